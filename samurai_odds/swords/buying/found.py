"""An answer that is a list rather than one joint table: forces found, plans compared."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids import digits

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(frozen=True)
class Curve:
    """A line to draw: the best of a figure at each cost."""

    across: str
    up: str
    points: tuple[tuple[float, float], ...]
    goal: float | None = None


@dataclass(frozen=True, eq=False)
class Found:
    """Tables that answer a question, and how they were made.

    ``best`` is the answer itself as text or number, None if there is none.
    """

    heading: str
    best: Any
    listings: tuple[Listing, ...]
    provenance: Provenance
    curve: Curve | None = None
    verdict: Verdict | None = None

    def to_dict(self) -> dict[str, Any]:
        """Give the answer as a JSON object with the contract's provenance."""
        made = self.provenance
        return {
            **made.to_dict(),
            **(self.verdict.to_dict() if self.verdict else {}),
            "best": self.best,
            "tables": [_as_dict(listing) for listing in self.listings],
        }

    def to_json(self) -> str:
        """Give the answer as JSON text."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def plot(self, axes: "Axes | None" = None) -> "Axes":
        """Draw the curve with matplotlib; return the axes."""
        from samurai_odds.engine.answers.curves import draw_curve
        from samurai_odds.grids.style import as_written, showing_itself

        return (
            showing_itself(draw_curve(self)) if axes is None else as_written(draw_curve(self, axes))
        )

    def _repr_html_(self) -> str:
        from samurai_odds.engine.answers.curves import found_grids
        from samurai_odds.grids.grid import as_html

        return as_html(found_grids(self))

    def __str__(self) -> str:
        from samurai_odds.engine.answers.curves import found_grids
        from samurai_odds.grids.grid import as_text

        return as_text(found_grids(self))

    __repr__ = __str__


def _as_dict(listing: Listing) -> Mapping[str, Any]:
    return {
        "title": listing.title,
        "columns": list(listing.columns),
        "rows": [[digits.written(cell) for cell in row] for row in listing.rows],
        "notes": list(listing.notes),
    }
