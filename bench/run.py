"""Speed of Tabard beside other engines, or beside another revision of itself; JSON on stdout.

Every measurement is a process of its own. Rounds are interleaved: each takes every measurement
once, so that a busy moment of the machine falls on all of them; medians count. Ratios are made
within a round, and then the median is taken.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WEB = "--web"
TOO_SLOW = 2 / 3
"""Below this ratio to another revision the run fails."""

Samples = dict[str, list[float]]
Measure = Callable[[], float]


class Build:
    """One way to run Tabard: an interpreter, and variables that say what it imports."""

    def __init__(self, python: Path, source: Path | None = None) -> None:
        self.python = python
        unwanted = ("PYTHONPATH", "VIRTUAL_ENV")
        self.variables = {name: text for name, text in os.environ.items() if name not in unwanted}
        if source:
            self.variables["PYTHONPATH"] = str(source)

    def answer(self, *arguments: str) -> Any:
        """What a program run by this build prints, read as JSON."""
        command = [str(self.python), *arguments]
        ended = subprocess.run(
            command, env=self.variables, cwd=HERE, stdout=subprocess.PIPE, text=True, check=False
        )
        if ended.returncode:
            raise SystemExit(f"bench: failed, see above: {' '.join(arguments)}")
        return json.loads(ended.stdout)

    def simulate(self, game: str, seats: int, games: int) -> dict[str, Any]:
        """What `tabard simulate --json` says of random bots with one worker."""
        command = "from tabard.cli.main import main; raise SystemExit(main())"
        wanted = f"simulate {game} --seats {seats} --games {games} --bots random --workers 1"
        report = self.answer("-c", command, *wanted.split(), "--seed", "bench", "--json")
        assert isinstance(report, dict)
        return report

    def rate(self, script: str, *arguments: str) -> float:
        """How many a second one of our measuring scripts counted."""
        answer = self.answer(str(HERE / script), *arguments)
        return float(answer["count"] / answer["seconds"])

    def decisions(self, game: str, seats: int, seconds: float) -> Measure:
        """A measurement of decisions per second that takes about so long."""
        trial = self.simulate(game, seats, 20)
        games = max(10, int(trial["games_per_second"] * seconds))
        return lambda: float(self.simulate(game, seats, games)["decisions_per_second"])


def main() -> int:
    if WEB in sys.argv:
        from web import main as web

        return web([argument for argument in sys.argv[1:] if argument != WEB])
    wanted = parsed_arguments()
    ours = Build(Path(sys.executable))
    if wanted.against:
        with revision(wanted.against) as theirs:
            report, code = compare(ours, theirs, wanted)
    else:
        report, code = beside_peers(ours, wanted), 0
    print(json.dumps(report, indent=2))
    return code


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument(
        "--against", metavar="REV", help="compare with this git revision; exit 1 if a third slower"
    )
    parser.add_argument(
        WEB,
        action="store_true",
        help="the web table under load instead, beside boardgame.io's server; --web --help",
    )
    return parser.parse_args()


def beside_peers(ours: Build, wanted: argparse.Namespace) -> dict[str, Any]:
    """Our figures, the peers', and their ratios."""
    plain = Build(ours.python, ROOT / "src")
    games = chosen_games(ours, wanted.game)
    seconds = str(wanted.seconds)
    measures: dict[str, Measure] = {
        name: lambda name=name: ours.rate("peers.py", name, seconds)  # type: ignore[misc]
        for name in ("catanatron-decisions", "catanatron-clones", "hearts-decisions")
    }
    for game, seats in games.items():
        measures[f"{game} decisions"] = ours.decisions(game, seats, wanted.seconds)
        measures[f"{game} uncompiled"] = plain.decisions(game, seats, wanted.seconds)
        for name in ("clones", "frames", "search"):
            measures[f"{game} {name}"] = our_rate(ours, name, game, seconds)
    samples = interleaved(measures, wanted.rounds)
    return {
        **circumstances(wanted),
        "compile": compile_report(),
        "peers": {
            "catanatron": {
                "version": version("catanatron"),
                "decisions_per_second": middle(samples["catanatron-decisions"]),
                "clones_per_second": middle(samples["catanatron-clones"]),
            },
            "open_spiel_hearts": {
                "version": version("open_spiel"),
                "decisions_per_second": middle(samples["hearts-decisions"]),
            },
        },
        "games": {game: game_report(game, seats, ours, samples) for game, seats in games.items()},
    }


def our_rate(build: Build, name: str, game: str, seconds: str) -> Measure:
    return lambda: build.rate("ours.py", name, game, seconds)


def game_report(game: str, seats: int, ours: Build, samples: Samples) -> dict[str, Any]:
    """One game's medians, and its ratios to the peers and to itself uncompiled."""
    decisions, clones = samples[f"{game} decisions"], samples[f"{game} clones"]
    return {
        "seats": seats,
        "compiled": ours.simulate(game, seats, 1)["compiled"],
        "decisions_per_second": middle(decisions),
        "decisions_per_second_uncompiled": middle(samples[f"{game} uncompiled"]),
        "clones_per_second": middle(clones),
        "microseconds_per_clone": round(1e6 / median(clones), 2),
        "microseconds_per_snapshot_view_and_json": round(
            1e6 / median(samples[f"{game} frames"]), 1
        ),
        "search_iterations_per_second": middle(samples[f"{game} search"]),
        "ratios": {
            "decisions_to_catanatron": ratio(decisions, samples["catanatron-decisions"]),
            "decisions_to_open_spiel_hearts": ratio(decisions, samples["hearts-decisions"]),
            "clones_to_catanatron": ratio(clones, samples["catanatron-clones"]),
            "compiled_to_uncompiled": ratio(decisions, samples[f"{game} uncompiled"]),
        },
    }


def compare(ours: Build, theirs: Build, wanted: argparse.Namespace) -> tuple[dict[str, Any], int]:
    """Our decisions and clones per second as a ratio to another revision's."""
    known = chosen_games(theirs, None)
    shared = {
        game: seats for game, seats in chosen_games(ours, wanted.game).items() if game in known
    }
    measures: dict[str, Measure] = {}
    for game, seats in shared.items():
        for name, build in (("now", ours), ("then", theirs)):
            measures[f"{game} decisions {name}"] = build.decisions(game, seats, wanted.seconds)
            measures[f"{game} clones {name}"] = our_rate(build, "clones", game, str(wanted.seconds))
    samples = interleaved(measures, wanted.rounds)
    report = {
        game: {
            what: {
                "now": middle(samples[f"{game} {what} now"]),
                "then": middle(samples[f"{game} {what} then"]),
                "ratio": ratio(samples[f"{game} {what} now"], samples[f"{game} {what} then"]),
            }
            for what in ("decisions", "clones")
        }
        for game in shared
    }
    slow = [
        f"{game} {what}"
        for game, figures in report.items()
        for what, figure in figures.items()
        if figure["ratio"] < TOO_SLOW
    ]
    for name in slow:
        say(f"{name}: a third slower than {wanted.against}, or worse")
    return {**circumstances(wanted), "against": wanted.against, "games": report}, 1 if slow else 0


@contextmanager
def revision(name: str) -> Iterator[Build]:
    """Another revision, checked out and built apart by its own dev.py."""
    with tempfile.TemporaryDirectory(prefix="tabard-bench-") as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        added = subprocess.run([*git, "add", "--quiet", "--detach", tree, name], check=False)
        if added.returncode:
            raise SystemExit(f"bench: git knows no revision {name!r}; see: git log --oneline")
        try:
            say(f"building {name}")
            build = [sys.executable, "dev.py", "build"]
            if subprocess.run(build, cwd=tree, stdout=sys.stderr, check=False).returncode:
                raise SystemExit(f"bench: {name} cannot be built; choose another revision")
            yield Build(tree / ".venv" / "bin" / "python")
        finally:
            subprocess.run([*git, "remove", "--force", tree], check=False)


def chosen_games(build: Build, names: list[str] | None) -> dict[str, int]:
    """The games to be measured, each with its number of seats."""
    games: dict[str, int] = build.answer(str(HERE / "ours.py"), "games")
    for name in names or ():
        if name not in games:
            raise SystemExit(f"bench: no game {name!r}; the games: {', '.join(games)}")
    return {game: seats for game, seats in games.items() if not names or game in names}


def interleaved(measures: dict[str, Measure], rounds: int) -> Samples:
    """Take every measurement once a round."""
    samples: Samples = {name: [] for name in measures}
    for number in range(1, rounds + 1):
        for name, measure in measures.items():
            samples[name].append(measure())
            say(f"round {number} of {rounds}: {name} {samples[name][-1]:,.0f}/s")
    return samples


def circumstances(wanted: argparse.Namespace) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "rounds": wanted.rounds,
        "seconds_per_measurement": wanted.seconds,
    }


def compile_report() -> Any:
    """How long the compilation took when it was last done; null if never."""
    file = ROOT / "build" / "mypyc-cache" / "last.json"
    return json.loads(file.read_text()) if file.exists() else None


def middle(values: list[float]) -> int:
    return round(median(values))


def ratio(ours: list[float], theirs: list[float]) -> float:
    return round(median(mine / other for mine, other in zip(ours, theirs)), 2)


def say(message: str) -> None:
    print(f"bench: {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
