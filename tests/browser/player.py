"""A person before a page of the client: finds things by their words, and decides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from browser.aiming import AIM, ASKED, BUTTONS, OPTION, QUIET, READY, Aim, named
from browser.words import words_in

MOST_DECISIONS = 600
BY_TAB = 10
"""So many kinds of questions are answered by Tab and Enter on the board, once each."""

BY_WALK = 10
"""Every so many decisions of a match by keyboard are made on the spots of the board."""

GLANCE = 20
"""Milliseconds between two looks at a page on which something is awaited."""


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
    def label(self) -> str:
        """The name of the board."""
        return self.say("board-label")

    @property
    def targets(self) -> str:
        """What of the board can be answered with."""
        return BUTTONS

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.label, exact=True)

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
        found = self.page.wait_for_function(ASKED, polling=GLANCE)
        return not found.json_value()["isOver"]

    def await_quiet(self) -> None:
        """Wait until this person can choose and nobody else is to decide."""
        self.page.wait_for_function(QUIET, polling=GLANCE)

    def await_board(self, game: str) -> None:
        """Wait until the board of a game stands, which is fetched after the options."""
        label = self.say("board-label" if game == "allegiance" else f"{game}-label")
        self.page.get_by_role("region", name=label, exact=True).wait_for()

    def option_texts(self) -> list[str]:
        """What can be chosen, in words."""
        return self.page.locator(f"{OPTION} > span").all_text_contents()

    def on_board(self, text: str) -> Locator:
        """Where the board offers this option."""
        return self.board.get_by_role("button", name=named(text)).first

    def aim(self, share: float) -> Aim:
        """Where the board offers the options, and one of them, by its share of their row."""
        words = [self.label, self.targets, share]
        found: Aim | None = self.page.evaluate(AIM, words)
        if found is None:
            self.board.wait_for()
            found = self.page.evaluate(AIM, words)
        assert found, "the board is gone again"
        return found

    def choose_on_board(self, dice: Random, haste: float = 0.0) -> str:
        """Click any option where the board shows it, as it must all; the last one in haste."""
        aim = self.aim(share_of_row(dice, haste))
        assert aim["missing"] == [], f"not on the board: {aim}"
        return self.click(aim)

    def click(self, aim: Aim) -> str:
        assert aim["x"] >= 0, f"something lies over what is to be clicked: {aim}"
        self.page.mouse.click(aim["x"], aim["y"])
        return aim["text"]

    def choose_by_number(self, dice: Random) -> None:
        """Press the number of any option that has one."""
        self.page.keyboard.press(str(1 + dice.randrange(min(9, self.options.count()))))

    def choose_first_option(self) -> None:
        self.ready_options.first.click()

    def play_on_board(self, dice: Random, haste: float = 0.0) -> int:
        """Click to the end of the match; gives the number of decisions."""
        for count in range(MOST_DECISIONS):
            if not self.await_decision():
                return count
            self.choose_on_board(dice, haste)
        raise AssertionError("the match does not end")

    def play_by_keys(
        self,
        dice: Random,
        choose_by_tab: Callable[[], None],
        choose_on_board: Callable[[], bool],
        haste: float = 0.0,
    ) -> None:
        """Without a mouse to the end: by Tab, by walks over the board's spots, and by numbers.

        Kinds of questions once by Tab each; now and then on the board, if it offers an answer.
        """
        answered: set[str] = set()
        for count in range(MOST_DECISIONS):
            if not self.await_decision():
                return
            asked = str(self.prompt.text_content()).partition(":")[0]
            if asked not in answered and len(answered) < BY_TAB:
                answered.add(asked)
                choose_by_tab()
                continue
            if count % BY_WALK == 0 and choose_on_board():
                continue
            keys = min(9, self.options.count())
            number = keys if dice.random() < haste else 1 + dice.randrange(keys)
            self.page.keyboard.press(str(number))
        raise AssertionError("the match does not end")

    # Beside deciding

    def more(self, key: str) -> Locator:
        """A button behind "More"."""
        self.page.get_by_text(self.say("table-more"), exact=True).click()
        return self.button(key)


def share_of_row(dice: Random, haste: float) -> float:
    """Where in the row of all options to look: anywhere, or in haste at its end."""
    return 0.999 if dice.random() < haste else dice.random()
