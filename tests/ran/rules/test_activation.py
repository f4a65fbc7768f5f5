"""Initiative and activation (5.1, 5.2)."""

import pytest

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from tests.ran.rules.armies import MAP, apart
from tests.ran.rules.table import Table

RED_FIRST, BLUE_FIRST = 90, 9  # dice 9 and 0, 0 and 9


@pytest.mark.parametrize(("status", "active"), [("", 0), ("  status: active\n", 1)])
def test_two_hexes_from_an_enemy_one_is_active_if_he_is(status: str, active: int) -> None:
    """5.25, 5.26, R21: judged against the statuses left over; R54: those of the file on turn 1."""
    two_away = MAP.replace("   4     .     .", "   4     .     .A1n").replace(
        ".A1n  .A2n", ".     .A2n"
    )
    text = apart().replace(MAP, two_away).replace("  a1 SI", status + "  a1 SI")
    table = Table(text).give(BLUE_FIRST)  # red is judged first
    assert table.of(State.activated, "A") == active


def test_a_dead_so_taisho_has_no_initiative_and_activates_nobody() -> None:
    """R40: 0 + 4 against 5 + 0 is a tie of nothing: the blue die decides."""
    text = apart().replace("6/5, at a3", "6/5\n  status: dead")
    table = Table(text).give(9)  # red 0 + 5, blue 9 + 0
    assert table.s.initiative == 1
    table.give(0)  # red activates nobody, blue cannot
    assert table.phase != at.ACTIVATION
    assert [table.of(State.activated, who) for who in "ab"] == [0, 0]


REINFORCED = """
Contingent C: Chiba
  busho: momentum 3, 6/4
  enters: turn {turn} at 0109{active}
  C1 AS 6-4/5-3
"""


@pytest.mark.parametrize(("active", "known"), [(", active", 1), ("", 0)])
def test_reinforcements_are_active_as_the_scenario_says(active: str, known: int) -> None:
    """5.21[4]: else they must be activated."""
    text = apart().replace(
        "\nContingent a:", REINFORCED.format(turn=1, active=active) + "\nContingent a:"
    )
    table = Table(text).give(BLUE_FIRST)
    assert table.of(State.activated, "C") == known
    assert ("C" in table.told(table.options)) == (not known)
