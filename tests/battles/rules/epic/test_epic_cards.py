"""Epic: one or two Field cards, or one Army card, from hand and rack; drawing; Counter Attack."""

import pytest

from samurai_odds.battles.dragons import dragon_deck
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.scenario.scenario import Moment
from tests.battles.rules.drawing import RED_HAND, Table
from tests.battles.rules.epic.table import CENTER, LEFT, LINES, RIGHT, both, epic, given

# ---- the six examples of the rules sheet ---------------------------------------------


def test_example_1_three_units_left_and_two_right() -> None:
    table = both(LINES, "order-three-left", "order-two-right")
    assert table.may("order") == LEFT
    given(table, "b7 c7 d7")
    assert table.may("order") == RIGHT
    assert given(table, "r7 s7").may("initiative") == "center"


def test_example_2_flying_geese_and_cranes_wing_order_three_in_each_section() -> None:
    table = both(LINES, "flying-geese", "cranes-wing")
    given(table, "b7 c7 j7 k7 r7 s7", "d7 l7 t7")
    assert table.s.orders_given == 9
    assert table.asked[0] in ("mover", "move")  # no general is without orders


def test_example_3_advance_center_and_cranes_wing() -> None:
    table = both(LINES, "advance-center", "cranes-wing")
    given(table, "j7 k7 l7 m7 n7")
    assert table.may("order") == f"{LEFT} o7 p7 {RIGHT}"
    assert State(given(table, "o7 b7 r7").s).orders_given == 8


def test_example_4_two_advances_both_count_the_hand_before_either_is_put_down() -> None:
    table = both(LINES, "advance-center", "advance-right")
    given(table, "j7 k7 l7 m7 n7")  # five cards in hand
    given(table, "r7 s7 t7 u7 v7 w7")  # and one that came to them
    assert table.s.orders_given == 11


def test_example_5_one_unit_in_the_center_three_left_and_two_cards_drawn() -> None:
    table = both(LINES, "order-one-center", "order-three-left")
    given(table, "j7", "b7 c7 d7")
    assert table.s.orders_given == 4
    assert drawn_for_hand(table) == 2


def test_example_6_two_cards_that_draw_two_draw_two_together() -> None:
    table = both(LINES, "order-one-center", "order-one-left")
    given(table, "j7", "b7")
    assert drawn_for_hand(table) == 2


def drawn_for_hand(table: Table) -> int:
    """Go on to the end of the turn and count the cards drawn before one is kept."""
    drawn = 0
    while table.asked[0] not in ("keep", "replenish"):
        if table.asked[0] == "draw":
            drawn += 1
            table.play(f"draw {drawn}")
        elif table.asked[0] == "move":
            table.move()
        else:
            table.play("none" if table.asked[0] == "initiative" else "done")
    return drawn


# ---- command (E4) --------------------------------------------------------------------


def test_a_card_of_the_rack_counts_itself_to_the_cards_in_hand() -> None:
    table = epic(LINES, "", "advance-left", red={"hand": ("order-one-left", *RED_HAND)})
    assert State(given(table.play("rack:advance-left"), LEFT[:17]).s).command == 6
    assert table.s.orders_given == 6


def test_cavalry_charge_and_hold_and_shoot_order_as_many_as_the_command() -> None:
    table = epic("b8 rC rC rC rC rC rC\na1 bS", "cavalry-charge")
    assert State(given(table, "b8 c8 d8 e8 f8").s).orders_given == 5
    table = epic("b8 rb rb rb rb rb rb rb\na1 bS", "", "hold-and-shoot", red={"hand": RED_HAND})
    assert State(given(table.play("rack:hold-and-shoot"), "b8 c8 d8 e8 f8").s).orders_given == 5


# ---- Counter Attack (E8) -------------------------------------------------------------

AFTER_TWO = Moment(turn=3, led=("", "order-one-left advance-center"))


def test_counter_attack_answers_one_of_two_cards_mirrored_and_no_general_acts() -> None:
    table = epic(LINES, "counter-attack", moment=AFTER_TWO)
    assert table.may("copy") == "advance-center order-one-left"
    assert table.play("order-one-left").may("order") == RIGHT
    assert given(table, "r7").asked[0] == "move"


def test_counter_attack_copies_advance_with_its_own_command() -> None:
    table = epic(LINES, "counter-attack", moment=AFTER_TWO).play("advance-center")
    assert State(given(table, CENTER[:14]).s).orders_given == 5


def test_counter_attack_after_one_card_or_two_alike_asks_nothing() -> None:
    for led in ("order-two-left", "order-two-left order-two-left"):
        table = epic(LINES, "counter-attack", moment=Moment(turn=3, led=("", led)))
        assert table.may("order") == RIGHT


def test_the_cards_led_are_what_the_enemys_counter_attack_answers() -> None:
    table = both("h7 rs\na1 bS", "order-two-right", "leadership", blue={"hand": COUNTER})
    table.play("none").finish().play("counter-attack")
    assert table.may("copy") == "leadership order-two-right"


COUNTER = ("counter-attack", "order-three-left", "order-two-left")


# ---- a Dragon card helps the units of one card (E10) ---------------------------------

FIRE_BY_RANK = """
[close-ranks]
name = "Close Ranks"
copies = 1
when = "with-command-card"
close_dice = 1
"""


@pytest.mark.parametrize(("beside", "dice"), [("hand", (4, 3)), ("rack", (3, 4))])
def test_a_dragon_card_beside_two_cards_helps_the_units_of_one(
    beside: str, dice: tuple[int, int], tmp_path: object
) -> None:
    file = f"{tmp_path}/cards.toml"
    with open(file, "w", encoding="utf-8") as written:
        written.write(FIRE_BY_RANK)
    fights = "d6 bS\nd7 rs\nu6 bS\nu7 rs"
    for attack, expected in zip(("d7-d6", "u7-u6"), dice, strict=True):
        table = both(
            fights,
            "order-one-left",
            "order-one-right",
            red={"dragon_hand": ("close-ranks",)},
            deck=dragon_deck(file),
        )
        table.play("close-ranks", beside)
        given(table, "d7", "u7").move()
        assert table.play("done" if table.asked[0] == "mover" else attack).asked[0]
        if table.asked[0] == "battle":
            table.play(attack)
        assert table.dice == expected


def test_beside_a_single_card_it_is_not_asked(tmp_path: object) -> None:
    file = f"{tmp_path}/cards.toml"
    with open(file, "w", encoding="utf-8") as written:
        written.write(FIRE_BY_RANK)
    red = {"dragon_hand": ("close-ranks",)}
    table = epic(LINES, "order-one-left", "leadership", red=red, deck=dragon_deck(file))
    assert table.play("alone", "close-ranks").asked[0] == "order"


def test_a_personal_challenge_counts_both_cards_led() -> None:
    red = {"dragon_hand": ("personal-challenge",), "honor": 9}
    picture = "d6 bSf\nd7 rSf"
    table = both(picture, "order-one-left", "order-one-right", red=red)
    given(table, "d7").move().play("d7-d6", "challenge")
    assert table.dice == 4 + 2 + 2 + 1  # four in hand, two led, the card's two, more tokens
