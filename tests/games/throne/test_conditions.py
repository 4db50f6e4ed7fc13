"""The condition language of claims, words about the table: what fulfils them, what does not."""

from __future__ import annotations

import pytest

from games.throne.builders import table
from games.throne.finals import lay, says
from support.clauses import clause
from tabard.games.throne.kinds import WORKER_NAMES


@clause("TH-COND-01")
@pytest.mark.parametrize(("value", "is_met"), [(6, False), (7, True), (12, True)])
def test_track_min_reads_one_own_track(value: int, is_met: bool) -> None:
    state = lay(table(), 0, tracks={"strength": value, "intrigue": 3})
    lay(state, 1, tracks={"intrigue": 12})
    assert says(state, "track_min", track="strength", min=7) is is_met
    assert not says(state, "track_min", track="intrigue", min=7)


@clause("TH-COND-02")
def test_tracks_count_min_counts_tracks_that_are_high_enough() -> None:
    state = lay(table(), 0, tracks={"strength": 6, "trade": 7, "wealth": 5})
    assert says(state, "tracks_count_min", min_value=6, count=2)
    assert not says(state, "tracks_count_min", min_value=6, count=3)
    assert says(state, "tracks_count_min", min_value=5, count=3)


@clause("TH-COND-03")
def test_tracks_leading_means_strictly_ahead_of_every_opponent() -> None:
    state = lay(table(), 0, tracks={"strength": 5, "intrigue": 5, "trade": 5})
    lay(state, 1, tracks={"strength": 4, "intrigue": 5})
    lay(state, 2, tracks={"strength": 4, "trade": 6})
    assert says(state, "tracks_leading", count=1)
    assert not says(state, "tracks_leading", count=2)
    lay(state, 2, tracks={"trade": 4})
    assert says(state, "tracks_leading", count=2)


@clause("TH-COND-03")
def test_nobody_leads_on_a_track_where_all_are_at_the_start() -> None:
    assert not says(table(2), "tracks_leading", count=1)


@clause("TH-COND-04", "TH-CARD-10")
@pytest.mark.parametrize(
    ("where", "most"),
    [("territories", 7), ("own", 1), ("central", 1), ("opponents", 5), ("one_opponent", 3)],
)
def test_workers_min_counts_workers_of_a_kind_in_an_area(where: str, most: int) -> None:
    places = {"roselie": 1, "centre": 1, "culver_lux": 3, "antares": 2}
    state = lay(table(), 0, workers={"spy": places})
    lay(state, 1, workers={"spy": {"roselie": 4, "culver_lux": 4}})
    assert says(state, "workers_min", kind="spy", where=where, min=most)
    assert not says(state, "workers_min", kind="spy", where=where, min=most + 1)
    assert not says(state, "workers_min", kind="soldier", where=where, min=1)


@clause("TH-COND-04")
@pytest.mark.parametrize(
    ("where", "most"),
    [("territories", 8), ("own", 1), ("central", 2), ("opponents", 5), ("one_opponent", 3)],
)
def test_workers_min_of_any_kind_counts_all_kinds_together(where: str, most: int) -> None:
    soldiers, spies = {"roselie": 1, "centre": 1, "antares": 2}, {"culver_lux": 1, "centre": 1}
    state = lay(table(), 0, workers={"soldier": soldiers, "spy": spies})
    lay(state, 0, workers={"merchant": {"culver_lux": 2}})
    assert says(state, "workers_min", kind="any", where=where, min=most)
    assert not says(state, "workers_min", kind="any", where=where, min=most + 1)


@clause("TH-COND-04", "TH-COND-07")
def test_own_and_opponents_are_seen_from_the_owner_of_the_claim() -> None:
    state = lay(table(), 2, workers={"spy": {"antares": 1, "roselie": 2, "culver_lux": 3}})
    lay(state, 0, workers={"spy": {"antares": 2, "culver_lux": 1}})
    found = [("own", 1), ("opponents", 5), ("one_opponent", 3), ("territories", 6)]
    for where, most in found:
        assert says(state, "workers_min", seat=2, kind="spy", where=where, min=most)
        assert not says(state, "workers_min", seat=2, kind="spy", where=where, min=most + 1)
    assert says(state, "enemy_workers_max", seat=2, kind="spy", where="own", max=2)
    assert not says(state, "enemy_workers_max", seat=2, kind="spy", where="own", max=1)


@clause("TH-COND-05")
@pytest.mark.parametrize(
    ("soldier", "spy", "in_centre", "abroad"),
    [
        ("centre", "centre", True, False),
        ("culver_lux", "culver_lux", False, True),
        ("culver_lux", "antares", False, False),
        ("roselie", "roselie", False, False),
        ("centre", "antares", False, False),
    ],
)
def test_kinds_together_means_one_and_the_same_territory(
    soldier: str, spy: str, in_centre: bool, abroad: bool
) -> None:
    state = lay(table(), 0, workers={"soldier": {soldier: 1}, "spy": {spy: 2}})
    kinds = ["soldier", "spy"]
    assert says(state, "kinds_together", kinds=kinds, where="central") is in_centre
    assert says(state, "kinds_together", kinds=kinds, where="one_opponent") is abroad


@clause("TH-COND-05")
def test_kinds_together_wants_each_kind_that_is_listed() -> None:
    state = lay(table(), 0, workers={"soldier": {"centre": 2}, "spy": {"centre": 1}})
    assert not says(state, "kinds_together", kinds=WORKER_NAMES, where="central")
    lay(state, 0, workers={"merchant": {"centre": 1}})
    assert says(state, "kinds_together", kinds=WORKER_NAMES, where="central")


@clause("TH-COND-06")
@pytest.mark.parametrize(
    ("places", "is_met"),
    [
        ({"roselie": 1, "centre": 1, "antares": 1}, True),
        ({"roselie": 1, "centre": 1}, False),
        ({"roselie": 1, "antares": 3}, False),
        ({"centre": 1, "antares": 1}, False),
    ],
)
def test_kind_spread_wants_a_worker_in_every_area(places: dict[str, int], is_met: bool) -> None:
    state = lay(table(), 0, workers={"merchant": places, "soldier": {"centre": 1, "antares": 1}})
    where = ["own", "central", "opponents"]
    assert says(state, "kind_spread", kind="merchant", where=where) is is_met


@clause("TH-COND-07")
def test_enemy_workers_max_counts_others_of_the_kind_in_the_own_territory() -> None:
    state = lay(table(), 0, workers={"soldier": {"roselie": 3}})
    lay(state, 1, workers={"soldier": {"roselie": 1, "centre": 4}, "spy": {"roselie": 3}})
    lay(state, 2, workers={"soldier": {"roselie": 1}})
    assert says(state, "enemy_workers_max", kind="soldier", where="own", max=2)
    assert not says(state, "enemy_workers_max", kind="soldier", where="own", max=1)
    assert says(state, "enemy_workers_max", kind="merchant", where="own", max=0)


@clause("TH-COND-08")
def test_supply_max_reads_the_own_supply() -> None:
    state = lay(table(), 0, workers={"soldier": {"roselie": 9}})
    assert says(state, "supply_max", max=1)
    assert not says(state, "supply_max", max=0)


@clause("TH-COND-09")
def test_anarchy_min_and_max_read_the_own_markers() -> None:
    state = lay(table(), 0, anarchy=3)
    lay(state, 1, anarchy=8)
    assert says(state, "anarchy_min", min=3)
    assert not says(state, "anarchy_min", min=4)
    assert says(state, "anarchy_max", max=3)
    assert not says(state, "anarchy_max", max=2)


@clause("TH-COND-10")
def test_diplomacy_min_reads_the_step() -> None:
    state = lay(table(), 0, diplomacy=3)
    lay(state, 1, diplomacy=5)
    assert says(state, "diplomacy_min", min=3)
    assert not says(state, "diplomacy_min", min=4)


@clause("TH-COND-11")
@pytest.mark.parametrize(("alms", "is_met"), [(0, False), (6, False), (7, True)])
def test_alms_end_means_the_last_space(alms: int, is_met: bool) -> None:
    assert says(lay(table(), 0, alms=alms), "alms_end") is is_met


@clause("TH-COND-12")
def test_guilds_min_counts_assigned_guilds() -> None:
    state = lay(table(), 0, guilds="spies_guild")
    lay(state, 1, guilds="spies_guild bankers_guild")
    assert says(state, "guilds_min", min=1)
    assert not says(state, "guilds_min", min=2)


@clause("TH-COND-13")
def test_influence_min_reads_tokens_and_no_claims() -> None:
    state = lay(table(), 0, influence=7, done="G19")
    assert says(state, "influence_min", min=7)
    assert not says(state, "influence_min", min=8)


@clause("TH-COND-14")
def test_ingame_done_min_counts_completed_in_game_claims_alone() -> None:
    state = lay(table(), 0, done="G06 G07", claims="G08", ends="E17 E03", tracks={"knowledge": 4})
    assert says(state, "ingame_done_min", min=2)
    assert not says(state, "ingame_done_min", min=3)


@clause("TH-COND-15")
def test_hand_min_counts_workforce_cards() -> None:
    state = lay(table(), 0, hand="spy-1*2 joker-1", claims="G08 G09")
    assert says(state, "hand_min", min=3)
    assert not says(state, "hand_min", min=4)


@clause("TH-COND-16")
@pytest.mark.parametrize(
    ("guilds", "wealth", "is_met"),
    [
        ("spies_guild", 4, True),
        ("spies_guild", 3, False),
        ("", 4, False),
        ("", 3, False),
    ],
)
def test_all_of_wants_every_part(guilds: str, wealth: int, is_met: bool) -> None:
    state = lay(table(), 0, guilds=guilds, tracks={"wealth": wealth})
    parts = [
        {"word": "guilds_min", "min": 1},
        {"word": "track_min", "track": "wealth", "min": 4},
    ]
    assert says(state, "all_of", of=parts) is is_met


@clause("TH-CARD-10")
@pytest.mark.parametrize("where", ["territories", "own", "central", "opponents", "one_opponent"])
def test_workers_in_the_supply_are_nowhere(where: str) -> None:
    assert not says(table(), "workers_min", kind="any", where=where, min=1)
