"""The top of a Guild track: starred spaces, and pushes that find no space (CV-GUILD-05 to -10)."""

from __future__ import annotations

import pytest

from games.castellans.builders import answer, draft, goods, guilds, table, turn
from games.castellans.reading import goods_of, space, spaces, vp
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, refuses, told
from tabard.games.castellans.action_events import PushLost

FIRST_STAR = 13
BLOCKED = {"worker": 15, "soldier": 15, "shadow": 15, "holy": 15}


@clause("CV-GUILD-05")
def test_start_and_ordinary_spaces_hold_all_tokens() -> None:
    for start in range(1, FIRST_STAR):
        state = table(5, phase="draft")
        for seat in range(1, 5):
            guilds(state, seat, holy=start)
        guilds(state, 0, holy=start - 1)
        draft(state, 0, "influence gold wood stone")
        answer(state, "draft:influence", "guild:holy")
        assert [space(state, seat, "holy") for seat in range(5)] == [start] * 5


@clause("CV-GUILD-06", "CV-GUILD-07")
@pytest.mark.parametrize(
    ("start", "taken", "end"),
    [
        (12, [], 13),
        (12, [13], 14),
        (12, [14], 13),
        (12, [15], 13),
        (12, [13, 14], 15),
        (12, [13, 15], 14),
        (13, [14], 15),
        (13, [15], 14),
        (14, [13], 15),
    ],
)
def test_a_token_jumps_over_occupied_stars(start: int, taken: list[int], end: int) -> None:
    state = table(phase="draft")
    guilds(state, 0, shadow=start)
    for seat, star in enumerate(taken, start=1):
        guilds(state, seat, shadow=star)
    draft(state, 0, "influence gold wood stone")
    answer(state, "draft:influence", "guild:shadow")
    assert space(state, 0, "shadow") == end
    assert [space(state, seat, "shadow") for seat in range(1, 1 + len(taken))] == taken


@clause("CV-GUILD-06")
def test_stars_of_other_tracks_are_nobody_s_hindrance() -> None:
    state = table(phase="draft")
    guilds(state, 0, shadow=12)
    guilds(state, 1, worker=13, soldier=13, holy=13)
    draft(state, 0, "influence gold wood stone")
    answer(state, "draft:influence", "guild:shadow")
    assert space(state, 0, "shadow") == 13


@clause("CV-GUILD-08", "CV-GUILD-10")
@pytest.mark.parametrize(
    ("start", "taken"), [(15, []), (14, [15]), (13, [14, 15]), (12, [13, 14, 15])]
)
def test_a_token_without_a_free_space_above_is_not_to_be_pushed(
    start: int, taken: list[int]
) -> None:
    state = table(4, phase="draft")
    guilds(state, 0, soldier=start)
    for seat, star in enumerate(taken, start=1):
        guilds(state, seat, soldier=star)
    draft(state, 0, "influence gold wood stone")
    answer(state, "draft:influence")
    assert offers(state, "guild") == ["worker", "shadow", "holy"]
    assert refuses(state, "guild:soldier")
    assert barred(state) == {"guild:soldier": "CV-GUILD-08"}


@clause("CV-GUILD-08", "CV-GEN-10")
def test_a_push_is_lost_if_no_token_can_move() -> None:
    state = table(phase="draft")
    guilds(state, 0, **BLOCKED)
    draft(state, 0, "influence gold wood stone")
    answer(state, "draft:influence")
    assert is_done(state)
    assert spaces(state, 0) == [15, 15, 15, 15]
    assert (goods_of(state, 0), vp(state, 0)) == ({}, 0)
    assert len(told(state, PushLost)) == 1


@clause("CV-GUILD-08")
def test_a_push_on_a_fixed_track_is_lost_and_goes_nowhere_else() -> None:
    state = table()
    goods(state, 0, stone=2)
    guilds(state, 0, worker=14)
    turn(state)
    answer(state, "do:temple", "at:anchorage")
    assert spaces(state, 0) == [15, 0, 2, 0]


@clause("CV-GUILD-08", "CV-GEN-10")
def test_a_push_on_guilds_of_a_district_goes_to_no_other_guild() -> None:
    state = table()
    goods(state, 0, gold=6)
    guilds(state, 0, worker=15, soldier=15)
    turn(state)
    answer(state, "do:statue", "at:bazani_gate")
    assert asked(state) == (0, "turn")
    assert spaces(state, 0) == [15, 15, 0, 0]
    assert len(told(state, PushLost)) == 1
