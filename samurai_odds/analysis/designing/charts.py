"""Charts of a report: bars with their errors, curves, a map with places shaded; plain SVG."""

import html
from collections.abc import Sequence

from samurai_odds.grids.figure import Figure
from samurai_odds.play.viewing.scene import Ground, Piece, Scene, short, svg, text

_WIDE, _ROW, _LEFT = 680, 24, 300  # of a chart
_LEAST = 0.02  # of the hottest place; cooler ones are not shaded


def bars(rows: Sequence[tuple[str, Figure]], even: float, label: str) -> str:
    """Draw shares or differences by their names: a bar from ``even``, two errors about its end."""
    ends = [abs(one - even) + 2 * one.se for _, one in rows]
    most = max([*ends, 0.01])
    middle, half = _LEFT + (_WIDE - _LEFT) / 2, (_WIDE - _LEFT) / 2 - 45
    drawn = []
    for place, (name, one) in enumerate(rows):
        y = _ROW * place + 6
        end, error = middle + half * (one - even) / most, 2 * half * one.se / most
        left, wide = min(middle, end), abs(end - middle)
        drawn.append(
            f'<text x="{_LEFT - 8}" y="{y + 12}" text-anchor="end">{html.escape(name)}</text>'
            f'<rect x="{short(left)}" y="{y}" width="{short(wide)}" height="14" class="bar-face"/>'
            f'<path d="M{short(end - error)} {y + 7}H{short(end + error)}" class="error"/>'
            f"<title>{html.escape(name)}: {html.escape(one.text())}</title>"
        )
    high = _ROW * len(rows) + 8
    axis = f'<path d="M{short(middle)} 0V{high}" class="error"/>'
    return (
        f'<svg class="chart" viewBox="0 0 {_WIDE} {high}" role="img" '
        f'aria-label="{html.escape(label)}">{"".join(drawn)}{axis}</svg>'
    )


def columns(counts: Sequence[tuple[str, float]], label: str) -> str:
    """Draw shares side by side, each with its name below."""
    most = max([share for _, share in counts] or [1]) or 1
    wide = min(40.0, 620 / max(1, len(counts)))
    drawn = "".join(
        f'<rect x="{short(10 + wide * k)}" y="{short(110 - 100 * share / most)}" '
        f'width="{short(0.85 * wide)}" height="{short(100 * share / most)}" class="bar-face">'
        f"<title>{html.escape(name)}: {100 * share:.1f}%</title></rect>"
        f'<text x="{short(10 + wide * (k + 0.42))}" y="124" text-anchor="middle">'
        f"{html.escape(name)}</text>"
        for k, (name, share) in enumerate(counts)
    )
    return (
        f'<svg class="chart" viewBox="0 0 {_WIDE} 130" role="img" '
        f'aria-label="{html.escape(label)}">{drawn}</svg>'
    )


def heat(
    ground: Ground, scene: Scene, places: Sequence[tuple[float, float, float]], label: str
) -> str:
    """Draw a map with numbers at places; the darker the more."""
    most = max([value for *_, value in places] or [0]) or 1
    shown = [Piece(one.x, one.y, f'<g opacity=".45">{one.look}</g>') for one in scene.pieces]
    for x, y, value in places:
        share = value / most
        if share < _LEAST:
            continue
        tone = round(235 - 200 * share)
        ink = "ri" if tone < 130 else ""
        number = f"{value:.0f}" if value >= 10 else f"{value:.2g}"
        shown.append(
            Piece(
                x,
                y,
                f'<circle r="{short(16 + 16 * share)}" fill="rgb({tone},{tone},{tone})" '
                f'stroke="#333"/>{text(0, 4.5, number, f"mid strong {ink}".strip())}',
            )
        )
    return svg(ground, shown, label)
