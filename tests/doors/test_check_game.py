"""What is wrong with a game is told to its author in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tabard.cli.new_game.nightmarket import table
from tabard.cli.new_game.nightmarket.game import MarketCodec, NightMarket
from tabard.cli.new_game.nightmarket.table import MarketState
from tabard.core.dice import Dice
from tabard.core.game import Game, Options
from tabard.core.values import Choice, numbered_row
from tabard.parts.plain_codec import PlainCodec
from tabard.testing import Report, check_game
from tabard.testing.laws import all_laws, said


def test_the_template_is_green() -> None:
    report = check_game(NightMarket)
    assert report.is_green, str(report)
    assert len(report.passed) == len(all_laws())
    assert str(report).endswith("nightmarket: all is well")


def test_a_game_of_ours_is_checked_by_its_id() -> None:
    tried: list[str] = []
    report = check_game("allegiance", [3], tried.append)
    assert report.is_green, str(report)
    assert tried == [said(law) for law in all_laws()]


class Forgetful(MarketState):
    """Clones without its coins."""

    def clone(self) -> MarketState:
        copy = super().clone()
        copy.coins = [0] * self.seats
        return begun(copy, Forgetful)


class Sharing(MarketState):
    """Shares its list of coins with its clones."""

    def clone(self) -> MarketState:
        copy = super().clone()
        copy.coins = self.coins
        return begun(copy, Sharing)


def begun(state: MarketState, kind: type[MarketState]) -> MarketState:
    """The same as another kind of state."""
    found = kind(state.seats)
    for name in (*table.FIELDS, "agenda"):
        setattr(found, name, getattr(state, name))
    return found


class Careless(NightMarket):
    """Plays with states that forget something."""

    def new_state(self, seats: int, options: Options) -> MarketState:
        return begun(super().new_state(seats, options), Forgetful)


class Generous(NightMarket):
    """Plays with states that share something."""

    def new_state(self, seats: int, options: Options) -> MarketState:
        return begun(super().new_state(seats, options), Sharing)


class Telling(NightMarket):
    """Shows every hand to everybody."""

    def view(self, state: MarketState, seat: int) -> dict[str, object]:
        return super().view(state, seat) | {"hands": [hand[:] for hand in state.hands]}


class Cheating(NightMarket):
    """Dreams the truth."""

    def imagine(self, state: MarketState, seat: int, dice: Dice) -> MarketState:
        return state.clone()


class Unlisted(NightMarket):
    """Leaves choices out of its catalog."""

    def choices(self) -> list[Choice]:
        return numbered_row("card", 3)


class Wordless(NightMarket):
    """Shows something that has no name."""

    def view(self, state: MarketState, seat: int) -> dict[str, object]:
        return super().view(state, seat) | {"moon": "full"}


class Lawless(NightMarket):
    """Knows no law, so that cards may be made."""

    def __init__(self) -> None:
        super().__init__()
        self.codec = PlainCodec(self, table.FIELDS)


class Failing(NightMarket):
    """Fails when scores are asked for."""

    def scores(self, state: MarketState) -> list[int]:
        raise KeyError("moon")


class Lossy(NightMarket):
    """Snapshots without the coins."""

    def __init__(self) -> None:
        super().__init__()
        self.codec = PlainCodec(self, [name for name in table.FIELDS if name != "coins"])


class Noticing(NightMarket):
    """Shows what was told to nobody: whether the others' hands hold the highest card."""

    def view(self, state: MarketState, seat: int) -> dict[str, object]:
        return super().view(state, seat) | {"cards": sum(map(sum, state.hands))}


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (Lossy, "the fields of the codec lack coins"),
        (Noticing, "tell an event for every click and change that others may know of"),
        (Failing, "more for this reason)"),
        (Careless, "clone() does not copy coins"),
        (Generous, "shared by state and clone: coins"),
        (Telling, "a seat sees the same in truth and in its dream"),
        (Cheating, "a dream is not the truth again unless nothing is hidden"),
        (Unlisted, "choices() lacks"),
        (Wordless, "no words for en: view-moon"),
        (Wordless, "word-full"),
        (Failing, "KeyError: 'moon' (test_check_game.py, line"),
    ],
)
def test_what_is_wrong_is_said(game: type[Game[Any]], words: str) -> None:
    report = reports[game] if game in reports else reports.setdefault(game, check_game(game, [3]))
    assert not report.is_green
    assert words in str(report), str(report)


reports: dict[type[Game[Any]], Report] = {}


def test_a_game_without_laws_is_told_so() -> None:
    report = check_game(Lawless, [2])
    assert report.notes == ["its codec says of no state which law it breaks; see broken_law"]


def test_what_is_no_game_is_said() -> None:
    for nothing in ("chess", object(), Exception):
        report = check_game(nothing)  # type: ignore[arg-type]
        assert [finding.check for finding in report.findings] == ["beginning"]


@pytest.mark.parametrize(
    ("field", "value"),
    [("coins", [0]), ("coins", 3), ("coins", [0, None, 0]), ("hands", [[1], [2], 3]), ("deck", [])],
)
def test_a_plain_codec_reads_only_what_is_like_a_new_state(field: str, value: object) -> None:
    codec = MarketCodec(NightMarket(), table.FIELDS)
    data: Mapping[str, object] = codec.encode(NightMarket().new_state(3, {}))
    assert codec.encode(codec.decode(3, {}, data)) == data
    with pytest.raises(Exception, match=field):
        codec.decode(3, {}, {**data, field: value})
