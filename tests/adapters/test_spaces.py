"""Action spaces and observations: fixed, named, fitting every view, and hiding what is hidden."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tabard
from support.tables import ALL_TABLES, SMALL, Table, positions, walk
from tabard.adapters import spaces
from tabard.adapters.cells import view_cells
from tabard.adapters.layout import Fields, Left, Some
from tabard.adapters.spaces import BEYOND, action_space, observation_space
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.errors import IllegalChoiceError
from tabard.core.values import CHANCE, SPECTATOR, Choice


@pytest.mark.parametrize("key", list(tabard.GAMES))
def test_every_choice_has_the_number_of_its_place_in_the_catalog(key: str) -> None:
    game = tabard.GAMES[key]
    actions = action_space(game)
    assert [actions.number(choice) for choice in game.choices()] == list(range(actions.size))


def test_legal_actions_and_masks_are_the_options_of_the_decision(table: Table) -> None:
    actions = action_space(table.game)
    for state, _ in positions(table, table.matches(4), 10):
        for decision in engine.pending(state):
            legal = actions.legal(decision)
            assert legal == sorted(set(legal))
            assert {actions.choices[action] for action in legal} == set(decision.options)
            mask = actions.mask(decision)
            assert [action for action, bit in enumerate(mask) if bit] == legal
            assert {actions.choice(decision, action) for action in legal} == set(decision.options)
    assert sum(actions.mask(None)) == 0


def test_an_illegal_action_is_refused_with_its_name_and_the_legal_ones() -> None:
    actions = action_space(SMALL.game)
    state = next(s for s in walk(SMALL, 0) if engine.pending(s)[0].seat != CHANCE)
    decision = engine.pending(state)[0]
    legal = actions.legal(decision)
    wrong = actions.number(Choice("end_turn"))
    message = rf"seat 0 may not take action {wrong} \(end_turn\) now; legal: {legal[0]} \("
    with pytest.raises(IllegalChoiceError, match=message):
        actions.choice(decision, wrong)
    with pytest.raises(IllegalChoiceError, match=r"action 99999 now; legal"):
        actions.choice(decision, 99999)


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_every_cell_has_a_name_of_its_own(table: Table) -> None:
    space = observation_space(table.game, table.seats)
    names = space.names()
    assert len(names) == len(set(names)) == space.size
    assert names[-1] == BEYOND
    assert all(names)


def test_every_view_fits_its_layout(table: Table) -> None:
    space = observation_space(table.game, table.seats)
    for number in table.matches(4):
        for state in walk(table, number):
            viewer = (number + len(state.agenda)) % (table.seats + 1)
            row = space.of(state, viewer if viewer < table.seats else SPECTATOR)
            assert len(row) == space.size
            assert row[-1] == 0, f"{beyond(table, state, viewer)} have no cells in the layout"


def beyond(table: Table, state: Any, viewer: int) -> list[str]:
    """Which parts of a view do not fit."""
    space = observation_space(table.game, table.seats)
    view = table.game.view(state, viewer if viewer < table.seats else SPECTATOR)
    return [key for key in view if space.written({key: view[key]}, [], 0)[-1]]


def test_what_a_seat_cannot_know_is_in_none_of_its_cells(table: Table) -> None:
    space = observation_space(table.game, table.seats)
    for state, dice in positions(table, table.matches(4), 12):
        for seat in range(table.seats):
            dream = table.game.imagine(state, seat, Dice(dice.below(1 << 28)))
            assert space.of(dream, seat) == space.of(state, seat)


def test_positions_that_look_different_have_different_cells(table: Table) -> None:
    """But for what has no cells on purpose, and for the order of cards in a hand or pile."""
    space = observation_space(table.game, table.seats)
    layout = view_cells(table.game, space.sides)
    assert isinstance(layout, Fields)
    looks: dict[bytes, str] = {}
    for number in table.matches(2):
        for state in walk(table, 2 * number):
            view = table.game.view(state, 0)
            told = {key: view[key] for key in view if is_told(layout, key)}
            look = json.dumps(in_order(told), sort_keys=True)
            row = space.written(told, [], 0).tobytes()
            assert looks.setdefault(row, look) == look


def is_told(layout: Fields, key: str) -> bool:
    return not isinstance(layout.fields[key], Left | Some)


def in_order(value: Any) -> Any:
    """The same with all lists of words and numbers in one order."""
    if isinstance(value, dict):
        return {key: in_order(inner) for key, inner in value.items()}
    if isinstance(value, list) and not any(isinstance(item, dict | list) for item in value):
        return sorted(value, key=str)
    return [in_order(item) for item in value] if isinstance(value, list) else value


def test_seats_are_told_from_the_viewer_on() -> None:
    space = observation_space(SMALL.game, SMALL.seats)
    names = space.names()
    knows = [names.index(f"view/players/{who}/hand/known") for who in ("me", "next1", "next2")]
    waits = [names.index(f"waiting/{who}") for who in ("me", "next1", "next2")]
    for state in started(SMALL):
        asked = [decision.seat for decision in engine.pending(state)]
        for seat in range(SMALL.seats):
            row = space.of(state, seat)
            assert [row[cell] for cell in knows] == [1, 0, 0]
            places = {(other - seat) % SMALL.seats for other in asked}
            assert {place for place, cell in enumerate(waits) if row[cell]} == places


def started(table: Table) -> Iterator[Any]:
    """Positions of one match in which somebody is asked."""
    for state in walk(table, 0):
        if engine.pending(state) and engine.pending(state)[0].seat != CHANCE:
            yield state


@pytest.mark.parametrize("key", list(tabard.GAMES))
def test_the_layout_depends_on_game_and_seats_alone(key: str) -> None:
    game = tabard.GAMES[key]
    sizes = [observation_space(game, n).size for n in game.seats]
    assert sizes == sorted(sizes)
    assert observation_space(game, game.seats[-1]) is observation_space(game, game.seats[-1])


@pytest.mark.parametrize("key", list(tabard.GAMES))
def test_the_sizes_are_those_of_the_documentation(key: str) -> None:
    game = tabard.GAMES[key]
    seats = game.seats
    sizes = ", ".join([f"{count}: {observation_space(game, count).size}" for count in seats])
    documentation = (Path(spaces.__file__).parent / "spaces.md").read_text("utf-8")
    assert f"| `{key}` | {action_space(game).size} | {sizes} |" in documentation


CELLS = {
    "throne": "b4599c532eb828b2",
    "castellans": "12f0f473b97840a5",
    "allegiance": "78af11f857333051",
    "archon": "12838976370a6af7",
}
"""Digests of the names of all cells: who has learnt to read them would have to learn anew."""


@pytest.mark.parametrize("key", list(tabard.GAMES))
def test_every_cell_stays_in_its_place(key: str) -> None:
    game = tabard.GAMES[key]
    digest = hashlib.sha256()
    for seats in game.seats:
        digest.update("\n".join(observation_space(game, seats).names()).encode())
    assert digest.hexdigest()[:16] == CELLS[key]
