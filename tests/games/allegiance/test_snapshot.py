"""A table as data and back: what is kept, what is mended, what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from games.allegiance.builders import GAME, table
from tabard.core.errors import SetupError, SnapshotError
from tabard.games.allegiance.kinds import BISHOP, GUARD, MONK, NOBLE, THIEF
from tabard.games.allegiance.state import AllegianceState, Recall

MEMORY = Recall(0, 1, (MONK, BISHOP), 0, True, (0, 1), (1,), (NOBLE, GUARD))


def encoded(*recalls: Recall) -> dict[str, Any]:
    """The data of a table with memories."""
    state = table(["spy", "bishop", "monk"], temple="monk@1 noble@1")
    state.recalls = list(recalls)
    return dict(GAME.codec.encode(state))


def decoded(data: dict[str, Any]) -> AllegianceState:
    return GAME.codec.decode(3, GAME.full_options({}), data)


def test_a_memory_comes_back_with_its_sealed_slots_and_spare_kinds() -> None:
    assert decoded(encoded(MEMORY)).recalls == [MEMORY]


def test_a_memory_that_is_not_true_of_the_table_is_forgotten() -> None:
    false = Recall(0, 1, (THIEF,), 0, True, ())
    assert decoded(encoded(false, MEMORY)).recalls == [MEMORY]


@pytest.mark.parametrize("seats", [2, 6])
def test_a_table_for_more_or_fewer_than_can_play_is_refused(seats: int) -> None:
    data = encoded()
    data["hands"] = [data["hands"][0]] * seats
    with pytest.raises(SetupError, match="3 to 5 seats"):
        GAME.codec.decode(seats, GAME.full_options({}), data)


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        (0, 14, "card 0: there is no kind 14; kinds are 0 to 13"),
        (0, -1, "card 0: there is no kind -1"),
        (2, 5, "card 0: there is no place 5"),
        (2, -1, "card 0: there is no place -1"),
    ],
)
def test_a_card_of_no_kind_or_at_no_place_is_refused(place: int, value: int, words: str) -> None:
    data = encoded()
    data["table"][0][place] = value
    with pytest.raises(SnapshotError, match=words):
        decoded(data)


@pytest.mark.parametrize("place", [2, 7])
@pytest.mark.parametrize("kind", [-1, 14])
def test_a_memory_of_no_kind_is_refused(place: int, kind: int) -> None:
    data = encoded(MEMORY)
    data["recalls"][0][place] = [kind]
    with pytest.raises(SnapshotError, match="recall: kinds are 0 to 13"):
        decoded(data)


def test_more_cards_than_can_be_named_are_refused() -> None:
    data = encoded()
    data["table"] = [data["table"][0]] * 400
    with pytest.raises(SnapshotError, match="at most 399 cards"):
        decoded(data)
    data["table"] = data["table"][:399]
    assert len(decoded(data).table) == 399
