"""Final Scoring: the Guild tracks (CV-FINAL)."""

from __future__ import annotations

import pytest

from games.castellans.builders import begin, guilds, keeps, table
from games.castellans.reading import vp
from support.clauses import clause
from support.questions import told
from tabard.games.castellans.events import GuildScored
from tabard.games.castellans.kinds import GUILD_NAMES
from tabard.games.castellans.scoring import FinalScoring
from tabard.games.castellans.state import GUILD_LINE, CastellansState


def final(**tracks: list[int]) -> CastellansState:
    """Final Scoring at a table of four, with tokens of all seats on these spaces."""
    state = table(4, round=5, phase="scoring")
    for name, found in tracks.items():
        for seat, space in enumerate(found):
            guilds(state, seat, **{name: space})
    begin(state, FinalScoring())
    return state


def guild_points(state: CastellansState, guild: str) -> list[int]:
    """What a track gave each side."""
    return [side.tally[GUILD_LINE + GUILD_NAMES.index(guild)] for side in state.sides]


@clause("CV-FINAL-01")
def test_all_four_tracks_are_scored_worker_first() -> None:
    state = final(worker=[1, 0, 0, 0], soldier=[0, 1, 0, 0], shadow=[0, 0, 1, 0], holy=[0, 0, 0, 1])
    events = told(state, GuildScored)
    assert [event.guild for event in events] == [0, 1, 2, 3]
    assert GUILD_NAMES == ["worker", "soldier", "shadow", "holy"]
    assert [vp(state, seat) for seat in range(4)] == [6, 6, 6, 6]


@clause("CV-FINAL-02")
@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ([4, 3, 2, 1], [6, 4, 2, 0]),
        ([13, 14, 15, 12], [2, 4, 6, 0]),
        ([9, 9, 3, 0], [5, 5, 2, 0]),
        ([9, 5, 5, 2], [6, 3, 3, 0]),
        ([5, 5, 5, 5], [3, 3, 3, 3]),
        ([6, 5, 5, 5], [6, 2, 2, 2]),
        ([6, 5, 4, 4], [6, 4, 1, 1]),
    ],
)
@pytest.mark.parametrize("guild", GUILD_NAMES)
def test_the_highest_tokens_score(guild: str, found: list[int], expected: list[int]) -> None:
    state = final(**{guild: found})
    assert guild_points(state, guild) == expected
    assert [vp(state, seat) for seat in range(4)] == expected


@clause("CV-FINAL-03")
@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 0, 0, 0], [6, 0, 0, 0]),
        ([2, 0, 1, 0], [6, 0, 4, 0]),
    ],
)
def test_a_token_on_its_start_takes_no_place(found: list[int], expected: list[int]) -> None:
    state = final(shadow=found)
    assert guild_points(state, "shadow") == expected


@clause("CV-FINAL-03")
def test_the_option_for_control_does_not_touch_the_guilds() -> None:
    state = table(3, round=5, phase="scoring", zero_control_scores="true")
    guilds(state, 0, worker=1)
    begin(state, FinalScoring())
    assert guild_points(state, "worker") == [6, 0, 0]


@clause("CV-FINAL-04")
def test_green_takes_no_place_on_a_track() -> None:
    state = table(2, round=5, phase="scoring")
    keeps(state, anchorage=8)
    guilds(state, 0, worker=2)
    guilds(state, 1, worker=1)
    begin(state, FinalScoring())
    assert guild_points(state, "worker") == [6, 4]
