"""Every page in both languages: an audit of accessibility, layouts of three widths, pictures."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.player import Player
from browser.scenes import SCENES
from support.browsing import OpenPage, Screenshot

WIDTHS = {360: 780, 768: 1024, 1440: 900}
PHONE = 360
GRAVE = ("serious", "critical")
OVERFLOWS = """async () => {
  // Two frames, so that what follows the size of the page by script has followed it.
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (const _ of [1, 2]) await frame();
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`page: ${page.scrollWidth} > ${innerWidth}`);
  for (const button of document.querySelectorAll("button, a.button, summary.button")) {
    // The number of equal cards, and the sign that one can be taken back, stand on the corner of a
    // card and may reach beyond it; what leads keys into a board has no width without the focus.
    const isApart = button.matches(".unseen *, .card, .pick, [data-explore]");
    if (!button.checkVisibility() || isApart) continue;
    const { scrollWidth, clientWidth } = button;
    if (scrollWidth > clientWidth + 1 && getComputedStyle(button).display !== "inline")
      found.push(`${button.textContent.trim()} (${scrollWidth} > ${clientWidth})`);
  }
  return found;
}"""


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize(("locale", "width"), [("en", 1440), ("de", 360)])
def test_page_is_accessible_and_fits(
    open_page: OpenPage,
    screenshot: Screenshot,
    address: str,
    finished: str,
    scene: str,
    locale: str,
    width: int,
) -> None:
    page = open_page(locale, width=width)
    SCENES[scene](Player(page, locale), address, finished)
    name = f"{scene.replace('_', '-')}-{locale}"
    found = [f"light: {each}" for each in grave_findings(page)] if width > PHONE else []
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {each}" for each in grave_findings(page)]
    screenshot(page, f"{name}-dark-{width}")
    page.emulate_media(color_scheme="light")
    for each, height in WIDTHS.items():
        page.set_viewport_size({"width": each, "height": height})
        found += [f"{each} px: {overflow}" for overflow in page.evaluate(OVERFLOWS)]
        page.evaluate("scrollTo(0, 0)")
        screenshot(page, f"{name}-{each}", full_page=True)
    assert found == []


def grave_findings(page: Page) -> list[str]:
    """What the audit calls serious or critical, and where."""
    report = Axe().run(page).response
    return [
        f"{finding['id']}: {node['html']} {node['failureSummary']}"
        for finding in report["violations"]
        if finding["impact"] in GRAVE
        for node in finding["nodes"]
    ]
