"""The worked examples of the rulebooks, GX-01 to GX-12, with their notes and variants.

Roselie (R), Culver-Lux (C) and Umbral (U) of the examples take seats 0, 1 and 2; the numbers that
the books leave open are those of the rules text.
"""

from __future__ import annotations

import pytest

from games.throne.builders import (
    GAME,
    anarchy,
    answer,
    bag_names,
    begin,
    bids,
    claim_discard_of,
    claims_of,
    display,
    done_by,
    hand,
    hand_of,
    points_of,
    resolve,
    shown,
    skip_chance,
    supply,
    table,
    track,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.finals import Board, anarchy_value_of, ending, lay
from support.clauses import clause
from support.questions import asked, barred, options, refuses
from tabard.core import engine
from tabard.core.values import CHANCE
from tabard.games.throne.epithets import epithet
from tabard.games.throne.kinds import TRACK_NAMES
from tabard.games.throne.planning import PlaceBid
from tabard.games.throne.scoring import score_of
from tabard.games.throne.state import ThroneState

R, C, U = 0, 1, 2


def keep_first_ends(state: ThroneState) -> None:
    """Deal End of Game Claims and let all keep what is offered first."""
    skip_chance(state)
    while asked(state)[1] == "keep_end":
        answer(state, options(state)[0])


@clause("TH-SETUP-08", "TH-SETUP-09")
def test_gx_01_patron() -> None:
    state = GAME.new_state(3, {})
    engine.settle(state)
    keep_first_ends(state)
    answer(state, "lord:patron")
    skip_chance(state)
    answer(state, "lord:patron")
    answer(state, options(state)[0])
    answer(state, options(state)[0])
    assert state.houses[R].tracks == [0, 0, 4, 2, 2]
    assert workers_at(state, R, "merchant", "roselie") == 1
    assert (sum(state.houses[R].workers), state.houses[R].supply) == (1, 9)


@clause("TH-PLAN-03", "TH-PLAN-04", "TH-PLAN-05", "TH-INFO-02")
def test_gx_02_placing() -> None:
    state = table()
    bids(state, "III", (U, "0"), (C, "0"))
    begin(state, PlaceBid(R))
    answer(state, "space:III", "marker:2")
    assert state.order[2] == (U, C, R)
    stacks = [shown(state, seat, "spaces", 2, "stacks", 2, "markers") for seat in (R, C, U)]
    assert stacks == [["2"], [], []]
    answer(state, "space:III", "marker:1")
    assert state.order[2] == (U, C, R)
    assert [shown(state, R, "spaces", 2, "stacks", n, "count") for n in range(3)] == [1, 2, 1]


@clause("TH-PLAN-05")
def test_gx_02_note_no_fourth_marker() -> None:
    state = table()
    bids(state, "III", (C, "0 0 1"))
    begin(state, PlaceBid(C))
    assert refuses(state, "space:III")
    assert barred(state) == {"space:III": "TH-PLAN-05"}


@clause("TH-CLM-01", "TH-CLM-02", "TH-CLM-03", "TH-BID-08", "TH-BID-10")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_gx_03_claims(edition: str) -> None:
    state = table(edition=edition)
    bids(state, "I", (R, "2"), (U, "1 1"), (C, "0"))
    resolve(state, "I")
    assert state.bids == [2, 0, 2]
    answer(state, "claim:G06", "claim:G07", "claim:G08")
    assert asked(state) == (R, "keep_claim")
    assert options(state) == ["claim:G06", "claim:G07", "claim:G08", "pass"]
    answer(state, "claim:G07")
    assert (asked(state)[0], claim_discard_of(state)) == (CHANCE, ["G06", "G08"])
    answer(state, "claim:G09", "claim:G10", "claim:G17")
    assert (asked(state), len(options(state)), state.marker) == ((U, "keep_claim"), 4, R)
    answer(state, "pass")
    assert [claims_of(state, seat) for seat in (R, C, U)] == [["G07"], [], []]
    assert claim_discard_of(state) == ["G06", "G08", "G09", "G10", "G17"]
    assert (state.marker, state.week) == (U, 2)


@clause("TH-WF-01", "TH-WF-03", "TH-WF-04", "TH-WF-07", "TH-WF-08")
def test_gx_04_workforce() -> None:
    state = table()
    display(state, "soldier-1 spy-2 merchant-1 banker-1 scholar-1")
    bids(state, "II", (U, "2"), (R, "1"))
    resolve(state, "II")
    assert asked(state) == (R, "split_single")
    answer(state, "single:scholar-1", "card:spy-2")
    assert (asked(state), options(state)) == ((U, "take_group"), ["group:0", "group:1", "group:2"])
    answer(state, "group:1")
    assert (asked(state), options(state)) == ((R, "take_group"), ["group:0", "group:2"])
    answer(state, "group:0")
    assert options(state) == ["card:soldier-1", "card:spy-2"]
    answer(state, "card:spy-2")
    assert hand_of(state, U) == ["merchant-1", "banker-1"]
    assert (hand_of(state, R), hand_of(state, C)) == (["spy-2"], [])
    assert bag_names(state.discard) == ["soldier-1", "scholar-1"]
    assert state.display == ()


@clause("TH-WF-05")
@pytest.mark.parametrize(("group", "card"), [("group:2", "scholar-1"), ("group:1", "banker-1")])
def test_gx_04_a_bid_of_one_gets_one_card_of_any_group(group: str, card: str) -> None:
    state = table()
    display(state, "soldier-1 spy-2 merchant-1 banker-1 scholar-1")
    bids(state, "II", (U, "2"), (R, "1"))
    resolve(state, "II")
    answer(state, "single:scholar-1", "card:spy-2", "group:0", group)
    if group == "group:1":
        answer(state, "card:banker-1")
    assert hand_of(state, U) == ["soldier-1", "spy-2"]
    assert hand_of(state, R) == [card]


ADVANCE_HOME = ("action:advance", "territory:culver_lux", "amount:1")
ADVANCE_AWAY = ("action:advance", "territory:centre", "territory:roselie")


def supplementing(strength: int) -> ThroneState:
    """C is first of three in III, recruits twice and advances."""
    state = table()
    tracks(state, C, strength=strength)
    supply(state, C, 5)
    bids(state, "III", (C, "2 1"), (R, "2"), (U, "1"))
    resolve(state, "III")
    assert (asked(state), points_of(state)) == ((C, "turn"), ["amount:3"])
    answer(state, "action:recruit", "done", "action:recruit", "done", *ADVANCE_HOME)
    assert points_of(state) == ["amount:0"]
    assert (track(state, C, "strength"), state.houses[C].supply) == (strength, 3)
    return state


@clause("TH-SUP-01", "TH-SUP-02", "TH-SUP-05", "TH-SUP-11", "TH-GEN-21")
def test_gx_05_supplementing() -> None:
    state = supplementing(6)
    workers(state, C, {"soldier": {"centre": 2}})
    answer(state, "action:advance")
    assert (track(state, C, "strength"), state.houses[C].anarchy) == (5, 1)
    answer(state, "territory:centre", "territory:roselie")
    assert options(state) == ["amount:1", "amount:2"]
    answer(state, "amount:2")
    assert workers_at(state, C, "soldier", "roselie") == 2
    assert asked(state)[0] == R


@clause("TH-SUP-05", "TH-SUP-06")
def test_gx_05_note_one_step_without_marker_a_second_with_one_and_no_third() -> None:
    state = supplementing(7)
    answer(state, *ADVANCE_AWAY, "amount:1")
    assert (track(state, C, "strength"), state.houses[C].anarchy) == (6, 0)
    answer(state, "action:recruit", "done")
    assert (track(state, C, "strength"), state.houses[C].anarchy) == (5, 1)
    assert asked(state)[0] == R


@clause("TH-SOLD-REC-01", "TH-SOLD-REC-02", "TH-SOLD-REC-03")
@pytest.mark.parametrize(
    ("recruits", "strength", "soldiers"),
    [
        (["card:soldier-2", "card:soldier-1"], 7, 2),
        (["card:soldier-2 card:soldier-1"], 7, 1),
        ([""], 4, 1),
    ],
    ids=["two recruits", "variant a", "variant b"],
)
def test_gx_06_recruit(recruits: list[str], strength: int, soldiers: int) -> None:
    state = table()
    hand(state, U, "soldier-2 soldier-1")
    tracks(state, U, strength=4)
    turn(state, U, "III", 3)
    for cards in recruits:
        answer(state, "action:recruit", *cards.split(), "done")
    assert track(state, U, "strength") == strength
    assert workers_at(state, U, "soldier", "antares") == soldiers
    assert state.houses[U].supply == 10 - soldiers
    assert points_of(state) == [f"amount:{3 - len(recruits)}"]
    gone = ["soldier-1", "soldier-2"] if strength == 7 else []
    assert bag_names(state.discard) == gone


@clause("TH-SOLD-BAT-03", "TH-SOLD-BAT-04", "TH-SOLD-BAT-06", "TH-SOLD-BAT-07", "TH-SOLD-RAID-02")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_gx_07_battle(edition: str) -> None:
    state = table(edition=edition)
    workers(state, R, {"soldier": {"roselie": 2}})
    workers(state, C, {"soldier": {"roselie": 3}})
    turn(state, C, "III", 2)
    answer(state, "action:attack", "territory:roselie", "player:0", "boost:yes")
    assert state.houses[C].anarchy == 1
    answer(state, "die:2", "die:3")
    assert (asked(state), options(state)) == ((C, "spoils"), ["spoil:kill", "spoil:influence"])
    left = [workers_at(state, seat, "soldier", "roselie") for seat in (R, C)]
    assert left == [1, 2]
    answer(state, "spoil:kill")
    left = [workers_at(state, seat, "soldier", "roselie") for seat in (R, C)]
    assert (left, state.houses[C].influence) == ([0, 2], 0)
    answer(state, "action:attack", "territory:roselie", "amount:2")
    assert (state.houses[C].influence, state.houses[C].anarchy) == (2, 1)


@clause("TH-SPY-SUB-02", "TH-SPY-SUB-03", "TH-SPY-SUB-06", "TH-SPY-SUB-07", "TH-COND-19")
def test_gx_08_subterfuge_and_the_impaler() -> None:
    state = lay(table(), R, claims="G19", workers={"spy": {"antares": 2}})
    tracks(state, U, strength=3, intrigue=5)
    turn(state, R, "IV", 3)
    answer(state, "action:subterfuge", "territory:antares", "track:strength", "pass")
    assert (workers_at(state, R, "spy", "antares"), state.houses[R].supply) == (1, 9)
    assert (state.houses[R].diplomacy, track(state, U, "strength")) == (1, 2)
    assert claims_of(state, R) == ["G19"]
    answer(state, "action:subterfuge", "territory:antares", "track:intrigue", "pass")
    assert (workers_at(state, R, "spy", "antares"), state.houses[R].diplomacy) == (0, 1)
    assert track(state, U, "intrigue") == 4
    assert (claims_of(state, R), done_by(state, R)) == ([], ["G19"])
    assert (points_of(state), state.houses[R].anarchy) == (["amount:1"], 0)


def trading() -> ThroneState:
    """C with one point in V, three Merchants at U; the first deal sells Trade for Influence."""
    state = table(merchant="gem_cutter")
    lay(state, C, tracks={"wealth": 3, "trade": 6}, workers={"merchant": {"antares": 3}})
    tracks(state, U, trade=10, wealth=11)
    turn(state, C, "V", 1)
    answer(state, "action:commerce", "territory:antares", "row:sell_trade", "gain:influence")
    return state


@clause("TH-MERC-COM-02", "TH-MERC-COM-05", "TH-MERC-COM-06", "TH-MERC-COM-12")
def test_gx_09_commerce() -> None:
    state = trading()
    house = state.houses[C]
    assert (track(state, C, "trade"), track(state, C, "wealth")) == (5, 3)
    assert (house.influence, house.anarchy) == (3, 0)
    assert workers_at(state, C, "merchant", "antares") == 2
    assert (track(state, U, "trade"), track(state, U, "wealth")) == (11, 11)
    answer(state, "action:commerce")
    assert (track(state, C, "trade"), house.anarchy) == (4, 0)
    answer(state, "territory:antares", "row:sell_wealth", "gain:track")
    assert (track(state, C, "trade"), track(state, C, "wealth")) == (6, 2)
    assert (track(state, U, "trade"), track(state, U, "wealth")) == (11, 12)
    assert workers_at(state, C, "merchant", "antares") == 1


@clause("TH-SUP-05", "TH-MERC-COM-12")
def test_gx_09_note_a_third_deal_crosses_and_ends_the_turn() -> None:
    state = trading()
    answer(state, "action:commerce", "territory:antares", "row:sell_wealth", "gain:track")
    answer(state, "action:commerce")
    assert (track(state, C, "trade"), state.houses[C].anarchy) == (5, 1)
    answer(state, "territory:antares", "row:sell_trade", "gain:influence")
    assert (track(state, C, "trade"), track(state, U, "trade")) == (4, 12)
    assert workers_at(state, C, "merchant", "antares") == 0
    assert state.week == 2


@clause("TH-BID-03", "TH-BID-05", "TH-BID-07", "TH-GUILD-03", "TH-AP-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_gx_10_star_and_guild(seats: int) -> None:
    other = seats - 1
    state = lay(table(seats), R, guilds="merchants_guild", tracks={"trade": 5, "knowledge": 2})
    bids(state, "IV", (R, "star"), (other, "2"))
    resolve(state, "IV")
    assert (asked(state), set(options(state))) == ((R, "star"), {"star:1", "star:2"})
    answer(state, "star:1", "guild:merchants_guild")
    assert (track(state, R, "trade"), track(state, R, "knowledge")) == (6, 3)
    assert (state.bids[R], state.bids[other]) == (1, 2)
    assert (asked(state), points_of(state)) == ((other, "turn"), ["amount:3"])
    answer(state, "end_turn")
    assert (asked(state), points_of(state)) == ((R, "turn"), ["amount:1"])
    assert barred(state)["action:subterfuge"] == "TH-AP-06"


@clause("TH-BID-06", "TH-BID-08")
@pytest.mark.parametrize("seats", [2, 3])
def test_gx_10_variant_a_star_of_two(seats: int) -> None:
    other = seats - 1
    state = lay(table(seats), R, guilds="merchants_guild")
    bids(state, "IV", (R, "star"), (other, "2"))
    resolve(state, "IV")
    answer(state, "star:2")
    assert (asked(state), points_of(state)) == ((R, "turn"), ["amount:3"])
    answer(state, "end_turn")
    assert (asked(state), points_of(state)) == ((other, "turn"), ["amount:1"])
    assert barred(state)["action:subterfuge"] == "TH-AP-06"


@clause("TH-SCHO-ALM-01", "TH-SCHO-ALM-03", "TH-SCHO-ALM-04", "TH-ANAR-02", "TH-ALMS-02")
def test_gx_11_alms() -> None:
    state = lay(table(), U, anarchy=1, alms=1)
    state.tokens = (1, 0, 2)
    anarchy(state, R, 6)
    turn(state, U, "VII", 1)
    assert anarchy_value_of(state) == 2
    answer(state, "action:alms", "return")
    house = state.houses[U]
    assert (house.anarchy, state.anarchy_left(), anarchy_value_of(state)) == (0, 18, 1)
    assert (house.alms, house.influence, state.tokens) == (2, 1, (1, 0, 2))


MARION: Board = {
    "guilds": "soldiers_guild bankers_guild",
    "done": "G07 G30 G20 G19",
    "ends": "E01 E02 E07",
    "diplomacy": 3,
    "alms": 3,
    "anarchy": 2,
    "influence": 9,
    "tracks": {"strength": 0, "intrigue": 6, "trade": 8, "wealth": 2, "knowledge": 2},
}


@clause("TH-SCORE-09", "TH-SCORE-10", "TH-SCORE-11")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_gx_12_final_scoring(edition: str) -> None:
    state = lay(ending(edition=edition), R, **MARION)
    lay(state, C, anarchy=6, tracks=dict(zip(TRACK_NAMES, (9, 5, 7, 9, 9))))
    score = score_of(state, R)
    assert score.lines == [4, 7, 10, -3, 12, 0, -4, 9]
    assert (score.subtotal, score.town) == (35, [-1, 2, 3, 0, 0])
    assert (score.town_total, score.total) == (4, 39)
    begin(state)
    assert (GAME.scores(state)[R], GAME.places(state)[R]) == (39, 1)


ENGLISH = (
    "The Absolutist, The Determined, The Cunning, The Generous, The Suspicious, "
    "The Impaler, Patron of House Roselie"
)
GERMAN = (
    "Der Absolutist, der Entschlossene, der Raffinierte, der Großzügige, "
    "der Argwöhnische, der Pfähler, Der Schutzherr von House Roselie"
)


@clause("TH-EPI-01", "TH-EPI-02", "TH-EPI-03")
def test_gx_12_epithet() -> None:
    state = lay(ending(), R, **MARION)
    assert epithet(state, R, GAME.card_names, "en") == ENGLISH
    assert epithet(state, R, GAME.card_names, "de") == GERMAN
