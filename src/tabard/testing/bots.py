"""Bots from outside, played through whole matches of every game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from tabard.bots.bot import Bot
from tabard.bots.levels import make_bot
from tabard.bots.outside.guests import GuestBot, made
from tabard.bots.outside.program import seconds_allowed
from tabard.bots.playing import Played, dismiss, play_match
from tabard.core.errors import BotFaultError, SetupError
from tabard.core.game import Game
from tabard.core.values import Choice, Decision
from tabard.games import GAMES
from tabard.match.knowledge import Knowledge
from tabard.testing.report import Report

Maker = Callable[..., Bot]
SEED = 7


def check_bot(
    bot: str | Maker, games: Sequence[str | Game[Any]] = (), matches: int = 2, seed: str = "check"
) -> Report:
    """Play a bot, by its name or by what makes it, through whole matches; whatever it does wrong
    is told in the report, and nothing is raised for it."""
    name = bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot))
    report = Report(name)
    chosen = [GAMES[game] if isinstance(game, str) else game for game in games or GAMES]
    try:
        trial = Trial(name, bot, report)
        trial.new_bot("trial", chosen[0])
    except SetupError as error:
        report.add("making it", "", str(error))
        return report
    report.passed.append("it can be made")
    for game in chosen:
        trial.play(game, [f"{seed} {game.key} {number}" for number in range(matches)])
    return report


class Trial:
    """One bot that is tried."""

    def __init__(self, name: str, bot: str | Maker, report: Report) -> None:
        self.name = name
        self.bot = bot
        self.report = report
        self.limit = seconds_allowed()

    def new_bot(self, seed: str, game: Game[Any]) -> Bot:
        """The bot, as a match makes it."""
        if isinstance(self.bot, str):
            return make_bot(self.bot, seed, game)
        return GuestBot(self.name, made(self.name, self.bot, SEED, None))

    def play(self, game: Game[Any], seeds: Sequence[str]) -> None:
        """Some matches of a game, at another seat each time; the first one twice."""
        before = len(self.report.findings)
        seats = max(game.seats[0], min(2, game.seats[-1]))
        asked = slowest = 0.0
        for number, seed in enumerate(seeds):
            watched = self._match(game, seats, number % seats, seed)
            asked, slowest = asked + watched.asked, max(slowest, watched.slowest)
        self._compare(game, seats, seeds[0])
        if len(self.report.findings) == before:
            self.report.passed.append(
                f"{game.key}: {len(seeds)} matches, {asked:.0f} choices, "
                f"the slowest took {1000 * slowest:.0f} ms"
            )

    def _match(self, game: Game[Any], seats: int, seat: int, seed: str) -> Watched:
        watched, played = self._played(game, seats, seat, seed)
        where = f"{game.key}, seat {seat} of {seats}, seed {seed!r}"
        if played.fault is not None and played.fault[0] == seat:
            self.report.add(f"asked {watched.prompt!r}", where, watched.fault)
        if watched.has_changed_options:
            problem = "it changed the list of options, which belongs to the game"
            self.report.add(f"asked {watched.prompt!r}", where, problem)
        if watched.slowest > self.limit:
            problem = f"it took {watched.slowest:.1f} s, and may take {self.limit:g} s"
            self.report.add(f"asked {watched.slowest_prompt!r}", where, problem)
        return watched

    def _compare(self, game: Game[Any], seats: int, seed: str) -> None:
        """Whether equal seeds choose equally; a bot may claim it, and then it must be so."""
        first, again = [self._played(game, seats, 0, seed) for _ in range(2)]
        if first[1].moves != again[1].moves:
            words = "it chose otherwise in the same match with the same seed"
            if getattr(first[0].inner(), "is_repeatable", False):
                self.report.add("repeating a match", game.key, words)
            else:
                self.report.notes.append(f"{game.key}: {words}; so its matches cannot be repeated")

    def _played(self, game: Game[Any], seats: int, seat: int, seed: str) -> tuple[Watched, Played]:
        bots = [make_bot("random", f"{seed}/{other}", game) for other in range(seats)]
        watched = Watched(self.new_bot(f"{seed}/{seat}", game))
        options = game.full_options({})
        state = game.new_state(seats, options)
        lineup: list[Bot] = [*bots[:seat], watched, *bots[seat + 1 :]]
        return watched, play_match(game, state, lineup, seed, True, options)


class Watched:
    """A bot that is looked at while it chooses."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.hears = bool(getattr(bot, "hears", False))
        self.asked = 0
        self.prompt = self.slowest_prompt = self.fault = ""
        self.slowest = 0.0
        self.has_changed_options = False

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        began, self.prompt = time.monotonic(), decision.prompt
        self.asked += 1
        options = decision.options[:]
        try:
            return self.bot.choose(knowledge, decision)
        except BotFaultError as error:
            self.fault = str(error)
            raise
        finally:
            taken = time.monotonic() - began
            if taken > self.slowest:
                self.slowest, self.slowest_prompt = taken, decision.prompt
            if options != decision.options:
                self.has_changed_options = True

    def end(self, places: list[int], scores: list[int]) -> None:
        """Let the bot go."""
        dismiss([self.bot], places, scores)

    def inner(self) -> object:
        """What its author wrote."""
        return self.bot.bot if isinstance(self.bot, GuestBot) else self.bot
