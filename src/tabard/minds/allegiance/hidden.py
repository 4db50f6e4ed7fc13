"""Dreams as likely as priors make them: hidden cards change places until all lie likely.

After Metropolis and others (1953): two hidden cards are exchanged if that is likelier, and now and
then if not, so that after many exchanges every dream comes as often as it is likely.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from tabard.core.dice import Dice
from tabard.core.state import State
from tabard.core.values import BLANK
from tabard.games.allegiance.allocation import CONFIRMED, Allocate, pending_allocation
from tabard.games.allegiance.convert import ConvertFromHand
from tabard.games.allegiance.kinds import GUILD, KINDS, TABLEAU, TEMPLE
from tabard.games.allegiance.state import AllegianceState, Recall
from tabard.match.knowledge import Knowledge
from tabard.minds.allegiance.priors import (
    IN_HAND,
    LEADS,
    OF_CARDS,
    OF_SIDE,
    SIDES,
    STAGES,
    picked,
    row_of,
    side_of,
    stage_of,
)
from tabard.parts.bag import Bag, bag_of

BEGINNINGS: Final = 6
"""How many dreams are dealt; remembered cards stay where each of them has them."""

DREAMS: Final = 8
"""How many likely dreams each of these becomes, one after another."""

SETTLING: Final = 300
"""How many exchanges are tried until the first of them, when it is still as it was dealt."""

PARTING: Final = 40
"""How many are tried until the next one."""

_FINE: Final = 1 << 24
_IN_DECK: Final = -1
_FIRST_HAND: Final = -2


def likely_dreams(
    knowledge: Knowledge, priors: list[float], accustomed: list[int], dice: Dice
) -> list[State]:
    """Some dreams of a seat, all of them about as likely."""
    seat = knowledge.seat
    dreams: list[State] = []
    for _ in range(BEGINNINGS):
        dealt = knowledge.imagine(dice)
        assert isinstance(dealt, AllegianceState)
        hidden = Hidden(dealt, seat)
        swaps = SETTLING
        for _ in range(DREAMS):
            hidden.exchange(priors, swaps, dice)
            dream = hidden.laid_into(dealt.clone())
            pick_likely(dream, seat, accustomed, dice)
            dreams.append(dream)
            swaps = PARTING
    return dreams


def pick_likely(state: AllegianceState, seat: int, accustomed: list[int], dice: Dice) -> None:
    """Draw anew what others have picked in an allocation under way, from hands as they are now."""
    allocation = pending_allocation(state)
    if allocation is None:
        return
    picks: list[tuple[int, ...]] = []
    for other, known in enumerate(allocation.picks):
        if other == seat or len(known) < CONFIRMED:
            picks.append(known)
            continue
        temple = dice.weighted(picked(state, other, TEMPLE, accustomed))
        weights = picked(state, other, GUILD, accustomed)
        held = state.hands[other].counts[temple]
        weights[temple] = weights[temple] // held * (held - 1)
        picks.append((temple, dice.weighted(weights), BLANK))
    state.agenda[-1] = Allocate(tuple(picks))


@final
class Hidden:
    """Every card whose place a seat does not know, in one world: a dream, or the truth."""

    def __init__(self, state: AllegianceState, seat: int) -> None:
        self.seat: Final = seat
        self.seats: Final = state.seats
        rounds = state.rules.numbers.rounds(state.seats)
        self.stage: Final = stage_of(state.round, rounds)
        self.leads_of: Final = [LEADS[faction] for faction in state.rules.factions]
        self.leads: Final = [0] * state.seats
        self.kinds: Final[list[int]] = []
        self.owners: Final[list[int]] = []
        """Who had the card last in hand; nobody for what nothing is believed of."""

        self.rows: Final[list[int]] = []
        self.leaners: Final[list[int]] = []
        """Whose side the card counts for."""

        self.places: Final[list[int]] = []
        """Its number on the table; below zero it is in the deck or in a hand."""

        self.free: Final[list[int]] = []
        self.asked: Final[list[int]] = []
        """Which of the free ones something is believed of."""

        pinned = Pinned(state, seat)
        for number, laid in enumerate(state.table):
            kind = laid.card.kind
            is_in_tableau = laid.place == TABLEAU
            if is_in_tableau:
                self.leads[laid.seat] += self.leads_of[kind]
            if laid.card.is_known_to(seat):
                continue
            place = laid.place if laid.lost == BLANK else laid.seat
            owner = laid.origin if place <= TABLEAU else BLANK
            row = row_of(place, stage_of(laid.round, rounds)) if place <= TABLEAU else 0
            leaner = laid.seat if is_in_tableau else BLANK
            self.add(kind, owner, row, leaner, number, not pinned.slots[number])
        for other, hand in enumerate(state.hands):
            if other == seat:
                continue
            row = row_of(IN_HAND, self.stage)
            for kind, count in enumerate(hand.counts):
                self.leads[other] += self.leads_of[kind] * count
                for index in range(count):
                    is_free = index >= pinned.hands[other][kind]
                    self.add(kind, other, row, other, _FIRST_HAND - other, is_free)
        for kind, count in enumerate(state.deck.counts):
            for _ in range(count):
                self.add(kind, BLANK, 0, BLANK, _IN_DECK, True)

    def add(self, kind: int, owner: int, row: int, leaner: int, place: int, is_free: bool) -> None:
        """One more card."""
        if is_free:
            self.free.append(len(self.kinds))
            if owner != BLANK:
                self.asked.append(len(self.kinds))
        self.kinds.append(kind)
        self.owners.append(owner)
        self.rows.append(row)
        self.leaners.append(leaner)
        self.places.append(place)

    def exchange(self, priors: list[float], swaps: int, dice: Dice) -> None:
        """Try to exchange cards so many times."""
        if not self.asked:
            return
        sums = self.sums(priors)
        before = self.likelihood(sums)
        kinds, owners, rows = self.kinds, self.owners, self.rows
        for _ in range(swaps):
            one = self.asked[dice.below(len(self.asked))]
            other = self.free[dice.below(len(self.free))]
            kind, wanted = kinds[one], kinds[other]
            is_one_place = owners[one] == owners[other] and rows[one] == rows[other]
            if kind == wanted or is_one_place:
                continue
            self.put(one, wanted, priors, sums)
            self.put(other, kind, priors, sums)
            after = self.likelihood(sums)
            gain = after - before
            if gain >= 0.0 or dice.below(_FINE) < _FINE * exp(max(-30.0, gain)):
                before = after
            else:
                self.put(one, kind, priors, sums)
                self.put(other, wanted, priors, sums)

    def put(self, index: int, kind: int, priors: list[float], sums: list[float]) -> None:
        """Let another kind lie at a place."""
        was = self.kinds[index]
        self.kinds[index] = kind
        owner = self.owners[index]
        if owner != BLANK:
            row = self.rows[index]
            first = owner * SIDES
            for side in range(SIDES):
                sums[first + side] += priors[row + kind] - priors[row + was]
                row += OF_SIDE
        leaner = self.leaners[index]
        if leaner != BLANK:
            self.leads[leaner] += self.leads_of[kind] - self.leads_of[was]

    def sums(self, priors: list[float]) -> list[float]:
        """For each player and side: how likely the cards would be if the player were there."""
        sums = [0.0] * (self.seats * SIDES)
        for seat in range(self.seats):
            for side in range(SIDES):
                sums[seat * SIDES + side] = priors[OF_CARDS + side * STAGES + self.stage]
        for index, owner in enumerate(self.owners):
            if owner != BLANK:
                for side in range(SIDES):
                    number = side * OF_SIDE + self.rows[index] + self.kinds[index]
                    sums[owner * SIDES + side] += priors[number]
        return sums

    def likelihood(self, sums: list[float]) -> float:
        """The logarithm of how likely all is, but for a factor that all worlds have in common."""
        total = 0.0
        for seat in range(self.seats):
            if seat != self.seat:
                total += sums[seat * SIDES + side_of(self.leads[seat])]
        return total

    def traits(self) -> list[int]:
        """The numbers of the priors that speak for this world, each as often as it does."""
        found: list[int] = []
        for index, owner in enumerate(self.owners):
            if owner != BLANK:
                side = side_of(self.leads[owner])
                found.append(side * OF_SIDE + self.rows[index] + self.kinds[index])
        for seat in range(self.seats):
            if seat != self.seat:
                found.append(OF_CARDS + side_of(self.leads[seat]) * STAGES + self.stage)
        return found

    def laid_into(self, state: AllegianceState) -> AllegianceState:
        """The cards, as they lie now, in a copy of the world they were taken from."""
        deck = [0] * KINDS
        hands = [[0] * KINDS for _ in range(self.seats)]
        for index, place in enumerate(self.places):
            kind = self.kinds[index]
            if place == _IN_DECK:
                deck[kind] += 1
            elif place < 0:
                hands[_FIRST_HAND - place][kind] += 1
            else:
                laid = state.table[place]
                if laid.card.kind != kind:
                    state.table[place] = laid.with_card(laid.card.as_kind(kind))
        for seat in range(self.seats):
            if seat != self.seat:
                state.hands[seat] = bag_of(hands[seat])
        state.deck = bag_of(deck)
        return state


@final
class Pinned:
    """Cards that stay where they are, since the seat remembers them there or thereabouts."""

    def __init__(self, state: AllegianceState, seat: int) -> None:
        self.state: Final = state
        self.slots: Final = [False] * len(state.table)
        self.hands: Final = [[0] * KINDS for _ in range(state.seats)]
        for recall in state.recalls:
            if recall.viewer == seat:
                self.pin_remembered(recall)
        for recall in state.recalls:
            if recall.viewer == seat:
                self.pin_pure(recall)
        step = state.agenda[-1]
        if isinstance(step, ConvertFromHand) and seat not in (step.seat, step.target):
            self.pin_one_of(step.target, True)

    def pin_remembered(self, recall: Recall) -> None:
        """What must be in a hand or was laid from it since; sealed places hold nothing else."""
        for slot in recall.sealed:
            self.slots[slot] = True
        missing = list(recall.kinds)
        for slot in recall.sealed:
            kind = self.state.table[slot].card.kind
            if kind in missing:
                missing.remove(kind)
        hand = self.state.hands[recall.owner]
        for kind in missing:
            if recall.is_open and hand.counts[kind] > self.hands[recall.owner][kind]:
                self.hands[recall.owner][kind] += 1
            else:
                self.pin_slot_with(recall, kind)

    def pin_slot_with(self, recall: Recall, kind: int) -> None:
        for slot in recall.slots:
            if not self.slots[slot] and self.state.table[slot].card.kind == kind:
                self.slots[slot] = True
                return

    def pin_pure(self, recall: Recall) -> None:
        """As many cards that are not of the Guild as were seen in a searched hand."""
        rules, missing = self.state.rules, recall.pure
        for slot in recall.slots:
            if missing > 0 and not rules.is_guild_card(self.state.table[slot].card.kind):
                self.slots[slot] = True
                missing -= 1
        if recall.is_open:
            while missing > 0 and self.pin_one_of(recall.owner, False):
                missing -= 1

    def pin_one_of(self, owner: int, is_guild: bool) -> bool:
        """One more card in a hand that is of the Guild, or is not; False if there is none."""
        hand: Bag = self.state.hands[owner]
        for kind, count in enumerate(hand.counts):
            is_wanted = self.state.rules.is_guild_card(kind) == is_guild
            if is_wanted and count > self.hands[owner][kind]:
                self.hands[owner][kind] += 1
                return True
        return False
