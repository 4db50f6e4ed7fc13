"""Bots from outside: found by name, heard in JSON, and beaten by a named fault when they fail."""

from __future__ import annotations

import json
import re
import sys
import time
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from support.guests import HANGS, HERE, NODE, SHELL, Failing, Greedy, Last, Listener, Moody
from support.guests.ended import wait_for_end_of
from support.tables import SMALL
from tabard.bots.bot import Bot
from tabard.bots.levels import is_ours, parse_bots, split_list
from tabard.bots.levels import make_bot as make_bot_for
from tabard.bots.outside import guests
from tabard.bots.outside.faults import fault_words
from tabard.bots.outside.guests import GuestBot
from tabard.bots.outside.program import LIMIT, ProgramBot, seconds_allowed
from tabard.bots.playing import Played, places_with, play_match
from tabard.bots.search import Budget
from tabard.bots.simulate import simulate
from tabard.core.errors import SetupError
from tabard.core.values import Choice, Decision
from tabard.games import GAMES
from tabard.match.knowledge import Knowledge
from tabard.match.match import Match
from tabard.match.texts import LANGUAGES
from tabard.testing import check_bot

ALLEGIANCE = GAMES["allegiance"]


def make_bot(name: str, seed: str) -> Bot:
    return make_bot_for(name, seed, ALLEGIANCE)


def program(code: str) -> str:
    """A program in Python as a bot; its code has single quotation marks."""
    return f'exec:{sys.executable} -c "{code}"'


def answering(expression: str) -> str:
    """A program that says so to every question."""
    asked = f"if 'ask' in line[:8]: print({expression}, flush=True)"
    return program(f"import sys\nfor line in sys.stdin:\n {asked}")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that does much else is slow to start programs."""
    monkeypatch.setenv(LIMIT, "20")


def without_move(event: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in event.items() if key != "move"}


def played(*bots: str | Bot, seed: str = "outside") -> Played:
    """A match of Allegiance with these bots, the others at random."""
    sitting = [make_bot(bot, seed) if isinstance(bot, str) else bot for bot in bots]
    sitting += [make_bot("random", f"{seed}/{seat}") for seat in range(len(bots), 3)]
    options = ALLEGIANCE.full_options({})
    return play_match(ALLEGIANCE, SMALL.new_state(0), sitting, seed, True, options)


# Finding them


def test_a_class_is_found_by_its_module_and_name() -> None:
    bot = make_bot(f"{HERE}:Last", "seed")
    assert isinstance(bot, GuestBot)
    assert isinstance(bot.bot, Last)
    assert played(f"{HERE}:Last").fault is None


@pytest.mark.parametrize(
    ("suffix", "budget"), [("", None), (":200", (200, 0)), (":500ms", (0, 500))]
)
def test_a_factory_is_given_the_budget_behind_the_name(
    suffix: str, budget: tuple[int, int] | None
) -> None:
    bot = make_bot(f"{HERE}:Listener{suffix}", "seed")
    assert isinstance(bot, GuestBot)
    assert isinstance(bot.bot, Listener)
    given = bot.bot.budget
    assert given is None if budget is None else isinstance(given, Budget)
    if isinstance(given, Budget):
        assert (given.iterations, given.milliseconds) == budget


def test_an_installed_package_offers_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = {
        "finisher": EntryPoint("finisher", f"{HERE}:Last", guests.GROUP),
        "ruin": EntryPoint("ruin", "no_such_package:Bot", guests.GROUP),
        "easy": EntryPoint("easy", f"{HERE}:Last", guests.GROUP),
    }
    monkeypatch.setattr(guests, "installed", lambda: offered)
    assert parse_bots("finisher,finisher:20,random", 3) == ["finisher", "finisher:20", "random"]
    assert not isinstance(make_bot("easy", ""), GuestBot)
    with pytest.raises(SetupError, match=r"bot ruin \(no_such_package:Bot\) cannot be loaded: Mod"):
        make_bot("ruin", "")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        (f"{HERE}:Nobody", "has no attribute 'Nobody'"),
        (f"{HERE}:HERE", "is no class and no function"),
        (f"{HERE}:unmade", "has no method choose"),
        (f"{HERE}:broken", "could not be made: ValueError: no licence"),
        ("exec:", "there is no program ''"),
        ("exec:no-such-program", "there is no program 'no-such-program'"),
        ("exec:'sleep", "No closing quotation"),
        ("nobody", "ismcts:500ms"),
        ("greedy:Bot", "ismcts:500ms"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(name: str, problem: str) -> None:
    with pytest.raises(SetupError, match=problem) as caught:
        make_bot(name, "")
    assert "\n" not in str(caught.value)


def test_a_time_limit_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ("soon", "0", "-1", "1e9", "nan"):
        monkeypatch.setenv(LIMIT, wrong)
        with pytest.raises(SetupError, match=LIMIT):
            seconds_allowed()


def test_commas_in_quotation_marks_separate_nothing() -> None:
    assert split_list("random , easy") == ["random", "easy"]
    assert split_list("exec:node 'a,b.js' --x,easy") == ["exec:node 'a,b.js' --x", "easy"]
    assert split_list('"exec:sleep 1",') == ['"exec:sleep 1"', ""]
    assert split_list("") == [""]


def test_the_words_of_a_program_may_be_quoted_together() -> None:
    for name in ("exec:sleep 1000", "exec:'sleep 1000'", 'exec:"sleep" 1000'):
        bot = make_bot(name, "")
        assert isinstance(bot, ProgramBot)
        assert bot.command == ("sleep", "1000")
    bot = make_bot("exec:300ms:sleep 1000", "")
    assert isinstance(bot, ProgramBot)
    assert bot.command == ("sleep", "1000")
    assert bot.seconds == seconds_allowed() + 0.3


def test_only_levels_of_ours_are_ours() -> None:
    assert all(map(is_ours, ("easy", "random", "ismcts:20", "expert:2x50ms")))
    assert not any(map(is_ours, (f"{HERE}:Last", NODE, "ismcts:0", "", "nobody")))


# Playing


@pytest.mark.parametrize("bot", [NODE, SHELL, f"{HERE}:Last"])
def test_a_series_with_a_bot_from_outside_can_be_repeated(bot: str) -> None:
    series = [simulate(ALLEGIANCE, 3, 2, [bot, "random", "random"], "again") for _ in range(2)]
    assert series[0].faults == []
    assert series[0].places == series[1].places
    assert series[0].decisions == series[1].decisions


def test_a_bot_that_hears_is_told_what_its_seat_was_told_and_the_end() -> None:
    bot = Listener(1, None)
    result = played(GuestBot("listener", bot))  # type: ignore[arg-type]
    assert bot.ended == [result.places, result.scores]
    assert [event["number"] for event in bot.told] == list(range(len(bot.told)))
    options = ALLEGIANCE.full_options({})
    match = Match(ALLEGIANCE, SMALL.new_state(0), options, "outside", moves=result.moves)
    log = [without_move(event) for event in match.events(seat=0)]
    assert bot.told == log[: len(bot.told)]
    assert len(bot.told) > len(log) / 2


def test_a_program_is_told_the_match_the_questions_and_the_end(tmp_path: Path) -> None:
    kept = tmp_path / "heard"
    code = (
        f"import sys, json\nkept = open('{kept}', 'w')\nfor line in sys.stdin:\n"
        " kept.write(line)\n kept.flush()\n told = json.loads(line)\n"
        " if 'ask' in told:\n  first = told['ask']['options'][0]['choice']\n"
        "  print(json.dumps({'choice': first}), flush=True)"
    )
    result = played(program(code))
    lines = [json.loads(line) for line in kept.read_text().splitlines()]
    start, *asks, end = lines
    assert start["start"]["game"] == "allegiance"
    assert (start["start"]["seat"], start["start"]["seats"]) == (0, 3)
    assert start["start"]["options"] == ALLEGIANCE.full_options({})
    assert [line["ask"]["number"] for line in asks] == list(range(1, len(asks) + 1))
    numbers = [event["number"] for line in asks for event in line["ask"]["events"]]
    assert numbers == list(range(len(numbers)))
    assert end == {"end": {"places": result.places, "scores": result.scores}}


# Failing


FAULTS = {
    "hung": HANGS,
    "ended": "exec:false",
    "talked": answering("'{}\\n{}'"),
    "flooded": answering("'x' * 100000"),
    "unreadable": answering("'nonsense'"),
    "no_option": answering('\'{\\"choice\\": \\"card:99\\"}\''),
    "failed": f"{HERE}:Failing",
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_bot_that_fails_is_last_by_a_named_fault(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "hung":
        monkeypatch.setenv(LIMIT, "0.2")
    result = played("random", FAULTS[kind])
    assert result.fault is not None
    assert result.fault[:2] == (1, kind)
    assert result.places[1] == 3
    assert min(result.places) == 1


@pytest.mark.parametrize(
    ("expression", "kind"),
    [
        ("'[' * 5000", "unreadable"),
        ("'{\\\"choice\\\": 7}'", "unreadable"),
        ("'[]'", "unreadable"),
        ("''", "unreadable"),
        ("'\\\\ud800'", "ended"),
    ],
)
def test_whatever_is_no_answer_is_a_fault(expression: str, kind: str) -> None:
    fault = played(answering(expression)).fault
    assert fault is not None
    assert fault[1] == kind


def test_an_answer_to_no_question_is_a_fault() -> None:
    first = "json.loads(line)['ask']['options'][0]['choice']"
    answer = f"line = json.dumps({{'choice': {first}}}); print(line, flush=True)"
    late = "time.sleep(0.2); print(line, flush=True)"
    code = f"import sys, json, time\ninput()\nfor line in sys.stdin:\n {answer}\n {late}"

    class Patient:
        """Gives others time to speak out of turn."""

        def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
            time.sleep(0.5)
            return decision.options[0]

    fault = played(program(code), Patient()).fault
    assert fault is not None
    # Asked twice on end, it may be taken at its word before it has spoken out of turn.
    assert fault[0] == 0
    assert fault[1] in {"talked", "no_option"}


def test_bytes_that_are_no_text_are_a_fault() -> None:
    said = "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()"
    fault = played(program(f"import sys\ninput(); input()\n{said}\ninput()")).fault
    assert fault is not None
    assert fault[1] == "unreadable"


def test_a_line_without_an_end_does_not_fill_the_memory() -> None:
    code = "while True: print('x' * 4096, end='')"
    fault = played(program(code)).fault
    assert fault is not None
    assert fault[1] == "flooded"


def test_a_program_that_reads_nothing_is_not_waited_for_longer_than_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(LIMIT, "0.3")
    began = time.monotonic()
    result = simulate(GAMES["throne"], 2, 1, [HANGS, "random"], "deaf")
    assert [fault.fault for fault in result.faults] == ["hung"]
    assert time.monotonic() - began < 15


def test_how_a_program_ended_and_what_it_complained_of_is_told() -> None:
    fault = played(program("raise SystemExit('the opening book is missing')")).fault
    assert fault is not None
    assert fault[2] == "exit code 1: the opening book is missing"
    fault = played(program("import os; os.kill(os.getpid(), 9)")).fault
    assert fault is not None
    assert fault[2] == "signal SIGKILL"


def test_a_program_is_ended_with_all_that_it_has_started(tmp_path: Path) -> None:
    kept = tmp_path / "pid"
    code = (
        f"import subprocess, time\nchild = subprocess.Popen(['sleep', '1000'])\n"
        f"open('{kept}', 'w').write(str(child.pid))\n"
        "print('nonsense', flush=True)\ntime.sleep(1000)"
    )
    assert played(program(code)).fault is not None
    wait_for_end_of(int(kept.read_text()))


def test_a_series_counts_the_faults_and_goes_on() -> None:
    result = simulate(ALLEGIANCE, 3, 4, [f"{HERE}:Failing", "random", "easy"], "faults")
    (fault,) = result.faults
    assert (fault.seat, fault.bot, fault.games) == (0, f"{HERE}:Failing", 4)
    assert fault.text == f"{HERE}:Failing failed: RuntimeError: lost the thread"
    assert result.per_seat[0].mean_place == 3


@pytest.mark.parametrize(
    ("places", "loser", "after"),
    [
        ([1, 2, 3], 0, [3, 1, 2]),
        ([1, 1, 3], 0, [3, 1, 2]),
        ([1, 2, 2], 1, [1, 3, 2]),
        ([1, 2], 0, [2, 1]),
        ([1], 0, [2]),
    ],
)
def test_whoever_fails_is_last_and_others_move_up(
    places: list[int], loser: int, after: list[int]
) -> None:
    assert places_with((loser, "hung", "1"), places) == after


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words(language: str) -> None:
    for kind in (*FAULTS, "unstarted"):
        assert "node.js" in fault_words("node.js", kind, "7", language)


# Telling authors


@pytest.mark.parametrize("bot", [Last, SHELL])
def test_a_sound_bot_passes_with_every_game_named(bot: str | type[Last]) -> None:
    report = check_bot(bot, matches=1)
    assert report.is_green, str(report)
    assert all(any(line.startswith(key) for line in report.passed) for key in GAMES)


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (Failing, "asked 'allocate_temple' .*Failing failed: RuntimeError: lost the thread"),
        (Greedy, "it changed the list of options"),
        (Moody, "it chose otherwise in the same match with the same seed"),
        (f"{HERE}:Dreaming", "answered dragon:1, which is not an option"),
        (f"{HERE}:unmade", "making it: .* has no method choose"),
        ("exec:cat", "said more than one line"),
    ],
)
def test_an_author_is_told_what_is_wrong(bot: str | type[Failing], problem: str) -> None:
    report = check_bot(bot, ["allegiance"])
    assert not report.is_green
    assert any(re.search(problem, str(finding)) for finding in report.findings), report
