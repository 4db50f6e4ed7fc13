"""Data files of one's own, made from those of the game by a small change."""

from __future__ import annotations

from pathlib import Path

from tabard.games.archon import catalog
from tabard.games.archon.rules import Catalog
from tabard.parts.catalog import DataFolder, read_options

OWN = Path(catalog.__file__).parent / "data"


def edited(folder: Path, file: str, old: str, new: str) -> DataFolder:
    """The data with one file in which the first `old` reads `new`; earlier edits stay."""
    path = folder / file if (folder / file).exists() else OWN / file
    text = path.read_text("utf-8")
    assert old in text, f"{file} does not say {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return DataFolder(OWN, folder)


def shortened(folder: Path, file: str, kind: str, kept: int) -> DataFolder:
    """The data with only the first entries of a kind, which ends its file."""
    head, *entries = (OWN / file).read_text("utf-8").split(f"[[{kind}]]")
    (folder / file).write_text(f"[[{kind}]]".join([head, *entries[:kept]]), "utf-8")
    return DataFolder(OWN, folder)


def extended(folder: Path, file: str, entry: str) -> DataFolder:
    """The data with one more entry at the end of a file."""
    text = (OWN / file).read_text("utf-8")
    (folder / file).write_text(f"{text}\n{entry}", "utf-8")
    return DataFolder(OWN, folder)


def read_all(folder: DataFolder) -> Catalog:
    """The numbers, once all files have been read as a game reads them."""
    read_options(folder)
    return catalog.read_catalog(folder)
