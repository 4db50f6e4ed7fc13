"""Royal Decrees: the Queen's life and death, when and how long a half applies."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    begin,
    bids,
    bury_the_queen,
    claims,
    claims_of,
    decree,
    done_by,
    guilds,
    hand,
    points_of,
    rank,
    resolve,
    shown,
    table,
    track,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.phases import reveal
from support.clauses import clause
from support.questions import asked, barred, options, told, weights
from tabard.core import engine
from tabard.core.values import BLANK, CHANCE, SPECTATOR
from tabard.games.throne.action_events import TurnBegan
from tabard.games.throne.decrees import forbids
from tabard.games.throne.events import DecreeRead, QueenDied
from tabard.games.throne.kinds import MODE_NAMES
from tabard.games.throne.rules import DECREE_WORDS
from tabard.games.throne.state import ThroneState

QUEEN = "decree:the_queen_is_dead"
ALONE = {"I": (1, "1"), "III": (0, "1"), "IV": (0, "1"), "V": (0, "2"), "VI": (0, "star")}
"""Who bids what, with no rival."""


def is_done(state: ThroneState) -> bool:
    """Whether nobody is asked about the decree of week 1 any more."""
    return asked(state)[0] == CHANCE and state.week == 2


def to_decree(state: ThroneState) -> ThroneState:
    """The Reset of the next week, where chance is asked for its decree."""
    begin(state)
    answer(state, options(state)[0], *["card:spy-1"] * 5)
    return state


def turns_told(state: ThroneState) -> list[tuple[int, str]]:
    """Action Points and mode of the turns so far."""
    turns = [event for event in state.told if isinstance(event, TurnBegan)]
    return [(event.points, MODE_NAMES[event.mode]) for event in turns]


@clause("TH-DEC-01")
def test_the_upper_half_applies_while_the_queen_lives() -> None:
    state = to_decree(table())
    answer(state, "decree:D10")
    assert shown(state, SPECTATOR, "half") == "guild_charter"


@clause("TH-DEC-02")
def test_the_lower_half_applies_after_her_death() -> None:
    state = table(week=2)
    bury_the_queen(state)
    to_decree(state)
    answer(state, "decree:D10")
    assert shown(state, SPECTATOR, "half") == "guild_strike"


@clause("TH-DEC-03")
def test_the_queen_is_dead_for_the_rest_of_the_game_and_nothing_else_happens() -> None:
    state = to_decree(table())
    before = shown(state, SPECTATOR, "players")
    answer(state, QUEEN)
    assert shown(state, SPECTATOR, "queen_alive") is False
    assert shown(state, SPECTATOR, "decree") is None
    assert shown(state, SPECTATOR, "players") == before
    answer(state, "decree:D11")
    begin(state)
    assert shown(state, SPECTATOR, "queen_alive") is False


@clause("TH-DEC-04")
def test_the_next_decree_follows_at_once_with_its_lower_half() -> None:
    state = to_decree(table())
    answer(state, QUEEN)
    assert (asked(state)[0], state.week) == (CHANCE, 2)
    assert QUEEN not in options(state)
    answer(state, "decree:D11")
    assert shown(state, SPECTATOR, "half") == "curfew"
    assert asked(state) == (0, "bid_space")
    assert len(told(state, QueenDied)) == len(told(state, DecreeRead)) == 1


@clause("TH-DEC-05")
def test_the_queen_as_the_seventh_card_outlives_the_game() -> None:
    state = to_decree(table(week=5))
    chances = weights(state)
    assert 2 * chances[QUEEN] == sum(chances.values())
    answer(state, "decree:D11")
    assert (state.week, shown(state, SPECTATOR, "half")) == (6, "open_markets")
    begin(state)
    assert not engine.pending(state)
    assert shown(state, SPECTATOR, "queen_alive") is True
    assert shown(state, SPECTATOR, "decks", "decrees") == 1


@clause("TH-DEC-06")
def test_everybody_obeys_once_clockwise_from_the_first_player() -> None:
    state = table()
    state.first = state.marker = 1
    reveal(state, "royal_muster")
    order = []
    while not is_done(state):
        order.append(asked(state)[0])
        answer(state, "accept")
    assert order == [1, 2, 0]
    assert [house.supply for house in state.houses] == [9, 9, 9]


@clause("TH-DEC-07")
def test_a_half_for_the_week_holds_from_its_reveal_to_clean_up() -> None:
    state = table()
    hand(state, 0, "spy-1*2")
    bids(state, "VI", (0, "1"), (1, "2"))
    reveal(state, "guild_charter", "VI")
    assert asked(state) == (1, "turn")
    assert shown(state, SPECTATOR, "half") == "guild_charter"
    answer(state, "action:grant", "grant:guild", "guild:soldiers_guild", "end_turn")
    assert asked(state)[0] == 0
    assert shown(state, SPECTATOR, "half") == "guild_charter"
    answer(state, "end_turn")
    assert (state.week, shown(state, SPECTATOR, "half")) == (2, None)


@clause("TH-DEC-07")
def test_a_half_of_last_week_binds_nobody() -> None:
    state = table()
    decree(state, "guild_strike")
    guilds(state, 0, "bankers_guild")
    to_decree(state)
    answer(state, "decree:D11")
    bids(state, "I", (0, "star"))
    resolve(state, "I")
    answer(state, "star:1")
    assert asked(state) == (0, "activate_guild")


@clause("TH-DEC-08")
def test_a_voluntary_half_is_offered_to_each_and_declining_costs_nothing() -> None:
    state = reveal(table(), "royal_muster")
    before = [shown(state, SPECTATOR, "players", seat) for seat in (0, 2)]
    answer(state, "pass", "accept", "pass")
    assert is_done(state)
    assert [shown(state, SPECTATOR, "players", seat) for seat in (0, 2)] == before
    assert state.houses[1].supply == 9


@clause("TH-DEC-09")
def test_no_claim_is_checked_during_reset() -> None:
    state = table()
    claims(state, 0, "G18")
    workers(state, 0, {"soldier": {"roselie": 3}})
    reveal(state, "royal_muster")
    answer(state, "accept", "pass", "pass")
    assert workers_at(state, 0, "soldier", "roselie") == 4
    assert (done_by(state, 0), claims_of(state, 0)) == ([], ["G18"])


@clause("TH-DEC-09")
def test_a_track_raised_by_a_decree_completes_nothing() -> None:
    state = table()
    state.tokens = (3, 0, 1)
    state.houses[0].alms = 1
    tracks(state, 0, strength=8, trade=1)
    claims(state, 0, "G06")
    reveal(state, "feast_for_the_poor")
    answer(state, "track:trade", "track:strength")
    assert (track(state, 0, "strength"), done_by(state, 0)) == (9, [])


@clause("TH-DEC-09")
def test_nothing_done_for_a_decree_counts_for_claims() -> None:
    state = table()
    claims(state, 0, "G43")
    tracks(state, 0, strength=2)
    bids(state, "III", (0, "1"))
    reveal(state, "riots", "III")
    answer(state, "branch:anarchy")
    assert state.houses[0].deeds == ()
    answer(state, "branch:anarchy", "branch:anarchy", *["action:recruit", "done"] * 4)
    assert (state.houses[0].anarchy, done_by(state, 0)) == (2, [])


@clause("TH-DEC-21")
def test_hard_times_give_everyone_who_bids_one_point_more() -> None:
    state = table()
    decree(state, "hard_times")
    rank(state, "III", 3, 2, 1)
    for _ in range(3):
        answer(state, "end_turn")
    assert turns_told(state) == [(4, "mix"), (3, "mix"), (2, "deploy")]


@clause("TH-DEC-21")
@pytest.mark.parametrize(("mode", "points"), [("deploy", 3), ("task", 2)])
def test_in_hard_times_the_second_of_four_has_three_to_deploy_or_two_tasks(
    mode: str, points: int
) -> None:
    state = table(4)
    decree(state, "hard_times")
    tracks(state, 1, knowledge=9)
    rank(state, "VII", 4, 3, 2, 1)
    answer(state, "end_turn", f"mode:{mode}")
    assert points_of(state) == [f"amount:{points}"]
    assert ("action:alms" in options(state)) == (mode == "task")


@clause("TH-DEC-21")
def test_in_hard_times_nobody_supplements() -> None:
    state = table()
    decree(state, "hard_times")
    tracks(state, 0, wealth=9)
    turn(state, 0, "VI", points=1)
    assert barred(state)["action:grant"] == "TH-DEC-21"
    turn(state, 0, "VI", points=0)
    assert asked(state)[0] == CHANCE


@clause("TH-DEC-28")
def test_the_extra_point_goes_from_space_iii_to_vii_and_then_away() -> None:
    state = table()
    decree(state, "hard_times")
    for space, stack in (ALONE | {"VII": (1, "2")}).items():
        bids(state, space, stack)
    resolve(state, "I", "III", "IV", "V", "VI", "VII")
    answer(state, "claim:G01", "claim:G02", "claim:G03", "pass", *["end_turn"] * 3)
    answer(state, "star:1", "end_turn", "end_turn")
    assert turns_told(state) == [(4, "mix")] * 5
    assert (state.week, shown(state, SPECTATOR, "half")) == (2, None)


@clause("TH-DEC-29")
def test_a_declined_half_is_not_offered_again() -> None:
    state = table()
    bids(state, "III", (0, "1"))
    reveal(state, "royal_muster", "III")
    answer(state, "pass", "pass", "pass")
    assert asked(state) == (0, "turn")
    answer(state, "action:recruit", "done", "end_turn")
    assert is_done(state)


@clause("TH-DEC-29")
def test_an_impossible_half_is_not_offered_later_when_it_would_be_possible() -> None:
    state = table()
    workers(state, 0, {"soldier": {"centre": 1}})
    bids(state, "III", (0, "1"))
    reveal(state, "royal_pardon", "III")
    answer(state, "action:attack", "territory:centre", "amount:1")
    assert state.houses[0].anarchy == 1
    assert "accept" not in options(state)
    answer(state, "end_turn")
    assert is_done(state)


@clause("TH-DEC-07")
def test_before_a_decree_is_read_it_says_nothing() -> None:
    state = table()
    assert state.decree == BLANK
    assert [word for word in range(len(DECREE_WORDS)) if forbids(state, word)] == []


@clause("TH-DEC-04", "TH-INFO-10")
def test_after_the_queen_every_decree_not_read_is_as_likely_as_any_other() -> None:
    state = to_decree(table())
    answer(state, QUEEN)
    assert weights(state) == {f"decree:D{number:02}": 1 for number in range(2, 12)}


@clause("TH-DEC-22")
@pytest.mark.parametrize(("diplomacy", "is_asked"), [(4, True), (5, False)])
def test_envoys_are_sent_up_to_the_last_step_of_diplomacy(diplomacy: int, is_asked: bool) -> None:
    state = table()
    hand(state, 0, "spy-1*2")
    state.houses[0].diplomacy = diplomacy
    reveal(state, "foreign_envoys")
    assert (asked(state) == (0, "decree_diplomacy")) == is_asked


@clause("TH-DEC-17", "TH-ANAR-08")
@pytest.mark.parametrize(
    ("left", "offered"),
    [
        (2, ["branch:card", "branch:anarchy"]),
        (1, ["branch:card", "branch:anarchy"]),
        (0, ["branch:card"]),
    ],
)
def test_riots_take_a_card_or_a_marker_and_never_a_track(left: int, offered: list[str]) -> None:
    state = table()
    tracks(state, 0, strength=3)
    hand(state, 0, "spy-1")
    state.houses[2].anarchy = state.anarchy_left() - left
    reveal(state, "riots")
    assert options(state) == offered


@clause("TH-DEC-10", "TH-DEC-15", "TH-DEC-16", "TH-DEC-17", "TH-DEC-20")
@pytest.mark.parametrize(
    ("half", "prompt", "about"),
    [
        ("royal_muster", "decree_place_worker", []),
        ("royal_pardon", "decree_return_anarchy", []),
        ("grand_tournament", "decree_soldier_for_influence", []),
        ("burning_books", "decree_branch", ["track:knowledge"]),
        ("riots", "decree_riot", []),
    ],
)
def test_each_half_asks_its_own_question(half: str, prompt: str, about: list[str]) -> None:
    state = table()
    tracks(state, 0, knowledge=1)
    hand(state, 0, "spy-1")
    workers(state, 0, {"soldier": {"roselie": 1}})
    state.houses[0].anarchy = 1
    decision = engine.pending(reveal(state, half))[0]
    assert (decision.seat, decision.prompt) == (0, prompt)
    assert [choice.text for choice in decision.about] == about
