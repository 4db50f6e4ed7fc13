"""End of the game: everything is turned over, counted and told."""

from __future__ import annotations

from typing import final

from tabard.core.state import Step
from tabard.games.allegiance.events import (
    AllegianceFound,
    HandRevealed,
    InfluenceCounted,
    MatchWon,
    PileRevealed,
)
from tabard.games.allegiance.kinds import GUILD, TABLEAU, TEMPLE
from tabard.games.allegiance.memory import kinds_of
from tabard.games.allegiance.scoring import verdict
from tabard.games.allegiance.state import AllegianceState, numbers_in, tableau_of


@final
class End(Step[AllegianceState]):
    """Reveal both organisations, all hands and all face-down tableau cards (AL-END-01, -02)."""

    def run(self, state: AllegianceState) -> None:
        if state.is_telling:
            tell_ending(state)
        for number, laid in enumerate(state.table):
            if laid.place in (TEMPLE, GUILD, TABLEAU):
                state.table[number] = laid.with_card(laid.card.opened())


def tell_ending(state: AllegianceState) -> None:
    """Say what lay hidden, the count, and who has won."""
    for pile in (TEMPLE, GUILD):
        kinds = sorted([state.table[number].card.kind for number in numbers_in(state, pile)])
        state.tell(PileRevealed(pile, tuple(kinds)))
    for seat in range(state.seats):
        tableau = [state.table[number] for number in tableau_of(state, seat)]
        hidden = sorted([laid.card.kind for laid in tableau if not laid.is_up])
        state.tell(HandRevealed(seat, kinds_of(state.hands[seat]), tuple(hidden)))
    result = verdict(state)
    temple, guild = result.influence[TEMPLE].total, result.influence[GUILD].total
    state.tell(InfluenceCounted(temple, guild, result.leading))
    for seat, (temple, guild) in enumerate(result.points):
        state.tell(AllegianceFound(seat, temple, guild, result.allegiances[seat]))
    state.tell(MatchWon(tuple(result.winners), result.reason))
