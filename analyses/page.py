"""The page for the phone in reports/page: written by `python -m analyses`, compared by --check."""

from pathlib import Path

from samurai_odds.engine.writing import put_all
from samurai_odds.page.site import site

NAME = "page"


def write(folder: Path) -> None:
    """Write the page into its folder."""
    put_all(folder / NAME, {name: text.encode() for name, text in site().items()})


def files(folder: Path) -> list[Path]:
    """List what the page consists of, and what else lies there, relative to the folder."""
    wanted = {Path(NAME) / name for name in site()}
    there = {file.relative_to(folder) for file in (folder / NAME).rglob("*") if file.is_file()}
    return sorted(wanted | there)
