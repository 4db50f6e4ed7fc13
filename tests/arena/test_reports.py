"""Reports: whole pages in both languages that need nothing from outside and lead to matches."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import tabard
from tabard.arena import charts
from tabard.arena.balance import balance
from tabard.arena.balance_report import balance_page
from tabard.arena.comparing import compare
from tabard.arena.estimates import Estimate
from tabard.arena.matches import Outcome, play_job
from tabard.arena.page import Page, Row, check_writable
from tabard.arena.standings import standings
from tabard.arena.study import Study
from tabard.arena.tournament_report import Origin, standings_data, tournament_page
from tabard.arena.wording import FOLDER, Wording
from tabard.core.errors import SetupError
from tabard.match.record import read_record
from tabard.match.replaying import first_difference
from tabard.match.texts import LANGUAGES, read_messages

from .conftest import outcome, small_tournament

VOID = {"meta", "line", "circle", "rect", "polyline"}


class Checker(HTMLParser):
    """Notes tags that are not closed, links, and addresses of elements."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.charts = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if "id" in found:
            self.ids.append(found["id"] or "")
        if "href" in found:
            self.links.append(found["href"] or "")
        self.charts += tag == "svg" and found.get("role") == "img"
        assert "src" not in found
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def checked(html: str) -> Checker:
    checker = Checker()
    checker.feed(html)
    assert checker.open == []
    assert len(set(checker.ids)) == len(checker.ids)
    assert not re.search(r"https?:|@import|url\(", html)
    for link in checker.links:
        assert link.removeprefix("#") in checker.ids
    return checker


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_tournament_is_whole(language: str) -> None:
    tournament = small_tournament()
    played = [outcome(deal, ["random", "greedy", "greedy"], [3, 1, 1]) for deal in range(3)]
    found = standings(tournament, played)
    origin = Origin(("tabard", "arena", "allegiance", "--seed", "a <b>"), "results.jsonl")
    html = tournament_page(found, origin, Wording(language))
    assert checked(html).charts == 4
    assert "a &lt;b&gt;" in html
    assert f'lang="{language}"' in html
    assert standings_data(found, origin)["matches"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_study_leads_to_records_that_verify(
    language: str, study: Study, observed: list[Outcome], tmp_path: Path
) -> None:
    found = balance(study, observed)
    html, all_examples = balance_page(found, None, "tabard", tmp_path / "m", Wording(language))
    checker = checked(html)
    assert checker.charts >= 4
    assert len(checker.links) > len(found.things)
    for examples in all_examples:
        examples.write()
    records = sorted((tmp_path / "m").iterdir())
    assert {f"match-{path.stem.rpartition('-')[2]}" for path in records} <= set(checker.ids)
    assert first_difference(study.game, read_record(records[0])) == ""
    assert re.search(r"tabard replay \S+/m/allegiance-\d+\.json --all", html)
    raw = "assassin" if language == "de" else "double_agent"
    assert f">{raw}<" not in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_variants_stand_side_by_side(
    language: str, study: Study, observed: list[Outcome], tmp_path: Path
) -> None:
    options = study.game.full_options({"guard_stacking": "free"})
    other = Study(study.game, study.bots, 12, study.seed, options)
    second = balance(other, [play_job(job) for job in other.jobs()])
    first = balance(study, observed[:12])
    both = compare(first, second)
    html, all_examples = balance_page(first, both, "tabard", tmp_path, Wording(language))
    checker = checked(html)
    assert "guard_stacking=free" in html
    assert any(name.startswith("match-b") for name in checker.ids)
    assert len(all_examples) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_houses_of_two_variants_stand_side_by_side(language: str, tmp_path: Path) -> None:
    game = tabard.GAMES["throne"]
    options = [game.full_options({}), game.full_options({"edition": "de"})]
    studies = [Study(game, ("random",) * 2, 2, "houses", one) for one in options]
    first, second = [balance(one, [play_job(job) for job in one.jobs()]) for one in studies]
    html, _ = balance_page(first, compare(first, second), "tabard", tmp_path, Wording(language))
    checked(html)
    assert ("Houses: share of" if language == "en" else "Häuser: Anteil an") in html
    assert "Roselie" in html


def test_texts_have_the_same_keys_in_both_languages() -> None:
    keys = [messages_of(language) for language in LANGUAGES]
    assert keys[0] == keys[1]
    assert len(set(keys[0])) == len(keys[0])


def messages_of(language: str) -> list[str]:
    body = read_messages(FOLDER / f"{language}.ftl").body
    return [item.id.name for item in body if isinstance(item, ftl.Message)]


def test_every_text_is_used() -> None:
    folder = FOLDER.parent
    sources = [*folder.glob("*.py"), *(folder.parent / "cli").glob("*.py")]
    code = "".join([path.read_text("utf-8") for path in sources])
    used = set(re.findall(r"""["']([a-z_-]+)["']""", code))
    made = (
        *("arena-column-", "balance-column-", "analyse-column-", "balance-figure-"),
        *("arena-method-", "balance-method-", "balance-kind-"),
    )
    for name in messages_of("en"):
        assert name.startswith(made) or name in used, name


def test_numbers_are_written_as_the_language_does() -> None:
    english, german = Wording("en"), Wording("de")
    assert (english.number(-1234.5, 1), german.number(-1234.5, 1)) == ("−1,234.5", "−1.234,5")
    assert (english.percent(0.123), german.percent(0.123)) == ("12.3 %", "12,3 %")
    assert (english.points(0.05), english.chance(0.0001)) == ("+5.0", "< 0.001")
    assert english.number(float("inf")) == "–"


def test_text_is_escaped_in_pages_and_charts() -> None:
    page = Page("en", "<title>", "a & b")
    page.table("<caption>", ["<a>"], [Row(["<b>"])])
    checked(page.html())
    line = charts.Whisker("<c>", Estimate(0.5, 0.25, 0.75, 3), "<d>")
    svg = charts.whiskers("<e>", [line], str)
    for letter in "abcde":
        assert f"<{letter}>" not in page.html() + svg


def test_ticks_are_round_and_cover_everything() -> None:
    for low, high in ((0.0, 1.0), (-0.3, 0.71), (12.0, 12.0), (-400.0, 3.0)):
        ticks = charts.ticks_between(low, high)
        assert ticks[0] <= low
        assert ticks[-1] >= high
        assert 2 <= len(ticks) <= 9


def test_a_page_that_cannot_be_written_is_refused_first(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="is a folder"):
        check_writable(tmp_path)
    with pytest.raises(SetupError, match="there is no folder"):
        check_writable(tmp_path / "no" / "page.html")
