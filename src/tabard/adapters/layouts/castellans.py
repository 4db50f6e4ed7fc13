"""The cells of a view of Castellans of Valeria; alone, the opponent is the second side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    Some,
    Word,
)
from tabard.core.game import Game

ABOUT = ("at", "citizen", "die", "do", "from", "manor", "pushes", "res", "units")

PHASES = ("setup", "draft", "action", "scoring", "reset")
LINE = 4
"""Cards lie in a line, and icons in a row of the Wharf, by four."""

CLICKS = 3
"""At most so many clicks are behind the last question of a move."""

Names = Mapping[str, Sequence[str | int]]


def cells(game: Game[Any], seats: int) -> Mapping[str, Cells]:
    names = game.words.names()
    line = Row(Word(names["citizen"]), LINE)
    return {
        "round": Number(5),
        "rounds": LEFT,
        "phase": Word(PHASES),
        "first_player": Seat(seats),
        "scoring": Counts(names["district"]),
        "pool": Counts(names["face"], 3),
        "leftover": Counts(names["face"], 3),
        "lines": Fields({"pink": line, "blue": line}),
        "guild_of": LEFT,
        "prices": LEFT,
        "wharf": wharf(names, seats),
        "decks": Counts(["pink", "blue", "wharf"], 14),
        "discards": Fields(
            {
                "pink": Counts(names["citizen"]),
                "blue": Counts(names["citizen"]),
                "wharf": Counts(names["card"]),
            }
        ),
        "districts": ByWord("district", names["district"], district(names, seats)),
        "edges": ByWord(
            "edge",
            names["edge"],
            Fields(
                {
                    "edge": LEFT,
                    "windmills": PerSeat(Number(2), seats),
                    "slots": LEFT,
                    "gate": Seat(seats),
                }
            ),
        ),
        "players": PerSeat(player(names), seats),
        "guild_worth": LEFT,
        "stars_from": LEFT,
        "top": LEFT,
        "dividers": LEFT,
        "opponent": Some({"opponent": Word(names["opponent"])}),
        "over": FLAG,
        "asked": asked(game, names, seats),
    }


def wharf(names: Names, seats: int) -> Cells:
    icon = Fields({"good": Word(names["good"]), "crate": Seat(seats), "open": FLAG})
    row = Fields({"deal": Word(names["deal"]), "icons": Row(icon, LINE)})
    return Fields({"card": Word(names["card"]), "rows": Row(row, 3), "worth": LEFT})


def district(names: Names, seats: int) -> Cells:
    return Fields(
        {
            "district": LEFT,
            "guilds": LEFT,
            "keeps": Number(3),
            "tokens": PerSeat(Counts(names["token"][:-1], 3), seats),
            "lighthouse": Seat(seats),
            "ward_tower": Seat(seats),
            "statue": Seat(seats),
            "control": PerSeat(Number(10), seats),
            "worth": PerSeat(Number(10), seats),
        }
    )


def player(names: Names) -> Cells:
    districts, faces = names["district"], names["face"]
    at_district = Fields({"site": Word(districts), "vp": Number(5)})
    at_edge = Fields({"site": Word(names["edge"]), "vp": Number(5)})
    return Fields(
        {
            "seat": LEFT,
            "opponent": LEFT,
            "color": LEFT,
            "score": Number(50),
            "place": Number(5),
            "goods": Counts(names["good"], 6),
            "limits": Counts(names["good"], 10),
            "guilds": Counts(names["guild"], 15),
            "stars": Number(3),
            "manors": ByWord("", names["manor"], Word(districts)),
            "supply": Counts(names["token"], 8),
            "lighthouse_left": FLAG,
            "monuments": Fields(
                {
                    "gate": Known(at_edge),
                    "ward_tower": Known(at_district),
                    "statue": Known(at_district),
                    "lighthouse": Known(at_district),
                }
            ),
            "crates": Number(4),
            "drafted": Counts(faces),
            "spent": Counts(faces),
            "citizens": Counts(names["citizen"]),
        }
    )


def asked(game: Game[Any], names: Names, seats: int) -> Cells:
    """Whose turn it is, and what a half-made move holds already."""
    kinds = dict.fromkeys([choice.kind for choice in game.choices()])
    words = dict.fromkeys([choice.name for choice in game.choices()])
    return Some(
        {
            "seat": Seat(seats),
            "action": Word(names["action"]),
            "bonus": Word(names["face"]),
            "has_acted": FLAG,
            "has_built": FLAG,
            "price": Number(6),
            "good": Word(names["face"]),
            "units": Number(5),
            "at": Word([*names["district"], *names["edge"]]),
            "monument": Word(names["monument"]),
            "chosen": Row(Fields({"kind": Word(kinds), "name": Word(words)}), CLICKS),
        }
    )
