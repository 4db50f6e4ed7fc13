"""The games as OpenSpiel games in Python: chance is explicit, nothing hidden is in an observation.

import pyspiel
import tabard.adapters.openspiel  # registers python_tabard_throne and the others
game = pyspiel.load_game("python_tabard_throne(players=3)")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.adapters.driving import PLACE, WIN, checked_reward, rewards_for
from tabard.adapters.history import History
from tabard.adapters.needs import stop_without
from tabard.adapters.spaces import action_space, observation_space
from tabard.core.dice import Dice
from tabard.core.game import Game, GameOption
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games import GAMES

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    stop_without("OpenSpiel", "openspiel", missing)

LONGEST: Final = 4000
"""More questions than any match asks; random matches take up to some 700."""

MOST_CHANCE: Final = 1000
"""More questions than any match puts to chance; random matches up to some 150."""

PLAYERS, REWARD = "players", "reward"
FATES: Final = 1 << 28
"""So many dreams may come from one position."""


def game_type(game: Game[Any]) -> Any:
    """What OpenSpiel must know of a game before it is loaded.

    All are declared imperfect information: its ISMCTS accepts nothing else, and where nothing is
    hidden, dreams are the truth. Sums are constant where somebody always wins.
    """
    kinds = pyspiel.GameType
    has_winner = game.key in ("archon", "throne")
    options = {option.key: parameter(option) for option in game.options()}
    return kinds(
        short_name=f"python_tabard_{game.key}",
        long_name=f"Tabard: {game.title['en']}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if has_winner else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={PLAYERS: default_seats(game), REWARD: WIN, **options},
    )


NUMBER: Final = "number_"
"""Stands before a number where an option has words for values, too: OpenSpiel tells them apart."""


def option_value(value: object) -> str:
    """What a parameter says of an option."""
    return str(value).lower() if isinstance(value, bool) else str(value).removeprefix(NUMBER)


def parameter(option: GameOption) -> str | int | bool:
    """The default of an option, of the type as which OpenSpiel reads its values."""
    if set(option.choices) == {"true", "false"}:
        return option.default == "true"
    if all(choice.isdigit() for choice in option.choices):
        return int(option.default)
    return f"{NUMBER}{option.default}" if option.default.isdigit() else option.default


def default_seats(game: Game[Any]) -> int:
    return max(2, game.seats[0])


class TabardGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players, a reward and the options of the table."""

    key = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = GAMES[self.key]
        self.seats = int(given.pop(PLAYERS, default_seats(self.game)))
        self.game.check_seats(self.seats)
        self.reward = checked_reward(str(given.pop(REWARD, WIN)))
        self.options = self.game.full_options({k: option_value(v) for k, v in given.items()})
        self.actions = action_space(self.game)
        kind = TYPES[self.key]
        is_constant = kind.utility == pyspiel.GameType.Utility.CONSTANT_SUM
        total = self.seats / 2 if self.reward == PLACE else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=self.actions.size,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=total if is_constant else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> TabardState:
        return TabardState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHANCE

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TabardObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TabardObserver(self, kind)


class TabardState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match. Secret picks of all are asked for one after the other."""

    def __init__(self, game: TabardGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        state = game.game.new_state(game.seats, game.options)
        self.history_so_far = History(game.game, game.options, state)
        self.history_so_far.go_on()

    def current_player(self) -> int:
        decision = self.history_so_far.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.seat == CHANCE else decision.seat

    def is_terminal(self) -> bool:
        return self.history_so_far.decision is None

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.history_so_far.decision
        if decision is None or decision.seat != player:
            return []
        return self.history_so_far.actions.legal(decision)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decision = self.history_so_far.decision
        assert decision is not None
        assert decision.seat == CHANCE
        total, number = sum(decision.weights), self.history_so_far.actions.number
        shares = zip(decision.options, decision.weights)
        return sorted([(number(option), weight / total) for option, weight in shares])

    def _apply_action(self, action: int) -> None:
        past = self.history_so_far
        assert past.decision is not None
        past.choose(past.actions.choice(past.decision, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.history_so_far.actions.choices[action].text

    def returns(self) -> list[float]:
        past = self.history_so_far
        if past.decision is not None:
            return [0.0] * past.state.seats
        return rewards_for(past.game.places(past.state), self.reward)

    def resample_from_infostate(self, player_id: int, sampler: Any) -> TabardState:
        """A state that the player cannot tell from this one, drawn with numbers from 0 to 1."""
        state: TabardState = self.clone()
        fate = int(sampler() * FATES)
        state.history_so_far = self.history_so_far.dream(player_id, Dice(fate))
        return state

    def __str__(self) -> str:
        return self.history_so_far.whole()


class TabardObserver:
    """Writes observations: of a seat, with perfect recall or without, or of a spectator."""

    def __init__(self, game: TabardGame, kind: Any) -> None:
        self.recalls: Final = bool(kind.perfect_recall)
        self.is_public: Final = bool(kind.public_info)
        self.is_private: Final = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.has_secrets: Final = game.game.has_secrets()
        sizes = {"observation": observation_space(game.game, game.seats).size}
        if self.recalls:
            sizes["chosen"] = game.actions.size
        self.tensor: Final = np.zeros(sum(sizes.values()), np.float32)
        parts = np.split(self.tensor, np.cumsum(list(sizes.values()))[:-1])
        self.dict: Final = dict(zip(sizes, parts))

    def set_from(self, state: TabardState, player: int) -> None:
        past, seat = state.history_so_far, player if self.is_private else SPECTATOR
        self.dict["observation"][:] = np.frombuffer(past.cells(seat), np.float32)
        if self.recalls:
            chosen = self.dict["chosen"]
            chosen.fill(0)
            for action in past.chosen[player] if self.is_private else ():
                chosen[action] += 1

    def string_from(self, state: TabardState, player: int) -> str | None:
        past = state.history_so_far
        if not self.is_public:
            return past.secrets(player) if self.has_secrets else None
        if not self.is_private:
            return past.seen(SPECTATOR)
        return past.recalled(player) if self.recalls else past.seen(player)


class Throne(TabardGame):
    key = "throne"


class Castellans(TabardGame):
    key = "castellans"


class Allegiance(TabardGame):
    key = "allegiance"


class Archon(TabardGame):
    key = "archon"


# Classes of their own, because OpenSpiel pickles a game by the name of its class.
OURS: Final = (Throne, Castellans, Allegiance, Archon)
for _key in GAMES:
    if _key not in [_ours.key for _ours in OURS]:
        globals()[_key] = type(_key, (TabardGame,), {"key": _key, "__module__": __name__})
LOADABLE: Final = (*OURS, *[globals()[_key] for _key in GAMES if _key in globals()])
TYPES: Final = {kind.key: game_type(GAMES[kind.key]) for kind in LOADABLE}
for _loadable in LOADABLE:
    pyspiel.register_game(TYPES[_loadable.key], _loadable)
