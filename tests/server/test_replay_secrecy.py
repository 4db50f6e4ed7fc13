"""Looking back at a running match: the same bytes, whatever is hidden from who looks."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from server.test_wire_secrecy import (
    SECRET_TABLES,
    Pair,
    World,
    any_question,
    compared,
    is_any,
    pairs,
    played,
    teaches,
)
from support.tables import Table, any_option
from tabard.server.routes.archive import replayed
from tabard.server.wire.course import course_of
from tabard.server.wire.messages import Choose
from tabard.server.wire.projection import replay_for
from tabard.server.wire.steps import steps_of


def looked_back(where: World, pair: Pair) -> list[bytes]:
    """All that the viewer gets when it looks back over the whole match."""
    table, record = where.table, where.table.record()
    cuts = [step.moves for step in steps_of(table)]
    replay = replay_for(table, pair.viewer)
    positions = replayed(table.game, record, pair.viewer, cuts, range(len(cuts)))
    course = course_of(table.game, record, cuts, pair.viewer, is_over=False)
    return [msgspec.json.encode(part) for part in (replay, positions, course)]


async def look_back(pair: Pair, truth: World, dream: World) -> bool:
    """At once, and after a choice by which the viewer learns nothing."""
    assert looked_back(dream, pair) == looked_back(truth, pair)
    question = any_question(truth, pair.dice)
    seat, choice = question.decision.seat, any_option(question.decision, pair.dice)
    if choice not in dream.table.questions[seat].decision.options:
        return False
    frame = Choose("any-client-id", question.number, choice.text)
    events = await played(truth, seat, frame)
    await played(dream, seat, frame)
    if events is None or teaches(events, pair.eyes):
        return False
    assert looked_back(dream, pair) == looked_back(truth, pair)
    return pair.differ()


@pytest.mark.parametrize("table", SECRET_TABLES, ids=str)
def test_a_running_match_tells_no_more_when_one_looks_back(table: Table, tmp_path: Path) -> None:
    assert compared(table, tmp_path, pairs(table, 8, is_any), look_back) >= 4
