"""Castellans of Valeria as a game of the engine: its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tabard.core.dice import Dice
from tabard.core.game import Game, GameOption, Options
from tabard.core.state import Step
from tabard.core.values import Choice
from tabard.games.castellans import evaluate, laws, phrases, snapshot, views
from tabard.games.castellans.building import Adventure, BuildManor, BuildTemple
from tabard.games.castellans.catalog import read_numbers
from tabard.games.castellans.draft import (
    Convert,
    DraftDie,
    DraftTurn,
    OfferConversions,
    PayResource,
    RollDice,
    SettleDraft,
)
from tabard.games.castellans.ending import DECIDED_BY, End, all_places
from tabard.games.castellans.facts import gain_view
from tabard.games.castellans.goods import PickResource
from tabard.games.castellans.guilds import ChooseGuild, Push, Pushes
from tabard.games.castellans.harvest import AskWindmill, BuildWindmill, HarvestDice, OfferWindmill
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
from tabard.games.castellans.monuments import BuildMonument
from tabard.games.castellans.powers import ReadLeftover, ReceiveCitizen, ReceiveManor
from tabard.games.castellans.recruiting import (
    DrawCitizen,
    FillLine,
    PlaceCitizen,
    RecruitCitizen,
    SettleCitizen,
)
from tabard.games.castellans.resetting import (
    AdvanceRound,
    DiscardCitizens,
    PassDice,
    ResetPhase,
    ResetTurn,
    ReturnCrates,
    RollKeep,
    UseCitizen,
)
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.rules import BONUS_NAMES, Numbers, Rules
from tabard.games.castellans.scoring import FinalScoring, ScoringPhase
from tabard.games.castellans.setup import (
    ChooseFirst,
    ChooseOpponent,
    DrawFirst,
    DrawOpponent,
    PlaceKeeps,
    RollFirstManor,
    Setup,
    SetupManor,
)
from tabard.games.castellans.sheet import score_sheet
from tabard.games.castellans.ships import BuildShip, GrantedSail, MoveShip, OfferSail
from tabard.games.castellans.solo_charts import DecisionRoll, SelectTrack
from tabard.games.castellans.solo_turns import (
    OpponentBonusTurn,
    OpponentMonumentTurn,
    RollCitizen,
    RollSail,
    RollSite,
    SelectSite,
)
from tabard.games.castellans.state import CastellansState, new_table
from tabard.games.castellans.turns import ActionPhase, ActionTurn, AfterPrimary, SpendDie, TakeTurn
from tabard.games.castellans.weights import Weights
from tabard.games.castellans.wharf import ChooseSub, OfferCrates, OfferSubs, PlaceCrate, TakeFavour
from tabard.games.castellans.wharf_deck import ShowBack, TurnWharf
from tabard.parts.catalog import data_of, read_options
from tabard.parts.weights import check_weights, tuned_weights, weights_by_hand

FOLDER = Path(__file__).parent


class Castellans(Game[CastellansState]):
    """One to five castellans; all is open but what chance will bring."""

    def __init__(
        self, data: Path | None = None, weights: Mapping[str, list[float]] | None = None
    ) -> None:
        self.key = "castellans"
        self.title = {"en": "Castellans of Valeria", "de": "Kastellane von Valeria"}
        self.fewest_seats = FEWEST_SEATS
        self.most_seats = MOST_SEATS
        self.rules_version = 1
        self.stage = "proven"
        self.breadth = 3
        self.schooling = 0.15625
        self.searches_moves = True
        self.folder = str(FOLDER)
        self.data_folder = "" if data is None else str(data)
        self.data = data_of(self)
        self.judgement = Weights(weights_by_hand(self.folder) if weights is None else weights)
        self.is_by_hand = weights is None
        self.tuned_games: dict[float, Castellans] = {}
        self.numbers = read_numbers(self.data)
        self.game_options = read_options(self.data)
        self.all_names = names_of(self.numbers)
        self.dividers = dividers_of(self.numbers)

    def with_data(self, folder: str | Path) -> Castellans:
        return Castellans(Path(folder))

    def weights(self) -> Mapping[str, list[float]]:
        return self.judgement.table

    def with_weights(self, weights: Mapping[str, list[float]]) -> Castellans:
        check_weights("the given", weights, self.judgement.table)
        return Castellans(Path(self.data_folder) if self.data_folder else None, weights)

    def tuned(self, part: float = 1.0) -> Castellans:
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
            ChooseOpponent,
            DrawOpponent,
            TurnWharf,
            ShowBack,
            FillLine,
            DrawCitizen,
            ChooseFirst,
            DrawFirst,
            RollFirstManor,
            SetupManor,
            Adventure,
            PlaceKeeps,
            Round,
            RollDice,
            DraftTurn,
            DraftDie,
            SettleDraft,
            OfferConversions,
            Convert,
            PayResource,
            PickResource,
            Push,
            Pushes,
            ChooseGuild,
            ReceiveCitizen,
            ReceiveManor,
            ReadLeftover,
            ActionPhase,
            ActionTurn,
            TakeTurn,
            AfterPrimary,
            SpendDie,
            BuildManor,
            BuildTemple,
            RecruitCitizen,
            SettleCitizen,
            PlaceCitizen,
            HarvestDice,
            OfferWindmill,
            AskWindmill,
            BuildWindmill,
            OfferCrates,
            PlaceCrate,
            TakeFavour,
            OfferSubs,
            ChooseSub,
            BuildShip,
            MoveShip,
            GrantedSail,
            OfferSail,
            BuildMonument,
            RollSite,
            RollCitizen,
            SelectTrack,
            OpponentMonumentTurn,
            SelectSite,
            OpponentBonusTurn,
            RollSail,
            ScoringPhase,
            ResetPhase,
            ResetTurn,
            UseCitizen,
            ReturnCrates,
            DiscardCitizens,
            AdvanceRound,
            RollKeep,
            PassDice,
            FinalScoring,
            End,
        )

    def choices(self) -> Sequence[Choice]:
        numbers = self.numbers
        return [
            *numbers.convert,
            *numbers.use,
            *FIXED_CHOICES,
            *numbers.citizen,
            *numbers.wharf_card,
        ]

    def names(self) -> Mapping[str, Sequence[str | int]]:
        return self.all_names

    def rules(self, seats: int, options: Options) -> Rules:
        """What a table with these options plays by."""
        return Rules(self.numbers, seats, self.full_options(options))

    def new_state(self, seats: int, options: Options) -> CastellansState:
        self.check_seats(seats)
        state = new_table(seats, self.rules(seats, options))
        state.schedule(Setup())
        return state

    def has_secrets(self) -> bool:
        """The decks have no order, and everything else lies open (CV-GEN-08)."""
        return False

    def view(self, state: CastellansState, seat: int) -> dict[str, object]:
        return views.view(state)

    def imagine(self, state: CastellansState, seat: int, dice: Dice) -> CastellansState:
        """There is nothing to imagine: what comes next is drawn when it comes."""
        return state.clone()

    def places(self, state: CastellansState) -> list[int]:
        return all_places(state)[: state.seats]

    def scores(self, state: CastellansState) -> list[int]:
        return [state.sides[seat].score for seat in range(state.seats)]

    def score_sheet(self, state: CastellansState) -> dict[str, object]:
        return score_sheet(state)

    def evaluate(self, state: CastellansState, seat: int) -> float:
        return evaluate.evaluate(state, seat, self.judgement)

    def evaluate_all(self, state: CastellansState) -> list[float]:
        return evaluate.evaluate_all(state, self.judgement)

    def is_at_rest(self, state: CastellansState) -> bool:
        """Between two dice drafted, two turns, two rounds, and while the solo opponent acts."""
        step = state.agenda[-1]
        if isinstance(step, TakeTurn):
            return not (step.has_acted or step.has_built)
        return isinstance(step, (DraftDie, RollDice, TurnWharf, DecisionRoll))

    def phrase(self, view: dict[str, object], choice: Choice) -> tuple[str, dict[str, object]]:
        return phrases.phrase(view, choice)

    def lines(
        self, events: list[dict[str, object]], viewer: int | None
    ) -> list[tuple[str, dict[str, object]]]:
        return phrases.lines(events, self.dividers)

    def encode(self, state: CastellansState) -> dict[str, object]:
        return snapshot.encode(state)

    def decode(self, seats: int, options: Options, data: Mapping[str, object]) -> CastellansState:
        self.check_seats(seats)
        return snapshot.decode(seats, self.rules(seats, options), data)

    def broken_law(self, state: CastellansState) -> str:
        return laws.broken_law(state)


def dividers_of(numbers: Numbers) -> dict[tuple[str, int], dict[str, int]]:
    """What each divider pays, by its Guild and the space that it follows; for the log."""
    return {
        (name, line.after): gain_view(line.gain)
        for name, lines in zip(GUILD_NAMES, numbers.tracks.dividers)
        for line in lines
    }


def names_of(numbers: Numbers) -> dict[str, Sequence[str | int]]:
    """For fields of events that hold numbers of things: the things' names."""
    citizens = [card.key for card in numbers.citizens]
    sides: list[str | int] = [*range(MOST_SEATS), *OPPONENT_NAMES]
    return {
        "seat": sides,
        "winners": sides,
        "opponent": OPPONENT_NAMES,
        "card": [card.key for card in numbers.wharf],
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
