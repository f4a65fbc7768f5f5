"""The booklets in reports/: written by `python -m analyses`, compared by --check."""

from functools import cache
from pathlib import Path

from samurai_odds import booklet
from samurai_odds.engine.writing import put, put_all
from samurai_odds.reports.saving import content, csvs

BOOKLETS = {  # by the names of their files: the game, and the part of its booklet
    "battles": ("battles", "odds"),
    "par": ("battles", "par"),
    "swords": ("swords", None),
    "ran": ("ran", None),
}
PREFIX = "booklet_"  # of their names among the analyses
_ENDINGS = (".pdf", ".html", ".md")


@cache
def made(name: str):
    """Make a booklet, once."""
    game, part = BOOKLETS[name]
    return booklet(game, part=part)


def write(name: str, folder: Path) -> None:
    """Write a booklet in all its formats: files, and a folder of tables."""
    place = folder / "booklets"
    place.mkdir(parents=True, exist_ok=True)
    for ending in _ENDINGS:
        put(place / f"{name}{ending}", content(made(name), ending))
    put_all(place / name, {file: text.encode() for file, text in csvs(made(name)).items()})


def files(name: str, folder: Path) -> list[Path]:
    """List what a booklet wrote, relative to the folder."""
    place = folder / "booklets"
    found = [place / f"{name}{ending}" for ending in _ENDINGS]
    found += sorted((place / name).glob("*.csv"))
    return [file.relative_to(folder) for file in found if file.exists()]


def text(file: Path) -> str:
    """Read a file as text; of a PDF, the text on its pages."""
    if file.suffix != ".pdf":
        return file.read_text(encoding="utf-8")
    from pypdf import PdfReader

    with PdfReader(file) as pdf:
        return "\n".join(page.extract_text() for page in pdf.pages)
