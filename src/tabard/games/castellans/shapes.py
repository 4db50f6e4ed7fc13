"""What a view and a score sheet of Castellans of Valeria hold; sides are numbers of `players`."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict, get_args

from tabard.parts.shape import (
    FLAG,
    KNOWN,
    LEFT,
    PER_SEAT,
    SEAT,
    SOME,
    ByWord,
    Counts,
    Number,
    Row,
    Shapes,
    Word,
)

Phase = Literal["setup", "draft", "action", "scoring", "reset"]
Color = Literal["red", "white", "yellow", "purple", "blue"]
Good = Literal["gold", "wood", "stone", "food", "magic"]
Face = Literal["gold", "wood", "stone", "food", "magic", "influence"]
Guild = Literal["worker", "soldier", "shadow", "holy"]
District = Literal["anchorage", "bazani_gate", "nor_high", "penumbra", "luna_grove", "iron_pit"]
Edge = Literal[
    "anchorage_bazani_gate",
    "bazani_gate_nor_high",
    "nor_high_penumbra",
    "penumbra_luna_grove",
    "luna_grove_iron_pit",
    "iron_pit_anchorage",
]
CityToken = Literal["manor", "temple", "ship", "citizen_token"]
Token = Literal["manor", "temple", "ship", "citizen_token", "windmill"]
Monument = Literal["gate", "ward_tower", "statue", "lighthouse"]
Line = Literal["pink", "blue"]
Deck = Literal["pink", "blue", "wharf"]
Deal = Literal["buy", "sell_vp", "sell_influence"]
Opponent = Literal["brandt", "oake", "dray", "vire", "ysenne", "vaun"]
Programme = Literal["manor", "temple", "recruit", "windmill", "shipyard"]
Bonus = Literal["wharf", "sail"]
DecidedBy = Literal["score", "stars", "shared"]

COLUMNS: Final = 4
"""Cards lie in a line, and icons in a row of the Wharf, by four."""

CLICKS: Final = 3
"""At most so many clicks are behind the last question of a move."""

Gain = dict[str, int]
"""What a divider, a face or a power brings, by name; what it does not bring is left out."""

ASeat = Annotated[int | None, SEAT]
ACitizen = Annotated[str, Word("citizen")]
OnLine = Annotated[list[ACitizen], Row(COLUMNS)]
SomeCitizens = Annotated[list[str], Counts("citizen")]
SomeFaces = Annotated[list[Face], Counts("face")]
PoolFaces = Annotated[list[Face], Counts("face", 3)]
HalvesOrVp = Annotated[list[Annotated[int, Number(10)]], PER_SEAT]


class Lines(TypedDict):
    """The Citizens on offer, from the edge to the centre."""

    pink: OnLine
    blue: OnLine


class Discards(TypedDict):
    pink: SomeCitizens
    blue: SomeCitizens
    wharf: Annotated[list[str], Counts("card")]


class IconView(TypedDict):
    good: Annotated[Good, Word("good")]
    crate: ASeat
    open: bool


class WharfRow(TypedDict):
    """A row of the Wharf card; its deal is on the back of the next one."""

    deal: Annotated[Deal | None, Word("deal")]
    icons: Annotated[list[IconView], Row(COLUMNS)]


class WharfView(TypedDict):
    card: Annotated[str | None, Word("card")]
    rows: Annotated[list[WharfRow], Row(3)]
    worth: Annotated[list[int], LEFT]


class DistrictView(TypedDict):
    """What stands in a District; control is in half points, side by side."""

    district: Annotated[District, LEFT]
    guilds: Annotated[list[Guild], LEFT]
    keeps: Annotated[int, Number(3)]
    tokens: Annotated[
        list[Annotated[dict[CityToken, int], Counts(get_args(CityToken), 3)]], PER_SEAT
    ]
    lighthouse: ASeat
    ward_tower: ASeat
    statue: ASeat
    control: HalvesOrVp
    worth: HalvesOrVp


class EdgeView(TypedDict):
    """A road with its Windmills, and the bridge beside it."""

    edge: Annotated[Edge, LEFT]
    windmills: Annotated[list[Annotated[int, Number(2)]], PER_SEAT]
    slots: Annotated[int, LEFT]
    gate: ASeat


class AtDistrict(TypedDict):
    """Where a Monument stands, and what it would score now."""

    site: Annotated[District, Word("district")]
    vp: Annotated[int, Number(5)]


class AtEdge(TypedDict):
    """Where a Gate stands, and what it would score now."""

    site: Annotated[Edge, Word("edge")]
    vp: Annotated[int, Number(5)]


class Monuments(TypedDict):
    gate: Annotated[AtEdge | None, KNOWN]
    ward_tower: Annotated[AtDistrict | None, KNOWN]
    statue: Annotated[AtDistrict | None, KNOWN]
    lighthouse: Annotated[AtDistrict | None, KNOWN]


class PlayerView(TypedDict):
    """A player board; the solo opponent has no seat, no goods and no powers."""

    seat: Annotated[int | None, LEFT]
    opponent: Annotated[Opponent | None, LEFT]
    color: Annotated[Color, LEFT]
    score: Annotated[int, Number(50)]
    place: Annotated[int, Number(5)]
    goods: Annotated[dict[Good, int], Counts("good", 6)]
    limits: Annotated[dict[Good, int], Counts("good", 10)]
    guilds: Annotated[dict[Guild, int], Counts("guild", 15)]
    stars: Annotated[int, Number(3)]
    manors: Annotated[
        dict[str, Annotated[District | None, Word("district")]],
        ByWord("manor"),
    ]
    supply: Annotated[dict[Token, int], Counts("token", 8)]
    lighthouse_left: bool
    monuments: Monuments
    crates: Annotated[int, Number(4)]
    drafted: SomeFaces
    spent: SomeFaces
    citizens: SomeCitizens


class GuildWorth(TypedDict):
    """What a track would score for each side, as things stand."""

    guild: Guild
    worth: list[int]


class Divider(TypedDict):
    """After which space of its track it lies, and what it pays."""

    after: int
    gain: Gain


class BonusView(TypedDict):
    kind: Bonus
    deal: NotRequired[Deal]
    faces: NotRequired[list[Face]]
    sails: NotRequired[int]


class PlanView(TypedDict):
    """What the solo opponent does in a round."""

    actions: list[Programme]
    monument: Monument | None
    bonus: BonusView


class OpponentView(TypedDict):
    """The Opponent card."""

    opponent: Annotated[Opponent, Word("opponent")]
    difficulty: int
    priority: list[Face]
    rounds: list[PlanView]


class Ahead(TypedDict):
    """The next divider of a track, by the space behind it."""

    space: int
    gain: Gain


TrackFacts = TypedDict(
    "TrackFacts", {"from": int, "to": int, "gains": list[Gain], "ahead": Ahead | None}
)
"""Where pushes bring a token, and what dividers pay on the way."""


class Chosen(TypedDict):
    kind: Annotated[str, Word(lambda game: [choice.kind for choice in game.choices()])]
    name: Annotated[str, Word(lambda game: [choice.name for choice in game.choices()])]


class Asked(TypedDict, total=False):
    """Whom the match waits for, what a half-made move holds already, and facts for texts."""

    seat: Annotated[int, SEAT]
    prompt: str
    action: Annotated[str, Word("action")]
    bonus: Annotated[Face, Word("face")]
    has_acted: Annotated[bool, FLAG]
    has_built: Annotated[bool, FLAG]
    price: Annotated[int, Number(6)]
    good: Annotated[Good, Word("face")]
    units: Annotated[int, Number(5)]
    at: Annotated[
        District | Edge | None,
        Word(lambda game: [*game.words.names()["district"], *game.words.names()["edge"]]),
    ]
    monument: Annotated[Monument, Word("monument")]
    chosen: Annotated[list[Chosen], Row(CLICKS)]
    also: dict[str, list[str]]
    buy: int
    coins: int
    costs: dict[str, int]
    faces: dict[str, list[Face]]
    favour: int
    gain: Gain
    gains: dict[Face, Gain]
    gold: dict[str, int]
    pushes: int | dict[str, int]
    tracks: dict[Guild, TrackFacts]
    vp: int
    worth: dict[str, int]


class CastellansView(TypedDict):
    """What everybody sees."""

    round: Annotated[int, Number(5)]
    rounds: Annotated[int, LEFT]
    phase: Annotated[Phase, Word(get_args(Phase))]
    first_player: ASeat
    scoring: Annotated[list[District], Counts("district")]
    pool: PoolFaces
    leftover: PoolFaces
    lines: Lines
    guild_of: Annotated[dict[str, Guild], LEFT]
    prices: Annotated[list[int], LEFT]
    wharf: WharfView
    decks: Annotated[dict[Deck, int], Counts(get_args(Deck), 14)]
    discards: Discards
    districts: Annotated[list[DistrictView], ByWord("district", "district")]
    edges: Annotated[list[EdgeView], ByWord("edge", "edge")]
    players: Annotated[list[PlayerView], PER_SEAT]
    guild_worth: Annotated[list[GuildWorth], LEFT]
    stars_from: Annotated[int, LEFT]
    top: Annotated[int, LEFT]
    dividers: Annotated[dict[Guild, list[Divider]], LEFT]
    opponent: Annotated[OpponentView | None, SOME]
    over: bool
    asked: Annotated[Asked, SOME]


class SheetLine(TypedDict):
    line: str
    value: int
    clause: str


class RoundSheet(TypedDict):
    """The lines of one round, and their sum."""

    round: int
    control: list[SheetLine]
    monuments: list[SheetLine]
    others: list[SheetLine]
    total: int


class PlayerSheet(TypedDict):
    """The column of a side."""

    seat: int | None
    opponent: Opponent | None
    color: Color
    rounds: list[RoundSheet]
    guilds: list[SheetLine]
    total: int
    stars: int
    place: int


class CastellansSheet(TypedDict):
    players: list[PlayerSheet]
    scored: list[list[District]]
    winners: list[int]
    decided_by: DecidedBy


SHAPES: Final = Shapes(
    CastellansView,
    CastellansSheet,
    about=("at", "citizen", "die", "do", "from", "manor", "pushes", "res", "units"),
)
