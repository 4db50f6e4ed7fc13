"""Compiled or interpreted, on any machine: the same seeds give the same matches."""

from __future__ import annotations

import os
import tomllib

from support.builds import IS_COMPILED
from support.fingerprints import FILE, dreamt, driven, searched
from support.tables import ALL_TABLES, Table
from tabard.core import engine


def fingerprints_of(table: Table) -> dict[str, object]:
    with FILE.open("rb") as file:
        data: dict[str, object] = tomllib.load(file)[str(table)]
    return data


def test_matches_through_the_driver_are_those_of_every_other_build(table: Table) -> None:
    assert driven(table) == fingerprints_of(table)["driven"]


def test_matches_as_search_plays_them_are_those_of_every_other_build(table: Table) -> None:
    assert searched(table) == fingerprints_of(table)["searched"]


def test_dreams_are_those_of_every_other_build(table: Table) -> None:
    assert dreamt(table) == fingerprints_of(table)["dreamt"]


def test_fingerprints_are_of_the_rules_in_force() -> None:
    with FILE.open("rb") as file:
        kept = tomllib.load(file)
    assert {name: entry["rules"] for name, entry in kept.items()} == {
        str(table): table.game.rules_version for table in ALL_TABLES
    }


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    is_expected = os.environ.get("TABARD_EXPECT_COMPILED") == "1"
    assert is_expected == IS_COMPILED
    assert is_expected == str(engine.__file__).endswith((".so", ".pyd"))
