"""Cells of a booklet: how they are shaded and worded, and what becomes a line instead."""

from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import MINUS, Advice, look, summed_up, worded, worded_rows
from samurai_odds.reports.model import Notes


def test_plus_and_minus_are_told_apart_without_color() -> None:
    plus, more, even, minus = (look(Advice(worth)) for worth in (0.1, 0.9, 0.001, -0.5))
    assert more.ground < plus.ground < 128 < plus.ink
    assert minus.ground == 255
    assert plus.ground < even.ground < 255
    assert minus.ink == even.ink == 0
    assert str(Advice(0.194, "A")) == "A +0.19"
    assert worded(Advice(-0.5)) == "\N{MINUS SIGN}0.50"
    assert worded(Advice(-0.001, "W")) == "W 0.00"


def test_a_table_of_nothing_but_0_and_100_becomes_a_line() -> None:
    yes, no = (Figure(value, proportion=True) for value in (1.0, 0.0))
    some = Figure(0.5, proportion=True)
    columns = ("", "x", "y")
    for rows, line in (
        ((("a", no, no), ("b", None, no)), "It breaks: never."),
        ((("a", yes, yes),), "It breaks: always."),
        ((("a", yes, yes), ("b", no, no)), "It breaks: always for a, else never."),
        ((("a", yes, no), ("b", yes, no)), "It breaks: always for x, else never."),
        ((("a", yes, no), ("b", no, yes)), None),
        ((("a", yes, some),), None),
        ((("a", Figure(0.0), Figure(0.0)),), None),
    ):
        grid = Grid("It breaks", columns, rows)
        assert summed_up(grid) == line
        page = Notes().page("key", "Title", ("Text.",), [grid])
        assert page.tables == (() if line else (grid,))
        assert page.text == (("Text.", line) if line else ("Text.",))


def test_print_shows_the_digits_that_are_true() -> None:
    chances = {0.0: "0", 1e-9: "<0.1", 0.0005: "0.1", 0.518: "51.8", 0.9996: ">99.9", 1.0: "100"}
    for value, text in chances.items():
        assert worded(Figure(value, proportion=True)) == text
    assert worded(Figure(-0.501)) == "\N{MINUS SIGN}0.50"
    assert worded(-1e-15) == "0.00"
    assert worded(None) == "–"
    assert worded("3 spearmen") == "3 spearmen"


def test_what_was_played_has_its_error_beside_it() -> None:
    def chance(share: float, error: float) -> Figure:
        return Figure(share, error, 500, True)

    assert worded(chance(0.487, 0.0224)) == "49 ± 2"
    assert worded(chance(0.0, 0.001)) == "<0.8"
    assert worded(chance(1.0, 0.001)) == ">99.2"
    assert worded(Figure(-2.68, 0.15, 500)) == f"{MINUS}2.7 ± 0.1"
    assert worded(-4) == f"{MINUS}4"


def test_a_table_of_whole_per_cent_has_no_decimals() -> None:
    whole = [Figure(value, proportion=True) for value in (0.44, 0.1 + 0.2, 0, 1)]
    assert worded_rows(Grid("h", ("", *"abcd"), (("x", *whole),))) == [
        ["x", "44", "30", "0", "100"]
    ]
    mixed = [*whole, Figure(0.445, proportion=True), Figure(0.44)]
    found = worded_rows(Grid("h", ("", *"abcdef"), (("x", *mixed),)))
    assert found == [["x", "44.0", "30.0", "0", "100", "44.5", "0.44"]]
