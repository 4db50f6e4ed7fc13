"""`tabard simulate`: the fields of the contract, and equal seeds that give equal matches."""

from __future__ import annotations

import json
from pathlib import Path

from .conftest import Run

FIELDS = [
    "game",
    "seats",
    "bots",
    "games",
    "seconds",
    "games_per_second",
    "decisions",
    "decisions_per_second",
    "mean_decisions_per_game",
    "compiled",
    "per_seat",
    "seed",
    "faults",
]
SERIES = ("simulate", "allegiance", "--games", "3", "--seed", "again", "--json")


def test_json_has_the_fields_of_the_contract(run: Run) -> None:
    outcome = run(*SERIES, "--seats", "4", "--bots", "greedy,random")
    data = json.loads(outcome.out)
    assert outcome.err == ""
    assert sorted(data) == sorted(FIELDS)
    assert data["bots"] == ["greedy", "random", "greedy", "random"]
    assert [sorted(line) for line in data["per_seat"]] == [
        ["bot", "mean_place", "mean_score", "wins"]
    ] * 4


def test_the_same_seed_gives_the_same_matches(run: Run) -> None:
    first, again = (json.loads(run(*SERIES).out) for _ in range(2))
    other = json.loads(run(*SERIES[:-2], "other", "--json").out)
    assert first["per_seat"] == again["per_seat"]
    assert first["decisions"] == again["decisions"]
    assert other["per_seat"] != first["per_seat"]


def test_options_reach_the_match(run: Run, tmp_path: Path) -> None:
    run(*SERIES, "--option", "final_tie=nobody", "--save", str(tmp_path / "new" / "folder"))
    records = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(records) == 3
    assert json.loads(records[0].read_text("utf-8"))["options"]["final_tie"] == "nobody"
    assert run("verify", str(records[2])).code == 0


def test_people_see_a_table_of_seats(run: Run) -> None:
    outcome = run("simulate", "allegiance", "--games", "2", "--seed", "people")
    assert outcome.code == 0
    assert "2 games of allegiance with 3 seats" in outcome.out
    assert "mean place" in outcome.out
    assert "seed: people" in outcome.out
