"""Files that users hand in: what a terminal would obey is taken out."""

from pathlib import Path

import pytest

from samurai_odds import OddsError, battles, ran, swords
from samurai_odds.engine.text_files import Files
from samurai_odds.engine.texts import read_text, read_toml
from samurai_odds.play.contest import read_with_text
from samurai_odds.play.one_turn import text_of_orders

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


def test_a_name_with_a_line_break_is_that_of_a_file_where_there_is_one(tmp_path: Path) -> None:
    file, none = tmp_path / "of\nmine.txt", tmp_path / "no\nfile.txt"
    file.write_text("e5 e6\n")

    def named(given: str) -> str:
        return read_with_text(given, Files(tmp_path, "scenario"), lambda text, name: name)[0]

    assert named(str(file)) == str(file)
    assert [named(one) for one in (str(none), "Title: x\n")] == ["scenario", "scenario"]
    assert text_of_orders(str(file)) == text_of_orders(file) == ("e5 e6\n", str(file))
    assert text_of_orders(str(none)) == (str(none), "orders")
    with pytest.raises(OddsError, match="cannot read the orders"):
        text_of_orders(none)  # a path, and no text
    with pytest.raises(OddsError, match="no such file"):
        battles.scenario(str(none))
