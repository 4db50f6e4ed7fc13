"""The fourteen kinds of character card, the places on the table, and the choices made of them."""

from __future__ import annotations

from typing import Final

from tabard.core.values import DONE, Choice, named_row, numbered_row
from tabard.games.allegiance.shapes import Pile, Place, Side

THIEF: Final = 0
ASSASSIN: Final = 1
CUTPURSE: Final = 2
DOUBLE_AGENT: Final = 3
SPY: Final = 4
GUILDMASTER: Final = 5
MONK: Final = 6
PRIEST: Final = 7
INITIATE: Final = 8
INQUISITOR: Final = 9
BISHOP: Final = 10
MERCHANT: Final = 11
GUARD: Final = 12
NOBLE: Final = 13

KINDS: Final = 14
KIND_NAMES: Final = [
    "thief",
    "assassin",
    "cutpurse",
    "double_agent",
    "spy",
    "guildmaster",
    "monk",
    "priest",
    "initiate",
    "inquisitor",
    "bishop",
    "merchant",
    "guard",
    "noble",
]

ACTION_KINDS: Final = [
    ASSASSIN,
    CUTPURSE,
    DOUBLE_AGENT,
    SPY,
    GUILDMASTER,
    PRIEST,
    INITIATE,
    INQUISITOR,
    BISHOP,
]
"""The kinds with an action (AL-TURN-06)."""

IDLE_KINDS: Final = [THIEF, MONK, MERCHANT, NOBLE]
"""The kinds that never enter one's own tableau (AL-TURN-07)."""

TEMPLE: Final = 0
GUILD: Final = 1
UNALIGNED: Final = 2
FACTION_NAMES: Final[list[Side]] = ["temple", "guild", "unaligned"]

TABLEAU: Final = 2
CONVERTED: Final = 3
REMOVED: Final = 4
PILE_NAMES: Final[list[Pile]] = ["temple", "guild"]
PLACE_NAMES: Final[list[Place]] = ["temple", "guild", "tableau", "converted", "removed"]
"""Where a card lies once it has left a hand: TEMPLE and GUILD are the two organisations."""

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5
MOST_CARDS: Final = 400
"""More cards than any deck holds, also one of a user's own making."""

ON_TABLE: Final = 0
IN_HAND: Final = 1
IN_TABLEAU: Final = 2
MODE_NAMES: Final = ["table", "hand", "tableau"]

TO_TEMPLE: Final = named_row("temple", KIND_NAMES)
TO_GUILD: Final = named_row("guild", KIND_NAMES)
USE: Final = named_row("use", KIND_NAMES)
KIND: Final = named_row("kind", KIND_NAMES)
BESIDE_TEMPLE: Final = named_row("converted", KIND_NAMES)
PILE: Final = named_row("pile", PILE_NAMES)
MODE: Final = named_row("mode", MODE_NAMES)
PLAYER: Final = numbered_row("player", MOST_SEATS)
CARD: Final = numbered_row("card", MOST_CARDS)
ON: Final = numbered_row("on", MOST_CARDS)
SLOT: Final = numbered_row("slot", MOST_CARDS)
PLACE_GUARD: Final = Choice("guard")
CONFIRM: Final = Choice("confirm")
END_TURN: Final = Choice("end_turn")
ADD: Final = Choice("add")
SEEN: Final = Choice("seen")

ALL_CHOICES: Final = [
    *TO_TEMPLE,
    *TO_GUILD,
    CONFIRM,
    *USE,
    PLACE_GUARD,
    END_TURN,
    *ON,
    *MODE,
    *CARD,
    *BESIDE_TEMPLE,
    *PILE,
    *SLOT,
    *PLAYER,
    *KIND,
    ADD,
    DONE,
    SEEN,
]
"""Every choice of the game, in catalog order."""
