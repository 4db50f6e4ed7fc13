"""What is told of Guilds and actions: everything that happens in a turn is in the log, once."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    anarchy,
    decree,
    guilds,
    hand,
    table,
    tracks,
    turn,
    workers,
)
from games.throne.looks import log
from games.throne.turns_laid import soldiers
from support.clauses import clause
from tabard.core.values import BLANK, Event
from tabard.games.throne.action_events import (
    ActionTaken,
    AlmsMoved,
    AnarchyReturned,
    AnarchyTaken,
    BattleFought,
    BattleJoined,
    CardsMustered,
    CommerceMade,
    DieRolled,
    DiplomacyMoved,
    GuildAssigned,
    InfluenceGained,
    PointSupplemented,
    RaidMade,
    SoldiersRouted,
    SubterfugeMade,
    TokenGained,
    TrackLowered,
    TrackRaised,
    TurnEnded,
    WorkerPlaced,
    WorkerReturned,
    WorkersMoved,
)
from tabard.games.throne.bid_events import ClaimDrawn, ClaimKept, ClaimsDiscarded
from tabard.games.throne.deeds import (
    FOR_ALMS,
    FOR_BOOST,
    FOR_CENTRAL_TAVERN,
    FOR_DISCARDED_CLAIM,
    FOR_OWN_MARKET,
    FOR_RAID,
    FOR_SECOND_TRACK,
    FOR_THRESHOLD,
)
from tabard.games.throne.events import CardDrawn
from tabard.games.throne.kinds import (
    ADVANCE,
    ALMS,
    APPRENTICESHIP,
    ATTACK,
    BANKERS_GUILD,
    CENTRE,
    COMMERCE,
    GRANT,
    MERCHANT,
    PROFITS,
    RECRUIT,
    SELL_TRADE,
    SELL_WEALTH,
    SOLDIER,
    SOLDIERS_GUILD,
    SPIES_GUILD,
    SPY,
    STRENGTH,
    SUBTERFUGE,
    TRADE,
    WAGES,
    WEALTH,
)

ROSELIE, CULVER_LUX, ANTARES = 0, 1, 2


@clause("TH-SOLD-REC-01", "TH-SOLD-REC-02", "TH-SUP-04")
def test_a_recruit_paid_with_strength_is_told() -> None:
    state = table()
    tracks(state, 0, strength=2)
    hand(state, 0, "soldier-2 joker-1")
    turn(state, 0, "III", 0)
    assert log(state, "action:recruit", "card:soldier-2", "card:joker-1", "done")[:5] == [
        ActionTaken(0, RECRUIT),
        PointSupplemented(0, STRENGTH, True),
        AnarchyTaken(0, FOR_THRESHOLD),
        WorkerPlaced(0, SOLDIER, ROSELIE, 0),
        CardsMustered(0, STRENGTH, (1, 15)),
    ]


@clause("TH-SUP-01")
def test_a_step_within_an_area_is_told_without_a_marker() -> None:
    state = table()
    tracks(state, 0, strength=3)
    turn(state, 0, "III", 0)
    told = [ActionTaken(0, RECRUIT), PointSupplemented(0, STRENGTH, False)]
    assert log(state, "action:recruit", "done") == [*told, WorkerPlaced(0, SOLDIER, ROSELIE, 0)]


@clause("TH-BANK-PRO-01")
def test_profits_are_told_without_a_worker() -> None:
    state = table()
    hand(state, 0, "banker-3")
    turn(state, 0, "VI")
    told = [ActionTaken(0, PROFITS), CardsMustered(0, WEALTH, (11,))]
    assert log(state, "action:profits", "card:banker-3", "done") == told


@clause("TH-AP-09")
def test_points_that_are_lost_are_told() -> None:
    state = turn(table(), 0, "III", 2)
    assert log(state, "end_turn")[0] == TurnEnded(0, 2)


@clause("TH-SOLD-ADV-01", "TH-BANK-WAG-01")
@pytest.mark.parametrize(
    ("origin", "ways", "target", "owner"),
    [
        (CENTRE, ["centre", "antares"], ANTARES, 2),
        (CENTRE, ["centre", "roselie"], ROSELIE, 0),
        (CULVER_LUX, ["culver_lux"], CENTRE, 1),
    ],
)
def test_a_movement_is_told_with_whose_home_it_concerns(
    origin: int, ways: list[str], target: int, owner: int
) -> None:
    state = table()
    tracks(state, 0, strength=4, wealth=4)
    for kind in ("soldier", "spy"):
        workers(state, 0, {kind: {ways[0]: 2}})
    clicks = [*[f"territory:{way}" for way in ways], "amount:2"]
    moved = [WorkersMoved(0, kind, 2, origin, target, owner) for kind in (SOLDIER, SPY)]
    turn(state, 0, "III")
    assert log(state, "action:advance", *clicks) == [ActionTaken(0, ADVANCE), moved[0]]
    turn(state, 0, "VI")
    wages = log(state, "action:wages", "worker:spy", *clicks)
    assert wages == [ActionTaken(0, WAGES), moved[1]]


@clause("TH-SOLD-RAID-02", "TH-SOLD-RAID-03")
@pytest.mark.parametrize(
    ("place", "number", "owner", "paid"),
    [("centre", CENTRE, BLANK, [AnarchyTaken(0, FOR_RAID)]), ("antares", ANTARES, 2, [])],
)
def test_a_raid_is_told(place: str, number: int, owner: int, paid: list[Event]) -> None:
    state = table()
    workers(state, 0, {"soldier": {place: 3}})
    turn(state, 0, "III")
    assert log(state, "action:attack", f"territory:{place}", "amount:2") == [
        ActionTaken(0, ATTACK),
        *paid,
        RaidMade(0, number, 2, owner),
        InfluenceGained(0, 2),
    ]


@clause("TH-SOLD-BAT-03", "TH-SOLD-BAT-04", "TH-SOLD-BAT-08", "TH-INFO-12")
def test_a_battle_is_told_from_the_boost_to_the_spoils() -> None:
    state = table()
    soldiers(state, 2, 3, at="antares")
    turn(state, 0, "III")
    clicks = ("action:attack", "territory:antares", "player:1", "boost:yes", "die:3", "die:1")
    assert log(state, *clicks) == [
        ActionTaken(0, ATTACK),
        BattleJoined(0, 1, ANTARES, 2),
        AnarchyTaken(0, FOR_BOOST),
        DieRolled(0, 3),
        DieRolled(1, 1),
        BattleFought(0, 1, ANTARES, 6, 4, 2),
    ]
    assert log(state, "spoil:kill", "spoil:influence") == [
        SoldiersRouted(0, 1, 1),
        InfluenceGained(0, 1),
    ]


@clause("TH-SPY-SUB-03", "TH-SPY-SUB-05", "TH-SPY-SUB-06")
def test_a_subterfuge_is_told_with_both_tracks() -> None:
    state = table()
    workers(state, 0, {"spy": {"culver_lux": 1}})
    tracks(state, 1, trade=1)
    turn(state, 0, "IV")
    clicks = ("action:subterfuge", "territory:culver_lux", "track:trade", "track:wealth")
    assert log(state, *clicks) == [
        ActionTaken(0, SUBTERFUGE),
        AnarchyTaken(0, FOR_SECOND_TRACK),
        SubterfugeMade(0, CULVER_LUX, 1),
        WorkerReturned(0, SPY, CULVER_LUX, 1),
        DiplomacyMoved(0, 1),
        TrackLowered(1, TRADE, 1),
        TrackLowered(1, WEALTH, 0),
    ]


@clause("TH-SPY-SUB-07", "TH-SPY-SUB-08")
def test_a_further_subterfuge_in_the_centre_is_told_without_diplomacy() -> None:
    state = table()
    workers(state, 0, {"spy": {"centre": 2}})
    turn(state, 0, "IV")
    told = [
        ActionTaken(0, SUBTERFUGE),
        AnarchyTaken(0, FOR_CENTRAL_TAVERN),
        SubterfugeMade(0, CENTRE, BLANK),
        WorkerReturned(0, SPY, CENTRE, BLANK),
    ]
    clicks = ("action:subterfuge", "territory:centre")
    assert log(state, *clicks) == [*told, DiplomacyMoved(0, 1)]
    assert log(state, *clicks) == told


@clause("TH-SPY-SUB-06")
def test_at_the_end_of_diplomacy_no_step_is_told() -> None:
    state = table()
    state.houses[0].diplomacy = 5
    workers(state, 0, {"spy": {"centre": 1}})
    turn(state, 0, "IV")
    told = log(state, "action:subterfuge", "territory:centre")
    assert told[-1] == WorkerReturned(0, SPY, CENTRE, BLANK)


@clause("TH-MERC-COM-03", "TH-MERC-COM-05", "TH-MERC-COM-06", "TH-MERC-COM-11")
@pytest.mark.parametrize(
    ("gain", "gained"),
    [("influence", InfluenceGained(0, 3)), ("track", TrackRaised(0, WEALTH, 1))],
)
def test_commerce_abroad_is_told(gain: str, gained: Event) -> None:
    state = table(merchant="gem_cutter")
    workers(state, 0, {"merchant": {"antares": 1}})
    tracks(state, 0, trade=4, wealth=11)
    tracks(state, 2, trade=12)
    turn(state, 0, "V")
    clicks = ("territory:antares", "row:sell_trade", f"gain:{gain}")
    assert log(state, "action:commerce", *clicks) == [
        ActionTaken(0, COMMERCE),
        CommerceMade(0, ANTARES, SELL_TRADE, 2),
        WorkerReturned(0, MERCHANT, ANTARES, 2),
        TrackLowered(0, TRADE, 1),
        TrackRaised(2, TRADE, 0),
        gained,
    ]


@clause("TH-MERC-COM-07", "TH-MERC-COM-08", "TH-MERC-COM-10")
@pytest.mark.parametrize(
    ("edition", "wealth", "back"), [("en", 2, []), ("de", 1, [WorkerReturned(0, MERCHANT, 0, 0)])]
)
def test_commerce_at_home_is_told(edition: str, wealth: int, back: list[Event]) -> None:
    state = table(edition=edition, merchant="wine_factor")
    workers(state, 0, {"merchant": {"roselie": 1}})
    tracks(state, 0, wealth=wealth)
    turn(state, 0, "V")
    assert log(state, "action:commerce", "territory:roselie", "row:sell_wealth")[:6] == [
        ActionTaken(0, COMMERCE),
        CommerceMade(0, ROSELIE, SELL_WEALTH, 0),
        AnarchyTaken(0, FOR_OWN_MARKET),
        *back,
        TrackLowered(0, WEALTH, wealth),
        TrackRaised(0, TRADE, 3),
    ]


@clause("TH-DEC-26")
def test_commerce_in_an_open_market_is_told_without_a_marker() -> None:
    state = table(merchant="wine_factor")
    decree(state, "open_markets")
    workers(state, 0, {"merchant": {"roselie": 1}})
    tracks(state, 0, wealth=2)
    turn(state, 0, "V")
    assert log(state, "action:commerce", "territory:roselie", "row:sell_wealth") == [
        ActionTaken(0, COMMERCE),
        CommerceMade(0, ROSELIE, SELL_WEALTH, 0),
        TrackLowered(0, WEALTH, 2),
        TrackRaised(0, TRADE, 3),
    ]


@clause("TH-GRANT-02", "TH-GRANT-03")
def test_guilds_assigned_and_replaced_are_told() -> None:
    state = table()
    guilds(state, 0, "bankers_guild")
    turn(state, 0, "VI", 5)
    grant = ("action:grant", "grant:guild")
    told = [ActionTaken(0, GRANT), GuildAssigned(0, SPIES_GUILD, BLANK)]
    assert log(state, *grant, "guild:spies_guild") == told
    told = [ActionTaken(0, GRANT), GuildAssigned(0, SOLDIERS_GUILD, BANKERS_GUILD)]
    assert log(state, *grant, "guild:soldiers_guild", "replace:bankers_guild") == told


@clause("TH-GRANT-07", "TH-GRANT-08")
@pytest.mark.parametrize(
    ("choice", "told"),
    [
        ("keep", [ClaimKept(0, 39)]),
        ("discard", [AnarchyTaken(0, FOR_DISCARDED_CLAIM), ClaimsDiscarded(0, 1, (39,))]),
    ],
)
def test_a_granted_claim_is_told(choice: str, told: list[Event]) -> None:
    state = turn(table(), 0, "VI")
    clicks = ("action:grant", "grant:claim", "claim:G40", choice)
    assert log(state, *clicks)[:4] == [ActionTaken(0, GRANT), ClaimDrawn(0, 39), *told]


@clause("TH-SCHO-APP-01", "TH-SCHO-ALM-01", "TH-SCHO-ALM-03", "TH-SCHO-ALM-04")
@pytest.mark.parametrize(
    ("token", "clicks", "bonus"),
    [
        (0, ["card:spy-1"], [CardDrawn(0, 3)]),
        (1, [], [InfluenceGained(0, 1)]),
        (2, [], [DiplomacyMoved(0, 1)]),
        (3, ["track:trade"], [TrackRaised(0, TRADE, 1)]),
    ],
)
def test_alms_are_told_with_their_token(token: int, clicks: list[str], bonus: list[Event]) -> None:
    state = table()
    state.tokens = (token, *[other for other in range(4) if other != token][:2])
    state.houses[0].alms = 1
    anarchy(state, 0, 1)
    turn(state, 0, "VII")
    apprentice = [ActionTaken(0, APPRENTICESHIP), CardDrawn(0, 15)]
    assert log(state, "action:apprenticeship", "card:joker-1") == apprentice
    assert log(state, "action:alms", *clicks, "return") == [
        ActionTaken(0, ALMS),
        AlmsMoved(0, 2),
        TokenGained(0, token),
        *bonus,
        AnarchyReturned(0, FOR_ALMS),
    ]
