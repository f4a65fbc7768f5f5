"""The balance of a battle: the verdict in words, then the tables that it rests on."""

from dataclasses import replace
from textwrap import wrap
from typing import Any

from samurai_odds.analysis.favor import (
    NOBODY,
    UNDECIDED,
    disagreement_text,
    ends_text,
    equals_text,
    favor_text,
    surer_text,
)
from samurai_odds.analysis.shares import Found
from samurai_odds.engine.answers.tables import MOST_NAMED, book_note, source_notes
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
    """The verdict; red's win rate by who plays, and what moves it."""
    said = (verdict_text(found), *asides(found), advice_text(found))
    heading = "\n".join(filter(None, said))
    return [
        Grid(heading, ("", "win rate"), _rows(found, form)),
        Grid("", (), (), _notes(found)),
    ]


# ---- in words ------------------------------------------------------------------------


def verdict_text(found: Found) -> str:
    """Return whom the battle favors, and how others fare."""
    said = favor_text(found.favor, found.title, found.level)
    if not found.others:
        return said
    others = (f"{bot} {favor.shares[0].text()}" for bot, favor in found.others.items())
    apart = disagreement_text(found.bot, found.favor, found.others)
    return f"{said} With other bots: {', '.join(others)}.{f' {apart}' if apart else ''}"


def asides(found: Found) -> tuple[str, ...]:
    """Return what players reported, how games end, and what a surer verdict takes."""
    said = (found.players.text if found.players else "", ends_text(found.ends))
    return (*filter(None, said), surer_text(found.favor, found.seconds))


def advice_text(found: Found) -> str:
    """Return what to do where it is not fair; nothing where it is, or is not known to be."""
    if found.favor.favors in (NOBODY, UNDECIDED):
        return ""
    return "To find the smallest changes that make it fair: --fix."


# ---- the tables ----------------------------------------------------------------------


def _rows(found: Found, form: str) -> tuple[tuple[Any, ...], ...]:
    """Red's win rate by who plays, what single things are worth, battles without a victor."""
    rows: list[tuple[Any, ...]] = [(f"red wins, {found.level}", found.share)]
    others = found.others.items()
    rows += [(f"red wins, {equals_text(bot, one)}", one.shares[0]) for bot, one in others]
    rows += _section_rows(found, form)
    if found.favor.nobody > 0:
        rows.append(("no winner (counts half)", found.favor.nobody))
    return tuple(rows)


def _section_rows(found: Found, form: str = "text") -> list[tuple[Any, ...]]:
    rows: list[tuple[Any, ...]] = []
    for section in found.sections:
        rows += [(says, figure) for says, _, figure in section.rows]
        if section.difference is not None:
            says, figure = section.difference
            rows.append((says, figure if form == "csv" else points(figure)))
    return rows


def section_grids(found: Found) -> list[Grid]:
    """Return the table of what single things are worth, for a page that has the win rates."""
    rows = tuple(_section_rows(found))
    return [Grid("", ("", "win rate"), rows)] if rows else []


def _notes(found: Found) -> tuple[str, ...]:
    made = found.provenance
    stopped = "; interrupted" if found.interrupted else ""
    games = "game" if made.samples == 1 else "games"
    return (
        f"Simulated: {made.samples:,} {games} for the win rate, {found.played:,} in all, "
        f"seed {made.seed}; {error_note(found.share.samples)}{stopped}. "
        f"{book_note(made)}.",
        *source_notes(made.rests_on, MOST_NAMED),
    )


# ---- as data -------------------------------------------------------------------------


def balance_dict(found: Found) -> dict[str, Any]:
    """Give everything as plain values, for JSON."""
    made = found.provenance
    return {
        **made.to_dict(),
        "battles": found.played,
        "interrupted": found.interrupted,
        **found.favor.to_dict(),
        "says": verdict_text(found),
        **({"players": found.players.to_dict()} if found.players else {}),
        "others": {bot: favor.to_dict() for bot, favor in found.others.items()},
        "ends": dict(found.ends),
    }


def plain(figure: Figure | None) -> dict[str, float | None] | None:
    return None if figure is None else figure.to_dict()
