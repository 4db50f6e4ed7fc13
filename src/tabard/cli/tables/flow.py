"""Cards in a row that breaks between cards, never inside one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Groups of cards: a dot between two cards, a semicolon between two groups."""

    def __init__(self, *groups: Sequence[Text]) -> None:
        self.pieces: list[Text] = []
        filled = [group for group in groups if group]
        for group in filled:
            for part in group[:-1]:
                self.pieces.append(Text.assemble(part, (" ·", "dim")))
            ending = "" if group is filled[-1] else ";"
            self.pieces.append(Text.assemble(group[-1], (ending, "dim")))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + 1 + piece.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(" ")
            line.append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        return Measurement(max(widths), sum(widths) + len(widths) - 1)


def labelled(label: str, parts: Sequence[Text]) -> list[Text]:
    """Cards with a word before the first of them."""
    if not parts:
        return []
    return [Text.assemble((label, "dim"), parts[0]), *parts[1:]]
