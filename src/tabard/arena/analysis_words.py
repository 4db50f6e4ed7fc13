"""An analysis in words: what was chosen and what would have been better, as players read it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tabard.analysis.judging import Analysis, Judgement
from tabard.arena.wording import Wording
from tabard.core.engine import decision_of
from tabard.core.game import Game
from tabard.match.record import Record
from tabard.match.replaying import replay_record
from tabard.match.texts import Texts

BLOCKS = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True)
class Told:
    """One judged choice in words."""

    judgement: Judgement
    player: str
    prompt: str
    choice: str
    alternatives: tuple[str, ...]


def told_in_words(
    game: Game[Any], record: Record, judgements: Iterable[Judgement], texts: Texts
) -> list[Told]:
    """Choices as they read when they were made, in the order given."""
    wanted = {one.move: one for one in judgements}
    found: dict[int, Told] = {}
    match = replay_record(game, record, 0)
    for number, move in enumerate(record.moves):
        if number in wanted:
            one = wanted[number]
            decision = decision_of(match.state, one.seat)
            assert decision is not None
            view = match.view(one.seat)
            # Some options are sentences; here they stand within one.
            labels = {
                option.text: texts.option(view, decision.prompt, option).removesuffix(".")
                for option in decision.options
            }
            found[number] = Told(
                one,
                texts.player(one.seat),
                texts.prompt(decision),
                labels[one.choice],
                tuple(labels[other.text] for other in one.alternatives),
            )
        match.answer(move)
    return [found[number] for number in wanted]


def sentence(told: Told, words: Wording) -> str:
    """A mistake in one or two sentences; moves count from 1 for people."""
    one = told.judgement
    text = words.say(
        "analyse-mistake",
        move=one.move + 1,
        player=told.player,
        prompt=told.prompt,
        choice=told.choice,
        better=told.alternatives[0],
        cost=words.number(100 * one.loss, 1),
    )
    better = [
        label
        for label, other in zip(told.alternatives[1:], one.alternatives[1:], strict=True)
        if other.value > one.value
    ]
    if better:
        text = f"{text} {words.say('analyse-also', others='; '.join(better))}"
    return text


def sparkline(analysis: Analysis, seat: int, width: int) -> str:
    """A seat's expected place over the match; tall is good."""
    line = [places[seat] for places in analysis.expected]
    last = max(2, analysis.seats)
    columns = min(width, len(line))
    shown = []
    for column in range(columns):
        start = column * len(line) // columns
        part = line[start : max(start + 1, (column + 1) * len(line) // columns)]
        height = (last - sum(part) / len(part)) / (last - 1)
        shown.append(BLOCKS[min(len(BLOCKS) - 1, max(0, int(height * len(BLOCKS))))])
    return "".join(shown)


def swing_of(analysis: Analysis, judgement: Judgement) -> tuple[float, float]:
    """The mover's expected place before a choice, and after it once the position is at rest."""
    before = analysis.expected[judgement.move][judgement.seat]
    for places in analysis.expected[judgement.move + 1 :]:
        if places != analysis.expected[judgement.move]:
            return before, places[judgement.seat]
    return before, before
