"""Throne with houses by choice: set up in the dialog, chosen on the board; colours follow."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.tables import BOT, new_table, person
from browser.test_board_throne import (
    CLIPPED,
    HEIGHTS,
    Seated,
    choose_by_tab,
    grave_findings,
    seated_at,
)
from support.browsing import OpenPage, Screenshot

BY_CHOICE = {"houses": "by_choice"}
UMBRAL = {"en": "Umbral, House of Shadows", "de": "Umbral, Haus der Schatten"}
COLOUR = "(element) => getComputedStyle(element).borderTopColor"
UMBRAL_COLOUR, ROSELIE_COLOUR = "rgb(125, 84, 5)", "rgb(150, 42, 31)"


def town(player: Seated, name: str) -> Locator:
    label = player.say("throne-town", name=name)
    return player.page.get_by_role("region", name=label, exact=True)


@pytest.mark.parametrize(
    ("locale", "choice"),
    [
        ("en", "everybody chooses before play begins, in seat order"),
        ("de", "jeder wählt vor Spielbeginn, in Sitzreihenfolge"),
    ],
)
def test_a_table_that_chooses_houses_is_set_up_and_played(
    open_page: OpenPage, screenshot: Screenshot, locale: str, choice: str
) -> None:
    player = Seated(open_page(locale, width=1440), locale)
    dialog = player.set_up("Throne of Allegoria", "bots", seats=3)
    dialog.get_by_text(player.say("new-house-rules"), exact=True).click()
    dialog.get_by_role("radio", name=choice, exact=True).check()
    player.create(dialog, "bots")
    player.await_decision()
    player.await_board("throne")
    assert player.aim(0.0)["missing"] == []
    screenshot(player.page, f"throne-houses-{locale}", full_page=True)
    player.on_board(UMBRAL[locale]).click()
    expect(player.log).to_contain_text(UMBRAL[locale])
    for count in range(12):
        assert player.await_decision()
        player.choose_on_board(Random(count))
    screenshot(player.page, f"throne-houses-played-{locale}", full_page=True)


def test_a_house_is_chosen_by_keyboard_and_gives_its_colour(
    open_page: OpenPage, address: str
) -> None:
    table = new_table(address, "throne", person("Anna"), person("Bert"), options=BY_CHOICE)
    anna = seated_at(open_page(), table)
    expect(town(anna, "Anna")).to_contain_text(anna.say("throne-no-house"))
    choose_by_tab(anna)
    bert = seated_at(open_page(), table, 1)
    taken = bert.board.get_by_role("button", name=bert.say("kit-why-not", name=UMBRAL["en"]))
    taken.click()
    reason = bert.page.locator(".reason").filter(has_text="all different, without effect on play")
    expect(reason.first).to_be_visible()
    bert.page.keyboard.press("Escape")
    bert.page.keyboard.press("1")
    for player in (anna, bert):
        player.await_decision()
        assert town(player, "Anna").evaluate(COLOUR) == UMBRAL_COLOUR
        assert town(player, "Bert").evaluate(COLOUR) == ROSELIE_COLOUR
        expect(town(player, "Anna")).to_contain_text("Umbral")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_choice_of_houses_fits_and_is_accessible(
    open_page: OpenPage, screenshot: Screenshot, address: str, locale: str
) -> None:
    people = [BOT, person("Wilhelmina-1"), BOT]
    page, found = open_page(locale, width=1440), list[str]()
    player = seated_at(page, new_table(address, "throne", *people, options=BY_CHOICE), 0, locale)
    for width, height in {**HEIGHTS, 390: 844}.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        found += [f"{width} px: {each}" for each in page.evaluate(CLIPPED, player.label)]
        screenshot(page, f"throne-choose-house-{locale}-{width}", full_page=True)
        found += [f"{width} px: {each}" for each in grave_findings(page)]
    assert found == []
