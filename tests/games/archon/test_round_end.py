"""AR-EOR: the end of a round, step by step."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    GAME,
    answer,
    begin,
    cards,
    divide,
    end_round,
    figures,
    goods,
    lay_favors,
    repository,
    skip_chance,
    stock,
    table,
    token,
    use,
    whole_round,
)
from games.archon.reading import (
    cubes_in_repository,
    favors_shown,
    figures_on,
    has,
    in_pile,
    shown,
    tokens_on,
)
from support.clauses import clause
from support.questions import asked, is_done, options
from tabard.core import engine
from tabard.core.values import CHANCE
from tabard.games.archon.events import (
    AttackDrawn,
    CardsDivided,
    FavorLaid,
    FavorLeft,
    GrantScored,
    MatchEnded,
    OrderSet,
    ProvinceRevealed,
    ReserveTaken,
    RoundBegan,
    RoundEnded,
    UnusedRevealed,
)
from tabard.games.archon.kinds import AT_END, AT_SEASON_END, IN_ROUND
from tabard.games.archon.rounds import AdvanceToken
from tabard.games.archon.showing import MoveFavors
from tabard.games.archon.state import ArchonState

DIVIDED = "courtier*5"
FAVORS = {favor.name for favor in GAME.catalog.favor}


def through(state: ArchonState) -> ArchonState:
    """Let chance and those who divide or give up cubes answer until somebody has a turn."""
    while engine.pending(state) and asked(state)[1] != "turn":
        if asked(state)[1] == "to_hand":
            for seat in range(state.seats):
                divide(state, seat, DIVIDED)
        else:
            answer(state, options(state)[0])
    return state


def story(state: ArchonState) -> list[str]:
    """What was told, by kind, each kind once in a row."""
    names = [type(event).__name__ for event in state.told]
    return [name for at, name in enumerate(names) if at == 0 or names[at - 1] != name]


# Unused cards


@clause("AR-EOR-01")
def test_unused_cards_are_compared_first_and_then_laid_to_the_played_ones() -> None:
    state = table(3)
    cards(state, 0, "", played="courtier*5", others="courtier*3 scribe merchant")
    cards(state, 1, "courtier", played="courtier*4", others="courtier*3 scribe merchant")
    cards(state, 2, "merchant*2", played="courtier*3", others="courtier*3 scribe cleric")
    end_round(state)
    assert state.order == (2, 1, 0)
    assert in_pile(state, 1, "played") == {"courtier": 5}
    assert in_pile(state, 2, "played") == {"courtier": 3, "merchant": 2}
    assert [in_pile(state, seat, "hand") for seat in range(3)] == [{}, {}, {}]


@clause("AR-EOR-01", "AR-PASS-05")
def test_the_order_is_set_by_what_was_revealed() -> None:
    state = table(2)
    cards(state, 0, "courtier*2", played="courtier*3", others="courtier*3 scribe merchant")
    cards(state, 1, "scribe*2", played="courtier*3", others="courtier*5")
    end_round(state)
    revealed = [event for event in state.told if isinstance(event, UnusedRevealed)]
    found = [(event.seat, sum(event.cards), event.cards[3]) for event in revealed]
    assert found == [(0, 2, 0), (1, 2, 2)]
    order = [event.order for event in state.told if isinstance(event, OrderSet)]
    assert order == [(1, 0)]


# Figures and tokens


@clause("AR-EOR-02")
def test_all_figures_return() -> None:
    state = table(3)
    figures(state, 0, "treasury_1", "barracks_1", "palace_2")
    figures(state, 1, "treasury_1")
    end_round(state)
    assert [figures_on(state, key) for key in ("treasury_1", "barracks_1", "palace_2")] == [[]] * 3
    assert shown(state, 0, "players", 0, "figures") == 5


@clause("AR-EOR-03", "AR-TAX-08")
def test_all_tax_collector_tokens_are_removed() -> None:
    state = table(3)
    token(state, 0, "treasury_1")
    token(state, 1, "palace_1", "treasury_2")
    goods(state, 2, gold=2)
    through(end_round(state))
    found = [tokens_on(state, key) for key in ("treasury_1", "treasury_2", "palace_1")]
    assert found == [[], [], []]
    answer(state, "pass", "pass")
    use(state, "treasury_1")
    assert has(state, 2, "gold") == 4, "nobody pays for tokens of the last round"


# King's Favors


@clause("AR-EOR-04")
def test_favors_move_on_and_a_new_one_comes_to_slot_1() -> None:
    state = table(3)
    lay_favors(state, "levy", "muster", "royal_purse")
    figures(state, 0, "palace_1")
    end_round(state)
    assert favors_shown(state) == ["levy", "muster"]
    assert asked(state) == (CHANCE, "chance")
    answer(state, "favor:kings_ear")
    assert favors_shown(state) == ["kings_ear", "levy", "muster"]
    numbers = {favor.name: favor.number for favor in GAME.catalog.favor}
    moves = [event for event in state.told if isinstance(event, (FavorLeft, FavorLaid))]
    assert moves == [FavorLeft(numbers["royal_purse"]), FavorLaid(numbers["kings_ear"], 1)]


@clause("AR-EOR-04")
@pytest.mark.parametrize("left", [0, 1])
def test_the_last_favor_of_the_stock_is_laid_and_then_no_more(left: int) -> None:
    state = table(2)
    for favor in state.favor_deck.kinds()[left:]:
        state.favor_deck.take(favor)
    begin(state, MoveFavors())
    assert (is_done(state), len(favors_shown(state))) == (left == 0, 1)


@clause("AR-EOR-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_favor_of_the_last_slot_never_comes_back(seats: int) -> None:
    """Nine rounds in which all pass at once: a favor that was on show is not drawn again."""
    state = whole_round(table(seats))
    met, draws = set(favors_shown(state)), 0
    while engine.pending(state):
        if asked(state)[1] == "turn":
            answer(state, "pass")
            continue
        if options(state)[0].startswith("favor:"):
            assert {text.removeprefix("favor:") for text in options(state)} == FAVORS - met
            draws += 1
        if asked(state)[1] == "to_hand":
            for seat in range(seats):
                divide(state, seat, DIVIDED)
        else:
            answer(state, options(state)[0])
        met.update(favors_shown(state))
    assert draws == 8


# Repository and Province


@clause("AR-EOR-05")
@pytest.mark.parametrize(
    ("seats", "cubes"),
    [
        (2, {"silver": 2, "iron": 2}),
        (3, {"stone": 1, "silver": 2, "iron": 2}),
        (4, {"stone": 1, "papyrus": 1, "silver": 2, "iron": 2}),
    ],
)
def test_cubes_left_go_back_and_the_next_province_fills_the_repository(
    seats: int, cubes: dict[str, int]
) -> None:
    state = table(seats)
    state.provinces.put(0)
    state.provinces.take(5)
    state.province = 5
    repository(state, stone=2, papyrus=1)
    end_round(state)
    assert cubes_in_repository(state) == {"stone": 2, "papyrus": 1}, "favors move first"
    answer(state, options(state)[0])
    assert cubes_in_repository(state) == {}
    assert state.stock[1:5] == [15, 15, 15, 15]
    assert len(options(state)) == 19
    assert "province:fernhollow" not in options(state)
    answer(state, "province:aldermoor")
    assert cubes_in_repository(state) == cubes
    assert state.stock[1:5] == [15 - cubes.get(key, 0) for key in STOCKED]


STOCKED = ["stone", "papyrus", "silver", "iron"]


@clause("AR-EOR-05")
def test_a_province_brings_what_the_stockpile_has() -> None:
    state = table(2)
    state.provinces.put(0)
    state.provinces.take(5)
    state.province = 5
    repository(state, iron=1)
    stock(state, 0, silver=0, iron=0)
    end_round(state)
    answer(state, options(state)[0], "province:aldermoor")
    assert cubes_in_repository(state) == {"iron": 1}, "the one that was left comes again"


# Cards


@clause("AR-EOR-06", "AR-CARD-02")
@pytest.mark.parametrize("round", [1, 3, 5, 7])
def test_before_an_even_round_the_reserve_is_taken_up(round: int) -> None:
    state = table(3, round=round)
    through(end_round(state))
    assert state.round == round + 1
    assert in_pile(state, 0, "hand") == {"courtier": 3, "scribe": 1, "merchant": 1}
    assert (in_pile(state, 0, "reserve"), in_pile(state, 0, "played")) == ({}, {"courtier": 5})
    assert CardsDivided.__name__ not in story(state)


@clause("AR-EOR-06", "AR-CARD-01")
@pytest.mark.parametrize("round", [2, 4, 6, 8])
def test_before_an_odd_round_the_cards_are_divided(round: int) -> None:
    state = end_round(table(3, round=round))
    skip_chance(state)
    assert [decision.seat for decision in engine.pending(state)] == [0, 1, 2]
    assert options(state) == ["to_hand:courtier", "to_hand:scribe", "to_hand:merchant"]
    for seat in range(3):
        divide(state, seat, "scribe merchant courtier*3")
    through(state)
    assert in_pile(state, 0, "hand") == {"courtier": 3, "scribe": 1, "merchant": 1}
    assert in_pile(state, 0, "reserve") == {"courtier": 5}
    assert ReserveTaken.__name__ not in story(state)


# The Season Track


@clause("AR-EOR-07", "AR-EOR-09")
def test_the_token_advances_last() -> None:
    state = end_round(table(3, round=2))
    skip_chance(state)
    assert (state.round, asked(state)[1]) == (2, "to_hand")
    for seat in range(3):
        assert state.round == 2
        divide(state, seat, DIVIDED)
    assert (state.round, asked(state)) == (3, (0, "turn"))


@clause("AR-EOR-01", "AR-EOR-02", "AR-EOR-04", "AR-EOR-05", "AR-EOR-06", "AR-EOR-07")
@pytest.mark.parametrize(("round", "prepared"), [(1, ReserveTaken), (2, CardsDivided)])
def test_the_steps_come_in_their_order(round: int, prepared: type[object]) -> None:
    state = table(3, round=round)
    through(end_round(state))
    assert story(state) == [
        UnusedRevealed.__name__,
        OrderSet.__name__,
        RoundEnded.__name__,
        FavorLeft.__name__,
        FavorLaid.__name__,
        ProvinceRevealed.__name__,
        prepared.__name__,
        RoundBegan.__name__,
    ]


@clause("AR-EOR-09", "AR-EOR-06")
@pytest.mark.parametrize(("round", "prepared"), [(3, ReserveTaken), (6, CardsDivided)])
def test_the_attack_comes_when_the_cards_are_prepared(round: int, prepared: type[object]) -> None:
    state = table(3, round=round)
    through(end_round(state))
    told = story(state)
    at = told.index(prepared.__name__)
    assert told[at + 1] == AttackDrawn.__name__
    assert told[-2:] == [GrantScored.__name__, RoundBegan.__name__]
    assert (state.round, state.phase) == (round + 1, IN_ROUND)


@clause("AR-EOR-09", "AR-ATT-01")
@pytest.mark.parametrize("round", range(1, 10))
def test_an_attack_follows_rounds_3_6_and_9_alone(round: int) -> None:
    state = begin(table(3, round=round), AdvanceToken())
    is_attack = "attack:great_horde" in options(state)
    assert is_attack is (round in (3, 6, 9))
    assert (state.phase == AT_SEASON_END) is is_attack
    assert state.round == (round if is_attack else round + 1)


@clause("AR-EOR-09")
@pytest.mark.parametrize("round", [3, 6])
def test_after_attack_and_grant_the_token_goes_on_to_the_next_round(round: int) -> None:
    state = begin(table(3, round=round), AdvanceToken())
    answer(state, "attack:great_horde")
    assert (state.round, state.phase, asked(state)) == (round + 1, IN_ROUND, (0, "turn"))


# After round 9


@clause("AR-EOR-08", "AR-END-01")
def test_after_round_9_only_the_attack_is_left_to_chance() -> None:
    state = table(3, round=9)
    lay_favors(state, "levy", "muster", "royal_purse")
    repository(state, stone=2)
    goods(state, 0, gold=2)
    end_round(state)
    assert asked(state) == (CHANCE, "chance")
    assert {text.partition(":")[0] for text in options(state)} == {"attack"}
    answer(state, "attack:hill_clans")
    assert is_done(state)
    assert (state.round, state.phase) == (9, AT_END)
    assert favors_shown(state) == ["levy", "muster", "royal_purse"]
    assert cubes_in_repository(state) == {"stone": 2}
    assert in_pile(state, 0, "hand") == {}
    assert in_pile(state, 0, "reserve") == {"courtier": 3, "scribe": 1, "merchant": 1}


@clause("AR-EOR-08", "AR-EOR-01", "AR-EOR-02")
def test_after_round_9_unused_cards_are_still_revealed_and_figures_return() -> None:
    state = table(3, round=9)
    figures(state, 0, "treasury_1")
    through(end_round(state))
    assert figures_on(state, "treasury_1") == []
    assert story(state)[:3] == [UnusedRevealed.__name__, OrderSet.__name__, RoundEnded.__name__]
    assert story(state)[-1] == MatchEnded.__name__


@clause("AR-EOR-01", "AR-ROUND-09")
def test_a_round_ends_only_when_all_have_passed() -> None:
    state = whole_round(table(3))
    answer(state, "pass", "pass")
    assert RoundEnded.__name__ not in story(state)
    answer(state, "pass")
    assert RoundEnded.__name__ in story(state)
