"""Games of installed packages: found when somebody looks, ours first, broken ones left out."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from tabard.cli.new_game.nightmarket.game import NightMarket
from tabard.core.game import Game
from tabard.games import GAMES
from tabard.games.registry import GROUP, Games, game_from

HERE = "tabard.cli.new_game.nightmarket.game:NightMarket"
OURS = [GAMES[key] for key in ("throne", "castellans", "allegiance", "archon")]

Offer = Callable[..., Games]


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Offer:
    """`offer(moon="package.module:Class")`: a registry where such packages are installed."""

    def offered(**points: str) -> Games:
        found = [EntryPoint(name, value, GROUP) for name, value in points.items()]
        monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: found)
        return Games(OURS)

    return offered


def test_ours_come_first_and_need_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "entry_points", None)
    games = Games(OURS)
    assert games["throne"].key == "throne"
    assert "archon" in games
    assert games.get("archon") is games["archon"]


def test_an_installed_game_is_there_however_one_looks(offer: Offer) -> None:
    assert offer(moon=HERE)["nightmarket"].title["de"] == "Nachtmarkt"
    assert "nightmarket" in offer(moon=HERE)
    assert offer(moon=HERE).get("nightmarket") is not None
    assert list(offer(moon=HERE)) == ["throne", "castellans", "allegiance", "archon", "nightmarket"]
    assert len(offer(moon=HERE)) == 5
    assert list(offer(moon=HERE).values())[-1].key == "nightmarket"
    assert [*dict(offer(moon=HERE))] == [*offer(moon=HERE).keys()]
    assert offer(moon=HERE).get("chess") is None
    with pytest.raises(KeyError):
        offer(moon=HERE)["chess"]


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("no_such_package:Game", "No module named"),
        (f"{HERE}s", "has no attribute"),
        ("builtins:dict", "is no Game"),
        ("tabard.games.throne.game:Throne", "there is a game 'throne' already"),
    ],
)
def test_a_broken_one_is_named_once_and_the_others_play(
    offer: Offer, capsys: pytest.CaptureFixture[str], value: str, why: str
) -> None:
    games = offer(ruin=value, moon=HERE)
    assert [*games][-1] == "nightmarket"
    assert [*games][:4] == [game.key for game in OURS]
    said = capsys.readouterr().err
    assert said.startswith(f"tabard: the game ruin ({value}) is left out: ")
    assert said.count("\n") == 1
    assert why in said


def test_a_game_its_class_or_what_makes_it_is_a_game() -> None:
    for offered in (NightMarket(), NightMarket, partial(changed, stage="playable")):
        assert game_from(offered).key == "nightmarket"


def changed(**fields: Any) -> Game[Any]:
    game = NightMarket()
    for name, value in fields.items():
        setattr(game, name, value)
    return game


class Above(NightMarket):
    """Sets a field where compiled code does not look for it."""

    key = "above"


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (changed(key="Night Market"), "is no word of small letters"),
        (changed(title={"en": "Night Market"}), "its title lacks 'de'"),
        (changed(folder="/nowhere"), "lacks clauses.toml"),
        (Above, "key belongs into __init__"),
    ],
)
def test_what_cannot_begin_is_refused_with_the_reason(game: object, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        game_from(game)
