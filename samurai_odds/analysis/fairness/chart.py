"""A picture of a balance: red's share, whoever plays and whatever is changed."""

from typing import TYPE_CHECKING

from samurai_odds.analysis.fairness.found import Found
from samurai_odds.analysis.fairness.report import advice_text, filled, verdict_text
from samurai_odds.analysis.fairness.shares import EMPTY, FILLED, SQUARE, WIDTH, Row, draw_shares

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_MOST_CHANGES = 12


def draw_balance(found: Found) -> "Axes":
    """Draw a point for every share, with its error; gray is what counts as fair."""
    margin = 100 * found.favor.margin
    label = (
        f"battles won by red, % (bars: two standard errors; gray: within {margin:g} of even)\n"
        + filled(advice_text(found), WIDTH)
    )
    return draw_shares(filled(verdict_text(found), WIDTH), _rows(found), label, 50, margin)


def _rows(found: Found) -> list[Row]:
    """List what is drawn, from above: who plays, single things, what was tried."""
    rows: list[Row] = [("who plays", None, EMPTY), (found.level, found.share, FILLED)]
    rows += [(f"between two {bot}", one.shares[0], EMPTY) for bot, one in found.others.items()]
    for section in found.sections:
        rows.append((section.heading, None, EMPTY))
        rows += [(short, figure, EMPTY) for _, short, figure in section.rows]
    if found.tried:
        rows.append(("what is changed", None, EMPTY))
        rows += [(tried.change.says, tried.share, SQUARE) for tried in found.tried[:_MOST_CHANGES]]
    if found.check is not None and found.smallest is not None:
        rows.append(("on fresh battles", None, EMPTY))
        rows.append((found.smallest.change.says, found.check.share, FILLED))
        rows.append(("as it is", found.check.as_it_is, EMPTY))
    return rows
