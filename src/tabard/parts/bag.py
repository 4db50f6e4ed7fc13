"""A bag: how many of each kind, in no order. Which one comes is decided when it is drawn."""

from __future__ import annotations

from tabard.core.dice import Dice, pick_by_weight


class Bag:
    """Cards, tokens or dice by kind. A shuffled deck is a bag, and so is a hand."""

    def __init__(self, counts: list[int], size: int) -> None:
        self.counts = counts
        self.size = size

    def clone(self) -> Bag:
        return Bag(self.counts[:], self.size)

    def put(self, kind: int) -> None:
        """Lay one of a kind in."""
        self.counts[kind] += 1
        self.size += 1

    def take(self, kind: int) -> None:
        """Take one of a kind out; it must be there."""
        assert self.counts[kind] > 0, "the bag holds none of this kind"
        self.counts[kind] -= 1
        self.size -= 1

    def kinds(self) -> list[int]:
        """The kinds of which the bag holds at least one, in catalog order."""
        return [kind for kind, count in enumerate(self.counts) if count > 0]

    def draw(self, dice: Dice) -> int:
        """Take one out at random, and say which kind it was."""
        kind = pick_by_weight(self.counts, dice.below(self.size))
        self.counts[kind] -= 1
        self.size -= 1
        return kind


def bag_of(counts: list[int]) -> Bag:
    """A bag with these counts by kind."""
    return Bag(counts[:], sum(counts))


def bag_of_each(kinds: int) -> Bag:
    """A bag with one of each kind: a deck of cards that are all different."""
    return Bag([1] * kinds, kinds)


def empty_bag(kinds: int) -> Bag:
    """A bag that could hold so many kinds, and holds nothing."""
    return Bag([0] * kinds, 0)
