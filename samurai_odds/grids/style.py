"""The style of every picture, and how a picture shows itself in a notebook.

Dark is the attacker, red, or who asks; light and hatched is the defender, blue, or the
enemy; gray is neither. So a policy is dark where who asks should go on. Where cells are
shaded by a number, the darker the more."""

import io
import os
import re
from bisect import bisect_right
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple
from unicodedata import east_asian_width

from samurai_odds.errors import OddsError, quoted
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.fitting import wrapped

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Picture


class Look(NamedTuple):
    """The face of a bar, its hatch, the style of a line and its marker."""

    face: str
    hatch: str
    line: str
    marker: str


OURS = Look("0.35", "", "-", "o")
THEIRS = Look("1.0", "////", "--", "s")
NEITHER = "0.75"
FURTHER = (  # where more than two things are told apart, or things that are no sides
    Look("0.8", "....", ":", "^"),
    Look("0.6", "\\\\\\\\", "-.", "D"),
    Look("1.0", "xxxx", "--", "v"),
    Look("0.9", "----", ":", "P"),
    Look("0.5", "oo", "-", "X"),
    Look("0.95", "++", "-.", "*"),
)
_SIDES = {
    **dict.fromkeys(("attacker", "firer", "first", "side", "own", "red"), OURS),
    **dict.fromkeys(("defender", "target", "second", "enemy", "blue"), THEIRS),
}


def look_of(label: str, place: int) -> Look:
    """Give the look of a side by its name, of anything else by its place in the list."""
    return _SIDES.get(label) or FURTHER[place % len(FURTHER)]


def line_look(place: int) -> Look:
    """Give the look of one of several lines that are no sides."""
    every = (OURS, THEIRS, *FURTHER)
    return every[place % len(every)]


_DOTS = 96  # per inch


def new_picture(wide: float, high: float, title: str = "", **how: Any) -> "Picture":
    """Make an empty picture of some inches, which belongs to nobody's global state.

    ``how`` are further settings of a Figure, by default a constrained layout.
    """
    check_matplotlib()
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    picture = Figure(figsize=(wide, high), **{"layout": "constrained"} | how)
    FigureCanvasAgg(picture)
    if title:
        picture.suptitle(title, fontsize=11, wrap=True, parse_math=False)
    return picture


def check_matplotlib() -> None:
    """Raise OddsError where matplotlib cannot work as it is set up, by MPLBACKEND say."""
    dated = os.environ.get("SOURCE_DATE_EPOCH") or "0"
    try:
        datetime.fromtimestamp(int(dated), UTC)
    except (ValueError, OverflowError, OSError):
        raise OddsError(
            f"cannot draw: SOURCE_DATE_EPOCH is {quoted(dated)}, no time in seconds: unset it"
        ) from None
    try:
        import matplotlib  # noqa: F401
    except ValueError as fault:
        backend = os.environ.get("MPLBACKEND")
        if backend is None:
            raise OddsError(f"cannot draw: matplotlib is set up wrongly: {fault}") from None
        raise OddsError(
            f"cannot draw: MPLBACKEND is '{backend}', which matplotlib does not know: unset it"
        ) from None


def drawn(draw: "Callable[..., Axes]", thing: Any, axes: "Axes | None") -> "Axes":
    """Return a picture of something, which shows itself; with ``axes``, drawn there."""
    if axes is None:
        return showing_itself(draw(thing))
    drawn_there: Axes = as_written(draw(thing, axes))
    return drawn_there


def showing_itself(axes: "Axes") -> "Axes":
    """Let axes, and the picture they are in, show as the picture when they end a cell."""
    picture: Any = axes.figure
    as_written(picture)
    for shown in (axes, picture):
        vars(shown)["_repr_png_"] = partial(png, picture)
    return axes


_MOST_LINES = 16  # of a text above or below a picture
LONGEST = 40  # signs of a name beside a picture: longer ones leave it no room


def beside(name: str) -> str:
    """Return a name as it stands beside a picture: a very long one ends in an ellipsis."""
    ends = list(accumulate(2 if _is_wide(sign) else 1 for sign in name))
    if not ends or ends[-1] <= LONGEST:
        return name
    return f"{name[: bisect_right(ends, LONGEST - 1)].rstrip()}…"


def _is_wide(sign: str) -> bool:
    """Return whether a sign takes the room of two usual ones."""
    return sign in "MWmw@%" or east_asian_width(sign) in "WF"


def above(text: str, letters: int) -> str:
    """Return a text as it stands above or below a picture, in lines of so many letters.

    A very long word ends in an ellipsis, and so does a very long text.
    """
    short = re.sub(rf"\S{{{LONGEST + 1},}}", lambda word: beside(word[0]), text)
    lines = wrapped(short, letters).split("\n")
    return "\n".join(lines if len(lines) <= _MOST_LINES else [*lines[: _MOST_LINES - 1], "…"])


def as_written(picture: Any) -> Any:
    """Have all text of a picture or of axes drawn as it is written: $ is no formula."""
    from matplotlib.text import Text

    for text in picture.findobj(Text):
        text.set_parse_math(False)
    return picture


def png(picture: "Picture") -> bytes:
    out = io.BytesIO()
    picture.savefig(out, format="png", dpi=_DOTS, bbox_inches="tight")
    return out.getvalue()
