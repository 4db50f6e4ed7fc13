"""What views tell of the standings and of an unfinished move."""

from __future__ import annotations

from games.castellans.builders import answer, crate, table, turn
from games.castellans.manors_laid import builder
from games.castellans.reading import shown
from support.clauses import clause


@clause("CV-SWHARF-01")
def test_the_view_says_what_crates_would_score() -> None:
    state = table(3)
    crate(state, 1, "0:1")
    crate(state, 1, "1:1")
    crate(state, 2, "2:1")
    turn(state)
    assert shown(state, "wharf", "worth") == [0, 3, 2]


@clause("CV-FINAL-02")
def test_the_view_says_what_guild_tracks_would_score() -> None:
    state = table(3)
    state.sides[1].guilds[0] = 4
    state.sides[2].guilds[0] = 9
    turn(state)
    assert shown(state, "guild_worth", 0) == {"guild": "worker", "worth": [0, 4, 6]}


def test_the_view_says_what_was_chosen_for_a_move_so_far() -> None:
    state = turn(builder())
    assert shown(state, "asked", "chosen") == []
    answer(state, "do:manor")
    assert shown(state, "asked", "chosen") == [{"kind": "do", "name": "manor"}]
    answer(state, "die:gold", "at:nor_high")
    assert shown(state, "asked", "chosen") == [
        {"kind": "do", "name": "manor"},
        {"kind": "at", "name": "nor_high"},
    ]
