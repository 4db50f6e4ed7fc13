"""Space I and the claim cards: drawn, kept or not, completed the moment they are met."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    begin,
    bids,
    claim_discard_of,
    claims,
    claims_of,
    done,
    done_by,
    guilds,
    keep_ends,
    rank,
    resolve,
    shown,
    skip_chance,
    table,
    track,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.phases import whole_match
from support.clauses import clause
from support.questions import asked, options, told
from tabard.core import engine
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.throne.bid_events import ClaimDrawn, FirstPlayerTaken
from tabard.games.throne.events import ClaimsRevealed
from tabard.games.throne.kinds import SPACE_CLAIMS
from tabard.games.throne.scoring import score_of
from tabard.games.throne.state import ThroneState

DRAWN = ("claim:G01", "claim:G02", "claim:G03")


def pass_all(state: ThroneState) -> None:
    """Let everybody in space I draw and keep nothing."""
    while state.space == SPACE_CLAIMS:
        skip_chance(state)
        answer(state, "pass")


def drawers(state: ThroneState) -> list[int]:
    """Who drew the claims that were drawn so far."""
    return [event.seat for event in state.told if isinstance(event, ClaimDrawn)]


def raiders() -> ThroneState:
    """A table at which seat 0 has four Soldiers at home."""
    state = table()
    workers(state, 0, {"soldier": {"roselie": 4}})
    return state


@clause("TH-CLM-01")
@pytest.mark.parametrize(("seats", "draws"), [(2, [3, 2]), (3, [3, 3, 2]), (4, [3, 3, 2, 2])])
def test_the_rank_says_how_many_claims_are_drawn(seats: int, draws: list[int]) -> None:
    state = rank(table(seats), "I", *[4, 3, 2, 1][:seats])
    pass_all(state)
    assert drawers(state) == [seat for seat, count in enumerate(draws) for _ in range(count)]


@clause("TH-CLM-01")
def test_with_fewer_bidders_the_rank_still_counts_from_the_first() -> None:
    state = rank(table(4), "I", 0, 2, 0, 1)
    pass_all(state)
    assert drawers(state) == [1, 1, 1, 3, 3, 3]


@clause("TH-CLM-02")
def test_one_claim_is_kept_and_the_others_are_discarded_before_the_next_player_draws() -> None:
    state = rank(table(), "I", 2, 1)
    answer(state, *DRAWN)
    assert (asked(state), options(state)) == ((0, "keep_claim"), [*DRAWN, "pass"])
    answer(state, "claim:G02")
    assert (claims_of(state, 0), claim_discard_of(state)) == (["G02"], ["G01", "G03"])
    assert asked(state)[0] == CHANCE
    assert not {"claim:G01", "claim:G02", "claim:G03"} & set(options(state))


@clause("TH-CLM-02")
def test_none_need_be_kept_and_all_are_discarded_face_down() -> None:
    state = rank(table(), "I", 1)
    answer(state, *DRAWN, "pass")
    assert (claims_of(state, 0), claim_discard_of(state)) == ([], ["G01", "G02", "G03"])
    assert shown(state, 1, "discarded_claims") == []


@clause("TH-CLM-03")
@pytest.mark.parametrize(("given", "holder"), [((3, 2, 1), 2), ((3, 1), 1), ((1, 2, 3), 0)])
def test_the_lowest_bidder_has_the_first_player_marker(given: list[int], holder: int) -> None:
    state = rank(table(), "I", *given)
    pass_all(state)
    assert state.marker == holder
    assert told(state, FirstPlayerTaken) == [FirstPlayerTaken(holder)]
    assert shown(state, SPECTATOR, "first_player_marker") == holder


@clause("TH-CLM-04")
@pytest.mark.parametrize(("edition", "first"), [("en", 1), ("de", 0)])
def test_the_marker_moves_at_the_end_of_the_turn(edition: str, first: int) -> None:
    state = table(edition=edition)
    bids(state, "I", (0, "2"), (1, "1"))
    bids(state, "III", (2, "1"))
    resolve(state, "I", "III")
    skip_chance(state)
    answer(state, "pass")
    skip_chance(state)
    assert (asked(state)[0], state.first, state.marker) == (1, 0, 0)
    answer(state, "pass")
    assert (state.first, state.marker) == (first, 1)


@clause("TH-CLM-04")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_new_first_player_begins_the_next_week(edition: str) -> None:
    state = rank(table(edition=edition), "I", 0, 0, 1)
    pass_all(state)
    answer(state, options(state)[0], *["card:spy-1"] * 5, "decree:D11")
    assert (state.first, asked(state)) == (2, (2, "bid_space"))


@clause("TH-CLM-05")
def test_with_no_positive_bid_nothing_is_drawn_and_the_marker_stays() -> None:
    state = table()
    state.first = state.marker = 1
    bids(state, "I", (0, "0"), (2, "0 0"))
    resolve(state, "I")
    assert (state.week, state.first, state.marker) == (2, 1, 1)
    assert told(state, ClaimDrawn) == []


@clause("TH-CLM-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sole_bidder_draws_three_and_takes_the_marker(seats: int) -> None:
    state = rank(table(seats), "I", 0, 1)
    answer(state, *DRAWN)
    assert (asked(state), len(options(state))) == ((1, "keep_claim"), 4)
    answer(state, "pass")
    assert state.marker == 1


@clause("TH-CARD-01")
def test_a_claim_is_completed_at_once_and_unasked() -> None:
    state = table()
    claims(state, 0, "G18")
    workers(state, 0, {"soldier": {"roselie": 2}})
    turn(state, 0, "III")
    answer(state, "action:recruit", "done")
    assert done_by(state, 0) == []
    answer(state, "action:recruit", "done")
    assert (done_by(state, 0), claims_of(state, 0), asked(state)) == (["G18"], [], (0, "turn"))


@clause("TH-CARD-02")
@pytest.mark.parametrize("space", ["I", "II", "III", "IV", "V", "VI", "VII"])
def test_claims_are_checked_at_the_start_of_a_turn(space: str) -> None:
    state = raiders()
    claims(state, 0, "G18")
    bids(state, space, (0, "1"))
    resolve(state, space)
    assert done_by(state, 0) == ["G18"]


@clause("TH-CARD-02")
def test_claims_are_checked_before_the_guild_does_anything() -> None:
    state = raiders()
    claims(state, 0, "G18")
    guilds(state, 0, "spies_guild")
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    answer(state, "star:1")
    assert done_by(state, 0) == []
    answer(state, "guild:spies_guild")
    assert (done_by(state, 0), asked(state)) == (["G18"], (0, "turn_kind"))


@clause("TH-CARD-02")
@pytest.mark.parametrize(
    ("guild", "claim", "name"),
    [("soldiers_guild", "G07", "intrigue"), ("bankers_guild", "G09", "wealth")],
)
def test_claims_are_checked_after_a_guild(guild: str, claim: str, name: str) -> None:
    state = table()
    claims(state, 0, claim)
    tracks(state, 0, **{name: 8})
    guilds(state, 0, guild)
    bids(state, "I", (0, "star"), (1, "2"))
    resolve(state, "I")
    answer(state, "star:1", f"guild:{guild}")
    assert done_by(state, 0) == [claim]
    assert told(state, ClaimDrawn) == []


@clause("TH-CARD-02")
def test_claims_are_checked_amid_an_action() -> None:
    state = raiders()
    claims(state, 0, "G43")
    workers(state, 1, {"soldier": {"roselie": 1}})
    tracks(state, 0, strength=2)
    turn(state, 0, "III", points=0)
    answer(state, "action:attack", "territory:roselie", "player:1")
    assert (state.houses[0].anarchy, done_by(state, 0)) == (1, [])
    answer(state, "boost:yes")
    assert (asked(state)[0], done_by(state, 0)) == (CHANCE, ["G43"])


@clause("TH-CARD-02")
def test_a_claim_already_met_is_completed_when_it_comes_to_hand() -> None:
    state = rank(raiders(), "I", 2, 1)
    answer(state, "claim:G18", "claim:G02", "claim:G03", "claim:G18")
    assert (done_by(state, 0), claims_of(state, 0)) == (["G18"], [])
    turn(state, 0, "VI")
    tracks(state, 0, wealth=9)
    answer(state, "action:grant", "grant:claim", "claim:G09", "keep")
    assert done_by(state, 0) == ["G18", "G09"]


@clause("TH-CARD-03")
def test_what_others_make_true_completes_nothing_before_the_own_turn() -> None:
    state = table(merchant="salt_pedlar")
    claims(state, 1, "G08")
    tracks(state, 0, trade=3)
    tracks(state, 1, trade=8)
    workers(state, 0, {"merchant": {"culver_lux": 1}})
    bids(state, "V", (0, "2"), (1, "1"))
    resolve(state, "V")
    answer(state, "action:commerce", "territory:culver_lux", "row:sell_trade", "gain:track")
    assert (track(state, 1, "trade"), done_by(state, 1)) == (9, [])
    answer(state, "end_turn")
    assert (asked(state), done_by(state, 1)) == ((1, "turn"), ["G08"])


@clause("TH-CARD-03")
def test_what_no_longer_holds_in_the_own_turn_completes_nothing() -> None:
    state = table(merchant="salt_pedlar")
    claims(state, 1, "G09")
    tracks(state, 0, wealth=3)
    tracks(state, 1, wealth=8)
    workers(state, 0, {"merchant": {"culver_lux": 1}})
    guilds(state, 2, "bankers_guild")
    bids(state, "V", (0, "2"))
    bids(state, "VI", (2, "star"), (1, "1"))
    resolve(state, "V", "VI")
    answer(state, "action:commerce", "territory:culver_lux", "row:sell_wealth", "gain:track")
    answer(state, "end_turn", "star:1", "guild:bankers_guild", "end_turn")
    assert (asked(state), track(state, 1, "wealth")) == ((1, "turn"), 8)
    assert claims_of(state, 1) == ["G09"]


@clause("TH-CARD-04")
def test_a_completed_claim_lies_face_up_and_stays_completed() -> None:
    state = raiders()
    claims(state, 0, "G18")
    bids(state, "III", (0, "1"))
    resolve(state, "III")
    answer(state, "action:advance", "territory:roselie", "amount:1", "end_turn")
    assert workers_at(state, 0, "soldier", "roselie") == 3
    assert shown(state, SPECTATOR, "players", 0, "done") == ["G18"]


@clause("TH-CARD-05")
def test_a_completed_claim_pays_no_tokens_but_counts_in_the_end() -> None:
    state = raiders()
    claims(state, 0, "G18")
    done(state, 0, "G06")
    bids(state, "III", (0, "1"))
    resolve(state, "III")
    assert done_by(state, 0) == ["G06", "G18"]
    assert state.houses[0].influence == 0
    assert score_of(state, 0).lines[1] == 3


@clause("TH-CARD-06")
@pytest.mark.parametrize(("strength", "is_met"), [(7, True), (6, False)])
def test_end_of_game_claims_are_checked_on_the_final_state(strength: int, is_met: bool) -> None:
    state = table(week=6)
    keep_ends(state, 0, "E03 E10 E11")
    tracks(state, 0, strength=strength)
    begin(state)
    revealed = told(state, ClaimsRevealed)[0]
    assert isinstance(revealed, ClaimsRevealed)
    assert revealed.ends == ((2,) if is_met else ())


@clause("TH-CARD-06")
def test_an_end_of_game_claim_met_too_early_is_not_fulfilled() -> None:
    state = table(week=6)
    keep_ends(state, 0, "E03 E10 E11")
    tracks(state, 0, strength=7)
    bids(state, "III", (0, "1"))
    resolve(state, "III")
    answer(state, *["action:recruit", "done"] * 4, "end_turn")
    assert not engine.pending(state)
    assert (track(state, 0, "strength"), done_by(state, 0)) == (6, [])
    assert score_of(state, 0).lines[2:4] == [0, -9]


@clause("TH-CARD-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_claim_in_hand_stays_there_until_it_is_completed(seats: int) -> None:
    before: list[set[int]] = [set()] * seats
    for state in whole_match(seats, 6):
        for seat, house in enumerate(state.houses):
            held = {card.claim for card in house.claims}
            assert before[seat] <= held | set(house.done)
            before[seat] = held


@clause("TH-CARD-07")
def test_an_old_claim_cannot_be_given_up_for_a_new_one() -> None:
    state = table()
    claims(state, 0, "G40")
    rank(state, "I", 1)
    answer(state, *DRAWN)
    assert options(state) == [*DRAWN, "pass"]
    turn(state, 0, "VI")
    answer(state, "action:grant", "grant:claim", "claim:G05", "discard")
    assert claims_of(state, 0) == ["G40"]


@clause("TH-CARD-08")
def test_one_battle_completes_several_claims() -> None:
    state = table()
    claims(state, 0, "G14 G15 G16")
    workers(state, 0, {"soldier": {"centre": 1}})
    workers(state, 1, {"soldier": {"centre": 1}})
    turn(state, 0, "III")
    answer(state, "action:attack", "territory:centre", "player:1", "boost:no", "die:4", "die:1")
    assert done_by(state, 0) == ["G14", "G15", "G16"]


@clause("TH-CARD-09")
def test_what_was_done_before_in_the_turn_does_not_count() -> None:
    state = table()
    claims(state, 0, "G40")
    turn(state, 0, "VI", points=6)
    answer(state, "action:grant", "grant:guild", "guild:soldiers_guild")
    answer(state, "action:grant", "grant:claim", "claim:G33", "keep")
    assert claims_of(state, 0) == ["G40", "G33"]
    answer(state, "action:grant", "grant:guild", "guild:spies_guild")
    assert done_by(state, 0) == ["G33"]


@clause("TH-CARD-09")
def test_the_bid_that_brought_a_claim_does_not_count_for_it() -> None:
    state = table()
    claims(state, 0, "G40")
    for space, marker in (("I", "1"), ("III", "1"), ("IV", "2"), ("V", "star")):
        bids(state, space, (0, marker))
    resolve(state, "I", "III", "IV", "V")
    answer(state, *["claim:G46", "claim:G02", "claim:G03"], "claim:G46", "end_turn")
    assert (asked(state), done_by(state, 0)) == ((0, "turn"), [])
    answer(state, "end_turn", "star:2")
    assert done_by(state, 0) == ["G46"]


@clause("TH-CARD-09")
def test_the_bids_of_last_week_do_not_count() -> None:
    state = table()
    claims(state, 0, "G46")
    for week in (1, 2):
        assert state.week == week
        bids(state, "III", (0, "1"))
        bids(state, "IV", (0, "1"))
        resolve(state, "III", "IV")
        answer(state, "end_turn", "end_turn")
    assert claims_of(state, 0) == ["G46"]


@clause("TH-CARD-10")
@pytest.mark.parametrize(("at_home", "is_met"), [(3, False), (4, True)])
def test_in_territories_means_the_whole_map_without_the_supply(at_home: int, is_met: bool) -> None:
    state = table()
    claims(state, 0, "G45")
    workers(state, 0, {"soldier": {"roselie": at_home, "centre": 2}, "spy": {"antares": 2}})
    bids(state, "I", (0, "1"))
    resolve(state, "I")
    assert done_by(state, 0) == (["G45"] if is_met else [])


@clause("TH-CARD-11")
def test_a_claim_met_only_when_the_game_ends_stays_unfulfilled() -> None:
    state = table(week=6)
    keep_ends(state, 0, "E10 E11 E12")
    claims(state, 0, "G06")
    tracks(state, 0, strength=9)
    begin(state)
    assert not engine.pending(state)
    assert (claims_of(state, 0), done_by(state, 0)) == (["G06"], [])
    assert score_of(state, 0).lines[1:4] == [0, 0, -12]
