"""Grids are written alike in all formats."""

import csv
import io
import json
import re

from samurai_odds import Figure
from samurai_odds.grids.grid import FORMATS, Grid, write

GRID = Grid(
    "a | b",
    ("who", "chance", "sampled"),
    (("x|y", Figure(0.25, proportion=True), Figure(0.5, 0.01, 100, True)), ("z", None, 2)),
    ("note",),
)


def test_every_format_holds_every_cell() -> None:
    for form in FORMATS:
        text = write([GRID], form)
        assert "chance" in text
        assert "z" in text
        assert "25.0%" in text or "0.25" in text


def test_markdown_escapes_bars_and_html_escapes_signs() -> None:
    assert "x\\|y" in write([GRID], "md")
    assert "&lt;b&gt;" in write([Grid("<b>", ("a",), (("c",),))], "html")


def test_csv_keeps_full_precision_and_gives_errors_a_column() -> None:
    rows = list(csv.reader(io.StringIO(write([GRID], "csv"))))
    assert rows[0] == ["who", "chance", "sampled", "sampled se"]
    assert rows[1] == ["x|y", "0.25", "0.5", "0.01"]
    assert rows[2] == ["z", "", "2", ""]


def test_json_gives_values_and_errors() -> None:
    data = json.loads(write([GRID], "json"))
    assert data["rows"][0][2] == {"value": 0.5, "se": 0.01}


def test_no_cell_is_cut_off_in_a_wide_table() -> None:
    wide = Grid("", tuple(f"column {n}" for n in range(30)), (tuple("x" * 12 for _ in range(30)),))
    text = write([wide], "text")
    assert "…" not in text
    assert "column 29" in text


def test_what_looks_like_markup_is_printed_as_it_is() -> None:
    text = write([Grid("[b]", ("[on forest]",), (("[red]",),), ("[note]",))], "text")
    for words in ("[b]", "[on forest]", "[red]", "[note]"):
        assert words in text


def test_markdown_shows_what_looks_like_html() -> None:
    grid = Grid("<script>x</script>", ("a|b", "<b>"), (("<i>", "< 0.1%"),), ("<!-- note",))
    text = write([grid], "md")
    assert not re.search("<[a-z/!]", text)
    assert "&lt;script>x&lt;/script>" in text
    assert "a\\|b" in text
    assert "< 0.1%" in text
