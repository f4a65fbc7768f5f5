"""Epic: Field General's Initiative (E6), where games played again do not come to it."""

from samurai_odds.battles.rules.layout import State
from tests.battles.rules.drawing import Table
from tests.battles.rules.epic.table import epic, given

CIRCLE, TRIANGLE, SQUARE, FLAG, HONOR, SWORDS = (f"draw {face}" for face in range(6))


def right_rolls(face: str, picture: str, **more: object) -> Table:
    """Let the right general roll after an order in the left section."""
    table = epic(picture, "order-one-left", **more)
    if table.asked[0] == "pair":
        table.play("alone")
    return given(table, "c7").play("right", face)


# ---- the table -----------------------------------------------------------------------


def test_on_a_castle_a_flag_costs_a_block_for_each_hex_of_movement() -> None:
    table = right_rolls(FLAG, "c7 rs\nw7 @rs\na1 bS")
    assert table.at("w7") == "rs2"


def test_a_unit_that_a_general_harmed_may_not_battle_even_if_another_orders_it() -> None:
    picture = "c7 rs\nq8 rS\nq7 bS"
    for harmed, battles in ((True, False), (False, True)):
        table = given(epic(picture, "order-one-left"), "c7")
        table.play("right", SWORDS if harmed else CIRCLE, "center", SQUARE)
        while table.asked[0] in ("mover", "move"):
            table.play({"mover": "done", "move": "c7"}[table.asked[0]])
        assert (table.asked[0] == "battle") == battles


# ---- what is ordered so has no card --------------------------------------------------


def test_units_so_ordered_move_and_battle_by_their_own_rates() -> None:
    picture = "c7 rs\nw7 rs\na1 bS"
    table = given(epic(picture, "serpent-command"), "c7").play("right", TRIANGLE, "w7")
    assert "w5" in table.options
    assert table.play("w5").at("w5") == "rs"


def test_a_locked_unit_is_not_ordered_but_may_be_harmed() -> None:
    locked = {"special": {"w7": {"locked_until": "shogun"}}}
    picture = "c7 rs\nw7 rs\na1 bS"
    assert State(right_rolls(TRIANGLE, picture, **locked).s).orders_given == 1
    assert right_rolls(SWORDS, picture, **locked).at("w7") == "rs3"
