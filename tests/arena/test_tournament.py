"""Tournaments: who meets whom, on which deals, at which seats."""

from __future__ import annotations

import pytest

from tabard.arena.standings import standings
from tabard.arena.tournament import rotations
from tabard.core.errors import SetupError

from .conftest import outcome, small_tournament


def test_each_bot_sits_alone_once_at_every_seat() -> None:
    lineups = small_tournament().lineups(("a", "b"))
    assert len(lineups) == len(set(lineups)) == 6
    for seat in range(3):
        assert sum(one[seat] == "a" and one.count("a") == 1 for one in lineups) == 1
        assert sum(one[seat] == "b" and one.count("b") == 1 for one in lineups) == 1


def test_two_seats_are_changed_and_nothing_is_played_twice() -> None:
    tournament = small_tournament(game="throne", seats=2)
    assert tournament.lineups(("a", "b")) == [("a", "b"), ("b", "a")]


def test_all_lineups_meet_on_the_same_deals() -> None:
    jobs = small_tournament(games=10, bots=("random", "greedy", "ismcts:5")).jobs()
    deals: dict[str, set[str]] = {}
    for job in jobs:
        deals.setdefault(",".join(job.bots), set()).add(job.seed)
    assert len(deals) == 18  # three pairs, two kinds alone, three seats
    assert set(map(frozenset, deals.values())) == {frozenset({"test/0", "test/1"})}
    assert len({job.id for job in jobs}) == len(jobs) == 36


def test_a_ladder_meets_neighbours_only() -> None:
    bots = ("random", "greedy", "ismcts:5")
    pairs = small_tournament(bots=bots, format="ladder").pairings()
    assert pairs == [("random", "greedy"), ("greedy", "ismcts:5")]
    assert len(small_tournament(bots=bots).pairings()) == 3


def test_a_table_is_filled_and_turned() -> None:
    tournament = small_tournament(seats=4, format="table")
    assert tournament.lineups(tournament.pairings()[0]) == [
        ("random", "greedy", "random", "greedy"),
        ("greedy", "random", "greedy", "random"),
    ]
    assert rotations("aab") == [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]


def test_alone_at_the_table_bots_meet_through_the_deal() -> None:
    tournament = small_tournament(game="castellans", seats=1)
    assert {job.bots for job in tournament.jobs()} == {("random",), ("greedy",)}
    played = [outcome(deal, ["random"], [2], [deal]) for deal in range(5)]
    played += [outcome(deal, ["greedy"], [2], [deal + 1]) for deal in range(5)]
    found = standings(tournament, played)
    assert [one.bot for one in found.bots] == ["greedy", "random"]
    assert found.bots[0].rating.value > 100


@pytest.mark.parametrize(
    ("changes", "remedy"),
    [
        ({"bots": ("greedy", "greedy")}, "name each bot of a tournament once"),
        ({"bots": ("greedy",)}, "needs two bots that differ"),
        ({"bots": ("greedy", "clever")}, "there is no bot 'clever'"),
        ({"seats": 9}, "3 to 5 seats"),
        ({"format": "cup"}, "formats: round-robin, ladder, table"),
        ({"format": "table", "bots": ("random", "greedy", "ismcts", "ismcts:9")}, "at most 3"),
        ({"games": 0}, "0 games"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, object], remedy: str) -> None:
    games = changes.pop("games", 12)
    assert isinstance(games, int)
    with pytest.raises(SetupError, match=remedy):
        small_tournament(games, **changes).check()


def test_standings_count_shares_places_and_pairs() -> None:
    tournament = small_tournament()
    played = []
    for deal in range(4):
        played.append(outcome(deal, ["random", "greedy", "greedy"], [3, 1, 1]))
        played.append(outcome(deal, ["greedy", "random", "random"], [1, 2, 3]))
    found = standings(tournament, played)
    greedy = found.bots[0]
    assert (greedy.bot, greedy.share.value, greedy.share.count) == ("greedy", 2 / 3, 12)
    assert greedy.mean_place == 1
    assert greedy.milliseconds == pytest.approx(0.5)
    pair = found.comparisons[0]
    assert (pair.first, pair.first_share.value, pair.second_alone.value) == ("random", 0, 1)
    assert pair.difference.value == pytest.approx(-2 / 3)
    assert [share.value for share in found.seat_shares] == [0.5, 0.25, 0.25]


def test_a_shared_table_compares_all_bots_there() -> None:
    tournament = small_tournament(format="table", bots=("random", "greedy", "ismcts:5"))
    played = [outcome(deal, ["random", "greedy", "ismcts:5"], [3, 2, 1]) for deal in range(3)]
    found = standings(tournament, played)
    assert [one.bot for one in found.bots] == ["ismcts:5", "greedy", "random"]
    assert len(found.comparisons) == 3
    assert found.comparisons[1].difference.value == -1
