"""A snapshot is the whole match at one moment: restored, it goes on as if nothing had been."""

from __future__ import annotations

import json

from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import SPECTATOR
from tabard.match.snapshots import state_from, take_snapshot
from tabard.parts.plain_codec import PlainCodec
from tabard.testing.tables import Table, any_option, any_pending, play_match, play_out, walk

BASE_FIELDS = ("seats", "agenda", "told", "is_telling")
"""What every state has; compiled, they are no part of its dictionary."""


def a_state_comes_back_from_its_text_also_while_chance_is_asked(
    table: Table,
) -> None:
    for number in table.matches(2):
        options = table.options(number)
        for moves, state in enumerate(walk(table, number)):
            if moves % (4 * table.pace()) != number:
                continue
            text = json.dumps(take_snapshot(table.game, state, options))
            back, kept = state_from(table.game, json.loads(text))
            assert kept == options
            assert table.whole(back) == table.whole(state)
            assert json.dumps(take_snapshot(table.game, back, kept)) == text


def a_snapshot_holds_every_field_of_the_table(table: Table) -> None:
    codec = table.game.codec
    if isinstance(codec, PlainCodec):
        state = table.game.new_state(table.seats, table.options(0))
        known = {*codec.fields, *BASE_FIELDS}
        missing = [name for name in vars(state) if name not in known]
        assert not missing, f"the fields of the codec lack {', '.join(missing)}"


def a_match_restored_at_any_move_asks_and_shows_the_same(table: Table) -> None:
    match, dice = table.start(1), Dice(1)
    while (decision := any_pending(match.state, dice)) is not None:
        if not table.is_looked_at(len(match.entries)):
            match.play(decision.seat, any_option(decision, dice))
            continue
        text = json.dumps(match.snapshot())
        back = table.restored(json.loads(text), "other")
        assert repr(back.pending()) == repr(match.pending())
        assert json.dumps(back.snapshot()) == text
        for viewer in (SPECTATOR, *range(table.seats)):
            assert table.view(back.state, viewer) == table.view(match.state, viewer)
            assert repr(engine.barred(back.state, viewer)) == repr(
                engine.barred(match.state, viewer)
            )
        match.play(decision.seat, any_option(decision, dice))


def a_restored_match_can_be_played_to_its_end_and_its_record_replays(table: Table) -> None:
    for number in table.matches(8):
        match, dice = table.start(number), Dice(number)
        play_match(match, dice, dice.below(150))
        back = table.restored(json.loads(json.dumps(match.snapshot())), seed="other")
        play_match(back, dice)
        assert back.is_over()
        replay = table.replayed(json.loads(json.dumps(back.record())))
        assert replay.snapshot() == back.snapshot()
        assert replay.record() == back.record()


def a_restored_state_and_its_original_go_on_alike(table: Table) -> None:
    for number in table.matches(10):
        match = table.start(number)
        play_match(match, Dice(number), 15 * number)
        back, _ = state_from(table.game, json.loads(json.dumps(match.snapshot())))
        state = match.state.clone()
        assert play_out(state, Dice(5)) == play_out(back, Dice(5))
        assert table.whole(back) == table.whole(state)


def a_snapshot_edited_after_restoring_leaves_the_match_alone(table: Table) -> None:
    match = table.start(0)
    snapshot = json.loads(json.dumps(match.snapshot()))
    back = table.restored(snapshot, "other")
    before = json.dumps([back.record(), back.snapshot()])
    snapshot["table"].clear()
    snapshot["agenda"].clear()
    assert json.dumps([back.record(), back.snapshot()]) == before


def a_snapshot_taken_is_not_changed_by_later_moves(table: Table) -> None:
    match = table.start(0)
    snapshot = match.snapshot()
    before = json.dumps(snapshot)
    play_match(match, Dice(0))
    assert json.dumps(snapshot) == before
