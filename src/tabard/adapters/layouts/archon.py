"""The cells of a view of Archon: Glory & Machination."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.adapters.layout import (
    FLAG,
    LEFT,
    ByWord,
    Cells,
    Counted,
    Counts,
    Fields,
    Known,
    Number,
    PerSeat,
    Row,
    Seat,
    Seats,
    Some,
    Word,
)
from tabard.core.game import Game

ABOUT = ("amount", "slot", "swap_out", "tile", "with")

PHASES = ("setup", "round", "round_end", "season_end", "game_end")
DECKS = ("favors", "provinces", "science", "arts", "attacks")
SPACES = range(1, 42)
"""Spaces of the wall; how many are used depends on the number of players."""

OPEN_CARDS = 4
"""So many cards lie open in a display at most."""

Names = Mapping[str, Sequence[str | int]]


def cells(game: Game[Any], seats: int) -> Mapping[str, Cells]:
    names = game.words.names()
    goods, cards = names["good"], names["kind"]
    return {
        "seat": LEFT,
        "round": Number(9),
        "rounds": LEFT,
        "season": Word(names["season"]),
        "phase": Word(PHASES),
        "order": Row(Seat(seats), seats),
        "grants": ByWord("season", names["season"], Some({"grant": Word(names["grant"])})),
        "slots": ByWord("slot", names["slot"], slot(names, seats)),
        "province": Word(names["province"]),
        "repository": Counts(goods, 3),
        "stock": ByWord("", goods, Number(20)),
        "displays": Fields(
            {
                "science": Row(Some({"card": Word(names["science"])}), OPEN_CARDS),
                "arts": Row(Some({"card": Word(names["arts"])}), OPEN_CARDS),
            }
        ),
        "decks": Counts(DECKS, 20),
        "attack": Word(names["attack"]),
        "strengths": Row(Number(20), len(names["attack"])),
        "wall": ByWord("space", SPACES, Fields({"space": LEFT, "vp": LEFT, "player": Seat(seats)})),
        "tiles": ByWord("tile", names["tile"], Some({"left": Number(2), "open": FLAG})),
        "players": PerSeat(player(names), seats),
        "picks": Counts([*cards, *goods], 5),
        "picking": Seats(seats),
        "over": FLAG,
        "asked": asked(names),
    }


def slot(names: Names, seats: int) -> Cells:
    return Fields(
        {
            "slot": LEFT,
            "building": LEFT,
            "cards": Number(2),
            "open": FLAG,
            "figures": Counted(seats),
            "tokens": Counted(seats),
            "tax": Number(2),
            "favor": Word(names["favor"]),
        }
    )


def player(names: Names) -> Cells:
    goods, cards = names["good"], names["kind"]
    return Fields(
        {
            "seat": LEFT,
            "emblem": LEFT,
            "score": Number(50),
            "place": Number(4),
            "goods": Counts(goods, 6),
            "cards": Counts(cards, 5),
            "hand": Known(Counts(cards, 5)),
            "reserve": Known(Counts(cards, 5)),
            "hand_size": Number(5),
            "reserve_size": Number(5),
            "played": Counts(cards, 5),
            "magisters": LEFT,
            "figures": Number(5),
            "passed": FLAG,
            "standing": LEFT,
            "unused": Known(Number(5)),
            "passages": Number(2),
            "science": Counts(names["science"]),
            "arts": Counts(names["arts"]),
            "warriors": Number(5),
            "tiles": ByWord("tile", names["tile"], Known(Some({"worth": Number(6)}))),
        }
    )


def asked(names: Names) -> Cells:
    """What a half-made move holds already; what its options cost follows from the rest."""
    return Some(
        {
            "left": Number(5),
            "second": FLAG,
            "slot": Word(names["slot"]),
            "kind": Word(names["kind"]),
            "off": Number(2),
            "price": Number(4),
            "buy": Number(4),
            "tile": Word(names["tile"]),
            "strength": Number(20),
            "due": Number(10),
            "resources": Number(5),
        }
    )
