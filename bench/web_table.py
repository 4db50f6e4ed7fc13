"""The web table as `tabard serve` runs it, limits lifted, with a trivial game of 20 kB views.

The game's classes are children of the engine's, so it exists in the interpreted build only; without
it a compiled build serves the games it has. Prints its address when it stands.
"""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, final

from tabard.cli.serve import listen
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.game import Game, GameOption, Options
from tabard.core.state import Ask, State, Step
from tabard.core.values import Choice, Decision, Event, numbered_row
from tabard.games import GAMES
from tabard.server.app import server_in
from tabard.server.routes.limits import Limits
from tabard.server.serving import run

SEATS: Final = 4
PIECES: Final = 250
"""As many as make a view of 20 kB, as in web/peer.cjs."""

PLACE: Final = numbered_row("place", 4)
HANDS: Final = [list(range(seat, PIECES, SEATS)) for seat in range(SEATS)]


def first_piece(number: int) -> dict[str, object]:
    """As dense as the views of the games: about 15 bytes a value."""
    return {
        "piece": f"piece-{number}",
        "holder": number % SEATS,
        "place": f"place-{number % 12}",
        "face": "north",
        "turned": 0,
    }


def is_compiled() -> bool:
    """Whether the engine is a compiled one."""
    return not str(engine.__file__).endswith(".py")


if not is_compiled():

    class BenchState(State):
        """The pieces; one that is moved makes room for another, so that clones may share them."""

        def __init__(self, seats: int) -> None:
            super().__init__(seats)
            self.chosen = 0
            self.pieces = [first_piece(number) for number in range(PIECES)]

        def clone(self) -> BenchState:
            copy = BenchState(self.seats)
            copy.chosen = self.chosen
            copy.pieces = self.pieces[:]
            copy.agenda = self.agenda[:]
            return copy

    @final
    class PieceMoved(Event):
        """A piece lies elsewhere."""

        __match_args__ = ("piece", "place")

        def __init__(self, piece: int, place: int) -> None:
            self.piece: Final = piece
            self.place: Final = place

    @final
    class MovePiece(Ask[BenchState]):
        """The first seat moves the next piece, again and again."""

        def decision(self, state: BenchState) -> Decision:
            return Decision(0, "move_piece", PLACE)

        def resolve(self, state: BenchState, choice: Choice) -> None:
            piece = state.chosen % PIECES
            turned = state.chosen // PIECES + 1
            place = f"place-{choice.number}"
            state.pieces[piece] = {**state.pieces[piece], "place": place, "turned": turned}
            state.chosen += 1
            state.tell(PieceMoved(piece, choice.number))
            state.schedule(MovePiece())

    class Bench(Game[BenchState]):
        """One seat chooses, all look on; every seat has a view of its own."""

        def __init__(self) -> None:
            self.key = "bench"
            self.title = {"en": "Bench", "de": "Messung"}
            self.seats = range(SEATS, SEATS + 1)
            self.rules_version = 1
            self.stage = "draft"
            self.folder = str(Path(__file__).parent)

        def options(self) -> Sequence[GameOption]:
            return []

        def steps(self) -> Sequence[type[Step[Any]]]:
            return (MovePiece,)

        def choices(self) -> Sequence[Choice]:
            return PLACE

        def new_state(self, seats: int, options: Options) -> BenchState:
            state = BenchState(seats)
            state.schedule(MovePiece())
            return state

        def view(self, state: BenchState, seat: int) -> dict[str, object]:
            return {
                "chosen": state.chosen,
                "viewer": seat,
                "hand": HANDS[seat],
                "pieces": state.pieces[:],
            }

        def imagine(self, state: BenchState, seat: int, dice: Dice) -> BenchState:
            return state.clone()

    GAMES["bench"] = Bench()


def announce(listening: socket.socket) -> None:
    port = listening.getsockname()[1]
    print(json.dumps({"url": f"http://127.0.0.1:{port}", "is_compiled": is_compiled()}), flush=True)


if __name__ == "__main__":
    unlimited = server_in(Path(sys.argv[1]), limits=Limits(0))
    with listen("127.0.0.1", 0) as listening_here:
        run(unlimited, listening_here, announce)
