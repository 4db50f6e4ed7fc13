"""How bots from outside fail, in words: whoever fails loses by a named fault."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tabard.core.errors import BotFaultError
from tabard.core.values import Choice, Decision
from tabard.match.texts import Bundle

TEXTS = Path(__file__).parent / "text"
LONGEST = 120
"""So much is repeated of what a bot has said."""


def fault_of(bot: str, kind: str, detail: str = "") -> BotFaultError:
    """The fault of a bot; its message is in English."""
    told = shortened(detail)
    return BotFaultError(fault_words(bot, kind, told), kind, told)


def fault_words(bot: str, kind: str, detail: str, language: str = "en") -> str:
    """A fault in words."""
    key = f"fault-{kind.replace('_', '-')}"
    return _bundle(language).say(key, {"bot": bot, "detail": detail})


def checked(bot: str, answer: object, decision: Decision) -> Choice:
    """The option that a bot has chosen, as a choice or as its text; anything else is a fault."""
    text = answer.text if isinstance(answer, Choice) else answer
    option = decision.option(text) if isinstance(text, str) else None
    if option is None:
        raise fault_of(bot, "no_option", text if isinstance(text, str) else repr(text))
    return option


def shortened(text: str) -> str:
    """The beginning of what was said, in one line that can be printed."""
    line = "".join([sign if sign.isprintable() else " " for sign in text]).strip()
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


@cache
def _bundle(language: str) -> Bundle:
    return Bundle(TEXTS, language)
