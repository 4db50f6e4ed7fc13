"""Archon: Glory & Machination as a game of the engine: its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tabard.core.dice import Dice
from tabard.core.game import Game, GameOption, Options
from tabard.core.state import Step
from tabard.core.values import BLANK, Choice
from tabard.games.archon import evaluate, laws, phrases, secrecy, snapshot, views
from tabard.games.archon.acting import Enter, NextTurn, SecondAction
from tabard.games.archon.buildings import (
    BuyCard,
    Collect,
    OfferCube,
    OfferTrade,
    TakeCube,
    Trade,
    UseFavor,
)
from tabard.games.archon.cards import FillDisplay, ShowCard, SpareForCard, TakeCard
from tabard.games.archon.catalog import read_numbers
from tabard.games.archon.dividing import Divide, PrepareCards
from tabard.games.archon.ending import DECIDED_BY, EndScoring, all_places
from tabard.games.archon.favors import BuyCheaper, GainFavor, OfferSwap, PayAny, Swap
from tabard.games.archon.goods import GainResource, OfferResource
from tabard.games.archon.hiring import PILE_NAMES, BuyMagister, Hire
from tabard.games.archon.kinds import (
    BUILDING_NAMES,
    CARD_NAMES,
    CATEGORY_NAMES,
    FEWEST_SEATS,
    FIXED_CHOICES,
    GOOD_NAMES,
    IN_ROUND,
    IN_SETUP,
    MOST_SEATS,
    SEASON_NAMES,
    TILE_NAMES,
)
from tabard.games.archon.rounds import AdvanceToken, BeginRound, EndRound, NextRound
from tabard.games.archon.rules import Numbers, Rules
from tabard.games.archon.season import DrawAttack, Raid, ScoreGrant
from tabard.games.archon.setup import DrawGrant, DrawOrder, FirstMagisters, Setup
from tabard.games.archon.sheet import score_sheet
from tabard.games.archon.showing import (
    ClearRepository,
    FillFavors,
    LayFavor,
    MoveFavors,
    RevealProvince,
)
from tabard.games.archon.state import ArchonState, new_table
from tabard.games.archon.tiles import Build
from tabard.games.archon.wall import PostWarrior
from tabard.games.archon.weights import Weights
from tabard.parts.catalog import data_of, read_options
from tabard.parts.weights import check_weights, tuned_weights, weights_by_hand

FOLDER = Path(__file__).parent


class Archon(Game[ArchonState]):
    """Two to four players, hidden hands, nine rounds."""

    def __init__(
        self, data: Path | None = None, weights: Mapping[str, list[float]] | None = None
    ) -> None:
        self.key = "archon"
        self.title = {"en": "Archon: Glory & Machination", "de": "Archon: Glory & Machination"}
        self.fewest_seats = FEWEST_SEATS
        self.most_seats = MOST_SEATS
        self.rules_version = 1
        self.stage = "proven"
        self.breadth = 4
        self.searches_moves = True
        self.folder = str(FOLDER)
        self.data_folder = "" if data is None else str(data)
        self.data = data_of(self)
        self.judgement = Weights(weights_by_hand(self.folder) if weights is None else weights)
        self.is_by_hand = weights is None
        self.tuned_games: dict[float, Archon] = {}
        self.numbers = read_numbers(self.data)
        self.game_options = read_options(self.data)
        self.all_names = names_of(self.numbers)

    def with_data(self, folder: str | Path) -> Archon:
        return Archon(Path(folder))

    def weights(self) -> Mapping[str, list[float]]:
        return self.judgement.table

    def with_weights(self, weights: Mapping[str, list[float]]) -> Archon:
        check_weights("the given", weights, self.judgement.table)
        return Archon(Path(self.data_folder) if self.data_folder else None, weights)

    def tuned(self, part: float = 1.0) -> Archon:
        if part not in self.tuned_games:
            found = tuned_weights(self.folder, part) if self.is_by_hand else {}
            self.tuned_games[part] = self.with_weights(found) if found else self
        return self.tuned_games[part]

    def data_digest(self) -> str:
        return self.data.digest()

    def options(self) -> Sequence[GameOption]:
        return self.game_options

    def steps(self) -> Sequence[type[Step[Any]]]:
        return (
            Setup,
            DrawOrder,
            DrawGrant,
            FillFavors,
            LayFavor,
            RevealProvince,
            FillDisplay,
            ShowCard,
            FirstMagisters,
            BuyMagister,
            PrepareCards,
            Divide,
            BeginRound,
            NextTurn,
            Enter,
            SecondAction,
            Collect,
            OfferCube,
            TakeCube,
            Trade,
            OfferTrade,
            BuyCard,
            SpareForCard,
            TakeCard,
            OfferResource,
            GainResource,
            PostWarrior,
            Hire,
            Build,
            UseFavor,
            PayAny,
            GainFavor,
            BuyCheaper,
            OfferSwap,
            Swap,
            EndRound,
            MoveFavors,
            ClearRepository,
            AdvanceToken,
            DrawAttack,
            Raid,
            ScoreGrant,
            NextRound,
            EndScoring,
        )

    def choices(self) -> Sequence[Choice]:
        numbers = self.numbers
        return [
            *numbers.slot,
            *numbers.card[0],
            *numbers.card[1],
            *FIXED_CHOICES,
            *numbers.grant,
            *numbers.favor,
            *numbers.province,
            *numbers.draw[0],
            *numbers.draw[1],
            *numbers.attack,
        ]

    def names(self) -> Mapping[str, Sequence[str]]:
        return self.all_names

    def rules(self, seats: int, options: Options) -> Rules:
        """What a table with these options plays by."""
        return Rules(self.numbers, seats, self.full_options(options))

    def new_state(self, seats: int, options: Options) -> ArchonState:
        self.check_seats(seats)
        state = new_table(seats, self.rules(seats, options))
        state.schedule(Setup())
        return state

    def view(self, state: ArchonState, seat: int) -> dict[str, object]:
        return views.view(state, seat)

    def imagine(self, state: ArchonState, seat: int, dice: Dice) -> ArchonState:
        return secrecy.imagine(state, seat, dice)

    def places(self, state: ArchonState) -> list[int]:
        return all_places(state)

    def scores(self, state: ArchonState) -> list[int]:
        return [house.score for house in state.houses]

    def score_sheet(self, state: ArchonState) -> dict[str, object]:
        return score_sheet(state)

    def evaluate(self, state: ArchonState, seat: int) -> float:
        return evaluate.evaluate(state, seat, self.judgement)

    def evaluate_all(self, state: ArchonState) -> list[float]:
        return evaluate.evaluate_all(state, self.judgement)

    def is_at_rest(self, state: ArchonState) -> bool:
        """Between two actions."""
        step = state.agenda[-1]
        return isinstance(step, Enter) and step.slot == BLANK

    def rounds_played(self, state: ArchonState) -> int:
        """Cards are divided, and attacks come, after a round and before the next begins."""
        is_going_on = state.phase in (IN_SETUP, IN_ROUND)
        return state.round - 1 if is_going_on else state.round

    def phrase(self, view: Mapping[str, object], choice: Choice) -> tuple[str, dict[str, object]]:
        return phrases.phrase(view, choice)

    def lines(
        self, events: list[dict[str, object]], viewer: int | None
    ) -> list[tuple[str, dict[str, object]]]:
        return phrases.lines(events, viewer)

    def encode(self, state: ArchonState) -> dict[str, object]:
        return snapshot.encode(state)

    def decode(self, seats: int, options: Options, data: Mapping[str, object]) -> ArchonState:
        self.check_seats(seats)
        return snapshot.decode(seats, self.rules(seats, options), data)

    def broken_law(self, state: ArchonState) -> str:
        return laws.broken_law(state)


def names_of(numbers: Numbers) -> dict[str, Sequence[str]]:
    """For fields of events that hold numbers of things: the things' names."""
    return {
        "grant": [grant.name for grant in numbers.grant],
        "favor": [favor.name for favor in numbers.favor],
        "province": [province.name for province in numbers.province],
        "science": [card.name for card in numbers.draw[0]],
        "arts": [card.name for card in numbers.draw[1]],
        "attack": [attack.name for attack in numbers.attack],
        "slot": [slot.name for slot in numbers.slot],
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
