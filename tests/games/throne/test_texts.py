"""Texts of Throne of Allegoria: everything has words in both languages, and noise is merged."""

from __future__ import annotations

import inspect
import random
import re
from pathlib import Path

import pytest

import tabard
from support.builds import IS_COMPILED
from support.speech import check, check_log, play_out, texts_of
from tabard.core.values import Choice, Event
from tabard.games.throne import action_events, bid_events, events
from tabard.games.throne.deeds import REASON_NAMES
from tabard.games.throne.kinds import ACTION_NAMES, TRACK
from tabard.games.throne.phrases_log import CLAUSES
from tabard.games.throne.phrases_merge import UNTOLD
from tabard.games.throne.scoring import DECIDED_BY, PAD
from tabard.match.texts import LANGUAGES, Bundle, Texts

GAME = tabard.GAMES["throne"]
FOLDER = Path(GAME.folder)
EDITIONS = [(2, "en"), (4, "de"), (3, "de"), (3, "en"), (2, "de"), (4, "en")]
SETTINGS = EDITIONS if IS_COMPILED else EDITIONS[:2]


def texts(language: str = "en") -> Texts:
    return texts_of(GAME, language)


def told(*happened: dict[str, object], language: str = "en", viewer: int | None = 0) -> list[str]:
    return texts(language).log(list(happened), viewer)


def event(name: str, **fields: object) -> dict[str, object]:
    return {"event": name, **fields}


@pytest.mark.parametrize(("seats", "edition"), SETTINGS)
def test_whole_matches_are_told_to_everybody_in_both_languages(seats: int, edition: str) -> None:
    match = tabard.start("throne", seats, seed=f"said {edition}", options={"edition": edition})
    play_out(match, random.Random(seats))
    check_log(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_in_the_steps_has_a_text(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")))
    prompts = set(re.findall(r"Decision\([\w.]+, \"(\w+)\"", source))
    prompts |= set(re.findall(r"def prompt\(.*\n\s+return \"(\w+)\"", source))
    prompts |= set(re.findall(r"\"(decree_\w+)\"", source)) - {"decree_read"}
    prompts -= {"decree_declined", "decree_idle"}
    bundle = Bundle(FOLDER / "text", language)
    assert len(prompts) > 45
    assert [prompt for prompt in prompts if not bundle.has(f"prompt-{prompt}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_class_is_told(language: str) -> None:
    bundle = Bundle(FOLDER / "text", language)
    text = (FOLDER / "text" / f"{language}.ftl").read_text("utf-8")
    keys = set(re.findall(r"^(?:event|part)-(\w+)", text, re.MULTILINE))
    for module in (events, bid_events, action_events):
        for name, item in inspect.getmembers(module, inspect.isclass):
            key = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
            if issubclass(item, Event) and item is not Event and key not in UNTOLD:
                stem = {"turn_began": "turn_points", "battle_fought": "battle_won"}.get(key, key)
                assert any(found.startswith(stem) for found in keys), key
    for word in (*REASON_NAMES, *[f"does_{action}" for action in ACTION_NAMES]):
        assert bundle.has(f"part-{word if word.startswith('does') else f'for_{word}'}")
    assert all(bundle.has(f"event-match_won_{reason}") for reason in DECIDED_BY)
    assert all(bundle.has(f"sheet-{line}") for line in PAD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_text_without_a_question(language: str) -> None:
    book, view = texts(language), tabard.start("throne", 2, seed="none").view(0)
    check([book.option(view, "", choice) for choice in GAME.choices()])


def test_an_action_tells_its_effects_in_one_line() -> None:
    happened = [
        event("action_taken", seat=0, action="recruit"),
        event("point_supplemented", seat=0, track="strength", is_crossing=True),
        event("anarchy_taken", seat=0, reason="threshold"),
        event("worker_placed", seat=0, kind="soldier", territory="roselie", owner=0),
        event("cards_mustered", seat=0, track="strength", cards=["soldier-1", "soldier-1"]),
    ]
    assert told(*happened) == [
        (
            "Anna – Recruit: pays a point with 1 Strength, takes an Anarchy marker for crossing a "
            "threshold, places a Soldier at home, discards 2 × Soldier 1 for Strength."
        )
    ]
    assert told(happened[0]) == ["Anna chooses Recruit."]
    assert told(*happened[3:], language="de") == [
        "Anna stellt einen Soldaten zu Hause auf, wirft 2 × Soldat 1 für Stärke ab."
    ]


def test_who_suffers_from_an_action_is_named_in_its_line() -> None:
    happened = [
        event("action_taken", seat=1, action="subterfuge"),
        event("subterfuge_made", seat=1, territory="antares", owner=2),
        event("worker_returned", seat=1, kind="spy", territory="antares", owner=2),
        event("diplomacy_moved", seat=1, step=2),
        event("track_lowered", seat=2, track="trade", amount=1),
    ]
    assert told(*happened) == [
        (
            "Bert – Subterfuge: recalls a Spy from Clara's Home Territory, moves up to ×2 in "
            "Diplomacy; Clara loses 1 Trade."
        )
    ]


def test_a_space_opens_in_one_line() -> None:
    happened = [
        event("bid_revealed", seat=1, space="VI", markers=["2", "star"]),
        event("bid_revealed", seat=0, space="VI", markers=["1"]),
        event("bid_revealed", seat=2, space="VI", markers=["0"]),
        event("star_set", seat=1, star=2),
        event("bids_ranked", space="VI", seats=[1, 0]),
    ]
    line = "Space VI, Banker: Bert 2+* = 4, Anna 1, Clara 0. Order: Bert, Anna."
    assert told(*happened) == [line]
    assert told(*happened[:3]) == ["Space VI, Banker: Bert 2+*, Anna 1, Clara 0."]


def test_a_battle_is_one_line_with_both_dice() -> None:
    happened = [
        event("battle_joined", seat=0, player=1, territory="centre", owner=None),
        event("die_rolled", seat=0, die=3),
        event("die_rolled", seat=1, die=1),
        event("battle_fought", seat=0, player=1, territory="centre", total=5, against=2),
    ]
    assert told(*happened) == [
        (
            "Anna fights Bert in the central Territory, wins 5 to 2 (dice 3 and 1), each side "
            "loses a Soldier."
        )
    ]
    assert told(*happened[1:]) == [
        ("Anna wins the Battle against Bert 5 to 2 (dice 3 and 1), each side loses a Soldier.")
    ]
    assert told(*happened, language="de") == [
        (
            "Anna kämpft in der zentralen Region gegen Bert, gewinnt mit 5 zu 2 (Würfel 3 und 1), "
            "beide verlieren einen Soldaten."
        )
    ]


def test_what_a_seat_loses_or_discards_twice_is_added_up() -> None:
    lost = [event("track_lowered", seat=1, track="trade", amount=1)] * 2
    assert told(*lost) == ["Bert loses 2 Trade."]
    idle = event("track_lowered", seat=1, track="trade", amount=0)
    assert told(lost[0], idle) == ["Bert loses 1 Trade, has no Trade to lose."]
    other = event("track_lowered", seat=1, track="wealth", amount=1)
    assert told(lost[0], other) == ["Bert loses 1 Trade, loses 1 Wealth."]
    gone = [event("cards_discarded", seat=1, cards=[card]) for card in ("spy-1", "joker-1")]
    assert told(*gone) == ["Bert discards Spy 1 and Joker 1."]


def test_a_star_set_after_a_guild_is_told_apart_from_it() -> None:
    happened = [
        event("guild_activated", seat=0, guild="soldiers_guild"),
        event("track_raised", seat=0, track="strength", amount=1),
        event("star_set", seat=1, star=2),
    ]
    assert told(*happened) == [
        "Anna – Soldier's Guild: raises Strength by 1.",
        "Bert counts the * as 2.",
    ]


@pytest.mark.parametrize("reason", DECIDED_BY)
def test_what_decided_the_match_is_told(reason: str) -> None:
    for language in LANGUAGES:
        assert len(told(event("match_won", seats=[0], decided_by=reason), language=language)) == 1


def test_what_is_hidden_is_counted() -> None:
    drawn = [event("claim_drawn", seat=1, claim=None)] * 3
    kept = event("claim_kept", seat=1, claim=None)
    gone = event("claims_discarded", seat=1, amount=2, claims=[])
    assert told(*drawn, kept, gone) == ["Bert draws 3 claims, keeps a claim, discards 2 claims."]
    mine = event("claim_drawn", seat=0, claim="G19")
    assert told(mine, language="de") == ["Anna zieht „Der Pfähler“."]


def test_cards_laid_out_and_bids_laid_make_one_line_each() -> None:
    cards = [event("card_displayed", card=card) for card in ("spy-1", "joker-2", "spy-1")]
    assert told(*cards) == ["The display shows 2 × Spy 1 and Joker 2."]
    bids = [
        event("bid_placed", seat=1, space="I", slot=0, marker=None),
        event("bid_placed", seat=0, space="IV", slot=0, marker="star"),
        event("bid_placed", seat=1, space="VII", slot=0, marker=None),
    ]
    assert told(*bids) == ["Face-down bids: Bert in I, VII; Anna in IV (*)."]


def test_every_clause_of_the_log_belongs_to_an_event() -> None:
    names = {
        re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
        for module in (events, bid_events, action_events)
        for name, _ in inspect.getmembers(module, inspect.isclass)
    }
    assert set(CLAUSES) <= names


def test_options_say_what_they_cost() -> None:
    book, view = texts(), dict(tabard.start("throne", 2, seed="none").view(0))
    view["asked"] = {
        "points": 0,
        "track": "wealth",
        "actions": {"grant": {"cost": 2, "from_bid": 0, "from_track": 2, "crosses": True}},
    }
    players = view["players"]
    assert isinstance(players, list)
    players[0]["tracks"]["wealth"] = 6
    assert book.option(view, "turn", Choice("action", 11, "grant")) == (
        "Grant: assign a Guild, or draw a claim (supplemented: Wealth 6 → 4 across a threshold, "
        "1 Anarchy marker)"
    )
    view["asked"] = {"points": 2}
    label = book.option(view, "turn", Choice("end_turn"))
    assert label == "End the turn, 2 action points are lost"


def test_a_track_lowered_twice_reads_otherwise_than_a_second_track() -> None:
    view = dict(tabard.start("throne", 2, seed="none").view(0))
    view["asked"] = {"player": 1, "first": "strength"}
    labels = [texts().option(view, "subterfuge_extra", track) for track in TRACK[:2]]
    assert labels == [
        "1 Anarchy marker: Bert's Strength goes down once more (now 0)",
        "1 Anarchy marker: Bert's Intrigue goes down too (now 0)",
    ]


def test_a_total_of_minus_one_is_told() -> None:
    totals = [event("total_counted", seat=0, total=-1), event("total_counted", seat=1, total=4)]
    assert told(*totals) == ["Influence in all: Anna -1, Bert 4."]


def test_two_equal_groups_of_the_display_can_be_told_apart() -> None:
    view = dict(tabard.start("throne", 2, seed="none").view(0))
    view["groups"] = [["soldier-1", "soldier-1"], ["soldier-1", "soldier-1"], ["spy-2"]]
    labels = [texts().option(view, "take_group", Choice("group", index)) for index in range(3)]
    assert labels == [
        "Group 1: 2 × Soldier 1, one of them",
        "Group 2: 2 × Soldier 1, one of them",
        "Group 3: Spy 2",
    ]
