"""What a table plays by: the numbers of its data files and its options, read once a match."""

from __future__ import annotations

from typing import Final, final

from tabard.core.game import Options
from tabard.core.values import BLANK, named_row
from tabard.games.castellans.kinds import BANKER
from tabard.games.castellans.shapes import Bonus

ON_DRAFT_FACE: Final = 0
ON_DRAFT_CONVERT: Final = 1
ON_DIE_SETTLE: Final = 2
ON_ACTION: Final = 3
INSTANT: Final = 4
ON_RESET: Final = 5
ON_SCORING: Final = 6
TIMING_NAMES: Final = [
    "on_draft_face",
    "on_draft_convert",
    "on_die_settle",
    "on_action",
    "instant",
    "reset",
    "scoring_monument",
]
"""When a Citizen or a Manor works."""

BONUS_WHARF: Final = 0
BONUS_SAIL: Final = 1
BONUS_NAMES: Final[list[Bonus]] = ["wharf", "sail"]


@final
class Gain:
    """What somebody receives, in this order; what is not in it is zero.

    `goods` are fixed amounts by good, `leftover` how many leftover dice are read, `resource_any`
    single resources of choice, `resource_same` units of one resource of choice, `influence_any`
    pushes on any track, `influence_same` pushes on one track of choice, `influence_district` pushes
    on one Guild of the District, `influence_card` pushes on the Guild of the recruited card.
    `has_goods` and `has_more` say whether there are goods in it, and whether anything else.
    """

    def __init__(
        self,
        goods: list[int],
        vp: int = 0,
        leftover: int = 0,
        resource_any: int = 0,
        resource_same: int = 0,
        influence_any: int = 0,
        influence_same: int = 0,
        influence_district: int = 0,
        influence_card: int = 0,
        sail: int = 0,
    ) -> None:
        self.goods: Final = goods
        self.vp: Final = vp
        self.leftover: Final = leftover
        self.resource_any: Final = resource_any
        self.resource_same: Final = resource_same
        self.influence_any: Final = influence_any
        self.influence_same: Final = influence_same
        self.influence_district: Final = influence_district
        self.influence_card: Final = influence_card
        self.sail: Final = sail
        self.has_goods: Final = sum(goods) > 0
        pushes = influence_any + influence_same + influence_district + influence_card
        self.has_more: Final = vp + leftover + resource_any + resource_same + pushes + sail > 0


@final
class Divider:
    """A line across a Guild track: crossed by a token that leaves space `after` or one below."""

    def __init__(self, after: int, gain: Gain) -> None:
        self.after: Final = after
        self.gain: Final = gain


@final
class Citizen:
    """A Citizen card: when it works, for which face or Primary Action, what it takes and gives.

    `self_too` is true if the very action that takes the card is rewarded.
    """

    def __init__(
        self,
        key: str,
        guild: int,
        line: int,
        copies: int,
        timing: int,
        face: int,
        action: int,
        gold_cost: int,
        resource_cost: int,
        gain: Gain,
        self_too: bool,
    ) -> None:
        self.key: Final = key
        self.guild: Final = guild
        self.line: Final = line
        self.copies: Final = copies
        self.timing: Final = timing
        self.face: Final = face
        self.action: Final = action
        self.gold_cost: Final = gold_cost
        self.resource_cost: Final = resource_cost
        self.gain: Final = gain
        self.self_too: Final = self_too


@final
class Manor:
    """What leaving its place on the player board unlocks.

    ON_ACTION: `gain` with each `action`, with the one that builds it if `self_too`. INSTANT: once,
    `gold` Gold or `units` of one resource to choose from, a Gold limit raised to `gold_limit`,
    `crates` more. ON_SCORING: `vp` for each Ship.
    """

    def __init__(
        self,
        key: str,
        timing: int,
        action: int,
        gain: Gain,
        self_too: bool,
        gold: int,
        units: int,
        gold_limit: int,
        crates: int,
        vp: int,
    ) -> None:
        self.key: Final = key
        self.timing: Final = timing
        self.action: Final = action
        self.gain: Final = gain
        self.self_too: Final = self_too
        self.gold: Final = gold
        self.units: Final = units
        self.gold_limit: Final = gold_limit
        self.crates: Final = crates
        self.vp: Final = vp


@final
class WharfCard:
    """A front of goods, row by row, and a back that says what each row of another front does."""

    def __init__(self, key: str, front: list[int], back: int) -> None:
        self.key: Final = key
        self.front: Final = front
        self.back: Final = back


@final
class Deals:
    """What a Crate on each line of the Wharf pays and gives; a sale pays one unit of the icon.

    Buying costs `buy_gold` for one unit, a sale gives `sell_gold` and `sell_vp`, or on the other
    line `favour_pushes` on any track or `favour_gold` (CV-WHARF-08 to -10).
    """

    def __init__(
        self, buy_gold: int, sell_gold: int, sell_vp: int, favour_pushes: int, favour_gold: int
    ) -> None:
        self.buy_gold: Final = buy_gold
        self.sell_gold: Final = sell_gold
        self.sell_vp: Final = sell_vp
        self.favour_pushes: Final = favour_pushes
        self.favour_gold: Final = favour_gold


@final
class Plan:
    """What an opponent does in one round: die actions, a Monument or BLANK, and a bonus."""

    def __init__(
        self,
        actions: list[int],
        monument: int,
        bonus: int,
        deal: int = BLANK,
        faces: list[int] | None = None,
        sails: int = 0,
    ) -> None:
        self.actions: Final = actions
        self.monument: Final = monument
        self.bonus: Final = bonus
        self.deal: Final = deal
        self.faces: Final = faces or []
        self.sails: Final = sails


@final
class Opponent:
    """A solo opponent: faces from the dearest to the least, and a plan for each round."""

    def __init__(self, key: str, difficulty: int, priority: list[int], plans: list[Plan]) -> None:
        self.key: Final = key
        self.difficulty: Final = difficulty
        self.priority: Final = priority
        self.plans: Final = plans


@final
class Charts:
    """How the Decision die is read: `districts` by round and side, `selector` by number of options
    and side (BLANK: roll again), `citizens` by side, a line and a place there."""

    def __init__(
        self,
        districts: list[list[int]],
        selector: list[list[int]],
        citizens: list[tuple[int, int]],
    ) -> None:
        self.districts: Final = districts
        self.selector: Final = selector
        self.citizens: Final = citizens


@final
class City:
    """The Guilds of each District in track order, the District of each side of the Decision die,
    how many Windmills each road holds, and which Districts each round scores."""

    def __init__(
        self,
        guilds: list[list[int]],
        die: list[int],
        slots: list[int],
        scored: list[list[int]],
    ) -> None:
        self.guilds: Final = guilds
        self.die: Final = die
        self.slots: Final = slots
        self.scored: Final = scored
        self.masks: Final = [sum([1 << guild for guild in pair]) for pair in guilds]


@final
class Tracks:
    """The Guild tracks: starred spaces from `first_star` to `top`, and the dividers by Guild."""

    def __init__(self, first_star: int, top: int, dividers: list[list[Divider]]) -> None:
        self.first_star: Final = first_star
        self.top: Final = top
        self.dividers: Final = dividers


@final
class Costs:
    """What actions cost beside the surcharge; `recruit_food` by place from the edge."""

    def __init__(
        self,
        manor_wood: int,
        temple_stone: int,
        ship_wood: int,
        sail_gold: int,
        mill_food: int,
        monuments: list[int],
        recruit_food: list[int],
    ) -> None:
        self.manor_wood: Final = manor_wood
        self.temple_stone: Final = temple_stone
        self.ship_wood: Final = ship_wood
        self.sail_gold: Final = sail_gold
        self.mill_food: Final = mill_food
        self.monuments: Final = monuments
        self.recruit_food: Final = recruit_food


@final
class Rewards:
    """What actions give in Influence, and Monuments in VP for each token that they count.

    `monuments` has the three that are built with Gold, `monument_vp` the Lighthouse too.
    """

    def __init__(
        self,
        manor: int,
        temple: int,
        recruit_card: int,
        recruit_district: int,
        harvest: int,
        monuments: list[int],
        monument_vp: list[int],
    ) -> None:
        self.manor: Final = manor
        self.temple: Final = temple
        self.recruit_card: Final = recruit_card
        self.recruit_district: Final = recruit_district
        self.harvest: Final = harvest
        self.monuments: Final = monuments
        self.monument_vp: Final = monument_vp


@final
class Tables:
    """What depends on the number of players, by seats (index 0 stays unused)."""

    def __init__(self, dice: list[int], keep_roll: list[bool], first_column: list[int]) -> None:
        self.dice: Final = dice
        self.keep_roll: Final = keep_roll
        self.first_column: Final = first_column


@final
class Catalog:
    """What the data files say; replaceable without touching code.

    `starts` and `limits` are by good (the Gold limit before the Banker's Manor is built), `faces`
    by face, `bonus_faces` and `die_bonuses` by Primary Action, `supply` says how many tokens of
    each kind (TOKEN_NAMES) a player has, the Lighthouse among the Manors.
    """

    def __init__(
        self,
        constants: dict[str, int],
        starts: list[int],
        limits: list[int],
        faces: list[Gain],
        bonus_faces: list[int],
        die_bonuses: list[Gain],
        supply: list[int],
        city: City,
        tracks: Tracks,
        costs: Costs,
        rewards: Rewards,
        tables: Tables,
        places: dict[str, list[int]],
        manors: list[Manor],
        citizens: list[Citizen],
        wharf: list[WharfCard],
        deals: Deals,
        opponents: list[Opponent],
        charts: Charts,
    ) -> None:
        self.drafted: Final = constants["drafted_dice"]
        self.leftover: Final = constants["leftover_dice"]
        self.crates_at_start: Final = constants["crates_at_start"]
        self.crates: Final = constants["crates_at_start"] + manors[BANKER].crates
        self.keeps: Final = constants["keeps"]
        self.starts: Final = starts
        self.limits: Final = limits
        self.faces: Final = faces
        self.bonus_faces: Final = bonus_faces
        self.die_bonuses: Final = die_bonuses
        self.supply: Final = supply
        self.city: Final = city
        self.tracks: Final = tracks
        self.costs: Final = costs
        self.rewards: Final = rewards
        self.tables: Final = tables
        self.control_places: Final = places["control"]
        self.wharf_places: Final = places["wharf"]
        self.guild_places: Final = places["guild"]
        self.manors: Final = manors
        self.citizens: Final = citizens
        self.wharf: Final = wharf
        self.deals: Final = deals
        self.opponents: Final = opponents
        self.charts: Final = charts
        keys = [citizen.key for citizen in citizens]
        self.citizen: Final = named_row("citizen", keys)
        self.convert: Final = named_row("conv", keys)
        self.use: Final = named_row("use", keys)
        self.wharf_card: Final = named_row("wharf", [card.key for card in wharf])


@final
class Ruleset:
    """Catalog and options together; shared by all states of a match."""

    def __init__(self, catalog: Catalog, seats: int, options: Options) -> None:
        self.catalog: Final = catalog
        self.options: Final = dict(options)
        self.dice: Final = catalog.tables.dice[seats]
        self.rolls_keeps: Final = catalog.tables.keep_roll[seats]
        self.first_column: Final = catalog.tables.first_column[seats]
        self.reset_discard: Final = int(options["reset_discard"])
        self.copies: Final = int(options["citizen_copies"])
        self.is_sail_free: Final = options["granted_sail_free"] == "true"
        self.needs_crate: Final = options["wharf_needs_crate"] == "true"
        self.zero_scores: Final = options["zero_control_scores"] == "true"
        self.pays_before: Final = options["action_bonus_timing"] == "before_payment"
        self.is_first_random: Final = options["first_player"] == "random"
        self.first_tie: Final = options["solo_first_tie"]
        self.opponent: Final = options["solo_opponent"]
