"""The balance of a battle: the verdict in words, then the tables that it rests on."""

from dataclasses import replace
from textwrap import wrap
from typing import Any

from samurai_odds.analysis.balance import CLOSE_CALL
from samurai_odds.analysis.fairness.found import Found
from samurai_odds.analysis.favor import NOBODY, favor_text, surer_text
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.grids.figure import Figure, error_note, points
from samurai_odds.grids.grid import Grid, as_text

_WIDTH = 80
_JOINED = "\u00a0"  # a space at which no line ends


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
        for joint in (" ±", "± "):
            line = line.replace(joint, joint.replace(" ", _JOINED))
        lines += wrap(line, width, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace(_JOINED, " ")


def balance_grids(found: Found, form: str = "text") -> list[Grid]:
    """The verdict; red's win rate by who plays, and what moves it; the changes that were tried."""
    heading = "\n".join((verdict_text(found), *asides(found), advice_text(found)))
    return [
        Grid(heading, ("", "win rate"), _rows(found, form)),
        *_changes(found),
        Grid("", (), (), _notes(found)),
    ]


# ---- in words ------------------------------------------------------------------------


def verdict_text(found: Found) -> str:
    """Return whom the battle favors, and how others fare."""
    said = favor_text(found.favor, found.title, found.level)
    if not found.others:
        return said
    others = (f"{bot} {favor.shares[0].text()}" for bot, favor in found.others.items())
    return f"{said} Between others: {', '.join(others)}."


def asides(found: Found) -> tuple[str, ...]:
    """Return what players reported, and what a surer verdict takes."""
    said = (found.players.text,) if found.players else ()
    return (*said, surer_text(found.favor, found.seconds))


def advice_text(found: Found) -> str:
    """Say what would make it fairer, and how that did on fresh games."""
    best, check = found.smallest, found.check
    if not found.tried:
        if found.favor.favors == NOBODY:
            return "No changes tried: it is fair."
        if abs(found.share - 0.5) <= CLOSE_CALL * found.share.se:
            return "No changes tried: the win rate is even within two standard errors."
        stopped = "interrupted" if found.interrupted else "no time was left"
        return f"No changes tried: {stopped}."
    if best is None:
        return "No change that was tried is clearly nearer to even."
    named = f"{best.change.says} (red wins {best.share.text()})"
    if check is None:
        return f"Nearest to even: {named}; not checked on fresh games."
    fresh = f"on fresh games red wins {check.share.text()} with it, {check.as_it_is.text()} without"
    if not check.holds:
        return f"No change surely helps: the best was {named}, but {fresh}."
    return f"Fix: {named}; {fresh}."


# ---- the tables ----------------------------------------------------------------------


def _rows(found: Found, form: str) -> tuple[tuple[Any, ...], ...]:
    """Red's win rate by who plays, what single things are worth, battles without a victor."""
    rows: list[tuple[Any, ...]] = [(f"red wins, {found.level}", found.share)]
    rows += [(f"red wins, between two {bot}", one.shares[0]) for bot, one in found.others.items()]
    for section in found.sections:
        rows += [(says, figure) for says, _, figure in section.rows]
        if section.difference is not None:
            says, figure = section.difference
            rows.append((says, figure if form == "csv" else points(figure)))
    if found.favor.nobody > 0:
        rows.append(("no winner (counts half)", found.favor.nobody))
    return tuple(rows)


def _changes(found: Found) -> list[Grid]:
    if not found.tried:
        return []
    rows = tuple(
        (tried.change.says, tried.share, "=" if tried.tied else "") for tried in found.tried
    )
    tied = "'=': as near to even as the first, within 2 standard errors"
    return [Grid("", ("change", "red wins", "tied"), rows, (tied,))]


def _notes(found: Found) -> tuple[str, ...]:
    made = found.provenance
    stopped = "; interrupted" if found.interrupted else ""
    games = "game" if made.samples == 1 else "games"
    checked = f"; the change was checked on {found.check.games:,} games" if found.check else ""
    return (
        f"Simulated: {made.samples:,} {games} for the win rate, {found.played:,} in all, "
        f"seed {made.seed}; {error_note(found.share.samples)}{checked}{stopped}. "
        f"{book_note(made)}.",
        *source_notes(made.rests_on),
    )


# ---- as data -------------------------------------------------------------------------


def balance_dict(found: Found) -> dict[str, Any]:
    """Give everything as plain values, for JSON."""
    made, best, check = found.provenance, found.smallest, found.check
    return {
        **made.to_dict(),
        "battles": found.played,
        "interrupted": found.interrupted,
        **found.favor.to_dict(),
        "says": verdict_text(found),
        "advice": advice_text(found),
        **({"players": found.players.to_dict()} if found.players else {}),
        "others": {bot: favor.to_dict() for bot, favor in found.others.items()},
        "changes": [
            {
                "change": tried.change.says,
                "share": plain(tried.share),
                "tied": tried.tied,
                "nearer": tried.nearer,
            }
            for tried in found.tried
        ],
        "smallest_change": None if best is None else best.change.says,
        "check": None
        if check is None
        else {
            "red_share": plain(check.share),
            "as_it_is": plain(check.as_it_is),
            "gain": plain(check.gain),
            "games": check.games,
            "holds": check.holds,
        },
    }


def plain(figure: Figure | None) -> dict[str, float | None] | None:
    """Give a figure and its error."""
    return None if figure is None else figure.to_dict()
