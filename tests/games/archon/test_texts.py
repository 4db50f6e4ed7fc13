"""Texts of Archon: all has words in both languages, and options say what they mean."""

from __future__ import annotations

import inspect
import random
import re
from pathlib import Path

import pytest

import tabard
from support.builds import IS_COMPILED
from support.speech import check, check_log, play_out, texts_of
from tabard.core.values import Event
from tabard.games.archon import action_events, events
from tabard.games.archon.ending import DECIDED_BY
from tabard.games.archon.hiring import PILE_NAMES
from tabard.games.archon.kinds import BUILDING_NAMES, PASS
from tabard.games.archon.phrases_lines import ADDERS
from tabard.games.archon.phrases_log import GROUP_OF, LINES
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


def texts(language: str = "en") -> Texts:
    return texts_of(GAME, language)


@pytest.mark.parametrize(("seats", "settings"), PLAYED)
def test_whole_matches_are_told_in_both_languages(seats: int, settings: dict[str, str]) -> None:
    match = tabard.start("archon", seats, seed="said", options=settings)
    assert len(play_out(match, random.Random(seats), but=PASS)) > 10
    check_log(match)


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
