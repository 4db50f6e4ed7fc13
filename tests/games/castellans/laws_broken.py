"""Changes to a table, and the law that each of them breaks."""

from __future__ import annotations

from collections.abc import Callable

from games.castellans.builders import (
    GAME,
    citizen_number,
    citizens,
    crate,
    goods,
    guilds,
    manors,
    monument,
    score,
    table,
    tokens,
    windmills,
)
from support.laws import add, put
from tabard.core.values import BLANK
from tabard.games.castellans.goods import PickResource
from tabard.games.castellans.guilds import ChooseGuild, Push, Pushes
from tabard.games.castellans.powers import ReadLeftover
from tabard.games.castellans.solo_charts import SelectTrack
from tabard.games.castellans.state import ROUND_LINES, CastellansState
from tabard.games.castellans.turns import TakeTurn

Change = Callable[[CastellansState], object]


def laid() -> CastellansState:
    """A table with something of everything on it."""
    state = table(3, round=2)
    manors(state, 0, elder="anchorage", lighthouse_keeper="nor_high")
    manors(state, 1, lighthouse_keeper="penumbra")
    tokens(state, 0, "temple", nor_high=1)
    windmills(state, 0, nor_high_penumbra=2)
    monument(state, 0, "gate", "nor_high_penumbra")
    monument(state, 0, "ward_tower", "nor_high")
    monument(state, 0, "statue", "nor_high")
    citizens(state, 0, "thief")
    crate(state, 0, "0:1")
    goods(state, 0, gold=2, wood=1)
    guilds(state, 0, worker=13, soldier=4)
    score(state, 0, 5)
    return state


def swap_dice(state: CastellansState) -> None:
    """One leftover die too many, one drafted too few."""
    state.pool[0] += 1
    state.sides[0].drafted = state.sides[0].drafted[1:]


def misplace(state: CastellansState, where: str) -> None:
    """Lay a Citizen of the pink deck into the blue line, or into the blue deck."""
    citizen = citizen_number("guard")
    state.decks[0].take(citizen)
    if where == "deck":
        state.decks[1].put(citizen)
    else:
        gone = state.lines[1][0]
        state.decks[1].put(gone)
        state.lines[1] = (citizen, *state.lines[1][1:])


def lengthen(state: CastellansState) -> None:
    """A fifth Citizen in a line."""
    citizen = citizen_number("guard")
    state.decks[0].take(citizen)
    state.lines[0] = (*state.lines[0], citizen)


def close_wharf(state: CastellansState) -> None:
    """The open Wharf card goes back to the deck."""
    state.wharf_deck.put(state.wharf)
    state.wharf = BLANK


def owe_wharf(state: CastellansState) -> None:
    """The open Wharf card is discarded as well, and the deck owes it."""
    state.wharf_discard = (*state.wharf_discard, state.wharf)
    state.wharf_deck.counts[state.wharf] -= 1
    state.wharf_deck.size -= 1


def discard_backs(state: CastellansState) -> None:
    """All cards with the back that is seen are discarded."""
    for card in state.wharf_deck.kinds():
        if GAME.catalog.wharf[card].back == state.back:
            state.wharf_deck.take(card)
            state.wharf_discard = (*state.wharf_discard, card)


def unlock(state: CastellansState) -> None:
    """A Manor has left its place on the board, but stands in no District."""
    state.sides[0].manors[0] = 3


def add_crates(state: CastellansState, seat: int, difference: int) -> None:
    """Change how many Crates a player can place."""
    state.sides[seat].crates += difference


def with_banker(state: CastellansState, crates: int = 0, gold: int = 0) -> None:
    """Seat 1 has the Banker's Manor, so many more Crates, and Gold."""
    manors(state, 1, banker="iron_pit")
    add_crates(state, 1, crates)
    goods(state, 1, gold=gold)


def score_ahead(state: CastellansState) -> None:
    """Seat 1 has VP of round 3 already in round 2."""
    state.sides[1].tally[2 * ROUND_LINES] = 3
    state.sides[1].score = 3


TABLE_LAWS: dict[str, tuple[Change, str]] = {
    "a face on less than no dice": (
        lambda s: add(s.pool, (3, -1), (0, 1)),
        "dice add up: no face shows on less than no dice",
    ),
    "a die too many": (
        lambda s: put(s.sides[0], spent=(1,)),
        "dice add up: a player has 3 at most",
    ),
    "a die too few": (
        lambda s: put(s.sides[0], drafted=(0, 0)),
        "dice add up: 12 are in play, not 11",
    ),
    "a die left over too many": (swap_dice, "dice add up: 3 are left over"),
    "a Citizen pile that is miscounted": (
        lambda s: put(s.decks[0], size=3),
        "Citizens add up: no pile holds less than nothing of a kind",
    ),
    "a discard pile that owes a Citizen": (
        lambda s: put(s.discards[0], counts=[-1, 1] + [0] * 26),
        "Citizens add up: no pile holds less than nothing of a kind",
    ),
    "a Citizen in the wrong deck": (
        lambda s: misplace(s, "deck"),
        "Citizens lie in the deck of their colour",
    ),
    "a Citizen in the wrong line": (
        lambda s: misplace(s, "line"),
        "Citizens lie in the line of their colour",
    ),
    "a fifth Citizen in a line": (lengthen, "a line of Citizens has 4 spaces"),
    "a Citizen twice": (
        lambda s: put(s.sides[1], citizens=(citizen_number("thief"),)),
        "Citizens add up: thief is there 1 times, not 2",
    ),
    "a Citizen lost": (
        lambda s: s.decks[0].take(citizen_number("guard")),
        "Citizens add up: guard is there 1 times, not 0",
    ),
    "a Citizen in the discards as well": (
        lambda s: s.discards[0].put(citizen_number("guard")),
        "Citizens add up: guard is there 1 times, not 2",
    ),
    "a Wharf card twice": (
        lambda s: s.wharf_deck.put(s.wharf),
        "Wharf cards add up: each is there once",
    ),
    "a Wharf card lost": (
        lambda s: put(s, wharf_discard=()),
        "Wharf cards add up: each is there once",
    ),
    "a Wharf deck that owes a card": (owe_wharf, "Wharf cards add up: each is there once"),
    "a Wharf deck that is miscounted": (
        lambda s: put(s.wharf_deck, size=3),
        "Wharf cards add up: the deck is as large as it holds cards",
    ),
    "a back that no card has": (
        discard_backs,
        "the back that is seen is that of a card in the Wharf deck",
    ),
    "no Wharf card open": (close_wharf, "a Wharf card lies open"),
    "no back seen": (
        lambda s: put(s, back=BLANK),
        "the back of the next Wharf card is seen",
    ),
    "a Crate in the closed column": (
        lambda s: crate(s, 1, "1:0"),
        "the far-left column of the Wharf is closed",
    ),
    "a Keep too many": (
        lambda s: add(s.keeps, (0, 1)),
        "Keeps add up: 4 stand in the city, not 5",
    ),
    "a Keep too few": (
        lambda s: add(s.keeps, (5, -1)),
        "Keeps add up: 4 stand in the city, not 3",
    ),
    "less than no Keeps": (
        lambda s: add(s.keeps, (0, -1), (5, 1)),
        "Keeps add up: there are 8",
    ),
    "more Keeps than in the box": (
        lambda s: add(s.keeps, (0, 5)),
        "Keeps add up: there are 8",
    ),
    "a second Gate": (
        lambda s: monument(s, 1, "gate", "nor_high_penumbra"),
        "a site holds one gate at most",
    ),
    "a second Ward Tower": (
        lambda s: monument(s, 2, "ward_tower", "nor_high"),
        "a site holds one ward_tower at most",
    ),
    "a second Statue": (
        lambda s: monument(s, 1, "statue", "nor_high"),
        "a site holds one statue at most",
    ),
    "a second Lighthouse": (
        lambda s: manors(s, 2, lighthouse_keeper="penumbra"),
        "a District holds one Lighthouse at most",
    ),
    "a fifth Windmill": (
        lambda s: windmills(s, 1, nor_high_penumbra=3),
        "a road holds 4 Windmills at most",
    ),
    "a token below its track": (
        lambda s: guilds(s, 1, shadow=-1),
        "shadow: spaces are counted from 0 to 15",
    ),
    "a token above its track": (
        lambda s: guilds(s, 1, holy=16),
        "holy: spaces are counted from 0 to 15",
    ),
    "two tokens on a star": (
        lambda s: guilds(s, 1, worker=13),
        "worker: a starred space holds one token",
    ),
    "a sixth round": (
        lambda s: put(s, round=6, keeps=[0, 0, 0, 0, 0, 8]),
        "rounds are counted from 1 to 5",
    ),
    "a Scepter that nobody holds": (
        lambda s: put(s, first=BLANK),
        "somebody holds the Scepter",
    ),
    "an opponent at a table of three": (
        lambda s: put(s, opponent=2),
        "an opponent is there in solo, and only there",
    ),
    "a step for nobody": (
        lambda s: put(s, agenda=[TakeTurn(3, False, False)]),
        "there is no side 3",
    ),
    "a step for less than nobody": (
        lambda s: put(s, agenda=[TakeTurn(-1, False, False)]),
        "there is no side -1",
    ),
    "a push on no track": (
        lambda s: put(s, agenda=[Push(0, -1, 1)]),
        "guild of a step is counted from 0 to 3, not -1",
    ),
    "a push beyond the tracks": (
        lambda s: put(s, agenda=[Push(0, 4, 1)]),
        "guild of a step is counted from 0 to 3, not 4",
    ),
    "less than no pushes on a track": (
        lambda s: put(s, agenda=[Push(0, 1, -1)]),
        "left of a step is counted from 0 to 200, not -1",
    ),
    "pushes on no set of tracks": (
        lambda s: put(s, agenda=[Pushes(0, 1, 0)]),
        "guilds of a step is counted from 1 to 15, not 0",
    ),
    "pushes on a set beyond the tracks": (
        lambda s: put(s, agenda=[ChooseGuild(0, 1, 16, False)]),
        "guilds of a step is counted from 1 to 15, not 16",
    ),
    "less than no pushes": (
        lambda s: put(s, agenda=[Pushes(0, -1)]),
        "count of a step is counted from 0 to 200, not -1",
    ),
    "less than no units of a resource": (
        lambda s: put(s, agenda=[PickResource(0, -1)]),
        "units of a step is counted from 0 to 20, not -1",
    ),
    "less than no leftover dice to read": (
        lambda s: put(s, agenda=[ReadLeftover(0, -1, ())]),
        "left of a step is counted from 0 to 200, not -1",
    ),
    "tracks that are none": (
        lambda s: put(s, agenda=[SelectTrack((0, -1), 1)]),
        "there are no tracks (0, -1)",
    ),
}
SIDE_LAWS: dict[str, tuple[Change, str]] = {
    "less than no tokens": (
        lambda s: tokens(s, 1, "ship", nor_high=-1),
        "side 1: tokens add up: nowhere are less than none",
    ),
    "less than no Windmills": (
        lambda s: windmills(s, 0, iron_pit_anchorage=-1),
        "side 0: tokens add up: nowhere are less than none",
    ),
    "a supply below nothing": (
        lambda s: tokens(s, 1, "ship", nor_high=4),
        "side 1: tokens add up: nowhere are less than none",
    ),
    "a Temple too many": (
        lambda s: add(s.sides[2].supply, (1, 1)),
        "side 2: tokens add up: there are 4 of temple",
    ),
    "a Manor lost": (
        lambda s: add(s.sides[2].supply, (0, -1)),
        "side 2: tokens add up: there are 8 of manor",
    ),
    "a Ship lost": (
        lambda s: add(s.sides[2].supply, (2, -1)),
        "side 2: tokens add up: there are 3 of ship",
    ),
    "a Citizen token lost": (
        lambda s: add(s.sides[2].supply, (3, -1)),
        "side 2: tokens add up: there are 4 of citizen_token",
    ),
    "a Windmill lost": (
        lambda s: add(s.sides[0].mills, (2, -1)),
        "side 0: tokens add up: there are 3 of windmill",
    ),
    "a Manor without its token": (
        unlock,
        "side 0: each Manor in the city has left its place on the board",
    ),
    "a Crate too many": (
        lambda s: add_crates(s, 1, 1),
        "side 1: Crates add up: 2 are unlocked",
    ),
    "a Crate lost": (
        lambda s: add_crates(s, 0, -1),
        "side 0: Crates add up: 2 are unlocked",
    ),
    "a Banker without a third Crate": (
        lambda s: with_banker(s, crates=-1),
        "side 1: Crates add up: 3 are unlocked",
    ),
    "less than no Crates": (
        lambda s: crate(s, 2, "2:1", "2:2", "2:3"),
        "side 2: Crates add up: 2 are unlocked",
    ),
    "too much Gold": (
        lambda s: goods(s, 0, gold=7),
        "side 0: gold is counted from 0 to 6, not 7",
    ),
    "too much Gold for a Banker": (
        lambda s: with_banker(s, gold=11),
        "side 1: gold is counted from 0 to 10, not 11",
    ),
    "too much Magic": (
        lambda s: goods(s, 2, magic=7),
        "side 2: magic is counted from 0 to 6, not 7",
    ),
    "less than no Wood": (
        lambda s: goods(s, 0, wood=-1),
        "side 0: wood is counted from 0 to 6, not -1",
    ),
    "a score without a line": (
        lambda s: put(s.sides[1], score=3),
        "side 1: VP add up: the lines of the sheet make the score",
    ),
    "a line below nothing": (
        lambda s: add(s.sides[1].tally, (0, -1), (1, 1)),
        "side 1: VP add up: the lines of the sheet make the score",
    ),
    "VP of a round to come": (
        score_ahead,
        "side 1: VP add up: rounds to come have scored nothing",
    ),
}
