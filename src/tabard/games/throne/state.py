"""What lies on the table of Throne of Allegoria."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import State
from tabard.core.values import BLANK, Value
from tabard.games.throne.deeds import Deed
from tabard.games.throne.kinds import CENTRE, HOUSE_NAMES, SPACES, TERRITORIES
from tabard.games.throne.rules import Ruleset
from tabard.games.throne.shapes import HouseName
from tabard.parts.bag import Bag, bag_of_each


@final
class Held(Value):
    """A claim card outside its deck.

    `since` is how many deeds its owner had done this week when it came to hand (TH-CARD-09), `era`
    how often the claims deck had been shuffled anew when it was drawn, `seen` who knows it while
    it lies in the discard pile (TH-INFO-08).
    """

    __match_args__ = ("claim", "since", "era", "seen")

    def __init__(self, claim: int, since: int, era: int, seen: int = 0) -> None:
        self.claim: Final = claim
        self.since: Final = since
        self.era: Final = era
        self.seen: Final = seen


@final
class Buried(Value):
    """A claim that a seat knows to have gone from the discard pile into the deck of an era."""

    __match_args__ = ("seat", "claim", "era")

    def __init__(self, seat: int, claim: int, era: int) -> None:
        self.seat: Final = seat
        self.claim: Final = claim
        self.era: Final = era


class House:
    """What belongs to one player.

    `workers` by kind and territory, `guilds` the assigned ones, `markers` not placed yet by kind,
    `stacks` the placed ones by action space, `known` what all have seen of the hand, `deeds` what
    was done this week while a claim was in hand.
    """

    def __init__(
        self,
        lord: int,
        tracks: list[int],
        workers: list[int],
        supply: int,
        anarchy: int,
        influence: int,
        diplomacy: int,
        alms: int,
        guilds: tuple[int, ...],
        hand: Bag,
        known: list[int],
        claims: tuple[Held, ...],
        done: tuple[int, ...],
        ends: tuple[int, ...],
        dealt: tuple[int, ...],
        lords: tuple[int, ...],
        markers: list[int],
        stacks: list[tuple[int, ...]],
        deeds: tuple[Deed, ...],
    ) -> None:
        self.lord = lord
        self.tracks = tracks
        self.workers = workers
        self.supply = supply
        self.anarchy = anarchy
        self.influence = influence
        self.diplomacy = diplomacy
        self.alms = alms
        self.guilds = guilds
        self.hand = hand
        self.known = known
        self.claims = claims
        self.done = done
        self.ends = ends
        self.dealt = dealt
        self.lords = lords
        self.markers = markers
        self.stacks = stacks
        self.deeds = deeds

    def clone(self) -> House:
        return House(
            self.lord,
            self.tracks[:],
            self.workers[:],
            self.supply,
            self.anarchy,
            self.influence,
            self.diplomacy,
            self.alms,
            self.guilds,
            self.hand.clone(),
            self.known[:],
            self.claims,
            self.done,
            self.ends,
            self.dealt,
            self.lords,
            self.markers[:],
            self.stacks[:],
            self.deeds,
        )

    def workers_at(self, kind: int, territory: int) -> int:
        return self.workers[kind * TERRITORIES + territory]


class ThroneState(State):
    """The whole table.

    `homes` are the Home Territories by seat, whose numbers are those of the houses (TH-SETUP-02);
    where houses are chosen, there are as many as seats have chosen. `first` is the first player,
    `marker` who holds the First Player marker, `space` the action space being resolved, whose
    markers lie open, `bids` the bids there, `order` the seats in each action space by bid space
    from left to right. `boxed` claims do not exist: decks of cards that are each unique are bags,
    too. `drawn` are claims that a seat has drawn and not yet chosen from, `offer` Workforce cards
    of the Scholar's Guild, `groups` the split display.
    """

    def __init__(
        self,
        seats: int,
        rules: Ruleset,
        houses: list[House],
        homes: tuple[int, ...],
        week: int,
        first: int,
        marker: int,
        is_dead: bool,
        space: int,
        bids: list[int],
        order: list[tuple[int, ...]],
        trader: int,
        traders: Bag,
        decree: int,
        decrees: Bag,
        decrees_left: int,
        tokens: tuple[int, ...],
        deck: Bag,
        discard: Bag,
        display: tuple[int, ...],
        groups: tuple[tuple[int, ...], ...],
        offer: tuple[int, ...],
        claims: Bag,
        claim_discard: tuple[Held, ...],
        era: int,
        buried: tuple[Buried, ...],
        drawn: tuple[Held, ...],
        ends: Bag,
        lords: Bag,
    ) -> None:
        super().__init__(seats)
        self.rules = rules
        self.houses = houses
        self.homes = homes
        self.week = week
        self.first = first
        self.marker = marker
        self.is_dead = is_dead
        self.space = space
        self.bids = bids
        self.order = order
        self.trader = trader
        self.traders = traders
        self.decree = decree
        self.decrees = decrees
        self.decrees_left = decrees_left
        self.tokens = tokens
        self.deck = deck
        self.discard = discard
        self.display = display
        self.groups = groups
        self.offer = offer
        self.claims = claims
        self.claim_discard = claim_discard
        self.era = era
        self.buried = buried
        self.drawn = drawn
        self.ends = ends
        self.lords = lords

    def clone(self) -> ThroneState:
        copy = ThroneState(
            self.seats,
            self.rules,
            [house.clone() for house in self.houses],
            self.homes,
            self.week,
            self.first,
            self.marker,
            self.is_dead,
            self.space,
            self.bids[:],
            self.order[:],
            self.trader,
            self.traders.clone(),
            self.decree,
            self.decrees.clone(),
            self.decrees_left,
            self.tokens,
            self.deck.clone(),
            self.discard.clone(),
            self.display,
            self.groups,
            self.offer,
            self.claims.clone(),
            self.claim_discard,
            self.era,
            self.buried,
            self.drawn,
            self.ends.clone(),
            self.lords.clone(),
        )
        copy.agenda = self.agenda[:]
        return copy

    def anarchy_left(self) -> int:
        """How many markers still lie on the Anarchy track (TH-ANAR-03)."""
        taken = 0
        for house in self.houses:
            taken += house.anarchy
        return self.rules.catalog.anarchy_markers - taken


def new_house(rules: Ruleset) -> House:
    """A player's pieces before the first card is dealt (TH-SETUP-01, -03)."""
    catalog = rules.catalog
    kinds = len(catalog.deck.workforce.counts)
    return House(
        BLANK,
        [0] * len(catalog.tracks.ladders),
        [0] * (3 * TERRITORIES),
        catalog.workers,
        0,
        0,
        0,
        0,
        (),
        Bag([0] * kinds, 0),
        [0] * kinds,
        (),
        (),
        (),
        (),
        (),
        catalog.markers[:],
        [()] * SPACES,
        (),
    )


def new_table(seats: int, rules: Ruleset) -> ThroneState:
    """The box, opened and sorted."""
    deck = rules.catalog.deck
    counts = deck.workforce.counts
    return ThroneState(
        seats,
        rules,
        [new_house(rules) for _ in range(seats)],
        () if rules.chooses_houses else tuple(range(seats)),
        0,
        BLANK,
        BLANK,
        False,
        BLANK,
        [0] * seats,
        [()] * SPACES,
        BLANK,
        bag_of_each(len(deck.traders)),
        BLANK,
        bag_of_each(len(deck.decrees)),
        rules.catalog.decrees_in_deck,
        (),
        Bag(counts[:], sum(counts)),
        Bag([0] * len(counts), 0),
        (),
        (),
        (),
        bag_of_each(len(deck.claims)),
        (),
        0,
        (),
        (),
        bag_of_each(len(deck.ends)),
        bag_of_each(len(deck.lords)),
    )


def territories(state: ThroneState) -> list[int]:
    """The map: all Home Territories by number, then the central one (TH-GEN-14, -15)."""
    return [*sorted(state.homes), CENTRE]


def owner_of(state: ThroneState, territory: int) -> int:
    """The seat whose home a territory is; BLANK for the central one (TH-GEN-14)."""
    for seat, home in enumerate(state.homes):
        if home == territory:
            return seat
    return BLANK


def homes_of_others(state: ThroneState, seat: int) -> list[int]:
    """The Home Territories of the opponents, in seat order."""
    return [home for other, home in enumerate(state.homes) if other != seat]


def house_name(state: ThroneState, seat: int) -> HouseName | None:
    """For which house a seat plays; None if it has not chosen yet."""
    return HOUSE_NAMES[state.homes[seat]] if seat < len(state.homes) else None


def clockwise_from(state: ThroneState, seat: int) -> list[int]:
    """All seats in seat order, starting with one (TH-GEN-23)."""
    return [(seat + distance) % state.seats for distance in range(state.seats)]


def raise_track(state: ThroneState, seat: int, track: int, steps: int) -> int:
    """Move a marker to the right, not beyond the last space (TH-GEN-05); by how much it went."""
    tracks = state.houses[seat].tracks
    raised = min(steps, state.rules.tracks.top - tracks[track])
    tracks[track] += raised
    return raised


def lower_track(state: ThroneState, seat: int, track: int, steps: int) -> int:
    """Move a marker to the left, not beyond 0 (TH-GEN-06); by how much it really went."""
    tracks = state.houses[seat].tracks
    lowered = min(tracks[track], steps)
    tracks[track] -= lowered
    return lowered


def move_value(state: ThroneState, seat: int, track: int) -> int:
    """How many workers a track lets move together (TH-GEN-22)."""
    return state.rules.tracks.ladders[track].moves[state.houses[seat].tracks[track]]


def place_worker(state: ThroneState, seat: int, kind: int, territory: int) -> None:
    """From the supply onto a site (TH-GEN-16, -17)."""
    house = state.houses[seat]
    assert house.supply > 0, "no worker is left in the supply"
    house.supply -= 1
    house.workers[kind * TERRITORIES + territory] += 1


def return_worker(state: ThroneState, seat: int, kind: int, territory: int) -> None:
    """From a site back to the owner's supply (TH-GEN-18)."""
    house = state.houses[seat]
    assert house.workers[kind * TERRITORIES + territory] > 0, "no such worker stands there"
    house.workers[kind * TERRITORIES + territory] -= 1
    house.supply += 1


def raise_diplomacy(state: ThroneState, seat: int, steps: int) -> None:
    """Along the Diplomacy track, not beyond its end (TH-SPY-SUB-06, TH-ALMS-03)."""
    house = state.houses[seat]
    house.diplomacy = min(len(state.rules.tracks.diplomacy) - 1, house.diplomacy + steps)
