"""The axes of a picture, as a type: to name it loads no matplotlib."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes as Axes
else:
    Axes = Any
