"""`tabard play`: whole matches by typed answers, and every command, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

import tabard
from tabard.bots.levels import make_bot
from tabard.bots.searching import PlanningBot
from tabard.cli.commands import NAMES, command_of
from tabard.cli.tables import PLAIN
from tabard.cli.words import FOLDER, new_console
from tabard.match.texts import Texts, read_messages

from .conftest import Outcome, Run, any_numbers

PLAY = ("play", "allegiance", "--bots", "random", "--seed", "a")
TURN = ("1", "1", "1")
"""Temple, Guild, confirm: after these it is somebody's turn."""


def asked(outcome: Outcome) -> str:
    """The output from the last question on."""
    return outcome.out.rsplit("?\n", 1)[-1]


@pytest.mark.parametrize(
    ("language", "end"), [("en", "The match is over"), ("de", "Die Partie ist zu Ende")]
)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_to_its_end(run: Run, language: str, end: str, seats: int) -> None:
    argv = (*PLAY, "--seats", str(seats), "--lang", language)
    outcome = run(*argv, typed=any_numbers(seats))
    assert outcome.code == 0
    assert outcome.err == ""
    assert end in outcome.out
    assert max(len(line.rstrip()) for line in outcome.out.splitlines()) <= 100
    assert not [wrong for wrong in ("{", "None", "$") if wrong in outcome.out]


def test_options_of_the_table_change_what_can_be_chosen(run: Run) -> None:
    argv = (*PLAY, "--option", "first_player=host_chooses")
    outcome = run(*argv, typed=["2", "quit"])
    assert "Who gets the First Action card?" in outcome.out
    assert "The First Action card goes to Bert." in outcome.out


def test_choices_by_number_by_text_and_by_enter(run: Run) -> None:
    outcome = run(*PLAY, typed=["temple:inquisitor", "1", "confirm", "quit"])
    assert "Anna places an Inquisitor on the Temple" in outcome.out


def test_lines_that_make_no_sense_are_answered(run: Run) -> None:
    typed = ["0", "99", "9" * 5000, "abracadabra", "²", "temple:bishop", "save a\0b", "quit"]
    outcome = run(*PLAY, typed=typed)
    assert outcome.out.count("There is no option") == 3
    assert "“abracadabra” is neither" in outcome.out
    assert "“²” is neither" in outcome.out
    assert outcome.code == 0


def test_the_reason_is_given_when_a_barred_choice_is_typed(run: Run) -> None:
    outcome = run(*PLAY, typed=[*TURN, "use:thief", "use:monk", "use:merchant", "use:noble", "q"])
    assert "Not possible: Thief, Monk, Merchant and Noble can never be placed" in outcome.out


def test_undo_takes_back_a_pick_until_something_is_learned(run: Run) -> None:
    outcome = run(*PLAY, typed=["1", "undo", "undo", "quit"])
    assert outcome.out.count("Which card do you place on the Temple?") == 2
    assert "Taken back." in outcome.out
    assert "Nothing to take back" in outcome.out
    outcome = run(*PLAY, typed=[*TURN, "undo", "quit"])
    assert "Nothing to take back" in outcome.out


def test_hint_asks_a_bot(run: Run) -> None:
    outcome = run(*PLAY, "--lang", "de", typed=["tipp", "1", "1", "tipp", "ende"])
    assert "Ein Bot würde wählen" in outcome.out
    assert "Siegchance etwa" in outcome.out
    assert "Es gibt nur eine Möglichkeit: Ja, so hinlegen" in outcome.out


@pytest.mark.parametrize("key", tabard.GAMES)
def test_a_hint_is_what_the_expert_would_choose(run: Run, key: str, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    argv = ("play", key, "--seats", "3", "--bots", "random", "--seed", "hint")
    outcome = run(*argv, "--save", str(saved), typed=["hint", "quit"])
    match = tabard.replay(json.loads(saved.read_text("utf-8")))
    decision = match.pending()[0]
    bot = make_bot("expert:200", f"{match.commitment}/{len(match.entries)}", match.game)
    assert isinstance(bot, PlanningBot)
    option = bot.ranked(match.knowledge(decision.seat), decision)[0].line[0]
    label = Texts(match.game, "en").option(match.view(decision.seat), decision.prompt, option)
    assert f"A bot would choose: {label}" in " ".join(outcome.out.split())


def test_why_tells_the_clause(run: Run) -> None:
    outcome = run(*PLAY, typed=["why", "why AL-GUARD-02", "why AL-NONE-01", *TURN, "why", "quit"])
    assert "Nothing that you might expect is barred" in outcome.out
    assert "At most one Guard is placed per turn." in outcome.out
    assert "There is no clause AL-NONE-01" in outcome.out
    assert "AL-TURN-07" in outcome.out


@pytest.mark.parametrize("command", [name for names in NAMES.values() for name in names])
def test_every_command_has_a_name_in_both_languages(run: Run, command: str) -> None:
    assert command_of(command.upper()) in NAMES
    outcome = run(*PLAY, "--lang", "de", typed=["1", command, "ende"])
    assert outcome.code == 0
    assert "ist weder" not in outcome.out


def test_help_log_cards_and_rules(run: Run) -> None:
    typed = ["help", "cards", "log", "rules", "rules AL-NOBLE", "rules bicycle", "table", "quit"]
    out = run(*PLAY, typed=typed).out
    assert "take back your latest choice" in out
    assert "Royal Support" in out
    assert out.count("Anna draws:") == 4
    assert out.count("AL-NOBLE-02") == 2
    assert "no clause holds 'bicycle'" in out
    assert out.count("Your hand (5)") == 2


def test_several_people_hand_the_keyboard_over(run: Run) -> None:
    argv = ("play", "allegiance", "--bots", "human,random", "--seed", "two people")
    outcome = run(*argv, typed=["x", *TURN, "x", *TURN, "x", "quit"])
    parts = outcome.out.split("The keyboard goes to ")
    assert [part.split(".")[0] for part in parts[1:3]] == ["Anna", "Bert"]
    assert "Anna (you)" in parts[1]
    assert "Bert (you)" in parts[2]
    assert "Anna draws" not in parts[2]


def test_a_hot_seat_match_to_its_end(run: Run) -> None:
    argv = ("play", "allegiance", "--bots", "human", "--seed", "three people")
    outcome = run(*argv, typed=any_numbers(7))
    assert "The match is over" in outcome.out
    assert "Temple points" in outcome.out


def test_the_own_name(run: Run) -> None:
    outcome = run(*PLAY, "--name", "Bert", typed=["quit"])
    assert "Bert, Clara and Dario" in outcome.out


@pytest.mark.parametrize("stop", [KeyboardInterrupt(), EOFError(), "quit"])
def test_leaving_is_quiet(run: Run, stop: str | BaseException) -> None:
    outcome = run(*PLAY, typed=["1", stop])
    assert (outcome.code, outcome.err) == (0, "")
    assert "was not saved" in outcome.out


def test_what_is_saved_can_be_verified(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    outcome = run(*PLAY, "--save", str(path), typed=any_numbers(3))
    assert "The record is in" in outcome.out
    assert sorted(tmp_path.iterdir()) == [path]
    assert run("verify", str(path)).code == 0
    assert json.loads(path.read_text("utf-8"))["players"] == ["Anna", "Bert", "Clara"]


def test_the_plain_table_shows_any_game() -> None:
    match = tabard.start("allegiance", 3, seed="plain")
    console = new_console()
    texts = Texts(match.game, "en")
    with console.capture() as output:
        console.print(PLAIN.board(texts, match.view(0)))
        console.print(PLAIN.sheet(texts, match.score_sheet()))
        console.print(PLAIN.cards(texts))
    assert "First Action: " in output.get()
    assert "Influence" in output.get()


def test_the_terminal_says_the_same_in_both_languages() -> None:
    english, german = (
        [item.id.name for item in read_messages(path).body if isinstance(item, Message)]
        for path in (FOLDER / "en.ftl", FOLDER / "de.ftl")
    )
    assert english == german
    assert len(english) > 50
