"""Files that users hand in: what a terminal would obey is taken out."""

from pathlib import Path

import pytest

from samurai_odds import battles, ran, swords
from samurai_odds.engine.texts import read_text, read_toml

HOSTILE = "\x1b[31mRed\x1b[0m \x1b]0;title\x07\u202eturned\x08 end"


@pytest.mark.parametrize(
    ("game", "key"),
    [(battles, "study-spears"), (swords, "chapter-7"), (ran, "nunobeyama")],
)
def test_titles_hold_no_terminal_sequences(game: object, key: str, tmp_path: Path) -> None:
    name = game.__name__.rpartition(".")[2]  # type: ignore[attr-defined]
    folder = Path(battles.__file__).parents[1] / name / "scenarios"
    text = (folder / f"{key}.txt").read_text(encoding="utf-8")
    old = next(line for line in text.splitlines() if line.startswith("Title: "))
    file = tmp_path / "mine.txt"
    file.write_text(text.replace(old, f"Title: {HOSTILE}"), encoding="utf-8")
    assert game.scenario(str(file)).title == "Red turned end"  # type: ignore[attr-defined]


def test_texts_and_tables_hold_none(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('edition = "\\u001b[1mmine"\nlist = ["\\u0007x", 3]\nwide = "\u3000é"')
    assert read_toml(file, "it") == {"edition": "mine", "list": ["x", 3], "wide": "\u3000é"}
    file.write_text("a\tb\r\nc\x00\n", newline="")
    assert read_text(file, "it") == "a\tb\r\nc\n"
