"""`tabard rules`: coverage, clauses with their proofs, search; and how proofs are found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tabard
from tabard.cli import proofs
from tabard.match.rulebook import read_rulebook

from .conftest import Run

MARKED = '''
"""Examples."""
import pytest
from support.clauses import clause

@clause("AL-X-01", "AL-X-02")
def test_one() -> None: ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=clause("AL-X-03"))])
@clause("AL-X-02")
def test_two(n: int) -> None: ...

@clause("AL-X-04")
class TestTogether:
    @pytest.mark.clause("AL-X-05")
    async def test_three(self) -> None: ...
    def helper(self) -> None: ...

@clause("AL-X-06")
def helper() -> None: ...
'''


def test_coverage_counts_all_clauses(run: Run) -> None:
    outcome = run("rules", "allegiance")
    count = len(read_rulebook(tabard.GAMES["allegiance"]))
    assert outcome.code == 0
    assert [line.split()[1] for line in outcome.out.splitlines() if line.startswith("All ")] == [
        str(count)
    ]
    assert "Hidden information" in outcome.out
    assert "Verborgenes Wissen" in run("rules", "allegiance", "--lang", "de").out


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("At most one Guard", "printed")), ("de", ("höchstens eine Wache", "gedruckt"))],
)
def test_a_clause_with_its_source(run: Run, language: str, words: tuple[str, ...]) -> None:
    outcome = run("rules", "allegiance", "al-guard-02", "--lang", language)
    assert outcome.code == 0
    for word in ("AL-GUARD-02", *words):
        assert word in outcome.out


def test_the_beginning_of_an_id_lists_clauses(run: Run) -> None:
    out = run("rules", "allegiance", "AL-GUARD").out
    assert out.count("AL-GUARD-") == 7


def test_search_in_the_chosen_language(run: Run) -> None:
    found = run("rules", "allegiance", "--search", "wache gemeuchelt", "--lang", "de")
    assert "AL-GUARD-04" in found.out
    assert run("rules", "allegiance", "--search", "wache gemeuchelt").code == 2


def test_marks_are_found_without_running_tests(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games"
    folder.mkdir(parents=True)
    (folder / "test_marks.py").write_text(MARKED, "utf-8")
    where = "tests/games/test_marks.py"
    assert proofs.scan(tmp_path / "tests") == {
        "AL-X-01": [f"{where}::test_one"],
        "AL-X-02": [f"{where}::test_one", f"{where}::test_two"],
        "AL-X-03": [f"{where}::test_two"],
        "AL-X-04": [f"{where}::TestTogether::test_three"],
        "AL-X-05": [f"{where}::TestTogether::test_three"],
    }


def test_a_build_brings_its_proofs_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    kept = tmp_path / "proofs.json"
    monkeypatch.setattr(proofs, "KEPT", kept)
    kept.write_text(json.dumps({"AL-TURN-02": ["tests/a.py::test_b"]}), "utf-8")
    assert proofs.proofs() == {"AL-TURN-02": ["tests/a.py::test_b"]}
    assert "tests/a.py::test_b" in run("rules", "allegiance", "AL-TURN-02").out
    assert "No test names this clause" in run("rules", "allegiance", "AL-TURN-03").out


def test_without_tests_nothing_is_proved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "KEPT", tmp_path / "none.json")
    monkeypatch.setattr(proofs, "PACKAGE", tmp_path / "lib" / "python" / "tabard")
    assert proofs.proofs() == {}


def test_in_german_a_source_is_named_without_its_english_reason(run: Run) -> None:
    for clause in read_rulebook(tabard.GAMES["allegiance"])[::4]:
        out = run("rules", "allegiance", clause.id, "--lang", "de").out
        (line,) = [line for line in out.splitlines() if line.startswith("  Herkunft:")]
        labels = line.removeprefix("  Herkunft: ").split(", ")
        assert len(labels) == len(clause.provenances)
        assert set(labels) <= {"gedruckt", "erschlossen", "rekonstruiert"}
