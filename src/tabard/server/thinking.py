"""What a bot is asked and what it answers; runs in a worker process."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from tabard.bots.bot import Bot
from tabard.bots.ismcts import IsmctsBot, is_sealed
from tabard.bots.levels import make_bot
from tabard.bots.moves import PRIOR
from tabard.bots.playouts import heaviest
from tabard.core.engine import decision_of
from tabard.core.errors import SetupError
from tabard.core.values import Decision
from tabard.games import GAMES
from tabard.match.knowledge import Knowledge
from tabard.match.snapshots import trusted_state

Advice = tuple[str, float, float]
"""An option, which share of the search went there, and how good it looked, 0 to 1."""


@dataclass(frozen=True)
class Job:
    """A question to a bot."""

    table: str
    """Whose turn it is among the jobs that wait; the bot does not see it."""

    game: str
    snapshot: Mapping[str, object]
    """As taken by `Match.snapshot`."""

    seat: int
    level: str
    seed: str
    is_hint: bool = False


@dataclass(frozen=True)
class Answer:
    """What the bot chooses; for a hint also what it thinks of every option, best first."""

    choice: str
    milliseconds: int
    advice: tuple[Advice, ...] = ()


def warm_up() -> None:
    """Read the data of every game, so that no job waits for that."""
    for game in GAMES.values():
        game.new_state(game.fewest_seats, game.full_options({}))


def think(job: Job) -> Answer:
    """Let a bot answer the pending decision of its seat, from what the seat knows alone."""
    began = time.perf_counter()
    game = GAMES[job.game]
    state = trusted_state(game, job.snapshot)
    decision = decision_of(state, job.seat)
    if decision is None:
        raise SetupError(f"seat {job.seat} has nothing to decide; ask while it has")
    knowledge = Knowledge(game, state, job.seat)
    bot = make_bot(job.level, job.seed)
    advice = advice_of(bot, knowledge, decision) if job.is_hint else ()
    choice = advice[0][0] if advice else bot.choose(knowledge, decision).text
    return Answer(choice, round(1000 * (time.perf_counter() - began)), advice)


def advice_of(bot: Bot, knowledge: Knowledge, decision: Decision) -> tuple[Advice, ...]:
    """What a search thinks of every option, best first."""
    if not isinstance(bot, IsmctsBot):
        raise SetupError("only a bot that searches gives reasons; take a level of ismcts")
    if knowledge.game.searches_moves and not is_sealed(knowledge, bot.dice):
        has_secrets = knowledge.game.has_secrets()
        by_moves = advice_by_playouts if has_secrets else advice_by_tree
        found = by_moves(bot, knowledge, decision)
    else:
        root = bot.search(knowledge, decision)
        nodes = [(option.text, root.children[option.text]) for option in decision.options]
        found = [(text, float(node.visits), node.mean()) for text, node in nodes]
    total = sum(tries for _, tries, _ in found)
    # Whatever was tried most is what the bot would choose; the sort keeps equals in order.
    found.sort(key=lambda item: -item[1])
    return tuple((text, tries / total, value) for text, tries, value in found)


def advice_by_tree(bot: IsmctsBot, knowledge: Knowledge, decision: Decision) -> list[Advice]:
    """How often whole moves were tried that begin with each option, and what came of them."""
    root = bot.grown(knowledge, decision)
    found: list[Advice] = []
    for option in decision.options:
        nodes = [node for node in root.children if node.first == option]
        visits = sum(node.visits for node in nodes)
        tries = visits + sum(node.prior for node in nodes) / PRIOR
        best_look = max(node.prior for node in nodes)
        value = sum(node.value for node in nodes) / visits if visits else best_look
        found.append((option.text, tries, value))
    return found


def advice_by_playouts(bot: IsmctsBot, knowledge: Knowledge, decision: Decision) -> list[Advice]:
    """How often the best whole move that begins with each option was played out, and its worth."""
    moves = bot.played_out(knowledge, decision)
    found: list[Advice] = []
    for option in decision.options:
        best = heaviest([move for move in moves if move.clicks[0] == option])
        found.append((option.text, best.weight(), best.mean()))
    return found
