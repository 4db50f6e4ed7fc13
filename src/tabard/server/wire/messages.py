"""Frames of the socket, and what they are made of. Requests and answers over HTTP stand beside.

All messages are declared once, here, in requests.py and in answers.py; the client's types are made
from these.

Nothing here is in words. A `Phrase` is the key of a text of the game and what it speaks of; whoever
shows it puts it into words, in the reader's language, with the texts of `/api/games/{game}/texts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

NAME_LENGTH = 40
CHAT_LENGTH = 500
LEVEL_LENGTH = 24
MOST_SEATS = 8
MOST_ENTRIES = 1_000_000_000

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
"""What a person or a table is called."""

ClientId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Made by the client for each thing it asks for: sent twice, it is done once."""

ChoiceText = Annotated[str, Meta(min_length=1, max_length=200)]
"""An option in the notation of records: `use:spy`, `amount:2`, `done`."""

Level = Annotated[str, Meta(min_length=1, max_length=LEVEL_LENGTH)]
"""A level of bots: `random`, `greedy`, `ismcts:200` …; or a bot that the host has named."""

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]

Language = Literal["en", "de"]
SeatKind = Literal["open", "person", "bot"]
Status = Literal["open", "running", "over"]
Hosting = Literal["here", "elsewhere", "unsigned", "forged"]
"""Where a match was played, by the signature of the house that hosted it: in this one, in another;
not signed, or signed by somebody whose signature does not fit."""


# What is said


class Part(Struct):
    """A phrase inside another one."""

    part: str
    fields: dict[str, Field]


Field = bool | int | str | list[int | str] | Part | None
"""A seat's number in `seat` and `player`, the id of a noun in texts, a number elsewhere."""


class Phrase(Struct):
    """The key of a text of the game, and what it speaks of."""

    key: str
    fields: dict[str, Field]


class Problem(Struct):
    """Why something was refused: a code for programs, a sentence in English for their authors."""

    code: str
    message: str
    fields: dict[str, Field] = {}
    ask: Ask | None = None
    """What the seat is asked now, over HTTP; a refused frame has it beside the problem."""


# The table as everybody sees it


class Seat(Struct):
    """Who sits there. A person may have handed the seat to a bot for a while."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    """Of the bot that sits there, or stands in for the person."""

    stands_in: bool = False


class Table(Struct):
    """A table without its match."""

    id: str
    game: str
    name: str
    """Empty if nobody gave it one."""

    status: Status
    is_public: bool
    seats: list[Seat]
    options: dict[str, str]
    commitment: str = ""
    """To the seed, from the moment the match begins."""

    forked_from: str = ""
    is_imported: bool = False
    hosting: Hosting = "here"
    """Unless it is `here`, the names of the players are what a record says, proven by nobody."""


class Option(Struct):
    """One legal answer. `choice` is sent back; the rest is for showing it."""

    choice: str
    kind: str
    number: int
    name: str
    phrase: Phrase


class Bar(Struct):
    """What a player would plainly want to choose but may not, and the clause that forbids it."""

    choice: str
    kind: str
    number: int
    name: str
    phrase: Phrase
    clause: str


class Ask(Struct):
    """What the viewer's seat is asked. `number` says which question a choice answers."""

    number: int
    prompt: Phrase
    options: list[Option]
    barred: list[Bar]


class Result(Struct):
    """How a match ended. The seed is revealed with it."""

    places: list[int]
    scores: list[int]
    sheet: Mapping[str, Any]
    seed: str


# What has happened, numbered


class MovesEntry(Struct, tag="moves"):
    """A choice and all that followed by itself, as the viewer saw it."""

    number: int
    seat: int | None
    """Whose choice it was; nobody's when the match began."""

    lines: list[Phrase]
    """The log, keys without their `event-`."""

    events: list[dict[str, Any]]
    """The same for animations: `event` is its name."""


class UndoEntry(Struct, tag="undo"):
    """A seat took its latest choice back: the entries of these numbers are gone."""

    number: int
    seat: int
    taken: list[int]


class ChatEntry(Struct, tag="chat"):
    """Somebody at the table says something. Plain text, to be escaped."""

    number: int
    seat: int
    name: str
    text: str
    at: int
    """Seconds since 1970."""


NoteKey = Literal[
    "sat",
    "left",
    "started",
    "renamed",
    "stand_in",
    "back",
    "resigned",
    "fell_back",
    "again",
    "duplicate",
]


class NoteEntry(Struct, tag="note"):
    """What happened to the table itself: `note-<key>` in the texts of the client."""

    number: int
    key: NoteKey
    seat: int | None
    name: str
    table: str = ""
    """The table that was set up, if one was."""


Entry = MovesEntry | UndoEntry | ChatEntry | NoteEntry


# Frames to the client


class News(Struct, tag="news"):
    """All that a viewer may know, and what has happened since the number it named."""

    number: int
    """Of the latest entry; to be named when connecting again."""

    after: int
    """Entries after this number are in here; 0 for all."""

    seat: int | None
    """Whose eyes these are; nobody's for a spectator."""

    table: Table
    entries: list[Entry]
    view: Mapping[str, Any] | None
    """None before the match begins."""

    ask: Ask | None
    waiting: list[int]
    """Seats that have something to decide."""

    can_undo: bool
    result: Result | None


class Presence(Struct, tag="presence"):
    """Which seats are connected now."""

    online: list[int]
    watching: int


class Accepted(Struct, tag="accepted"):
    """What was asked for is done and durable."""

    client_id: str
    number: int


class Refused(Struct, tag="refused"):
    """It was not done; `ask` is what the seat is asked now."""

    client_id: str
    problem: Problem
    ask: Ask | None = None


class Pong(Struct, tag="pong"):
    """Answer to a ping."""


Frame = News | Presence | Accepted | Refused | Pong


# Frames from the client


class Hello(Struct, tag="hello"):
    """The first frame: the secret of a seat, or none for a spectator, and the last number seen."""

    token: Annotated[str, Meta(max_length=100)] = ""
    since: Count = 0


class Choose(Struct, tag="choose"):
    """Answer question `number` with a choice."""

    client_id: ClientId
    number: Count
    choice: ChoiceText


class Undo(Struct, tag="undo"):
    """Take the seat's latest choice back."""

    client_id: ClientId


class Say(Struct, tag="say"):
    """Say something to the table."""

    client_id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Ping(Struct, tag="ping"):
    """Still there? At least every 30 seconds, else the server hangs up after 90."""


ClientFrame = Hello | Choose | Undo | Say | Ping
