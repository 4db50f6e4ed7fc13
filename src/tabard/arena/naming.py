"""Names of things, prompts and options in reports, in the words that players read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from tabard.arena.groups import groups_of
from tabard.arena.matches import Outcome
from tabard.core.engine import apply, choice_from_text, decision_of, next_decision
from tabard.core.game import Game
from tabard.core.values import CHANCE, Decision
from tabard.match.texts import Texts

MOST_MATCHES = 25
"""In so many matches words are looked for; what is not found keeps its notation."""


class Names:
    """Names in one language; options read as they did when they were offered."""

    def __init__(
        self,
        game: Game[Any],
        language: str,
        options: dict[str, str],
        outcomes: Sequence[Outcome],
        wanted: Iterable[tuple[str, str]],
    ) -> None:
        self.game = game
        self.texts = Texts(game, language, [f"«{seat}»" for seat in range(8)], options)
        self.groups = {group.id: group for group in groups_of(game.key).groups}
        self.instances = groups_of(game.key).instances
        self.language = language
        self.prompts: dict[str, str] = {}
        self.options: dict[tuple[str, str], str] = {}
        self.wanted = set(wanted)
        for outcome in outcomes[:MOST_MATCHES]:
            if not self.wanted:
                break
            self._read(outcome, options)

    def _read(self, outcome: Outcome, options: dict[str, str]) -> None:
        state = self.game.new_state(len(outcome.bots), options)
        next_decision(state)
        for seat, text in outcome.moves:
            if seat != CHANCE:
                decision = decision_of(state, seat)
                if decision is not None:
                    self._take_in(state, decision)
            apply(state, seat, choice_from_text(state, seat, text))
            next_decision(state)
            if not self.wanted:
                return

    def _take_in(self, state: Any, decision: Decision) -> None:
        view = None
        for option in decision.options:
            text = option.kind if option.kind in self.instances else option.text
            key = (decision.prompt, text)
            if key not in self.wanted:
                continue
            if view is None:
                view = self.game.view(state, decision.seat)
                self.prompts.setdefault(decision.prompt, self.texts.prompt(decision))
            self.options[key] = self.texts.option(view, decision.prompt, option)
            self.wanted.discard(key)

    def thing(self, group: str, name: str) -> str:
        """A card or another thing by its noun; else by the option that offers it."""
        if name in self.texts.nouns:
            return self.texts.noun(name)
        for source in self.groups[group].offered:
            found = self.options.get((source.where, f"{source.field}:{name}"))
            if source.is_choice and found is not None:
                return _head(found)
        return name.replace("_", " ")

    def option(self, prompt: str, text: str) -> str:
        """An option in words; its notation if no match showed it."""
        return self.options.get((prompt, text), text)

    def prompt(self, prompt: str) -> str:
        """What was asked."""
        return self.prompts.get(prompt, prompt)

    def group(self, group: str) -> str:
        """The name of a group of things."""
        return self.groups[group].name[self.language]


def _head(text: str) -> str:
    """The name at the head of an option; what follows tells of one moment only."""
    return re.split(r" \(|:| – ", text)[0]


def wanted_words(
    game: str, options: Iterable[tuple[str, str]], things: Iterable[tuple[str, str]]
) -> set[tuple[str, str]]:
    """The prompts and options whose words a report needs."""
    wanted = set(options)
    groups = {group.id: group for group in groups_of(game).groups}
    for group, name in things:
        for source in groups[group].offered:
            if source.is_choice:
                wanted.add((source.where, f"{source.field}:{name}"))
    return wanted
