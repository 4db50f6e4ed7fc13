"""Levels of bots by name: easy, medium, hard, expert; and what they are, with any budget."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tabard import minds
from tabard.bots.bot import Bot, RandomBot
from tabard.bots.lookahead import DREAMS, GreedyBot
from tabard.bots.outside.guests import guest
from tabard.bots.parallel import ParallelBot
from tabard.bots.search import Budget
from tabard.bots.searching import PlanningBot, SearchBot
from tabard.core.errors import SetupError
from tabard.core.game import Game
from tabard.minds.mind import Judge, OpponentModel


@dataclass(frozen=True)
class Level:
    """What a bot is: its kind and how long it may think, in iterations (greedy: dreams) or time."""

    kind: str
    iterations: int = 0
    milliseconds: int = 0
    processes: int = 1
    blunders: bool = False
    """Whether it slips as often as the game's mind says."""

    def budget(self) -> Budget:
        return Budget(self.iterations, self.milliseconds)


NAMED = {
    "easy": Level("greedy", DREAMS, blunders=True),
    "medium": Level("ismcts", 200),
    "hard": Level("ismcts", 1000),
    "expert": Level("expert", milliseconds=3000),
}
"""What people may choose from; weaker ones come first."""

PLAIN = {
    "random": Level("random"),
    "greedy": Level("greedy", DREAMS),
    "ismcts": Level("ismcts", 400),
}
"""What a kind is without a budget."""

LEVELS = (
    "easy, medium, hard, expert; random, greedy, greedy:8 (dreams), ismcts, ismcts:200 "
    "(iterations), ismcts:500ms, expert:2000, expert:500ms, expert:2x500ms (in two processes); "
    "package.module:Class, exec:PROGRAM, or the name of an installed bot"
)
MOST_ITERATIONS = 10_000_000
MOST_PROCESSES = 64
_BETWEEN_COMMAS = re.compile(r"""(?:^|(?<=,))(?:"[^"]*"|'[^']*'|[^,])*""")
_BUDGET = re.compile(r"(greedy|ismcts|expert):(?:(?<=expert:)(\d{1,2})x)?(\d{1,8})(ms)?")


@lru_cache(maxsize=64)
def row_of(name: str) -> Level | None:
    """The row of a level of ours, by its name; None if it is none."""
    if name in NAMED or name in PLAIN:
        return NAMED.get(name) or PLAIN[name]
    found = _BUDGET.fullmatch(name)
    if found is None or (found[1] == "greedy" and found[4]):
        return None
    amount, processes = int(found[3]), int(found[2] or 1)
    if not (0 < amount <= MOST_ITERATIONS and 0 < processes <= MOST_PROCESSES):
        return None
    iterations, milliseconds = (0, amount) if found[4] else (amount, 0)
    return Level(found[1], iterations, milliseconds, processes)


def level_of(name: str) -> Level:
    """The row of a level of ours; refuses unknown ones."""
    found = row_of(name)
    if found is None:
        raise SetupError(f"there is no bot {name!r}; bots: {LEVELS}")
    return found


def is_ours(name: str) -> bool:
    """Whether it is a level of ours."""
    return row_of(name) is not None


def make_bot(name: str, seed: str, game: Game[Any], judge: Judge[Any] | None = None) -> Bot:
    """A bot of that level for a game; equal seeds choose equally (unless given milliseconds).

    Whoever tries a judge of their own gives it; else the game's mind says which one a level takes.
    """
    level, number = row_of(name), number_of(seed)
    if level is None:
        return guest_called(name, number)
    if level.kind == "random":
        return RandomBot(number)
    if level.kind == "greedy":
        mind = minds.of(game)
        blunders = mind.blunder_percent if level.blunders else 0
        return GreedyBot(judge or mind.judge(), mind.breadth, number, level.iterations, blunders)
    if level.processes > 1:
        return ParallelBot(
            [searcher(level, number + each, game, judge) for each in range(level.processes)]
        )
    return searcher(level, number, game, judge, plans=level.kind == "expert")


def searcher(
    level: Level, seed: int, game: Game[Any], judge: Judge[Any] | None, plans: bool = False
) -> SearchBot:
    """A bot that searches: the expert with all that the game's mind has, others plainly."""
    mind, budget = minds.of(game), level.budget()
    maker = PlanningBot if plans else SearchBot
    if level.kind == "expert":
        return maker(game, mind, judge or mind.best_judge(), mind.model(), budget, seed)
    judge = judge or mind.judge(mind.tuning_share(budget.size()))
    return maker(game, mind, judge, OpponentModel(), budget, seed)


def guest_called(name: str, seed: int) -> Bot:
    """A bot from outside by its name; refuses what is none."""
    is_misspelt = name.partition(":")[0] in {*NAMED, *PLAIN, "expert"}
    found = None if is_misspelt else guest(name, seed)
    if found is None:
        raise SetupError(f"there is no bot {name!r}; bots: {LEVELS}")
    return found


def check_name(name: str) -> None:
    """Refuse what is no bot, neither a level of ours nor one from outside; none is started."""
    if not is_ours(name):
        guest_called(name, 0)


def number_of(seed: str) -> int:
    """What the dice of a bot begin with."""
    return int.from_bytes(hashlib.sha256(f"tabard bot {seed}".encode()).digest()[:7], "big")


def split_list(text: str) -> list[str]:
    """The items between commas; those in quotation marks separate nothing."""
    return [item.strip() for item in _BETWEEN_COMMAS.findall(text)]


def parse_bots(text: str, seats: int) -> list[str]:
    """A comma-separated list of levels by seat, repeated to fill; refuses unknown ones."""
    levels = split_list(text)
    for level in levels:
        check_name(level)
    if len(levels) > seats:
        raise SetupError(f"{len(levels)} bots are given for {seats} seats; give at most {seats}")
    return [levels[seat % len(levels)] for seat in range(seats)]
