"""Bots of every level, in every game: they choose options, from what their seat knows alone."""

from __future__ import annotations

from typing import Any

import pytest

from support.bots import plain
from support.tables import TABLES, Table
from tabard import minds
from tabard.bots.bot import Bot, RandomBot
from tabard.bots.click_tree import TRUST, Node
from tabard.bots.levels import make_bot, parse_bots
from tabard.bots.search import Budget
from tabard.core.dice import Dice
from tabard.core.engine import apply, next_decision
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE, Choice, Decision
from tabard.games import GAMES
from tabard.match.knowledge import Knowledge

LEVELS = ("random", "greedy", "greedy:3", "ismcts:12")


def positions(game: Game[Any], seats: int, every: int) -> list[tuple[State, Decision]]:
    """Positions of a random match at which a seat has a real choice."""
    state = game.new_state(seats, game.full_options({}))
    dice = Dice(seats)
    found = []
    count = 0
    while (decision := next_decision(state)) is not None:
        if decision.seat != CHANCE and len(decision.options) > 1:
            count += 1
            if count % every == 0:
                found.append((state.clone(), decision))
        weights = decision.weights or [1] * len(decision.options)
        apply(state, decision.seat, decision.options[dice.weighted(weights)])
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_chooses_the_same_when_what_it_cannot_know_is_dealt_anew(
    table: Table, level: str
) -> None:
    game = table.game
    for number, (state, decision) in enumerate(positions(game, table.seats, 9 * table.pace())):
        redealt = game.imagine(state, decision.seat, Dice(number + 1))
        chosen = [
            make_bot(level, str(number), game).choose(
                Knowledge(game, world, decision.seat), decision
            )
            for world in (state, redealt)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_chooses_options_and_equal_seeds_choose_equally(table: Table, level: str) -> None:
    game = table.game
    for state, decision in positions(game, table.seats, 15 * table.pace()):
        knowledge = Knowledge(game, state, decision.seat)
        chosen = [make_bot(level, "equal", game).choose(knowledge, decision) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in decision.options


def a_choice(key: str) -> tuple[Knowledge, Decision]:
    game = GAMES[key]
    state, decision = positions(game, game.seats[0], every=20)[0]
    return Knowledge(game, state, decision.seat), decision


@pytest.mark.parametrize("key", GAMES)
def test_easy_takes_what_looks_best_but_for_the_blunders_of_its_game(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    knowledge, decision = a_choice(key)
    game = knowledge.game
    seeds = [str(number) for number in range(40)]
    chosen: dict[int, list[Choice]] = {}
    mind = minds.of(game)
    given = mind.blunder_percent
    for blunders in (0, given, 100):
        monkeypatch.setattr(mind, "blunder_percent", blunders)
        easy = [make_bot("easy", seed, game) for seed in seeds]
        chosen[blunders] = [bot.choose(knowledge, decision) for bot in easy]
    best = [make_bot("greedy", seed, game).choose(knowledge, decision) for seed in seeds]
    assert chosen[0] == best
    assert (chosen[given] == best) == (key != "allegiance")
    assert len(set(chosen[100])) == min(len(seeds), len(decision.options))


def searched(knowledge: Knowledge, decision: Decision, iterations: int) -> Node:
    """The tree of a search by clicks."""
    tree = plain(knowledge.game, iterations, seed=1).clicks
    return tree.grown(knowledge, decision, Budget(iterations))


@pytest.mark.parametrize("key", GAMES)
def test_ismcts_uses_its_iterations_and_no_more(key: str) -> None:
    """But for one that would try only one of the last two options."""
    knowledge, decision = a_choice(key)
    root = searched(knowledge, decision, 40)
    tried = sum(node.tried for node in root.children.values())
    assert 40 - 1 <= tried <= 40
    first_looks = TRUST * len(decision.options)
    assert sum(node.visits for node in root.children.values()) == tried + first_looks


@pytest.mark.parametrize("key", GAMES)
def test_ismcts_tries_the_better_half_again_and_again(key: str) -> None:
    knowledge, decision = a_choice(key)
    root = searched(knowledge, decision, 160)
    tried = sorted((node.tried for node in root.children.values()), reverse=True)
    assert tried[0] == tried[1]
    assert len(tried) < 3 or tried[1] > tried[2]
    tree = plain(knowledge.game, 160, seed=1).clicks
    chosen = tree.ranked(knowledge, decision, Budget(160))[0].line[0]
    last = [node.mean() for node in root.children.values() if node.tried == tried[0]]
    assert root.children[chosen.text].mean() == max(last)


@pytest.mark.parametrize("key", GAMES)
def test_ismcts_counts_how_often_options_were_available(key: str) -> None:
    knowledge, decision = a_choice(key)
    root = searched(knowledge, decision, 60)
    below = [node for child in root.children.values() for node in child.children.values()]
    assert below
    assert all(node.visits <= node.available for node in below)


@pytest.mark.parametrize("key", GAMES)
def test_ismcts_keeps_to_milliseconds(key: str) -> None:
    knowledge, decision = a_choice(key)
    bot = make_bot("ismcts:5ms", "quick", knowledge.game)
    assert bot.choose(knowledge, decision) in decision.options


@pytest.mark.parametrize("key", GAMES)
def test_choosing_leaves_the_match_as_it_is(key: str) -> None:
    game = GAMES[key]
    state, decision = positions(game, game.seats[0], every=20)[0]
    before = game.codec.encode(state), list(state.agenda)
    bots: list[Bot] = [
        RandomBot(1),
        make_bot("greedy", "1", game),
        make_bot("ismcts:20", "1", game),
    ]
    for bot in bots:
        bot.choose(Knowledge(game, state, decision.seat), decision)
    assert (game.codec.encode(state), list(state.agenda)) == before


@pytest.mark.parametrize(
    "level", ["", "clever", "ismcts:", "ismcts:0", "ismcts:-5", "ismcts:ms", "ismcts:1.5", "Greedy"]
)
def test_an_unknown_level_is_refused_with_the_levels_there_are(level: str) -> None:
    with pytest.raises(SetupError, match=r"ismcts:500ms"):
        parse_bots(f"random,{level}", 3)


def test_levels_are_repeated_to_fill_the_seats() -> None:
    assert parse_bots("greedy, random", 5) == ["greedy", "random", "greedy", "random", "greedy"]


def test_more_levels_than_seats_are_refused() -> None:
    with pytest.raises(SetupError, match="4 bots are given for 3 seats"):
        parse_bots("random,random,random,random", 3)
