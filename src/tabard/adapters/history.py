"""A match with all that each seat has seen of it: what OpenSpiel's states stand on."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Callable, Mapping
from typing import Any, Final

from tabard.adapters.spaces import action_space, observation_space
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE, SPECTATOR, Choice, Decision, Event
from tabard.games import GAMES
from tabard.match.snapshots import game_for, game_of, take_snapshot, trusted_state
from tabard.parts.reading import Reader

DREAMT: Final = "dreamt"
"""Stands for what another seat has seen before the moment that is dreamt of."""


class History:
    """A state, the events that led to it, and the own choices of every seat.

    Forced answers are given at once; questions to chance stay, for OpenSpiel asks them itself.
    """

    def __init__(self, game: Game[Any], options: Mapping[str, str], state: State) -> None:
        self.game: Final = game
        self.options: Final = options
        self.actions: Final = action_space(game)
        self.state = state
        self.events: list[Event] = []
        self.chosen: list[tuple[int, ...]] = [()] * state.seats
        self.digests = [""] * state.seats
        """For every seat a digest of what it has seen, of so many events as `read` says."""

        self.read = [0] * state.seats
        self.decision: Decision | None = None
        self._views: dict[int, Mapping[str, object]] = {}
        self._cells: dict[int, array[float]] = {}

    def __deepcopy__(self, memo: dict[int, object]) -> History:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., History], tuple[object, ...]]:
        """Travels as a snapshot with what everybody remembers; compiled states cannot."""
        digests = [self.digest(seat) for seat in range(self.state.seats)]
        return thawed, (take_snapshot(self.game, self.state, self.options), self.chosen, digests)

    def clone(self) -> History:
        """An equal history that shares nothing that can change."""
        return self.with_state(self.state.clone())

    def with_state(self, state: State) -> History:
        """The same history, with another state at its end."""
        copy = History(self.game, self.options, state)
        copy.events = self.events[:]
        copy.chosen = self.chosen[:]
        copy.digests = self.digests[:]
        copy.read = self.read[:]
        copy.decision = self.decision
        return copy

    def go_on(self) -> None:
        """Answer forced questions until chance or somebody must choose, or all is over."""
        self.state.is_telling = True
        self._views, self._cells = {}, {}
        decision = engine.next_decision(self.state)
        while decision is not None and decision.seat != CHANCE and decision.is_forced():
            engine.apply(self.state, decision.seat, decision.options[0])
            decision = engine.next_decision(self.state)
        self.decision = decision
        self.events.extend(self.state.told)
        self.state.told = []
        self.state.is_telling = False

    def choose(self, choice: Choice) -> None:
        """Answer the question."""
        assert self.decision is not None
        seat = self.decision.seat
        if seat != CHANCE:
            self.chosen[seat] = (*self.chosen[seat], self.actions.number(choice))
        self.state.is_telling = True
        engine.apply(self.state, seat, choice)
        self.go_on()

    def dream(self, seat: int, dice: Dice) -> History:
        """A history that the seat cannot tell from this one.

        What the others have seen until now is not dreamt, only what they see now: their past is
        the same in every dream.
        """
        self.digest(seat)
        dream = self.with_state(self.game.imagine(self.state, seat, dice))
        for other in range(self.state.seats):
            if other != seat:
                dream.chosen[other] = ()
                dream.digests[other] = DREAMT
                dream.read[other] = len(dream.events)
        dream.go_on()
        return dream

    def view(self, seat: int) -> Mapping[str, object]:
        """What a seat, or SPECTATOR, sees now; built once."""
        viewer = seat if self.game.has_secrets() else SPECTATOR
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def cells(self, seat: int) -> array[float]:
        """The same as numbers, with what the seat is asked; built once."""
        if seat not in self._cells:
            space = observation_space(self.game, self.state.seats)
            self._cells[seat] = space.written(self.view(seat), engine.pending(self.state), seat)
        return self._cells[seat]

    def digest(self, seat: int) -> str:
        """A short text that differs wherever the seat has seen something different."""
        if self.read[seat] < len(self.events):
            seen = [event.seen_by(seat) for event in self.events[self.read[seat] :]]
            told = [repr(event) for event in seen if event is not None]
            if told:
                text = "\n".join([self.digests[seat], *told])
                self.digests[seat] = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
            self.read[seat] = len(self.events)
        return self.digests[seat]

    def recalled(self, seat: int) -> str:
        """All that a seat has chosen and seen, and what it sees now: perfect recall."""
        chosen = " ".join([self.actions.choices[action].text for action in self.chosen[seat]])
        return f"chosen: {chosen}\nseen: {self.digest(seat)}\n{self.seen(seat)}"

    def seen(self, seat: int) -> str:
        """What a seat, or SPECTATOR, sees now: its question and the table."""
        asked = engine.decision_of(self.state, seat) if seat >= 0 else None
        waiting = [decision.seat for decision in engine.pending(self.state)]
        question = "" if asked is None else f"{asked.prompt} {asked.about} {asked.options}"
        view = as_text(self.view(seat))
        return f"seat: {seat}\nwaiting: {waiting}\nasked: {question}\nview: {view}"

    def secrets(self, seat: int) -> str:
        """What a seat sees of the table and spectators do not."""
        own, public = self.view(seat), self.view(SPECTATOR)
        return as_text({key: value for key, value in own.items() if value != public[key]})

    def whole(self) -> str:
        """All that the state is."""
        encoded = as_text(self.game.codec.encode(self.state))
        return f"{encoded}\n{self.state.agenda!r}"


def thawed(
    snapshot: Mapping[str, object], chosen: list[tuple[int, ...]], digests: list[str]
) -> History:
    """The history that was turned into these data."""
    game = game_for(GAMES[game_of(snapshot)], snapshot)
    options = Reader(snapshot, "snapshot").texts("options")
    history = History(game, game.full_options(options), trusted_state(game, snapshot))
    history.chosen, history.digests = chosen, digests
    history.go_on()
    return history


def as_text(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
