"""Deeds: what a player has done this week, as claims ask for it (TH-COND-17 to -21)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import Value

ACTED: Final = 0
DEPLOYED: Final = 1
MUSTERED: Final = 2
MOVED: Final = 3
RAIDED: Final = 4
FOUGHT: Final = 5
SUBVERTED: Final = 6
TRADED: Final = 7
APPRENTICED: Final = 8
GRANTED: Final = 9
GAVE_ALMS: Final = 10
SUPPLEMENTED: Final = 11
TOOK_ANARCHY: Final = 12
RETURNED_ANARCHY: Final = 13
USED_GUILD: Final = 14
BID_HIGHEST: Final = 15

DEED_NAMES: Final = [
    "action",
    "deploy",
    "muster",
    "move",
    "raid",
    "battle",
    "subterfuge",
    "commerce",
    "apprentice",
    "grant",
    "alms",
    "supplement",
    "anarchy_taken",
    "anarchy_returned",
    "guild",
    "top_bid",
]

FIELD_NAMES: Final = [
    ["type", "name"],
    ["kind"],
    ["track", "cards", "value"],
    ["kind", "count", "from", "to", "via"],
    ["place", "soldiers", "influence"],
    ["opponent", "place", "won", "margin", "own", "enemy", "outnumbering"],
    [
        "place",
        "opponent",
        "strength",
        "intrigue",
        "trade",
        "wealth",
        "knowledge",
        "reduced_total",
    ],
    ["place", "opponent", "row", "paid", "gain", "influence"],
    ["cards"],
    ["result"],
    ["to", "token"],
    ["track", "crossed"],
    ["reason"],
    ["reason"],
    ["guild"],
    ["space"],
]
"""The fields of each deed, in the order in which `Deed.facts` holds them."""

FIRST_REDUCED: Final = 2
"""Where the five reductions begin among the facts of a Subterfuge."""

OPPONENT_SUBVERTED: Final = 1

ASSIGNED: Final = 0
SWAPPED: Final = 1
CLAIM_KEPT: Final = 2
CLAIM_DISCARDED: Final = 3
RESULT_NAMES: Final = ["assign", "swap", "claim_kept", "claim_discarded"]

FOR_RAID: Final = 0
FOR_BOOST: Final = 1
FOR_SECOND_TRACK: Final = 2
FOR_CENTRAL_TAVERN: Final = 3
FOR_OWN_MARKET: Final = 4
FOR_DISCARDED_CLAIM: Final = 5
FOR_THRESHOLD: Final = 6
FOR_DECREE: Final = 7
FOR_ALMS: Final = 8
REASON_NAMES: Final = [
    "raid",
    "boost",
    "second_track",
    "central_tavern",
    "own_market",
    "discarded_claim",
    "threshold",
    "decree",
    "alms",
]
"""Why an Anarchy marker is taken or returned (TH-ANAR-05, TH-SCHO-ALM-04)."""


@final
class Deed(Value):
    """One deed in one action space."""

    __match_args__ = ("event", "space", "facts")

    def __init__(self, event: int, space: int, facts: tuple[int, ...]) -> None:
        self.event: Final = event
        self.space: Final = space
        self.facts: Final = facts
