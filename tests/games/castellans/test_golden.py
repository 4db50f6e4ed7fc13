"""The worked examples of the rulebook, CV-G01 to CV-G16: dice, actions and Monuments.

Beth is red, Michael white, Ryan yellow and Harris purple; they sit in seats 0 to 3. What the book
leaves open, such as spaces on the Guild tracks, is chosen so that the examples work. A choice that
has one option is not sent: it only has to be the one that was made.
"""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    begin,
    citizens,
    draft,
    drafted,
    goods,
    guilds,
    lay_line,
    manors,
    table,
    tokens,
    turn,
    wharf,
)
from games.castellans.reading import (
    dice_of,
    goods_of,
    has,
    is_built,
    line_of,
    owned,
    space,
    spaces,
    supply,
    tokens_at,
    vp,
)
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses, told
from tabard.core.values import CHANCE
from tabard.games.castellans.action_events import DividerCrossed, Paid
from tabard.games.castellans.harvest import OfferWindmill
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.wharf import OfferSubs

BETH, MICHAEL, RYAN, HARRIS = 0, 1, 2, 3


def paid(state: CastellansState) -> list[tuple[int, int, int]]:
    """What was paid so far: units of a resource, Magic, Gold."""
    events = told(state, Paid)
    return [(event.units, event.magic, event.gold) for event in events]


def dividers(state: CastellansState) -> int:
    """How many dividers were crossed."""
    return len(told(state, DividerCrossed))


@clause("CV-DIE-02", "CV-CIT-06")
def test_g01_only_the_final_face_counts() -> None:
    state = table(4, phase="draft")
    citizens(state, BETH, "cleric")
    goods(state, BETH, gold=2, magic=1)
    draft(state, BETH, "gold wood stone food magic influence")
    answer(state, "draft:gold")
    assert options(state) == ["face:gold", "face:magic"]
    answer(state, "face:magic")
    assert goods_of(state, BETH) == {"gold": 2, "magic": 2}
    assert dice_of(state, BETH)[0][-1] == "magic"


@clause("CV-PAY-01", "CV-PAY-02", "CV-MANOR-04")
def test_g02_magic_augments_a_wood_payment() -> None:
    """Two Wood and one Magic is the one way to pay three Wood here."""
    state = table(4)
    goods(state, RYAN, wood=2, magic=1)
    turn(state, RYAN)
    answer(state, "do:manor", "at:penumbra", "manor:elder")
    assert paid(state) == [(2, 1, 0)]
    assert goods_of(state, RYAN) == {}


@clause("CV-PAY-01", "CV-PAY-02", "CV-PAY-09")
@pytest.mark.parametrize(
    ("wood", "magic", "found"),
    [(2, 3, ["1", "2"]), (3, 3, ["0", "1", "2"]), (1, 6, []), (4, 1, ["0", "1"])],
)
def test_g02_neither_too_little_magic_nor_magic_alone(
    wood: int, magic: int, found: list[str]
) -> None:
    """With 2 Wood `magic:0` is illegal, and `magic:3` always is; with 1 Wood 2 Magic has to be."""
    state = table(4)
    goods(state, RYAN, wood=wood, magic=magic)
    turn(state, RYAN)
    answer(state, "do:manor", "at:penumbra", "manor:elder")
    if found:
        assert offers(state, "magic") == found
        assert refuses(state, "magic:3")
        assert refuses(state, "magic:0") == (wood < 3)
    else:
        assert paid(state) == [(1, 2, 0)]


@clause("CV-GUILD-07", "CV-GUILD-08")
def test_g03_occupied_starred_spaces_are_skipped() -> None:
    state = table(4)
    drafted(state, RYAN, "influence gold gold")
    guilds(state, RYAN, worker=12)
    guilds(state, BETH, worker=13)
    guilds(state, HARRIS, worker=14)
    turn(state, RYAN)
    answer(state, "do:wharf", "die:influence", "guild:worker")
    assert is_done(state)
    assert [space(state, seat, "worker") for seat in (RYAN, BETH, HARRIS)] == [15, 13, 14]


@clause("CV-GUILD-08")
def test_g03_a_further_push_is_lost() -> None:
    """Bazani Gate would push on Worker; the token is on top."""
    state = table(4)
    guilds(state, RYAN, worker=15)
    guilds(state, BETH, worker=13)
    guilds(state, HARRIS, worker=14)
    goods(state, RYAN, wood=3)
    turn(state, RYAN)
    answer(state, "do:manor", "at:bazani_gate", "manor:elder")
    assert is_done(state)
    assert spaces(state, RYAN) == [15, 1, 0, 0]


@clause("CV-DRAFT-06")
def test_g04_drafting_a_gold_die() -> None:
    state = table(4, phase="draft")
    goods(state, BETH, gold=3)
    draft(state, BETH, "gold wood stone food magic influence")
    answer(state, "draft:gold")
    assert goods_of(state, BETH) == {"gold": 5}


@clause("CV-DRAFT-07", "CV-GUILD-03")
def test_g05_an_influence_die_across_a_divider() -> None:
    state = table(4, phase="draft")
    goods(state, BETH, gold=3)
    guilds(state, BETH, shadow=2)
    draft(state, BETH, "gold wood stone food magic influence")
    answer(state, "draft:influence", "guild:shadow")
    assert goods_of(state, BETH) == {"gold": 5}
    assert (spaces(state, BETH), dividers(state)) == ([0, 0, 3, 0], 1)


@clause("CV-TEMPLE-03", "CV-TEMPLE-06", "CV-PAY-01", "CV-GUILD-03")
def test_g06_a_temple_in_penumbra() -> None:
    state = table(4)
    goods(state, HARRIS, stone=1, magic=1)
    guilds(state, HARRIS, holy=0, shadow=1)
    turn(state, HARRIS)
    answer(state, "do:temple", "at:penumbra")
    assert is_done(state)
    assert paid(state) == [(1, 1, 0)]
    assert goods_of(state, HARRIS) == {"gold": 2}
    assert (spaces(state, HARRIS), dividers(state)) == ([0, 0, 3, 2], 1)
    assert tokens_at(state, HARRIS, "temple", "penumbra") == 1


@clause("CV-MANOR-04", "CV-MANOR-05", "CV-MANOR-07", "CV-MANOR-08", "CV-POW-04")
def test_g07_manor_number_4_in_bazani_gate() -> None:
    """The power is there at once: a Temple of the next turn is rewarded."""
    state = table(4)
    drafted(state, MICHAEL, "food gold gold")
    goods(state, MICHAEL, wood=3, gold=2)
    manors(state, BETH, elder="bazani_gate")
    manors(state, RYAN, elder="bazani_gate")
    guilds(state, MICHAEL, worker=1)
    turn(state, MICHAEL)
    answer(state, "do:manor", "die:food", "at:bazani_gate", "manor:priest")
    assert is_done(state)
    assert paid(state) == [(3, 0, 2)]
    assert goods_of(state, MICHAEL) == {}
    assert spaces(state, MICHAEL) == [2, 1, 0, 0]
    assert tokens_at(state, MICHAEL, "manor", "bazani_gate") == 1
    assert is_built(state, MICHAEL, "priest")
    goods(state, MICHAEL, stone=2)
    turn(state, MICHAEL)
    answer(state, "do:temple", "at:luna_grove", "res:wood")
    assert offers(state, "guild") == ["worker", "holy"]


@clause("CV-RECRUIT-03", "CV-RECRUIT-07", "CV-RECRUIT-08", "CV-RECRUIT-09", "CV-PAY-01")
def test_g08_recruiting_the_peasant() -> None:
    state = table(4)
    lay_line(state, "pink", "monk thief captain peasant")
    goods(state, BETH, food=1, magic=2)
    turn(state, BETH)
    answer(state, "do:recruit", "card:pink:3")
    assert (paid(state), owned(state, BETH)) == ([(1, 2, 0)], ["peasant"])
    assert asked(state)[0] == CHANCE
    answer(state, "citizen:miner")
    assert line_of(state, "pink") == ["monk", "thief", "captain", "miner"]
    answer(state, "at:nor_high")
    assert offers(state, "guild") == ["soldier", "holy"]
    answer(state, "guild:holy")
    assert is_done(state)
    assert goods_of(state, BETH) == {}
    assert spaces(state, BETH) == [1, 0, 0, 1]
    assert supply(state, BETH, "citizen_token") == 3


def harris_at_the_wharf() -> CastellansState:
    """Four players, W01 under VP / buy / Influence; Harris has his Banker's Manor."""
    state = table(4)
    wharf(state, "W01", "sell_vp-buy-sell_influence")
    drafted(state, HARRIS, "influence gold gold")
    manors(state, HARRIS, banker="iron_pit")
    goods(state, HARRIS, gold=3, stone=1)
    guilds(state, HARRIS, shadow=2)
    tokens(state, MICHAEL, "ship", anchorage=1)
    tokens(state, HARRIS, "ship", luna_grove=1)
    return turn(state, HARRIS)


@clause("CV-WHARF-04", "CV-WHARF-08", "CV-WHARF-09", "CV-WHARF-11", "CV-GUILD-14")
def test_g09_one_sale_two_purchases() -> None:
    state = harris_at_the_wharf()
    assert state.sides[HARRIS].crates == 3
    answer(state, "do:wharf", "die:influence", "guild:shadow")
    assert (has(state, HARRIS, "gold"), spaces(state, HARRIS)) == (5, [0, 0, 3, 0])
    answer(state, "crate:2:2")
    assert options(state) == ["take:gold", "take:influence"]
    answer(state, "take:gold", "crate:1:1", "crate:1:2")
    assert goods_of(state, HARRIS) == {"gold": 5, "wood": 2}
    assert spaces(state, HARRIS) == [0, 0, 3, 0]
    assert (state.sides[HARRIS].crates, vp(state, HARRIS)) == (0, 0)


@clause("CV-SHIP-02", "CV-SHIP-05", "CV-SAIL-01", "CV-SAIL-02", "CV-SAIL-05")
def test_g10_and_g11_follow_in_the_same_action() -> None:
    state = harris_at_the_wharf()
    answer(state, "do:wharf", "die:influence", "guild:shadow")
    answer(state, "crate:2:2", "take:gold", "crate:1:1", "crate:1:2")
    assert options(state) == ["sub:shipyard", "sub:sail", "end"]
    answer(state, "sub:shipyard", "at:anchorage")
    assert goods_of(state, HARRIS) == {"gold": 4}
    assert [tokens_at(state, seat, "ship", "anchorage") for seat in (MICHAEL, HARRIS)] == [1, 1]
    assert options(state) == ["sub:sail", "end"]
    answer(state, "sub:sail", "from:luna_grove", "at:anchorage")
    assert goods_of(state, HARRIS) == {"gold": 2}
    assert tokens_at(state, HARRIS, "ship", "anchorage") == 2
    assert spaces(state, HARRIS) == [0, 0, 3, 0]
    assert is_done(state)


@clause("CV-SHIP-02", "CV-SHIP-05")
def test_g10_shipyard_with_one_ship_there() -> None:
    state = table(4)
    goods(state, HARRIS, wood=2, gold=5)
    tokens(state, BETH, "ship", anchorage=1)
    begin(state, OfferSubs(HARRIS, False, False))
    answer(state, "sub:shipyard", "at:anchorage")
    assert paid(state) == [(2, 0, 1)]
    assert goods_of(state, HARRIS) == {"gold": 4}
    assert tokens_at(state, HARRIS, "ship", "anchorage") == 1
    assert spaces(state, HARRIS) == [0, 0, 0, 0]


@clause("CV-SAIL-01", "CV-SAIL-02", "CV-SAIL-04")
def test_g11_sail_from_luna_grove_to_the_anchorage() -> None:
    state = table(4)
    goods(state, HARRIS, gold=4)
    tokens(state, HARRIS, "ship", luna_grove=1, anchorage=1)
    begin(state, OfferSubs(HARRIS, False, False))
    answer(state, "sub:sail", "from:luna_grove")
    assert refuses(state, "at:luna_grove")
    answer(state, "at:anchorage")
    assert goods_of(state, HARRIS) == {"gold": 2}
    places = [tokens_at(state, HARRIS, "ship", place) for place in ("luna_grove", "anchorage")]
    assert (places, spaces(state, HARRIS)) == ([0, 2], [0, 0, 0, 0])


@clause("CV-HARV-02", "CV-HARV-03", "CV-HARV-04", "CV-HARV-05")
def test_g12_harvest_with_a_magic_die() -> None:
    """The book stops after the dice; the push of the action comes as well."""
    state = table(4)
    drafted(state, BETH, "stone magic influence")
    turn(state, BETH)
    answer(state, "do:harvest", "die:magic", "res:wood", "guild:shadow", "guild:worker")
    assert is_done(state)
    assert goods_of(state, BETH) == {"wood": 1, "stone": 1, "magic": 1}
    assert spaces(state, BETH) == [1, 0, 1, 0]


@clause("CV-MILL-02", "CV-MILL-05", "CV-PAY-01")
def test_g13_a_windmill_on_an_empty_road() -> None:
    state = table(4)
    goods(state, BETH, food=1, magic=1)
    begin(state, OfferWindmill(BETH))
    answer(state, "sub:windmill", "edge:bazani_gate_nor_high")
    assert is_done(state)
    assert (paid(state), goods_of(state, BETH)) == ([(1, 1, 0)], {})
    assert tokens_at(state, BETH, "windmill", "bazani_gate_nor_high") == 1
    assert spaces(state, BETH) == [0, 0, 0, 0]


@clause("CV-GATE-02", "CV-GATE-04", "CV-GUILD-11")
def test_g14_a_gate_between_nor_high_and_penumbra() -> None:
    state = table(4)
    manors(state, BETH, banker="iron_pit")
    goods(state, BETH, gold=8)
    guilds(state, BETH, holy=3)
    turn(state, BETH)
    answer(state, "do:gate", "edge:nor_high_penumbra")
    assert offers(state, "guild") == ["soldier", "shadow", "holy"]
    assert refuses(state, "guild:worker")
    answer(state, "guild:holy")
    assert asked(state) == (BETH, "turn")
    assert (goods_of(state, BETH), spaces(state, BETH)) == ({}, [0, 0, 0, 5])
    assert state.sides[BETH].monuments == [2, -1, -1]


@clause("CV-TOWER-02", "CV-TOWER-04")
def test_g15_a_ward_tower_at_bazani_gate() -> None:
    state = table(4)
    manors(state, MICHAEL, banker="iron_pit")
    goods(state, MICHAEL, gold=7)
    guilds(state, MICHAEL, worker=3)
    turn(state, MICHAEL)
    assert barred(state)["do:gate"] == "CV-GATE-02"
    answer(state, "do:ward_tower", "at:bazani_gate")
    assert offers(state, "guild") == ["worker", "soldier"]
    answer(state, "guild:worker")
    assert (goods_of(state, MICHAEL), spaces(state, MICHAEL)) == ({}, [4, 0, 0, 0])
    assert state.sides[MICHAEL].monuments == [-1, 1, -1]


@clause("CV-STATUE-02", "CV-STATUE-04", "CV-ACT-02", "CV-ACT-07", "CV-ACT-08")
def test_g16_a_statue_in_penumbra_before_the_primary_action() -> None:
    state = table(4)
    goods(state, HARRIS, gold=6)
    guilds(state, HARRIS, shadow=3)
    turn(state, HARRIS)
    answer(state, "do:statue", "at:penumbra")
    assert offers(state, "guild") == ["shadow", "holy"]
    answer(state, "guild:shadow")
    assert (goods_of(state, HARRIS), spaces(state, HARRIS)) == ({}, [0, 0, 4, 0])
    assert (asked(state), options(state)) == ((HARRIS, "turn"), ["do:wharf", "do:harvest"])
    assert dice_of(state, HARRIS) == (["gold", "gold", "gold"], [])
