"""King's Favors that perform another building's action (AR-B-PALACE-03, -04)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.archon.builders import (
    GAME,
    all_goods,
    answer,
    cards,
    figures,
    goods,
    lay_display,
    lay_favors,
    passed,
    skip_chance,
    table,
    tiles,
    token,
    turns,
    use,
    warriors,
)
from games.archon.edits import edited
from games.archon.reading import cards_taken, figures_on, has, in_pile, on_wall, owned, tiles_of, vp
from support.clauses import clause
from support.questions import barred, offers, refuses
from tabard.games.archon.state import ArchonState

CUBES = ["stone", "papyrus", "silver", "iron"]


def palace(*favors: str, seats: int = 2, round: int = 1) -> ArchonState:
    """A table with these favors on show, filled up with others, where only seat 0 plays on."""
    state = table(seats, round)
    rest = [favor for favor in ("four_gifts", "guard_parade") if favor not in favors]
    lay_favors(state, *[*favors, *rest][:seats])
    passed(state, *range(1, seats))
    return state


@clause("AR-B-PALACE-03")
def test_the_royal_commission_builds_for_one_resource_less() -> None:
    state = palace("royal_commission")
    goods(state, 0, stone=1, silver=1)
    turns(state)
    use(state, "palace_1")
    assert offers(state, "tile") == ["mint", "training_yard", "trading_post"]
    answer(state, "tile:mint")
    assert offers(state, "spare") == ["stone", "silver"]
    answer(state, "spare:stone")
    assert (all_goods(state, 0), tiles_of(state, 0)) == ({"stone": 1}, ["mint"])
    assert vp(state, 0) == 4 + 2


@clause("AR-B-PALACE-03")
def test_of_two_stone_the_royal_commission_spares_one() -> None:
    state = palace("royal_commission", round=4)
    goods(state, 0, gold=1, stone=2, silver=1)
    turns(state)
    use(state, "palace_1", "courtier", "tile:sculpture_court")
    assert offers(state, "spare") == ["stone", "silver"]
    assert barred(state) == {}, "the tile is named"
    answer(state, "spare:stone")
    assert (all_goods(state, 0), tiles_of(state, 0)) == ({"stone": 1}, ["sculpture_court"])


@clause("AR-B-PALACE-03", "AR-B-BUILD-01")
@pytest.mark.parametrize("slot", ["palace_1", "builders_guild_1"])
def test_a_tile_without_a_resource_in_its_cost_is_paid_in_full(tmp_path: Path, slot: str) -> None:
    cost = "cost = { stone = 1, silver = 1 }"
    edited(tmp_path, "tiles.toml", cost, "cost = { gold = 1, recruit = 1 }")
    state = palace("royal_commission")
    state.rules = GAME.with_data(tmp_path).rules(2, {})
    goods(state, 0, gold=1, recruit=1)
    turns(state)
    use(state, slot)
    assert (all_goods(state, 0), tiles_of(state, 0)) == ({}, ["mint"])


@clause("AR-B-PALACE-03")
def test_a_resource_that_is_missing_is_the_one_spared() -> None:
    state = palace("royal_commission")
    goods(state, 0, stone=1, iron=1)
    turns(state)
    use(state, "palace_1", "courtier", "tile:mint")
    assert (all_goods(state, 0), tiles_of(state, 0)) == ({"iron": 1}, ["mint"])


@clause("AR-B-PALACE-04")
def test_the_royal_commission_spares_no_gold_and_opens_no_level() -> None:
    state = palace("royal_commission")
    goods(state, 0, stone=2, silver=2, papyrus=2)
    turns(state)
    use(state, "palace_1")
    assert "warehouse" not in offers(state, "tile"), "its gold is not spared"
    assert barred(state)["tile:cathedral"] == "AR-B-BUILD-02"
    state = palace("royal_commission")
    tiles(state, 0, "mint", "trading_post")
    goods(state, 0, silver=1)
    turns(state)
    assert refuses(state, "slot:palace_1"), "both tiles for silver are built"


@clause("AR-B-PALACE-03")
@pytest.mark.parametrize(
    ("favor", "category", "cost", "card"),
    [
        ("scholars_patron", "science", ["papyrus", "iron"], "geometry"),
        ("artists_patron", "arts", ["stone", "silver"], "fresco"),
    ],
)
def test_a_patron_spares_one_of_the_two_resources(
    favor: str, category: str, cost: list[str], card: str
) -> None:
    shows = ["geometry", "lens", "compass"] if category == "science" else ["fresco", "mosaic"]
    for spared in cost:
        state = palace(favor)
        lay_display(state, category, *shows)
        goods(state, 0, **dict.fromkeys(cost, 1))
        turns(state)
        use(state, "palace_1")
        assert offers(state, "spare") == cost
        answer(state, f"spare:{spared}", f"card:{card}")
        assert (all_goods(state, 0), vp(state, 0)) == ({spared: 1}, 4 + 4)
        state = palace(favor)
        lay_display(state, category, *shows)
        goods(state, 0, **{spared: 1})
        turns(state)
        use(state, "palace_1", "courtier", f"card:{card}")
        assert (all_goods(state, 0), cards_taken(state, 0, category)) == ({}, [card])


@clause("AR-B-PALACE-03")
@pytest.mark.parametrize(
    ("papyrus", "iron", "answers", "left"),
    [
        (2, 1, ["spare:papyrus"], {"papyrus": 1}),
        (2, 1, ["spare:iron"], {"iron": 1}),
        (2, 0, [], {}),
        (1, 1, [], {}),
    ],
)
def test_of_two_alike_a_patron_spares_one(
    tmp_path: Path, papyrus: int, iron: int, answers: list[str], left: dict[str, int]
) -> None:
    cost = "cost = {{ papyrus = {}, iron = 1 }}"
    edited(tmp_path, "buildings.toml", cost.format(1), cost.format(2))
    state = palace("scholars_patron")
    state.rules = GAME.with_data(tmp_path).rules(2, {})
    goods(state, 0, papyrus=papyrus, iron=iron)
    turns(state)
    use(state, "palace_1", "courtier", *answers, "card:astrolabe")
    assert all_goods(state, 0) == left


@clause("AR-B-PALACE-04")
@pytest.mark.parametrize("favor", ["scholars_patron", "artists_patron"])
def test_a_patron_needs_a_display_and_the_other_resource(favor: str) -> None:
    category = "science" if favor == "scholars_patron" else "arts"
    cost = ["papyrus", "iron"] if category == "science" else ["stone", "silver"]
    state = palace(favor)
    goods(state, 0, **{good: 2 for good in CUBES if good not in cost})
    turns(state)
    assert refuses(state, "slot:palace_1")
    state = palace(favor)
    goods(state, 0, **dict.fromkeys(cost, 1))
    lay_display(state, category)
    turns(state)
    assert refuses(state, "slot:palace_1")


@clause("AR-B-PALACE-03", "AR-B-PALACE-04")
def test_the_captain_s_commission_posts_a_warrior_for_one_recruit_less() -> None:
    state = palace("captains_commission")
    goods(state, 0, recruit=1)
    turns(state)
    use(state, "palace_1", "courtier", "space:1")
    assert (all_goods(state, 0), on_wall(state, 0), vp(state, 0)) == ({}, 1, 7)
    state = turns(palace("captains_commission"))
    assert refuses(state, "slot:palace_1"), "1 recruit is needed"
    state = palace("captains_commission")
    goods(state, 0, recruit=5)
    warriors(state, 0, 1, 2, 3, 4, 5)
    turns(state)
    assert refuses(state, "slot:palace_1"), "all five are on the wall"


@clause("AR-B-PALACE-03", "AR-B-PALACE-04")
def test_the_seal_of_office_hires_for_up_to_two_gold_less() -> None:
    state = palace("seal_of_office")
    goods(state, 0, silver=1, papyrus=1)
    turns(state)
    use(state, "palace_1")
    assert offers(state, "magister") == ["cleric", "scribe", "merchant"]
    answer(state, "magister:merchant")
    assert (all_goods(state, 0), vp(state, 0)) == ({"papyrus": 1}, 4 + 2)
    assert owned(state, 0, "merchant") == 2
    assert in_pile(state, 0, "played") == {"merchant": 1}, "in place of the Courtier played"
    state = palace("seal_of_office", round=2)
    cards(state, 0, "cleric*3", "cleric scribe*4 tax_collector*2")
    goods(state, 0, silver=4, gold=9)
    turns(state)
    assert refuses(state, "slot:palace_1"), "no Courtier is left to be replaced"


@clause("AR-B-PALACE-03")
def test_no_tax_is_due_in_the_building_whose_action_is_performed() -> None:
    state = palace("scholars_patron", seats=3)
    goods(state, 0, papyrus=1)
    token(state, 1, "planetarium_1")
    turns(state)
    use(state, "palace_1", "courtier", "card:astrolabe")
    assert has(state, 1, "gold") == 0
    assert figures_on(state, "planetarium_2") == []


@clause("AR-B-PALACE-03")
def test_the_tax_of_the_palace_is_due() -> None:
    state = palace("scholars_patron", seats=3)
    goods(state, 0, papyrus=1)
    token(state, 1, "palace_2")
    turns(state)
    assert barred(state)["slot:palace_1"] == "AR-TAX-06"


@clause("AR-B-PALACE-03")
def test_tiles_that_concern_the_action_work_at_the_palace() -> None:
    state = palace("scholars_patron", "captains_commission", round=4)
    tiles(state, 0, "observatory", "gatehouse")
    lay_display(state, "science", "geometry", "lens", "compass")
    goods(state, 0, papyrus=1)
    turns(state)
    use(state, "palace_1", "courtier", "card:geometry")
    assert (vp(state, 0), all_goods(state, 0)) == (4 + 4 + 1, {"gold": 1})
    skip_chance(state)
    use(state, "palace_2", "courtier", "space:5")
    assert on_wall(state, 0) == 1


@clause("AR-B-PALACE-04")
def test_the_slots_of_that_building_do_not_matter() -> None:
    state = palace("captains_commission")
    goods(state, 0, recruit=2)
    figures(state, 1, "royal_guard_1", "royal_guard_2")
    turns(state)
    assert refuses(state, "slot:royal_guard_1")
    use(state, "palace_1", "courtier", "space:5")
    assert on_wall(state, 0) == 1
