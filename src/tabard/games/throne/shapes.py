"""What a view and a score sheet of Throne of Allegoria hold."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict, get_args

from tabard.parts.shape import (
    FLAG,
    KNOWN,
    LEFT,
    PER_SEAT,
    SEAT,
    SEATS,
    SOME,
    BySeat,
    ByWord,
    Counts,
    Number,
    Ordered,
    Row,
    Shapes,
    Word,
)

HouseName = Literal["roselie", "culver_lux", "antares", "umbral"]
TerritoryName = Literal["roselie", "culver_lux", "antares", "umbral", "centre"]
WorkerName = Literal["soldier", "spy", "merchant"]
TrackName = Literal["strength", "intrigue", "trade", "wealth", "knowledge"]
SpaceName = Literal["I", "II", "III", "IV", "V", "VI", "VII"]
MarkerName = Literal["0", "1", "2", "star"]
ModeName = Literal["mix", "deploy", "task", "either"]
GuildName = Literal[
    "soldiers_guild", "spies_guild", "merchants_guild", "bankers_guild", "scholars_guild"
]
RowName = Literal["sell_trade", "sell_wealth"]
WhereName = Literal["territories", "own", "central", "opponents", "one_opponent"]
ScopeName = Literal["turn", "week"]
DeckName = Literal["workforce", "claims", "decrees", "merchants"]
DecidedBy = Literal["total", "claims", "town", "shared"]

ASeat = Annotated[int | None, SEAT]
ASpace = Annotated[SpaceName | None, Word("space")]
ATrack = Annotated[TrackName, Word("track")]
ATerritory = Annotated[TerritoryName, Word("territory")]
SomeCards = Annotated[list[str], Counts("card")]
SomeClaims = Annotated[list[str], Counts("claim")]
SomeEnds = Annotated[list[str] | None, Counts("end"), KNOWN]
ManyCards = Annotated[dict[str, int], Counts("card", 3)]
OnTracks = dict[TrackName, int]


class Deal(TypedDict):
    """What a row of the Travelling Merchant takes and gives."""

    pay: int
    gain: int


class Deals(TypedDict, total=False):
    sell_trade: Deal
    sell_wealth: Deal


class TokenView(TypedDict):
    """An Alms Bonus token, and how many Alms it is for."""

    alms: Annotated[int, LEFT]
    token: Annotated[str, Word("token")]


class AnarchyView(TypedDict):
    left: Annotated[int, Number(24)]
    markers: Annotated[int, LEFT]
    value: Annotated[int, Number(4)]


class TurnView(TypedDict):
    """Whose turn it is, with the points left for further actions."""

    player: Annotated[int, SEAT]
    points: Annotated[int, Number(4)]
    mode: Annotated[ModeName, Word("mode")]


class StackView(TypedDict):
    """The markers of a player in an action space."""

    player: Annotated[int, LEFT]
    count: Annotated[int, Number(3)]
    markers: Annotated[list[MarkerName], Counts("marker")]
    bid: Annotated[int | None, Number(5), KNOWN]


class SpaceView(TypedDict):
    """An action space with its bids from left to right."""

    space: Annotated[SpaceName, LEFT]
    open: bool
    stacks: Annotated[list[StackView], BySeat("player"), Ordered("player")]


class PartAbout(TypedDict, total=False):
    """Of what there are so many."""

    scope: ScopeName
    worker: WorkerName
    track: TrackName
    where: WhereName
    territory: TerritoryName
    bound: int


class Part(PartAbout):
    """One thing that a claim needs, and how much of it is there."""

    measure: str
    have: int
    need: int
    met: bool


class Pad(TypedDict):
    """The score pad as it would be filled now; None is what depends on hidden claims."""

    guilds: int
    claims: int
    ends: int | None
    unfulfilled: int | None
    diplomacy: int
    alms: int
    anarchy: int
    influence: int
    town: int
    total: int


class OpenBoard(TypedDict):
    """What all see of a player; the house is None until it is chosen, where houses are."""

    seat: Annotated[int, LEFT]
    house: Annotated[HouseName | None, Word("house")]
    lord: Annotated[str | None, Word("lord")]
    tracks: Annotated[OnTracks, Counts("track", 10)]
    moves: Annotated[OnTracks, LEFT]
    seals: Annotated[OnTracks, LEFT]
    workers: Annotated[
        dict[str, Annotated[dict[WorkerName, int], Counts("kind", 5)]], ByWord("territory")
    ]
    supply: Annotated[int, Number(10)]
    anarchy: Annotated[int, Number(10)]
    influence: Annotated[int, Number(20)]
    diplomacy: Annotated[int, Number(4)]
    alms: Annotated[int, Number(6)]
    guilds: Annotated[list[GuildName], Counts("guild")]
    cards: Annotated[int, Number(10)]
    seen_cards: ManyCards
    claims: Annotated[int, Number(5)]
    done: SomeClaims
    ends: Annotated[int, Number(3)]


class OwnBoard(TypedDict):
    """What only the owner sees; claims lie open at the end."""

    markers: Annotated[dict[MarkerName, int] | None, Counts("marker", 2), KNOWN]
    hand: Annotated[dict[str, int] | None, Counts("card", 3), KNOWN]
    claim_cards: Annotated[list[str] | None, Counts("claim"), KNOWN]
    end_cards: SomeEnds
    other_ends: SomeEnds
    lords: Annotated[list[str] | None, Counts("lord"), KNOWN]


class PlayerView(OpenBoard, OwnBoard):
    """A player; the house is None until it is chosen, what the viewer may not see always."""

    progress: Annotated[dict[str, list[Part]], LEFT]
    pad: Annotated[Pad, LEFT]


class ActionCost(TypedDict):
    """What an action takes from the bid and from its track, and whether that crosses a line."""

    cost: int
    from_bid: int
    from_track: int
    crosses: bool


class LordStart(TypedDict):
    """What a lord begins with."""

    tracks: dict[str, int]
    workers: dict[str, int]


class Asked(TypedDict, total=False):
    """What a half-made move holds already, and what its options cost or bring."""

    points: Annotated[int, Number(4)]
    track: ATrack
    worker: Annotated[WorkerName, Word("kind")]
    raised: Annotated[int, Number(8)]
    cards: SomeCards
    subterfuge: Annotated[bool, FLAG]
    first: ATrack
    attack: Annotated[str, Word(["", *get_args(TerritoryName)])]
    row: Annotated[RowName, Word("row")]
    player: Annotated[int, SEAT]
    origin: ATerritory
    target: ATerritory
    territory: ATerritory
    single: Annotated[str, Word("card")]
    amount: Annotated[int, Number(4)]
    influence: Annotated[int, Number(4)]
    soldiers: Annotated[int, Number(4)]
    deploy: Annotated[int, Number(4)]
    task: Annotated[int, Number(4)]
    actions: dict[str, ActionCost]
    claim: list[str]
    commerce: bool
    half: str
    lords: dict[str, LordStart]
    stays: bool
    values: dict[str, int]
    worth: dict[str, int]


class OpenTable(TypedDict):
    """What lies open for all, and what the viewer is asked."""

    seat: Annotated[int | None, LEFT]
    week: Annotated[int, Number(6)]
    weeks: Annotated[int, LEFT]
    queen_alive: bool
    first_player: ASeat
    first_player_marker: ASeat
    space: ASpace
    merchant: Annotated[str | None, Word("merchant")]
    rows: Annotated[Deals, LEFT]
    decree: Annotated[str | None, Word("decree")]
    half: Annotated[str | None, Word("half")]
    action_point_token: ASpace
    display: Annotated[list[str], Counts("card", 3)]
    groups: Annotated[list[SomeCards], Row(4)]
    tokens: Annotated[list[TokenView], Row(4)]
    anarchy: AnarchyView
    ranking: Annotated[list[int], LEFT]
    turn: Annotated[TurnView | None, SOME]
    spaces: Annotated[list[SpaceView], ByWord("space", "space")]
    players: Annotated[list[PlayerView], PER_SEAT]
    over: bool
    asked: Annotated[Asked, SOME]


class Decks(TypedDict):
    """How many cards lie where, and the piles that lie face up."""

    decks: Annotated[dict[DeckName, int], Counts(get_args(DeckName), 50)]
    discard: Annotated[dict[str, int], Counts("card", 5)]
    claim_discard: Annotated[int, Number(30)]
    decrees_read: Annotated[list[str], Counts("decree")]
    merchants_seen: Annotated[list[str], Counts("merchant")]


class Private(TypedDict):
    """What the viewer alone sees beside the own board, and how much of it there is."""

    drawn: SomeClaims
    drawn_count: Annotated[int, Number(3)]
    offer: SomeCards
    offer_count: Annotated[int, Number(3)]
    discarded_claims: SomeClaims
    picks: Annotated[
        list[str],
        Counts(lambda game: [*game.words.names()["end"], *game.words.names()["lord"]]),
    ]
    picking: Annotated[list[int], SEATS]


class ThroneView(OpenTable, Decks, Private):
    """What a seat may see."""


class SheetLine(TypedDict):
    line: str
    value: int
    clause: str


class PlayerSheet(TypedDict):
    """A player's column of the score pad."""

    seat: int
    house: HouseName | None
    lord: str | None
    lines: list[SheetLine]
    total: int
    place: int
    claims: int
    completed: list[str]
    missed: list[str]


class ThroneSheet(TypedDict):
    """The score pad; `epithets` are the winners' by seat and language."""

    players: list[PlayerSheet]
    winners: list[int]
    decided_by: DecidedBy
    epithets: dict[str, dict[str, str]]


SHAPES: Final = Shapes(
    ThroneView,
    ThroneSheet,
    about=(
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
    ),
)
