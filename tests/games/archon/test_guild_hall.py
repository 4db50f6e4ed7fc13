"""The Guild Hall: Magisters are hired and take the place of Courtiers (AR-B-GUILD)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    all_goods,
    alone,
    answer,
    cards,
    goods,
    skip_chance,
    table,
    turns,
    use,
    whole_round,
)
from games.archon.reading import in_pile, owned, shown, vp
from support.clauses import clause
from support.questions import asked, barred, offers, refuses, told
from tabard.games.archon.action_events import MagisterHired
from tabard.games.archon.hiring import FROM_HAND, FROM_PLAYED, FROM_RESERVE

KINDS = ["tax_collector", "cleric", "scribe", "merchant"]
ROWS: list[tuple[str, int, dict[str, int], int]] = [
    ("tax_collector", 1, {"recruit": 1, "gold": 1}, 1),
    ("tax_collector", 2, {"iron": 1, "stone": 1, "gold": 1}, 4),
    ("cleric", 1, {"gold": 1}, 1),
    ("cleric", 2, {"stone": 1, "gold": 1}, 2),
    ("cleric", 3, {"stone": 1, "papyrus": 1, "gold": 1}, 4),
    ("cleric", 4, {"stone": 2, "papyrus": 1, "gold": 1}, 6),
    ("scribe", 1, {"gold": 1}, 1),
    ("scribe", 2, {"papyrus": 1, "gold": 1}, 2),
    ("scribe", 3, {"papyrus": 1, "silver": 1, "gold": 1}, 4),
    ("scribe", 4, {"papyrus": 2, "silver": 1, "gold": 1}, 6),
    ("merchant", 1, {"silver": 1, "gold": 1}, 1),
    ("merchant", 2, {"silver": 1, "gold": 2}, 2),
    ("merchant", 3, {"silver": 1, "iron": 1, "gold": 2}, 4),
    ("merchant", 4, {"silver": 2, "iron": 1, "gold": 2}, 6),
]
"""The spaces of the Magister Track: what each costs and gives."""

PLENTY = {"gold": 9, "stone": 4, "papyrus": 4, "silver": 4, "iron": 4, "recruit": 4}


@clause("AR-B-GUILD-01")
@pytest.mark.parametrize(("kind", "space", "cost", "worth"), ROWS)
def test_the_next_space_of_a_row_is_paid_and_gives_its_vp(
    kind: str, space: int, cost: dict[str, int], worth: int
) -> None:
    state = table(2, 2)
    other = "cleric" if kind == "scribe" else "scribe"
    mine = f"{kind}*{space - 1}" if space > 1 else ""
    cards(state, 0, "courtier*2", f"courtier*{7 - space} {other}*2 {mine}")
    goods(state, 0, **PLENTY)
    alone(state)
    use(state, "guild_hall_1", "courtier", f"magister:{kind}")
    left = {good: amount - cost.get(good, 0) for good, amount in PLENTY.items()}
    assert all_goods(state, 0) == left
    assert vp(state, 0) == 4 + worth
    assert shown(state, 1, "players", 0, "magisters", kind) == space
    assert told(state, MagisterHired) == [
        MagisterHired(0, KINDS.index(kind) + 1, space, FROM_PLAYED, False, False)
    ]


@clause("AR-B-GUILD-01")
def test_only_rows_that_can_be_paid_are_offered() -> None:
    state = table(2)
    goods(state, 0, gold=1, silver=1, papyrus=1)
    alone(state)
    use(state, "guild_hall_1")
    assert offers(state, "magister") == ["cleric", "scribe"]
    assert barred(state) == {
        "magister:tax_collector": "AR-B-GUILD-01",
        "magister:merchant": "AR-B-GUILD-01",
    }


@clause("AR-B-GUILD-01")
def test_without_a_row_that_can_be_paid_the_guild_hall_is_closed() -> None:
    state = table(2)
    goods(state, 0, silver=4, papyrus=4, stone=4, iron=4, recruit=4)
    turns(state)
    assert "guild_hall_1" not in offers(state, "slot")
    assert barred(state)["slot:guild_hall_1"] == "AR-ROUND-07"


@clause("AR-B-GUILD-02", "AR-B-GUILD-03")
def test_the_courtier_just_played_is_replaced_where_it_lies() -> None:
    state = table(2)
    goods(state, 0, papyrus=1, gold=1)
    alone(state)
    use(state, "guild_hall_1", "courtier", "magister:scribe")
    assert in_pile(state, 0, "played") == {"scribe": 1}
    assert in_pile(state, 0, "hand") == {"courtier": 4}
    assert in_pile(state, 0, "reserve") == {"courtier": 3, "scribe": 1, "merchant": 1}
    assert (owned(state, 0, "courtier"), owned(state, 0, "scribe")) == (7, 2)


@clause("AR-B-GUILD-02")
def test_of_two_courtiers_played_one_returns_to_the_box() -> None:
    state = table(2)
    goods(state, 0, gold=1)
    alone(state)
    use(state, "guild_hall_2")
    assert in_pile(state, 0, "played") == {"courtier": 1, "cleric": 1}
    assert sum(owned(state, 0, kind) for kind in ["courtier", *KINDS]) == 10


@clause("AR-B-GUILD-03")
def test_without_a_played_courtier_one_in_hand_is_replaced() -> None:
    state = table(2)
    cards(state, 0, "cleric courtier*4", others="courtier*4 merchant")
    goods(state, 0, gold=1)
    alone(state)
    use(state, "guild_hall_1", "cleric")
    assert in_pile(state, 0, "played") == {"cleric": 1}
    assert in_pile(state, 0, "hand") == {"courtier": 3, "scribe": 1}
    assert in_pile(state, 0, "reserve") == {"courtier": 4, "merchant": 1}
    assert told(state, MagisterHired)[0].fields()[3] == FROM_HAND
    use(state, "treasury_1", "scribe", "no_second_action")
    assert in_pile(state, 0, "played") == {"cleric": 1, "scribe": 1}, "it can be played at once"


@clause("AR-B-GUILD-03")
def test_without_a_courtier_in_hand_either_one_in_reserve_is_replaced() -> None:
    state = table(2)
    cards(state, 0, "cleric*2 merchant*3", others="courtier*5")
    goods(state, 0, gold=1)
    alone(state)
    use(state, "guild_hall_1", "cleric")
    assert in_pile(state, 0, "hand") == {"cleric": 1, "merchant": 3}
    assert in_pile(state, 0, "reserve") == {"courtier": 4, "scribe": 1}
    assert told(state, MagisterHired)[0].fields()[3] == FROM_RESERVE


@clause("AR-B-GUILD-03")
def test_courtiers_laid_there_unused_are_replaced_before_those_in_hand() -> None:
    state = table(2)
    cards(state, 0, "courtier*2", "merchant*3", others="cleric courtier*4")
    goods(state, 0, gold=1)
    whole_round(state)
    answer(state, "pass", "pass")
    skip_chance(state)
    assert (state.round, asked(state)) == (2, (1, "turn"))
    answer(state, "pass")
    use(state, "guild_hall_1", "cleric")
    assert in_pile(state, 0, "played") == {"courtier": 1, "cleric": 1, "scribe": 1, "merchant": 3}
    assert in_pile(state, 0, "hand") == {"courtier": 4}


@pytest.mark.parametrize(
    ("hand", "played", "others", "pile"),
    [
        ("cleric courtier*2", "courtier*2", "courtier*4 merchant", "hand"),
        ("cleric merchant*2", "courtier*2", "courtier*5", "played"),
        ("cleric merchant*4", "", "courtier*5", "reserve"),
    ],
)
def test_with_an_option_a_courtier_in_hand_goes_first(
    hand: str, played: str, others: str, pile: str
) -> None:
    state = table(2, magister_arrival="hand_first")
    cards(state, 0, hand, played, others)
    goods(state, 0, gold=1)
    alone(state)
    before = in_pile(state, 0, pile).get("courtier", 0)
    use(state, "guild_hall_1", "cleric")
    assert in_pile(state, 0, pile)["scribe"] == 1
    assert in_pile(state, 0, pile).get("courtier", 0) == before - 1


@clause("AR-B-GUILD-04")
@pytest.mark.parametrize(
    ("kind", "most"), [("tax_collector", 2), ("cleric", 4), ("scribe", 4), ("merchant", 4)]
)
def test_nobody_owns_more_of_a_kind_than_the_row_is_long(kind: str, most: int) -> None:
    state = table(2, 2)
    cards(state, 0, "courtier*2", f"courtier*{8 - most} {kind}*{most}")
    goods(state, 0, **PLENTY)
    alone(state)
    use(state, "guild_hall_1")
    assert offers(state, "magister") == [other for other in KINDS if other != kind]
    assert refuses(state, f"magister:{kind}")
    assert barred(state) == {f"magister:{kind}": "AR-B-GUILD-04"}


@clause("AR-B-GUILD-04")
def test_a_player_without_a_courtier_cannot_enter() -> None:
    for others, is_open in (("tax_collector*2 cleric", False), ("tax_collector courtier*2", True)):
        state = table(2, 2)
        cards(state, 0, "scribe*2 cleric", f"scribe cleric merchant*2 {others}")
        goods(state, 0, **PLENTY)
        turns(state)
        assert ("guild_hall_1" in offers(state, "slot")) == is_open
