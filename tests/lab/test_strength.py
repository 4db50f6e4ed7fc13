"""The ladder: what is declared, how results are counted, and that a stopped series goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tabard.arena.matches import Outcome
from tabard.bots.levels import level_of
from tabard.core.errors import RecordError, SetupError
from tabard.games import GAMES
from tabard.lab import strength
from tabard.lab.strength import Series, main, read_plan
from tabard.lab.strength_results import (
    BEGIN,
    END,
    RESULTS,
    Target,
    as_markdown,
    ratio_bounds,
    read_results,
    result_of,
    with_table,
)

TERMS: dict[str, str | int] = {
    "rung": "easy",
    "game": "throne",
    "seats": 2,
    "bot": "easy",
    "rival": "random",
    "seed": "s",
    "command": "c",
    "commit": "x",
}


def outcome(deal: int, bots: tuple[str, ...], places: tuple[int, ...]) -> Outcome:
    count = len(bots)
    return Outcome(deal, "s", bots, places, (0,) * count, (2,) * count, (0.004,) * count)


def test_every_game_and_number_of_seats_has_its_easy_and_medium_series() -> None:
    plan = read_plan()
    for rung in ("easy", "medium"):
        declared = {(one.game, one.seats) for one in plan.series if one.rung == rung}
        assert declared == {
            (key, seats)
            for key, game in GAMES.items()
            for seats in range(max(2, game.seats[0]), game.seats[-1] + 1)
        }
    for rung in ("hard", "expert"):
        assert {one.game for one in plan.series if one.rung == rung} == set(GAMES)
    assert len({one.name for one in plan.series}) == len(plan.series)


def test_solo_series_meet_every_opponent() -> None:
    option = next(one for one in GAMES["castellans"].options() if one.key == "solo_opponent")
    rivals = {one.rival for one in read_plan().series if one.rung == "solo"}
    assert rivals == set(option.choices) - {"random"}


@pytest.mark.parametrize(
    ("target", "seats", "bar"),
    [
        (Target(share=0.9), 4, 0.9),
        (Target(times_par=1.6, two_seats=0.7), 2, 0.7),
        (Target(times_par=1.6, two_seats=0.7), 4, 0.4),
        (Target(times_par=1.3), 2, 0.65),
        (Target(times_rivals=1.3), 5, 1.3),
    ],
)
def test_bars_are_shares_or_times_par(target: Target, seats: int, bar: float) -> None:
    assert target.bar(seats) == pytest.approx(bar)


def test_the_bot_sits_in_every_seat_of_every_deal() -> None:
    jobs = Series("medium", "throne", 3, "medium", "easy", 7).jobs("s")
    assert len(jobs) == 9
    for deal in range(3):
        some = [job for job in jobs if job.deal == deal]
        assert len({job.seed for job in some}) == 1
        assert sorted(job.bots.index("medium") for job in some) == [0, 1, 2]


def test_shares_are_counted_for_the_bot_alone_and_ties_shared() -> None:
    outcomes = [
        outcome(0, ("easy", "random"), (1, 2)),
        outcome(0, ("random", "easy"), (1, 1)),
        outcome(1, ("easy", "random"), (2, 1)),
        outcome(1, ("random", "easy"), (2, 1)),
    ]
    result = result_of(TERMS, Target(share=0.5), outcomes)
    assert (result.matches, result.wins, result.share) == (4, 2.5, 0.625)
    assert result.low < 0.5 < result.high
    assert not result.is_met
    assert result.milliseconds == result.rival_milliseconds == 2.0


def test_where_victory_is_shared_the_ratio_counts() -> None:
    bots = ("easy", "random", "random")
    outcomes = [outcome(deal, bots, (1, 1, 2) if deal % 2 else (1, 2, 2)) for deal in range(40)]
    result = result_of({**TERMS, "seats": 3}, Target(times_rivals=1.3), outcomes)
    assert (result.share, result.rivals_share, result.ratio) == (0.75, 0.125, 6.0)
    assert result.is_met
    assert 1.3 < result.low < 6.0 < result.high


def test_rivals_who_never_win_leave_the_ratio_high() -> None:
    low, _ = ratio_bounds([[(1.0, 0.0)]] * 20)
    assert low == 20.0


def small_plan(matches: int) -> strength.Plan:
    plan = read_plan()
    series = Series("easy", "allegiance", 3, "easy", "random", matches, is_shared=True)
    return replace(plan, series=[series])


def test_a_series_is_played_kept_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = ["--journals", str(tmp_path), "--output", str(tmp_path / "r.json"), "--commit", "abc"]
    monkeypatch.setattr(strength, "read_plan", lambda: small_plan(3))
    assert main(given) == 0
    lines = (tmp_path / "easy-allegiance-3.jsonl").read_text().splitlines()
    monkeypatch.setattr(strength, "read_plan", lambda: small_plan(6))
    assert main(given) == 0
    more = (tmp_path / "easy-allegiance-3.jsonl").read_text().splitlines()
    assert more[: len(lines)] == lines
    result = read_results(tmp_path / "r.json")["easy-allegiance-3"]
    assert (result.matches, result.commit, result.measure) == (6, "abc", "ratio")


def test_series_that_are_not_declared_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rung", "grand"]) == 2
    assert "strength.toml" in capsys.readouterr().err


def test_a_plan_with_an_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError, match="chess"):
        Series("easy", "chess", 2, "easy", "random", 1).check()


def test_the_table_stands_between_its_marks() -> None:
    results = {"one": result_of(TERMS, Target(share=0.9), [outcome(0, ("easy", "x"), (1, 2))])}
    table = as_markdown(["one", "two"], results)
    assert "| easy | Throne of Allegoria | 2 | random | 1 |" in table
    page = with_table(f"a\n{BEGIN}\nold\n{END}\nb\n", table)
    assert page == f"a\n{BEGIN}\n{table}{END}\nb\n"
    with pytest.raises(RecordError, match="no place"):
        with_table("nothing", table)


def test_a_file_of_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text('{"a": {"b": 1}}')
    with pytest.raises(RecordError, match="no results"):
        read_results(tmp_path / "r.json")


def test_results_kept_are_of_declared_series() -> None:
    declared = {one.name: one for one in read_plan().series}
    for name, result in read_results(RESULTS).items():
        series = declared[name]
        assert (result.bot, result.rival) == (series.bot, series.rival)
        assert result.matches >= series.matches
        assert "strength" in result.command
    if RESULTS.exists():
        assert json.loads(RESULTS.read_text())


def test_four_times_the_iterations_need_not_win_but_not_lose() -> None:
    plan = read_plan()
    series = [one for one in plan.series if one.rung == "fourfold"]
    assert {one.game for one in series} == set(GAMES)
    for one in series:
        level, rival = (level_of(bot) for bot in (one.bot, one.rival))
        assert level.iterations == 4 * rival.iterations
        bar = plan.target(one).bar(one.seats)
        assert bar == (1.0 if one.is_shared else 1.0 / one.seats)
