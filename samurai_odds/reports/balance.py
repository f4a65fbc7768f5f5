"""The balance of a scenario as tables."""

from typing import Any

from samurai_odds.analysis.balance import ERROR_RATE, FAIR, OPEN
from samurai_odds.analysis.battles_balance import Balance
from samurai_odds.battles.scenario import SIDES
from samurai_odds.engine.figure import Figure, digits_for
from samurai_odds.reports.answer import book_note, source_notes
from samurai_odds.reports.grid import Grid


def balance_grids(found: Balance, form: str = "text") -> list[Grid]:
    """Red's share and what moves it; then the changes that were tried."""
    staged = found.staged
    bots = staged.red if staged.red == staged.blue else f"{staged.red} and {staged.blue}, in turn"
    first = SIDES[staged.scenario.first]
    heading = f"Samurai Battles: is {staged.scenario.title} fair? Both sides by {bots}"
    rows: list[tuple[Any, ...]] = [("red wins", found.share)]
    for (red, blue), figure in zip(
        ((staged.red, staged.blue), (staged.blue, staged.red)), found.swapped, strict=False
    ):
        rows.append((f"red wins, red {red} against blue {blue}", figure))
    if found.first is not None and found.first_move is not None:
        for side, figure in zip(SIDES, found.first, strict=True):
            usual = "as the scenario has it; " if side == first else ""
            games = f"{found.first_games:,} {'pairs' if found.swapped else 'battles'}"
            rows.append((f"red wins, {side} moving first ({usual}{games})", figure))
        worth = found.first_move if form == "csv" else points(found.first_move)
        rows.append(("what moving first is worth", worth))
    rows.append(("won by nobody", found.nobody))
    return [
        Grid(heading, ("", "share"), tuple(rows), (verdict_text(found),)),
        *_changes(found),
        Grid("", (), (), _notes(found)),
    ]


def points(figure: Figure) -> str:
    """Word a difference of two shares."""
    digits = digits_for(100 * figure.se)
    worth = round(100 * float(figure), digits) + 0.0  # no minus before a zero
    return f"{worth:+.{digits}f} ± {100 * figure.se:.{digits}f} points"


def verdict_text(found: Balance) -> str:
    """Say in a line what the test has decided."""
    verdict, margin = found.verdict, 100 * found.within
    bounds = f"red's share is {100 * verdict.low:.1f} to {100 * verdict.high:.1f} %"
    if verdict.word == FAIR:
        return f"verdict: fair within {margin:g} % ({bounds})"
    if verdict.word == OPEN:
        return f"verdict: not decided whether fair within {margin:g} % ({bounds})"
    return f"verdict: {verdict.word} by more than {margin:g} % ({bounds})"


def _changes(found: Balance) -> list[Grid]:
    if not found.tried:
        why = "no change was sought: red's share is even within two standard errors"
        if abs(found.share - 0.5) > 2 * found.share.se:
            stopped = "interrupted before changes were sought"
            why = stopped if found.interrupted else "no time was left to seek changes"
        return [Grid("", (), (), (why,))]
    rows = [(tried.change.says, tried.share, "=" if tried.tied else "") for tried in found.tried]
    best = found.smallest
    assert best is not None
    note = f"the smallest of those nearest to even: {best.change.says}"
    tied = "'=': as near to even as the first (within 2 standard errors of the difference)"
    return [Grid("", ("change", "red wins", "tied"), tuple(rows), (note, tied))]


def _notes(found: Balance) -> tuple[str, ...]:
    made = found.provenance
    stopped = "; interrupted" if found.interrupted else ""
    pairs = "pairs of battles" if found.swapped else "battles"
    return (
        f"monte-carlo, {made.samples:,} {pairs} for the share, {found.played:,} battles in all, "
        f"seed {made.seed}; ± is one standard error{stopped}; {book_note(made)}",
        f"a verdict is wrong in {100 * ERROR_RATE:g} % of cases at most, "
        f"over all {found.verdict.looks} looks",
        *source_notes(made.rests_on),
    )


def balance_dict(found: Balance) -> dict[str, Any]:
    """Give everything as plain values, for JSON."""
    made = found.provenance
    best = found.smallest
    return {
        **made.to_dict(),
        "battles": found.played,
        "interrupted": found.interrupted,
        "red_share": _plain(found.share),
        "verdict": found.verdict.word,
        "within": found.within,
        "bounds": [found.verdict.low, found.verdict.high],
        "error_rate": ERROR_RATE,
        "red_share_by_seating": [_plain(figure) for figure in found.swapped],
        "red_share_moving_first": _plain(found.first and found.first[0]),
        "red_share_moving_second": _plain(found.first and found.first[1]),
        "first_move": _plain(found.first_move),
        "nobody": _plain(found.nobody),
        "changes": [
            {"change": tried.change.says, "share": _plain(tried.share), "tied": tried.tied}
            for tried in found.tried
        ],
        "smallest_change": None if best is None else best.change.says,
    }


def _plain(figure: Figure | None) -> dict[str, float] | None:
    return None if figure is None else {"value": float(figure), "se": figure.se}
