"""`tabard new-game`: a small game that is complete, to be changed step by step."""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tabard.cli.arguments import add_language, some_path
from tabard.cli.words import Words
from tabard.core.errors import SetupError
from tabard.games import GAMES

TEMPLATE = Path(__file__).parent
NAME = "nightmarket"
"""What the game is called here; another name takes its place wherever it stands."""

PACKAGE = TEMPLATE.parent.parent
GUIDES = (PACKAGE / "guides", PACKAGE.parent.parent / "docs" / "guides")
"""Where the guide lies: in an installed package, and in the sources."""

PLACES = {"pyproject.toml.txt": "pyproject.toml", "test_game.py.txt": "tests/test_game.py"}
"""Files that are no part of our own package, and where they belong."""


def add_command(commands: Any) -> None:
    parser = commands.add_parser("new-game", help="write a small game, to be changed into yours")
    parser.add_argument("folder", type=some_path, metavar="DIR", help="its name is the game's id")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    folder: Path = args.folder
    key = checked_key(folder)
    write_game(folder, key)
    print(Words(args.lang).say("new-game-written", folder=str(folder), game=key))
    return 0


def checked_key(folder: Path) -> str:
    """The id of the new game; refuses what cannot be one, and a folder that holds something."""
    key = folder.resolve().name.lower().replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", key) or keyword.iskeyword(key):
        raise SetupError(f"{folder.name!r} cannot be the id of a game; take letters, digits and _")
    if key in GAMES or (key != NAME and find_spec(key) is not None):
        raise SetupError(f"there is a game or a package {key!r} already; name another folder")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SetupError(f"{folder} holds something already; name another folder")
    return key


def write_game(folder: Path, key: str) -> None:
    """All files at once: first beside the folder, then in its place."""
    draft = folder.with_name(f".{folder.name}.part")
    shutil.rmtree(draft, ignore_errors=True)
    try:
        for source, place in files():
            target = draft / place.replace(NAME, key)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(source.read_text("utf-8").replace(NAME, key), "utf-8")
        if folder.exists():
            folder.rmdir()
        draft.rename(folder)
    except OSError as error:
        shutil.rmtree(draft, ignore_errors=True)
        raise SetupError(f"{folder} cannot be written: {error.strerror}; name another") from None


def files() -> Iterator[tuple[Path, str]]:
    """The files of the template, and where they belong."""
    for name, place in PLACES.items():
        yield TEMPLATE / name, place
    yield next(path for path in GUIDES if path.is_dir()) / "new-game.md", "GUIDE.md"
    for path in sorted((TEMPLATE / NAME).rglob("*")):
        if path.suffix in {".py", ".toml", ".ftl"}:
            yield path, path.relative_to(TEMPLATE).as_posix()
