"""What doom brings a busho who tries for momentum (5.43, R15)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from tests.ran.rules.armies import apart
from tests.ran.rules.table import Table

RED_FIRST = 90
A, B, a, b = 1, 2, 3, 4  # options that name a contingent
BETWEEN = (at.CHAINED, at.CHOOSE_CONTINGENT, at.CHOOSE_CONTINUITY)


def ready(activations: int = 2) -> Table:
    """Red has the initiative, and all four are active."""
    table = Table(apart(activations=activations)).give(RED_FIRST, a, b)
    return table.give(A, B)


def ordered(table: Table, contingent: int) -> Table:
    """Give a contingent orders, and go on to what comes after its orders phase."""
    return done(table.give(contingent))


def done(table: Table) -> Table:
    """Order to move, do nothing, and go on to what comes after."""
    return table.give(at.MOVE_AND_FIRE).until(BETWEEN)


def test_resurrection_lends_the_initiative_to_an_enemy_busho_finished_or_not() -> None:
    """5.43[1], R15: he has one orders phase if he was Finished; then the initiative comes back."""
    table = ready().give(0)  # red passes
    ordered(table, b).give(0, 0)  # b is Finished; blue passes to red
    ordered(table, B).give(1, 9, 1)
    assert (table.kind, table.seat, table.options) == (at.RISEN_CHOICE, 1, [0, a, b])
    table.give(b)
    assert (table.s.initiative, table.s.active, table.s.current) == (0, 1, 3)
    done(table)
    assert (table.kind, table.seat, table.options) == (at.CONTINUITY_CHOICE, 0, [0, A])
    assert table.of(State.finished, "B") == 1


def test_a_resurrected_busho_who_was_not_finished_may_use_momentum() -> None:
    """5.43[1]; when he is through, the initiative comes back."""
    table = ordered(ready(), B).give(1, 9, 0, a)
    done(table)
    assert (table.kind, table.seat) == (at.MOMENTUM_CHOICE, 1)
    table.give(1, 8)
    assert (table.kind, table.seat, table.options) == (at.CONTINUITY_CHOICE, 0, [0, A])
    assert table.of(State.finished, "a") == 1


def test_in_a_crisis_of_faith_the_higher_total_withdraws() -> None:
    """5.43[3]: Baba's 4 + 6 against 5 + 4; so far from the enemy nobody need go."""
    table = ordered(ready(), B).give(1, 9, 8)
    assert table.faces == 100
    table.give(64)
    assert table.of(State.finished, "B") == 1
    assert table.s.tally[0].withdrawals_ordered == 1
    loyal = ordered(ready(), B).give(1, 9, 9, 54)  # 9 against 9
    assert (loyal.kind, loyal.s.tally[0].withdrawals_ordered) == (at.CONTINUITY_CHOICE, 0)
