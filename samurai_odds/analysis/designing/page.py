"""The page of a report: the verdict first, charts beside tables, games to step through, data."""

import base64
import html
import re
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from samurai_odds.analysis.designing.beside import compared
from samurai_odds.analysis.designing.charts import bars, columns, curves
from samurai_odds.analysis.designing.fixes import first_link, pictures, to_save
from samurai_odds.analysis.designing.found import ENDS, LEVELS, SEATS, SINGLE, SWINGS, Found
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid, as_csv, as_html
from samurai_odds.grids.web import page
from samurai_odds.play.scene import UNIT, Scene, heated, svg
from samurai_odds.play.viewing import figure, script, style

_STYLE = Path(__file__).with_name("report.css")


def report_page(report: Found) -> str:
    """Return the page of a report; of two, their comparison first, then each of them."""
    title = report.title if report.other is None else f"{report.title} / {report.other.title}"
    both = report.whole
    parts = ['<main class="report">', *map(_verdict, both)]
    if report.other is not None:
        parts.append(_tables("side by side", [compared(report, report.other)]))
    for one in both:
        parts += _parts(one, len(both) > 1)
    body = "\n".join([*parts, "</main>"])
    cells = {_cells(one.odds.question) for one in both}
    wide = "".join(f".cells-{one} {{ --cells: {one}; }}\n" for one in sorted(cells))
    return page(title, body, style() + _STYLE.read_text("utf-8") + wide, script())


def _verdict(report: Found) -> str:
    """Return what a designer wants to know, the verdict first; beside a fix stands its file."""
    said, *more = report.summary()
    file = to_save(report.fixes)
    links = {line: f" {first_link(report.fixes)}" for line in file}
    lines = "".join(f"<p>{html.escape(line)}{links.get(line, '')}</p>" for line in more)
    title = f"<h1>{html.escape(report.title)}</h1>"
    return f'<div class="verdict">{title}<p class="first">{html.escape(said)}</p>{lines}</div>'


def _parts(report: Found, of_two: bool) -> list[str]:
    """Return all that a report has of one scenario."""
    parts = [f'<h1 class="part">{html.escape(report.title)}</h1>'] if of_two else []
    contest: Any = report.odds.question
    for heading, grids in report.fix_grids():
        assert report.fixes is not None
        wide = partial(_wide, contest)
        drawn = pictures(report.fixes, contest.staged.scenario, report.design.drawn, wide)
        tables = _tables(heading, grids, report.title if of_two else "")
        parts.append(f"<h2>{heading}</h2>{tables}{drawn}")
    if report.fixes is None or not report.fixes.files:  # else it stands before the fixes
        says = f"{report.title}: as it begins"
        parts.append(_wide(contest, svg(contest.staged.ground, _opening(report).pieces, says)))
    parts.append(f"<p>{html.escape(contest.staged.ground.signs)}</p>")
    charts = {
        LEVELS: _levels(report),
        SEATS: _pairings(report),
        ENDS: _lengths(report),
        SWINGS: _curves(report),
        SINGLE: _worths(report),
    }
    for heading, grids in report.sections():
        tables = _tables(heading, grids, report.title if of_two else "")
        parts.append(f"<h2>{heading}</h2>{charts.get(heading, '')}{tables}")
    parts += _maps(report)
    parts.append('<div class="games"><h2>Three games to step through</h2>')
    names = list(report.ladder.judging.favor.names.values())
    for one in report.games:
        lines = names if len(names) > 2 else names[:1]
        drawn = figure(
            one.title, contest.staged.ground, one.frames, one.judged, lines, contest.turn_name
        )
        parts.append(f"<h3>{html.escape(one.title)}</h3>{drawn}")
    parts.append("</div>")
    made = report.provenance
    note = (
        f"Simulated: how games end rests on {made.samples:,} games, seed {made.seed}; the report "
        f"took {made.elapsed_s:.0f} s. ± is one standard error; bars show two."
    )
    return [*parts, f"<p>{html.escape(note)}</p>{report.known}"]


def _cells(contest: Any) -> int:
    """Return how many hexes or cells wide a board is."""
    wide: float = contest.staged.ground.box[2]
    return round(wide / UNIT)


def _wide(contest: Any, board: str) -> str:
    """Return a board so wide that its words are readable."""
    cells = _cells(contest)
    return f'<div class="wide cells-{cells}">{board}</div>'


def _opening(report: Found) -> Scene:
    """Return what stands on the board before anything is dealt or placed."""
    contest: Any = report.odds.question
    opening: Scene = contest.staged.scene(contest.starts[0].state)
    return opening


def _tables(heading: str, grids: list[Grid], of: str = "") -> str:
    """Write tables and the link to them as data; ``of`` two scenarios names one."""
    csv = base64.b64encode(as_csv([grid for grid in grids if grid.rows]).encode()).decode()
    name = "-".join(re.findall("[a-z0-9]+", f"{of} {heading}".lower()))
    link = (
        f'<p class="data"><a download="{name}.csv" '
        f'href="data:text/csv;base64,{csv}">These tables as CSV</a></p>'
    )
    return f'<div class="tables">{as_html(grids, styled=False)}</div>{link if csv else ""}'


def _maps(report: Found) -> list[str]:
    """Draw where things happen: those counted in all games, those of games gone through."""
    contest: Any = report.odds.question
    lines = ["<h2>Where it happens</h2>"]
    for says, places in (contest.heat(contest.met(None)), *report.seen.heats):
        shown = heated(contest.background(), places, contest.number_size)
        drawn = svg(contest.staged.ground, shown, says)
        lines.append(f"<h3>{html.escape(says)}</h3>{_wide(contest, drawn)}")
    return lines


def _levels(report: Found) -> str:
    levels = report.ladder.levels
    names = list(report.ladder.judging.favor.names.values())
    place = 0 if len(names) == 2 else report.ladder.judging.favor.best
    rows = [(f"{names[place]}, {one.bot}", one.favor.shares[place]) for one in levels]
    said = f"win rate of {names[place]} by level"
    return _drawn(said, bars(rows, report.ladder.judging.favor.even, said))


def _drawn(says: str, drawn: str) -> str:
    return f'<p class="chart-title">{html.escape(says[0].upper() + says[1:])}</p>{drawn}'


def _pairings(report: Found) -> str:
    """Draw the win rates of all pairings, of either way to begin the mean."""
    if not report.pairings:
        return ""
    even, rows = report.ladder.judging.favor.even, []
    for one in report.pairings:
        shares = list(one.shares.values())
        if one.of_one_side:
            mean = sum(map(float, shares)) / len(shares)
            error = sum(share.se**2 for share in shares) ** 0.5 / len(shares)
            rows.append((one.name, Figure(mean, error, shares[0].samples, True)))
        else:
            named = zip(one.who, shares, strict=True)
            rows += [(f"{who}: {one.name}", share) for who, share in named]
    says = "win rates by who plays, bars from an even share"
    if report.pairings[0].of_one_side:
        says = "win rate of red by red's bot and blue's"
    if report.pairings[0].apart is not None:
        says += ", mean of either side moving first"
    return _drawn(says, bars(rows, even, says))


def _lengths(report: Found) -> str:
    lengths = report.lengths
    step = max(1, -(-(int(lengths.max()) - int(lengths.min()) + 1) // 16))
    counted = Counter(int(length) // step * step for length in lengths)
    ticks = range(min(counted), max(counted) + 1, step)
    shares = [(str(n), counted[n] / len(lengths)) for n in ticks]
    named = f"{report.design.length} of games, %"
    if step > 1:
        named += f" ({step} together, from the number named)"
    return _drawn(named, columns(shares, named))


def _curves(report: Found) -> str:
    if report.swings is None:
        return ""
    says = (
        f"the eventual winner's win chance, by {report.swings.counted}: "
        "median, half of games, four fifths"
    )
    return _drawn(says, curves(report.swings.along(), says))


def _worths(report: Found) -> str:
    """Draw what was measured of changes, picked in other games."""
    says = "win-rate points by change by one"
    rows = [(one.says, gained.in_points) for one, gained in report.worths.measured]
    return _drawn(says, bars(rows, 0.0, says)) if rows else ""
