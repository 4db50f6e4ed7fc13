"""Our speed beside that of another revision of ourselves, measured in turns."""

from __future__ import annotations

import argparse
from statistics import median
from typing import Any

from builds import Build, Measure, interleaved, revision, say
from devtools.slower import Comparison, table, too_slow

FIGURES = ("decisions", "clones", "search")


def against(ours: Build, name: str, wanted: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    """The comparison as data, and whether we are too slow; a table is shown."""
    with revision(name) as theirs:
        known = theirs.games(None)
        games = [game for game in ours.games(wanted.game) if game in known]
        pairs = [(game, figure) for game in games for figure in FIGURES]
        compared = compare(ours, theirs, pairs, wanted)
        suspects = [pair for pair in pairs if " ".join(pair) in too_slow(list(compared.values()))]
        if suspects:
            say("what looks too slow is measured again")
            for label, again in compare(ours, theirs, suspects, wanted).items():
                compared[label] = compared[label].with_more(again)
    comparisons = list(compared.values())
    say(f"now beside {name}\n{table(comparisons, name)}")
    figures = {
        comparison.name: {
            "now": round(median(comparison.now)),
            "then": round(median(comparison.then)),
            "ratio": round(comparison.ratio(), 2),
        }
        for comparison in comparisons
    }
    slow = too_slow(comparisons)
    return {"revision": name, "too_slow": slow, "figures": figures}, bool(slow)


def compare(
    ours: Build, theirs: Build, pairs: list[tuple[str, str]], wanted: argparse.Namespace
) -> dict[str, Comparison]:
    """The wanted figures of both builds, one beside the other in every round."""
    measures: dict[str, Measure] = {}
    for game, figure in pairs:
        for when, build in (("now", ours), ("then", theirs)):
            measure = build.rate("ours.py", figure, game, str(wanted.seconds))
            measures[f"{game} {figure} {when}"] = measure
    samples = interleaved(measures, wanted.rounds)
    return {
        f"{game} {figure}": Comparison(
            f"{game} {figure}",
            samples[f"{game} {figure} now"],
            samples[f"{game} {figure} then"],
        )
        for game, figure in pairs
    }
