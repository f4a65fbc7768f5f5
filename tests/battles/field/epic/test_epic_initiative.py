"""Epic: Field General's Initiative, each line of its table (E6)."""

import pytest

from samurai_odds.battles.field import layout as at
from tests.battles.field.drawing import Table
from tests.battles.field.epic.table import LINES, both, epic, given

CIRCLE, TRIANGLE, SQUARE, FLAG, HONOR, SWORDS = (f"draw {face}" for face in range(6))
# Red's right section: one unit of each symbol, his commander's guard and a leader alone.
RIGHT_WING = """
c7    rs
r8    rGx
s7    rl   .    rb   .    rs   .    rC   .
t8    .    rf   .    rBm
a1    bS
"""


def right_rolls(face: str, picture: str = RIGHT_WING, **more: object) -> Table:
    """Let the right general roll after an order in the left section."""
    table = epic(picture, "order-one-left", **more)
    if table.asked[0] == "pair":
        table.play("alone")
    return given(table, "c7").play("right", face)


# ---- who may roll --------------------------------------------------------------------


def test_each_general_of_whom_no_card_ordered_a_unit_may_roll_once() -> None:
    table = epic(LINES, "order-one-center")
    assert given(table, "j7").may("initiative") == "left right"
    table.play("right", CIRCLE)  # spearmen only: no effect
    assert table.may("initiative") == "left"
    assert table.play("none").asked[0] == "move"


def test_two_cards_leave_the_third_general() -> None:
    table = both(LINES, "order-one-left", "order-one-center")
    assert given(table, "b7", "j7").may("initiative") == "right"


def test_an_order_on_a_dotted_line_counts_for_both_generals() -> None:
    table = epic("i8 rs\nc7 rs\nn7 rs\nt7 rs\na1 bS", "order-one-left")
    assert given(table, "i8").may("initiative") == "right"


def test_an_order_to_a_leader_alone_counts_too() -> None:
    table = epic("c7 rf rs\nt7 rs\na1 bS", "order-one-left")
    assert given(table, "c7").may("initiative") == "right"


def test_after_field_cards_that_ordered_nobody_all_may_roll() -> None:
    table = epic(LINES, "order-one-center")
    assert table.play("done").may("initiative") == "center left right"


def test_whoever_orders_nobody_at_all_goes_straight_to_the_end() -> None:
    assert epic(LINES, "order-one-center").play("done", "none").asked[0] == "draw"


@pytest.mark.parametrize("army", ["order-triangle", "cavalry-charge", "counter-attack"])
def test_not_after_an_army_card(army: str) -> None:
    table = epic(LINES, army)
    table.play("b7")
    if table.asked[0] == "order":
        table.play("done")
    assert table.asked[0] == "move"


# ---- the table -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "units"), [(CIRCLE, "s7 u7"), (TRIANGLE, "w7"), (SQUARE, "w8 y7")]
)
def test_a_symbol_orders_one_such_unit(face: str, units: str) -> None:
    table = right_rolls(face)
    if " " in units:
        assert table.may("order") == units
        table.play(units.split()[0])
    assert table.s[at.ORDERS_GIVEN] == 2
    assert table.asked[0] in ("mover", "move")  # the center has nobody


def test_a_symbol_that_nobody_bears_has_no_effect() -> None:
    table = right_rolls(CIRCLE, "c7 rs\nw7 rs rC\na1 bS")
    assert (table.s[at.ORDERS_GIVEN], table.asked[0]) == (1, "move")


def test_honor_orders_any_unit_or_a_leader_detached_or_alone() -> None:
    table = right_rolls(HONOR)
    assert table.may("order") == "r8 s7 split:w8 u7 u8 w7 w8 y7"
    assert table.play("split:w8").s[at.ORDERS_GIVEN] == 2


def test_honor_orders_the_bodyguard_but_his_commander_does_not_leave_it() -> None:
    table = right_rolls(HONOR, "c7 rs\ns7 rGx rs\na1 bS")
    assert table.may("order") == "s7 t7"


def test_a_flag_makes_a_unit_of_choice_retreat_its_full_movement() -> None:
    table = right_rolls(FLAG)
    assert table.may("harm") == "r8 s7 u7 w7 w8 y7"
    tokens = table.tokens("red")
    table.play("w7", "v9")
    assert (table.at("v9"), table.at("w7"), table.tokens("red")) == ("rs", "", tokens)


def test_samurai_on_foot_retreat_one_hex() -> None:
    table = right_rolls(FLAG, "c7 rs\nw7 rS\na1 bS")
    assert table.options == {"v8", "w8"}
    assert table.play("v8").at("v8") == "rS"


def test_hexes_not_made_cost_blocks_and_no_honor() -> None:
    table = right_rolls(FLAG, "c7 rs\nw9 rs\na1 bS")  # on its baseline: two hexes
    assert (table.at("w9"), table.tokens("red"), table.banners("blue")) == ("rs2", 5, 0)
    table = right_rolls(FLAG, "c7 rs\nw8 rs\na1 bS")
    assert table.options == {"w9", "x9"}
    assert table.play("w9").at("w9") == "rs3"


def test_the_last_block_pays_a_banner_and_its_leader_stays() -> None:
    table = right_rolls(FLAG, "c7 rs\nw9 rsf2\na1 bS")
    assert (table.at("w9"), table.banners("blue")) == ("rf", 1)


def test_a_leader_goes_along_and_one_alone_stops_the_retreat() -> None:
    table = right_rolls(FLAG, "c7 rs\nw7 rsm\na1 bS")
    assert table.play("w9").at("w9") == "rsm"
    table = right_rolls(FLAG, "c7 rs\nw7 rs\nv8 rf\nv9 bS bS bS\na1 bS")
    assert table.asked[0] == "retreat" or table.at("v8") == "rsf"
    if table.asked[0] == "retreat":
        table.play("v8")
    assert table.at("v8") == "rsf"


def test_on_a_castle_a_flag_costs_a_block_for_each_hex_of_movement() -> None:
    table = right_rolls(FLAG, "c7 rs\nw7 @rs\na1 bS")
    assert table.at("w7") == "rs2"


def test_swords_cost_a_unit_of_choice_a_block() -> None:
    table = right_rolls(SWORDS)
    assert table.may("harm") == "r8 s7 u7 w7 w8 y7"
    assert table.play("w8").at("w8") == "rBm3"  # no check for the leader


def test_swords_on_a_last_block_lose_the_unit() -> None:
    table = right_rolls(SWORDS, "c7 rs\nw7 rs1\na1 bS")
    assert (table.at("w7"), table.banners("blue")) == ("", 1)


def test_the_last_banner_so_lost_ends_the_game() -> None:
    table = right_rolls(SWORDS, "c7 rs\nw7 rs1\na1 bS", blue={"banners": 1})
    assert table.asked == ("over", "banners")


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
    assert right_rolls(TRIANGLE, picture, **locked).s[at.ORDERS_GIVEN] == 1
    assert right_rolls(SWORDS, picture, **locked).at("w7") == "rs3"
