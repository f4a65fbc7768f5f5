"""Epic: what two Field cards led together may order, by sections (E5).

Odd rows, as row 7, have a-i in the left section, j-q in the center and r-z in the right one;
of even rows i and q lie on a dotted line and belong to two.
"""

import pytest

from samurai_odds.battles.rules.layout import State
from tests.battles.rules.drawing import Table
from tests.battles.rules.epic.table import CENTER, LEFT, LINES, RIGHT, both, epic, given

# A chain of spearmen over both lines, with units apart from it in each section.
CHAIN = """
f6    rs   rs   rs   rs   rs   rs   rs   rs   rs   rs   rs   rs   rs   rs
b8    rs   .    .    .    .    .    .    .    .    .    rs   .    .    .    .    .    .    .    rs
a1    bS
"""
_LETTERS = "fghijklmnopqrs"
LINK = [f"{letter}6" for letter in _LETTERS]
ON_LEFT_LINE, ON_RIGHT_LINE = "i6", "q6"
IN_LEFT, IN_CENTER, IN_RIGHT = LINK[:3], LINK[4:11], LINK[12:]


def open_to(table: Table) -> set[str]:
    return set(table.may("order").split())


# ---- Leadership: given to a specific leader ------------------------------------------

LED = "f6 rsf rs\nl6 rs rsf rs\nr7 rs\na1 bS"


def test_a_leader_whom_the_other_card_ordered_or_whose_unit_it_did_leads_no_group() -> None:
    for order in ("m6", "split:m6"):
        table = both(LED, "order-one-center", "leadership")
        assert given(table, order).may("order") == "under:f6"


# ---- Infantry Onslaught: units in one section ----------------------------------------


def test_infantry_onslaught_beside_another_card_orders_within_one_section() -> None:
    table = both(CHAIN, "infantry-onslaught", "order-one-right")
    assert open_to(table.play("h6")) == {"g6", ON_LEFT_LINE}
    assert open_to(table.play(ON_LEFT_LINE)) == {"g6"}  # center no longer: h6 is left only


def test_a_hex_on_the_line_counts_for_either_section() -> None:
    table = both(CHAIN, "infantry-onslaught", "order-one-right").play(ON_LEFT_LINE)
    assert open_to(table) == {"h6", "j6"}
    assert open_to(table.play("j6")) == {"k6"}


# ---- Serpent Command: one section, two adjacent ones, or all three alone -------------


def test_serpent_command_alone_orders_over_all_three_sections() -> None:
    table = epic(CHAIN, "serpent-command", "order-one-right").play("alone")
    assert State(given(table, " ".join(LINK)).s).orders_given == len(LINK)


def test_beside_another_card_it_orders_in_two_adjacent_sections_at_most() -> None:
    table = both(CHAIN, "serpent-command", "order-three-right")
    table.play(*LINK[2:11])  # from the left section up to the line of the right one
    assert open_to(table) == {"g6", ON_RIGHT_LINE}
    assert open_to(table.play(ON_RIGHT_LINE)) == {"g6"}  # the right one would be the third


def test_the_other_card_then_orders_in_the_third_section_alone() -> None:
    table = both(CHAIN, "serpent-command", "flying-geese")
    given(table, "h6 i6 j6")
    assert open_to(table) == {ON_RIGHT_LINE, *IN_RIGHT, "t8"}


def test_in_one_section_it_leaves_the_other_card_free() -> None:
    table = both(CHAIN, "serpent-command", "flying-geese")
    given(table, "j6 k6")
    left = {"b8", *IN_LEFT, ON_LEFT_LINE}
    assert open_to(table) == left | {"l8", *IN_CENTER[2:], ON_RIGHT_LINE, *IN_RIGHT, "t8"}


def test_led_second_it_keeps_to_what_the_first_card_left() -> None:
    table = given(both(CHAIN, "flying-geese", "serpent-command"), "b8 t8")
    table.play("h6")
    assert open_to(table) == {"g6", ON_LEFT_LINE}
    table.play(ON_LEFT_LINE)
    assert open_to(table) == {"g6"}  # with the center, left and right would be the other card's


def test_with_orders_of_the_other_card_in_one_wing_it_takes_the_other_two_sections() -> None:
    table = given(both(CHAIN, "order-two-right", "serpent-command"), "t8")
    table.play(*LINK[2:11])
    assert open_to(table) == {"g6", ON_RIGHT_LINE}


def test_left_and_right_are_not_adjacent() -> None:
    few = "i8 rs\nj9 rs\nq8 rs\np9 rs\nk9 rs rs rs rs rs\na1 bS"
    table = both(few, "serpent-command", "order-one-center")
    table.play("i8", "j9", "k9", "l9", "m9", "n9", "o9")
    assert open_to(table) == {"p9"}
    table.play("p9")
    assert open_to(table) == {"q8"}  # on both its lines a group of the center alone


# ---- two Serpent Commands ------------------------------------------------------------


def test_no_section_is_ordered_by_two_serpent_commands() -> None:
    table = given(both(LINES, "serpent-command", "serpent-command"), "b7 c7")
    assert table.may("order") == f"{CENTER} {RIGHT}"


def test_two_sections_of_one_leave_the_third_to_the_other() -> None:
    table = given(both(CHAIN, "serpent-command", "serpent-command"), "h6 i6 j6")
    assert open_to(table) == {ON_RIGHT_LINE, *IN_RIGHT, "t8"}
    table.play("r6")
    assert open_to(table) == {"s6", ON_RIGHT_LINE}
    assert open_to(table.play(ON_RIGHT_LINE)) == {"s6"}


def test_one_section_each() -> None:
    table = given(both(CHAIN, "serpent-command", "serpent-command"), "j6 k6")
    assert open_to(table) == {"b8", *IN_LEFT, ON_LEFT_LINE, ON_RIGHT_LINE, *IN_RIGHT, "t8"}


# ---- the limits of movement and battle are those of the card that ordered ------------


@pytest.mark.parametrize(("order", "hexes"), [("serpent-command", 1), ("order-one-left", 2)])
def test_units_move_as_the_card_says_that_ordered_them(order: str, hexes: int) -> None:
    cards = ("serpent-command", "order-one-left")
    table = both("e7 rs\nn7 rs\na1 bS", *cards)
    given(table, "n7", "e7") if order == "order-one-left" else given(table, "e7", "")
    while table.asked[0] in ("initiative", "mover"):
        table.play("none" if table.asked[0] == "initiative" else "e7")
    assert ("e5" in table.options) == (hexes == 2)


def test_ordered_bowmen_fight_unless_infantry_onslaught_ordered_them() -> None:
    picture = "d7 bS\ne7 rb\nr7 bS\ns7 rb"
    table = both(picture, "infantry-onslaught", "order-one-right")
    given(table, "e7", "s7").move()
    while table.asked[0] in ("initiative", "mover", "move"):
        table.play({"initiative": "none", "mover": "done", "move": "s7"}[table.asked[0]])
    assert table.may("battle") == "s7-r7"


def test_both_sides_see_their_own_left() -> None:
    table = both(LINES, "order-one-left", "order-one-right", red_at=0)
    assert table.may("order") == RIGHT
    assert given(table, "r7").may("order") == LEFT
