"""Plays a match and notes what a designer wants to know of it; everything noted is JSON-ready."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tabard import minds
from tabard.arena.groups import ROLES, Groups, Source, groups_of
from tabard.arena.matches import Job, Outcome, timed_bots
from tabard.bots.playing import Fault, dismiss, log_for, places_with
from tabard.core.engine import apply, next_decision
from tabard.core.errors import BotFaultError
from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import CHANCE, Choice, Decision, Event
from tabard.match.chance import ChanceStream
from tabard.match.knowledge import Knowledge
from tabard.match.match import event_data, event_name

Counts = dict[str, list[list[int]]]
"""By the name of a thing: for each role how often, seat by seat."""


def observe(game: Game[Any], job: Job) -> Outcome:
    """Play one match as `simulate` would, and keep its moves and what was noted."""
    seats = len(job.bots)
    state = game.new_state(seats, dict(job.options))
    state.is_telling = True
    stream, bots = ChanceStream(job.seed), timed_bots(game, job)
    log = log_for(game, state, bots, dict(job.options))
    windows = [Knowledge(game, state, seat, log) for seat in range(seats)]
    observer = Observer(game, seats)
    moves: list[tuple[int, str]] = []
    fault: Fault | None = None
    asked = 0
    decision = next_decision(state)
    while decision is not None:
        if log is not None:
            log.add(state.told)
        observer.hear(state)
        seat = decision.seat
        if seat == CHANCE:
            choice = stream.answer(decision, asked)
            asked += 1
        elif len(decision.options) == 1:
            choice = decision.options[0]
        else:
            observer.look(state, seat)
            try:
                choice = bots[seat].choose(windows[seat], decision)
            except BotFaultError as error:
                fault = (seat, error.kind, error.detail)
                break
            observer.note(decision, choice)
        moves.append((seat, choice.text))
        apply(state, seat, choice)
        decision = next_decision(state)
    observer.hear(state)
    places, scores = places_with(fault, game.places(state)), game.scores(state)
    dismiss(bots, places, scores)
    return Outcome(
        job.deal,
        job.seed,
        job.bots,
        tuple(places),
        tuple(scores),
        tuple(bot.decisions for bot in bots),
        tuple(round(bot.seconds, 6) for bot in bots),
        observer.as_data(places),
        tuple(moves),
        fault or (),
    )


class Observer:
    """Listens to one match."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.judge = minds.of(game).judge()
        self.seats = seats
        self.groups: Groups = groups_of(game.key)
        self.by_event, self.by_prompt = _sources(self.groups)
        self.heard = {*self.by_event, self.groups.first[0]}
        for sources in self.by_event.values():
            self.heard |= {source.told_by for _, _, source in sources}
        self.latest: dict[str, dict[str, object]] = {}
        self.things: dict[str, Counts] = defaultdict(dict)
        self.options: dict[str, dict[str, list[float]]] = defaultdict(dict)
        self.branching: dict[str, list[int]] = {}
        self.first: object = None
        self.rounds = 0
        self.looker = CHANCE
        self.leaders: list[int] = []
        self.favourites: list[int] = []
        for group in self.groups.groups:
            for seat, name in enumerate(group.seats[:seats]):
                self._count(group.id, ROLES.index("taken"), name, seat)

    def hear(self, state: State) -> None:
        """Take in what was told since the last time."""
        if not state.told:
            return
        told, state.told = state.told, []
        for event in told:
            name = event_name(event)
            if name == self.groups.round:
                self.rounds += 1
            if name in self.heard:
                self._take_in(name, event)

    def _take_in(self, name: str, event: Event) -> None:
        data = event_data(self.game, event)
        self.latest[name] = data
        if name == self.groups.first[0] and self.first is None:
            self.first = data[self.groups.first[1]]
        for group, role, source in self.by_event.get(name, ()):
            teller = self.latest.get(source.told_by, {}) if source.told_by else data
            self._count(group, role, teller.get(source.field), data.get("seat"))

    def _count(self, group: str, role: int, names: object, seat: object) -> None:
        """Count things for a seat; for all if no seat is told, for nobody if it is no seat."""
        if isinstance(seat, int):
            seats: Sequence[int] = (seat,)
        else:
            seats = range(self.seats) if seat is None else ()
        for name in names if isinstance(names, list) else [names]:
            if name is not None:
                for one in seats:
                    self._counts(group, str(name))[role][one] += 1

    def _counts(self, group: str, name: str) -> list[list[int]]:
        counts = self.things[group]
        if name not in counts:
            counts[name] = [[0] * self.seats for _ in ROLES]
        return counts[name]

    def look(self, state: State, seat: int) -> None:
        """Who leads, whenever somebody else than before is to choose."""
        if seat == self.looker:
            return
        self.looker = seat
        self.leaders.append(_highest(self.game.scores(state)))
        self.favourites.append(_highest(self.judge.worth(state)))

    def note(self, decision: Decision, choice: Choice) -> None:
        """One choice among several options."""
        options, prompt = decision.options, decision.prompt
        wide = self.branching.setdefault(prompt, [0, 0, 0])
        wide[0] += 1
        wide[1] += len(options)
        wide[2] = max(wide[2], len(options))
        counted = self.options[prompt]
        seen: dict[str, int] = {}
        for option in options:
            text = self._text(option)
            seen[text] = seen.get(text, 0) + 1
        for text, count in seen.items():
            line = counted.setdefault(text, [0, 0, 0.0])
            line[0] += 1
            line[2] += count / len(options)
        counted[self._text(choice)][1] += 1
        for group, role, source in self.by_prompt.get(prompt, ()):
            offered = [choice] if ROLES[role] != "offered" else options
            named = [one.name or str(one.number) for one in offered if one.kind == source.field]
            self._count(group, role, list(dict.fromkeys(named)), decision.seat)

    def _text(self, option: Choice) -> str:
        return option.kind if option.kind in self.groups.instances else option.text

    def as_data(self, places: Sequence[int]) -> dict[str, object]:
        """All that was noted."""
        winners = {seat for seat, place in enumerate(places) if place == 1}
        options = {
            prompt: {text: [*line[:2], round(line[2], 4)] for text, line in lines.items()}
            for prompt, lines in self.options.items()
        }
        return {
            "rounds": self.rounds,
            "turn_order": turn_order(self.first, self.seats),
            "branching": self.branching,
            "options": options,
            "things": dict(self.things),
            "lead_changes": changes(self.leaders),
            "favourite_changes": changes(self.favourites),
            "decided": decided(self.favourites, winners),
        }


def _sources(
    groups: Groups,
) -> tuple[dict[str, list[tuple[str, int, Source]]], dict[str, list[tuple[str, int, Source]]]]:
    """Sources by the event or the prompt that they listen to."""
    by_event: dict[str, list[tuple[str, int, Source]]] = defaultdict(list)
    by_prompt: dict[str, list[tuple[str, int, Source]]] = defaultdict(list)
    for group in groups.groups:
        for role, name in enumerate(ROLES):
            for source in group.sources(name):
                found = by_prompt if source.is_choice else by_event
                found[source.where].append((group.id, role, source))
    return dict(by_event), dict(by_prompt)


def turn_order(first: object, seats: int) -> list[int]:
    """For each seat how many play before it, from who begins or from the whole order."""
    if isinstance(first, list):
        return [first.index(seat) for seat in range(seats)]
    start = first if isinstance(first, int) else 0
    return [(seat - start) % seats for seat in range(seats)]


def _highest(values: Sequence[float]) -> int:
    """The only seat with the highest value; CHANCE if several have it."""
    best = max(values)
    leaders = [seat for seat, value in enumerate(values) if value == best]
    return leaders[0] if len(leaders) == 1 else CHANCE


def changes(leaders: Sequence[int]) -> int:
    """How often another seat came to lead; a tie in between is no change."""
    alone = [seat for seat in leaders if seat != CHANCE]
    return sum(before != after for before, after in pairwise(alone))


def decided(favourites: Sequence[int], winners: set[int]) -> float:
    """After which share of the match the favourite was somebody who won, to the end."""
    for index in range(len(favourites) - 1, -1, -1):
        if favourites[index] not in winners:
            return (index + 1) / len(favourites)
    return 0.0
