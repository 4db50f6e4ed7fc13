"""Treasury, Repository, Barracks, Royal Guard and Builder's Guild (AR-B)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    all_goods,
    alone,
    answer,
    cards,
    end_round,
    goods,
    repository,
    skip_chance,
    stock,
    table,
    tiles,
    turns,
    use,
    warriors,
)
from games.archon.reading import cubes_in_repository, has, on_wall, shown, tiles_of, vp
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, refuses, told
from tabard.core.values import SPECTATOR
from tabard.games.archon.action_events import CubeTaken, VpGained, WarriorPosted
from tabard.games.archon.events import GrantScored
from tabard.games.archon.kinds import STONE, TILE_NAMES

# Treasury, Repository, Barracks


@clause("AR-B-TREASURY-01")
@pytest.mark.parametrize("slot", ["treasury_1", "treasury_2", "treasury_3"])
def test_the_treasury_gives_two_gold(slot: str) -> None:
    state = alone(table(3))
    use(state, slot)
    assert all_goods(state, 0) == {"gold": 2}


def test_with_an_option_the_bank_has_59_gold() -> None:
    state = table(3, gold_supply="59")
    assert shown(state, SPECTATOR, "stock", "gold") == 59
    stock(state, 1, gold=3)
    alone(state)
    use(state, "treasury_1")
    assert shown(state, SPECTATOR, "stock", "gold") == 1
    use(state, "treasury_2")
    assert has(state, 0, "gold") == 3
    assert refuses(state, "slot:treasury_3")


def test_without_it_gold_never_runs_out() -> None:
    state = table(3)
    goods(state, 1, gold=2000)
    alone(state)
    use(state, "treasury_1")
    assert all_goods(state, 0) == {"gold": 2}


@clause("AR-B-REPOSITORY-01")
def test_the_repository_gives_a_cube_of_choice_from_those_lying_there() -> None:
    state = table(3)
    repository(state, stone=2, iron=1)
    alone(state)
    use(state, "repository_1")
    assert offers(state, "take") == ["stone", "iron"]
    answer(state, "take:stone")
    assert all_goods(state, 0) == {"stone": 1}
    assert told(state, CubeTaken) == [CubeTaken(0, STONE)]
    assert cubes_in_repository(state) == {"stone": 1, "iron": 1}
    assert shown(state, 0, "stock", "stone") == 13, "the stockpile has nothing to do with it"
    assert asked(state) == (0, "turn")


@clause("AR-B-REPOSITORY-01")
def test_an_empty_repository_cannot_be_entered() -> None:
    state = table(3)
    repository(state, papyrus=1)
    alone(state)
    use(state, "repository_1")
    assert all_goods(state, 0) == {"papyrus": 1}, "one cube answers for itself"
    for slot in ["repository_2", "repository_3"]:
        assert slot not in offers(state, "slot")
        assert barred(state)[f"slot:{slot}"] == "AR-ROUND-07"


@clause("AR-B-REPOSITORY-02")
def test_extra_cubes_come_from_the_repository_and_lapse_if_it_is_empty() -> None:
    state = table(3)
    cards(state, 0, "merchant*2", others="courtier*8")
    tiles(state, 0, "warehouse")
    repository(state, papyrus=1, silver=3)
    alone(state)
    use(state, "repository_1", "merchant", "benefit:yes", "take:silver", "take:silver")
    assert offers(state, "take") == ["papyrus", "silver"], "Merchant and Warehouse add one each"
    answer(state, "take:papyrus")
    assert all_goods(state, 0) == {"papyrus": 1, "silver": 2}
    use(state, "repository_2", "merchant", "benefit:yes")
    assert all_goods(state, 0) == {"papyrus": 1, "silver": 3}
    assert (cubes_in_repository(state), is_done(state)) == ({}, True)
    assert shown(state, 0, "stock") == {
        "gold": None,
        "stone": 15,
        "papyrus": 14,
        "silver": 12,
        "iron": 15,
        "recruit": 25,
    }


@clause("AR-B-BARRACKS-01")
def test_the_barracks_give_a_recruit_from_the_supply() -> None:
    state = alone(table(3))
    use(state, "barracks_1")
    assert all_goods(state, 0) == {"recruit": 1}
    assert shown(state, 0, "stock", "recruit") == 24
    use(state, "barracks_2")
    assert all_goods(state, 0) == {"recruit": 2}


@clause("AR-B-BARRACKS-01")
def test_without_recruits_in_the_supply_the_barracks_cannot_be_entered() -> None:
    state = table(3)
    cards(state, 0, "merchant courtier*3", others="courtier*5 scribe")
    tiles(state, 0, "training_yard")
    stock(state, 1, recruit=2)
    alone(state)
    use(state, "barracks_1", "merchant", "benefit:yes")
    assert all_goods(state, 0) == {"recruit": 2}, "the third lapses"
    assert "barracks_2" not in offers(state, "slot")
    assert barred(state)["slot:barracks_2"] == "AR-ROUND-07"


def test_with_an_option_recruits_never_run_out() -> None:
    state = table(3, recruit_supply="unlimited")
    goods(state, 1, recruit=60)
    assert shown(state, 0, "stock", "recruit") is None
    alone(state)
    use(state, "barracks_1")
    assert all_goods(state, 0) == {"recruit": 1}


# Royal Guard


@clause("AR-B-GUARD-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_warrior_is_posted_on_a_free_space_of_the_open_wall(seats: int) -> None:
    state = table(seats)
    goods(state, 0, recruit=3)
    warriors(state, 1, 1, 4)
    alone(state)
    use(state, "royal_guard_1")
    spaces = [str(space) for space in range(1, 5 * seats + 1) if space not in (1, 4)]
    assert offers(state, "space") == spaces
    answer(state, "space:2")
    assert on_wall(state, 0) == 1
    assert told(state, WarriorPosted) == [WarriorPosted(0, 2)]
    assert shown(state, 1, "wall", 1) == {"space": 2, "vp": 2, "player": 0}
    assert (vp(state, 0), all_goods(state, 0)) == (4 + 2, {"recruit": 1})
    assert "royal_guard_2" not in offers(state, "slot"), "1 recruit is too few"


@clause("AR-B-GUARD-01")
def test_the_spaces_give_their_vp() -> None:
    found = []
    for space in range(1, 21):
        state = table(4)
        goods(state, 0, recruit=2)
        alone(state)
        use(state, "royal_guard_1", "courtier", f"space:{space}")
        found.append(vp(state, 0) - 4)
        assert told(state, VpGained) == ([VpGained(0, found[-1])] if found[-1] else []), (
            "nothing is not told"
        )
    assert found == [3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 2, 1, 0, 0, 0]


@clause("AR-B-GUARD-02")
def test_with_all_five_warriors_on_the_wall_the_royal_guard_is_closed() -> None:
    state = table(2)
    goods(state, 0, recruit=9)
    goods(state, 1, recruit=9)
    warriors(state, 0, 6, 7, 8, 9, 10)
    turns(state)
    assert refuses(state, "slot:royal_guard_1")
    answer(state, "pass")
    assert "royal_guard_1" in offers(state, "slot")


@clause("AR-B-GUARD-03")
@pytest.mark.parametrize("round", [3, 9])
def test_warriors_stay_on_the_wall(round: int) -> None:
    state = table(2, round)
    warriors(state, 0, 1, 2)
    warriors(state, 1, 5)
    end_round(state)
    skip_chance(state)
    assert told(state, GrantScored)[2].fields()[1] == (2, 1)
    assert (on_wall(state, 0), on_wall(state, 1)) == (2, 1)
    assert state.wall[:5] == [0, 0, -1, -1, 1]


# Builder's Guild


@clause("AR-B-BUILD-01")
def test_a_tile_is_paid_for_and_works_from_then_on() -> None:
    state = table(3)
    goods(state, 0, stone=2, silver=2, papyrus=1)
    alone(state)
    use(state, "treasury_1")
    assert has(state, 0, "gold") == 2
    use(state, "builders_guild_1")
    assert offers(state, "tile") == ["mint", "warehouse", "trading_post"]
    assert barred(state)["tile:training_yard"] == "AR-B-BUILD-01"
    answer(state, "tile:mint")
    assert tiles_of(state, 0) == ["mint"]
    assert all_goods(state, 0) == {"gold": 2, "stone": 1, "silver": 1, "papyrus": 1}
    assert vp(state, 0) == 4 + 2
    use(state, "treasury_2")
    assert has(state, 0, "gold") == 5


@clause("AR-B-BUILD-02")
@pytest.mark.parametrize(("round", "levels"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_levels_open_with_the_seasons(round: int, levels: int) -> None:
    state = table(3, round)
    goods(state, 0, gold=9, stone=4, papyrus=4, silver=4, iron=4)
    turns(state)
    use(state, "builders_guild_1")
    assert len(offers(state, "tile")) == {1: 5, 2: 9, 3: 14}[levels]
    found = [tile for tile, reason in barred(state).items() if reason == "AR-B-BUILD-02"]
    assert len(found) == {1: 9, 2: 5, 3: 0}[levels]
    assert all(refuses(state, tile) for tile in found)


def test_with_an_option_all_levels_are_open_from_the_start() -> None:
    state = table(3, building_levels="all_open")
    goods(state, 0, gold=9, stone=4, papyrus=4, silver=4, iron=4)
    turns(state)
    use(state, "builders_guild_1")
    assert len(offers(state, "tile")) == 14


@clause("AR-B-BUILD-02")
def test_without_a_tile_of_an_open_level_the_guild_is_closed() -> None:
    state = table(3)
    tiles(state, 0, "mint", "warehouse", "training_yard", "trading_post", "secret_passage")
    goods(state, 0, gold=9, stone=4, papyrus=4, silver=4, iron=4)
    turns(state)
    assert "builders_guild_1" not in offers(state, "slot")


@clause("AR-B-BUILD-01")
def test_the_guild_is_open_for_the_last_tile_too() -> None:
    state = table(3, 7)
    tiles(state, 0, *TILE_NAMES[:-1])
    goods(state, 0, gold=2, stone=1, silver=1, iron=1)
    alone(state)
    use(state, "builders_guild_1")
    assert tiles_of(state, 0)[-1] == "royal_gardens"


@clause("AR-B-BUILD-03", "AR-B-BUILD-04")
def test_nobody_builds_a_kind_twice_and_taken_tiles_are_not_replaced() -> None:
    state = table(4)
    tiles(state, 0, "mint")
    tiles(state, 1, "trading_post")
    tiles(state, 2, "trading_post")
    goods(state, 0, stone=3, papyrus=3, silver=3, iron=3)
    turns(state)
    use(state, "builders_guild_1")
    assert offers(state, "tile") == ["training_yard", "secret_passage"]
    reasons = barred(state)
    assert reasons["tile:mint"] == "AR-B-BUILD-03"
    assert reasons["tile:trading_post"] == "AR-B-BUILD-04"
    answer(state, "tile:training_yard")
    tile = shown(state, 0, "tiles", 2)
    assert isinstance(tile, dict)
    assert (tile["tile"], tile["left"]) == ("training_yard", 1)
