"""One answer as tables: headline figures, distributions, and how it was made.

A question says what matters about it in ``headlines`` (label and expression)
and ``spreads`` (title and labelled expressions with whole-number values).
"""

from collections.abc import Collection, Container, Mapping, Sequence
from dataclasses import replace

from samurai_odds.engine.answers.joint import Joint
from samurai_odds.engine.provenance import SOURCES, Provenance
from samurai_odds.grids.figure import Figure, error_note
from samurai_odds.grids.grid import Grid

MOST_NAMED = 3  # things weaker than the rulebook, on pages for designers
_COUNTED = {  # what is played, where it is no battle
    ("battles", "play"): "games",
    ("battles", "par"): "games",
    ("battles", "turn"): "turns",
    ("swords", "play"): "games",
    ("swords", "par"): "games",
    ("swords", "round"): "rounds",
}


def answer_grids(odds: Joint, shown: Sequence[str] = (), everything: bool = False) -> list[Grid]:
    """Make the tables of an answer; with ``shown``, only those figures; ``everything``: all."""
    verdict = odds.verdict
    heading = opening(odds)
    notes = made_notes(odds, shown)
    if verdict:
        notes = (verdict.note, *notes)
    if shown:
        rows = tuple((text, odds.figure(text)) for text in shown)
        return [Grid(heading, ("figure", "value"), rows, notes)]
    headlines = odds.question.headlines
    chances = [(label, odds.p(text)) for label, text in headlines.chances]
    amounts = [
        (label, None if _only(odds, text) == 0 else odds.expect(text))
        for label, text in (*headlines.amounts, *(headlines.rest if everything else ()))
    ]
    amounts_listed = {text for _, text in headlines.amounts}
    spreads = [_spread(odds, title, lines, amounts_listed) for title, lines in headlines.spreads]
    never = "Not seen" if odds.samples else "Impossible"
    nothing = [
        *_nothing(odds, never, [label for label, chance in chances if not chance]),
        *_nothing(odds, "Always 0", [label for label, amount in amounts if amount is None]),
        *(note for grid in spreads for note in grid.notes),
    ]
    listings = [Grid(*listing) for listing in odds.listings]
    main = len(listings) if everything else getattr(odds.question, "main_listings", len(listings))
    if not everything and (headlines.rest or listings[main:]):
        more = [label for label, _ in headlines.rest]
        more += [grid.heading or grid.columns[0] for grid in listings[main:]]
        notes = (f"Add --all for: {'; '.join(more)}", *notes)
    return [
        Grid(heading, ("", "chance"), tuple(row for row in chances if row[1])),
        Grid("", ("", "expected"), tuple(row for row in amounts if row[1] is not None)),
        *(replace(grid, notes=()) for grid in spreads),
        Grid("", (), (), tuple(nothing)),  # of the tables above it, not of what may follow
        *(_without_nothing(grid) for grid in listings[:main]),
        Grid("", (), (), tuple(notes)),
    ]


def opening(odds: Joint) -> str:
    """Return the first lines of an answer: verdict, question, condition, remarks."""
    condition = odds.provenance.condition
    lines = (*(odds.verdict.lines if odds.verdict else ()), odds.question.heading)
    return "\n".join(
        (*lines, *([f"where {condition}"] if condition else []), *odds.question.remarks)
    )


def label_of(odds: Joint, expression: str) -> str:
    """Return the words that the answer itself has for an expression; "" where it has none."""
    if odds.verdict and odds.verdict.value == expression:
        return odds.verdict.unit
    usual = odds.question.headlines
    named = (*usual.chances, *usual.amounts, *usual.rest)
    return next((label for label, text in named if text == expression), "")


def made_notes(odds: Joint, shown: Sequence[str] = ()) -> tuple[str, ...]:
    """Say how an answer was made and what it rests on, in short lines.

    The figures ``shown`` may rest on more than the outcomes do; without any
    they are the headlines.
    """
    made = odds.provenance
    usual = odds.question.headlines
    figures = [*(shown or (text for _, text in (*usual.chances, *usual.amounts)))]
    if odds.verdict:
        figures.append(odds.verdict.value)
    if made.method == "exact":
        outcomes = "1 outcome" if len(odds.rows) == 1 else f"{len(odds.rows):,} outcomes"
        how = f"Exact, {outcomes}. {book_note(made)}."
    else:
        how = f"{played_note(made)}. {book_note(made)}."
    return (how, *source_notes(odds.rests_on(figures)))


def played_note(made: Provenance) -> str:
    """Say how many battles (games, turns) were played and what the error printed is."""
    interrupted = "; interrupted" if made.interrupted else ""
    because = f" ({made.because})" if made.because else ""
    counted = counted_in(made)
    return (
        f"Simulated{because}: {made.samples:,} {counted}, seed {made.seed}; "
        f"{error_note(made.samples, counted)}{interrupted}"
    )


def simulated_note(made: Provenance, how: str, errors: str) -> str:
    """Say how games were played, what the errors printed are, and by which rules."""
    interrupted = "; interrupted" if made.interrupted else ""
    return f"Simulated: {how}, seed {made.seed}; {errors}{interrupted}. {book_note(made)}."


def counted_in(made: Provenance) -> str:
    """Return what was played, in the number of the samples: battles, games, turns, rounds."""
    counted = _COUNTED.get((made.game, made.procedure), "battles")
    return counted[:-1] if made.samples == 1 else counted


def book_note(made: Provenance) -> str:
    """Name the rules edition, and the rules file if it is not the shipped one."""
    return made.edition if made.pack == "shipped" else f"{made.edition}, rules file {made.pack}"


def source_notes(
    rests_on: Mapping[str, str], most: int | None = None, always: Collection[str] = ()
) -> tuple[str, ...]:
    """Say in a line what is weaker than the rulebook, the weakest first; nothing if nothing is.

    Of more than ``most`` of a source the first are named, and what is ``always``, such as rulings.
    """
    parts = list[str]()
    for source in reversed(SOURCES[1:]):
        if named := [what for what, tag in rests_on.items() if tag == source]:
            beyond = "" if parts else ", not in the rulebook"
            said = source if parts else source.capitalize()
            parts.append(f"{said}{beyond}: {', '.join(_shortened(named, most, always))}")
    return (f"{'; '.join(parts)}.",) if parts else ()


def _shortened(named: Sequence[str], most: int | None, always: Collection[str]) -> Sequence[str]:
    if most is None or len(named) <= most + 1:
        return named
    first = [what for n, what in enumerate(named) if n < most or what in always]
    left = len(named) - len(first)
    return [*first, f"{left} more (--format json lists all)"] if left > 1 else named


def _without_nothing(grid: Grid) -> Grid:
    """Leave out the rows of a table that hold nothing but chances and amounts of 0."""

    def empty(cells: Sequence[object]) -> bool:
        return all(cell is None or (isinstance(cell, Figure) and not cell) for cell in cells)

    return replace(grid, rows=tuple(row for row in grid.rows if not empty(row[1:])))


def _nothing(odds: Joint, never: str, gone: Sequence[str]) -> tuple[str, ...]:
    """Name in a line what is always 0 and therefore in no table."""
    if odds.samples:
        never = f"{never} in {odds.samples:,} {counted_in(odds.provenance)}"
    return (f"{never}: {'; '.join(gone)}.",) if gone else ()


def _only(odds: Joint, text: str) -> float | None:
    """Give the one value that an expression ever has, None if it has several."""
    values = list(odds.distribution(text))
    return values[0] if len(values) == 1 else None


def _spread(
    odds: Joint, title: str, lines: Sequence[tuple[str, str]], said: Container[str] = ()
) -> Grid:
    """Give the chances of each value and of at least that much; what never varies in a line."""
    sure = {label: _only(odds, text) for label, text in lines}
    notes = tuple(
        f"{title.capitalize()}, {label}: always {sure[label]:g}."
        for label, text in lines
        if sure[label] is not None and not (sure[label] == 0 and text in said)
    )
    lines = [(label, text) for label, text in lines if sure[label] is None]
    if not lines:
        return Grid("", (), (), notes)
    exactly = {label: odds.distribution(text) for label, text in lines}
    values = sorted({value for spread in exactly.values() for value in spread})
    values = [float(v) for v in range(int(min(values)), int(max(values)) + 1)]
    rows: list[tuple[object, ...]] = []
    for label, text in lines:
        at_least = odds.at_least(text)
        rows.append((f"{label}: exactly", *(exactly[label].get(v, "") for v in values)))
        rows.append((f"{label}: at least", *(_tail(at_least, value) for value in values)))
    return Grid("", (title, *(f"{value:g}" for value in values)), tuple(rows), notes)


def _tail(at_least: dict[float, Figure], value: float) -> Figure | str | None:
    """The chance of at least this: none where it goes without saying, blank where it cannot be."""
    if value <= min(at_least):
        return None
    above = [figure for level, figure in at_least.items() if level >= value]
    return above[0] if above else ""
