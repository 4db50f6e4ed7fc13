"""`tabard analyse`: a record judged, for people, for programs and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run


def test_an_analysis_for_programs(run: Run, record: Path) -> None:
    outcome = run("analyse", str(record), "--iterations", "3", "--seat", "2", "--json")
    data = json.loads(outcome.out)
    moves = json.loads(record.read_text("utf-8"))["moves"]
    assert outcome.err == ""
    assert len(data["expected_places"]) == len(moves) + 1
    assert data["expected_places"][-1] == data["places"]
    first = data["judgements"][0]
    assert moves[first["move"]] == [2, first["choice"]]
    assert [one["seat"] for one in data["per_seat"]] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["The biggest mistakes", "Better: "]), ("de", ["Die größten Fehler", "Besser: "])],
)
def test_people_read_a_chart_and_sentences(
    run: Run, record: Path, tmp_path: Path, language: str, words: list[str]
) -> None:
    page = tmp_path / "page.html"
    flags = ("--iterations", "3", "--seat", "1", "--lang", language, "--html", str(page))
    outcome = run("analyse", str(record), *flags)
    assert outcome.code == 0
    assert "Anna " in outcome.out
    assert any(block in outcome.out for block in "▁▂▃▄▅▆▇█")
    for word in words:
        assert word in outcome.out
        assert word in page.read_text("utf-8")


def test_expected_places_alone_need_no_search(run: Run, record: Path) -> None:
    outcome = run("analyse", str(record), "--iterations", "0")
    assert outcome.code == 0
    assert "Choices were not judged" in outcome.out


@pytest.mark.parametrize(
    ("flags", "remedy"),
    [
        (("--seat", "4"), "seats are 0 to 3"),
        (("--iterations", "99999999"), "give up to"),
        (("--iterations", "many"), "not a whole number"),
        (("--html", "no/folder/page.html"), "there is no folder"),
    ],
)
def test_bad_input_gets_one_line(
    run: Run, record: Path, flags: tuple[str, ...], remedy: str
) -> None:
    outcome = run("analyse", str(record), *flags)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert remedy in outcome.err


def test_what_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    outcome = run("analyse", str(tmp_path / "none.json"))
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert "there is no file" in outcome.err


def test_a_record_of_other_rules_is_refused(run: Run, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    record.write_text(json.dumps({**data, "rules": 99}), "utf-8")
    outcome = run("analyse", str(record))
    assert outcome.code == 2
    assert "can be read but not replayed" in outcome.err
