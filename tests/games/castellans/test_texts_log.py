"""The log of Castellans of Valeria: what belongs together is told in one line."""

from __future__ import annotations

from functools import cache

import pytest

from tabard.games.castellans import phrases
from tabard.games.castellans.game import Castellans, dividers_of
from tabard.games.castellans.kinds import FACE_NAMES
from tabard.match.texts import LANGUAGES, Texts
from tabard.parts.front import FiledWords

from .builders import GAME


@cache
def texts(language: str = "en") -> Texts:
    return Texts(GAME, language)


def told(*happened: dict[str, object], language: str = "en") -> list[str]:
    return texts(language).log(list(happened), None)


def event(name: str, **fields: object) -> dict[str, object]:
    return {"event": name, **fields}


def gained(good: str, amount: int, lost: int = 0, seat: object = 0) -> dict[str, object]:
    return event("goods_gained", seat=seat, good=good, amount=amount, lost=lost)


def pushed(guild: str, space: int, seat: object = 0) -> dict[str, object]:
    return event("pushed", seat=seat, guild=guild, space=space)


def crossed(guild: str, after: int, seat: object = 0) -> dict[str, object]:
    return event("divider_crossed", seat=seat, guild=guild, after=after)


def paid(good: str, units: int, magic: int = 0, gold: int = 0) -> dict[str, object]:
    return event("paid", seat=0, good=good, units=units, magic=magic, gold=gold)


def spent(action: str, rolled: str, face: str) -> dict[str, object]:
    return event("die_spent", seat=0, action=action, rolled=rolled, face=face)


def rolled(pips: int) -> dict[str, object]:
    return event("decision_rolled", pips=pips)


def test_an_action_is_one_line() -> None:
    happened = [
        spent("temple", "wood", "stone"),
        gained("stone", 1),
        paid("stone", 1, magic=1, gold=1),
        event("token_placed", seat=0, token="temple", district="penumbra"),
        pushed("shadow", 2),
        pushed("shadow", 3),
        crossed("shadow", 2),
        gained("gold", 2),
        pushed("holy", 1),
        pushed("holy", 2),
        event("power_used", seat=0, manor="priest"),
        pushed("holy", 3),
        crossed("holy", 2),
        gained("magic", 0, 1),
    ]
    assert told(*happened) == [
        (
            "Anna spends a Wood die turned to Stone for a Temple: +1 Stone; in Penumbra for 1 "
            "Stone + 1 Magic + 1 Gold, Shadow Guild 3 (+2 Gold), Holy Guild 2; Priest's Manor: "
            "Holy Guild 3 (1 Magic lost)."
        )
    ]
    assert told(*happened[2:5], language="de") == [
        "Anna: Tempel in Penumbra für 1 Stein + 1 Magie + 1 Gold, Schattengilde 2."
    ]
    assert told(happened[0]) == ["Anna spends a Wood die turned to Stone for a Temple."]


def test_a_push_over_a_divider_and_further_is_told_once() -> None:
    happened = [pushed("worker", 3), crossed("worker", 2), gained("wood", 1), pushed("worker", 4)]
    assert told(*happened) == ["Anna: Worker Guild 4 (+1 Wood)."]
    assert told(happened[1]) == ["Anna crosses a divider of the Worker Guild."]


def test_a_gain_after_other_things_is_no_reward_of_a_divider() -> None:
    happened = [pushed("worker", 3), crossed("worker", 2), pushed("holy", 1), gained("wood", 1)]
    assert told(*happened) == ["Anna: Worker Guild 3, Holy Guild 1, +1 Wood."]


def generous() -> Texts:
    """Texts of a game in which the first divider of the Workers gives Gold, VP and resources."""
    game = Castellans()
    dividers = {
        **dividers_of(game.catalog),
        ("worker", 2): {"gold": 2, "vp": 1, "resource_any": 2},
    }
    names, phrase = game.words.names(), phrases.phrase
    game.words = FiledWords(names, phrase, lambda told, _: phrases.lines(told, dividers))
    return Texts(game, "en")


def test_all_that_a_divider_gives_stands_in_one_bracket() -> None:
    points = event("vp_gained", seat=0, vp=1)
    rewards = [points, gained("gold", 2), gained("wood", 1), gained("food", 0, 1)]
    happened = [pushed("worker", 3), crossed("worker", 2), *rewards, gained("stone", 1)]
    assert generous().log(happened, None) == [
        "Anna: Worker Guild 3 (+1 VP, +2 Gold, +1 Wood, 1 Food lost), +1 Stone."
    ]


def test_no_more_stands_in_the_bracket_than_a_divider_gives() -> None:
    happened = [pushed("worker", 3), crossed("worker", 2), gained("wood", 1), gained("stone", 1)]
    assert told(*happened) == ["Anna: Worker Guild 3 (+1 Wood), +1 Stone."]


def test_lost_influence_names_its_guild() -> None:
    lost = event("push_lost", seat=0, guild="worker", count=1)
    assert told(lost) == ["Anna: 1 Influence lost (Worker Guild)."]
    assert told({**lost, "count": 2}, language="de") == [
        "Anna: 2 Einfluss verfallen (Arbeitergilde)."
    ]
    assert told({**lost, "guild": None}) == ["Anna: 1 Influence lost."]


def test_an_opponent_is_nobodys_own() -> None:
    chosen = event("opponent_chosen", opponent="oake")
    assert told(chosen)[0].startswith("Opponent: Tamsin Oake. ")
    assert told(chosen, language="de")[0].startswith("Gegner: Tamsin Oake. ")


def test_one_discarded_citizen_is_no_plural() -> None:
    shuffled = event("deck_shuffled", line="pink", count=1)
    assert told(shuffled) == ["Pink line: the discarded Citizen becomes the new deck."]
    assert told(shuffled, language="de") == [
        "Rosa Reihe: Der abgelegte Bürger wird zum neuen Stapel."
    ]
    assert told({**shuffled, "count": 3}) == [
        "Pink line: the 3 discarded Citizens become the new deck."
    ]


def test_a_recruit_is_one_line_and_the_new_card_another() -> None:
    happened = [
        spent("recruit", "food", "food"),
        gained("food", 1),
        paid("food", 2),
        event("citizen_recruited", seat=0, citizen="guard", line="pink"),
        event("citizen_laid", citizen="monk", line="pink"),
        event("citizen_used", seat=0, citizen="guard"),
        gained("gold", 1, 1),
        event("token_placed", seat=0, token="citizen_token", district="nor_high"),
        pushed("soldier", 1),
    ]
    assert told(*happened) == [
        (
            "Anna spends a Food die to recruit: +1 Food; Guard for 2 Food; Guard: +1 of 2 Gold; "
            "Citizen token in Nor High, Soldier Guild 1."
        ),
        "Pink line, new: Monk.",
    ]
    assert told(*happened, language="de") == [
        (
            "Anna gibt einen Nahrungs-Würfel fürs Anwerben aus: +1 Nahrung; Wächter für 2 Nahrung; "
            "Wächter: +1 von 2 Gold; Bürgermarker auf der Nor-Höhe, Soldatengilde 1."
        ),
        "Rosa Reihe, neu: Mönch.",
    ]


def test_a_harvest_adds_up_goods_of_a_kind() -> None:
    happened = [
        spent("harvest", "wood", "wood"),
        gained("wood", 1),
        gained("wood", 1),
        gained("stone", 1),
        pushed("holy", 1),
        event("power_used", seat=0, manor="land_owner"),
        event("leftover_read", seat=0, face="stone"),
        gained("stone", 1),
        paid("food", 2),
        event("windmill_built", seat=0, edge="nor_high_penumbra"),
    ]
    assert told(*happened) == [
        (
            "Anna spends a Wood die for a Harvest: +2 Wood, +1 Stone, Holy Guild 1; Land Owner's "
            "Manor: leftover Stone die, +1 Stone; Windmill between Nor High and Penumbra for 2 "
            "Food."
        )
    ]


def test_the_wharf_is_one_line() -> None:
    crate = event("crate_placed", seat=0, row=0, column=1, deal="sell_vp", good="stone")
    happened = [
        spent("wharf", "gold", "gold"),
        crate,
        paid("stone", 1),
        gained("gold", 1),
        event("vp_gained", seat=0, vp=1),
        paid("magic", 0, gold=2),
        event("ship_sailed", seat=0, origin="iron_pit", district="anchorage"),
    ]
    assert told(*happened) == [
        (
            "Anna spends a Gold die for the Wharf: Crate −1 Stone, +1 Gold, +1 VP; Ship from Iron "
            "Pit to the Anchorage for 2 Gold."
        )
    ]
    assert told(*happened[5:], language="de") == [
        "Anna: Schiff von der Eisengrube zum Ankerplatz für 2 Gold."
    ]


def test_a_monument_has_a_line_of_its_own() -> None:
    happened = [
        spent("wharf", "gold", "gold"),
        paid("magic", 0, gold=8),
        event("gate_built", seat=0, edge="iron_pit_anchorage"),
        pushed("soldier", 2),
    ]
    assert told(*happened) == [
        "Anna spends a Gold die for the Wharf.",
        "Anna: Gate between Iron Pit and the Anchorage for 8 Gold, Soldier Guild 2.",
    ]


def test_a_draft_is_one_line_with_what_it_gave() -> None:
    happened = [
        event("die_drafted", seat=1, rolled="stone", face="stone"),
        gained("stone", 1, seat=1),
        event("citizen_used", seat=1, citizen="miner"),
        gained("wood", 1, seat=1),
        event("die_drafted", seat=0, rolled="food", face="influence"),
        pushed("holy", 1),
    ]
    assert told(*happened) == [
        "Bert drafts a Stone die: +1 Stone; Miner: +1 Wood.",
        "Anna drafts a Food die turned to Influence: Holy Guild 1.",
    ]


def test_the_opponent_is_told_with_its_rolls() -> None:
    placed = event("token_placed", seat="vaun", token="temple", district="iron_pit")
    acted = event("opponent_acted", seat="vaun", icon="temple", face="influence")
    assert told(acted, rolled(5), placed, pushed("soldier", 2, "vaun")) == [
        "Edric Vaun spends an Influence die for a Temple: rolls 5 → in Iron Pit, Soldier Guild 2."
    ]
    assert told(acted, rolled(5)) == [
        "Edric Vaun spends an Influence die for a Temple: rolls 5 → nothing happens."
    ]
    raised = event("opponent_monument", seat="vaun", monument="gate")
    gate = event("gate_built", seat="vaun", edge="nor_high_penumbra")
    assert told(raised, rolled(6), rolled(2), gate, language="de") == [
        "Edric Vaun errichtet ein Tor: würfelt 6, 2 → zwischen Nor-Höhe und Penumbra."
    ]
    bonus = event("opponent_bonus", seat="vaun", bonus="wharf")
    crate = event("crate_placed", seat="vaun", row=0, column=3, deal="sell_vp", good="wood")
    points = event("vp_gained", seat="vaun", vp=2)
    assert told(bonus, crate, crate, points) == [
        "Edric Vaun – bonus, the Wharf: Crate on Wood, Crate on Wood, +2 VP."
    ]
    assert told(bonus) == ["Edric Vaun – bonus, the Wharf: nothing."]


def test_a_roll_without_effect_is_not_taken_for_the_next_section() -> None:
    acted = event("opponent_acted", seat="vaun", icon="shipyard", face="gold")
    bonus = event("opponent_bonus", seat="vaun", bonus="sail")
    assert told(acted, rolled(3), bonus, rolled(4)) == [
        "Edric Vaun spends a Gold die for the Shipyard: rolls 3 → nothing happens.",
        "Edric Vaun – bonus, Sail: rolls 4 → nothing happens.",
    ]


def test_the_first_manor_of_an_opponent_has_no_name() -> None:
    manor = event("manor_built", seat="oake", manor="merchant", district="anchorage")
    assert told(rolled(1), manor, pushed("worker", 1, "oake")) == [
        "Tamsin Oake: rolls 1 → Manor in the Anchorage, Worker Guild 1."
    ]
    own = event("manor_built", seat=0, manor="merchant", district="anchorage")
    assert told(own, language="de") == ["Anna: Herrenhaus der Kauffrau am Ankerplatz."]


def test_a_district_is_told_by_rank_with_green() -> None:
    scored = event(
        "district_scored",
        district="penumbra",
        halves=[2, 7, 0, 4],
        keeps=2,
        points=[0, 6, 0, 3],
        opponent=None,
    )
    assert told(scored) == ["Penumbra: Bert 3½ (6 VP), Dario 2 (3 VP), green 2, Anna 1."]
    solo = {**scored, "halves": [1, 3], "points": [2, 4], "keeps": 0, "opponent": "brandt"}
    assert told(solo, language="de") == ["Penumbra: Aldous Brandt 1½ (4 SP), Anna ½ (2 SP)."]
    empty = {**scored, "halves": [0, 0], "points": [0, 0], "keeps": 0}
    assert told(empty) == ["Penumbra: nobody."]


def test_a_scoring_phase_ends_with_its_totals() -> None:
    district = event(
        "district_scored",
        district="penumbra",
        halves=[2, 4],
        keeps=0,
        points=[4, 6],
        opponent="brandt",
    )
    statue = event(
        "monument_scored",
        seat=0,
        monument="statue",
        district="penumbra",
        edge=None,
        count=5,
        vp=5,
    )
    wharf = event("wharf_scored", crates=[0, 2], points=[0, 3], opponent="brandt")
    assert told(district, statue, wharf) == [
        "Penumbra: Aldous Brandt 2 (6 VP), Anna 1 (4 VP).",
        "Monuments: Anna 5 VP (Statue 5).",
        "Crates on the Wharf: Aldous Brandt 2 (3 VP).",
        "VP of this scoring: Anna 9, Aldous Brandt 9.",
    ]
    assert told(statue, wharf)[-1] == "Crates on the Wharf: Aldous Brandt 2 (3 VP)."


def test_the_reset_tells_each_line_once() -> None:
    happened = [
        event("crates_returned", card="W01"),
        event("wharf_turned", card="W02"),
        event("back_shown", back="buy-sell_vp-sell_influence"),
        event("citizens_discarded", line="pink", citizens=["monk", "thief"]),
        event("citizen_laid", citizen="cook", line="pink"),
        event("citizen_laid", citizen="guard", line="pink"),
        rolled(3),
        event("keep_placed", district="nor_high"),
        event("scepter_passed", seat=1),
        event("round_began", round=2, seat=1),
    ]
    assert told(*happened) == [
        (
            "The Wharf shows Grey Widow. Top row: buy for Gold; middle: sell for Gold and VP; "
            "bottom: sell for Influence or Gold."
        ),
        "Pink line: Monk and Thief leave; new: Cook and Guard.",
        "The Decision die shows 3: a Keep rises in Nor High.",
        "Round 2 begins: Eastern Districts. Bert is 1st Player.",
    ]


@pytest.mark.parametrize(
    ("winners", "reason", "line"),
    [
        ([0], "score", "Anna wins with the most VP."),
        (["vaun"], "score", "Edric Vaun wins with the most VP."),
        ([0, "vaun"], "shared", "Anna and Edric Vaun share the victory."),
    ],
)
def test_the_end_names_who_won(winners: list[object], reason: str, line: str) -> None:
    assert told(event("match_ended", winners=winners, decided_by=reason)) == [line]


def test_every_face_has_its_die_in_both_languages() -> None:
    for language in LANGUAGES:
        lines = [
            told(event("die_drafted", seat=0, rolled=face, face=face), language=language)[0]
            for face in FACE_NAMES
        ]
        assert len(set(lines)) == len(FACE_NAMES)
