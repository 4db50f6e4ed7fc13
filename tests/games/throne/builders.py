"""Lays any table of Throne of Allegoria, answers in words, and reads the table in the same words.

Cards are written by kind, parted by blanks: `"soldier-2 joker-1*2"`. Workers are written by kind
and territory: `{"soldier": {"roselie": 2, "centre": 1}}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from support import questions
from support.questions import answered, options, part_of
from tabard.core import engine
from tabard.core.state import Step
from tabard.core.values import CHANCE
from tabard.games.throne.bidding import RankSpace, ResolveSpace, ReturnMarkers
from tabard.games.throne.game import NEWEST_RULES, Throne
from tabard.games.throne.kinds import (
    FIRST_TRACK_SPACE,
    GUILD_NAMES,
    MARKER_NAMES,
    MODE_NAMES,
    SPACE_NAMES,
    TERRITORIES,
    TERRITORY_NAMES,
    TRACK_NAMES,
    WORKER_NAMES,
)
from tabard.games.throne.laws import broken_law
from tabard.games.throne.points import GoOn
from tabard.games.throne.state import Held, ThroneState, new_table
from tabard.games.throne.weeks import CleanUpPhase, Week
from tabard.parts.bag import Bag

GAME: Final = Throne()

Workers = Mapping[str, Mapping[str, int]]


def table(
    seats: int = 3,
    edition: str = "en",
    week: int = 1,
    merchant: str = "",
    rules: int = NEWEST_RULES,
    options: Mapping[str, str] | None = None,
) -> ThroneState:
    """A table in a week, before any space is resolved, with nothing on it yet that could disturb.

    Every player has kept the first End of Game Claims and lords dealt, all tracks are at 0, hands
    are empty, and no decree applies. Lay the rest with the functions below, then let it begin.
    """
    given = {"edition": edition, **(options or {})}
    state = new_table(seats, GAME.under(rules).rules(given))
    state.week, state.first, state.marker = week, 0, 0
    state.tokens = (0, 1, 2)
    for seat, house in enumerate(state.houses):
        house.dealt = tuple(range(5 * seat, 5 * seat + 5))
        house.ends = house.dealt[:3]
        house.lords = (2 * seat, 2 * seat + 1)
        house.lord = 2 * seat
        for end in house.dealt:
            state.ends.take(end)
        for lord in house.lords:
            state.lords.take(lord)
    traders = [trader.name for trader in GAME.catalog.trader]
    state.trader = traders.index(merchant) if merchant else 0
    state.traders.take(state.trader)
    for number in [n for n in range(len(traders)) if n != state.trader][: week - 1]:
        state.traders.take(number)
    for number in range(week):
        state.decrees.take(number)
    state.decrees_left -= week
    state.is_telling = True
    return state


def tracks(state: ThroneState, seat: int, **values: int) -> None:
    """Put markers of Town Tracks somewhere."""
    for name, value in values.items():
        state.houses[seat].tracks[TRACK_NAMES.index(name)] = value


def workers(state: ThroneState, seat: int, placed: Workers) -> None:
    """Put workers from the supply on the map."""
    house = state.houses[seat]
    for kind, places in placed.items():
        for place, count in places.items():
            at = WORKER_NAMES.index(kind) * TERRITORIES + TERRITORY_NAMES.index(place)
            house.workers[at] += count
            house.supply -= count


def supply(state: ThroneState, seat: int, left: int) -> None:
    """Send workers home as Merchants until so many are left in the supply."""
    house = state.houses[seat]
    workers(state, seat, {"merchant": {TERRITORY_NAMES[seat]: house.supply - left}})


def cards_in(text: str) -> list[int]:
    """`"spy-2 joker-1*2"` as numbers of kinds."""
    keys = GAME.catalog.deck.workforce.keys
    found: list[int] = []
    for word in text.split():
        key, _, count = word.partition("*")
        found += [keys.index(key)] * int(count or 1)
    return found


def hand(state: ThroneState, seat: int, cards: str) -> None:
    """Give Workforce cards from the deck to a hand."""
    for kind in cards_in(cards):
        state.deck.take(kind)
        state.houses[seat].hand.put(kind)


def deck(state: ThroneState, cards: str) -> None:
    """Let the Workforce deck hold these cards alone; all others lie in the discard pile."""
    for kind, count in enumerate(state.deck.counts[:]):
        for _ in range(count):
            state.deck.take(kind)
            state.discard.put(kind)
    for kind in cards_in(cards):
        state.discard.take(kind)
        state.deck.put(kind)


def no_discard(state: ThroneState, seat: int) -> None:
    """Empty the discard pile into a hand."""
    for kind, count in enumerate(state.discard.counts[:]):
        for _ in range(count):
            state.discard.take(kind)
            state.houses[seat].hand.put(kind)


def display(state: ThroneState, cards: str) -> None:
    """Lay Workforce cards out face up."""
    for kind in cards_in(cards):
        state.deck.take(kind)
    state.display = tuple(sorted([*state.display, *cards_in(cards)]))


def claims(state: ThroneState, seat: int, keys: str) -> None:
    """Give In Game Claims to a hand."""
    house = state.houses[seat]
    for key in keys.split():
        number = claim_number(key)
        state.claims.take(number)
        house.claims = (*house.claims, Held(number, len(house.deeds), 0))


def done(state: ThroneState, seat: int, keys: str) -> None:
    """Lay In Game Claims open as completed."""
    house = state.houses[seat]
    for key in keys.split():
        state.claims.take(claim_number(key))
        house.done = (*house.done, claim_number(key))


def discard_claims(state: ThroneState, keys: str, seen: int = 0) -> None:
    """Put In Game Claims face down on their discard pile."""
    for key in keys.split():
        state.claims.take(claim_number(key))
        state.claim_discard = (*state.claim_discard, Held(claim_number(key), 0, 0, seen))


def keep_ends(state: ThroneState, seat: int, keys: str) -> None:
    """Let a player have kept these End of Game Claims; swaps with others if need be."""
    wanted = [[end.name for end in GAME.catalog.end].index(key) for key in keys.split()]
    house = state.houses[seat]
    for end in house.dealt:
        state.ends.put(end)
    for other, rival in enumerate(state.houses):
        if other != seat:
            taken = [end for end in rival.dealt if end in wanted]
            for end in taken:
                spare = next(e for e in state.ends.kinds() if e not in wanted)
                state.ends.take(spare)
                state.ends.put(end)
                rival.dealt = tuple(sorted([spare if e == end else e for e in rival.dealt]))
                rival.ends = tuple([spare if e == end else e for e in rival.ends])
    rest = [end for end in state.ends.kinds() if end not in wanted]
    house.dealt = tuple(sorted([*wanted, *rest[: 5 - len(wanted)]]))
    house.ends = tuple(wanted)
    for end in house.dealt:
        state.ends.take(end)


def guilds(state: ThroneState, seat: int, *names: str) -> None:
    """Assign Guilds."""
    state.houses[seat].guilds = tuple([GUILD_NAMES.index(name) for name in names])


def anarchy(state: ThroneState, seat: int, count: int) -> None:
    """Give Anarchy markers to a player."""
    state.houses[seat].anarchy += count


def decree(state: ThroneState, half: str) -> None:
    """Let a half of a decree be in force, as read at the Reset of this week."""
    for number, card in enumerate(GAME.catalog.deck.decrees):
        if half in (card.alive.key, card.dead.key) and not card.is_queen:
            if state.decrees.counts[number] > 0:
                state.decrees.take(number)
                spare = next(n for n in range(len(state.decrees.counts)) if is_free(state, n))
                state.decrees.put(spare)
            state.decree = number
            if half == card.dead.key:
                bury_the_queen(state)
            return
    raise AssertionError(f"there is no decree {half}")


def is_free(state: ThroneState, number: int) -> bool:
    """Whether a decree has left the deck and lies nowhere that matters."""
    return state.decrees.counts[number] == 0 and number != state.decree


def bury_the_queen(state: ThroneState) -> None:
    """The Queen died in an earlier week, or in this one."""
    queen = [card.is_queen for card in GAME.catalog.deck.decrees].index(True)
    state.decrees.take(queen)
    state.decrees_left -= 1
    state.is_dead = True


def claim_number(key: str) -> int:
    return [claim.name for claim in GAME.catalog.claim].index(key)


def begin(state: ThroneState, *steps: Step[Any]) -> ThroneState:
    """Put steps, and the rest of the week after them, on the agenda, and let them run."""
    return questions.begin(state, broken_law, *steps, CleanUpPhase(), Week())


def turn(
    state: ThroneState, seat: int, space: str, points: int = 3, mode: str = "mix"
) -> ThroneState:
    """The turn of one player in a space III to VII, with nobody else ranked there."""
    state.space = SPACE_NAMES.index(space)
    assert state.space >= FIRST_TRACK_SPACE
    return begin(state, GoOn(seat, points, MODE_NAMES.index(mode)), ReturnMarkers(state.space))


def bids(state: ThroneState, space: str, *stacks: tuple[int, str]) -> None:
    """Place markers in a space: seat and markers, in the order of bid spaces from left to right."""
    at = SPACE_NAMES.index(space)
    for seat, markers in stacks:
        house = state.houses[seat]
        kinds = [MARKER_NAMES.index(name) for name in markers.split()]
        for kind in kinds:
            house.markers[kind] -= 1
        house.stacks[at] = (*house.stacks[at], *kinds)
        if seat not in state.order[at]:
            state.order[at] = (*state.order[at], seat)


def resolve(state: ThroneState, space: str, *following: str) -> ThroneState:
    """Reveal and resolve a space, and further ones after it."""
    names = [space, *following]
    return begin(state, *[ResolveSpace(SPACE_NAMES.index(name)) for name in names])


def rank(state: ThroneState, space: str, *given: int) -> ThroneState:
    """Rank a space with these bids, given for each seat from 0 on, stacks in seat order."""
    at = SPACE_NAMES.index(space)
    state.space = at
    for seat, bid in enumerate(given):
        if bid > 0:
            bids(state, space, (seat, "1"))
            state.bids[seat] = bid
    return begin(state, RankSpace(at), ReturnMarkers(at))


def answer(state: ThroneState, *texts: str) -> None:
    """Answer pending decisions one after another, for whoever is asked; `chance` answers too."""
    for _ in answered(state, *texts):
        pass


def skip_chance(state: ThroneState) -> None:
    """Let chance take its first option until a seat is asked."""
    while engine.pending(state) and engine.pending(state)[0].seat == CHANCE:
        answer(state, options(state)[0])


def track(state: ThroneState, seat: int, name: str) -> int:
    """Where a marker of a Town Track stands."""
    return state.houses[seat].tracks[TRACK_NAMES.index(name)]


def workers_at(state: ThroneState, seat: int, kind: str, place: str) -> int:
    """How many workers of a kind a player has somewhere."""
    house = state.houses[seat]
    return house.workers_at(WORKER_NAMES.index(kind), TERRITORY_NAMES.index(place))


def hand_of(state: ThroneState, seat: int) -> list[str]:
    """The Workforce cards in a hand."""
    return bag_names(state.houses[seat].hand)


def bag_names(bag: Bag) -> list[str]:
    """The Workforce cards of a pile, in catalog order."""
    keys = GAME.catalog.deck.workforce.keys
    return [keys[kind] for kind, count in enumerate(bag.counts) for _ in range(count)]


def claims_of(state: ThroneState, seat: int) -> list[str]:
    """The In Game Claims in a hand."""
    return [GAME.catalog.claim[held.claim].name for held in state.houses[seat].claims]


def done_by(state: ThroneState, seat: int) -> list[str]:
    """The In Game Claims that a player has completed, in order."""
    return [GAME.catalog.claim[claim].name for claim in state.houses[seat].done]


def shown(state: ThroneState, seat: int, *path: str | int) -> object:
    """A part of what a seat, or SPECTATOR, sees: `shown(state, 0, "players", 1, "supply")`."""
    return part_of(GAME.view(state, seat), *path)


def claim_discard_of(state: ThroneState) -> list[str]:
    """The discarded In Game Claims, in the order in which they were laid down."""
    return [GAME.catalog.claim[held.claim].name for held in state.claim_discard]


def display_of(state: ThroneState) -> list[str]:
    """The Workforce cards on the display."""
    return [GAME.catalog.deck.workforce.keys[kind] for kind in state.display]


def points_of(state: ThroneState) -> list[str]:
    """What the turn that is asked for speaks of: the Action Points left."""
    about = engine.pending(state)[0].about
    return [choice.text for choice in about if choice.kind != "space"]


def claims_left(state: ThroneState, keys: str, seat: int) -> None:
    """Let the claims deck hold these alone; all others come to a hand."""
    kept = [claim_number(key) for key in keys.split()]
    others = [claim for claim in state.claims.kinds() if claim not in kept]
    claims(state, seat, " ".join([GAME.catalog.claim[claim].name for claim in others]))


def no_anarchy_left(state: ThroneState, seat: int) -> None:
    """Give all Anarchy markers of the track to a player."""
    anarchy(state, seat, state.anarchy_left())
