"""Which actions a turn offers: what can be paid and completed (CV-ACT-11, -12)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    citizens,
    crate,
    drafted,
    goods,
    guilds,
    lay_line,
    manors,
    spent,
    table,
    tokens,
    turn,
)
from games.castellans.reading import dice_of, goods_of
from games.castellans.turns_laid import PRIMARIES, able
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses
from tabard.games.castellans.kinds import DISTRICT_NAMES
from tabard.games.castellans.turns import TakeTurn
from tabard.parts.catalog import read_entries

# What must be possible


@clause("CV-ACT-11", "CV-RES-07")
@pytest.mark.parametrize(
    ("amounts", "possible"),
    [
        ({"wood": 2}, []),
        ({"wood": 3}, ["do:manor"]),
        ({"wood": 1, "magic": 1}, []),
        ({"wood": 1, "magic": 2}, ["do:manor"]),
        ({"stone": 1}, []),
        ({"stone": 1, "magic": 1}, ["do:temple"]),
        ({"stone": 2}, ["do:temple"]),
        ({"food": 1}, ["do:recruit"]),
        ({"magic": 6}, []),
        ({"gold": 5}, []),
    ],
)
def test_an_action_is_offered_only_if_it_can_be_paid(
    amounts: dict[str, int], possible: list[str]
) -> None:
    state = turn(able(**amounts))
    assert options(state) == ["do:wharf", "do:harvest", *possible]
    for text in PRIMARIES[2:]:
        assert (text in possible) != (text in barred(state))
    assert set(list(barred(state).values())[: 3 - len(possible)]) <= {"CV-ACT-11"}


@clause("CV-ACT-11")
def test_an_action_is_offered_only_if_a_place_can_be_paid() -> None:
    state = able(wood=3, stone=2)
    for number, place in enumerate(DISTRICT_NAMES):
        tokens(state, 1 + number // 3, "temple", **{place: 1})
        name = ["elder", "priest", "merchant"][number % 3]
        manors(state, 1 + number // 3, **{name: place})
    turn(state)
    assert options(state) == ["do:wharf", "do:harvest"]
    goods(state, 0, gold=1)
    assert options(state) == ["do:wharf", "do:harvest", "do:manor", "do:temple"]


@clause("CV-ACT-11", "CV-TEMPLE-04", "CV-MANOR-02")
def test_an_action_is_offered_only_if_a_token_is_left() -> None:
    state = able(wood=3, stone=2, gold=6)
    tokens(state, 0, "temple", anchorage=4)
    manors(
        state,
        0,
        **dict(
            zip(
                ["merchant", "land_owner", "architect", "priest", "elder", "adventurer", "banker"],
                [*DISTRICT_NAMES, "anchorage"],
                strict=True,
            )
        ),
    )
    for seat, places in [(1, DISTRICT_NAMES[:1]), (2, DISTRICT_NAMES[1:2])]:
        manors(state, seat, lighthouse_keeper=places[0])
    turn(state)
    assert "do:manor" in options(state)  # the Lighthouse is left
    assert "do:temple" not in options(state)
    answer(state, "do:manor")
    assert offers(state, "at") == DISTRICT_NAMES[2:]
    answer(state, "at:nor_high")
    goods(state, 0, wood=3)
    drafted(state, 0, "gold gold gold")
    spent(state, 0, "")
    turn(state)
    assert "do:manor" not in options(state)


@clause("CV-ACT-11", "CV-EXH-01")
def test_nobody_recruits_from_empty_lines() -> None:
    state = able(food=3)
    lay_line(state, "pink", "")
    lay_line(state, "blue", "")
    turn(state)
    assert options(state) == ["do:wharf", "do:harvest"]


@clause("CV-ACT-11")
def test_only_dice_and_faces_that_complete_the_action_are_offered() -> None:
    state = able("gold wood food", wood=2)
    citizens(state, 0, "cleric")
    turn(state)
    answer(state, "do:manor")  # Wood alone will do, and only as it lies
    assert dice_of(state, 0) == (["gold", "food"], ["wood"])
    assert asked(state) == (0, "manor_at")


@clause("CV-ACT-11")
def test_a_face_that_can_be_turned_to_counts_as_possible() -> None:
    state = able("gold food food", wood=2)
    citizens(state, 0, "builder cleric")
    turn(state)
    assert "do:manor" in options(state)
    answer(state, "do:manor")
    assert offers(state, "die") == ["gold", "food"]
    answer(state, "die:food")
    assert dice_of(state, 0) == (["gold", "food"], ["wood"])
    assert goods_of(state, 0) == {"wood": 3}


@clause("CV-ACT-11")
def test_the_bonus_of_a_die_pays_no_surcharge() -> None:
    state = able("stone stone stone", stone=1)
    for number, place in enumerate(DISTRICT_NAMES):
        tokens(state, 1 + number // 3, "temple", **{place: 1})
    turn(state)
    assert options(state) == ["do:wharf", "do:harvest"]


@clause("CV-ACT-12", "CV-HARV-01", "CV-WHARF-05")
def test_who_has_nothing_at_all_can_still_act() -> None:
    state = table(5)
    tokens(state, 0, "citizen_token", anchorage=4)
    tokens(state, 0, "temple", anchorage=4)
    tokens(state, 0, "ship", anchorage=3)
    crate(state, 0, "0:0", "0:1")
    turn(state)
    assert options(state) == ["do:wharf", "do:harvest"]
    other = state.clone()
    other.is_telling = True
    answer(state, "do:wharf")
    assert is_done(state)
    assert goods_of(state, 0) == {}
    answer(other, "do:harvest", "guild:worker")
    assert goods_of(other, 0) == {"gold": 6}


# Tables that ask for a Crate at the Wharf


@clause("CV-WHARF-05", "CV-ACT-11")
def test_a_table_may_ask_for_a_crate_at_the_wharf() -> None:
    state = table(wharf_needs_crate="true")
    turn(state)
    assert dice_of(state, 0) == (["gold", "gold"], ["gold"])  # a Harvest was all there was
    able_to_pay = table(wharf_needs_crate="true")
    goods(able_to_pay, 0, stone=1)
    turn(able_to_pay)
    assert options(able_to_pay) == ["do:wharf", "do:harvest"]
    answer(able_to_pay, "do:wharf")
    assert options(able_to_pay) == ["crate:0:1", "crate:2:2"]
    assert refuses(able_to_pay, "end")
    assert barred(able_to_pay)["end"] == "CV-WHARF-05"
    answer(able_to_pay, "crate:0:1")
    assert options(able_to_pay) == ["crate:1:1", "crate:1:2", "crate:1:3", "end"]


@clause("CV-WHARF-05")
def test_without_a_crate_left_such_a_table_has_no_wharf_action() -> None:
    state = table(wharf_needs_crate="true")
    goods(state, 0, gold=3, stone=2)
    crate(state, 0, "0:1", "0:2")
    turn(state)
    assert "do:wharf" not in options(state)
    usual = table()
    goods(usual, 0, gold=3, stone=2)
    crate(usual, 0, "0:1", "0:2")
    turn(usual)
    assert "do:wharf" in options(usual)


@clause("CV-WHARF-05", "CV-ACT-11")
def test_what_a_push_may_bring_does_not_make_such_a_wharf_action_possible() -> None:
    """Else whoever pushes elsewhere would stand at the Wharf without being able to pay."""
    state = table(wharf_needs_crate="true")
    drafted(state, 0, "influence influence influence")
    guilds(state, 0, shadow=2)  # a push brings 2 Gold there, and nothing elsewhere
    step = TakeTurn(0, False, False)
    assert "do:wharf" not in [option.text for option in step.decision(state).options]
    entries = read_entries(Path(GAME.folder) / "data" / "options.toml", "option")
    option = next(entry for entry in entries if entry.text("id") == "wharf_needs_crate")
    (meaning,) = [each["true"] for each in [option.table["meanings"]] if isinstance(each, dict)]
    assert "not what Influence may bring" in meaning["en"]
    assert "nicht aber, was Einfluss erst bringen könnte" in meaning["de"]


@clause("CV-WHARF-05", "CV-ACT-13")
def test_gold_paid_before_the_crates_makes_such_a_wharf_action_possible() -> None:
    state = table(wharf_needs_crate="true", action_bonus_timing="before_payment")
    citizens(state, 0, "harbor_master")
    turn(state)
    assert "do:wharf" in options(state)
    answer(state, "do:wharf")
    assert options(state) == ["crate:1:1", "crate:1:2", "crate:1:3"]
