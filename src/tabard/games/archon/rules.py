"""What a table plays by: the numbers of its data files and its options, read once a match."""

from __future__ import annotations

from typing import Final, final

from tabard.core.game import Options
from tabard.core.values import named_row
from tabard.games.archon.kinds import BUILDINGS, MOST_FAVORS, PALACE, PALACE_SLOT_NAMES, SEASONS
from tabard.games.archon.purse import purse_of


@final
class Cost:
    """What is paid: fixed amounts by good, in one number the price, and resources of choice."""

    def __init__(self, goods: list[int], any_resource: int = 0) -> None:
        self.goods: Final = goods
        self.price: Final = purse_of(goods)
        self.any_resource: Final = any_resource


@final
class Gain:
    """What is received: fixed amounts by good, so many resources of choice, VP."""

    def __init__(self, goods: list[int], any_resource: int = 0, vp: int = 0) -> None:
        self.goods: Final = goods
        self.any_resource: Final = any_resource
        self.vp: Final = vp


@final
class Slot:
    """An action slot: its building, how many cards it needs, and from how many players on it is
    open (AR-ROUND-03, -04, AR-SETUP-07)."""

    def __init__(self, key: str, building: int, cards: int, players: int) -> None:
        self.key: Final = key
        self.building: Final = building
        self.cards: Final = cards
        self.players: Final = players


@final
class TrackSpace:
    """A space of a Magister row: what reaching it costs and gives (AR-B-GUILD-01)."""

    def __init__(self, cost: Cost, vp: int) -> None:
        self.cost: Final = cost
        self.vp: Final = vp


@final
class Favor:
    """A King's Favor: cards needed, cost, gain, and a word of FAVOR_WORDS with its amount.

    The amount is how many resources are exchanged at most, or by how much an action is cheaper, or
    the VP for each Magister kind or Elite Warrior.
    """

    def __init__(
        self, key: str, cards: int, cost: Cost, gain: Gain, word: int, amount: int
    ) -> None:
        self.key: Final = key
        self.cards: Final = cards
        self.cost: Final = cost
        self.gain: Final = gain
        self.word: Final = word
        self.amount: Final = amount


@final
class Card:
    """A Science or Arts card; its gain holds its VP and its bonus."""

    def __init__(self, key: str, gain: Gain) -> None:
        self.key: Final = key
        self.gain: Final = gain


@final
class Grant:
    """A King's Grant: VP by rank for each category (AR-GRANT-01)."""

    def __init__(self, key: str, rows: list[list[int]]) -> None:
        self.key: Final = key
        self.rows: Final = rows


@final
class Attack:
    """An Attack card: its strength by number of players, from index 0 for nobody on."""

    def __init__(self, key: str, strengths: list[int]) -> None:
        self.key: Final = key
        self.strengths: Final = strengths


@final
class Province:
    """A Province: its cubes by good, by number of players, from index 0 for nobody on."""

    def __init__(self, key: str, cubes: list[list[int]]) -> None:
        self.key: Final = key
        self.cubes: Final = cubes


@final
class WallSpace:
    """A space of the wall: what a warrior posted there gains, and from how many players on."""

    def __init__(self, vp: int, players: int) -> None:
        self.vp: Final = vp
        self.players: Final = players


@final
class Tile:
    """A kind of Building tile; `amount` is what its ability adds, spares or scores for each.

    The second amount is what the Trading Post takes off the first purchase, and the Gold that
    Observatory and Sculpture Court add.
    """

    def __init__(
        self,
        key: str,
        level: int,
        copies: int,
        copies_of_two: int,
        cost: Cost,
        vp: int,
        amount: int,
        second: int = 0,
    ) -> None:
        self.key: Final = key
        self.level: Final = level
        self.copies: Final = copies
        self.copies_of_two: Final = copies_of_two
        self.cost: Final = cost
        self.vp: Final = vp
        self.amount: Final = amount
        self.second: Final = second


@final
class Cards:
    """The Courtier and Magister cards by kind: how many a player can own, and what an unused one is
    worth for the player order (AR-ORDER-02)."""

    def __init__(self, most: list[int], values: list[int]) -> None:
        self.most: Final = most
        self.values: Final = values


@final
class Box:
    """All cards, tiles and boards."""

    def __init__(
        self,
        slots: list[Slot],
        rows: list[list[TrackSpace]],
        favors: list[Favor],
        displays: list[list[Card]],
        grants: list[Grant],
        attacks: list[Attack],
        provinces: list[Province],
        wall: list[WallSpace],
        tiles: list[Tile],
        cards: Cards,
    ) -> None:
        self.slots: Final = slots
        self.rows: Final = rows
        self.favors: Final = favors
        self.displays: Final = displays
        self.grants: Final = grants
        self.attacks: Final = attacks
        self.provinces: Final = provinces
        self.wall: Final = wall
        self.tiles: Final = tiles
        self.cards: Final = cards


@final
class Catalog:
    """What the data files say; replaceable without touching code.

    `starts` are the goods at the beginning, `late_recruits` the Recruits of the third and fourth in
    player order, `stock` how much of each good there is (Gold: of the limited supply), `gains` and
    `costs` what the fixed action of each building gives and takes. `slots` are the favor slots of
    the Palace and then those of the data.
    """

    def __init__(
        self,
        constants: dict[str, int],
        starts: list[int],
        stock: list[int],
        gains: list[Gain],
        costs: list[Cost],
        box: Box,
    ) -> None:
        self.start_vp: Final = constants["start_vp"]
        self.late_recruits: Final = constants["late_recruits"]
        self.courtiers: Final = constants["courtiers"]
        self.magisters: Final = constants["magisters"]
        self.own_cards: Final = constants["courtiers"] + constants["magisters"]
        self.hand: Final = constants["hand"]
        self.figures: Final = constants["figures"]
        self.warriors: Final = constants["warriors"]
        self.merchant_bonus: Final = constants["merchant_bonus"]
        self.tax: Final = constants["tax"]
        self.raid_gold: Final = constants["raid_gold"]
        self.raid_vp: Final = constants["raid_vp"]
        self.trades: Final = constants["trades"]
        self.buy_price: Final = constants["buy_price"]
        self.sell_price: Final = constants["sell_price"]
        self.shown: Final = constants["display"]
        self.leftover: Final = constants["leftover"]
        self.starts: Final = starts
        self.stock: Final = stock
        self.gains: Final = gains
        self.costs: Final = costs
        self.box: Final = box
        palace = [Slot(key, PALACE, 0, 0) for key in PALACE_SLOT_NAMES]
        self.slots: Final = [*palace, *box.slots]
        self.slot: Final = named_row("slot", [slot.key for slot in self.slots])
        self.favor: Final = named_row("favor", [favor.key for favor in box.favors])
        self.grant: Final = named_row("grant", [grant.key for grant in box.grants])
        self.attack: Final = named_row("attack", [attack.key for attack in box.attacks])
        self.province: Final = named_row("province", [province.key for province in box.provinces])
        keys = [[card.key for card in cards] for cards in box.displays]
        self.card: Final = [named_row("card", keys[0]), named_row("card", keys[1])]
        self.draw: Final = [named_row("science", keys[0]), named_row("arts", keys[1])]


@final
class Ruleset:
    """Catalog and options together; shared by all states of a match.

    `slots_in` are the slots of each building that are not covered, `open_slots` all of them while
    so many favors are on show. `strengths` are those of the Attack cards, season by season.
    """

    def __init__(self, catalog: Catalog, seats: int, options: Options) -> None:
        self.catalog: Final = catalog
        self.options: Final = dict(options)
        self.slots_in: Final = [
            [
                number
                for number, slot in enumerate(catalog.slots)
                if slot.building == building and slot.players <= seats
            ]
            for building in range(BUILDINGS)
        ]
        city = [slot for slots in self.slots_in[PALACE + 1 :] for slot in slots]
        palace = self.slots_in[PALACE]
        self.open_slots: Final = [palace[:favors] + city for favors in range(MOST_FAVORS + 1)]
        self.favors: Final = 3 if options["favor_slots"] == "three" else min(seats, MOST_FAVORS)
        self.counts_highest: Final = options["unused_value"] == "highest_card"
        self.keeps_odd_coin: Final = options["raid_odd_coin"] == "kept"
        self.taxes_owners: Final = options["tax_counting"] == "per_owner"
        self.lets_broke_in: Final = options["tax_when_broke"] == "pay_what_you_can"
        self.hand_first: Final = options["magister_arrival"] == "hand_first"
        self.scores_setup: Final = options["setup_magister_vp"] == "true"
        self.warriors_stay: Final = options["warriors_persist"] == "true"
        growth = int(options["attack_escalation"]) * seats
        self.strengths: Final = [
            [attack.strengths[seats] + growth * season for attack in catalog.box.attacks]
            for season in range(SEASONS)
        ]
        self.all_levels: Final = options["building_levels"] == "all_open"
        self.limits_gold: Final = options["gold_supply"] != "unlimited"
        self.limits_recruits: Final = options["recruit_supply"] != "unlimited"
        self.scores_leftovers: Final = options["leftover_scoring"] == "true"
        self.breaks_ties: Final = options["final_tie"] != "shared"
        self.joins_own: Final = options["cleric_on_own_figure"] == "true"
