"""One game has no standard error: none is printed, none is invented."""

import json
from math import inf

import numpy as np
import pytest

from samurai_odds import Figure, Limit, battles
from samurai_odds.cli.main import main
from samurai_odds.grids.figure import error_note, points, wilson_error
from samurai_odds.grids.grid import Grid, as_csv, as_json
from samurai_odds.play.tables import average

ONCE = Limit(samples=1)


@pytest.mark.parametrize(
    ("value", "share", "said"),
    [(3, False, "3"), (0.25, False, "0.25"), (-0.0, False, "0"), (0.831, True, "83%")],
)
def test_a_figure_of_one_game_is_printed_without_an_error(
    value: float, share: bool, said: str
) -> None:
    figure = Figure(value, 0.0, 1, share)
    assert figure.text() == said
    assert figure.se == inf
    assert figure.bar == 0
    assert figure.to_dict() == {"value": pytest.approx(value), "se": None}
    assert "±" not in points(figure)


def test_what_is_the_same_in_every_game_has_no_error_to_print() -> None:
    assert Figure(0.8952, 0.0, 128, True).text() == "89.5%"
    assert Figure(0.25, 0.0, 128).text() == "0.25"
    assert Figure(1.0, 0.0, 128, True).text().startswith("> 97")


def test_equal_values_have_the_error_of_what_has_not_varied_yet() -> None:
    assert np.full(77, 0.1).std() > 0  # what is left of its sums
    assert average(np.full(77, 0.1)).se == wilson_error(0.0, 77)


def test_the_shared_errors_know_none_of_one_game() -> None:
    assert wilson_error(1.0, 1) == inf
    assert average(np.array([7])).text() == "7"
    assert "no standard error" in error_note(1)
    assert "one standard error" in error_note(2)


def test_tables_write_no_error_of_one_game() -> None:
    grid = Grid("", ("", "value"), (("one", Figure(2.0, 0.0, 1)),))
    assert json.loads(as_json([grid]))["rows"] == [["one", {"value": 2.0, "se": None}]]
    assert as_csv([grid]).splitlines()[1] == "one,2.0,"


def test_nothing_is_decided_by_one_game() -> None:
    odds = battles.play("study-spears", limit=ONCE)
    assert odds.verdict.text.startswith("Too close to call")
    assert "±" not in str(odds)
    assert "one game has no standard error" in str(odds)
    held = json.loads(odds.to_json())
    assert {outcome["se"] for outcome in held["outcomes"]} == {None}
    assert held["value"]["se"] is None


@pytest.mark.parametrize(
    "asked",
    [
        "battles par study-spears --bot greedy",
        "battles turn study-spears --card order-one-center",
        "battles balance study-spears --bots greedy",
        "battles balance study-spears --ladder --bots random,greedy",
        "battles attack levy levy --simulate",
    ],
)
def test_the_commands_print_no_error_of_one_game(
    asked: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*asked.split(), "--samples", "1"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "has no standard error" in said
    assert "± is" not in said
    before_the_luck_of_deals = said.partition("spread of the lead")[0]
    assert "±" not in before_the_luck_of_deals
    assert "nan" not in said
