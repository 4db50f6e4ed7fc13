"""General: rounds and phases, whose turn it is, green, what must be and what stays (CV-GEN)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    begin,
    citizens,
    draft,
    drafted,
    goods,
    guilds,
    keeps,
    lay_line,
    manors,
    monument,
    skip_chance,
    table,
    tokens,
    turn,
    windmills,
)
from games.castellans.matches_played import MATCHES, played, skip_chance_of_cards
from games.castellans.reading import goods_of, has, owned, shown, spaces, tokens_at, vp
from support.clauses import clause
from support.questions import asked, is_done, options, refuses
from tabard.core.values import BLANK, CHANCE, Event
from tabard.games.castellans.action_events import DieSpent
from tabard.games.castellans.events import (
    CratesReturned,
    DiceRolled,
    DieDrafted,
    DistrictScored,
    GuildScored,
    LeftoverSet,
    MatchEnded,
    MonumentScored,
    RoundBegan,
    ScepterPassed,
    WharfScored,
)
from tabard.games.castellans.kinds import DISTRICTS, SHIP, TOKEN_KINDS
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.scoring import ScoringPhase
from tabard.games.castellans.state import Side

# Rounds and phases


@clause("CV-GEN-01")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_a_game_lasts_five_rounds(seats: int, number: int) -> None:
    told = played(seats, number).told
    rounds = [event.round for event in told if isinstance(event, RoundBegan)]
    assert rounds == [1, 2, 3, 4, 5]
    assert isinstance(told[-1], MatchEnded)


@clause("CV-GEN-02", "CV-GEN-03", "CV-GEN-04")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_each_round_drafts_acts_scores_and_resets(seats: int, number: int) -> None:
    names: dict[type[Event], str] = {
        RoundBegan: "round",
        DiceRolled: "roll",
        LeftoverSet: "draft",
        DieSpent: "act",
        DistrictScored: "score",
        MonumentScored: "score",
        WharfScored: "score",
        CratesReturned: "reset",
        ScepterPassed: "reset",
        GuildScored: "final",
        MatchEnded: "end",
    }
    found: list[str] = []
    for event in played(seats, number).told:
        name = names.get(type(event), "")
        if name and found[-1:] != [name]:
            found.append(name)
    usual = ["round", "roll", "draft", "act", "score", "reset"]
    assert found == usual * 4 + ["round", "roll", "draft", "act", "score", "final", "end"]


@clause("CV-GEN-02")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_the_phase_shown_is_that_of_the_question(seats: int, number: int) -> None:
    of_prompt = {"draft": "draft", "convert": "draft", "turn": "action", "reset": "reset"}
    phases: list[tuple[int, str]] = []
    for moment in played(seats, number).moments:
        phase = str(shown(moment.state, "phase"))
        assert of_prompt.get(moment.decision.prompt, phase) == phase
        if phases[-1:] != [(moment.state.round, phase)]:
            phases.append((moment.state.round, phase))
    assert phases[0] == (1, "setup")
    acted = [(number, phase) for number, phase in phases if phase in ("draft", "action")]
    assert acted == [(r, phase) for r in range(1, 6) for phase in ("draft", "action")]


@clause("CV-GEN-03")
def test_crates_and_dice_stay_where_they_are_after_the_last_round() -> None:
    for seats, number in MATCHES:
        end = played(seats, number).end
        resets = [e for e in played(seats, number).told if isinstance(e, CratesReturned)]
        assert len(resets) == 4
        assert (shown(end, "round"), shown(end, "phase")) == (5, "scoring")
        assert [len(side.spent) for side in end.sides] == [3] * seats
        assert end.wharf != BLANK


@clause("CV-GEN-04")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_guilds_score_once_right_after_the_last_scoring(seats: int, number: int) -> None:
    told = played(seats, number).told
    kinds = [type(event) for event in told]
    assert kinds.count(GuildScored) == 4
    assert kinds[-6:] == [WharfScored, *[GuildScored] * 4, MatchEnded]


@clause("CV-GEN-05")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_turns_go_clockwise_from_the_first_player(seats: int, number: int) -> None:
    first, taken = BLANK, 0
    for event in played(seats, number).told:
        if isinstance(event, RoundBegan):
            first, taken = event.seat, 0
        elif isinstance(event, DieDrafted | DieSpent):
            assert event.seat == (first + taken) % seats
            taken += 1
    assert taken == 6 * seats


# Green


@clause("CV-GEN-06")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_green_has_keeps_but_no_turn_and_no_score(seats: int, number: int) -> None:
    match = played(seats, number)
    assert {moment.decision.seat for moment in match.moments} == {CHANCE, *range(seats)}
    assert len(GAME.scores(match.end)) == seats
    assert len(match.end.sides) == seats
    players = shown(match.end, "players")
    assert isinstance(players, list)
    assert len(players) == seats
    assert sum(match.end.keeps) >= 6 - seats
    for event in match.told:
        if isinstance(event, DistrictScored):
            assert len(event.points) == seats


@clause("CV-GEN-06")
def test_what_green_would_score_is_nobody_s() -> None:
    state = table(3)
    keeps(state, anchorage=3)
    manors(state, 0, elder="anchorage")
    begin(state, ScoringPhase())
    assert [vp(state, seat) for seat in range(3)] == [4, 0, 0]


# Words


@clause("CV-GEN-07", "CV-CIT-08")
def test_the_ship_action_of_cards_and_manors_is_the_wharf_action() -> None:
    state = table()
    citizens(state, 0, "harbor_master")
    manors(state, 0, merchant="anchorage")
    goods(state, 0, gold=2, wood=2)
    turn(state)
    answer(state, "do:wharf", "end")
    assert has(state, 0, "gold") == 6
    answer(state, "sub:shipyard", "at:nor_high")
    assert has(state, 0, "gold") == 6


@clause("CV-GEN-07")
def test_a_ship_that_sails_in_a_reset_is_no_ship_action() -> None:
    state = table()
    citizens(state, 0, "harbor_master smuggler")
    manors(state, 0, merchant="anchorage")
    tokens(state, 0, "ship", anchorage=1)
    begin(state, ResetPhase())
    answer(state, "use:smuggler", "at:nor_high")
    assert has(state, 0, "gold") == 0


# What must be

LEAVES = {"end", "skip"}


@clause("CV-GEN-09")
def test_only_what_a_clause_calls_optional_can_be_declined() -> None:
    may = {"convert", "after", "crate", "sub_wharf", "sub_harvest", "reset", "offer_sail"}
    met: set[str] = set()
    for number in range(12):
        match = played(3, number)
        for moment in match.moments:
            decision = moment.decision
            texts = {option.text for option in decision.options}
            assert bool(texts & LEAVES) == (decision.prompt in may), decision.prompt
            met.add(decision.prompt)
    assert may - {"offer_sail"} <= met
    assert {"draft", "turn", "push", "resource", "citizen_at", "left", "magic"} <= met


@clause("CV-GEN-09", "CV-CIT-17")
def test_no_part_of_a_gain_is_declined() -> None:
    state = table()
    goods(state, 0, food=1, gold=5)
    lay_line(state, "pink", "guard monk prefect priestess")
    turn(state)
    answer(state, "do:recruit", "card:pink:0")
    skip_chance(state)
    for prompt in ["resource", "push_same", "citizen_at"]:
        assert asked(state) == (0, prompt)
        assert refuses(state, "skip")
        assert refuses(state, "end")
        answer(state, options(state)[0])
    assert has(state, 0, "gold") == 6


@clause("CV-GEN-10")
def test_what_finds_no_room_is_not_replaced() -> None:
    state = table(phase="draft")
    goods(state, 0, gold=6)
    guilds(state, 0, worker=15, soldier=15, shadow=15, holy=15)
    draft(state, 0, "influence gold wood stone")
    answer(state, "draft:influence")
    assert is_done(state)
    assert (goods_of(state, 0), vp(state, 0), spaces(state, 0)) == ({"gold": 6}, 0, [15] * 4)


@clause("CV-GEN-10", "CV-CIT-20")
def test_what_finds_no_target_is_not_replaced() -> None:
    state = table()
    goods(state, 0, food=1)
    tokens(state, 0, "citizen_token", anchorage=4)
    lay_line(state, "blue", "coxswain abbot bishop cleric")
    turn(state)
    answer(state, "do:recruit", "card:blue:0")
    skip_chance(state)
    assert is_done(state)
    assert goods_of(state, 0) == {"gold": 2}
    assert spaces(state, 0) == [0, 1, 0, 0]
    assert owned(state, 0) == ["coxswain"]


# What stays


def placed_of(side: Side) -> list[int]:
    """All that a side has in the city and that never moves, counted by kind and place."""
    still = [
        side.tokens[kind * DISTRICTS + place]
        for kind in range(TOKEN_KINDS)
        if kind != SHIP
        for place in range(DISTRICTS)
    ]
    return [*still, *side.mills]


@clause("CV-GEN-11", "CV-RECRUIT-11")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_nothing_that_was_placed_moves_or_returns(seats: int, number: int) -> None:
    match = played(seats, number)
    states = [*[moment.state for moment in match.moments], match.end]
    for before, after in pairwise(states):
        assert all(a >= b for b, a in zip(before.keeps, after.keeps, strict=True))
        for old, new in zip(before.sides, after.sides, strict=True):
            assert all(a >= b for b, a in zip(placed_of(old), placed_of(new), strict=True))
            for b, a in zip(
                [*old.manors, *old.monuments], [*new.manors, *new.monuments], strict=True
            ):
                assert b in (BLANK, a)
            assert new.supply[SHIP] <= old.supply[SHIP]
    assert sum(placed_of(states[-1].sides[0])) > 3


@clause("CV-GEN-11")
def test_a_reset_leaves_the_city_as_it_is() -> None:
    state = table(2)
    keeps(state, anchorage=1, bazani_gate=1, nor_high=1, penumbra=1)
    manors(state, 0, elder="anchorage", lighthouse_keeper="iron_pit")
    for kind in ["temple", "ship", "citizen_token"]:
        tokens(state, 1, kind, anchorage=1, luna_grove=1)
    windmills(state, 0, iron_pit_anchorage=2)
    monument(state, 1, "gate", "iron_pit_anchorage")
    monument(state, 1, "statue", "anchorage")
    districts, edges = shown(state, "districts"), shown(state, "edges")
    begin(state, ResetPhase(), Round())
    skip_chance_of_cards(state)
    assert (shown(state, "districts"), shown(state, "edges")) == (districts, edges)
    answer(state, "decision:1")
    assert state.keeps == [2, 1, 1, 1, 0, 0]  # the one that was rolled came to the others


@clause("CV-GEN-11")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_crates_leave_the_wharf_in_a_reset_alone(seats: int, number: int) -> None:
    match = played(seats, number)
    states = [moment.state for moment in match.moments]
    cleared = 0
    for before, after in pairwise(states):
        for b, a in zip(before.crates, after.crates, strict=True):
            if b not in (BLANK, a):
                assert shown(after, "phase") == "reset"
                cleared += 1
    assert cleared > 0


@clause("CV-GEN-11", "CV-SAIL-02")
def test_a_ship_moves_by_sail_alone() -> None:
    state = table()
    goods(state, 0, gold=2)
    tokens(state, 0, "ship", anchorage=1)
    tokens(state, 0, "temple", anchorage=1)
    drafted(state, 0, "wood wood wood")
    turn(state)
    answer(state, "do:wharf", "end", "sub:sail", "at:nor_high")
    assert tokens_at(state, 0, "ship", "nor_high") == 1
    assert tokens_at(state, 0, "temple", "anchorage") == 1
    moved = 0
    for seats, number in MATCHES:
        moments = played(seats, number).moments
        for before, after in pairwise(moments):
            for old, new in zip(before.state.sides, after.state.sides, strict=True):
                ships = slice(SHIP * DISTRICTS, (SHIP + 1) * DISTRICTS)
                if any(a < b for b, a in zip(old.tokens[ships], new.tokens[ships], strict=True)):
                    assert before.decision.prompt == "sail_to"
                    moved += 1
    assert moved > 0
