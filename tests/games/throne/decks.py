"""Data of one's own making: the game's, with one file changed."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from support import data_files
from tabard.games.throne import catalog
from tabard.games.throne.rules import Catalog
from tabard.parts.catalog import DataFolder, read_options

OWN = Path(catalog.__file__).parent / "data"

edited = partial(data_files.edited, OWN)


def read_all(folder: DataFolder) -> Catalog:
    """The catalog, once all files have been read as a game reads them."""
    catalog.read_editions(folder)
    read_options(folder)
    return catalog.read_catalog(folder)
