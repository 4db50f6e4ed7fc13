"""Citizens that work in the draft: bonuses, conversions, changed faces (CV-CIT)."""

from __future__ import annotations

import pytest

from games.castellans.builders import answer, citizens, drafted, table, turn
from games.castellans.citizens_laid import RESOURCES, drafting
from games.castellans.reading import dice_of, goods_of, spaces, vp
from support.clauses import clause
from support.questions import asked, is_done, offers, options, told
from tabard.games.castellans.action_events import CitizenUsed
from tabard.games.castellans.kinds import FACE_NAMES
from tabard.games.castellans.state import CastellansState

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
