"""Speed of Tabard beside other engines and beside its parent commit; JSON on stdout.

Every measurement is a process of its own. Rounds are interleaved: each takes every measurement
once, so that a busy moment of the machine falls on all of them. Seconds are those of the processor,
but for workers, where the clock counts. Ratios are made within a round, and then the median is
taken. Fails with exit code 1 if a figure is a third lower than that of the parent commit.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

from against import against
from beside import beside_peers
from builds import ROOT, Build, say
from devtools.slower import parent

WEB = "--web"


def main() -> int:
    if WEB in sys.argv:
        from web import main as web

        return web([argument for argument in sys.argv[1:] if argument != WEB])
    wanted = parsed_arguments()
    ours = Build(Path(sys.executable))
    report: dict[str, Any] = circumstances(wanted)
    is_slow = False
    if not wanted.against:
        report |= beside_peers(ours, wanted)
    if not wanted.peers:
        name = wanted.against or parent(ROOT)
        if name:
            report["against"], is_slow = against(ours, name, wanted)
        else:
            say("git knows no parent of what is here; nothing to compare with")
    print(json.dumps(report, indent=2))
    return 1 if is_slow else 0


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--peers", action="store_true", help="beside other engines only")
    which.add_argument(
        "--against",
        metavar="REV",
        help="beside this git revision only, instead of the parent of what is here",
    )
    parser.add_argument(
        WEB,
        action="store_true",
        help="the web table under load instead, beside boardgame.io's server; --web --help",
    )
    return parser.parse_args()


def circumstances(wanted: argparse.Namespace) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "rounds": wanted.rounds,
        "seconds_per_measurement": wanted.seconds,
    }


if __name__ == "__main__":
    raise SystemExit(main())
