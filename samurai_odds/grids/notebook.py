"""Pictures that show themselves in a notebook.

Ours belong to no global state of matplotlib, so nothing has to be closed; the
price is that a notebook does not find them by itself.
"""

import io
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Picture

_DOTS = 96  # per inch


def showing_itself(axes: "Axes") -> "Axes":
    """Let axes, and the picture they are in, show as the picture when they end a cell."""
    picture: Any = axes.figure
    as_written(picture)
    for shown in (axes, picture):
        vars(shown)["_repr_png_"] = partial(png, picture)
    return axes


def as_written(picture: Any) -> Any:
    """Have all text of a picture or of axes drawn as it is written: $ is no formula."""
    from matplotlib.text import Text

    for text in picture.findobj(Text):
        text.set_parse_math(False)
    return picture


def png(picture: "Picture") -> bytes:
    """Give a picture as PNG."""
    out = io.BytesIO()
    picture.savefig(out, format="png", dpi=_DOTS, bbox_inches="tight")
    return out.getvalue()
