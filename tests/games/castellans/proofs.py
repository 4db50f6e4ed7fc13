"""What each recorded match proves; see support/proofs.py."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, TypeVar

from games.castellans.builders import GAME
from support.proofs import Log, Proof, Records, by_taste
from support.questions import of_kind
from tabard.core.values import BLANK, Event
from tabard.games.castellans.action_events import (
    CitizenRecruited,
    CitizenUsed,
    CratePlaced,
    DecisionRolled,
    GateBuilt,
    ManorBuilt,
    MonumentBuilt,
    OpponentMonument,
    Paid,
    Pushed,
    PushLost,
    ShipSailed,
    WindmillBuilt,
)
from tabard.games.castellans.ending import all_places
from tabard.games.castellans.events import (
    CitizenLaid,
    DeckShuffled,
    DistrictScored,
    KeepPlaced,
    ScepterPassed,
)
from tabard.games.castellans.kinds import LINE_LENGTH, MOST_SEATS, OPPONENT
from tabard.games.castellans.state import CastellansState, stars_of

E = TypeVar("E", bound=Event)


def by_opponent(log: Log, kind: type[E]) -> list[E]:
    """What was told of a kind and of the solo opponent."""
    return [event for event in of_kind(log, kind) if getattr(event, "seat", BLANK) >= MOST_SEATS]


def decided_by(state: CastellansState) -> object:
    """What decided between the winner and the rest."""
    return GAME.score_sheet(state)["decided_by"]


def of_best_score(state: CastellansState) -> list[int]:
    """Those with the highest score."""
    scores = [side.score for side in state.sides]
    return [side for side, score in enumerate(scores) if score == max(scores)]


def jumps(log: Log) -> list[tuple[Pushed, int]]:
    """Pushes that moved a token by more than one space, and from which space."""
    spaces: dict[tuple[int, int], int] = {}
    found: list[tuple[Pushed, int]] = []
    for event in of_kind(log, Pushed):
        start = spaces.get((event.seat, event.guild), 0)
        if event.space > start + 1:
            found.append((event, start))
        spaces[event.seat, event.guild] = event.space
    return found


def brandt_on_level_terms(log: Log, state: CastellansState) -> bool:
    """Both ended with the same score; the stars decided, or nothing did."""
    return of_best_score(state) == [0, OPPONENT] and decided_by(state) in ("stars", "shared")


def oake_wins(log: Log, state: CastellansState) -> bool:
    """Oake won with three Windmills, two of them side by side, and Crates on both lines."""
    mills = [event.edge for event in by_opponent(log, WindmillBuilt)]
    deals = {event.deal for event in by_opponent(log, CratePlaced)}
    is_won = all_places(state) == [2, 1]
    return is_won and len(mills) == 3 and len(set(mills)) == 2 and len(deals) == 2


def dray_is_beaten(log: Log, state: CastellansState) -> bool:
    """The human won, though Dray built all it could: Gate, Ward Tower, Statue, and seven Manors."""
    built = len(by_opponent(log, GateBuilt)) + len(by_opponent(log, MonumentBuilt))
    manors = len(by_opponent(log, ManorBuilt))
    is_won = all_places(state) == [1, 2] and decided_by(state) == "score"
    return is_won and (built, manors) == (3, 7)


def vire_sails(log: Log, state: CastellansState) -> bool:
    """Two of the three Sails on Vire's card moved a Ship, one found none elsewhere."""
    return len(by_opponent(log, ShipSailed)) == 2


def ysenne_jumps_a_star(log: Log, state: CastellansState) -> bool:
    """A token of Ysenne jumped over one of the human on a starred space."""
    return any(event.seat >= MOST_SEATS for event, _ in jumps(log))


def vaun_rolls_again(log: Log, state: CastellansState) -> bool:
    """For a Monument the Decision die showed a side that names no site, and was rolled again."""
    for number, event in enumerate(log):
        if isinstance(event, OpponentMonument):
            after = log[number + 1 : number + 3]
            if [type(one) for one in after] == [DecisionRolled, DecisionRolled]:
                return True
    return False


def first_player_by_score(log: Log, state: CastellansState) -> bool:
    """In solo the Scepter passed to the other side twice, and twice it did not."""
    firsts = [0, *[event.seat for event in of_kind(log, ScepterPassed)]]
    changes = [was != now for was, now in pairwise(firsts)]
    return sorted(changes) == [False, False, True, True]


def citizen_deck_reshuffled(log: Log, state: CastellansState) -> bool:
    """The deck was empty when a recruited card was replaced; the discards became the deck."""
    for number, event in enumerate(log):
        if isinstance(event, DeckShuffled):
            before, after = log[number - 1], log[number + 1]
            if isinstance(before, CitizenRecruited) and isinstance(after, CitizenLaid):
                return True
    return False


def citizen_line_runs_short(log: Log, state: CastellansState) -> bool:
    """In the end a deck and its discards were empty, and the line was not full."""
    return any(
        len(line) < LINE_LENGTH and state.decks[number].size + state.discards[number].size == 0
        for number, line in enumerate(state.lines)
    )


def tie_broken_by_stars(log: Log, state: CastellansState) -> bool:
    best = of_best_score(state)
    stars = [stars_of(state, side) for side in best]
    is_broken = len(best) > 1 and stars.count(max(stars)) == 1
    winner = all_places(state).index(1)
    return is_broken and winner == best[stars.index(max(stars))] and decided_by(state) == "stars"


def shared_victory(log: Log, state: CastellansState) -> bool:
    """Two of three share the victory, equal in score and in stars."""
    best = of_best_score(state)
    stars = {stars_of(state, side) for side in best}
    places = sorted(all_places(state))
    return len(best) == 2 and len(stars) == 1 and places == [1, 1, 3]


def all_options_changed(log: Log, state: CastellansState) -> bool:
    """A granted Sail was paid, and a District gave VP to somebody without control there."""
    usual = {option.key: option.default for option in GAME.options()}
    is_changed = all(state.rules.options[key] != value for key, value in usual.items())
    granted = [
        isinstance(one, CitizenUsed) and isinstance(two, Paid) and isinstance(three, ShipSailed)
        for one, two, three in zip(log, log[1:], log[2:], strict=False)
    ]
    absent = [
        halves == 0 and points > 0
        for event in of_kind(log, DistrictScored)
        for halves, points in zip(event.halves, event.points, strict=True)
    ]
    return is_changed and any(granted) and any(absent)


def all_three_monuments(log: Log, state: CastellansState) -> bool:
    """One of two built Gate, Ward Tower and Statue."""
    return any(BLANK not in side.monuments for side in state.sides)


def token_jumps_over_two_stars(log: Log, state: CastellansState) -> bool:
    """From the last ordinary space to the top."""
    tracks = state.rules.catalog.tracks
    return any(
        start == tracks.first_star - 1 and event.space == tracks.top for event, start in jumps(log)
    )


def push_lost_below_the_stars(log: Log, state: CastellansState) -> bool:
    """Three tokens held the stars of a track; a fourth stood below them and could not move."""
    first_star = state.rules.catalog.tracks.first_star
    for event in of_kind(log, PushLost):
        if event.guild != BLANK:
            spaces = [side.guilds[event.guild] for side in state.sides]
            stars = [space for space in spaces if space >= first_star]
            if len(stars) == 3 and spaces[event.seat] == first_star - 1:
                return True
    return False


def keeps_pile_up(log: Log, state: CastellansState) -> bool:
    """All four Keep rolls hit Districts that had a Keep already."""
    placed = [event.district for event in of_kind(log, KeepPlaced)]
    return len(placed) == 8 and set(placed[4:]) <= set(placed[:4])


EAGER: Final = {
    "do:manor": 6.0,
    "do:temple": 9.0,
    "do:recruit": 4.0,
    "do:gate": 9.0,
    "do:ward_tower": 9.0,
    "do:statue": 9.0,
    "manor:banker": 3.0,
    "sub:shipyard": 4.0,
    "sub:windmill": 4.0,
    "end": 0.3,
    "skip": 0.3,
}
"""How much rather than others some choices are made by players who build what they can."""

HIRING: Final = {"do:recruit": 30.0, "draft:food": 9.0, "draft:magic": 3.0, "end": 0.3}
SEAFARING: Final = {"sub:shipyard": 9.0, "use:smuggler": 9.0, "sub:sail": 9.0, "do:recruit": 5.0}
RICH: Final = {**EAGER, "draft:gold": 9.0, "manor:banker": 30.0, "do:wharf": 3.0, "take:gold": 9.0}
PIOUS: Final = {**EAGER, "guild:worker": 6.0, "at:bazani_gate": 4.0, "at:luna_grove": 4.0}
"""Players who crowd on the track of the Workers."""

CHANGED: Final = {
    "reset_discard": "1",
    "granted_sail_free": "false",
    "citizen_copies": "2",
    "wharf_needs_crate": "true",
    "zero_control_scores": "true",
    "action_bonus_timing": "before_payment",
    "first_player": "seat_0",
    "solo_first_tie": "human",
    "solo_opponent": "vaun",
}


def against(opponent: str) -> dict[str, str]:
    return {"solo_opponent": opponent}


RECORDS: Final = Records[CastellansState](
    GAME,
    by_taste,
    [
        Proof(1, brandt_on_level_terms, against("brandt"), EAGER),
        Proof(1, oake_wins, against("oake")),
        Proof(1, dray_is_beaten, against("dray"), EAGER),
        Proof(1, vire_sails, against("vire")),
        Proof(1, ysenne_jumps_a_star, against("ysenne"), PIOUS),
        Proof(1, vaun_rolls_again, against("vaun")),
        Proof(1, first_player_by_score, against("random"), EAGER),
        Proof(2, keeps_pile_up, {}, EAGER),
        Proof(2, all_three_monuments, {}, RICH),
        Proof(3, tie_broken_by_stars, {}, EAGER),
        Proof(3, shared_victory),
        Proof(4, push_lost_below_the_stars, {}, PIOUS),
        Proof(4, citizen_deck_reshuffled, {}, HIRING),
        Proof(5, citizen_line_runs_short, {}, HIRING),
        Proof(5, token_jumps_over_two_stars, {}, PIOUS),
        Proof(5, all_options_changed, CHANGED, SEAFARING),
    ],
)

if __name__ == "__main__":
    RECORDS.complete()
