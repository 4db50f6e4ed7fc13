"""Replaying a record move by move, and verifying its chance against its seed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabard.core import engine
from tabard.core.errors import (
    IllegalChoiceError,
    RecordError,
    SetupError,
    TabardError,
    UndoError,
)
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE, Choice
from tabard.match.chance import ChanceStream
from tabard.match.match import Match
from tabard.match.record import Record
from tabard.match.snapshots import game_of, other_data, state_from

_REMEDY = "go on from here with tabard.restore(match.snapshot())"


class Replay(Match):
    """A match played from a record: chance and forced answers come from the record too."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        state, options = _first_state(game, record)
        super().__init__(game, state, options, record.seed, record.start)
        self.commitment = record.commitment
        self.recorded = record

    def as_record(self) -> Record:
        """The record replayed so far; its seed stays what the file says."""
        own = super().as_record()
        seed = self.recorded.seed if self.is_over() else ""
        is_whole = len(own.moves) == len(self.recorded.moves)
        return replace(
            own,
            commitment=self.commitment,
            seed=seed,
            players=self.recorded.players,
            house=self.recorded.house if is_whole else None,
        )

    def play(self, seat: int, choice: Choice | str) -> None:
        """Refused: the seed is not here, so chance could not go on as committed."""
        raise IllegalChoiceError(f"a replayed match is not played on; {_REMEDY}")

    def can_undo(self, seat: int) -> bool:
        """Never: what is recorded stays."""
        self._seat(seat)
        return False

    def undo(self, seat: int) -> list[int]:
        """Refused, as playing on is."""
        raise UndoError(f"nothing is taken back in a replayed match; {_REMEDY}")

    def _go_on(self) -> None:
        """Nothing is answered that the record does not answer."""


def replay_record(game: Game[Any], record: Record, until: int | None = None) -> Replay:
    """The match of a record after its first `until` moves, or after all."""
    match = Replay(game_for(game, record), record)
    for move in record.moves[:until]:
        match.answer(move)
    return match


def game_for(game: Game[Any], record: Record) -> Game[Any]:
    """The game by the rules that a record was played by; refused if it had other data."""
    try:
        played = game.under(record.rules)
    except SetupError:
        raise RecordError(
            f"the record is of rules version {record.rules} of {game.key}, this program plays "
            f"version {game.rules_version}; its moves can be read but not replayed"
        ) from None
    other = other_data(played, record.data)
    if other:
        raise RecordError(f"the record {other}")
    return played


def first_difference(game: Game[Any], record: Record) -> str:
    """Where a record contradicts its own seed or the rules; empty if all agrees."""
    game = game_for(game, record)
    if not record.seed:
        return _difference_without_seed(game, record)
    if not record.fits(record.seed):
        return "seed, seats, options or data do not fit the commitment"
    try:
        match = Replay(game, record)
        stream = ChanceStream(record.seed)
        for number, move in enumerate(record.moves):
            if move[0] == CHANCE:
                wrong = _wrong_answer(match, stream, number, move[1])
                if wrong:
                    return wrong
            match.answer(move)
    except TabardError as error:
        return str(error)
    if not match.is_over():
        return "the record reveals its seed although the match is not over"
    return ""


def _difference_without_seed(game: Game[Any], record: Record) -> str:
    """The first move against the rules; else why chance cannot be checked."""
    try:
        match = Replay(game, record)
        for move in record.moves:
            match.answer(move)
    except TabardError as error:
        return str(error)
    if match.is_over():
        return (
            "the match is over but the record holds no seed, so chance cannot be checked; "
            "put the field 'seed' back"
        )
    return "the match is not finished, so its seed is not revealed yet; finish the match first"


def _wrong_answer(match: Match, stream: ChanceStream, number: int, text: str) -> str:
    decision = engine.decision_of(match.state, CHANCE)
    if decision is None:
        return f"move {number}: chance answers although it is not asked"
    expected = stream.answer(decision, match.chance_asked).text
    return "" if expected == text else f"move {number}: chance answers {text}, not {expected}"


def _first_state(game: Game[Any], record: Record) -> tuple[State, dict[str, str]]:
    try:
        options = game.full_options(record.options)
        if record.start is None:
            state: State = game.new_state(record.seats, options)
            return state, options
        game_of(record.start)
        state, kept = state_from(game, record.start)
    except TabardError as error:
        raise RecordError(f"the record cannot be set up: {error}") from None
    if (record.start["game"], state.seats, kept) != (record.game, record.seats, options):
        raise RecordError(
            "the record and the snapshot it begins from differ in game, seats or options"
        )
    return state, kept
