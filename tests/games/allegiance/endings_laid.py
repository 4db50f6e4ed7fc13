"""Turns laid to find one without an end: every kind of card in hand and on the table."""

from __future__ import annotations

from collections.abc import Iterator

from games.allegiance.builders import table
from tabard.games.allegiance.kinds import KIND_NAMES
from tabard.games.allegiance.state import AllegianceState


def laid() -> Iterator[tuple[str, AllegianceState]]:
    """A name and a table for each; nothing comes after the turn."""
    for kind in KIND_NAMES:
        for other in [one for one in KIND_NAMES if one != kind]:
            yield f"{kind} in hand, own {other}", with_cards(kind, f"{other}+guard spy?1", "monk")
            yield f"{kind} in hand, {other} before another", with_cards(kind, "monk", other)


def with_cards(kind: str, own: str, others: str) -> AllegianceState:
    """A hand of a kind, a Spy and a Guard; nothing comes after the turn."""
    tableaux = [own, f"{others} cutpurse?0", "priest+guard thief?0"]
    state = table([f"{kind} guard spy", "monk"], tableaux)
    state.agenda = state.agenda[-1:]
    return state
