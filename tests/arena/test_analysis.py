"""Analysis: expected places, alternatives and mistakes of recorded matches."""

from __future__ import annotations

import random
import tomllib
from dataclasses import replace
from math import exp
from typing import Any

import pytest

import tabard
from tabard.analysis.advice import Advice
from tabard.analysis.expectation import FILE, Curve, curve_of, fitted, places_of_values
from tabard.analysis.judging import BLUNDER, Analysis, Judgement, analyse
from tabard.arena.analysis_report import Sheet, analysis_page
from tabard.arena.analysis_words import sentence, sparkline, swing_of, told_in_words
from tabard.arena.matches import record_of
from tabard.arena.wording import Wording
from tabard.core.engine import decision_of
from tabard.lab import calibration
from tabard.match.record import Record
from tabard.match.replaying import replay_record
from tabard.match.texts import LANGUAGES, Texts

from .conftest import observed_match
from .test_reports import checked

TABLES = [("allegiance", 3), ("throne", 2), ("castellans", 2), ("castellans", 1), ("archon", 2)]


def recorded(key: str, seats: int) -> tuple[Any, Record]:
    game = tabard.GAMES[key]
    return game, record_of(game, {}, observed_match(key, seats))


@pytest.fixture(scope="module")
def judged() -> tuple[Any, Record, Analysis]:
    game, record = recorded("allegiance", 3)
    return game, record, analyse(game, record, 5)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_expected_places_end_with_the_true_ones(key: str, seats: int) -> None:
    game, record = recorded(key, seats)
    found = analyse(game, record, 0)
    assert len(found.expected) == len(record.moves) + 1
    assert found.expected[-1] == found.places == tabard.replay(record).places()
    assert all(1 <= place <= max(2, seats) for places in found.expected for place in places)
    assert found.judgements == []


def test_every_choice_among_several_is_judged(judged: tuple[Any, Record, Analysis]) -> None:
    _, record, found = judged
    assert len(found.judgements) == sum(observed_match("allegiance", 3).decisions)
    for one in found.judgements:
        assert record.moves[one.move] == (one.seat, one.choice)
        assert 0 <= one.loss <= 1
        assert one.choice not in [other.text for other in one.alternatives]
        assert len(one.alternatives) >= 1
    assert sum(one["choices"] for one in per_seat(found)) == len(found.judgements)


def per_seat(found: Analysis) -> list[dict[str, int]]:
    lines = found.as_data()["per_seat"]
    assert isinstance(lines, list)
    return lines


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_first_choices_of_every_game_are_judged(key: str, seats: int) -> None:
    game, record = recorded(key, seats)
    moves = [number for number, (seat, _) in enumerate(record.moves) if seat >= 0]
    begun = replace(record, moves=record.moves[: moves[12]], seed="")
    found = analyse(game, begun, 2)
    assert found.judgements
    for one in found.judgements:
        assert 0 <= one.value <= 1
        assert all(0 <= other.value <= 1 for other in one.alternatives)


def test_equal_records_give_equal_analyses(judged: tuple[Any, Record, Analysis]) -> None:
    game, record, found = judged
    begun = replace(record, moves=record.moves[:120], seed="")
    again = analyse(game, begun, 5)
    assert again.judgements == [one for one in found.judgements if one.move < 120]
    assert again.expected == found.expected[:121]


def test_one_seat_can_be_judged_alone(judged: tuple[Any, Record, Analysis]) -> None:
    game, record, whole = judged
    alone = analyse(game, record, 5, [1])
    assert alone.judgements == [one for one in whole.judgements if one.seat == 1]
    assert alone.expected == whole.expected


def test_random_players_make_mistakes_and_the_worst_comes_first(
    judged: tuple[Any, Record, Analysis],
) -> None:
    _, _, found = judged
    losses = [one.loss for one in found.mistakes()]
    assert losses
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(one.loss for one in found.judgements)
    kinds = [Judgement(0, 0, "", 0.5, (), loss).kind() for loss in (0.0, 0.05, BLUNDER)]
    assert kinds == ["good", "mistake", "blunder"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_as_players_read_them(
    judged: tuple[Any, Record, Analysis], language: str
) -> None:
    game, record, found = judged
    texts = Texts(game, language)
    told = told_in_words(game, record, found.mistakes(3), texts)
    words = Wording(language)
    for one in told:
        text = sentence(one, words)
        assert one.player in text
        assert one.choice in text
        assert str(one.judgement.move + 1) in text
        assert ".." not in text
        assert ":" not in one.alternatives[0] or one.alternatives[0] != one.judgement.choice
    players = [texts.player(seat) for seat in range(3)]
    html = analysis_page(Sheet(texts.title, found, players, told, "record.json"), words)
    assert checked(html).charts == 1
    assert "tabard replay record.json --until" in html


def test_an_option_that_is_a_sentence_ends_no_other() -> None:
    game, record = recorded("throne", 2)
    texts = Texts(game, "en")
    kept = next(
        n for n, (seat, text) in enumerate(record.moves) if seat >= 0 and text.startswith("claim:")
    )
    seat, text = record.moves[kept]
    match = replay_record(game, record, kept)
    decision = decision_of(match.state, seat)
    assert decision is not None
    other = next(option.text for option in decision.options if option.text != text)
    one = Judgement(kept, seat, text, 0.5, (Advice(other, 0.9, 0.6),), 0.1)
    assert ".." not in sentence(told_in_words(game, record, [one], texts)[0], Wording("en"))


def test_the_page_of_a_match_without_mistakes_says_so() -> None:
    found = Analysis("allegiance", 3, 10, [[2.0, 2.0, 2.0]] * 2, [], None)
    page = analysis_page(Sheet("Allegiance", found, ["A", "B", "C"], [], "x"), Wording("en"))
    checked(page)
    assert "No choice cost more than 3 points" in page
    assert "not finished" in page


def test_a_sparkline_is_tall_where_a_seat_is_ahead() -> None:
    expected = [[1.0, 2.0], [1.5, 1.5], [2.0, 1.0]]
    found = Analysis("throne", 2, 0, expected, [], [2, 1])
    assert (sparkline(found, 0, 60), sparkline(found, 1, 60)) == ("█▅▁", "▁▅█")
    assert len(sparkline(found, 0, 2)) == 2


def test_a_swing_is_seen_when_the_move_is_made() -> None:
    expected = [[1.5, 1.5], [1.5, 1.5], [1.9, 1.1]]
    one = Judgement(0, 0, "a", 0.5, (Advice("b", 0.9, 0.6),), 0.1)
    assert swing_of(Analysis("throne", 2, 1, expected, [one], None), one) == (1.5, 1.9)


def test_an_unfinished_record_is_judged_as_far_as_it_goes() -> None:
    match = tabard.start("allegiance", 3, seed="unfinished")
    for _ in range(4):
        decision = match.pending()[0]
        match.play(decision.seat, decision.options[0])
    found = analyse(match.game, match.as_record(), 3)
    assert found.places is None
    assert len(found.expected) == len(match.entries) + 1


def test_equals_expect_equal_places() -> None:
    assert places_of_values([0.4, 0.4, 0.4], Curve(3.0, 0.0)) == pytest.approx([2, 2, 2])
    first, second = places_of_values([0.8, 0.2], Curve(1.0, 0.0))
    assert (first, second) == pytest.approx((1.2, 1.8))
    shared = places_of_values([0.4, 0.4], Curve(3.0, -2.0))
    assert shared == pytest.approx([1 + 1 / (1 + exp(2))] * 2)


def test_a_fit_finds_the_curve_that_made_the_points() -> None:
    dice = random.Random(11)
    points = []
    for _ in range(4000):
        x = dice.uniform(-2, 2)
        points.append((x, dice.random() < 1 / (1 + exp(-2.5 * x + 0.7))))
    curve = fitted(points)
    assert (curve.slope, curve.offset) == pytest.approx((2.5, -0.7), abs=0.25)


@pytest.mark.parametrize("key", tabard.GAMES)
def test_every_game_is_calibrated(key: str) -> None:
    assert key in tomllib.loads(FILE.read_text("utf-8"))
    assert curve_of(key).slope > 0.3
    assert -6 < curve_of(key).offset < 0.3


def test_calibration_looks_at_whole_matches() -> None:
    points = calibration.points_of_match("allegiance", 0)
    assert points == calibration.points_of_match("allegiance", 0)
    assert 0 < sum(is_ahead for _, is_ahead in points) < len(points)
    table = {"archon": {"slope": 1.5}, "throne": {"slope": 2.5}}
    assert tomllib.loads(calibration.as_toml(table)) == table
