"""Tables with data of one's own: what several files of tests need."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from support import data_files
from tabard.games.castellans import catalog
from tabard.games.castellans.game import Castellans
from tabard.games.castellans.rules import Catalog
from tabard.games.castellans.state import CastellansState
from tabard.parts.catalog import DataFolder, read_options

OWN = Path(catalog.__file__).parent / "data"


edited = partial(data_files.edited, OWN)


def read_all(folder: DataFolder) -> Catalog:
    """The numbers, once all files have been read as a game reads them."""
    read_options(folder)
    return catalog.read_catalog(folder)


def other(folder: Path, **edits: tuple[str, str]) -> Castellans:
    """The game with data in which the first `old` of a file reads `new`."""
    for file, (old, new) in edits.items():
        edited(folder, f"{file}.toml", old, new)
    return Castellans(folder)


def change(folder: Path, file: str, key: str, old: str, new: str) -> None:
    """Let an entry of a data file, unchanged or changed before, read `new` instead of `old`."""
    path = folder / f"{file}.toml"
    text = (path if path.exists() else OWN / path.name).read_text("utf-8")
    before, mark, entry = text.partition(f'id = "{key}"\n')
    assert old in entry.partition("\n[[")[0], f"{key} of {file} does not say {old!r}"
    path.write_text(before + mark + entry.replace(old, new, 1), "utf-8")


def play_by(folder: Path, state: CastellansState) -> CastellansState:
    """The same table, by the data of a folder."""
    state.rules = Castellans(folder).rules(state.seats, state.rules.options)
    return state
