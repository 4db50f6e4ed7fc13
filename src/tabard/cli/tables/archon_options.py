"""Headings over the options of Archon."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.cli.tables import kit
from tabard.cli.tables.archon_marks import numbers_of
from tabard.core.values import Barred, Choice, Decision
from tabard.games.archon.kinds import BUILDING_NAMES
from tabard.match.texts import Texts

COVERED = "AR-ROUND-06"


def option_headings(texts: Texts, decision: Decision) -> list[str]:
    """A heading for each option, or none where all that can be done is of one group."""
    return kit.grouped(texts, [group_of(texts, option) for option in decision.options])


def group_of(texts: Texts, option: Choice) -> str:
    """The building of a slot, the level of a tile, what a trade is."""
    numbers = numbers_of(texts)
    if option.kind == "slot":
        return texts.noun(BUILDING_NAMES[numbers.slots[option.number].building])
    if option.kind == "tile":
        return texts.say("table-level", level=numbers.box.tiles[option.number].level)
    if option.kind in ("buy", "sell"):
        return texts.say(f"table-group_{option.kind}")
    return ""


def barred_slots(texts: Texts, bars: Sequence[Barred]) -> list[str]:
    """Slots that cannot be entered, a line for each clause; covered ones are seen on the board."""
    numbers, found = numbers_of(texts), dict[str, dict[str, list[str]]]()
    for bar in bars:
        if bar.clause != COVERED:
            slot = numbers.slots[bar.choice.number]
            building = texts.noun(BUILDING_NAMES[slot.building])
            places = found.setdefault(bar.clause, {}).setdefault(building, [])
            places.append(slot.key.rpartition("_")[2])
    return [
        "; ".join([f"{building} {', '.join(places)}" for building, places in buildings.items()])
        + f" [{clause}]"
        for clause, buildings in found.items()
    ]
