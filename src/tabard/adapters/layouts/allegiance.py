"""The cells of a view of Allegiance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.adapters.layout import (
    FLAG,
    LEFT,
    ByWord,
    Cells,
    Counts,
    Fields,
    Known,
    Number,
    PerSeat,
    Row,
    Seat,
    Seats,
    Word,
    Words,
)
from tabard.core.game import Game

ABOUT = ("use", "player", "temple", "kind", "guild")

CARDS = 100
"""Cards have numbers as they are laid; there are a hundred, and none is laid twice."""

RECALLS = 16
"""So many memories of hands; random matches of five seats end with seven."""


def cells(game: Game[Any], seats: int) -> Mapping[str, Cells]:
    names = game.words.names()
    kinds, places = names["card"], names["place"]
    seat, numbers = Seat(seats), range(CARDS)
    pile = Fields({"count": Number(30), "lost": Number(5), "cards": Counts(kinds, 5)})
    return {
        "seat": LEFT,
        "round": Number(10),
        "rounds": LEFT,
        "first_action": seat,
        "deck": Number(100),
        "boxed": LEFT,
        "organisations": Fields({"temple": pile, "guild": pile}),
        "players": PerSeat(
            Fields({"seat": LEFT, "cards": Number(10), "hand": Known(Counts(kinds, 5))}), seats
        ),
        "table": ByWord("card", numbers, table_card(kinds, places, seat)),
        "placed": ByWord("card", numbers, placed_card(kinds, places)),
        "tracked": ByWord("card", numbers, tracked_card(places, seat)),
        "picks": Row(Word(kinds), 2),
        "confirmed": Seats(seats),
        "recalled": Row(recall(kinds, seat), RECALLS),
        "kinds": LEFT,
        "over": FLAG,
    }


def table_card(kinds: Words, places: Words, seat: Cells) -> Cells:
    return Fields(
        {
            "card": LEFT,
            "kind": Word(kinds),
            "place": Word(places),
            "player": seat,
            "from": seat,
            "round": Number(10),
            "face_up": FLAG,
            "guard": Known(Number(CARDS)),
        }
    )


def placed_card(kinds: Words, places: Words) -> Cells:
    return Fields({"card": LEFT, "kind": Word(kinds), "place": Word(places), "round": Number(10)})


def tracked_card(places: Words, seat: Cells) -> Cells:
    return Fields({"card": LEFT, "place": Word(places), "from": seat, "round": Number(10)})


def recall(kinds: Words, seat: Cells) -> Cells:
    """What was seen of a hand, and where it may be now."""
    return Fields(
        {
            "player": seat,
            "kinds": Counts(kinds, 5),
            "not_of_guild": Number(5),
            "in_hand": FLAG,
            "or_placed_as": Counts(range(CARDS)),
            "nothing_else_in": Counts(range(CARDS)),
        }
    )
