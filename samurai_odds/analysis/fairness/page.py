"""The balance of a battle: the verdict in words, then the tables that it rests on."""

from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap
from typing import Any

from samurai_odds.analysis.balance import CLOSE_CALL, ERROR_RATE, FAIR, FIRST_LOOK, OPEN
from samurai_odds.analysis.balance_matrix import SPLIT, Pair
from samurai_odds.analysis.fairness.found import SIDES, Found
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.grids.figure import Figure, error_note, points
from samurai_odds.grids.grid import Grid, as_text

_WIDTH = 80
_JOINED = "\u00a0"  # a space at which no line ends
_MOST_COLUMNS = 4  # bots of a square table; more are listed


def balance_text(found: Found) -> str:
    """Write the answer for the terminal; no line breaks within a figure."""
    grids = [
        replace(grid, heading=filled(grid.heading), notes=tuple(map(filled, grid.notes)))
        for grid in balance_grids(found)
    ]
    return as_text(grids, _WIDTH)


def filled(text: str, width: int = _WIDTH) -> str:
    """Break lines, but none within a figure."""
    lines = []
    for line in text.split("\n"):
        for joint in (" %", " ±", "± "):
            line = line.replace(joint, joint.replace(" ", _JOINED))
        lines += wrap(line, width, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace(_JOINED, " ")


def balance_grids(found: Found, form: str = "text") -> list[Grid]:
    """The verdict; red's share by who plays, and what moves it; the changes that were tried."""
    heading = "\n".join((verdict_text(found), advice_text(found)))
    return [
        *_matrix(found, heading),
        Grid(heading if len(found.bots) == 1 else "", ("", "share"), _rows(found, form)),
        *_changes(found),
        Grid("", (), (), _notes(found)),
    ]


# ---- in words ------------------------------------------------------------------------


def verdict_text(found: Found) -> str:
    """Say in a sentence or two what the test has decided, for whom, and why."""
    verdict, margin = found.verdict, f"{100 * found.within:g} %"
    title = found.title
    by = f"by {'this bot' if len(found.bots) == 1 else 'these bots'} ({', '.join(found.bots)})"
    bounds = f"{100 * verdict.low:.1f} to {100 * verdict.high:.1f} %"
    seen = f"red wins {found.share.text()} (bounds: {bounds})"
    if not verdict.looks:
        seen = f"red wins {found.share.text()}; a verdict needs {FIRST_LOOK} battles or more"
    if found.nobody > 0:
        seen += "; a draw counts half"
    if verdict.word == SPLIT:
        low, high = _apart(found)
        return (
            f"{title}: no verdict, for it depends on who plays: red wins "
            f"{low[1].text()} {pairing_name(found, low[0])}, "
            f"{high[1].text()} {pairing_name(found, high[0])}."
        )
    if verdict.word == FAIR:
        return f"{title} is fair within {margin}, {by}: {seen}."
    if verdict.word == OPEN:
        return f"{title}: not decided whether fair within {margin}, {by}: {seen}."
    side = verdict.word.partition(" ")[0]
    return f"{title} favors {side} by more than {margin}, {by}: {seen}."


def _apart(found: Found) -> tuple[tuple[Pair, Figure], tuple[Pair, Figure]]:
    """Find the pairings least and most in red's favor, the first of equals."""
    listed = list(found.pairings.items())
    return min(listed, key=lambda item: item[1]), max(listed, key=lambda item: item[1])


def pairing_name(found: Found, pair: Pair) -> str:
    """Name two bots who play each other."""
    one, other = (found.bots[player] for player in pair)
    if one == other:
        return f"between two {one} bots"
    return f"between {one} and {other}, seats exchanged"


def advice_text(found: Found) -> str:
    """Say what would make it fairer, and how that did on fresh games."""
    best, check = found.smallest, found.check
    if found.verdict.word == SPLIT:
        return "No change was sought: the bots disagree whom it favors."
    if not found.tried:
        if abs(found.share - 0.5) <= CLOSE_CALL * found.share.se:
            return "No change was sought: red's share is even within two standard errors."
        stopped = "interrupted before" if found.interrupted else "no time was left to try"
        return f"No change is named: {stopped} changes{' were tried' * found.interrupted}."
    if best is None:
        return "Nothing tried helps: no change comes clearly nearer to even than it is."
    named = f"{best.change.says} (red wins {best.share.text()})"
    if check is None:
        return f"Nearest to even of what was tried: {named}; not checked on fresh battles."
    fresh = (
        f"on fresh battles red wins {check.share.text()} with it, {check.as_it_is.text()} without"
    )
    if not check.holds:
        return f"Nothing tried surely helps: the best was {named}, but {fresh}."
    return f"What would help: {named}; {fresh}."


def mix_text(bots: Sequence[str], weights: Sequence[float]) -> str:
    """Say how often each bot is chosen."""
    chosen = [(bot, weight) for bot, weight in zip(bots, weights, strict=True) if weight > 0]
    if len(chosen) == 1:
        return chosen[0][0]
    return ", ".join(f"{bot} {100 * weight:.0f} %" for bot, weight in chosen)


# ---- the tables ----------------------------------------------------------------------


def _matrix(found: Found, heading: str) -> list[Grid]:
    """Red's share by the bot of red and that of blue."""
    bots = found.bots
    if len(bots) == 1:
        return []
    if len(bots) > _MOST_COLUMNS:
        rows = tuple(
            (f"red {bots[red]}, blue {bots[blue]}", figure)
            for (red, blue), figure in found.cells.items()
        )
        return [Grid(heading, ("who plays", "red wins"), rows)]
    square = tuple(
        (f"red {bot}", *(found.cells[red, blue] for blue in range(len(bots))))
        for red, bot in enumerate(bots)
    )
    return [Grid(heading, ("red wins", *(f"blue {bot}" for bot in bots)), square)]


def _rows(found: Found, form: str) -> tuple[tuple[Any, ...], ...]:
    """Red's share in equilibrium, the spread, single things, battles without a victor."""
    one = len(found.bots) == 1
    at = found.equilibrium
    rows: list[tuple[Any, ...]] = [("red wins", found.share)]
    if not one:
        rows = [("red wins, each side with its best bot", found.share)]
        for side, weights in zip(SIDES, (at.red, at.blue), strict=True):
            rows.append((f"best for {side}", mix_text(found.bots, weights)))
        low, high = _apart(found)
        span = f"{100 * low[1]:.1f} to {100 * high[1]:.1f} %"
        rows.append(("between equals or with seats exchanged", span))
    for section in found.sections:
        rows += [(says, figure) for says, _, figure in section.rows]
        if section.difference is not None:
            says, figure = section.difference
            rows.append((says, figure if form == "csv" else points(figure)))
    if found.nobody > 0:
        rows.append(("won by nobody (counts half)", found.nobody))
    return tuple(rows)


def _changes(found: Found) -> list[Grid]:
    if not found.tried:
        return []
    rows = tuple(
        (tried.change.says, tried.share, "=" if tried.tied else "") for tried in found.tried
    )
    tied = "'=': as near to even as the first (within 2 standard errors of the difference)"
    return [Grid("", ("change", "red wins", "tied"), rows, (tied,))]


def _notes(found: Found) -> tuple[str, ...]:
    made = found.provenance
    stopped = "; interrupted" if found.interrupted else ""
    battles = "battle" if made.samples == 1 else "battles"
    checked = (
        f"; the change was checked on {found.check.games:,} games of every two bots"
        if found.check
        else ""
    )
    return (
        f"monte-carlo, {made.samples:,} {battles} for the share, {found.played:,} in all, "
        f"seed {made.seed}; {error_note(found.share.samples)}{checked}{stopped}; {book_note(made)}",
        *_looks_note(found.verdict.looks),
        *source_notes(made.rests_on),
    )


def _looks_note(looks: int) -> tuple[str, ...]:
    """Say how often a verdict is wrong, if there were games enough to look at all."""
    if not looks:
        return (f"fewer than the {FIRST_LOOK} games of every two bots that a verdict needs",)
    several = f"over all {looks} looks" if looks > 1 else "at the one look taken"
    return (f"a verdict is wrong in {100 * ERROR_RATE:g} % of cases at most, {several}",)
