"""Space V: Tradesman, Caravan and Commerce."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    hand_of,
    table,
    track,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.finals import lay
from games.throne.turns_laid import MOVE_VALUES, actions, forbids, is_over, own_turn, tracks_of
from support.clauses import clause
from support.questions import asked, options, refuses
from tabard.games.throne.state import ThroneState


def market(
    place: str, merchant: str = "gem_cutter", edition: str = "en", points: int = 3, **values: int
) -> ThroneState:
    """The first player's turn in space V with two Merchants somewhere and tracks at these values.

    The Gem Cutter sells Trade 1 for 3 and Wealth 1 for 2; opponents stand at 5 on all tracks.
    """
    state = table(edition=edition, merchant=merchant)
    for seat in (1, 2):
        tracks(state, seat, strength=5, intrigue=5, trade=5, wealth=5, knowledge=5)
    tracks(state, 0, **values)
    workers(state, 0, {"merchant": {place: 2}})
    return turn(state, 0, "V", points)


def deal(state: ThroneState, place: str, row: str, *gain: str) -> None:
    answer(state, "action:commerce", f"territory:{place}", f"row:{row}", *gain)


def trade_and_wealth(state: ThroneState, seat: int = 0) -> tuple[int, int]:
    return track(state, seat, "trade"), track(state, seat, "wealth")


@clause("TH-MERC-TRA-01")
def test_tradesman_places_a_merchant_in_the_own_market() -> None:
    state = own_turn("V", 1, tracks={"trade": 3}, hand="merchant-1")
    answer(state, "action:tradesman", "done")
    assert (workers_at(state, 1, "merchant", "culver_lux"), state.houses[1].supply) == (1, 9)
    assert tracks_of(state, 1) == [0, 0, 3, 0, 0]


@clause("TH-MERC-TRA-01")
def test_merchants_and_jokers_discarded_raise_trade() -> None:
    state = own_turn("V", hand="spy-1 merchant-2*2 banker-1 joker-1")
    answer(state, "action:tradesman")
    assert options(state) == ["card:merchant-2", "card:joker-1", "done"]
    answer(state, "card:merchant-2", "card:merchant-2", "card:joker-1", "done")
    assert (tracks_of(state, 0), hand_of(state, 0)) == ([0, 0, 5, 0, 0], ["spy-1", "banker-1"])


@clause("TH-MERC-TRA-01")
def test_without_a_worker_in_supply_there_is_no_tradesman() -> None:
    state = own_turn("V", supply=0, hand="merchant-1")
    assert forbids(state, "action:tradesman", "TH-SOLD-REC-04")


@clause("TH-MERC-CAR-01")
@pytest.mark.parametrize(("trade", "most"), MOVE_VALUES)
def test_trade_limits_how_many_merchants_travel_together(trade: int, most: int) -> None:
    state = own_turn("V", tracks={"trade": trade}, workers={"merchant": {"roselie": 4}})
    answer(state, "action:caravan", "territory:roselie")
    assert options(state) == [f"amount:{count}" for count in range(1, most + 1)]


@clause("TH-MERC-CAR-01")
def test_merchants_alone_travel_and_from_market_to_market() -> None:
    state = own_turn(
        "V",
        tracks={"trade": 4},
        workers={"merchant": {"centre": 2}, "soldier": {"roselie": 2}, "spy": {"antares": 1}},
    )
    answer(state, "action:caravan")
    assert options(state) == ["territory:centre"]
    answer(state, "territory:centre", "territory:antares", "amount:2")
    assert workers_at(state, 0, "merchant", "antares") == 2


@clause("TH-MERC-CAR-01")
def test_with_two_players_a_caravan_reaches_two_homes() -> None:
    state = turn(lay(table(2), 0, workers={"merchant": {"centre": 1, "culver_lux": 1}}), 0, "V")
    answer(state, "action:caravan", "territory:centre")
    assert options(state) == ["territory:roselie", "territory:culver_lux"]
    answer(state, "territory:roselie", "amount:1")
    answer(state, "action:caravan", "territory:culver_lux", "amount:1")
    assert workers_at(state, 0, "merchant", "centre") == 1


@clause("TH-MERC-COM-01")
def test_commerce_is_taken_where_a_merchant_stands_at_home_abroad_or_between() -> None:
    state = own_turn(
        "V",
        tracks={"trade": 1},
        workers={
            "merchant": {"roselie": 1, "antares": 1, "centre": 1},
            "soldier": {"culver_lux": 1},
            "spy": {"culver_lux": 1},
        },
    )
    answer(state, "action:commerce")
    assert options(state) == ["territory:roselie", "territory:antares", "territory:centre"]


@clause("TH-MERC-COM-01")
def test_without_a_merchant_on_the_map_there_is_no_commerce() -> None:
    state = own_turn(
        "V",
        tracks={"trade": 5, "wealth": 5},
        workers={"soldier": {"centre": 1}, "spy": {"antares": 1}},
    )
    assert forbids(state, "action:commerce", "TH-MERC-COM-01")


@clause("TH-MERC-COM-02")
@pytest.mark.parametrize(
    ("merchant", "row", "after"),
    [
        ("gem_cutter", "sell_trade", (3, 7)),
        ("gem_cutter", "sell_wealth", (6, 3)),
        ("relic_vendor", "sell_wealth", (9, 1)),
        ("horse_dealer", "sell_trade", (2, 8)),
    ],
)
def test_a_row_of_the_travelling_merchant_is_used(
    merchant: str, row: str, after: tuple[int, int]
) -> None:
    state = market("centre", merchant, trade=4, wealth=4)
    answer(state, "action:commerce", "territory:centre")
    assert options(state) == ["row:sell_trade", "row:sell_wealth"]
    answer(state, f"row:{row}")
    assert trade_and_wealth(state) == after


@clause("TH-MERC-COM-03")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("place", "gain"), [("centre", ()), ("antares", ("gain:track",))])
def test_the_merchant_goes_home_from_the_centre_and_from_abroad(
    edition: str, place: str, gain: tuple[str, ...]
) -> None:
    state = market(place, edition=edition, trade=1)
    deal(state, place, "sell_trade", *gain)
    assert (workers_at(state, 0, "merchant", place), state.houses[0].supply) == (1, 9)


@clause("TH-MERC-COM-04")
@pytest.mark.parametrize("place", ["centre", "roselie"])
@pytest.mark.parametrize(("row", "after"), [("sell_trade", (3, 7)), ("sell_wealth", (6, 3))])
def test_in_the_centre_and_at_home_the_other_track_rises(
    place: str, row: str, after: tuple[int, int]
) -> None:
    state = market(place, trade=4, wealth=4)
    deal(state, place, row)
    assert (trade_and_wealth(state), state.houses[0].influence) == (after, 0)
    assert asked(state) == (0, "turn")
    assert [tracks_of(state, seat) for seat in (1, 2)] == [[5] * 5, [5] * 5]


@clause("TH-MERC-COM-05")
@pytest.mark.parametrize(
    ("row", "gain", "after", "influence"),
    [
        ("sell_trade", "track", (3, 7), 0),
        ("sell_trade", "influence", (3, 4), 3),
        ("sell_wealth", "track", (6, 3), 0),
        ("sell_wealth", "influence", (4, 3), 2),
    ],
)
def test_abroad_the_gain_is_the_other_track_or_influence(
    row: str, gain: str, after: tuple[int, int], influence: int
) -> None:
    state = market("antares", trade=4, wealth=4)
    answer(state, "action:commerce", "territory:antares", f"row:{row}")
    assert options(state) == ["gain:track", "gain:influence"]
    answer(state, f"gain:{gain}")
    assert (trade_and_wealth(state), state.houses[0].influence) == (after, influence)


@clause("TH-MERC-COM-06")
@pytest.mark.parametrize("gain", ["gain:track", "gain:influence"])
@pytest.mark.parametrize(
    ("row", "after"), [("sell_trade", [5, 5, 8, 5, 5]), ("sell_wealth", [5, 5, 5, 6, 5])]
)
def test_abroad_the_owner_s_paid_track_rises_by_what_was_paid(
    gain: str, row: str, after: list[int]
) -> None:
    state = market("antares", "master_armourer", trade=4, wealth=4)
    deal(state, "antares", row, gain)
    assert (tracks_of(state, 2), tracks_of(state, 1)) == (after, [5] * 5)


@clause("TH-MERC-COM-07")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("place", "taken"), [("roselie", 1), ("centre", 0)])
def test_at_home_commerce_takes_a_marker(edition: str, place: str, taken: int) -> None:
    state = market(place, edition=edition, trade=4)
    deal(state, place, "sell_trade")
    assert state.houses[0].anarchy == taken


@clause("TH-MERC-COM-08")
@pytest.mark.parametrize(("edition", "left"), [("en", 2), ("de", 1)])
def test_at_home_the_merchant_stays_or_goes_by_edition(edition: str, left: int) -> None:
    state = market("roselie", edition=edition, trade=4)
    deal(state, "roselie", "sell_trade")
    assert workers_at(state, 0, "merchant", "roselie") == left
    assert state.houses[0].supply == 10 - left


@clause("TH-MERC-COM-08")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_at_home_a_merchant_must_be_there(edition: str) -> None:
    state = market("centre", edition=edition, trade=4)
    answer(state, "action:commerce")
    assert (options(state), refuses(state, "territory:roselie")) == (["territory:centre"], True)


@clause("TH-MERC-COM-09")
@pytest.mark.parametrize("place", ["roselie", "centre", "antares"])
def test_an_english_row_needs_its_left_number_on_the_track(place: str) -> None:
    state = market(place, "wine_factor", trade=1, wealth=1)
    answer(state, "action:commerce", f"territory:{place}")
    assert options(state) == ["row:sell_trade"]
    assert forbids(state, "row:sell_wealth", "TH-MERC-COM-09")


@clause("TH-MERC-COM-09")
def test_with_neither_row_payable_there_is_no_english_commerce() -> None:
    state = market("centre", "bookbinder", trade=1, wealth=1)
    assert actions(state) == ["tradesman", "caravan"]
    assert forbids(state, "action:commerce", "TH-MERC-COM-09")


@clause("TH-MERC-COM-10")
def test_german_commerce_waives_what_is_missing() -> None:
    state = market("antares", "wine_factor", "de", wealth=1)
    deal(state, "antares", "sell_wealth", "gain:track")
    assert (trade_and_wealth(state), trade_and_wealth(state, 2)) == ((3, 0), (5, 7))


@clause("TH-MERC-COM-10")
@pytest.mark.parametrize("gain", [("track", (5, 0)), ("influence", (0, 0))])
def test_german_commerce_is_open_with_nothing_to_pay(gain: tuple[str, tuple[int, int]]) -> None:
    state = market("antares", "relic_vendor", "de")
    answer(state, "action:commerce", "territory:antares")
    assert options(state) == ["row:sell_trade", "row:sell_wealth"]
    answer(state, "row:sell_wealth", f"gain:{gain[0]}")
    assert (trade_and_wealth(state), trade_and_wealth(state, 2)) == (gain[1], (5, 8))
    assert state.houses[0].influence == (5 if gain[0] == "influence" else 0)


@clause("TH-MERC-COM-11")
def test_surplus_above_12_is_lost_for_both() -> None:
    state = table(merchant="horse_dealer")
    tracks(state, 0, trade=2, wealth=10)
    tracks(state, 1, trade=11)
    workers(state, 0, {"merchant": {"culver_lux": 1}})
    turn(state, 0, "V")
    deal(state, "culver_lux", "sell_trade", "gain:track")
    assert (trade_and_wealth(state), trade_and_wealth(state, 1)) == ((0, 12), (12, 0))


@clause("TH-MERC-COM-11")
@pytest.mark.parametrize(("place", "gain"), [("centre", ()), ("antares", ("gain:track",))])
def test_payment_comes_before_the_gain(place: str, gain: tuple[str, ...]) -> None:
    state = market(place, trade=1)
    deal(state, place, "sell_trade", *gain)
    told = [type(event).__name__ for event in state.told]
    assert told.index("TrackLowered") < told.index("TrackRaised")


@clause("TH-MERC-COM-12")
def test_a_payment_across_a_threshold_takes_no_marker_and_stops_no_step() -> None:
    state = market("antares", points=1, trade=6)
    deal(state, "antares", "sell_trade", "gain:influence")
    assert (track(state, 0, "trade"), state.houses[0].anarchy) == (5, 0)
    assert actions(state) == ["tradesman", "caravan", "commerce"]
    deal(state, "antares", "sell_trade", "gain:influence")
    assert (track(state, 0, "trade"), state.houses[0].anarchy) == (3, 0)
    assert not is_over(state)
