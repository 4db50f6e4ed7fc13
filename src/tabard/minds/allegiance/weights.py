"""The weights of the evaluation, unpacked for compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final


@final
class Weights:
    """In influence or points by round; numbers in weights.toml, tuned in weights_tuned.toml."""

    def __init__(self, table: Mapping[str, list[float]]) -> None:
        self.table: Final = table
        # How far one more card placed moves the lead of an organisation, as a standard deviation,
        # and how far a round moves it towards the Temple.
        self.influence_drift: Final = table["influence"][0]
        self.influence_trend: Final = table["influence"][1]
        # The same for a player's lead of Temple points over Guild points, by round; and for how
        # many rounds the last one counts when no cards are to come.
        self.points_drift: Final = table["points"][0]
        self.points_trend: Final = table["points"][1]
        self.points_last: Final = table["points"][2]
        # How many points a round a player can turn towards the side of its choice.
        self.steering: Final = table["steering"][0]
        # For how many rounds cards count that are dealt, but not allocated yet.
        self.allocation: Final = table["allocation"][0]
        # What a follower short of the bonus is worth, in influence.
        self.follower: Final = table["follower"][0]
