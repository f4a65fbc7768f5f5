"""Two reports side by side: of two scenarios, or of one before and after a change.

An earlier report is read back from its JSON, which holds the figures that are compared.
"""

import json
from collections.abc import Iterator, Mapping
from math import hypot, inf
from os import PathLike
from pathlib import Path
from typing import Any

from samurai_odds.analysis.designing.found import Before, Found
from samurai_odds.analysis.designing.swings import BEHIND
from samurai_odds.engine.texts import is_inline, read_bytes
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure, points
from samurai_odds.grids.fitting import capital
from samurai_odds.grids.grid import Grid

_ENDING = ".json"


def compared(one: Found, other: Found | Before) -> Grid:
    """Return the table of both: win rates by level, length, swings, and their differences.

    Of an earlier report, what came before stands first; else the other scenario last.
    """
    if isinstance(other, Before):
        names = other.title, one.title
        first, second = other.figures, dict(figures_of(one))
    else:
        names, alike = (one.title, other.title), _seats(one) == _seats(other)
        first, second = dict(figures_of(one, alike)), dict(figures_of(other, alike))
    rows = [
        (says, first.get(says), second.get(says), _difference(first.get(says), second.get(says)))
        for says in dict.fromkeys([*first, *second])
    ]
    note = "differences in points, or as the figures are; each ± is one standard error"
    if isinstance(other, Before):
        names = f"{names[0]}, before", f"{names[1]}, now"
    return Grid("Side by side", ("", *names, "difference"), tuple(rows), (note,))


def change_text(one: Found, before: Before) -> str:
    """Say what a change did to the win rate that the verdict is of."""
    judging = one.ladder.judging
    place = 0 if _seats(one) == len("ab") else judging.favor.best
    says = _label(list(judging.favor.names.values())[place], judging.bot)
    was, now = before.figures.get(says), judging.favor.shares[place]
    if was is None:
        return f"The earlier report has no figure of: {says}."
    gap = Figure(float(now) - float(was), hypot(was.se, now.se), min(was.samples, now.samples))
    return f"{capital(says)}: {was.text()} in the earlier report, {now.text()} now ({points(gap)})."


def figures_of(report: Found, alike: bool = True) -> Iterator[tuple[str, Figure]]:
    """Yield what is compared; ``alike``: as many can win in both, so that all levels compare."""
    for level in report.ladder.levels if alike else [report.ladder.judging]:
        for name, value in zip(level.favor.names.values(), level.favor.shares, strict=True):
            yield _label(name, level.bot), value
            if alike and len(level.favor.shares) == 2:
                break
    judging = report.ladder.judging.favor
    yield "no winner", judging.nobody
    lengths = report.lengths
    error = float(lengths.std(ddof=1)) / len(lengths) ** 0.5
    yield f"{report.design.length}, mean", Figure(float(lengths.mean()), error, len(lengths))
    if report.swings is not None:
        yield "changes of the lead", report.swings.leads
        for part, (chance, value) in zip(BEHIND, report.swings.comebacks(), strict=True):
            down = f"{100 * chance:.0f}%" if alike else f"{100 * part:.0f}% of an equal share"
            yield f"winner once down to {down}", value
    for pairing in report.pairings[:1]:
        if pairing.apart is not None:
            yield "the first move is worth, points", pairing.apart.in_points


def _label(name: str, bot: str) -> str:
    return f"{name} wins, all {bot}"


def _seats(report: Found) -> int:
    return len(report.ladder.judging.favor.shares)


def _difference(one: Figure | None, other: Figure | None) -> Figure | None:
    if one is None or other is None:
        return None
    scale = 100 if one.proportion else 1
    gap, error = float(other) - float(one), hypot(one.se, other.se)
    return Figure(scale * gap, scale * error, min(one.samples, other.samples))


# ---- as JSON, and read back -----------------------------------------------------------


def as_data(report: Found) -> dict[str, Any]:
    """Give what another report can be put beside, as plain values."""
    figures = {
        says: one.to_dict() | {"samples": one.samples, "chance": one.proportion}
        for says, one in figures_of(report)
    }
    return {"title": report.title, "seats": _seats(report), "figures": figures}


def is_earlier(against: Any) -> bool:
    """Whether what a report is put beside is the JSON of another: a file's name ends so."""
    named = isinstance(against, str | PathLike) and not is_inline(against)
    return named and Path(against).suffix == _ENDING


def read_before(path: "str | PathLike[str]", game: str, seats: int) -> Before:
    """Read the JSON of an earlier report of a game in which ``seats`` can win."""
    what = f"'{path}'"
    try:
        held = json.loads(read_bytes(path, "the earlier report"))
        figures = {str(says): _read(one) for says, one in held["figures"].items()}
        before = Before(str(held["title"]), str(held["game"]), int(held["seats"]), figures)
    except OddsError:
        raise
    except RecursionError:
        raise OddsError(f"{what} is no report's JSON: it is nested too deeply") from None
    except (AttributeError, KeyError, TypeError, ValueError, OverflowError):
        raise OddsError(
            f"{what} is no report's JSON: write one with 'report ... --format json > {path}'"
        ) from None
    if before.game != game:
        raise OddsError(f"{what} is a report of {before.game}, this one is of {game}")
    if before.seats != seats:
        raise OddsError(f"{what}: {before.seats} can win there, {seats} here")
    return before


def _read(one: Mapping[str, Any]) -> Figure:
    value, se, samples = float(one["value"]), one["se"], int(one["samples"])
    if type(one["chance"]) is not bool or not abs(value) < inf or samples < 0:
        raise ValueError
    error = inf if se is None else float(se)
    if not error >= 0:
        raise ValueError
    return Figure(value, error, samples, one["chance"])
