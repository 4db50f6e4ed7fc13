"""Nothing hidden leaves: truth and dream look the same, and truth decides nothing in a dream."""

from __future__ import annotations

from collections.abc import Iterator

from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.state import State
from tabard.core.values import SPECTATOR, Choice, Event, holds_seat
from tabard.match.match import event_data
from tabard.testing.differing import check_same
from tabard.testing.tables import Table, any_option, any_pending, as_json, play_out, positions


def dreams(table: Table, matches: range, apart: int) -> Iterator[tuple[State, int, State, Dice]]:
    """True positions, and for every seat one dream of each."""
    for state, dice in positions(table, matches, apart):
        for seat in range(table.seats):
            yield state, seat, table.game.imagine(state, seat, Dice(dice.below(1 << 28))), dice


def told_by(state: State, seat: int, choice: Choice) -> list[Event]:
    """Play a choice, and what is told of it."""
    state.is_telling, state.told = True, []
    engine.play(state, seat, choice)
    return state.told


def seen(table: Table, events: list[Event], viewer: int) -> str:
    """Events as the very bytes that would be sent to a viewer."""
    shown = [event.seen_by(viewer) for event in events]
    return as_json([event_data(table.game, event) for event in shown if event is not None])


def taught(events: list[Event]) -> int:
    """The set of seats that learned something hidden, be it from silence."""
    seats = 0
    for event in events:
        seats |= event.taught() | event.hinted()
    return seats


def untaught(choice: Choice) -> str:
    """What a seat could tell from a dream though no event says that it learned something."""
    return f"after {choice.text} no event says by taught() who learned something, but it shows"


def asked(state: State, seat: int) -> str:
    """What a seat is asked, what is barred to it, and who else is waited for."""
    waiting = [decision.seat for decision in engine.pending(state)]
    return f"{engine.decision_of(state, seat)!r} {engine.barred(state, seat)!r} {waiting}"


def a_seat_sees_the_same_in_truth_and_in_its_dream(table: Table) -> None:
    for state, seat, dream, _ in dreams(table, table.matches(12), 12):
        check_same(table.view(dream, seat), table.view(state, seat), f"seat {seat} sees")


def a_seat_is_asked_the_same_in_truth_and_in_its_dream(table: Table) -> None:
    for state, seat, dream, _ in dreams(table, table.matches(12), 12):
        check_same(asked(dream, seat), asked(state, seat), f"seat {seat} is asked")


def a_spectator_sees_the_same_in_truth_and_in_any_dream(table: Table) -> None:
    for state, _, dream, _ in dreams(table, table.matches(8), 12):
        check_same(table.view(dream, SPECTATOR), table.view(state, SPECTATOR), "a spectator sees")


def a_dream_obeys_every_law_and_leaves_everybody_something_to_choose(table: Table) -> None:
    for _, _, dream, _ in dreams(table, table.matches(12), 12):
        assert not table.game.codec.broken_law(dream), table.game.codec.broken_law(dream)
        assert all(decision.options for decision in engine.pending(dream)), "nothing to choose"


def a_dream_can_be_played_to_its_end(table: Table) -> None:
    for _, _, dream, dice in dreams(table, table.matches(6), 12):
        play_out(dream, dice)


def a_dream_is_not_the_truth_again_unless_nothing_is_hidden(table: Table) -> None:
    found = dreams(table, table.matches(4), 20)
    pairs = [(table.whole(truth), table.whole(dream)) for truth, _, dream, _ in found]
    others = sum(truth != dream for truth, dream in pairs)
    if table.game.has_secrets():
        assert others > len(pairs) / 4
    else:
        assert others == 0


def where_nothing_is_hidden_everybody_sees_the_same(table: Table) -> None:
    for state, _, _, _ in dreams(table, table.matches(4), 20):
        views = {table.view(state, viewer) for viewer in (SPECTATOR, *range(table.seats))}
        assert len(views) == 1 or table.game.has_secrets()


def truth_decides_nothing_in_a_dream(table: Table) -> None:
    for state, seat, dream, dice in dreams(table, table.matches(10), 12):
        fate = dice.below(1 << 28)
        from_truth = table.game.imagine(state, seat, Dice(fate))
        from_dream = table.game.imagine(dream, seat, Dice(fate))
        words = f"of what seat {seat} does not know, imagine() makes"
        check_same(table.whole(from_dream), table.whole(from_truth), words)


def a_choice_that_teaches_a_seat_nothing_tells_it_the_same_in_its_dream(table: Table) -> None:
    for state, seat, dream, dice in dreams(table, table.matches(12), 5):
        decision = engine.decision_of(state, seat)
        if decision is None:
            continue
        choice, truth = any_option(decision, dice), state.clone()
        events = told_by(truth, seat, choice)
        dreamt = told_by(dream, seat, choice)
        if not holds_seat(taught(events), seat):
            check_same(seen(table, dreamt, seat), seen(table, events, seat), untaught(choice))
            check_same(table.view(dream, seat), table.view(truth, seat), untaught(choice))


def whoever_learned_nothing_by_a_move_could_not_tell_truth_from_dream(table: Table) -> None:
    for state, seat, dream, dice in dreams(table, table.matches(12), 5):
        decision = any_pending(state, dice)
        if decision is None:
            continue
        choice, truth = any_option(decision, dice), state.clone()
        dreamt = engine.decision_of(dream, decision.seat)
        if dreamt is None or choice not in dreamt.options:
            continue
        events = told_by(truth, decision.seat, choice)
        told = told_by(dream, decision.seat, choice)
        if not holds_seat(taught(events), seat):
            check_same(seen(table, told, seat), seen(table, events, seat), untaught(choice))
            check_same(table.view(dream, seat), table.view(truth, seat), untaught(choice))


def two_tables_of_which_a_seat_has_seen_the_same_give_it_the_same_dreams(
    table: Table,
) -> None:
    for state, seat, dream, dice in dreams(table, table.matches(8), 20):
        truth = state.clone()
        for _ in range(12):
            if not move_both(table, truth, dream, seat, dice):
                break
            check_same(table.view(dream, seat), table.view(truth, seat), unseen(seat, "its view"))
            fate = dice.below(1 << 28)
            from_truth = table.game.imagine(truth, seat, Dice(fate))
            from_dream = table.game.imagine(dream, seat, Dice(fate))
            words = unseen(seat, "what imagine() makes")
            check_same(table.whole(from_dream), table.whole(from_truth), words)


def unseen(seat: int, what: str) -> str:
    """For a click of somebody else that shows, though nobody was told of it."""
    return (
        f"seat {seat} was told the same events at two tables, but {what} differs; tell an event "
        f"for every click and change that others may know of; it has"
    )


def move_both(table: Table, truth: State, dream: State, viewer: int, dice: Dice) -> bool:
    """One move of the same seat at both tables, the viewer's own alike; whether it saw the same.

    Where nothing is hidden, others' half-made moves are seen too.
    """
    decision = any_pending(truth, dice)
    other = None if decision is None else engine.decision_of(dream, decision.seat)
    if decision is None or other is None:
        return False
    choice = any_option(decision, dice)
    events = told_by(truth, decision.seat, choice)
    if decision.seat != viewer:
        choice = any_option(other, dice)
    told = told_by(dream, decision.seat, choice)
    if seen(table, told, viewer) != seen(table, events, viewer):
        return False
    if not table.game.has_secrets() and table.whole(dream) != table.whole(truth):
        return False
    return asked(dream, viewer) == asked(truth, viewer)
