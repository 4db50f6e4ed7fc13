"""A terminal for tests: commands run in this process, answers come from a list."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tabard.cli.main import main


@dataclass
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


class Typist:
    """Standard input that types one answer after the other."""

    def __init__(self, answers: Iterable[str | BaseException]) -> None:
        self.answers = iter(answers)

    def readline(self) -> str:
        answer = next(self.answers, "")
        if isinstance(answer, BaseException):
            raise answer
        return f"{answer}\n" if answer else ""

    def close(self) -> None:
        """Copies of the process close what they do not read."""


def any_numbers(seed: int, most: int = 6) -> Iterator[str]:
    """Answers of somebody who types numbers at random; those that do not fit are asked again."""
    dice = random.Random(seed)
    while True:
        yield str(dice.randint(1, most))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--json")`; answers for standard input with `typed=`."""

    def call(*argv: str, typed: Iterable[str | BaseException] = ()) -> Outcome:
        monkeypatch.setattr(sys, "stdin", Typist(typed))
        code = main(list(argv))
        output = capsys.readouterr()
        return Outcome(code, output.out, output.err)

    return call


@pytest.fixture
def record(tmp_path: Path, run: Run) -> Path:
    """A finished match of four random bots."""
    folder = tmp_path / "records"
    argv = ("--seats", "4", "--games", "1", "--seed", "one", "--save", str(folder))
    assert run("simulate", "allegiance", *argv).code == 0
    return folder / "allegiance-00000.json"


Refused = Callable[..., None]


@pytest.fixture
def refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Refused:
    """`refused("arena", …, remedy="…")`: one line that names the remedy, and nothing written."""

    def call(*argv: str, remedy: str) -> None:
        monkeypatch.chdir(tmp_path)
        outcome = run(*argv)
        assert (outcome.code, outcome.out) == (2, "")
        assert outcome.err.count("\n") == 1
        assert remedy in outcome.err
        assert list(tmp_path.iterdir()) == []

    return call
