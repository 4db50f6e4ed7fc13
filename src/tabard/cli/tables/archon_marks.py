"""Colours and marks of the seats in Archon, and small pieces of its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tabard.games.archon.game import Archon
from tabard.games.archon.phrases_parts import ORDER, amount_of, cards_of, price_of
from tabard.games.archon.rules import Catalog
from tabard.games.archon.shapes import PlayerView
from tabard.match.texts import Texts

COLOURS = {
    "unicorn": "bright_white",
    "dragon": "bright_red",
    "lion": "bright_yellow",
    "eagle": "bright_blue",
}
LONGEST = 10
"""Letters of a name; longer ones are cut."""


class Marks:
    """A letter for each seat, in the colour of its emblem; a number where names begin alike."""

    def __init__(self, texts: Texts, players: Sequence[PlayerView]) -> None:
        self.names = [texts.player(player["seat"])[:LONGEST] for player in players]
        letters = [name[:1].upper() for name in self.names]
        is_clear = len(set(letters)) == len(letters) and all(letters)
        self.letters = letters if is_clear else [str(seat + 1) for seat in range(len(letters))]
        self.colours = [COLOURS[player["emblem"]] for player in players]

    def mark(self, seat: int) -> Text:
        return Text(self.letters[seat], f"bold {self.colours[seat]}")

    def name(self, seat: int) -> Text:
        """The name in colour, after its mark if that is no letter of it."""
        name = Text(self.names[seat], f"bold {self.colours[seat]}")
        if self.letters[seat].isdigit():
            return Text.assemble(self.mark(seat), " ", name)
        return name


def numbers_of(texts: Texts) -> Catalog:
    """The data of the game that is played."""
    game = texts.game
    assert isinstance(game, Archon)
    return game.catalog


def price(texts: Texts, cost: Mapping[str, int]) -> str:
    """`1 stone + 2 gold`."""
    return texts.part(*price_of(cost, "sum"))


def short_price(texts: Texts, cost: Mapping[str, int]) -> str:
    """`stone+2 gold`."""
    parts = []
    for good in [good for good in ORDER if cost.get(good)]:
        whole = texts.part(*amount_of(good, cost[good], "sum"))
        parts.append(whole.removeprefix("1 ") if cost[good] == 1 else whole)
    return "+".join(parts) or texts.part("free", {})


def offer(texts: Texts, name: str, vp: int, cost: Mapping[str, int]) -> str:
    """A tile or a Magister: `Mint 2 VP (stone+silver)`."""
    return f"{texts.noun(name)} {texts.part('vp', {'vp': vp})} ({short_price(texts, cost)})"


def cards(texts: Texts, counts: Mapping[str, int]) -> str:
    """`3 Courtiers, 1 Scribe`."""
    return texts.part(*cards_of(counts))
