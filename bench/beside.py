"""Our speed beside that of other engines: figures, ratios, and the table of README."""

from __future__ import annotations

import argparse
import json
from importlib.metadata import version
from statistics import median
from typing import Any

from builds import CACHE, ROOT, Build, Measure, Samples, interleaved, say
from peers import NEAREST

BESIDE = {
    "decisions": "catanatron-answers",
    "clones": "catanatron-clones",
    "search": "nearest-search",
}
"""Figures of ours, and the peer's that is measured in the same moment."""

ONCE = ("hearts-decisions", "hearts-search")
"""Peers' figures that are measured once a round."""

WORKERS = 2
SERIES = 10
"""How many times longer than other measurements a series takes that is shared out to workers."""


def beside_peers(ours: Build, wanted: argparse.Namespace) -> dict[str, Any]:
    """Our figures, the peers', and their ratios."""
    plain = Build(ours.python, ROOT / "src")
    games = ours.games(wanted.game)
    seconds = str(wanted.seconds)
    series: dict[str, Series] = {}
    measures: dict[str, Measure] = {name: ours.rate("peers.py", name, seconds) for name in ONCE}
    for game, seats in games.items():
        for name, peer in BESIDE.items():
            measures[f"{game} {peer}"] = ours.rate("peers.py", peer, seconds)
            measures[f"{game} {name}"] = ours.rate("ours.py", name, game, seconds)
        measures[f"{game} frames"] = ours.rate("ours.py", "frames", game, seconds)
        measures[f"{game} uncompiled"] = plain.rate("ours.py", "decisions", game, seconds)
        series[game] = Series(ours, game, seats, wanted.seconds * SERIES)
        measures |= series[game].measures()
    samples = interleaved(measures, wanted.rounds)
    for peer in BESIDE.values():
        samples[peer] = [speed for game in games for speed in samples[f"{game} {peer}"]]
    counts = ours.facts("peers.py", "catanatron-counts")
    memory = ours.facts("peers.py", "catanatron-memory")["bytes"]
    report: dict[str, Any] = {
        "compile": compile_report(),
        "peers": peers_report(samples, counts, memory),
        "games": {
            game: {"seats": seats, **game_report(game, ours, samples, counts)}
            for game, seats in games.items()
        },
    }
    for game, played in series.items():
        report["games"][game]["ratios"]["workers_to_serial_if_idle"] = played.most()
    say(f"the table of README\n{markdown(report)}")
    return report


class Series:
    """One and the same series of matches, alone and with workers."""

    def __init__(self, build: Build, game: str, seats: int, seconds: float) -> None:
        self.build, self.game, self.seats = build, game, seats
        trial = build.simulate(game, seats, 50, 1)
        self.games = max(100, int(trial["games_per_second"] * seconds))
        self.spent: dict[int, list[float]] = {1: [], WORKERS: []}

    def measures(self) -> dict[str, Measure]:
        """Decisions per second by the clock."""
        return {
            f"{self.game} serial": lambda: self.played(1),
            f"{self.game} workers": lambda: self.played(WORKERS),
        }

    def played(self, workers: int) -> float:
        report = self.build.simulate(self.game, self.seats, self.games, workers)
        self.spent[workers].append(report["processor_seconds"])
        return float(report["decisions_per_second"])

    def most(self) -> float:
        """How many times faster workers would be on idle cores, by the processor's time."""
        return round(WORKERS * ratio(self.spent[1], self.spent[WORKERS]), 2)


def peers_report(samples: Samples, counts: dict[str, int], memory: int) -> dict[str, Any]:
    return {
        "catanatron": {
            "version": version("catanatron"),
            "answers_per_second": middle(samples["catanatron-answers"]),
            "share_of_real_choices": round(counts["choices"] / counts["answers"], 3),
            "clones_per_second": middle(samples["catanatron-clones"]),
            "bytes_per_clone": memory,
        },
        "open_spiel": {
            "version": version("open_spiel"),
            "hearts_decisions_per_second": middle(samples["hearts-decisions"]),
            "hearts_search_iterations_per_second": middle(samples["hearts-search"]),
            f"{NEAREST}_search_iterations_per_second": middle(samples["nearest-search"]),
        },
    }


def game_report(game: str, ours: Build, samples: Samples, counts: dict[str, int]) -> dict[str, Any]:
    """One game's medians and ratios."""
    clones = samples[f"{game} clones"]
    given = ours.facts("ours.py", "answers", game)
    return {
        "compiled": ours.simulate(game, ours.games([game])[game], 1, 1)["compiled"],
        "decisions_per_second": middle(samples[f"{game} decisions"]),
        "decisions_per_second_uncompiled": middle(samples[f"{game} uncompiled"]),
        "clones_per_second": middle(clones),
        "microseconds_per_clone": round(1e6 / median(clones), 2),
        "bytes_per_clone": ours.facts("ours.py", "memory", game)["bytes"],
        "microseconds_per_snapshot_view_and_json": round(
            1e6 / median(samples[f"{game} frames"]), 1
        ),
        "search_iterations_per_second": middle(samples[f"{game} search"]),
        "ratios": ratios(game, samples, given, counts),
    }


def ratios(
    game: str, samples: Samples, given: dict[str, int], counts: dict[str, int]
) -> dict[str, float]:
    """To the peers, counting the same on both sides and as each counts; to ourselves."""
    decisions, search = samples[f"{game} decisions"], samples[f"{game} search"]
    beside = {
        name: ratio(samples[f"{game} {name}"], samples[f"{game} {peer}"])
        for name, peer in BESIDE.items()
    }
    strict = beside["decisions"]
    return {
        "choices_to_catanatron": round(strict * counts["answers"] / counts["choices"], 2),
        "answers_to_catanatron": round(strict * given["answers"] / given["choices"], 2),
        "choices_to_all_answers_of_catanatron": strict,
        "decisions_to_open_spiel_hearts": ratio(decisions, samples["hearts-decisions"]),
        "clones_to_catanatron": beside["clones"],
        "search_to_open_spiel_nearest": beside["search"],
        "search_to_open_spiel_hearts": ratio(search, samples["hearts-search"]),
        "workers_to_serial": ratio(samples[f"{game} workers"], samples[f"{game} serial"]),
        "compiled_to_uncompiled": ratio(decisions, samples[f"{game} uncompiled"]),
    }


def markdown(report: dict[str, Any]) -> str:
    """The ratios that README shows, a line a game."""
    lines = [
        "| game | answers/s | choices/s | mixed | ISMCTS | clones/s | a clone | two workers |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game, figures in report["games"].items():
        found = figures["ratios"]
        cells = [
            game,
            f"{found['answers_to_catanatron']:.0f}×",
            f"{found['choices_to_catanatron']:.0f}×",
            f"{found['choices_to_all_answers_of_catanatron']:.0f}×",
            f"{found['search_to_open_spiel_nearest']:.0f}×",
            f"{found['clones_to_catanatron']:.0f}×",
            f"{figures['bytes_per_clone'] / 1000:.1f} kB",
            f"{found['workers_to_serial']:.2f}× of {found['workers_to_serial_if_idle']:.2f}×",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def compile_report() -> Any:
    """How long the compilation took when it was last done; null if never."""
    file = ROOT / CACHE / "last.json"
    return json.loads(file.read_text()) if file.exists() else None


def middle(values: list[float]) -> int:
    return round(median(values))


def ratio(ours: list[float], theirs: list[float]) -> float:
    return round(median(mine / other for mine, other in zip(ours, theirs)), 2)
