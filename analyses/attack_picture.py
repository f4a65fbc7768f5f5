"""The picture of the README: what samurai spearmen do to ashigaru bowmen.

The file carries a description of what it shows, because pixels differ between machines;
`python -m analyses --check` compares that.
"""

from pathlib import Path
from typing import Any

from PIL import Image  # matplotlib needs it too

from samurai_odds import battles

NAME = "attack_picture"
FILE = "attack.png"


def write(folder: Path) -> None:
    """Draw the picture into a folder."""
    figure = battles.attack("samurai-spear", "ashigaru-bow").plot().figure
    metadata = {"Software": None, "Description": described(figure)}
    figure.savefig(folder / FILE, dpi=110, metadata=metadata)


def description(folder: Path) -> str:
    """Return what the picture in a folder says that it shows; "" if there is none."""
    file = folder / FILE
    if not file.exists():
        return ""
    with Image.open(file) as picture:
        return str(picture.info.get("Description", ""))


def described(figure: Any) -> str:
    """Describe a figure: its words, and each bar and point with its look."""
    lines = [figure.get_suptitle(), figure.get_supxlabel()]
    for axes in figure.axes:
        legend = axes.get_legend()
        lines.append(f"{axes.get_xlabel()} / {axes.get_ylabel()}")
        lines += [label.get_text() for label in legend.get_texts()] if legend else []
        lines += [
            f"bar {bar.get_width():.2f} x {bar.get_height():.2f}, {bar.get_facecolor()}, "
            f"{bar.get_hatch() or 'plain'}"
            for bar in axes.patches
        ]
        for line in axes.lines:
            points = ", ".join(f"({x:.2f}, {y:.2f})" for x, y in line.get_xydata())
            lines.append(f"line {line.get_linestyle()} {line.get_marker()}: {points}")
    return "\n".join(lines)
