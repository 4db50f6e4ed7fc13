"""What a search thinks of every option of a decision, from what the seat knows alone."""

from __future__ import annotations

from dataclasses import dataclass

from tabard.bots.ismcts import IsmctsBot, is_sealed
from tabard.bots.levels import make_bot
from tabard.bots.moves import PRIOR
from tabard.core.values import Decision
from tabard.match.knowledge import Knowledge


@dataclass(frozen=True)
class Advice:
    """An option, which share of the search went there, and how good it looked, 0 to 1."""

    text: str
    share: float
    value: float

    def as_data(self) -> dict[str, object]:
        """JSON-ready."""
        return {"choice": self.text, "share": self.share, "value": self.value}


def advice_on(knowledge: Knowledge, decision: Decision, iterations: int, seed: str) -> list[Advice]:
    """All options, the one that was tried most first."""
    bot = make_bot(f"ismcts:{iterations}", seed)
    assert isinstance(bot, IsmctsBot)
    if knowledge.game.searches_moves and not is_sealed(knowledge, bot.dice):
        found = _by_moves(bot, knowledge, decision)
    else:
        root = bot.search(knowledge, decision)
        nodes = [(option.text, root.children[option.text]) for option in decision.options]
        found = [(text, float(node.visits), node.mean()) for text, node in nodes]
    total = sum(tries for _, tries, _ in found)
    found.sort(key=lambda item: -item[1])
    return [Advice(text, tries / total, value) for text, tries, value in found]


def _by_moves(
    bot: IsmctsBot, knowledge: Knowledge, decision: Decision
) -> list[tuple[str, float, float]]:
    """How often whole moves were tried that begin with each option, and what came of them."""
    roots = bot.grown(knowledge, decision)
    found = []
    for option in decision.options:
        nodes = [node for root in roots for node in root.children if node.first == option]
        visits = sum(node.visits for node in nodes)
        tries = visits + sum(node.prior for node in nodes) / PRIOR
        look = max(node.prior for node in nodes)
        value = sum(node.value for node in nodes) / visits if visits else look
        found.append((option.text, tries, value))
    return found
