"""Search by whole moves: what its tree holds, and that it finds what a look at one click cannot."""

from __future__ import annotations

from time import perf_counter

import pytest

import tabard
from support.bots import plain, victories
from support.builds import IS_COMPILED
from support.tables import ALL_TABLES, TABLES, Table, positions, walk
from support.tiers import long
from tabard import minds
from tabard.bots.levels import make_bot
from tabard.bots.move_tree import WIDTH, MoveNode, MoveTree
from tabard.bots.playing import play_match
from tabard.bots.search import SHORT
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.state import Sealed, State
from tabard.core.values import CHANCE, Decision
from tabard.match.knowledge import Knowledge

MOVE_TABLES = [
    table
    for table in TABLES
    if minds.of(table.game).searches_moves and not table.game.has_secrets()
]

TREE_TABLES = [table for table in MOVE_TABLES if table.seats > 1]
"""Where a tree grows: one player alone looks ahead otherwise."""


def asked(state: State) -> Decision | None:
    """The decision of a seat with a choice, if one is pending and others do not pick as well."""
    is_sealed = bool(state.agenda) and isinstance(state.agenda[-1], Sealed)
    waiting = [] if is_sealed else engine.pending(state)
    is_choice = bool(waiting) and waiting[0].seat != CHANCE and len(waiting[0].options) > 1
    return waiting[0] if is_choice else None


def a_tree(table: Table) -> MoveTree:
    mind = minds.of(table.game)
    return MoveTree(table.game, mind, mind.judge(), Dice(1))


def grown(table: Table, state: State, decision: Decision, iterations: int) -> MoveNode:
    search = a_tree(table)
    root = search.root(state.clone(), decision)
    for _ in range(iterations):
        search.iterate(root)
    return root


def nodes(root: MoveNode) -> list[MoveNode]:
    """All nodes below a root."""
    found = list(root.children)
    for node in found:
        found.extend(node.children)
    return found


@pytest.mark.parametrize("table", MOVE_TABLES, ids=str)
def test_the_tree_holds_every_option_and_ends_of_moves_alone(table: Table) -> None:
    for state, _ in positions(table, range(2), 60):
        decision = asked(state)
        if decision is None:
            continue
        root = grown(table, state, decision, 30)
        assert {child.first for child in root.children} == set(decision.options)
        for node in nodes(root):
            pending = engine.next_decision(node.state)
            is_elsewhere = pending is None or pending.seat != decision.seat
            is_at_end = is_elsewhere or table.game.is_at_rest(node.state) or node.seat != CHANCE
            assert is_at_end or isinstance(node.state.agenda[-1], Sealed)
            assert len(node.children) <= WIDTH
            assert table.game.codec.broken_law(node.state) == ""


@pytest.mark.parametrize("table", MOVE_TABLES, ids=str)
def test_visits_add_up_along_the_tree(table: Table) -> None:
    for state, _ in positions(table, range(1), 80):
        decision = asked(state)
        if decision is None:
            continue
        root = grown(table, state, decision, 40)
        assert sum(child.visits for child in root.children) == 40
        for node in nodes(root):
            assert sum(child.visits for child in node.children) <= node.visits
            assert 0.0 <= node.value <= node.visits


@pytest.mark.parametrize("table", MOVE_TABLES, ids=str)
def test_equal_dice_find_equal_moves_and_the_table_is_left_alone(table: Table) -> None:
    for state, _ in positions(table, range(1), 100):
        decision = asked(state)
        if decision is None:
            continue
        before = table.whole(state)
        knowledge = Knowledge(table.game, state, decision.seat)
        choices = [plain(table.game, 20).choose(knowledge, decision) for _ in range(2)]
        assert choices[0] == choices[1]
        assert table.whole(state) == before


def best_look(table: Table, state: State, decision: Decision, iterations: float) -> float:
    """What the best move looks like that a root of so long a search finds."""
    search = a_tree(table)
    search.widen(iterations)
    return max(child.prior for child in search.root(state.clone(), decision).children)


@pytest.mark.parametrize("table", TREE_TABLES, ids=str)
def test_a_long_search_compares_more_ways_to_go_on_and_finds_better_moves(table: Table) -> None:
    search = a_tree(table)
    breadths = []
    for iterations in (SHORT / 4, SHORT, 2 * SHORT, 5 * SHORT):
        search.widen(iterations)
        breadths.append(search.breadth)
    assert breadths == [times * minds.of(table.game).breadth for times in (1, 1, 2, 5)]
    short = long = 0.0
    for state, _ in positions(table, range(1), 9):
        decision = asked(state)
        if decision is not None:
            short += best_look(table, state, decision, SHORT)
            long += best_look(table, state, decision, 20 * SHORT)
    assert long > short


@pytest.mark.parametrize("table", TREE_TABLES, ids=str)
def test_past_its_deadline_a_search_draws_one_way_to_go_on(table: Table) -> None:
    careful = hasty = 0.0
    for state, _ in positions(table, range(1), 9):
        decision = asked(state)
        if decision is not None:
            search = a_tree(table)
            search.widen(20 * SHORT, deadline=perf_counter() - 1.0)
            assert search.is_late()
            root = search.root(state.clone(), decision)
            assert {child.first for child in root.children} == set(decision.options)
            hasty += max(child.prior for child in root.children)
            careful += best_look(table, state, decision, 20 * SHORT)
    assert hasty < careful


@pytest.mark.parametrize("table", MOVE_TABLES, ids=str)
def test_a_search_by_time_ends_and_answers(table: Table) -> None:
    for state, _ in positions(table, range(1), 150):
        decision = asked(state)
        if decision is not None:
            bot = plain(table.game, milliseconds=3)
            knowledge = Knowledge(table.game, state, decision.seat)
            assert bot.choose(knowledge, decision) in decision.options


def last_round(table: Table, number: int) -> State:
    """A table where the last round begins, after four at random."""
    for state in walk(table, number):
        if table.game.view(state, 0)["round"] == 5:
            return state
    raise AssertionError("there is no fifth round")


if IS_COMPILED:  # interpreted it takes minutes

    def test_search_by_moves_makes_more_of_the_last_round_than_chance() -> None:
        table = next(table for table in ALL_TABLES if str(table) == "castellans-2")
        gained = [0, 0]
        for number in range(10):
            state = last_round(table, number)
            before = table.game.scores(state)
            bots = [
                make_bot(level, f"last {number}", table.game) for level in ("ismcts:10", "random")
            ]
            play_match(table.game, state, bots, f"last {number}", False)
            for seat, score in enumerate(table.game.scores(state)):
                gained[seat] += score - before[seat]
        assert gained[0] > 1.2 * gained[1]

    @long
    def test_search_by_moves_beats_a_look_at_one_move() -> None:
        """Eight matches; a bot no better than its rival would rarely win so many of them."""
        assert victories(tabard.GAMES["castellans"], 2, "ismcts:200", 8, "moves") >= 8 / 2 + 2
