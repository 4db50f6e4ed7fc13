"""Data of one's own: other numbers are read, wrong ones refused with file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.castellans.numbers_laid import OWN, edited, read_all
from games.castellans.wrong_data import PEASANT, PLAN
from tabard.core.errors import DataError
from tabard.games.castellans import kinds
from tabard.parts.catalog import DataFolder

LEFTOVER = 'id = "leftover_dice"\nvalue = 3'


def test_a_plan_for_every_round_is_needed(tmp_path: Path) -> None:
    plan = next(line for line in (OWN / "solo.toml").read_text("utf-8").split("\n") if PLAN in line)
    with pytest.raises(DataError, match=r"solo.toml, opponent 'brandt', field 'plans': .* has 4"):
        read_all(edited(tmp_path, "solo.toml", f"{plan}\n", ""))


def test_fewer_leftover_dice_need_fewer_dice_and_milder_cards(tmp_path: Path) -> None:
    edited(tmp_path, "constants.toml", LEFTOVER, LEFTOVER.replace("3", "1"))
    with pytest.raises(DataError, match=r"players '1', field 'dice': needs a number from 7 to 7"):
        read_all(DataFolder(OWN, tmp_path))
    players = (OWN / "players.toml").read_text("utf-8")
    for dice in (9, 12, 15, 18):
        players = players.replace(f"dice = {dice}", f"dice = {dice - 2}")
    (tmp_path / "players.toml").write_text(players, "utf-8")
    with pytest.raises(DataError, match=r"citizen 'peasant', field 'gain': reads 2 of 1"):
        read_all(DataFolder(OWN, tmp_path))
    edited(tmp_path, "citizens.toml", PEASANT, PEASANT.replace("2", "1"))
    assert read_all(DataFolder(OWN, tmp_path)).tables.dice[1:] == [7, 7, 10, 13, 16]


def test_no_keep_rolls_need_fewer_keeps(tmp_path: Path) -> None:
    players = (OWN / "players.toml").read_text("utf-8")
    (tmp_path / "players.toml").write_text(players.replace("keep_roll = true", "keep_roll = false"))
    assert read_all(edited(tmp_path, "tokens.toml", "count = 8", "count = 4")).keeps == 4


def test_other_numbers_are_read_from_another_folder(tmp_path: Path) -> None:
    edited(tmp_path, "guilds.toml", "ordinary = 12", "ordinary = 14")
    catalog = read_all(edited(tmp_path, "manors.toml", "vp_per_ship = 2", "vp_per_ship = 3"))
    assert catalog.rewards.monument_vp[kinds.LIGHTHOUSE] == 3
    assert (catalog.tracks.first_star, catalog.tracks.top) == (15, 17)


@pytest.mark.parametrize("action", ["wharf", "harvest"])
def test_an_action_without_a_cost_may_have_other_bonuses(tmp_path: Path, action: str) -> None:
    old = {"wharf": "bonus = { influence_any = 1 }", "harvest": "bonus = { resource_any = 1 }"}
    new = "bonus = { resource_any = 1, influence_any = 2, gold = 3 }"
    catalog = read_all(edited(tmp_path, "actions.toml", old[action], new))
    bonus = catalog.die_bonuses[kinds.PRIMARY_NAMES.index(action)]
    assert (bonus.resource_any, bonus.influence_any, bonus.goods[kinds.GOLD]) == (1, 2, 3)


def test_a_citizen_may_be_added(tmp_path: Path) -> None:
    words = ["name", "object", "plural", "text"]
    card = "\n".join(
        [
            '[[citizen]]\nid = "gate_keeper"',
            *[f'{word} = {{ en = "Gate Keeper", de = "Torwächter" }}' for word in words],
            'guild = "soldier"\nline = "blue"\ncopies = 2\ntiming = "on_action"',
            'action = "manor"\ngain = { influence_district = 1, vp = 1 }\nsource = "inferred"\n',
        ]
    )
    text = (OWN / "citizens.toml").read_text("utf-8")
    (tmp_path / "citizens.toml").write_text(f"{text}\n{card}", "utf-8")
    found = read_all(DataFolder(OWN, tmp_path))
    assert (found.citizens[-1].key, found.citizens[-1].copies) == ("gate_keeper", 2)
    assert found.citizens[-1].gain.influence_district == 1
    assert [row[-1].text for row in (found.citizen, found.convert, found.use)] == [
        "citizen:gate_keeper",
        "conv:gate_keeper",
        "use:gate_keeper",
    ]
