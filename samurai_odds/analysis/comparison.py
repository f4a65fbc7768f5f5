"""A comparison as a table: the verdict first, then rank by rank."""

import json
from collections.abc import Sequence
from math import sqrt
from typing import Any

from samurai_odds.analysis.ranking import CLOSE_CALL, Entry, Ranking
from samurai_odds.engine.answers.tables import made_notes, source_notes
from samurai_odds.engine.answers.verdict import ahead, best_course, signed
from samurai_odds.engine.expressions import names_in
from samurai_odds.engine.ties import better
from samurai_odds.grids.digits import written
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid, as_json

_USUAL = 3  # headline amounts shown beside the value, if nothing is asked for
_MOST_NAMED = 4  # figures in which the best differ


def comparison_grid(comparison: Ranking, shown: Sequence[str] = ()) -> Grid:
    """Rank by rank: the figure, how far behind the best, and more figures ``shown``."""
    shown, labels = shown or usual_figures(comparison), labels_of(comparison)
    ranks = [entry.rank for entry in comparison.entries]
    rows = []
    for entry in comparison.entries:
        rank = f"{entry.rank}" if ranks.count(entry.rank) == 1 else f"{entry.rank}="
        more = tuple(entry.odds.figure(text) for text in shown)
        best = entry is comparison.entries[0]
        rows.append((entry.label, rank, entry.figure, None if best else entry.behind, *more))
    names = (labels.get(text, text) for text in shown)
    columns = ("", "rank", "value", "behind the best", *names)
    sampled = comparison.entries[0].odds.samples
    equal_how = "too close to call (within 2 standard errors)" if sampled else "equal"
    tied = len(set(ranks)) < len(ranks)
    rests_on: dict[str, str] = {}
    for entry in comparison.entries:
        rests_on.update(entry.odds.rests_on((comparison.by, *shown)))
    how, *_ = made_notes(comparison.entries[0].odds)
    notes = (*([f"'=': {equal_how}"] if tied else []), how, *source_notes(rests_on))
    short = getattr(comparison.entries[0].odds.asked, "short_names", ())
    first = (sentence(comparison), *better_note(comparison), *difference_note(comparison))
    heading = "\n".join((*first, ranked_by(comparison), *comparison.remarks))
    return Grid(heading, columns, tuple(rows), notes, tuple(short))


def sentence(comparison: Ranking) -> str:
    """Give the verdict with what the best is worth and how far it is ahead."""
    best = comparison.entries[0]
    behind = next((entry for entry in comparison.entries if entry.rank > 1), None)
    lead = f" ({behind.behind.text()} ahead of the next)" if behind else ""
    return f"{comparison.verdict}, {best.figure.text()}{lead}."


def better_note(comparison: Ranking) -> tuple[str, ...]:
    """Say what else the best one's unit had better do, such as wait; empty if nothing is better."""
    verdict = comparison.entries[0].odds.verdict
    if verdict is None or verdict.value != comparison.by or len(verdict.courses) < 2:
        return ()
    asked, *others = verdict.courses
    instead = best_course(others)
    if not ahead(instead, asked):
        return ()
    return (f"Better than any of these: {instead.name}, {signed(instead.worth)}.",)


def ranked_by(comparison: Ranking) -> str:
    """Say what the ranking goes by, in words where there are any for it."""
    verdict = comparison.entries[0].odds.verdict
    if verdict is None or verdict.value != comparison.by:
        return f"Ranked by {comparison.by}, highest first."
    return f"Ranked by {verdict.unit} ({comparison.by}), highest first."


def difference_note(comparison: Ranking) -> tuple[str, ...]:
    """Say in what else the best differ, if they do not in the value."""
    tied = comparison.tied
    if len(tied) < 2:
        return ()
    labels = labels_of(comparison)
    other = {
        label: figures
        for text, label in labels.items()
        if text != comparison.by
        if _apart(figures := [entry.odds.figure(text) for entry in tied])
    }
    if not other:
        return ()
    listed = [f"{label} ({_span(figures)})" for label, figures in other.items()]
    more = f" and {len(listed) - _MOST_NAMED} more" if len(listed) > _MOST_NAMED else ""
    return (f"They differ in {'; '.join(listed[:_MOST_NAMED])}{more}.",)


def usual_figures(comparison: Ranking) -> tuple[str, ...]:
    """Give the figures that a player wants to see beside the value, where they differ."""
    asked = comparison.entries[0].odds.asked
    headlines = asked.headlines
    usual = getattr(asked, "compared", None) or (
        *(text for _, text in headlines.chances[:1]),
        *(text for _, text in headlines.amounts[:_USUAL]),
    )
    known = [text for text in usual if text != comparison.by and _all_know(comparison, text)]
    told = [[entry.odds.figure(text) for entry in comparison.entries] for text in known]
    return tuple(t for t, each in zip(known, told, strict=True) if better(max(each), min(each)))


def labels_of(comparison: Ranking) -> dict[str, str]:
    """Name the headline expressions that all entries know, as a player would say them."""
    labels: dict[str, str] = {}
    for entry in comparison.entries:
        headlines = entry.odds.asked.headlines
        for label, text in (*headlines.chances, *headlines.amounts):
            labels.setdefault(text, label)
    return {text: label for text, label in labels.items() if _all_know(comparison, text)}


def comparison_dict(comparison: Ranking, shown: Sequence[str] = ()) -> dict[str, Any]:
    """Give the ranking as plain values: the verdict, the value, and the table by expressions."""
    best = comparison.entries[0].figure
    grid = comparison_grid(comparison, shown)
    texts = shown or usual_figures(comparison)
    data: dict[str, Any] = json.loads(as_json([grid]))
    return {
        "verdict": comparison.verdict,
        "value": {"expression": comparison.by, "value": float(best), "se": written(best.se)},
        **data,
        "columns": ["", "rank", "value", "behind the best", *texts],
    }


def _all_know(comparison: Ranking, text: str) -> bool:
    return all(_knows(entry, text) for entry in comparison.entries)


def _knows(entry: Entry, text: str) -> bool:
    return names_in(text) <= entry.odds.names.keys()


def _apart(figures: Sequence[Figure]) -> bool:
    """Whether some of the figures differ for certain."""
    low, high = min(figures), max(figures)
    error = sqrt(low.se * low.se + high.se * high.se)
    return bool(better(high, low)) and high - low > CLOSE_CALL * error


def _span(figures: Sequence[Figure]) -> str:
    if len(figures) == 2:
        return " and ".join(figure.text() for figure in figures)
    return f"{min(figures).text()} to {max(figures).text()}"
