"""Search by playouts: what it tries, where it ends, and that it beats a look at one move."""

from __future__ import annotations

import pytest

import tabard
from support.bots import plain, playouts, victories
from support.builds import IS_COMPILED
from support.tables import TABLES, Table, asked
from support.tiers import long
from tabard import minds
from tabard.bots.playouts import KEPT, PLAYOUT, WAYS, Move, Playout, best_half
from tabard.bots.search import A_MILLISECOND, SHORT, Budget
from tabard.core.dice import Dice
from tabard.match.knowledge import Knowledge

PLAYOUT_TABLES = [
    table for table in TABLES if minds.of(table.game).searches_moves and table.game.has_secrets()
]


def test_there_is_a_game_of_moves_with_secrets() -> None:
    assert PLAYOUT_TABLES


@pytest.mark.parametrize("table", PLAYOUT_TABLES, ids=str)
def test_every_option_is_among_the_moves_and_the_best_get_most_playouts(table: Table) -> None:
    for state, decision in asked(table, 2, 60):
        before = table.whole(state)
        knowledge = Knowledge(table.game, state, decision.seat)
        moves = playouts(table.game).played_out(knowledge, decision, Budget(40 * PLAYOUT))
        assert {move.clicks[0] for move in moves} == set(decision.options)
        assert len(moves) <= WAYS * len(decision.options)
        tried = [move for move in moves if move.visits > 0]
        assert len(tried) == min(KEPT, len(moves))
        assert 40 <= sum(move.visits for move in moves) <= 40 + KEPT
        first = playouts(table.game).ranked(knowledge, decision, Budget(40 * PLAYOUT))[0]
        best = [move for move in moves if move.clicks == first.line]
        assert best[0].visits == max(move.visits for move in moves)
        assert all(0.0 <= move.mean() <= 1.0 for move in moves)
        assert table.whole(state) == before


@pytest.mark.parametrize("table", PLAYOUT_TABLES, ids=str)
@pytest.mark.parametrize(
    "budget", [Budget(4 * SHORT), Budget(0, milliseconds=4 * SHORT // A_MILLISECOND + 1)]
)
def test_four_times_the_budget_plays_four_times_the_moves_out(table: Table, budget: Budget) -> None:
    more = 0
    for state, decision in asked(table, 2, 9):
        knowledge = Knowledge(table.game, state, decision.seat)
        search = playouts(table.game)
        search.widen(budget.size())
        assert (search.kept, search.ways) == (4 * KEPT, 4 * WAYS)
        found = len(search.moves(knowledge, decision))
        assert found <= 4 * WAYS * len(decision.options)
        more += found > len(playouts(table.game).moves(knowledge, decision))
    assert more > 0


@pytest.mark.parametrize("table", PLAYOUT_TABLES, ids=str)
def test_a_playout_ends_with_the_round_before_any_luck_of_the_next(table: Table) -> None:
    for state, decision in asked(table, 2, 60):
        playout = Playout(playouts(table.game), state, Dice(3))
        end = playout.end_of(playout.after([decision.options[0]], decision.seat))
        mind = minds.of(table.game)
        assert mind.rounds_played(end) == mind.rounds_played(state) + 1
        assert end.agenda
        assert table.game.codec.broken_law(end) == ""


@pytest.mark.parametrize("table", PLAYOUT_TABLES, ids=str)
def test_a_search_by_time_ends_and_equal_dice_find_equal_moves(table: Table) -> None:
    for state, decision in asked(table, 1, 150):
        knowledge = Knowledge(table.game, state, decision.seat)
        by_time = plain(table.game, milliseconds=3).choose(knowledge, decision)
        assert by_time in decision.options
        choices = [plain(table.game, 20).choose(knowledge, decision) for _ in range(2)]
        assert choices[0] == choices[1]


def test_of_moves_tried_equally_often_the_better_one_weighs_more() -> None:
    moves = [Move([], prior) for prior in (0.9, 0.1, 0.2)]
    for move, value in zip(moves, (0.3, 0.5, 0.7)):
        move.visits, move.value = 1, value
    assert max(moves, key=Move.weight) is moves[2]
    assert best_half(moves) == [moves[2], moves[1]]


if IS_COMPILED:  # interpreted it takes minutes

    @long
    def test_playouts_beat_a_look_at_one_move_among_four() -> None:
        """Four matches; a bot no better than its three rivals would rarely win three of them."""
        assert victories(tabard.GAMES["archon"], 4, "ismcts:100", 4, "out") >= 3
