"""Mutation testing of a tiny module: what dies, what lives, what hangs, and what is remembered."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from devtools.commands import ROOT

RULES = """
def is_of_age(age):
    return age >= 18


def is_taller(person, other):
    return person > other
"""
TESTS = """
from rules import is_of_age, is_taller


def test_a_child_is_not_of_age():
    assert not is_of_age(7)
    assert is_of_age(70)


def test_nobody_is_taller_than_one_of_the_same_height():
    assert is_taller(3, 2)
    assert not is_taller(2, 2)
"""
COUNTDOWN = """

def seconds_left(seconds):
    while seconds > 0:
        seconds -= 1
    return seconds
"""
BOUNDARY = """
def test_whoever_turns_eighteen_is_of_age():
    assert is_of_age(18)
    assert not is_of_age(17)
"""
LIVING = [
    "is_of_age: return age >= 18 => return age > 18",
    "is_of_age: return age >= 18 => return age >= 19",
    "is_of_age: return age >= 18 => return age >= 17",
]
SETTINGS = """
[tool.pytest.ini_options]
addopts = ["--disable-plugin-autoload", "--import-mode=importlib"]
pythonpath = ["src"]
"""
SCRIPT = """
import sys
from pathlib import Path
from devtools.mutation.__main__ import mutate
from devtools.mutation.running import Wishes
from devtools.mutation.scope import Scope

root = Path(sys.argv[1])
files = (root / "src", root / "tests", None, root / "mutants.toml", root / "journal")
raise SystemExit(mutate(Scope("tiny", *files, root=root, left_out={}), Wishes(since=sys.argv[2])))
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A module of two functions, one of them with a test too few."""
    for folder, name, text in (
        ("src", "rules.py", RULES),
        ("tests", "test_rules.py", TESTS),
        (".", "pyproject.toml", SETTINGS),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / name).write_text(text)
    return tmp_path


def mutate(project: Path, since: str = "") -> tuple[int, str, str]:
    """The exit code of a run, what lives, and what it says besides."""
    # Bytecode is known by size and second: a file written anew at once would be read as it was.
    command = [sys.executable, "-B", "-c", SCRIPT, str(project), since]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout.strip(), ended.stderr


def journal(project: Path) -> dict[str, str]:
    lines = (project / "journal" / "verdicts.jsonl").read_text().splitlines()
    entries = [json.loads(line) for line in lines]
    return {entry["mutant"].removeprefix("rules."): entry["verdict"] for entry in entries}


def explain(project: Path, *mutants: str) -> None:
    lines = [f'"{mutant}" = "equivalent: nobody is asked"' for mutant in mutants]
    (project / "mutants.toml").write_text("\n".join(["[rules]", *lines]))


def write(project: Path, rules: str = RULES, tests: str = TESTS) -> None:
    (project / "src" / "rules.py").write_text(rules)
    (project / "tests" / "test_rules.py").write_text(tests)


def test_mutants_die_live_or_hang(project: Path) -> None:
    counted = "\n\ndef test_down():\n    assert rules.seconds_left(3) == 0\n"
    write(project, RULES + COUNTDOWN, "import rules\n" + TESTS + counted)
    code, told, _ = mutate(project)
    found = journal(project)
    assert code == 1
    assert sorted(name for name, word in found.items() if word == "lives") == sorted(LIVING)
    assert found["is_of_age: return age >= 18 => return age < 18"] == "killed"
    assert found["seconds_left: seconds -= 1 => pass"] == "timed out"
    assert "src/rules.py:3 is_of_age\n  - return age >= 18\n  + return age > 18" in told
    assert f"""'{LIVING[0]}' = \"\"""" in told


def test_what_is_known_is_not_tried_again(project: Path) -> None:
    assert "6 mutants, 6 of them to be tried" in mutate(project)[2]
    assert "6 mutants, 0 of them to be tried" in mutate(project)[2]
    write(project, tests=TESTS + BOUNDARY)
    code, told, said = mutate(project)
    assert "3 of them to be tried" in said, "only what lived, and is touched by the new test"
    assert (code, told) == (0, "")


def test_what_lived_is_tried_again_when_a_helper_of_tests_changes(project: Path) -> None:
    helped = "import rules\n" + TESTS + "\n\ndef age():\n    return {}\n"
    helped += "\n\ndef test_of_age():\n    assert rules.is_of_age(age())\n"
    write(project, tests=helped.format(70))
    assert "6 of them to be tried" in mutate(project)[2]
    write(project, tests=helped.format(18))
    code, told, said = mutate(project)
    assert "3 of them to be tried" in said
    assert code == 1
    assert "age > 18" not in told


def test_changed_code_is_tried_again(project: Path) -> None:
    mutate(project)
    write(project, "# moved\n" + RULES.replace("person > other", "other < person"))
    assert "6 mutants, 2 of them to be tried" in mutate(project)[2]


def test_only_what_has_changed_since_a_revision(project: Path) -> None:
    person = ("-c", "user.name=Tabard", "-c", "user.email=tabard@example.org")
    for words in (["init"], ["add", "."], ["commit", "--no-gpg-sign", "-m", "first"]):
        command = ["git", *person, "-C", str(project), *words]
        subprocess.run(command, check=True, capture_output=True)
    write(project, "# moved\n" + RULES.replace("18", "21"))
    assert "4 mutants, 4 of them to be tried" in mutate(project, "HEAD")[2]


def test_an_explained_mutant_may_live(project: Path) -> None:
    explain(project, *LIVING)
    assert mutate(project)[:2] == (0, "")


def test_explanations_of_nothing_are_refused(project: Path) -> None:
    explain(project, *LIVING, "is_of_age: return age >= 18 => return age < 18", "gone: a => b")
    code, told, _ = mutate(project)
    assert code == 1
    assert told.splitlines() == [
        "mutants.toml: rules.is_of_age: return age >= 18 => return age < 18: it does not live",
        "mutants.toml: rules.gone: a => b: there is no such mutant",
    ]


def test_a_line_that_no_test_reaches_has_living_mutants(project: Path) -> None:
    write(project, RULES + "\n\ndef unused(a):\n    return a + 1\n")
    explain(project, *LIVING)
    code, told, _ = mutate(project)
    assert code == 1
    assert "unused (no test comes here)\n  - return a + 1\n  + return a - 1" in told


def test_code_that_ran_while_modules_were_loaded_is_not_judged(project: Path) -> None:
    height = "\n\ndef height(inches):\n    return inches + 2\n\n\nTALL = height(70)\n"
    tests = "\n\ndef test_tall():\n    assert rules.TALL == 72\n    rules.height(1)\n"
    write(project, RULES + height, "import rules\n" + TESTS + tests)
    mutate(project)
    found = journal(project)
    words = {word for name, word in found.items() if name.startswith("height")}
    assert words == {"ran before the tests"}


def test_tests_that_fail_anyway_judge_nothing(project: Path) -> None:
    write(project, tests=TESTS + "\n\ndef test_wrong():\n    assert is_of_age(1)\n")
    code, _, said = mutate(project)
    assert code == 1
    assert "test_wrong fails before anything is made wrong" in said
