"""The driver of environments plays the same matches as everybody else; rewards follow places."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from fluent.syntax.ast import Message

import tabard
from support.tables import Table
from tabard.adapters.__main__ import main
from tabard.adapters.driving import PLACE, WIN, Driver, rewards_for
from tabard.adapters.rendering import TEXTS, Painter
from tabard.core.dice import Dice
from tabard.core.errors import IllegalChoiceError, SetupError
from tabard.match.texts import LANGUAGES, read_messages


def test_equal_seeds_and_choices_give_the_match_that_tabard_start_gives(table: Table) -> None:
    driver = Driver(table.game.key, table.seats, None, WIN)
    match = tabard.start(table.game.key, table.seats, "a seed")
    driver.begin("a seed")
    dice = Dice(5)
    while (decision := driver.decision) is not None:
        assert decision == match.pending()[0]
        choice = decision.options[dice.below(len(decision.options))]
        match.play(decision.seat, choice)
        driver.choose(choice)
    assert match.is_over()
    assert table.whole(driver.state) == table.whole(match.state)
    assert driver.rewards() == rewards_for(match.places(), WIN)


@pytest.mark.parametrize(
    ("places", "wins", "by_place"),
    [
        ([1, 2, 3], [1, 0, 0], [1, 0.5, 0]),
        ([2, 1, 1], [0, 0.5, 0.5], [0, 0.75, 0.75]),
        ([1, 2, 2, 4], [1, 0, 0, 0], [1, 0.5, 0.5, 0]),
        ([2, 2, 2], [0, 0, 0], [0.5, 0.5, 0.5]),
        ([1], [1], [1]),
        ([2], [0], [0]),
    ],
)
def test_rewards_share_what_is_tied(
    places: list[int], wins: list[float], by_place: list[float]
) -> None:
    assert rewards_for(places, WIN) == wins
    assert rewards_for(places, PLACE) == by_place


def test_what_cannot_be_played_is_refused_with_the_remedy() -> None:
    with pytest.raises(SetupError, match="there is no game 'chess'; games: throne"):
        Driver("chess", 2, None, WIN)
    with pytest.raises(SetupError, match="3 to 5 seats, not 2"):
        Driver("allegiance", 2, None, WIN)
    with pytest.raises(SetupError, match="no reward 'fame'; choose one of: win, place"):
        Driver("allegiance", 3, None, "fame")
    with pytest.raises(SetupError, match="no option 'speed'"):
        Driver("allegiance", 3, {"speed": "high"}, WIN)


def test_after_the_end_there_is_nothing_to_choose() -> None:
    driver = Driver("allegiance", 3, None, WIN)
    driver.begin("any")
    while driver.decision is not None:
        driver.choose(driver.decision.options[0])
    with pytest.raises(IllegalChoiceError, match="the match is over; reset it"):
        driver.act(0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_position_is_painted_in_words(table: Table, language: str) -> None:
    driver = Driver(table.game.key, table.seats, None, WIN)
    painter = Painter(driver, language)
    driver.begin("paint")
    asked, over = {"en": (" is asked: ", "is over"), "de": (" ist gefragt: ", "ist zu Ende")}[
        language
    ]
    moves = 0
    while driver.decision is not None:
        if moves % 40 == 0:
            text = painter.paint(driver)
            assert asked in text
            assert text.startswith(table.game.title[language])
            assert "_" not in text
        driver.choose(driver.decision.options[moves % len(driver.decision.options)])
        moves += 1
    assert over in painter.paint(driver)


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Actions (1,286)"), ("de", "Züge (1.286)")]
)
def test_actions_and_cells_are_listed(
    capsys: pytest.CaptureFixture[str], language: str, heading: str
) -> None:
    assert main(["allegiance", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(heading)
    assert lines[1].split() == ["0", "temple:thief"]
    assert lines[-1].split()[1] == "beyond"


def test_the_list_can_be_read_by_programs_and_says_what_is_wrong() -> None:
    command = [sys.executable, "-m", "tabard.adapters", "throne", "--json", "--seats"]
    listed = json.loads(subprocess.run([*command, "2"], capture_output=True, check=True).stdout)
    assert listed["actions"][0] == "space:I"
    assert "view/players/me/tracks/strength" in listed["cells"]
    wrong = subprocess.run([*command, "9"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert wrong.stderr == (
        "throne is played by 2 to 4 seats, not 9; choose a number in that range\n"
    )


def test_both_languages_have_the_same_texts() -> None:
    english, german = (message_keys(language) for language in LANGUAGES)
    assert english == german
    assert "asked" in english


def message_keys(language: str) -> list[str]:
    body = read_messages(TEXTS / f"{language}.ftl").body
    return [item.id.name for item in body if isinstance(item, Message)]
