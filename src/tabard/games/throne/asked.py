"""What a seat that is asked has named already, and what its options cost; for texts alone."""

from __future__ import annotations

from tabard.core.state import Ask
from tabard.core.values import BLANK
from tabard.games.throne.alms import RaiseAnyTrack
from tabard.games.throne.bankers import GrantClaim
from tabard.games.throne.claims import KeepClaim
from tabard.games.throne.decrees import (
    AcceptDecree,
    ChooseBranch,
    NameTrack,
    PayForDiplomacy,
    ReturnWorker,
    half_in_force,
)
from tabard.games.throne.guilds import BuyCard, TurnWorker
from tabard.games.throne.kinds import (
    ACTION_NAMES,
    CENTRE,
    FIRST_TRACK_SPACE,
    ROW_NAMES,
    SOLDIER,
    TERRITORY_NAMES,
    TRACK_NAMES,
    WORKER_KINDS,
    WORKER_NAMES,
)
from tabard.games.throne.merchants import Commerce, is_home_free
from tabard.games.throne.movement import Move
from tabard.games.throne.muster import Muster
from tabard.games.throne.points import ChooseMode, Turn, cost_of, is_crossing, missing_points
from tabard.games.throne.rules import Claim, Lord
from tabard.games.throne.setup import KeepEnds, KeepLord
from tabard.games.throne.soldiers import Attack, UseSpoils
from tabard.games.throne.spies import Subterfuge
from tabard.games.throne.state import ThroneState, owner_of
from tabard.games.throne.workforce import SplitDisplay

Asked = dict[str, object]


def asked_view(state: ThroneState, seat: int) -> Asked:
    """Facts about the question that waits for the seat, none for all others."""
    step = state.agenda[-1] if state.agenda else None
    deck = state.rules.numbers.deck
    if seat < 0:
        return {}
    if isinstance(step, KeepEnds):
        return {"worth": _worth(deck.ends, list(state.houses[seat].dealt))}
    if isinstance(step, KeepLord):
        return {"lords": _lords(deck.lords, list(state.houses[seat].lords))}
    if not isinstance(step, Ask) or step.decision(state).seat != seat:
        return {}
    if isinstance(step, (KeepClaim, GrantClaim)):
        drawn = [held.claim for held in state.drawn]
        return {"worth": _worth(deck.claims, drawn), "claim": [deck.claims[n].key for n in drawn]}
    if isinstance(step, Turn):
        return _turn(state, step)
    if isinstance(step, ChooseMode):
        return {"deploy": step.points, "task": step.task}
    if isinstance(step, (AcceptDecree, ReturnWorker, ChooseBranch, NameTrack)):
        return _decree(state)
    return _action(state, step)


def _worth(deck: list[Claim], claims: list[int]) -> Asked:
    return {deck[claim].key: deck[claim].influence for claim in claims}


def _lords(deck: list[Lord], dealt: list[int]) -> Asked:
    return {deck[lord].key: _lord(deck[lord]) for lord in dealt}


def _lord(lord: Lord) -> Asked:
    """What a lord begins with."""
    tracks = {TRACK_NAMES[n]: steps for n, steps in enumerate(lord.tracks) if steps > 0}
    workers = {WORKER_NAMES[n]: count for n, count in enumerate(lord.workers) if count > 0}
    return {"tracks": tracks, "workers": workers}


def _turn(state: ThroneState, step: Turn) -> Asked:
    """The points left, and what each action on offer takes (TH-SUP-01 to -08)."""
    track = state.space - FIRST_TRACK_SPACE
    actions: Asked = {}
    for option in step.decision(state).options:
        action = option.number
        if option.kind != "action":
            continue
        missing = missing_points(state, action, step.points)
        actions[ACTION_NAMES[action]] = {
            "cost": cost_of(state, action),
            "from_bid": cost_of(state, action) - missing,
            "from_track": missing,
            "crosses": is_crossing(state, step.seat, track, missing),
        }
    return {"points": step.points, "track": TRACK_NAMES[track], "actions": actions}


def _decree(state: ThroneState) -> Asked:
    """Whom or what the half of a decree concerns, if it names anything, and how much."""
    half = half_in_force(state)
    found: Asked = {"half": half.key, "amount": half.amount, "track": TRACK_NAMES[half.subject]}
    if half.subject < WORKER_KINDS:
        found["worker"] = WORKER_NAMES[half.subject]
    return found


def _action(state: ThroneState, step: object) -> Asked:
    """What was named of an action, or of a Guild or token."""
    if isinstance(step, Move):
        return _move(step)
    if isinstance(step, TurnWorker):
        return {} if step.kind == BLANK else {"worker": WORKER_NAMES[step.kind]}
    if isinstance(step, Attack):
        place = step.territory
        return {"attack": "" if place == BLANK else TERRITORY_NAMES[place]}
    if isinstance(step, Subterfuge):
        return _subterfuge(state, step)
    if isinstance(step, Commerce):
        is_free = is_home_free(state, step.has_traded)
        found: Asked = {"commerce": is_free, "stays": state.rules.merchant_stays}
        if step.row != BLANK:
            found["row"] = ROW_NAMES[step.row]
        return found
    if isinstance(step, UseSpoils):
        used = 1 if state.rules.mixed_spoils else step.points
        left = state.houses[step.loser].workers_at(SOLDIER, step.territory)
        spoils: Asked = {"influence": used, "soldiers": min(used, left)}
        return {**spoils, "player": step.loser, "territory": TERRITORY_NAMES[step.territory]}
    if isinstance(step, Muster):
        return _muster(state, step)
    if isinstance(step, PayForDiplomacy):
        return {"cards": [state.rules.numbers.card[card].name for card in step.cards]}
    if isinstance(step, SplitDisplay):
        single = step.single
        return {} if single == BLANK else {"single": state.rules.numbers.card[single].name}
    if isinstance(step, RaiseAnyTrack):
        return {"amount": step.amount}
    return {"player": step.owner} if isinstance(step, BuyCard) else {}


def _move(step: Move) -> Asked:
    """Of which kind workers move, from where and to where, as far as it is named."""
    found: Asked = {}
    if step.kind != BLANK:
        found["worker"] = WORKER_NAMES[step.kind]
    if step.origin != BLANK:
        found["origin"] = TERRITORY_NAMES[step.origin]
    if step.target != BLANK:
        found["target"] = TERRITORY_NAMES[step.target]
    return found


def _subterfuge(state: ThroneState, step: Subterfuge) -> Asked:
    """Whether it is the first of the turn; then whose track is lowered, and which already."""
    if step.territory in (BLANK, CENTRE):
        return {"subterfuge": step.is_first}
    found: Asked = {"player": owner_of(state, step.territory)}
    return found if step.track == BLANK else {**found, "first": TRACK_NAMES[step.track]}


def _muster(state: ThroneState, step: Muster) -> Asked:
    """The cards clicked so far, and what they and the others are worth."""
    numbers = state.rules.numbers
    workforce = numbers.deck.workforce
    return {
        "track": TRACK_NAMES[step.track()],
        "cards": [numbers.card[card].name for card in step.cards],
        "raised": sum([workforce.values[card] for card in step.cards]),
        "values": dict(zip(workforce.keys, workforce.values)),
    }
