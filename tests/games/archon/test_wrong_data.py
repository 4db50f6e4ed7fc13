"""Data of one's own: other numbers are read, wrong ones refused with file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.archon.edits import OWN, edited, extended, read_all, shortened
from games.archon.wrong_data import HAND, MINT
from tabard.core.errors import DataError
from tabard.games.archon import kinds
from tabard.parts.catalog import DataFolder


def test_as_many_cards_as_are_needed_suffice(tmp_path: Path) -> None:
    shortened(tmp_path, "favors.toml", "favor", 12)
    shortened(tmp_path, "provinces.toml", "province", 9)
    shortened(tmp_path, "attacks.toml", "attack", 3)
    box = read_all(shortened(tmp_path, "science.toml", "card", 3)).box
    assert (len(box.favors), len(box.provinces), len(box.attacks)) == (12, 9, 3)
    assert [len(cards) for cards in box.displays] == [3, 23]


def test_a_wall_has_at_most_forty_spaces(tmp_path: Path) -> None:
    spaces = [
        f'[[space]]\nid = "{number}"\nvp = 0\nplayers = 4\nsource = "inferred"\n'
        for number in range(21, 42)
    ]
    assert len(read_all(extended(tmp_path, "wall.toml", "\n".join(spaces[:20]))).box.wall) == 40
    with pytest.raises(DataError, match=r"wall.toml, space '41', field 'id': .* at most 40"):
        read_all(extended(tmp_path, "wall.toml", "\n".join(spaces)))


def test_bigger_hands_need_more_courtiers(tmp_path: Path) -> None:
    edited(tmp_path, "constants.toml", HAND, HAND.replace("5", "6"))
    with pytest.raises(DataError, match=r"constant 'hand', .* two piles of 6 need 12 cards"):
        read_all(DataFolder(OWN, tmp_path))
    catalog = read_all(edited(tmp_path, "magisters.toml", "most = 8", "most = 10"))
    assert (catalog.hand, catalog.courtiers, catalog.own_cards) == (6, 10, 12)


def test_late_players_need_goods_for_their_magisters_too(tmp_path: Path) -> None:
    late = 'id = "late_recruits"\nvalue = 2'
    with pytest.raises(DataError, match=r"1 of 'recruit'; players start with 0"):
        read_all(edited(tmp_path, "constants.toml", late, late.replace("2", "0")))


def test_other_numbers_are_read_from_another_folder(tmp_path: Path) -> None:
    edited(tmp_path, "buildings.toml", "gain = { gold = 2 }", "gain = { gold = 3 }")
    edited(tmp_path, "provinces.toml", "extra_of_four = { papyrus = 1 }\n", "")
    catalog = read_all(edited(tmp_path, "tiles.toml", MINT, MINT.replace("vp = 2", "vp = 7")))
    assert catalog.gains[kinds.TREASURY].goods[kinds.GOLD] == 3
    assert catalog.box.provinces[0].cubes[4] == catalog.box.provinces[0].cubes[3]
    assert catalog.box.tiles[kinds.MINT].vp == 7


def test_a_favor_may_be_added(tmp_path: Path) -> None:
    words = [
        f'{word} = {{ en = "Royal Hunt", de = "Königsjagd" }}'
        for word in ("name", "object", "text")
    ]
    lines = ["cards = 2", 'word = "vp_per_own_warrior"', "amount = 2", 'source = "inferred"']
    entry = "\n".join(['[[favor]]\nid = "royal_hunt"', *words, *lines])
    catalog = read_all(extended(tmp_path, "favors.toml", entry))
    added = catalog.box.favors[-1]
    assert (added.cards, added.word, added.amount) == (2, kinds.VP_PER_WARRIOR, 2)
    assert (sum(added.cost.goods), sum(added.gain.goods), added.gain.vp) == (0, 0, 0)
    assert catalog.favor[-1].text == "favor:royal_hunt"
