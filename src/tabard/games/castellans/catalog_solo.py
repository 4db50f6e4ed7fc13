"""Reads and checks the solo opponents and their charts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabard.core.values import BLANK
from tabard.games.castellans.catalog_entries import different, places
from tabard.games.castellans.kinds import (
    CITIZEN,
    DIE_SIDES,
    DISTRICT_NAMES,
    FACE_NAMES,
    FACES,
    LINE_LENGTH,
    LINE_NAMES,
    MANORS,
    MONUMENT_NAMES,
    MOST_UNITS,
    OPPONENT_NAMES,
    PROGRAMME_NAMES,
    ROUNDS,
    SELL_INFLUENCE,
    SELL_VP,
    SHIP,
    TEMPLE,
    WINDMILL,
)
from tabard.games.castellans.rules import (
    BONUS_NAMES,
    BONUS_SAIL,
    BONUS_WHARF,
    Charts,
    Opponent,
    Plan,
)
from tabard.parts.catalog import Entry
from tabard.parts.catalog_entries import check, every, inner, number_of, numbers

COLOR_DEALS: Final = {"green": SELL_INFLUENCE, "purple": SELL_VP}
"""The line that a Crate of that colour means (CV-SOLO-36)."""

HOUSES: Final = MANORS - 3
"""Manors for a programme: not the Lighthouse, the Banker's, nor that of the setup (CV-SOLO-04)."""

HARDEST: Final = 3
FEWEST_OPTIONS: Final = 2


def read_opponents(path: Path, supply: list[int], drafted: int) -> list[Opponent]:
    """The opponents; none has an action more often than tokens for it."""
    most = [HOUSES, supply[TEMPLE], supply[CITIZEN], supply[WINDMILL], supply[SHIP]]
    opponents = []
    for entry in every(path, "opponent", OPPONENT_NAMES):
        check(entry, "name", "text", "difficulty", "priority", "plans")
        plans = [_plan(plan, drafted) for plan in entry.entries("plans")]
        _check_plans(entry, plans, most)
        priority = different(entry, "priority", FACE_NAMES, FACES)
        hard = entry.number("difficulty", 1, HARDEST)
        opponents.append(Opponent(entry.text("id"), hard, priority, plans))
    return opponents


def _check_plans(entry: Entry, plans: list[Plan], most: list[int]) -> None:
    if len(plans) != ROUNDS:
        raise entry.fail("plans", f"needs one for each of {ROUNDS} rounds, has {len(plans)}")
    for action, name in enumerate(PROGRAMME_NAMES):
        there = sum([plan.actions.count(action) for plan in plans])
        if there > most[action]:
            raise entry.fail("plans", f"have {name!r} {there} times, tokens for {most[action]}")
    built = [plan.monument for plan in plans if plan.monument != BLANK]
    for monument in set(built):
        if built.count(monument) > 1:
            raise entry.fail("plans", f"build {MONUMENT_NAMES[monument]!r} more than once")


def _plan(entry: Entry, drafted: int) -> Plan:
    entry.only("actions", "monument", "bonus")
    actions = places(entry, "actions", PROGRAMME_NAMES, drafted)
    built = entry.one_of("monument", ["", *MONUMENT_NAMES])
    monument = MONUMENT_NAMES.index(built) if built else BLANK
    bonus = inner(entry, "bonus")
    if number_of(bonus, "kind", BONUS_NAMES) == BONUS_SAIL:
        bonus.only("kind", "count")
        sails = bonus.number("count", 1, MOST_UNITS)
        return Plan(actions, monument, BONUS_SAIL, sails=sails)
    bonus.only("kind", "color", "faces")
    deal = COLOR_DEALS[bonus.one_of("color", list(COLOR_DEALS))]
    faces = different(bonus, "faces", FACE_NAMES, len(bonus.texts("faces")))
    return Plan(actions, monument, BONUS_WHARF, deal, faces)


def read_charts(path: Path) -> Charts:
    """How the Decision die is read (CV-SOLO-18, -21, -41)."""
    rounds = [f"round-{number}" for number in range(1, ROUNDS + 1)]
    districts = [
        places(check(entry, "by_die"), "by_die", DISTRICT_NAMES, DIE_SIDES)
        for entry in every(path, "district_chart", rounds)
    ]
    options = range(FEWEST_OPTIONS, DIE_SIDES + 1)
    selector = [[0] * DIE_SIDES for _ in range(FEWEST_OPTIONS)]
    for count, entry in zip(options, every(path, "selector", [str(n) for n in options])):
        selector.append(_selector(check(entry, "by_die"), count))
    sides = [str(side) for side in range(1, DIE_SIDES + 1)]
    citizens = [
        (number_of(entry, "line", LINE_NAMES), entry.number("place", 0, LINE_LENGTH - 1))
        for entry in [
            check(entry, "line", "place") for entry in every(path, "citizen_chart", sides)
        ]
    ]
    return Charts(districts, selector, citizens)


def _selector(entry: Entry, count: int) -> list[int]:
    """The option for each side, BLANK to roll again; every option comes up."""
    found = numbers(entry, "by_die", BLANK, count - 1, DIE_SIDES)
    for option in range(count):
        if option not in found:
            raise entry.fail("by_die", f"never comes to option {option} of {count}")
    return found
