"""What the server answers over HTTP, beside the frames of the socket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from tabard.analysis.judging import JudgementKind
from tabard.server.wire.messages import Hosting, Language, Phrase, Result, Seat, Table


class SeatLink(Struct):
    """The secret of a seat; shown once, kept by nobody but its owner."""

    seat: int
    token: str


class Created(Struct):
    """A new table with its secrets: of the host, of every seat that is no bot's."""

    id: str
    host: str
    links: list[SeatLink]


class Joined(Struct):
    """Where the person sits, and the secret of that seat."""

    seat: int
    token: str


class Summary(Struct):
    """An open public table in the list."""

    id: str
    game: str
    name: str
    seats: list[Seat]
    created: int


class Advice(Struct):
    """What a search thinks of one option: how much of it went there, how good it looked."""

    choice: str
    share: float
    value: float
    """Between 0 and 1: the expected outcome for the seat."""


class Hint(Struct):
    """What a bot would do that knows what the seat knows, best first."""

    number: int
    level: str
    milliseconds: int
    advice: list[Advice]


class HouseInfo(Struct):
    """Who hosts here. Matches that were played here are signed with this key."""

    name: str
    """What the house calls itself: as its host named it, else its address."""

    key: str
    """The public key: 32 bytes in hexadecimal."""

    algorithm: str
    fingerprint: str
    """The same key as people compare it."""


class Word(Struct):
    """What the house says of a match that it hosted; it covers every choice, time and name."""

    house: str
    key: str
    fingerprint: str
    difference: str
    """Why its signature does not fit; empty if it does."""

    began: int
    ended: int
    """Seconds since 1970."""


class Verification(Struct):
    """Whether every answer of chance follows from the seed that was committed to; and, apart, where
    the match was played, as far as a house has signed that."""

    commitment: str
    seed: str
    agrees: bool
    """Of chance and the rules alone."""

    difference: str
    moves: int
    hosting: Hosting
    word: Word | None


class Imported(Struct):
    """A record that came from outside; watch it at the replay of this table."""

    id: str


class ReplayEntry(Struct):
    """One step of a match, and what the viewer was told of it: a move, or until the match is over
    all that was told at once."""

    move: int
    seat: int | None
    """None for chance."""

    choice: str
    """Empty while it was hidden from the viewer."""

    lines: list[Phrase]


class Replay(Struct):
    """A match, step by step, through one pair of eyes."""

    table: Table
    seat: int | None
    moves: int
    entries: list[ReplayEntry]
    result: Result | None
    """None while the match goes on."""


class Position(Struct):
    """The table after a number of steps, through one pair of eyes."""

    move: int
    seat: int | None
    view: Mapping[str, Any]
    waiting: list[int]
    events: list[dict[str, Any]]
    """What the viewer was told of the latest step, for boards that show it."""


class Mark(Struct):
    """The step at which a round, a phase … begins."""

    move: int
    moment: dict[str, int | str | None]
    """By keys of the view, the largest first."""


class Line(Struct):
    """What is followed over a match: a seat, or something else by its id."""

    seat: int | None
    name: str


class Point(Struct):
    """How it stood after a step: a number for each line, and the sides that would win."""

    move: int
    values: list[int]
    leaders: list[int]


class Course(Struct):
    """How a match went. Points are those at which something changed; none before the end."""

    moves: int
    marks: list[Mark]
    lines: list[Line]
    points: list[Point]


class Considered(Struct):
    """An option in words, and how good it looked to a search, 0 to 1."""

    phrase: Phrase
    value: float


class Judged(Struct):
    """A choice among several, beside what a search would rather have chosen that knew what the
    seat knew."""

    move: int
    """The step that it made, as replays count them: from 1."""

    seat: int
    prompt: Phrase
    chosen: Considered
    alternatives: list[Considered]
    """The best other options, best first."""

    loss: float
    """By how much the best option looked better; 0 if the choice was the best."""

    kind: JudgementKind


AnalysisState = Literal["none", "running", "done", "stopped", "failed"]


class Analysis(Struct):
    """A finished match, judged as far as that has been done."""

    state: AnalysisState
    done: int
    """How many of the moves have been looked at."""

    moves: int
    iterations: int
    """Of the search for each choice."""

    count: int
    """How many choices have been judged."""

    expected: list[list[float]]
    """Expected place of each seat: before the first move, then after each; empty until known."""

    judged: list[Judged]


class Lesson(Struct):
    """What to think of at a decision, or what has just happened, for whoever plays at first."""

    key: str
    """Of the prompt or of the line in the log; empty for what the game is about."""

    clause: str
    text: dict[str, str]


class GuideInfo(Struct):
    """A game explained while it is played."""

    about: Lesson
    prompts: list[Lesson]
    events: list[Lesson]


class OptionInfo(Struct):
    """A rule of the table that may be chosen, with what each value means."""

    id: str
    default: str
    choices: list[str]
    ruling: str
    """The clause that leaves it open."""

    meaning: dict[str, str]
    meanings: dict[str, dict[str, str]]


class GameInfo(Struct):
    """A game as it is offered."""

    id: str
    title: dict[str, str]
    fewest_seats: int
    most_seats: int
    rules: int
    stage: str
    has_secrets: bool
    options: list[OptionInfo]


class Games(Struct):
    """All games, and the levels of bots that may be chosen."""

    games: list[GameInfo]
    levels: list[str]


class GameTexts(Struct):
    """A game in one language: messages in Fluent's notation, nouns by id and form."""

    language: Language
    messages: str
    nouns: dict[str, dict[str, str]]
    clauses: dict[str, str]
    """The clause that each log line follows from, by its key."""
    prompt_clauses: dict[str, str]
    """The clause that each prompt follows from, by its key."""


class ClauseInfo(Struct):
    """One sentence of a rulebook in our words."""

    id: str
    heading: dict[str, str]
    text: dict[str, str]
    source: str
    provenance: str


class RulingInfo(Struct):
    """A question that a rulebook leaves open, why we read it so, and who says what holds."""

    id: str
    question: dict[str, str]
    reason: dict[str, str]
    answer: dict[str, str]
    """Empty if clauses or options say it."""
    clauses: list[str]
    """Ids of the clauses that follow it."""


class GameData(Struct):
    """What is printed on a game's material: its data files, each a table of entries."""

    files: dict[str, dict[str, Any]]
    """By name, without their ending; every entry says in `source` where it is from."""
