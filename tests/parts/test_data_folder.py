"""Data folders: somebody's own files stand in for the game's, and a digest tells them apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.core.errors import DataError
from tabard.parts.catalog import DataFolder, read_options

CARDS = '[[card]]\nid = "spy"\n\n[[card]]\nid = "monk"\n'
OPTIONS = """
[[option]]
id = "ties"
name = { en = "Ties", de = "Gleichstand" }
default = "shared"
choices = ["shared", "nobody"]
ruling = "XX-R01"
source = "printed"
"""


def written(folder: Path, **files: str) -> Path:
    """A folder with these files, all ending in .toml."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_bytes(text.encode())
    return folder


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return written(tmp_path / "own", cards=CARDS, options=OPTIONS)


def digest(own: Path, other: Path, **files: str) -> str:
    return DataFolder(own, written(other, **files)).digest()


def test_the_games_own_files_have_no_digest(own: Path) -> None:
    folder = DataFolder(own)
    assert folder.paths() == [own / "cards.toml", own / "options.toml"]
    assert folder.digest() == ""


def test_a_file_that_the_other_folder_lacks_is_the_games_own(own: Path, tmp_path: Path) -> None:
    other = written(tmp_path / "other", options=OPTIONS)
    assert DataFolder(own, other).paths() == [own / "cards.toml", other / "options.toml"]


def test_only_what_differs_makes_the_digest(own: Path, tmp_path: Path) -> None:
    assert digest(own, tmp_path / "copy", cards=CARDS, options=OPTIONS) == ""
    assert digest(own, tmp_path / "windows", cards=CARDS.replace("\n", "\r\n")) == ""
    some = digest(own, tmp_path / "some", cards=f"{CARDS}#")
    assert len(some) == 32
    assert digest(own, tmp_path / "all", cards=f"{CARDS}#", options=OPTIONS) == some
    assert digest(own, tmp_path / "more", cards=f"{CARDS}##") != some
    assert digest(own, tmp_path / "moved", options=f"{CARDS}#") != some


def test_a_digest_stays_when_a_file_of_the_game_that_is_not_replaced_changes(
    own: Path, tmp_path: Path
) -> None:
    before = digest(own, tmp_path / "other", cards=f"{CARDS}#")
    written(own, options=f"{OPTIONS}# a word put right")
    assert digest(own, tmp_path / "other") == before


def test_what_is_no_data_file_is_left_alone(own: Path, tmp_path: Path) -> None:
    other = written(tmp_path / "other", cards=CARDS)
    (other / "README.md").write_text("mine")
    (other / ".cards.toml").write_text("left by an editor")
    assert list(DataFolder(own, other).replaced) == ["cards.toml"]


@pytest.mark.parametrize("name", ["kards.toml", "Cards.toml", "cards.TOML"])
def test_a_file_that_nobody_reads_is_refused_with_those_that_are_read(
    own: Path, tmp_path: Path, name: str
) -> None:
    other = written(tmp_path / "other")
    (other / name).write_text(CARDS)
    with pytest.raises(DataError, match=rf"reads no {name}; .*: cards.toml, options.toml"):
        DataFolder(own, other)


def test_a_folder_without_data_is_refused(own: Path, tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"nowhere: .*; name a folder"):
        DataFolder(own, tmp_path / "nowhere")
    with pytest.raises(DataError, match=r"cards.toml: .*; name a folder"):
        DataFolder(own, own / "cards.toml")
    with pytest.raises(DataError, match=r"holds no data file; .* cards.toml, options.toml"):
        DataFolder(own, written(tmp_path / "empty"))


def test_a_file_that_cannot_be_read_is_refused(own: Path, tmp_path: Path) -> None:
    (written(tmp_path / "other") / "cards.toml").mkdir()
    with pytest.raises(DataError, match=r"cards.toml cannot be read"):
        DataFolder(own, tmp_path / "other")


@pytest.mark.parametrize(
    ("cards", "wrong"),
    [
        ('[[card]]\nid = "spy"\n', "cards.toml: card 'monk' is missing"),
        (f'{CARDS}[[card]]\nid = "thug"\n', "card 'thug', field 'id': 'thug' is none of: spy"),
    ],
)
def test_ids_that_the_rules_need_stay(own: Path, tmp_path: Path, cards: str, wrong: str) -> None:
    folder = DataFolder(own, written(tmp_path / "other", cards=cards))
    with pytest.raises(DataError) as caught:
        folder.same_ids("cards.toml", "card")
    assert wrong in str(caught.value)


def test_an_option_may_get_another_default_but_no_other_choices(own: Path, tmp_path: Path) -> None:
    house_rule = OPTIONS.replace('default = "shared"', 'default = "nobody"')
    (option,) = read_options(DataFolder(own, written(tmp_path / "other", options=house_rule)))
    assert option.default == "nobody"
    wrong = OPTIONS.replace('"nobody"]', '"duel"]')
    folder = DataFolder(own, written(tmp_path / "wrong", options=wrong))
    with pytest.raises(DataError, match=r"option 'ties', field 'choices': .*shared, nobody"):
        read_options(folder)
