"""Lines that are too long go on below their beginning, not below what stands before it."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

LEAST = 20
"""Columns that a text keeps, however narrow the terminal is."""


def print_hanging(console: Console, lead: Text, text: Text, further: int = 0) -> None:
    """Print a text after its lead; what does not fit follows indented, `further` than the lead."""
    indent = lead.cell_len + further
    before = lead
    for line in text.wrap(console, max(LEAST, console.width - indent)):
        line.rstrip()
        console.print(Text.assemble(before, line))
        before = Text(" " * indent)
