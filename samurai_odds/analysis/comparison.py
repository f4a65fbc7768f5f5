"""A comparison as a table, the verdict first, then rank by rank, and as a picture."""

import json
from collections.abc import Sequence
from math import sqrt
from typing import Any

from samurai_odds.analysis.ranking import Entry, Ranking
from samurai_odds.engine.answers.joint import own_value
from samurai_odds.engine.answers.tables import made_notes, source_notes
from samurai_odds.engine.answers.verdict import CLOSE_CALL, ahead, best_course, signed
from samurai_odds.engine.expressions import names_in
from samurai_odds.engine.ties import better
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.digits import written
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import wrapped
from samurai_odds.grids.grid import Grid, as_json
from samurai_odds.grids.style import NEITHER, OURS, above, new_picture

_USUAL = 3  # headline amounts shown beside the value, if nothing is asked for
_MOST_NAMED = 4  # figures in which the best differ


MACHINES = ("csv", "json")  # formats in which a rank is a number and every column has a name
NAME = "compared"


def comparison_grid(comparison: Ranking, shown: Sequence[str], form: str) -> Grid:
    """Rank by rank: the figure, how far behind the best, and more figures ``shown``."""
    shown, labels = shown or usual_figures(comparison), labels_of(comparison)
    ranks = [entry.rank for entry in comparison.entries]
    rows = []
    for entry in comparison.entries:
        rank: int | str = entry.rank
        if form not in MACHINES:
            rank = f"{entry.rank}{'=' * (ranks.count(entry.rank) > 1)}"
        more = tuple(entry.odds.figure(text) for text in shown)
        best = entry is comparison.entries[0]
        rows.append((entry.label, rank, entry.figure, None if best else entry.behind, *more))
    names = (labels.get(text, text) for text in shown)
    name = NAME if form in MACHINES else ""
    columns = (name, "rank", "value", "behind the best", *names)
    sampled = comparison.entries[0].odds.samples
    equal_how = "too close to call (within 2 standard errors)" if sampled else "equal"
    tied = len(set(ranks)) < len(ranks) and form not in MACHINES
    rests_on: dict[str, str] = {}
    for entry in comparison.entries:
        rests_on.update(entry.odds.rests_on((comparison.by or _own_value(entry), *shown)))
    how, *_ = made_notes(comparison.entries[0].odds)
    notes = (*([f"'=': {equal_how}"] if tied else []), how, *source_notes(rests_on))
    short = getattr(comparison.entries[0].odds.question, "short_names", ())
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
    if verdict is None or comparison.by not in ("", verdict.value) or len(verdict.courses) < 2:
        return ()
    first, *others = verdict.courses
    instead = best_course(others)
    if not ahead(instead, first):
        return ()
    return (f"Better than any of these: {instead.name}, {signed(instead.worth)}.",)


def ranked_by(comparison: Ranking) -> str:
    """Say what the ranking goes by, in words where there are any for it."""
    verdict = comparison.entries[0].odds.verdict
    if verdict is not None and not comparison.by:
        return f"Ranked by {verdict.unit}, as each one's own verdict counts them, highest first."
    if verdict is None or verdict.value != comparison.by:
        return f"Ranked by {comparison.by}, highest first."
    return f"Ranked by {verdict.unit} ({comparison.by}), highest first."


def _own_value(entry: Entry) -> str:
    """Return what an answer's own worth is counted by."""
    question, verdict = entry.odds.question, entry.odds.verdict
    return verdict.value if hasattr(question, "worth_in") and verdict else own_value(question)


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
    question = comparison.entries[0].odds.question
    headlines = question.headlines
    usual = getattr(question, "compared", None) or (
        *(text for _, text in headlines.chances[:1]),
        *(text for _, text in headlines.amounts[:_USUAL]),
    )
    known = [text for text in usual if text != comparison.by and _all_know(comparison, text)]
    figures = [[entry.odds.figure(text) for entry in comparison.entries] for text in known]
    return tuple(t for t, each in zip(known, figures, strict=True) if better(max(each), min(each)))


def labels_of(comparison: Ranking) -> dict[str, str]:
    """Name the headline expressions that all entries know, as a player would say them."""
    labels: dict[str, str] = {}
    for entry in comparison.entries:
        headlines = entry.odds.question.headlines
        for label, text in (*headlines.chances, *headlines.amounts):
            labels.setdefault(text, label)
    return {text: label for text, label in labels.items() if _all_know(comparison, text)}


def comparison_dict(comparison: Ranking, shown: Sequence[str]) -> dict[str, Any]:
    """Give the ranking as plain values: the verdict, the value, and the table by expressions."""
    best = comparison.entries[0].figure
    grid = comparison_grid(comparison, shown, "json")
    texts = shown or usual_figures(comparison)
    data: dict[str, Any] = json.loads(as_json([grid]))
    return {
        "verdict": comparison.verdict,
        "value": {
            "expression": comparison.by or None,
            "value": float(best),
            "se": written(best.se),
        },
        **data,
        "columns": [NAME, "rank", "value", "behind the best", *texts],
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


# ---- The picture of a comparison: a bar for each entry, the best on top --------------

_BAR = 0.32  # inches of height for each entry
_TITLE = 95  # letters in a line


def draw_comparison(comparison: Ranking, axes: "Axes | None" = None) -> "Axes":
    """Draw each entry's value, the best dark, the error of a sampled one; return the axes."""
    entries = comparison.entries
    if axes is None:
        picture = new_picture(8.4, 1.8 + _BAR * len(entries))
        title = f"{sentence(comparison)}\n{ranked_by(comparison)}"
        picture.suptitle(above(title, _TITLE), fontsize=10)
        axes = picture.add_subplot()
    share = all(entry.figure.proportion for entry in entries)
    scale = 100 if share else 1
    values = [scale * float(entry.figure) for entry in entries]
    look: dict[str, Any]
    for dark, face in ((True, OURS.face), (False, NEITHER)):
        chosen = [k for k, entry in enumerate(entries) if (entry.rank == 1) == dark]
        look = {"color": face, "edgecolor": "black", "lw": 0.8}
        axes.barh(chosen, [values[k] for k in chosen], 0.7, **look)
    if any(entry.figure.bar for entry in entries):
        errors = [scale * entry.figure.bar for entry in entries]
        axes.errorbar(
            values, range(len(entries)), xerr=errors, fmt="none", ecolor="black", capsize=2
        )
    low, high = min(0.0, *values), max(0.0, *values)
    if low == high:  # all are 0
        high = 1.0
    room = (high - low) * 0.02
    for row, (value, entry) in enumerate(zip(values, entries, strict=True)):
        right = value >= 0
        axes.text(
            value + scale * entry.figure.bar * (1 if right else -1) + (room if right else -room),
            row,
            entry.figure.text(),
            va="center",
            ha="left" if right else "right",
            fontsize=8,
        )
    label = 20 * room  # what a figure beside its bar takes
    axes.set_xlim(low - (label if low < 0 else 0), high + (label if high > 0 else 0))
    axes.set_yticks(range(len(entries)), [wrapped(e.label, 46) for e in entries], fontsize=8)
    axes.invert_yaxis()
    axes.axvline(0, color="black", lw=0.8)
    axes.set_xlabel(f"{'chance, %' if share else 'value'} (dark: the best)")
    axes.spines[["top", "right"]].set_visible(False)
    return axes
