"""Recorded matches of a game: what each proves, and the search that finds those that are missing.

A record that a change makes worthless is deleted; `PYTHONPATH=src:tests python -m
games.GAME.proofs` then looks for a new one. Records of older rules stay: they are still played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar, cast

import tabard
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import Choice, Decision, Event
from tabard.match.match import Match
from tabard.match.record import Record, read_record
from tabard.match.replaying import replay_record

S = TypeVar("S", bound=State)

Taste = Mapping[str, float]
Picker = Callable[[Decision, Taste, Random], Choice]

RECORDS = Path(__file__).parents[1] / "records"


class Log(list[Event]):
    """All that a spectator was told of a match, and its moves."""

    def __init__(self, match: Match) -> None:
        super().__init__([event for _, event in match.seen_events(None)])
        self.moves = match.as_record().moves


@dataclass(frozen=True)
class Proof(Generic[S]):
    """A match with so many seats and these options that shows something, and how it is played."""

    seats: int
    holds: Callable[[Log, S], bool]
    options: Mapping[str, str] = field(default_factory=dict)
    taste: Taste = field(default_factory=dict)
    rules: int | None = None

    def is_shown_by(self, match: Match) -> bool:
        return self.holds(Log(match), cast("S", match.state))


class Records(Generic[S]):
    """The matches of a game in tests/records, each named after what it proves."""

    def __init__(self, game: Game[S], pick: Picker, proofs: Sequence[Proof[S]]) -> None:
        self.game = game
        self.proofs = {proof.holds.__name__: proof for proof in proofs}
        self.pick = pick
        self.folder = RECORDS / game.key

    def names(self) -> list[str]:
        return sorted([path.stem for path in self.folder.glob("*.json")])

    def recorded(self, name: str) -> Record:
        """The record of that name."""
        return read_record(self.folder / f"{name}.json")

    def replayed(self, name: str) -> Match:
        """The match of that name at its end."""
        return replayed(self.game, self.folder / f"{name}.json")

    def is_proof(self, name: str) -> bool:
        """Whether a match was played as its proof says, and shows what its name says."""
        record, proof = self.recorded(name), self.proofs[name]
        played = self.game.under(record.rules)
        as_said = (proof.seats, played.full_options(dict(proof.options)))
        return (record.seats, record.options) == as_said and proof.is_shown_by(self.replayed(name))

    def ends_as_it_did(self, name: str) -> bool:
        """Whether places and scores are those of the day on which a match was recorded."""
        match = self.replayed(name)
        results = tomllib.loads((self.folder / "results.toml").read_text("utf-8"))
        found = {"places": match.places(), "scores": match.scores()}
        return bool(found == results[name])

    def played(self, proof: Proof[S], seed: str) -> Match:
        """A match of seeded random play."""
        game = self.game if proof.rules is None else self.game.under(proof.rules)
        match, dice = tabard.start(game, proof.seats, seed, dict(proof.options)), Random(seed)
        while not match.is_over():
            decision = dice.choice(match.pending())
            match.play(decision.seat, self.pick(decision, proof.taste, dice))
        return match

    def search(self, name: str) -> Match:
        """The first match of seeds `name 0`, `name 1` … that proves what its name says."""
        proof = self.proofs[name]
        matches = (self.played(proof, f"{name} {number}") for number in count())
        return next(match for match in matches if proof.is_shown_by(match))

    def complete(self) -> None:
        """Find what is missing, and write down how all matches end."""
        path = f"tests/games/{self.game.key}/proofs.py"
        results = [f"# How the recorded matches end; made by {path}.\n"]
        for name in self.proofs:
            if name not in self.names():
                text = self.search(name).as_record().as_json()
                (self.folder / f"{name}.json").write_text(text, "utf-8")
            match = self.replayed(name)
            results.append(f"[{name}]\nplaces = {match.places()}\nscores = {match.scores()}\n")
        (self.folder / "results.toml").write_text("\n".join(results), "utf-8")


@cache
def replayed(game: Game[Any], path: Path) -> Match:
    """The end of a match, which is looked at more than once."""
    return replay_record(game, read_record(path))


def by_taste(decision: Decision, taste: Taste, dice: Random) -> Choice:
    """A random option by taste."""
    return dice.choices(decision.options, [taste.get(one.text, 1.0) for one in decision.options])[0]
