"""Turns laid to find one without an end: every Citizen, Manor and Wharf card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.castellans.builders import (
    GAME,
    begin,
    citizens,
    draft,
    drafted,
    goods,
    guilds,
    manors,
    table,
    tokens,
    turn,
    wharf,
)
from games.castellans.turns_laid import PLENTY
from tabard.games.castellans.kinds import (
    BACK_NAMES,
    DISTRICT_NAMES,
    FACE_NAMES,
    GUILD_NAMES,
    MANOR_NAMES,
)
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rules import ON_RESET
from tabard.games.castellans.state import CastellansState

CONVERTERS: Final = "abbot bishop alchemist peddler engineer artificer"
"""All who give something for something else when a die is drafted."""

TWO_OF_EACH: Final = {"citizen_copies": "2"}


def laid() -> Iterator[tuple[str, CastellansState]]:
    """A name and a table for each; nothing comes after the turn."""
    for key in [*[card.key for card in GAME.catalog.citizens], CONVERTERS]:
        for face in FACE_NAMES:
            yield f"drafting {face} with {key}", drafting(key, face)
        yield f"a turn with {key}", acting(key)
    resetters = [card.key for card in GAME.catalog.citizens if card.timing == ON_RESET]
    for key in [*resetters, " ".join(resetters)]:
        yield f"the Reset phase with {key}", resetting(key)
    twice = f"{CONVERTERS} {CONVERTERS}"
    yield f"drafting with {twice}", drafting(twice, "gold", **TWO_OF_EACH)
    for manor in [*MANOR_NAMES, ""]:
        yield f"a turn with {manor or 'every'} Manor", with_manors(manor)
    for card in GAME.catalog.wharf_card:
        for back in BACK_NAMES:
            yield f"{card.name} under {back}", at_wharf(card.name, back)


def rich(phase: str, **options: str) -> CastellansState:
    """A table at which seat 0 can pay for nearly everything."""
    state = table(2, 1, phase, **options)
    goods(state, 0, gold=6, **PLENTY)
    tokens(state, 0, "ship", anchorage=1, nor_high=1)
    for name in GUILD_NAMES:
        guilds(state, 0, **{name: 4})
    return state


def drafting(keys: str, face: str, **options: str) -> CastellansState:
    state = rich("draft", **options)
    citizens(state, 0, keys)
    return alone(draft(state, 0, f"{face} gold wood stone"))


def acting(keys: str) -> CastellansState:
    state = rich("action")
    citizens(state, 0, keys)
    drafted(state, 0, "influence magic food")
    return alone(turn(state))


def resetting(keys: str) -> CastellansState:
    state = rich("scoring")
    citizens(state, 0, keys)
    return alone(begin(state, ResetPhase()))


def with_manors(manor: str) -> CastellansState:
    state = rich("action")
    for number, name in enumerate(MANOR_NAMES):
        if manor in (name, ""):
            manors(state, 0, **{name: DISTRICT_NAMES[number % len(DISTRICT_NAMES)]})
    drafted(state, 0, "influence wood stone")
    return alone(turn(state))


def at_wharf(card: str, back: str) -> CastellansState:
    state = rich("action")
    wharf(state, card, back)
    manors(state, 0, merchant="anchorage", banker="nor_high")
    return alone(turn(state))


def alone(state: CastellansState) -> CastellansState:
    """Nothing comes after the turn."""
    state.agenda = state.agenda[-1:]
    return state
