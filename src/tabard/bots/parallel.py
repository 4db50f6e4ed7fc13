"""A search on several cores: trees of their own in as many processes, and their votes added."""

from __future__ import annotations

import json
import os
from typing import Final

from tabard.bots.search import Ranked
from tabard.bots.searching import SearchBot
from tabard.core.errors import SetupError
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge

Vote = tuple[str, float]
"""An option, and which share of a search went there."""


class ParallelBot:
    """Each process dreams and searches with dice of its own; the most searched option is chosen.

    Processes are forks of this one for one decision, so that nothing has to travel but the votes.
    """

    def __init__(self, bots: list[SearchBot]) -> None:
        if not hasattr(os, "fork"):
            raise SetupError("this system cannot fork; take one process, such as expert:3000ms")
        self.bots: Final = bots

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        if len(decision.options) == 1:
            return decision.options[0]
        pipes = [forked(bot, knowledge, decision) for bot in self.bots[1:]]
        votes = votes_of(self.bots[0].ranked(knowledge, decision))
        for process, reading in pipes:
            votes += received(process, reading)
        # The dice of the forks moved on in the forks alone; here they must, too.
        for bot in self.bots[1:]:
            bot.dice.below(2)
        return elected(votes, decision)


def votes_of(ranked: list[Ranked]) -> list[Vote]:
    return [(one.line[0].text, one.share) for one in ranked]


def forked(bot: SearchBot, knowledge: Knowledge, decision: Decision) -> tuple[int, int]:
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
            json.dump(votes_of(bot.ranked(knowledge, decision)), pipe)
        status = 0
    finally:
        os._exit(status)


def received(process: int, reading: int) -> list[Vote]:
    """The votes of a process; none if it was lost, since the others can decide without it."""
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    _, status = os.waitpid(process, 0)
    if status != 0:
        return []
    return [(str(text), float(share)) for text, share in json.loads(told)]


def elected(votes: list[Vote], decision: Decision) -> Choice:
    """The option with the largest share of all searches together."""
    shares: dict[str, float] = {}
    for text, share in votes:
        shares[text] = shares.get(text, 0.0) + share
    best = decision.options[0]
    for option in decision.options:
        if shares.get(option.text, 0.0) > shares.get(best.text, 0.0):
            best = option
    return best
