"""Tournaments: who meets whom on which deals. Seats rotate, and all meet on the same deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any

from tabard.arena.matches import Job
from tabard.bots.levels import check_name
from tabard.bots.playing import match_seed
from tabard.bots.simulate import MOST_GAMES
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.match.chance import check_seed

FORMATS = ("round-robin", "ladder", "table")

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Tournament:
    """Bots that meet in pairs (each alone among the other kind, and the reverse), or all at once.

    `games` matches are played for each pairing, rounded up to whole rotations of the seats.
    """

    game: Game[Any]
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, str]
    format: str = FORMATS[0]

    def check(self) -> None:
        """Refuse what cannot be played, before anything is written."""
        self.game.check_seats(self.seats)
        check_seed(self.seed)
        for bot in self.bots:
            check_name(bot)
        if self.format not in FORMATS:
            raise SetupError(f"there is no format {self.format!r}; formats: {', '.join(FORMATS)}")
        if len(set(self.bots)) != len(self.bots) and self.format != "table":
            raise SetupError("a bot is named twice; name each bot of a tournament once")
        if self.format == "table" and not 1 <= len(self.bots) <= self.seats:
            raise SetupError(
                f"{len(self.bots)} bots are given for {self.seats} seats of one table; "
                f"give at most {self.seats}, or another --format"
            )
        if len(set(self.bots)) < 2:
            raise SetupError("a tournament needs two bots that differ; name more with --bots A,B")
        if not 1 <= self.games <= MOST_GAMES:
            raise SetupError(f"{self.games} games cannot be played; give 1 to {MOST_GAMES:,}")

    def pairings(self) -> list[tuple[str, ...]]:
        """Who meets: pairs as a rule, all bots at one table, or one bot for a game for one."""
        if self.seats == 1:
            return [(bot,) for bot in self.bots]
        if self.format == "table":
            return [self.bots]
        if self.format == "ladder":
            return list(pairwise(self.bots))
        return list(combinations(self.bots, 2))

    def lineups(self, pairing: Sequence[str]) -> list[Lineup]:
        """Who sits where, in every rotation; of a pair each is once the only one of its kind."""
        if len(pairing) == 1 or self.format == "table":
            return rotations([pairing[seat % len(pairing)] for seat in range(self.seats)])
        first, second = pairing
        alone = rotations([first, *[second] * (self.seats - 1)])
        among = rotations([second, *[first] * (self.seats - 1)])
        return list(dict.fromkeys(alone + among))

    def jobs(self) -> list[Job]:
        """All matches, deal by deal, so that a tournament that was stopped is balanced, too."""
        lineups = [self.lineups(pairing) for pairing in self.pairings()]
        deals = [-(-self.games // len(some)) for some in lineups]
        options = tuple(sorted(self.options.items()))
        return [
            Job(
                deal,
                self.game.key,
                lineup,
                match_seed(self.seed, deal),
                options,
                self.game.data_folder,
            )
            for deal in range(max(deals))
            for some, enough in zip(lineups, deals, strict=True)
            if deal < enough
            for lineup in some
        ]

    def terms(self) -> dict[str, object]:
        """What all its matches have in common; bots and games may grow."""
        return {
            "kind": "arena",
            "game": self.game.key,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "data": self.game.data_digest(),
            "seed": self.seed,
        }


def rotations(bots: Sequence[str]) -> list[Lineup]:
    """A table turned seat by seat; those that look alike once."""
    turned = [(*bots[turn:], *bots[:turn]) for turn in range(len(bots))]
    return list(dict.fromkeys(turned))
