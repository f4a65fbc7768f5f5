"""Rally, recovery, replacement, flight, victory (10.5, 11.7, 11.8, 12.0)."""

import pytest

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.flight import flees_at, flight_modifier, rout_points
from samurai_odds.ran.field.leaders import lose_busho, take_head
from samurai_odds.ran.field.pieces import distance, lose_unit
from samurai_odds.ran.field.recovery import may_recover, may_remove_hits, recover, remove_hits
from tests.ran.field.armies import apart
from tests.ran.field.table import Table

RED_FIRST = 90
A, B = 1, 2


def routed(*labels: str) -> Table:
    """All of red are active, and some of its units routed."""
    text = apart(f"  routed: {' '.join(labels)}\n", activations=2)
    for label in labels:
        text = text.replace(f".{label}n", ".   ")
    return Table(text).give(RED_FIRST, 0, A, B)


def test_a_routed_unit_rallies_below_its_disrupted_tq() -> None:
    """11.73, 11.74, 11.75: within 3 hexes of the busho, disrupted, without hits."""
    table = routed("B2").give(B)
    assert at.RALLY_ROUTED in table.options
    table.give(at.RALLY_ROUTED)
    assert table.faces == 10
    table.give(4)  # its disrupted TQ is 5
    assert table.kind == at.RALLY_CHOICE
    busho = table.of(at.BUSHO_HEX, "B")
    hexes = {(value - 1) // 6 for value in table.options}
    assert all(distance(table.q, busho, number) <= 3 for number in hexes)
    assert table.hex("0509") in hexes
    assert table.of(at.HEX, "B1") not in hexes
    table.give(1 + 6 * table.hex("0509") + 2)
    assert (table.of(at.HEX, "B2"), table.of(at.FACING, "B2")) == (table.hex("0509"), 2)
    assert (table.of(at.STATE, "B2"), table.of(at.HITS, "B2")) == (at.DISRUPTED, 0)


def test_at_its_disrupted_tq_it_stays_routed_above_it_is_lost() -> None:
    """11.73."""
    for die, state in ((5, at.ROUTED), (6, at.ELIMINATED)):
        table = routed("B2").give(B, at.RALLY_ROUTED, die)
        assert table.of(at.STATE, "B2") == state


def test_near_the_enemy_there_is_no_room_and_it_stays_routed() -> None:
    """11.74: at least three hexes from any enemy unit."""
    text = apart("  routed: B2\n", activations=2).replace(".B2n", ".   ").replace(".b2s", ".   ")
    crowded = "   6     .     .     .     .     .b2s  ."
    text = text.replace("   6     .     .     .     .     .     .", crowded)
    near = Table(text).give(RED_FIRST, 0, A, B, B, at.RALLY_ROUTED, 0)
    assert near.kind == at.RALLY_CHOICE
    enemy = near.of(at.HEX, "b2")
    assert all(distance(near.q, enemy, (value - 1) // 6) >= 3 for value in near.options)
    assert near.hex("0608") not in {(value - 1) // 6 for value in near.options}


def test_removed_hits_are_two_on_clear_ground() -> None:
    """11.71."""
    table = Table(apart().replace("B1-B2 AS 6-4/5-3", "B1-B2 AS 6-4/5-3 3h"))
    unit = table.unit("B1")
    assert may_remove_hits(table.q, table.s, unit)
    remove_hits(table.s, unit)
    assert table.of(at.HITS, "B1") == 1
    wood = Table(apart().replace("B1-B2 AS 6-4/5-3", "B1-B2 AS 6-4/5-3 3h").replace(".B1n", "wB1n"))
    assert not may_remove_hits(wood.q, wood.s, wood.unit("B1"))


@pytest.mark.parametrize(("at_", "cost"), [("B1", 1), ("0506", 2)])
def test_recovering_costs_a_hit_beside_the_busho_two_farther_off(at_: str, cost: int) -> None:
    """11.72; a hit from its disrupted TQ it cannot."""
    text = apart().replace("B1-B2 AS 6-4/5-3", "B1 AS 6-4/5-3 disrupted\n  B2 AS 6-4/5-3")
    table = Table(text.replace("6/4, at B1", f"6/4, at {at_}"))
    unit = table.unit("B1")
    assert may_recover(table.q, table.s, unit)
    table.set(at.HITS, "B1", 4)
    assert not may_recover(table.q, table.s, unit)
    table.set(at.HITS, "B1", 3)
    recover(table.q, table.s, unit)
    assert (table.of(at.STATE, "B1"), table.of(at.HITS, "B1")) == (at.ORDERED, 3 + cost)


def test_hits_of_recovering_that_reach_the_tq_disrupt_again() -> None:
    """11.23, 11.72: TQ 5, disrupted 5: with 3 hits and 2 more it is where it was, without hits."""
    text = apart().replace("B1-B2 AS 6-4/5-3", "B1 AS 5-4/5-3 disrupted 3h\n  B2 AS 6-4/5-3")
    table = Table(text.replace("5-3 disrupted 3h", "5-3 3h disrupted").replace("at B1", "at 0506"))
    recover(table.q, table.s, table.unit("B1"))
    assert (table.of(at.STATE, "B1"), table.of(at.HITS, "B1")) == (at.DISRUPTED, 0)


def lost(table: Table, letter: str) -> Table:
    """Kill a busho."""
    lose_busho(table.q, table.s, table.busho(letter), True)
    table.s[at.PENDING] = 0
    table.steps.advance(table.q, table.s)
    return table


def test_the_contingent_of_a_busho_killed_checks_for_flight_at_once() -> None:
    """10.51; before anything else, whatever was asked."""
    table = lost(Table(apart()).give(RED_FIRST), "B")
    assert table.faces == 10
    table.give(0)  # nothing lost: it cannot flee
    assert (table.of(at.FATE, "B"), table.kind) == (at.DEAD, at.ACTIVATE_CHOICE)


def test_the_replacement_comes_in_the_recovery_phase_with_a_unit_of_his() -> None:
    """10.52, 10.53, R41: each rating one less."""
    table = lost(Table(apart()).give(RED_FIRST), "B").give(5, 0, 0)
    assert (table.kind, table.seat) == (at.REPLACE_CHOICE, 0)
    assert table.options == [1 + table.unit("B1"), 1 + table.unit("B2")]
    table.give(1 + table.unit("B2"))
    assert (table.of(at.FATE, "B"), table.of(at.BUSHO_HEX, "B")) == (
        at.WELL,
        table.of(at.HEX, "B2"),
    )
    assert (table.of(at.REPLACED, "B"), table.s[at.TURN]) == (1, 2)


def test_flight_modifiers() -> None:
    """11.82: half the Momentum of the first busho; the dead one's half off; R13."""
    table = Table(apart())
    q, s = table.q, table.s
    assert flight_modifier(q, s, 1) == 2
    assert flight_modifier(q, s, 0) == 2
    lose_busho(q, s, 1, True)
    assert flight_modifier(q, s, 1) == -2
    lose_busho(q, s, 0, True)
    assert flight_modifier(q, s, 1) == -2 - 5
    assert flight_modifier(q, s, 0) == -3 - 5
    assert flight_modifier(q, s, 2) == 2


def test_a_contingent_flees_by_its_losses() -> None:
    """11.82-11.84: one of two lost: 12 / 2 - 4 is 2; all of it is removed, no other (R49)."""
    table = Table(apart())
    lose_unit(table.q, table.s, table.unit("B2"), at.ROUTED)
    assert flees_at(table.q, table.s, 1) == 2
    table.give(RED_FIRST).until((at.FLIGHTS,))
    assert table.faces == 10
    table.give(0)  # 0 + 2
    assert (table.of(at.FATE, "B"), table.of(at.STATE, "B1")) == (at.FLED, at.ELIMINATED)
    assert table.of(at.HEX, "A1") >= 0


def test_rout_points_count_units_routed_and_eliminated_less_heads() -> None:
    """12.0, R18: disrupted units do not count."""
    table = Table(apart())
    q, s = table.q, table.s
    lose_unit(q, s, table.unit("A1"), at.ROUTED)
    lose_unit(q, s, table.unit("B1"), at.ELIMINATED)
    assert rout_points(q, s, 0) == 5 + 3
    take_head(s, 0, False)
    assert rout_points(q, s, 0) == 8 - 3
    take_head(s, 0, True)
    assert rout_points(q, s, 0) == 8 - 3 - 10


def test_heads_fall_with_the_honjin() -> None:
    """10.3."""
    table = Table(apart())
    take_head(table.s, 0, False)
    take_head(table.s, 0, True)
    lose_unit(table.q, table.s, table.unit("A3"), at.ELIMINATED)
    assert rout_points(table.q, table.s, 0) == 0


def wiped(*sides: str, level: int = 12) -> Table:
    """Rout all units of sides but their Honjin, and end the turn."""
    table = Table(apart().replace("rout level: 12", f"rout level: {level}"))
    for label in table.labels:
        upper = label[0].isupper()
        if ("red" if upper else "blue") in sides and label[1] != "3":
            lose_unit(table.q, table.s, table.unit(label), at.ROUTED)
    for busho in range(4):
        table.s[at.STRAY + busho] = 0
        if table.s[at.UNIT_AT + table.s[at.BUSHO_HEX + busho]] < 0:
            camp = table.q[at.CAMP + table.q[at.SIDE_OF + busho]]
            table.s[at.BUSHO_HEX + busho] = table.s[at.HEX + camp]
    for _ in range(60):
        if table.over or table.s[at.TURN] > 1:
            break
        table.give(9 if table.faces == 10 else 90 if table.faces else 0)
    return table


def test_the_army_that_reaches_its_level_has_lost() -> None:
    """12.0: red has 14 points of 12."""
    table = wiped("red")
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_ROUT, 1)


def test_if_both_break_the_most_heads_win() -> None:
    """12.0: equal, nobody."""
    table = wiped("red", "blue")
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_BOTH, at.NONE)


def test_at_the_turn_limit_the_smaller_share_of_the_level_wins() -> None:
    """R47, R56."""
    text = apart("  turn: 15\n  routed: a1\n").replace(".a1s", ".   ")
    table = Table(text)
    for _ in range(60):
        if table.over:
            break
        table.give(9 if table.faces == 10 else 90 if table.faces else 0)
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_TURN_LIMIT, 0)


def test_a_turn_unlocks_fire_and_lifts_finished_markers() -> None:
    """3.0 G."""
    table = Table(apart().replace("B1-B2 AS 6-4/5-3", "B1 AS-T 5-4\n  B2 AS 6-4/5-3"))
    table.set(at.FIRED, "B1", 1)
    table.set(at.FINISHED, "A", 1)
    table.give(RED_FIRST)
    for _ in range(10):
        if table.s[at.TURN] == 2:
            break
        table.give(0)
    assert (table.of(at.FIRED, "B1"), table.of(at.FINISHED, "A")) == (0, 0)
