"""The worked examples of the rules: endings with every number, and actions before and after."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from games.allegiance.builders import (
    ALLOCATING,
    DEALING,
    GAME,
    allocate,
    answer,
    card,
    cards_at,
    ending,
    forbids,
    hand,
    influence,
    points,
    rows,
    seen_card,
    table,
    tableau,
    told,
    view,
)
from games.allegiance.decks import with_counts
from support.clauses import clause
from support.questions import first_asked, options
from tabard.core import engine
from tabard.core.values import BLANK, CHANCE
from tabard.games.allegiance.events import (
    FaceDownSeen,
    HandCardAssassinated,
    HandSeen,
    MatchWon,
    NothingToConvert,
)
from tabard.games.allegiance.game import Allegiance
from tabard.games.allegiance.kinds import (
    BISHOP,
    CUTPURSE,
    GUARD,
    GUILD,
    INQUISITOR,
    MONK,
    NOBLE,
    THIEF,
)
from tabard.games.allegiance.scoring import allegiance
from tabard.games.allegiance.state import AllegianceState

SCENARIOS = tomllib.loads(Path(__file__).with_name("golden.toml").read_text("utf-8"))["scenario"]


def in_words(counts: object, mark: str = "") -> str:
    """A table of counts as cards in words."""
    assert isinstance(counts, dict)
    return " ".join([f"{name}{mark}" for name, count in counts.items() for _ in range(count)])


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[row["id"] for row in SCENARIOS])
@clause("AL-SCORE-01", "AL-SCORE-02", "AL-SCORE-05", "AL-SCORE-06")
def test_the_ending_is_counted_as_the_rules_count_it(
    scenario: dict[str, object], many: Allegiance
) -> None:
    state = scene(scenario, many)
    expect = scenario["expect"]
    assert isinstance(expect, dict)
    sheet = GAME.score_sheet(state)
    players = sheet["players"]
    lines = sheet["influence"]
    found = {
        "temple_influence": lines["temple"]["total"],
        "guild_influence": lines["guild"]["total"],
        "leading": sheet["leading"],
        "temple_points": [player["temple_points"] for player in players],
        "guild_points": [player["guild_points"] for player in players],
        "allegiance": [player["allegiance"] for player in players],
        "winners": sheet["winners"],
        "decided_by": sheet["decided_by"],
    }
    assert found == expect
    assert [player["wins"] for player in players] == [
        s in sheet["winners"] for s in range(state.seats)
    ]


def scene(scenario: dict[str, object], game: Allegiance) -> AllegianceState:
    """The table of a scenario, with all that it does not name out of play."""
    players = rows(scenario, "player")
    return ending(
        [in_words(player["hand"]) for player in players],
        [f"{in_words(player['up'])} {in_words(player['down'], '?0')}" for player in players],
        seats=len(players),
        temple=in_words(scenario["temple"]),
        guild=in_words(scenario["guild"]),
        converted=in_words(scenario["converted"]),
        game=game,
    )


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Allegiance:
    """The game with more Thieves and Monks: the scenarios name more than three seats play with."""
    return with_counts(tmp_path_factory.mktemp("many"), thief=30, monk=30)


@clause("AL-SCORE-01", "AL-SCORE-02", "AL-SCORE-05", "AL-WIN-01")
def test_the_complete_ending_holds_every_card_of_the_true_deck() -> None:
    state = scene(SCENARIOS[20], GAME)
    assert cards_at(state, "removed") == "guildmaster priest inquisitor guard"
    assert (influence(state), state.table[-1].card.kind) == ((25, 19), GUARD)


def test_all_scenarios_of_the_rules_are_here() -> None:
    assert [row["id"] for row in SCENARIOS] == [f"AL-G{number:02}" for number in range(1, 22)]


def test_a01_assassinate_in_a_hand() -> None:
    state = table(["assassin", "monk*2 bishop", "monk"])
    answer(state, "use:assassin", "mode:hand", "player:1", "kind:bishop")
    assert (tableau(state, 0), hand(state, 1)) == ("assassin", "monk*2")
    assert cards_at(state, "removed") == "bishop"
    known = [HandCardAssassinated(0, 1, card) for card in (BISHOP, BISHOP, BLANK)]
    assert [told(state, seat)[-1] for seat in range(3)] == known
    assert HandSeen(0, 1, (MONK, MONK, BISHOP)) in told(state, 0)
    assert [row["cards"] for row in rows(view(state, 2), "players")] == [0, 2, 1]


def test_a02_assassinate_a_guarded_card() -> None:
    state = table(["assassin", "monk", "assassin"], ["", "guildmaster+guard"])
    assert points(state, 1) == (0, 2)
    answer(state, "use:assassin", "mode:table")
    assert forbids(state, card(state, 1, "guildmaster"), "AL-ACT-ASSASSINATE-06")
    answer(state, card(state, 1, "guard"), "end_turn", "end_turn")
    answer(state, "use:assassin", "mode:table", card(state, 1, "guildmaster"))
    assert points(state, 1) == (1, 0)


def test_a03_assassinate_the_own_face_down_card() -> None:
    state = table(["assassin", "monk", "monk"], ["thief?2"])
    answer(state, "use:assassin", "mode:table", card(state, 0, "thief"))
    assert tableau(state, 0) == "assassin"
    assert [seen_card(state, seat, 0)["kind"] for seat in range(3)] == [None, None, "thief"]


def test_a04_assassinate_on_an_organisation() -> None:
    state = table(["assassin", "monk", "monk"], guild="thief*8 noble")
    answer(state, "use:assassin", "mode:table", "pile:guild")
    assert engine.pending(state)[0].weights == [1] * 9
    answer(state, "slot:4")
    assert cards_at(state, "guild") == "thief*7 noble"
    piles = view(state, 1)["organisations"]
    assert isinstance(piles, dict)
    assert piles["guild"] == {"count": 8, "lost": 1, "cards": []}


def test_a05_convert_in_a_tableau() -> None:
    state = table(["priest", "monk", "monk"], ["", "", "spy cutpurse*5"])
    assert influence(state) == (0, 3)
    answer(state, "use:priest", "player:2", "mode:tableau", card(state, 2, "cutpurse"))
    assert cards_at(state, "converted") == "cutpurse"
    assert influence(state) == (1, 0)


def test_a06_convert_in_a_hand_without_guild_card() -> None:
    state = table(["priest", "monk noble", "monk"])
    answer(state, "use:priest", "player:1", "mode:hand")
    assert HandSeen(0, 1, (MONK, NOBLE)) in told(state, 0)
    assert all(NothingToConvert(0, 1) in told(state, seat) for seat in range(3))
    assert HandSeen(0, 1, ()) in told(state, 2)
    assert hand(state, 1) == "monk noble"


def test_a07_convert_from_a_corrupt_player() -> None:
    state = table(["priest", "monk*2", "priest"], ["", "guildmaster"])
    answer(state, "use:priest", "player:1", "mode:hand")
    assert options(state) == ["seen"]
    answer(state, "seen", "end_turn", "end_turn")
    answer(state, "use:priest", "player:1", "mode:tableau", card(state, 1, "guildmaster"))
    assert cards_at(state, "converted") == "guildmaster"


def test_a08_follow() -> None:
    state = table(["cutpurse*3 initiate", "monk", "monk"])
    answer(state, "use:cutpurse", "add", "add", "done")
    assert (tableau(state, 0), hand(state, 0)) == ("cutpurse cutpurse cutpurse", "initiate")
    assert state.hands[0].counts[CUTPURSE] == 0


def test_a09_infiltrate_turns_a_player() -> None:
    state = table(["double_agent thief*2", "monk*4 thief*3", "monk"])
    answer(state, "use:double_agent", "kind:thief", "player:1")
    assert points(state, 1) == (4, 4)
    assert allegiance(*points(state, 1)) == GUILD
    assert [seen_card(state, seat, 1)["kind"] for seat in range(3)] == ["thief", None, None]
    assert seen_card(state, 2, 1)["face_up"] is False


def test_a10_investigate_the_own_tableau() -> None:
    state = table(["monk", "spy", "monk"], ["", "thief?2"], turn=1)
    answer(state, "use:spy", card(state, 1, "thief"))
    told_to = [FaceDownSeen(1, 1, 0, kind) for kind in (BLANK, THIEF, BLANK)]
    assert [told(state, seat)[-1] for seat in range(3)] == told_to


def test_a11_guard_and_action_in_one_turn() -> None:
    state = table(["priest guard*2", "thief", "monk"])
    answer(state, "use:priest", "player:1", "mode:hand", "kind:thief")
    answer(state, "guard", f"on:{0}")
    assert tableau(state, 0) == "priest+guard"
    assert forbids(state, "guard", "AL-GUARD-02")
    assert options(state) == ["end_turn"]


def test_a12_the_last_round_is_played_to_its_end() -> None:
    state = table(turn=DEALING, deck="monk*9", round=10)
    answer(state, *["kind:monk"] * 9)
    assert state.deck.size == 0
    allocate(state, *["monk monk"] * 3)
    answer(state, "end_turn", "end_turn", "end_turn")
    assert [event.seats for event in told(state) if isinstance(event, MatchWon)] == [(0, 1, 2)]


def test_a13_turn_order() -> None:
    state = table(["monk*2"] * 4, seats=4, turn=ALLOCATING, first=2)
    allocate(state, *["monk monk"] * 4)
    order = []
    for _ in range(4):
        order.append(first_asked(state))
        answer(state, "end_turn")
    assert (order, state.first) == ([2, 3, 0, 1], 3)


def test_a14_setup_count() -> None:
    state = GAME.new_state(3, {})
    assert state.deck.size == 96
    engine.settle(state)
    assert (state.deck.size, state.deck.counts[INQUISITOR]) == (93, 7)
    answer(state, *["kind:monk"] * 3)
    assert (state.deck.size, first_asked(state)) == (90, CHANCE)
