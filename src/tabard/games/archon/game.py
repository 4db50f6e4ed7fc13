"""Archon: Glory & Machination as a game of the engine: its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tabard.core.dice import Dice
from tabard.core.game import Options
from tabard.core.values import BLANK, Choice
from tabard.games.archon import laws, phrases, secrecy, snapshot, views
from tabard.games.archon.acting import Enter
from tabard.games.archon.catalog import read_catalog
from tabard.games.archon.ending import DECIDED_BY, all_places
from tabard.games.archon.hiring import PILE_NAMES
from tabard.games.archon.kinds import (
    BUILDING_NAMES,
    CARD_NAMES,
    CATEGORY_NAMES,
    FEWEST_SEATS,
    FIXED_CHOICES,
    GOOD_NAMES,
    MOST_SEATS,
    SEASON_NAMES,
    TILE_NAMES,
)
from tabard.games.archon.rules import Catalog, Ruleset
from tabard.games.archon.setup import Setup
from tabard.games.archon.shapes import ArchonSheet, ArchonView
from tabard.games.archon.sheet import score_sheet
from tabard.games.archon.state import ArchonState, new_table
from tabard.parts.front import FiledCodec, FiledGame, FiledWords

FOLDER: Final = str(Path(__file__).parent)


class Archon(FiledGame[ArchonState]):
    """Two to four players, hidden hands, nine rounds."""

    def __init__(self, data: Path | None = None) -> None:
        title = {"en": "Archon: Glory & Machination", "de": "Archon: Glory & Machination"}
        super().__init__("archon", title, range(FEWEST_SEATS, MOST_SEATS + 1), FOLDER, data)
        self.catalog = read_catalog(self.data)
        self.words = FiledWords(names_of(self.catalog), phrases.phrase, phrases.lines)
        self.codec = FiledCodec(snapshot.encode, self.table_from, laws.broken_law)

    def with_data(self, folder: str | Path) -> Archon:
        return Archon(Path(folder))

    def choices(self) -> Sequence[Choice]:
        catalog = self.catalog
        return [
            *catalog.slot,
            *catalog.card[0],
            *catalog.card[1],
            *FIXED_CHOICES,
            *catalog.grant,
            *catalog.favor,
            *catalog.province,
            *catalog.draw[0],
            *catalog.draw[1],
            *catalog.attack,
        ]

    def rules(self, seats: int, options: Options) -> Ruleset:
        """What a table with these options plays by."""
        return Ruleset(self.catalog, seats, self.full_options(options))

    def new_state(self, seats: int, options: Options) -> ArchonState:
        self.check_seats(seats)
        state = new_table(seats, self.rules(seats, options))
        state.schedule(Setup())
        return state

    def view(self, state: ArchonState, seat: int) -> ArchonView:
        return views.view(state, seat)

    def imagine(self, state: ArchonState, seat: int, dice: Dice) -> ArchonState:
        return secrecy.imagine(state, seat, dice)

    def places(self, state: ArchonState) -> list[int]:
        return all_places(state)

    def scores(self, state: ArchonState) -> list[int]:
        return [house.score for house in state.houses]

    def score_sheet(self, state: ArchonState) -> ArchonSheet:
        return score_sheet(state)

    def is_at_rest(self, state: ArchonState) -> bool:
        """Between two actions."""
        step = state.agenda[-1]
        return isinstance(step, Enter) and step.slot == BLANK

    def table_from(self, seats: int, options: Options, data: Mapping[str, object]) -> ArchonState:
        """The table of a snapshot."""
        self.check_seats(seats)
        return snapshot.decode(seats, self.rules(seats, options), data)


def names_of(catalog: Catalog) -> dict[str, Sequence[str]]:
    """For fields of events that hold numbers of things: the things' names."""
    return {
        "grant": [grant.name for grant in catalog.grant],
        "favor": [favor.name for favor in catalog.favor],
        "province": [province.name for province in catalog.province],
        "science": [card.name for card in catalog.draw[0]],
        "arts": [card.name for card in catalog.draw[1]],
        "attack": [attack.name for attack in catalog.attack],
        "slot": [slot.name for slot in catalog.slot],
        "building": BUILDING_NAMES,
        "kind": CARD_NAMES,
        "magister": CARD_NAMES,
        "pile": PILE_NAMES,
        "good": GOOD_NAMES,
        "given": GOOD_NAMES,
        "taken": GOOD_NAMES,
        "tile": TILE_NAMES,
        "season": SEASON_NAMES,
        "category": CATEGORY_NAMES,
        "decided_by": DECIDED_BY,
    }
