"""What a view and a score sheet of Allegiance hold."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from tabard.parts.shape import (
    KNOWN,
    LEFT,
    PER_SEAT,
    SEAT,
    SEATS,
    ByWord,
    Counts,
    Number,
    Row,
    Shapes,
    Word,
)

Pile = Literal["temple", "guild"]
Side = Literal["temple", "guild", "unaligned"]
Place = Literal["temple", "guild", "tableau", "converted", "removed"]
Line = Literal["cards", "nobles", "converted", "merchants", "followers", "total"]

CARDS: Final = range(100)
"""Cards have numbers as they are laid; there are a hundred, and none is laid twice."""

RECALLS: Final = 16
"""So many memories of hands; random matches of five seats end with seven."""

CardNumber = Annotated[int, LEFT]
Kind = Annotated[str, Word("card")]
OnPile = Annotated[Pile, Word("place")]
Round = Annotated[int, Number(10)]
SomeKinds = Annotated[list[str], Counts("card", 5)]
SomeCards = Annotated[list[int], Counts(CARDS)]


class PileView(TypedDict):
    """An organisation; its cards are known when all is over."""

    count: Annotated[int, Number(30)]
    lost: Annotated[int, Number(5)]
    cards: SomeKinds


class Organisations(TypedDict):
    temple: PileView
    guild: PileView


class PlayerView(TypedDict):
    seat: Annotated[int, LEFT]
    cards: Annotated[int, Number(10)]
    hand: Annotated[dict[str, int] | None, Counts("card", 5), KNOWN]


TableCard = TypedDict(
    "TableCard",
    {
        "card": CardNumber,
        "kind": Kind | None,
        "place": Annotated[Place, Word("place")],
        "player": Annotated[int, SEAT] | None,
        "from": Annotated[int, SEAT],
        "round": Round,
        "face_up": bool,
        "guard": Annotated[int | None, Number(len(CARDS)), KNOWN],
    },
)
"""A card on the table; its kind is None for those who may not know it."""


class PlacedCard(TypedDict):
    """A card that the viewer placed on an organisation."""

    card: CardNumber
    kind: Kind | None
    place: OnPile
    round: Round


TrackedCard = TypedDict(
    "TrackedCard",
    {"card": CardNumber, "place": OnPile, "from": Annotated[int, SEAT], "round": Round},
)
"""A face-down card on an organisation where the table plays with open origins."""


class Recalled(TypedDict):
    """What was seen of a hand, and where it may be now."""

    player: Annotated[int, SEAT]
    kinds: SomeKinds
    not_of_guild: Annotated[int, Number(5)]
    in_hand: bool
    or_placed_as: SomeCards
    nothing_else_in: SomeCards


class KindView(TypedDict):
    """What a kind is at this table."""

    kind: str
    side: Side
    power: str | None


class AllegianceView(TypedDict):
    """What a seat may see."""

    seat: Annotated[int | None, LEFT]
    round: Round
    rounds: Annotated[int, LEFT]
    first_action: Annotated[int, SEAT] | None
    deck: Annotated[int, Number(100)]
    boxed: Annotated[dict[str, int], LEFT]
    organisations: Organisations
    players: Annotated[list[PlayerView], PER_SEAT]
    table: Annotated[list[TableCard], ByWord(CARDS, "card")]
    placed: Annotated[list[PlacedCard], ByWord(CARDS, "card")]
    tracked: Annotated[list[TrackedCard], ByWord(CARDS, "card")]
    picks: Annotated[list[Kind], Row(2)]
    confirmed: Annotated[list[int], SEATS]
    recalled: Annotated[list[Recalled], Row(RECALLS)]
    kinds: Annotated[list[KindView], LEFT]
    over: bool


class InfluenceLines(TypedDict):
    """How an organisation came by its influence."""

    cards: int
    nobles: int
    converted: int
    merchants: int
    followers: int
    total: int


class Influences(TypedDict):
    temple: InfluenceLines
    guild: InfluenceLines


class PlayerSheet(TypedDict):
    """The points of a player; `changes` are powers that changed what the cards show."""

    seat: int
    temple_points: int
    guild_points: int
    changes: list[str]
    allegiance: Pile
    wins: bool


class AllegianceSheet(TypedDict):
    influence: Influences
    leading: Pile
    players: list[PlayerSheet]
    winners: list[int]
    decided_by: str


SHAPES: Final = Shapes(
    AllegianceView, AllegianceSheet, about=("use", "player", "temple", "kind", "guild")
)
