"""Texts of Castellans of Valeria: all has words in both languages, and noise is merged."""

from __future__ import annotations

import inspect
import random
import re
from pathlib import Path

import pytest

import tabard
from support.builds import IS_COMPILED
from support.clauses import clause
from support.speech import check, check_log, play_out, texts_of
from tabard.core import engine
from tabard.core.values import Event
from tabard.games.castellans import action_events, events
from tabard.games.castellans.ending import DECIDED_BY
from tabard.games.castellans.kinds import (
    ACTION_NAMES,
    DEAL_NAMES,
    DISTRICT_NAMES,
    GUILD_NAMES,
    LINE_NAMES,
)
from tabard.games.castellans.phrases_lines import is_item
from tabard.games.castellans.phrases_log import HEADS
from tabard.games.castellans.rules import BONUS_NAMES
from tabard.games.castellans.state import CastellansState
from tabard.match.texts import LANGUAGES, Bundle, Texts

from .builders import (
    GAME,
    answer,
    citizens,
    draft,
    drafted,
    goods,
    guilds,
    lay_line,
    manors,
    monument,
    table,
    tokens,
    turn,
)

FOLDER = Path(GAME.folder)
TABLES = [(1, "vire"), (3, "brandt"), (1, "oake"), (2, "brandt"), (4, "brandt"), (5, "brandt")]
SETTINGS = TABLES if IS_COMPILED else TABLES[:2]


def texts(language: str = "en") -> Texts:
    return texts_of(GAME, language)


def told(*happened: dict[str, object], language: str = "en") -> list[str]:
    return texts(language).log(list(happened), None)


@pytest.mark.parametrize(("seats", "opponent"), SETTINGS)
def test_whole_matches_are_told_in_both_languages(seats: int, opponent: str) -> None:
    options = {"solo_opponent": opponent}
    match = tabard.start("castellans", seats, seed=f"said {opponent}", options=options)
    play_out(match, random.Random(seats))
    check_log(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_in_the_steps_has_a_text(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")))
    prompts = set(re.findall(r"Decision\([\w.]+, \"(\w+)\"", source))
    prompts |= {"push", "push_same", "turn", "after", "gate_edge", "tower_at", "statue_at"}
    bundle = Bundle(FOLDER / "text", language)
    assert len(prompts) > 30
    assert [prompt for prompt in prompts if not bundle.has(f"prompt-{prompt}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_class_is_told(language: str) -> None:
    bundle = Bundle(FOLDER / "text", language)
    classes = inspect.getmembers(events, inspect.isclass)
    classes += inspect.getmembers(action_events, inspect.isclass)
    for name, item in classes:
        key = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
        if not issubclass(item, Event) or item is Event or is_item(key):
            continue
        if key in HEADS:
            assert bundle.has(f"event-{key}_alone"), key
        stem = "match_ended_score" if key == "match_ended" else key
        assert bundle.has(f"event-{stem}"), key
    assert all(bundle.has(f"event-match_ended_{reason}") for reason in DECIDED_BY)
    parts = [f"does_{action}" for action in ACTION_NAMES]
    parts += [f"{word}_{place}" for word in ("at", "in", "to", "from") for place in DISTRICT_NAMES]
    parts += [f"guild_{guild}" for guild in GUILD_NAMES]
    parts += [f"line_{line}" for line in LINE_NAMES]
    parts += [f"deal_{deal}" for deal in DEAL_NAMES]
    parts += [f"bonus_{bonus}" for bonus in BONUS_NAMES]
    assert [part for part in parts if not bundle.has(f"part-{part}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_text_without_a_question(language: str) -> None:
    book, view = texts(language), tabard.start("castellans", 2, seed="none").view(0)
    check([book.option(view, "", choice) for choice in GAME.choices()])


# What options say


def said(state: CastellansState, option: str, language: str = "en") -> str:
    """How an option, or what is barred, reads under the question a table waits with."""
    choice = next(choice for choice in GAME.choices() if choice.text == option)
    prompt = engine.pending(state)[0].prompt
    return texts(language).option(GAME.view(state, 0), prompt, choice)


def test_a_site_tells_its_price_and_its_guilds() -> None:
    state = table(2)
    goods(state, 0, wood=3, gold=3, magic=1)
    tokens(state, 1, "temple", penumbra=1)
    manors(state, 1, elder="penumbra", priest="penumbra")
    answer(turn(state), "do:manor")
    assert said(state, "at:penumbra") == "Penumbra (3 Wood + 2 Gold; Shadow and Holy)"
    assert said(state, "at:luna_grove", "de") == "Mondhain (3 Holz; Arbeiter und Heilige)"
    answer(state, "at:penumbra", "manor:merchant")
    assert said(state, "magic:1") == "2 Wood + 1 Magic + 2 Gold"
    assert said(state, "magic:0", "de") == "3 Holz + 2 Gold"


def test_a_ship_tells_its_price_and_no_guilds() -> None:
    state = table(2)
    goods(state, 0, wood=2, gold=2)
    tokens(state, 1, "ship", nor_high=2)
    answer(turn(state), "do:wharf", "end", "sub:shipyard")
    assert said(state, "at:nor_high") == "Nor High (2 Wood + 2 Gold)"
    assert said(state, "at:penumbra", "de") == "Penumbra (2 Holz)"


def test_dice_tell_what_they_bring() -> None:
    state = table(2)
    goods(state, 0, wood=3)
    drafted(state, 0, "wood food gold")
    answer(turn(state), "do:manor")
    assert said(state, "die:wood") == "Wood die: bonus 1 Wood"
    assert said(state, "die:food") == "Food die: no bonus"
    assert said(state, "die:food", "de") == "Nahrung: kein Bonus"


def test_a_die_that_can_be_turned_says_so() -> None:
    state = table(2)
    goods(state, 0, wood=3)
    citizens(state, 0, "builder")
    drafted(state, 0, "food gold gold")
    answer(turn(state), "do:manor")
    assert said(state, "die:food") == "Food die: bonus 1 Wood if turned to Wood"
    answer(state, "die:food")
    assert said(state, "face:wood") == "Wood: bonus 1 Wood"
    assert said(state, "face:food") == "Food: no bonus"


def test_a_draft_tells_gain_limit_and_citizens() -> None:
    state = table(2, phase="draft")
    goods(state, 0, stone=5)
    citizens(state, 0, "miner")
    draft(state, 0, "stone influence gold gold gold gold gold gold gold")
    assert said(state, "draft:stone") == "Stone: 1 Stone, with Miner (you have 5 of 6)"
    assert said(state, "draft:influence", "de") == "Einfluss: 1 Einfluss"
    assert said(state, "draft:gold") == "Gold: 2 Gold (you have 0 of 6)"


def test_a_push_tells_space_and_reward() -> None:
    state = table(2, phase="draft")
    guilds(state, 0, worker=2, soldier=3, shadow=12, holy=15)
    guilds(state, 1, shadow=13)
    draft(state, 0, "influence gold gold gold gold gold gold gold gold")
    answer(state, "draft:influence")
    assert said(state, "guild:worker") == "Worker Guild: 2 → 3, brings 1 resource"
    assert said(state, "guild:soldier") == "Soldier Guild: 3 → 4 (next: 1 resource on space 6)"
    assert said(state, "guild:shadow") == "Shadow Guild: 12 → 14 ★"
    assert said(state, "guild:holy", "de") == "Heilige Gilde: kein Feld ist frei"


def test_pushes_on_one_track_tell_where_they_end() -> None:
    state = table(2)
    goods(state, 0, food=3)
    guilds(state, 0, worker=1)
    lay_line(state, "pink", "guard monk thief farmer")
    answer(turn(state), "do:recruit", "card:pink:0", "citizen:miner", "res:wood")
    assert said(state, "guild:worker") == "Worker Guild: 1 → 3, brings 1 resource"
    assert said(state, "guild:holy") == "Holy Guild: 0 → 2 (next: 1 Magic on space 3)"


def test_cards_tell_guild_price_and_power() -> None:
    state = table(2)
    goods(state, 0, food=3)
    lay_line(state, "pink", "monk thief guard")
    answer(turn(state), "do:recruit")
    assert said(state, "card:pink:1") == (
        "Thief (Shadow) for 2 Food – Drafting a Gold die: 1 extra resource of any type."
    )
    assert said(state, "card:pink:3") == "Pink line, place 4: empty"


def test_crates_tell_their_deal() -> None:
    state = table(2)
    goods(state, 0, gold=2, wood=2, stone=2, food=2, magic=2)
    answer(turn(state), "do:wharf")
    assert said(state, "crate:0:1") == "Row 1, icon 2: sell 1 Stone for 1 Gold and 1 VP"
    assert said(state, "crate:1:1") == "Row 2, icon 2: buy 1 Wood for 1 Gold (you have 2 of 6)"
    assert said(state, "crate:2:1", "de") == (
        "Zeile 3, Symbol 2: 1 Magie für 1 Einfluss oder 2 Gold verkaufen"
    )
    answer(state, "crate:2:1")
    assert said(state, "take:gold") == "2 Gold (you have 2 of 6)"
    assert said(state, "take:influence") == "1 Influence in any Guild"
    answer(state, "take:gold")
    assert said(state, "crate:2:1") == "Row 3, icon 2: Magic, taken by Anna"


@clause("CV-WHARF-14", "CV-RES-06")
def test_options_warn_of_what_would_be_lost() -> None:
    state = table(2)
    goods(state, 0, gold=6, wood=6, stone=1, magic=1)
    answer(turn(state), "do:wharf")
    assert said(state, "crate:1:1") == (
        "Row 2, icon 2: buy 1 Wood for 1 Gold (you have 6 of 6: the unit is lost)"
    )
    assert said(state, "crate:1:1", "de") == (
        "Zeile 2, Symbol 2: 1 Holz für 1 Gold kaufen (du hast 6 von 6: die Einheit verfällt)"
    )
    assert said(state, "crate:0:1") == (
        "Row 1, icon 2: sell 1 Stone for 1 Gold and 1 VP (you have 6 of 6 Gold: "
        "1 Gold would be lost)"
    )
    assert said(state, "crate:2:1", "de") == (
        "Zeile 3, Symbol 2: 1 Magie für 1 Einfluss oder 2 Gold verkaufen (du hast 6 von 6 Gold: "
        "2 Gold verfielen)"
    )
    goods(state, 0, gold=5)
    assert said(state, "crate:0:1") == "Row 1, icon 2: sell 1 Stone for 1 Gold and 1 VP"
    answer(state, "crate:2:1")
    assert said(state, "take:gold") == "2 Gold (you have 5 of 6: 1 of 2 is lost)"
    goods(state, 0, gold=6)
    assert said(state, "take:gold", "de") == "2 Gold (du hast 6 von 6: 2 von 2 verfallen)"


def test_a_die_warns_of_what_would_be_lost() -> None:
    state = table(2, phase="draft")
    goods(state, 0, gold=5, stone=6)
    draft(state, 0, "stone influence gold gold gold gold gold gold gold")
    assert said(state, "draft:stone") == "Stone: 1 Stone (you have 6 of 6: the unit is lost)"
    assert said(state, "draft:gold") == "Gold: 2 Gold (you have 5 of 6: 1 of 2 is lost)"


def test_monuments_tell_price_worth_and_influence() -> None:
    state = table(2)
    manors(state, 0, banker="anchorage")
    goods(state, 0, gold=9)
    tokens(state, 1, "temple", penumbra=2)
    tokens(state, 1, "citizen_token", penumbra=1, luna_grove=1)
    monument(state, 1, "statue", "nor_high")
    turn(state)
    assert said(state, "do:gate") == (
        "Gate – 8 Gold: scores the Citizen tokens on both sides of a bridge"
    )
    other = state.clone()
    answer(state, "do:statue")
    assert said(state, "at:penumbra") == (
        "Penumbra: would score 2 VP now; 1 Influence: Shadow or Holy"
    )
    assert said(state, "at:nor_high") == "Nor High: taken"
    answer(other, "do:gate")
    assert said(other, "edge:penumbra_luna_grove", "de") == (
        "Penumbra / Mondhain: brächte jetzt 2 SP; 2 Einfluss: Schatten, Heilige oder Arbeiter"
    )


def test_sails_tell_their_price() -> None:
    state = table(2)
    tokens(state, 0, "ship", nor_high=1)
    goods(state, 0, gold=2)
    answer(turn(state), "do:wharf", "end")
    assert said(state, "sub:sail") == "Sail – move a Ship to another District: 2 Gold"
    state = table(2)
    tokens(state, 0, "ship", nor_high=1)
    goods(state, 0, food=3)
    lay_line(state, "blue", "coxswain cook cleric builder")
    answer(turn(state), "do:recruit", "card:blue:0", "citizen:smuggler")
    assert said(state, "sub:sail", "de").endswith("umsonst")
