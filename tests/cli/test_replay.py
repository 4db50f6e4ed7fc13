"""`tabard replay` and `tabard verify`: a record told again, and checked."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tabard.match.record import read_record, write_record
from tabard.match.signing import HouseKey, fingerprint_of

from .conftest import Run


def changed(record: Path, **fields: object) -> str:
    """A copy of the record with other fields."""
    path = record.with_name("changed.json")
    data = {**json.loads(record.read_text("utf-8")), **fields}
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


def test_json_has_the_fields_of_the_contract(run: Run, record: Path) -> None:
    moves = json.loads(record.read_text("utf-8"))["moves"]
    data = json.loads(run("replay", str(record), "--json").out)
    assert list(data) == ["game", "rules", "seats", "moves", "finished", "places", "scores"]
    assert (data["game"], data["seats"], data["finished"]) == ("allegiance", 4, True)
    assert data["moves"] == len(moves)
    assert len(data["places"]) == len(data["scores"]) == 4


def test_until_stops_early(run: Run, record: Path) -> None:
    data = json.loads(run("replay", str(record), "--until", "30", "--json").out)
    assert (data["moves"], data["finished"], data["places"]) == (30, False, None)
    assert "After 30 moves the match is not over" in run("replay", str(record), "--until", "30").out


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_viewer_sees_its_own_log(run: Run, record: Path, language: str) -> None:
    words = {"en": ("draws:", "Round 7", "win"), "de": ("zieht:", "Runde 7", "gewinn")}[language]
    dealt, last_round, end = words
    argv = ("replay", str(record), "--lang", language)
    spectator, seat, everything = run(*argv), run(*argv, "--seat", "2"), run(*argv, "--all")
    for outcome in (spectator, seat, everything):
        assert outcome.code == 0
        assert last_round in outcome.out
        assert end in outcome.out
    assert dealt not in spectator.out
    assert f"Clara {dealt}" in seat.out
    assert f"Anna {dealt}" not in seat.out
    assert all(f"{name} {dealt}" in everything.out for name in ("Anna", "Bert", "Clara", "Dario"))


def test_players_keep_the_names_that_the_record_gives(run: Run, record: Path) -> None:
    path = changed(record, players=["Klaus", "random", "Fritz", "Fritz"])
    out = run("replay", path, "--all", "--lang", "de").out
    assert "Klaus zieht" in out
    assert "Bert (random)" in out
    assert "Clara zieht" in out


@pytest.mark.parametrize(
    ("argv", "names"),
    [
        (("--seat", "4"), "seats are 0 to 3"),
        (("--seat", "-1"), "-1"),
        (("--until", "100000"), "100000"),
        (("--seat", "1", "--all"), "--all"),
    ],
)
def test_what_the_record_does_not_have_is_refused(
    run: Run, record: Path, argv: tuple[str, ...], names: str
) -> None:
    outcome = run("replay", str(record), *argv)
    assert (outcome.code, outcome.out) == (2, "")
    assert names in outcome.err


def test_a_record_of_other_rules_can_be_read_only(run: Run, record: Path) -> None:
    path = changed(record, rules=7)
    outcome = run("replay", path)
    assert outcome.code == 0
    assert "rules version 7" in outcome.out
    assert "temple:" in outcome.out
    data = json.loads(run("replay", path, "--json").out)
    assert (data["rules"], data["finished"], data["places"]) == (7, True, None)
    assert run("verify", path).code == 2


def test_verify_says_what_it_checked(run: Run, record: Path) -> None:
    outcome = run("verify", str(record))
    assert outcome.code == 0
    assert "moves are legal" in outcome.out
    assert "answers of chance" in outcome.out


def test_verify_finds_the_first_difference(run: Run, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    first = data["moves"][0]
    other = "kind:monk" if first[1] != "kind:monk" else "kind:thief"
    moves = [[first[0], other], *data["moves"][1:]]
    assert "move 0" in run("verify", changed(record, moves=moves)).out
    for fields in ({"moves": moves}, {"seed": "another"}, {"moves": data["moves"][:-1]}):
        outcome = run("verify", changed(record, **fields))
        assert outcome.code == 1
        assert outcome.err == ""


def test_verify_tells_a_record_without_its_seed_from_a_running_match(
    run: Run, record: Path
) -> None:
    data = json.loads(record.read_text("utf-8"))
    del data["seed"]
    for moves, said in ((data["moves"], "holds no seed"), (data["moves"][:9], "not finished")):
        record.write_text(json.dumps({**data, "moves": moves}), "utf-8")
        outcome = run("verify", str(record))
        assert (outcome.code, outcome.err) == (1, "")
        assert said in outcome.out
        assert ("finish the match" in outcome.out) == (moves != data["moves"])


# The word of a house

KEY, FORGER = HouseKey(bytes(range(32))), HouseKey(bytes(32))


def signed(record: Path, key: HouseKey = KEY, **fields: object) -> str:
    """A copy of the record that a house has signed, and in which fields were changed then."""
    read = replace(read_record(record), players=("Ada", "Bo", "Cy", "Dee"))
    times = range(1_700_000_000, 1_700_000_000 + len(read.moves))
    read = key.signed(read, "The Tabard", "abc", ["", "medium", "", ""], times)
    path = record.with_name("signed.json")
    path.write_text(json.dumps({**read.as_data(), **fields}), "utf-8")
    return str(path)


def test_verify_says_of_most_records_that_nobody_signed_them(run: Run, record: Path) -> None:
    first, second = run("verify", str(record)).out.splitlines()
    assert first.startswith(f"{record}: all agrees: ")
    assert second.startswith(f"{record}: not signed")


def test_verify_says_where_a_match_was_played(run: Run, record: Path) -> None:
    outcome = run("verify", signed(record))
    assert outcome.code == 0
    chance, house = outcome.out.splitlines()
    assert "all agrees" in chance
    assert "played at The Tabard, table abc, 2023-11-14 22:13 UTC to " in house
    assert "by Ada, Bo (bot medium), Cy, Dee;" in house
    assert fingerprint_of(KEY.public) in house
    assert "give a key that you trust with --house" in house


def test_verify_finds_a_name_that_was_changed(run: Run, record: Path) -> None:
    outcome = run("verify", signed(record, players=["Eve", "Bo", "Cy", "Dee"]))
    assert (outcome.code, outcome.err) == (1, "")
    chance, house = outcome.out.splitlines()
    assert "all agrees" in chance
    assert "wrongly signed" in house
    assert "does not fit" in house


def test_verify_finds_a_move_that_was_left_out(run: Run, record: Path) -> None:
    moves = json.loads(record.read_text("utf-8"))["moves"]
    outcome = run("verify", signed(record, moves=moves[:-1]))
    assert outcome.code == 1
    assert f"saw {len(moves)} moves" in outcome.out


def test_verify_trusts_the_key_that_it_is_given(run: Run, record: Path, tmp_path: Path) -> None:
    path = signed(record)
    plain, answer = tmp_path / "key.txt", tmp_path / "house.json"
    plain.write_text(f"{KEY.public}\n", "utf-8")
    answer.write_text(json.dumps({"name": "The Tabard", "key": KEY.public}), "utf-8")
    for given in (KEY.public, str(plain), str(answer)):
        outcome = run("verify", path, "--house", given)
        assert outcome.code == 0
        assert "the one you trust" in outcome.out


def test_verify_finds_a_house_that_was_not_meant(run: Run, record: Path) -> None:
    outcome = run("verify", signed(record, FORGER), "--house", KEY.public)
    assert outcome.code == 1
    assert "another house than the one you trust" in outcome.out
    outcome = run("verify", str(record), "--house", KEY.public)
    assert outcome.code == 1
    assert "not signed" in outcome.out


@pytest.mark.parametrize("given", ["", "nowhere.txt", "0" * 63, ".", "match.json"])
def test_what_is_no_key_is_refused(run: Run, record: Path, given: str) -> None:
    outcome = run("verify", str(record), "--house", given)
    assert (outcome.code, outcome.out) == (2, "")
    assert "neither the key of a house nor a file" in outcome.err
    assert outcome.err.count("\n") == 1


def test_verify_shows_no_control_characters(run: Run, record: Path) -> None:
    read = replace(read_record(record), players=("A\x1b[2J", "Bo", "Cy", "Dee"))
    read = KEY.signed(read, "The\x1b[31m", "abc", [""] * 4, [0] * len(read.moves))
    write_record(record, read)
    outcome = run("verify", str(record))
    assert outcome.code == 0
    assert "\x1b" not in outcome.out


@pytest.mark.parametrize(
    ("language", "claimed", "given", "wrong"),
    [
        ("en", "Names according to the record; no house", "Names as given at", "not fit"),
        ("de", "Namen laut Aufzeichnung; kein Haus", "Namen laut", "passt nicht"),
    ],
)
def test_names_are_claims_unless_a_house_has_signed_them(
    run: Run, record: Path, language: str, claimed: str, given: str, wrong: str
) -> None:
    def told(path: str) -> str:
        told = [
            run("replay", path, "--until", "0", "--lang", language),
            run("analyse", path, "--iterations", "0", "--lang", language),
        ]
        notes = {one.out.splitlines()[1] for one in told}
        assert len(notes) == 1
        return notes.pop()

    named = replace(read_record(record), players=("Ada", "Bo", "Cy", "Dee"))
    write_record(record, named)
    assert claimed in told(str(record))
    assert f"{given} The Tabard" in told(signed(record))
    assert fingerprint_of(KEY.public) in told(signed(record))
    assert wrong in told(signed(record, players=["Eve", "Bo", "Cy", "Dee"]))
    page = record.with_name("page.html")
    run("analyse", str(record), "--iterations", "0", "--lang", language, "--html", str(page))
    assert claimed in page.read_text("utf-8")


def test_who_is_not_named_claims_nothing(run: Run, record: Path) -> None:
    write_record(record, replace(read_record(record), players=("greedy",) * 4))
    assert "Names" not in run("replay", str(record), "--until", "0").out


@pytest.mark.parametrize("command", [["replay"], ["analyse", "--iterations", "0"], ["verify"]])
@pytest.mark.parametrize("wrong", ["\x1b[2J", "\u202e", "\x07"])
def test_no_text_of_a_record_moves_the_cursor(
    run: Run, record: Path, command: list[str], wrong: str
) -> None:
    read = replace(read_record(record), players=(f"A{wrong}", "Bo", f"{wrong}", "Dee"))
    write_record(record, read)
    outcome = run(*command, str(record))
    assert outcome.code == 0
    seat = next(index for index, move in enumerate(read.moves) if move[0] >= 0)
    moves = [*read.moves[:seat], (read.moves[seat][0], f"card:{wrong}x")]
    write_record(record, replace(read, moves=tuple(moves)))
    refused = run(*command, str(record))
    assert refused.code == (1 if command == ["verify"] else 2)
    assert wrong not in outcome.out + refused.out + refused.err
