"""The log of Archon: what belongs together is told in one line, and nothing hidden is told."""

from __future__ import annotations

from functools import cache

import pytest

from support.clauses import clause
from tabard.core.values import EVERYONE, SPECTATOR
from tabard.games.archon.kinds import CARD_NAMES
from tabard.games.archon.state import ArchonState
from tabard.match.match import event_data
from tabard.match.texts import LANGUAGES, Texts

from .builders import (
    GAME,
    answer,
    cards,
    divide,
    end_round,
    goods,
    lay_favors,
    passed,
    skip_chance,
    table,
    token,
    turns,
    use,
)


@cache
def texts(language: str = "en") -> Texts:
    return Texts(GAME, language)


Told = dict[str, object]


def told(*happened: Told, language: str = "en") -> list[str]:
    return texts(language).log(list(happened), None)


def heard(state: ArchonState, viewer: int, language: str = "en") -> list[str]:
    """The log of a table as a seat, or SPECTATOR, or EVERYONE hears it."""
    events = [event if viewer == EVERYONE else event.seen_by(viewer) for event in state.told]
    known = [event_data(GAME, event) for event in events if event is not None]
    return texts(language).log(known, viewer)


def event(name: str, **fields: object) -> Told:
    return {"event": name, **fields}


def placed(
    slot: str, kind: str = "courtier", count: int = 1, benefit: bool = False, seat: int = 0
) -> Told:
    names = {"slot": slot, "kind": kind, "count": count}
    return event("figure_placed", seat=seat, **names, has_benefit=benefit, was_hidden=True)


def gained(good: str, amount: int, lost: int = 0, seat: int = 0) -> Told:
    return event("goods_gained", seat=seat, good=good, amount=amount, lost=lost)


def paid(seat: int = 0, **amounts: int) -> Told:
    goods = ("gold", "stone", "papyrus", "silver", "iron", "recruit")
    return event("goods_paid", seat=seat, amounts=[amounts.get(good, 0) for good in goods])


def vp(amount: int, seat: int = 0) -> Told:
    return event("vp_gained", seat=seat, vp=amount)


def test_an_action_is_one_line() -> None:
    happened = [
        placed("academy_2", count=2),
        event("tax_paid", seat=0, player=1, gold=1),
        paid(stone=1, silver=1),
        event("card_taken", seat=0, science=None, arts="altarpiece"),
        vp(1),
        vp(1),
        gained("gold", 1),
        gained("iron", 1),
    ]
    assert told(*happened) == [
        (
            "Anna enters the Academy with 2 Courtiers: 1 gold tax to Bert; Altarpiece for 1 stone "
            "+ 1 silver, +2 VP, +1 gold, +1 iron."
        )
    ]
    assert told(*happened, language="de") == [
        (
            "Anna betritt die Akademie mit 2 Höflingen: 1 Gold Steuer an Bert; Altarbild für "
            "1 Stein + 1 Silber, +2 SP, +1 Gold, +1 Eisen."
        )
    ]
    assert told(*happened[:1]) == ["Anna enters the Academy with 2 Courtiers."]
    assert told(*happened[2:3]) == ["Anna: −1 stone, −1 silver."]
    assert told(*happened[3:5]) == ["Anna: Altarpiece, +1 VP."]


def test_a_second_action_stands_in_the_line_of_the_first() -> None:
    first = [placed("treasury_1", "scribe", benefit=True), gained("gold", 2)]
    second = [placed("barracks_1", "scribe", benefit=True), gained("recruit", 1)]
    third = [placed("treasury_2"), gained("gold", 2)]
    assert told(*first, *second, *third) == [
        (
            "Anna enters the Treasury with a Scribe: +2 gold; then the Barracks with a Scribe: "
            "+1 recruit."
        ),
        "Anna enters the Treasury with a Courtier: +2 gold.",
    ]
    declined = event("second_action_declined", seat=0)
    assert told(*first, declined, *third, language="de") == [
        "Anna betritt die Schatzkammer mit einem Schreiber: +2 Gold; keine zweite Aktion.",
        "Anna betritt die Schatzkammer mit einem Höfling: +2 Gold.",
    ]
    assert told(declined) == ["Anna takes no second action."]
    assert len(told(*third, *third)) == 2
    other = [placed("barracks_1", seat=1), gained("recruit", 1, seat=1)]
    assert told(*first, *other)[1] == "Bert enters the Barracks with a Courtier: +1 recruit."


def test_a_new_card_on_display_does_not_part_a_turn() -> None:
    happened = [
        placed("academy_1", "scribe", benefit=True),
        event("card_taken", seat=0, science=None, arts="fresco"),
        event("card_shown", science=None, arts="mosaic"),
        placed("treasury_1"),
    ]
    assert told(*happened) == [
        "Anna enters the Academy with a Scribe: Fresco; then the Treasury with a Courtier.",
        "New Arts card on display: Mosaic.",
    ]


@pytest.mark.parametrize(
    ("slot", "kind", "benefit", "line"),
    [
        ("treasury_1", "merchant", False, "Treasury with a Merchant as a plain Courtier"),
        ("treasury_1", "merchant", True, "Treasury with a Merchant"),
        ("academy_1", "merchant", False, "Academy with a Merchant"),
        (
            "academy_1",
            "tax_collector",
            False,
            "Academy with a Tax Collector as a plain Courtier",
        ),
        ("academy_1", "cleric", True, "Academy with a Cleric"),
    ],
)
def test_only_a_benefit_that_was_left_is_told(
    slot: str, kind: str, benefit: bool, line: str
) -> None:
    assert told(placed(slot, kind, benefit=benefit)) == [f"Anna enters the {line}."]


def test_trades_of_a_kind_are_added_up_and_told_once() -> None:
    def trade(good: str, is_purchase: bool, price: int) -> list[Told]:
        deal = event("trade_made", seat=0, good=good, is_purchase=is_purchase, price=price)
        if is_purchase:
            return [deal, paid(gold=price), gained(good, 1)]
        return [deal, paid(**{good: 1}), gained("gold", price)]

    happened = [*trade("stone", False, 1), *trade("stone", False, 1), *trade("stone", True, 2)]
    assert told(placed("marketplace_1"), *happened) == [
        (
            "Anna enters the Marketplace with a Courtier: 2 stone sold for 2 gold, 1 stone bought "
            "for 2 gold."
        )
    ]
    free = event("trade_made", seat=0, good="iron", is_purchase=True, price=0)
    assert told(free, gained("iron", 1), gained("gold", 1)) == [
        "Anna: 1 iron bought for 0 gold, +1 gold."
    ]


def test_taxes_to_one_owner_are_added_up() -> None:
    coin = event("tax_paid", seat=0, player=2, gold=1)
    other = event("tax_paid", seat=0, player=1, gold=1)
    assert told(coin, other, coin) == ["Anna: 2 gold tax to Clara, 1 gold tax to Bert."]


def test_what_runs_out_is_told() -> None:
    assert told(gained("recruit", 1, 2)) == ["Anna: +1 of 3 recruits."]
    assert told(gained("recruit", 0, 1), language="de") == ["Anna: 1 Rekrut nicht vorhanden."]


def test_a_favor_and_the_action_it_gives_are_one_line() -> None:
    used = event("favor_used", seat=0, favor="scholars_patron")
    taken = event("card_taken", seat=0, science="astrolabe", arts=None)
    assert told(placed("palace_2"), used, paid(iron=1), taken, vp(3)) == [
        ("Anna enters the Palace with a Courtier: Scholars' Patron; Astrolabe for 1 iron, +3 VP.")
    ]
    banquet = event("favor_used", seat=0, favor="grand_banquet")
    assert told(banquet, paid(gold=3), paid(stone=1), vp(6)) == [
        "Anna: Grand Banquet for 1 stone + 3 gold, +6 VP."
    ]
    swap = event("cubes_swapped", seat=0, given="stone", taken="iron")
    charter = event("favor_used", seat=0, favor="merchants_charter")
    assert told(charter, gained("gold", 1), swap, language="de") == [
        "Anna: Handelsbrief, +1 Gold, 1 Stein gegen 1 Eisen getauscht."
    ]


def test_tiles_and_warriors_are_told_with_their_price() -> None:
    built = event("tile_built", seat=0, tile="mint")
    assert told(built, paid(stone=1, silver=1), vp(2)) == [
        "Anna: Mint built for 1 stone + 1 silver, +2 VP."
    ]
    posted = event("warrior_posted", seat=0, space=3)
    assert told(posted, paid(recruit=1), vp(1), language="de") == [
        "Anna: Elitekrieger für 1 Rekruten auf Mauerfeld 3, +1 SP."
    ]


@pytest.mark.parametrize(
    ("pile", "where"),
    [
        ("played", ""),
        ("hand", " into the hand"),
        ("reserve", " into the reserve"),
        (None, " into hand or reserve"),
    ],
)
def test_a_magister_is_told_with_where_he_went_if_that_is_known(
    pile: str | None, where: str
) -> None:
    hired = event("magister_hired", seat=0, magister="cleric", space=2, pile=pile, was_hidden=True)
    assert told(hired, paid(gold=1, stone=1), vp(2)) == [
        f"Anna: Cleric hired{where} for 1 stone + 1 gold, +2 VP."
    ]


@clause("AR-INFO-02")
def test_others_do_not_read_where_a_magister_went() -> None:
    state = table(3)
    cards(state, 0, "courtier*2 scribe*3", others="courtier*3 scribe merchant")
    goods(state, 0, gold=1)
    use(turns(state), "guild_hall_1", "scribe")
    start = "Anna enters the Guild Hall with a Scribe: Cleric hired"
    assert heard(state, 0) == [f"{start} into the hand for 1 gold, +1 VP."]
    for viewer in (1, 2, SPECTATOR):
        assert heard(state, viewer) == [f"{start} into hand or reserve for 1 gold, +1 VP."]


@clause("AR-CARD-03")
def test_hands_are_told_to_their_owners_alone() -> None:
    state = table(2, round=2)
    end_round(state)
    skip_chance(state)
    divide(state, 0, "courtier*4 scribe")
    divide(state, 1, "courtier*3 scribe merchant")
    assert "The cards are divided. Anna's hand: 4 Courtiers, 1 Scribe." in heard(state, 0)
    mine = "Die Karten sind aufgeteilt. Berts Hand: 3 Höflinge, 1 Schreiber, 1 Kaufmann."
    assert mine in heard(state, 1, "de")
    assert "The cards are divided into hand and reserve." in heard(state, SPECTATOR)
    both = "Anna's hand: 4 Courtiers, 1 Scribe; Bert's hand: 3 Courtiers, 1 Scribe, 1 Merchant."
    assert f"The cards are divided. {both}" in heard(state, EVERYONE)


@clause("AR-PASS-04")
def test_passing_tells_how_many_cards_but_not_which() -> None:
    state = table(2)
    cards(state, 0, "courtier scribe", played="courtier*3")
    answer(turns(state), "pass")
    for viewer in (0, 1, SPECTATOR):
        assert heard(state, viewer) == ["Anna passes with 2 unused cards."]
    assert told(event("passed", seat=1, unused=1), language="de") == [
        "Bert passt mit 1 ungenutzten Karte."
    ]
    without = [event("passed", seat=seat, unused=0) for seat in (1, 0, 2)]
    assert told(without[0]) == ["Bert passes."]
    assert told(*without, language="de") == ["Bert, Anna und Clara passen."]
    assert told(without[0], event("passed", seat=0, unused=1)) == [
        "Bert passes.",
        "Anna passes with 1 unused card.",
    ]


def counts(**kinds: int) -> list[int]:
    return [kinds.get(kind, 0) for kind in CARD_NAMES]


def test_the_end_of_a_round_is_one_line() -> None:
    happened = [
        event("unused_revealed", seat=1, cards=counts(courtier=2), was_hidden=True),
        event("unused_revealed", seat=0, cards=counts(merchant=1), was_hidden=True),
        event("order_set", order=[1, 0, 2]),
        event("round_ended", round=3),
        event("favor_left", favor="levy"),
        event("favor_laid", favor="muster", place=1),
        event("province_revealed", province="aldermoor", cubes=[0, 1, 0, 2, 2, 0]),
        event("reserve_taken", round=4),
        event("round_began", round=4),
    ]
    assert told(*happened) == [
        (
            "Round 3 is over. Unused: Bert 2 Courtiers; Anna 1 Merchant. Player order: Bert, Anna "
            "and Clara."
        ),
        "King's Favor out of the game: Levy. New: Muster – Gain 3 recruits.",
        "Province Aldermoor – to the Repository: 1 stone, 2 silver, 2 iron.",
        "All take up their reserve.",
        "Round 4 begins (Summer).",
    ]
    assert told(happened[2]) == ["Player order: Bert, Anna and Clara."]
    assert told(happened[4], language="de") == ["Königsgunst-Karte aus dem Spiel: Aushebung."]
    empty = event("province_revealed", province="aldermoor", cubes=[0] * 6)
    assert told(empty)[0].startswith("Province Aldermoor – nothing to the Repository")


def test_setup_tells_grants_favors_and_displays_in_a_line_each() -> None:
    happened = [
        event("match_began", seats=2),
        event("grant_laid", season="spring", grant="grant_1"),
        event("grant_laid", season="summer", grant="grant_6"),
        event("favor_laid", favor="levy", place=1),
        event("favor_laid", favor="muster", place=2),
        event("card_shown", science="compass", arts=None),
        event("card_shown", science="sundial", arts=None),
        event("card_shown", science=None, arts="mosaic"),
    ]
    assert told(*happened) == [
        "2 houses vie for glory at the King's court.",
        "King's Grants: Spring – Poets' Year, Summer – Siege Year.",
        "King's Favors: Levy, Muster.",
        "New Science cards on display: Compass, Sundial.",
        "New Arts card on display: Mosaic.",
    ]


def test_an_attack_tells_whether_the_wall_holds() -> None:
    drawn = event("attack_drawn", attack="brigands", strength=4, defenders=5)
    held = event("wall_held", strength=4)
    assert told(drawn, held) == ["Attack: Brigands, strength 4. 5 Elite Warriors hold the wall."]
    assert told(held) == ["The wall holds against strength 4."]
    assert told({**drawn, "defenders": 1}, language="de") == [
        ("Angriff: Wegelagerer, Angriffsstärke 4, gegen 1 Elitekrieger. Die Stadt wird überfallen.")
    ]


def test_raid_losses_are_told_for_each_player_in_the_order_of_the_rules() -> None:
    lost = event("raid_suffered", seat=0, lost=[6, 1, 0, 0, 1, 2], vp=3)
    assert told(lost) == ["Anna loses 2 recruits, 1 stone, 1 iron, 6 gold and 3 VP."]
    assert told({**lost, "lost": [0] * 6, "vp": 1}, language="de") == ["Anna verliert 1 SP."]
    assert told({**lost, "lost": [0] * 6, "vp": 0}) == ["Anna loses nothing."]


def test_a_grant_is_told_by_rank() -> None:
    scored = event("grant_scored", category="science", items=[1, 3, 0, 1], points=[2, 9, 0, 2])
    assert told(scored) == [
        "King's Grant, Science cards: Bert 3 (9 VP), Anna 1 (2 VP), Dario 1 (2 VP)."
    ]
    none = {**scored, "items": [0, 0], "points": [0, 0]}
    assert told(none, language="de") == ["Königliche Zuwendung, Wissenschaftskarten: niemand."]


def test_the_end_of_the_game_is_told() -> None:
    happened = [
        event("tile_scored", seat=0, tile="great_library", count=4, vp=8),
        event("leftovers_scored", seat=0, vp=2),
        event("leftovers_scored", seat=1, vp=1),
        event("match_ended", winners=[0], decided_by="gold"),
    ]
    assert told(*happened) == [
        "Anna gains 8 VP by the Great Library (4 counted).",
        "Goods left over: Anna 2 VP, Bert 1 VP.",
        "Anna wins: as many VP as others, but more gold.",
    ]
    shared = event("match_ended", winners=[0, 1], decided_by="shared")
    assert told(shared, language="de") == ["Anna und Bert teilen sich den Sieg."]


def test_a_turn_of_the_rules_reads_as_it_was_played() -> None:
    state = table(3)
    cards(state, 0, "courtier*3 tax_collector scribe")
    goods(state, 0, gold=5, silver=1)
    lay_favors(state, "silver_service", "levy", "muster")
    token(state, 1, "palace_3")
    passed(state, 1, 2)
    use(turns(state), "palace_1", "scribe", "slot:treasury_1", "with:tax_collector", "benefit:yes")
    assert heard(state, 0) == [
        (
            "Anna enters the Palace with a Scribe: 1 gold tax to Bert; Silver Service for 1 silver "
            "+ 1 gold, +4 VP; then the Treasury with a Tax Collector: Tax Collector token, "
            "+2 gold."
        )
    ]
    assert heard(state, 1, LANGUAGES[1]) == [
        (
            "Anna betritt den Palast mit einem Schreiber: 1 Gold Steuer an Bert; Tafelsilber für "
            "1 Silber + 1 Gold, +4 SP; dann die Schatzkammer mit einem Steuereintreiber: "
            "Steuerplättchen, +2 Gold."
        )
    ]
