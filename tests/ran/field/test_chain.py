"""Orders phases, momentum, doom, continuity, trumps, coordination (5.3-5.7)."""

import pytest

from samurai_odds.ran.field import layout as at
from tests.ran.field.armies import apart
from tests.ran.field.table import Table

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


def test_after_an_orders_phase_momentum_may_be_tried() -> None:
    """5.36, 5.41; 5.42: at the rating or below he goes again."""
    table = ordered(ready(), B)
    assert (table.kind, table.options) == (at.MOMENTUM_CHOICE, [0, 1])
    table.give(1)
    assert table.faces == 10
    table.give(4)
    assert (table.kind, table.seat, table.options) == (at.TRUMP_CHOICE, 1, [0, a, b])
    table.give(0)
    assert (table.kind, table.s[at.CURRENT]) == (at.ORDER_CHOICE, 1)


def test_who_leaves_momentum_is_finished() -> None:
    """5.38; then continuity: another, or a pass."""
    table = ordered(ready(), B).give(0)
    assert table.of(at.FINISHED, "B") == 1
    assert (table.kind, table.options) == (at.CONTINUITY_CHOICE, [0, A])


def test_above_the_rating_he_is_finished() -> None:
    """5.42."""
    table = ordered(ready(), B).give(1, 5)
    assert (table.of(at.FINISHED, "B"), table.kind) == (1, at.CONTINUITY_CHOICE)


def test_three_orders_phases_in_succession_are_all() -> None:
    """5.37, 5.45."""
    table = ordered(ready(), B)
    for _ in range(2):
        table.give(1, 0, 0)  # momentum gained, no trump
        done(table)
    assert (table.of(at.FINISHED, "B"), table.kind) == (1, at.CONTINUITY_CHOICE)
    assert table.of(at.RUN, "B") == 3


def test_continuity_keeps_the_initiative_for_another_busho() -> None:
    """5.51: the So-Taisho's Initiative is 5; then the enemy may trump it, if Active (5.62)."""
    table = ordered(ready(), B).give(0, A)
    assert table.faces == 10
    table.give(5)
    assert table.kind == at.ORDER_CHOICE  # nobody of blue has an Initiative of 5 or more (R14)
    assert table.s[at.CURRENT] == 0


def test_a_failed_continuity_gives_the_enemy_the_initiative_and_is_no_pass() -> None:
    """5.51, 5.52, R39."""
    table = ordered(ready(), B).give(0, A, 6)
    assert (table.kind, table.seat) == (at.CONTINGENT_CHOICE, 1)
    assert (table.s[at.PASSES], table.of(at.FINISHED, "A")) == (0, 0)


def test_two_passes_in_succession_end_the_orders() -> None:
    """5.39, 5.54."""
    table = ready().give(0)
    assert (table.kind, table.seat) == (at.CONTINGENT_CHOICE, 1)
    table.give(0)
    assert table.s[at.TURN] == 2


def test_before_an_idle_enemy_continuity_needs_no_roll() -> None:
    """5.14, 5.53: blue has nobody active."""
    table = Table(apart(activations=2)).give(RED_FIRST, 0, A, B)
    ordered(table, B).give(0, A)
    assert (table.kind, table.s[at.CURRENT]) == (at.ORDER_CHOICE, 0)


def test_with_nobody_left_the_other_side_has_the_initiative() -> None:
    """5.14."""
    table = Table(apart(activations=1)).give(RED_FIRST, b, A)
    ordered(table, A).give(0)  # A is Finished, B inactive
    assert (table.kind, table.seat, table.options) == (at.CONTINGENT_CHOICE, 1, [0, b])


def test_a_trump_of_momentum_seizes_the_initiative_and_finishes_the_busho() -> None:
    """5.61, 5.62[2], 5.64; he must do something (5.65)."""
    table = ordered(ready(), B).give(1, 2, b)
    assert table.faces == 10
    table.give(4)  # blue's Initiative is 4
    assert (table.s[at.INITIATIVE], table.s[at.ACTIVE], table.s[at.CURRENT]) == (1, 1, 3)
    assert (table.of(at.FINISHED, "B"), table.s[at.MUST_ACT]) == (1, 1)
    assert table.s[at.TRUMPS_USED + 1] == 1
    assert table.options == [at.MOVE_AND_FIRE] or table.kind != at.ORDER_CHOICE


def test_a_failed_trump_is_only_wasted() -> None:
    """5.61: the original busho proceeds."""
    table = ordered(ready(), B).give(1, 2, b, 5)
    assert (table.kind, table.s[at.CURRENT], table.s[at.TRUMPS_USED + 1]) == (at.ORDER_CHOICE, 1, 1)
    assert table.of(at.FINISHED, "b") == 0


def test_momentum_may_be_trumped_for_an_inactive_contingent_at_an_activation_point() -> None:
    """5.61[3], 5.62[2]."""
    table = Table(apart(activations=2)).give(RED_FIRST, a, 0, A, B)
    ordered(table, B).give(1, 2)
    assert table.options == [0, a, b]
    table.give(b, 0)
    assert (table.of(at.ACTIVATED, "b"), table.s[at.ACTIVATIONS_USED + 1]) == (1, 2)


def test_continuity_is_trumped_only_for_an_active_contingent() -> None:
    """5.62[1]: an equal or higher rating, and Active."""
    table = Table(apart(activations=2)).give(RED_FIRST, a, 0, A, B)
    ordered(table, A).give(0, B, 0)
    assert (table.kind, table.options) == (at.TRUMP_CHOICE, [0, a])


def test_without_its_so_taisho_an_army_does_not_trump() -> None:
    """R40: blue's has been killed since."""
    table = ordered(ready(), B)
    table.set(at.FATE, "a", at.DEAD)
    table.set(at.BUSHO_HEX, "a", at.NONE)
    table.give(1, 2)
    assert (table.kind, table.s[at.CURRENT]) == (at.ORDER_CHOICE, 1)


def test_outside_his_honjin_a_so_taisho_trumps_with_half_his_initiative() -> None:
    """4.51, 5.63: 4 becomes 2."""
    for die, current in ((2, 3), (3, 1)):
        table = Table(apart(activations=2).replace("6/5, at a3", "6/5, at a2"))
        table.give(RED_FIRST, a, b, A, B)
        ordered(table, B).give(1, 2, b, die)
        assert table.s[at.CURRENT] == current


@pytest.mark.parametrize("die", [2, 7])
def test_doom_may_only_finish_him(die: int) -> None:
    """5.43[2]."""
    table = ordered(ready(), B).give(1, 9, die)
    assert (table.of(at.FINISHED, "B"), table.kind) == (1, at.CONTINUITY_CHOICE)


def test_resurrection_lends_the_initiative_to_an_enemy_busho_finished_or_not() -> None:
    """5.43[1], R15: he has one orders phase if he was Finished; then the initiative comes back."""
    table = ready().give(0)  # red passes
    ordered(table, b).give(0, 0)  # b is Finished; blue passes to red
    ordered(table, B).give(1, 9, 1)
    assert (table.kind, table.seat, table.options) == (at.RISEN_CHOICE, 1, [0, a, b])
    table.give(b)
    assert (table.s[at.INITIATIVE], table.s[at.ACTIVE], table.s[at.CURRENT]) == (0, 1, 3)
    done(table)
    assert (table.kind, table.seat, table.options) == (at.CONTINUITY_CHOICE, 0, [0, A])
    assert table.of(at.FINISHED, "B") == 1


def test_a_resurrected_busho_who_was_not_finished_may_use_momentum() -> None:
    """5.43[1]; when he is through, the initiative comes back."""
    table = ordered(ready(), B).give(1, 9, 0, a)
    done(table)
    assert (table.kind, table.seat) == (at.MOMENTUM_CHOICE, 1)
    table.give(1, 8)
    assert (table.kind, table.seat, table.options) == (at.CONTINUITY_CHOICE, 0, [0, A])
    assert table.of(at.FINISHED, "a") == 1


def test_in_a_crisis_of_faith_the_higher_total_withdraws() -> None:
    """5.43[3]: Baba's 4 + 6 against 5 + 4; so far from the enemy nobody need go."""
    table = ordered(ready(), B).give(1, 9, 8)
    assert table.faces == 100
    table.give(64)
    assert table.of(at.FINISHED, "B") == 1
    assert table.s[at.TALLY + at.WITHDRAWALS] == 1
    loyal = ordered(ready(), B).give(1, 9, 9, 54)  # 9 against 9
    assert (loyal.kind, loyal.s[at.TALLY + at.WITHDRAWALS]) == (at.CONTINUITY_CHOICE, 0)


def test_two_coordinated_give_orders_together() -> None:
    """5.71, 5.72: at or below both ratings; 5.74: momentum by the lower, +1."""
    table = ready()
    pair = A + at.PAIR * B
    assert pair in table.options
    table.give(pair, 4)
    assert (table.s[at.CURRENT], table.s[at.SECOND]) == (0, 1)
    assert table.kind != at.ORDER_CHOICE  # they move and fire
    table.until(BETWEEN)
    table.give(1, 4)  # 4 + 1 > 4
    assert (table.of(at.FINISHED, "A"), table.of(at.FINISHED, "B")) == (1, 1)


def test_after_a_failed_coordination_one_of_the_two_needs_continuity() -> None:
    """5.72."""
    table = ready().give(A + at.PAIR * B, 5)
    assert (table.kind, table.options) == (at.CONTINUITY_CHOICE, [0, A, B])
    assert (table.of(at.FINISHED, "A"), table.of(at.FINISHED, "B")) == (0, 0)
    table.give(B, 3)
    assert table.kind in (at.TRUMP_CHOICE, at.ORDER_CHOICE)


def test_finished_busho_give_no_orders() -> None:
    """5.38."""
    table = ordered(ready(), B).give(0, 0)  # Finished, then a pass
    table.give(0)
    assert table.s[at.TURN] == 2  # a second pass


def test_who_withdraws_is_finished() -> None:
    """6.41, 5.38."""
    table = ready().give(B, at.WITHDRAW).until((at.CHOOSE_CONTINUITY,))
    assert (table.of(at.FINISHED, "B"), table.kind) == (1, at.CONTINUITY_CHOICE)


def test_only_a_so_taisho_in_his_honjin_orders_busho_to_move() -> None:
    """4.42."""
    assert at.BUSHO_MOVEMENT in ready().give(A).options
    assert at.BUSHO_MOVEMENT not in ready().give(B).options
    outside = Table(apart(activations=2).replace("6/5, at A3", "6/5, at A2"))
    assert at.BUSHO_MOVEMENT not in outside.give(RED_FIRST, a, b, A, B, A).options
