"""`tabard serve`: greets a newcomer until the web table is there."""

from __future__ import annotations

import argparse
import os
from typing import Any

from tabard.cli.arguments import whole_number
from tabard.core.errors import SetupError

GREETING = (
    "Tabard has no web table yet; a match in the terminal is one command away:",
    "Den Webtisch gibt es noch nicht; eine Partie im Terminal ist nur einen Befehl entfernt:",
)
EXAMPLES = (
    ("play allegiance", "you against two bots"),
    ("play allegiance --seats 5 --lang de", "du gegen vier Bots"),
)
CALLED_AS = "TABARD_CALLED_AS"
"""How the person who reads this called us, where that is not plainly `tabard`."""

LAST_PORT = 65535


def add_command(commands: Any) -> None:
    parser = commands.add_parser("serve", help="the web table (not there yet; says how to play)")
    parser.add_argument("--host", default="127.0.0.1", metavar="H")
    parser.add_argument("--port", type=whole_number, default=8000, metavar="P")
    parser.add_argument("--data", default="tabard-data", metavar="DIR")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.port > LAST_PORT:
        raise SetupError(f"there is no port {args.port}; ports are 0 to {LAST_PORT}")
    program = os.environ.get(CALLED_AS, "tabard")
    lines = [f"  {f'{program} {words}':<50} {meaning}" for words, meaning in EXAMPLES]
    print("\n".join([*GREETING, "", *lines]))
    return 0
