"""How houses and cards are written on the terminal table of Throne of Allegoria."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.text import Text

from tabard.games.throne.game import Throne
from tabard.games.throne.kinds import HOUSE_NAMES
from tabard.games.throne.rules import Catalog
from tabard.games.throne.shapes import ThroneView
from tabard.match.texts import Texts

HOUSE_COLOURS = ("bright_red", "bright_cyan", "bright_yellow", "bright_magenta")
LONGEST = 14
"""Columns for a name with its marks; longer ones are cut."""


def numbers_of(texts: Texts) -> Catalog:
    """The data of the game that is played."""
    game = texts.game
    assert isinstance(game, Throne)
    return game.catalog


def card_names(texts: Texts, cards: Sequence[str] | Mapping[str, int]) -> list[Text]:
    """Workforce cards, equal ones together."""
    counts = cards if isinstance(cards, Mapping) else Counter(cards)
    return [
        Text(texts.noun(card) if count == 1 else f"{count} × {texts.noun(card)}")
        for card, count in counts.items()
    ]


def colour(view: ThroneView, seat: int) -> str:
    """The colour of the house that sits there; none before it is chosen."""
    house = view["players"][seat]["house"]
    return HOUSE_COLOURS[HOUSE_NAMES.index(house)] if house else ""


def short(name: str, room: int) -> str:
    """A name, cut where it needs more room."""
    return name if len(name) <= room else f"{name[: room - 1]}…"


def player_name(texts: Texts, view: ThroneView, seat: int) -> Text:
    """A player's name in the colour of the house; an arrow for the First Player."""
    is_viewer = seat == view["seat"]
    you = f" {texts.say('table-you')}" if is_viewer else ""
    arrow = "▸" if seat == view["first_player"] else " "
    name = short(texts.player(seat), LONGEST - len(arrow + you))
    style = f"{'bold ' if is_viewer else ''}{colour(view, seat)}"
    return Text.assemble((arrow, "yellow"), (name, style), (you, "green"))
