"""The word of a house: a chain over all moves and their times, signed with its key.

A seed proves chance alone. Who chose what is proven by whoever saw it: the house that hosted the
match signs it, and one changed answer, name or time breaks the signature.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from tabard.core.values import CHANCE
from tabard.match.hosted import Hosted
from tabard.match.record import CHANCE_NAME, Move, Record

ALGORITHM = "Ed25519"
_GROUP, _GROUPS = 4, 8


class HouseKey:
    """The secret key of a house; it signs, and tells nobody more than its public half."""

    def __init__(self, secret: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def signed(
        self, record: Record, name: str, table: str, bots: Sequence[str], times: Sequence[int]
    ) -> Record:
        """The record of a match that the house saw, with its word on it."""
        chain = chain_of(record.moves, times)
        word = Hosted(name, self.public, table, tuple(bots), tuple(times), chain, "")
        signature = self._key.sign(statement_of(record, word)).hex()
        return replace(record, house=replace(word, signature=signature))


def chain_of(moves: Sequence[Move], times: Sequence[int]) -> str:
    """The last link: each is the SHA-256 of the one before, the move and when it was made."""
    link = hashlib.sha256(b"tabard chain").digest()
    for (seat, text), at in zip(moves, times):
        made = _as_text([CHANCE_NAME if seat == CHANCE else seat, text, at])
        link = hashlib.sha256(link + made.encode()).digest()
    return link.hex()


def statement_of(record: Record, word: Hosted) -> bytes:
    """What is signed: where and by whom it was played, on what terms, and all moves by the chain.

    The seed is bound by the commitment.
    """
    said = [
        *("tabard match", word.name, word.table),
        [list(record.players), list(word.bots)],
        *(record.terms(), record.commitment, len(record.moves), word.chain),
    ]
    return _as_text(said).encode()


def wrong_word(record: Record) -> str:
    """Why the word of the house on a record does not hold; empty if it does."""
    word = record.house
    assert word is not None, "only a record that is signed has one"
    if len(word.times) != len(record.moves):
        return (
            f"the house {word.name!r} saw {len(word.times)} moves, the record has "
            f"{len(record.moves)}"
        )
    if chain_of(record.moves, word.times) != word.chain:
        return f"moves or times are not those that the house {word.name!r} saw"
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(word.key))
    try:
        key.verify(bytes.fromhex(word.signature), statement_of(record, word))
    except InvalidSignature:
        return (
            f"the signature of the house {word.name!r} does not fit: table, players, options, "
            "commitment or moves were changed, or the key is another"
        )
    return ""


def fingerprint_of(key: str) -> str:
    """A public key as people compare it: eight groups of four digits."""
    digest = hashlib.sha256(bytes.fromhex(key)).hexdigest()
    return " ".join(digest[at : at + _GROUP] for at in range(0, _GROUP * _GROUPS, _GROUP))


def _as_text(data: object) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
