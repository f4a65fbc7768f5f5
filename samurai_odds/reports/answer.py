"""One answer as tables: headline figures, distributions, and how it was made.

A question says what matters about it in ``headlines`` (label and expression)
and ``spreads`` (title and labelled expressions with whole-number values).
"""

from collections.abc import Mapping, Sequence

from samurai_odds.engine.figure import Figure
from samurai_odds.engine.odds import Odds
from samurai_odds.engine.provenance import Provenance, weakest
from samurai_odds.reports.grid import Grid, as_html, as_text


def answer_grids(odds: Odds, shown: Sequence[str] = ()) -> list[Grid]:
    """Make the tables of an answer; with ``shown``, only those figures."""
    heading = odds.asked.heading
    if odds.provenance.condition:
        heading += f"\nwhere {odds.provenance.condition}"
    verdict = odds.verdict
    said = verdict.lines if verdict else ()
    heading = "\n".join((*said, heading, *odds.asked.remarks))
    notes = made_notes(odds, shown)
    if verdict:
        notes = (verdict.note, *notes)
    if shown:
        rows = tuple((text, odds.figure(text)) for text in shown)
        return [Grid(heading, ("figure", "value"), rows, notes)]
    headlines = odds.asked.headlines
    chances = tuple((label, odds.p(text)) for label, text in headlines.chances)
    amounts = tuple((label, odds.expect(text)) for label, text in headlines.amounts)
    spreads = [_spread(odds, title, lines) for title, lines in headlines.spreads]
    return [
        Grid(heading, ("", "chance"), chances),
        Grid("", ("", "expected"), amounts),
        *spreads,
        *(Grid(*listing) for listing in odds.listings),
        Grid("", (), (), notes),
    ]


def answer_text(odds: Odds, shown: Sequence[str] = ()) -> str:
    """Write an answer for the terminal."""
    return as_text(answer_grids(odds, shown))


def answer_html(odds: Odds, shown: Sequence[str] = ()) -> str:
    """Write an answer for a notebook."""
    return as_html(answer_grids(odds, shown))


def made_notes(odds: Odds, shown: Sequence[str] = ()) -> tuple[str, ...]:
    """Say how an answer was made and what it rests on, in short lines.

    The figures ``shown`` may rest on more than the outcomes do; without any
    they are the headlines.
    """
    made = odds.provenance
    usual = odds.asked.headlines
    figures = [*(shown or (text for _, text in (*usual.chances, *usual.amounts)))]
    if odds.verdict:
        figures.append(odds.verdict.value)
    if made.method == "exact":
        outcomes = "1 outcome" if len(odds.rows) == 1 else f"{len(odds.rows):,} outcomes"
        how = f"exact, {outcomes}; {book_note(made)}"
    else:
        how = f"{played_note(made)}; {book_note(made)}"
    return (how, *source_notes(odds.rests_on(figures)))


def played_note(made: Provenance) -> str:
    """Say how many battles (of a turn: turns) were played and what the error printed is."""
    counted = "turns" if made.procedure == "turn" else "battles"
    interrupted = "; interrupted" if made.interrupted else ""
    because = f" ({made.because})" if made.because else ""
    return (
        f"monte-carlo{because}, {made.samples:,} {counted}, seed {made.seed}; "
        f"± is one standard error{interrupted}"
    )


def book_note(made: Provenance) -> str:
    """Name the rules edition, and the rules file if it is not the shipped one."""
    return made.edition if made.pack == "shipped" else f"{made.edition}, rules file {made.pack}"


def source_notes(rests_on: Mapping[str, str]) -> tuple[str, ...]:
    """Say in a line what is weaker than the rulebook, nothing if all is the rulebook's."""
    source = weakest(rests_on.values())
    weak = [what for what, tag in rests_on.items() if tag == source]
    return (f"rests on {source}: {', '.join(weak)}",) if weak else ()


def _spread(odds: Odds, title: str, lines: Sequence[tuple[str, str]]) -> Grid:
    exactly = {label: odds.distribution(text) for label, text in lines}
    values = sorted({value for spread in exactly.values() for value in spread})
    values = [float(v) for v in range(int(min(values)), int(max(values)) + 1)]
    rows: list[tuple[object, ...]] = []
    nothing = odds.p("1 == 0")
    for label, text in lines:
        at_least = odds.at_least(text)
        rows.append((f"{label}: exactly", *(exactly[label].get(v, nothing) for v in values)))
        tails = (_tail(at_least, value, nothing) for value in values)
        rows.append((f"{label}: at least", *tails))
    return Grid("", (title, *(f"{value:g}" for value in values)), tuple(rows))


def _tail(at_least: dict[float, Figure], value: float, nothing: Figure) -> Figure | None:
    if value <= 0 and value <= min(at_least):
        return None  # goes without saying
    above = [figure for level, figure in at_least.items() if level >= value]
    return above[0] if above else nothing
