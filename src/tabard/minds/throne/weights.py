"""The weights of the evaluation, unpacked for compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final


@final
class Weights:
    """Worth in Influence unless said otherwise; numbers in weights.toml and weights_tuned.toml."""

    def __init__(self, table: Mapping[str, list[float]]) -> None:
        self.table: Final = table
        # By how much scores may still part: at the end, and more the more time is left.
        self.spread: Final = table["spread"][0]
        self.spread_early: Final = table["spread"][1]
        # By what part a Guild is worth more early than at the end.
        self.guild: Final = table["guild"][0]
        # Early, a step of a Town Track counts this much from this start; at the end, its Seal.
        self.step: Final = table["track"][0]
        self.start: Final = table["track"][1]
        # The chance of a claim in hand: of one that seems far, and what nearness adds; and how
        # much sooner than the match the time for claims runs out, as a factor.
        self.claim_base: Final = table["claim"][0]
        self.claim_near: Final = table["claim"][1]
        self.claim_time: Final = table["claim"][2]
        # How many steps of Diplomacy, and how many claims, a player hopes for in a whole match.
        self.step_hope: Final = table["diplomacy"][0]
        self.claim_hope: Final = table["diplomacy"][1]
        # An End of Game Claim not met yet: its best chance, how long there is time for it; the
        # worst risk of one that is met.
        self.end_hope: Final = table["end"][0]
        self.end_time: Final = table["end"][1]
        self.end_risk: Final = table["end"][2]
        # By how much the price of an Anarchy marker may still rise in a whole match.
        self.anarchy_fear: Final = table["anarchy_fear"][0]
        # How sure a player on the way is to reach the end of the Alms track, or to leave its start.
        self.alms_hope: Final = table["alms"][0]
        self.alms_escape: Final = table["alms"][1]
        # Until when cards and workers keep their worth, as a factor of the time left.
        self.soon: Final = table["soon"][0]
        # Each point of a Workforce card in hand, and of one that stands for any.
        self.card: Final = table["card"][0]
        self.joker: Final = table["card"][1]
        # A Soldier, a Spy, a Merchant while there is time left, by where they stand.
        self.home: Final = table["home"]
        self.centre: Final = table["centre"]
        self.abroad: Final = table["abroad"]
        # What bids promise: an action point by space, cards that match the space.
        self.point: Final = table["point"]
        self.match: Final = table["match"][0]
        # Claims, less for each in hand and each rank; Workforce cards, less for each rank.
        self.claim_bid: Final = table["claim_bid"][0]
        self.claim_held: Final = table["claim_bid"][1]
        self.claim_rank: Final = table["claim_bid"][2]
        self.workforce_bid: Final = table["workforce_bid"][0]
        self.workforce_rank: Final = table["workforce_bid"][1]
