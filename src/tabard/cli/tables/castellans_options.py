"""Headings over the options of Castellans of Valeria."""

from __future__ import annotations

from tabard.cli.tables import kit
from tabard.core.values import Choice, Decision
from tabard.games.castellans.kinds import COLUMNS, LINE_LENGTH, LINE_NAMES, PRIMARIES
from tabard.match.texts import Texts


def option_headings(texts: Texts, decision: Decision) -> list[str]:
    """A heading for each option, or none where all that can be done is of one group."""
    keys = [group_of(option) for option in decision.options]
    return kit.grouped(texts, [texts.say(f"table-group_{key}") if key else "" for key in keys])


def group_of(option: Choice) -> str:
    """The group of an option: a line of Citizens, a row of the Wharf, or a kind of action."""
    if option.kind == "card":
        return LINE_NAMES[option.number // LINE_LENGTH]
    if option.kind == "crate":
        return f"row_{option.number // COLUMNS + 1}"
    if option.kind == "do":
        return "primary" if option.number < PRIMARIES else "monument"
    return ""
