"""Whatever is asked, offered, told or shown has words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tabard.core.dice import Dice
from tabard.core.engine import is_over
from tabard.core.state import State
from tabard.core.values import EVERYONE, SPECTATOR
from tabard.match.match import event_data
from tabard.match.texts import LANGUAGES, Texts
from tabard.parts.shape import shapes_of
from tabard.testing.names import LISTS, NamesWanted
from tabard.testing.tables import Table, any_option, any_pending, walk

APART = 11
"""So many moves lie between two looks at a match."""

RAW = re.compile(r"\$|\{|None|  |_|\.\.|: \.|\( | \)")
"""What stands in a line if a word or a number is missing there."""


def every_prompt_and_every_option_reads_well(table: Table) -> None:
    books = [Texts(table.game, language) for language in LANGUAGES]
    for number in table.matches(4):
        match, dice = table.start(number), Dice(number)
        while (decision := any_pending(match.state, dice)) is not None:
            view, book = match.view(decision.seat), books[dice.below(len(books))]
            labels = [book.option(view, decision.prompt, option) for option in decision.options]
            barred = [bar.choice for bar in match.barred(decision.seat)]
            labels += [book.option(view, decision.prompt, choice) for choice in barred]
            check_lines(book, [book.prompt(decision), *labels])
            match.play(decision.seat, any_option(decision, dice))


def every_line_of_the_log_reads_well(table: Table) -> None:
    for number in table.matches(2):
        match, dice = table.start(number), Dice(number)
        while (decision := any_pending(match.state, dice)) is not None:
            match.play(decision.seat, any_option(decision, dice))
        told = [event for entry in match.entries for event in entry.events]
        for book in [Texts(table.game, language) for language in LANGUAGES]:
            everything = [event_data(table.game, event) for event in [*match.opening, *told]]
            check_lines(book, book.log(everything, EVERYONE))
            for viewer in (None, *range(table.seats)):
                seen = [event_data(table.game, event) for _, event in match.seen_events(viewer)]
                check_lines(book, book.log(seen, viewer))


def check_lines(book: Texts, lines: list[str]) -> None:
    """Fails where a word is missing."""
    wrong = [line for line in lines if RAW.search(line) or not line.strip()]
    assert not wrong, f"{book.language}: {wrong[:3]}"


def everything_in_views_and_sheets_has_a_name_in_both_languages(table: Table) -> None:
    game = table.game
    views, sheets = NamesWanted(game, "view"), NamesWanted(game, "sheet")
    for state in looked_at(table):
        for viewer in range(SPECTATOR, table.seats if game.has_secrets() else 0):
            views.read(game.view(state, viewer))
        sheets.read(game.score_sheet(state))
    for wanted in (views, sheets):
        assert not wanted.wrong, ", ".join(sorted(wanted.wrong))
        for language in LANGUAGES:
            missing = wanted.missing(Texts(game, language))
            assert not missing, f"no words for {'; '.join(missing)}"


def looked_at(table: Table) -> Iterator[State]:
    """Positions along the way of some matches, and how they end."""
    for number in table.matches(6):
        for move, state in enumerate(walk(table, number)):
            if (move + number) % APART == 0 or is_over(state):
                yield state


def everything_that_is_declared_has_a_name_in_both_languages(table: Table) -> None:
    shapes = shapes_of(table.game)
    for head, shape in () if shapes is None else (("view", shapes.view), ("sheet", shapes.sheet)):
        wanted = NamesWanted(table.game, head)
        wanted.declare(shape)
        for language in LANGUAGES:
            missing = wanted.missing(Texts(table.game, language))
            assert not missing, f"no words for {'; '.join(missing)}"


def the_lists_of_keys_are_the_same_in_both_languages(table: Table) -> None:
    books = [Texts(table.game, language) for language in LANGUAGES]
    for name in LISTS:
        said = [book.say(name) if book.bundle.has(name) else "" for book in books]
        assert said[0] == said[1], (
            f"{name} is {said[0]!r} in one language, {said[1]!r} in the other"
        )
