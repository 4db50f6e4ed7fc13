"""Who hosts: the house signs what was played at its tables, and knows its own word again.

This is the only place that uses the secret key; nothing here gives it out.
"""

from __future__ import annotations

from tabard.match.record import Record
from tabard.match.signing import ALGORITHM, HouseKey, fingerprint_of, wrong_word
from tabard.server.table.live import LiveTable
from tabard.server.table.names import cleaned
from tabard.server.wire.answers import HouseInfo, Word
from tabard.server.wire.messages import Hosting

USUAL_NAME = "Tabard"
NAME_LENGTH = 80


class House:
    """A name, and the key that the store keeps. The name is a claim, the key is the proof."""

    def __init__(self, name: str = "") -> None:
        self.name = cleaned(name)[:NAME_LENGTH] or USUAL_NAME
        self._key: HouseKey | None = None

    def take_key(self, secret: bytes) -> None:
        """Sign with this key from now on."""
        self._key = HouseKey(secret)

    def info(self) -> HouseInfo:
        """What everybody may know of the house."""
        public = self._signer().public
        return HouseInfo(self.name, public, ALGORITHM, fingerprint_of(public))

    def record_of(self, table: LiveTable) -> Record:
        """The record of a match: signed if it was played here, as it came if it came from outside.

        Signing anew at each export changes nothing: the same match gets the same signature.
        """
        record = table.record()
        if table.settings.record is not None:
            return record
        bots = [seat.level for seat in table.seats]
        return self._signer().signed(record, self.name, table.id, bots, table.times)

    def hosting_of(self, record: Record) -> Hosting:
        """Whether a record was signed, by whom, and whether the signature holds."""
        if record.house is None:
            return "unsigned"
        if wrong_word(record):
            return "forged"
        return "here" if record.house.key == self._signer().public else "elsewhere"

    def word_on(self, record: Record) -> Word | None:
        """What the house that hosted a match says of it."""
        word = record.house
        if word is None:
            return None
        first, last = (min(word.times), max(word.times)) if word.times else (0, 0)
        return Word(
            cleaned(word.name)[:NAME_LENGTH],
            word.key,
            fingerprint_of(word.key),
            wrong_word(record),
            first,
            last,
        )

    def _signer(self) -> HouseKey:
        assert self._key is not None, "the store is opened first"
        return self._key
