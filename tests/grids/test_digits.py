"""Numbers are written with the digits that are true."""

import json

import pytest

from samurai_odds import Figure, battles, swords
from samurai_odds.grids.digits import amount, chance, printed, rounded, written
from samurai_odds.grids.grid import Grid, as_csv, as_json


def test_a_number_is_rounded_to_significant_digits() -> None:
    assert rounded(1 / 3) == 0.333333333333
    assert rounded(2e-7 / 3, 6) == 6.66667e-08
    assert str(rounded(-0.0)) == "0.0"
    for value in (0.1 + 0.2, 1 / 7, 1e-300 / 7, 12345678.9 / 7):
        assert rounded(rounded(value)) == rounded(value)


def test_what_can_fail_is_never_written_as_certain() -> None:
    assert chance(1.0) == 1.0
    assert chance(1 - 2.0**-53) == 0.999999999999
    assert chance(1 - 2.0**-53, 6) == 0.999999
    assert chance(0.9999, 6) == 0.9999
    assert chance(1e-20) == 1e-20, "nor what can happen as impossible"


def test_what_is_nothing_but_for_rounding_is_nothing() -> None:
    assert str(amount(-3e-17)) == "0.0"
    assert amount(-1.5) == -1.5


def test_only_numbers_with_a_point_are_rounded() -> None:
    assert written(Figure(1 - 1e-16, proportion=True)) == 0.999999999999
    assert type(written(Figure(0.25))) is float
    for cell in (3, "3.14159265358979", None, True):
        assert written(cell) is cell


def test_a_booklet_holds_six_digits_and_nothing_below_one_in_a_billion() -> None:
    assert printed(Figure(1 / 3, proportion=True)) == 0.333333
    assert printed(Figure(1.27899e-15, proportion=True)) == 0.0
    assert printed(Figure(2e-9 / 3, proportion=True)) == 6.66667e-10
    assert (printed("bowman"), printed(3)) == ("bowman", 3)


def test_tables_hold_twelve_digits() -> None:
    grid = Grid("", ("", "chance", "number"), (("a", Figure(1 / 3, 0.1 / 3, 9), 2 / 3),))
    assert as_csv([grid]).splitlines()[1] == "a,0.333333333333,0.0333333333333,0.666666666667"
    assert as_csv([grid], printed).splitlines()[1] == "a,0.333333,0.0333333,0.666667"
    cells = json.loads(as_json([grid]))["rows"][0]
    assert cells == ["a", {"value": 0.333333333333, "se": 0.0333333333333}, 0.666666666667]


@pytest.mark.parametrize("stop", [None, "best"])
def test_answers_hold_twelve_digits_and_still_sum_to_one(stop: str | None) -> None:
    odds = swords.battle("daimyo, bowman, 5 spearmen", "bowman, 4 spearmen", stop=stop)
    data = odds.to_dict(["won"])
    chances = [row["p"] for row in data["outcomes"]]
    assert sum(chances) == pytest.approx(1, abs=1e-9)
    assert chances == [rounded(p) for p in chances]
    assert data["shown"]["won"]["value"] == rounded(odds.p("won"))


def test_an_exact_tie_in_the_last_digit_shown_falls_the_same_way() -> None:
    for noise in (-1e-16, 0.0, 1e-16):
        assert Figure(0.1875 + noise, proportion=True).text() == "18.8%"
        assert Figure(0.0625 + noise, proportion=True).text() == "6.2%"
        assert Figure(1.125 + 2 * noise).text() == "1.12"
    assert battles.attack("levy", "levy").p("defender_losses >= 0").text() == "100%"


def test_equal_shares_print_alike_however_they_were_summed() -> None:
    error = 0.0353
    for share in (0.485, 0.485 + 1e-15, 0.485 - 1e-15):
        assert Figure(share, error, 200, True).text() == Figure(0.485, error, 200, True).text()


def test_what_is_estimated_and_rounds_to_nothing_has_a_bound() -> None:
    """An evaluated chance may be far below its error: still it is not printed as 0% or 100%."""
    assert Figure(0.004, 0.05, 64, True).text() == "< 11%"
    assert Figure(0.997, 0.03, 64, True).text() == "> 93%"
    assert Figure(0.006, 0.006, 64, True).text() == "0.6% ± 0.6"
