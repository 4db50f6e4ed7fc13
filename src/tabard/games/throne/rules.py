"""What a table plays by: the numbers of its data files and its edition, read once a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from tabard.core.game import Options
from tabard.core.values import Value, named_row
from tabard.games.throne.deeds import Deed
from tabard.games.throne.kinds import TRACK_NAMES, WORKER_NAMES
from tabard.games.throne.shapes import LordStart, Part, PartAbout, WhereName

if TYPE_CHECKING:
    from tabard.games.throne.state import ThroneState

ANYWHERE: Final = 0
OWN: Final = 1
CENTRAL: Final = 2
OPPONENTS: Final = 3
ONE_OPPONENT: Final = 4
WHERE_NAMES: Final[Sequence[WhereName]] = [
    "territories",
    "own",
    "central",
    "opponents",
    "one_opponent",
]

ANY_KIND: Final = 3

IN_STATE: Final = 0
IN_TURN: Final = 1
IN_WEEK: Final = 2
SCOPE_NAMES: Final = ["state", "turn", "week"]

PLACE_WORKER: Final = 0
RETURN_WORKER: Final = 1
RAISE_TRACK: Final = 2
LOWER_TRACK_ELSE_ANARCHY: Final = 3
DRAW_WORKFORCE: Final = 4
LOWER_TRACK_OR_DISCARD: Final = 5
RETURN_ANARCHY: Final = 6
DISCARD_OR_ANARCHY: Final = 7
PAY_TRACK_FOR_ALMS: Final = 8
LOWER_ANY_TRACK: Final = 9
SOLDIER_FOR_INFLUENCE: Final = 10
HARD_TIMES: Final = 11
DISCARD_FOR_DIPLOMACY: Final = 12
CLOSED_BORDERS: Final = 13
GRANT_COST: Final = 14
NO_GUILDS: Final = 15
OWN_MARKET_FREE: Final = 16
MOVE_CAP: Final = 17
DECREE_WORDS: Final = [
    "place_worker",
    "return_worker",
    "raise_track",
    "lower_track_else_anarchy",
    "draw_workforce",
    "lower_track_or_discard",
    "return_anarchy",
    "discard_or_anarchy",
    "pay_track_for_alms",
    "lower_any_track",
    "soldier_for_influence",
    "hard_times",
    "discard_for_diplomacy",
    "closed_borders",
    "grant_cost",
    "no_guilds",
    "own_market_free",
    "move_cap",
]
"""What a half of a decree can say (TH-DEC-10 to -27)."""

TOKEN_CARD: Final = 0
TOKEN_INFLUENCE: Final = 1
TOKEN_DIPLOMACY: Final = 2
TOKEN_TRACK: Final = 3
TOKEN_WORDS: Final = [
    "draw_workforce",
    "gain_influence",
    "advance_diplomacy",
    "raise_any_track",
]
"""What an Alms Bonus token can give (TH-ALMS-01 to -04)."""


class Condition(Value):
    """What a claim asks for, in one word of the condition language (TH-COND-01 to -21)."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    word: ClassVar[str] = ""

    def holds(self, state: ThroneState, seat: int, deeds: list[Deed]) -> bool:
        """Whether it is so on the table as it lies, or of the deeds in the claim's scope."""
        raise NotImplementedError

    def share(self, state: ThroneState, seat: int) -> float:
        """How much of it is there on the table, from 0 to 1."""
        raise NotImplementedError

    def progress(self, state: ThroneState, seat: int, deeds: list[Deed]) -> list[Part]:
        """What is there and what is needed, part by part."""
        raise NotImplementedError

    def asks_deeds(self) -> bool:
        """Whether it speaks of what was done."""
        return False

    def part(self, have: int, need: int, is_met: bool, about: PartAbout) -> Part:
        return {"measure": self.word, "have": have, "need": need, "met": is_met, **about}


@final
class Claim:
    """A claim card of either kind."""

    def __init__(self, key: str, influence: int, scope: int, condition: Condition) -> None:
        self.key: Final = key
        self.influence: Final = influence
        self.scope: Final = scope
        self.condition: Final = condition


@final
class Half:
    """One half of a Royal Decree: a word, whom or what it concerns, and how much."""

    def __init__(self, key: str, word: int, is_week: bool, subject: int, amount: int) -> None:
        self.key: Final = key
        self.word: Final = word
        self.is_week: Final = is_week
        self.subject: Final = subject
        self.amount: Final = amount


@final
class Decree:
    """A Royal Decree; The Queen Is Dead has no halves that apply."""

    def __init__(self, key: str, alive: Half, dead: Half, is_queen: bool) -> None:
        self.key: Final = key
        self.alive: Final = alive
        self.dead: Final = dead
        self.is_queen: Final = is_queen


@final
class Lord:
    """A lord: steps on the Town Tracks, and workers at home, to begin with."""

    def __init__(self, key: str, tracks: list[int], workers: list[int]) -> None:
        self.key: Final = key
        self.tracks: Final = tracks
        self.workers: Final = workers

    def start(self) -> LordStart:
        """What a player begins with, by name."""
        return {
            "tracks": {TRACK_NAMES[n]: count for n, count in enumerate(self.tracks) if count > 0},
            "workers": {
                WORKER_NAMES[n]: count for n, count in enumerate(self.workers) if count > 0
            },
        }


@final
class Trader:
    """A Travelling Merchant: its letter, and what each of the two rows takes and gives."""

    def __init__(self, key: str, letter: str, pays: list[int], gains: list[int]) -> None:
        self.key: Final = key
        self.letter: Final = letter
        self.pays: Final = pays
        self.gains: Final = gains


@final
class Token:
    """An Alms Bonus token."""

    def __init__(self, key: str, word: int, amount: int) -> None:
        self.key: Final = key
        self.word: Final = word
        self.amount: Final = amount


@final
class Workforce:
    """The Workforce cards by kind: type, value and how many there are."""

    def __init__(
        self, keys: list[str], types: list[int], values: list[int], counts: list[int]
    ) -> None:
        self.keys: Final = keys
        self.types: Final = types
        self.values: Final = values
        self.counts: Final = counts


@final
class Ladder:
    """A Town Track: for each space its seal, its move value and the area it lies in."""

    def __init__(self, seals: list[int], moves: list[int], areas: list[int]) -> None:
        self.seals: Final = seals
        self.moves: Final = moves
        self.areas: Final = areas


@final
class Row:
    """A row of the action point table; EITHER has points to deploy, or `task` for tasks."""

    def __init__(self, mode: int, points: int, task: int = 0) -> None:
        self.mode: Final = mode
        self.points: Final = points
        self.task: Final = task


@final
class Tracks:
    """The tracks of town and map."""

    def __init__(
        self,
        ladders: list[Ladder],
        anarchy_values: list[int],
        diplomacy: list[int],
        alms_last: int,
        alms_bonuses: list[int],
        alms_start: int,
        alms_end: int,
    ) -> None:
        self.ladders: Final = ladders
        self.top: Final = len(ladders[0].seals) - 1
        self.anarchy_values: Final = anarchy_values
        self.diplomacy: Final = diplomacy
        self.alms_last: Final = alms_last
        self.alms_bonuses: Final = alms_bonuses
        self.alms_start: Final = alms_start
        self.alms_end: Final = alms_end


@final
class Deck:
    """All cards and tokens of the box."""

    def __init__(
        self,
        workforce: Workforce,
        lords: list[Lord],
        decrees: list[Decree],
        traders: list[Trader],
        tokens: list[Token],
        claims: list[Claim],
        ends: list[Claim],
    ) -> None:
        self.workforce: Final = workforce
        self.lords: Final = lords
        self.decrees: Final = decrees
        self.traders: Final = traders
        self.tokens: Final = tokens
        self.claims: Final = claims
        self.ends: Final = ends


@final
class Catalog:
    """What the data files say; replaceable without touching code."""

    def __init__(
        self,
        constants: dict[str, int],
        tracks: Tracks,
        deck: Deck,
        points: list[list[Row]],
        claim_draws: list[list[int]],
        die: list[int],
        markers: list[int],
        star_values: list[int],
    ) -> None:
        self.weeks: Final = constants["weeks"]
        self.workers: Final = constants["workers_per_player"]
        self.stack: Final = constants["max_markers_per_stack"]
        self.guild_slots: Final = constants["guild_slots"]
        self.guild_influence: Final = constants["guild_influence"]
        self.ends_dealt: Final = constants["end_claims_dealt"]
        self.ends_kept: Final = constants["end_claims_kept"]
        self.unfulfilled: Final = constants["unfulfilled_claim_influence"]
        self.lords_dealt: Final = constants["lords_dealt"]
        self.cards_dealt: Final = constants["workforce_dealt"]
        self.display: Final = constants["workforce_display"]
        self.decrees_in_deck: Final = constants["decrees_in_deck"]
        self.merchants_in_deck: Final = constants["merchants_in_deck"]
        self.action_cost: Final = constants["default_action_cost_ap"]
        self.grant_cost: Final = constants["grant_cost_ap"]
        self.tracks: Final = tracks
        self.anarchy_markers: Final = len(tracks.anarchy_values) - 1
        self.deck: Final = deck
        self.points: Final = points
        self.claim_draws: Final = claim_draws
        self.die: Final = die
        self.markers: Final = markers
        self.star_values: Final = star_values
        self.card: Final = named_row("card", deck.workforce.keys)
        self.single: Final = named_row("single", deck.workforce.keys)
        self.lord: Final = named_row("lord", [lord.key for lord in deck.lords])
        self.decree: Final = named_row("decree", [decree.key for decree in deck.decrees])
        self.trader: Final = named_row("merchant", [trader.key for trader in deck.traders])
        self.token: Final = named_row("token", [token.key for token in deck.tokens])
        self.claim: Final = named_row("claim", [claim.key for claim in deck.claims])
        self.end: Final = named_row("end", [claim.key for claim in deck.ends])


@final
class Ruleset:
    """Catalog and edition together; shared by all states of a match."""

    def __init__(
        self, catalog: Catalog, options: Options, edition: dict[str, str], version: int
    ) -> None:
        self.catalog: Final = catalog
        self.tracks: Final = catalog.tracks
        self.mixed_spoils: Final = edition["spoils"] == "any_combination"
        self.waives_rest: Final = edition["commerce_underpay"] == "waived"
        self.merchant_stays: Final = edition["own_market_merchant"] == "stays"
        self.first_at_once: Final = edition["first_player_from"] == "immediately"
        self.opens_once: Final = version > 1
        self.lowest_keeps_points: Final = options.get("lowest_bidder") == "own_rank"
        self.sole_is_lowest: Final = options.get("sole_bidder") == "deploy"
        self.chooses_houses: Final = options.get("houses") == "by_choice"
        self.options: Final = dict(options)
