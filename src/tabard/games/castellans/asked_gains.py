"""What dice and pushes would bring, for texts alone."""

from __future__ import annotations

from tabard.games.castellans.kinds import ACTION_NAMES, FACE_NAMES, GOOD_NAMES, GUILD_NAMES, GUILDS
from tabard.games.castellans.possible import dice_for, faces_for
from tabard.games.castellans.rules import ON_DRAFT_FACE, Gain
from tabard.games.castellans.state import CastellansState

Asked = dict[str, object]


def gain_view(gain: Gain) -> dict[str, int]:
    """What is in a gain, by name; what is not in it is left out."""
    found = {name: gain.goods[good] for good, name in enumerate(GOOD_NAMES)}
    found["vp"] = gain.vp
    found["leftover"] = gain.leftover
    found["resource_any"] = gain.resource_any
    found["resource_same"] = gain.resource_same
    found["influence_any"] = gain.influence_any
    found["influence_same"] = gain.influence_same
    found["influence_district"] = gain.influence_district
    found["influence_card"] = gain.influence_card
    found["sail"] = gain.sail
    return {name: amount for name, amount in found.items() if amount > 0}


def face_facts(state: CastellansState) -> Asked:
    """What each face gives."""
    gains = state.rules.numbers.faces
    return {"gains": {name: gain_view(gains[face]) for face, name in enumerate(FACE_NAMES)}}


def draft_facts(state: CastellansState, side: int) -> Asked:
    """What each face gives, and which Citizens add to it."""
    numbers = state.rules.numbers
    also: dict[str, list[str]] = {}
    for citizen in state.sides[side].citizens:
        card = numbers.citizens[citizen]
        if card.timing == ON_DRAFT_FACE:
            also.setdefault(FACE_NAMES[card.face], []).append(card.key)
    return {**face_facts(state), "also": also}


def spend_facts(state: CastellansState, side: int, action: int) -> Asked:
    """The face with a bonus, the bonus, and to which faces each die can be turned."""
    numbers = state.rules.numbers
    faces: dict[str, object] = {}
    for rolled in dice_for(state, side, action):
        reached = faces_for(state, side, action, rolled)
        faces[FACE_NAMES[rolled]] = [FACE_NAMES[face] for face in reached]
    return {
        "action": ACTION_NAMES[action],
        "bonus": FACE_NAMES[numbers.bonus_faces[action]],
        "gain": gain_view(numbers.die_bonuses[action]),
        "faces": faces,
    }


def push_facts(state: CastellansState, side: int, count: int) -> Asked:
    """For each track where the token stands, where pushes bring it, and what dividers pay.

    `ahead` is the next divider after that.
    """
    tracks: dict[str, object] = {}
    spaces = state.sides[side].guilds
    for guild in range(GUILDS):
        start = spaces[guild]
        space = _reached(state, side, guild, count)
        dividers = state.rules.numbers.tracks.dividers[guild]
        paid = [gain_view(line.gain) for line in dividers if start <= line.after < space]
        ahead = [line for line in dividers if line.after >= space]
        tracks[GUILD_NAMES[guild]] = {
            "from": start,
            "to": space,
            "gains": paid,
            "ahead": {"space": ahead[0].after + 1, "gain": gain_view(ahead[0].gain)}
            if ahead
            else None,
        }
    return {"tracks": tracks}


def _reached(state: CastellansState, side: int, guild: int, count: int) -> int:
    """Where pushes on one track end: over taken stars, and no further than the top."""
    tracks = state.rules.numbers.tracks
    space = state.sides[side].guilds[guild]
    taken = [other.guilds[guild] for other in state.sides]
    for _ in range(count):
        following = space + 1
        while following >= tracks.first_star and following in taken:
            following += 1
        if following <= tracks.top:
            space = following
    return space
