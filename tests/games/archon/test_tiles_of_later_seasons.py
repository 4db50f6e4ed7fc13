"""AR-TILE: what the Building tiles of levels II and III do."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    answer,
    begin,
    cards,
    goods,
    lay_display,
    lay_favors,
    own_cards,
    skip_chance,
    table,
    tiles,
    turns,
    use,
    warriors,
)
from games.archon.reading import has, on_wall, owned, tiles_of, vp
from support.clauses import clause
from support.questions import asked, offers
from tabard.games.archon.ending import EndScoring
from tabard.games.archon.kinds import TILE_NAMES
from tabard.games.archon.state import ArchonState

START = 4
"""VP of each player at the beginning."""


def with_tile(*keys: str, round: int = 4) -> ArchonState:
    """Three players, a hand of all kinds of cards, and tiles of seat 0."""
    state = table(3, round=round)
    tiles(state, 0, *keys)
    for seat in range(3):
        hand = "courtier tax_collector cleric scribe merchant"
        cards(state, seat, hand, others="courtier*5")
    return state


# Observatory, Sculpture Court


@clause("AR-TILE-04")
@pytest.mark.parametrize(
    ("tile", "slot", "card", "price"),
    [
        ("observatory", "planetarium_1", "astrolabe", {"papyrus": 1, "iron": 1}),
        ("sculpture_court", "academy_1", "chalice", {"stone": 1, "silver": 1}),
    ],
)
def test_each_card_taken_gives_1_vp_and_1_gold_more(
    tile: str, slot: str, card: str, price: dict[str, int]
) -> None:
    """Both cards are worth 3 VP and nothing else."""
    state = with_tile(tile)
    for seat in range(2):
        goods(state, seat, **price)
    lay_display(state, "arts", "chalice", "epic_poem", "court_dance")
    lay_display(state, "science", "astrolabe", "herbal", "pulley")
    turns(state)
    use(state, slot, "courtier", f"card:{card}")
    assert (vp(state, 0), has(state, 0, "gold")) == (START + 4, 1)
    skip_chance(state)
    use(state, slot, "cleric", "card:herbal" if tile == "observatory" else "card:epic_poem")
    assert (vp(state, 1), has(state, 1, "gold")) == (START + 3, 0), "the tile belongs to seat 0"


@clause("AR-TILE-04")
@pytest.mark.parametrize(
    ("tile", "favor", "category"),
    [("observatory", "scholars_patron", "science"), ("sculpture_court", "artists_patron", "arts")],
)
def test_a_card_taken_by_a_favor_counts_too(tile: str, favor: str, category: str) -> None:
    state = with_tile(tile)
    goods(state, 0, papyrus=1, stone=1)
    lay_favors(state, favor, "levy", "muster")
    lay_display(state, "arts", "chalice", "epic_poem", "court_dance")
    lay_display(state, "science", "astrolabe", "herbal", "pulley")
    turns(state)
    use(
        state, "palace_1", "courtier", "card:astrolabe" if category == "science" else "card:chalice"
    )
    assert (vp(state, 0), has(state, 0, "gold")) == (START + 4, 1)


@clause("AR-TILE-04")
@pytest.mark.parametrize(
    ("tile", "slot", "card"),
    [("observatory", "academy_1", "chalice"), ("sculpture_court", "planetarium_1", "astrolabe")],
)
def test_each_of_the_two_counts_its_own_kind_of_card_alone(tile: str, slot: str, card: str) -> None:
    state = with_tile(tile)
    goods(state, 0, papyrus=1, iron=1, stone=1, silver=1)
    lay_display(state, "arts", "chalice", "epic_poem", "court_dance")
    turns(state)
    use(state, slot, "courtier", f"card:{card}")
    assert (vp(state, 0), has(state, 0, "gold")) == (START + 3, 0)


@clause("AR-TILE-04")
@pytest.mark.parametrize(
    ("tile", "category", "price"),
    [
        ("observatory", "science", {"stone": 1, "papyrus": 1, "iron": 1, "gold": 1}),
        ("sculpture_court", "arts", {"stone": 2, "silver": 1, "gold": 1}),
    ],
)
def test_cards_taken_before_the_tile_was_built_give_nothing(
    tile: str, category: str, price: dict[str, int]
) -> None:
    state = with_tile()
    own_cards(state, 0, category, 3)
    goods(state, 0, **price)
    turns(state)
    use(state, "builders_guild_1", "courtier")
    if asked(state)[1] == "tile":
        answer(state, f"tile:{tile}")
    assert tiles_of(state, 0) == [tile]
    assert (vp(state, 0), has(state, 0, "gold")) == (START + 5, 0)


# Gatehouse, Chancery


@clause("AR-TILE-05")
def test_with_a_gatehouse_a_warrior_costs_one_recruit() -> None:
    state = with_tile("gatehouse")
    goods(state, 0, recruit=1)
    goods(state, 1, recruit=1)
    turns(state)
    use(state, "royal_guard_1", "courtier", "space:5")
    assert (on_wall(state, 0), has(state, 0, "recruit")) == (1, 0)
    assert asked(state) == (1, "turn")
    assert "royal_guard_2" not in offers(state, "slot"), "others pay two"


@clause("AR-TILE-05", "AR-ACT-05")
def test_with_a_gatehouse_and_a_favor_a_warrior_is_free() -> None:
    state = with_tile("gatehouse")
    lay_favors(state, "captains_commission", "levy", "muster")
    turns(state)
    use(state, "palace_1", "courtier", "space:5")
    assert (on_wall(state, 0), has(state, 0, "recruit")) == (1, 0)


@clause("AR-TILE-05")
def test_with_a_chancery_a_magister_costs_one_gold_less() -> None:
    state = with_tile("chancery")
    for seat in range(2):
        goods(state, seat, papyrus=1)
    turns(state)
    use(state, "guild_hall_1", "courtier")
    assert (owned(state, 0, "scribe"), has(state, 0, "papyrus")) == (2, 0)
    assert asked(state) == (1, "turn")
    assert "guild_hall_2" not in offers(state, "slot"), "others pay gold as well"


@clause("AR-TILE-05", "AR-ACT-05")
def test_chancery_and_seal_of_office_add_up_but_only_gold_becomes_less() -> None:
    """The second Merchant costs silver and two gold; three off leave the silver."""
    state = with_tile("chancery")
    lay_favors(state, "seal_of_office", "levy", "muster")
    goods(state, 0, silver=1, gold=3)
    turns(state)
    use(state, "palace_1", "courtier")
    assert owned(state, 0, "merchant") == 2
    assert (has(state, 0, "silver"), has(state, 0, "gold")) == (0, 3)


# Level III


LATE = {
    "great_library": {"stone": 1, "papyrus": 2, "gold": 2},
    "cathedral": {"stone": 2, "silver": 1, "gold": 2},
    "citadel": {"stone": 1, "iron": 2, "gold": 2},
    "magisters_house": {"stone": 1, "papyrus": 1, "silver": 1, "gold": 2},
    "royal_gardens": {"stone": 1, "silver": 1, "iron": 1, "gold": 2},
}


def rich(state: ArchonState) -> ArchonState:
    """Seat 0 has 1 Science and 3 Arts cards, 2 warriors on the wall and 5 Magisters."""
    own_cards(state, 0, "science", 1)
    own_cards(state, 0, "arts", 3)
    warriors(state, 0, 5, 6)
    cards(state, 0, "courtier scribe*4", others="courtier*4 merchant")
    return state


@clause("AR-TILE-06")
@pytest.mark.parametrize("tile", LATE)
def test_building_a_tile_of_level_iii_gives_its_4_vp_at_once_and_no_more(tile: str) -> None:
    state = rich(table(3, round=7))
    goods(state, 0, **LATE[tile])
    turns(state)
    use(state, "builders_guild_1", "courtier")
    if asked(state)[1] == "tile":
        answer(state, f"tile:{tile}")
    assert tiles_of(state, 0) == [tile]
    assert vp(state, 0) == START + 4


@clause("AR-TILE-06", "AR-END-02")
@pytest.mark.parametrize(
    ("tile", "found"),
    [
        ("great_library", 2 * 1),
        ("cathedral", 2 * 3),
        ("citadel", 2 * 2),
        ("magisters_house", 1 * 5),
        ("royal_gardens", 2 * 2),
    ],
)
def test_at_the_end_each_tile_of_level_iii_counts_something_else(tile: str, found: int) -> None:
    """The Royal Gardens count the Mint and the Chancery, but not themselves; nothing of others."""
    state = rich(table(3, round=9))
    tiles(state, 0, tile, "mint", "chancery")
    tiles(state, 1, "mint")
    warriors(state, 1, 7, 8)
    own_cards(state, 1, "science", 2)
    own_cards(state, 1, "arts", 2)
    begin(state, EndScoring())
    assert vp(state, 0) == START + found


@clause("AR-TILE-06")
@pytest.mark.parametrize("tile", TILE_NAMES[:9])
def test_tiles_of_the_first_two_levels_score_nothing_at_the_end(tile: str) -> None:
    state = rich(table(3, round=9))
    tiles(state, 0, tile)
    begin(state, EndScoring())
    assert vp(state, 0) == START
