"""A chance in percent: 0% and 100% are printed for what cannot be and what is certain, only."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import samurai_odds
from samurai_odds import Figure
from samurai_odds.analysis.favor import ends_text
from samurai_odds.grids.figure import round_percent

CERTAIN = ("0%", "100%", "0.0%", "100.0%")


@pytest.mark.parametrize(
    ("chance", "digits", "text"),
    [
        (0.0, 0, "0%"),
        (1.0, 0, "100%"),
        (1 - 1e-15, 0, "100%"),  # rounding of what is certain
        (0.4, 0, "40%"),
        (0.997, 0, "> 99%"),
        (0.99999, 1, "> 99.9%"),
        (0.0004, 1, "< 0.1%"),
        (0.003, 0, "< 1%"),
        (0.9995, 1, "> 99.9%"),
    ],
)
def test_a_plain_number_in_percent(chance: float, digits: int, text: str) -> None:
    assert round_percent(chance, digits) == text


@given(st.floats(1e-11, 1 - 1e-11), st.integers(0, 2), st.sampled_from([0, 2, 400, 10**6]))
def test_what_can_fail_is_never_certain(chance: float, digits: int, samples: int) -> None:
    assert round_percent(chance, digits) not in CERTAIN
    figure = Figure(chance, 0.5 / max(samples, 1) ** 0.5 if samples else 0.0, samples, True)
    assert figure.text() not in CERTAIN


def test_so_it_is_with_how_games_end() -> None:
    assert ends_text({"rout": 998, "turn limit": 2}) == (
        "How games end: rout > 99%, turn limit < 1%."
    )
    assert ends_text({"rout": 5}) == "How games end: rout in every game played."


def test_nobody_rounds_a_chance_to_whole_percents_by_himself() -> None:
    """Variables that hold a chance or a share of games are printed by the printer in grids/."""
    own = re.compile(r"100 \* (chance|won|takes|p|many / games):\.[01]f\}%")
    home = Path(samurai_odds.__file__).parent
    found = [
        f"{path.relative_to(home)}: {line.strip()}"
        for path in home.rglob("*.py")
        if path.parts[-2:] != ("grids", "figure.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if own.search(line) and "±" not in line and "equal share" not in line
    ]
    assert not found
