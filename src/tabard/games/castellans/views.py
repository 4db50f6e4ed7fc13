"""What everybody sees of the table: all of it but the order of the decks (CV-GEN-08, -12)."""

from __future__ import annotations

from typing import cast

from tabard.core.engine import is_over
from tabard.core.state import Ask
from tabard.core.values import BLANK, CHANCE
from tabard.games.castellans.draft import faces_in
from tabard.games.castellans.ending import all_places
from tabard.games.castellans.facts import gain_view
from tabard.games.castellans.kinds import (
    BLUE,
    CITY_TOKEN_NAMES,
    COLOR_NAMES,
    COLUMNS,
    DEAL_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    EDGE_NAMES,
    FACE_NAMES,
    GATE,
    GOOD_NAMES,
    GOODS,
    GUILD_NAMES,
    IN_DRAFT,
    LIGHTHOUSE,
    LIGHTHOUSE_KEEPER,
    MANOR_NAMES,
    MONUMENT_NAMES,
    OPPONENT_NAMES,
    PHASE_NAMES,
    PINK,
    PROGRAMME_NAMES,
    ROUNDS,
    ROWS,
    STATUE,
    TOKEN_NAMES,
    WARD_TOWER,
)
from tabard.games.castellans.rules import BONUS_NAMES, BONUS_WHARF, Plan
from tabard.games.castellans.scoring import (
    control_of,
    guild_shares,
    halves_in,
    monument_site,
    monument_vp,
    wharf_shares,
)
from tabard.games.castellans.shapes import (
    Asked,
    AtDistrict,
    BonusView,
    CastellansView,
    Deck,
    Discards,
    DistrictView,
    Divider,
    EdgeView,
    Face,
    Guild,
    GuildWorth,
    IconView,
    Monuments,
    OpponentView,
    PlanView,
    PlayerView,
    WharfRow,
    WharfView,
)
from tabard.games.castellans.state import CastellansState, Side, limit_of, stars_of
from tabard.games.castellans.wharf_deals import deal_of_row
from tabard.parts.bag import Bag


def view(state: CastellansState) -> CastellansView:
    """The table; JSON-ready, and the same for every viewer. Sides are numbers of `players`."""
    is_draft = state.phase == IN_DRAFT
    dice = faces(faces_in(state.pool))
    city = state.rules.catalog.city
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "phase": PHASE_NAMES[state.phase],
        "first_player": side_or_none(state.first),
        "scoring": [DISTRICT_NAMES[place] for place in city.scored[state.round - 1]],
        "pool": dice if is_draft else [],
        "leftover": [] if is_draft else dice,
        "lines": {
            "pink": cards(state, state.lines[PINK]),
            "blue": cards(state, state.lines[BLUE]),
        },
        "guild_of": guilds_of_cards(state),
        "prices": state.rules.catalog.costs.recruit_food,
        "wharf": wharf_view(state),
        "decks": decks_view(state),
        "discards": discards_view(state),
        "districts": [district_view(state, place) for place in range(DISTRICTS)],
        "edges": [edge_view(state, edge) for edge in range(len(EDGE_NAMES))],
        "players": [player_view(state, side) for side in range(len(state.sides))],
        "stars_from": state.rules.catalog.tracks.first_star,
        "top": state.rules.catalog.tracks.top,
        "dividers": dividers_view(state),
        "guild_worth": guild_worth_view(state),
        "opponent": opponent_view(state),
        "over": is_over(state),
        "asked": asked_view(state),
    }


def asked_view(state: CastellansState) -> Asked:
    """Whom the match waits for, facts about the question, and what was chosen so far."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Ask):
        return {}
    decision = step.decision(state)
    if decision.seat == CHANCE:
        return {}
    asked = {"seat": decision.seat, "prompt": decision.prompt, **step.facts(state)}
    asked.setdefault("chosen", [])
    return cast("Asked", asked)


def faces(dice: tuple[int, ...]) -> list[Face]:
    return [FACE_NAMES[face] for face in dice]


def side_or_none(side: int) -> int | None:
    return None if side == BLANK else side


def cards(state: CastellansState, citizens: tuple[int, ...]) -> list[str]:
    return [state.rules.catalog.citizens[citizen].key for citizen in citizens]


def guilds_of_cards(state: CastellansState) -> dict[str, Guild]:
    """The Guild of each Citizen in the lines."""
    citizens = state.rules.catalog.citizens
    return {
        citizens[citizen].key: GUILD_NAMES[citizens[citizen].guild]
        for line in state.lines
        for citizen in line
    }


def dividers_view(state: CastellansState) -> dict[Guild, list[Divider]]:
    """The dividers of each track: after which space they lie, and what they pay."""
    dividers = state.rules.catalog.tracks.dividers
    return {
        name: [{"after": line.after, "gain": gain_view(line.gain)} for line in dividers[guild]]
        for guild, name in enumerate(GUILD_NAMES)
    }


def guild_worth_view(state: CastellansState) -> list[GuildWorth]:
    """What each track would score for each side, as things stand (CV-FINAL-02)."""
    return [
        {"guild": name, "worth": guild_shares(state, guild)}
        for guild, name in enumerate(GUILD_NAMES)
    ]


def wharf_view(state: CastellansState) -> WharfView:
    """The open card row by row, and what each row does; nothing that tells the next card."""
    if state.wharf == BLANK:
        return {"card": None, "rows": [], "worth": [0] * len(state.sides)}
    card = state.rules.catalog.wharf[state.wharf]
    rows: list[WharfRow] = []
    for row in range(ROWS):
        icons: list[IconView] = []
        for column in range(COLUMNS):
            icon = row * COLUMNS + column
            icons.append(
                {
                    "good": GOOD_NAMES[card.front[icon]],
                    "crate": side_or_none(state.crates[icon]),
                    "open": column >= state.rules.first_column,
                }
            )
        deal = None if state.back == BLANK else DEAL_NAMES[deal_of_row(state, row)]
        rows.append({"deal": deal, "icons": icons})
    return {"card": card.key, "rows": rows, "worth": wharf_shares(state)}


def decks_view(state: CastellansState) -> dict[Deck, int]:
    """How many cards lie face down."""
    pink, blue = state.decks
    return {"pink": pink.size, "blue": blue.size, "wharf": state.wharf_deck.size}


def discards_view(state: CastellansState) -> Discards:
    """All discards are open."""
    return {
        "pink": pile(state, state.discards[PINK]),
        "blue": pile(state, state.discards[BLUE]),
        "wharf": [state.rules.catalog.wharf[card].key for card in state.wharf_discard],
    }


def pile(state: CastellansState, bag: Bag) -> list[str]:
    found: list[str] = []
    for citizen, count in enumerate(bag.counts):
        found.extend([state.rules.catalog.citizens[citizen].key] * count)
    return found


def district_view(state: CastellansState, district: int) -> DistrictView:
    """What stands in a District, who controls it, and what it would score now."""
    halves = halves_in(state, district)
    points = control_of(state, district, halves)
    return {
        "district": DISTRICT_NAMES[district],
        "guilds": [GUILD_NAMES[g] for g in state.rules.catalog.city.guilds[district]],
        "keeps": state.keeps[district],
        "tokens": [
            {name: side.tokens_at(kind, district) for kind, name in enumerate(CITY_TOKEN_NAMES)}
            for side in state.sides
        ],
        "lighthouse": builder(state, LIGHTHOUSE, district),
        "ward_tower": builder(state, WARD_TOWER, district),
        "statue": builder(state, STATUE, district),
        "control": halves,
        "worth": points[:-1],
    }


def builder(state: CastellansState, monument: int, site: int) -> int | None:
    """Whose Monument stands at a site."""
    for number, side in enumerate(state.sides):
        if monument_site(side, monument) == site:
            return number
    return None


def edge_view(state: CastellansState, edge: int) -> EdgeView:
    """A road with its Windmills, and the bridge beside it."""
    return {
        "edge": EDGE_NAMES[edge],
        "windmills": [side.mills[edge] for side in state.sides],
        "slots": state.rules.catalog.city.slots[edge],
        "gate": builder(state, GATE, edge),
    }


def player_view(state: CastellansState, number: int) -> PlayerView:
    """A player board; the opponent's has no goods and no powers."""
    side = state.sides[number]
    is_opponent = state.is_opponent(number)
    manors = {
        name: None if side.manors[manor] == BLANK else DISTRICT_NAMES[side.manors[manor]]
        for manor, name in enumerate(MANOR_NAMES)
    }
    return {
        "seat": None if is_opponent else number,
        "opponent": OPPONENT_NAMES[state.opponent] if is_opponent and state.opponent >= 0 else None,
        "color": COLOR_NAMES[number],
        "score": side.score,
        "place": all_places(state)[number],
        "goods": {GOOD_NAMES[good]: side.goods[good] for good in range(GOODS)},
        "limits": {GOOD_NAMES[good]: limit_of(state, number, good) for good in range(GOODS)},
        "guilds": {name: side.guilds[guild] for guild, name in enumerate(GUILD_NAMES)},
        "stars": stars_of(state, number),
        "manors": manors,
        "supply": {name: side.supply[kind] for kind, name in enumerate(TOKEN_NAMES)},
        "lighthouse_left": side.manors[LIGHTHOUSE_KEEPER] == BLANK,
        "monuments": monuments_view(state, side),
        "crates": side.crates,
        "drafted": faces(side.drafted),
        "spent": faces(side.spent),
        "citizens": cards(state, side.citizens),
    }


def monuments_view(state: CastellansState, side: Side) -> Monuments:
    """Where the Monuments of a side stand, and what each would score now."""
    edge = monument_site(side, GATE)
    return {
        "gate": None
        if edge == BLANK
        else {"site": EDGE_NAMES[edge], "vp": monument_vp(state, GATE, edge)},
        "ward_tower": at_district(state, side, WARD_TOWER),
        "statue": at_district(state, side, STATUE),
        "lighthouse": at_district(state, side, LIGHTHOUSE),
    }


def at_district(state: CastellansState, side: Side, monument: int) -> AtDistrict | None:
    site = monument_site(side, monument)
    if site == BLANK:
        return None
    return {"site": DISTRICT_NAMES[site], "vp": monument_vp(state, monument, site)}


def opponent_view(state: CastellansState) -> OpponentView | None:
    """The Opponent card is open: priorities and all five rounds (CV-SOLO-49)."""
    if state.opponent == BLANK:
        return None
    card = state.rules.catalog.opponents[state.opponent]
    return {
        "opponent": OPPONENT_NAMES[state.opponent],
        "difficulty": card.difficulty,
        "priority": [FACE_NAMES[face] for face in card.priority],
        "rounds": [plan_view(plan) for plan in card.plans],
    }


def plan_view(plan: Plan) -> PlanView:
    bonus: BonusView = {"kind": BONUS_NAMES[plan.bonus]}
    if plan.bonus == BONUS_WHARF:
        bonus["deal"] = DEAL_NAMES[plan.deal]
        bonus["faces"] = [FACE_NAMES[face] for face in plan.faces]
    else:
        bonus["sails"] = plan.sails
    return {
        "actions": [PROGRAMME_NAMES[action] for action in plan.actions],
        "monument": None if plan.monument == BLANK else MONUMENT_NAMES[plan.monument],
        "bonus": bonus,
    }
