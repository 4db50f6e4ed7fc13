"""Allegiance as a game of the engine: its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tabard.core.dice import Dice
from tabard.core.engine import is_over
from tabard.core.game import Game, GameOption, Options
from tabard.core.state import Step
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.allegiance import (
    evaluate,
    hidden,
    laws,
    lore,
    phrases,
    secrecy,
    sheet,
    signs,
    snapshot,
    views,
)
from tabard.games.allegiance.allocation import Allocate
from tabard.games.allegiance.assassinate import Assassinate, RemoveFromHand, RemoveFromPile
from tabard.games.allegiance.catalog import read_numbers
from tabard.games.allegiance.convert import Convert, ConvertFromHand
from tabard.games.allegiance.dealing import DealCard
from tabard.games.allegiance.ending import End
from tabard.games.allegiance.follow import Follow
from tabard.games.allegiance.guards import PlaceGuard
from tabard.games.allegiance.infiltrate import Infiltrate
from tabard.games.allegiance.investigate import Investigate
from tabard.games.allegiance.kinds import (
    ALL_CHOICES,
    FACTION_NAMES,
    KIND_NAMES,
    KINDS,
    PLACE_NAMES,
    TEMPLE,
)
from tabard.games.allegiance.looks import Acknowledge
from tabard.games.allegiance.rounds import ActionPhase, AllocationPhase, PassFirstAction, Round
from tabard.games.allegiance.rules import Rules
from tabard.games.allegiance.scoring import REASON_NAMES, verdict
from tabard.games.allegiance.setup import ChooseFirst, DrawFirst, Setup
from tabard.games.allegiance.shapes import AllegianceSheet, AllegianceView
from tabard.games.allegiance.state import AllegianceState
from tabard.games.allegiance.turns import Turn
from tabard.games.allegiance.weights import Weights
from tabard.parts.bag import bag_of, empty_bag
from tabard.parts.catalog import data_of, read_options
from tabard.parts.network import Network, Rows, check_network, read_network
from tabard.parts.weights import check_weights, tuned_weights, weights_by_hand

FOLDER = Path(__file__).parent

MEDIUM: Final = 200.0
HARD: Final = 1000.0
"""Iterations between which searches are schooled better and better."""


class Allegiance(Game[AllegianceState]):
    """Three to five players, hidden and shifting allegiance."""

    def __init__(
        self,
        data: Path | None = None,
        weights: Mapping[str, list[float]] | None = None,
        network: Rows | None = None,
    ) -> None:
        self.key = "allegiance"
        self.title = {"en": "Allegiance", "de": "Treueschwur"}
        self.fewest_seats = 3
        self.most_seats = 5
        self.rules_version = 1
        self.stage = "proven"
        self.lapses = 40
        self.folder = str(FOLDER)
        self.data_folder = "" if data is None else str(data)
        self.data = data_of(self)
        self.judgement = Weights(weights_by_hand(self.folder) if weights is None else weights)
        self.is_by_hand = weights is None
        self.network = None if network is None else Network(network)
        self.versed: lore.Versed | None = None
        if network is not None:
            self.rollout = 0
            self.versed = lore.Versed(lore.read_lore(self.folder))
        self.tuned_games: dict[float, Allegiance] = {}
        self.learned_game: Allegiance | None = None
        self.numbers = read_numbers(self.data)
        self.game_options = read_options(self.data)
        self.latest: Rules | None = None

    def with_data(self, folder: str | Path) -> Allegiance:
        return Allegiance(Path(folder))

    def weights(self) -> Mapping[str, list[float]]:
        return self.judgement.table

    def with_weights(self, weights: Mapping[str, list[float]]) -> Allegiance:
        check_weights("the given", weights, self.judgement.table)
        return self.judging(weights, None)

    def judging(self, weights: Mapping[str, list[float]], network: Rows | None) -> Allegiance:
        """The same game, judged otherwise; who judges by a network goes by lore, too."""
        folder = Path(self.data_folder) if self.data_folder else None
        return Allegiance(folder, weights, network)

    def tuned(self, part: float = 1.0) -> Allegiance:
        if part not in self.tuned_games:
            found = tuned_weights(self.folder, part) if self.is_by_hand else {}
            self.tuned_games[part] = self.judging(found, None) if found else self
        return self.tuned_games[part]

    def signs(self, state: AllegianceState) -> tuple[list[float], list[list[float]]]:
        return signs.signs(state, self.judgement)

    def sign_names(self) -> tuple[Sequence[str], Sequence[str]]:
        return signs.TABLE_SIGNS, signs.PLAYER_SIGNS

    def is_won_together(self, state: AllegianceState) -> bool:
        return verdict(state).leading == TEMPLE

    def with_network(self, rows: Mapping[str, list[list[float]]]) -> Allegiance:
        check_network("the given", rows, len(signs.TABLE_SIGNS), len(signs.PLAYER_SIGNS))
        return self.judging(self.tuned().weights(), rows)

    def learned(self) -> Allegiance:
        if self.learned_game is None:
            rows = None
            if self.is_by_hand:
                rows = read_network(self.folder, len(signs.TABLE_SIGNS), len(signs.PLAYER_SIGNS))
            self.learned_game = self.tuned() if rows is None else self.with_network(rows)
        return self.learned_game

    def data_digest(self) -> str:
        return self.data.digest()

    def options(self) -> Sequence[GameOption]:
        return self.game_options

    def steps(self) -> Sequence[type[Step[Any]]]:
        return (
            Setup,
            DealCard,
            DrawFirst,
            ChooseFirst,
            Round,
            AllocationPhase,
            Allocate,
            ActionPhase,
            Turn,
            PlaceGuard,
            Assassinate,
            RemoveFromHand,
            RemoveFromPile,
            Convert,
            ConvertFromHand,
            Follow,
            Infiltrate,
            Investigate,
            Acknowledge,
            PassFirstAction,
            End,
        )

    def choices(self) -> Sequence[Choice]:
        return ALL_CHOICES

    def names(self) -> Mapping[str, Sequence[str]]:
        return {
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

    def habits(self, state: AllegianceState, decision: Decision) -> list[int]:
        if self.versed is None:
            return []
        return lore.habits(state, decision, self.versed.accustomed)

    def hidden(self, state: AllegianceState, seat: int) -> hidden.Hidden:
        """The cards that a seat does not see; who gathers lore asks for them."""
        return hidden.Hidden(state, seat)

    def lore_rows(self) -> Mapping[str, int]:
        """The rows of the game's lore, and how many numbers each has."""
        return lore.rows()

    def lore_path(self) -> Path:
        """Where the lore lies."""
        return FOLDER / lore.LORE

    def likely(self, state: AllegianceState, seat: int, dice: Dice) -> list[AllegianceState]:
        if self.versed is None:
            return []
        return hidden.likely_dreams(state, seat, self.versed, dice)

    def schooled(self, iterations: float) -> float:
        """Little up to medium's budget, all from hard's on, in eighths between them."""
        way = int(8.0 * (iterations - MEDIUM) / (HARD - MEDIUM))
        return max(self.schooling, min(1.0, way / 8.0))

    def evaluate(self, state: AllegianceState, seat: int) -> float:
        return self.evaluate_all(state)[seat]

    def evaluate_all(self, state: AllegianceState) -> list[float]:
        if self.network is None or is_over(state):
            return evaluate.evaluate_all(state, self.judgement)
        table, players = signs.signs(state, self.judgement)
        return self.network.chances(table, players)

    def phrase(self, view: Mapping[str, object], choice: Choice) -> tuple[str, dict[str, object]]:
        return phrases.phrase(view, choice)

    def lines(
        self, events: list[dict[str, object]], viewer: int | None
    ) -> list[tuple[str, dict[str, object]]]:
        return phrases.lines(events, viewer)

    def encode(self, state: AllegianceState) -> dict[str, object]:
        return snapshot.encode(state)

    def decode(self, seats: int, options: Options, data: Mapping[str, object]) -> AllegianceState:
        self.check_seats(seats)
        return snapshot.decode(seats, self.rules(options), data)

    def broken_law(self, state: AllegianceState) -> str:
        return laws.broken_law(state)
