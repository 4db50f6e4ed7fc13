"""Studies of balance: many observed matches of one variant of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tabard.arena.matches import Job
from tabard.arena.tournament import rotations
from tabard.bots.levels import check_name
from tabard.bots.playing import match_seed
from tabard.bots.simulate import MOST_GAMES
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.match.chance import check_seed


@dataclass(frozen=True)
class Study:
    """Bots by seat play `games` matches; unlike bots change seats, so that none has the better."""

    game: Game[Any]
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, str]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.bots)

    def check(self) -> None:
        """Refuse what cannot be played, before anything is written."""
        self.game.check_seats(self.seats)
        check_seed(self.seed)
        for bot in self.bots:
            check_name(bot)
        if not 1 <= self.games <= MOST_GAMES:
            raise SetupError(f"{self.games} games cannot be played; give 1 to {MOST_GAMES:,}")

    def jobs(self) -> list[Job]:
        """All matches; each rotation of the bots is played on every deal."""
        lineups = rotations(self.bots)
        options = tuple(sorted(self.options.items()))
        deals = -(-self.games // len(lineups))
        return [
            Job(
                deal,
                self.game.key,
                lineup,
                match_seed(self.seed, deal),
                options,
                self.game.data_folder,
                True,
            )
            for deal in range(deals)
            for lineup in lineups
        ]

    def terms(self) -> dict[str, object]:
        """What all its matches have in common."""
        return {
            "kind": "balance",
            "game": self.game.key,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "data": self.game.data_digest(),
            "seed": self.seed,
        }

    def changed_options(self) -> dict[str, str]:
        """Options that are not as they are by default."""
        defaults = self.game.full_options({})
        return {key: value for key, value in self.options.items() if defaults[key] != value}
