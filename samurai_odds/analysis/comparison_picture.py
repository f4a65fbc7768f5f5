"""The picture of a comparison: a bar for each entry, the best on top."""

from typing import TYPE_CHECKING, Any

from samurai_odds.analysis.comparison import ranked_by, sentence
from samurai_odds.analysis.ranking import Ranking
from samurai_odds.grids.fitting import wrapped
from samurai_odds.grids.style import NEITHER, OURS, new_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_BAR = 0.32  # inches of height for each entry
_TITLE = 95  # letters in a line


def draw_comparison(comparison: Ranking, axes: "Axes | None" = None) -> "Axes":
    """Draw each entry's value, the best dark, the error of a sampled one; return the axes."""
    entries = comparison.entries
    if axes is None:
        picture = new_picture(8.4, 1.8 + _BAR * len(entries))
        title = f"{sentence(comparison)}\n{ranked_by(comparison)}"
        picture.suptitle(wrapped(title, _TITLE), fontsize=10)
        axes = picture.add_subplot()
    share = all(entry.figure.proportion for entry in entries)
    scale = 100 if share else 1
    values = [scale * float(entry.figure) for entry in entries]
    look: dict[str, Any]
    for dark, face in ((True, OURS.face), (False, NEITHER)):
        chosen = [k for k, entry in enumerate(entries) if (entry.rank == 1) == dark]
        look = {"color": face, "edgecolor": "black", "lw": 0.8}
        axes.barh(chosen, [values[k] for k in chosen], 0.7, **look)
    if any(entry.figure.bar for entry in entries):
        errors = [scale * entry.figure.bar for entry in entries]
        axes.errorbar(
            values, range(len(entries)), xerr=errors, fmt="none", ecolor="black", capsize=2
        )
    low, high = min(0.0, *values), max(0.0, *values)
    room = (high - low or 1.0) * 0.02
    for row, (value, entry) in enumerate(zip(values, entries, strict=True)):
        right = value >= 0
        axes.text(
            value + scale * entry.figure.bar * (1 if right else -1) + (room if right else -room),
            row,
            entry.figure.text(),
            va="center",
            ha="left" if right else "right",
            fontsize=8,
        )
    label = 20 * room  # what a figure beside its bar takes
    axes.set_xlim(low - (label if low < 0 else 0), high + (label if high > 0 else 0))
    axes.set_yticks(range(len(entries)), [wrapped(e.label, 46) for e in entries], fontsize=8)
    axes.invert_yaxis()
    axes.axvline(0, color="black", lw=0.8)
    axes.set_xlabel(f"{'chance, %' if share else 'value'} (dark: the best)")
    axes.spines[["top", "right"]].set_visible(False)
    return axes
