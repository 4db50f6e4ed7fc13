"""Anarchy: markers taken from the left of the track, returned to the right of its gap."""

from __future__ import annotations

from tabard.games.throne.action_events import AnarchyReturned, AnarchyTaken
from tabard.games.throne.claims import log_deed
from tabard.games.throne.deeds import RETURNED_ANARCHY, TOOK_ANARCHY
from tabard.games.throne.state import ThroneState


def take_anarchy(state: ThroneState, seat: int, reason: int) -> None:
    """The leftmost marker of the track goes to a player (TH-ANAR-01, -06)."""
    assert state.anarchy_left() > 0, "no marker is left on the Anarchy track"
    state.houses[seat].anarchy += 1
    state.tell(AnarchyTaken(seat, reason))
    log_deed(state, seat, TOOK_ANARCHY, (reason,))


def return_anarchy(state: ThroneState, seat: int, reason: int) -> None:
    """A marker goes back to the rightmost empty spot (TH-ANAR-02, -07)."""
    house = state.houses[seat]
    assert house.anarchy > 0, "there is no marker to return"
    house.anarchy -= 1
    state.tell(AnarchyReturned(seat, reason))
    log_deed(state, seat, RETURNED_ANARCHY, (reason,))


def anarchy_value(state: ThroneState) -> int:
    """What each marker costs as the track stands (TH-ANAR-04)."""
    values = state.rules.tracks.anarchy_values
    return values[len(values) - 1 - state.anarchy_left()]
