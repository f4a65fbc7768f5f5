"""A picture of a balance: red's share, whoever plays."""

from typing import TYPE_CHECKING

from samurai_odds.analysis.fairness.report import filled, verdict_text
from samurai_odds.analysis.fairness.shares import EMPTY, FILLED, WIDTH, Found, Row, draw_shares
from samurai_odds.analysis.favor import equals_text

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw_balance(found: Found) -> "Axes":
    """Draw a point for every share, with its error; gray is what counts as fair."""
    margin = 100 * found.favor.margin
    label = f"battles won by red, % (bars: two standard errors; gray: within {margin:g} of even)"
    return draw_shares(filled(verdict_text(found), WIDTH), _rows(found), label, 50, margin)


def _rows(found: Found) -> list[Row]:
    """List what is drawn, from above: who plays, single things."""
    rows: list[Row] = [("who plays", None, EMPTY), (found.level, found.share, FILLED)]
    rows += [(equals_text(bot, one), one.shares[0], EMPTY) for bot, one in found.others.items()]
    for section in found.sections:
        rows.append((section.heading, None, EMPTY))
        rows += [(short, figure, EMPTY) for _, short, figure in section.rows]
    return rows
