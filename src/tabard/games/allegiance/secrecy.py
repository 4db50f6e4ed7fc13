"""Hidden information: what a seat may dream that to be which its view does not show."""

from __future__ import annotations

from tabard.core.dice import Dice
from tabard.core.engine import is_over
from tabard.core.state import Sealed
from tabard.core.values import BLANK
from tabard.games.allegiance.convert import ConvertFromHand
from tabard.games.allegiance.kinds import (
    GUILD,
    KINDS,
    TEMPLE,
)
from tabard.games.allegiance.looks import Unlaid
from tabard.games.allegiance.state import AllegianceState, Laid, Recall, numbers_in
from tabard.games.allegiance.turns import Turn
from tabard.parts.bag import Bag, bag_of, empty_bag


def imagine(state: AllegianceState, seat: int, dice: Dice) -> AllegianceState:
    """A state the seat cannot tell from the true one: everything it does not know is dealt anew."""
    dream = state.clone()
    while not is_over(state) and not Dream(dream, seat, dice).deal():
        dream = state.clone()
    return dream


class Dream:
    """Deals what a seat does not know, from what it does know alone."""

    def __init__(self, state: AllegianceState, seat: int, dice: Dice) -> None:
        self.state = state
        self.seat = seat
        self.dice = dice
        self.pool = unknown_cards(state, seat)
        self.kinds = [laid.card.kind_for(seat) for laid in state.table]
        self.hands = [empty_bag(KINDS) for _ in range(state.seats)]
        self.recalls = [recall for recall in state.recalls if recall.viewer == seat]

    def deal(self) -> bool:
        """Remembered cards first, then what is known of their faction, then all the rest.

        False if the cards were dealt into a dead end: a hand in which a Guild card was just found
        without room for one, or a slot for which no remembered card is left.
        """
        for recall in self.recalls:
            for kind in recall.kinds:
                self.pool.take(kind)
        for recall in self.recalls:
            if not self.lay_remembered(recall):
                return False
        if not self.lay_found_guild_card():
            return False
        for recall in self.recalls:
            self.lay_pure(recall)
        self.lay_the_rest()
        self.lose_at_random()
        self.imagine_picks()
        self.rewind_unlaid_card()
        self.state.recalls = self.recalls
        return True

    def lay_remembered(self, recall: Recall) -> bool:
        """Lay the cards of one memory: nothing else into sealed slots, the rest where it may be."""
        kinds = list(recall.kinds)
        self.dice.shuffle(kinds)
        if recall.kinds or recall.spare:
            spare = list(recall.spare)
            free = [slot for slot in recall.sealed if self.kinds[slot] == BLANK]
            room = self.room_outside(recall)
            for index, slot in enumerate(free):
                is_needed = len(kinds) > room + len(free) - index - 1
                kind = self.draw_remembered(kinds, spare, is_needed)
                if kind == BLANK:
                    return False
                self.kinds[slot] = kind
        for kind in kinds:
            self.lay_somewhere(recall, kind)
        return True

    def room_outside(self, recall: Recall) -> int:
        """How many places besides the sealed slots remembered cards may lie at."""
        room = self.free_in_hand(recall.owner) if recall.is_open else 0
        for slot in recall.slots:
            if slot not in recall.sealed and self.kinds[slot] == BLANK:
                room += 1
        return room

    def draw_remembered(self, kinds: list[int], spare: list[int], is_needed: bool) -> int:
        """A card for a sealed slot: one that must lie somewhere, or one that may; BLANK if none."""
        possible = [] if is_needed else [kind for kind in spare if self.pool.counts[kind] > 0]
        if not kinds and not possible:
            return BLANK
        index = self.dice.below(len(kinds) + len(possible))
        if index < len(kinds):
            return kinds.pop(index)
        kind = possible[index - len(kinds)]
        spare.remove(kind)
        self.pool.take(kind)
        return kind

    def lay_found_guild_card(self) -> bool:
        """While a Guild card of a searched hand is chosen, all know that there is one."""
        step = self.state.agenda[-1]
        if not isinstance(step, ConvertFromHand) or self.seat in (step.seat, step.target):
            return True
        rules = self.state.rules
        hand = self.hands[step.target]
        if any(rules.is_guild_card(kind) for kind in hand.kinds()):
            return True
        counts = self.pool.counts
        guild = bag_of([counts[kind] if rules.is_guild_card(kind) else 0 for kind in range(KINDS)])
        if not guild.size or not self.free_in_hand(step.target):
            return False
        kind = guild.draw(self.dice)
        self.pool.take(kind)
        hand.put(kind)
        return True

    def lay_somewhere(self, recall: Recall, kind: int) -> None:
        """Put a remembered card into the hand or one of the slots it may have gone to."""
        slots = [slot for slot in recall.slots if self.kinds[slot] == BLANK]
        in_hand = self.free_in_hand(recall.owner) if recall.is_open else 0
        index = self.dice.below(len(slots) + in_hand)
        if index < len(slots):
            self.kinds[slots[index]] = kind
        else:
            self.hands[recall.owner].put(kind)

    def free_in_hand(self, seat: int) -> int:
        """How many cards of a hand are not dreamt yet."""
        return self.state.hands[seat].size - self.hands[seat].size

    def lay_pure(self, recall: Recall) -> None:
        """Make sure that enough cards of a searched hand are not of the Guild."""
        rules = self.state.rules
        if not recall.kinds and not recall.spare:
            for slot in recall.sealed:
                if self.kinds[slot] == BLANK:
                    self.kinds[slot] = self.draw_pure()
        missing = recall.pure
        for slot in recall.slots:
            if self.kinds[slot] != BLANK and not rules.is_guild_card(self.kinds[slot]):
                missing -= 1
        if recall.is_open:
            for kind, count in enumerate(self.hands[recall.owner].counts):
                if not rules.is_guild_card(kind):
                    missing -= count
        for _ in range(missing):
            self.lay_somewhere(recall, self.draw_pure())

    def draw_pure(self) -> int:
        """Draw a card that is not of the Guild from the unknown ones."""
        rules = self.state.rules
        counts = self.pool.counts
        pure = bag_of([0 if rules.is_guild_card(kind) else counts[kind] for kind in range(KINDS)])
        kind = pure.draw(self.dice)
        self.pool.take(kind)
        return kind

    def lay_the_rest(self) -> None:
        """Fill every unknown slot and hand from the pool; what remains is the deck."""
        state = self.state
        for number, laid in enumerate(state.table):
            kind = self.kinds[number]
            if kind == BLANK:
                kind = self.pool.draw(self.dice)
            if kind != laid.card.kind:
                state.table[number] = laid.with_card(laid.card.as_kind(kind))
        for seat in range(state.seats):
            if seat != self.seat:
                for _ in range(self.free_in_hand(seat)):
                    self.hands[seat].put(self.pool.draw(self.dice))
                state.hands[seat] = self.hands[seat]
        state.deck = self.pool

    def lose_at_random(self) -> None:
        """Which card an organisation lost to chance nobody knows: draw those anew, in order."""
        for pile in (TEMPLE, GUILD):
            rounds = self.restore_lost(pile)
            for lost in rounds:
                table = self.state.table
                cards = [n for n in numbers_in(self.state, pile) if table[n].round <= lost]
                number = cards[self.dice.below(len(cards))]
                table[number] = table[number].taken_at_random(lost)

    def restore_lost(self, pile: int) -> list[int]:
        """Put back what an organisation lost; in which rounds it was, in order."""
        rounds: list[int] = []
        for number, laid in enumerate(self.state.table):
            if laid.lost != BLANK and laid.seat == pile:
                rounds.append(laid.lost)
                self.state.table[number] = Laid(
                    laid.card, pile, BLANK, laid.origin, laid.round, False
                )
        return sorted(rounds)

    def imagine_picks(self) -> None:
        """What others pick at this moment is dealt anew, too."""
        step = self.state.agenda[-1]
        if isinstance(step, Sealed):
            self.state.agenda[-1] = step.imagined(self.state, self.seat, self.dice)

    def rewind_unlaid_card(self) -> None:
        """A card that another is about to lay is not known yet: the dream begins before it."""
        agenda = self.state.agenda
        step = agenda[-1]
        if isinstance(step, Unlaid):
            turn = agenda[-2]
            assert isinstance(turn, Turn), "an action stands before the rest of its turn"
            if turn.seat != self.seat:
                agenda[-2:] = [turn.before(step)]


def unknown_cards(state: AllegianceState, seat: int) -> Bag:
    """Every card in play whose place the seat does not know."""
    numbers = state.rules.numbers
    boxed = numbers.boxed[state.seats]
    counts = [numbers.counts[kind] - boxed[kind] for kind in range(KINDS)]
    for kind, count in enumerate(state.hands[seat].counts):
        counts[kind] -= count
    for laid in state.table:
        if laid.card.is_known_to(seat):
            counts[laid.card.kind] -= 1
    return Bag(counts, sum(counts))
