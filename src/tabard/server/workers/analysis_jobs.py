"""What a worker is asked about a match that is over: how it stood, and what its choices were worth.

A piece of work is short, so that several matches take turns and whoever gives up is soon heard.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from tabard.analysis.judging import analyse, judgements_from
from tabard.games import GAMES
from tabard.match.record import Record
from tabard.server.wire.answers import Judged
from tabard.server.wire.projection import judged_for

PIECE_SECONDS = 1.0
"""A piece ends with the first choice after so long."""

DIGITS = 3
"""Of expected places and values: more would tell nothing, and fill the wire."""


@dataclass(frozen=True)
class Outline:
    """Asks for the expected place of each seat, before the first move and after each."""

    table: str
    record: Record

    def title(self) -> str:
        return f"an outline of {self.record.game}"

    def made(self) -> list[list[float]]:
        found = analyse(GAMES[self.record.game], self.record, 0)
        return [[round(place, DIGITS) for place in places] for places in found.expected]


@dataclass(frozen=True)
class Pieced:
    """What was judged, and the number of the move to go on with."""

    judged: list[Judged]
    following: int


@dataclass(frozen=True)
class Piece:
    """Asks what some choices were worth, from one move on until the time is up."""

    table: str
    record: Record
    first: int
    iterations: int
    seconds: float = PIECE_SECONDS

    def title(self) -> str:
        return f"a judgement of {self.record.game} from move {self.first}"

    def made(self) -> Pieced:
        began = time.monotonic()
        judged: list[Judged] = []
        game = GAMES[self.record.game]
        moves = judgements_from(game, self.record, self.first, self.iterations)
        for match, number, judgement in moves:
            if judgement is not None:
                judged.append(judged_for(match, judgement, DIGITS))
            if time.monotonic() - began >= self.seconds:
                return Pieced(judged, number + 1)
        return Pieced(judged, len(self.record.moves))
