"""A person before a page of the client: finds things by their words, and decides."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from browser.words import words_in

OPTION = "[data-choice]"
READY = f'{OPTION}[aria-disabled="false"]'
MOST_DECISIONS = 600


class Player:
    """Reads one language and knows the client only by what it shows."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = words_in(language)
        self.say = self.words.say

    def button(self, key: str, **fields: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **fields), exact=True)

    @property
    def is_over(self) -> Locator:
        return self.page.get_by_text(self.say("table-over"), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("board-label"))

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def options(self) -> Locator:
        """All answers to what is asked, as buttons beside the board."""
        return self.page.locator(OPTION)

    @property
    def ready_options(self) -> Locator:
        """The same, when a choice can be made now."""
        return self.page.locator(READY)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name=self.say("table-log"), exact=True)

    def switch_to(self, language: str) -> None:
        """Press the language's button in the header."""
        name = f"{language.upper()}, {self.say(f'app-language-{language}')}"
        self.page.get_by_role("button", name=name, exact=True).click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # Home

    def play_now(self, title: str) -> None:
        """Two clicks at most: the address, and this."""
        self.page.goto("/")
        self.button("home-play-game", game=title).click()
        self.await_decision()

    def set_up(self, title: str, way: str, seats: int = 0) -> Locator:
        """Open the dialog of a new table; gives the dialog."""
        self.page.goto("/")
        key = {"bots": "home-choose-game", "friends": "home-friends-game"}
        self.button(key.get(way, "home-screen-game"), game=title).click()
        dialog = self.page.get_by_role("dialog", name=self.say("new-title", game=title))
        if seats:
            number = self.say("new-count-solo") if seats == 1 else str(seats)
            dialog.get_by_role("radio", name=number, exact=True).check()
        return dialog

    def seat_bot(self, dialog: Locator, seat: int, level: str) -> None:
        kind = dialog.get_by_role("combobox", name=self.say("new-seat-kind", seat=seat))
        kind.select_option(f"bot {level}")

    def create(self, dialog: Locator, way: str) -> None:
        key = "new-create-friends" if way == "friends" else "new-create-bots"
        dialog.get_by_role("button", name=self.say(key), exact=True).click()
        expect(dialog).to_have_count(0)

    # Deciding

    def await_decision(self) -> bool:
        """Wait until this person can choose; False if the match is over instead."""
        self.ready_options.or_(self.is_over).first.wait_for(state="attached")
        return not self.is_over.is_visible()

    def option_texts(self) -> list[str]:
        """What can be chosen, in words."""
        return self.page.locator(f"{OPTION} > span").all_text_contents()

    def on_board(self, text: str) -> Locator:
        """Where the board offers this option."""
        pattern = re.compile(f"^{re.escape(text)}(\\.|$)")
        return self.board.get_by_role("button", name=pattern).first

    def choose_on_board(self, dice: Random) -> str:
        """Click any option where the board shows it."""
        chosen = dice.choice(self.option_texts())
        self.on_board(chosen).click()
        return chosen

    def choose_by_number(self, dice: Random) -> None:
        """Press the number of any option that has one."""
        self.page.keyboard.press(str(1 + dice.randrange(min(9, self.options.count()))))

    def choose_first_option(self) -> None:
        self.ready_options.first.click()

    def play_on_board(self, dice: Random) -> int:
        """Click to the end of the match; gives the number of decisions."""
        for count in range(MOST_DECISIONS):
            if not self.await_decision():
                return count
            self.choose_on_board(dice)
        raise AssertionError("the match does not end")

    # Beside deciding

    def more(self, key: str) -> Locator:
        """A button behind "More"."""
        self.page.get_by_text(self.say("table-more"), exact=True).click()
        return self.button(key)
