"""A luck report as tables, under a verdict of two lines, and as a picture."""

from typing import Any

import numpy as np

from samurai_odds.engine.answers.tables import source_notes
from samurai_odds.errors import OddsError
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import Figure, plain
from samurai_odds.grids.grid import Grid, cell_text
from samurai_odds.grids.style import NEITHER, new_picture
from samurai_odds.reports.luck_log import SAME
from samurai_odds.reports.luck_session import Battle, SessionLuck, Total
from samurai_odds.reports.luck_standing import SESSIONS, Spread, Standing

_COLUMNS = ("actual", "expected", "as low", "as high", "percentile")
_BRIEF = ("actual", "expected", "percentile")
_EVEN = 0.05  # this close to the middle is an ordinary session


def luck_grids(report: SessionLuck, form: str = "text") -> list[Grid]:
    """Make the tables, under the verdict: the battles, what was written down, the totals.

    As CSV they are one table.
    """
    if form == "csv":
        return [_one_table(report)]
    battles = tuple((_label(battle), *_brief(battle.luck)) for battle in report.battles)
    figures = tuple(
        (f"line {battle.line}", *row) for battle in report.battles for row in _rows_of(battle)
    )
    totals = tuple((total.kind, total.battles, *_cells(total.standing)) for total in report.totals)
    return [
        Grid("\n".join(verdict(report)), ("battle", *_BRIEF), battles, _measured(report)),
        Grid("results in the log", ("", "figure", *_COLUMNS), figures, _explained(report)),
        Grid("total luck", ("kind", "battles", *_COLUMNS), totals, _below(report)),
    ]


def _one_table(report: SessionLuck) -> Grid:
    """List the luck of each battle, what was written down of it, and the totals."""
    rows: list[tuple[Any, ...]] = []
    for battle in report.battles:
        named = (battle.line, battle.question, "yes" if battle.theirs else "no")
        if battle.luck is not None:
            rows.append((*named, "luck", *_cells(battle.luck)))
        rows += [(*named, *row) for row in _rows_of(battle)]
    for total in report.totals:
        rows.append((None, f"total of {total.kind}", None, "luck", *_cells(total.standing)))
    return Grid("", ("line", "battle", "theirs", "figure", *_COLUMNS), tuple(rows))


def verdict(report: SessionLuck) -> list[str]:
    """Say in two lines how the session went, in a third how that can be."""
    if not report.totals:
        return ["The log records too little to measure luck.", "Each battle is listed below."]
    total = report.totals[-1]
    standing = total.standing
    more = standing.difference
    side = "above" if more >= 0 else "below"
    battles = "1 battle" if total.battles == 1 else f"{total.battles} battles"
    size = plain(Figure(abs(more), more.se, more.samples))
    if len(report.totals) > 1:
        first = f"{battles} of {len(report.totals) - 1} kinds: "
        first += f"{size} standard deviations {side} expectation."
    else:
        counted = f"{amount(standing.actual)} {total.unit}".rstrip()
        first = f"{battles}: {counted}, expected {standing.expected.text()}"
        first += f": {size} {side}."
    return [first, _in_words(float(standing.percentile)), *_skewed(standing)]


def _skewed(standing: Standing) -> list[str]:
    """Say how a session can be above the average and yet below most others, or the reverse."""
    above, share = float(standing.difference) > 0, float(standing.percentile)
    if abs(standing.difference) < SAME or above == (share >= 0.5):
        return []
    if above:
        return ["Above the average all the same: rare bad sessions pull the average down."]
    return ["Below the average all the same: rare good sessions pull the average up."]


def amount(value: float) -> str:
    """Word what happened: a whole number plainly, another with two decimals."""
    return cell_text(_whole(value))


def records(report: SessionLuck) -> list[dict[str, Any]]:
    """Give one record for each measure of each battle."""
    names = ("figure", *(name.replace(" ", "_") for name in _COLUMNS))
    return [
        {"line": battle.line, "battle": battle.question, "theirs": battle.theirs}
        | dict(zip(names, row, strict=True))
        for battle in report.battles
        for row in _rows_of(battle)
    ]


def _label(battle: Battle) -> str:
    return f"line {battle.line}: {'theirs: ' if battle.theirs else ''}{battle.question}"


def _brief(standing: Standing | None) -> tuple[Any, ...]:
    if standing is None:
        return None, None, None
    actual, expected, _, _, percentile = _cells(standing)
    return actual, expected, percentile


def _rows_of(battle: Battle) -> list[tuple[Any, ...]]:
    """One row for each variable named; of a word, expected is its chance."""
    return [
        (measure.figure, measure.actual, measure.chance, None, None, None)
        if measure.standing is None
        else (measure.figure, *_cells(measure.standing))
        for measure in battle.measures
    ]


def _cells(standing: Standing) -> tuple[Any, ...]:
    return (
        _whole(standing.actual),
        standing.expected,
        standing.at_most,
        standing.at_least,
        standing.percentile,
    )


def _whole(value: float) -> int | Figure:
    """Write whole numbers plainly, others with two decimals."""
    return round(value) if abs(value - round(value)) < SAME else Figure(value)


def _measured(report: SessionLuck) -> tuple[str, ...]:
    """Say what luck is measured by, and which battles it leaves open."""
    made = [(battle.odds.provenance, battle.yardstick) for battle in report.battles]
    measured = (f"luck of {m.game} {m.procedure}: {by}" for m, by in made)
    notes = list(dict.fromkeys(measured))
    if any(battle.theirs for battle in report.battles):
        notes.append("theirs: the other side's battle and luck")
    for battle in report.battles:
        missing = ", ".join(battle.left_out)
        if battle.luck is None:
            notes.append(
                f"line {battle.line}: not in the total, because its luck depends on {missing}"
            )
        elif missing:
            notes.append(f"line {battle.line}: not in the log, so taken at its average: {missing}")
    return tuple(notes)


def _explained(report: SessionLuck) -> tuple[str, ...]:
    notes = ["as low, as high: chance of this result or less, of this result or more"]
    notes.append("percentile: chance of less, plus half the chance of exactly this")
    if any(one.standing is None for battle in report.battles for one in battle.measures):
        notes.append("expected of a word: its chance")
    return tuple(notes)


def _below(report: SessionLuck) -> tuple[str, ...]:
    """How the total is made, and what the figures rest on."""
    notes = _units(report.totals)
    sampled = [str(battle.line) for battle in report.battles if battle.odds.samples]
    if sampled:
        notes.append(f"Simulated: line {', '.join(sampled)}; ± is one standard error.")
    elif report.totals and report.totals[-1].standing.percentile.se:
        notes.append(f"±: standard error of {SESSIONS:,} simulated sessions")
    rests_on: dict[str, str] = {}
    for battle in report.battles:
        rests_on.update(battle.odds.provenance.rests_on)
    return (*notes, *source_notes(rests_on))


def _units(totals: tuple[Total, ...]) -> list[str]:
    if len(totals) < 2:
        return []
    return [
        "all: the totals of the kinds, each in its standard deviations and weighted by its "
        "battles, in standard deviations of their sum",
    ]


def _in_words(share: float) -> str:
    """Format a percentile as a comparison with other sessions."""
    lucky = share >= 0.5
    than = max(share, 1 - share)
    words = "luckier" if lucky else "unluckier"
    start = "An ordinary session: " if than - 0.5 <= _EVEN else ""
    size = f"{100 * than:.0f}%" if than < 0.995 else "over 99%"
    sentence = f"{start}{words} than {size} of sessions like this one."
    return sentence[0].upper() + sentence[1:]


# ---- The picture of a luck report ----------------------------------------------------

_MOST_BARS = 60
_TAIL = 1e-4  # chance that the picture may leave out at either end


def draw_luck(report: SessionLuck, axes: "Axes | None" = None) -> "Axes":
    """Draw the last total: gray what is less than happened, dotted the rest; return the axes.

    Raises OddsError if no battle's luck is settled.
    """
    if not report.totals:
        raise OddsError("there is nothing to draw: what was written down settles no battle's luck")
    total = report.totals[-1]
    if axes is None:
        picture = new_picture(7.2, 4.0)
        picture.suptitle("\n".join(verdict(report)), fontsize=11, parse_math=False)
        axes = picture.add_subplot()
    _draw_bars(axes, total.standing)
    for value, style, label in (
        (total.standing.actual, "-", f"happened: {amount(total.standing.actual)}"),
        (float(total.standing.expected), ":", f"expected: {total.standing.expected.text()}"),
    ):
        axes.axvline(value, color="black", linestyle=style, linewidth=1.5, label=label)
    axes.set_xlabel(total.unit or total.yardstick, fontsize=10 if total.unit else 8)
    axes.set_ylabel("chance, %")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=8)
    return axes


def _draw_bars(axes: "Axes", standing: Standing) -> None:
    middles, heights, width = _bars(standing.spread, standing.actual)
    for less, face, hatch, label in (
        (True, NEITHER, "", "less than happened"),
        (False, "0.95", "....", "as much or more"),
    ):
        chosen = (middles < standing.actual - 1e-7) == less
        axes.bar(
            middles[chosen], heights[chosen], width, color=face, hatch=hatch,
            edgecolor="black", linewidth=0.6, label=label,
        )  # fmt: skip


def _bars(spread: Spread, actual: float) -> tuple[Any, Any, float]:
    """Give the bars: one for each value, or for several; what happened begins one."""
    below = np.cumsum(spread.chances)
    seen = (below > _TAIL) & (below - spread.chances < 1 - _TAIL)
    seen |= abs(spread.values - actual) < 1e-7
    values, chances = spread.values[seen], 100 * spread.chances[seen]
    span = float(np.ptp(values))
    gap = float(np.diff(values).min()) if len(values) > 1 else 1.0
    even = gap > span / 1000  # values lie apart: a bar holds a whole number of them
    step = gap * max(1, np.ceil(span / gap / _MOST_BARS)) if even else span / _MOST_BARS
    first, last = np.floor((values[0] - actual) / step), np.ceil((values[-1] - actual) / step)
    edges = actual - gap / 2 + step * np.arange(first - 1, last + 3)
    heights, _ = np.histogram(values, edges, weights=chances)
    return (edges[:-1] + edges[1:]) / 2, heights, step
