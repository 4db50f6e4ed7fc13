"""What a table plays by: the numbers of its data files and its options, read once a match."""

from __future__ import annotations

from typing import Final, final

from tabard.core.game import Options
from tabard.games.allegiance.kinds import DOUBLE_AGENT, GUILD, TEMPLE

PILE_RANDOM: Final = 0
PILE_TRACKED: Final = 1
PILE_FORBIDDEN: Final = 2

SHOWN_TO_NOBODY: Final = 0
SHOWN_TO_ASSASSIN: Final = 1
SHOWN_TO_ALL: Final = 2

BOTH_SWAP: Final = 0
BOTH_CANCEL: Final = 1
LATEST_WINS: Final = 2

TIE_SHARED: Final = 0
TIE_BY_TURN_ORDER: Final = 1
TIE_NOBODY: Final = 2


@final
class Numbers:
    """What the data files say; replaceable without touching code."""

    def __init__(
        self,
        counts: list[int],
        factions: list[int],
        boxed: list[list[int]],
        constants: dict[str, int],
    ) -> None:
        self.counts: Final = counts
        self.factions: Final = factions
        self.boxed: Final = boxed
        self.starting_inquisitors: Final = constants["starting_inquisitors_per_player"]
        self.starting_cards: Final = constants["starting_dealt_cards_per_player"]
        self.dealt: Final = constants["cards_dealt_per_player_per_round"]
        self.follow_threshold: Final = constants["follow_threshold"]
        self.follow_bonus: Final = constants["follow_bonus"]
        self.noble_influence: Final = constants["noble_influence"]
        self.merchant_influence: Final = constants["merchant_influence"]
        self.converted_influence: Final = constants["converted_card_influence"]
        self.card_influence: Final = constants["aligned_card_influence"]
        self.card_allegiance: Final = constants["aligned_card_allegiance"]

    def rounds(self, seats: int) -> int:
        """How many rounds the deck lasts once the first hands are dealt (AL-ROUND-02, -03)."""
        first_hands = (self.starting_inquisitors + self.starting_cards) * seats
        deck = sum(self.counts) - sum(self.boxed[seats]) - first_hands
        return deck // (self.dealt * seats)


@final
class Rules:
    """Numbers and options together; shared by all states of a match."""

    def __init__(self, numbers: Numbers, options: Options) -> None:
        self.numbers: Final = numbers
        factions = numbers.factions[:]
        temple_agent = options["double_agent_alignment"] == "temple"
        factions[DOUBLE_AGENT] = TEMPLE if temple_agent else GUILD
        self.factions: Final = factions
        self.host_chooses: Final = options["first_player"] == "host_chooses"
        self.effects_stay: Final = options["corrupt_redeem_duration"] == "permanent"
        self.both_effects: Final = ["swap", "cancel", "latest_wins"].index(
            options["corrupt_and_redeem_together"]
        )
        self.all_merchants: Final = options["finance_counts"] == "all_merchants"
        self.pile_target: Final = ["random_card_of_pile", "tracked_slot", "forbidden"].index(
            options["assassinate_pile_target"]
        )
        self.face_down_shown: Final = ["no", "to_assassin", "to_all"].index(
            options["assassinate_reveals_face_down"]
        )
        self.own_hand_allowed: Final = options["assassinate_own_hand"] == "allowed"
        self.guards_stack: Final = options["guard_stacking"] == "free"
        self.guard_before_only: Final = options["guard_after_action"] == "before_only"
        self.final_tie: Final = ["shared_victory", "first_action_order", "nobody"].index(
            options["final_tie"]
        )
        self.someone_wins: Final = options["no_eligible_player"] == "most_points_of_leading_side"
        self.options: Final = dict(options)

    def is_guild_card(self, kind: int) -> bool:
        """Whether the kind is of the Guild, whatever Corrupt and Redeem say (AL-ACT-CONVERT-06)."""
        return self.factions[kind] == GUILD

    def tracks_piles(self) -> bool:
        """Whether it is public who placed which card on an organisation when (AL-R02)."""
        return self.pile_target == PILE_TRACKED
