"""The five Guilds and what they do when a * counting 1 activates them (TH-GUILD)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask, Step
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.throne.action_events import (
    CardBought,
    CardOffered,
    OfferCleared,
    SaleDeclined,
    TrackLowered,
    TrackRaised,
    WorkerTurned,
)
from tabard.games.throne.alms import gain_influence
from tabard.games.throne.claims import check_claims
from tabard.games.throne.events import CardDrawn
from tabard.games.throne.kinds import (
    BANKERS_GUILD,
    INTO,
    INTRIGUE,
    KNOWLEDGE,
    MERCHANTS_GUILD,
    PASS,
    SOLDIERS_GUILD,
    SPIES_GUILD,
    STRENGTH,
    TERRITORY,
    TRADE,
    WEALTH,
    WORKER,
    WORKER_KINDS,
    WORKER_NAMES,
)
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import (
    ThroneState,
    clockwise_from,
    lower_track,
    owner_of,
    place_worker,
    raise_track,
    return_worker,
    territories,
)
from tabard.games.throne.steps import TurnAsk, TurnStep, TurnUnshown
from tabard.games.throne.workforce import (
    DeckDraw,
    distinct,
    draw_on,
    take_openly,
    without,
)

LEVY: Final = 2
"""What the Banker's Guild adds to the own Wealth (TH-GUILD-07)."""


def is_usable(state: ThroneState, seat: int, guild: int) -> bool:
    """Only the Spy's Guild needs something: an own worker on the map (TH-GUILD-04, -06, -08)."""
    return guild != SPIES_GUILD or max(state.houses[seat].workers) > 0


def use_guild(state: ThroneState, seat: int, guild: int) -> None:
    """Carry out a Guild, fully, before anything else goes on (TH-BID-07)."""
    if guild == SOLDIERS_GUILD:
        raise_both(state, seat, STRENGTH, INTRIGUE)
    elif guild == MERCHANTS_GUILD:
        raise_both(state, seat, TRADE, KNOWLEDGE)
    elif guild == SPIES_GUILD:
        state.schedule(TurnWorker(seat))
    elif guild == BANKERS_GUILD:
        levy(state, seat)
    else:
        state.schedule(KeepOfOffer(seat), OfferCards(seat))
        draw_offer(state, seat, state.seats + 1)


def raise_both(state: ThroneState, seat: int, first: int, second: int) -> None:
    """Two tracks go up by one each (TH-GUILD-02, -03)."""
    for track in (first, second):
        raised = raise_track(state, seat, track, 1)
        state.tell(TrackRaised(seat, track, raised))
    check_claims(state, seat)


def levy(state: ThroneState, seat: int) -> None:
    """Banker's Guild: Wealth for oneself, a step from each opponent, or Influence (-07)."""
    raised = raise_track(state, seat, WEALTH, LEVY)
    state.tell(TrackRaised(seat, WEALTH, raised))
    unable = 0
    for other in clockwise_from(state, seat)[1:]:
        if lower_track(state, other, WEALTH, 1):
            state.tell(TrackLowered(other, WEALTH, 1))
        else:
            unable += 1
    if unable > 0:
        gain_influence(state, seat, unable)
    check_claims(state, seat)


@final
class TurnWorker(TurnUnshown):
    """Spy's Guild: a worker goes home, one of another kind takes its place (TH-GUILD-05)."""

    __match_args__ = ("seat", "kind", "territory")

    def __init__(self, seat: int, kind: int = BLANK, territory: int = BLANK) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.territory: Final = territory

    def decision(self, state: ThroneState) -> Decision:
        house, seat = state.houses[self.seat], self.seat
        kinds = range(WORKER_KINDS)
        if self.kind == BLANK:
            places = territories(state)
            there = [k for k in kinds if max([house.workers_at(k, t) for t in places]) > 0]
            return Decision(seat, "turn_kind", [WORKER[kind] for kind in there])
        if self.territory == BLANK:
            held = [t for t in territories(state) if house.workers_at(self.kind, t) > 0]
            about = (WORKER[self.kind],)
            return Decision(seat, "turn_where", [TERRITORY[t] for t in held], about=about)
        others = [INTO[kind] for kind in kinds if kind != self.kind]
        named = (WORKER[self.kind], TERRITORY[self.territory])
        return Decision(seat, "turn_into", others, about=named)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        seat, kind, territory = self.seat, self.kind, self.territory
        if kind == BLANK:
            state.schedule(TurnWorker(seat, choice.number))
        elif territory == BLANK:
            state.schedule(TurnWorker(seat, kind, choice.number))
        else:
            return_worker(state, seat, kind, territory)
            place_worker(state, seat, choice.number, territory)
            owner = owner_of(state, territory)
            state.tell(WorkerTurned(seat, kind, choice.number, territory, owner))
            check_claims(state, seat)

    def rewound(self) -> TurnWorker:
        return TurnWorker(self.seat)

    def facts(self, state: ThroneState) -> Asked:
        return {} if self.kind == BLANK else {"worker": WORKER_NAMES[self.kind]}


def draw_offer(state: ThroneState, seat: int, left: int) -> None:
    """Scholar's Guild: cards for the owner to look at, as many as there are (-09, -13)."""
    draw_on(state, DrawOffer(seat, left), left)


@final
class DrawOffer(DeckDraw):
    """The top card of the deck is drawn for the Scholar's Guild (TH-GUILD-09)."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        state.deck.take(choice.number)
        state.offer = tuple(sorted([*state.offer, choice.number]))
        state.tell(CardDrawn(self.seat, choice.number))
        draw_offer(state, self.seat, self.left - 1)


@final
class KeepOfOffer(TurnAsk):
    """One of the drawn cards is kept in secret (TH-GUILD-09)."""

    def decision(self, state: ThroneState) -> Decision:
        options = distinct(state, state.offer) or [PASS]
        return Decision(self.seat, "keep_offer", options, waits=bool(state.offer))

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice == PASS:
            return
        state.houses[self.seat].hand.put(choice.number)
        state.offer = without(state.offer, choice.number)
        for kind in state.offer:
            state.tell(CardOffered(self.seat, kind))
        check_claims(state, self.seat)


def offer_owner(state: ThroneState) -> int:
    """Who alone sees the cards drawn for the Scholar's Guild; BLANK if they lie open."""
    for step in state.agenda:
        if isinstance(step, KeepOfOffer):
            return step.seat
    return BLANK


@final
class OfferCards(TurnStep):
    """Each opponent may buy one, from the left neighbour on; the rest is discarded (-10, -12)."""

    def run(self, state: ThroneState) -> None:
        state.schedule(ClearOffer(self.seat))
        buyers = clockwise_from(state, self.seat)[1:]
        state.schedule(*[VisitBuyer(buyer, self.seat) for buyer in buyers])


@final
class VisitBuyer(Step[ThroneState]):
    """An opponent is asked only with Wealth to pay and a card to buy (TH-GUILD-10, -13)."""

    __match_args__ = ("seat", "owner")

    def __init__(self, seat: int, owner: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner

    def run(self, state: ThroneState) -> None:
        if state.offer and state.houses[self.seat].tracks[WEALTH] > 0:
            state.schedule(BuyCard(self.seat, self.owner))


@final
class BuyCard(Ask[ThroneState]):
    """Pay 1 Wealth to the owner of the Guild for one open card, or not (TH-GUILD-10, -11)."""

    __match_args__ = ("seat", "owner")

    def __init__(self, seat: int, owner: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner

    def decision(self, state: ThroneState) -> Decision:
        options = distinct(state, state.offer)
        options.append(PASS)
        return Decision(self.seat, "buy_card", options)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice == PASS:
            state.tell(SaleDeclined(self.seat))
            return
        lower_track(state, self.seat, WEALTH, 1)
        raise_track(state, self.owner, WEALTH, 1)
        state.offer = without(state.offer, choice.number)
        take_openly(state, self.seat, choice.number)
        state.tell(CardBought(self.seat, self.owner, choice.number))
        check_claims(state, self.owner)

    def facts(self, state: ThroneState) -> Asked:
        return {"player": self.owner}


@final
class ClearOffer(TurnStep):
    """Open cards that nobody bought are discarded (TH-GUILD-12)."""

    def run(self, state: ThroneState) -> None:
        for kind in state.offer:
            state.discard.put(kind)
        if state.offer:
            state.tell(OfferCleared(state.offer))
        state.offer = ()
