"""What the server keeps: tables, their journals, secrets by digest; says nothing of how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class TableRow:
    """A table as it is kept."""

    id: str
    settings: bytes
    """JSON; never changes. What changes is in the journal."""

    is_public: bool
    status: str
    """open, running or over."""

    created: int
    number: int
    """Of the latest journal row; 0 before the first. Read, never written: the journal says it."""


@dataclass(frozen=True)
class JournalRow:
    """One thing that happened at a table; rows are numbered from 1 and never change."""

    number: int
    kind: str
    body: bytes
    """JSON."""

    client_id: str
    """Chosen by whoever sent it, once a table; empty if nobody did."""

    at: int


@dataclass(frozen=True)
class TokenRow:
    """Whose secret it is; only its digest is kept."""

    digest: bytes
    table: str
    seat: int
    """-1 for the host."""


class StoreError(Exception):
    """Nothing was kept, or could be read: full disk, lost file, another holds it for too long."""


class ConflictError(StoreError):
    """What was to be kept contradicts what is there."""


class NumberTakenError(ConflictError):
    """The journal has a row of that number: somebody else appended first; read and try again."""


class ClientIdTakenError(ConflictError):
    """The journal has a row of that client id: the same thing was sent twice."""


class TableTakenError(ConflictError):
    """There is a table of that id."""


class UnknownTableError(ConflictError):
    """There is no table of that id."""


class Store(Protocol):
    """Keeps everything; what it has returned from is durable.

    What was begun is carried out, even if whoever waits for it is cancelled.
    """

    async def open(self) -> None:
        """Make ready; raises SetupError where that cannot be."""

    async def close(self) -> None:
        """Carry out what was begun, then let go."""

    async def create_table(
        self, row: TableRow, journal: Sequence[JournalRow], tokens: Sequence[TokenRow]
    ) -> None:
        """A new table with its first rows, all or nothing."""

    async def append(
        self,
        table: str,
        rows: Sequence[JournalRow],
        status: str | None = None,
        tokens: Sequence[TokenRow] = (),
        revoked: Sequence[bytes] = (),
    ) -> None:
        """The next rows of a table, all or nothing; their numbers follow the latest one."""

    async def table(self, table: str) -> TableRow | None:
        """One table."""

    async def journal(self, table: str, after: int = 0) -> list[JournalRow]:
        """Rows of a table behind a number, in order."""

    async def token(self, digest: bytes) -> TokenRow | None:
        """Whose secret it is, unless it was revoked."""

    async def digests(self, table: str, seat: int) -> list[bytes]:
        """The secrets that open a seat, for revoking them."""

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for people, newest first."""

    async def running_tables(self) -> list[str]:
        """Ids of the tables at which a match is going on."""

    async def house_secret(self) -> bytes:
        """The secret key of the house: 32 bytes, made once and kept with everything else."""

    async def changes(self) -> int:
        """A number that grows whenever another process has kept something."""
