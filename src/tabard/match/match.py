"""Match: the driver. It asks, answers for chance, records, tells and takes back."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeGuard

from tabard.core import engine
from tabard.core.errors import IllegalChoiceError, RecordError, SetupError, UndoError
from tabard.core.game import Game
from tabard.core.state import Sealed, State, Step
from tabard.core.values import (
    BLANK,
    CHANCE,
    EVERYONE,
    SPECTATOR,
    Barred,
    Choice,
    Decision,
    Event,
)
from tabard.match.chance import ChanceStream, commitment_to
from tabard.match.knowledge import Knowledge
from tabard.match.record import Move, Record, terms_of
from tabard.match.snapshots import take_snapshot


class Entry:
    """One move, and what the engine knows of it: what was told, and who learned a secret."""

    def __init__(
        self, seat: int, choice: Choice, is_forced: bool, is_sealed: bool, events: list[Event]
    ) -> None:
        self.seat = seat
        self.choice = choice
        self.is_forced = is_forced
        self.is_sealed = is_sealed
        self.events = events
        self.taught = 0
        for event in events:
            self.taught |= event.taught()


class Match:
    """One match from first to last click."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        options: Mapping[str, str],
        seed: str,
        start: Mapping[str, object] | None = None,
        moves: Sequence[Move] = (),
    ) -> None:
        """Begin from a state not settled yet; `start` is its snapshot if it was restored.

        `moves` are those already made, chance included: they are played as they stand.
        """
        self.game = game
        self.options = dict(options)
        self.seed = seed
        self.start = None if start is None else take_snapshot(game, state, options)
        terms = terms_of(
            game.key,
            game.rules_version,
            state.seats,
            self.options,
            self.start,
            game.data_digest(),
        )
        self.commitment = commitment_to(seed, terms)
        self.entries: list[Entry] = []
        self.opening: list[Event] = []
        self.chance_asked = 0
        self._shared_view: Mapping[str, object] | None = None
        self._first_state = state.clone()
        self._stream = ChanceStream(seed)
        self._begin()
        for move in moves:
            self.answer(move)
        self._go_on()

    @property
    def seats(self) -> int:
        return self.state.seats

    def pending(self) -> list[Decision]:
        """What is to be decided now; empty when the match is over."""
        return engine.pending(self.state)

    def is_over(self) -> bool:
        """Whether the match has ended."""
        return engine.is_over(self.state)

    def barred(self, seat: int) -> list[Barred]:
        """What the seat would plainly want to choose but may not, each with its clause."""
        return engine.barred(self.state, self._seat(seat))

    def play(self, seat: int, choice: Choice | str) -> None:
        """Answer a pending decision; chance and forced answers follow by themselves."""
        text = choice.text if isinstance(choice, Choice) else str(choice)
        if seat == CHANCE:
            raise IllegalChoiceError("nobody may choose for chance; the match answers for it")
        if not self._is_seat(seat):
            raise IllegalChoiceError(self._no_such_seat(seat))
        self._append(seat, engine.choice_from_text(self.state, seat, text), False)
        self._go_on()

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What a seat, or with None a spectator, may see; JSON-ready.

        In a game without secrets it is built once for all viewers: read it, do not change it.
        """
        viewer = self._viewer(seat)
        if self.game.has_secrets():
            return self.game.view(self.state, viewer)
        if self._shared_view is None:
            self._shared_view = self.game.view(self.state, viewer)
        return self._shared_view

    def knowledge(self, seat: int) -> Knowledge:
        """The window through which a bot at that seat sees the match."""
        return Knowledge(self.game, self.state, self._seat(seat), self)

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, object]]:
        """The log as a seat, or a spectator, saw it, from event number `since` on."""
        if not _is_count(since):
            raise SetupError(f"since={since!r} is no number of an event; give a number from 0 on")
        seen = self.seen_events(seat)
        return [
            {"number": number, "move": move, **event_data(self.game, event)}
            for number, (move, event) in enumerate(seen)
            if number >= since
        ]

    def seen_events(self, seat: int | None) -> list[tuple[int, Event]]:
        """Each event that a viewer may see, as it may see it, with the number of its move."""
        viewer = self._viewer(seat)
        found: list[tuple[int, Event]] = []
        for number, events in enumerate([self.opening, *[entry.events for entry in self.entries]]):
            for event in events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    found.append((number, seen))
        return found

    def places(self) -> list[int]:
        """1 for winners, equal for ties."""
        return self.game.places(self.state)

    def scores(self) -> list[int]:
        """One number a seat."""
        return self.game.scores(self.state)

    def score_sheet(self) -> Mapping[str, object]:
        """How the scores come about, line by line."""
        return self.game.score_sheet(self.state)

    def snapshot(self) -> dict[str, object]:
        """The whole state as JSON-ready data, agenda included."""
        return take_snapshot(self.game, self.state, self.options)

    def record(self) -> dict[str, object]:
        """The match as it is stored; the seed joins at the end."""
        return self.as_record().as_data()

    def as_record(self) -> Record:
        """The record as a value."""
        return Record(
            self.game.key,
            self.game.rules_version,
            self.seats,
            self.options,
            self.commitment,
            tuple((entry.seat, entry.choice.text) for entry in self.entries),
            self.seed if self.is_over() else "",
            self.start,
            data=self.game.data_digest(),
        )

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its latest move back."""
        return self._undoable(self._seat(seat)) != BLANK

    def undo(self, seat: int) -> list[int]:
        """Take back the seat's latest move, as far as nobody moved or learned anything since.

        Every log then reads as it did before the move. Returns the numbers of the moves that are
        gone: the seat's own and what followed from it by itself.
        """
        index = self._undoable(self._seat(seat))
        if index == BLANK:
            raise UndoError(
                f"seat {seat} may not take anything back: its latest move is followed by "
                "another's, or somebody has learned something hidden by it"
            )
        taken = [
            number
            for number, entry in enumerate(self.entries)
            if number >= index and (entry.seat == seat or not entry.is_sealed)
        ]
        kept = [entry for number, entry in enumerate(self.entries) if number not in taken]
        self._begin()
        for entry in kept:
            self._append(entry.seat, entry.choice, entry.is_forced)
        return taken

    def answer(self, move: Move) -> None:
        """Play one move of a record, chance included, as it stands there; nothing is added."""
        seat, text = move
        try:
            choice = engine.choice_from_text(self.state, seat, text)
        except IllegalChoiceError as error:
            number = len(self.entries)
            raise RecordError(f"move {number} of the record is not legal: {error}") from None
        decision = engine.decision_of(self.state, seat)
        self._append(seat, choice, decision is not None and decision.is_forced())

    def _undoable(self, seat: int) -> int:
        """The index of the seat's latest own move if it may be taken back, else BLANK.

        Secret picks of others stay; so a move from before they began is not taken back.
        """
        others_pick = False
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            if entry.taught or entry.seat == CHANCE:
                return BLANK
            if entry.seat == seat and not entry.is_forced:
                return BLANK if others_pick and not entry.is_sealed else index
            if not entry.is_forced and not self._is_still_sealed(entry):
                return BLANK
            others_pick = others_pick or entry.is_sealed
        return BLANK

    def _is_still_sealed(self, entry: Entry) -> bool:
        """Whether the move is a secret pick that has not been revealed yet."""
        return entry.is_sealed and isinstance(self.state.agenda[-1], Sealed)

    def _begin(self) -> None:
        self.entries = []
        self.chance_asked = 0
        self._shared_view = None
        self.state = self._first_state.clone()
        self.state.is_telling = True
        engine.settle(self.state)
        self.opening = self._drain()

    def _go_on(self) -> None:
        """Answer chance and forced decisions until somebody must choose."""
        while True:
            decision = self._automatic()
            if decision is None:
                return
            if decision.seat == CHANCE:
                choice = self._stream.answer(decision, self.chance_asked)
                self._append(CHANCE, choice, False)
            else:
                self._append(decision.seat, decision.options[0], True)

    def _automatic(self) -> Decision | None:
        for decision in engine.pending(self.state):
            if decision.seat == CHANCE or decision.is_forced():
                return decision
        return None

    def _append(self, seat: int, choice: Choice, is_forced: bool) -> None:
        is_sealed = isinstance(self.state.agenda[-1], Sealed)
        self._shared_view = None
        engine.apply(self.state, seat, choice)
        picked = self.state.agenda[-1:] if is_sealed else []
        engine.settle(self.state)
        entry = Entry(seat, choice, is_forced, is_sealed, self._drain())
        if is_sealed and not self._is_next(picked[0]):
            entry.taught = EVERYONE
        self.entries.append(entry)
        if seat == CHANCE:
            self.chance_asked += 1

    def _is_next(self, step: Step[Any]) -> bool:
        """Whether this very step still waits; a sealed one that does not has been revealed."""
        agenda = self.state.agenda
        return bool(agenda) and agenda[-1] is step

    def _drain(self) -> list[Event]:
        told = self.state.told
        self.state.told = []
        return told

    def _seat(self, seat: int) -> int:
        if not self._is_seat(seat):
            raise SetupError(self._no_such_seat(seat))
        return seat

    def _is_seat(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < self.state.seats

    def _no_such_seat(self, seat: object) -> str:
        return f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}"

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seat(seat)


def _is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def event_data(game: Game[Any], event: Event) -> dict[str, object]:
    """An event as JSON-ready data, with names instead of numbers of things."""
    data: dict[str, object] = {"event": event_name(event)}
    names = game.words.names()
    plain = getattr(event, "plain", ())
    for field in getattr(event, "__match_args__", ()):
        value = getattr(event, field)
        data[field] = value if field in plain else _named(value, names.get(field, ()))
    return data


def event_name(event: Event) -> str:
    """The name of the event's class as keys are written: CardUsed is card_used."""
    return written_name(type(event).__name__)


@cache
def written_name(name: str) -> str:
    """The name of a class as keys are written."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _named(value: object, names: Any) -> object:
    if isinstance(value, tuple):
        return [_named(item, names) for item in value]
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if value == BLANK:
        return None
    return names[value] if names else value
