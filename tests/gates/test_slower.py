"""When a change counts as slower than its parent, and which commit that is."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from devtools.slower import Comparison, parent, table, too_slow


@pytest.mark.parametrize(("now", "is_slow"), [(65.0, True), (67.0, False), (130.0, False)])
def test_a_third_slower_is_too_slow(now: float, is_slow: bool) -> None:
    comparison = Comparison("throne decisions", [now], [100.0])
    assert too_slow([comparison]) == (["throne decisions"] if is_slow else [])


def test_ratios_are_made_within_a_round() -> None:
    """A machine that slows down while it measures slows both builds."""
    steady = Comparison("clones", now=[100.0, 50.0, 10.0], then=[100.0, 50.0, 10.0])
    assert steady.ratio() == 1.0


def test_one_disturbed_round_fails_nothing() -> None:
    disturbed = Comparison("clones", now=[100.0, 10.0, 100.0], then=[100.0, 100.0, 100.0])
    assert too_slow([disturbed]) == []


def test_more_rounds_can_clear_a_suspicion() -> None:
    suspect = Comparison("search", [50.0], [100.0])
    again = Comparison("search", [99.0, 101.0], [100.0, 100.0])
    assert too_slow([suspect]) == ["search"]
    assert too_slow([suspect.with_more(again)]) == []


def test_the_table_names_what_is_too_slow() -> None:
    lines = table(
        [Comparison("throne decisions", [50.0], [100.0]), Comparison("clones", [9e5], [8e5])],
        "a1b2c3d",
    ).splitlines()
    assert "a1b2c3d" in lines[0]
    assert lines[1].split() == ["throne", "decisions", "50", "100", "0.50", "TOO", "SLOW"]
    assert lines[2].split() == ["clones", "900,000", "800,000", "1.12"]
    assert lines[3] == "a third slower than a1b2c3d, or worse: throne decisions"


def test_the_table_says_that_all_is_well() -> None:
    text = table([Comparison("clones", [90.0], [100.0])], "HEAD")
    assert text.splitlines()[-1] == "nothing is a third slower than HEAD"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository with two commits."""
    (tmp_path / "src").mkdir()
    git(tmp_path, "init", "--quiet")
    for text in ("first", "second"):
        (tmp_path / "src" / "rule.py").write_text(text)
        git(tmp_path, "add", ".")
        git(tmp_path, "commit", "--quiet", "--no-gpg-sign", "-m", text)
    return tmp_path


def git(folder: Path, *arguments: str) -> str:
    person = ("-c", "user.name=Tabard", "-c", "user.email=tabard@example.org")
    command = ["git", *person, "-C", str(folder), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_a_commit_is_compared_with_the_one_before(project: Path) -> None:
    assert parent(project) == git(project, "rev-parse", "--short", "HEAD~1")


def test_what_is_not_committed_is_compared_with_the_last_commit(project: Path) -> None:
    (project / "src" / "rule.py").write_text("third")
    assert parent(project) == git(project, "rev-parse", "--short", "HEAD")


def test_words_make_nothing_slower(project: Path) -> None:
    (project / "README.md").write_text("faster than ever")
    assert parent(project) == git(project, "rev-parse", "--short", "HEAD~1")


def test_without_git_there_is_no_parent(tmp_path: Path) -> None:
    assert parent(tmp_path) == ""
