"""One match as environments need it: one question at a time, chance answered, then rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.adapters.spaces import action_space, observation_space
from tabard.core import engine
from tabard.core.errors import IllegalChoiceError, SetupError
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE, Choice, Decision
from tabard.games import GAMES
from tabard.match.chance import ChanceStream
from tabard.match.knowledge import Knowledge

WIN, PLACE = "win", "place"
REWARDS: Final = (WIN, PLACE)


class Driver:
    """A match that asks one seat at a time; secret picks of all are asked for in seat order."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, str] | None,
        reward: str,
        rules: int | None = None,
    ) -> None:
        newest = game_of(game)
        self.game: Final = newest if rules is None else newest.under(rules)
        self.seats: Final = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seats)
        self.options: Final = self.game.full_options(options or {})
        self.reward: Final = checked_reward(reward)
        self.actions: Final = action_space(self.game)
        self.observations: Final = observation_space(self.game, self.seats)
        self.state: State
        self.decision: Decision | None = None
        """What is asked now; None before the first and after the last question."""

        self._stream = ChanceStream("")
        self._asked = 0

    def begin(self, seed: str) -> None:
        """A new match; equal seeds bring equal chance."""
        self.state = self.game.new_state(self.seats, self.options)
        self._stream = ChanceStream(seed)
        self._asked = 0
        self._go_on()

    def act(self, action: int) -> None:
        """Answer the question by the number of a choice; refuses what is no option."""
        if self.decision is None:
            raise IllegalChoiceError(f"action {action} comes too late: the match is over; reset it")
        self.choose(self.actions.choice(self.decision, action))

    def choose(self, choice: Choice) -> None:
        """Answer the question with one of its options."""
        assert self.decision is not None
        engine.apply(self.state, self.decision.seat, choice)
        self._go_on()

    def knowledge(self, seat: int) -> Knowledge:
        """What a bot at that seat gets."""
        return Knowledge(self.game, self.state, seat)

    def rewards(self) -> list[float]:
        """One number a seat: zero until the match is over."""
        if self.decision is not None:
            return [0.0] * self.seats
        return rewards_for(self.game.places(self.state), self.reward)

    def _go_on(self) -> None:
        """Answer chance and forced questions until somebody must choose."""
        decision = engine.next_decision(self.state)
        while decision is not None:
            if decision.seat == CHANCE:
                choice = self._stream.answer(decision, self._asked)
                self._asked += 1
            elif decision.is_forced():
                choice = decision.options[0]
            else:
                break
            engine.apply(self.state, decision.seat, choice)
            decision = engine.next_decision(self.state)
        self.decision = decision


def game_of(key: str) -> Game[Any]:
    """The game of that id."""
    if key not in GAMES:
        raise SetupError(f"there is no game {key!r}; games: {', '.join(GAMES)}")
    return GAMES[key]


def checked_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise SetupError(f"there is no reward {reward!r}; choose one of: {', '.join(REWARDS)}")
    return reward


def rewards_for(places: Sequence[int], reward: str) -> list[float]:
    """`win`: one victory, shared by all winners. `place`: 1 for the first, 0 for the last.

    Whoever shares a place gets the mean of the places that are shared. Alone there is only
    victory.
    """
    if reward == WIN or len(places) == 1:
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]
    others = len(places) - 1
    return [
        (sum(other > place for other in places) + (places.count(place) - 1) / 2) / others
        for place in places
    ]
