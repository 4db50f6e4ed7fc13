"""Houses by choice: who chooses when, what is left, and that home, emblem and texts follow."""

from __future__ import annotations

import pytest

import tabard
from games.throne.builders import GAME, answer, shown, skip_chance, workers, workers_at
from support.clauses import clause
from support.questions import asked, barred, options, refuses, told
from tabard.bots.levels import make_bot
from tabard.core import engine
from tabard.core.errors import SnapshotError
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.throne.conditions_workers import workers_in
from tabard.games.throne.epithets import epithet
from tabard.games.throne.events import HouseChosen
from tabard.games.throne.kinds import HOUSE_NAMES, WORKER_NAMES
from tabard.games.throne.laws import broken_law
from tabard.games.throne.rules import ANY_KIND, ONE_OPPONENT, OWN
from tabard.games.throne.state import ThroneState
from tabard.match.match import event_data
from tabard.match.texts import Texts

BY_CHOICE = {"houses": "by_choice"}
ALL = [f"house:{name}" for name in HOUSE_NAMES]


def choosing(seats: int = 3) -> ThroneState:
    """A match that begins with the choice of houses."""
    state = GAME.new_state(seats, BY_CHOICE)
    state.is_telling = True
    engine.settle(state)
    return state


def chosen(*houses: str) -> ThroneState:
    """A match in which the seats have chosen these houses."""
    state = choosing(len(houses))
    answer(state, *[f"house:{house}" for house in houses])
    return state


def lords_kept(*houses: str) -> ThroneState:
    """Everybody has a house, claims and a lord with workers."""
    state = chosen(*houses)
    skip_chance(state)
    while asked(state)[1] in ("keep_end", "keep_lord"):
        answer(state, options(state)[0])
        skip_chance(state)
    return state


@clause("TH-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_choose_in_seat_order_before_anything_is_dealt(seats: int) -> None:
    state = choosing(seats)
    for seat in range(seats):
        assert asked(state) == (seat, "choose_house")
        answer(state, options(state)[-1])
    assert asked(state)[0] == CHANCE
    assert [house.dealt for house in state.houses] == [()] * seats


@clause("TH-SETUP-01")
def test_nobody_chooses_unless_the_table_says_so() -> None:
    state = GAME.new_state(3, {})
    engine.settle(state)
    assert asked(state)[0] == CHANCE


@clause("TH-SETUP-01")
def test_a_house_is_chosen_once_and_barred_to_the_next() -> None:
    state = choosing()
    assert (options(state), barred(state)) == (ALL, {})
    answer(state, "house:umbral")
    answer(state, "house:roselie")
    assert options(state) == ["house:culver_lux", "house:antares"]
    assert barred(state) == {"house:roselie": "TH-SETUP-01", "house:umbral": "TH-SETUP-01"}
    assert refuses(state, "house:umbral")


@clause("TH-SETUP-01")
def test_the_last_of_four_is_not_asked() -> None:
    match = tabard.start("throne", 4, "houses", BY_CHOICE)
    for house in ("umbral", "antares", "roselie"):
        match.play(match.pending()[0].seat, f"house:{house}")
    assert isinstance(match.state, ThroneState)
    assert shown(match.state, SPECTATOR, "players", 3, "house") == "culver_lux"


@clause("TH-SETUP-01")
def test_all_hear_and_see_who_plays_for_which_house() -> None:
    state = choosing()
    assert [shown(state, 1, "players", seat, "house") for seat in range(3)] == [None] * 3
    answer(state, "house:antares")
    assert [shown(state, 1, "players", seat, "house") for seat in range(3)] == [
        "antares",
        None,
        None,
    ]
    events = told(state, HouseChosen)
    assert [event.seen_by(SPECTATOR) for event in events] == [HouseChosen(0, 2)]
    data = [event_data(GAME, event) for event in events]
    anna = ["Anna", "Bert", "Clara"]
    assert Texts(GAME, "en", anna).log(data, None) == ["Anna plays for Antares, House of Storms."]
    assert Texts(GAME, "de", anna).log(data, None) == ["Anna spielt für Antares, Haus des Sturms."]


@clause("TH-SETUP-02", "TH-SETUP-09")
def test_the_home_territory_goes_with_the_house() -> None:
    houses = ("umbral", "roselie", "antares")
    state = lords_kept(*houses)
    for seat, house in enumerate(houses):
        lord = GAME.catalog.deck.lords[state.houses[seat].lord]
        standing = [workers_at(state, seat, kind, house) for kind in WORKER_NAMES]
        assert standing == lord.workers
        assert sum(standing) == sum(state.houses[seat].workers) > 0


@clause("TH-COND-04")
def test_the_homes_of_opponents_are_those_of_their_houses() -> None:
    state = chosen("umbral", "roselie", "antares")
    workers(state, 0, {"soldier": {"umbral": 3, "roselie": 1}, "spy": {"roselie": 1}})
    assert workers_in(state, 0, ANY_KIND, ONE_OPPONENT) == 2
    assert workers_in(state, 0, ANY_KIND, OWN) == 3


@clause("TH-EPI-01")
def test_the_new_monarch_is_of_the_house_that_was_chosen() -> None:
    state = lords_kept("umbral", "roselie")
    assert epithet(state, 0, GAME.card_names, "en").endswith("of House Umbral")
    assert epithet(state, 1, GAME.card_names, "de").endswith("von House Roselie")


def test_a_table_tells_its_houses_only_where_they_were_chosen() -> None:
    assert GAME.codec.encode(chosen("umbral", "roselie"))["homes"] == [3, 0]
    assert "homes" not in GAME.codec.encode(GAME.new_state(2, {}))


def test_wrong_houses_of_a_snapshot_are_refused() -> None:
    data = dict(GAME.codec.encode(chosen("umbral", "roselie")))
    with pytest.raises(SnapshotError, match="'homes': 4 is none of 0 to 3"):
        GAME.codec.decode(2, BY_CHOICE, {**data, "homes": [4, 0]})
    del data["homes"]
    with pytest.raises(SnapshotError, match="'homes' is missing"):
        GAME.codec.decode(2, BY_CHOICE, data)


@pytest.mark.parametrize(
    ("homes", "law"),
    [
        ((3, 3), "no two players have the same house"),
        ((3,), "every player has a house, or is still to choose one"),
        ((3, 0, 1), "every player has a house, or is still to choose one"),
    ],
)
def test_every_player_has_one_house(homes: tuple[int, ...], law: str) -> None:
    state = chosen("umbral", "roselie")
    assert broken_law(state) == ""
    state.homes = homes
    assert broken_law(state) == law


@pytest.mark.parametrize("level", ["random", "easy", "ismcts:20", "expert:20"])
def test_bots_of_every_kind_choose_a_house(level: str) -> None:
    match = tabard.start("throne", 3, "bots", BY_CHOICE)
    while match.pending()[0].prompt == "choose_house":
        decision = match.pending()[0]
        choice = make_bot(level, "houses", match.game).choose(
            match.knowledge(decision.seat), decision
        )
        match.play(decision.seat, choice)
    assert isinstance(match.state, ThroneState)
    assert len(set(match.state.homes)) == 3
