"""Stacking (4.53, 6.7)."""

from samurai_odds.ran.scenario.scenario import BLUE, RED
from samurai_odds.ran.units import read_unit
from samurai_odds.ran.zones import Standing, overstacked


def test_one_unit_a_hex_and_none_in_a_honjins() -> None:
    unit, camp = read_unit("AS 6-4", "unit"), read_unit("Honjin 5-0", "unit")
    others = [Standing(RED, 3, 0, unit), Standing(BLUE, 4, 0, unit)]
    assert not list(overstacked(others))
    ((number, says),) = overstacked([*others, Standing(RED, 3, 0, unit)])
    assert (number, "(6.71)" in says) == (3, True)
    ((number, says),) = overstacked([*others, Standing(RED, 4, None, camp)])
    assert (number, "(4.53)" in says) == (4, True)
