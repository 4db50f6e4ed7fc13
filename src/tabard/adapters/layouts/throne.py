"""The cells of a view of Throne of Allegoria."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.adapters.layout import (
    FLAG,
    LEFT,
    Both,
    BySeat,
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
    Some,
    Word,
)
from tabard.core.game import Game

ABOUT = (
    "amount",
    "card",
    "claim",
    "guild",
    "player",
    "row",
    "space",
    "territory",
    "track",
    "worker",
)

Names = Mapping[str, Sequence[str | int]]


def cells(game: Game[Any], seats: int) -> Mapping[str, Cells]:
    names = game.words.names()
    cards, claims = names["card"], names["claim"]
    return {
        "seat": LEFT,
        "week": Number(6),
        "weeks": LEFT,
        "queen_alive": FLAG,
        "first_player": Seat(seats),
        "first_player_marker": Seat(seats),
        "space": Word(names["space"]),
        "merchant": Word(names["merchant"]),
        "rows": LEFT,
        "decree": Word(names["decree"]),
        "half": Word(unique(names["half"])),
        "action_point_token": Word(names["space"]),
        "display": Counts(cards, 3),
        "groups": Row(Counts(cards), 4),
        "tokens": Row(Fields({"alms": LEFT, "token": Word(names["token"])}), 4),
        "anarchy": Fields({"left": Number(24), "markers": LEFT, "value": Number(4)}),
        "ranking": LEFT,
        "turn": Some(
            {"player": Seat(seats), "points": Number(4), "mode": Word(names["mode"])},
        ),
        "spaces": ByWord("space", names["space"], space(names, seats)),
        "players": PerSeat(player(names), seats),
        "over": FLAG,
        "asked": asked(names, seats),
        "decks": Counts(["workforce", "claims", "decrees", "merchants"], 50),
        "discard": Counts(cards, 5),
        "claim_discard": Number(30),
        "decrees_read": Counts(names["decree"]),
        "merchants_seen": Counts(names["merchant"]),
        "drawn": Counts(claims),
        "drawn_count": Number(3),
        "offer": Counts(cards),
        "offer_count": Number(3),
        "discarded_claims": Counts(claims),
        "picks": Counts([*names["end"], *names["lord"]]),
        "picking": Seats(seats),
    }


def unique(words: Sequence[str | int]) -> list[str | int]:
    """Each word once: two decrees may share a half."""
    return list(dict.fromkeys(words))


def space(names: Names, seats: int) -> Cells:
    """An action space with its bids; `place` tells them from left to right."""
    stack = Fields(
        {
            "player": LEFT,
            "count": Number(3),
            "markers": Counts(names["marker"]),
            "bid": Known(Number(5)),
        }
    )
    order = Row(Some({"player": Seat(seats)}), seats)
    return Fields(
        {"space": LEFT, "open": FLAG, "stacks": Both(BySeat("player", stack, seats), order)}
    )


def player(names: Names) -> Cells:
    tracks, cards = names["track"], names["card"]
    return Fields(
        {
            "seat": LEFT,
            "house": Word(names["territory"][:-1]),
            "lord": Word(names["lord"]),
            "tracks": Counts(tracks, 10),
            "moves": LEFT,
            "seals": LEFT,
            "workers": ByWord("", names["territory"], Counts(names["kind"], 5)),
            "supply": Number(10),
            "anarchy": Number(10),
            "influence": Number(20),
            "diplomacy": Number(4),
            "alms": Number(6),
            "guilds": Counts(names["guild"]),
            "cards": Number(10),
            "seen_cards": Counts(cards, 3),
            "claims": Number(5),
            "done": Counts(names["claim"]),
            "ends": Number(3),
            "markers": Known(Counts(names["marker"], 2)),
            "hand": Known(Counts(cards, 3)),
            "claim_cards": Known(Counts(names["claim"])),
            "end_cards": Known(Counts(names["end"])),
            "other_ends": Known(Counts(names["end"])),
            "lords": Known(Counts(names["lord"])),
            "progress": LEFT,
            "pad": LEFT,
        }
    )


def asked(names: Names, seats: int) -> Cells:
    """What a half-made move holds already; what its options cost follows from the rest."""
    return Some(
        {
            "points": Number(4),
            "track": Word(names["track"]),
            "worker": Word(names["kind"]),
            "raised": Number(8),
            "cards": Counts(names["card"]),
            "subterfuge": FLAG,
            "first": Word(names["track"]),
            "attack": Word(["", *names["territory"]]),
            "row": Word(names["row"]),
            "player": Seat(seats),
            "origin": Word(names["territory"]),
            "target": Word(names["territory"]),
            "territory": Word(names["territory"]),
            "single": Word(names["card"]),
            "amount": Number(4),
            "influence": Number(4),
            "soldiers": Number(4),
            "deploy": Number(4),
            "task": Number(4),
        }
    )
