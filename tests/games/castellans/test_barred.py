"""What is barred, and by which clause; and that nothing is barred where it is not asked for."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    begin,
    citizens,
    drafted,
    goods,
    guilds,
    lay_line,
    manors,
    monument,
    table,
    tokens,
    turn,
    windmills,
)
from games.castellans.wharf_laid import at_wharf, trader
from support.clauses import clause
from support.questions import asked, barred, offers, options
from tabard.core.state import Ask, Step
from tabard.games.castellans.building import BuildManor, BuildTemple
from tabard.games.castellans.guilds import ChooseGuild
from tabard.games.castellans.kinds import BUILD_MANOR, DISTRICT_NAMES, GOLD, MANOR_NAMES, WOOD
from tabard.games.castellans.possible import manor_sites, temple_sites
from tabard.games.castellans.setup import SetupManor
from tabard.games.castellans.ships import BuildShip, GrantedSail, MoveShip, shipyards
from tabard.games.castellans.state import CastellansState, new_table
from tabard.games.castellans.turns import SpendDie, TakeTurn
from tabard.games.castellans.wharf import ChooseSub, PlaceCrate, TakeFavour

RICH = {"gold": 6, "wood": 6, "stone": 6, "food": 6, "magic": 6}
TOP = dict.fromkeys(["worker", "soldier", "shadow", "holy"], 15)


def rich(**amounts: int) -> CastellansState:
    """Seat 0 can pay for everything, but for what is said."""
    state = table()
    goods(state, 0, **{**RICH, **amounts})
    return state


def bars(step: Ask[CastellansState], state: CastellansState | None = None) -> dict[str, str]:
    """What a step bars, at a table where seat 0 has nothing unless another is given."""
    return {bar.choice.text: bar.clause for bar in step.barred(state or table())}


@clause("CV-PAY-09")
@pytest.mark.parametrize(
    "texts",
    [
        ["do:manor", "at:iron_pit", "manor:elder"],
        ["do:temple", "at:iron_pit"],
        ["do:recruit", "card:pink:1"],
        ["do:wharf", "end", "sub:shipyard", "at:iron_pit"],
        ["do:harvest", "guild:holy", "sub:windmill", "edge:nor_high_penumbra"],
    ],
)
def test_nothing_is_barred_when_magic_is_asked_for(texts: list[str]) -> None:
    state = rich()
    manors(state, 1, lighthouse_keeper="iron_pit")
    tokens(state, 1, "temple", nor_high=1)
    tokens(state, 1, "ship", nor_high=1)
    windmills(state, 1, luna_grove_iron_pit=1)
    turn(state)
    answer(state, *texts)
    goods(state, 0, gold=0, food=1, magic=1)  # so that other places could not be paid for
    assert asked(state) == (0, "magic")
    assert barred(state) == {}


# Places


@clause("CV-TEMPLE-03", "CV-SHIP-02", "CV-MANOR-04")
@pytest.mark.parametrize("place", DISTRICT_NAMES)
@pytest.mark.parametrize(
    ("kind", "step", "reason"),
    [
        ("temple", BuildTemple(0), "CV-TEMPLE-03"),
        ("ship", BuildShip(0), "CV-SHIP-02"),
        ("manor", BuildManor(0), "CV-MANOR-04"),
    ],
)
def test_a_place_that_is_too_dear_is_barred(
    place: str, kind: str, step: Step[CastellansState], reason: str
) -> None:
    state = rich(gold=0)
    if kind == "manor":
        manors(state, 1, elder=place)
    else:
        tokens(state, 1, kind, **{place: 1})
    begin(state, step)
    assert barred(state) == {f"at:{place}": reason}


@clause("CV-ACT-11")
@pytest.mark.parametrize("place", DISTRICT_NAMES)
@pytest.mark.parametrize("kind", ["manor", "temple"])
def test_the_last_place_that_can_be_paid_for_makes_an_action_possible(
    place: str, kind: str
) -> None:
    state = rich(gold=0)
    for number, name in enumerate(one for one in DISTRICT_NAMES if one != place):
        if kind == "manor":
            house = ["elder", "priest", "merchant"][number % 3]
            manors(state, 1 + number // 3, **{house: name})
        else:
            tokens(state, 1 + number // 3, kind, **{name: 1})
    turn(state)
    assert f"do:{kind}" in options(state)


@clause("CV-SHIP-02", "CV-SHIP-03")
@pytest.mark.parametrize("place", [*DISTRICT_NAMES, ""])
def test_a_shipyard_needs_a_district_that_can_be_paid_for(place: str) -> None:
    state = table()
    goods(state, 0, wood=2)
    for number, name in enumerate(one for one in DISTRICT_NAMES if one != place):
        tokens(state, 1 + number // 3, "ship", **{name: 1})
    at_wharf(state)
    answer(state, "end")
    assert ("sub:shipyard" in options(state)) is bool(place)


@clause("CV-EXH-03", "CV-MANOR-02", "CV-TEMPLE-04", "CV-SHIP-04")
def test_without_a_token_there_is_no_place_for_it() -> None:
    state = rich()
    manors(
        state, 0, **dict(zip(MANOR_NAMES, [*DISTRICT_NAMES, "anchorage", "nor_high"], strict=True))
    )
    tokens(state, 0, "temple", anchorage=4)
    tokens(state, 0, "ship", anchorage=3)
    assert manor_sites(state, 0, 6) == temple_sites(state, 0, 6) == shipyards(state, 0) == []
    poor = rich(wood=0)
    assert shipyards(poor, 0) == []


@clause("CV-SETUP-09")
def test_in_the_setup_districts_with_a_manor_are_barred() -> None:
    state = new_table(2, table(2).rules)
    state.first = 0
    manors(state, 0, elder="iron_pit")
    begin(state, SetupManor(1))
    assert (len(offers(state, "manor")), barred(state)) == (8, {})
    answer(state, "manor:elder")
    assert barred(state) == {"at:iron_pit": "CV-SETUP-09"}


# Manors and Monuments


@clause("CV-MANOR-06")
def test_a_second_lighthouse_is_barred_and_nothing_else() -> None:
    state = rich()
    manors(state, 1, lighthouse_keeper="nor_high")
    begin(state, BuildManor(0))
    assert barred(state) == {}
    answer(state, "at:nor_high")
    assert barred(state) == {"manor:lighthouse_keeper": "CV-MANOR-06"}
    elsewhere = rich()
    manors(elsewhere, 1, lighthouse_keeper="nor_high")
    begin(elsewhere, BuildManor(0))
    answer(elsewhere, "at:penumbra")
    assert barred(elsewhere) == {}
    own = rich()
    manors(own, 0, lighthouse_keeper="nor_high")
    begin(own, BuildManor(0))
    answer(own, "at:nor_high")
    assert barred(own) == {}


@clause("CV-MANOR-06", "CV-MANOR-04")
@pytest.mark.parametrize(("gold", "reason"), [(1, "CV-MANOR-06"), (0, "CV-MANOR-04")])
def test_whoever_has_the_lighthouse_alone_learns_what_bars_a_place(gold: int, reason: str) -> None:
    state = rich(gold=gold)
    houses = [name for name in MANOR_NAMES if name != "lighthouse_keeper"]
    places = "anchorage anchorage bazani_gate penumbra penumbra luna_grove iron_pit"
    manors(state, 0, **dict(zip(houses, places.split(), strict=True)))
    manors(state, 1, lighthouse_keeper="nor_high")
    assert bars(BuildManor(0), state)["at:nor_high"] == reason


@clause("CV-GATE-03", "CV-TOWER-03", "CV-STATUE-03")
@pytest.mark.parametrize(
    ("kind", "site", "text", "reason"),
    [
        ("gate", "iron_pit_anchorage", "edge:iron_pit_anchorage", "CV-GATE-03"),
        ("ward_tower", "iron_pit", "at:iron_pit", "CV-TOWER-03"),
        ("statue", "iron_pit", "at:iron_pit", "CV-STATUE-03"),
    ],
)
def test_a_site_that_is_taken_is_barred(kind: str, site: str, text: str, reason: str) -> None:
    state = table()
    manors(state, 0, banker="anchorage")
    goods(state, 0, gold=10)
    monument(state, 1, kind, site)
    turn(state)
    answer(state, f"do:{kind}")
    assert barred(state) == {text: reason}


@clause("CV-MANOR-02")
def test_the_bankers_manor_alone_is_manor_enough() -> None:
    state = rich()
    houses = [name for name in MANOR_NAMES if name != "banker"]
    manors(state, 0, **dict(zip(houses, [*DISTRICT_NAMES, "anchorage"], strict=True)))
    turn(state)
    answer(state, "do:manor")
    assert offers(state, "at") == DISTRICT_NAMES  # also where its Lighthouse stands


# Influence and Sails


@clause("CV-GUILD-08", "CV-GUILD-10")
@pytest.mark.parametrize(
    ("tracks", "found"),
    [
        (0b1111, ["guild:worker", "guild:holy"]),
        (0b1110, ["guild:holy"]),
        (0b0111, ["guild:worker"]),
        (0b0110, []),
    ],
)
def test_full_tracks_are_barred_if_they_belong_to_the_push(tracks: int, found: list[str]) -> None:
    state = table()
    guilds(state, 0, worker=15, holy=15)
    begin(state, ChooseGuild(0, 1, tracks, False))
    assert barred(state) == dict.fromkeys(found, "CV-GUILD-08")


@clause("CV-WHARF-09", "CV-GUILD-08")
@pytest.mark.parametrize("guild", [*TOP, ""])
def test_a_favour_can_be_influence_while_one_token_can_move(guild: str) -> None:
    state = trader(magic=1)
    guilds(state, 0, **{**TOP, guild: 0} if guild else TOP)
    at_wharf(state)
    answer(state, "crate:2:1")
    assert ("take:influence" in options(state)) is bool(guild)


@clause("CV-SAIL-06")
def test_a_granted_sail_needs_no_gold() -> None:
    state = table()
    tokens(state, 0, "ship", nor_high=1)
    begin(state, GrantedSail(0))
    assert asked(state) == (0, "offer_sail")


@clause("CV-SAIL-02")
def test_a_ship_may_start_anywhere_and_not_end_where_it_started() -> None:
    state = table()
    tokens(state, 0, "ship", nor_high=1, iron_pit=1)
    begin(state, MoveShip(0, True))
    assert barred(state) == {}
    answer(state, "from:iron_pit")
    assert barred(state) == {"at:iron_pit": "CV-SAIL-02"}


@clause("CV-RECRUIT-03")
@pytest.mark.parametrize("food", [0, 1, 2, 3])
def test_citizens_that_are_too_dear_are_barred_in_both_lines(food: int) -> None:
    state = table()
    citizens(state, 1, "guard")
    goods(state, 0, food=food)
    turn(state)
    if food == 0:
        assert "do:recruit" not in options(state)
        return
    answer(state, "do:recruit")
    dear = [place for place, price in enumerate([1, 2, 2, 3]) if price > food]
    texts = [f"card:{line}:{place}" for line in ("pink", "blue") for place in dear]
    assert barred(state) == dict.fromkeys(texts, "CV-RECRUIT-03")


@clause("CV-RECRUIT-03", "CV-EXH-01")
def test_a_short_line_bars_nothing_in_the_other() -> None:
    state = table()
    lay_line(state, "pink", "monk")
    goods(state, 0, food=3)
    turn(state)
    answer(state, "do:recruit")
    assert len(options(state)) == 5
    assert barred(state) == {}


# Turns and the Wharf


@clause("CV-ACT-01", "CV-ACT-07")
def test_after_the_primary_action_no_other_is_spoken_of() -> None:
    reasons = {"do:gate": "CV-GATE-02", "do:ward_tower": "CV-TOWER-02", "do:statue": "CV-STATUE-02"}
    assert bars(TakeTurn(0, True, False)) == reasons
    actions = dict.fromkeys(["do:manor", "do:temple", "do:recruit"], "CV-ACT-11")
    assert bars(TakeTurn(0, False, False)) == {**actions, **reasons}


@clause("CV-ACT-11")
def test_dice_that_do_not_complete_an_action_are_barred_until_one_is_chosen() -> None:
    state = table()
    drafted(state, 0, "gold wood food")
    goods(state, 0, wood=2)
    unfit = {"die:gold": "CV-ACT-11", "die:food": "CV-ACT-11"}
    assert bars(SpendDie(0, BUILD_MANOR), state) == unfit
    assert bars(SpendDie(0, BUILD_MANOR, GOLD), state) == {}
    assert bars(SpendDie(0, BUILD_MANOR, WOOD), state) == {}


@clause("CV-WHARF-05")
def test_where_a_crate_is_needed_one_is_enough() -> None:
    state = table(wharf_needs_crate="true")
    assert bars(PlaceCrate(0, False), state)["end"] == "CV-WHARF-05"
    assert "end" not in bars(PlaceCrate(0, True), state)
    assert "end" not in bars(PlaceCrate(0, False))


@clause("CV-WHARF-09", "CV-GUILD-08")
@pytest.mark.parametrize(
    ("guild", "found"), [("holy", {}), ("", {"take:influence": "CV-GUILD-08"})]
)
def test_influence_for_a_sale_is_barred_when_no_token_can_move(
    guild: str, found: dict[str, str]
) -> None:
    state = table()
    guilds(state, 0, **{**TOP, guild: 0} if guild else TOP)
    assert bars(TakeFavour(0), state) == found


@clause("CV-SHIP-02", "CV-SHIP-04", "CV-SAIL-01", "CV-SAIL-03")
@pytest.mark.parametrize(
    ("ships", "gold", "shipyard", "sail"),
    [
        (0, 1, "CV-SHIP-02", "CV-SAIL-01"),
        (0, 2, "CV-SHIP-02", "CV-SAIL-03"),
        (2, 1, "CV-SHIP-02", "CV-SAIL-01"),
        (3, 1, "CV-SHIP-04", "CV-SAIL-01"),
    ],
)
def test_what_bars_shipyard_and_sail(ships: int, gold: int, shipyard: str, sail: str) -> None:
    state = table()
    tokens(state, 0, "ship", nor_high=ships)
    goods(state, 0, gold=gold)
    found = {"sub:shipyard": shipyard, "sub:sail": sail}
    assert bars(ChooseSub(0, False, False), state) == found
