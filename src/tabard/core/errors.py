"""What a caller can do wrong. Every message names the thing and the remedy."""

from __future__ import annotations


class TabardError(Exception):
    """Something that whoever calls the engine can mend."""


class IllegalChoiceError(TabardError):
    """A choice that is not an option of a pending decision of that seat."""


class SetupError(TabardError):
    """A match that cannot be started: unknown game, seats out of range, unknown option or value."""


class DataError(TabardError):
    """A data file that says something wrong; names file, entry and field."""


class RecordError(TabardError):
    """A record that cannot be read or does not replay."""


class SnapshotError(TabardError):
    """A snapshot that is not whole or breaks a law of its game."""


class UndoError(TabardError):
    """A seat that may not take anything back now."""


class BotFaultError(TabardError):
    """A bot from outside that failed, and loses by it; kind and detail can be put into words."""

    def __init__(self, message: str, kind: str, detail: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.detail = detail
