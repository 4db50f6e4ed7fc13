"""Texts: everything that can be asked, offered or told has words in both languages."""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import tabard
from support.builds import IS_COMPILED
from support.tables import TABLES, Table, play_match
from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.core.values import EVERYONE, Choice, Event
from tabard.match.match import Match, event_data
from tabard.match.rulebook import read_rulebook
from tabard.match.texts import (
    LANGUAGES,
    Bundle,
    Texts,
    possessive,
    read_meanings,
    read_messages,
)
from tabard.parts.catalog import SOURCES

GAME_KEYS = list(tabard.GAMES)
OPTION_SETS: dict[str, list[dict[str, str]]] = {
    "allegiance": [
        {},
        {
            "assassinate_pile_target": "tracked_slot",
            "assassinate_reveals_face_down": "to_assassin",
            "guard_stacking": "free",
            "first_player": "host_chooses",
        },
        {"assassinate_pile_target": "forbidden", "assassinate_own_hand": "forbidden"},
    ]
}


def sources_of(game: Game[Any]) -> list[Path]:
    return sorted(Path(game.folder).glob("*.py"))


@cache
def prompts_of(game: Game[Any]) -> set[str]:
    """Every key that a step of the game can ask with, read from its source."""
    found = {"chance"}
    for path in sources_of(game):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Decision":
                found |= set(texts_in(node.args[1]))
            if isinstance(node, ast.FunctionDef) and node.name == "prompt":
                found |= {text for text in texts_in(node) if " " not in text}
    return found - {"chance"}


def texts_in(node: ast.AST) -> list[str]:
    values = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
    return [value for value in values if isinstance(value, str)]


def events_of(game: Game[Any]) -> list[type[Event]]:
    module = __import__(f"tabard.games.{game.key}.events", fromlist=["events"])
    classes = [item for _, item in inspect.getmembers(module, inspect.isclass)]
    return [item for item in classes if issubclass(item, Event) and item is not Event]


@cache
def entries(path: Path) -> dict[str, list[str]]:
    """The messages of a file with their attributes."""
    return {
        item.id.name: sorted(attribute.id.name for attribute in item.attributes)
        for item in read_messages(path).body
        if isinstance(item, ftl.Message)
    }


@pytest.mark.parametrize("key", GAME_KEYS)
def test_both_languages_have_the_same_messages_and_attributes(key: str) -> None:
    folder = Path(tabard.GAMES[key].folder) / "text"
    assert entries(folder / "en.ftl") == entries(folder / "de.ftl")


@pytest.mark.parametrize("key", GAME_KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(key: str, language: str) -> None:
    path = Path(tabard.GAMES[key].folder) / "text" / f"{language}.ftl"
    names = re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("key", GAME_KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_a_text(key: str, language: str) -> None:
    game = tabard.GAMES[key]
    bundle = Bundle(Path(game.folder) / "text", language)
    missing = [prompt for prompt in prompts_of(game) if not bundle.has(f"prompt-{prompt}")]
    assert len(prompts_of(game)) > 5
    assert missing == []


@pytest.mark.parametrize("key", GAME_KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_attributes_of_options_are_named_after_prompts(key: str, language: str) -> None:
    game = tabard.GAMES[key]
    found = entries(Path(game.folder) / "text" / f"{language}.ftl")
    named = {a for name, attributes in found.items() if name[:7] == "option-" for a in attributes}
    assert named <= prompts_of(game)


@pytest.mark.parametrize("key", GAME_KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_class_has_a_text(key: str, language: str) -> None:
    game = tabard.GAMES[key]
    names = list(entries(Path(game.folder) / "text" / f"{language}.ftl"))
    for event in events_of(game):
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower()
        stem = "cards_dealt" if name == "card_dealt" else name
        if not any(text.startswith(f"event-{stem}") for text in names):
            assert name in told_alone(game, language)


@cache
def told_alone(game: Game[Any], language: str) -> set[str]:
    """The events of some matches that make a line even if nothing is told beside them."""
    texts, found = Texts(game, language), set()
    for event in events_told(game):
        if event["event"] not in found and texts.log([event], None):
            found.add(str(event["event"]))
    return found


@cache
def events_told(game: Game[Any]) -> list[dict[str, object]]:
    """All that is told of some random matches."""
    found = []
    for number in range(6):
        seats = game.seats[-1] if number % 2 else game.seats[0]
        match = tabard.start(game.key, seats, seed=f"alone {number}")
        play_match(match, Dice(number))
        found += match.events()
    return found


@pytest.mark.parametrize("key", GAME_KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_text(key: str, language: str) -> None:
    game = tabard.GAMES[key]
    match = tabard.start(key, game.seats[0], seed="choices")
    texts = Texts(game, language)
    for choice in game.choices():
        assert texts.option(match.view(0), "", choice)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_option_and_every_value_has_a_meaning(key: str) -> None:
    game = tabard.GAMES[key]
    meanings = read_meanings(game)
    for option in game.options():
        assert all(option.meaning[language] for language in LANGUAGES)
        assert list(meanings[option.key]) == option.choices
        for value in option.choices:
            assert all(meanings[option.key][value][language] for language in LANGUAGES)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_clause_speaks_both_languages_and_names_its_source(key: str) -> None:
    clauses = read_rulebook(tabard.GAMES[key])
    assert len({clause.id for clause in clauses}) == len(clauses) > 0
    for clause in clauses:
        assert clause.provenance in SOURCES
        assert clause.text["en"] != clause.text["de"]
        assert all(clause.heading[language] for language in LANGUAGES)


def sayings(match: Match, books: list[Texts]) -> list[str]:
    """Every prompt, option and barred option that is to be seen now."""
    found = []
    for decision in match.pending():
        view = match.view(decision.seat)
        barred = match.barred(decision.seat)
        for texts in books:
            found.append(texts.prompt(decision))
            labels = [texts.option(view, decision.prompt, option) for option in decision.options]
            assert len(set(labels)) == len(labels) or has_twins(view), labels
            found += labels
            for bar in barred:
                found.append(texts.option(view, decision.prompt, bar.choice))
                found.append(texts.reason(bar))
    return found


def has_twins(view: Mapping[str, object]) -> bool:
    """Whether two cards lie on the table that only their numbers tell apart."""
    return bool(view["table"])


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_matches_can_be_told_to_everybody_in_both_languages(table: Table) -> None:
    game, seats = table.game, table.seats
    books = [Texts(game, language) for language in LANGUAGES]
    rounds = 2 if IS_COMPILED else 1
    for number, options in enumerate(OPTION_SETS.get(game.key, [{}]) * rounds):
        dice = random.Random(number)
        match = tabard.start(game.key, seats, seed=f"texts {number}", options=options)
        while not match.is_over():
            texts = sayings(match, books)
            decision = dice.choice(match.pending())
            match.play(decision.seat, dice.choice(decision.options))
            assert not [text for text in texts if "$" in text or "{" in text or "  " in text]
        for viewer in (None, *range(seats)):
            events = [event_data(game, event) for _, event in match.seen_events(viewer)]
            check_log([line for texts in books for line in texts.log(events, viewer)])
        events = [event_data(game, event) for event in all_events(match)]
        check_log([line for texts in books for line in texts.log(events, EVERYONE)])


def all_events(match: Match) -> list[Event]:
    return [*match.opening, *[event for entry in match.entries for event in entry.events]]


def check_log(lines: list[str]) -> None:
    for line in lines:
        assert line.endswith("."), line
        assert not [wrong for wrong in ("None", "{", "  ", "_") if wrong in line], line
        assert line[0].isupper() or line[0].isdigit(), line


@pytest.mark.parametrize(
    ("name", "language", "expected"),
    [
        ("Anna", "en", "Anna's"),
        ("Klaus", "en", "Klaus's"),
        ("Anna", "de", "Annas"),
        ("Klaus", "de", "Klaus’"),
        ("Fritz", "de", "Fritz’"),
        ("Max", "de", "Max’"),
    ],
)
def test_possessives(name: str, language: str, expected: str) -> None:
    assert possessive(name, language) == expected


def allegiance(language: str) -> Texts:
    return Texts(tabard.GAMES["allegiance"], language)


def told(language: str, viewer: int | None, **event: object) -> str:
    return " ".join(allegiance(language).log([event], viewer))


def test_a_looker_hears_more_than_the_others() -> None:
    seen = {"event": "hand_seen", "seat": 0, "player": 1}
    cards = ["thief", "thief", "spy"]
    assert told("en", 0, **seen, cards=cards) == "Anna looks at Bert's hand: 2 Thieves, Spy."
    assert told("en", 2, **seen, cards=[]) == "Anna looks at Bert's hand."
    assert told("en", 0, **seen, cards=[]) == "Anna looks at Bert's hand: it is empty."
    assert told("de", 0, **seen, cards=cards) == "Anna sieht Berts Hand an: 2 Diebe, Spion."
    assert told("de", None, **seen, cards=[]) == "Anna sieht Berts Hand an."


def test_cards_dealt_to_one_hand_make_one_line() -> None:
    events = [
        {"event": "card_dealt", "seat": seat, "card": card}
        for seat, card in [(0, "spy"), (0, "monk"), (1, "thief")]
    ]
    assert allegiance("de").log(events, EVERYONE) == [
        "Anna zieht: Spion, Mönch.",
        "Bert zieht: Dieb.",
    ]


def card(number: int, kind: str | None, player: int, **more: object) -> dict[str, object]:
    plain = {"place": "tableau", "from": player, "round": 3, "face_up": True, "guard": None}
    return {"card": number, "kind": kind, "player": player, **plain, **more}


def labels(language: str, view: dict[str, object], kind: str = "card") -> list[str]:
    table = view["table"]
    assert isinstance(table, list)
    texts = allegiance(language)
    return [texts.option(view, "assassinate_card", Choice(kind, item["card"])) for item in table]


def test_cards_of_a_tableau_read_as_they_lie() -> None:
    view: dict[str, object] = {
        "seat": 2,
        "table": [
            card(12, "spy", 0),
            card(13, None, 0, **{"from": 1, "face_up": False}),
            card(14, "thief", 2, **{"from": 2, "face_up": False}),
            card(15, "bishop", 1, guard=16),
            card(16, "guard", 1),
        ],
    }
    assert labels("en", view) == [
        "Spy in Anna's tableau",
        "The face-down card that Bert placed in Anna's tableau in round 3",
        "The face-down Thief that Clara placed in your tableau in round 3",
        "Guarded Bishop in Bert's tableau",
        "The Guard on the Bishop in Bert's tableau",
    ]
    assert labels("de", view)[1:3] == [
        "Die verdeckte Karte, die Bert in Runde 3 in Annas Auslage gelegt hat",
        "Die verdeckte Karte, die Clara in Runde 3 in deine Auslage gelegt hat (Dieb)",
    ]


def test_a_tracked_card_is_known_by_who_placed_it_and_when() -> None:
    slot: dict[str, object] = {"card": 17, "place": "temple", "from": 0, "round": 2}
    view: dict[str, object] = {"seat": 1, "tracked": [slot], "placed": []}
    text = allegiance("en").option(view, "assassinate_card", Choice("slot", 17))
    assert text == "The card that Anna placed on the Temple in round 2"
    text = allegiance("de").option(view, "assassinate_card", Choice("slot", 17))
    assert text == "Die Karte, die Anna in Runde 2 zum Tempel gelegt hat"


def test_a_missing_message_and_a_broken_file_are_named(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\n", "utf-8")
    with pytest.raises(tabard.DataError, match="'bye' is missing"):
        Bundle(tmp_path, "en").say("bye")
    (tmp_path / "de.ftl").write_text("hello = { $name\n", "utf-8")
    with pytest.raises(tabard.DataError, match=r"de\.ftl: not readable"):
        Bundle(tmp_path, "de")
    with pytest.raises(tabard.SetupError, match="no language 'fr'"):
        Bundle(tmp_path, "fr")
