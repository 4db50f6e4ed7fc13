"""Numbers and names of the things that never change, and the choices made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.core.values import Choice, named_row, numbered_row
from tabard.games.castellans.shapes import (
    CityToken,
    Color,
    Deal,
    District,
    Edge,
    Face,
    Good,
    Guild,
    Line,
    Monument,
    Opponent,
    Phase,
    Programme,
    Token,
)

FEWEST_SEATS: Final = 1
MOST_SEATS: Final = 5
SIDES_IN_SOLO: Final = 2
OPPONENT: Final = 1
"""The side of the solo opponent; the human is side 0."""

COLOR_NAMES: Final[Sequence[Color]] = ["red", "white", "yellow", "purple", "blue"]
"""The colour of each seat (CV-SETUP-17)."""

ROUNDS: Final = 5

IN_SETUP: Final = 0
IN_DRAFT: Final = 1
IN_ACTION: Final = 2
IN_SCORING: Final = 3
IN_RESET: Final = 4
PHASE_NAMES: Final[Sequence[Phase]] = ["setup", "draft", "action", "scoring", "reset"]

GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
FOOD: Final = 3
MAGIC: Final = 4
GOODS: Final = 5
GOOD_NAMES: Final[Sequence[Good]] = ["gold", "wood", "stone", "food", "magic"]
RESOURCES: Final = [WOOD, STONE, FOOD, MAGIC]

INFLUENCE: Final = 5
FACES: Final = 6
FACE_NAMES: Final[Sequence[Face]] = [*GOOD_NAMES, "influence"]
"""A face that shows a good has the number of the good."""

WORKER_GUILD: Final = 0
SOLDIER_GUILD: Final = 1
SHADOW_GUILD: Final = 2
HOLY_GUILD: Final = 3
GUILDS: Final = 4
GUILD_NAMES: Final[Sequence[Guild]] = ["worker", "soldier", "shadow", "holy"]
ANY_GUILD: Final = (1 << GUILDS) - 1
"""Sets of Guilds are bits (CV-GUILD-10)."""

DISTRICTS: Final = 6
DISTRICT_NAMES: Final[Sequence[District]] = [
    "anchorage",
    "bazani_gate",
    "nor_high",
    "penumbra",
    "luna_grove",
    "iron_pit",
]
EDGES: Final = 6
EDGE_NAMES: Final[Sequence[Edge]] = [
    "anchorage_bazani_gate",
    "bazani_gate_nor_high",
    "nor_high_penumbra",
    "penumbra_luna_grove",
    "luna_grove_iron_pit",
    "iron_pit_anchorage",
]
"""Clockwise; an edge, with its road and its bridge, follows the District of its number."""

MANOR: Final = 0
TEMPLE: Final = 1
SHIP: Final = 2
CITIZEN: Final = 3
TOKEN_KINDS: Final = 4
WINDMILL: Final = 4
CITY_TOKEN_NAMES: Final[Sequence[CityToken]] = ["manor", "temple", "ship", "citizen_token"]
TOKEN_NAMES: Final[Sequence[Token]] = [*CITY_TOKEN_NAMES, "windmill"]
"""What gives control of a District; a Lighthouse is a Manor, a Windmill stands on a road."""

MERCHANT: Final = 0
LAND_OWNER: Final = 1
ARCHITECT: Final = 2
PRIEST: Final = 3
ELDER: Final = 4
LIGHTHOUSE_KEEPER: Final = 5
ADVENTURER: Final = 6
BANKER: Final = 7
MANORS: Final = 8
MANOR_NAMES: Final = [
    "merchant",
    "land_owner",
    "architect",
    "priest",
    "elder",
    "lighthouse_keeper",
    "adventurer",
    "banker",
]

GATE: Final = 0
WARD_TOWER: Final = 1
STATUE: Final = 2
LIGHTHOUSE: Final = 3
MONUMENTS: Final = 4
MONUMENT_NAMES: Final[Sequence[Monument]] = ["gate", "ward_tower", "statue", "lighthouse"]
"""What scores with the Monuments; the Lighthouse is one for the solo opponent alone."""

WHARF: Final = 0
HARVEST: Final = 1
BUILD_MANOR: Final = 2
BUILD_TEMPLE: Final = 3
RECRUIT: Final = 4
PRIMARIES: Final = 5
PRIMARY_NAMES: Final = ["wharf", "harvest", "manor", "temple", "recruit"]
ACTION_NAMES: Final = [*PRIMARY_NAMES, *MONUMENT_NAMES[:LIGHTHOUSE]]
"""What `do:` can name; a Monument has its number plus that of the Primary Actions."""

SHIPYARD: Final = 0
SAIL: Final = 1
BUILD_WINDMILL: Final = 2
SUB_NAMES: Final = ["shipyard", "sail", "windmill"]

PINK: Final = 0
BLUE: Final = 1
LINES: Final = 2
LINE_NAMES: Final[Sequence[Line]] = ["pink", "blue"]
LINE_LENGTH: Final = 4

ROWS: Final = 3
COLUMNS: Final = 4
ICONS: Final = ROWS * COLUMNS
BUY: Final = 0
SELL_VP: Final = 1
SELL_INFLUENCE: Final = 2
DEAL_NAMES: Final[Sequence[Deal]] = ["buy", "sell_vp", "sell_influence"]
BACKS: Final = [
    [BUY, SELL_VP, SELL_INFLUENCE],
    [BUY, SELL_INFLUENCE, SELL_VP],
    [SELL_VP, BUY, SELL_INFLUENCE],
    [SELL_VP, SELL_INFLUENCE, BUY],
    [SELL_INFLUENCE, BUY, SELL_VP],
    [SELL_INFLUENCE, SELL_VP, BUY],
]
"""What the back of a Wharf card can say of the three rows, top to bottom (CV-WHARF-02)."""

BACK_NAMES: Final = ["-".join([DEAL_NAMES[deal] for deal in back]) for back in BACKS]

OPPONENT_NAMES: Final[Sequence[Opponent]] = ["brandt", "oake", "dray", "vire", "ysenne", "vaun"]

PROGRAMME_NAMES: Final[Sequence[Programme]] = ["manor", "temple", "recruit", "windmill", "shipyard"]
DO_MANOR: Final = 0
DO_TEMPLE: Final = 1
DO_RECRUIT: Final = 2
DO_WINDMILL: Final = 3
DO_SHIPYARD: Final = 4
"""The action icons of an opponent (CV-SOLO-19 to -24)."""

DIE_SIDES: Final = 6
MOST_UNITS: Final = 20
"""The most that data can let anybody pay, hold or push in one go."""

MOST_DRAFTED: Final = 9
MOST_PUSHES: Final = MOST_UNITS * (1 + MOST_DRAFTED)
"""A Harvest adds up what it gives itself and what each of the dice gives: the largest sum."""

MANOR_ID: Final = named_row("manor", MANOR_NAMES)
AT: Final = named_row("at", DISTRICT_NAMES)
FROM: Final = named_row("from", DISTRICT_NAMES)
EDGE: Final = named_row("edge", EDGE_NAMES)
TAKE: Final = named_row("take", FACE_NAMES)
DRAFT: Final = named_row("draft", FACE_NAMES)
FACE: Final = named_row("face", FACE_NAMES)
DIE: Final = named_row("die", FACE_NAMES)
LEFT: Final = named_row("left", FACE_NAMES)
GUILD: Final = named_row("guild", GUILD_NAMES)
RES: Final = named_row("res", GOOD_NAMES)
PAY: Final = named_row("pay", GOOD_NAMES)
DO: Final = named_row("do", ACTION_NAMES)
SUB: Final = named_row("sub", SUB_NAMES)
MAGIC_UNITS: Final = numbered_row("magic", MOST_UNITS + 1)
CARD: Final = named_row(
    "card", [f"{line}:{place}" for line in LINE_NAMES for place in range(LINE_LENGTH)]
)
CRATE: Final = named_row(
    "crate", [f"{row}:{column}" for row in range(ROWS) for column in range(COLUMNS)]
)
PUSHES: Final = numbered_row("pushes", MOST_PUSHES + 1)
UNITS: Final = numbered_row("units", MOST_UNITS + 1)
"""What prompts speak of; nobody chooses these. Both reach as far as data can."""

END: Final = Choice("end")
SKIP: Final = Choice("skip")

ROLL: Final = named_row("roll", FACE_NAMES)
DECISION: Final = [Choice("decision", side, str(side + 1)) for side in range(DIE_SIDES)]
FIRST: Final = numbered_row("first", MOST_SEATS)
BACK: Final = named_row("back", BACK_NAMES)
OPPONENT_ID: Final = named_row("opponent", OPPONENT_NAMES)

FIXED_CHOICES: Final = [
    *MANOR_ID,
    *AT,
    *FROM,
    *EDGE,
    *TAKE,
    *DRAFT,
    *FACE,
    *DIE,
    *LEFT,
    *GUILD,
    *RES[WOOD:],
    *PAY[WOOD:],
    *DO,
    *SUB,
    *MAGIC_UNITS,
    *CARD,
    *CRATE,
    END,
    SKIP,
    *ROLL,
    *DECISION,
    *FIRST,
    *BACK,
    *OPPONENT_ID,
]
"""Every choice that needs no data file, in catalog order; the cards add theirs (rules.py)."""


def next_district(district: int) -> int:
    """The next one clockwise, at the far end of the edge that follows (CV-MILL-04)."""
    return (district + 1) % DISTRICTS


def edge_before(district: int) -> int:
    """The edge that leads to a District from the one before it."""
    return (district - 1) % EDGES
