"""What each recorded match proves; see support/proofs.py."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from games.archon.builders import GAME
from support.proofs import Log, Proof, Records
from support.questions import of_kind
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.archon.action_events import FigurePlaced, GoodsGained, MagisterHired, TileBuilt
from tabard.games.archon.events import (
    AttackDrawn,
    ProvinceRevealed,
    RaidSuffered,
    RoundBegan,
    TileScored,
    WallHeld,
    WarriorsReturned,
)
from tabard.games.archon.kinds import (
    CLERIC,
    COURTIER,
    PALACE,
    RECRUIT,
    SEASONS,
    SECRET_PASSAGE,
)
from tabard.games.archon.state import (
    GRANT_LINE,
    MAGISTER_LINE,
    RAID_LINE,
    SEASON_LINES,
    START_LINE,
    ArchonState,
    House,
)


def decided_by(state: ArchonState) -> object:
    """What decided between the winner and the rest."""
    return GAME.score_sheet(state)["decided_by"]


def of_best_score(state: ArchonState) -> list[int]:
    """Those with the highest score."""
    scores = GAME.scores(state)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def joined(log: Log) -> Iterator[tuple[FigurePlaced, list[int]]]:
    """Figures placed on occupied slots, and whose Figures stood there."""
    standing: dict[int, list[int]] = {}
    for event in log:
        if isinstance(event, RoundBegan):
            standing = {}
        elif isinstance(event, FigurePlaced):
            others = standing.setdefault(event.slot, [])
            if others:
                yield event, others[:]
            others.append(event.seat)


def after_raid(house: House, season: int) -> int:
    """The score when the raid of a season was over, before its King's Grant."""
    earlier = sum(house.tally[: season * SEASON_LINES])
    row = house.tally[season * SEASON_LINES : (season + 1) * SEASON_LINES]
    return house.tally[START_LINE] + earlier + sum(row[:GRANT_LINE]) + row[RAID_LINE]


def two_players_use_all_that_is_not_covered(log: Log, state: ArchonState) -> bool:
    """Every slot that two players can use was used, and none of the nine with a cover."""
    used = {event.slot for event in of_kind(log, FigurePlaced)}
    slots = state.rules.catalog.slots
    covered = {slot for slot, found in enumerate(slots) if found.players > state.seats}
    palace = {slot for slot, found in enumerate(slots) if found.building == PALACE}
    is_open = set(range(len(slots))) - covered - palace | {0, 1}
    return len(covered) == 9 and used == is_open


def raid_below_zero(log: Log, state: ArchonState) -> bool:
    """A raid took more VP than somebody had."""
    return any(after_raid(house, s) < 0 for house in state.houses for s in range(SEASONS))


def wall_holds_all_three_seasons(log: Log, state: ArchonState) -> bool:
    """No attack became a raid; one of them was met exactly."""
    exact = [event for event in of_kind(log, AttackDrawn) if event.defenders == event.strength]
    return len(of_kind(log, WallHeld)) == SEASONS and bool(exact)


def tie_broken_by_gold(log: Log, state: ArchonState) -> bool:
    best = of_best_score(state)
    gold = [state.houses[seat].goods[0] for seat in best]
    is_broken = len(best) > 1 and gold.count(max(gold)) == 1
    winner = GAME.places(state).index(1)
    return is_broken and winner == best[gold.index(max(gold))] and decided_by(state) == "gold"


def tie_broken_by_goods(log: Log, state: ArchonState) -> bool:
    """Equal in score and in gold; resources and recruits decided."""
    return len(of_best_score(state)) > 1 and decided_by(state) == "goods"


def shared_victory(log: Log, state: ArchonState) -> bool:
    """Two of three share the victory, though one of them has more gold."""
    best = of_best_score(state)
    gold = {state.houses[seat].goods[0] for seat in best}
    return len(best) == 2 and len(gold) == 2 and sorted(GAME.places(state)) == [1, 1, 3]


def all_options_changed(log: Log, state: ArchonState) -> bool:
    """Warriors returned twice, attacks grew, and Magisters of the setup gave VP."""
    usual = {option.key: option.default for option in GAME.options()}
    is_changed = all(state.rules.options[key] != value for key, value in usual.items())
    printed = state.rules.catalog.box.attacks
    grown = [
        event.strength - printed[event.attack].strengths[state.seats]
        for event in of_kind(log, AttackDrawn)
    ]
    returned = len(of_kind(log, WarriorsReturned))
    posted = [event.defenders > 0 for event in of_kind(log, AttackDrawn)]
    has_vp = [house.tally[MAGISTER_LINE] >= 2 for house in state.houses]
    return is_changed and grown == [0, 8, 16] and returned == 2 and all(posted) and all(has_vp)


def hired_into_a_hidden_pile(log: Log, state: ArchonState) -> bool:
    """In an odd round a Magister took the place of a Courtier that others do not see."""
    return any(event.pile == BLANK for event in of_kind(log, MagisterHired))


def secret_passage(log: Log, state: ArchonState) -> bool:
    """Courtiers went through the passage, here one and there two; none but those of its owners."""
    owners = {event.seat for event in of_kind(log, TileBuilt) if event.tile == SECRET_PASSAGE}
    passages = [event for event, _ in joined(log) if event.kind == COURTIER]
    counts = {event.count for event in passages}
    return len(passages) > 1 and counts == {1, 2} and {event.seat for event in passages} <= owners


def cleric_joins_others_and_oneself(log: Log, state: ArchonState) -> bool:
    """A Cleric came to the Figure of another player, and one to a Figure of his own."""
    clerics = [(event.seat, others) for event, others in joined(log) if event.kind == CLERIC]
    return any(seat in others for seat, others in clerics) and any(
        seat not in others for seat, others in clerics
    )


def recruits_run_out(log: Log, state: ArchonState) -> bool:
    """Somebody got fewer recruits than an action gives, because there were no more."""
    gains = [event for event in of_kind(log, GoodsGained) if event.good == RECRUIT]
    return any(event.amount > 0 and event.lost > 0 for event in gains)


def stockpile_runs_out(log: Log, state: ArchonState) -> bool:
    """A Province brought fewer cubes than it shows."""
    provinces = state.rules.catalog.box.provinces
    return any(
        sum(event.cubes) < sum(provinces[event.province].cubes[state.seats])
        for event in of_kind(log, ProvinceRevealed)
    )


def late_tile_makes_the_winner(log: Log, state: ArchonState) -> bool:
    """Without the ability of a tile of level III somebody else would have won."""
    places, scores = GAME.places(state), GAME.scores(state)
    if places.count(1) != 1:
        return False
    winner = places.index(1)
    ability = sum([event.vp for event in of_kind(log, TileScored) if event.seat == winner])
    others = [score for seat, score in enumerate(scores) if seat != winner]
    return ability > 0 and scores[winner] - ability < max(others)


def raided_in_every_season(log: Log, state: ArchonState) -> bool:
    """Three raids on four players, and one of them gave up goods of every sort and VP."""
    raids = of_kind(log, RaidSuffered)
    full = [
        event.lost[RECRUIT] > 0 and event.lost[0] > 0 and sum(event.lost[1:5]) > 0 and event.vp > 0
        for event in raids
    ]
    return len(raids) == SEASONS * state.seats and any(full)


BUSY: Final = {"pass": 0.05, "no_second_action": 0.1, "done": 0.3}
"""How much rather than others some choices are made, by how they begin; those of busy players."""

BUILDERS: Final = {
    **BUSY,
    "slot:builders_guild": 20.0,
    "slot:repository": 4.0,
    "slot:treasury": 2.0,
}
SNEAKERS: Final = {**BUILDERS, "tile:secret_passage": 99.0, "with:courtier": 9.0}
GUARDS: Final = {**BUSY, "slot:royal_guard": 99.0, "slot:barracks": 20.0, "magister:merchant": 5.0}
POOR: Final = {"slot:treasury": 0.0, "pass": 2.0, "slot:royal_guard": 30.0, "slot:barracks": 30.0}
HOARDERS: Final = {
    **BUSY,
    "slot:barracks": 30.0,
    "slot:royal_guard": 0.0,
    "benefit:yes": 20.0,
    "magister:merchant": 20.0,
}
IRONMONGERS: Final = {
    **BUSY,
    "slot": 0.02,
    "slot:royal_guard": 50.0,
    "slot:barracks": 9.0,
    "slot:repository": 30.0,
    "slot:marketplace": 30.0,
    "slot:treasury": 9.0,
    "take:iron": 30.0,
    "buy:iron": 99.0,
    "sell": 0.02,
    "sell:iron": 0.0,
}
"""Players who hold the wall, so that nobody takes their iron away."""

HIRING: Final = {**BUSY, "slot:guild_hall": 30.0, "with:courtier": 0.1, "to_hand:courtier": 0.5}
CLERICS: Final = {**BUSY, "magister:cleric": 20.0, "slot:guild_hall": 9.0}
IDLE: Final = {"pass": 9.0, "slot:treasury": 0.1}
"""Players who do little."""

CHANGED: Final = {
    "unused_value": "highest_card",
    "raid_odd_coin": "kept",
    "tax_counting": "per_owner",
    "tax_when_broke": "pay_what_you_can",
    "magister_arrival": "hand_first",
    "setup_magister_vp": "true",
    "warriors_persist": "false",
    "attack_escalation": "2",
    "building_levels": "all_open",
    "gold_supply": "59",
    "recruit_supply": "unlimited",
    "leftover_scoring": "false",
    "final_tie": "shared",
    "cleric_on_own_figure": "false",
    "favor_slots": "three",
}


def liking(text: str, taste: Mapping[str, float]) -> float:
    """How much a choice is liked: the longest beginning of its text that taste knows."""
    known = [key for key in taste if text.startswith(key)]
    return taste[max(known, key=len)] if known else 1.0


def pick(decision: Decision, taste: Mapping[str, float], dice: Random) -> Choice:
    """A random option by taste; any, if none is liked."""
    weights = [liking(option.text, taste) for option in decision.options]
    return dice.choices(decision.options, weights if sum(weights) > 0 else None)[0]


RECORDS: Final = Records[ArchonState](
    GAME,
    pick,
    [
        Proof(2, two_players_use_all_that_is_not_covered, {}, BUSY),
        Proof(2, wall_holds_all_three_seasons, {}, GUARDS),
        Proof(3, raid_below_zero, {}, IDLE),
        Proof(3, tie_broken_by_gold, {}, BUSY),
        Proof(2, tie_broken_by_goods, {}, POOR),
        Proof(3, shared_victory, {"final_tie": "shared"}, BUSY),
        Proof(3, hired_into_a_hidden_pile, {}, HIRING),
        Proof(3, late_tile_makes_the_winner, {}, BUILDERS),
        Proof(4, secret_passage, {}, SNEAKERS),
        Proof(4, cleric_joins_others_and_oneself, {}, CLERICS),
        Proof(4, recruits_run_out, {}, HOARDERS),
        Proof(2, stockpile_runs_out, {}, IRONMONGERS),
        Proof(4, raided_in_every_season, {}, BUSY),
        Proof(4, all_options_changed, CHANGED, BUSY),
    ],
)

if __name__ == "__main__":
    RECORDS.complete()
