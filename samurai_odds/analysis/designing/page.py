"""The page of a report: the verdict first, charts beside tables, games to step through, data."""

import base64
import html
from collections import Counter
from pathlib import Path
from typing import Any

from samurai_odds.analysis.designing.charts import bars, columns, heat
from samurai_odds.analysis.designing.found import Found
from samurai_odds.engine.answers.tables import source_notes
from samurai_odds.grids.grid import as_csv, as_html
from samurai_odds.grids.web import page
from samurai_odds.play.viewing.page import figure, script, style

_LABEL = 42  # letters beside a bar
_STYLE = Path(__file__).with_name("report.css")


def report_page(report: Found) -> str:
    """Return the page of a report."""
    contest: Any = report.odds.asked
    said = "".join(f"<p>{html.escape(line)}</p>" for line in report.summary())
    parts = [f'<main class="report"><h1>{html.escape(report.title)}</h1>']
    parts.append(f'<div class="verdict">{said}</div>')
    pictures = {
        "Whom it favors, by level of play": _levels(report),
        "How games end": _lengths(report),
        "What single things are worth": _worths(report),
    }
    for heading, grids in report.sections():
        csv = base64.b64encode(as_csv([grid for grid in grids if grid.rows]).encode()).decode()
        parts.append(f"<h2>{heading}</h2>{pictures.get(heading, '')}")
        name = heading.lower().replace(" ", "-").replace(",", "")
        parts.append(
            f'<div class="tables">{as_html(grids)}</div><p><a download="{name}.csv" '
            f'href="data:text/csv;base64,{csv}">These tables as CSV</a></p>'
        )
    staged = contest.staged
    what, places = report.design.heat(contest)
    opening = report.games[0].frames[0].scene
    parts.append(f"<h2>Where it happens</h2><p>{html.escape(what)}</p>")
    parts.append(f'<div class="wide">{heat(staged.ground, opening, places, what)}</div>')
    parts.append("<h2>Three games to step through</h2>")
    for one in report.games:
        drawn = figure(one.title, staged.ground, one.frames, turn_named=contest.turn_name)
        parts.append(f"<p>{html.escape(one.title)}</p>{drawn}")
    made = report.provenance
    notes = [
        f"Simulated: {made.samples:,} games told in all tables of how they end, seed {made.seed}, "
        f"{made.elapsed_s:.0f} s in all; ± is one standard error, bars show two.",
        *source_notes(made.rests_on),
    ]
    parts += [f"<p>{html.escape(note)}</p>" for note in notes]
    return page(
        report.title, "\n".join([*parts, "</main>"]), style() + _STYLE.read_text("utf-8"), script()
    )


def _levels(report: Found) -> str:
    levels = report.ladder.levels
    names = list(report.ladder.judging.favor.names.values())
    place = 0 if len(names) == 2 else report.ladder.judging.favor.best
    rows = [(f"{names[place]}, {one.bot}", one.favor.shares[place]) for one in levels]
    return bars(rows, report.ladder.judging.favor.even, f"win rate of {names[place]} by level")


def _lengths(report: Found) -> str:
    contest: Any = report.odds.asked
    lengths = contest.games[report.design.length]
    step = max(1, -(-(int(lengths.max()) - int(lengths.min()) + 1) // 24))
    counted = Counter(int(length) // step * step for length in lengths)
    shares = [(str(n), counted[n] / len(lengths)) for n in sorted(counted)]
    named = f"{report.design.length} of games, %"
    return f"<p>{named}</p>{columns(shares, named)}"


def _worths(report: Found) -> str:
    found = sorted(report.worths, key=lambda one: -abs(one.gained))[:16]
    rows = [(_short(one.says), one.points) for one in sorted(found, key=lambda one: one.gained)]
    return bars(rows, 0.0, "win-rate points by change") if rows else ""


def _short(says: str) -> str:
    return says if len(says) <= _LABEL else f"{says[: _LABEL - 2]} …"
