"""`tabard replay` and `tabard verify`: a record told again, and checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run


def changed(record: Path, **fields: object) -> str:
    """A copy of the record with other fields."""
    path = record.with_name("changed.json")
    data = {**json.loads(record.read_text("utf-8")), **fields}
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


def test_json_has_the_fields_of_the_contract(run: Run, record: Path) -> None:
    moves = json.loads(record.read_text("utf-8"))["moves"]
    data = json.loads(run("replay", str(record), "--json").out)
    assert list(data) == ["game", "rules", "seats", "moves", "finished", "places", "scores"]
    assert (data["game"], data["seats"], data["finished"]) == ("allegiance", 4, True)
    assert data["moves"] == len(moves)
    assert len(data["places"]) == len(data["scores"]) == 4


def test_until_stops_early(run: Run, record: Path) -> None:
    data = json.loads(run("replay", str(record), "--until", "30", "--json").out)
    assert (data["moves"], data["finished"], data["places"]) == (30, False, None)
    assert "After 30 moves the match is not over" in run("replay", str(record), "--until", "30").out


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_viewer_sees_its_own_log(run: Run, record: Path, language: str) -> None:
    words = {"en": ("draws:", "Round 7", "win"), "de": ("zieht:", "Runde 7", "gewinn")}[language]
    dealt, last_round, end = words
    argv = ("replay", str(record), "--lang", language)
    spectator, seat, everything = run(*argv), run(*argv, "--seat", "2"), run(*argv, "--all")
    for outcome in (spectator, seat, everything):
        assert outcome.code == 0
        assert last_round in outcome.out
        assert end in outcome.out
    assert dealt not in spectator.out
    assert f"Clara {dealt}" in seat.out
    assert f"Anna {dealt}" not in seat.out
    assert all(f"{name} {dealt}" in everything.out for name in ("Anna", "Bert", "Clara", "Dario"))


def test_players_keep_the_names_that_the_record_gives(run: Run, record: Path) -> None:
    path = changed(record, players=["Klaus", "random", "Fritz", "Fritz"])
    out = run("replay", path, "--all", "--lang", "de").out
    assert "Klaus zieht" in out
    assert "Bert (random)" in out
    assert "Clara zieht" in out


@pytest.mark.parametrize(
    ("argv", "names"),
    [
        (("--seat", "4"), "seats are 0 to 3"),
        (("--seat", "-1"), "-1"),
        (("--until", "100000"), "100000"),
        (("--seat", "1", "--all"), "--all"),
    ],
)
def test_what_the_record_does_not_have_is_refused(
    run: Run, record: Path, argv: tuple[str, ...], names: str
) -> None:
    outcome = run("replay", str(record), *argv)
    assert (outcome.code, outcome.out) == (2, "")
    assert names in outcome.err


def test_a_record_of_other_rules_can_be_read_only(run: Run, record: Path) -> None:
    path = changed(record, rules=7)
    outcome = run("replay", path)
    assert outcome.code == 0
    assert "rules version 7" in outcome.out
    assert "temple:" in outcome.out
    data = json.loads(run("replay", path, "--json").out)
    assert (data["rules"], data["finished"], data["places"]) == (7, True, None)
    assert run("verify", path).code == 2


def test_verify_says_what_it_checked(run: Run, record: Path) -> None:
    outcome = run("verify", str(record))
    assert outcome.code == 0
    assert "moves are legal" in outcome.out
    assert "answers of chance" in outcome.out


def test_verify_finds_the_first_difference(run: Run, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    first = data["moves"][0]
    other = "kind:monk" if first[1] != "kind:monk" else "kind:thief"
    moves = [[first[0], other], *data["moves"][1:]]
    assert "move 0" in run("verify", changed(record, moves=moves)).out
    for fields in ({"moves": moves}, {"seed": "another"}, {"moves": data["moves"][:-1]}):
        outcome = run("verify", changed(record, **fields))
        assert outcome.code == 1
        assert outcome.err == ""


def test_verify_tells_a_record_without_its_seed_from_a_running_match(
    run: Run, record: Path
) -> None:
    data = json.loads(record.read_text("utf-8"))
    del data["seed"]
    for moves, said in ((data["moves"], "holds no seed"), (data["moves"][:9], "not finished")):
        record.write_text(json.dumps({**data, "moves": moves}), "utf-8")
        outcome = run("verify", str(record))
        assert (outcome.code, outcome.err) == (1, "")
        assert said in outcome.out
        assert ("finish the match" in outcome.out) == (moves != data["moves"])
