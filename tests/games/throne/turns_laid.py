"""Turns in the spaces III to VII laid with few words, and what is on offer in them."""

from __future__ import annotations

from typing import Final, Unpack

from games.throne.builders import (
    answer,
    bids,
    guilds,
    hand,
    resolve,
    table,
    track,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.finals import Board, lay
from support.questions import asked, barred, options, refuses
from tabard.core import engine
from tabard.core.values import BLANK, CHANCE
from tabard.games.throne.kinds import (
    ACTION_NAMES,
    TASK,
    TERRITORY_NAMES,
    TRACK_NAMES,
    type_of_action,
)
from tabard.games.throne.state import ThroneState

TRACK_SPACES: Final = ["III", "IV", "V", "VI", "VII"]

DEPLOYS: Final = [
    ("III", "recruit"),
    ("III", "advance"),
    ("IV", "infiltrate"),
    ("IV", "sneak"),
    ("V", "tradesman"),
    ("V", "caravan"),
    ("VI", "profits"),
    ("VI", "wages"),
    ("VII", "educate"),
    ("VII", "apprenticeship"),
]
TASKS: Final = [
    ("III", "attack"),
    ("IV", "subterfuge"),
    ("V", "commerce"),
    ("VI", "grant"),
    ("VII", "alms"),
]

MOVE_VALUES: Final = [*zip(range(13), [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3], strict=True)]
"""How many workers move together, for each space of a Town Track."""


def busy_table(seats: int = 3, **options: str) -> ThroneState:
    """A table at which every action of every space is open to whoever has points enough.

    Each player has a Soldier, a Spy and a Merchant in the Home Territory of the left neighbour,
    Wealth for a Commerce, and a Banker and a Scholar in hand.
    """
    state = table(seats, options=options)
    for seat in range(seats):
        there = TERRITORY_NAMES[(seat + 1) % seats]
        workers(state, seat, {kind: {there: 1} for kind in ("soldier", "spy", "merchant")})
        tracks(state, seat, wealth=1)
        hand(state, seat, "banker-1 scholar-1")
    return state


def own_turn(space: str, seat: int = 0, **board: Unpack[Board]) -> ThroneState:
    """The turn of one player of three in a space, with this board."""
    return turn(lay(table(), seat, **board), seat, space)


def tracks_of(state: ThroneState, seat: int = 0) -> list[int]:
    """Where the markers of all Town Tracks of a player stand."""
    return [track(state, seat, name) for name in TRACK_NAMES]


def full_track(seats: int = 3, taken: int = 24, edition: str = "en") -> ThroneState:
    """A table on which the last player has taken so many of the 24 Anarchy markers."""
    state = table(seats, edition)
    state.houses[-1].anarchy = taken
    return state


def actions(state: ThroneState) -> list[str]:
    """The actions that are offered in the turn of whoever is asked."""
    assert asked(state)[1] == "turn", f"nobody is asked for an action, but {asked(state)}"
    return [text.removeprefix("action:") for text in options(state) if text != "end_turn"]


def points_left(state: ThroneState) -> int:
    """How many Action Points whoever is asked for an action still has."""
    assert asked(state)[1] == "turn", f"nobody is asked for an action, but {asked(state)}"
    return engine.pending(state)[0].about[0].number


def is_over(state: ThroneState) -> bool:
    """Whether the space is resolved, and with it the last turn in it."""
    return state.space == BLANK


def forbids(state: ThroneState, text: str, clause: str) -> bool:
    """Whether a choice is refused, and barred by the clause."""
    return refuses(state, text) and barred(state).get(text) == clause


def take(state: ThroneState, action: str) -> None:
    """Take an action, and the first of whatever it offers until it is done."""
    answer(state, f"action:{action}")
    while not is_over(state) and asked(state)[1] != "turn":
        answer(state, options(state)[0])


def rows_given(state: ThroneState) -> list[tuple[int, str]]:
    """Who has how many points for what, turn by turn, all ended at once; choices mean deploy."""
    given = []
    while not is_over(state):
        if asked(state)[1] == "mode":
            answer(state, "mode:deploy")
        types = {type_of_action(ACTION_NAMES.index(name)) for name in actions(state)}
        mode = "mix" if len(types) > 1 else "task" if TASK in types else "deploy"
        given.append((asked(state)[0], f"{points_left(state)} {mode}"))
        answer(state, "end_turn")
    return given


def fight(state: ThroneState, where: str, attacker: int, defender: int) -> None:
    """Let the first player attack Culver-Lux somewhere with these dice and without a boost."""
    turn(state, 0, "III")
    answer(state, "action:attack", f"territory:{where}", "player:1", "boost:no")
    answer(state, f"die:{attacker}", f"die:{defender}")


def soldiers(state: ThroneState, *counts: int, at: str = "centre") -> None:
    """Put so many Soldiers of each seat from 0 on somewhere."""
    for seat, count in enumerate(counts):
        workers(state, seat, {"soldier": {at: count}})


def star_counts_one(state: ThroneState, *assigned: str, seat: int = 0) -> None:
    """A player alone in space III reveals a * and lets it count 1."""
    guilds(state, seat, *assigned)
    bids(state, "III", (seat, "star"))
    resolve(state, "III")
    answer(state, "star:1")


def is_chance(state: ThroneState) -> bool:
    """Whether chance is to answer."""
    return asked(state)[0] == CHANCE


def standing(state: ThroneState, place: str) -> list[int]:
    """How many Soldiers each player has somewhere."""
    return [workers_at(state, seat, "soldier", place) for seat in range(state.seats)]


def influence(state: ThroneState) -> list[int]:
    return [house.influence for house in state.houses]


def supplies(state: ThroneState) -> list[int]:
    return [house.supply for house in state.houses]
