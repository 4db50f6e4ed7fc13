"""Checkable chance: answers from a keyed stream that anybody with the seed can derive again."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from tabard.core.dice import pick_by_weight
from tabard.core.errors import SetupError
from tabard.core.values import Choice, Decision

_BYTES: Final = 7
_PER_BLOCK: Final = 9
"""Answers cut from one block of 64 bytes; 56 bits make the bias of the remainder negligible."""


def new_seed() -> str:
    """A seed of 128 bits that nobody can guess."""
    return secrets.token_hex(16)


def is_writable(text: str) -> bool:
    """Whether a text can be written to a file; half a surrogate pair cannot."""
    return text.isascii() or not any(0xD800 <= ord(character) <= 0xDFFF for character in text)


def check_seed(seed: str) -> None:
    """Refuse a seed that could not be written into a record."""
    if not is_writable(seed):
        raise SetupError(f"the seed {seed!r} holds half a character; give another text")


def commitment_to(seed: str, terms: str) -> str:
    """What is published before the first move: it binds seed and terms without telling the seed."""
    check_seed(seed)
    return hashlib.sha256(f"tabard commitment\0{seed}\0{terms}".encode()).hexdigest()


def bot_seed(seed: str, number: int, seat: int, is_hint: bool = False) -> str:
    """What a bot at a hosted table rolls its dice from, at the question of that number.

    Secret until the seed is revealed; then anybody can let the bot choose once more. A hint has
    dice of its own, so that whoever is given one learns nothing of what a bot will do.
    """
    purpose = "hint" if is_hint else "bot"
    message = f"tabard {purpose} {number} {seat}".encode()
    return hashlib.blake2b(message, digest_size=32, key=_key_of(seed)).hexdigest()


def _key_of(seed: str) -> bytes:
    return hashlib.sha512(seed.encode()).digest()


class ChanceStream:
    """Keyed BLAKE2b over a block counter, the seed being the key; answer n depends on n alone."""

    def __init__(self, seed: str) -> None:
        self._key: Final = _key_of(seed)
        self._block_number = -1
        self._block = b""

    def ticket(self, number: int, total: int) -> int:
        """Answer number `number` of the stream, as one of `total` equally likely tickets."""
        block_number = number // _PER_BLOCK
        if block_number != self._block_number:
            self._block_number = block_number
            message = b"tabard chance %d" % block_number
            self._block = hashlib.blake2b(message, key=self._key).digest()
        block = self._block
        start = number % _PER_BLOCK * _BYTES
        ticket = 0
        for index in range(start, start + _BYTES):
            ticket = ticket << 8 | block[index]
        return ticket % total

    def answer(self, decision: Decision, number: int) -> Choice:
        """What chance answers to a decision, being the `number`-th that it is asked."""
        weights = decision.weights
        total = 0
        for weight in weights:
            total += weight
        ticket = self.ticket(number, total)
        return decision.options[pick_by_weight(weights, ticket)]
