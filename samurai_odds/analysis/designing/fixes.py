"""What a report proposes where a scenario is not fair: the cheapest fixes, drawn, to be saved.

What was played for it stands in the page as well, so that a second run goes on from there.
"""

import base64
import html
import json
import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from samurai_odds.analysis.favor import NOBODY, Credits, Favor
from samurai_odds.analysis.fixing.answer import Fixes
from samurai_odds.analysis.fixing.report import verdict_text
from samurai_odds.analysis.fixing.result import NAMED, Fix
from samurai_odds.analysis.fixing.trials import Known
from samurai_odds.engine.texts import MOST_BYTES
from samurai_odds.grids.fitting import listed
from samurai_odds.play.scene import Ground, Piece, Scene, svg
from samurai_odds.play.shapes import Outline, circle

SHOWN = 3  # fixes drawn
_BLOCK = '<script type="application/json" id="played">'
_PARTS = 60  # of a game: what up to five who share a win have of it
_MOST_KEPT = 8 * MOST_BYTES  # of a page that is read back
_RING = (circle(46, fill="none", stroke="#111", stroke_width=5, stroke_dasharray=(9, 6)),)

Drawn = Callable[[Any], tuple[Ground, Scene]]


def calls_for_fixes(favor: Favor) -> bool:
    """Return whether a verdict does not say that it is fair."""
    return favor.favors != NOBODY


def to_save(fixes: Fixes | None) -> list[str]:
    """Return which file of the page the change of a summary is, if there is one."""
    files = {} if fixes is None else fixes.files
    return [f"The page has that as a file to save: {name}." for name in list(files)[:1]]


def summary(fixes: Fixes) -> list[str]:
    """Say what to change, and what that costs the theme, in a few sentences."""
    verdict = verdict_text(fixes, titled=False)
    if fixes.proposed and (lost := fixes.proposed[0].breaks):
        verdict += f" That changes {listed(lost)}, which --keep theme leaves alone."
    said = [f"What to change: {verdict}"]
    if fixes.cut_off:
        left = fixes.listed - fixes.tried
        changes = f"{left:,} of {fixes.listed:,} single changes and most" if left else "more"
        said.append(f"Run the same command again to search on: {changes} pairs are not tried yet.")
    return said


def pictures(fixes: Fixes, scenario: Any, drawn: Drawn, wide: Callable[[str], str]) -> str:
    """Draw the scenario before and after each fix, with the file to save."""
    parts = []
    board, scene = drawn(scenario)
    if fixes.files:
        parts += ["<h3>As it is</h3>", wide(svg(board, scene.pieces, "as it is"))]
        parts.append("<p>On the maps below dashed rings mark what is different.</p>")
    for place, (name, one) in enumerate(fixes.files.items(), 1):
        says = "; ".join(one.changes)
        theme = f"<p>{html.escape(one.theme)}</p>" if one.theme else ""
        parts.append(f"<h3>{place}. {html.escape(says)}</h3>{theme}{_link(one, name)}")
        if place <= SHOWN:
            ground, after = drawn(one.made)
            rings = _rings([*_hexes(board), *scene.pieces], [*_hexes(ground), *after.pieces])
            pieces = [*after.pieces, *rings]
            parts.append(wide(svg(ground, pieces, says)))
    return "\n".join(parts)


def _hexes(ground: Ground) -> Iterator[Piece]:
    """Yield what is drawn on the ground with a middle: hexes, which may be of another terrain."""
    for shape in ground.drawn:
        if isinstance(shape, Outline) and shape.closed:
            x, y = np.mean(shape.lines[0], axis=0)
            yield Piece(float(x), float(y), (shape,))


def _rings(before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece]:
    """Ring the places where something else stands or lies, or nothing any more."""
    changed = {(round(one.x), round(one.y)) for one in set(before) ^ set(after)}
    return [Piece(x, y, _RING) for x, y in sorted(changed)]


def first_link(fixes: Fixes | None) -> str:
    """Return the link to the fix that a summary names, "" where there is none."""
    files = {} if fixes is None else fixes.files
    return "".join(_linked(one, name) for name, one in list(files.items())[:1])


def _link(one: Fix, name: str) -> str:
    return f'<p class="data">{_linked(one, name)}</p>'


def _linked(one: Fix, name: str) -> str:
    held = base64.b64encode(one.scenario.encode()).decode()
    return f'<a download="{name}" href="data:text/plain;base64,{held}">Save it as {name}</a>'


# ---- what was played, kept in the page ----------------------------------------------------


def block(known: Known, of: str) -> str:
    """Write the games that were played as a part of the page; ``of`` is what they are of."""
    held = {key: _packed(won) for key, won in known.held.items()}
    data = {"of": of, "games": held, "checked": known.checked}
    text = json.dumps(data).replace("<", r"\u003c")  # nothing ends the block before its end
    return f"{_BLOCK}{text}</script>"


def checked_of(fixes: Fixes | None) -> list[list[str]]:
    """Return the changes that came nearest to even, which another run is to check first."""
    if fixes is None:
        return []
    return [list(one.changes) for one in (*fixes.held, *fixes.nearest[:NAMED])]


def known_of(page: str | PathLike[str] | None, of: str) -> Known:
    """Return the games that an earlier page has of the same; none of anything else."""
    if page is None or not Path(page).is_file() or Path(page).stat().st_size > _MOST_KEPT:
        return Known()
    return known_in(Path(page).read_text(encoding="utf-8", errors="replace"), of)


def known_in(text: str, of: str) -> Known:
    """Return the same from the text of a page."""
    match = re.search(re.escape(_BLOCK) + r"([^<]*)</script>", text)
    try:
        data = json.loads(match[1]) if match else {}
        if data.get("of") != of:
            return Known()
        held = {str(key): _unpacked(won) for key, won in data["games"].items()}
        return Known(held, [[str(says) for says in one] for one in data["checked"]])
    except (ValueError, TypeError, KeyError, AttributeError, zlib.error):  # no page of ours
        return Known()


def _packed(won: Credits) -> str:
    parts = np.rint(_PARTS * won).astype(np.uint8)
    held = base64.b64encode(zlib.compress(parts.tobytes(), 9)).decode()
    return f"{won.shape[1]}:{held}"


def _unpacked(text: str) -> Credits:
    seats, _, held = text.partition(":")
    parts = np.frombuffer(zlib.decompress(base64.b64decode(held)), dtype=np.uint8)
    return parts.reshape(-1, int(seats)).astype(np.float64) / _PARTS
