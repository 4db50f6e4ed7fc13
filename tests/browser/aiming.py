"""Looks at a page that tell all at once: what is asked, and where the board offers the answers."""

from __future__ import annotations

import re
from typing import TypedDict

OPTION = "[data-choice]"
READY = f'{OPTION}[aria-disabled="false"]'

BUTTONS = 'button:enabled, [role="button"]'
"""What can be clicked on any board."""

ASKED = f"""() => {{
  if (document.querySelector("#over")?.checkVisibility()) return {{ isOver: true }};
  return document.querySelector('{READY}') ? {{ isOver: false }} : null;
}}"""
"""Whether something can be chosen now, or the match is over; null while others are at it."""

QUIET = f"""() => document.querySelectorAll(".turns [aria-current]").length === 1
  && document.querySelector('{READY}') !== null"""
"""Whether the table waits for this person alone, so that nothing changes by itself."""

AIM = """([label, targets, share]) => {
  const board = document.querySelector(`[role="region"][aria-label="${label}"]`);
  if (!board) return null;
  const wordsOf = (words) => words.replace(/\\s+/g, " ").trim();
  const shown = [...board.querySelectorAll(targets)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({
      element,
      name: wordsOf(element.getAttribute("aria-label") ?? element.textContent),
    }));
  const isNamed = (text, name) => name === text || name.startsWith(`${text}.`);
  const options = [...document.querySelectorAll("[data-choice]")].map((option) => {
    const text = wordsOf(option.querySelector("span").textContent);
    const found = shown.find(({ name }) => isNamed(text, name));
    return { choice: option.dataset.choice, text, element: found?.element };
  });
  const placed = options.filter(({ element }) => element);
  const aim = {
    choices: options.map(({ choice }) => choice),
    texts: options.map(({ text }) => text),
    missing: options.filter(({ element }) => !element).map(({ text }) => text),
    extra: shown.map(({ name }) => name)
      .filter((name) => !options.some(({ text }) => isNamed(text, name))),
    text: "",
    x: -1,
    y: -1,
  };
  if (placed.length === 0) return aim;
  const { text, element } = placed[Math.floor(share * placed.length)];
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8];
  const points = shares.flatMap((across) => shares.map((down) => [across, down]))
    .map(([across, down]) => [left + width * across, top + height * down]);
  const [x, y] = points.find((point) => element.contains(document.elementFromPoint(...point)))
    ?? [-1, -1];
  return { ...aim, text, x, y };
}"""
"""Which answers the board offers under which names, and where one of them can be clicked."""


class Aim(TypedDict):
    """What AIM finds: all that is asked, what of it is not on the board, what else is there."""

    choices: list[str]
    texts: list[str]
    missing: list[str]
    extra: list[str]
    text: str
    x: float
    y: float


def named(text: str) -> re.Pattern[str]:
    """The names under which a board may offer an answer."""
    return re.compile(f"^{re.escape(text)}(\\.|$)")
