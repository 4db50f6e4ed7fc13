"""Solo: setup and draft; the human is side 0, the opponent side 1."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    begin,
    citizens,
    draft,
    goods,
    guilds,
    lay_dice,
    manors,
    score,
    table,
    turn,
)
from games.castellans.reading import dice_of, goods_of, has, shown, space, spaces, tokens_at, vp
from games.castellans.solo_laid import HUMAN, OPPONENT, PRIORITIES, reset, setting_up, until
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, told, weights
from tabard.core.values import CHANCE
from tabard.games.castellans.events import DieDrafted
from tabard.games.castellans.kinds import (
    DISTRICT_NAMES,
    FACE_NAMES,
    GUILD_NAMES,
    OPPONENT_NAMES,
)
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round


@clause("CV-SOLO-01")
@pytest.mark.parametrize(
    "answers",
    [
        ["do:manor", "at:penumbra", "manor:banker", "magic:0"],
        ["do:temple", "at:anchorage", "magic:1"],
        ["do:wharf", "crate:1:2", "crate:2:1", "take:gold", "sub:shipyard", "at:anchorage"],
        ["do:harvest", "guild:holy", "sub:windmill", "edge:penumbra_luna_grove", "magic:0"],
    ],
)
def test_the_human_plays_as_one_of_two(answers: list[str]) -> None:
    tables = [table(1), table(2)]
    for state in tables:
        goods(state, HUMAN, gold=5, wood=3, stone=2, food=2, magic=1)
        manors(state, OPPONENT, merchant="penumbra")
        turn(state, HUMAN)
    solo, two = tables
    for text in answers:
        assert options(solo) == options(two)
        assert barred(solo) == barred(two)
        answer(solo, text)
        answer(two, text)
    assert options(solo) == options(two)
    assert goods_of(solo, HUMAN) == goods_of(two, HUMAN)
    assert spaces(solo, HUMAN) == spaces(two, HUMAN)


@clause("CV-SOLO-02")
def test_the_opponent_begins_with_nothing() -> None:
    state = setting_up()
    assert goods_of(state, OPPONENT) == {}
    assert goods_of(state, HUMAN) == {"gold": 3, "wood": 1, "stone": 1, "food": 1, "magic": 1}


@clause("CV-SOLO-03")
def test_the_opponents_citizens_are_silent_when_it_drafts() -> None:
    """The Condottieri would turn the die, the Thief give a resource, the Artificer VP for Gold."""
    state = table(1, phase="draft", solo_opponent="vire")
    citizens(state, OPPONENT, "condottieri thief artificer")
    draft(state, OPPONENT, "gold gold wood wood")
    assert is_done(state)
    assert dice_of(state, OPPONENT) == (["gold", "gold", "gold"], [])
    assert (goods_of(state, OPPONENT), spaces(state, OPPONENT)) == ({}, [0, 0, 0, 0])
    assert vp(state, OPPONENT) == 0


@clause("CV-SOLO-04")
def test_all_three_crates_are_there_for_the_opponent_from_the_start() -> None:
    state = setting_up()
    assert [shown(state, "players", side, "crates") for side in (0, 1)] == [2, 3]


@clause("CV-SOLO-04")
def test_the_opponents_manor_of_the_gold_track_is_in_the_box() -> None:
    """Six houses and the Lighthouse are left, while the human has all eight Manors."""
    state = setting_up()
    assert [shown(state, "players", side, "supply", "manor") for side in (0, 1)] == [8, 7]


@clause("CV-SOLO-05")
@pytest.mark.parametrize("opponent", OPPONENT_NAMES)
def test_the_table_chooses_the_opponent(opponent: str) -> None:
    state = setting_up(solo_opponent=opponent)
    assert shown(state, "opponent", "opponent") == opponent
    assert shown(state, "players", OPPONENT, "opponent") == opponent


@clause("CV-SOLO-05")
def test_the_opponent_may_be_left_to_chance() -> None:
    state = setting_up(solo_opponent="random")
    assert weights(state) == {f"opponent:{name}": 1 for name in OPPONENT_NAMES}
    assert len(OPPONENT_NAMES) == 6
    answer(state, "opponent:dray")
    assert shown(state, "opponent", "opponent") == "dray"


@clause("CV-SOLO-06", "CV-SOLO-07")
@pytest.mark.parametrize(
    ("roll", "district", "found"),
    [
        (1, "anchorage", [1, 0, 1, 0]),
        (2, "anchorage", [1, 0, 1, 0]),
        (3, "bazani_gate", [1, 1, 0, 0]),
        (4, "bazani_gate", [1, 1, 0, 0]),
        (5, "nor_high", [0, 1, 0, 1]),
        (6, "nor_high", [0, 1, 0, 1]),
    ],
)
def test_the_opponents_first_manor_is_rolled(roll: int, district: str, found: list[int]) -> None:
    state = setting_up()
    until(state, "decision")
    assert weights(state) == {f"decision:{number}": 1 for number in range(1, 7)}
    assert sum(state.sides[HUMAN].tokens) == 0
    answer(state, f"decision:{roll}")
    assert sum(state.sides[OPPONENT].tokens) == tokens_at(state, OPPONENT, "manor", district) == 1
    assert shown(state, "players", OPPONENT, "lighthouse_left") is True
    assert spaces(state, OPPONENT) == found


@clause("CV-SOLO-08", "CV-SOLO-10")
def test_the_human_places_any_manor_elsewhere_and_begins() -> None:
    state = setting_up()
    until(state, "decision")
    answer(state, "decision:3")
    assert asked(state) == (HUMAN, "setup_manor")
    assert len(options(state)) == 8
    answer(state, "manor:lighthouse_keeper")
    assert offers(state, "at") == [name for name in DISTRICT_NAMES if name != "bazani_gate"]
    assert barred(state) == {"at:bazani_gate": "CV-SETUP-09"}
    answer(state, "at:nor_high")
    assert shown(state, "districts", 2, "lighthouse") == HUMAN
    assert spaces(state, HUMAN) == [0, 1, 0, 1]
    assert has(state, HUMAN, "wood") == 1
    for face in ("food", "wood", "stone") * 3:
        answer(state, f"roll:{face}")
    assert asked(state) == (HUMAN, "draft")


@clause("CV-SOLO-08")
def test_the_power_of_the_humans_first_manor_works() -> None:
    state = setting_up()
    until(state, "decision")
    answer(state, "decision:3", "manor:adventurer", "at:luna_grove")
    assert options(state)[0] == "take:gold"
    answer(state, "take:stone")
    assert (has(state, HUMAN, "stone"), spaces(state, HUMAN)) == (4, [1, 0, 0, 1])


@clause("CV-SOLO-09")
def test_four_keeps_stand_where_nobody_built() -> None:
    state = setting_up()
    until(state, "decision")
    answer(state, "decision:1", "manor:elder", "at:iron_pit")
    assert state.keeps == [0, 1, 1, 1, 1, 0]


@clause("CV-SOLO-10")
@pytest.mark.parametrize("before", [HUMAN, OPPONENT])
@pytest.mark.parametrize(("scores", "first"), [((4, 5), HUMAN), ((5, 4), OPPONENT)])
def test_the_lower_score_begins_the_next_round(
    before: int, scores: tuple[int, int], first: int
) -> None:
    state = table(1)
    state.first = before
    score(state, HUMAN, scores[0])
    score(state, OPPONENT, scores[1])
    assert (reset(state).first, state.round) == (first, 2)


@clause("CV-SOLO-10", "CV-SOLO-11")
@pytest.mark.parametrize("first", [HUMAN, OPPONENT])
def test_the_first_player_drafts_first(first: int) -> None:
    state = table(1)
    score(state, 1 - first, 1)
    reset(state)
    for face in ("food", "wood", "stone") * 3:
        answer(state, f"roll:{face}")
    taken = [len(state.sides[side].drafted) for side in (HUMAN, OPPONENT)]
    assert (asked(state), taken) == ((HUMAN, "draft"), [0, first])


@clause("CV-SOLO-10")
@pytest.mark.parametrize("before", [HUMAN, OPPONENT])
@pytest.mark.parametrize("tie", ["alternate", "human", "opponent"])
def test_level_scores_change_the_first_player(before: int, tie: str) -> None:
    state = table(1, solo_first_tie=tie)
    state.first = before
    reset(state)
    assert state.first == {"alternate": 1 - before, "human": HUMAN, "opponent": OPPONENT}[tie]


@clause("CV-SOLO-10")
def test_scores_are_compared_when_reset_hands_over_the_dice() -> None:
    """Before the Peasant crosses a divider worth 2 VP the human is behind, afterwards ahead."""
    state = table(1)
    lay_dice(state, "influence wood stone")
    citizens(state, HUMAN, "peasant")
    guilds(state, HUMAN, soldier=2)
    score(state, HUMAN, 4)
    score(state, OPPONENT, 5)
    begin(state, ResetPhase(), Round())
    answer(state, "use:peasant", "left:influence", "guild:soldier", "left:wood")
    until(state, "roll")
    assert (vp(state, HUMAN), state.first) == (6, OPPONENT)


@clause("CV-SOLO-11")
def test_nine_dice_are_rolled() -> None:
    state = setting_up()
    until(state, "decision")
    answer(state, "decision:1", "manor:elder", "at:iron_pit")
    rolls = 0
    while asked(state)[0] == CHANCE:
        answer(state, "roll:wood")
        rolls += 1
    assert rolls == 9


@clause("CV-SOLO-11")
@pytest.mark.parametrize("first", [HUMAN, OPPONENT])
def test_both_draft_by_turns_until_each_has_three(first: int) -> None:
    state = table(1, phase="draft", solo_opponent="brandt")
    draft(state, first, "gold gold wood wood stone food food magic magic")
    for face in ("magic", "magic", "gold"):
        assert asked(state) == (HUMAN, "draft")
        answer(state, f"draft:{face}")
    takers = [event.seat for event in told(state, DieDrafted)]
    named = [HUMAN, state.named(OPPONENT)]
    assert takers == (named * 3 if first == HUMAN else named[::-1] * 3)
    assert dice_of(state, HUMAN)[0] == ["magic", "magic", "gold"]
    assert dice_of(state, OPPONENT)[0] == ["food", "food", "wood"]
    assert state.pool == [1, 1, 1, 0, 0, 0]


@clause("CV-SOLO-12")
def test_the_far_left_column_is_closed() -> None:
    """With four players the same goods open it."""
    offered = []
    for seats in (1, 4):
        state = table(seats)
        goods(state, HUMAN, gold=5, wood=1, stone=1, food=1, magic=1)
        turn(state, HUMAN)
        answer(state, "do:wharf")
        offered.append(sorted({icon[-1] for icon in offers(state, "crate")}))
    assert offered == [["1", "2", "3"], ["0", "1", "2", "3"]]


@clause("CV-SOLO-13")
@pytest.mark.parametrize("better", range(5))
@pytest.mark.parametrize("opponent", PRIORITIES)
def test_the_opponent_drafts_what_stands_highest_on_its_list(opponent: str, better: int) -> None:
    """One die of a face against three of the next on the list."""
    faces = PRIORITIES[opponent].split()
    state = table(1, phase="draft", solo_opponent=opponent)
    draft(state, OPPONENT, " ".join([faces[better], *[faces[better + 1]] * 3]))
    assert dice_of(state, OPPONENT)[0][-1] == faces[better]


@clause("CV-SOLO-14")
def test_a_drafted_influence_goes_to_the_lowest_track() -> None:
    state = table(1, phase="draft", solo_opponent="ysenne")
    guilds(state, OPPONENT, worker=3, soldier=4, shadow=1, holy=2)
    draft(state, OPPONENT, "influence gold gold gold")
    assert is_done(state)
    assert spaces(state, OPPONENT) == [3, 4, 2, 2]


@clause("CV-SOLO-14", "CV-SOLO-41")
@pytest.mark.parametrize(
    ("lowest", "roll", "chosen"),
    [
        *[("worker holy", roll, "worker") for roll in (1, 2, 3)],
        *[("worker holy", roll, "holy") for roll in (4, 5, 6)],
        *[("soldier shadow holy", roll, "soldier") for roll in (1, 2)],
        *[("soldier shadow holy", roll, "shadow") for roll in (3, 4)],
        *[("soldier shadow holy", roll, "holy") for roll in (5, 6)],
        *[(" ".join(GUILD_NAMES), n + 1, name) for n, name in enumerate(GUILD_NAMES)],
    ],
)
def test_tied_tracks_are_decided_by_the_selector(lowest: str, roll: int, chosen: str) -> None:
    state = table(1, phase="draft", solo_opponent="ysenne")
    guilds(state, OPPONENT, worker=4, soldier=4, shadow=4, holy=4)
    guilds(state, OPPONENT, **dict.fromkeys(lowest.split(), 3))
    draft(state, OPPONENT, "influence gold gold gold")
    answer(state, f"decision:{roll}")
    assert is_done(state)
    before: dict[str, int] = {name: 3 if name in lowest.split() else 4 for name in GUILD_NAMES}
    after = {name: space(state, OPPONENT, name) for name in GUILD_NAMES}
    assert after == {**before, chosen: 4}


@clause("CV-SOLO-41")
@pytest.mark.parametrize("roll", [5, 6])
def test_a_face_without_an_option_is_rolled_again(roll: int) -> None:
    state = table(1, phase="draft", solo_opponent="ysenne")
    draft(state, OPPONENT, "influence gold gold gold")
    answer(state, f"decision:{roll}", f"decision:{roll}")
    assert (asked(state)[0], spaces(state, OPPONENT)) == (CHANCE, [0, 0, 0, 0])
    answer(state, "decision:3")
    assert spaces(state, OPPONENT) == [0, 0, 1, 0]


@clause("CV-SOLO-02", "CV-SOLO-15")
@pytest.mark.parametrize("face", FACE_NAMES[:5])
def test_any_other_face_gives_the_opponent_nothing(face: str) -> None:
    state = table(1, phase="draft", solo_opponent="ysenne")
    draft(state, OPPONENT, f"{face} {face} {face} {face}")
    assert is_done(state)
    assert (goods_of(state, OPPONENT), spaces(state, OPPONENT)) == ({}, [0, 0, 0, 0])
    assert vp(state, OPPONENT) == 0


DIVIDERS = {
    "worker": {2: 0, 5: 0, 8: 2, 11: 3},
    "soldier": {2: 2, 5: 0, 8: 0, 11: 3},
    "shadow": {2: 0, 5: 0, 8: 2, 11: 3},
    "holy": {2: 0, 5: 2, 8: 0, 11: 3},
}
"""What each divider pays in VP; where it pays none, it pays goods."""


@clause("CV-SOLO-02", "CV-SOLO-16")
@pytest.mark.parametrize("after", [2, 5, 8, 11])
@pytest.mark.parametrize("guild", GUILD_NAMES)
def test_a_divider_pays_the_opponent_vp_alone(guild: str, after: int) -> None:
    state = table(1, phase="draft", solo_opponent="ysenne")
    guilds(state, OPPONENT, worker=12, soldier=12, shadow=12, holy=12)
    guilds(state, OPPONENT, **{guild: after})
    draft(state, OPPONENT, "influence gold gold gold")
    assert is_done(state)
    assert space(state, OPPONENT, guild) == after + 1
    assert (vp(state, OPPONENT), goods_of(state, OPPONENT)) == (DIVIDERS[guild][after], {})
