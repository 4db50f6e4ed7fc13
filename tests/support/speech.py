"""Matches told in words: whatever is asked, offered or told reads well in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from tabard.core.game import Game
from tabard.core.values import EVERYONE, Choice
from tabard.match.match import Match, event_data
from tabard.match.texts import LANGUAGES, Texts

WRONG = re.compile(r"\$|\{|None|  |_|\.\.|: \.|\( | \)")


@cache
def texts_of(game: Game[Any], language: str) -> Texts:
    return Texts(game, language)


def books(game: Game[Any]) -> list[Texts]:
    """The texts of a game in all languages."""
    return [texts_of(game, language) for language in LANGUAGES]


def check(lines: Iterable[str]) -> None:
    """Nothing without words, no raw names, no gaps."""
    assert [line for line in lines if WRONG.search(line)] == []


def play_out(match: Match, dice: random.Random, but: Choice | None = None) -> set[str]:
    """Play at random to the end, rarely choosing `but`; the prompts that came.

    What is asked on the way is said in one language by turns.
    """
    prompts: set[str] = set()
    while not match.is_over():
        decision = dice.choice(match.pending())
        view, book = match.view(decision.seat), dice.choice(books(match.game))
        labels = [book.option(view, decision.prompt, one) for one in decision.options]
        assert len(set(labels)) == len(labels), labels
        barred = [bar.choice for bar in match.barred(decision.seat)]
        labels += [book.option(view, decision.prompt, choice) for choice in barred]
        check([book.prompt(decision), *labels])
        wanted = [one for one in decision.options if one != but] if dice.random() < 0.9 else []
        match.play(decision.seat, dice.choice(wanted or decision.options))
        prompts.add(decision.prompt)
    return prompts


def check_log(match: Match) -> None:
    """All that was told of a match: to everybody alike, to each by itself, and move by move."""
    everything = [match.opening, *[entry.events for entry in match.entries]]
    moves = [[event_data(match.game, one) for one in events] for events in everything]
    whole = [event for move in moves for event in move]
    for book in books(match.game):
        check(book.log(whole, EVERYONE))
        for move in moves:
            check(book.log(move, EVERYONE))
        for viewer in (None, *range(match.seats)):
            seen = [event_data(match.game, one) for _, one in match.seen_events(viewer)]
            check(book.log(seen, viewer))
            if viewer == 0:
                for event in seen:
                    check(book.log([event], viewer))
