"""Every claim that reads the table, just short of its condition and just at it."""

from __future__ import annotations

import pytest

from games.throne.builders import GAME, Workers, claims_of, done_by, rank, table
from games.throne.finals import Board, ending, lay, line
from support.clauses import clause
from tabard.games.throne.rules import IN_STATE
from tabard.games.throne.state import ThroneState


def tracks(**values: int) -> Board:
    return {"tracks": values}


def spread(kind: str, **places: int) -> Board:
    """Workers of one kind by territory."""
    return {"workers": {kind: places}}


def mixed(**kinds: dict[str, int]) -> Board:
    """Workers of several kinds, each by territory."""
    return {"workers": kinds}


ALL_THREE: Workers = {kind: {"culver_lux": 1} for kind in ("soldier", "spy", "merchant")}

CLAIMS: dict[str, tuple[Board, Board]] = {
    "G06": (tracks(strength=8), tracks(strength=9)),
    "G07": (tracks(intrigue=8), tracks(intrigue=9)),
    "G08": (tracks(trade=8), tracks(trade=9)),
    "G09": (tracks(wealth=8), tracks(wealth=9)),
    "G10": (tracks(knowledge=8), tracks(knowledge=9)),
    "G17": (spread("soldier", culver_lux=2, antares=2), spread("soldier", antares=3)),
    "G18": (spread("soldier", roselie=3, centre=4), spread("soldier", roselie=4)),
    "G20": (
        spread("spy", roselie=1, centre=3),
        spread("spy", roselie=1, centre=1, antares=1),
    ),
    "G21": (spread("spy", culver_lux=1, antares=1), spread("spy", culver_lux=2)),
    "G25": ({"diplomacy": 2}, {"diplomacy": 3}),
    "G28": (spread("merchant", culver_lux=2, antares=2), spread("merchant", antares=3)),
    "G32": (
        spread("merchant", roselie=1, antares=3),
        spread("merchant", roselie=1, centre=1, culver_lux=1),
    ),
    "G35": ({"guilds": "spies_guild"}, {"guilds": "spies_guild bankers_guild"}),
    "G40": ({"alms": 6}, {"alms": 7}),
    "G45": (
        mixed(soldier={"roselie": 4}, spy={"centre": 2}, merchant={"antares": 1}),
        mixed(soldier={"roselie": 4}, spy={"centre": 2}, merchant={"antares": 2}),
    ),
    "G47": (
        mixed(soldier={"culver_lux": 1}, spy={"culver_lux": 1}, merchant={"antares": 1}),
        {"workers": ALL_THREE},
    ),
    "G48": (spread("soldier", roselie=9), spread("soldier", roselie=10)),
}

ENDS: dict[str, tuple[Board, Board]] = {
    "E01": (tracks(strength=1), tracks(strength=1, trade=1)),
    "E02": ({"done": "G01 G02"}, {"done": "G01 G02 G03"}),
    "E03": (tracks(strength=6), tracks(strength=7)),
    "E04": (tracks(intrigue=6), tracks(intrigue=7)),
    "E05": (tracks(trade=7), tracks(trade=8)),
    "E06": (tracks(wealth=7), tracks(wealth=8)),
    "E07": (tracks(knowledge=6), tracks(knowledge=7)),
    "E08": (
        tracks(strength=3, intrigue=3, trade=3, wealth=2, knowledge=9),
        tracks(strength=3, intrigue=3, trade=3, wealth=3, knowledge=3),
    ),
    "E09": (tracks(strength=6, trade=6, wealth=5), tracks(strength=6, trade=6, wealth=6)),
    "E10": (
        spread("soldier", culver_lux=1, antares=1, centre=4),
        spread("soldier", culver_lux=2, antares=1),
    ),
    "E11": (spread("soldier", roselie=2, centre=2), spread("soldier", roselie=3, centre=2)),
    "E12": (spread("spy", roselie=2, antares=2), spread("spy", roselie=2, antares=3)),
    "E13": (spread("merchant", roselie=4), spread("merchant", roselie=4, centre=1)),
    "E14": (
        mixed(soldier={"centre": 3}, spy={"antares": 1}, merchant={"culver_lux": 1}),
        mixed(soldier={"centre": 3}, spy={"antares": 1}, merchant={"culver_lux": 2}),
    ),
    "E15": (
        mixed(soldier={"centre": 3}, spy={"centre": 1}, merchant={"antares": 1}),
        mixed(soldier={"centre": 1}, spy={"centre": 1}, merchant={"centre": 1}),
    ),
    "E16": (spread("soldier", roselie=2), spread("soldier", roselie=3)),
    "E17": (tracks(knowledge=3), tracks(knowledge=4)),
    "E18": ({"anarchy": 3}, {"anarchy": 4}),
    "E19": ({"alms": 6}, {"alms": 7}),
    "E20": ({"diplomacy": 2}, {"diplomacy": 3}),
    "E21": (
        {"guilds": "spies_guild bankers_guild", "tracks": {"wealth": 3}},
        {"guilds": "spies_guild bankers_guild", "tracks": {"wealth": 4}},
    ),
    "E22": ({"influence": 7}, {"influence": 8}),
    "E23": (tracks(strength=9, trade=9), tracks(trade=10)),
    "E24": ({"hand": "spy-1*5"}, {"hand": "spy-1*5 joker-3"}),
}

OTHER_SIDE: dict[str, tuple[Board, Board]] = {
    "E14": (
        mixed(soldier={"centre": 2}, spy={"antares": 4}),
        mixed(soldier={"centre": 2}, spy={"antares": 4, "centre": 1}),
    ),
    "E17": ({"anarchy": 1, "tracks": {"knowledge": 4}}, tracks(knowledge=4)),
    "E21": (
        {"guilds": "spies_guild", "tracks": {"wealth": 12}},
        {"guilds": "spies_guild soldiers_guild", "tracks": {"wealth": 12}},
    ),
}
"""Claims of two parts: the part that ENDS leaves met falls short."""


def test_every_claim_that_reads_the_table_is_here() -> None:
    deck = GAME.catalog.deck
    assert sorted(CLAIMS) == [claim.key for claim in deck.claims if claim.scope == IN_STATE]
    assert sorted(ENDS) == [end.key for end in deck.ends]


def in_turn(key: str, board: Board) -> ThroneState:
    """The beginning of a turn of seat 0, who holds the claim."""
    state = lay(lay(table(), 0, **board), 0, claims=key)
    return rank(state, "VII", 1)


@clause("TH-CARD-01")
@pytest.mark.parametrize("key", CLAIMS)
def test_the_claim_is_completed_on_the_mark_and_not_below(key: str) -> None:
    below, at = CLAIMS[key]
    state = in_turn(key, below)
    assert (claims_of(state, 0), done_by(state, 0)) == ([key], [])
    state = in_turn(key, at)
    assert (claims_of(state, 0), done_by(state, 0)) == ([], [key])


def at_the_end(key: str, board: Board) -> ThroneState:
    """The last week; seat 0 has kept the End of Game Claim alone."""
    return lay(lay(ending(), 0, **board), 0, ends=key)


@clause("TH-CARD-06", "TH-SCORE-03")
@pytest.mark.parametrize(
    ("key", "below", "at"),
    [(key, *boards) for book in (ENDS, OTHER_SIDE) for key, boards in book.items()],
)
def test_the_end_of_game_claim_is_fulfilled_on_the_mark_and_not_below(
    key: str, below: Board, at: Board
) -> None:
    state = at_the_end(key, below)
    assert (line(state, 0, "ends"), line(state, 0, "unfulfilled")) == (0, -3)
    state = at_the_end(key, at)
    assert (line(state, 0, "ends"), line(state, 0, "unfulfilled")) == (5, 0)


@clause("TH-COND-07")
def test_e16_an_enemy_on_the_own_battlefield_spoils_it() -> None:
    state = at_the_end("E16", ENDS["E16"][1])
    lay(state, 1, workers={"soldier": {"roselie": 1}})
    assert line(state, 0, "ends") == 0


@clause("TH-COND-03")
def test_e01_an_equal_opponent_spoils_it() -> None:
    state = at_the_end("E01", ENDS["E01"][1])
    lay(state, 2, tracks={"trade": 1})
    assert line(state, 0, "ends") == 0
