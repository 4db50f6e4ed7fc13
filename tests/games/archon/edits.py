"""Data files of one's own, made from those of the game by a small change."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from support import data_files
from tabard.games.archon import catalog
from tabard.games.archon.rules import Catalog
from tabard.parts.catalog import DataFolder, read_options

OWN = Path(catalog.__file__).parent / "data"

edited = partial(data_files.edited, OWN)
shortened = partial(data_files.shortened, OWN)
extended = partial(data_files.extended, OWN)


def read_all(folder: DataFolder) -> Catalog:
    """The numbers, once all files have been read as a game reads them."""
    read_options(folder)
    return catalog.read_catalog(folder)
