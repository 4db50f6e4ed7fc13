"""How the table of each game looks in the terminal; a plain one for games without their own."""

from __future__ import annotations

from typing import Any

from tabard.cli.tables.allegiance import AllegianceTable
from tabard.cli.tables.archon import ArchonTable
from tabard.cli.tables.castellans import CastellansTable
from tabard.cli.tables.table import Table, View
from tabard.cli.tables.throne import ThroneTable

TABLES: dict[str, Table[Any, Any]] = {
    "throne": ThroneTable(),
    "castellans": CastellansTable(),
    "archon": ArchonTable(),
    "allegiance": AllegianceTable(),
}
PLAIN = Table[View, View]()


def table_of(game: str) -> Table[Any, Any]:
    """The terminal table of a game."""
    return TABLES.get(game, PLAIN)
