"""Analysis of a finished match: expected places after every move, alternatives, mistakes.

`analyse` is plain Python for whoever wants to show it: terminal, report, web table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Literal

from tabard.analysis.advice import Advice, advice_on
from tabard.analysis.expectation import expected_places
from tabard.core.engine import decision_of, next_decision
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE
from tabard.match.record import Record
from tabard.match.replaying import Replay, replay_record

ITERATIONS = 200
ALTERNATIVES = 3
MISTAKE = 0.03
"""A choice that costs so much of the chance to win is a mistake."""

BLUNDER = 0.10

JudgementKind = Literal["good", "mistake", "blunder"]

Progress = Callable[[int], None]
"""Told how many more moves have been looked at."""


@dataclass(frozen=True)
class Judgement:
    """One choice of a seat among several, beside what a search would rather have chosen."""

    move: int
    """The number of the move in the record, from 0."""

    seat: int
    choice: str
    value: float
    """How good the choice looked to a search that knew what the seat knew, 0 to 1."""

    alternatives: tuple[Advice, ...]
    """The best other options, best first."""

    loss: float
    """By how much the best option looked better; 0 if the choice was the best."""

    def kind(self) -> JudgementKind:
        """By how much was lost."""
        if self.loss >= BLUNDER:
            return "blunder"
        return "mistake" if self.loss >= MISTAKE else "good"

    def as_data(self) -> dict[str, object]:
        """JSON-ready."""
        return {
            "move": self.move,
            "seat": self.seat,
            "choice": self.choice,
            "value": self.value,
            "alternatives": [one.as_data() for one in self.alternatives],
            "loss": self.loss,
            "kind": self.kind(),
        }


@dataclass(frozen=True)
class Analysis:
    """A whole match, judged."""

    game: str
    seats: int
    iterations: int
    expected: list[list[float]]
    """Expected place of each seat: before the first move, then after each move."""

    judgements: list[Judgement]
    places: list[int] | None
    """How it ended; None if it has not."""

    players: list[str] = field(default_factory=list)

    def mistakes(self, most: int = 10) -> list[Judgement]:
        """The costliest choices, the worst first."""
        wrong = [one for one in self.judgements if one.kind() != "good"]
        return sorted(wrong, key=lambda one: -one.loss)[:most]

    def mean_loss(self, seat: int) -> float:
        """How much a choice of that seat costs on average."""
        losses = [one.loss for one in self.judgements if one.seat == seat]
        return fmean(losses) if losses else 0.0

    def count(self, seat: int, kind: str) -> int:
        """How many choices of that kind the seat made."""
        return sum(one.seat == seat and one.kind() == kind for one in self.judgements)

    def as_data(self) -> dict[str, object]:
        """JSON-ready; the fields of `tabard analyse --json`."""
        return {
            "game": self.game,
            "seats": self.seats,
            "iterations": self.iterations,
            "places": self.places,
            "expected_places": self.expected,
            "judgements": [one.as_data() for one in self.judgements],
            "mistakes": [one.move for one in self.mistakes()],
            "per_seat": [
                {
                    "seat": seat,
                    "choices": sum(one.seat == seat for one in self.judgements),
                    "mean_loss": self.mean_loss(seat),
                    "mistakes": self.count(seat, "mistake"),
                    "blunders": self.count(seat, "blunder"),
                }
                for seat in range(self.seats)
            ],
        }


def analyse(
    game: Game[Any],
    record: Record,
    iterations: int = ITERATIONS,
    seats: Sequence[int] | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Replay a record and judge every choice of some seats, or of all; equal records give equal
    analyses. With `iterations` 0 only expected places are found."""
    match = replay_record(game, record, 0)
    judged = range(match.seats) if seats is None else seats
    expected = [expected_places(game, match.state)]
    judgements = []
    for number, move in enumerate(record.moves):
        seat, text = move
        if iterations and seat in judged:
            judgement = judgement_on(match, number, seat, text, iterations)
            if judgement is not None:
                judgements.append(judgement)
        match.answer(move)
        is_quiet = is_at_rest(game, match.state, seat)
        expected.append(expected_places(game, match.state) if is_quiet else expected[-1])
        if progress is not None:
            progress(1)
    places = match.places() if match.is_over() else None
    return Analysis(game.key, match.seats, iterations, expected, judgements, places)


def is_at_rest(game: Game[Any], state: State, seat: int) -> bool:
    """Whether a position can be judged: nobody is in the middle of a move of several clicks."""
    decision = next_decision(state)
    if decision is None or game.is_at_rest(state):
        return True
    return decision.seat not in (seat, CHANCE)


def judgements_from(
    game: Game[Any], record: Record, first: int, iterations: int
) -> Iterator[tuple[Replay, int, Judgement | None]]:
    """Move by move from number `first` on: the match before it, its number, what it was worth."""
    match = replay_record(game, record, first)
    for number, move in enumerate(record.moves[first:], first):
        judgement = None
        if move[0] != CHANCE:
            judgement = judgement_on(match, number, move[0], move[1], iterations)
        yield match, number, judgement
        match.answer(move)


def judgement_on(
    match: Replay, number: int, seat: int, text: str, iterations: int
) -> Judgement | None:
    """What a search thinks of a choice; None if there was nothing to choose."""
    decision = decision_of(match.state, seat)
    if decision is None or len(decision.options) < 2 or decision.option(text) is None:
        return None
    seed = f"{match.commitment}/{number}"
    advice = advice_on(match.knowledge(seat), decision, iterations, seed)
    chosen = next(one for one in advice if one.text == text)
    others = tuple(one for one in advice if one.text != text)[:ALTERNATIVES]
    loss = max(0.0, advice[0].value - chosen.value)
    return Judgement(number, seat, text, chosen.value, others, loss)
