"""The section of a balance report that sets two variants side by side."""

from __future__ import annotations

from tabard.arena.balance_context import Report
from tabard.arena.comparing import Change, Comparison
from tabard.arena.examples import Examples
from tabard.arena.page import Row, joined
from tabard.arena.study import Study
from tabard.arena.wording import Wording


def variant_text(study: Study, words: Wording) -> str:
    """What makes a variant: options and data that are not the usual ones."""
    parts = [f"{key}={value}" for key, value in study.changed_options().items()]
    if study.game.data_folder:
        parts.append(f"--data {study.game.key}={study.game.data_folder}")
    return ", ".join(parts) or words.say("balance-variant-plain")


def add_comparison(report: Report, found: Comparison, second: Examples) -> None:
    """What differs, then all figures, and all victories by position or by what seats begin with."""
    page, words = report.page, report.words
    page.section("compared", words.say("balance-compared"))
    texts = [variant_text(one.study, words) for one in (found.first, found.second)]
    page.paragraph(words.say("balance-compared-lead", first=texts[0], second=texts[1]))
    standing = [one for one in found.changes if one.is_finding]
    columns = report.columns(
        "thing", "kind", "first", "second", "difference", "interval", "chance", "corrected"
    )
    columns += report.columns("examples")
    if standing:
        standing.sort(key=lambda one: one.corrected)
        rows = [_row(report, one, second) for one in standing]
        page.table(words.say("balance-compared-table"), columns, rows, 2)
    else:
        page.paragraph(words.say("balance-compared-none"))
    plain = [one for one in found.changes if one.kind in ("figure", "seat") or one.is_share]
    rows = [_row(report, one, second) for one in plain]
    page.table(words.say("balance-compared-figures"), columns, rows, 2)


def _row(report: Report, one: Change, second: Examples) -> Row:
    words = report.words

    def write(value: float, is_signed: bool = False) -> str:
        if one.is_share:
            return words.percent(value, 1, is_signed)
        return words.number(value, 2, is_signed)

    return Row(
        [
            _name(report, one),
            _kind(report, one),
            write(one.first),
            write(one.second),
            write(one.difference.value, True),
            f"{write(one.difference.low, True)} … {write(one.difference.high, True)}",
            words.chance(one.chance),
            words.chance(one.corrected),
            joined([report.examples.of_deal(one.deal), second.of_deal(one.deal)], ", "),
        ],
        one.is_finding,
    )


def _name(report: Report, one: Change) -> str:
    if one.kind == "figure":
        return report.words.say(f"balance-figure-{one.name}")
    if one.kind == "seat":
        return report.words.say("balance-position", position=int(one.name) + 1)
    return report.names.thing(one.kind, one.name)


def _kind(report: Report, one: Change) -> str:
    if one.kind in ("figure", "seat"):
        return report.words.say(f"balance-kind-{one.kind}")
    key = "balance-kind-won" if one.is_share else "balance-kind-taken"
    return report.words.say(key, group=report.names.group(one.kind))
