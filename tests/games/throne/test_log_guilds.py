"""What is told of Guilds: everything that they do is in the log, once."""

from __future__ import annotations

from games.throne.builders import (
    bids,
    deck,
    guilds,
    no_discard,
    resolve,
    table,
    tracks,
    workers,
)
from games.throne.looks import log
from support.clauses import clause
from tabard.core.values import Event
from tabard.games.throne.action_events import (
    CardBought,
    CardOffered,
    GuildActivated,
    InfluenceGained,
    OfferCleared,
    SaleDeclined,
    TrackLowered,
    TrackRaised,
    WorkerTurned,
)
from tabard.games.throne.bid_events import StarSet
from tabard.games.throne.events import CardDrawn
from tabard.games.throne.kinds import (
    BANKERS_GUILD,
    INTRIGUE,
    KNOWLEDGE,
    MERCHANT,
    MERCHANTS_GUILD,
    SCHOLARS_GUILD,
    SOLDIERS_GUILD,
    SPIES_GUILD,
    SPY,
    STRENGTH,
    TRADE,
    WEALTH,
)

CULVER_LUX = 1


def activated(guild: str, *answers: str) -> list[Event]:
    """What is told of a Guild of the first player, after the * that activates it.

    Culver-Lux has 1 Wealth, Antares 2, all others have none.
    """
    state = table(4)
    guilds(state, 0, guild)
    workers(state, 0, {"spy": {"culver_lux": 1}})
    tracks(state, 1, wealth=1)
    tracks(state, 2, wealth=2)
    bids(state, "I", (0, "star"))
    resolve(state, "I")
    told = log(state, "star:1", f"guild:{guild}", *answers)
    assert told[0] == StarSet(0, 1)
    return told[1:]


CARDS = [f"card:{card}" for card in ("spy-1", "spy-2", "spy-3", "joker-1", "joker-2")]


@clause("TH-GUILD-02", "TH-GUILD-03", "TH-GUILD-05", "TH-GUILD-07", "TH-GUILD-09", "TH-GUILD-10")
def test_guilds_are_told() -> None:
    assert activated("soldiers_guild")[:3] == [
        GuildActivated(0, SOLDIERS_GUILD),
        TrackRaised(0, STRENGTH, 1),
        TrackRaised(0, INTRIGUE, 1),
    ]
    assert activated("merchants_guild")[:3] == [
        GuildActivated(0, MERCHANTS_GUILD),
        TrackRaised(0, TRADE, 1),
        TrackRaised(0, KNOWLEDGE, 1),
    ]
    assert activated("bankers_guild")[:5] == [
        GuildActivated(0, BANKERS_GUILD),
        TrackRaised(0, WEALTH, 2),
        TrackLowered(1, WEALTH, 1),
        TrackLowered(2, WEALTH, 1),
        InfluenceGained(0, 1),
    ]
    assert activated("spies_guild", "worker:spy", "territory:culver_lux", "into:merchant")[:2] == [
        GuildActivated(0, SPIES_GUILD),
        WorkerTurned(0, SPY, MERCHANT, CULVER_LUX, 1),
    ]
    sold = activated("scholars_guild", *CARDS, "card:joker-2", "card:spy-2", "pass")
    assert sold[0] == GuildActivated(0, SCHOLARS_GUILD)
    assert sold[1:6] == [CardDrawn(0, card) for card in (3, 4, 5, 15, 16)]
    assert sold[6:10] == [CardOffered(0, card) for card in (3, 4, 5, 15)]
    assert sold[10:13] == [CardBought(1, 0, 4), SaleDeclined(2), OfferCleared((3, 5, 15))]


@clause("TH-GUILD-07")
def test_a_levy_that_all_can_pay_tells_no_influence() -> None:
    state = table()
    guilds(state, 0, "bankers_guild")
    for other in (1, 2):
        tracks(state, other, wealth=1)
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    told = log(state, "star:1", "guild:bankers_guild")
    assert not any(isinstance(event, InfluenceGained) for event in told)


@clause("TH-GUILD-12")
def test_an_offer_that_is_sold_out_is_not_cleared() -> None:
    state = table(2)
    guilds(state, 0, "scholars_guild")
    tracks(state, 1, wealth=1)
    deck(state, "spy-1 spy-2")
    no_discard(state, 1)
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    clicks = ("card:spy-1", "card:spy-2", "card:spy-1", "card:spy-2")
    told = log(state, "star:1", "guild:scholars_guild", *clicks)
    assert not any(isinstance(event, OfferCleared) for event in told)
