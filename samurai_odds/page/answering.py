"""An answer as the page shows it: what opens it, bars, amounts, notes. Also runs translated."""

from collections.abc import Callable, Sequence
from typing import Any

from samurai_odds.engine.answers.answer import exactly, played
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.engine.answers.verdict import Scale, Verdict, sign_of, signed
from samurai_odds.engine.facts import SHIPPED
from samurai_odds.engine.unfold import TooLarge
from samurai_odds.grids.digits import chance
from samurai_odds.grids.figure import Figure, exact_percent
from samurai_odds.page.session import results_of

Asked = Callable[..., Any]
_HALF = 0.5
Row = tuple[str, float, str]  # what, how much, as text


def ask(question: Asked, inputs: dict[str, Any]) -> Odds:
    """Answer a question from its inputs; raise OddsError with every fault."""
    return exactly(question(**inputs))


def answered(question: Any) -> Odds:
    """Answer what a position asks: exactly, or by playing where the states are too many."""
    try:
        return exactly(question)
    except TooLarge:
        if not hasattr(question, "play_until"):
            raise
        return played(question)


def shown(odds: Odds) -> dict[str, Any]:
    """Return what is seen of an answer at once: texts, numbers and lists of them."""
    question, verdict = odds.question, odds.verdict
    usual = question.headlines
    figures = [text for _, text in (*usual.chances, *usual.amounts)]
    if verdict is not None:
        figures.append(verdict.value)
    return {
        "heading": question.heading,
        "verdict": list(verdict.lines) if verdict else [],
        "glance": _glance(verdict) if verdict else None,
        "counted": verdict.note if verdict else "",
        "remarks": list(question.remarks),
        "spreads": [
            spread for title, lines in usual.spreads for spread in _bars(odds, title, lines)
        ],
        "sources": list(source_notes(odds.rests_on(figures))),
        "edition": book_note(odds.provenance),
        "pack": "" if odds.provenance.pack == SHIPPED else odds.provenance.pack,
        "outcomes": len(odds.rows),
        "samples": odds.samples,
    }


def _glance(verdict: Verdict) -> dict[str, Any]:
    """Return a verdict for three seconds: what to do, the figure that decides it, the chances.

    No figure reads against what is to be done: where gains and losses are otherwise more or less
    often than the figure lets expect, a sentence says why.
    """
    advised, scale = verdict.advice, _scale(verdict.scale)
    glance: dict[str, Any] = {
        **{"do": "", "figure": "", "unit": "", "more": "", "instead": ""},
        **{"scale": scale, "of": "", "note": ""},
    }
    if advised is None:
        return glance
    figure, sign, unit = signed(advised.figure), sign_of(advised.figure), advised.unit
    if scale and not advised.asked:
        glance["of"] = f"If you {verdict.courses[0].name} instead:"
    elif scale:
        leaning = scale[0][1] - scale[-1][1]
        if sign > 0 > leaning:
            glance["note"] = "The gains are rarer than the losses, but larger."
        elif sign < 0 < leaning:
            glance["note"] = "The gains are more frequent than the losses, but smaller."
        if verdict.scale is not None and verdict.scale.leads and sign > 0 and scale[0][1] >= _HALF:
            more = f"{figure} {unit}."
            glance["more"] = f"{advised.also}, {more}" if advised.also else more
            figure, unit = scale[0][2], scale[0][0]
    return glance | {
        **{"do": advised.do, "figure": figure, "unit": unit, "instead": advised.instead}
    }


def _scale(scale: Scale | None) -> list[Row]:
    """Return the chances that it goes well, neither way and badly."""
    if scale is None:
        return []
    well, badly = scale.of.p(scale.well[1]), scale.of.p(scale.badly[1])
    rows = [(scale.well[0], float(well), _percent(well))]
    if scale.between:
        between = Figure(max(1 - well - badly, 0.0), well.se, well.samples, proportion=True)
        rows.append((scale.between, float(between), _percent(between)))
    return [*rows, (scale.badly[0], float(badly), _percent(badly))]


def details(odds: Odds) -> dict[str, Any]:
    """Return what is seen of an answer when it is unfolded."""
    usual = odds.question.headlines
    chances = [_row(label, odds.p(text)) for label, text in usual.chances]
    amounts = [_row(label, odds.expect(text)) for label, text in usual.amounts]
    return {
        "chances": [row for row in chances if row[1]],
        "never": [row[0] for row in chances if not row[1] and not odds.samples],
        "amounts": [row for row in amounts if row[1]],
        "results": results_of(odds),
        "chart": _chart(odds.question),
    }


def _chart(question: Any) -> Any:
    """Return where the attacker calls off, and the rule of it, if the question charts it."""
    drawn = getattr(question, "chart", None)
    if drawn is None:
        return None
    gains = [[None if one is None else float(one) for one in row] for row in drawn.gains]
    levels = list(map(str, drawn.across)), list(map(str, drawn.up))
    return [drawn.title, *levels, gains, question.call_off_rule]


def _row(label: str, figure: Any) -> Row:
    return label, float(figure), figure.text()


def _bars(odds: Odds, title: str, lines: Sequence[tuple[str, str]]) -> list[Any]:
    """Return the chances of at least so much, from the least to the most that can be."""
    bars = []
    for label, text in lines:
        tail = odds.at_least(text)
        levels = [level for level in tail if level > min(tail)]
        if levels:
            rows = [(f"{level:g}", float(tail[level]), _percent(tail[level])) for level in levels]
            bars.append((f"{title}, {label}", rows, _whose(text)))
    return bars


def _whose(variable: str) -> str:
    """Say what a spread is of: the enemy's, one's own losses, or neither of them."""
    if variable.startswith(("defender", "target", "second", "enemy")):
        return "theirs"
    return "own" if "_hits" in variable or "_losses" in variable or variable == "lost" else ""


def _percent(figure: Any) -> str:
    if figure.samples:
        return str(figure.text())
    return exact_percent(chance(float(figure)))
