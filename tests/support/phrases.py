"""What Python says of whole matches, for the client to say the same: `-m support.phrases FILE`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import tabard
from tabard.core.dice import Dice
from tabard.core.game import Game
from tabard.core.values import SPECTATOR
from tabard.match.match import Match, event_data
from tabard.match.texts import Texts
from tabard.server.routes.library import texts_of
from tabard.server.wire.answers import GameTexts
from tabard.server.wire.messages import Language, Phrase
from tabard.server.wire.projection import phrase_of

PLAYERS = ("Anna", "Boris", "Fritz", "Grace", "Zoë")
MATCHES = 2


class Case(msgspec.Struct):
    """A phrase, how it is used, and what Python makes of it."""

    kind: str
    prompt: str
    phrase: Phrase
    text: str


class Cases(msgspec.Struct):
    """All cases of a game in one language."""

    game: str
    texts: GameTexts
    players: list[str]
    cases: list[Case]


def cases_of(game: Game[Any], language: Language) -> Cases:
    """Prompts, options and log lines of some whole matches."""
    texts = Texts(game, language, PLAYERS)
    found: dict[bytes, Case] = {}
    for number in range(MATCHES):
        for case in _match_cases(game, texts, number):
            found.setdefault(msgspec.json.encode(case), case)
    wire = texts_of(game.key, language)
    return Cases(game.key, wire, list(PLAYERS), list(found.values()))


def _match_cases(game: Game[Any], texts: Texts, number: int) -> Iterator[Case]:
    seats = (game.seats[-1], max(2, game.seats[0]))[number % 2]
    match = tabard.start(game, seats, f"phrases {number}")
    dice = Dice(number)
    while match.pending():
        for decision in match.pending():
            about: dict[str, object] = {a.kind: a.name or a.number for a in decision.about}
            prompt = phrase_of(decision.prompt, about)
            yield Case("prompt", "", prompt, texts.prompt(decision))
            view = match.view(decision.seat)
            for option in decision.options:
                key, fields = game.words.phrase(view, option)
                text = texts.option(view, decision.prompt, option)
                yield Case("option", decision.prompt, phrase_of(key, fields), text)
        decision = match.pending()[0]
        match.play(decision.seat, decision.options[dice.below(len(decision.options))])
    yield from _line_cases(game, texts, match)


def _line_cases(game: Game[Any], texts: Texts, match: Match) -> Iterator[Case]:
    for viewer in (None, *range(match.seats)):
        eyes = SPECTATOR if viewer is None else viewer
        for entry in match.entries:
            seen = [event.seen_by(eyes) for event in entry.events]
            events = [event_data(game, event) for event in seen if event is not None]
            lines = [
                phrase_of(key, fields) for key, fields in game.words.lines(list(events), viewer)
            ]
            for line, text in zip(lines, texts.log(events, viewer)):
                yield Case("line", "", line, text)


if __name__ == "__main__":
    languages: tuple[Language, ...] = ("en", "de")
    everything = [
        cases_of(game, language) for game in tabard.GAMES.values() for language in languages
    ]
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(everything))
