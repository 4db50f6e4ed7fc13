"""Throne of Allegoria as a game of the engine: its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tabard.core.dice import Dice
from tabard.core.errors import SetupError
from tabard.core.game import Options
from tabard.core.values import BLANK, Choice
from tabard.games.throne import laws, phrases, secrecy, snapshot, views
from tabard.games.throne.bidding import (
    SetStar,
)
from tabard.games.throne.catalog import read_catalog, read_editions
from tabard.games.throne.deeds import REASON_NAMES
from tabard.games.throne.epithets import read_names
from tabard.games.throne.kinds import (
    ACTION_NAMES,
    FIXED_CHOICES,
    GUILD_NAMES,
    HOUSE,
    HOUSE_NAMES,
    MARKER_NAMES,
    MODE_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    TERRITORY_NAMES,
    TRACK_NAMES,
    WORKER_NAMES,
)
from tabard.games.throne.planning import PlaceBid
from tabard.games.throne.points import ChooseMode, Turn
from tabard.games.throne.rules import Catalog, Ruleset
from tabard.games.throne.scoring import DECIDED_BY, all_scores, places_of
from tabard.games.throne.setup import (
    Setup,
)
from tabard.games.throne.shapes import ThroneSheet, ThroneView
from tabard.games.throne.sheet import score_sheet
from tabard.games.throne.state import ThroneState, new_table
from tabard.parts.front import FiledCodec, FiledGame, FiledWords

FOLDER: Final = str(Path(__file__).parent)

NEWEST_RULES: Final = 2
"""Older ones are still played, for records and for matches that began by them."""


class Throne(FiledGame[ThroneState]):
    """Two to four houses, hidden bids and claims."""

    def __init__(self, data: Path | None = None, rules: int = NEWEST_RULES) -> None:
        title = {"en": "Throne of Allegoria", "de": "Throne of Allegoria"}
        super().__init__("throne", title, range(2, 5), FOLDER, data, rules)
        self.older_games: dict[int, Throne] = {}
        self.catalog = read_catalog(self.data)
        self.editions = read_editions(self.data)
        self.card_names = read_names(self.data)
        self.words = FiledWords(names_of(self.catalog), phrases.phrase, phrases.lines)
        self.codec = FiledCodec(snapshot.encode, self.table_from, laws.broken_law)

    def with_data(self, folder: str | Path) -> Throne:
        return Throne(Path(folder), self.rules_version)

    def under(self, rules: int) -> Throne:
        """Before version 2, Open Markets freed every Commerce at home (TH-DEC-26)."""
        if rules == self.rules_version:
            return self
        if not 1 <= rules <= NEWEST_RULES:
            raise SetupError(f"throne has rules versions 1 to {NEWEST_RULES}, not {rules}")
        if rules not in self.older_games:
            data = Path(self.data_folder) if self.data_folder else None
            self.older_games[rules] = Throne(data, rules)
        return self.older_games[rules]

    def choices(self) -> Sequence[Choice]:
        catalog = self.catalog
        return [
            *FIXED_CHOICES,
            *catalog.end,
            *catalog.lord,
            *catalog.claim,
            *catalog.card,
            *catalog.single,
            *catalog.decree,
            *catalog.trader,
            *catalog.token,
            *HOUSE,
        ]

    def rules(self, options: Options) -> Ruleset:
        """What a table with these options plays by."""
        full = self.full_options(options)
        return Ruleset(self.catalog, full, self.editions[full["edition"]], self.rules_version)

    def new_state(self, seats: int, options: Options) -> ThroneState:
        self.check_seats(seats)
        state = new_table(seats, self.rules(options))
        state.schedule(Setup())
        return state

    def view(self, state: ThroneState, seat: int) -> ThroneView:
        return views.view(state, seat)

    def imagine(self, state: ThroneState, seat: int, dice: Dice) -> ThroneState:
        return secrecy.imagine(state, seat, dice)

    def places(self, state: ThroneState) -> list[int]:
        return places_of(all_scores(state))

    def scores(self, state: ThroneState) -> list[int]:
        return [score.total for score in all_scores(state)]

    def score_sheet(self, state: ThroneState) -> ThroneSheet:
        return score_sheet(state, self.card_names)

    def is_at_rest(self, state: ThroneState) -> bool:
        """Between two actions, two markers, two turns."""
        step = state.agenda[-1]
        if isinstance(step, PlaceBid):
            return step.space == BLANK
        return isinstance(step, (Turn, SetStar, ChooseMode))

    def table_from(self, seats: int, options: Options, data: Mapping[str, object]) -> ThroneState:
        """The table of a snapshot."""
        self.check_seats(seats)
        return snapshot.decode(seats, self.rules(options), data)


def names_of(catalog: Catalog) -> dict[str, Sequence[str]]:
    """For fields of events that hold numbers of things: the things' names."""
    cards = [card.name for card in catalog.card]
    claims = [claim.name for claim in catalog.claim]
    ends = [end.name for end in catalog.end]
    halves: list[str] = []
    for decree in catalog.deck.decrees:
        halves.extend([decree.alive.key, decree.dead.key])
    return {
        "card": cards,
        "cards": cards,
        "first": cards,
        "second": cards,
        "third": cards,
        "left": cards,
        "claim": claims,
        "claims": claims,
        "end": ends,
        "ends": ends,
        "missed": ends,
        "lord": [lord.name for lord in catalog.lord],
        "decree": [decree.name for decree in catalog.decree],
        "half": halves,
        "merchant": [trader.name for trader in catalog.trader],
        "token": [token.name for token in catalog.token],
        "space": SPACE_NAMES,
        "marker": MARKER_NAMES,
        "markers": MARKER_NAMES,
        "mode": MODE_NAMES,
        "action": ACTION_NAMES,
        "track": TRACK_NAMES,
        "kind": WORKER_NAMES,
        "into": WORKER_NAMES,
        "house": HOUSE_NAMES,
        "territory": TERRITORY_NAMES,
        "origin": TERRITORY_NAMES,
        "target": TERRITORY_NAMES,
        "row": ROW_NAMES,
        "guild": GUILD_NAMES,
        "replaced": GUILD_NAMES,
        "reason": REASON_NAMES,
        "decided_by": DECIDED_BY,
    }
