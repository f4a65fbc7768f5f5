"""Every ruling that is cited by its number stands in the rulings of its game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import samurai_odds

PACKAGE = Path(samurai_odds.__file__).parent
LETTERS = {"battles": "BE", "swords": "SW", "ran": "R"}


def written(game: str) -> set[str]:
    """Return the numbers of a game's rulings."""
    text = (PACKAGE / game / "rulings.md").read_text("utf-8")
    headings = re.findall(r"^- ((?:\*\*[A-Z\d, ]+\*\*[, ]+)+)", text, re.MULTILINE)
    return {number for one in headings for number in re.findall(r"[A-Z]\d+", one)}


def texts(game: str) -> Iterator[Path]:
    yield from (one for one in (PACKAGE / game).rglob("*") if one.suffix in {".py", ".md", ".toml"})
    yield from (PACKAGE / "reports").glob(f"{game}_*.py")


@pytest.mark.parametrize("game", LETTERS)
def test_rulings_that_are_cited_are_written(game: str) -> None:
    known = written(game)
    number = re.compile(rf"(?<![\w'./-])[{LETTERS[game]}][1-9]\d{{0,2}}(?![\w'-])")
    cited = {
        (one, str(file.relative_to(PACKAGE)))
        for file in texts(game)
        for one in number.findall(file.read_text("utf-8"))
    }
    assert len(cited) > 50  # of each game there are many
    assert sorted(one for one in cited if one[0] not in known) == []
