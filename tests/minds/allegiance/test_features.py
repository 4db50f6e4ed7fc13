"""What the learnt judgement of Allegiance sees, and that it sees what matters."""

from __future__ import annotations

import pytest

from games.allegiance.builders import GAME, answer, ending, table
from tabard.core import engine
from tabard.games.allegiance.state import AllegianceState
from tabard.lab.tuning import played
from tabard.minds.allegiance.features import PLAYER_FEATURES, TABLE_FEATURES
from tabard.minds.allegiance.mind import AllegianceMind

MIND = AllegianceMind()


def table_feature(state: AllegianceState, name: str) -> float:
    return MIND.features(state)[0][TABLE_FEATURES.index(name)]


def player_feature(state: AllegianceState, seat: int, name: str) -> float:
    return MIND.features(state)[1][seat][PLAYER_FEATURES.index(name)]


def test_points_lead_and_hands_are_seen() -> None:
    state = table(["monk*2 thief", "spy noble", "bishop"], turn=0, temple="monk*3", guild="spy")
    assert player_feature(state, 0, "temple_points") == pytest.approx(2 / 5)
    assert player_feature(state, 0, "guild_points") == pytest.approx(1 / 5)
    assert player_feature(state, 0, "monk_in_hand") == 1.0
    assert player_feature(state, 1, "noble_in_hand") == 0.5
    assert [player_feature(state, seat, "is_loyal") for seat in range(3)] == [1.0, 0.0, 1.0]
    assert table_feature(state, "lead_of_the_temple") == pytest.approx(1.5 / 5)


def test_a_turn_that_is_over_is_no_turn_left() -> None:
    state = table(["monk", "thief", "bishop"], turn=0, first=0)
    assert [player_feature(state, seat, "turn_left") for seat in range(3)] == [1.0, 1.0, 1.0]
    answer(state, "end_turn")
    assert [player_feature(state, seat, "turn_left") for seat in range(3)] == [0.0, 1.0, 1.0]


def test_a_used_bishop_redeems() -> None:
    state = table(["bishop thief*2", "thief", "monk"], turn=0, first=0)
    assert player_feature(state, 0, "is_loyal") == 0.0
    answer(state, "use:bishop")
    assert player_feature(state, 0, "is_redeemed") == 1.0
    assert player_feature(state, 0, "is_loyal") == 1.0
    assert player_feature(state, 0, "turn_left") == 0.5


def test_what_lies_open_to_attack_is_told_from_what_is_guarded_or_unseen() -> None:
    state = table(["monk", "monk", "monk"], ["priest spy bishop+guard thief?1", "", ""], turn=0)
    assert player_feature(state, 0, "open_temple_cards") == pytest.approx(1 / 3)
    assert player_feature(state, 0, "open_guild_cards") == pytest.approx(1 / 3)
    assert player_feature(state, 0, "guarded_cards") == 0.5
    assert player_feature(state, 0, "face_down_cards") == 0.5
    assert player_feature(state, 0, "points_unseen_by_the_owner") == -0.5
    assert player_feature(state, 1, "face_down_cards") == 0.0


def test_margins_are_told_in_steps_and_beside_those_of_others() -> None:
    state = table(["monk*4", "monk*2", "thief*3"], turn=0)
    assert player_feature(state, 0, "margin_above_zero") == pytest.approx(3.5 / 3)
    assert player_feature(state, 0, "margin_above_two") == pytest.approx(1.5 / 3)
    assert [player_feature(state, seat, "others_less_safe") * 3 for seat in range(3)] == [1, 0, 0]
    assert player_feature(state, 2, "lead_in_guild_points") == pytest.approx(3 / 4)
    assert player_feature(state, 0, "lead_in_guild_points") == pytest.approx(-3 / 4)


def test_who_acts_after_whom_is_told_for_this_round_and_the_last() -> None:
    state = table(["monk", "monk", "monk"], turn=1, first=1, deck="thief*9")
    after = [player_feature(state, seat, "turns_after_the_own") * 3 for seat in range(3)]
    assert after == pytest.approx([0, 2, 1])
    # One more round is dealt, and seat 2 begins it.
    last = [player_feature(state, seat, "place_in_the_last_round") * 3 for seat in range(3)]
    assert last == pytest.approx([1, 2, 0])
    answer(state, "end_turn")
    assert player_feature(state, 1, "turns_after_the_own") == 0.0
    assert table_feature(state, "thief_in_the_deck") == pytest.approx(9 / 5)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_feature_is_told_and_of_moderate_size(seats: int) -> None:
    _, looks = played(GAME, [None] * seats, ["random"] * seats, "features")
    for look in looks:
        assert isinstance(look, AllegianceState)
        on_table, of_players = MIND.features(look)
        assert len(on_table) == len(TABLE_FEATURES)
        assert [len(player) for player in of_players] == [len(PLAYER_FEATURES)] * seats
        assert max(abs(one) for row in (on_table, *of_players) for one in row) < 12.0


def test_the_end_is_not_guessed() -> None:
    state = table(["monk", "thief", "thief"], turn=2, first=0, deck="", temple="monk")
    answer(state, "end_turn")
    assert engine.is_over(state)
    assert MIND.best_judge().worth(state) == [1.0, 0.0, 0.0]


def test_a_victory_of_the_temple_is_one_together_even_of_one_player() -> None:
    assert MIND.is_won_together(ending(["monk", "thief", "thief"], temple="monk"))
    assert not MIND.is_won_together(ending(["monk", "thief", "monk"], guild="thief"))


def test_the_network_knows_who_stands_better() -> None:
    judge = MIND.best_judge()
    few = table(["monk*2", "monk*2", "thief*3"], deck="", temple="monk*5")
    many = table(["monk*2", "monk*2", "monk*2"], deck="", temple="monk*5")
    assert judge.worth_to(few, 0) > judge.worth_to(many, 0)
    assert judge.worth_to(few, 2) < 0.5 * judge.worth_to(few, 0)
    guild = table(["thief*5", "thief*2", "monk*3"], deck="", guild="thief*6")
    values = judge.worth(guild)
    assert values[0] > 2 * max(values[1:])
