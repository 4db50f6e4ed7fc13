"""Hidden information: what a seat may dream all to be that it does not see (TH-INFO)."""

from __future__ import annotations

from tabard.core.dice import Dice
from tabard.core.engine import is_over
from tabard.core.state import Sealed, Unshown
from tabard.core.values import BLANK, holds_seat
from tabard.games.throne.claims import drawer
from tabard.games.throne.conditions import is_fulfilled
from tabard.games.throne.guilds import offer_owner
from tabard.games.throne.muster import has_matching_card, mustered_track
from tabard.games.throne.planning import is_planning
from tabard.games.throne.state import Held, ThroneState
from tabard.games.throne.steps import turn_owner
from tabard.parts.bag import Bag

ATTEMPTS = 20
"""How often claims are laid out anew before a dream takes what it gets."""


def imagine(state: ThroneState, seat: int, dice: Dice) -> ThroneState:
    """A state the seat cannot tell from the true one: everything it does not know is dealt anew."""
    dream = state.clone()
    if is_over(state):
        return dream
    dream_cards(dream, seat, dice)
    ClaimsDream(dream, seat, dice).deal()
    dream_ends(dream, seat, dice)
    dream_lords(dream, seat, dice)
    dream_clicks(dream, seat, dice)
    dream_markers(dream, seat, dice)
    return dream


def dream_clicks(state: ThroneState, seat: int, dice: Dice) -> None:
    """Others picked something else in secret; clicks that have not shown yet are undone."""
    step = state.agenda[-1]
    if isinstance(step, Sealed):
        state.agenda[-1] = step.imagined(state, seat, dice)
    elif isinstance(step, Unshown) and step.decision(state).seat != seat:
        state.agenda[-1] = step.rewound()


def dream_cards(state: ThroneState, seat: int, dice: Dice) -> None:
    """Hands keep their known cards; the rest, and hidden offers, come from the deck anew."""
    deck = state.deck
    hides_offer = offer_owner(state) not in (BLANK, seat)
    others = [other for other in range(state.seats) if other != seat]
    if hides_offer:
        for kind in state.offer:
            deck.put(kind)
    for other in others:
        house = state.houses[other]
        for kind, count in enumerate(house.hand.counts):
            for _ in range(count - house.known[kind]):
                deck.put(kind)
    others.sort(key=lambda other: (mustered_track(state, other) == BLANK, other))
    for other in others:
        dream_hand(state, other, dice)
    if hides_offer:
        state.offer = tuple(sorted([deck.draw(dice) for _ in state.offer]))


def dream_hand(state: ThroneState, seat: int, dice: Dice) -> None:
    """A hand with its known cards; whoever is about to discard a matching card has one."""
    house, track = state.houses[seat], mustered_track(state, seat)
    size, known = house.hand.size, sum(house.known)
    while True:
        house.hand = Bag(house.known[:], known)
        drawn = [state.deck.draw(dice) for _ in range(size - known)]
        for kind in drawn:
            house.hand.put(kind)
        if track == BLANK or has_matching_card(state, seat, track):
            return
        for kind in drawn:
            state.deck.put(kind)


def dream_ends(state: ThroneState, seat: int, dice: Dice) -> None:
    """Others were dealt other End of Game Claims, and kept any of them."""
    bag = state.ends
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        for end in state.houses[other].dealt:
            bag.put(end)
    for other in others:
        house = state.houses[other]
        dealt = [bag.draw(dice) for _ in house.dealt]
        house.ends = tuple(dealt[: len(house.ends)])
        house.dealt = tuple(sorted(dealt))


def dream_lords(state: ThroneState, seat: int, dice: Dice) -> None:
    """Others could have chosen between other lords."""
    bag = state.lords
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        house = state.houses[other]
        for lord in house.lords:
            if lord != house.lord:
                bag.put(lord)
    for other in others:
        house = state.houses[other]
        shown = 0 if house.lord == BLANK else 1
        lords = [bag.draw(dice) for _ in range(len(house.lords) - shown)]
        if shown:
            lords.append(house.lord)
        house.lords = tuple(sorted(lords))


def dream_markers(state: ThroneState, seat: int, dice: Dice) -> None:
    """Face-down markers of others show other faces; what is not placed in Planning, too."""
    shows_none = is_planning(state)
    for other in range(state.seats):
        if other == seat:
            continue
        house = state.houses[other]
        hidden = [space for space, stack in enumerate(house.stacks) if space != state.space]
        faces: list[int] = []
        for space in hidden:
            faces.extend(house.stacks[space])
        placed = len(faces)
        if shows_none:
            for kind, count in enumerate(house.markers):
                faces.extend([kind] * count)
        faces.sort()
        dice.shuffle(faces)
        at = 0
        for space in hidden:
            height = len(house.stacks[space])
            house.stacks[space] = tuple(faces[at : at + height])
            at += height
        if shows_none:
            house.markers = [faces[placed:].count(kind) for kind in range(len(house.markers))]


class ClaimsDream:
    """Deals In Game Claims anew that a seat does not know: hands, discards, and what lies where.

    A slot is a claim outside the deck that the seat has not seen. A claim that the seat itself
    discarded before the deck was shuffled anew can only lie where a card of the new deck lies.
    """

    def __init__(self, state: ThroneState, seat: int, dice: Dice) -> None:
        self.state = state
        self.seat = seat
        self.dice = dice
        self.owner = turn_owner(state)
        self.slots: list[Held] = []
        self.holders: list[int] = []
        self.pool: list[int] = []
        self.in_deck: list[int] = []

    def deal(self) -> None:
        """Collect what is unknown, lay it out, and put it back.

        Claims that the seat remembers can leave no place for each other that is not laid open;
        then the dream begins anew, and at last without asking what would be laid open.
        """
        self.collect()
        pool = self.pool
        dealt = [BLANK] * len(self.slots)
        for attempt in range(ATTEMPTS, -1, -1):
            dealt = [BLANK] * len(self.slots)
            self.pool, self.in_deck = pool[:], []
            if attempt == 0:
                self.owner = BLANK
            self.lay_buried(dealt)
            if len(self.in_deck) <= self.state.claims.size:
                break
        self.dice.shuffle(self.pool)
        for slot, holder in enumerate(self.holders):
            if dealt[slot] == BLANK and holder == self.owner:
                dealt[slot] = self.draw_unmet(slot)
        for slot in range(len(dealt)):
            if dealt[slot] == BLANK:
                dealt[slot] = self.pool.pop()
        self.put_back(dealt)

    def collect(self) -> None:
        """Slots in a fixed order, and the claims that may lie in them or in the deck."""
        state = self.state
        for other, house in enumerate(state.houses):
            if other != self.seat:
                self.add_slots(house.claims, other)
        hidden = [held for held in state.claim_discard if not holds_seat(held.seen, self.seat)]
        self.add_slots(tuple(hidden), BLANK)
        if drawer(state) != self.seat:
            self.add_slots(state.drawn, BLANK)
        self.pool.extend(state.claims.kinds())
        self.pool.sort()

    def add_slots(self, held: tuple[Held, ...], holder: int) -> None:
        for card in held:
            self.slots.append(card)
            self.holders.append(holder)
            self.pool.append(card.claim)

    def lay_buried(self, dealt: list[int]) -> None:
        """What the seat threw into a later deck, the latest first, somewhere it can be."""
        mine = [buried for buried in self.state.buried if buried.seat == self.seat]
        self.state.buried = tuple(mine)
        for era in sorted({buried.era for buried in mine}, reverse=True):
            for buried in mine:
                if buried.era == era and buried.claim in self.pool:
                    self.pool.remove(buried.claim)
                    self.lay_one(dealt, buried.claim, era)

    def lay_one(self, dealt: list[int], claim: int, era: int) -> None:
        free = [
            slot
            for slot, held in enumerate(self.slots)
            if dealt[slot] == BLANK and held.era >= era and self.is_unmet(slot, claim)
        ]
        room = self.state.claims.size - len(self.in_deck)
        at = self.dice.below(max(1, len(free) + room))
        if at < len(free):
            dealt[free[at]] = claim
        else:
            self.in_deck.append(claim)

    def is_unmet(self, slot: int, claim: int) -> bool:
        """Whether the claim could still be in hand there, and not laid open yet."""
        if self.holders[slot] != self.owner or self.owner == BLANK:
            return True
        card = self.state.rules.catalog.deck.claims[claim]
        return not is_fulfilled(self.state, self.owner, card, self.slots[slot].since)

    def draw_unmet(self, slot: int) -> int:
        """Any claim of the pool that would not have been laid open; any at all if there is none."""
        for index in range(len(self.pool) - 1, -1, -1):
            if self.is_unmet(slot, self.pool[index]):
                return self.pool.pop(index)
        return self.pool.pop()

    def put_back(self, dealt: list[int]) -> None:
        """Every slot gets its claim, the rest is the deck."""
        state, at = self.state, 0
        for other, house in enumerate(state.houses):
            if other != self.seat:
                house.claims = self.filled(house.claims, dealt, at)
                at += len(house.claims)
        pile: list[Held] = []
        for held in state.claim_discard:
            if holds_seat(held.seen, self.seat):
                pile.append(held)
            else:
                pile.append(Held(dealt[at], held.since, held.era, held.seen))
                at += 1
        state.claim_discard = tuple(pile)
        if drawer(state) != self.seat:
            state.drawn = self.filled(state.drawn, dealt, at)
        deck = [0] * len(state.claims.counts)
        for claim in self.pool:
            deck[claim] = 1
        for claim in self.in_deck:
            deck[claim] = 1
        state.claims = Bag(deck, sum(deck))

    def filled(self, held: tuple[Held, ...], dealt: list[int], at: int) -> tuple[Held, ...]:
        return tuple(
            [
                Held(dealt[at + index], card.since, card.era, card.seen)
                for index, card in enumerate(held)
            ]
        )
