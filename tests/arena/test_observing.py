"""Observing: the same match as without an observer, and what was noted of it."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.arena.groups import ROLES, Group, groups_of
from tabard.arena.matches import Job, Sharing, play_job, record_of
from tabard.arena.observing import changes, decided, turn_order
from tabard.core.game import Game
from tabard.core.values import CHANCE
from tabard.match.match import written_name
from tabard.match.replaying import first_difference
from tabard.match.texts import Bundle

from .conftest import observed_match

TABLES = [("allegiance", 3), ("throne", 2), ("castellans", 2), ("castellans", 1), ("archon", 2)]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_whoever_is_observed_plays_the_same(key: str, seats: int) -> None:
    game = tabard.GAMES[key]
    seen = observed_match(key, seats)
    options = tuple(sorted(game.full_options({}).items()))
    plain = play_job(Job(0, key, seen.bots, seen.seed, options))
    assert (seen.places, seen.scores, seen.decisions) == (
        plain.places,
        plain.scores,
        plain.decisions,
    )
    assert first_difference(game, record_of(game, {}, seen)) == ""


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_choices_are_counted_once_each(key: str, seats: int) -> None:
    seen = observed_match(key, seats).seen
    decisions = sum(line[0] for line in seen["branching"].values())
    assert decisions == sum(observed_match(key, seats).decisions)
    for prompt, texts in seen["options"].items():
        asked = seen["branching"][prompt][0]
        assert sum(line[1] for line in texts.values()) == asked
        assert sum(line[2] for line in texts.values()) == pytest.approx(asked, abs=0.02)
        assert all(line[1] <= line[0] <= asked for line in texts.values())


def test_equal_parts_of_outcomes_are_kept_once() -> None:
    sharing = Sharing()
    one, other = (sharing.shared(observed_match("allegiance", 3)) for _ in range(2))
    assert one.moves == observed_match("allegiance", 3).moves
    assert json.dumps(one.seen) == json.dumps(observed_match("allegiance", 3).seen)
    assert one.moves[5] is other.moves[5]
    assert one.seen["things"]["cards"]["spy"] is other.seen["things"]["cards"]["spy"]


def test_things_are_counted_for_the_seat_they_happened_to() -> None:
    """Throne: each seat is dealt lords and keeps one; kept claims were drawn before."""
    things = observed_match("throne", 2).seen["things"]
    lords = things["lords"]
    for seat in range(2):
        assert sum(counts[ROLES.index("taken")][seat] for counts in lords.values()) == 1
        assert sum(counts[ROLES.index("offered")][seat] for counts in lords.values()) > 1
    assert {name: counts[1] for name, counts in things["houses"].items()} == {
        "roselie": [1, 0],
        "culver_lux": [0, 1],
    }
    for counts in things["claims"].values():
        for offered, taken in zip(counts[0], counts[1], strict=True):
            assert taken <= offered
    decrees = things["decrees"]
    assert all(sum(counts[2]) <= sum(counts[0]) for counts in decrees.values())


def event_fields(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """All events of a game and what they say, read from its source."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted(Path(game.folder).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and "Event" in [
                ast.unparse(one) for one in node.bases
            ]:
                found[written_name(node.name)] = match_args(node)
    return found


def match_args(node: ast.ClassDef) -> tuple[str, ...]:
    for line in node.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__match_args__":
            fields: tuple[str, ...] = ast.literal_eval(line.value)
            return fields
    return ()


@pytest.mark.parametrize("key", tabard.GAMES)
def test_every_group_listens_to_something_that_there_is(key: str) -> None:
    game = tabard.GAMES[key]
    events = event_fields(game)
    kinds = {choice.kind for choice in game.choices()}
    prompts = Bundle(Path(game.folder) / "text", "en")
    groups = groups_of(key)
    assert groups.first[1] in events[groups.first[0]]
    assert groups.round in events
    assert kinds.issuperset(groups.instances)
    for source in [source for group in groups.groups for source in sources(group)]:
        if source.is_choice:
            assert prompts.has(f"prompt-{source.where}"), source
            assert source.field in kinds, source
        else:
            assert source.where in events, source
            assert source.field in events[source.told_by or source.where], source


def sources(group: Group) -> list[Any]:
    return [source for role in ROLES for source in group.sources(role)]


def test_turn_order_begins_with_whoever_begins() -> None:
    assert turn_order(2, 4) == [2, 3, 0, 1]
    assert turn_order([1, 2, 0], 3) == [2, 0, 1]
    assert turn_order(None, 2) == [0, 1]


def test_a_tie_in_between_is_no_change_of_the_lead() -> None:
    assert changes([0, CHANCE, 0, 1, CHANCE, 0]) == 2
    assert changes([CHANCE]) == 0


def test_a_match_is_decided_when_the_winner_stays_ahead() -> None:
    assert decided([0, 1, 0, 1, 1], {1}) == 3 / 5
    assert decided([1, 1], {1}) == 0
    assert decided([1, 0], {1}) == 1
