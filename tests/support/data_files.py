"""Data of one's own making: a game's own files with small changes, and how wrong ones are refused.

What is written lies in a folder beside the game's `own`; what is not there is read from `own`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabard.core.errors import DataError
from tabard.parts.catalog import DataFolder


def entries_of(path: Path) -> Iterator[tuple[str, dict[str, object]]]:
    """The entries of a data file, each with a name for messages."""
    for kind, entries in tomllib.loads(path.read_text("utf-8")).items():
        if isinstance(entries, list):
            yield from [(f"{path.name}, {kind} {entry.get('id')}", entry) for entry in entries]


def named_things(own: Path) -> list[str]:
    """The ids of all entries of a game's data that have a name."""
    entries = [entry for path in own.glob("*.toml") for _, entry in entries_of(path)]
    return [str(entry["id"]) for entry in entries if "name" in entry]


def edited(own: Path, folder: Path, file: str, old: str, new: str) -> DataFolder:
    """The data with one file in which the first `old` reads `new`; earlier edits stay."""
    path = folder / file
    text = (path if path.exists() else own / file).read_text("utf-8")
    assert old in text, f"{file} does not say {old!r}"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return DataFolder(own, folder)


def shortened(own: Path, folder: Path, file: str, kind: str, kept: int) -> DataFolder:
    """The data with only the first entries of a kind, which ends its file."""
    head, *entries = (own / file).read_text("utf-8").split(f"[[{kind}]]")
    (folder / file).write_text(f"[[{kind}]]".join([head, *entries[:kept]]), "utf-8")
    return DataFolder(own, folder)


def extended(own: Path, folder: Path, file: str, entry: str) -> DataFolder:
    """The data with one more entry at the end of a file."""
    text = (own / file).read_text("utf-8")
    (folder / file).write_text(f"{text}\n{entry}", "utf-8")
    return DataFolder(own, folder)


def unsaid(read: Callable[[Path], object], folder: Path, words: list[str]) -> list[str]:
    """Which of these words the refusal of wrong data does not say."""
    with pytest.raises(DataError) as refused:
        read(folder)
    return [word for word in words if word not in str(refused.value)]
