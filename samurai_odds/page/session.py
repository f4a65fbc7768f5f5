"""The luck of a session as the page shows it, by what `luck` reports. Also runs translated."""

from collections.abc import Mapping
from typing import Any

from samurai_odds.engine.answers.answer import exactly
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.expressions import names_in
from samurai_odds.reports.luck import totals
from samurai_odds.reports.luck_log import Fought
from samurai_odds.reports.luck_report import verdict
from samurai_odds.reports.luck_session import SessionLuck, measured, usual_yardstick

Logged = dict[str, Any]  # procedure, given, seen by name, theirs


def session_luck(inputs: Mapping[str, Any], logged: list[Logged]) -> dict[str, Any]:
    """Measure the battles of a session: the verdict of all, and how each one went."""
    battles = [
        measured(Fought(line, one["theirs"], exactly(_question(inputs, one)), one["seen"]), None)
        for line, one in enumerate(logged, start=1)
    ]
    report = SessionLuck(tuple(battles), tuple(totals(battles, None, 0)))
    rows = [
        [
            ("theirs: " if battle.theirs else "") + battle.question,
            ", ".join(f"{one.figure.replace('_', ' ')} {one.actual}" for one in battle.measures),
            "" if battle.luck is None else battle.luck.percentile.text(),
        ]
        for battle in battles
    ]
    return {"verdict": verdict(report), "battles": rows}


def _question(inputs: Mapping[str, Any], one: Logged) -> Any:
    return inputs[one["procedure"]](**one["given"])


def results_of(odds: Odds) -> list[Any]:
    """List what a battle's result can be told by: label, name, and the values that can come.

    First what players count after a battle, then what else its luck is measured by.
    """
    labels = {
        text: f"{title}, {label}"
        for title, lines in odds.question.headlines.spreads
        for label, text in lines
        if text.isidentifier()
    }
    for name in sorted(names_in(usual_yardstick(odds))):
        if name in odds.variables:
            labels.setdefault(name, name.replace("_", " "))
    results = []
    for name, label in labels.items():
        values = [int(value) for value in odds.distribution(name)]
        words = odds.words.get(name)
        if len(values) > 1:
            choices = [(value, words[value] if words else str(value)) for value in values]
            results.append((label, name, choices))
    return results
