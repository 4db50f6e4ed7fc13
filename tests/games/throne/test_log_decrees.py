"""What is told of Royal Decrees: what each player does by them, or cannot do."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    anarchy,
    answer,
    hand,
    no_anarchy_left,
    table,
    tracks,
    workers,
)
from games.throne.looks import log
from games.throne.phases import reveal
from support.clauses import clause
from tabard.core.values import BLANK, Event
from tabard.games.throne.action_events import (
    AlmsMoved,
    AnarchyReturned,
    AnarchyTaken,
    DiplomacyMoved,
    InfluenceGained,
    TrackLowered,
    TrackRaised,
    WorkerPlaced,
    WorkerReturned,
)
from tabard.games.throne.deeds import FOR_DECREE
from tabard.games.throne.events import (
    CardDrawn,
    CardsDiscarded,
    DecreeDeclined,
    DecreeIdle,
    DecreeRead,
)
from tabard.games.throne.kinds import (
    CENTRE,
    KNOWLEDGE,
    MERCHANT,
    SOLDIER,
    SPY,
    WEALTH,
)


def obeyed(half: str, *answers: str) -> list[Event]:
    """What is told of a decree that the first player can obey in full, and the others not at all.

    The first player has a worker of each kind, a marker, cards, and Wealth and Knowledge.
    """
    state = table()
    workers(state, 0, {kind: {"roselie": 1} for kind in ("soldier", "spy", "merchant")})
    tracks(state, 0, wealth=1, knowledge=1)
    anarchy(state, 0, 1)
    hand(state, 0, "spy-1 joker-2")
    for other in (1, 2):
        state.houses[other].alms = 7
        workers(state, other, {"merchant": {"centre": 10}})
    no_anarchy_left(state, 0)
    before = len(state.told)
    reveal(state, half)
    answer(state, *answers)
    told = state.told[before:]
    assert isinstance(told[0], DecreeRead)
    return told[1:]


IDLE = [DecreeIdle(1), DecreeIdle(2)]
OBEYED: list[tuple[str, list[str], list[Event]]] = [
    ("royal_muster", ["accept"], [WorkerPlaced(0, SOLDIER, 0, 0), *IDLE]),
    ("royal_muster", ["pass"], [DecreeDeclined(0), *IDLE]),
    ("deserters", ["territory:roselie"], [WorkerReturned(0, SOLDIER, 0, 0), *IDLE]),
    ("hunt_for_traitors", ["territory:roselie"], [WorkerReturned(0, SPY, 0, 0), *IDLE]),
    (
        "highwaymen",
        ["territory:roselie", "territory:centre", "territory:centre"],
        [
            WorkerReturned(0, MERCHANT, 0, 0),
            WorkerReturned(1, MERCHANT, CENTRE, BLANK),
            WorkerReturned(2, MERCHANT, CENTRE, BLANK),
        ],
    ),
    (
        "gift_of_the_crown",
        [],
        [TrackRaised(0, WEALTH, 1), TrackRaised(1, WEALTH, 1), TrackRaised(2, WEALTH, 1)],
    ),
    ("war_tax", [], [TrackLowered(0, WEALTH, 1), *IDLE]),
    (
        "royal_library",
        ["card:spy-1", "card:spy-2", "card:spy-3"],
        [CardDrawn(0, 3), CardDrawn(1, 4), CardDrawn(2, 5)],
    ),
    ("burning_books", ["branch:track"], [TrackLowered(0, KNOWLEDGE, 1), *IDLE]),
    ("burning_books", ["branch:card", "card:joker-2"], [CardsDiscarded(0, (16,)), *IDLE]),
    (
        "royal_pardon",
        ["accept"],
        [AnarchyReturned(0, FOR_DECREE), *IDLE],
    ),
    ("riots", ["branch:card", "card:spy-1"], [CardsDiscarded(0, (3,)), *IDLE]),
    (
        "feast_for_the_poor",
        ["track:knowledge"],
        [TrackLowered(0, KNOWLEDGE, 1), AlmsMoved(0, 1), *IDLE],
    ),
    ("feast_for_the_poor", ["pass"], [DecreeDeclined(0), *IDLE]),
    ("famine", ["track:wealth"], [TrackLowered(0, WEALTH, 1), *IDLE]),
    (
        "grand_tournament",
        ["accept"],
        [WorkerReturned(0, SOLDIER, 0, 0), InfluenceGained(0, 1), *IDLE],
    ),
    (
        "foreign_envoys",
        ["card:joker-2", "card:spy-1"],
        [CardsDiscarded(0, (3,)), CardsDiscarded(0, (16,)), DiplomacyMoved(0, 1), *IDLE],
    ),
    ("foreign_envoys", ["pass"], [DecreeDeclined(0), *IDLE]),
]


@clause("TH-DEC-06", "TH-DEC-08", "TH-GEN-04")
@pytest.mark.parametrize(("half", "answers", "told"), OBEYED)
def test_what_each_player_does_by_decree_is_told(
    half: str, answers: list[str], told: list[Event]
) -> None:
    assert obeyed(half, *answers)[: len(told)] == told


@clause("TH-DEC-13", "TH-DEC-17", "TH-ANAR-08")
def test_markers_taken_by_decree_are_told() -> None:
    state = table()
    no_anarchy_left(state, 0)
    state.houses[0].anarchy -= 2
    reveal(state, "war_tax")
    taken = [AnarchyTaken(seat, FOR_DECREE) for seat in (0, 1)]
    assert [e for e in state.told if isinstance(e, AnarchyTaken | DecreeIdle)] == [
        *taken,
        DecreeIdle(2),
    ]
    state = reveal(table(), "riots")
    assert log(state, "branch:anarchy") == [AnarchyTaken(0, FOR_DECREE)]
