"""What the terminal itself says, in both languages; and the console it says it on."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from tabard.match.texts import Bundle

FOLDER = Path(__file__).parent / "text"
WIDTH = 100
LONGEST = 900

LEAST = 20
"""Columns that a text keeps, however narrow the terminal is."""


class Words:
    """The messages of the terminal in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = Bundle(FOLDER, language)

    def say(self, key: str, **args: object) -> str:
        """A message in words; what somebody has typed is cut where Fluent would refuse it."""
        cut = {name: _cut(value) for name, value in args.items()}
        return self.bundle.say(key, cut)


def _cut(value: object) -> object:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def shown(text: str) -> str:
    """A text from outside, without what would move the cursor or turn the line."""
    return "".join([each if each.isprintable() else repr(each)[1:-1] for each in text])


class Terminal(Console):
    """A console that leaves it to the command line what to do when nobody reads on."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise BrokenPipeError


def new_console(is_error: bool = False) -> Console:
    """A console of at most 100 columns; colours only where a terminal shows them."""
    console = Terminal(stderr=is_error, highlight=False, markup=False, emoji=False)
    width = min(console.width, WIDTH) if console.is_terminal else WIDTH
    console.width = width
    return console


def print_hanging(console: Console, lead: Text, text: Text, further: int = 0) -> None:
    """Print a text after its lead; what does not fit follows indented, `further` than the lead."""
    indent = lead.cell_len + further
    before = lead
    for line in text.wrap(console, max(LEAST, console.width - indent)):
        line.rstrip()
        console.print(Text.assemble(before, line))
        before = Text(" " * indent)
