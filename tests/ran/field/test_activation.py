"""Initiative and activation (5.1, 5.2)."""

import pytest

from samurai_odds.ran.field import layout as at
from tests.ran.field.armies import MAP, apart, outside
from tests.ran.field.table import Table

RED_FIRST, BLUE_FIRST = 90, 9  # dice 9 and 0, 0 and 9


def test_who_has_the_higher_total_starts_and_the_other_activates_first() -> None:
    """5.11, 5.12: dice 3 and 5, Initiative 5 and 4."""
    table = Table(apart())
    assert (table.phase, table.faces) == (at.ROLL_INITIATIVE, 100)
    table.give(35)
    assert table.s[at.INITIATIVE] == 1
    assert (table.kind, table.seat) == (at.ACTIVATE_CHOICE, 0)


def test_equal_totals_roll_again() -> None:
    """5.11."""
    table = Table(apart()).give(45)
    assert (table.phase, table.faces) == (at.ROLL_INITIATIVE, 100)


def test_nobody_far_from_the_enemy_is_active_until_the_so_taisho_activates_him() -> None:
    """5.21, 5.23, 5.26: one point each."""
    table = Table(apart()).give(RED_FIRST)
    assert table.told(table.options) == ["", "a", "b"]
    table.give(1 + table.busho("b"))
    assert (table.kind, table.seat) == (at.ACTIVATE_CHOICE, 0)  # blue's one point is spent
    table.give(1 + table.busho("A"))
    assert (table.kind, table.seat) == (at.CONTINGENT_CHOICE, 0)
    assert table.told(table.options) == ["", "A"]
    assert [table.of(at.ACTIVATED, who) for who in "ABab"] == [1, 0, 0, 1]


def test_outside_his_honjin_he_activates_only_whom_he_reaches() -> None:
    """4.51, 5.21[1]: B is three hexes from A2, the Initiative 5; then it is 2."""
    table = Table(outside()).give(BLUE_FIRST)
    assert table.told(table.options) == ["", "A", "B"]
    far = Table(outside().replace("initiative 5", "initiative 2")).give(BLUE_FIRST)
    assert far.told(far.options) == ["", "A"]


CLOSE = MAP.replace("   3  .     .     .", "   3  .     .     .A1n ").replace(
    ".A1n  .A2n", ".     .A2n"
)


def test_adjacent_to_an_enemy_both_are_active() -> None:
    """5.26: A1 has come beside a2."""
    table = Table(apart().replace(MAP, CLOSE)).give(RED_FIRST)
    assert (table.of(at.ACTIVATED, "a"), table.of(at.ACTIVATED, "b")) == (1, 0)
    assert table.told(table.options) == ["", "b"]


@pytest.mark.parametrize(("status", "active"), [("", 0), ("  status: active\n", 1)])
def test_two_hexes_from_an_enemy_one_is_active_if_he_is(status: str, active: int) -> None:
    """5.25, 5.26, R21: judged against the statuses left over; R54: those of the file on turn 1."""
    two_away = MAP.replace("   4     .     .", "   4     .     .A1n").replace(
        ".A1n  .A2n", ".     .A2n"
    )
    text = apart().replace(MAP, two_away).replace("  a1 SI", status + "  a1 SI")
    table = Table(text).give(BLUE_FIRST)  # red is judged first
    assert table.of(at.ACTIVATED, "A") == active


def test_bows_and_guns_near_the_enemy_do_not_count() -> None:
    """5.25, R16: an AS-B beside the enemy keeps nobody active."""
    text = apart().replace(MAP, CLOSE).replace("A1 SI 7-4/6-3", "A1 AS-B 5-4")
    table = Table(text).give(BLUE_FIRST)
    assert table.of(at.ACTIVATED, "A") == 0


def test_without_a_busho_a_contingent_is_inactive_wherever_it_stands() -> None:
    """10.52."""
    text = apart().replace("momentum 4, 6/4, at b1", "momentum 4, 6/4\n  status: dead, active")
    table = Table(text).give(RED_FIRST)
    assert table.of(at.ACTIVATED, "b") == 0
    assert table.told(table.options) == ["", "a"]


def test_a_dead_so_taisho_has_no_initiative_and_activates_nobody() -> None:
    """R40: 0 + 4 against 5 + 0 is a tie of nothing: the blue die decides."""
    text = apart().replace("6/5, at a3", "6/5\n  status: dead")
    table = Table(text).give(9)  # red 0 + 5, blue 9 + 0
    assert table.s[at.INITIATIVE] == 1
    table.give(0)  # red activates nobody, blue cannot
    assert table.phase != at.ACTIVATION
    assert [table.of(at.ACTIVATED, who) for who in "ab"] == [0, 0]


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
    assert table.of(at.ACTIVATED, "C") == known
    assert ("C" in table.told(table.options)) == (not known)


def test_who_enters_later_cannot_be_activated_yet() -> None:
    """5.21[4]."""
    text = apart().replace(
        "\nContingent a:", REINFORCED.format(turn=2, active="") + "\nContingent a:"
    )
    assert Table(text).give(BLUE_FIRST).told([0]) == [""]
    assert "C" not in Table(text).give(BLUE_FIRST).told(Table(text).give(BLUE_FIRST).options)


def test_next_turn_statuses_are_judged_anew() -> None:
    """5.26: the rest are inactive, regardless of what they did last turn."""
    table = Table(apart()).give(RED_FIRST, 1 + 3, 1)
    assert table.of(at.ACTIVATED, "b") == 1
    table.give(0, 0)  # both pass
    assert table.s[at.TURN] == 2
    table.give(RED_FIRST)
    assert [table.of(at.ACTIVATED, who) for who in "ab"] == [0, 0]
