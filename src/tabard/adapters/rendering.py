"""A position in words, in either language: the table as spectators see it, then the question."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tabard.adapters.driving import Driver
from tabard.core.values import SPECTATOR
from tabard.match.outline import INDENT, Outline
from tabard.match.texts import Bundle, Texts

TEXTS: Final = Path(__file__).parent / "text"


class Painter:
    """Puts positions of one game into words."""

    def __init__(self, driver: Driver, language: str) -> None:
        self.words: Final = Bundle(TEXTS, language)
        self.texts: Final = Texts(driver.game, language, options=driver.options)
        self.outline: Final = Outline(self.texts, self.words.say("yes"), self.words.say("no"))

    def paint(self, driver: Driver) -> str:
        """The table as it lies, who is asked what, and every answer; at the end the result."""
        view = driver.game.view(driver.state, SPECTATOR)
        lines = [self.texts.title, *self.outline.lines(view), "", *self.question(driver)]
        return "\n".join(lines)

    def question(self, driver: Driver) -> Iterator[str]:
        decision = driver.decision
        if decision is None:
            yield self.words.say("over")
            places, scores = driver.game.places(driver.state), driver.game.scores(driver.state)
            for seat, (place, score) in enumerate(zip(places, scores)):
                fields = {"player": self.texts.player(seat), "place": place, "score": score}
                yield self.words.say("result", fields)
            return
        prompt = self.texts.prompt(decision)
        fields = {"player": self.texts.player(decision.seat), "prompt": prompt}
        yield self.words.say("asked", fields)
        view = driver.game.view(driver.state, decision.seat)
        for option in decision.options:
            text = self.texts.option(view, decision.prompt, option)
            yield f"{INDENT}{driver.actions.number(option)}: {text}"
