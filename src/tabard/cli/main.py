"""`tabard`: the command line. Bad input gets one line and exit code 2, never a traceback."""

from __future__ import annotations

import io
import os
import sys

from tabard import __version__
from tabard.cli import (
    analyse,
    arena,
    balance,
    checking,
    games,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from tabard.cli.arguments import Parser
from tabard.cli.new_game import command as new_game
from tabard.cli.words import shown
from tabard.core.errors import TabardError

COMMANDS = (
    games,
    play,
    simulate,
    arena,
    balance,
    replay,
    analyse,
    verify,
    rules,
    serve,
    checking,
    new_game,
)
BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    _accept_all_characters()
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except TabardError as error:
        return _refuse(str(error))
    except BrokenPipeError:
        _forget_output()
        return 0
    except KeyboardInterrupt:
        _refuse("interrupted")
        return INTERRUPTED
    except OSError as error:
        return _refuse(f"{error.filename or 'the system'}: {error.strerror or error}")


def _run(argv: list[str]) -> int:
    parser = _parser()
    try:
        args = parser.parse_args(argv)
        if "run" not in args:
            parser.print_help()
            return 0
        code: int = args.run(args)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    return code


def _parser() -> Parser:
    parser = Parser(
        prog="tabard",
        description="Board games at one table: play them, let bots play them, prove their rules.",
        epilog="Start with: tabard play allegiance --lang de",
    )
    parser.add_argument("--version", action="version", version=f"tabard {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for module in COMMANDS:
        module.add_command(commands)
    return parser


def _accept_all_characters() -> None:
    """A terminal of few characters shows question marks instead of stopping the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _refuse(message: str) -> int:
    print(f"tabard: {shown(' '.join(message.split()))}", file=sys.stderr)
    return BAD_INPUT


def _forget_output() -> None:
    """Whoever read our output has gone; do not complain when Python flushes the rest."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115


if __name__ == "__main__":
    sys.exit(main())
