"""Numbers and names of the things that never change, and the choices made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.core.values import DONE, Choice, named_row, numbered_row
from tabard.games.throne.shapes import (
    GuildName,
    HouseName,
    MarkerName,
    ModeName,
    RowName,
    SpaceName,
    TerritoryName,
    TrackName,
    WorkerName,
)

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4

HOUSE_NAMES: Final[Sequence[HouseName]] = ["roselie", "culver_lux", "antares", "umbral"]
CENTRE: Final = 4
TERRITORIES: Final = 5
TERRITORY_NAMES: Final[Sequence[TerritoryName]] = [*HOUSE_NAMES, "centre"]
"""The Home Territory of a house has the number of the house (TH-SETUP-02, TH-GEN-14)."""

SOLDIER: Final = 0
SPY: Final = 1
MERCHANT: Final = 2
WORKER_KINDS: Final = 3
WORKER_NAMES: Final[Sequence[WorkerName]] = ["soldier", "spy", "merchant"]

STRENGTH: Final = 0
INTRIGUE: Final = 1
TRADE: Final = 2
WEALTH: Final = 3
KNOWLEDGE: Final = 4
TRACKS: Final = 5
TRACK_NAMES: Final[Sequence[TrackName]] = ["strength", "intrigue", "trade", "wealth", "knowledge"]

TYPE_NAMES: Final = ["soldier", "spy", "merchant", "banker", "scholar", "joker"]
JOKER: Final = 5
"""Workforce types; each but the Joker has the number of its Town Track (TH-GEN-26)."""

SPACES: Final = 7
SPACE_NAMES: Final[Sequence[SpaceName]] = ["I", "II", "III", "IV", "V", "VI", "VII"]
SPACE_CLAIMS: Final = 0
SPACE_WORKFORCE: Final = 1
FIRST_TRACK_SPACE: Final = 2
"""The space of a Town Track has the number of the track plus this (TH-SUP-02)."""

STAR: Final = 3
MARKER_KINDS: Final = 4
MARKER_NAMES: Final[Sequence[MarkerName]] = ["0", "1", "2", "star"]

MIX: Final = 0
DEPLOY: Final = 1
TASK: Final = 2
EITHER: Final = 3
MODE_NAMES: Final[Sequence[ModeName]] = ["mix", "deploy", "task", "either"]

RECRUIT: Final = 0
ADVANCE: Final = 1
ATTACK: Final = 2
INFILTRATE: Final = 3
SNEAK: Final = 4
SUBTERFUGE: Final = 5
TRADESMAN: Final = 6
CARAVAN: Final = 7
COMMERCE: Final = 8
PROFITS: Final = 9
WAGES: Final = 10
GRANT: Final = 11
EDUCATE: Final = 12
APPRENTICESHIP: Final = 13
ALMS: Final = 14
ACTIONS: Final = 15
ACTION_NAMES: Final = [
    "recruit",
    "advance",
    "attack",
    "infiltrate",
    "sneak",
    "subterfuge",
    "tradesman",
    "caravan",
    "commerce",
    "profits",
    "wages",
    "grant",
    "educate",
    "apprenticeship",
    "alms",
]
"""Three actions a space, from III on: two to deploy, the third a task."""

ACTIONS_A_SPACE: Final = 3

SOLDIERS_GUILD: Final = 0
SPIES_GUILD: Final = 1
MERCHANTS_GUILD: Final = 2
BANKERS_GUILD: Final = 3
SCHOLARS_GUILD: Final = 4
GUILDS: Final = 5
GUILD_NAMES: Final[Sequence[GuildName]] = [
    "soldiers_guild",
    "spies_guild",
    "merchants_guild",
    "bankers_guild",
    "scholars_guild",
]

SELL_TRADE: Final = 0
SELL_WEALTH: Final = 1
ROW_NAMES: Final[Sequence[RowName]] = ["sell_trade", "sell_wealth"]

AT_HOME: Final = 0
IN_CENTRE: Final = 1
ABROAD: Final = 2
PLACE_NAMES: Final = ["own", "central", "opponent"]
"""Where an action was taken, as claims speak of it."""

MOST_WORKERS: Final = 40
MOST_GROUPS: Final = 3
MOST_AMOUNT: Final = 200
"""More workers, action points or spoils than any data files lead to."""

SPACE: Final = named_row("space", SPACE_NAMES)
MARKER: Final = named_row("marker", MARKER_NAMES)
TERRITORY: Final = named_row("territory", TERRITORY_NAMES)
HOUSE: Final = named_row("house", HOUSE_NAMES)
TRACK: Final = named_row("track", TRACK_NAMES)
WORKER: Final = named_row("worker", WORKER_NAMES)
INTO: Final = named_row("into", WORKER_NAMES)
ACTION: Final = named_row("action", ACTION_NAMES)
MODE: Final = named_row("mode", MODE_NAMES)
GUILD: Final = named_row("guild", GUILD_NAMES)
REPLACE: Final = named_row("replace", GUILD_NAMES)
ROW: Final = named_row("row", ROW_NAMES)
STAR_VALUE: Final = numbered_row("star", 10)
AMOUNT: Final = numbered_row("amount", MOST_AMOUNT + 1)
DIE: Final = numbered_row("die", 20)
PLAYER: Final = numbered_row("player", MOST_SEATS)
GROUP: Final = numbered_row("group", MOST_GROUPS)
PASS: Final = Choice("pass")
END_TURN: Final = Choice("end_turn")
ACCEPT: Final = Choice("accept")
CONFIRM: Final = Choice("confirm")
BOOST: Final = named_row("boost", ["no", "yes"])
SPOIL_KILL: Final = Choice("spoil", 0, "kill")
SPOIL_INFLUENCE: Final = Choice("spoil", 1, "influence")
GAIN_TRACK: Final = Choice("gain", 0, "track")
GAIN_INFLUENCE: Final = Choice("gain", 1, "influence")
GRANT_GUILD: Final = Choice("grant", 0, "guild")
GRANT_CLAIM: Final = Choice("grant", 1, "claim")
KEEP: Final = Choice("keep")
DISCARD: Final = Choice("discard")
BRANCH_TRACK: Final = Choice("branch", 0, "track")
BRANCH_CARD: Final = Choice("branch", 1, "card")
BRANCH_ANARCHY: Final = Choice("branch", 2, "anarchy")
RETURN: Final = Choice("return")

FIXED_CHOICES: Final = [
    *SPACE,
    *MARKER,
    *STAR_VALUE,
    *ACTION,
    END_TURN,
    *MODE,
    *TERRITORY,
    *WORKER,
    *INTO,
    *AMOUNT,
    *TRACK,
    *PLAYER,
    *BOOST,
    *DIE,
    SPOIL_KILL,
    SPOIL_INFLUENCE,
    *ROW,
    GAIN_TRACK,
    GAIN_INFLUENCE,
    GRANT_GUILD,
    GRANT_CLAIM,
    *GUILD,
    *REPLACE,
    KEEP,
    DISCARD,
    BRANCH_TRACK,
    BRANCH_CARD,
    BRANCH_ANARCHY,
    RETURN,
    ACCEPT,
    CONFIRM,
    *GROUP,
    PASS,
    DONE,
]
"""Every choice that needs no data file, in catalog order; the cards add theirs (rules.py)."""


def type_of_action(action: int) -> int:
    """DEPLOY or TASK (TH-AP-05 to -07)."""
    return TASK if action % ACTIONS_A_SPACE == ACTIONS_A_SPACE - 1 else DEPLOY


def place_of(home: int, territory: int) -> int:
    """Whose ground a territory is, as seen by whoever has this home (TH-GEN-25)."""
    if territory == CENTRE:
        return IN_CENTRE
    return AT_HOME if territory == home else ABROAD
