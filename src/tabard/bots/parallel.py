"""The expert on several cores: trees of their own in as many processes, and their votes added."""

from __future__ import annotations

import json
import os
from typing import Final

from tabard.bots.advice import Advice, advice_of
from tabard.bots.expert import ExpertBot
from tabard.core.errors import SetupError
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge


class ParallelBot:
    """Each process dreams and searches with dice of its own; the most searched option is chosen.

    Processes are forks of this one for one decision, so that nothing has to travel but the votes.
    """

    def __init__(self, seed: int, processes: int, iterations: int, milliseconds: int) -> None:
        if not hasattr(os, "fork"):
            raise SetupError("this system cannot fork; take one process, such as expert:3000ms")
        self.bots: Final = [
            ExpertBot(seed + number, iterations, milliseconds) for number in range(processes)
        ]

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        if len(decision.options) == 1:
            return decision.options[0]
        pipes = [forked(bot, knowledge, decision) for bot in self.bots[1:]]
        votes = advice_of(self.bots[0], knowledge, decision)
        for process, reading in pipes:
            votes += received(process, reading)
        # The dice of the forks moved on in the forks alone; here they must, too.
        for bot in self.bots[1:]:
            bot.dice.below(2)
        return elected(votes, decision)


def forked(bot: ExpertBot, knowledge: Knowledge, decision: Decision) -> tuple[int, int]:
    """A process that searches: its number, and where its votes can be read."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    status = 1
    try:
        os.close(reading)
        with os.fdopen(writing, "w") as pipe:
            json.dump(advice_of(bot, knowledge, decision), pipe)
        status = 0
    finally:
        os._exit(status)


def received(process: int, reading: int) -> list[Advice]:
    """The votes of a process; none if it was lost, since the others can decide without it."""
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    _, status = os.waitpid(process, 0)
    if status != 0:
        return []
    return [(str(text), float(share), float(value)) for text, share, value in json.loads(told)]


def elected(votes: list[Advice], decision: Decision) -> Choice:
    """The option with the largest share of all searches together."""
    shares: dict[str, float] = {}
    for text, share, _ in votes:
        shares[text] = shares.get(text, 0.0) + share
    best = decision.options[0]
    for option in decision.options:
        if shares.get(option.text, 0.0) > shares.get(best.text, 0.0):
            best = option
    return best
