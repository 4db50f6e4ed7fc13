"""The 28 Citizens, each at its moment, and what holds for all of them (CV-CITG, CV-CIT)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    asked,
    begin,
    citizens,
    dice_of,
    draft,
    drafted,
    goods,
    goods_of,
    guilds,
    has,
    is_done,
    lay_dice,
    lay_line,
    manors,
    offers,
    options,
    owned,
    refuses,
    shown,
    skip_chance,
    spaces,
    table,
    tokens,
    tokens_at,
    told,
    turn,
    vp,
)
from support.clauses import clause
from tabard.core import engine
from tabard.core.dice import Dice
from tabard.games.castellans.events import CitizenUsed
from tabard.games.castellans.kinds import FACE_NAMES, PRIMARY_NAMES
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.scoring import ScoringPhase
from tabard.games.castellans.state import CastellansState

RESOURCES = ["wood", "stone", "food", "magic"]
LINE = {"pink": "monk prefect priestess lumberjack", "blue": "abbot bishop cleric sculptor"}


def drafting(face: str, keys: str, **amounts: int) -> CastellansState:
    """Seat 0 owns Citizens and is about to draft its last die; one of a face lies in the pool."""
    state = table(phase="draft")
    citizens(state, 0, keys)
    goods(state, 0, **amounts)
    rest = [one for one in FACE_NAMES if one != face][:3]
    return draft(state, 0, " ".join([face, *rest]))


def recruiting(key: str, **given: str) -> CastellansState:
    """Seat 0 has one Food and can take a Citizen that lies at the edge of its line."""
    state = table(3, 1, "action", **given)
    number = next(card for card in GAME.numbers.citizens if card.key == key)
    name = ["pink", "blue"][number.line]
    lay_line(state, name, " ".join([key, *[k for k in LINE[name].split() if k != key][:3]]))
    goods(state, 0, food=1)
    return state


def take(state: CastellansState, line: str = "pink") -> CastellansState:
    """Seat 0 spends a die and takes the Citizen at the edge of a line."""
    turn(state)
    answer(state, "do:recruit", f"card:{line}:0")
    skip_chance(state)
    return state


def resetting(keys: str, seat: int = 0, **given: str) -> CastellansState:
    """The Reset phase is about to begin; a seat owns Citizens."""
    state = table(3, 1, "action", **given)
    citizens(state, seat, keys)
    return state


# All Citizens


@clause("CV-CITG-01")
def test_a_citizen_works_from_the_moment_it_is_taken() -> None:
    state = take(recruiting("cleric"), "blue")
    answer(state, "at:nor_high", "guild:holy")
    assert owned(state, 0) == ["cleric"]
    turn(state)
    answer(state, "do:harvest")
    assert offers(state, "face") == ["gold", "magic"]


@clause("CV-CITG-01")
def test_a_citizen_in_a_line_works_for_nobody() -> None:
    state = table(phase="draft")
    lay_line(state, "pink", "thief monk prefect priestess")
    lay_line(state, "blue", "cleric artificer alchemist abbot")
    draft(state, 0, "gold wood stone food")
    answer(state, "draft:gold")
    assert is_done(state)
    assert goods_of(state, 0) == {"gold": 2}


@clause("CV-CITG-02", "CV-GEN-07", "CV-CIT-08")
def test_citizens_and_manors_for_the_same_action_add_up() -> None:
    state = table()
    citizens(state, 0, "harbor_master")
    manors(state, 0, merchant="anchorage")
    turn(state)
    answer(state, "do:wharf")
    assert goods_of(state, 0) == {"gold": 4}


@clause("CV-CITG-02")
def test_citizens_for_the_same_die_add_up() -> None:
    state = drafting("gold", "thief artificer alchemist")
    answer(state, "draft:gold", "res:wood", "conv:alchemist", "conv:artificer")
    assert (goods_of(state, 0), vp(state, 0)) == ({"gold": 3}, 1)


@clause("CV-CITG-03", "CV-CIT-06", "CV-CIT-01")
def test_a_turned_die_triggers_what_goes_with_its_final_face() -> None:
    state = drafting("gold", "cleric monk thief")
    answer(state, "draft:gold", "face:magic", "res:stone")
    assert is_done(state)
    assert goods_of(state, 0) == {"magic": 1, "stone": 1}
    kept = drafting("gold", "cleric monk thief")
    answer(kept, "draft:gold", "face:gold", "res:stone")
    assert is_done(kept)
    assert goods_of(kept, 0) == {"gold": 2, "stone": 1}


@clause("CV-CITG-04")
def test_two_copies_give_twice() -> None:
    state = table(citizen_copies="2")
    citizens(state, 0, "prefect prefect")
    goods(state, 0, stone=2)
    turn(state)
    answer(state, "do:temple", "at:anchorage")
    assert goods_of(state, 0) == {"gold": 4}


@clause("CV-CITG-04")
def test_two_copies_convert_twice_for_one_die() -> None:
    state = table(phase="draft", citizen_copies="2")
    citizens(state, 0, "artificer artificer")
    goods(state, 0, gold=3)
    draft(state, 0, "wood gold food stone")
    answer(state, "draft:wood", "conv:artificer")
    assert options(state) == ["conv:artificer", "end"]
    answer(state, "conv:artificer")
    assert is_done(state)
    assert (has(state, 0, "gold"), vp(state, 0)) == (1, 2)


@clause("CV-CITG-04", "CV-CIT-26")
def test_two_copies_act_twice_in_a_reset() -> None:
    state = resetting("peasant peasant", citizen_copies="2")
    begin(state, ResetPhase())
    answer(state, "use:peasant", "left:gold", "left:wood")
    assert options(state) == ["use:peasant", "skip"]
    answer(state, "use:peasant", "left:wood", "left:stone")
    assert goods_of(state, 0) == {"gold": 2, "wood": 2, "stone": 1}
    assert asked(state)[1] == "chance"


@clause("CV-CITG-04", "CV-CIT-15")
@pytest.mark.parametrize(("timing", "early"), [("after_payment", 0), ("before_payment", 2)])
def test_a_second_captain_is_rewarded_along_with_the_first(timing: str, early: int) -> None:
    state = table(citizen_copies="2", action_bonus_timing=timing)
    citizens(state, 0, "captain")
    lay_line(state, "pink", "captain monk prefect priestess")
    goods(state, 0, food=1)
    take(state)
    assert has(state, 0, "gold") == early
    answer(state, "at:nor_high", "guild:holy")
    assert has(state, 0, "gold") == 4


@clause("CV-CITG-04")
def test_two_players_may_own_a_copy_each() -> None:
    state = table(phase="draft", citizen_copies="2")
    citizens(state, 0, "thief")
    citizens(state, 1, "thief")
    draft(state, 0, "gold gold wood stone food")
    answer(state, "draft:gold", "res:wood", "draft:gold", "res:food")
    assert goods_of(state, 0) == {"gold": 2, "wood": 1}
    assert goods_of(state, 1) == {"gold": 2, "food": 1}


@clause("CV-CITG-05")
def test_nobody_ever_loses_a_citizen() -> None:
    state = GAME.new_state(3, {})
    engine.settle(state)
    dice, before = Dice(11), [""] * 3
    while engine.pending(state):
        decision = engine.pending(state)[0]
        wanted = [option for option in decision.options if option.text == "do:recruit"]
        at = dice.below(len(decision.options))
        engine.play(state, decision.seat, wanted[0] if wanted else decision.options[at])
        for seat in range(3):
            after = " ".join(owned(state, seat))
            assert after.startswith(before[seat])
            before[seat] = after
    assert min(len(keys.split()) for keys in before) > 2


# Drafting a face


def draft_bonus(key: str, face: str) -> None:
    """A Citizen gives one resource of choice for a drafted die of its face, and for no other."""
    gains = {"gold": {"gold": 2}, "influence": {}}
    for other in FACE_NAMES:
        state = drafting(other, key)
        answer(state, f"draft:{other}")
        if other == "influence":
            answer(state, "guild:worker")
        value = gains.get(other, {other: 1})
        assert goods_of(state, 0) == value
        if other != face:
            assert is_done(state)
            continue
        assert asked(state) == (0, "resource")
        assert options(state) == [f"res:{name}" for name in RESOURCES]
        answer(state, "res:food")
        assert is_done(state)
        assert goods_of(state, 0) == {**value, "food": value.get("food", 0) + 1}


@clause("CV-CIT-01")
def test_monk() -> None:
    draft_bonus("monk", "magic")


@clause("CV-CIT-03")
def test_priestess() -> None:
    draft_bonus("priestess", "influence")


@clause("CV-CIT-09")
def test_thief() -> None:
    draft_bonus("thief", "gold")


@clause("CV-CIT-18")
def test_lumberjack() -> None:
    draft_bonus("lumberjack", "wood")


@clause("CV-CIT-22")
def test_butcher() -> None:
    draft_bonus("butcher", "food")


@clause("CV-CIT-25")
def test_miner() -> None:
    draft_bonus("miner", "stone")


@clause("CV-CIT-01", "CV-CIT-09", "CV-HARV-06")
def test_citizens_for_drafting_gain_nothing_from_a_harvest() -> None:
    state = table()
    citizens(state, 0, "thief monk butcher artificer engineer")
    drafted(state, 0, "gold magic food")
    turn(state)
    answer(state, "do:harvest", "die:gold", "guild:worker")
    assert goods_of(state, 0) == {"gold": 2, "food": 1, "magic": 1}
    assert told(state, CitizenUsed) == []


# Conversions


def converting(key: str, **amounts: int) -> CastellansState:
    """Seat 0 drafted a Stone die and is asked for a conversion."""
    state = drafting("stone", key, **amounts)
    answer(state, "draft:stone")
    return state


@clause("CV-CIT-04")
def test_abbot() -> None:
    state = converting("abbot")
    assert options(state) == ["conv:abbot", "end"]
    answer(state, "conv:abbot")
    assert goods_of(state, 0) == {}
    assert asked(state) == (0, "push")
    assert offers(state, "guild") == ["worker", "soldier", "shadow", "holy"]
    answer(state, "guild:shadow")
    assert is_done(state)
    assert spaces(state, 0) == [0, 0, 1, 0]


@clause("CV-CIT-05")
def test_bishop() -> None:
    assert is_done(converting("bishop", gold=1))
    state = converting("bishop", gold=3)
    assert options(state) == ["conv:bishop", "end"]
    answer(state, "conv:bishop", "guild:holy")
    assert is_done(state)
    assert goods_of(state, 0) == {"gold": 1, "stone": 1}
    assert spaces(state, 0) == [0, 0, 0, 1]


@clause("CV-CIT-10")
def test_alchemist() -> None:
    state = converting("alchemist", gold=1)
    assert options(state) == ["conv:alchemist", "end"]
    answer(state, "conv:alchemist")
    assert is_done(state)
    assert goods_of(state, 0) == {"gold": 3}


@clause("CV-CIT-13")
def test_peddler() -> None:
    assert is_done(converting("peddler", gold=1))
    state = converting("peddler", gold=2)
    assert options(state) == ["conv:peddler", "end"]
    answer(state, "conv:peddler")
    assert goods_of(state, 0) == {"stone": 1}
    assert options(state) == [f"res:{name}" for name in RESOURCES]
    answer(state, "res:magic")
    assert is_done(state)
    assert goods_of(state, 0) == {"stone": 1, "magic": 1}


@clause("CV-CIT-21")
def test_engineer() -> None:
    state = converting("engineer")
    assert options(state) == ["conv:engineer", "end"]
    answer(state, "conv:engineer")
    assert is_done(state)
    assert (goods_of(state, 0), vp(state, 0)) == ({}, 2)
    poor = drafting("gold", "engineer", gold=4)
    answer(poor, "draft:gold")
    assert is_done(poor)  # Gold is no resource


@clause("CV-CIT-27")
def test_artificer() -> None:
    assert is_done(converting("artificer"))
    state = converting("artificer", gold=1)
    assert options(state) == ["conv:artificer", "end"]
    answer(state, "conv:artificer")
    assert is_done(state)
    assert (goods_of(state, 0), vp(state, 0)) == ({"stone": 1}, 1)


@clause("CV-CIT-04", "CV-CIT-05", "CV-CIT-10", "CV-CIT-13", "CV-CIT-21", "CV-CIT-27")
@pytest.mark.parametrize(
    "key", ["abbot", "bishop", "alchemist", "peddler", "engineer", "artificer"]
)
def test_a_conversion_is_offered_for_every_face_and_may_be_declined(key: str) -> None:
    for face in FACE_NAMES:
        state = drafting(face, key, gold=2, wood=1)
        answer(state, f"draft:{face}")
        if face == "influence":
            answer(state, "guild:worker")
        before = goods_of(state, 0)
        assert options(state) == [f"conv:{key}", "end"]
        answer(state, "end")
        assert is_done(state)
        assert (goods_of(state, 0), vp(state, 0)) == (before, 0)


# Changing faces


def changes_faces(key: str, face: str) -> None:
    """A Citizen may settle any drafted or spent die on a face; whoever owns it may leave it."""
    for rolled in FACE_NAMES:
        state = drafting(rolled, key)
        answer(state, f"draft:{rolled}")
        if rolled == face:
            assert offers(state, "face") == []  # nothing to decide
            continue
        pair = sorted([rolled, face], key=FACE_NAMES.index)
        assert options(state) == [f"face:{one}" for one in pair]
        answer(state, f"face:{face}")
        assert dice_of(state, 0)[0][-1] == face
        spending = table()
        citizens(spending, 0, key)
        drafted(spending, 0, f"{rolled} {rolled} {rolled}")
        turn(spending)
        answer(spending, "do:harvest")
        assert options(spending) == [f"face:{one}" for one in pair]
        answer(spending, f"face:{face}")
        assert dice_of(spending, 0) == ([rolled, rolled], [face])


@clause("CV-CIT-06")
def test_cleric() -> None:
    changes_faces("cleric", "magic")


@clause("CV-CIT-07")
def test_sculptor() -> None:
    changes_faces("sculptor", "stone")


@clause("CV-CIT-12")
def test_condottieri() -> None:
    changes_faces("condottieri", "influence")


@clause("CV-CIT-19")
def test_cook() -> None:
    changes_faces("cook", "food")


@clause("CV-CIT-28")
def test_builder() -> None:
    changes_faces("builder", "wood")


@clause("CV-CIT-12", "CV-DRAFT-07")
def test_a_die_turned_to_influence_pushes() -> None:
    state = drafting("gold", "condottieri")
    answer(state, "draft:gold", "face:influence")
    assert asked(state) == (0, "push")
    assert goods_of(state, 0) == {}


# Rewards for an action


def acted(key: str, action: str) -> CastellansState:
    """Seat 0 owns a Citizen and does an action once; dice and goods bring no Gold."""
    state = table()
    citizens(state, 0, key)
    drafted(state, 0, "wood stone food")
    goods(state, 0, wood=3, stone=2, food=1)
    turn(state)
    answer(state, f"do:{action}", "die:wood")
    while not is_done(state):
        found = options(state)
        ends = [text for text in found if text in ("end", "skip")]
        plain = [text for text in found if text != "manor:adventurer"]
        answer(state, ends[0] if ends else plain[0])
    return state


def rewards_action(key: str, action: str) -> None:
    """A Citizen gives 2 Gold with one Primary Action and nothing with the others."""
    for other in PRIMARY_NAMES:
        expected = 2 if other == action else 0
        assert has(acted(key, other), 0, "gold") == expected, other


@clause("CV-CIT-02")
def test_prefect() -> None:
    rewards_action("prefect", "temple")


@clause("CV-CIT-08", "CV-GEN-07")
def test_harbor_master() -> None:
    rewards_action("harbor_master", "wharf")


@clause("CV-CIT-15")
def test_captain() -> None:
    rewards_action("captain", "recruit")


@clause("CV-CIT-15")
def test_captain_is_paid_for_its_own_recruiting() -> None:
    state = take(recruiting("captain"))
    assert has(state, 0, "gold") == 0
    answer(state, "at:nor_high", "guild:holy")
    assert is_done(state)
    assert has(state, 0, "gold") == 2


@clause("CV-CIT-15", "CV-RECRUIT-10")
def test_captain_is_paid_without_a_token_too() -> None:
    state = recruiting("captain")
    tokens(state, 0, "citizen_token", anchorage=4)
    take(state)
    assert is_done(state)
    assert has(state, 0, "gold") == 2


@clause("CV-CIT-16")
def test_constable() -> None:
    rewards_action("constable", "manor")


@clause("CV-CIT-23")
def test_farmer() -> None:
    rewards_action("farmer", "harvest")


@clause("CV-CIT-02", "CV-CIT-16", "CV-CIT-23", "CV-CIT-08")
@pytest.mark.parametrize("key", ["prefect", "constable", "farmer", "harbor_master"])
def test_other_rewards_do_not_go_with_their_own_recruiting(key: str) -> None:
    state = take(recruiting(key))
    answer(state, "at:nor_high", "guild:holy")
    assert is_done(state)
    assert has(state, 0, "gold") == 0


@clause("CV-CIT-08", "CV-GEN-07")
def test_shipyard_and_sail_bring_the_harbor_master_nothing_more() -> None:
    state = table()
    citizens(state, 0, "harbor_master")
    goods(state, 0, wood=2, gold=2)
    drafted(state, 0, "wood wood wood")
    turn(state)
    answer(state, "do:wharf", "end", "sub:shipyard", "at:anchorage", "sub:sail", "at:nor_high")
    assert is_done(state)
    assert goods_of(state, 0) == {"gold": 2}


# Once, when recruited


@clause("CV-CIT-11", "CV-RECRUIT-06")
def test_assassin() -> None:
    state = recruiting("assassin")
    manors(state, 0, banker="anchorage")  # so that there is room for more than 6 Gold
    take(state, "blue")
    assert has(state, 0, "gold") == 6
    assert asked(state) == (0, "push")
    assert offers(state, "guild") == ["worker", "soldier", "shadow", "holy"]
    answer(state, "guild:worker")
    assert spaces(state, 0) == [1, 0, 0, 0]
    assert asked(state) == (0, "citizen_at")


@clause("CV-CIT-17", "CV-GUILD-11")
def test_guard() -> None:
    state = take(recruiting("guard"))
    assert goods_of(state, 0) == {"gold": 2}
    assert options(state) == [f"res:{name}" for name in RESOURCES]
    answer(state, "res:stone")
    assert asked(state) == (0, "push_same")
    assert offers(state, "guild") == ["worker", "soldier", "shadow", "holy"]
    answer(state, "guild:worker")
    assert goods_of(state, 0) == {"gold": 2, "stone": 1}
    assert spaces(state, 0) == [2, 0, 0, 0]
    assert asked(state) == (0, "citizen_at")


@clause("CV-CIT-24")
@pytest.mark.parametrize("name", RESOURCES)
def test_merchant(name: str) -> None:
    state = take(recruiting("merchant_citizen"))
    assert goods_of(state, 0) == {"gold": 3}
    assert options(state) == [f"res:{one}" for one in RESOURCES]
    answer(state, f"res:{name}")
    assert goods_of(state, 0) == {"gold": 3, name: 3}
    assert asked(state) == (0, "citizen_at")


@clause("CV-CIT-20", "CV-SAIL-06")
def test_coxswain() -> None:
    state = recruiting("coxswain")
    tokens(state, 0, "ship", anchorage=1, nor_high=1)
    take(state, "blue")
    assert has(state, 0, "gold") == 2
    assert asked(state) == (0, "offer_sail")
    assert options(state) == ["sub:sail", "skip"]
    answer(state, "sub:sail")
    assert options(state) == ["from:anchorage", "from:nor_high"]
    answer(state, "from:nor_high")
    assert refuses(state, "at:nor_high")
    answer(state, "at:anchorage")
    assert tokens_at(state, 0, "ship", "anchorage") == 2
    assert has(state, 0, "gold") == 2
    assert asked(state) == (0, "citizen_at")


@clause("CV-CIT-20", "CV-SAIL-06")
def test_the_sail_of_the_coxswain_may_be_declined_its_gold_may_not() -> None:
    state = recruiting("coxswain")
    tokens(state, 0, "ship", anchorage=1)
    take(state, "blue")
    answer(state, "skip")
    assert tokens_at(state, 0, "ship", "anchorage") == 1
    assert (has(state, 0, "gold"), asked(state)) == (2, (0, "citizen_at"))


@clause("CV-CIT-20", "CV-GEN-10", "CV-SAIL-03")
def test_a_coxswain_without_a_ship_gives_gold_alone() -> None:
    state = recruiting("coxswain")
    tokens(state, 1, "ship", anchorage=1)
    take(state, "blue")
    assert (has(state, 0, "gold"), asked(state)) == (2, (0, "citizen_at"))


@clause("CV-CIT-20", "CV-SAIL-06")
def test_a_table_may_let_granted_sails_cost_as_much_as_others() -> None:
    state = recruiting("coxswain", granted_sail_free="false")
    goods(state, 0, gold=1)
    tokens(state, 0, "ship", anchorage=1)
    take(state, "blue")
    assert has(state, 0, "gold") == 3
    answer(state, "sub:sail", "at:nor_high")
    assert has(state, 0, "gold") == 1
    assert tokens_at(state, 0, "ship", "nor_high") == 1


@clause("CV-CIT-11", "CV-CIT-17", "CV-CIT-20", "CV-CIT-24", "CV-RECRUIT-06")
def test_instant_citizens_work_once() -> None:
    for key in ["assassin", "guard", "coxswain", "merchant_citizen"]:
        state = table()
        citizens(state, 0, key)
        drafted(state, 0, "wood wood wood")
        goods(state, 0, food=1, wood=3)
        tokens(state, 0, "ship", anchorage=1)
        take(state)
        assert asked(state) == (0, "citizen_at")
        assert told(state, CitizenUsed) == []
        assert goods_of(state, 0) == {"wood": 3}
        begin(state, ResetPhase())
        assert asked(state)[1] == "chance"


# In each Reset


@clause("CV-CIT-14", "CV-SAIL-06")
def test_smuggler() -> None:
    state = resetting("smuggler")
    tokens(state, 0, "ship", anchorage=1, nor_high=1)
    begin(state, ResetPhase())
    assert options(state) == ["use:smuggler", "skip"]
    answer(state, "use:smuggler", "from:anchorage", "at:iron_pit")
    assert tokens_at(state, 0, "ship", "iron_pit") == 1
    assert tokens_at(state, 0, "ship", "anchorage") == 0
    assert goods_of(state, 0) == {}
    assert asked(state)[1] == "chance"  # once


@clause("CV-CIT-14", "CV-GEN-10")
def test_smuggler_needs_an_own_ship_and_may_stay_at_home() -> None:
    state = resetting("smuggler")
    tokens(state, 1, "ship", anchorage=1)
    begin(state, ResetPhase())
    assert asked(state)[1] == "chance"
    idle = resetting("smuggler")
    tokens(idle, 0, "ship", anchorage=1)
    begin(idle, ResetPhase())
    answer(idle, "skip")
    assert tokens_at(idle, 0, "ship", "anchorage") == 1
    assert asked(idle)[1] == "chance"


@clause("CV-CIT-14")
@pytest.mark.parametrize(("gold", "offered"), [(1, []), (2, ["smuggler"])])
def test_smuggler_pays_where_granted_sails_cost(gold: int, offered: list[str]) -> None:
    state = resetting("smuggler", granted_sail_free="false")
    goods(state, 0, gold=gold)
    tokens(state, 0, "ship", anchorage=1)
    begin(state, ResetPhase())
    assert offers(state, "use") == offered
    if offered:
        answer(state, "use:smuggler", "at:nor_high")
        assert has(state, 0, "gold") == 0
        assert tokens_at(state, 0, "ship", "nor_high") == 1


@clause("CV-CIT-26", "CV-DIE-07")
def test_peasant() -> None:
    state = resetting("peasant")
    lay_dice(state, "food influence gold")
    begin(state, ResetPhase())
    assert options(state) == ["use:peasant", "skip"]
    answer(state, "use:peasant")
    assert options(state) == ["left:gold", "left:food", "left:influence"]
    answer(state, "left:influence", "guild:holy")
    assert options(state) == ["left:gold", "left:food"]
    answer(state, "left:gold")
    assert (goods_of(state, 0), spaces(state, 0)) == ({"gold": 2}, [0, 0, 0, 1])
    assert shown(state, "leftover") == ["gold", "food", "influence"]
    assert asked(state)[1] == "chance"


@clause("CV-CIT-26")
def test_two_dice_that_the_peasant_reads_may_look_alike() -> None:
    state = resetting("peasant")
    lay_dice(state, "food food gold")
    begin(state, ResetPhase())
    answer(state, "use:peasant", "left:gold")
    assert goods_of(state, 0) == {"gold": 2, "food": 1}  # Food was left alone
    alike = resetting("peasant")
    lay_dice(alike, "food food gold")
    begin(alike, ResetPhase())
    answer(alike, "use:peasant", "left:food", "left:food")
    assert goods_of(alike, 0) == {"food": 2}


@clause("CV-CIT-26", "CV-GEN-09")
def test_the_peasant_may_stay_at_home() -> None:
    state = resetting("peasant")
    begin(state, ResetPhase())
    answer(state, "skip")
    assert goods_of(state, 0) == {}
    assert asked(state)[1] == "chance"


@clause("CV-CIT-26")
def test_what_the_peasant_reads_is_no_harvest_and_no_draft() -> None:
    state = resetting("peasant farmer thief lumberjack artificer")
    manors(state, 0, land_owner="anchorage")
    begin(state, ResetPhase())
    answer(state, "use:peasant", "left:gold", "left:wood")
    assert goods_of(state, 0) == {"gold": 2, "wood": 1}
    assert spaces(state, 0) == [0, 0, 0, 0]
    assert asked(state)[1] == "chance"


@clause("CV-CIT-26", "CV-CIT-14", "CV-RESET-01")
@pytest.mark.parametrize("first", ["peasant", "smuggler"])
def test_peasant_and_smuggler_act_in_the_order_of_their_owner(first: str) -> None:
    state = resetting("peasant smuggler")
    tokens(state, 0, "ship", anchorage=1)
    begin(state, ResetPhase())
    assert offers(state, "use") == ["smuggler", "peasant"]
    answer(state, f"use:{first}")
    answer(state, *(["left:gold", "left:wood"] if first == "peasant" else ["at:nor_high"]))
    rest = [key for key in ["smuggler", "peasant"] if key != first]
    assert offers(state, "use") == rest


@clause("CV-CIT-26", "CV-CIT-14", "CV-GEN-03")
def test_nobody_acts_in_a_reset_after_the_last_round() -> None:
    state = table(2, round=4, phase="draft")
    citizens(state, 0, "peasant smuggler")
    tokens(state, 0, "ship", anchorage=1)
    state.schedule(Round())
    engine.settle(state)
    dice, rounds = Dice(8), []
    while engine.pending(state):
        decision = engine.pending(state)[0]
        if decision.prompt == "reset":
            rounds.append(state.round)
        at = dice.below(len(decision.options))
        engine.play(state, decision.seat, decision.options[at])
    assert shown(state, "round") == 5
    assert set(rounds) == {4}


@clause("CV-CIT-26", "CV-CIT-14")
def test_scoring_is_no_time_for_peasant_and_smuggler() -> None:
    state = resetting("peasant smuggler")
    tokens(state, 0, "ship", anchorage=1)
    begin(state, ScoringPhase())
    assert is_done(state)
    assert goods_of(state, 0) == {}


@clause("CV-CIT-17", "CV-CIT-11")
def test_a_push_of_an_instant_citizen_may_cross_a_divider() -> None:
    state = recruiting("assassin")
    guilds(state, 0, soldier=2)
    take(state, "blue")
    answer(state, "guild:soldier")
    assert (vp(state, 0), has(state, 0, "gold")) == (2, 6)
