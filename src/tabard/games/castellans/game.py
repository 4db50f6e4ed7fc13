"""Castellans of Valeria as a game of the engine: its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tabard.core.dice import Dice
from tabard.core.game import Options
from tabard.core.values import Choice
from tabard.games.castellans import laws, phrases, snapshot, views
from tabard.games.castellans.catalog import read_catalog
from tabard.games.castellans.draft import (
    DraftDie,
    RollDice,
)
from tabard.games.castellans.ending import DECIDED_BY, all_places
from tabard.games.castellans.facts import gain_view
from tabard.games.castellans.kinds import (
    ACTION_NAMES,
    BACK_NAMES,
    DEAL_NAMES,
    DISTRICT_NAMES,
    EDGE_NAMES,
    FACE_NAMES,
    FEWEST_SEATS,
    FIXED_CHOICES,
    GOOD_NAMES,
    GUILD_NAMES,
    LINE_NAMES,
    MANOR_NAMES,
    MONUMENT_NAMES,
    MOST_SEATS,
    OPPONENT_NAMES,
    PROGRAMME_NAMES,
    TOKEN_NAMES,
)
from tabard.games.castellans.rules import BONUS_NAMES, Catalog, Ruleset
from tabard.games.castellans.setup import (
    Setup,
)
from tabard.games.castellans.shapes import CastellansSheet, CastellansView, Gain
from tabard.games.castellans.sheet import score_sheet
from tabard.games.castellans.solo_charts import DecisionRoll
from tabard.games.castellans.state import CastellansState, new_table
from tabard.games.castellans.turns import TakeTurn
from tabard.games.castellans.wharf_deck import TurnWharf
from tabard.parts.front import FiledCodec, FiledGame, FiledWords

FOLDER: Final = str(Path(__file__).parent)


class Castellans(FiledGame[CastellansState]):
    """One to five castellans; all is open but what chance will bring."""

    def __init__(self, data: Path | None = None) -> None:
        title = {"en": "Castellans of Valeria", "de": "Kastellane von Valeria"}
        super().__init__("castellans", title, range(FEWEST_SEATS, MOST_SEATS + 1), FOLDER, data)
        self.catalog = read_catalog(self.data)
        dividers = dividers_of(self.catalog)
        self.words = FiledWords(
            names_of(self.catalog),
            phrases.phrase,
            lambda events, viewer: phrases.lines(events, dividers),
        )
        self.codec = FiledCodec(snapshot.encode, self.table_from, laws.broken_law)

    def with_data(self, folder: str | Path) -> Castellans:
        return Castellans(Path(folder))

    def choices(self) -> Sequence[Choice]:
        catalog = self.catalog
        return [
            *catalog.convert,
            *catalog.use,
            *FIXED_CHOICES,
            *catalog.citizen,
            *catalog.wharf_card,
        ]

    def rules(self, seats: int, options: Options) -> Ruleset:
        """What a table with these options plays by."""
        return Ruleset(self.catalog, seats, self.full_options(options))

    def new_state(self, seats: int, options: Options) -> CastellansState:
        self.check_seats(seats)
        state = new_table(seats, self.rules(seats, options))
        state.schedule(Setup())
        return state

    def has_secrets(self) -> bool:
        """The decks have no order, and everything else lies open (CV-GEN-08)."""
        return False

    def view(self, state: CastellansState, seat: int) -> CastellansView:
        return views.view(state)

    def imagine(self, state: CastellansState, seat: int, dice: Dice) -> CastellansState:
        """There is nothing to imagine: what comes next is drawn when it comes."""
        return state.clone()

    def places(self, state: CastellansState) -> list[int]:
        return all_places(state)[: state.seats]

    def scores(self, state: CastellansState) -> list[int]:
        return [state.sides[seat].score for seat in range(state.seats)]

    def score_sheet(self, state: CastellansState) -> CastellansSheet:
        return score_sheet(state)

    def is_at_rest(self, state: CastellansState) -> bool:
        """Between two dice drafted, two turns, two rounds, and while the solo opponent acts."""
        step = state.agenda[-1]
        if isinstance(step, TakeTurn):
            return not (step.has_acted or step.has_built)
        return isinstance(step, (DraftDie, RollDice, TurnWharf, DecisionRoll))

    def table_from(
        self, seats: int, options: Options, data: Mapping[str, object]
    ) -> CastellansState:
        """The table of a snapshot."""
        self.check_seats(seats)
        return snapshot.decode(seats, self.rules(seats, options), data)


def dividers_of(catalog: Catalog) -> dict[tuple[str, int], Gain]:
    """What each divider pays, by its Guild and the space that it follows; for the log."""
    return {
        (name, line.after): gain_view(line.gain)
        for name, lines in zip(GUILD_NAMES, catalog.tracks.dividers)
        for line in lines
    }


def names_of(catalog: Catalog) -> dict[str, Sequence[str | int]]:
    """For fields of events that hold numbers of things: the things' names."""
    citizens = [card.key for card in catalog.citizens]
    sides: list[str | int] = [*range(MOST_SEATS), *OPPONENT_NAMES]
    return {
        "seat": sides,
        "winners": sides,
        "opponent": OPPONENT_NAMES,
        "card": [card.key for card in catalog.wharf],
        "back": BACK_NAMES,
        "citizen": citizens,
        "citizens": citizens,
        "line": LINE_NAMES,
        "district": DISTRICT_NAMES,
        "origin": DISTRICT_NAMES,
        "edge": EDGE_NAMES,
        "faces": FACE_NAMES,
        "face": FACE_NAMES,
        "rolled": FACE_NAMES,
        "action": ACTION_NAMES,
        "good": GOOD_NAMES,
        "guild": GUILD_NAMES,
        "manor": MANOR_NAMES,
        "token": TOKEN_NAMES,
        "monument": MONUMENT_NAMES,
        "deal": DEAL_NAMES,
        "icon": PROGRAMME_NAMES,
        "bonus": BONUS_NAMES,
        "decided_by": DECIDED_BY,
    }
