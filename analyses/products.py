"""Products: what is written from the package itself, not found by an analysis.

The README's picture, the booklets, the references with the map of modules, and the built page.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image  # matplotlib needs it too

from analyses import reference, validation
from samurai_odds import battles, booklet
from samurai_odds.engine.writing import put, put_all
from samurai_odds.page.site import site


@dataclass(frozen=True)
class Product:
    """One of them: how it is written into a folder, and which files of it are there or missing."""

    write: Callable[[Path], None]
    files: Callable[[Path], list[Path]]


def text(file: Path) -> str:
    """Return what two makings of a file must have in common; "" if there is none.

    Of a PDF, the text on its pages; of a picture, the description that it carries, because pixels
    differ between machines.
    """
    if not file.exists():
        return ""
    if file.suffix == ".png":
        with Image.open(file) as picture:
            return str(picture.info.get("Description", ""))
    if file.suffix != ".pdf":
        return file.read_text(encoding="utf-8")
    from pypdf import PdfReader

    with PdfReader(file) as pdf:
        return "\n".join(page.extract_text() for page in pdf.pages)


# ---- the picture of the README: what samurai spearmen do to ashigaru bowmen --------------

PICTURE = Path("attack.png")


def write_picture(folder: Path) -> None:
    """Draw the picture into a folder."""
    figure = battles.attack("samurai-spear", "ashigaru-bow").plot().figure
    metadata = {"Software": None, "Description": described(figure)}
    figure.savefig(folder / PICTURE, dpi=110, metadata=metadata)


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


# ---- the booklets ------------------------------------------------------------------------

BOOKLETS = {  # by the names of their files: the game, and the part of its booklet
    "battles": ("battles", "odds"),
    "par": ("battles", "par"),
    "swords": ("swords", None),
    "ran": ("ran", None),
}


@cache
def printed(name: str) -> bytes:
    """Make a booklet, once."""
    from samurai_odds.reports.saving import content

    game, part = BOOKLETS[name]
    return content(booklet(game, part=part), ".pdf")


def _booklet(name: str) -> Product:
    file = Path("booklets") / f"{name}.pdf"

    def write(folder: Path) -> None:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        put(folder / file, printed(name))

    return Product(write, lambda folder: [file])


# ---- the page for the phone --------------------------------------------------------------

PAGE = "page"


def write_page(folder: Path) -> None:
    """Write the page into its folder, in place of the version there."""
    files = {name: text.encode() for name, text in site().items()}
    there = [file.name for file in (folder / PAGE).glob("*") if file.is_file()]
    put_all(folder / PAGE, files, [name for name in there if name not in files])


def page_files(folder: Path) -> list[Path]:
    """List what the page consists of, and what else lies there, relative to the folder."""
    wanted = {Path(PAGE) / name for name in site()}
    there = {file.relative_to(folder) for file in (folder / PAGE).glob("*")}
    return sorted(wanted | there)


PRODUCTS = {
    **{f"booklet_{name}": _booklet(name) for name in BOOKLETS},
    "attack_picture": Product(write_picture, lambda folder: [PICTURE]),
    "reference": Product(reference.write, lambda folder: [Path(file) for file in reference.FILES]),
    validation.NAME: Product(validation.write, lambda folder: [Path(validation.FILE)]),
    PAGE: Product(write_page, page_files),
}
