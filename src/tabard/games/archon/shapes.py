"""What a view and a score sheet of Archon hold."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict, get_args

from tabard.parts.shape import (
    COUNTED,
    FLAG,
    KNOWN,
    LEFT,
    PER_SEAT,
    ROW_OF_SEATS,
    SEAT,
    SEATS,
    SOME,
    ByWord,
    Counts,
    Number,
    Row,
    Shapes,
    Word,
)

Season = Literal["spring", "summer", "autumn"]
Phase = Literal["setup", "round", "round_end", "season_end", "game_end"]
Emblem = Literal["unicorn", "dragon", "lion", "eagle"]
Good = Literal["gold", "stone", "papyrus", "silver", "iron", "recruit"]
Kind = Literal["courtier", "tax_collector", "cleric", "scribe", "merchant"]
Magister = Literal["tax_collector", "cleric", "scribe", "merchant"]
Pile = Literal["played", "hand", "reserve"]
Category = Literal["science", "arts", "elite_warriors"]
Deck = Literal["favors", "provinces", "science", "arts", "attacks"]
DecidedBy = Literal["score", "gold", "goods", "shared"]

SPACES: Final = range(1, 42)
"""Spaces of the wall; how many are used depends on the number of players."""

OPEN_CARDS: Final = 4
"""So many cards lie open in a display at most."""

Amounts = dict[str, int]
"""Goods, or cards, by name; what there is none of can be left out."""

Cards = Annotated[Amounts, Counts("kind", 5)]
SecretCards = Annotated[Amounts | None, Counts("kind", 5), KNOWN]
AFew = Annotated[int, Number(5)]


class GrantView(TypedDict):
    """The King's Grant of a season: VP by rank."""

    season: Season
    grant: Annotated[str, Word("grant")]
    rows: dict[Category, list[int]]


class SlotView(TypedDict):
    """A slot, not open under a cover: Courtiers needed, tax due from the viewer, Palace favor."""

    slot: Annotated[str, LEFT]
    building: Annotated[str, LEFT]
    cards: Annotated[int, Number(2)]
    open: bool
    figures: Annotated[list[int], COUNTED]
    tokens: Annotated[list[int], COUNTED]
    tax: Annotated[int, Number(2)]
    favor: NotRequired[Annotated[str, Word("favor")]]


class Gain(TypedDict):
    """What a card on display gives."""

    vp: int
    bonus: Amounts


class ScienceCard(Gain):
    card: Annotated[str, Word("science")]


class ArtsCard(Gain):
    card: Annotated[str, Word("arts")]


DisplayCard = ScienceCard | ArtsCard


class Displays(TypedDict):
    science: Annotated[list[Annotated[ScienceCard, SOME]], Row(OPEN_CARDS)]
    arts: Annotated[list[Annotated[ArtsCard, SOME]], Row(OPEN_CARDS)]


class WallSpace(TypedDict):
    """A space of the wall, and whose Elite Warrior stands there."""

    space: Annotated[int, LEFT]
    vp: Annotated[int, LEFT]
    player: Annotated[int | None, SEAT]


class TileView(TypedDict):
    """A kind of tile: how many are left, and whether its level is open."""

    tile: str
    level: int
    left: Annotated[int, Number(2)]
    open: Annotated[bool, FLAG]
    cost: Amounts
    vp: int


class BuiltTile(TypedDict):
    """A tile of a player, and what it would score at the end."""

    tile: str
    worth: Annotated[int, Number(6)]


class PlayerView(TypedDict):
    """What a player has; `standing` is what the season's King's Grant would give now."""

    seat: Annotated[int, LEFT]
    emblem: Annotated[Emblem, LEFT]
    score: Annotated[int, Number(50)]
    place: Annotated[int, Number(4)]
    goods: Annotated[dict[Good, int], Counts("good", 6)]
    cards: Cards
    hand: SecretCards
    reserve: SecretCards
    hand_size: AFew
    reserve_size: AFew
    played: Cards
    magisters: Annotated[dict[Magister, int], LEFT]
    figures: AFew
    passed: bool
    standing: Annotated[dict[Category, int] | None, LEFT]
    unused: Annotated[int | None, Number(5), KNOWN]
    passages: Annotated[int, Number(2)]
    science: Annotated[list[str], Counts("science")]
    arts: Annotated[list[str], Counts("arts")]
    warriors: AFew
    tiles: Annotated[list[Annotated[BuiltTile, SOME, KNOWN]], ByWord("tile", "tile")]


class Act(TypedDict, total=False):
    """What a building costs the seat that is asked, and brings it."""

    gold: int
    cubes: int
    recruit: int
    trades: int
    first: int
    buy: int
    sell: int
    cost: Amounts
    vp: int
    magisters: list[str]
    tiles: list[str]


class Ability(TypedDict, total=False):
    """What an own tile adds to a card; empty without that tile."""

    tile: str
    vp: int
    gold: int


class Asked(TypedDict, total=False):
    """What the seat that is asked has named already, and what its options cost."""

    # Costs have no cells: they follow from the rest.
    prompt: str
    left: AFew
    second: Annotated[bool, FLAG]
    slot: Annotated[str | None, Word("slot")]
    kind: Annotated[str | None, Word("kind")]
    off: Annotated[int, Number(2)]
    price: Annotated[int, Number(4)]
    buy: Annotated[int, Number(4)]
    sell: int
    tile: Annotated[str | None, Word("tile")]
    strength: Annotated[int, Number(20)]
    due: Annotated[int, Number(10)]
    resources: AFew
    usable: list[str]
    merchant: int
    tax: int
    acts: dict[str, Act]
    rest: dict[str, Amounts] | None
    costs: dict[str, Amounts]
    worth: Amounts
    ability: Ability


class ArchonView(TypedDict):
    """What a seat may see; of what never runs out the stock is null."""

    seat: Annotated[int | None, LEFT]
    round: Annotated[int, Number(9)]
    rounds: Annotated[int, LEFT]
    season: Annotated[Season, Word("season")]
    phase: Annotated[Phase, Word(get_args(Phase))]
    order: Annotated[list[Annotated[int, SEAT]], ROW_OF_SEATS]
    grants: Annotated[list[Annotated[GrantView, SOME]], ByWord("season", "season")]
    slots: Annotated[list[SlotView], ByWord("slot", "slot")]
    province: Annotated[str | None, Word("province")]
    repository: Annotated[Amounts, Counts("good", 3)]
    stock: Annotated[dict[Good, Annotated[int | None, Number(20)]], ByWord("good")]
    displays: Displays
    decks: Annotated[dict[Deck, int], Counts(get_args(Deck), 20)]
    attack: Annotated[str | None, Word("attack")]
    strengths: Annotated[list[Annotated[int, Number(20)]], Row("attack")]
    wall: Annotated[list[WallSpace], ByWord(SPACES, "space")]
    tiles: Annotated[list[Annotated[TileView, SOME]], ByWord("tile", "tile")]
    players: Annotated[list[PlayerView], PER_SEAT]
    picks: Annotated[
        list[str],
        Counts(lambda game: [*game.words.names()["kind"], *game.words.names()["good"]], 5),
    ]
    picking: Annotated[list[int], SEATS]
    over: bool
    asked: Annotated[Asked, SOME]


class SheetLine(TypedDict):
    line: str
    value: int
    clause: str


class SeasonSheet(TypedDict):
    season: Season
    lines: list[SheetLine]
    total: int


class PlayerSheet(TypedDict):
    """The column of a player."""

    seat: int
    emblem: Emblem
    start: SheetLine
    seasons: list[SeasonSheet]
    end: list[SheetLine]
    total: int
    place: int


class ArchonSheet(TypedDict):
    players: list[PlayerSheet]
    winners: list[int]
    decided_by: DecidedBy


SHAPES: Final = Shapes(
    ArchonView, ArchonSheet, about=("amount", "slot", "swap_out", "tile", "with")
)
