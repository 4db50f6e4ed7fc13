"""Search for one player alone: what it follows, where it ends, and that it scores more."""

from __future__ import annotations

from itertools import islice

import pytest

import tabard
from support.bots import plain
from support.builds import IS_COMPILED
from support.tables import Table, asked
from tabard import minds
from tabard.bots.foresight import COST, KEPT, TRUST, Foresight, trust_first_looks
from tabard.bots.levels import make_bot
from tabard.bots.playing import play_match
from tabard.bots.playouts import Move
from tabard.bots.search import Budget
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.state import State
from tabard.core.values import Decision
from tabard.match.knowledge import Knowledge

ALONE = Table(tabard.GAMES["castellans"], 1)


def some_choices() -> list[tuple[State, Decision]]:
    """Some of a match; the opponent acts by chance."""
    return [(state.clone(), decision) for state, decision in asked(ALONE, 1, 7)]


def a_search() -> Foresight:
    mind = minds.of(ALONE.game)
    return Foresight(ALONE.game, mind, mind.judge(), Dice(3))


def known(state: State) -> Knowledge:
    return Knowledge(ALONE.game, state, 0)


def test_every_option_is_among_the_moves_and_nothing_changes() -> None:
    for state, decision in islice(some_choices(), 4):
        before = ALONE.whole(state)
        search = a_search()
        moves = search.moves(known(state), decision)
        assert {move.clicks[0] for move in moves} == set(decision.options)
        assert [move.prior for move in moves] == sorted([m.prior for m in moves], reverse=True)
        search.compare(known(state), decision, moves[:2])
        assert ALONE.whole(state) == before


def test_a_move_is_worth_the_best_that_may_follow() -> None:
    state, decision = some_choices()[0]
    search = a_search()
    moves = search.moves(known(state), decision)[:3]
    search.compare(known(state), decision, moves)
    for move in moves:
        assert move.visits == 1 + TRUST
        assert 0 < move.mean() < 1
    after = state.clone()
    engine.apply(after, 0, decision.options[0])
    luck = [search.next_best(after.clone(), 0, Dice(5)) for _ in range(2)]
    assert luck[0] == luck[1]
    assert after.agenda


def test_first_looks_are_trusted_and_shifted_alike() -> None:
    _, decision = some_choices()[0]
    moves = [Move(list(decision.options[:1]), prior) for prior in (0.4, 0.6)]
    for move, value in zip(moves, (0.5, 0.9)):
        move.visits, move.value = 1, value
    trust_first_looks(moves)
    assert moves[0].value == pytest.approx(0.5 + TRUST * 0.6)
    assert moves[1].value == pytest.approx(0.9 + TRUST * 0.8)


def test_it_keeps_to_its_iterations_and_chooses_an_option() -> None:
    for state, decision in islice(some_choices(), 3):
        knowledge = known(state)
        moves = a_search().played_out(knowledge, decision, Budget(20 * COST))
        followed = [move for move in moves if move.visits > 0]
        assert 2 <= len(followed) <= KEPT
        tries = sum(move.visits - TRUST for move in followed)
        assert 20 <= tries < 20 + 2 * KEPT
        choices = [plain(ALONE.game, COST).choose(knowledge, decision) for _ in range(2)]
        assert choices[0] == choices[1]
        assert choices[0] in decision.options


if IS_COMPILED:  # interpreted it takes minutes

    def test_foresight_scores_more_than_a_look_at_one_move() -> None:
        """Three matches against the hardest opponent, on the same deals."""
        game = ALONE.game
        options = game.full_options({"solo_opponent": "vaun"})
        sums = []
        for level in ("greedy", "ismcts:400"):
            bots = [[make_bot(level, f"fore {number}", game)] for number in range(3)]
            played = [
                play_match(game, game.new_state(1, options), bot, f"fore {number}", False)
                for number, bot in enumerate(bots)
            ]
            sums.append(sum(match.scores[0] for match in played))
        assert sums[1] > sums[0]
