"""Headings over the options of Castellans of Valeria."""

from __future__ import annotations

from tabard.core.values import Choice, Decision
from tabard.games.castellans.kinds import COLUMNS, LINE_LENGTH, LINE_NAMES, PRIMARIES
from tabard.match.texts import Texts

OTHERWISE = "group_otherwise"


def option_headings(texts: Texts, decision: Decision) -> list[str]:
    """A heading for each option, or none where all that can be done is of one group."""
    keys = [group_of(option) for option in decision.options]
    if len(set(keys) - {OTHERWISE}) < 2:
        return [""] * len(keys)
    return [texts.say(f"table-{key}") for key in keys]


def group_of(option: Choice) -> str:
    """The group of an option: a line of Citizens, a row of the Wharf, or a kind of action."""
    if option.kind == "card":
        return f"group_{LINE_NAMES[option.number // LINE_LENGTH]}"
    if option.kind == "crate":
        return f"group_row_{option.number // COLUMNS + 1}"
    if option.kind == "do":
        return "group_primary" if option.number < PRIMARIES else "group_monument"
    return OTHERWISE
