"""Options of Archon in words: what they need, cost and bring."""

from __future__ import annotations

from functools import cache

from support.questions import options
from tabard.core import engine
from tabard.games.archon.buildings import Trade
from tabard.games.archon.hiring import BuyMagister
from tabard.games.archon.state import ArchonState
from tabard.match.texts import Texts

from .builders import (
    GAME,
    answer,
    cards,
    divide,
    end_round,
    figures,
    goods,
    lay_display,
    lay_favors,
    repository,
    skip_chance,
    table,
    tiles,
    token,
    turns,
    use,
    warriors,
)


@cache
def texts(language: str = "en") -> Texts:
    return Texts(GAME, language)


def said(state: ArchonState, option: str, language: str = "en", seat: int = 0) -> str:
    """How an option, or what is barred, reads under the question a table waits with."""
    choice = next(choice for choice in GAME.choices() if choice.text == option)
    prompt = next(one.prompt for one in engine.pending(state) if one.seat == seat)
    return texts(language).option(GAME.view(state, seat), prompt, choice)


def asked_in_words(state: ArchonState, language: str = "en") -> str:
    return texts(language).prompt(engine.pending(state)[0])


def test_slots_tell_what_they_need_and_do() -> None:
    state = table(3)
    goods(state, 0, gold=3, silver=1, papyrus=1, stone=1)
    repository(state, stone=2, iron=1)
    lay_favors(state, "silver_service", "levy", "royal_purse")
    turns(state)
    assert said(state, "slot:treasury_3") == "Treasury 3 (2 Courtiers): gain 2 gold"
    assert said(state, "slot:treasury_1", "de") == "Schatzkammer 1 (1 Höfling): 2 Gold erhalten"
    assert said(state, "slot:repository_1") == (
        "Repository 1 (1 Courtier): take 1 cube (there: 2 stone, 1 iron)"
    )
    assert said(state, "slot:barracks_1", "de") == "Kaserne 1 (1 Höfling): 1 Rekruten erhalten"
    assert said(state, "slot:marketplace_1") == (
        "Marketplace 1 (1 Courtier): up to 3 trades – buy for 2 gold, sell for 1"
    )
    assert said(state, "slot:academy_2") == (
        "Academy 2 (2 Courtiers): 1 stone + 1 silver for an Arts card"
    )
    assert said(state, "slot:guild_hall_1") == (
        "Guild Hall 1 (1 Courtier): hire a Magister (affordable: Cleric, Scribe, Merchant)"
    )
    assert said(state, "slot:builders_guild_1", "de") == (
        "Baugilde 1 (1 Höfling): ein Plättchen bauen (bezahlbar: Münzstätte, Lagerhaus, "
        "Handelskontor)"
    )
    assert said(state, "slot:palace_3") == "Palace 3 (2 Courtiers): Royal Purse – Gain 4 gold."


def test_slots_tell_what_own_tiles_change() -> None:
    state = table(3)
    goods(state, 0, gold=2, recruit=1)
    tiles(state, 0, "mint", "trading_post", "gatehouse")
    warriors(state, 1, 1)
    turns(state)
    assert said(state, "slot:treasury_1").endswith(": gain 3 gold")
    assert said(state, "slot:marketplace_1", "de").endswith(
        ": bis zu 4 Geschäfte – kaufen für 2 Gold, das erste Mal für 1; verkaufen für 1"
    )
    assert said(state, "slot:royal_guard_1").endswith(
        ": 1 recruit for an Elite Warrior on the wall, up to 2 VP"
    )


def test_slots_tell_tax_and_who_is_there() -> None:
    state = table(3)
    cards(state, 0, "courtier*4 cleric")
    goods(state, 0, gold=2)
    token(state, 1, "treasury_1")
    figures(state, 2, "treasury_1")
    turns(state)
    assert said(state, "slot:treasury_2") == "Treasury 2 (1 Courtier, tax 1 gold): gain 2 gold"
    assert said(state, "slot:treasury_1") == (
        "Treasury 1 (1 Courtier, tax 1 gold, occupied by Bert and Clara): gain 2 gold"
    )


def test_only_what_can_be_paid_after_tax_is_called_affordable() -> None:
    state = table(3)
    goods(state, 0, gold=3, silver=1, papyrus=1)
    token(state, 1, "guild_hall_2")
    turns(state)
    assert said(state, "slot:guild_hall_1").endswith("(affordable: Cleric, Scribe, Merchant)")
    token(state, 2, "guild_hall_2")
    assert said(state, "slot:guild_hall_1").endswith("(affordable: Cleric, Scribe)")


def test_barred_slots_are_short() -> None:
    state = table(2)
    figures(state, 1, "treasury_1", "treasury_1")
    turns(state)
    assert said(state, "slot:treasury_1") == "Treasury 1: occupied by Bert"
    assert said(state, "slot:treasury_3", "de") == "Schatzkammer 3: abgedeckt"
    assert said(state, "slot:guild_hall_2") == "Guild Hall 2 (2 Courtiers): hire a Magister"
    assert said(state, "slot:repository_1", "de").endswith(
        "einen Würfel nehmen – das Magazin ist leer"
    )


def test_cards_tell_what_their_benefit_does_here() -> None:
    state = table(3)
    cards(state, 0, "courtier tax_collector cleric scribe merchant")
    goods(state, 0, gold=2)
    token(state, 1, "treasury_3")
    answer(turns(state), "slot:treasury_1")
    assert asked_in_words(state) == "Treasury 1: which cards do you play?"
    assert said(state, "with:courtier") == "1 Courtier (you hold 1)"
    assert said(state, "with:tax_collector") == (
        "Tax Collector: lays a token – whoever enters this building afterwards pays you 1 gold; "
        "you save 1 gold tax"
    )
    assert said(state, "with:cleric", "de") == "Kleriker: kein Vorteil, das Feld ist frei"
    assert said(state, "with:scribe") == "Scribe: one more action follows at once, if you like"
    assert said(state, "with:merchant") == "Merchant: 1 gold more"
    answer(state, "with:tax_collector")
    assert asked_in_words(state, "de") == (
        "Schatzkammer 1: Nutzt du den Vorteil der Karte Steuereintreiber?"
    )
    assert said(state, "benefit:no") == "As a plain Courtier: no token, you pay 1 gold tax"
    assert said(state, "benefit:yes").startswith("With its benefit: lays a token")


def test_a_benefit_that_does_nothing_says_so() -> None:
    state = table(3)
    cards(state, 0, "scribe merchant", played="courtier*3")
    goods(state, 0, stone=1, silver=1, gold=5)
    answer(turns(state), "slot:academy_1")
    assert said(state, "with:merchant") == "Merchant: no benefit in this building"
    answer(state, "with:scribe", "card:fresco")
    skip_chance(state)
    answer(state, "slot:treasury_1")
    assert said(state, "with:merchant") == "Merchant: 1 gold more"
    state = table(3)
    cards(state, 0, "scribe", played="courtier*4")
    answer(turns(state), "slot:barracks_1")
    assert said(state, "with:scribe") == (
        "Scribe: your last card, so that no second action follows"
    )


def test_a_second_scribe_and_the_ways_into_an_occupied_slot_say_so() -> None:
    state = table(3)
    cards(state, 0, "courtier scribe*2 cleric merchant")
    tiles(state, 0, "secret_passage")
    figures(state, 1, "barracks_1")
    use(turns(state), "treasury_1", "scribe", "slot:barracks_1")
    assert said(state, "with:courtier") == "1 Courtier by the Secret Passage (you hold 1)"
    assert said(state, "with:cleric") == "Cleric: joins Bert on the occupied slot"
    state = table(3)
    cards(state, 0, "courtier*2 scribe*2 merchant")
    use(turns(state), "treasury_1", "scribe", "slot:barracks_1")
    assert said(state, "with:scribe", "de") == "Schreiber: keine dritte Aktion folgt"
    assert said(state, "with:merchant", "de") == "Kaufmann: 1 Rekruten mehr"


def test_hiring_tells_cost_and_vp() -> None:
    state = table(3)
    goods(state, 0, gold=3, silver=1, papyrus=1)
    use(turns(state), "guild_hall_1")
    assert said(state, "magister:cleric") == "Cleric for 1 gold: 1 VP (your first)"
    assert said(state, "magister:scribe", "de") == (
        "Schreiber für 1 Papyrus + 1 Gold: 2 SP (dein zweiter)"
    )


def test_the_first_magisters_tell_what_they_can_do() -> None:
    state = table(3)
    state.houses[0].played = [8, 0, 0, 0, 0]
    goods(state, 0, gold=2, recruit=1, silver=1)
    state.agenda = []
    state.schedule(BuyMagister(0))
    assert said(state, "magister:tax_collector").startswith(
        "Tax Collector for 1 recruit + 1 gold – Puts a Tax Collector token on the slot"
    )


def test_tiles_tell_level_cost_vp_and_ability() -> None:
    state = table(3)
    goods(state, 0, stone=1, silver=1, papyrus=1)
    lay_favors(state, "royal_commission", "levy", "muster")
    use(turns(state), "palace_1")
    assert said(state, "tile:mint") == (
        "Mint (level I) for 1 stone + 1 silver, less 1 resource: 2 VP – Whenever you perform the "
        "Treasury action you gain 1 more gold."
    )
    answer(state, "tile:mint")
    assert said(state, "spare:stone") == "1 stone spared: you pay 1 silver"
    assert said(state, "spare:silver", "de") == "1 Silber gespart: Du bezahlst 1 Stein"


def test_cards_tell_vp_bonus_and_what_a_tile_adds() -> None:
    state = table(3)
    goods(state, 0, papyrus=1, iron=1)
    lay_display(state, "science", "star_chart", "sundial", "astrolabe")
    tiles(state, 0, "observatory")
    use(turns(state), "planetarium_1")
    assert said(state, "card:star_chart") == (
        "Star Chart: 1 VP and 2 gold (+ 1 VP and 1 gold, Observatory)"
    )
    tiles_gone = table(3)
    goods(tiles_gone, 0, papyrus=1, iron=1)
    lay_display(tiles_gone, "science", "sundial", "astrolabe", "compass")
    use(turns(tiles_gone), "planetarium_1")
    assert said(tiles_gone, "card:sundial", "de") == "Sonnenuhr: 1 SP und 1 Rohstoff deiner Wahl"
    assert said(tiles_gone, "card:astrolabe") == "Astrolabe: 3 VP"


def test_trades_tell_their_price() -> None:
    state = table(3)
    goods(state, 0, gold=5, stone=2)
    tiles(state, 0, "trading_post")
    use(turns(state), "marketplace_1")
    assert isinstance(state.agenda[-1], Trade)
    assert said(state, "buy:iron") == "Buy 1 iron for 1 gold (you have 0)"
    assert said(state, "sell:stone", "de") == "1 Stein für 1 Gold verkaufen (du hast 2)"
    answer(state, "buy:iron")
    assert said(state, "buy:iron") == "Buy 1 iron for 2 gold (you have 1)"
    assert asked_in_words(state) == "What do you trade? 3 trades are left."
    assert said(state, "done") == "No more trades"


def test_wall_spaces_tell_their_vp() -> None:
    state = table(3)
    goods(state, 0, recruit=2)
    use(turns(state), "royal_guard_1")
    assert said(state, "space:1") == "Space 1: 3 VP"
    assert said(state, "space:5", "de") == "Mauerfeld 5: keine SP"


def test_cubes_tell_how_many_there_are() -> None:
    state = table(3)
    repository(state, stone=2, iron=1)
    goods(state, 0, stone=1)
    cards(state, 0, "courtier*4 merchant")
    use(turns(state), "repository_1", "merchant", "benefit:yes")
    assert asked_in_words(state) == (
        "Which cube do you take from the Repository? You take 2, as far as there are any."
    )
    assert said(state, "take:stone") == "1 stone (2 there, you have 1)"


def test_exchanges_tell_stockpile_and_own_goods() -> None:
    state = table(3)
    goods(state, 0, stone=2)
    lay_favors(state, "merchants_charter", "levy", "muster")
    use(turns(state), "palace_1")
    assert said(state, "swap_out:stone") == "1 stone (you have 2)"
    assert said(state, "done", "de") == "Kein Tausch mehr"
    answer(state, "swap_out:stone")
    assert asked_in_words(state, "de") == "Welchen Rohstoff nimmst du für 1 Stein?"
    assert said(state, "swap_in:iron") == "1 iron (15 in the stockpile, you have 0)"


def test_passing_and_dividing_tell_the_cards() -> None:
    state = table(3, round=2)
    turns(state)
    assert said(state, "pass") == "Pass, with 5 unused cards"
    end_round(state)
    skip_chance(state)
    assert said(state, "to_hand:courtier", seat=1) == "Courtier (0 of 8 in hand)"
    for card in ("scribe", "courtier", "courtier", "courtier", "courtier"):
        answer(state, f"to_hand:{card}")
    assert said(state, "confirm") == (
        "Confirm – hand: 4 Courtiers, 1 Scribe; reserve: 4 Courtiers, 1 Merchant"
    )
    divide(state, 1, "courtier*5")
    assert said(state, "to_hand:merchant", "de", seat=2) == "Kaufmann (0 von 1 auf der Hand)"


def test_a_raid_tells_what_is_still_due() -> None:
    state = table(2, round=3)
    goods(state, 0, stone=2, iron=2)
    end_round(state)
    while options(state)[0].partition(":")[0] != "attack":
        answer(state, options(state)[0])
    answer(state, "attack:river_raiders")
    assert said(state, "lose:stone") == "1 stone (you have 2; still to give up: 3)"
    answer(state, "lose:stone")
    assert said(state, "lose:stone", "de") == "1 Stein (du hast 1; noch abzugeben: 2)"
    assert asked_in_words(state).endswith("So far: 1.")
