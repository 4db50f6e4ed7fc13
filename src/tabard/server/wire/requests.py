"""What a client asks for over HTTP, beside the frames that it may send there, too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tabard.server.wire.messages import MOST_SEATS, NAME_LENGTH, Count, Name, SeatKind


class NewSeat(Struct):
    """`person`: the creator, or somebody beside them; `open`: whoever gets the link."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    level: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct):
    """A new table. It starts at once if no seat is open."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, str] = {}
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    is_public: bool = False
    seed: Annotated[str, Meta(max_length=200)] = ""
    snapshot: dict[str, Any] | None = None
    """Begin from this position instead of the game's setup."""


class Fork(Struct):
    """A new table from a position of a finished match."""

    move: Count
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""


class Again(Struct):
    """Another match of the same people; a duplicate has the same seed, and everybody moves on."""

    is_duplicate: bool = False


class Join(Struct):
    """Sit down: at the seat of the link, or without one at any open seat of a public table."""

    name: Name


class Rename(Struct):
    """Another name for the table."""

    name: Name


class SetSeat(Struct):
    """The host opens a seat or puts a bot there, before the match begins."""

    kind: Literal["open", "bot"]
    level: Annotated[str, Meta(max_length=24)] = ""


class StandIn(Struct):
    """Hand the own seat to a bot; without a level take it back."""

    level: Annotated[str, Meta(max_length=24)] = ""
