"""Data folders of one's own making: a copy of the game's, with something changed."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from games.allegiance.builders import GAME
from support.data_files import edited
from tabard.games.allegiance.game import Allegiance
from tabard.games.allegiance.kinds import KIND_NAMES


def copied_data(folder: Path) -> Path:
    """A data folder that can be changed."""
    return Path(shutil.copytree(GAME.data.own, folder / "data", dirs_exist_ok=True))


def edited_data(folder: Path, file: str, old: str, new: str) -> Path:
    """A data folder in which the first `old` of one file reads `new`."""
    data = copied_data(folder)
    edited(data, data, file, old, new)
    return data


def with_counts(folder: Path, **counts: int) -> Allegiance:
    """The game with other numbers of cards; the total is put right."""
    data = copied_data(folder)
    path = data / "cards.toml"
    text = path.read_text("utf-8")
    for name, count in counts.items():
        found = re.compile(rf'(id = "{name}".*?\ncount = )\d+', re.DOTALL)
        text = found.sub(rf"\g<1>{count}", text, count=1)
    old = dict(zip(KIND_NAMES, GAME.numbers.counts))
    total = sum({**old, **counts}.values())
    path.write_text(re.sub(r"(?m)^total = \d+", f"total = {total}", text), "utf-8")
    return Allegiance(data)
