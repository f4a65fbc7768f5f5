"""The page for the phone in reports/page: written by `python -m analyses`, compared by --check."""

from pathlib import Path

from samurai_odds.engine.writing import put_all
from samurai_odds.page.site import site

NAME = "page"


def write(folder: Path) -> None:
    """Write the page into its folder, in place of the version there."""
    made = {name: text.encode() for name, text in site().items()}
    there = [file.name for file in (folder / NAME).glob("*") if file.is_file()]
    put_all(folder / NAME, made, [name for name in there if name not in made])


def files(folder: Path) -> list[Path]:
    """List what the page consists of, and what else lies there, relative to the folder."""
    wanted = {Path(NAME) / name for name in site()}
    there = {file.relative_to(folder) for file in (folder / NAME).glob("*")}
    return sorted(wanted | there)
