"""Influence of the organisations, allegiance of the players, and who wins."""

from __future__ import annotations

from typing import Final, final

from tabard.games.allegiance.follow import followers
from tabard.games.allegiance.kinds import (
    BISHOP,
    CONVERTED,
    CUTPURSE,
    GUILD,
    GUILDMASTER,
    INITIATE,
    MERCHANT,
    NOBLE,
    TABLEAU,
    TEMPLE,
)
from tabard.games.allegiance.rules import (
    BOTH_CANCEL,
    BOTH_SWAP,
    TIE_BY_TURN_ORDER,
    TIE_SHARED,
)
from tabard.games.allegiance.state import AllegianceState

REASON_NAMES: Final = [
    "all_temple",
    "only_guild_player",
    "most_guild_points",
    "largest_difference",
    "guildmaster",
    "shared",
    "nobody",
    "first_action_order",
    "most_points_of_leading_side",
]
ALL_TEMPLE: Final = 0
ONLY_GUILD_PLAYER: Final = 1
MOST_GUILD_POINTS: Final = 2
LARGEST_DIFFERENCE: Final = 3
BY_GUILDMASTER: Final = 4
SHARED: Final = 5
NOBODY: Final = 6
FIRST_ACTION_ORDER: Final = 7
MOST_POINTS_OF_LEADING_SIDE: Final = 8


@final
class Influence:
    """One organisation's influence, line by line (AL-SCORE-01, -02)."""

    def __init__(self, cards: int, nobles: int, converted: int, merchants: int, bonus: int) -> None:
        self.cards: Final = cards
        self.nobles: Final = nobles
        self.converted: Final = converted
        self.merchants: Final = merchants
        self.followers: Final = bonus
        self.total: Final = cards + nobles + converted + merchants + bonus


@final
class Verdict:
    """How a match ends, or would end as things stand."""

    def __init__(
        self,
        influence: list[Influence],
        points: list[tuple[int, int]],
        winners: list[int],
        reason: int,
    ) -> None:
        self.influence: Final = influence
        self.leading: Final = leading_organisation(influence[TEMPLE].total, influence[GUILD].total)
        self.points: Final = points
        self.allegiances: Final = [allegiance(temple, guild) for temple, guild in points]
        self.winners: Final = winners
        self.reason: Final = reason


def verdict(state: AllegianceState) -> Verdict:
    """Influence, allegiance and winners of a state."""
    influence = [influence_of(state, TEMPLE), influence_of(state, GUILD)]
    points = [points_of(state, seat) for seat in range(state.seats)]
    leading = leading_organisation(influence[TEMPLE].total, influence[GUILD].total)
    winners, reason = find_winners(state, leading, points)
    return Verdict(influence, points, winners, reason)


def influence_of(state: AllegianceState, organisation: int) -> Influence:
    """Matching cards, Nobles, converted cards, Merchants and followers (AL-SCORE-01 to -03)."""
    rules = state.rules
    numbers = rules.numbers
    cards = nobles = converted = 0
    merchants = [0, 0]
    for laid in state.table:
        kind = laid.card.kind
        if laid.place == CONVERTED:
            converted += 1
        elif laid.place <= GUILD and kind == MERCHANT:
            merchants[laid.place] += 1
        elif laid.place == organisation:
            if rules.factions[kind] == organisation:
                cards += 1
            elif kind == NOBLE:
                nobles += 1
    follower = INITIATE if organisation == TEMPLE else CUTPURSE
    follows = followers(state, follower) >= numbers.follow_threshold
    return Influence(
        cards * numbers.card_influence,
        nobles * numbers.noble_influence,
        converted * numbers.converted_influence if organisation == TEMPLE else 0,
        merchant_bonus(state, organisation, merchants),
        numbers.follow_bonus if follows else 0,
    )


def merchant_bonus(state: AllegianceState, organisation: int, merchants: list[int]) -> int:
    """The organisation with more Merchants gains for each (AL-FINANCE-01 to -03, AL-R12)."""
    own, other = merchants[organisation], merchants[1 - organisation]
    if own <= other:
        return 0
    counted = own + other if state.rules.all_merchants else own
    return counted * state.rules.numbers.merchant_influence


def leading_organisation(temple: int, guild: int) -> int:
    """More influence leads; with equal influence the Guild (AL-SCORE-04)."""
    return TEMPLE if temple > guild else GUILD


def points_of(state: AllegianceState, seat: int) -> tuple[int, int]:
    """Temple and Guild points of hand and tableau, after Corrupt and Redeem (AL-SCORE-05)."""
    temple, guild = printed_points(state, seat)
    corrupt, redeem = effects_on(state, seat)
    if corrupt and redeem:
        return guild, temple
    if corrupt:
        return 0, temple + guild
    if redeem:
        return temple + guild, 0
    return temple, guild


def printed_points(state: AllegianceState, seat: int) -> tuple[int, int]:
    """Temple and Guild points of hand and tableau as their cards show them."""
    factions = state.rules.factions
    points = [0, 0, 0]
    for kind, count in enumerate(state.hands[seat].counts):
        points[factions[kind]] += count
    for laid in state.table:
        if laid.place == TABLEAU and laid.seat == seat:
            points[factions[laid.card.kind]] += 1
    worth = state.rules.numbers.card_allegiance
    return points[TEMPLE] * worth, points[GUILD] * worth


def changes_of(state: AllegianceState, seat: int) -> list[int]:
    """The kinds whose effects make a player's points differ from what the cards show."""
    if points_of(state, seat) == printed_points(state, seat):
        return []
    corrupt, redeem = effects_on(state, seat)
    return ([GUILDMASTER] if corrupt else []) + ([BISHOP] if redeem else [])


def effects_on(state: AllegianceState, seat: int) -> tuple[bool, bool]:
    """Whether Corrupt and Redeem apply to a player (AL-ACT-CORRUPT-04 to -06, AL-R07, AL-R08)."""
    corrupt, redeem = used_at(state, seat)
    if corrupt < 0 or redeem < 0 or state.rules.both_effects == BOTH_SWAP:
        return corrupt >= 0, redeem >= 0
    if state.rules.both_effects == BOTH_CANCEL:
        return False, False
    return corrupt > redeem, redeem > corrupt


def used_at(state: AllegianceState, seat: int) -> tuple[int, int]:
    """The numbers of a player's used Guildmaster and Bishop if they hold, else negative ones."""
    corrupt = redeem = -1
    stays = state.rules.effects_stay
    for number, laid in enumerate(state.table):
        if laid.is_up and laid.seat == seat and (laid.place == TABLEAU or stays):
            kind = laid.card.kind
            if kind == GUILDMASTER:
                corrupt = number
            elif kind == BISHOP:
                redeem = number
    return corrupt, redeem


def allegiance(temple: int, guild: int) -> int:
    """More Temple points mean the Temple, anything else the Guild (AL-SCORE-06)."""
    return TEMPLE if temple > guild else GUILD


def find_winners(
    state: AllegianceState, leading: int, points: list[tuple[int, int]]
) -> tuple[list[int], int]:
    """Who wins, and what decided it (AL-WIN-01 to -08)."""
    seats = range(state.seats)
    loyal = [seat for seat in seats if allegiance(points[seat][0], points[seat][1]) == leading]
    if not loyal:
        if not state.rules.someone_wins:
            return [], NOBODY
        most = max([points[seat][leading] for seat in seats])
        best = [seat for seat in seats if points[seat][leading] == most]
        return best, MOST_POINTS_OF_LEADING_SIDE
    if leading == TEMPLE:
        return loyal, ALL_TEMPLE
    if len(loyal) == 1:
        return loyal, ONLY_GUILD_PLAYER
    return best_of_guild(state, loyal, points)


def best_of_guild(
    state: AllegianceState, loyal: list[int], points: list[tuple[int, int]]
) -> tuple[list[int], int]:
    """Among several of the Guild only the best wins (AL-WIN-03 to -06)."""
    most = max([points[seat][GUILD] for seat in loyal])
    tied = [seat for seat in loyal if points[seat][GUILD] == most]
    if len(tied) == 1:
        return tied, MOST_GUILD_POINTS
    widest = max([points[seat][GUILD] - points[seat][TEMPLE] for seat in tied])
    tied = [seat for seat in tied if points[seat][GUILD] - points[seat][TEMPLE] == widest]
    if len(tied) == 1:
        return tied, LARGEST_DIFFERENCE
    masters = [seat for seat in tied if has_guildmaster(state, seat)]
    if len(masters) == 1:
        return masters, BY_GUILDMASTER
    tied = masters or tied
    if state.rules.final_tie == TIE_SHARED:
        return tied, SHARED
    if state.rules.final_tie == TIE_BY_TURN_ORDER:
        return [first_in_turn_order(state, tied)], FIRST_ACTION_ORDER
    return [], NOBODY


def has_guildmaster(state: AllegianceState, seat: int) -> bool:
    """Whether the Guildmaster is in hand or tableau, face up or face down (AL-WIN-05, AL-R13)."""
    if state.hands[seat].counts[GUILDMASTER] > 0:
        return True
    for laid in state.table:
        if laid.place == TABLEAU and laid.seat == seat and laid.card.kind == GUILDMASTER:
            return True
    return False


def first_in_turn_order(state: AllegianceState, tied: list[int]) -> int:
    """Who of the tied came first in the last round; the First Action card has moved on since."""
    began = (state.first - 1) % state.seats
    return min(tied, key=lambda seat: (seat - began) % state.seats)
