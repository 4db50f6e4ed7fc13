"""Setup: order, goods, cards on show, two Magisters each (AR-SETUP)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.archon.builders import (
    GAME,
    all_goods,
    answer,
    goods,
    skip_chance,
    table,
    turns,
    use,
    warriors,
)
from games.archon.edits import edited
from games.archon.reading import (
    cubes_in_repository,
    display_of,
    favors_shown,
    in_pile,
    on_wall,
    owned,
    shown,
    vp,
)
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses, told, weights
from tabard.core import engine
from tabard.core.errors import SetupError
from tabard.core.values import BLANK, CHANCE, SPECTATOR
from tabard.games.archon.action_events import MagisterHired
from tabard.games.archon.events import FavorLaid, GrantLaid, MatchBegan, OrderSet
from tabard.games.archon.hiring import FROM_PLAYED, first_rows
from tabard.games.archon.kinds import CARD_NAMES, CLERIC, MERCHANT, SCRIBE
from tabard.games.archon.state import ArchonState

SEATS = [2, 3, 4]
KINDS = ["tax_collector", "cleric", "scribe", "merchant"]
COVERED = {
    2: ["treasury_3", "repository_3", "barracks_2", "builders_guild_2"],
    3: ["marketplace_2", "planetarium_3", "academy_3", "royal_guard_3", "guild_hall_3"],
}
"""The slots that need one player more than so many."""


def opened(seats: int, **given: str) -> ArchonState:
    """A match at its very first question."""
    state = GAME.new_state(seats, given)
    state.is_telling = True
    engine.settle(state)
    return state


def ordered(*order: int, **given: str) -> ArchonState:
    """A match whose player order is drawn."""
    state = opened(len(order), **given)
    answer(state, *[f"order:{seat}" for seat in order])
    return state


def buying(*order: int, **given: str) -> ArchonState:
    """A match in which the first in player order buys Magisters next."""
    state = ordered(*order, **given)
    skip_chance(state)
    return state


def bought(seats: int) -> ArchonState:
    """A match in which all have bought a Cleric and a Scribe; the cards are divided next."""
    state = buying(*range(seats))
    for _ in range(seats):
        answer(state, "magister:cleric", "magister:scribe")
    return state


@clause("AR-SETUP-01")
def test_two_to_four_play() -> None:
    for seats in SEATS:
        assert len(opened(seats).houses) == seats
        assert told(opened(seats), MatchBegan) == [MatchBegan(seats)]
    for seats in (0, 1, 5):
        with pytest.raises(SetupError, match="2 to 4"):
            GAME.new_state(seats, {})


@clause("AR-SETUP-02")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_an_emblem_five_figures_and_eight_courtiers(seats: int) -> None:
    state = opened(seats)
    emblems = [shown(state, SPECTATOR, "players", seat, "emblem") for seat in range(seats)]
    assert emblems == ["unicorn", "dragon", "lion", "eagle"][:seats]
    for seat in range(seats):
        assert shown(state, SPECTATOR, "players", seat, "figures") == 5
        assert shown(state, SPECTATOR, "players", seat, "cards") == {"courtier": 8}
        assert shown(state, SPECTATOR, "players", seat, "warriors") == 0
        for viewer in range(seats):
            assert shown(state, viewer, "players", seat, "hand") == {}, "nothing is hidden yet"


@clause("AR-SETUP-02")
def test_everybody_has_five_elite_warriors() -> None:
    state = table(2)
    goods(state, 0, recruit=4)
    warriors(state, 0, 1, 2, 3, 4)
    turns(state)
    use(state, "royal_guard_1", "courtier", "space:5")
    assert on_wall(state, 0) == 5
    answer(state, "pass")
    assert "royal_guard_2" not in offers(state, "slot")


@clause("AR-SETUP-03")
def test_the_first_player_order_is_drawn_place_by_place() -> None:
    state = opened(4)
    assert asked(state) == (CHANCE, "chance")
    assert weights(state) == {f"order:{seat}": 1 for seat in range(4)}
    answer(state, "order:2")
    assert weights(state) == {"order:0": 1, "order:1": 1, "order:3": 1}
    answer(state, "order:0", "order:3", "order:1")
    assert shown(state, SPECTATOR, "order") == [2, 0, 3, 1]
    assert told(state, OrderSet) == [OrderSet((2, 0, 3, 1))]


@clause("AR-SETUP-04")
def test_goods_to_begin_with_depend_on_the_place_in_the_order() -> None:
    state = ordered(3, 1, 0, 2)
    early = {"gold": 2, "silver": 1, "recruit": 1}
    late = {"gold": 2, "silver": 1, "recruit": 2}
    assert [all_goods(state, seat) for seat in (3, 1, 0, 2)] == [early, early, late, late]
    assert shown(state, 0, "stock", "silver") == 15 - 4
    assert shown(state, 0, "stock", "recruit") == 25 - 6


@clause("AR-SETUP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_scores_start_at_four(seats: int) -> None:
    state = bought(seats)
    assert [vp(state, seat) for seat in range(seats)] == [4] * seats


@clause("AR-SETUP-06")
@pytest.mark.parametrize("seats", SEATS)
def test_all_discs_stand_at_the_start_of_the_four_rows(seats: int) -> None:
    state = buying(*range(seats))
    for seat in range(seats):
        found = shown(state, SPECTATOR, "players", seat, "magisters")
        assert found == dict.fromkeys(KINDS, 0)


@clause("AR-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_slots_that_are_closed_for_so_many_players_are_covered(seats: int) -> None:
    slots = shown(table(seats), SPECTATOR, "slots")
    assert isinstance(slots, list)
    found = {slot["slot"] for slot in slots if not slot["open"]}
    assert len(found) == {2: 9, 3: 5, 4: 0}[seats]
    assert found == {slot for number in COVERED if number >= seats for slot in COVERED[number]}


@clause("AR-SETUP-08")
def test_three_king_s_grants_are_laid_open_and_the_others_are_never_seen() -> None:
    state = ordered(0, 1)
    grants = [grant.name for grant in GAME.catalog.grant]
    assert len(grants) == 6
    assert weights(state) == {f"grant:{grant}": 1 for grant in grants}
    answer(state, f"grant:{grants[4]}", f"grant:{grants[0]}")
    assert offers(state, "grant") == [grants[1], grants[2], grants[3], grants[5]]
    answer(state, f"grant:{grants[2]}")
    assert offers(state, "grant") == []
    laid = shown(state, SPECTATOR, "grants")
    assert isinstance(laid, list)
    found = [(grant["season"], grant["grant"]) for grant in laid]
    assert found == [("spring", grants[4]), ("summer", grants[0]), ("autumn", grants[2])]
    assert told(state, GrantLaid) == [GrantLaid(0, 4), GrantLaid(1, 0), GrantLaid(2, 2)]
    text = str(GAME.view(state, 0))
    assert [grant for grant in grants if grant in text] == [grants[0], grants[2], grants[4]]


def to_favors(seats: int, **given: str) -> ArchonState:
    """A match in which the first King's Favor is drawn next."""
    state = ordered(*range(seats), **given)
    while not offers(state, "favor"):
        answer(state, options(state)[0])
    return state


@clause("AR-SETUP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_king_s_favors_as_players_lie_open(seats: int) -> None:
    state = to_favors(seats)
    assert set(weights(state).values()) == {1}
    assert len(weights(state)) == 22
    laid = ["levy", "muster", "kings_ear", "four_gifts"][:seats]
    for favor in laid:
        assert favor in offers(state, "favor")
        answer(state, f"favor:{favor}")
        assert favor not in offers(state, "favor")
    assert offers(state, "favor") == []
    assert favors_shown(state) == laid
    numbers = {favor.name: favor.number for favor in GAME.catalog.favor}
    assert told(state, FavorLaid) == [
        FavorLaid(numbers[favor], place) for place, favor in enumerate(laid, 1)
    ]
    slots = shown(state, SPECTATOR, "slots")
    assert isinstance(slots, list)
    found = [(slot["slot"], slot["favor"]) for slot in slots if slot["building"] == "palace"]
    assert found == [(f"palace_{number + 1}", favor) for number, favor in enumerate(laid)]
    assert shown(state, SPECTATOR, "decks", "favors") == 22 - seats


@pytest.mark.parametrize("seats", SEATS)
def test_with_an_option_three_favors_lie_open_for_any_number_of_players(seats: int) -> None:
    state = to_favors(seats, favor_slots="three")
    answer(state, "favor:levy", "favor:muster", "favor:kings_ear")
    assert offers(state, "favor") == []
    assert favors_shown(state) == ["levy", "muster", "kings_ear"]


@clause("AR-SETUP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_province_fills_the_repository_for_so_many_players(seats: int) -> None:
    state = to_favors(seats)
    while not offers(state, "province"):
        answer(state, options(state)[0])
    assert cubes_in_repository(state) == {}
    assert len(weights(state)) == 20
    assert set(weights(state).values()) == {1}
    answer(state, "province:brackwater")
    cubes = {"stone": 1, "papyrus": 1, "iron": 2}
    cubes |= {"silver": 1} if seats > 2 else {}
    cubes |= {"stone": 2} if seats > 3 else {}
    assert cubes_in_repository(state) == cubes
    assert shown(state, SPECTATOR, "province") == "brackwater"
    assert shown(state, SPECTATOR, "stock", "iron") == 15 - 2
    assert shown(state, SPECTATOR, "stock", "silver") == 15 - seats - cubes.get("silver", 0)
    assert offers(state, "province") == []


@clause("AR-SETUP-11")
def test_three_science_and_three_arts_cards_are_laid_from_decks_of_their_own() -> None:
    state = ordered(0, 1)
    while not offers(state, "science"):
        answer(state, options(state)[0])
    assert len(weights(state)) == 23
    answer(state, "science:lens", "science:geometry", "science:sundial")
    assert offers(state, "science") == []
    assert len(weights(state)) == 23
    assert set(weights(state).values()) == {1}
    answer(state, "arts:fresco", "arts:mosaic")
    assert "fresco" not in offers(state, "arts")
    answer(state, "arts:chalice")
    assert offers(state, "arts") == []
    assert display_of(state, "science") == ["lens", "geometry", "sundial"]
    assert display_of(state, "arts") == ["fresco", "mosaic", "chalice"]
    assert shown(state, SPECTATOR, "displays", "arts", 1, "card") == "mosaic"


@clause("AR-SETUP-12")
@pytest.mark.parametrize("seats", SEATS)
def test_the_tiles_lie_open_by_level_and_two_players_use_one_of_each(seats: int) -> None:
    tiles = shown(opened(seats), SPECTATOR, "tiles")
    assert isinstance(tiles, list)
    assert [tile["level"] for tile in tiles] == [1] * 5 + [2] * 4 + [3] * 5
    left = [tile["left"] for tile in tiles]
    assert left == ([1] * 14 if seats == 2 else [2] * 9 + [1] * 5)
    assert sum(left) == (14 if seats == 2 else 23)


@clause("AR-SETUP-13")
def test_six_attack_cards_lie_face_down() -> None:
    state = bought(3)
    assert shown(state, SPECTATOR, "decks", "attacks") == 6
    assert shown(state, SPECTATOR, "attack") is None
    text = str(GAME.view(state, 0))
    assert not [attack for attack in GAME.catalog.attack if attack.name in text]


@clause("AR-SETUP-14")
def test_the_season_track_begins_with_round_one() -> None:
    state = bought(2)
    assert shown(state, SPECTATOR, "round") == 1
    assert shown(state, SPECTATOR, "season") == "spring"


@clause("AR-SETUP-15")
def test_two_different_magisters_are_bought_in_player_order() -> None:
    state = buying(2, 0, 1)
    assert asked(state) == (2, "first_magister")
    assert offers(state, "magister") == KINDS
    assert barred(state) == {}
    answer(state, "magister:merchant")
    assert told(state, MagisterHired) == [MagisterHired(2, MERCHANT, 1, FROM_PLAYED, False, False)]
    assert asked(state) == (2, "first_magister")
    assert offers(state, "magister") == ["tax_collector", "cleric", "scribe"]
    assert barred(state) == {"magister:merchant": "AR-SETUP-15"}
    answer(state, "magister:tax_collector")
    assert all_goods(state, 2) == {}
    assert asked(state) == (0, "first_magister")
    answer(state, "magister:cleric", "magister:scribe")
    assert all_goods(state, 0) == {"silver": 1, "recruit": 1}
    assert asked(state) == (1, "first_magister")
    answer(state, "magister:scribe", "magister:merchant")
    assert all_goods(state, 1) == {"recruit": 2}
    found = shown(state, SPECTATOR, "players", 2, "magisters")
    assert found == {"tax_collector": 1, "cleric": 0, "scribe": 0, "merchant": 1}
    assert shown(state, SPECTATOR, "stock", "recruit") == 25 - 4 + 1
    assert asked(state)[1] == "to_hand"


@clause("AR-SETUP-15")
@pytest.mark.parametrize("first", KINDS)
def test_every_pair_of_first_magisters_can_be_paid(first: str) -> None:
    state = buying(0, 1)
    answer(state, f"magister:{first}")
    assert offers(state, "magister") == [kind for kind in KINDS if kind != first]
    assert refuses(state, f"magister:{first}")
    assert not is_done(state)


@clause("AR-SETUP-15")
@pytest.mark.parametrize(
    ("have", "taken", "found"),
    [
        ({"gold": 1, "silver": 1, "recruit": 1}, BLANK, []),
        ({"gold": 2}, BLANK, ["cleric", "scribe"]),
        ({"gold": 2, "recruit": 1}, BLANK, ["tax_collector", "cleric", "scribe"]),
        ({"gold": 2, "silver": 1}, BLANK, ["cleric", "scribe", "merchant"]),
        ({"gold": 1}, CLERIC, ["scribe"]),
        ({"gold": 1, "silver": 1}, SCRIBE, ["cleric", "merchant"]),
    ],
)
def test_the_first_magister_leaves_enough_for_a_second_one(
    have: dict[str, int], taken: int, found: list[str]
) -> None:
    state = table(2)
    goods(state, 0, **have)
    assert [CARD_NAMES[kind] for kind in first_rows(state, 0, taken)] == found


@clause("AR-SETUP-15")
def test_the_second_magister_is_not_the_first_again(tmp_path: Path) -> None:
    edited(tmp_path, "goods.toml", "start = 0", "start = 1")
    edited(tmp_path, "magisters.toml", "cost = { gold = 1 }", "cost = { stone = 1, gold = 1 }")
    state = table(2)
    goods(state, 0, gold=2)
    assert first_rows(state, 0, BLANK) == [CLERIC, SCRIBE]
    state.rules = GAME.with_data(tmp_path).rules(2, {})
    assert first_rows(state, 0, BLANK) == [], "a Scribe, and nobody else"


@clause("AR-SETUP-16")
def test_the_first_magisters_give_no_vp() -> None:
    state = buying(0, 1)
    answer(state, "magister:merchant", "magister:cleric")
    assert vp(state, 0) == 4


def test_with_an_option_the_first_magisters_give_the_vp_of_their_spaces() -> None:
    state = buying(0, 1, setup_magister_vp="true")
    answer(state, "magister:merchant", "magister:cleric")
    assert [vp(state, seat) for seat in (0, 1)] == [6, 4]


@clause("AR-SETUP-17")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_owns_eight_courtiers_and_two_magisters(seats: int) -> None:
    state = bought(seats)
    for seat in range(seats):
        assert in_pile(state, seat, "played") == {"courtier": 8, "cleric": 1, "scribe": 1}
        assert sum(owned(state, seat, kind) for kind in ["courtier", *KINDS]) == 10


@clause("AR-SETUP-17")
def test_nobody_can_begin_without_two_magisters() -> None:
    state = buying(0, 1)
    assert options(state) == [f"magister:{kind}" for kind in KINDS]
    answer(state, "magister:cleric")
    assert set(options(state)) < {f"magister:{kind}" for kind in KINDS}
