"""Levels of bots by name: `random`, `greedy`, `ismcts`, `ismcts:200`, `ismcts:500ms`."""

from __future__ import annotations

import hashlib
import re

from tabard.bots.bot import Bot, RandomBot
from tabard.bots.greedy import GreedyBot
from tabard.bots.ismcts import IsmctsBot
from tabard.core.errors import SetupError

LEVELS = "random, greedy, ismcts, ismcts:200 (iterations), ismcts:500ms"
MOST_ITERATIONS = 10_000_000


def make_bot(level: str, seed: str) -> Bot:
    """A bot of that level; equal seeds choose equally (unless given milliseconds)."""
    number = int.from_bytes(hashlib.sha256(f"tabard bot {seed}".encode()).digest()[:7], "big")
    if level == "random":
        return RandomBot(number)
    if level == "greedy":
        return GreedyBot(number)
    if level == "ismcts":
        return IsmctsBot(number)
    budget = re.fullmatch(r"ismcts:(\d{1,8})(ms)?", level)
    if budget is None or not 0 < int(budget[1]) <= MOST_ITERATIONS:
        raise SetupError(f"there is no bot {level!r}; bots: {LEVELS}")
    amount = int(budget[1])
    if budget[2]:
        return IsmctsBot(number, milliseconds=amount)
    return IsmctsBot(number, iterations=amount)


def parse_bots(text: str, seats: int) -> list[str]:
    """A comma-separated list of levels by seat, repeated to fill; refuses unknown ones."""
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        make_bot(level, "")
    if len(levels) > seats:
        raise SetupError(f"{len(levels)} bots are given for {seats} seats; give at most {seats}")
    return [levels[seat % len(levels)] for seat in range(seats)]
