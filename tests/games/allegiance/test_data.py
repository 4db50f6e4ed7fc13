"""Data files: replaced ones are played, wrong ones refused with file, entry and field."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import tabard
from games.allegiance.builders import (
    ENDING,
    GAME,
    decided_by,
    ending,
    influence,
    points,
    table,
    winners,
)
from games.allegiance.decks import copied_data, edited_data, with_counts
from support.clauses import clause
from tabard.core.errors import DataError
from tabard.games.allegiance.events import RoundBegan
from tabard.games.allegiance.game import Allegiance
from tabard.games.allegiance.state import AllegianceState
from tabard.match.match import Match


def played(game: Allegiance, seats: int) -> Match:
    """A whole match of random play; its law is checked after every move."""
    match = tabard.start(game, seats, "data")
    dice = Random(seats)
    while not match.is_over():
        decision = dice.choice(match.pending())
        match.play(decision.seat, dice.choice(decision.options))
        assert isinstance(match.state, AllegianceState)
        assert game.codec.broken_law(match.state) == ""
    return match


def rounds_of(match: Match) -> int:
    """How many rounds were played."""
    return len([event for _, event in match.seen_events(None) if isinstance(event, RoundBegan)])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_copy_of_the_data_plays_like_the_original(tmp_path: Path, seats: int) -> None:
    match = played(Allegiance(copied_data(tmp_path)), seats)
    assert match.record() == played(GAME, seats).record()


@clause("AL-ROUND-02")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 10), (4, 7), (5, 6)])
def test_two_more_cards_make_an_uneven_deck_that_ends_in_time(
    tmp_path: Path, seats: int, rounds: int
) -> None:
    match = played(with_counts(tmp_path, noble=6), seats)
    assert rounds_of(match) == rounds
    assert match.view(None)["deck"] == 2


@clause("AL-ROUND-02")
def test_a_smaller_deck_makes_a_shorter_match(tmp_path: Path) -> None:
    game = with_counts(tmp_path, thief=4, monk=4, cutpurse=5, initiate=5)
    match = played(game, 5)
    assert sum(game.numbers.counts) == 68
    assert (rounds_of(match), match.view(None)["deck"]) == (3, 13)


@clause("AL-WIN-05")
def test_a_deck_with_two_guildmasters_and_bishops_is_played(tmp_path: Path) -> None:
    game = with_counts(tmp_path, guildmaster=2, bishop=2)
    assert played(game, 4).is_over()


@clause("AL-WIN-05", "AL-WIN-06")
def test_two_with_a_guildmaster_share_what_a_third_without_does_not(tmp_path: Path) -> None:
    game = with_counts(tmp_path, guildmaster=2)
    hands = ["guildmaster thief", "thief*2", "guildmaster thief"]
    state = ending(hands, guild="thief", game=game)
    assert (winners(state), decided_by(state)) == ([0, 2], "shared")


@clause("AL-SCORE-01", "AL-SCORE-05")
def test_cards_may_be_worth_more_than_one(tmp_path: Path) -> None:
    data = copied_data(tmp_path)
    path = data / "constants.toml"
    text = path.read_text("utf-8")
    for constant in ("aligned_card_influence", "aligned_card_allegiance"):
        text = text.replace(f'id = "{constant}"\nvalue = 1', f'id = "{constant}"\nvalue = 3')
    old, new = (f'id = "converted_card_influence"\nvalue = {value}' for value in (1, 5))
    path.write_text(text.replace(old, new), "utf-8")
    hands, game = ["monk*2 thief"], Allegiance(data)
    state = ending(hands, temple="monk*2", guild="thief", converted="spy*2", game=game)
    assert influence(state) == (2 * 3 + 2 * 5, 3)
    assert points(state, 0) == (6, 3)


@clause("AL-SETUP-02")
def test_other_cards_may_be_taken_out(tmp_path: Path) -> None:
    removed = "removed = { noble = 1, monk = 3 }"
    game = Allegiance(
        edited_data(tmp_path, "constants.toml", "removed = { thief = 2, monk = 2 }", removed)
    )
    assert tabard.start(game, 3, "x").view(0)["boxed"] == {"noble": 1, "monk": 3}


@pytest.mark.parametrize(
    ("constant", "pile", "found"),
    [("noble_influence", "noble*2", 18), ("merchant_influence", "merchant*2", 18)],
)
def test_constants_of_the_data_are_played_by(
    tmp_path: Path, constant: str, pile: str, found: int
) -> None:
    value = 2 if constant == "noble_influence" else 1
    old = f'id = "{constant}"\nvalue = {value}'
    data = edited_data(tmp_path, "constants.toml", old, f'id = "{constant}"\nvalue = 9')
    assert influence(table(turn=ENDING, deck="", temple=pile, game=Allegiance(data)))[0] == found


def test_a_folder_need_not_hold_what_stays_as_it_is(tmp_path: Path) -> None:
    data = edited_data(tmp_path, "constants.toml", "removed = { thief = 2", "removed = { thief = 1")
    whole = Allegiance(data)
    for name in ("cards.toml", "options.toml", "powers.toml"):
        (data / name).unlink()
    part = Allegiance(data)
    assert part.data_digest() == whole.data_digest() != ""
    assert played(part, 3).record() == played(whole, 3).record()


def test_a_missing_kind_is_refused_by_name(tmp_path: Path) -> None:
    data = copied_data(tmp_path)
    path = data / "cards.toml"
    text = path.read_text("utf-8")
    path.write_text(text[: text.rindex("[[card]]")], "utf-8")
    with pytest.raises(DataError, match="'noble' is missing"):
        Allegiance(data)


def test_a_missing_constant_is_refused_by_name(tmp_path: Path) -> None:
    data = copied_data(tmp_path)
    path = data / "constants.toml"
    text = path.read_text("utf-8")
    begin, end = (
        text.index('[[constant]]\nid = "follow_bonus"'),
        text.index('[[constant]]\nid = "no'),
    )
    path.write_text(text[:begin] + text[end:], "utf-8")
    with pytest.raises(DataError, match="'follow_bonus' is missing"):
        Allegiance(data)


def test_too_few_inquisitors_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"cards.toml, card 'inquisitor', field 'count'"):
        with_counts(tmp_path, inquisitor=4)


def test_a_missing_number_of_seats_is_refused(tmp_path: Path) -> None:
    data = copied_data(tmp_path)
    path = data / "constants.toml"
    text = path.read_text("utf-8")
    path.write_text(text[: text.index('[[seats]]\nid = "5"')], "utf-8")
    with pytest.raises(DataError, match=r"constants.toml: seats '5'"):
        Allegiance(data)


def test_too_few_cards_for_the_first_hands_are_refused(tmp_path: Path) -> None:
    kinds = ("assassin", "cutpurse", "double_agent", "spy", "guildmaster", "priest", "initiate")
    others = dict.fromkeys((*kinds, "bishop", "merchant", "guard", "noble"), 0)
    with pytest.raises(DataError, match=r"cards.toml, field 'total'"):
        with_counts(tmp_path, thief=4, monk=4, inquisitor=5, **others)


def test_inquisitors_taken_out_must_leave_one_for_each_player(tmp_path: Path) -> None:
    data = edited_data(
        tmp_path, "constants.toml", "removed = { thief = 2", "removed = { inquisitor = 8, thief = 2"
    )
    with pytest.raises(DataError, match=r"seats '3', field 'removed'"):
        Allegiance(data)


@clause("AL-ALLOC-08")
def test_fewer_than_two_cards_a_round_are_refused(tmp_path: Path) -> None:
    old = 'id = "cards_dealt_per_player_per_round"\nvalue = 3'
    data = edited_data(tmp_path, "constants.toml", old, old.replace("3", "1"))
    with pytest.raises(DataError, match="'cards_dealt_per_player_per_round', field 'value'"):
        Allegiance(data)
