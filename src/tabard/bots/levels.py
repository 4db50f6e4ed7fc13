"""Levels of bots by name: easy, medium, hard, expert; and what they are, with any budget."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from tabard.bots.bot import Bot, RandomBot
from tabard.bots.expert import ExpertBot
from tabard.bots.greedy import GreedyBot
from tabard.bots.ismcts import IsmctsBot
from tabard.bots.parallel import ParallelBot
from tabard.core.errors import SetupError

MEANINGS = {
    "easy": "greedy",
    "medium": "ismcts:200",
    "hard": "ismcts:1000",
    "expert": "expert:3000ms",
}
"""What people may choose from, and what each is: weaker ones come first.

In a game that says so, easy has lapses, which greedy has not (`Game.lapses`).
"""

LEVELS = (
    "easy, medium, hard, expert; random, greedy, greedy:8 (dreams), ismcts, ismcts:200 "
    "(iterations), ismcts:500ms, expert:2000, expert:500ms, expert:2x500ms (in two processes)"
)
MOST_ITERATIONS = 10_000_000
MOST_PROCESSES = 64
_BUDGET = re.compile(r"(greedy|ismcts|expert):(?:(?<=expert:)(\d{1,2})x)?(\d{1,8})(ms)?")


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: iterations (greedy: dreams) or milliseconds, the other is zero."""

    kind: str
    iterations: int
    milliseconds: int
    processes: int = 1


def meaning_of(level: str) -> str:
    """What a level is: the name of the bot and its budget."""
    return MEANINGS.get(level, level)


def budget_of(level: str) -> Budget | None:
    """The budget that a level names; none if it has none of its own."""
    found = _BUDGET.fullmatch(meaning_of(level))
    if found is None or (found[1] == "greedy" and found[4]):
        return None
    amount, processes = int(found[3]), int(found[2] or 1)
    iterations, milliseconds = (0, amount) if found[4] else (amount, 0)
    return Budget(found[1], iterations, milliseconds, processes)


def is_possible(budget: Budget) -> bool:
    """Whether a bot could use it up."""
    amount = budget.iterations + budget.milliseconds
    return 0 < amount <= MOST_ITERATIONS and 0 < budget.processes <= MOST_PROCESSES


def make_bot(level: str, seed: str) -> Bot:
    """A bot of that level; equal seeds choose equally (unless given milliseconds)."""
    number = int.from_bytes(hashlib.sha256(f"tabard bot {seed}".encode()).digest()[:7], "big")
    meaning = meaning_of(level)
    if meaning == "random":
        return RandomBot(number)
    if meaning == "greedy":
        return GreedyBot(number, is_easy=level == "easy")
    if meaning == "ismcts":
        return IsmctsBot(number)
    budget = budget_of(level)
    if budget is None or not is_possible(budget):
        raise SetupError(f"there is no bot {level!r}; bots: {LEVELS}")
    if budget.processes > 1:
        return ParallelBot(number, budget.processes, budget.iterations, budget.milliseconds)
    if budget.kind == "greedy":
        return GreedyBot(number, budget.iterations)
    if budget.kind == "expert":
        return ExpertBot(number, budget.iterations, budget.milliseconds)
    return IsmctsBot(number, budget.iterations, budget.milliseconds)


def parse_bots(text: str, seats: int) -> list[str]:
    """A comma-separated list of levels by seat, repeated to fill; refuses unknown ones."""
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        make_bot(level, "")
    if len(levels) > seats:
        raise SetupError(f"{len(levels)} bots are given for {seats} seats; give at most {seats}")
    return [levels[seat % len(levels)] for seat in range(seats)]
