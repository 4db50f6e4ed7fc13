"""Houses have no effect: with others, the same moves make the same match in other names.

Each random match is played twice, by seat and with houses chosen. At every decision the second
table is asked the same, offered the same (as a set: options stand in catalog order), and at some
of them looks, reads, is judged and dreamt the same, all by renaming houses and territories.
"""

from __future__ import annotations

import pytest

from games.throne.builders import GAME, answer
from support.builds import IS_COMPILED
from support.clauses import clause
from support.tables import any_pending
from tabard import minds
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.values import SPECTATOR, Choice, Decision
from tabard.games.throne.deeds import FIELD_NAMES, MOVED
from tabard.games.throne.kinds import HOUSE_NAMES, TERRITORIES, TERRITORY
from tabard.games.throne.state import ThroneState
from tabard.match.match import event_data

ORIGIN, TARGET = FIELD_NAMES[MOVED].index("from"), FIELD_NAMES[MOVED].index("to")
MATCHES = 12 if IS_COMPILED else 2
APART = 4 if IS_COMPILED else 41
"""So many moves lie between two looks at the whole table."""

TABLES = [
    ((3, 0), "en", 23),
    ((1, 3), "de", 0),
    ((2, 0, 3), "de", 22),
    ((1, 2, 0), "en", 0),
    ((3, 1, 0, 2), "en", 0),
    ((1, 0, 3, 2), "de", 20),
]
"""Homes by seat, edition, and how many Anarchy markers are taken from the beginning on."""

EAGER = {
    "action": 4,
    "territory": 4,
    "territory:centre": 8,
    "action:attack": 9,
    "action:subterfuge": 9,
    "action:commerce": 9,
    "decree:D08": 9,
    "decree:D09": 9,
    "decree:D11": 9,
    "decree:the_queen_is_dead": 4,
}
"""What makes workers meet away from home, and decrees that speak of homes."""


class Pair:
    """A match by seat, and the same match with other houses."""

    def __init__(self, homes: tuple[int, ...], edition: str, anarchy: int) -> None:
        self.homes = homes
        self.plain = GAME.new_state(len(homes), {"edition": edition})
        self.other = GAME.new_state(len(homes), {"edition": edition, "houses": "by_choice"})
        self.names: dict[str, str] = {
            HOUSE_NAMES[seat]: HOUSE_NAMES[home] for seat, home in enumerate(homes)
        }
        for state in (self.plain, self.other):
            engine.settle(state)
            state.is_telling = True
            state.houses[0].anarchy = anarchy
        answer(self.other, *[f"house:{HOUSE_NAMES[home]}" for home in homes])
        self.other.told.clear()

    def territory(self, number: int) -> int:
        return self.homes[number] if number < len(self.homes) else number

    def choice(self, choice: Choice) -> Choice:
        """A choice of the plain table as the other one has it."""
        return TERRITORY[self.territory(choice.number)] if choice.kind == "territory" else choice

    def renamed(self, data: object) -> object:
        """Data of the plain table in the names of the other one."""
        if isinstance(data, dict):
            return {self.renamed(key): self.renamed(value) for key, value in data.items()}
        if isinstance(data, (list, tuple)):
            return type(data)([self.renamed(item) for item in data])
        return self.names.get(data, data) if isinstance(data, str) else data

    def laid(self) -> dict[str, object]:
        """The plain table with everybody where they would stand on the other one."""
        data = GAME.codec.encode(self.plain)
        houses = data["houses"]
        assert isinstance(houses, list)
        for house in houses:
            workers = [0] * len(house["workers"])
            for at, count in enumerate(house["workers"]):
                if count > 0:
                    kind, territory = divmod(at, TERRITORIES)
                    workers[kind * TERRITORIES + self.territory(territory)] = count
            house["workers"] = workers
            for event, _, facts in house["deeds"]:
                if event == MOVED:
                    facts[ORIGIN] = self.territory(facts[ORIGIN])
                    facts[TARGET] = self.territory(facts[TARGET])
        return {**data, "homes": list(self.homes)}


def eager_option(decision: Decision, dice: Dice) -> Choice:
    """A random option, rather one that leads abroad."""
    weights = [EAGER.get(each.text, EAGER.get(each.kind, 1)) for each in decision.options]
    return decision.options[dice.weighted(weights)]


def seen(state: ThroneState) -> list[object]:
    """What all eyes see, how the table is judged and what is counted."""
    views = [GAME.view(state, seat) for seat in [*range(state.seats), SPECTATOR]]
    return [views, minds.of(GAME).judge().worth(state), GAME.scores(state), GAME.places(state)]


def read(state: ThroneState, decision: Decision, options: list[Choice]) -> list[object]:
    """The texts of options and of what was told since the last look, and the events of these."""
    view = GAME.view(state, decision.seat)
    events = [event_data(GAME, event) for event in state.told]
    state.told.clear()
    return [
        [GAME.words.phrase(view, option) for option in options],
        events,
        GAME.words.lines(events, None),
    ]


def assert_asked_alike(pair: Pair, one: Decision, two: Decision) -> None:
    """The same question with the same offers, likelihoods and bars."""
    renamed = [pair.choice(option) for option in one.options]
    assert (two.seat, two.prompt, two.waits) == (one.seat, one.prompt, one.waits)
    assert list(two.about) == [pair.choice(choice) for choice in one.about]
    assert set(two.options) == set(renamed)
    assert dict(zip(two.options, two.weights)) == dict(zip(renamed, one.weights))
    bars = {(pair.choice(bar.choice), bar.clause) for bar in engine.barred(pair.plain, one.seat)}
    assert {(bar.choice, bar.clause) for bar in engine.barred(pair.other, two.seat)} == bars


def assert_laid_alike(pair: Pair, decision: Decision, number: int) -> None:
    """Tables, views, judgements, texts and dreams."""
    plain, other = pair.plain, pair.other
    assert GAME.codec.encode(other) == pair.laid()
    assert seen(other) == pair.renamed(seen(plain))
    renamed = [pair.choice(option) for option in decision.options]
    assert read(other, decision, renamed) == pair.renamed(read(plain, decision, decision.options))
    for seat in range(plain.seats):
        dream = GAME.imagine(plain, seat, Dice(number))
        assert seen(GAME.imagine(other, seat, Dice(number))) == pair.renamed(seen(dream))


@clause("TH-SETUP-01", "TH-SETUP-02")
@pytest.mark.parametrize(("homes", "edition", "anarchy"), TABLES)
def test_with_other_houses_the_same_moves_make_the_same_match(
    homes: tuple[int, ...], edition: str, anarchy: int
) -> None:
    for number in range(MATCHES):
        pair, dice, moves = Pair(homes, edition, anarchy), Dice(number), 0
        while (decision := any_pending(pair.plain, dice)) is not None:
            asked = {each.seat: each for each in engine.pending(pair.other)}
            assert_asked_alike(pair, decision, asked[decision.seat])
            if moves % APART == 0:
                assert_laid_alike(pair, decision, number)
            choice = eager_option(decision, dice)
            engine.play(pair.plain, decision.seat, choice)
            engine.play(pair.other, decision.seat, pair.choice(choice))
            moves += 1
        assert not engine.pending(pair.other)
        assert seen(pair.other) == pair.renamed(seen(pair.plain))
