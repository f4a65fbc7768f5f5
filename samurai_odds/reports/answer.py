"""One answer as tables: headline figures, distributions, and how it was made.

A question says what matters about it in ``headlines`` (label and expression)
and ``spreads`` (title and labelled expressions with whole-number values).
"""

from collections.abc import Sequence

from samurai_odds.engine.figure import Figure
from samurai_odds.engine.odds import Odds
from samurai_odds.reports.grid import Grid, as_html, as_text


def answer_grids(odds: Odds, shown: Sequence[str] = ()) -> list[Grid]:
    """Make the tables of an answer; with ``shown``, only those figures."""
    heading = odds.asked.heading
    if odds.provenance.condition:
        heading += f"\nwhere {odds.provenance.condition}"
    if shown:
        rows = tuple((text, odds.figure(text)) for text in shown)
        return [Grid(heading, ("figure", "value"), rows, made_notes(odds))]
    headlines = odds.asked.headlines
    chances = tuple(
        (label, odds.p(text)) for label, text in headlines.chances if _makes_sense(odds, text)
    )
    amounts = tuple((label, odds.expect(text)) for label, text in headlines.amounts)
    spreads = [_spread(odds, title, lines) for title, lines in headlines.spreads]
    return [
        Grid(heading, ("", "chance"), chances),
        Grid("", ("", "expected"), amounts),
        *spreads,
        *(Grid(*listing) for listing in getattr(odds.asked, "listings", ())),
        Grid("", (), (), made_notes(odds)),
    ]


def answer_text(odds: Odds, shown: Sequence[str] = ()) -> str:
    """Write an answer for the terminal."""
    return as_text(answer_grids(odds, shown))


def answer_html(odds: Odds, shown: Sequence[str] = ()) -> str:
    """Write an answer for a notebook."""
    return as_html(answer_grids(odds, shown))


def made_notes(odds: Odds) -> tuple[str, ...]:
    """Say how an answer was made and what it rests on, in short lines."""
    made = odds.provenance
    if made.method == "exact":
        how = f"exact, {len(odds.rows):,} outcomes"
    else:
        how = f"monte-carlo, {made.samples:,} battles, seed {made.seed}; ± is one standard error"
        if made.interrupted:
            how += "; interrupted"
    how += f"; {made.edition}"
    if made.pack != "shipped":
        how += f", rules file {made.pack}"
    weak = [what for what, source in made.rests_on.items() if source == made.weakest_source]
    if not weak:
        return (how,)
    return (how, f"rests on {made.weakest_source}: {', '.join(weak)}")


def _makes_sense(odds: Odds, text: str) -> bool:
    """Leave out what cannot happen in this question."""
    return bool(odds.p(text) > 0) or odds.samples > 0


def _spread(odds: Odds, title: str, lines: Sequence[tuple[str, str]]) -> Grid:
    exactly = {label: odds.distribution(text) for label, text in lines}
    values = sorted({value for spread in exactly.values() for value in spread})
    values = [float(v) for v in range(int(min(values)), int(max(values)) + 1)]
    rows: list[tuple[object, ...]] = []
    for label, text in lines:
        at_least = odds.at_least(text)
        nothing = Figure(0.0, 0.0, 0, proportion=True)
        rows.append((f"{label}: exactly", *(exactly[label].get(v, nothing) for v in values)))
        rows.append((f"{label}: at least", *(_tail(at_least, v) for v in values)))
    return Grid("", (title, *(f"{value:g}" for value in values)), tuple(rows))


def _tail(at_least: dict[float, Figure], value: float) -> Figure | None:
    if value <= min(at_least):
        return None  # goes without saying
    above = [figure for level, figure in at_least.items() if level >= value]
    return above[0] if above else Figure(0.0, 0.0, 0, proportion=True)
