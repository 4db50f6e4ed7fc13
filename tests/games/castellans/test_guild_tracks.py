"""Guild tracks: pushes, dividers and their rewards (CV-GUILD)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    citizens,
    draft,
    drafted,
    goods,
    guilds,
    lay_line,
    manors,
    skip_chance,
    table,
    turn,
)
from games.castellans.reading import goods_of, has, space, spaces, vp
from support.clauses import clause
from support.questions import asked, is_done, offers, told
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.castellans import catalog
from tabard.games.castellans.action_events import Pushed
from tabard.games.castellans.game import Castellans
from tabard.games.castellans.kinds import GUILD_NAMES
from tabard.games.castellans.state import CastellansState

OWN = Path(catalog.__file__).parent / "data"
TOP = 15

REWARDS = {
    "worker": {2: "resource", 5: "gold", 8: "2 vp", 11: "3 vp"},
    "soldier": {2: "2 vp", 5: "resource", 8: "gold", 11: "3 vp"},
    "shadow": {2: "gold", 5: "resource", 8: "2 vp", 11: "3 vp"},
    "holy": {2: "magic", 5: "2 vp", 8: "gold", 11: "3 vp"},
}


def influence(keys: str = "", /, **places: int) -> CastellansState:
    """Seat 0 has just drafted an Influence die; its tokens stand where it is said."""
    state = table(phase="draft")
    citizens(state, 0, keys)
    guilds(state, 0, **places)
    draft(state, 0, "influence gold wood stone")
    answer(state, "draft:influence")
    return state


def pushed(state: CastellansState) -> list[tuple[str, int]]:
    """On which track each push went, and to which space."""
    found: list[tuple[str, int]] = []
    for event in told(state, Pushed):
        assert isinstance(event, Pushed)
        found.append((GUILD_NAMES[event.guild], event.space))
    return found


@clause("CV-GUILD-01", "CV-SETUP-04")
@pytest.mark.parametrize("seats", [2, 5])
def test_all_tokens_start_at_the_bottom_of_four_tracks(seats: int) -> None:
    state = GAME.new_state(seats, {})
    assert [spaces(state, seat) for seat in range(seats)] == [[0, 0, 0, 0]] * seats


@clause("CV-GUILD-02", "CV-DRAFT-07")
@pytest.mark.parametrize("guild", GUILD_NAMES)
def test_a_push_moves_one_token_by_one_space(guild: str) -> None:
    state = influence()
    answer(state, f"guild:{guild}")
    assert spaces(state, 0) == [int(name == guild) for name in GUILD_NAMES]
    assert spaces(state, 1) == [0, 0, 0, 0]


@clause("CV-GUILD-09")
def test_no_token_ever_moves_down() -> None:
    state = GAME.new_state(4, {})
    engine.settle(state)
    dice, before = Dice(3), [[0] * 4 for _ in range(4)]
    highest = 0
    while engine.pending(state):
        decision = engine.pending(state)[0]
        at = dice.below(len(decision.options))
        engine.play(state, decision.seat, decision.options[at])
        for seat in range(4):
            after = spaces(state, seat)
            assert all(new >= old for old, new in zip(before[seat], after, strict=True))
            before[seat] = after
            highest = max(highest, *after)
    assert highest >= 10


# Dividers


def reward_of(state: CastellansState) -> str:
    """What seat 0 received, in a word."""
    if not is_done(state):
        assert asked(state) == (0, "resource")
        assert goods_of(state, 0) == {}
        return "resource"
    if vp(state, 0) > 0:
        assert goods_of(state, 0) == {}
        return f"{vp(state, 0)} vp"
    found = goods_of(state, 0)
    assert found in ({}, {"gold": 2}, {"magic": 1})
    return next(iter(found), "")


@clause("CV-GUILD-03", "CV-GUILD-13")
@pytest.mark.parametrize("guild", GUILD_NAMES)
def test_a_token_is_paid_where_it_crosses_a_divider_and_nowhere_else(guild: str) -> None:
    for start in range(TOP):
        state = influence(**{guild: start})
        answer(state, f"guild:{guild}")
        assert space(state, 0, guild) == start + 1
        assert reward_of(state) == REWARDS[guild].get(start, "")


@clause("CV-GUILD-03")
def test_a_reward_comes_before_anything_else() -> None:
    state = influence("priestess artificer", shadow=2)
    answer(state, "guild:shadow")
    assert has(state, 0, "gold") == 2
    assert asked(state) == (0, "resource")  # what the Priestess brings
    answer(state, "res:food")
    assert offers(state, "conv") == ["artificer"]


@clause("CV-GUILD-03", "CV-GUILD-13")
def test_a_reward_interrupts_the_pushes_of_one_gain() -> None:
    state = table()
    goods(state, 0, stone=2)
    guilds(state, 0, worker=2, shadow=1)
    turn(state)
    answer(state, "do:temple", "at:anchorage")
    assert asked(state) == (0, "resource")
    assert spaces(state, 0) == [3, 0, 1, 0]
    answer(state, "res:food")
    assert spaces(state, 0) == [4, 0, 3, 0]
    assert goods_of(state, 0) == {"food": 1, "gold": 2}


@clause("CV-GUILD-04")
def test_one_jump_over_two_dividers_pays_twice(tmp_path: Path) -> None:
    text = (OWN / "guilds.toml").read_text("utf-8")
    last = "{ after = 11, gain = { vp = 3 } }"
    assert text.count(last) == 4
    more = "{ after = 12, gain = { vp = 4 } },\n    { after = 14, gain = { gold = 2 } }"
    (tmp_path / "guilds.toml").write_text(text.replace(last, more), "utf-8")
    state = table(phase="draft")
    state.rules = Castellans(tmp_path).rules(3, {})
    guilds(state, 0, worker=12)
    guilds(state, 1, worker=13)
    guilds(state, 2, worker=14)
    draft(state, 0, "influence gold wood stone")
    answer(state, "draft:influence", "guild:worker")
    assert space(state, 0, "worker") == 15
    assert (vp(state, 0), goods_of(state, 0)) == (4, {"gold": 2})


@clause("CV-GUILD-13")
def test_the_owner_of_the_token_chooses_the_resource() -> None:
    state = table(phase="draft")
    guilds(state, 2, worker=2)
    draft(state, 2, "influence gold wood stone")
    answer(state, "draft:influence", "guild:worker")
    assert asked(state) == (2, "resource")
    assert offers(state, "res") == ["wood", "stone", "food", "magic"]
    answer(state, "res:magic")
    assert goods_of(state, 2) == {"magic": 1}


@clause("CV-GUILD-14", "CV-WHARF-04")
def test_a_reward_can_be_spent_later_in_the_same_action() -> None:
    state = table()
    drafted(state, 0, "influence gold gold")
    guilds(state, 0, shadow=2)
    turn(state)
    answer(state, "do:wharf", "die:influence", "guild:shadow")
    assert asked(state) == (0, "crate")
    answer(state, "crate:1:1", "crate:1:2")
    assert goods_of(state, 0) == {"wood": 2}
    assert asked(state) == (0, "sub_wharf")  # and the Wood can build a Ship
    answer(state, "sub:shipyard", "at:nor_high")
    assert goods_of(state, 0) == {}


@clause("CV-GUILD-14")
def test_a_reward_for_harvesting_can_pay_for_a_windmill() -> None:
    state = table()
    drafted(state, 0, "food wood wood")
    goods(state, 0, food=0)
    guilds(state, 0, worker=2)
    turn(state)
    answer(state, "do:harvest", "die:wood", "guild:worker")
    assert asked(state) == (0, "resource")
    answer(state, "res:food")
    assert asked(state) == (0, "sub_harvest")


# Pushes of choice, together and in order


@clause("CV-GUILD-10", "CV-HARV-05")
def test_each_push_on_any_guild_is_chosen_for_itself() -> None:
    state = table()
    drafted(state, 0, "influence influence wood")
    turn(state)
    answer(state, "do:harvest", "die:wood")
    for guild in ["holy", "worker", "holy"]:
        assert asked(state) == (0, "push")
        assert offers(state, "guild") == GUILD_NAMES
        answer(state, f"guild:{guild}")
    assert is_done(state)
    assert spaces(state, 0) == [1, 0, 0, 2]


@clause("CV-GUILD-10")
def test_what_can_still_move_is_asked_anew_for_each_push() -> None:
    state = table()
    drafted(state, 0, "influence wood wood")
    guilds(state, 0, worker=14, soldier=15, shadow=13)
    turn(state)
    answer(state, "do:harvest", "die:wood")
    assert offers(state, "guild") == ["worker", "shadow", "holy"]
    answer(state, "guild:worker")
    assert offers(state, "guild") == ["shadow", "holy"]


@clause("CV-GUILD-11", "CV-GATE-04")
def test_both_pushes_of_a_gate_go_to_the_same_track() -> None:
    state = table()
    manors(state, 0, banker="anchorage")
    goods(state, 0, gold=8)
    turn(state)
    answer(state, "do:gate", "edge:nor_high_penumbra")
    assert asked(state) == (0, "push_same")
    assert offers(state, "guild") == ["soldier", "shadow", "holy"]
    answer(state, "guild:shadow")
    assert spaces(state, 0) == [0, 0, 2, 0]
    assert asked(state) == (0, "turn")


@clause("CV-GUILD-11")
def test_what_a_full_track_cannot_use_of_several_pushes_is_lost() -> None:
    state = table()
    goods(state, 0, food=1)
    guilds(state, 0, holy=14)
    lay_line(state, "pink", "guard monk prefect priestess")
    turn(state)
    answer(state, "do:recruit", "card:pink:0")
    skip_chance(state)
    answer(state, "res:wood", "guild:holy")
    assert asked(state) == (0, "citizen_at")
    assert spaces(state, 0) == [0, 0, 0, 15]


@clause("CV-GUILD-12", "CV-TEMPLE-06")
def test_fixed_pushes_go_track_by_track_from_worker_to_holy() -> None:
    for place, first, second in [
        ("anchorage", "worker", "shadow"),
        ("bazani_gate", "worker", "soldier"),
        ("nor_high", "soldier", "holy"),
        ("penumbra", "shadow", "holy"),
        ("luna_grove", "worker", "holy"),
        ("iron_pit", "soldier", "shadow"),
    ]:
        state = table()
        goods(state, 0, stone=2)
        turn(state)
        answer(state, "do:temple", f"at:{place}")
        assert pushed(state) == [(first, 1), (first, 2), (second, 1), (second, 2)]


@clause("CV-GUILD-12", "CV-MANOR-08")
def test_a_manor_pushes_the_earlier_track_first_whatever_the_board_says() -> None:
    state = table()
    goods(state, 0, wood=3, gold=5)
    guilds(state, 0, shadow=2, holy=8)
    turn(state)
    answer(state, "do:manor", "at:penumbra", "manor:elder")
    assert pushed(state) == [("shadow", 3), ("holy", 9)]
