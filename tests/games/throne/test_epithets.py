"""The winner's epithet."""

from __future__ import annotations

import pytest

from games.throne.builders import GAME, answer, done_by, rank
from games.throne.finals import Board, ending, lay
from support.clauses import clause
from tabard.core.values import BLANK
from tabard.games.throne.epithets import epithet
from tabard.games.throne.state import ThroneState


def called(state: ThroneState, seat: int, language: str = "en") -> str:
    """How a player would be called."""
    return epithet(state, seat, GAME.card_names, language)


def epithets(state: ThroneState) -> dict[str, dict[str, str]]:
    """The epithets of the score sheet, by winner and language."""
    found = GAME.score_sheet(state)["epithets"]
    assert isinstance(found, dict)
    return found


@clause("TH-EPI-01")
def test_all_completed_claims_of_both_kinds_then_lord_and_house() -> None:
    state = lay(ending(), 1, ends="E18 E19 E03", anarchy=4, alms=7, done="G43", claims="G40")
    words = "The Tyrant, The Benefactor, The Rebel, Spymaster of House Culver-Lux"
    assert called(state, 1) == words


@clause("TH-EPI-01")
def test_the_winner_has_an_epithet_and_nobody_else() -> None:
    state = lay(ending(), 1, influence=3)
    assert list(epithets(state)) == ["1"]


@clause("TH-EPI-02")
def test_end_of_game_claims_stand_in_the_order_kept() -> None:
    state = lay(ending(), 0, ends="E19 E18", anarchy=4, alms=7)
    assert called(state, 0) == "The Benefactor, The Tyrant, Patron of House Roselie"


@clause("TH-EPI-02")
def test_in_game_claims_stand_in_the_order_completed() -> None:
    state = lay(ending(), 0, done="G40", claims="G10 G06", ends="E20", hand="scholar-1")
    lay(state, 0, tracks={"strength": 9, "knowledge": 8})
    rank(state, "VII", 1)
    answer(state, "action:educate", "card:scholar-1", "done")
    assert done_by(state, 0) == ["G40", "G06", "G10"]
    words = "The Saintly, The Mighty, The Enlightened, Patron of House Roselie"
    assert called(state, 0) == words


@clause("TH-EPI-03")
@pytest.mark.parametrize(
    ("board", "english", "german"),
    [
        ({}, "Patron of House Roselie", "Der Schutzherr von House Roselie"),
        (
            {"done": "G06"},
            "The Mighty, Patron of House Roselie",
            "Der Mächtige, Der Schutzherr von House Roselie",
        ),
        (
            {"done": "G06 G40 G19"},
            "The Mighty, The Saintly, The Impaler, Patron of House Roselie",
            "Der Mächtige, der Heilige, der Pfähler, Der Schutzherr von House Roselie",
        ),
    ],
)
def test_both_languages_join_the_names_in_their_own_way(
    board: Board, english: str, german: str
) -> None:
    state = lay(lay(ending(), 0, **board), 0, influence=9, ends="E20")
    assert (called(state, 0), called(state, 0, "de")) == (english, german)
    assert epithets(state)["0"] == {"en": english, "de": german}


@clause("TH-EPI-03")
def test_each_house_is_called_by_its_short_name() -> None:
    state = ending(4)
    names = [called(state, seat, "de").split(" von House ")[1] for seat in range(4)]
    assert names == ["Roselie", "Culver-Lux", "Antares", "Umbral"]


@clause("TH-EPI-04")
def test_each_of_two_winners_has_an_epithet() -> None:
    state = lay(ending(), 0, influence=4)
    lay(state, 2, influence=4)
    assert GAME.score_sheet(state)["winners"] == [0, 2]
    words = {"0": "Patron of House Roselie", "2": "Chancellor of House Antares"}
    assert {seat: said["en"] for seat, said in epithets(state).items()} == words


@clause("TH-EPI-01")
def test_without_a_lord_there_is_the_house_alone() -> None:
    state = lay(ending(), 1, done="G06")
    state.houses[1].lord = BLANK
    assert called(state, 1) == "The Mighty, House Culver-Lux"
    assert called(state, 1, "de") == "Der Mächtige, House Culver-Lux"
