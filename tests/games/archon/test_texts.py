"""Texts of Archon: all has words in both languages, and options say what they mean."""

from __future__ import annotations

import inspect
import random
import re
from functools import cache
from pathlib import Path

import pytest

import tabard
from support.builds import IS_COMPILED
from tabard.core.values import EVERYONE, Event
from tabard.games.archon import action_events, events
from tabard.games.archon.ending import DECIDED_BY
from tabard.games.archon.hiring import PILE_NAMES
from tabard.games.archon.kinds import BUILDING_NAMES
from tabard.games.archon.phrases_lines import ADDERS
from tabard.games.archon.phrases_log import GROUP_OF, LINES
from tabard.match.match import Match, event_data
from tabard.match.texts import LANGUAGES, Bundle, Texts

from .builders import (
    GAME,
    table,
)

FOLDER = Path(GAME.folder)
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {"warriors_persist": "false", "setup_magister_vp": "true", "favor_slots": "three"}),
    (3, {}),
    (4, {"tax_when_broke": "pay_what_you_can", "building_levels": "all_open"}),
]
PLAYED = SETTINGS if IS_COMPILED else SETTINGS[:1]
FLUENT_KEY = r"^([a-z][\w-]*|    \.\w+) ="


@cache
def texts(language: str = "en") -> Texts:
    return Texts(GAME, language)


def check(lines: list[str]) -> None:
    """Nothing without words, no raw names, no gaps."""
    wrong = [line for line in lines if re.search(r"\$|\{|None|  |_|\.\.|: \.|\( | \)", line)]
    assert wrong == []


def play_out(match: Match, dice: random.Random, books: list[Texts]) -> set[str]:
    """Play to the end, rarely passing; what is asked is said in one language by turns."""
    asked: set[str] = set()
    while not match.is_over():
        decision = match.pending()[0]
        asked.add(decision.prompt)
        view = match.view(decision.seat)
        book = dice.choice(books)
        labels = [book.option(view, decision.prompt, one) for one in decision.options]
        assert len(set(labels)) == len(labels), labels
        barred = [bar.choice for bar in match.barred(decision.seat)]
        labels += [book.option(view, decision.prompt, choice) for choice in barred]
        check([book.prompt(decision), *labels])
        active = [one for one in decision.options if one.kind != "pass"] or decision.options
        match.play(decision.seat, dice.choice(active if dice.random() < 0.9 else decision.options))
    return asked


@pytest.mark.parametrize(("seats", "settings"), PLAYED)
def test_whole_matches_are_told_in_both_languages(seats: int, settings: dict[str, str]) -> None:
    books = [texts(language) for language in LANGUAGES]
    match = tabard.start("archon", seats, seed="said", options=settings)
    assert len(play_out(match, random.Random(seats), books)) > 10
    for book in books:
        for viewer in (None, EVERYONE, 0):
            seen = 0 if viewer == 0 else None
            happened = [event_data(GAME, event) for _, event in match.seen_events(seen)]
            check(book.log(happened, viewer))
        for event in [event_data(GAME, event) for _, event in match.seen_events(0)]:
            check(book.log([event], 0))
        everything = [*match.opening, *[one for entry in match.entries for one in entry.events]]
        check(book.log([event_data(GAME, event) for event in everything], EVERYONE))


def test_what_happened_in_a_move_reads_as_well_as_the_whole_log() -> None:
    match, dice = tabard.start("archon", 2, seed="moves"), random.Random(2)
    for _ in range(120):
        decision = match.pending()[0]
        match.play(decision.seat, dice.choice(decision.options))
    for entry in match.entries:
        happened = [event_data(GAME, one) for one in entry.events]
        for language in LANGUAGES:
            check(texts(language).log(happened, EVERYONE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_in_the_steps_has_a_text(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")))
    prompts = set(re.findall(r"Decision\((?!CHANCE)[\w.]+, \"(\w+)\"", source))
    prompts |= {"to_hand", "lose", "turn"}
    bundle = Bundle(FOLDER / "text", language)
    assert len(prompts) == 18
    assert [prompt for prompt in prompts if not bundle.has(f"prompt-{prompt}")] == []


def test_every_event_class_is_told() -> None:
    classes = inspect.getmembers(events, inspect.isclass)
    classes += inspect.getmembers(action_events, inspect.isclass)
    names = [
        re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
        for name, item in classes
        if issubclass(item, Event) and item is not Event
    ]
    assert len(names) > 30
    known = {*ADDERS, *GROUP_OF, *LINES, "figure_placed"}
    assert [name for name in names if name not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_data_and_rules_name_has_its_text(language: str) -> None:
    bundle = Bundle(FOLDER / "text", language)
    keys = [f"event-match_ended_{reason}" for reason in DECIDED_BY]
    keys += [f"part-into_{pile}" for pile in (*PILE_NAMES[1:], "hidden")]
    assert [key for key in keys if not bundle.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_text_without_a_question(language: str) -> None:
    book, view = texts(language), GAME.view(table(2), 1)
    assert view["asked"] == {}
    labels = [book.option(view, "", choice) for choice in GAME.choices()]
    check(labels)
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slot_is_named_in_prompts(language: str) -> None:
    book = texts(language)
    for slot in GAME.catalog.slot:
        building, _, number = slot.name.rpartition("_")
        assert building in BUILDING_NAMES
        assert book.say("slot-name", slot=slot.name) == f"{book.noun(building)} {number}"


def test_both_languages_have_the_same_keys() -> None:
    found = [
        set(re.findall(FLUENT_KEY, (FOLDER / "text" / f"{language}.ftl").read_text("utf-8"), re.M))
        for language in LANGUAGES
    ]
    assert found[0] == found[1]
