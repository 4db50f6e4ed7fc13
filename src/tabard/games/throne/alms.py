"""The Alms track and its bonus tokens (TH-SCHO-ALM, TH-ALMS)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.throne.action_events import (
    AlmsMoved,
    DiplomacyMoved,
    InfluenceGained,
    TokenGained,
    TrackRaised,
)
from tabard.games.throne.kinds import TRACK, TRACKS
from tabard.games.throne.rules import TOKEN_CARD, TOKEN_DIPLOMACY, TOKEN_INFLUENCE
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import ThroneState, raise_diplomacy, raise_track
from tabard.games.throne.workforce import draw_cards


def may_give_alms(state: ThroneState, seat: int) -> bool:
    """Whether the marker is not yet on the last space (TH-SCHO-ALM-02)."""
    return state.houses[seat].alms < state.rules.tracks.alms_last


def advance_alms(state: ThroneState, seat: int) -> int:
    """One step, with the bonus of the space reached; the token, if there was one (-01, -03)."""
    house = state.houses[seat]
    house.alms += 1
    state.tell(AlmsMoved(seat, house.alms))
    bonuses = state.rules.tracks.alms_bonuses
    if house.alms not in bonuses:
        return BLANK
    token = state.tokens[bonuses.index(house.alms)]
    gain_token(state, seat, token)
    return token


def gain_token(state: ThroneState, seat: int, number: int) -> None:
    """The bonus of a token, which stays for the others (TH-ALMS-01 to -04)."""
    token = state.rules.catalog.deck.tokens[number]
    state.tell(TokenGained(seat, number))
    if token.word == TOKEN_CARD:
        draw_cards(state, seat, token.amount)
    elif token.word == TOKEN_INFLUENCE:
        gain_influence(state, seat, token.amount)
    elif token.word == TOKEN_DIPLOMACY:
        advance_diplomacy(state, seat, token.amount)
    else:
        state.schedule(RaiseAnyTrack(seat, token.amount))


def gain_influence(state: ThroneState, seat: int, amount: int) -> None:
    """Tokens from the pool, which never ends (TH-GEN-13)."""
    state.houses[seat].influence += amount
    state.tell(InfluenceGained(seat, amount))


def advance_diplomacy(state: ThroneState, seat: int, steps: int) -> None:
    """Along the Diplomacy track; at its end nothing happens."""
    before = state.houses[seat].diplomacy
    raise_diplomacy(state, seat, steps)
    if state.houses[seat].diplomacy != before:
        step = state.rules.tracks.diplomacy[state.houses[seat].diplomacy]
        state.tell(DiplomacyMoved(seat, step))


@final
class RaiseAnyTrack(Ask[ThroneState]):
    """One Town Track of choice goes up (TH-ALMS-04); ReturnMarker checks claims then."""

    __match_args__ = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def decision(self, state: ThroneState) -> Decision:
        values, top = state.houses[self.seat].tracks, state.rules.tracks.top
        below = [TRACK[track] for track in range(TRACKS) if values[track] < top]
        return Decision(self.seat, "alms_track", below or TRACK)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        raised = raise_track(state, self.seat, choice.number, self.amount)
        state.tell(TrackRaised(self.seat, choice.number, raised))

    def facts(self, state: ThroneState) -> Asked:
        return {"amount": self.amount}
