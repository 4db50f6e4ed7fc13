"""Reads and checks Manors, Citizens and Wharf cards of Castellans of Valeria."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabard.core.errors import DataError
from tabard.core.values import BLANK
from tabard.games.castellans.catalog_entries import (
    SIMPLE_GAINS,
    different,
    no_gain,
    places,
    read_gain,
)
from tabard.games.castellans.kinds import (
    ADVENTURER,
    BACKS,
    BUILD_MANOR,
    COLUMNS,
    DEAL_NAMES,
    FACE_NAMES,
    GOOD_NAMES,
    GUILD_NAMES,
    LIGHTHOUSE_KEEPER,
    LINE_LENGTH,
    LINE_NAMES,
    MANOR_NAMES,
    MOST_UNITS,
    PRIMARY_NAMES,
    RECRUIT,
    ROUNDS,
    ROWS,
    WOOD,
)
from tabard.games.castellans.rules import (
    INSTANT,
    ON_ACTION,
    ON_DIE_SETTLE,
    ON_DRAFT_CONVERT,
    ON_DRAFT_FACE,
    ON_RESET,
    ON_SCORING,
    TIMING_NAMES,
    Citizen,
    Deals,
    Gain,
    Manor,
    WharfCard,
)
from tabard.parts.catalog import Entry, read_entries
from tabard.parts.catalog_entries import MOST_VALUE, check, every, flag, inner, key_of, number_of

ACTION_GAINS: Final = {
    "wharf": SIMPLE_GAINS,
    "harvest": [*SIMPLE_GAINS, "leftover_dice"],
    "manor": [*SIMPLE_GAINS, "influence_district"],
    "temple": [*SIMPLE_GAINS, "influence_district"],
    "recruit": [*SIMPLE_GAINS, "influence_district", "influence_card"],
}
"""What a Manor or a Citizen can give with each Primary Action."""

CITIZEN_FIELDS: Final = {
    ON_DRAFT_FACE: ["face", "gain"],
    ON_DRAFT_CONVERT: ["cost", "gain"],
    ON_DIE_SETTLE: ["face"],
    ON_ACTION: ["action", "gain", "applies_to_self"],
    INSTANT: ["gain"],
    ON_RESET: ["gain"],
}
CITIZEN_TIMINGS: Final = TIMING_NAMES[:ON_SCORING]
INSTANT_GAINS: Final = [*SIMPLE_GAINS, "sail"]
RESET_GAINS: Final = ["leftover_dice", "sail"]
COSTS: Final = ["gold", "resource_any"]

MANOR_FIELDS: Final = [
    *[["action", "gain", "applies_to_self"]] * LIGHTHOUSE_KEEPER,
    ["vp_per_ship"],
    ["gold", "units"],
    ["gold_limit", "crates"],
]
MANOR_TIMINGS: Final = [*[ON_ACTION] * LIGHTHOUSE_KEEPER, ON_SCORING, INSTANT, INSTANT]
"""How each Manor works, by its number."""

DEAL_FIELDS: Final = [["gold"], ["gold", "vp"], ["influence", "gold"]]


def read_manors(path: Path, gold_limit: int, leftover: int) -> list[Manor]:
    """The Manors by their place; the Banker's raises the limit of Gold or keeps it."""
    manors = []
    for number, entry in enumerate(every(path, "manor", MANOR_NAMES)):
        fields = MANOR_FIELDS[number]
        check(entry, "number", "name", "object", "text", "timing", *fields)
        entry.number("number", number + 1, number + 1)
        entry.one_of("timing", [TIMING_NAMES[MANOR_TIMINGS[number]]])
        manors.append(_manor(entry, number, gold_limit, leftover))
    return manors


def _manor(entry: Entry, number: int, gold_limit: int, leftover: int) -> Manor:
    timing = MANOR_TIMINGS[number]
    gold = units = crates = vp = 0
    limit, action, gain, self_too = gold_limit, BLANK, no_gain(), False
    if timing == ON_ACTION:
        action, gain = _on_action(entry, leftover)
        self_too = _self_too(entry, action, BUILD_MANOR)
    elif timing == ON_SCORING:
        vp = entry.number("vp_per_ship", 0, MOST_VALUE)
    elif number == ADVENTURER:
        gold, units = entry.number("gold", 1, MOST_UNITS), entry.number("units", 1, MOST_UNITS)
    else:
        limit = entry.number("gold_limit", gold_limit, MOST_UNITS)
        crates = entry.number("crates", 0, MOST_UNITS)
    key = entry.text("id")
    return Manor(key, timing, action, gain, self_too, gold, units, limit, crates, vp)


def _on_action(entry: Entry, leftover: int) -> tuple[int, Gain]:
    """A Primary Action and what goes with it."""
    action = entry.one_of("action", PRIMARY_NAMES)
    gain = read_gain(entry, "gain", ACTION_GAINS[action])
    _check_leftover(entry, gain, leftover)
    return PRIMARY_NAMES.index(action), gain


def _check_leftover(entry: Entry, gain: Gain, leftover: int) -> None:
    if gain.leftover > leftover:
        raise entry.fail("gain", f"reads {gain.leftover} of {leftover} leftover dice")


def _self_too(entry: Entry, action: int, own: int) -> bool:
    """Whether the action by which a card or a Manor comes into play is rewarded already."""
    if "applies_to_self" not in entry or not flag(entry, "applies_to_self"):
        return False
    if action != own:
        raise entry.fail("applies_to_self", f"goes with action {PRIMARY_NAMES[own]!r} alone")
    return True


def read_citizens(path: Path, leftover: int) -> list[Citizen]:
    """The Citizens; each colour fills a line at the setup (CV-SETUP-03)."""
    citizens = [_citizen(entry, leftover) for entry in read_entries(path, "citizen")]
    for line, name in enumerate(LINE_NAMES):
        there = sum([citizen.copies for citizen in citizens if citizen.line == line])
        if there < LINE_LENGTH:
            raise DataError(
                f"{path.name}, field 'line': {name!r} has {there} cards and needs {LINE_LENGTH}"
            )
    return citizens


def _citizen(entry: Entry, leftover: int) -> Citizen:
    timing = number_of(entry, "timing", CITIZEN_TIMINGS)
    words = ["name", "object", "plural", "text"]
    check(entry, *words, "guild", "line", "copies", "timing", *CITIZEN_FIELDS[timing])
    action, gain = BLANK, no_gain()
    if timing == ON_ACTION:
        action, gain = _on_action(entry, leftover)
    elif timing != ON_DIE_SETTLE:
        gain = _citizen_gain(entry, timing, leftover)
    gold, units = _cost(entry) if timing == ON_DRAFT_CONVERT else (0, 0)
    has_face = timing in (ON_DRAFT_FACE, ON_DIE_SETTLE)
    return Citizen(
        key_of(entry),
        number_of(entry, "guild", GUILD_NAMES),
        number_of(entry, "line", LINE_NAMES),
        entry.number("copies", 1, MOST_VALUE),
        timing,
        number_of(entry, "face", FACE_NAMES) if has_face else BLANK,
        action,
        gold,
        units,
        gain,
        _self_too(entry, action, RECRUIT),
    )


def _citizen_gain(entry: Entry, timing: int, leftover: int) -> Gain:
    if timing == ON_RESET:
        gain = read_gain(entry, "gain", RESET_GAINS)
        if gain.leftover and gain.sail:
            raise entry.fail("gain", f"is one of these, not both: {', '.join(RESET_GAINS)}")
        _check_leftover(entry, gain, leftover)
        return gain
    return read_gain(entry, "gain", INSTANT_GAINS if timing == INSTANT else SIMPLE_GAINS)


def _cost(entry: Entry) -> tuple[int, int]:
    """Gold or any resources, never both."""
    cost = inner(entry, "cost")
    cost.only(*COSTS)
    if len(cost.table) != 1:
        raise entry.fail("cost", f"is just one of: {', '.join(COSTS)}")
    gold, units = [cost.number(word, 1, MOST_UNITS) if word in cost else 0 for word in COSTS]
    return gold, units


def read_wharf(path: Path) -> list[WharfCard]:
    """The Wharf cards: a front for every round and one more for its back (CV-WHARF-02)."""
    cards = []
    for entry in read_entries(path, "card"):
        check(entry, "name", "front", "back")
        back = different(entry, "back", DEAL_NAMES, ROWS)
        cards.append(WharfCard(key_of(entry), _front(entry), BACKS.index(back)))
    if len(cards) <= ROUNDS:
        raise DataError(f"{path.name}: has {len(cards)} cards, {ROUNDS + 1} are needed")
    return cards


def _front(entry: Entry) -> list[int]:
    rows = entry.table.get("front")
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise entry.fail("front", f"needs {ROWS} lists of names, has {rows!r}")
    icons: list[int] = []
    for row in rows:
        names = GOOD_NAMES[WOOD:]
        icons += [
            WOOD + i for i in places(Entry(entry.where, {"front": row}), "front", names, COLUMNS)
        ]
    return icons


def read_deals(path: Path) -> Deals:
    """What a Crate on each line pays and gives (CV-WHARF-08 to -10)."""
    lines = every(path, "line", DEAL_NAMES)
    for entry, fields in zip(lines, DEAL_FIELDS):
        check(entry, "name", "text", *fields)
    buy, renown, favour = lines
    return Deals(
        buy.number("gold", 0, MOST_UNITS),
        renown.number("gold", 0, MOST_UNITS),
        renown.number("vp", 0, MOST_VALUE),
        favour.number("influence", 1, MOST_UNITS),
        favour.number("gold", 1, MOST_UNITS),
    )
