"""Colours and marks of the sides in Castellans of Valeria, and small pieces of its table."""

from __future__ import annotations

from rich.text import Text

from tabard.games.castellans.shapes import CastellansView, PlayerSheet, PlayerView
from tabard.match.texts import Texts

COLOURS = {
    "red": "bright_red",
    "white": "bright_white",
    "yellow": "bright_yellow",
    "purple": "bright_magenta",
    "blue": "bright_blue",
}
GREEN = "green"
LONGEST = 14
SHORTEST = 7
"""Letters of a name, on the boards and in the city; longer ones are cut."""


def name_of(texts: Texts, player: PlayerView | PlayerSheet) -> str:
    """Who plays a side: a seat's player, or the solo opponent."""
    if player["seat"] is not None:
        return texts.player(player["seat"])[:LONGEST]
    return texts.noun(player["opponent"])[:LONGEST] if player["opponent"] else ""


def letters_of(names: list[str]) -> list[str]:
    """A letter for each name, all different; numbers if there are no such letters.

    Where two names begin alike, the later one goes by its surname, else by another letter.
    """
    letters = [name[:1].upper() for name in names]
    for at, name in enumerate(names):
        if letters[at] in letters[:at]:
            others = [word[:1] for word in name.split()[1:]] + list(name)
            free = [one.upper() for one in others if one.isalpha() and one.upper() not in letters]
            letters[at] = free[0] if free else ""
    return letters if all(letters) else [str(side + 1) for side in range(len(names))]


class Marks:
    """A letter for each side, in its colour; a number where letters do not tell names apart."""

    def __init__(self, texts: Texts, view: CastellansView) -> None:
        names = [name_of(texts, player) for player in view["players"]]
        self.letters = letters_of(names)
        self.short = [name.split(" ")[0][:SHORTEST] for name in names]
        self.colours = [COLOURS[player["color"]] for player in view["players"]]
        self.names = names

    def mark(self, side: int) -> Text:
        return Text(self.letters[side], f"bold {self.colours[side]}")

    def lead(self, side: int, is_wide: bool) -> Text:
        """What stands before the tokens of a side: its name, or where that is too long its mark."""
        is_name = is_wide and len(set(self.short)) == len(self.short)
        word = self.short[side] if is_name else f"{self.letters[side]}:"
        return Text(word, f"bold {self.colours[side]}")

    def name(self, side: int) -> Text:
        """The name in colour, after its mark if it does not begin with that."""
        name = Text(self.names[side], f"bold {self.colours[side]}")
        if self.names[side][:1].upper() == self.letters[side]:
            return name
        return Text.assemble(self.mark(side), " ", name)


def halves(value: int) -> str:
    """Half points as they are written: `3½`."""
    whole, half = divmod(value, 2)
    return f"{whole or ''}½" if half else str(whole)
