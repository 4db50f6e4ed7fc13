"""The games pass OpenSpiel's own suites, and its search plays them."""

from __future__ import annotations

import hashlib
import itertools
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from support.tables import Table
from tabard.adapters import openspiel
from tabard.core.errors import SetupError
from tabard.games import GAMES

SIMULATIONS = 3
"""So many does the search run for each choice."""


def name_of(table: Table) -> str:
    return f"python_tabard_{table.game.key}(players={table.seats})"


@pytest.fixture
def game(table: Table) -> Any:
    """The table as OpenSpiel loads it."""
    return pyspiel.load_game(name_of(table))


def test_every_game_is_registered() -> None:
    assert {kind.key for kind in openspiel.LOADABLE} == set(GAMES)
    for key in GAMES:
        assert pyspiel.load_game(f"python_tabard_{key}").num_players() >= 2


def test_random_simulation_with_serialisation(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_simulation_in_python(game: Any) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(
        game, check_pyspiel_serialization=True, check_pickle_serialization=True
    )


def test_contract_on_a_part_of_the_tree(table: Table, game: Any) -> None:
    names = {"game": game, "game_name": name_of(table)}
    case = type("Contract", (api_test.EnforceAPIOnPartialTreeBase,), names)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert [text for _, text in result.errors + result.failures] == []


def digested(tensor: Any, name: str, max_cols: int = 0) -> list[str]:
    """One line for a tensor; the library's own writes out every number, which takes minutes."""
    return [f"{name}: {hashlib.sha256(np.asarray(tensor, np.float32).tobytes()).hexdigest()}"]


def test_a_playthrough_can_be_replayed(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generate_playthrough, "_format_tensor", digested)
    flags.FLAGS(["tests"])
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name_of(table), None, seed=3))
    old, new = generate_playthrough.replay(str(file))
    assert old == new
    assert "Returns()" in new


def test_its_search_plays_the_game(game: Any) -> None:
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, SIMULATIONS, random_state=random)
    state = game.new_initial_state()
    choices = 0
    while choices < 3:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(random.choice(outcomes, p=chances))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            choices += 1


def some_states(game: Any, seed: int, apart: int) -> list[Any]:
    """Positions of one random match in which somebody is asked, and how it ends."""
    random, state, found = np.random.RandomState(seed), game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(random.choice(outcomes, p=chances))
            continue
        if random.randint(apart) == 0:
            found.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
    return [*found, state]


def test_whoever_resamples_cannot_tell_the_difference(game: Any) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in some_states(game, 5, 40)[:-1]:
        for seat in range(game.num_players()):
            dream = state.resample_from_infostate(seat, sampler)
            told, dreamt = (
                state.information_state_string(seat),
                dream.information_state_string(seat),
            )
            assert dreamt == told
            assert list(dream.observation_tensor(seat)) == list(state.observation_tensor(seat))
            assert list(dream.information_state_tensor(seat)) == list(
                state.information_state_tensor(seat)
            )


def test_dreams_differ_and_say_nothing_of_what_others_did_in_secret() -> None:
    game = pyspiel.load_game("python_tabard_allegiance(players=3)")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = some_states(game, 2, 10)[3]
    seat = state.current_player()
    dreams = [state.resample_from_infostate(seat, sampler) for _ in range(20)]
    assert len({str(dream) for dream in dreams}) > 10
    other = (seat + 1) % 3
    assert state.history_so_far.chosen[other] != ()
    assert {dream.history_so_far.chosen[other] for dream in dreams} == {()}


def test_a_dream_can_be_serialised_too() -> None:
    game = pyspiel.load_game("python_tabard_throne(players=2)")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = some_states(game, 2, 30)[2]
    dream = state.resample_from_infostate(state.current_player(), sampler)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, dream))
    assert str(again) == str(dream)
    for seat in range(2):
        assert again.information_state_string(seat) == dream.information_state_string(seat)


def test_information_states_recall_everything_and_observations_only_what_is_seen_now() -> None:
    game = pyspiel.load_game("python_tabard_allegiance(players=3)")
    strings = [state.information_state_string(0) for state in some_states(game, 3, 1)]
    lines = [text.splitlines()[0].removeprefix("chosen:").split() for text in strings]
    assert all(after[: len(before)] == before for before, after in itertools.pairwise(lines))
    assert len(lines[-1]) > 10
    last = some_states(game, 3, 1)[-1]
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observation.set_from(last, 0)
    assert observation.dict["chosen"].sum() == len(lines[-1])


def test_spectators_see_what_is_public() -> None:
    game = pyspiel.load_game("python_tabard_throne(players=3)")
    kinds = pyspiel.PrivateInfoType
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE)
    )
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = some_states(game, 1, 40)[2]
    dream = state.resample_from_infostate(0, sampler)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert public.string_from(dream, 0) == public.string_from(state, 0)


def test_parameters_are_players_reward_and_the_options_of_the_table() -> None:
    game = pyspiel.load_game(
        "python_tabard_archon(players=3,reward=place,gold_supply=number_59,warriors_persist=False)"
    )
    assert game.seats == 3
    assert game.utility_sum() == 1.5
    assert game.options["gold_supply"] == "59"
    assert game.options["warriors_persist"] == "false"
    end = some_states(game, 1, 500)[-1]
    assert sum(end.returns()) == pytest.approx(1.5)
    with pytest.raises(SetupError, match="2 to 4 seats, not 5"):
        openspiel.Archon({"players": 5})
    with pytest.raises(SetupError, match="archon has no option 'speed'"):
        openspiel.Archon({"speed": "high"})
