"""Rulings, and the options by which a table may decide them otherwise."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    ALLOCATING,
    GAME,
    allocate,
    answer,
    barred_by,
    bars,
    card,
    cards_at,
    decided_by,
    ending,
    forbids,
    hand,
    influence,
    number_of,
    points,
    rows,
    seen_card,
    table,
    tableau,
    told,
    view,
    winners,
)
from support.clauses import clause
from support.questions import first_asked, options
from tabard.core import engine
from tabard.core.errors import SetupError
from tabard.core.values import BLANK, CHANCE, EVERYONE, SPECTATOR
from tabard.games.allegiance.events import CardAssassinated
from tabard.games.allegiance.kinds import TABLEAU, THIEF

RULINGS = {
    "AL-R01": ("double_agent_alignment", "guild", ["guild", "temple"]),
    "AL-R02": (
        "assassinate_pile_target",
        "random_card_of_pile",
        ["random_card_of_pile", "tracked_slot", "forbidden"],
    ),
    "AL-R03": ("assassinate_reveals_face_down", "no", ["no", "to_assassin", "to_all"]),
    "AL-R04": ("assassinate_own_hand", "allowed", ["allowed", "forbidden"]),
    "AL-R07": ("corrupt_redeem_duration", "while_face_up", ["while_face_up", "permanent"]),
    "AL-R08": ("corrupt_and_redeem_together", "swap", ["swap", "cancel", "latest_wins"]),
    "AL-R10": (
        "guard_stacking",
        "one_per_card_no_guard_on_guard",
        ["one_per_card_no_guard_on_guard", "free"],
    ),
    "AL-R11": ("guard_after_action", "before_or_after", ["before_or_after", "before_only"]),
    "AL-R12": ("finance_counts", "own_pile", ["own_pile", "all_merchants"]),
    "AL-R14": ("no_eligible_player", "nobody_wins", ["nobody_wins", "most_points_of_leading_side"]),
    "AL-R15": ("final_tie", "shared_victory", ["shared_victory", "first_action_order", "nobody"]),
    "AL-R16": ("first_player", "random", ["random", "host_chooses"]),
}


def test_every_open_ruling_has_its_option_with_the_default_in_force() -> None:
    found = {
        option.ruling: (option.key, option.default, option.choices) for option in GAME.options()
    }
    assert found == RULINGS


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_value_that_an_option_does_not_have_is_refused(ruling: str) -> None:
    key, _, choices = RULINGS[ruling]
    with pytest.raises(SetupError, match=choices[-1]):
        GAME.new_state(3, {key: "perhaps"})


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(SetupError, match="no option 'knives'"):
        GAME.new_state(3, {"knives": "biggest"})


@clause("AL-SCORE-05")
@pytest.mark.parametrize(("side", "found"), [("guild", (0, 2)), ("temple", (2, 0))])
def test_r01_the_double_agent_is_of_the_side_the_table_says(
    side: str, found: tuple[int, int]
) -> None:
    chosen = {"double_agent_alignment": side}
    state = ending(["double_agent"], ["double_agent"], options=chosen)
    assert points(state, 0) == found
    pile = ending(temple="double_agent", guild="double_agent", options=chosen)
    assert influence(pile) == ((0, 1) if side == "guild" else (1, 0))
    sides = {row["kind"]: row["side"] for row in rows(view(state, SPECTATOR), "kinds")}
    assert sides["double_agent"] == side


@clause("AL-ACT-CONVERT-06")
def test_r01_a_double_agent_of_the_temple_cannot_be_converted() -> None:
    chosen = {"double_agent_alignment": "temple"}
    state = table(["priest", "double_agent", "monk"], ["", "double_agent"], options=chosen)
    answer(state, "use:priest", "player:1")
    assert forbids(state, "mode:tableau", "AL-ACT-CONVERT-03")
    answer(state, "mode:hand")
    assert options(state) == ["seen"]


@clause("AL-ACT-ASSASSINATE-05")
def test_r02_by_default_an_organisation_loses_a_random_card() -> None:
    state = table(["assassin", "monk", "monk"], temple="monk", guild="thief*2")
    answer(state, "use:assassin", "mode:table")
    assert options(state) == ["pile:temple", "pile:guild"]
    answer(state, "pile:guild")
    assert first_asked(state) == CHANCE
    assert view(state, 0)["tracked"] == []


@clause("AL-ACT-ASSASSINATE-03")
def test_r02_tracked_cards_on_the_organisations_are_targets_one_by_one() -> None:
    chosen = {"assassinate_pile_target": "tracked_slot"}
    state = table(
        ["assassin", "monk", "monk"], temple="monk@1", guild="thief@2 noble@0", options=chosen
    )
    answer(state, "use:assassin", "mode:table")
    assert options(state) == ["slot:0", "slot:1", "slot:2"]
    answer(state, "slot:1")
    assert (cards_at(state, "guild"), cards_at(state, "removed")) == ("noble", "thief")
    assert first_asked(state) == 0


@clause("AL-ACT-ASSASSINATE-03")
def test_r02_only_cards_on_the_organisations_are_tracked() -> None:
    chosen = {"assassinate_pile_target": "tracked_slot"}
    state = table(
        ["assassin", "monk", "monk"],
        ["spy"],
        temple="monk@1",
        converted="cutpurse",
        removed="noble",
        options=chosen,
    )
    answer(state, "use:assassin", "mode:table")
    assert options(state) == ["card:0", "converted:cutpurse", "slot:2"]


@clause("AL-ACT-ASSASSINATE-03")
def test_r02_tracked_cards_are_offered_in_the_order_they_were_placed() -> None:
    chosen = {"assassinate_pile_target": "tracked_slot"}
    state = table(["assassin monk thief"] + ["monk thief"] * 2, turn=ALLOCATING, options=chosen)
    allocate(state, *["monk thief"] * 3)
    answer(state, "use:assassin", "mode:table")
    assert options(state) == [f"slot:{number}" for number in range(6)]


@clause("AL-ACT-ASSASSINATE-03", "AL-INFO-01")
def test_r02_with_tracked_cards_all_see_who_placed_which_in_which_round() -> None:
    chosen = {"assassinate_pile_target": "tracked_slot"}
    state = table(temple="monk@1", guild="thief@2", round=4, options=chosen)
    for seat in (0, 1, SPECTATOR):
        assert view(state, seat)["tracked"] == [
            {"card": 0, "place": "temple", "from": 1, "round": 4},
            {"card": 1, "place": "guild", "from": 2, "round": 4},
        ]


@clause("AL-ACT-ASSASSINATE-03")
def test_r02_cards_on_the_organisations_may_be_forbidden_targets() -> None:
    chosen = {"assassinate_pile_target": "forbidden"}
    state = table(["assassin", "monk", "monk"], ["spy"], temple="monk", options=chosen)
    answer(state, "use:assassin", "mode:table")
    assert options(state) == ["card:0"]
    assert forbids(state, "pile:temple", "AL-ACT-ASSASSINATE-03")


@clause("AL-ACT-ASSASSINATE-07")
@pytest.mark.parametrize(
    ("value", "seen"),
    [
        ("no", [None, None, "thief", None]),
        ("to_assassin", ["thief", None, "thief", None]),
        ("to_all", ["thief"] * 4),
    ],
)
def test_r03_who_sees_an_assassinated_face_down_card(value: str, seen: list[str | None]) -> None:
    chosen = {"assassinate_reveals_face_down": value}
    state = table(["assassin", "monk", "monk"], ["", "thief?2"], options=chosen)
    answer(state, "use:assassin", "mode:table", "card:0")
    everybody = (0, 1, 2, SPECTATOR)
    assert [seen_card(state, seat, 0)["kind"] for seat in everybody] == seen
    kinds = [BLANK if kind is None else THIEF for kind in seen]
    heard = [told(state, seat)[-1] for seat in everybody]
    assert heard == [CardAssassinated(0, TABLEAU, 1, kind, BLANK, BLANK) for kind in kinds]


@clause("AL-ACT-ASSASSINATE-07")
@pytest.mark.parametrize(("value", "seen"), [("no", None), ("to_assassin", "thief")])
def test_r03_holds_for_tracked_cards_of_an_organisation_too(value: str, seen: str | None) -> None:
    chosen = {
        "assassinate_pile_target": "tracked_slot",
        "assassinate_reveals_face_down": value,
    }
    state = table(["assassin", "monk", "monk"], guild="thief@2", options=chosen)
    answer(state, "use:assassin", "mode:table", "slot:0")
    assert [seen_card(state, seat, 0)["kind"] for seat in range(3)] == [seen, None, "thief"]


@clause("AL-ACT-ASSASSINATE-07")
@pytest.mark.parametrize("value", ["to_assassin", "to_all"])
@pytest.mark.parametrize("known", ["bishop", "thief?0"])
def test_r03_a_card_that_was_known_teaches_nobody_anew(value: str, known: str) -> None:
    chosen = {"assassinate_reveals_face_down": value}
    state = table(["assassin", "monk", "monk"], ["", known], options=chosen)
    answer(state, "use:assassin", "mode:table", "card:0")
    is_shown = (value, known) == ("to_all", "thief?0")
    assert told(state)[-1].taught() == (EVERYONE if is_shown else 0)


@clause("AL-ACT-ASSASSINATE-10")
def test_r04_the_own_hand_may_be_forbidden() -> None:
    chosen = {"assassinate_own_hand": "forbidden"}
    state = table(["assassin monk", "monk", "monk"], options=chosen)
    answer(state, "use:assassin", "mode:hand")
    assert options(state) == ["player:1", "player:2"]
    assert forbids(state, "player:0", "AL-ACT-ASSASSINATE-10")


@clause("AL-ACT-ASSASSINATE-10")
def test_r04_an_own_hand_of_nothing_but_the_assassin_needs_no_prohibition() -> None:
    state = table(["assassin", "monk", "monk"], options={"assassinate_own_hand": "forbidden"})
    answer(state, "use:assassin", "mode:hand")
    assert bars(state) == []


@clause("AL-ACT-ASSASSINATE-10")
def test_r04_with_the_own_hand_forbidden_there_may_be_no_target() -> None:
    chosen = {"assassinate_own_hand": "forbidden"}
    state = table(["assassin monk", "", ""], options=chosen)
    answer(state, "use:assassin", "mode:table")
    assert (tableau(state, 0), hand(state, 0)) == ("assassin", "monk")


@clause("AL-ACT-CORRUPT-04")
@pytest.mark.parametrize(("value", "found"), [("while_face_up", (2, 0)), ("permanent", (0, 2))])
def test_r07_corrupt_may_survive_the_loss_of_its_card(value: str, found: tuple[int, int]) -> None:
    chosen = {"corrupt_redeem_duration": value}
    for use in (["assassin", "mode:table"], ["priest", "player:1", "mode:tableau"]):
        state = table([use[0], "monk*2", "monk"], ["", "guildmaster"], options=chosen)
        answer(state, f"use:{use[0]}", *use[1:], card(state, 1, "guildmaster"))
        assert points(state, 1) == found


@clause("AL-ACT-CORRUPT-04")
@pytest.mark.parametrize(("value", "found"), [("while_face_up", (0, 2)), ("permanent", (2, 0))])
def test_r07_redeem_may_survive_the_loss_of_its_card(value: str, found: tuple[int, int]) -> None:
    chosen = {"corrupt_redeem_duration": value}
    state = table(["assassin", "thief*2", "monk"], ["", "bishop"], options=chosen)
    answer(state, "use:assassin", "mode:table", card(state, 1, "bishop"))
    assert points(state, 1) == found


@clause("AL-ACT-CORRUPT-05")
def test_r07_a_guildmaster_that_was_never_used_has_no_lasting_effect() -> None:
    chosen = {"corrupt_redeem_duration": "permanent"}
    state = table(["assassin", "monk*2", "monk"], ["", "guildmaster?2"], options=chosen)
    answer(state, "use:assassin", "mode:table", card(state, 1, "guildmaster"))
    assert points(state, 1) == (2, 0)


@clause("AL-ACT-CORRUPT-06")
@pytest.mark.parametrize(
    ("value", "order", "found"),
    [
        ("swap", "guildmaster bishop", (5, 3)),
        ("cancel", "guildmaster bishop", (3, 5)),
        ("latest_wins", "guildmaster bishop", (8, 0)),
        ("latest_wins", "bishop guildmaster", (0, 8)),
    ],
)
def test_r08_both_effects_together(value: str, order: str, found: tuple[int, int]) -> None:
    chosen = {"corrupt_and_redeem_together": value}
    assert points(ending(["monk*2 thief*4"], [order], options=chosen), 0) == found


@clause("AL-ACT-CORRUPT-06")
@pytest.mark.parametrize("value", ["swap", "cancel", "latest_wins"])
def test_r08_one_effect_alone_is_as_ever(value: str) -> None:
    chosen = {"corrupt_and_redeem_together": value}
    assert points(ending(["monk*2 thief"], ["guildmaster"], options=chosen), 0) == (0, 4)
    assert points(ending(["monk thief*2"], ["bishop"], options=chosen), 0) == (4, 0)


@clause("AL-GUARD-06")
def test_r10_guards_may_be_stacked() -> None:
    chosen = {"guard_stacking": "free"}
    state = table(["guard*2", "monk", "monk"], ["spy+guard bishop"], options=chosen)
    answer(state, "guard")
    assert options(state) == ["on:0", "on:1", "on:2"]
    answer(state, "on:1")
    assert tableau(state, 0) == "spy+guard+guard bishop"
    assert forbids(state, "guard", "AL-GUARD-02")


@clause("AL-GUARD-06")
def test_r10_a_guard_laid_on_a_guarded_card_lies_on_top() -> None:
    chosen = {"guard_stacking": "free"}
    state = table(["guard", "monk", "monk"], ["spy+guard"], options=chosen)
    answer(state, "guard", "on:0")
    assert tableau(state, 0) == "spy+guard+guard"
    assert number_of(state, 0, "guard") == 2


@clause("AL-GUARD-03", "AL-GUARD-04")
def test_r10_only_the_topmost_guard_can_be_assassinated() -> None:
    chosen = {"guard_stacking": "free"}
    state = table(["assassin", "monk", "monk"], ["", "spy+guard+guard"], options=chosen)
    answer(state, "use:assassin", "mode:table")
    assert options(state) == ["card:2"]
    assert barred_by(state, "AL-ACT-ASSASSINATE-06") == ["card:0", "card:1"]
    answer(state, "card:2")
    assert tableau(state, 1) == "spy+guard"


@clause("AL-TURN-10")
def test_r11_a_guard_may_be_confined_to_before_the_action() -> None:
    chosen = {"guard_after_action": "before_only"}
    state = table(["guard bishop", "monk", "monk"], ["spy"], options=chosen)
    assert options(state) == ["use:bishop", "guard", "end_turn"]
    answer(state, "use:bishop")
    assert forbids(state, "guard", "AL-TURN-10")


@clause("AL-FINANCE-01")
@pytest.mark.parametrize(("value", "found"), [("own_pile", (0, 3)), ("all_merchants", (0, 5))])
def test_r12_which_merchants_are_counted(value: str, found: tuple[int, int]) -> None:
    chosen = {"finance_counts": value}
    assert influence(ending(temple="merchant*2", guild="merchant*3", options=chosen)) == found
    even = ending(temple="merchant*2", guild="merchant*2", options=chosen)
    assert influence(even) == (0, 0)


@clause("AL-WIN-08")
@pytest.mark.parametrize(
    ("hands", "temple", "guild", "best"),
    [
        (["thief", "monk thief", "monk thief*2"], "monk*2", "", [1, 2]),
        (["monk", "monk*2 thief", "monk*3"], "", "thief*2", [1]),
    ],
)
def test_r14_the_most_points_of_the_leading_side_may_win(
    hands: list[str], temple: str, guild: str, best: list[int]
) -> None:
    chosen = {"no_eligible_player": "most_points_of_leading_side"}
    state = ending(hands, temple=temple, guild=guild, options=chosen)
    assert (winners(state), decided_by(state)) == (best, "most_points_of_leading_side")


@clause("AL-WIN-06")
@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1), (2, 2)])
def test_r15_in_the_last_tie_of_all_whoever_began_the_last_round_wins(
    first: int, winner: int
) -> None:
    chosen = {"final_tie": "first_action_order"}
    state = ending(["thief*2"] * 3, guild="thief", first=first, options=chosen)
    assert (winners(state), decided_by(state)) == ([winner], "first_action_order")


@clause("AL-WIN-06")
@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_r15_the_last_tie_may_go_by_turn_order_of_the_last_round(first: int, winner: int) -> None:
    chosen = {"final_tie": "first_action_order"}
    hands = ["monk", "thief*2", "thief*2"]
    state = ending(hands, guild="thief", first=first, options=chosen)
    assert (winners(state), decided_by(state)) == ([winner], "first_action_order")


@clause("AL-WIN-06")
def test_r15_on_the_last_tie_nobody_may_win() -> None:
    chosen = {"final_tie": "nobody"}
    state = ending(["thief", "thief", "monk"], guild="thief", options=chosen)
    assert (winners(state), decided_by(state)) == ([], "nobody")


@clause("AL-SETUP-12")
def test_r16_the_host_may_choose_who_begins() -> None:
    state = GAME.new_state(4, {"first_player": "host_chooses"})
    engine.settle(state)
    answer(state, *["kind:monk"] * 4)
    assert (first_asked(state), options(state)) == (0, [f"player:{seat}" for seat in range(4)])
    answer(state, "player:3")
    assert state.first == 3


@clause("AL-ALLOC-06")
def test_r02_tracking_shows_no_faces() -> None:
    chosen = {"assassinate_pile_target": "tracked_slot"}
    state = table(["monk thief spy"] * 3, turn=ALLOCATING, options=chosen)
    allocate(state, "monk thief", "thief spy", "spy monk")
    assert all("kind" not in row for row in rows(view(state, 0), "tracked"))
    assert len(rows(view(state, 0), "placed")) == 2
