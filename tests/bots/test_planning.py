"""The expert: what it remembers, and that it sees no more than any other bot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from support.bots import expert
from support.builds import IS_COMPILED
from support.tables import TABLES, Table, positions
from tabard import minds
from tabard.bots.levels import LEVELS, NAMED, PLAIN, level_of, make_bot
from tabard.bots.move_tree import UNSURE
from tabard.bots.parallel import elected
from tabard.bots.playing import play_match
from tabard.bots.searching import MIDDLE
from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision, pending
from tabard.core.errors import SetupError
from tabard.core.state import Sealed, State
from tabard.core.values import CHANCE, Choice, Decision
from tabard.games import GAMES
from tabard.match.knowledge import Knowledge

MOVE_TABLES = [table for table in TABLES if minds.of(table.game).searches_moves]


def questions(table: Table, matches: range, every: int) -> Iterator[tuple[State, Decision]]:
    """Some decisions of seats with a choice."""
    for state, _ in positions(table, matches, every):
        for decision in pending(state)[:1]:
            if decision.seat != CHANCE and len(decision.options) > 1:
                yield state.clone(), decision


@pytest.mark.parametrize(
    ("level", "meant"),
    [("medium", "ismcts:200"), ("hard", "ismcts:1000"), ("expert", "expert:3000ms")],
)
def test_a_level_plays_as_what_it_means(level: str, meant: str) -> None:
    assert level_of(level) == level_of(meant)


@pytest.mark.parametrize("level", [*NAMED, *PLAIN])
def test_every_row_of_levels_is_named_and_makes_a_bot(level: str) -> None:
    assert level in LEVELS
    assert make_bot(level, "x", GAMES["allegiance"]) is not None


@pytest.mark.parametrize(
    "level",
    [
        *["expert:", "expert:0", "expert:x", "Expert", "hard:5", "ismcts:2x5", "expert:0x5"],
        *["greedy:", "greedy:0", "greedy:5ms", "greedy:2x5"],
    ],
)
def test_what_is_no_level_is_refused(level: str) -> None:
    with pytest.raises(SetupError, match="easy, medium, hard, expert"):
        level_of(level)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_expert_chooses_from_what_its_seat_knows(table: Table) -> None:
    for state, decision in islice(questions(table, range(1), 90), 3):
        dream = table.game.imagine(state, decision.seat, Dice(5))
        chosen = [
            expert(table.game, 8).choose(Knowledge(table.game, some, decision.seat), decision)
            for some in (state, dream)
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in decision.options


@pytest.mark.parametrize("table", MOVE_TABLES, ids=str)
def test_a_planned_click_is_played_and_others_are_forgotten(table: Table) -> None:
    for state, decision in questions(table, range(2), 25):
        bot = expert(table.game, 2)
        planned = decision.options[-1]
        bot.plan = [Choice("elsewhere", 1), planned, Choice("later", 2)]
        if table.game.is_at_rest(state) or isinstance(state.agenda[-1], Sealed):
            bot.choose(Knowledge(table.game, state, decision.seat), decision)
            assert Choice("later", 2) not in bot.plan or isinstance(state.agenda[-1], Sealed)
        else:
            chosen = bot.choose(Knowledge(table.game, state, decision.seat), decision)
            assert chosen == planned
            assert bot.plan == [Choice("later", 2)]


@pytest.mark.parametrize("table", MOVE_TABLES, ids=str)
def test_no_plan_goes_on_after_luck(table: Table) -> None:
    for _, decision in questions(table, range(1), 40):
        bot = expert(table.game, 2)
        bot.plan = [UNSURE, decision.options[0]]
        assert bot.next_planned(decision) is None


def test_a_tree_is_kept_from_click_to_click() -> None:
    """In Allegiance a seat lays two cards in a row; the second search begins with the first's."""
    game = GAMES["allegiance"]
    state = game.new_state(3, game.full_options({}))
    known: list[int] = []

    class Watching:
        def __init__(self) -> None:
            self.bot = expert(game, 60, 3)

        def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
            kept = self.bot.clicks.kept
            if kept is not None and (kept.seat, kept.prompt) == (decision.seat, decision.prompt):
                fresh = expert(game, 60, 3).clicks.rooted(knowledge, decision)
                grown = self.bot.clicks.rooted(knowledge, decision)
                more = [
                    grown.children[option.text].visits - fresh.children[option.text].visits
                    for option in decision.options
                ]
                known.append(sum(more))
                assert min(more) >= 0
            return self.bot.choose(knowledge, decision)

    bots = [Watching(), make_bot("random", "1", game), make_bot("random", "2", game)]
    play_match(game, state, bots, "kept", False)
    assert max(known) > 0


@pytest.mark.parametrize("key", GAMES if IS_COMPILED else ["allegiance"])
def test_equal_seeds_play_equal_matches(key: str) -> None:
    game = GAMES[key]
    seats = max(2, game.seats[0])
    ends = []
    for _ in range(2):
        levels = ["expert:2", *["random"] * (seats - 1)]
        bots = [make_bot(level, str(seat), game) for seat, level in enumerate(levels)]
        state = game.new_state(seats, game.full_options({}))
        ends.append(play_match(game, state, bots, "equal", True).moves)
    assert ends[0] == ends[1]


def test_several_processes_vote_and_choose_alike_each_time() -> None:
    game = GAMES["allegiance"]
    state = game.new_state(3, game.full_options({}))
    asked = next_decision(state)
    while asked is not None and (asked.seat == CHANCE or len(asked.options) < 3):
        apply(state, asked.seat, asked.options[0])
        asked = next_decision(state)
    assert asked is not None
    knowledge = Knowledge(game, state, asked.seat)
    choices = [make_bot("expert:2x20", "votes", game).choose(knowledge, asked) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0] in asked.options


def test_votes_of_all_processes_count() -> None:
    options = [Choice("card", 1), Choice("card", 2), Choice("card", 3)]
    one, two, three = (option.text for option in options)
    votes = [(one, 0.5), (two, 0.4), (one, 0.1), (two, 0.3), (three, 0.6)]
    assert elected(votes, Decision(0, "which", options)) == options[1]


@pytest.mark.parametrize("table", MOVE_TABLES, ids=str)
def test_a_move_that_is_begun_gets_a_part_of_the_budget(table: Table) -> None:
    parts = set()
    for state, _ in islice(questions(table, range(1), 12), 6):
        part = expert(table.game, 4).budget_at(state).iterations / 4
        assert part == (1.0 if table.game.is_at_rest(state) else MIDDLE)
        parts.add(part)
    assert parts
