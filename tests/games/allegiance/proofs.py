"""What each recorded match proves; see support/proofs.py."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from games.allegiance.builders import GAME, decided_by, influence, points, winners
from support.proofs import Log, Proof, Records
from support.questions import of_kind
from tabard.core.values import Choice, Decision
from tabard.games.allegiance.events import CardAssassinated
from tabard.games.allegiance.kinds import (
    BISHOP,
    END_TURN,
    GUILD,
    GUILDMASTER,
    KINDS,
    REMOVED,
    TABLEAU,
    TEMPLE,
)
from tabard.games.allegiance.scoring import has_guildmaster, verdict
from tabard.games.allegiance.state import AllegianceState, tableau_of


def guild_wins_on_equal_influence(log: Log, state: AllegianceState) -> bool:
    temple, guild = influence(state)
    only = winners(state)
    return temple == guild and len(only) == 1 and verdict(state).allegiances[only[0]] == GUILD


def guildmaster_breaks_the_tie(log: Log, state: AllegianceState) -> bool:
    if decided_by(state) != "guildmaster":
        return False
    (seat,) = winners(state)
    others = [other for other in range(state.seats) if other != seat]
    tied = [other for other in others if points(state, other) == points(state, seat)]
    return bool(tied) and has_guildmaster(state, seat)


def nobody_wins(log: Log, state: AllegianceState) -> bool:
    leading = verdict(state).leading
    return leading not in verdict(state).allegiances and set(GAME.places(state)) == {2}


def redeem_turns_a_guild_player(log: Log, state: AllegianceState) -> bool:
    seat = user_of(state, BISHOP)
    temple, guild = printed_points(state, seat)
    return guild > temple and points(state, seat) == (temple + guild, 0) and seat in winners(state)


def corrupt_makes_a_temple_player_win_for_the_guild(log: Log, state: AllegianceState) -> bool:
    seat = user_of(state, GUILDMASTER)
    temple, guild = printed_points(state, seat)
    is_turned = temple > guild and points(state, seat) == (0, temple + guild)
    return is_turned and winners(state) == [seat]


def five_seats_shared_temple_victory(log: Log, state: AllegianceState) -> bool:
    number = GAME.places(state).count(1)
    return decided_by(state) == "all_temple" and state.seats == 5 and 1 < number < 5


def tracked_piles_lose_the_card_that_was_named(log: Log, state: AllegianceState) -> bool:
    named = [int(text[5:]) for seat, text in log.moves if seat >= 0 and text.startswith("slot:")]
    shown = [
        event.card for event in of_kind(log, CardAssassinated) if event.place in (TEMPLE, GUILD)
    ]
    is_gone = all(state.table[number].place == REMOVED for number in named)
    return len(named) > 1 and is_gone and shown == [state.table[n].card.kind for n in named]


def initiates_give_the_temple_the_lead(log: Log, state: AllegianceState) -> bool:
    temple, guild = influence(state)
    bonus = verdict(state).influence[TEMPLE].followers
    return bonus == 3 and temple - bonus <= guild < temple


def guards_lie_on_guards(log: Log, state: AllegianceState) -> bool:
    guards = [state.table[laid.guard] for laid in state.table if laid.guard >= 0]
    return any(guard.guard >= 0 for guard in guards)


def a_face_down_card_costs_the_temple_victory(log: Log, state: AllegianceState) -> bool:
    for seat in range(state.seats):
        laid = [state.table[number] for number in tableau_of(state, seat)]
        hidden = [card.card.kind for card in laid if not card.is_up]
        is_hit = any(state.rules.is_guild_card(kind) for kind in hidden)
        temple, guild = points(state, seat)
        if is_hit and temple == guild and verdict(state).leading == TEMPLE:
            return seat not in winners(state)
    return False


def two_of_the_guild_share_the_victory(log: Log, state: AllegianceState) -> bool:
    return decided_by(state) == "shared" and GAME.places(state).count(1) == 2


def printed_points(state: AllegianceState, seat: int) -> tuple[int, int]:
    """Temple and Guild cards of a player as they are printed, before Corrupt and Redeem."""
    counts = state.hands[seat].counts[:] if seat >= 0 else [0] * KINDS
    for number in tableau_of(state, seat):
        counts[state.table[number].card.kind] += 1
    sides = [0, 0, 0]
    for kind in range(KINDS):
        sides[state.rules.factions[kind]] += counts[kind]
    return sides[TEMPLE], sides[GUILD]


def user_of(state: AllegianceState, kind: int) -> int:
    """In whose tableau a card of the kind lies face up; negative if in none."""
    for laid in state.table:
        if laid.card.kind == kind and laid.is_up and laid.place == TABLEAU:
            return laid.seat
    return -1


TRACKED: Final = {
    "assassinate_pile_target": "tracked_slot",
    "assassinate_reveals_face_down": "to_all",
}
STACKED: Final = {"guard_stacking": "free", "first_player": "host_chooses"}


def pick(decision: Decision, taste: Mapping[str, float], dice: Random) -> Choice:
    """Any option; hardly anybody declines to act."""
    found = list(decision.options)
    if END_TURN in found and len(found) > 1 and dice.random() < 0.9:
        found.remove(END_TURN)
    return dice.choice(found)


RECORDS: Final = Records[AllegianceState](
    GAME,
    pick,
    [
        Proof(3, guild_wins_on_equal_influence),
        Proof(5, guildmaster_breaks_the_tie),
        Proof(3, nobody_wins),
        Proof(4, redeem_turns_a_guild_player),
        Proof(3, corrupt_makes_a_temple_player_win_for_the_guild),
        Proof(5, five_seats_shared_temple_victory),
        Proof(4, tracked_piles_lose_the_card_that_was_named, TRACKED),
        Proof(4, initiates_give_the_temple_the_lead),
        Proof(5, guards_lie_on_guards, STACKED),
        Proof(4, a_face_down_card_costs_the_temple_victory),
        Proof(5, two_of_the_guild_share_the_victory),
    ],
)

if __name__ == "__main__":
    RECORDS.complete()
