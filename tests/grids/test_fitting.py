"""Tables fit the terminal: names fold or are abbreviated, columns parted; numbers stay whole."""

import random

import pytest

from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import terminal_width, wrapped
from samurai_odds.grids.grid import Grid, as_text

NUMBERS = Grid(
    "",
    ("attacker", *(f"a rather long name {k}" for k in range(12))),
    tuple((f"row-{r}", *(Figure(r + k / 7) for k in range(12))) for r in range(3)),
)


def widest(text: str) -> int:
    return max(map(len, text.split("\n")))


@pytest.mark.parametrize("width", [40, 50, 80, 120, 400])
def test_no_line_is_wider_than_the_terminal_and_no_number_is_lost(width: int) -> None:
    text = as_text([NUMBERS], width)
    assert widest(text) <= width
    for row in NUMBERS.rows:
        for figure in row[1:]:
            assert figure.text() in text.split()


def test_a_table_that_fits_is_left_alone() -> None:
    lines = as_text([NUMBERS], 1000).split("\n")
    assert len(lines) == 2 + len(NUMBERS.rows)
    assert lines[0].split("   ") == [" attacker", *NUMBERS.columns[1:]]


def test_names_are_abbreviated_with_a_legend() -> None:
    names = tuple(f"very-long-name-of-unit-number-{k}" for k in range(8))
    short = tuple((name, f"U{k}") for k, name in enumerate(names))
    grid = Grid("", ("unit", *names), tuple((n, *[Figure(1.5)] * 8) for n in names), (), short)
    text = as_text([grid], 80)
    assert widest(text) <= 80
    assert " U0 " in text
    assert f"U7 {names[7]}" in text
    assert "U7" not in as_text([grid], 1000)


def test_few_long_rows_are_turned_round() -> None:
    grid = Grid("", ("lost", *map(str, range(20))), (("red", *[Figure(0.5)] * 20),) * 2)
    lines = as_text([grid], 60).split("\n")
    assert lines[0].split() == ["lost", "red", "red"]
    assert len(lines) == 22


def test_a_number_keeps_its_error_in_the_line() -> None:
    figure = Figure(0.4067, 0.002, 10_000, proportion=True)
    grid = Grid("", ("a label of many words that must fold", *"abcdef"), (("x", *[figure] * 6),))
    assert as_text([grid], 50).count("40.7% ± 0.2") == 6


def test_any_table_fits_where_its_longest_word_and_number_do() -> None:
    """Widths, words and numbers at random (seeded), 100 tables."""
    luck = random.Random(5)
    for _ in range(100):
        columns = luck.randint(2, 14)
        names = tuple(
            " ".join("w" * luck.randint(1, 9) for _ in range(luck.randint(1, 5)))
            for _ in range(columns)
        )
        rows = tuple(
            (
                " ".join("l" * luck.randint(1, 9) for _ in range(luck.randint(1, 9))),
                *(Figure(luck.random() * 10 ** luck.randint(0, 4)) for _ in range(columns - 1)),
            )
            for _ in range(luck.randint(1, 9))
        )
        width = luck.randint(40, 120)
        assert widest(as_text([Grid("", names, rows)], width)) <= width


def test_text_is_folded_with_what_follows_indented() -> None:
    assert wrapped("  one two three", 40) == "  one two three"
    assert wrapped("aaaa " * 10 + "40.7% ± 0.2", 54).split("\n")[1] == "  40.7% ± 0.2"


def test_the_width_is_that_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert terminal_width() == 80  # as the tests set it
    monkeypatch.setenv("COLUMNS", "57")
    assert terminal_width() == 57
    monkeypatch.setenv("COLUMNS", "3")
    assert terminal_width() == 40


def test_rows_with_the_same_label_are_numbered_where_the_table_is_parted() -> None:
    names = ("", *(f"column{k}" for k in range(20)))
    rows = tuple((label, *(f"word {k}" for k in range(20))) for label in ("home", "home", "away"))
    text = as_text([Grid("", names, rows)])
    assert text.count("(2) home") == text.count("(1) home") == text.count("(3) away") > 1
