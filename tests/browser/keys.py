"""Play by keys: a walk over the spots of a board by Tab and arrows, and answers by Enter."""

from __future__ import annotations

import time

from playwright.sync_api import Page, WebSocket

from browser.player import Player

MOST_TABS = 160
MOST_ARROWS = 24
MOST_STEPS = 12
SECONDS_TO_SEND = 10
PAUSE = 50
"""Milliseconds."""

LIT = ".table[role=region] .lit"
STANDS = """() => {
  const focused = document.activeElement;
  const board = focused?.closest(".table[role=region]");
  if (!board) return { isOnBoard: false, isLit: false, key: "", spot: "" };
  const current = focused.closest("[data-spot], [data-explore]");
  const lit = [...board.querySelectorAll(".lit")].filter((each) => each.getClientRects().length);
  const centre = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = centre(current ?? focused);
  // What lies on a spot may have a button of its own, which explains that and answers nothing.
  const isOwn = focused.matches("[data-own]");
  const ways = lit.map(centre).map(({ x, y }) => ({ x: x - here.x, y: y - here.y }));
  const way = ways.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0];
  const across = way && Math.abs(way.x) > Math.abs(way.y);
  const key = !way ? "" : across ? (way.x > 0 ? "ArrowRight" : "ArrowLeft")
    : way.y > 0 ? "ArrowDown" : "ArrowUp";
  return {
    isOnBoard: Boolean(current),
    isLit: Boolean(current?.matches(".lit")) && (focused === current || isOwn),
    key,
    spot: current?.dataset.spot ?? "",
  };
}"""
"""Whether the focus is on the board and on what can be chosen; which arrow leads there."""


class Keys:
    """Counts the choices that a page sends, so that a key which does nothing is noticed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page: Page = player.page
        self.sent = 0
        self.by_arrows = 0
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._count)

    def _count(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.sent += '"choose"' in text

    def answer_on_board(self) -> bool:
        """Walk to something lit and press Enter, and again where it stands for several answers.

        Whether there was an answer on a spot of the board.
        """
        if self.page.locator(f"{LIT}:visible").count() == 0:
            return False
        before = self.sent
        self._walk()
        for _ in range(MOST_STEPS):
            self.page.keyboard.press("Enter")
            if self._has_sent(before):
                return True
        raise AssertionError(f"Enter chooses nothing at {self.page.evaluate(STANDS)}")

    def _walk(self) -> None:
        """By Tab to the board, on by arrows; where these do not lead there, by Tab alone."""
        has_tried = False
        for _ in range(MOST_TABS):
            stands = self.page.evaluate(STANDS)
            if stands["isLit"]:
                return
            if stands["isOnBoard"] and not has_tried:
                has_tried = True
                if self._follow_arrows():
                    self.by_arrows += 1
                    return
            self.page.keyboard.press("Tab")
        raise AssertionError("neither Tab nor arrows lead to an answer on the board")

    def _follow_arrows(self) -> bool:
        """Arrows toward the nearest answer, as long as they lead anywhere."""
        for _ in range(MOST_ARROWS):
            stands = self.page.evaluate(STANDS)
            if stands["isLit"]:
                return True
            if not stands["key"]:
                return False
            self.page.keyboard.press(stands["key"])
            if self.page.evaluate(STANDS)["spot"] == stands["spot"]:
                return False
        return False

    def _has_sent(self, before: int) -> bool:
        deadline = time.monotonic() + SECONDS_TO_SEND
        while time.monotonic() < deadline:
            if self.sent > before:
                return True
            if self.page.locator(".placard .options").count():
                return False
            self.page.wait_for_timeout(PAUSE)
        return False
