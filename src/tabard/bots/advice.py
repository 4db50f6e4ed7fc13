"""What a search thinks of every option of a decision, from what the seat knows alone."""

from __future__ import annotations

from tabard.bots.ismcts import IsmctsBot, at_a_move, plays_out
from tabard.bots.moves import PRIOR
from tabard.bots.playouts import heaviest
from tabard.core.values import Decision
from tabard.match.knowledge import Knowledge

Advice = tuple[str, float, float]
"""An option, which share of the search went there, and how good it looked, 0 to 1."""


def advice_of(bot: IsmctsBot, knowledge: Knowledge, decision: Decision) -> list[Advice]:
    """All options, best first: what was tried most is what the bot would choose."""
    knowledge = bot.window(knowledge)
    dream = at_a_move(knowledge, bot.dice)
    if dream is not None:
        by_moves = _by_playouts if plays_out(knowledge, dream) else _by_tree
        found = by_moves(bot, knowledge, decision)
    else:
        root = bot.search(knowledge, decision)
        nodes = [(option.text, root.children[option.text]) for option in decision.options]
        found = [(text, node.weight(), node.mean()) for text, node in nodes]
    total = sum([tries for _, tries, _ in found])
    # The sort keeps equals in order.
    found.sort(key=_tries, reverse=True)
    return [(text, tries / total, value) for text, tries, value in found]


def _by_tree(bot: IsmctsBot, knowledge: Knowledge, decision: Decision) -> list[Advice]:
    """How often whole moves were tried that begin with each option, and what came of them."""
    root = bot.grown(knowledge, decision)
    found: list[Advice] = []
    for option in decision.options:
        nodes = [node for node in root.children if node.first == option]
        visits = sum([node.visits for node in nodes])
        tries = visits + sum([node.prior for node in nodes]) / PRIOR
        best_look = max([node.prior for node in nodes])
        value = sum([node.value for node in nodes]) / visits if visits else best_look
        found.append((option.text, tries, value))
    return found


def _by_playouts(bot: IsmctsBot, knowledge: Knowledge, decision: Decision) -> list[Advice]:
    """How often the best whole move that begins with each option was played out, and its worth."""
    moves = bot.played_out(knowledge, decision)
    found: list[Advice] = []
    for option in decision.options:
        best = heaviest([move for move in moves if move.clicks[0] == option])
        found.append((option.text, best.weight(), best.mean()))
    return found


def _tries(advice: Advice) -> float:
    return advice[1]
