"""`tabard balance`: studies from the command line, side by side, with records that verify."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Refused, Run

BALANCE = ("balance", "allegiance", "--bots", "random", "--games", "12")


def test_a_study_for_programs(run: Run, tmp_path: Path) -> None:
    outcome = run(*BALANCE, "--results", str(tmp_path / "r.jsonl"), "--json")
    data = json.loads(outcome.out)
    assert outcome.err == ""
    assert (data["matches"], data["bots"]) == (12, ["random"] * 3)
    assert {one["group"] for one in data["things"]} >= {"cards", "temple", "guild"}
    assert {one["figure"] for one in data["figures"]} >= {"decisions", "margin", "lead_changes"}
    assert sorted(data["turn_order"][0]["share"]) == ["count", "high", "low", "value"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Turn order"), ("de", "Karten und andere Dinge")]
)
def test_a_page_leads_to_records_that_verify(
    run: Run, tmp_path: Path, language: str, words: str
) -> None:
    page = tmp_path / "report.html"
    flags = ("--results", str(tmp_path / "r.jsonl"), "--html", str(page), "--lang", language)
    outcome = run(*BALANCE, *flags)
    assert outcome.code == 0
    assert words in page.read_text("utf-8")
    records = sorted((tmp_path / "report-matches").iterdir())
    assert str(tmp_path / "report-matches") in outcome.out
    assert run("verify", str(records[0])).code == 0
    assert run("replay", str(records[-1]), "--all").code == 0


def test_two_variants_are_played_on_the_same_seeds(run: Run, tmp_path: Path) -> None:
    flags = ("--results", str(tmp_path / "r.jsonl"), "--compare", "guard_stacking=free", "--json")
    data = json.loads(run(*BALANCE, *flags).out)
    assert data["second"]["options"]["guard_stacking"] == "free"
    assert data["first"]["options"]["guard_stacking"] != "free"
    assert data["first"]["seed"] == data["second"]["seed"]
    assert {one["kind"] for one in data["changes"]} >= {"figure", "seat", "cards"}
    assert (tmp_path / "r-compared.jsonl").exists()


def test_data_make_a_variant_too(run: Run, tmp_path: Path) -> None:
    import tabard

    own = Path(tabard.GAMES["allegiance"].folder) / "data" / "cards.toml"
    folder = tmp_path / "deck"
    folder.mkdir()
    (folder / "cards.toml").write_text(own.read_text("utf-8") + "\n# mine\n", "utf-8")
    flags = ("--results", str(tmp_path / "r.jsonl"), "--compare-data", f"allegiance={folder}")
    page = ("--html", str(tmp_path / "two.html"))
    assert run(*BALANCE[:-1], "4", *flags, *page).code == 0
    text = (tmp_path / "two.html").read_text("utf-8")
    assert f"--data allegiance={folder}" in text
    record = next((tmp_path / "two-matches").glob("allegiance-b*.json"))
    assert run("verify", str(record), "--data", f"allegiance={folder}").code == 0


@pytest.mark.parametrize(
    ("flags", "remedy"),
    [
        (("--compare", "final_tie=shared_victory"), "both variants are the same"),
        (("--compare", "luck=more"), "has no option 'luck'"),
        (("--bots", "clever"), "there is no bot"),
        (("--html", "."), "is a folder"),
    ],
)
def test_bad_input_gets_one_line_and_writes_nothing(
    refused: Refused, flags: tuple[str, ...], remedy: str
) -> None:
    refused(*BALANCE, *flags, remedy=remedy)
