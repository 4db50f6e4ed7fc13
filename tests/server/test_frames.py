"""Views written again only where they changed are the same as views written whole."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from tabard.server.wire import frames
from tabard.server.wire.frames import STRIDE, Parts, changes

Json = dict[str, Any]


def written(parts: Parts, viewer: int | None, view: Json) -> bytes:
    return msgspec.json.encode(
        {name: parts.written(viewer, name, part) for name, part in view.items()}
    )


def a_view(dice: random.Random) -> Json:
    return {
        "round": dice.randint(1, 9),
        "name": "Umbral",
        "hand": [dice.randint(0, 99) for _ in range(dice.randint(0, 5))],
        "pieces": [{"at": n, "turned": dice.randint(0, 3)} for n in range(3 * STRIDE + 5)],
        "seats": {str(n): {"coins": dice.randint(0, 2), "cards": [n]} for n in range(4)},
        "nothing": [],
        "rows": [[1, 2], [3]],
    }


def changed(view: Json, dice: random.Random) -> Json:
    """The next view: nothing of the one before is touched."""
    found = copy.deepcopy(view)
    match dice.randint(0, 5):
        case 0:
            found["pieces"][dice.randrange(len(found["pieces"]))]["turned"] += 1
        case 1:
            found["seats"][str(dice.randint(0, 3))]["coins"] += 1
        case 2:
            found["pieces"].pop(dice.randrange(len(found["pieces"])))
        case 3:
            found["seats"] = dict(reversed(found["seats"].items()))
        case 4:
            found["rows"] = found["hand"] if dice.random() < 0.5 else [[dice.randint(0, 9)]]
        case 5:
            found["hand"] = a_view(dice)["hand"]
    return found


@pytest.mark.parametrize("seed", range(20))
def test_what_is_written_is_what_is_seen(seed: int) -> None:
    dice, parts = random.Random(seed), Parts()
    view = a_view(dice)
    for _ in range(200):
        view = changed(view, dice)
        for viewer in (None, 0, 1):
            seen = {**view, "hand": [*view["hand"], viewer]}
            assert msgspec.json.decode(written(parts, viewer, seen)) == seen


def test_only_the_items_that_changed_are_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    dice, parts = random.Random(1), Parts()
    view = a_view(dice)
    for turned in (7, 8):
        written(parts, 0, view)
        view = copy.deepcopy(view)
        view["pieces"][3]["turned"] = turned
    written(parts, 0, view)
    view = copy.deepcopy(view)
    view["pieces"][5]["turned"] = 9
    said: list[object] = []
    as_json = frames.as_json

    def say(data: object) -> bytes:
        said.append(data)
        return as_json(data)

    monkeypatch.setattr(frames, "as_json", say)
    written(parts, 0, view)
    written(parts, 1, view)
    assert said[0] == {"at": 5, "turned": 9}
    assert len(said) == 2


def test_a_difference_is_found_wherever_it_is() -> None:
    for length in (1, STRIDE, STRIDE + 1, 3 * STRIDE):
        old: list[object] = list(range(length))
        for place in range(length):
            new = [*old[:place], "other", *old[place + 1 :]]
            assert changes(new, old) == [place]
        assert changes(old[:], old) == []
