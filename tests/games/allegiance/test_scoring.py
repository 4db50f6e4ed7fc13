"""Influence of the organisations, allegiance of the players, and who wins."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    GAME,
    decided_by,
    ending,
    influence,
    points,
    rows,
    winners,
)
from support.clauses import clause
from tabard.games.allegiance.kinds import GUILD, TEMPLE
from tabard.games.allegiance.scoring import verdict
from tabard.games.allegiance.state import AllegianceState

GUILD_LEADS = "thief*4"
TEMPLE_LEADS = "monk*2"


def changes(state: AllegianceState) -> list[object]:
    """What altered each player's points, as the score sheet says."""
    return [player["changes"] for player in rows(GAME.score_sheet(state), "players")]


@clause("AL-SCORE-01")
def test_temple_influence_is_the_sum_of_its_five_lines() -> None:
    state = ending(
        [],
        ["initiate*5"],
        temple="monk priest noble*2 merchant*3",
        converted="thief*2",
        guild="spy",
    )
    temple = verdict(state).influence[TEMPLE]
    lines = (temple.cards, temple.nobles, temple.converted, temple.merchants, temple.followers)
    assert lines == (2, 4, 2, 3, 3)
    assert influence(state) == (14, 1)


@clause("AL-SCORE-02")
def test_guild_influence_is_the_sum_of_its_four_lines() -> None:
    state = ending(
        [],
        ["cutpurse*5"],
        guild="thief spy noble merchant*2",
        converted="thief*2",
        temple="merchant",
    )
    guild = verdict(state).influence[GUILD]
    lines = (guild.cards, guild.nobles, guild.converted, guild.merchants, guild.followers)
    assert lines == (2, 2, 0, 2, 3)
    assert influence(state) == (2, 9)


@clause("AL-SCORE-03")
def test_misplaced_cards_and_guards_are_worth_nothing() -> None:
    temple = "thief assassin cutpurse double_agent spy guildmaster guard"
    state = ending(temple=temple, guild="monk priest initiate inquisitor bishop guard")
    assert influence(state) == (0, 0)


@clause("AL-SCORE-03")
def test_every_card_on_its_own_organisation_is_worth_one() -> None:
    state = ending(
        temple="monk priest initiate inquisitor bishop",
        guild="thief assassin cutpurse double_agent spy guildmaster",
    )
    assert influence(state) == (5, 6)


@clause("AL-SCORE-04")
@pytest.mark.parametrize(
    ("temple", "guild", "leading"), [(2, 1, TEMPLE), (1, 2, GUILD), (2, 2, GUILD), (0, 0, GUILD)]
)
def test_more_influence_leads_and_equal_influence_lets_the_guild_lead(
    temple: int, guild: int, leading: int
) -> None:
    state = ending(temple=f"monk*{temple}", guild=f"thief*{guild}")
    assert verdict(state).leading == leading


@clause("AL-SCORE-05")
def test_points_are_the_cards_in_hand_and_tableau_one_each() -> None:
    state = ending(["monk*2 thief noble", "spy"], ["inquisitor spy+guard cutpurse?1 monk?2"])
    assert points(state, 0) == (4, 3)
    assert points(state, 1) == (0, 1)


@clause("AL-SCORE-05")
def test_points_are_changed_by_corrupt_and_redeem() -> None:
    state = ending(["monk*2 thief", "monk thief*2"], ["guildmaster", "bishop"])
    assert (points(state, 0), points(state, 1)) == ((0, 4), (4, 0))


@clause("AL-SCORE-05")
@pytest.mark.parametrize(
    ("hand", "tableau", "found"),
    [
        ("monk thief", "spy", []),
        ("monk", "guildmaster", ["corrupt"]),
        ("thief", "bishop", ["redeem"]),
        ("monk*2 thief", "bishop guildmaster", ["corrupt", "redeem"]),
        ("monk thief", "bishop guildmaster", []),
        ("thief", "guildmaster", []),
        ("monk", "bishop", []),
        ("monk bishop", "guildmaster", ["corrupt"]),
        ("monk guildmaster", "bishop", ["redeem"]),
        ("monk", "guildmaster?1 thief", []),
    ],
)
def test_the_sheet_names_the_powers_that_changed_the_points(
    hand: str, tableau: str, found: list[str]
) -> None:
    assert changes(ending([hand, "monk"], [tableau])) == [found, [], []]


@clause("AL-SCORE-05")
@pytest.mark.parametrize(
    ("both", "found"),
    [("swap", ["corrupt", "redeem"]), ("cancel", []), ("latest_wins", ["redeem"])],
)
def test_the_sheet_names_what_the_table_lets_two_effects_do(both: str, found: list[str]) -> None:
    chosen = {"corrupt_and_redeem_together": both}
    state = ending(["monk*2"], ["guildmaster bishop"], options=chosen)
    assert changes(state)[0] == found


@clause("AL-SCORE-06")
@pytest.mark.parametrize(
    ("cards", "side"),
    [("monk*2 thief", TEMPLE), ("monk thief*2", GUILD), ("monk thief", GUILD), ("noble", GUILD)],
)
def test_more_temple_points_mean_the_temple_and_anything_else_the_guild(
    cards: str, side: int
) -> None:
    assert verdict(ending([cards])).allegiances[0] == side


@clause("AL-SCORE-07")
def test_cards_on_the_organisations_and_beside_the_temple_count_for_no_allegiance() -> None:
    state = ending(["monk"], temple="monk@0 thief@0", guild="thief@0", converted="spy")
    assert [points(state, seat) for seat in range(3)] == [(1, 0), (0, 0), (0, 0)]


@clause("AL-SCORE-07")
def test_cards_in_hands_and_tableaux_count_for_no_influence() -> None:
    state = ending(["monk*3 noble merchant", "thief*3"], ["bishop priest", "spy*2 cutpurse*4"])
    assert influence(state) == (0, 0)


@clause("AL-WIN-01")
def test_all_players_loyal_to_a_leading_temple_win_together() -> None:
    state = ending(["monk*5", "monk", "thief"], temple=TEMPLE_LEADS)
    assert (winners(state), decided_by(state)) == ([0, 1], "all_temple")
    assert GAME.places(state) == [1, 1, 3]


@clause("AL-WIN-02")
def test_the_only_guild_player_wins_alone_when_the_guild_leads() -> None:
    state = ending(["monk*5", "monk thief", "monk"], guild=GUILD_LEADS)
    assert (winners(state), decided_by(state)) == ([1], "only_guild_player")
    assert GAME.places(state) == [2, 1, 2]


@clause("AL-WIN-03")
def test_of_several_guild_players_the_one_with_most_guild_points_wins() -> None:
    state = ending(["thief*3 monk*3", "thief*2", "monk"], guild=GUILD_LEADS)
    assert (winners(state), decided_by(state)) == ([0], "most_guild_points")


@clause("AL-WIN-04")
def test_on_a_tie_the_larger_difference_wins() -> None:
    state = ending(["thief*3 monk*2", "thief*3 monk", "thief*2"], guild=GUILD_LEADS)
    assert (winners(state), decided_by(state)) == ([1], "largest_difference")


@clause("AL-WIN-05")
@pytest.mark.parametrize("tableau", ["guildmaster?0", "guildmaster"])
def test_on_a_further_tie_the_owner_of_the_guildmaster_wins(tableau: str) -> None:
    state = ending(["thief*3", "thief*2", "monk"], ["", tableau], guild=GUILD_LEADS)
    assert (winners(state), decided_by(state)) == ([1], "guildmaster")


@clause("AL-WIN-05")
def test_the_guildmaster_in_hand_breaks_the_tie_too() -> None:
    state = ending(["thief*3", "monk", "thief*2 guildmaster"], guild=GUILD_LEADS)
    assert (winners(state), decided_by(state)) == ([2], "guildmaster")


@clause("AL-WIN-05")
def test_a_guildmaster_outside_the_tie_breaks_nothing() -> None:
    state = ending(["thief*3", "thief*3", "guildmaster"], guild=GUILD_LEADS)
    assert (winners(state), decided_by(state)) == ([0, 1], "shared")


@clause("AL-WIN-06")
def test_on_a_last_tie_the_victory_is_shared() -> None:
    state = ending(["thief*3", "monk", "thief*3"], guild=GUILD_LEADS)
    assert (winners(state), decided_by(state)) == ([0, 2], "shared")
    assert GAME.places(state) == [1, 3, 1]


@clause("AL-WIN-07")
def test_ties_are_broken_by_points_after_corrupt_and_redeem() -> None:
    state = ending(["monk*3", "thief*3", "thief"], ["guildmaster"], guild=GUILD_LEADS)
    assert points(state, 0) == (0, 4)
    assert (winners(state), decided_by(state)) == ([0], "most_guild_points")


@clause("AL-WIN-07")
def test_the_difference_is_taken_after_both_effects() -> None:
    hands = ["monk*2", "thief*3 monk*2", "monk"]
    state = ending(hands, ["guildmaster bishop"], guild=GUILD_LEADS)
    assert (points(state, 0), points(state, 1)) == ((1, 3), (2, 3))
    assert (winners(state), decided_by(state)) == ([0], "largest_difference")


@clause("AL-WIN-08")
@pytest.mark.parametrize(
    ("cards", "temple", "guild"), [("thief", TEMPLE_LEADS, ""), ("monk", "", GUILD_LEADS)]
)
def test_nobody_wins_if_nobody_is_on_the_leading_side(cards: str, temple: str, guild: str) -> None:
    state = ending([cards] * 3, temple=temple, guild=guild)
    assert (winners(state), decided_by(state)) == ([], "nobody")
    assert GAME.places(state) == [2, 2, 2]


def test_scores_are_the_points_for_the_leading_side() -> None:
    state = ending(["thief*3 monk", "monk*2", "thief"], guild=GUILD_LEADS)
    assert GAME.scores(state) == [3, 0, 1]
    state = ending(["thief*3 monk", "monk*2", "thief"], temple=TEMPLE_LEADS)
    assert GAME.scores(state) == [1, 2, 0]
