"""Balance: what was planted is found, what was not is not."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import tabard
from tabard.arena.balance import Balance, balance, is_dead
from tabard.arena.comparing import compare, paired_difference
from tabard.arena.matches import Outcome
from tabard.arena.study import Study
from tabard.core.errors import SetupError

from .conftest import outcome

NAMES = [f"card{number}" for number in range(20)]


def planted(matches: int, seed: int, helps: str = "", longer: int = 0) -> list[Outcome]:
    """Matches of two seats; whoever takes one card wins more often, all others say nothing."""
    dice = random.Random(seed)
    found = []
    for deal in range(matches):
        counts = {name: [[1, 1], [0, 0], [0, 0], [0, 0]] for name in NAMES}
        for name in NAMES:
            counts[name][1] = [dice.randrange(2), dice.randrange(2)]
        has = counts[helps][1] if helps else [0, 0]
        chance = 0.5 + 0.35 * (has[0] - has[1])
        places = (1, 2) if dice.random() < chance else (2, 1)
        seen = {
            "rounds": 5 + longer + dice.randrange(2),
            "turn_order": [0, 1],
            "branching": {"turn": [10, 35, 6]},
            "options": {"turn": {"use": [10, 9, 5.0], "rest": [10, 0, 4.0], "wait": [2, 1, 1.0]}},
            "things": {"cards": counts},
            "lead_changes": 1,
            "favourite_changes": 2,
            "decided": 0.5,
        }
        found.append(replace(outcome(deal, ["greedy", "greedy"], places), seen=seen))
    return found


def two_seats(options: dict[str, str] | None = None) -> Study:
    game = tabard.GAMES["allegiance"]
    return Study(game, ("greedy", "greedy"), 1, "seed", game.full_options(options or {}))


def test_a_card_that_helps_is_found_among_many() -> None:
    found = balance(two_seats(), planted(400, 1, "card7"))
    assert [line.name for line in found.things if line.is_finding] == ["card7"]
    line = next(line for line in found.things if line.name == "card7")
    assert line.lift is not None
    assert line.lift.low < 0.35 < line.lift.high
    assert line.taken.value == pytest.approx(0.5, abs=0.06)
    assert len(line.examples) == 2


def test_where_nothing_helps_nothing_is_found() -> None:
    findings = [
        sum(line.is_finding for line in balance(two_seats(), planted(60, seed)).things)
        for seed in range(8)
    ]
    assert sum(count > 0 for count in findings) <= 2


def test_seats_that_win_alike_do_not_stand_out() -> None:
    found = balance(two_seats(), planted(200, 3))
    assert all(line.chance > 0.01 for line in found.seats)
    assert sum(line.share.value for line in found.seats) == pytest.approx(1)


def test_a_first_seat_that_always_wins_stands_out() -> None:
    rigged = [replace(one, places=(1, 2)) for one in planted(40, 4)]
    found = balance(two_seats(), rigged)
    assert found.seats[0].share.value == 1
    assert found.seats[0].chance < 1e-9


def test_an_option_that_nobody_chooses_is_dead() -> None:
    found = balance(two_seats(), planted(20, 5))
    assert [line.text for line in found.options if line.is_dead] == ["rest"]
    assert not is_dead(20, 0, 10.0)
    assert not is_dead(400, 30, 100.0)
    assert is_dead(400, 5, 100.0)


def test_figures_name_the_matches_that_show_them() -> None:
    outcomes = planted(30, 6)
    found = balance(two_seats(), outcomes)
    rounds = next(one for one in found.figures if one.key == "rounds")
    known = {one.id: one.seen["rounds"] for one in outcomes}
    assert known[rounds.examples[0]] == min(known.values())
    assert known[rounds.examples[-1]] == max(known.values())
    assert rounds.low <= rounds.median <= rounds.high


def test_two_variants_differ_where_they_do() -> None:
    first = balance(two_seats(), planted(60, 7))
    second = balance(two_seats({"final_tie": "nobody"}), planted(60, 8, longer=1))
    changes = compare(first, second).changes
    assert [one.name for one in changes if one.is_finding] == ["rounds"]
    rounds = next(one for one in changes if one.name == "rounds")
    assert rounds.difference.low < 1 < rounds.difference.high


def thrones(matches: int, seed: int, is_rigged: bool = False) -> Balance:
    """Matches of two houses and a decree; rigged, one house wins and nobody refuses the decree."""
    dice = random.Random(seed)
    found = []
    for one in planted(matches, seed):
        refused = [0, 0] if is_rigged else [dice.randrange(2), dice.randrange(2)]
        decree = [[1, 1], [0, 0], refused, [0, 0]]
        houses = {
            house: [[0, 0], [int(seat == at) for seat in range(2)], [0, 0], [0, 0]]
            for at, house in enumerate(("roselie", "culver_lux"))
        }
        things = {"houses": houses, "decrees": {"half": decree}}
        places = (1, 2) if is_rigged else one.places
        found.append(replace(one, places=places, seen={**one.seen, "things": things}))
    game = tabard.GAMES["throne"]
    return balance(Study(game, ("greedy", "greedy"), 1, "seed", game.full_options({})), found)


def test_houses_and_decrees_are_compared_too() -> None:
    changes = compare(thrones(60, 7), thrones(60, 8, is_rigged=True)).changes
    by_name = {(one.kind, one.name): one for one in changes}
    house = by_name["houses", "roselie"]
    assert house.is_finding
    assert house.is_share
    assert (house.second, by_name["houses", "culver_lux"].second) == (1, 0)
    decree = by_name["decrees", "half"]
    assert decree.is_finding
    assert not decree.is_share
    assert decree.first == pytest.approx(1, abs=0.3)
    assert decree.second == 2


def test_equal_houses_and_decrees_are_no_finding() -> None:
    changes = compare(thrones(60, 7), thrones(60, 9)).changes
    assert not [one.name for one in changes if one.is_finding]


def test_equal_differences_are_no_finding() -> None:
    assert paired_difference([0.0] * 5)[1] == 1.0
    assert paired_difference([2.0])[1] == 1.0


def test_a_real_study_says_something_of_everything(study: Study, observed: list[Outcome]) -> None:
    found = balance(study, observed)
    groups = {line.group for line in found.things}
    assert groups == {"cards", "temple", "guild", "factions", "reasons"}
    assert sum(line.share.value for line in found.seats) <= 1.0001
    assert {line.prompt for line in found.prompts} >= {"turn", "allocate_temple"}
    factions = [line for line in found.things if line.group == "factions"]
    assert sum(line.taken.value for line in factions) == pytest.approx(1, abs=0.2)


def test_unlike_bots_change_seats() -> None:
    game = tabard.GAMES["allegiance"]
    mixed = Study(game, ("greedy", "random", "random"), 7, "seed", game.full_options({}))
    jobs = mixed.jobs()
    assert len(jobs) == 9
    assert {job.bots.index("greedy") for job in jobs} == {0, 1, 2}
    with pytest.raises(SetupError, match="seats"):
        Study(game, ("greedy",), 1, "seed", {}).check()
