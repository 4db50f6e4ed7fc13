"""`tabard serve`: the web table, with one SQLite file."""

from __future__ import annotations

import argparse
import socket
from pathlib import Path
from typing import Any

from tabard.cli.arguments import pairs, whole_number
from tabard.core.errors import SetupError

LAST_PORT = 65535


def add_command(commands: Any) -> None:
    parser = commands.add_parser("serve", help="the web table")
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="default 127.0.0.1")
    parser.add_argument(
        "--port", type=whole_number, default=8000, metavar="P", help="default 8000; 0 for any"
    )
    parser.add_argument(
        "--data",
        default="tabard-data",
        metavar="DIR",
        help="where the SQLite file lies; default ./tabard-data",
    )
    parser.add_argument(
        "--workers", type=whole_number, default=0, metavar="W", help="processes in which bots think"
    )
    parser.add_argument(
        "--house",
        default="",
        metavar="NAME",
        help="what this house calls itself in the records that it signs; default: its address",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=SPEC",
        help="a bot from outside that may sit at tables: SPEC is package.module:Class or "
        "exec:PROGRAM; repeat for several. Installed bots need no such word",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.port > LAST_PORT:
        raise SetupError(f"there is no port {args.port}; ports are 0 to {LAST_PORT}")
    # Imported late: the other commands need none of it.
    from tabard.server.app import server_in
    from tabard.server.serving import run as run_server

    with listen(args.host, args.port) as listening:
        house = args.house or address_of(listening)
        bots = pairs(args.bot, "--bot", "NAME=SPEC")
        server = server_in(Path(args.data), args.workers, house=house, bots=bots)
        run_server(server, listening, announce)
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A socket that waits for visitors."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # With the protocol named, asyncio sends small frames at once instead of gathering them.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except OSError:
        raise SetupError(f"there is no host {host!r} here; try --host 127.0.0.1") from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = error.strerror or "not possible"
        message = f"cannot listen at {host}:{port}: {reason}; try another --port"
        raise SetupError(message) from None
    return listening


def announce(listening: socket.socket) -> None:
    """Say where the table stands, once it does."""
    print(f"Tabard is at http://{address_of(listening)} – Ctrl-C ends it", flush=True)


def address_of(listening: socket.socket) -> str:
    """Host and port, as a browser takes them."""
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
