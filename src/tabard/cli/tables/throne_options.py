"""Headings over the options of Throne of Allegoria."""

from __future__ import annotations

from tabard.cli.tables.throne_marks import numbers_of
from tabard.core.values import Choice, Decision
from tabard.games.throne.kinds import FIRST_TRACK_SPACE, TASK, TYPE_NAMES, type_of_action
from tabard.match.texts import Texts

OTHERWISE = "group_otherwise"
FEWEST_CARDS = 4
"""With fewer cards their types need no headings."""


def option_headings(texts: Texts, decision: Decision) -> list[str]:
    """A heading for each option, or none where all that can be done is of one group."""
    keys = [group_of(texts, option) for option in decision.options]
    groups = set(keys) - {OTHERWISE}
    is_row_of_cards = bool(groups & set(TYPE_NAMES))
    count = len([key for key in keys if key != OTHERWISE])
    if len(groups) < 2 or (is_row_of_cards and count < max(FEWEST_CARDS, len(groups) + 1)):
        return [""] * len(keys)
    return [texts.noun(key) if key in TYPE_NAMES else texts.say(f"table-{key}") for key in keys]


def group_of(texts: Texts, option: Choice) -> str:
    """The group of an option: the type of an action or of a card, or what a space offers."""
    if option.kind == "action":
        return "group_task" if type_of_action(option.number) == TASK else "group_deploy"
    if option.kind == "space":
        return "group_actions" if option.number >= FIRST_TRACK_SPACE else "group_cards"
    if option.kind == "card":
        return TYPE_NAMES[numbers_of(texts).deck.workforce.types[option.number]]
    return OTHERWISE
