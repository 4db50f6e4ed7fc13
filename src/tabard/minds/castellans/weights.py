"""The weights of the evaluation, unpacked for compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final


@final
class Weights:
    """Worth in VP unless said otherwise; numbers in weights.toml, tuned in weights_tuned.toml."""

    def __init__(self, table: Mapping[str, list[float]]) -> None:
        self.table: Final = table
        # By how many VP scores may still part: at the end, and more for each round to come.
        self.spread: Final = table["spread"][0]
        self.spread_by_round: Final = table["spread"][1]
        # How much of what a District would score now is left after so many rounds.
        self.sure: Final = table["sure"]
        # Each half point of control beyond its rank, for each scoring to come.
        self.half: Final = table["half"][0]
        # How sure the rank on a Guild track is at the beginning; at the end it is.
        self.guild_sure: Final = table["guild_sure"][0]
        # Each space on a Guild track at the beginning, and at the end: dividers, ranks.
        self.space: Final = table["space"][0]
        self.space_late: Final = table["space"][1]
        # A turn to come in this round, in the first round and in the last; and its die by face.
        self.turn: Final = table["turn"][0]
        self.turn_late: Final = table["turn"][1]
        self.face: Final = table["face"]
        # A unit of each good while there is time to spend it.
        self.goods: Final = table["goods"]
        # By how much each further unit is worth less, as a factor.
        self.plenty: Final = table["plenty"][0]
        # How many further VP a Monument counts for in each round to come.
        self.growth: Final = table["growth"][0]
        # The power of each Manor for each round to come, beyond what it gave.
        self.power: Final = table["power"]
        # A Citizen for each round to come, by the time when it works.
        self.citizen: Final = table["citizen"]
        # How sure the rank on the Wharf card is.
        self.crate_sure: Final = table["crate_sure"][0]
