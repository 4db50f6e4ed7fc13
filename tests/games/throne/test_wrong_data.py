"""Wrong data files are refused with file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.throne.decks import OWN, read_all
from tabard.core.errors import DataError
from tabard.parts.catalog import DataFolder


def test_tracks_of_different_length_are_refused(tmp_path: Path) -> None:
    short = '[[ladder]]\nid = "short"\nareas = [{ from = 0, to = 9, influence = 0, move = 1 }]'
    text = (OWN / "tracks.toml").read_text("utf-8")
    text = text.replace('de = "Wissen" }\nladder = "town"', 'de = "Wissen" }\nladder = "short"')
    text = text.replace("[[ladder]]", f'{short}\nsource = "inferred"\n\n[[ladder]]', 1)
    (tmp_path / "tracks.toml").write_text(text, "utf-8")
    with pytest.raises(DataError, match=r"tracks.toml, track 'knowledge', field 'ladder'"):
        read_all(DataFolder(OWN, tmp_path))
