"""The rulebook: its clauses, cited by prompts, lines of the log and lessons; and its options."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax.ast import Message

from tabard.match.guide import read_guide
from tabard.match.rulebook import read_rulebook
from tabard.match.texts import LANGUAGES, read_log_clauses, read_messages, read_prompt_clauses
from tabard.testing.tables import Table


def the_book_has_clauses_and_each_has_an_id_of_its_own(table: Table) -> None:
    ids = [clause.id for clause in read_rulebook(table.game)]
    assert ids, "clauses.toml holds no clause"
    assert len(set(ids)) == len(ids), "an id stands there twice"


def every_log_line_has_a_clause_and_every_clause_a_log_line(table: Table) -> None:
    check_same(table, "event", [*read_log_clauses(table.game)])


def every_prompt_has_a_clause(table: Table) -> None:
    check_same(table, "prompt", [*read_prompt_clauses(table.game)])


def check_same(table: Table, head: str, cited: list[str]) -> None:
    """Fails where text/clauses.toml and the messages in words differ."""
    for language in LANGUAGES:
        said = keys_of(table, f"{head}-", language)
        lacking, left = sorted({*said} - {*cited}), sorted({*cited} - {*said})
        file = f"text/{language}.ftl"
        assert not lacking, f"text/clauses.toml cites no clause for {head} {', '.join(lacking)}"
        assert not left, f"{file} has no message {head}-{f', {head}-'.join(left)}"


def keys_of(table: Table, head: str, language: str) -> list[str]:
    """What a game has texts for, as prompts or as lines of its log."""
    body = read_messages(Path(table.game.folder) / "text" / f"{language}.ftl").body
    names = [item.id.name for item in body if isinstance(item, Message)]
    return [name.removeprefix(head) for name in names if name.startswith(head)]


def the_guide_explains_prompts_that_there_are_and_names_clauses_of_the_book(table: Table) -> None:
    guide = read_guide(table.game)
    known = {clause.id for clause in read_rulebook(table.game)}
    lessons = [guide.about, *guide.prompts, *guide.events]
    unknown = [lesson.id for lesson in lessons if lesson.clause and lesson.clause not in known]
    assert not unknown, f"guide.toml: no such clause at {unknown}"
    prompts = {lesson.id for lesson in guide.prompts} - {*keys_of(table, "prompt-", "en")}
    assert not prompts, f"guide.toml: there is no prompt {', '.join(sorted(prompts))}"


def options_have_a_default_and_a_meaning_in_both_languages(table: Table) -> None:
    for option in table.game.options():
        assert option.default in option.choices, f"{option.key}: {option.default} is no choice"
        assert {*LANGUAGES} <= {*option.meaning}, f"{option.key}: meaning in {[*option.meaning]}"
