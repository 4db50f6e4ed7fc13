"""What each recorded match proves; see support/proofs.py."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from games.throne.builders import GAME
from support.proofs import Log, Proof, Records, by_taste
from support.questions import of_kind
from tabard.core.values import Choice, Decision, Event
from tabard.games.throne.action_events import (
    AnarchyReturned,
    AnarchyTaken,
    BattleFought,
    CommerceMade,
    InfluenceGained,
    PointSupplemented,
    SoldiersRouted,
    TurnBegan,
)
from tabard.games.throne.bid_events import ClaimKept, ClaimsShuffled
from tabard.games.throne.deeds import FOR_OWN_MARKET
from tabard.games.throne.events import (
    CardDisplayed,
    DeckShuffled,
    DecreeRead,
    QueenDied,
    QueenOutlived,
    WeekBegan,
)
from tabard.games.throne.kinds import BOOST, BRANCH_ANARCHY, DISCARD, END_TURN, RETURN
from tabard.games.throne.scoring import Score, all_scores
from tabard.games.throne.state import ThroneState


def queen_never_dies(log: Log, state: ThroneState) -> bool:
    alive = [event.half % 2 == 0 for event in of_kind(log, DecreeRead)]
    return not state.is_dead and alive == [True] * 6 and QueenOutlived() in log


def queen_dies_in_week_1(log: Log, state: ThroneState) -> bool:
    dead = [event.half % 2 == 1 for event in of_kind(log, DecreeRead)]
    weeks = [event.week for event in of_kind(log, QueenDied)]
    return weeks == [1] and dead == [True] * 6 and QueenOutlived() not in log


def anarchy_runs_out(log: Log, state: ThroneState) -> bool:
    return max(anarchy_taken(log)) == state.rules.catalog.anarchy_markers


def anarchy_taken(log: Log) -> list[int]:
    """How many Anarchy markers were held by all, after each time that one was taken."""
    held, found = 0, [0]
    for event in log:
        held += isinstance(event, AnarchyTaken) - isinstance(event, AnarchyReturned)
        found.append(held)
    return found


def tie_broken_by_claims(log: Log, state: ThroneState) -> bool:
    winners, rivals = of_equal_totals(state)
    if decided_by(state) != "claims" or not rivals:
        return False
    return all(winners[0].claims > rival.claims for rival in rivals)


def tie_broken_by_town_influence(log: Log, state: ThroneState) -> bool:
    winners, rivals = of_equal_totals(state)
    equal = [rival for rival in rivals if rival.claims == winners[0].claims]
    if decided_by(state) != "town" or not equal:
        return False
    return all(winners[0].town_total > rival.town_total for rival in equal)


def shared_victory(log: Log, state: ThroneState) -> bool:
    winners, _ = of_equal_totals(state)
    equal = {(winner.total, winner.claims, winner.town_total) for winner in winners}
    return decided_by(state) == "shared" and len(winners) > 1 and len(equal) == 1


def of_equal_totals(state: ThroneState) -> tuple[list[Score], list[Score]]:
    """Of those with the highest total: the winners, and those who lost the tie."""
    scores = all_scores(state)
    places = GAME.places(state)
    most = max(score.total for score in scores)
    best = [seat for seat, score in enumerate(scores) if score.total == most]
    winners = [scores[seat] for seat in best if places[seat] == 1]
    return winners, [scores[seat] for seat in best if places[seat] > 1]


def decided_by(state: ThroneState) -> object:
    """What decided between the winner and the rest."""
    return GAME.score_sheet(state)["decided_by"]


def edition_de_spoils(log: Log, state: ThroneState) -> bool:
    """All spoils of a Battle removed Soldiers, two or more at once, and brought no Influence."""
    for number, event in enumerate(log):
        if isinstance(event, SoldiersRouted) and event.amount > 1:
            battle, after = log[number - 1], log[number + 1]
            is_won = isinstance(battle, BattleFought) and margin(battle) >= event.amount
            return is_won and not isinstance(after, InfluenceGained)
    return False


def margin(battle: BattleFought) -> int:
    """The spoils of a Battle."""
    return abs(battle.total - battle.against)


def claims_deck_reshuffled(log: Log, state: ThroneState) -> bool:
    """The discard pile became the deck, and somebody kept a claim after that."""
    shuffles = [number for number, event in enumerate(log) if isinstance(event, ClaimsShuffled)]
    return bool(shuffles) and bool(of_kind(log[shuffles[0] :], ClaimKept))


def workforce_deck_reshuffled(log: Log, state: ThroneState) -> bool:
    """The deck was shuffled anew in the middle of a display, which still got its five cards."""
    for number, event in enumerate(log):
        if isinstance(event, DeckShuffled):
            before, after = log[:number][-1:], log[number + 1 :][:1]
            both = [*before, *after]
            return event.amount > 4 and all(isinstance(near, CardDisplayed) for near in both)
    return False


def hard_times(log: Log, state: ThroneState) -> bool:
    """One week of Hard Times! gave four points to a first bidder, and nobody supplemented."""
    weeks = by_week(log)
    halves = GAME.words.names()["half"]
    hard = [week for week in weeks if halves[of_kind(week, DecreeRead)[0].half] == "hard_times"]
    others = [week for week in weeks if week not in hard]
    if not hard or of_kind(hard[0], PointSupplemented):
        return False
    points = {turn.points for turn in of_kind(hard[0], TurnBegan)}
    usual = {turn.points for week in others for turn in of_kind(week, TurnBegan)}
    supplemented = all(of_kind(week, PointSupplemented) for week in others)
    return points == {2, 3, 4} and usual == {1, 2, 3} and supplemented


def open_markets(log: Log, state: ThroneState) -> bool:
    """In one turn the first Commerce at home was free, the second cost a marker."""
    return [0, 1] in trades_at_home(log)


def open_markets_without_end(log: Log, state: ThroneState) -> bool:
    """Before rules version 2: every Commerce at home was free."""
    return [0, 0, 0] in trades_at_home(log)


def trades_at_home(log: Log) -> list[list[int]]:
    """Turn by turn on Open Markets: the markers of each Commerce in the own Market."""
    halves = GAME.words.names()["half"]
    turns: list[list[int]] = []
    for week in by_week(log):
        if halves[of_kind(week, DecreeRead)[0].half] != "open_markets":
            continue
        for event in week:
            if isinstance(event, TurnBegan):
                turns.append([])
            elif isinstance(event, CommerceMade) and event.territory == event.seat:
                turns[-1].append(0)
            elif isinstance(event, AnarchyTaken) and event.reason == FOR_OWN_MARKET:
                turns[-1][-1] += 1
    return turns


def by_week(log: Log) -> list[list[Event]]:
    """What was told from the beginning of each week on."""
    weeks: list[list[Event]] = []
    for event in log:
        if isinstance(event, WeekBegan):
            weeks.append([])
        if weeks:
            weeks[-1].append(event)
    return weeks


UNRULY: Final = {
    "territory:centre": 6.0,
    "action:attack": 6.0,
    "action:subterfuge": 9.0,
    "action:commerce": 3.0,
    "action:grant": 3.0,
    "grant:claim": 4.0,
    BOOST[1].text: 9.0,
    DISCARD.text: 9.0,
    BRANCH_ANARCHY.text: 9.0,
    RETURN.text: 0.1,
}
"""How much rather than others some choices are made by players who take Anarchy markers."""

CURIOUS: Final = {"space:I": 3.0, "pass": 3.0}
WARLIKE: Final = {
    "action:attack": 9.0,
    "territory:centre": 5.0,
    "spoil:kill": 9.0,
    "space:III": 3.0,
}

MERCANTILE: Final = {
    "space:V": 9.0,
    "action:commerce": 9.0,
    "action:tradesman": 4.0,
    "territory:centre": 0.2,
}

IDLE: Final = {END_TURN.text: 3.0, "pass": 5.0}
"""Players who do little end more often alike."""

EN: Final = {"edition": "en"}
DE: Final = {"edition": "de"}


def pick(decision: Decision, taste: Mapping[str, float], dice: Random) -> Choice:
    """A random option by taste; hardly anybody ends a turn with points left."""
    return by_taste(decision, {END_TURN.text: 0.1, **taste}, dice)


RECORDS: Final = Records[ThroneState](
    GAME,
    pick,
    [
        Proof(2, queen_never_dies, EN),
        Proof(3, queen_dies_in_week_1, DE),
        Proof(4, anarchy_runs_out, EN, UNRULY),
        Proof(3, tie_broken_by_claims, EN),
        Proof(3, tie_broken_by_town_influence, EN),
        Proof(2, shared_victory, DE, IDLE),
        Proof(3, edition_de_spoils, DE, WARLIKE),
        Proof(4, claims_deck_reshuffled, EN, CURIOUS),
        Proof(4, workforce_deck_reshuffled, DE),
        Proof(3, hard_times, EN),
        Proof(2, open_markets, EN, MERCANTILE),
        Proof(2, open_markets_without_end, EN, MERCANTILE, rules=1),
    ],
)

if __name__ == "__main__":
    RECORDS.complete()
