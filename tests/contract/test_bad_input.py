"""What callers can do wrong: the right error, in words that help, and nothing is changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest

import tabard
from support.tables import Table, play_match
from tabard.core.dice import Dice
from tabard.core.errors import IllegalChoiceError, RecordError, SetupError, TabardError
from tabard.core.values import Choice

Data = dict[str, object]
HALF_A_CHARACTER = "\ud800"


def match_under_way(table: Table) -> tabard.Match:
    match = table.start(1)
    play_match(match, Dice(1), 30)
    return match


def refused_choices(table: Table, match: tabard.Match) -> list[object]:
    """Whatever is no option of any pending decision: texts, values, and things that are neither."""
    options = {option for decision in match.pending() for option in decision.options}
    others = [choice for choice in table.game.choices() if choice not in options]
    first = next(iter(options))
    return [
        *others[::97],
        *[choice.text for choice in others[::97]],
        Choice("nonsense", 3),
        "",
        "nonsense",
        "nonsense:1",
        f"{first.kind}:",
        f"{first.kind}:99999",
        f" {first.text}",
        f"{first.text}\n",
        f"{first.text}:0",
        ":",
        HALF_A_CHARACTER,
        "x" * 1_000_000,
        None,
        7,
        -1,
        [],
        b"done",
    ]


def test_what_is_no_option_is_refused_and_changes_nothing(table: Table) -> None:
    match = match_under_way(table)
    before = json.dumps([match.snapshot(), match.record()])
    for decision in match.pending():
        for choice in refused_choices(table, match):
            with pytest.raises(IllegalChoiceError, match=rf"(?s)seat {decision.seat} .*options: "):
                match.play(decision.seat, choice)  # type: ignore[arg-type]
    assert json.dumps([match.snapshot(), match.record()]) == before


def test_an_error_repeats_only_the_beginning_of_a_huge_text(table: Table) -> None:
    match = match_under_way(table)
    with pytest.raises(IllegalChoiceError) as caught:
        match.play(match.pending()[0].seat, "x" * 1_000_000)
    assert len(str(caught.value)) < 10_000


@pytest.mark.parametrize("seat", [-1, -2, 99, 10**30, True, False, 0.0, 1.5, "0", None, []])
def test_whoever_has_no_seat_may_not_play(table: Table, seat: object) -> None:
    match = match_under_way(table)
    before = match.snapshot()
    for decision in match.pending():
        for option in decision.options:
            with pytest.raises(IllegalChoiceError):
                match.play(seat, option)  # type: ignore[arg-type]
    assert match.snapshot() == before


def test_a_seat_that_is_not_asked_may_not_play(table: Table) -> None:
    match = match_under_way(table)
    before = match.snapshot()
    asked = {decision.seat: decision.options for decision in match.pending()}
    for seat in set(range(table.seats)) - set(asked):
        for options in asked.values():
            with pytest.raises(IllegalChoiceError, match=f"seat {seat} .* waits for seat"):
                match.play(seat, options[0])
    assert match.snapshot() == before


def test_nobody_plays_after_the_end(table: Table) -> None:
    match = table.start(0)
    play_match(match, Dice(0))
    for choice in ("done", table.game.choices()[0]):
        with pytest.raises(IllegalChoiceError, match="over"):
            match.play(0, choice)


@pytest.mark.parametrize("seat", [-1, -2, 99, True, "0", 1.0, []])
def test_whoever_has_no_seat_sees_nothing(table: Table, seat: object) -> None:
    match = match_under_way(table)
    asks: list[Callable[[], object]] = [
        lambda: match.view(seat),  # type: ignore[arg-type]
        lambda: match.events(seat=seat),  # type: ignore[arg-type]
        lambda: match.knowledge(seat),  # type: ignore[arg-type]
        lambda: match.barred(seat),  # type: ignore[arg-type]
        lambda: match.can_undo(seat),  # type: ignore[arg-type]
        lambda: match.undo(seat),  # type: ignore[arg-type]
    ]
    for ask in asks:
        with pytest.raises(SetupError, match="there is no seat"):
            ask()


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    for key in ("", "nonsense", "Allegiance ", "x" * 1000):
        with pytest.raises(SetupError, match="games: "):
            tabard.start(key, 3)


def test_seats_out_of_range_are_refused_with_the_range(table: Table) -> None:
    game = table.game
    bad = [game.seats[0] - 1, game.seats[-1] + 1, 0, -1, 10**30, True, "3", 3.0, None, [3]]
    for seats in bad:
        with pytest.raises(SetupError, match=f"{game.seats[0]} to {game.seats[-1]}"):
            tabard.start(game.key, seats)  # type: ignore[arg-type]


def test_unknown_options_and_values_are_refused_with_those_that_are_known(table: Table) -> None:
    key = table.game.key
    with pytest.raises(SetupError, match="nonsense"):
        tabard.start(key, table.seats, options={"nonsense": "yes"})
    for bad in (["nonsense"], "nonsense", 3):
        with pytest.raises(SetupError, match="options"):
            tabard.start(key, table.seats, options=bad)  # type: ignore[arg-type]
    for option in table.game.options():
        for value in ("nonsense", "", None, 3, [option.default]):
            with pytest.raises(SetupError, match=option.choices[0]):
                tabard.start(key, table.seats, options={option.key: value})  # type: ignore[dict-item]


def test_a_seed_is_a_text(table: Table) -> None:
    for seed in ("", 3, b"seed", 1.5, ["seed"], HALF_A_CHARACTER):
        with pytest.raises(SetupError, match="seed"):
            tabard.start(table.game.key, table.seats, seed)  # type: ignore[arg-type]


def finished_record(table: Table) -> Data:
    """A record that a test may spoil."""
    data: Data = json.loads(finished_text(table))
    return data


@cache
def finished_text(table: Table) -> str:
    match = table.start(0)
    play_match(match, Dice(0))
    return json.dumps(match.record())


FIELDS = ["tabard", "game", "rules", "seats", "options", "commitment", "moves"]
WRONG: list[object] = [
    None,
    True,
    -1,
    0,
    99,
    10**30,
    1.5,
    "",
    "nonsense",
    [],
    [1],
    [[]],
    {},
    {"a": 1},
]


@pytest.mark.parametrize("field", [*FIELDS, "seed", "start", "players"])
def test_a_record_with_a_wrong_field_is_refused_or_still_replays(table: Table, field: str) -> None:
    for wrong in [*WRONG, HALF_A_CHARACTER]:
        data = finished_record(table)
        data[field] = wrong
        check_replays_or_is_refused(data)


@pytest.mark.parametrize("field", [f for f in FIELDS if f != "options"])
def test_a_record_without_a_field_is_refused(table: Table, field: str) -> None:
    data = finished_record(table)
    del data[field]
    with pytest.raises(RecordError):
        tabard.replay(data)


def check_replays_or_is_refused(data: object) -> None:
    try:
        match = tabard.replay(data)  # type: ignore[arg-type]
    except RecordError:
        pass
    else:
        assert match.game.codec.broken_law(match.state) == ""


@pytest.mark.parametrize("record", [None, [], "record", 3, {}, {"tabard": 1}, {"tabard": 2}])
def test_what_is_no_record_is_refused(record: object) -> None:
    with pytest.raises(RecordError):
        tabard.replay(record)  # type: ignore[arg-type]


def test_a_record_with_a_wrong_move_anywhere_is_refused_with_its_number(table: Table) -> None:
    data = finished_record(table)
    moves = data["moves"]
    assert isinstance(moves, list)
    wrong: list[object] = [None, [], [0], [0, 1], ["seat", "done"], [99, "done"], [-2, "done"]]
    wrong += [[True, "done"], [0, "nonsense"], ["chance", "nonsense"], [0, "done", 1], "done"]
    for place in range(0, len(moves), max(1, len(moves) // 8)):
        for move in wrong:
            tampered = {**data, "moves": [*moves[:place], move, *moves[place + 1 :]]}
            with pytest.raises(RecordError, match=f"move {place} "):
                tabard.replay(tampered)


def test_a_record_that_goes_on_after_the_end_is_refused(table: Table) -> None:
    data = finished_record(table)
    moves = data["moves"]
    assert isinstance(moves, list)
    for extra in ([0, "done"], ["chance", "done"], moves[-1]):
        with pytest.raises(RecordError, match="over"):
            tabard.replay({**data, "moves": [*moves, extra]})


def test_a_record_that_begins_from_another_snapshot_is_refused(table: Table) -> None:
    begun = tabard.restore(match_under_way(table).snapshot(), seed="other").record()
    start = begun["start"]
    assert isinstance(start, dict)
    options = dict.fromkeys(table.game.full_options({}), "nonsense")
    for change in ({"game": "nonsense"}, {"seats": table.seats + 1}, {"options": options}):
        with pytest.raises(RecordError):
            tabard.replay({**begun, **change})
        with pytest.raises(RecordError):
            tabard.replay({**begun, "start": {**start, **change}})


def test_every_error_is_one_of_tabard() -> None:
    for name in tabard.__all__:
        if name.endswith("Error"):
            assert issubclass(getattr(tabard, name), TabardError)
