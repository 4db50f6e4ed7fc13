"""Solo: scoring, Reset, the end, and what is shown of the opponent."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    begin,
    citizens,
    crate,
    guilds,
    keeps,
    manors,
    monument,
    score,
    table,
    tokens,
    turn,
)
from games.castellans.reading import owned, shown, tokens_at, vp
from games.castellans.solo_laid import HUMAN, OPPONENT, PRIORITIES, reset, until
from support.clauses import clause
from support.questions import asked, options, told
from tabard.core.values import CHANCE
from tabard.games.castellans.ending import End, all_places
from tabard.games.castellans.events import MatchEnded
from tabard.games.castellans.kinds import (
    GUILD_NAMES,
)
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.scoring import FinalScoring, ScoringPhase


@clause("CV-SOLO-43")
def test_human_opponent_and_green_compete_for_control() -> None:
    """In The Anchorage green is first, in Bazani Gate tied with the opponent; not in Nor High."""
    state = table(1)
    keeps(state, anchorage=3, bazani_gate=1)
    tokens(state, HUMAN, "temple", anchorage=2, bazani_gate=2)
    tokens(state, OPPONENT, "ship", anchorage=1, bazani_gate=1, nor_high=1)
    begin(state, ScoringPhase())
    assert (vp(state, HUMAN), vp(state, OPPONENT)) == (4 + 6, 2 + 3 + 6)


@clause("CV-SOLO-43")
def test_monuments_of_both_sides_score() -> None:
    """A Keep in each of the scored Districts, so that nothing but Monuments counts."""
    state = table(1, round=2)
    keeps(state, penumbra=2, luna_grove=2, iron_pit=1)
    tokens(state, HUMAN, "temple", anchorage=2)
    monument(state, OPPONENT, "statue", "anchorage")
    manors(state, HUMAN, lighthouse_keeper="nor_high")
    tokens(state, OPPONENT, "ship", nor_high=3)
    begin(state, ScoringPhase())
    assert (vp(state, HUMAN), vp(state, OPPONENT)) == (6, 2)


@clause("CV-SOLO-40")
@pytest.mark.parametrize(("icons", "points"), [(1, (3, 2)), (2, (2, 2)), (3, (2, 3))])
def test_crates_of_the_opponent_count_in_wharf_scoring(icons: int, points: tuple[int, int]) -> None:
    state = table(1)
    crate(state, HUMAN, "0:1", "0:2")
    crate(state, OPPONENT, *["2:3", "2:2", "2:1"][:icons])
    begin(state, ScoringPhase())
    assert (vp(state, HUMAN), vp(state, OPPONENT)) == points


@clause("CV-SOLO-40")
def test_crates_of_the_opponent_return_in_reset() -> None:
    state = table(1)
    crate(state, HUMAN, "0:1", "0:2")
    crate(state, OPPONENT, "2:3", "2:2", "2:1")
    reset(state)
    assert [state.sides[side].crates for side in (HUMAN, OPPONENT)] == [2, 3]
    assert set(state.crates) == {-1}


@clause("CV-SOLO-03", "CV-SOLO-44")
def test_only_the_human_uses_citizens_in_reset() -> None:
    state = table(1)
    state.first = OPPONENT
    citizens(state, HUMAN, "smuggler")
    citizens(state, OPPONENT, "peasant")
    for side in (HUMAN, OPPONENT):
        tokens(state, side, "ship", penumbra=1)
    begin(state, ResetPhase(), Round())
    assert (asked(state), options(state)) == ((HUMAN, "reset"), ["use:smuggler", "skip"])
    answer(state, "use:smuggler", "at:anchorage")
    assert asked(state)[0] == CHANCE
    until(state, "roll")
    assert owned(state, OPPONENT) == ["peasant"]
    assert tokens_at(state, OPPONENT, "ship", "penumbra") == 1
    assert tokens_at(state, HUMAN, "ship", "anchorage") == 1


@clause("CV-SOLO-44")
@pytest.mark.parametrize("roll", range(1, 7))
def test_reset_rolls_for_a_keep(roll: int) -> None:
    state = table(1)
    begin(state, ResetPhase(), Round())
    until(state, "decision")
    before = state.keeps[:]
    answer(state, f"decision:{roll}")
    before[roll - 1] += 1
    assert state.keeps == before
    assert (state.round, len(state.wharf_discard)) == (2, 1)


@clause("CV-SOLO-45")
def test_a_track_pays_six_and_four() -> None:
    """Alone a token takes 6, tied ones share ten, one on its start nothing."""
    state = table(1, round=5)
    guilds(state, HUMAN, worker=5, soldier=2, shadow=7, holy=0)
    guilds(state, OPPONENT, worker=4, soldier=9, shadow=7, holy=1)
    begin(state, FinalScoring())
    assert (vp(state, HUMAN), vp(state, OPPONENT)) == (6 + 4 + 5 + 0, 4 + 6 + 5 + 6)


@clause("CV-SOLO-46")
@pytest.mark.parametrize(
    ("scores", "stars", "places"),
    [
        ((50, 49), (0, 2), [1, 2]),
        ((49, 50), (2, 0), [2, 1]),
        ((50, 50), (2, 1), [1, 2]),
        ((50, 50), (1, 2), [2, 1]),
        ((50, 50), (2, 2), [1, 1]),
        ((50, 50), (0, 0), [1, 1]),
    ],
)
def test_stars_break_a_tie_or_the_victory_is_shared(
    scores: tuple[int, int], stars: tuple[int, int], places: list[int]
) -> None:
    state = table(1, round=5)
    for side in (HUMAN, OPPONENT):
        score(state, side, scores[side])
        guilds(state, side, **dict.fromkeys(GUILD_NAMES[: stars[side]], 13 + side))
    begin(state, End())
    assert all_places(state) == places
    assert GAME.places(state) == places[:1]
    winners = [state.named(side) for side in (HUMAN, OPPONENT) if places[side] == 1]
    ends = [event.winners for event in told(state, MatchEnded)]
    assert ends == [tuple(winners)]


BRANDT = [
    (["shipyard", "manor", "recruit"], None, ("sell_vp", ["food", "wood", "gold"])),
    (["manor", "temple", "shipyard"], "lighthouse", 1),
    (["windmill", "recruit", "temple"], "gate", 2),
    (
        ["manor", "shipyard", "recruit"],
        "ward_tower",
        ("sell_influence", ["food", "stone", "influence"]),
    ),
    (["temple", "manor", "windmill"], "statue", 2),
]


@clause("CV-SOLO-49")
@pytest.mark.parametrize("round", [1, 5])
def test_the_whole_card_of_the_opponent_is_shown(round: int) -> None:
    state = turn(table(1, round=round, solo_opponent="brandt"))
    expected = []
    for actions, section, bonus in BRANDT:
        shows: dict[str, object] = {"kind": "sail", "sails": bonus}
        if isinstance(bonus, tuple):
            shows = {"kind": "wharf", "deal": bonus[0], "faces": bonus[1]}
        expected.append({"actions": actions, "monument": section, "bonus": shows})
    assert shown(state, "opponent", "priority") == PRIORITIES["brandt"].split()
    assert shown(state, "opponent", "rounds") == expected


@clause("CV-SOLO-49")
def test_with_several_players_there_is_no_opponent() -> None:
    assert shown(turn(table(2)), "opponent") is None
