"""A fast generator for search and simulation: two small integers, copied at no cost."""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFF
_WEYL: Final = 362437


class Dice:
    """Marsaglia's xorshift of 32 bits with a Weyl sequence; never used where secrecy counts."""

    def __init__(self, seed: int, count: int = 0) -> None:
        mixed = (seed ^ (seed >> 32)) & _MASK
        self.bits = mixed if mixed else 0x9E3779B9
        self.count = (count + (seed >> 16)) & _MASK
        self._next()
        self._next()

    def _next(self) -> int:
        bits = self.bits
        bits ^= (bits << 13) & _MASK
        bits ^= bits >> 17
        bits ^= (bits << 5) & _MASK
        self.bits = bits
        self.count = (self.count + _WEYL) & _MASK
        return (bits + self.count) & _MASK

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely; limit below 2**29."""
        # In two halves: compiled code is quick to multiply only what is below 2**30.
        bits = self._next()
        return ((bits >> 16) * limit + ((bits & 0xFFFF) * limit >> 16)) >> 16

    def weighted(self, weights: list[int]) -> int:
        """An index into `weights`, each as likely as its weight."""
        total = 0
        for weight in weights:
            total += weight
        return pick_by_weight(weights, self.below(total))

    def shuffle(self, items: list[int]) -> None:
        """Bring a list of numbers into random order, in place."""
        for index in range(len(items) - 1, 0, -1):
            other = self.below(index + 1)
            item = items[index]
            items[index] = items[other]
            items[other] = item


def pick_by_weight(weights: list[int], ticket: int) -> int:
    """The index whose share of the summed weights holds ticket number `ticket`."""
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise AssertionError("ticket beyond the summed weights")
