"""A balance as plain values, for JSON."""

from typing import Any

from samurai_odds.analysis.balance import ERROR_RATE
from samurai_odds.analysis.fairness.found import Found
from samurai_odds.analysis.fairness.page import advice_text, verdict_text
from samurai_odds.grids.figure import Figure


def balance_dict(found: Found) -> dict[str, Any]:
    """Give everything as plain values, for JSON."""
    made, bots, at = found.provenance, found.bots, found.equilibrium
    best, check = found.smallest, found.check
    return {
        **made.to_dict(),
        "battles": found.played,
        "interrupted": found.interrupted,
        "red_share": plain(found.share),
        "verdict": found.verdict.word,
        "says": verdict_text(found),
        "advice": advice_text(found),
        "within": found.within,
        "bounds": [found.verdict.low, found.verdict.high],
        "error_rate": ERROR_RATE,
        "bots": list(bots),
        "matrix": [
            {"red": bots[red], "blue": bots[blue], "red_share": plain(figure)}
            for (red, blue), figure in found.cells.items()
        ],
        "equilibrium": {
            "red_share": plain(found.share),
            "red": dict(zip(bots, at.red, strict=True)),
            "blue": dict(zip(bots, at.blue, strict=True)),
        },
        "pairings": [
            {"bots": [bots[one], bots[other]], "red_share": plain(figure)}
            for (one, other), figure in found.pairings.items()
        ],
        "spread": found.spread,
        "red_share_by_seating": [plain(figure) for figure in found.swapped],
        "nobody": plain(found.nobody),
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
