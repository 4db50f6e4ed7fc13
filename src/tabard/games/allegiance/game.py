"""Allegiance as a game of the engine: its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tabard.core.dice import Dice
from tabard.core.game import Options
from tabard.core.values import BLANK, Choice
from tabard.games.allegiance import laws, phrases, secrecy, sheet, snapshot, views
from tabard.games.allegiance.catalog import read_numbers
from tabard.games.allegiance.kinds import (
    ALL_CHOICES,
    FACTION_NAMES,
    KIND_NAMES,
    KINDS,
    PLACE_NAMES,
)
from tabard.games.allegiance.rules import Rules
from tabard.games.allegiance.scoring import REASON_NAMES, verdict
from tabard.games.allegiance.setup import Setup
from tabard.games.allegiance.shapes import AllegianceSheet, AllegianceView
from tabard.games.allegiance.state import AllegianceState
from tabard.parts.bag import bag_of, empty_bag
from tabard.parts.front import FiledCodec, FiledGame, FiledWords

FOLDER: Final = str(Path(__file__).parent)

NAMES: Final[Mapping[str, Sequence[str]]] = {
    "card": KIND_NAMES,
    "cards": KIND_NAMES,
    "face_down": KIND_NAMES,
    "temple": KIND_NAMES,
    "guild": KIND_NAMES,
    "pile": PLACE_NAMES,
    "place": PLACE_NAMES,
    "faction": FACTION_NAMES,
    "reason": REASON_NAMES,
}


class Allegiance(FiledGame[AllegianceState]):
    """Three to five players, hidden and shifting allegiance."""

    def __init__(self, data: Path | None = None) -> None:
        title = {"en": "Allegiance", "de": "Treueschwur"}
        super().__init__("allegiance", title, range(3, 6), FOLDER, data)
        self.numbers = read_numbers(self.data)
        self.words = FiledWords(NAMES, phrases.phrase, phrases.lines)
        self.codec = FiledCodec(snapshot.encode, self.table_from, laws.broken_law)
        self.latest: Rules | None = None

    def with_data(self, folder: str | Path) -> Allegiance:
        return Allegiance(Path(folder))

    def choices(self) -> Sequence[Choice]:
        return ALL_CHOICES

    def rules(self, options: Options) -> Rules:
        """What a table with these options plays by; matches of a series share it."""
        latest = self.latest
        if latest is None or latest.options != options:
            latest = self.latest = Rules(self.numbers, self.full_options(options))
        return latest

    def new_state(self, seats: int, options: Options) -> AllegianceState:
        self.check_seats(seats)
        rules = self.rules(options)
        boxed = self.numbers.boxed[seats]
        deck = bag_of([self.numbers.counts[kind] - boxed[kind] for kind in range(KINDS)])
        hands = [empty_bag(KINDS) for _ in range(seats)]
        state = AllegianceState(seats, rules, 0, BLANK, deck, hands, [], [])
        state.schedule(Setup())
        return state

    def view(self, state: AllegianceState, seat: int) -> AllegianceView:
        return views.view(state, seat)

    def imagine(self, state: AllegianceState, seat: int, dice: Dice) -> AllegianceState:
        return secrecy.imagine(state, seat, dice)

    def places(self, state: AllegianceState) -> list[int]:
        """Winners share the first place; if nobody wins, the first place stays empty."""
        winners = verdict(state).winners
        last = max(len(winners), 1) + 1
        return [1 if seat in winners else last for seat in range(state.seats)]

    def scores(self, state: AllegianceState) -> list[int]:
        """Each player's points for the side that leads: what ties are broken by."""
        result = verdict(state)
        return [points[result.leading] for points in result.points]

    def score_sheet(self, state: AllegianceState) -> AllegianceSheet:
        return sheet.score_sheet(state)

    def table_from(
        self, seats: int, options: Options, data: Mapping[str, object]
    ) -> AllegianceState:
        """The table of a snapshot."""
        self.check_seats(seats)
        return snapshot.decode(seats, self.rules(options), data)
