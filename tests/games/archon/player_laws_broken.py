"""Changes to what one player has, and the law that each of them breaks."""

from __future__ import annotations

from games.archon.builders import figures, warriors
from games.archon.laws_broken import Change, lay_open
from support.laws import put
from tabard.games.archon.kinds import CARD_KINDS
from tabard.games.archon.state import (
    LEFTOVER_LINE,
    RAID_LINE,
    SEASON_LINES,
    TILE_LINE,
    ArchonState,
)


def arrive_seen(state: ArchonState) -> None:
    """A Magister arrived unseen although all cards are known."""
    lay_open(state, 0, 1, 2)
    state.houses[1].arrivals = (3,)


def ninth_courtier(state: ArchonState) -> None:
    """Seat 1 has nine Courtiers and a Merchant."""
    house = state.houses[1]
    house.hand, house.reserve, house.played = [5, 0, 0, 0, 0], [4, 0, 0, 0, 1], [0] * CARD_KINDS


def hand_of(state: ArchonState, hand: list[int], reserve: list[int]) -> None:
    """The cards of seat 1."""
    put(state.houses[1], hand=hand, reserve=reserve)


def crowd(state: ArchonState) -> None:
    """Seat 2 has six Figures on the board."""
    slots = ("treasury_1", "treasury_2", "treasury_3", "barracks_2", "palace_1", "palace_2")
    figures(state, 2, *slots)


def move_vp(state: ArchonState, seat: int, *changes: tuple[int, int]) -> None:
    """Change lines of the tally, and the score with them."""
    for line, vp in changes:
        state.houses[seat].credit(line, vp)


ONLY_MAGISTERS = "only Magisters arrive unseen, and no more are known to be in hand"

PLAYER_LAWS: dict[str, tuple[Change, str]] = {
    "less than no cards": (
        lambda s: hand_of(s, [6, 0, 0, 0, -1], [2, 0, 0, 1, 2]),
        "dragon: cards add up: nowhere are less than none",
    ),
    "a ninth Courtier": (ninth_courtier, "dragon: a player has 8 cards of a kind at most"),
    "a card too few": (
        lambda s: hand_of(s, [4, 0, 0, 0, 0], [3, 0, 0, 1, 1]),
        "dragon: cards add up: a player owns 10, not 9",
    ),
    "six cards in hand": (
        lambda s: hand_of(s, [5, 0, 0, 0, 1], [3, 0, 0, 1, 0]),
        "dragon: hand and reserve hold 5 cards at most",
    ),
    "six cards in reserve": (
        lambda s: hand_of(s, [4, 0, 0, 0, 0], [4, 0, 0, 1, 1]),
        "dragon: hand and reserve hold 5 cards at most",
    ),
    "a card played after passing": (
        lambda s: put(s.houses[2], unused=4),
        "lion: who has passed keeps the unused cards",
    ),
    "a reserve that all can see": (
        lambda s: lay_open(s, 0, 1),
        "lion: a reserve is hidden, or taken up",
    ),
    "a Magister that arrived unseen and is seen": (
        arrive_seen,
        "dragon: Magisters arrive unseen only while hands are hidden",
    ),
    "more known to be in hand than came": (
        lambda s: put(s.houses[1], arrivals=(3,), settled=2),
        f"dragon: {ONLY_MAGISTERS}",
    ),
    "less known to be in hand than nobody": (
        lambda s: put(s.houses[1], arrivals=(3,), settled=-1),
        f"dragon: {ONLY_MAGISTERS}",
    ),
    "a Courtier that arrived unseen": (
        lambda s: put(s.houses[1], arrivals=(0,)),
        f"dragon: {ONLY_MAGISTERS}",
    ),
    "a Courtier that came to the reserve": (
        lambda s: put(s.houses[1], stored=(0,)),
        f"dragon: {ONLY_MAGISTERS}",
    ),
    "a Magister that arrived and is not there": (
        lambda s: put(s.houses[1], arrivals=(1,)),
        "dragon: a Magister that arrived unseen is in hand or reserve",
    ),
    "two Magisters that arrived where one is": (
        lambda s: put(s.houses[1], arrivals=(3,), stored=(3,)),
        "dragon: a Magister that arrived unseen is in hand or reserve",
    ),
    "a Magister that came to the hand and is in reserve": (
        lambda s: put(s.houses[1], arrivals=(3,), settled=1),
        "dragon: a Magister that came to the hand is there",
    ),
    "a Magister that came to the reserve and is in hand": (
        lambda s: put(s.houses[1], hand=[4, 0, 0, 1, 0], reserve=[4, 0, 0, 0, 1], stored=(3,)),
        "dragon: a Magister that came to the reserve is there",
    ),
    "a hand full of Courtiers that is known to have none": (
        lambda s: put(s.houses[1], is_courtless=True),
        "dragon: Magisters come to the hand before they come to the reserve",
    ),
    "a Courtier in a hand that is known to have none": (
        lambda s: put(
            s.houses[1],
            hand=[1, 0, 0, 0, 0],
            reserve=[3, 0, 0, 1, 1],
            played=[4, 0, 0, 0, 0],
            is_courtless=True,
        ),
        "dragon: no Courtier is in a hand of which all know that",
    ),
    "a sixth Figure": (crowd, "lion: a player has 5 Figures"),
    "a sixth Elite Warrior": (
        lambda s: warriors(s, 1, 2, 3, 4, 5, 6, 7),
        "dragon: a player has 5 Elite Warriors",
    ),
    "a second Mint": (
        lambda s: put(s.houses[0], tiles=(0, 0)),
        "unicorn: nobody owns two tiles of a kind",
    ),
    "less than no Gold": (
        lambda s: put(s.houses[1], goods=[-1, 0, 0, 0, 0, 0]),
        "dragon: no good falls below zero",
    ),
    "a passage less than never": (
        lambda s: put(s.houses[1], passages=-1),
        "dragon: Secret Passage is not used less than never",
    ),
    "a score without a line": (
        lambda s: put(s.houses[1], score=5),
        "dragon: VP add up: the lines of the sheet make the score",
    ),
    "a line below nothing": (
        lambda s: move_vp(s, 0, (SEASON_LINES + TILE_LINE, -9)),
        "unicorn: VP add up: only a raid takes VP, and it gives none",
    ),
    "leftovers below nothing": (
        lambda s: move_vp(s, 1, (LEFTOVER_LINE, -1)),
        "dragon: VP add up: only a raid takes VP, and it gives none",
    ),
    "a raid that gives VP": (
        lambda s: move_vp(s, 1, (RAID_LINE, 1)),
        "dragon: VP add up: only a raid takes VP, and it gives none",
    ),
    "VP of a season to come": (
        lambda s: move_vp(s, 1, (2 * SEASON_LINES + TILE_LINE, 3)),
        "dragon: VP add up: seasons to come have scored nothing",
    ),
    "a raid of a season to come": (
        lambda s: move_vp(s, 1, (2 * SEASON_LINES + RAID_LINE, -1)),
        "dragon: VP add up: seasons to come have scored nothing",
    ),
}
