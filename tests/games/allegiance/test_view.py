"""What a seat sees of the table, word for word (AL-INFO-01)."""

from __future__ import annotations

from games.allegiance.builders import (
    ALLOCATING,
    answer,
    answer_as,
    rows,
    table,
    view,
)
from support.clauses import clause
from tabard.core.values import SPECTATOR
from tabard.games.allegiance.state import AllegianceState

TABLE = [
    "0 bishop tableau 0 from 0 up guard 1",
    "1 guard tableau 0 from 0 up guard None",
    "2 None tableau 1 from 2 down guard None",
    "3 spy tableau 1 from 1 up guard None",
    "4 cutpurse converted None from 0 up guard None",
    "9 None removed None from 0 down guard None",
]


def laid() -> AllegianceState:
    """A card at every place; it is known who placed which on an organisation."""
    return table(
        ["assassin monk", "spy guard", "thief*2"],
        ["bishop+guard", "noble?2 spy"],
        temple="monk@1 priest@0",
        guild="thief@0 monk@2",
        converted="cutpurse",
        removed="noble",
        round=2,
        options={"assassinate_pile_target": "tracked_slot"},
    )


def in_words(row: dict[str, object]) -> str:
    """A card on the table as a viewer sees it, in one line."""
    side = "up" if row["face_up"] else "down"
    where = f"{row['place']} {row['player']} from {row['from']}"
    return f"{row['card']} {row['kind']} {where} {side} guard {row['guard']}"


@clause("AL-INFO-01")
def test_whoever_looks_on_sees_what_lies_open_and_how_many_cards_do_not() -> None:
    seen = view(laid(), SPECTATOR)
    assert [in_words(row) for row in rows(seen, "table")] == TABLE
    assert {row["round"] for row in rows(seen, "table")} == {2}
    assert seen["players"] == [{"seat": seat, "cards": 2, "hand": None} for seat in range(3)]
    assert (seen["round"], seen["rounds"], seen["first_action"], seen["deck"]) == (2, 10, 0, 80)
    assert seen["boxed"] == {"thief": 2, "monk": 2}
    assert [*seen["placed"], *seen["picks"], *seen["confirmed"], *seen["recalled"]] == []


@clause("AL-INFO-01")
def test_a_player_also_sees_the_own_hand_and_the_own_cards_everywhere() -> None:
    seen = view(laid(), 2)
    assert seen["players"] == [
        {"seat": 0, "cards": 2, "hand": None},
        {"seat": 1, "cards": 2, "hand": None},
        {"seat": 2, "cards": 2, "hand": {"thief": 2}},
    ]
    assert in_words(rows(seen, "table")[2]) == "2 noble tableau 1 from 2 down guard None"
    assert seen["placed"] == [{"card": 8, "kind": "monk", "place": "guild", "round": 2}]


@clause("AL-INFO-01", "AL-ACT-ASSASSINATE-03")
def test_tracked_are_the_cards_on_the_organisations_and_no_others() -> None:
    assert view(laid(), 0)["tracked"] == [
        {"card": 5, "place": "temple", "from": 1, "round": 2},
        {"card": 6, "place": "temple", "from": 0, "round": 2},
        {"card": 7, "place": "guild", "from": 0, "round": 2},
        {"card": 8, "place": "guild", "from": 2, "round": 2},
    ]


@clause("AL-INFO-01", "AL-ACT-ASSASSINATE-05")
def test_a_loss_is_seen_at_its_organisation_and_nowhere_else() -> None:
    state = table(["assassin", "", "monk"], temple="priest@0", guild="bishop@0 monk@2 noble@0")
    answer(state, "use:assassin", "mode:table", "pile:guild", "slot:1")
    seen = view(state, 0)
    assert seen["organisations"] == {
        "temple": {"count": 1, "lost": 0, "cards": []},
        "guild": {"count": 2, "lost": 1, "cards": []},
    }
    assert seen["placed"] == [
        {"card": 0, "kind": "priest", "place": "temple", "round": 1},
        {"card": 1, "kind": "bishop", "place": "guild", "round": 1},
        {"card": 3, "kind": "noble", "place": "guild", "round": 1},
    ]
    assert [row["kind"] for row in rows(seen, "table")] == ["assassin"]


@clause("AL-INFO-04")
def test_a_player_sees_the_own_picks_also_when_they_are_confirmed() -> None:
    state = table(["monk*2 spy"] * 3, turn=ALLOCATING)
    for seat in (0, 1):
        answer_as(state, seat, "temple:monk", "guild:spy", "confirm")
        assert view(state, seat)["picks"] == ["monk", "spy"]
    assert view(state, SPECTATOR)["picks"] == []
    assert view(state, 2)["confirmed"] == [0, 1]


@clause("AL-END-02", "AL-INFO-02")
def test_at_the_end_all_hands_lie_open_and_no_memory_is_needed() -> None:
    state = table(["spy", "monk noble", "monk"], turn=0, first=1, deck="")
    answer(state, "use:spy", "player:1", "seen")
    assert len(rows(view(state, 0), "recalled")) == 1
    answer(state, "end_turn")
    seen = view(state, 0)
    assert (seen["over"], seen["recalled"]) == (True, [])
    assert [row["hand"] for row in rows(seen, "players")] == [
        {},
        {"monk": 1, "noble": 1},
        {"monk": 1},
    ]
