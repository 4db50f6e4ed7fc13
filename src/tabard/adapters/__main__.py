"""`python -m tabard.adapters GAME`: every action and every cell of an observation, by number."""

from __future__ import annotations

import argparse
import json
import sys

from tabard.adapters.driving import game_of
from tabard.adapters.rendering import TEXTS
from tabard.adapters.spaces import action_space, observation_space
from tabard.core.errors import SetupError
from tabard.games import GAMES
from tabard.match.texts import LANGUAGES, Bundle


def main(words: list[str]) -> int:
    given = read_arguments(words)
    try:
        game = game_of(given.game)
        seats = game.seats[0] if given.seats is None else given.seats
        game.check_seats(seats)
    except SetupError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    actions = [choice.text for choice in action_space(game).choices]
    cells = observation_space(game, seats).names()
    if given.json:
        listed = {"game": game.key, "rules": game.rules_version, "seats": seats}
        print(json.dumps({**listed, "actions": actions, "cells": cells}))  # noqa: T201
        return 0
    texts = Bundle(TEXTS, given.lang)
    for heading, names in (("actions", actions), ("cells", cells)):
        print(texts.say(heading, {"count": len(names)}))  # noqa: T201
        for number, name in enumerate(names):
            print(f"{number:6} {name}")  # noqa: T201
    return 0


def read_arguments(words: list[str]) -> argparse.Namespace:
    is_german = "de" in words or "--lang=de" in words
    texts = Bundle(TEXTS, LANGUAGES[1] if is_german else LANGUAGES[0])
    parser = argparse.ArgumentParser("python -m tabard.adapters", None, texts.say("description"))
    parser.add_argument("game", help=texts.say("help-game", {"games": ", ".join(GAMES)}))
    parser.add_argument("--seats", type=int, help=texts.say("help-seats"))
    parser.add_argument("--json", action="store_true", help=texts.say("help-json"))
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=LANGUAGES[0], help=texts.say("help-lang")
    )
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
