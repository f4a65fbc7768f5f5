"""A page to look at a game: board, play-by-play, win chance; forwards and back, offline."""

import base64
import html
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from samurai_odds.grids.printing import printed_lines
from samurai_odds.grids.prose import Prose
from samurai_odds.grids.web import page
from samurai_odds.play.scene import STYLE, Frame, Ground, svg
from samurai_odds.play.shapes import written

_FOLDER = Path(__file__).parent
_BROAD = 1.5  # times as wide as high: what is told stands below such a board
_BUTTONS = (  # what each does, its sign, its name
    ("turn-1", "◀◀", "turn back"),
    ("step-1", "◀", "step back"),
    ("step1", "▶", "step forward"),
    ("turn1", "▶▶", "turn forward"),
)


@dataclass(frozen=True)
class Judged:
    """A decision at a frame: the chances before it, its mark, and what is said of it."""

    frame: int
    chances: tuple[float, ...]
    mark: str = ""
    said: tuple[Prose, ...] = ()


def viewer(
    title: str,
    about: str,
    ground: Ground,
    frames: Sequence[Frame],
    judged: Sequence[Judged] = (),
    lines: Sequence[str] = (),
    turn_named: str = "turn",
) -> str:
    """Return the page of a game; ``lines`` names the curves of `Judged.chances`."""
    body = f"<h1>{html.escape(title)}</h1>\n<p>{html.escape(about)}</p>\n"
    body += figure(title, ground, frames, judged, lines, turn_named)
    body += f"\n<p>{html.escape(ground.signs)}</p>"
    return page(title, body, style(), script())


def style() -> str:
    """Return how the figures of a page look."""
    return STYLE + (_FOLDER / "viewer.css").read_text(encoding="utf-8")


def script() -> str:
    """Return what moves all figures of a page."""
    return (_FOLDER / "viewer.js").read_text(encoding="utf-8")


def figure(
    title: str,
    ground: Ground,
    frames: Sequence[Frame],
    judged: Sequence[Judged] = (),
    lines: Sequence[str] = (),
    turn_named: str = "turn",
) -> str:
    """Return a game as a part of a page that has `style` and `script`."""
    data = _told(frames) | {
        "turnNamed": turn_named,
        "lines": list(lines),
        "judged": [
            [one.frame, [round(p, 4) for p in one.chances], one.mark, printed_lines(one.said)]
            for one in judged
        ],
    }
    packed = zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    buttons = "".join(
        f'<button data-go="{go}" aria-label="{name}" title="{name}">{sign}</button>'
        for go, sign, name in _BUTTONS
    )
    curve = '<div class="curve"></div>' if judged else ""
    _, _, wide, high = ground.box
    broad = " broad" if wide > _BROAD * high else ""
    return (
        f'<section class="game{broad}" tabindex="0" aria-label="{html.escape(title)}">'
        f'<div class="bar"><output></output>{buttons}'
        '<button data-go="zoom" aria-label="larger or smaller" title="larger or smaller">±</button>'
        f'</div>{curve}<div class="both"><div class="map">'
        f"{svg(ground, frames[0].scene.pieces, title)}</div>"
        '<div class="told"><ol></ol></div></div>'
        f'<script type="application/json">"{base64.b64encode(packed).decode()}"</script>'
        "<noscript>Stepping through the game needs JavaScript.</noscript></section>"
    )


def _told(frames: Sequence[Frame]) -> dict[str, Any]:
    """Return frames as plain values: each names the pieces that it takes away and adds."""
    looks: dict[str, int] = {}
    placed: dict[tuple[float, float, int], int] = {}
    numbers: dict[int, int] = {}  # by the piece itself: frames share those that stay as they are
    before: set[int] = set()
    frames_as_data = []
    for frame in frames:
        now = set()
        for one in frame.scene.pieces:
            if id(one) not in numbers:
                look = looks.setdefault(written(one.look), len(looks))
                place = round(one.x, 1), round(one.y, 1), look
                numbers[id(one)] = placed.setdefault(place, len(placed))
            now.add(numbers[id(one)])
        frames_as_data.append(
            [
                frame.turn,
                printed_lines(frame.lines),
                frame.scene.standing,
                sorted(before - now),
                sorted(now - before),
            ]
        )
        before = now
    return {"looks": list(looks), "pieces": list(placed), "frames": frames_as_data}
