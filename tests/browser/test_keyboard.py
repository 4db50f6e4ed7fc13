"""A whole match without a mouse, and the focus can always be seen."""

from __future__ import annotations

from random import Random

from playwright.sync_api import TimeoutError as PatienceEndedError
from playwright.sync_api import expect

from browser.keys import Keys
from browser.player import BY_WALK, Player
from support.browsing import OpenPage, Screenshot

MOST_STEPS = 120
SECONDS_TO_SCROLL = 2
FOCUS = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const box = element.getBoundingClientRect();
  const marks = [element, element.closest("label"), element.parentElement].filter(Boolean);
  const isMarked = marks.some((each) => ["", "::after", "::before"].some((part) => {
    const style = getComputedStyle(each, part || null);
    const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    return outlined || (style.boxShadow !== "none" && each !== element.parentElement);
  }));
  return {
    what: element.outerHTML.slice(0, 200),
    name: element.getAttribute("aria-label") ?? element.textContent.trim(),
    choice: element.dataset.choice ?? "",
    isOnBoard: Boolean(element.closest(".board .own")),
    isMarked,
    isInside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}"""
SEEN = f"""() => {{
  const focus = ({FOCUS})();
  return !focus || (focus.isMarked && focus.isInside) ? {{ focus }} : null;
}}"""


def test_whole_match_by_keyboard(open_page: OpenPage, screenshot: Screenshot) -> None:
    player = Player(open_page())
    keys = Keys(player)
    player.page.goto("/")
    player.button("home-play-game", game="Allegiance").wait_for()
    tab_to(player, player.say("home-play-game", game="Allegiance"))
    screenshot(player.page, "focus-home")
    player.page.keyboard.press("Enter")
    player.await_decision()
    dice = Random(11)
    for count in range(600):
        if not player.await_decision():
            break
        if count < 3:
            choose_by_tab_on_board(player)
        elif count < 8:
            choose_by_tab(player)
        elif count % BY_WALK or not keys.answer_on_board():
            player.page.keyboard.press(str(1 + dice.randrange(min(9, player.options.count()))))
        if count == 5:
            screenshot(player.page, "focus-option")
    expect(player.is_over).to_be_visible()
    tab_to(player, player.say("table-replay"))
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("heading", level=1)).to_contain_text(player.say("replay-title"))
    player.page.keyboard.press("ArrowRight")
    shown = player.page.get_by_role("slider", name=player.say("replay-move"))
    expect(shown).to_have_value("1")


def test_shortcuts_are_listed_and_lead_there(open_page: OpenPage) -> None:
    player = Player(open_page())
    player.play_now("Allegiance")
    player.page.keyboard.press("?")
    listed = player.page.get_by_role("dialog", name=player.say("key-title"))
    for key in ("table-key-option", "table-key-undo", "table-key-hint", "table-key-chat"):
        expect(listed.get_by_text(player.say(key), exact=True)).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    player.page.keyboard.press("c")
    field = player.page.get_by_role("textbox", name=player.say("table-chat-label"))
    expect(field).to_be_focused()
    player.page.keyboard.type("1 u h ?")
    expect(field).to_have_value("1 u h ?")
    player.page.keyboard.press("Enter")
    said = player.page.get_by_role("group", name=player.say("table-chat-said"))
    expect(said).to_contain_text("1 u h ?")


def tab_to(player: Player, name: str) -> None:
    """Press Tab until what has this name has the focus."""
    for _ in range(MOST_STEPS):
        player.page.keyboard.press("Tab")
        focus = seen_focus(player)
        if focus and focus["name"] == name:
            return
    raise AssertionError(f"the Tab key does not lead to {name}")


def choose_by_tab(player: Player) -> None:
    """Press Tab until an option has the focus, then Enter."""
    for _ in range(MOST_STEPS):
        focus = seen_focus(player)
        if focus and focus["choice"]:
            player.page.keyboard.press("Enter")
            return
        player.page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead to an option")


def choose_by_tab_on_board(player: Player) -> None:
    """Press Tab until something on the board has the focus that answers, then Enter."""
    texts = tuple(player.option_texts())
    for _ in range(MOST_STEPS):
        player.page.keyboard.press("Tab")
        focus = seen_focus(player)
        if focus and focus["isOnBoard"] and str(focus["name"]).startswith(texts):
            player.page.keyboard.press("Enter")
            return
    raise AssertionError("the Tab key does not lead to an answer on the board")


def seen_focus(player: Player) -> dict[str, str | bool] | None:
    """What has the focus, if anything; it must be marked and, after scrolling, on the screen."""
    try:
        found = player.page.wait_for_function(SEEN, timeout=SECONDS_TO_SCROLL * 1000)
    except PatienceEndedError:
        raise AssertionError(f"unseen focus: {player.page.evaluate(FOCUS)}") from None
    focus: dict[str, str | bool] | None = found.json_value()["focus"]
    return focus
