"""Of every decision of many random matches: legal, distinct, in order; and the laws hold."""

from __future__ import annotations

from tabard import minds
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import CHANCE, Choice, Decision
from tabard.match.rulebook import read_rulebook
from tabard.testing.tables import Table, positions, walk

MATCHES = 60


def every_decision_is_sound_and_every_law_holds_until_the_match_ends(table: Table) -> None:
    catalog = {choice: place for place, choice in enumerate(table.game.choices())}
    for number in table.matches(MATCHES):
        for state in walk(table, number):
            broken = table.game.codec.broken_law(state)
            assert not broken, f"in match {number} a law breaks: {broken}"
            waiting = engine.pending(state)
            seats = [decision.seat for decision in waiting]
            assert len(set(seats)) == len(seats)
            for decision in waiting:
                check_decision(decision, catalog, table.seats)


def check_decision(decision: Decision, catalog: dict[Choice, int], seats: int) -> None:
    """Fails where a decision cannot be answered, or not in the notation of records."""
    assert decision.options, f"{decision.prompt}: there is nothing to choose"
    twice = len(set(decision.options)) < len(decision.options)
    assert not twice, f"{decision.prompt}: an option is offered twice: {decision.options}"
    unknown = [option for option in decision.options if option not in catalog]
    assert not unknown, f"{decision.prompt}: choices() lacks {unknown}"
    for kind in {option.kind for option in decision.options}:
        places = [catalog[option] for option in decision.options if option.kind == kind]
        assert places == sorted(places), f"{decision.prompt}: not in the order of choices()"
    if decision.seat == CHANCE:
        assert len(decision.weights) == len(decision.options)
        assert min(decision.weights) > 0
    else:
        assert 0 <= decision.seat < seats
        assert decision.weights == []


def the_catalog_names_each_choice_once(table: Table) -> None:
    texts = [choice.text for choice in table.game.choices()]
    assert len(set(texts)) == len(texts)


def asking_again_gives_the_same_options_in_the_same_order(table: Table) -> None:
    for state, _ in positions(table, table.matches(5), 10):
        asked = repr(engine.pending(state))
        assert repr(engine.pending(state)) == asked
        assert repr(engine.pending(state.clone())) == asked


def asking_changes_nothing(table: Table) -> None:
    for state, _ in positions(table, table.matches(5), 10):
        before = table.whole(state)
        engine.pending(state)
        for seat in range(table.seats):
            engine.barred(state, seat)
            table.game.view(state, seat)
            minds.of(table.game).judge().worth_to(state, seat)
            table.game.imagine(state, seat, Dice(seat))
        table.game.places(state)
        table.game.scores(state)
        table.game.score_sheet(state)
        assert table.whole(state) == before


def the_first_pending_decision_is_the_next_decision(table: Table) -> None:
    for state, _ in positions(table, table.matches(5), 10):
        waiting = engine.pending(state)
        first = waiting[0] if waiting else None
        assert repr(engine.next_decision(state.clone())) == repr(first)


def what_is_barred_is_no_option_and_cites_a_clause_of_the_book(table: Table) -> None:
    known = {clause.id for clause in read_rulebook(table.game)}
    for state, _ in positions(table, table.matches(20), 3):
        for decision in engine.pending(state):
            for bar in engine.barred(state, decision.seat):
                assert bar.choice not in decision.options
                assert bar.clause in known


def places_and_scores_have_one_number_a_seat(table: Table) -> None:
    for state, _ in positions(table, table.matches(10), 20):
        places = table.game.places(state)
        assert len(places) == len(table.game.scores(state)) == table.seats
        assert all(1 <= place <= max(2, table.seats) for place in places)
        judge = minds.of(table.game).judge()
        values = [judge.worth_to(state, seat) for seat in range(table.seats)]
        assert all(0.0 <= value <= 1.0 for value in values)
