"""Numbers and names of the things that never change, and the choices made of them."""

from __future__ import annotations

from typing import Final

from tabard.core.values import DONE, Choice, named_row, numbered_row
from tabard.games.archon.shapes import Category, Emblem, Good, Magister, Phase, Season

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
EMBLEM_NAMES: Final[list[Emblem]] = ["unicorn", "dragon", "lion", "eagle"]
"""The emblem of each seat (AR-SETUP-02)."""

SEASONS: Final = 3
SEASON_ROUNDS: Final = 3
ROUNDS: Final = SEASONS * SEASON_ROUNDS
SEASON_NAMES: Final[list[Season]] = ["spring", "summer", "autumn"]

IN_SETUP: Final = 0
IN_ROUND: Final = 1
AT_ROUND_END: Final = 2
AT_SEASON_END: Final = 3
AT_END: Final = 4
PHASE_NAMES: Final[list[Phase]] = ["setup", "round", "round_end", "season_end", "game_end"]

GOLD: Final = 0
STONE: Final = 1
PAPYRUS: Final = 2
SILVER: Final = 3
IRON: Final = 4
RECRUIT: Final = 5
GOODS: Final = 6
GOOD_NAMES: Final[list[Good]] = ["gold", "stone", "papyrus", "silver", "iron", "recruit"]
RESOURCES: Final = [STONE, PAPYRUS, SILVER, IRON]

COURTIER: Final = 0
TAX_COLLECTOR: Final = 1
CLERIC: Final = 2
SCRIBE: Final = 3
MERCHANT: Final = 4
CARD_KINDS: Final = 5
MAGISTER_NAMES: Final[list[Magister]] = ["tax_collector", "cleric", "scribe", "merchant"]
CARD_NAMES: Final[list[str]] = ["courtier", *MAGISTER_NAMES]
MAGISTERS: Final = [TAX_COLLECTOR, CLERIC, SCRIBE, MERCHANT]

PALACE: Final = 0
TREASURY: Final = 1
REPOSITORY: Final = 2
BARRACKS: Final = 3
MARKETPLACE: Final = 4
PLANETARIUM: Final = 5
ACADEMY: Final = 6
ROYAL_GUARD: Final = 7
GUILD_HALL: Final = 8
BUILDERS_GUILD: Final = 9
BUILDINGS: Final = 10
BUILDING_NAMES: Final = [
    "palace",
    "treasury",
    "repository",
    "barracks",
    "marketplace",
    "planetarium",
    "academy",
    "royal_guard",
    "guild_hall",
    "builders_guild",
]
MOST_FAVORS: Final = 4
PALACE_SLOT_NAMES: Final = [f"palace_{number + 1}" for number in range(MOST_FAVORS)]
"""The favor slots, in the order in which favors move (AR-B-PALACE-05)."""

SCIENCE: Final = 0
ARTS: Final = 1
WARRIORS: Final = 2
CATEGORIES: Final = 3
CATEGORY_NAMES: Final[list[Category]] = ["science", "arts", "elite_warriors"]
DISPLAYS: Final = 2
"""Science and Arts have decks and displays of cards."""

MINT: Final = 0
WAREHOUSE: Final = 1
TRAINING_YARD: Final = 2
TRADING_POST: Final = 3
SECRET_PASSAGE: Final = 4
OBSERVATORY: Final = 5
SCULPTURE_COURT: Final = 6
GATEHOUSE: Final = 7
CHANCERY: Final = 8
GREAT_LIBRARY: Final = 9
CATHEDRAL: Final = 10
CITADEL: Final = 11
MAGISTERS_HOUSE: Final = 12
ROYAL_GARDENS: Final = 13
TILES: Final = 14
TILE_NAMES: Final = [
    "mint",
    "warehouse",
    "training_yard",
    "trading_post",
    "secret_passage",
    "observatory",
    "sculpture_court",
    "gatehouse",
    "chancery",
    "great_library",
    "cathedral",
    "citadel",
    "magisters_house",
    "royal_gardens",
]
LEVELS: Final = 3

PLAIN: Final = 0
EXCHANGE: Final = 1
BUILD_CHEAPER: Final = 2
SCIENCE_CHEAPER: Final = 3
ARTS_CHEAPER: Final = 4
WARRIOR_CHEAPER: Final = 5
MAGISTER_CHEAPER: Final = 6
VP_PER_MAGISTER_KIND: Final = 7
VP_PER_WARRIOR: Final = 8
FAVOR_WORDS: Final = [
    "",
    "exchange",
    "build_cheaper",
    "science_cheaper",
    "arts_cheaper",
    "warrior_cheaper",
    "magister_cheaper",
    "vp_per_magister_kind",
    "vp_per_own_warrior",
]
"""What a King's Favor can say beside its cost and its gain (AR-B-PALACE-03)."""

MOST_SPACES: Final = 40
MOST_AMOUNT: Final = 40

MAGISTER: Final = named_row("magister", CARD_NAMES)
TO_HAND: Final = named_row("to_hand", CARD_NAMES)
WITH: Final = named_row("with", CARD_NAMES)
BENEFIT_NO: Final = Choice("benefit", 0, "no")
BENEFIT_YES: Final = Choice("benefit", 1, "yes")
TAKE: Final = named_row("take", GOOD_NAMES)
BUY: Final = named_row("buy", GOOD_NAMES)
SELL: Final = named_row("sell", GOOD_NAMES)
GAIN: Final = named_row("gain", GOOD_NAMES)
SPARE: Final = named_row("spare", GOOD_NAMES)
PAY: Final = named_row("pay", GOOD_NAMES)
SWAP_OUT: Final = named_row("swap_out", GOOD_NAMES)
SWAP_IN: Final = named_row("swap_in", GOOD_NAMES)
LOSE: Final = named_row("lose", GOOD_NAMES)
SPACE: Final = numbered_row("space", MOST_SPACES + 1)
TILE: Final = named_row("tile", TILE_NAMES)
PASS: Final = Choice("pass")
CONFIRM: Final = Choice("confirm")
NO_SECOND_ACTION: Final = Choice("no_second_action")
ORDER: Final = numbered_row("order", MOST_SEATS)
AMOUNT: Final = numbered_row("amount", MOST_AMOUNT + 1)
"""What prompts speak of; nobody chooses an amount."""

FIXED_CHOICES: Final = [
    *MAGISTER[TAX_COLLECTOR:],
    *TO_HAND,
    CONFIRM,
    *WITH,
    BENEFIT_YES,
    BENEFIT_NO,
    *TAKE[STONE:RECRUIT],
    *BUY[STONE:RECRUIT],
    *SELL[STONE:RECRUIT],
    *GAIN[STONE:RECRUIT],
    *SPACE,
    *TILE,
    *SPARE[STONE:RECRUIT],
    *PAY[STONE:RECRUIT],
    *SWAP_OUT[STONE:RECRUIT],
    *SWAP_IN[STONE:RECRUIT],
    *LOSE[STONE:RECRUIT],
    DONE,
    PASS,
    NO_SECOND_ACTION,
    *ORDER,
]
"""Every choice that needs no data file, in catalog order; cards and slots add theirs (rules.py)."""


def season_of(round: int) -> int:
    """The season of a round, counted from 0 (AR-EOR-09)."""
    return (round - 1) // SEASON_ROUNDS
