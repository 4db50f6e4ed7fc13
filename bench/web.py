"""The web table under load, beside boardgame.io's server; JSON on stdout.

Both serve a trivial game whose view has 20 kB, separately written for each of four viewers; a
table's next choice comes when all four have the last one. Ours keeps every choice in SQLite before
it tells anybody, boardgame.io keeps its matches in memory: the defaults of both. One and the same
program is the load, and offers no compression to either. Rounds are interleaved, every server is a
new process each time, ratios are made within a round, and medians count.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
FOLDER = HERE / "web"
PACKAGES_STAMP = ".tabard-packages"
PATIENCE = 30.0
"""Seconds that a server or the load may take beyond what is measured."""

Figures = dict[str, Any]
Rounds = dict[str, list[Figures]]

sys.path.insert(0, str(ROOT))
from devtools import client  # noqa: E402, the project's root is no package of this program


class Load:
    """So many tables; choices flat out, or so many a second at each table."""

    def __init__(self, tables: int, rate: float = 0.0, game: str = "bench") -> None:
        self.tables = tables
        self.rate = rate
        self.game = game

    def wishes(self, seconds: float) -> dict[str, Any]:
        """As the load reads it."""
        return {
            "tables": self.tables,
            "rate": self.rate,
            "game": self.game,
            "seats": 4,
            "level": "greedy",
            "seconds": seconds,
            "warmup": max(1.0, seconds / 2),
            "patience": PATIENCE,
        }


def report(wanted: argparse.Namespace) -> dict[str, Any]:
    """All measurements, ours beside boardgame.io's."""
    install()
    rounds: Rounds = {}
    before = os.getloadavg()
    for number in range(1, wanted.rounds + 1):
        for name, measure in measurements(wanted).items():
            figures = measure()
            rounds.setdefault(name, []).append(figures)
            speed, p99 = figures["choices_per_second"], figures["p99"]
            say(f"round {number} of {wanted.rounds}: {name} {speed:,.0f} choices/s, p99 {p99} ms")
    return {
        "node": client.node_in_use(),
        "viewers": 4,
        "compression": "none, for both: the load offers none",
        "rounds": wanted.rounds,
        "seconds_per_measurement": wanted.seconds,
        "load_average": {"before": before, "after": os.getloadavg()},
        **{name: middle(found) for name, found in rounds.items()},
        "ratios": ratios(rounds),
    }


def measurements(wanted: argparse.Namespace) -> dict[str, Callable[[], Figures]]:
    """What is measured, by name; a name ends in whose figures they are."""
    many = wanted.tables
    both = {"1 table": Load(1), "20 tables": Load(20), "bounded": Load(many, wanted.rate)}
    found: dict[str, Callable[[], Figures]] = {}
    for name, load in both.items():
        found[f"{name}, ours"] = measured(ours, load, wanted.seconds)
        found[f"{name}, boardgame.io"] = measured(peer, load, wanted.seconds)
    # At first all tables wait for their bots at once; that takes a while to even out.
    longer = 3 * wanted.seconds
    bounded, flat_out = Load(many, wanted.rate, "allegiance"), Load(many, game="allegiance")
    found["bounded with bots, ours"] = measured(table_server, bounded, longer)
    found["flat out with bots, ours"] = measured(table_server, flat_out, longer)
    return found


def ratios(rounds: Rounds) -> dict[str, Any]:
    """How many times better ours is: more choices, shorter waits, less processor time."""
    found: dict[str, Any] = {}
    for name in ("1 table", "20 tables", "bounded"):
        mine, theirs = rounds[f"{name}, ours"], rounds[f"{name}, boardgame.io"]
        found[name] = {
            "choices_per_second": ratio(mine, theirs, "choices_per_second"),
            "p50": ratio(theirs, mine, "p50"),
            "p95": ratio(theirs, mine, "p95"),
            "p99": ratio(theirs, mine, "p99"),
            "server_ms_per_choice": ratio(theirs, mine, "server_ms_per_choice"),
        }
    bots, theirs = rounds["bounded with bots, ours"], rounds["bounded, boardgame.io"]
    found["bounded with bots"] = {key: ratio(theirs, bots, key) for key in ("p50", "p95", "p99")}
    return found


def ratio(above: Sequence[Figures], below: Sequence[Figures], key: str) -> float | None:
    """The median of a figure's ratios, each of one round."""
    pairs = [(mine[key], other[key]) for mine, other in zip(above, below)]
    found = [mine / other for mine, other in pairs if mine and other]
    return round(median(found), 2) if found else None


def middle(found: Sequence[Figures]) -> Figures:
    """The medians of all figures."""
    keys = found[0].keys()
    values = {key: [figures[key] for figures in found if figures[key] is not None] for key in keys}
    return {key: round(median(given), 3) if given else None for key, given in values.items()}


def measured(server: Callable[[], Any], load: Load, seconds: float) -> Callable[[], Figures]:
    """A measurement with a server of its own."""

    def measure() -> Figures:
        with server() as (process, said):
            name = "peer" if server is peer else "ours"
            wishes = {**load.wishes(seconds), "server": name, "url": said["url"]}
            wishes["pid"] = process.pid
            figures: Figures = json.loads(printed(wishes, seconds))
            return figures

    return measure


def printed(wishes: dict[str, Any], seconds: float) -> str:
    """What the load says when it is done."""
    command = [node(), str(FOLDER / "load.mjs"), json.dumps(wishes)]
    limit = 2 * seconds + 4 * PATIENCE
    ended = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, timeout=limit)
    if ended.returncode:
        raise SystemExit("bench: the load failed, see above")
    return ended.stdout


@contextmanager
def ours() -> Iterator[tuple[subprocess.Popen[str], Figures]]:
    """The web table of the sources, with the trivial game: that one exists uncompiled only."""
    with web_table({"PYTHONPATH": str(ROOT / "src")}) as found:
        yield found


@contextmanager
def table_server() -> Iterator[tuple[subprocess.Popen[str], Figures]]:
    """The web table as it is installed; of the sources where none is."""
    command = [sys.executable, "-c", "import tabard.server.serving"]
    is_there = subprocess.run(command, cwd=HERE, stderr=subprocess.DEVNULL, check=False)
    with web_table({"PYTHONPATH": str(ROOT / "src")} if is_there.returncode else {}) as found:
        yield found


@contextmanager
def web_table(variables: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], Figures]]:
    with tempfile.TemporaryDirectory(prefix="tabard-bench-") as folder:
        command = [sys.executable, str(HERE / "web_table.py"), folder]
        with running(command, variables) as found:
            yield found


@contextmanager
def peer() -> Iterator[tuple[subprocess.Popen[str], Figures]]:
    """boardgame.io's server; Node's word for real use spares it some checks."""
    with running([node(), str(FOLDER / "peer.cjs")], {"NODE_ENV": "production"}) as found:
        yield found


@contextmanager
def running(
    command: Sequence[str], variables: dict[str, str]
) -> Iterator[tuple[subprocess.Popen[str], Figures]]:
    """A server, and the JSON that it says when it stands."""
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"PYTHONDONTWRITEBYTECODE": "", **variables}
    process = subprocess.Popen(
        command, env=environment, cwd=HERE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    try:
        said = next((line for line in process.stdout if line.startswith("{")), "")
        if not said:
            raise SystemExit(f"bench: a server did not start, see above: {command[1]}")
        yield process, json.loads(said)
    finally:
        end(process)


def end(process: subprocess.Popen[str]) -> None:
    """Ask it to end; insist if it does not."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def install() -> None:
    """Put the locked packages into bench/web/node_modules, unless they are there."""
    lock = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()
    stamp = FOLDER / "node_modules" / PACKAGES_STAMP
    if stamp.exists() and stamp.read_text() == lock:
        return
    command, variables = client.npm_command()
    words = [*command, "ci", "--ignore-scripts", *client.QUIET]
    if subprocess.run(words, cwd=FOLDER, env=variables, stdout=sys.stderr, check=False).returncode:
        raise SystemExit("bench: npm could not install boardgame.io: can it reach a registry?")
    stamp.write_text(lock)


def node() -> str:
    """The Node with which the client is built."""
    if not client.system_npm():
        return str(client.wheel_node())
    return "node"


def say(message: str) -> None:
    print(f"bench: {message}", file=sys.stderr, flush=True)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench --web", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="interleaved rounds (default 3)")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement")
    parser.add_argument("--tables", type=int, default=200, help="in the long runs (default 200)")
    parser.add_argument("--rate", type=float, default=1.0, help="choices a second at each of them")
    print(json.dumps(report(parser.parse_args(arguments)), indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
