"""Throne of Allegoria as a game of the engine: its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tabard.core.dice import Dice
from tabard.core.errors import SetupError
from tabard.core.game import Game, GameOption, Options
from tabard.core.state import Step
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.throne import beliefs, evaluate, laws, phrases, secrecy, snapshot, views
from tabard.games.throne.alms import RaiseAnyTrack
from tabard.games.throne.bankers import Grant, GrantClaim
from tabard.games.throne.bidding import (
    ActivateGuild,
    RankSpace,
    ResolveSpace,
    ReturnMarkers,
    SetStar,
)
from tabard.games.throne.catalog import read_editions, read_numbers
from tabard.games.throne.claims import CheckClaims, ClaimTurn, DrawClaim, KeepClaim, TakeFirstPlayer
from tabard.games.throne.decrees import (
    AcceptDecree,
    ChooseBranch,
    DiscardCard,
    DrawDecree,
    NameTrack,
    ObeyDecree,
    PayForDiplomacy,
    ReturnWorker,
)
from tabard.games.throne.deeds import REASON_NAMES
from tabard.games.throne.ending import End
from tabard.games.throne.epithets import read_names
from tabard.games.throne.guilds import (
    BuyCard,
    ClearOffer,
    DrawOffer,
    KeepOfOffer,
    OfferCards,
    TurnWorker,
    VisitBuyer,
)
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
    SPACES,
    TERRITORY_NAMES,
    TRACK_NAMES,
    WORKER_NAMES,
)
from tabard.games.throne.merchants import Commerce
from tabard.games.throne.movement import Move
from tabard.games.throne.muster import Muster
from tabard.games.throne.planning import PlaceBid
from tabard.games.throne.points import ActionTurn, ChooseMode, GoOn, Turn
from tabard.games.throne.rules import Numbers, Rules
from tabard.games.throne.scholars import Apprentice, AskReturn, ReturnMarker
from tabard.games.throne.scoring import DECIDED_BY, all_scores, places_of
from tabard.games.throne.setup import (
    ChooseHouse,
    DealEnd,
    DealHand,
    DealLord,
    DrawFirst,
    KeepEnds,
    KeepLord,
    LayToken,
    Setup,
)
from tabard.games.throne.sheet import score_sheet
from tabard.games.throne.soldiers import Attack, Boost, RollDie, Spoils, UseSpoils
from tabard.games.throne.spies import Subterfuge
from tabard.games.throne.state import ThroneState, new_table
from tabard.games.throne.weeks import (
    ActionsPhase,
    CleanUpPhase,
    DrawTrader,
    FillDisplay,
    PlanningPhase,
    ResetPhase,
    Week,
)
from tabard.games.throne.weights import Weights
from tabard.games.throne.workforce import (
    ClearDisplay,
    DisplayCard,
    DrawCard,
    KeepOfPair,
    SplitDisplay,
    SplitFew,
    TakeGroup,
    WorkforceTurn,
)
from tabard.parts.catalog import data_of, read_options
from tabard.parts.weights import check_weights, read_beliefs, tuned_weights, weights_by_hand

FOLDER = Path(__file__).parent

NEWEST_RULES: Final = 2
"""Older ones are still played, for records and for matches that began by them."""


class Throne(Game[ThroneState]):
    """Two to four houses, hidden bids and claims."""

    def __init__(
        self,
        data: Path | None = None,
        weights: Mapping[str, list[float]] | None = None,
        rules: int = NEWEST_RULES,
    ) -> None:
        self.key = "throne"
        self.title = {"en": "Throne of Allegoria", "de": "Throne of Allegoria"}
        self.fewest_seats = 2
        self.most_seats = 4
        self.rules_version = rules
        self.stage = "proven"
        self.breadth = 3
        self.schooling = 0.0
        self.folder = str(FOLDER)
        self.data_folder = "" if data is None else str(data)
        self.data = data_of(self)
        self.believed = read_beliefs(self.folder, beliefs.ROW_NAMES, SPACES)
        self.accustomed = beliefs.habits_of(self.believed)
        self.judgement = Weights(weights_by_hand(self.folder) if weights is None else weights)
        self.is_by_hand = weights is None
        self.tuned_games: dict[float, Throne] = {}
        self.older_games: dict[int, Throne] = {}
        self.numbers = read_numbers(self.data)
        self.editions = read_editions(self.data)
        self.card_names = read_names(self.data)
        self.game_options = read_options(self.data, rules)
        self.all_names = names_of(self.numbers)

    def with_data(self, folder: str | Path) -> Throne:
        return Throne(Path(folder), rules=self.rules_version)

    def under(self, rules: int) -> Throne:
        """Before version 2, Open Markets freed every Commerce at home (TH-DEC-26)."""
        if rules == self.rules_version:
            return self
        if not 1 <= rules <= NEWEST_RULES:
            raise SetupError(f"throne has rules versions 1 to {NEWEST_RULES}, not {rules}")
        if rules not in self.older_games:
            self.older_games[rules] = self.altered(rules=rules)
        return self.older_games[rules]

    def altered(self, weights: Mapping[str, list[float]] | None = None, rules: int = 0) -> Throne:
        """The same game with other weights, or by other rules."""
        kept = None if self.is_by_hand else self.judgement.table
        data = Path(self.data_folder) if self.data_folder else None
        return Throne(data, weights or kept, rules or self.rules_version)

    def weights(self) -> Mapping[str, list[float]]:
        return self.judgement.table

    def with_weights(self, weights: Mapping[str, list[float]]) -> Throne:
        check_weights("the given", weights, self.judgement.table)
        return self.altered(weights)

    def tuned(self, part: float = 1.0) -> Throne:
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
            ChooseHouse,
            DealEnd,
            KeepEnds,
            DealLord,
            KeepLord,
            DealHand,
            LayToken,
            DrawFirst,
            Week,
            ResetPhase,
            DrawTrader,
            FillDisplay,
            DisplayCard,
            DrawDecree,
            ObeyDecree,
            AcceptDecree,
            ReturnWorker,
            ChooseBranch,
            DiscardCard,
            PayForDiplomacy,
            NameTrack,
            PlanningPhase,
            PlaceBid,
            ActionsPhase,
            ResolveSpace,
            SetStar,
            ActivateGuild,
            TurnWorker,
            DrawOffer,
            KeepOfOffer,
            OfferCards,
            VisitBuyer,
            BuyCard,
            ClearOffer,
            RankSpace,
            ClaimTurn,
            DrawClaim,
            KeepClaim,
            TakeFirstPlayer,
            SplitDisplay,
            SplitFew,
            WorkforceTurn,
            TakeGroup,
            KeepOfPair,
            DrawCard,
            CheckClaims,
            ClearDisplay,
            ActionTurn,
            ChooseMode,
            GoOn,
            Turn,
            Muster,
            Move,
            Attack,
            Boost,
            RollDie,
            Spoils,
            UseSpoils,
            Subterfuge,
            Commerce,
            Grant,
            GrantClaim,
            Apprentice,
            ReturnMarker,
            AskReturn,
            RaiseAnyTrack,
            ReturnMarkers,
            CleanUpPhase,
            End,
        )

    def choices(self) -> Sequence[Choice]:
        numbers = self.numbers
        return [
            *FIXED_CHOICES,
            *numbers.end,
            *numbers.lord,
            *numbers.claim,
            *numbers.card,
            *numbers.single,
            *numbers.decree,
            *numbers.trader,
            *numbers.token,
            *HOUSE,
        ]

    def names(self) -> Mapping[str, Sequence[str]]:
        return self.all_names

    def rules(self, options: Options) -> Rules:
        """What a table with these options plays by."""
        full = self.full_options(options)
        return Rules(self.numbers, full, self.editions[full["edition"]], self.rules_version)

    def new_state(self, seats: int, options: Options) -> ThroneState:
        self.check_seats(seats)
        state = new_table(seats, self.rules(options))
        state.schedule(Setup())
        return state

    def view(self, state: ThroneState, seat: int) -> dict[str, object]:
        return views.view(state, seat)

    def imagine(self, state: ThroneState, seat: int, dice: Dice) -> ThroneState:
        return secrecy.imagine(state, seat, dice)

    def places(self, state: ThroneState) -> list[int]:
        return places_of(all_scores(state))

    def scores(self, state: ThroneState) -> list[int]:
        return [score.total for score in all_scores(state)]

    def score_sheet(self, state: ThroneState) -> dict[str, object]:
        return score_sheet(state, self.card_names)

    def traits(self, state: ThroneState, seat: int) -> list[float]:
        return beliefs.traits(state, seat)

    def habits(self, state: ThroneState, decision: Decision) -> list[int]:
        return beliefs.habits(state, decision, self.accustomed)

    def belief_rows(self) -> Sequence[str]:
        return beliefs.ROW_NAMES

    def beliefs(self) -> list[float]:
        return self.believed

    def evaluate(self, state: ThroneState, seat: int) -> float:
        return evaluate.evaluate_all(state, self.judgement)[seat]

    def evaluate_all(self, state: ThroneState) -> list[float]:
        return evaluate.evaluate_all(state, self.judgement)

    def is_at_rest(self, state: ThroneState) -> bool:
        """Between two actions, two markers, two turns."""
        step = state.agenda[-1]
        if isinstance(step, PlaceBid):
            return step.space == BLANK
        return isinstance(step, (Turn, SetStar, ChooseMode))

    def phrase(self, view: Mapping[str, object], choice: Choice) -> tuple[str, dict[str, object]]:
        return phrases.phrase(view, choice)

    def lines(
        self, events: list[dict[str, object]], viewer: int | None
    ) -> list[tuple[str, dict[str, object]]]:
        return phrases.lines(events, viewer)

    def encode(self, state: ThroneState) -> dict[str, object]:
        return snapshot.encode(state)

    def decode(self, seats: int, options: Options, data: Mapping[str, object]) -> ThroneState:
        self.check_seats(seats)
        return snapshot.decode(seats, self.rules(options), data)

    def broken_law(self, state: ThroneState) -> str:
        return laws.broken_law(state)


def names_of(numbers: Numbers) -> dict[str, Sequence[str]]:
    """For fields of events that hold numbers of things: the things' names."""
    cards = [card.name for card in numbers.card]
    claims = [claim.name for claim in numbers.claim]
    ends = [end.name for end in numbers.end]
    halves: list[str] = []
    for decree in numbers.deck.decrees:
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
        "lord": [lord.name for lord in numbers.lord],
        "decree": [decree.name for decree in numbers.decree],
        "half": halves,
        "merchant": [trader.name for trader in numbers.trader],
        "token": [token.name for token in numbers.token],
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
