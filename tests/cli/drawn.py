"""Tables as they are drawn in the terminal, and matches that go on there."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from rich.console import Console

import tabard
from support.builds import IS_COMPILED
from tabard.cli.save_file import SaveFile
from tabard.cli.tables import table_of
from tabard.core.values import Choice, Decision
from tabard.match.match import Match
from tabard.match.texts import Texts

from .conftest import Run, any_numbers

ENDS = {"en": "The match is over", "de": "zu Ende"}


def rendered(what: Any, width: int = 100) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False, color_system=None)
    with console.capture() as output:
        console.print(what)
    return output.get()


def check(shown: str, width: int) -> None:
    """Nothing is too wide, cut off or without words."""
    assert max(len(line) for line in shown.splitlines()) <= width
    assert [wrong for wrong in ("…", "{", "None", "$", "_") if wrong in shown] == []


def keep(match: Match, path: Path) -> None:
    """Save a match against random bots, so that it can go on in the terminal."""
    kinds = ["human", *["random"] * (match.seats - 1)]
    SaveFile(path, ["Anna", "Bert", "Clara"][: match.seats], kinds).begin(match)


class Drawn:
    """The terminal table of a game; at random nobody makes the one choice `but`."""

    def __init__(self, key: str, but: Choice | None = None) -> None:
        self.key = key
        self.table = table_of(key)
        self.books = {language: Texts(tabard.GAMES[key], language) for language in ENDS}
        self.but = but

    def book(self, language: str) -> Texts:
        return self.books[language]

    def board(self, view: Any, language: str = "en", width: int = 100) -> str:
        return rendered(self.table.board(self.book(language), view), width)

    def headings(self, *options: Choice, language: str = "en") -> list[str]:
        return self.table.headings(self.book(language), Decision(0, "", list(options)))

    def played(self, seats: int, moves: int, seed: str = "table", **options: str) -> Match:
        """A match after so many choices at random; less than none means to its end."""
        match = tabard.start(self.key, seats, seed=seed, options=options)
        dice = random.Random(seed)
        while not match.is_over() and moves:
            decision = match.pending()[0]
            wanted = [option for option in decision.options if option != self.but]
            match.play(decision.seat, dice.choice(wanted or decision.options))
            moves -= 1
        return match

    def ended(
        self, run: Run, folder: Path, seats: int, late: int, language: str, most: int = 3
    ) -> str:
        """What is shown of a match whose player types numbers up to `most` at random.

        It begins after `late` choices, or where the engine is compiled with the first.
        """
        path = folder / "match.json"
        keep(self.played(seats, 0 if IS_COMPILED else late), path)
        argv = ("play", self.key, "--save", str(path), "--lang", language)
        outcome = run(*argv, typed=any_numbers(2, most))
        assert (outcome.code, outcome.err) == (0, "")
        assert ENDS[language] in outcome.out
        lines = [line for line in outcome.out.splitlines() if str(path) not in line]
        assert max(len(line.rstrip()) for line in lines) <= 100
        assert not [wrong for wrong in ("{", "None", "$") if wrong in outcome.out]
        return outcome.out

    def phases_that_fit(self, match: Match, lines: int) -> int:
        """Check the board in every phase and after the end; how many phases there were."""
        dice, seen = random.Random(match.seats), set[tuple[int, int]]()
        while not match.is_over():
            state: Any = match.state
            decision = match.pending()[0]
            if (state.round, state.phase) not in seen:
                language, width = dice.choice([("en", 100), ("de", 80), ("en", 80), ("de", 100)])
                check(self.board(match.view(decision.seat), language, width), width)
                seen.add((state.round, state.phase))
            match.play(decision.seat, dice.choice(decision.options))
        for language, width in (("en", 80), ("de", 100)):
            shown = self.board(match.view(0), language, width)
            check(shown, width)
            assert width < 100 or len(shown.splitlines()) <= lines
        return len(seen)
