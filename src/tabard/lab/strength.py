"""Measures how strong each level is: `python -m tabard.lab.strength [--game G] [--rung R]`.

What is played stands in strength.toml. Every match is a line of a journal, so that the same command
goes on where it stopped; results are kept as data (strength_results.json) for README's table.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tabard.arena.crews import crew_of
from tabard.arena.journal import Journal
from tabard.arena.matches import Job, Outcome
from tabard.arena.running import run_jobs
from tabard.arena.tournament import rotations
from tabard.bots.levels import level_of
from tabard.bots.playing import match_seed
from tabard.core.errors import SetupError, TabardError
from tabard.games import GAMES
from tabard.lab.strength_results import (
    RESULTS,
    Result,
    Target,
    as_markdown,
    read_results,
    result_of,
    with_table,
    write_results,
)

FILE = Path(__file__).parent / "strength.toml"
FOLDER = Path("tabard-arena") / "strength"
SOLO = "solo"


@dataclass(frozen=True)
class Series:
    """One bot alone among rivals of one kind; alone at the table, the rival is an opponent."""

    rung: str
    game: str
    seats: int
    bot: str
    rival: str
    matches: int
    is_shared: bool = False
    """Whether victory can be shared, so that shares are compared at the same table."""

    @property
    def name(self) -> str:
        """What tells it from all others."""
        against = f"-{self.rival}" if self.rung == SOLO else ""
        return f"{self.rung}-{self.game}-{self.seats}{against}"

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.game not in GAMES:
            raise SetupError(f"{self.name}: there is no game {self.game!r}")
        GAMES[self.game].check_seats(self.seats)
        level_of(self.bot)
        if self.rung != SOLO:
            level_of(self.rival)

    def options(self) -> dict[str, str]:
        """The options of its matches."""
        given = {"solo_opponent": self.rival} if self.rung == SOLO else {}
        return GAMES[self.game].full_options(given)

    def jobs(self, seed: str) -> list[Job]:
        """All matches, deal by deal, the bot in every seat of each deal."""
        lineups = rotations([self.bot, *[self.rival] * (self.seats - 1)])
        options = tuple(sorted(self.options().items()))
        return [
            Job(deal, self.game, lineup, match_seed(f"{seed}/{self.name}", deal), options)
            for deal in range(-(-self.matches // len(lineups)))
            for lineup in lineups
        ]

    def terms(self, seed: str) -> dict[str, object]:
        """What all its matches have in common."""
        return {
            "kind": "strength",
            "name": self.name,
            "rules": GAMES[self.game].rules_version,
            "bot": self.bot,
            "rival": self.rival,
            "seed": seed,
        }


@dataclass(frozen=True)
class Plan:
    """All series that are declared, and what they must reach."""

    seed: str
    targets: Mapping[str, Target]
    series: Sequence[Series]

    def target(self, series: Series) -> Target:
        """What the lower bound of a series must reach."""
        if not series.is_shared:
            return self.targets[series.rung]
        return self.targets.get(f"{series.rung}_shared", self.targets["shared"])


def read_plan(path: Path = FILE) -> Plan:
    """The plan of a file; SetupError says what is wrong there."""
    table = tomllib.loads(path.read_text("utf-8"))
    try:
        targets = {name: Target(**fields) for name, fields in table["target"].items()}
        series = [Series(**fields) for fields in table["series"]]
        plan = Plan(str(table["seed"]), targets, series)
        for one in series:
            one.check()
            plan.target(one)
    except (KeyError, TypeError) as error:
        raise SetupError(f"{path}: {error} is missing or unknown; mend the file") from None
    return plan


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing; tell how each series stands."""
    args = parser().parse_args(arguments)
    try:
        run(args)
    except TabardError as error:
        sys.stderr.write(f"strength: {error}\n")
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    """What the command takes."""
    found = argparse.ArgumentParser(prog="python -m tabard.lab.strength", description=__doc__)
    found.add_argument("--game", choices=list(GAMES))
    found.add_argument("--rung", help="only that rung: easy, medium, hard, expert, fourfold, solo")
    found.add_argument("--seats", type=int)
    found.add_argument("--workers", type=int, default=1)
    found.add_argument("--journals", type=Path, default=FOLDER, help="where matches are kept")
    found.add_argument("--output", type=Path, default=RESULTS, help="where results are kept")
    found.add_argument("--commit", default="", help="the state of the sources, if git cannot tell")
    found.add_argument("--readme", type=Path, help="write the table into that file")
    found.add_argument("--table", action="store_true", help="play nothing, print the table")
    return found


def run(args: argparse.Namespace) -> None:
    plan = read_plan()
    wanted = [one for one in plan.series if is_wanted(one, args)]
    if not wanted:
        raise SetupError("no series is like that; see strength.toml for those there are")
    if not args.table and not args.readme:
        for series in wanted:
            result = played(series, plan, args)
            write_results(args.output, {**read_results(args.output), series.name: result})
            Console(stderr=True).print(result.line(), highlight=False)
    markdown = as_markdown([one.name for one in plan.series], read_results(args.output))
    if args.readme:
        args.readme.write_text(with_table(args.readme.read_text("utf-8"), markdown), "utf-8")
    if args.table:
        sys.stdout.write(markdown)


def is_wanted(series: Series, args: argparse.Namespace) -> bool:
    """Whether the command asks for a series."""
    return (
        args.game in (None, series.game)
        and args.rung in (None, series.rung)
        and args.seats in (None, series.seats)
    )


def played(series: Series, plan: Plan, args: argparse.Namespace) -> Result:
    """The result of a series, once all its matches are played."""
    jobs = series.jobs(plan.seed)
    path = args.journals / f"{series.name}.jsonl"
    crew = crew_of("local", args.workers)
    console = Console(stderr=True)
    columns = (TextColumn(series.name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with Journal(path, series.terms(plan.seed)) as journal, bar:
        task = bar.add_task("", total=len(jobs))
        outcomes = run_jobs(jobs, journal, crew, lambda done: bar.advance(task, done))
    return summed_up(series, plan, outcomes, args.commit or commit())


def summed_up(series: Series, plan: Plan, outcomes: Sequence[Outcome], state: str) -> Result:
    """What the outcomes of a series say."""
    command = f"python -m tabard.lab.strength --game {series.game} --rung {series.rung}"
    if series.rung != SOLO:
        command += f" --seats {series.seats}"
    terms: dict[str, str | int] = {
        "rung": series.rung,
        "game": series.game,
        "seats": series.seats,
        "bot": series.bot,
        "rival": series.rival,
        "seed": plan.seed,
        "command": command,
        "commit": state,
    }
    return result_of(terms, plan.target(series), outcomes)


def commit() -> str:
    """The commit that is checked out here."""
    command = shlex.split("git describe --always --dirty --abbrev=10")
    try:
        told = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return told.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
