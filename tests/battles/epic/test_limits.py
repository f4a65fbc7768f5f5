"""Epic in the reference game: what one card may order beside another, and Counter Attack."""

from samurai_odds.battles.board import EPIC
from tests.battles.reference.epic_turn import RED, WHOLE_FRONT, Turn, front

# ---- orders: no unit twice, and the limits of cards beside another ------------------------


def test_no_unit_is_ordered_twice() -> None:
    turn = Turn(*front("a7", "b7"), hand="order-one-left", rack="order-one-left")
    assert turn.asks("order-one-left rack:order-one-left b7") == "order: a7 done"
    turn = Turn(*front("a7"), hand="order-one-left", rack="order-one-left")
    assert turn.asks("order-one-left rack:order-one-left a7").startswith("move: ")
    # A unit that crosses into another section has moved, and no card of that one orders it.
    turn = Turn(*front("i7", "k7"), hand="order-one-left", rack="order-one-center")
    words = "order-one-left rack:order-one-center i7"
    assert turn.asks(words) == "order: done k7"
    assert "j7" in turn.asks(words + " done none").split()
    assert turn.asks(words + " done none j7").startswith("keep: ")  # it stands among the center's


def test_a_unit_on_a_dotted_line_takes_orders_of_both_sections() -> None:
    turn = Turn(*front("i8", "a7"), hand="order-one-left", rack="order-one-center")
    words = "order-one-left rack:order-one-center"
    assert turn.asks(words) == "order: a7 done i8"
    assert turn.asks(words + " a7") == "order: done i8"
    assert turn.asks(words + " i8").startswith("move: ")


def test_leadership_beside_another_card_goes_to_a_leader() -> None:
    pieces = ("red levy a7", "red foot b7", "red levy c7", "red levy r7")
    turn = Turn(*pieces, hand="leadership", rack="order-one-right")
    assert turn.asks("leadership alone") == "order: a7 c7 done r7 under:b7"
    assert turn.asks("leadership rack:order-one-right") == "order: done under:b7"
    assert turn.asks("leadership rack:order-one-right under:b7") == "order: a7 c7 done"
    assert turn.asks("leadership rack:order-one-right done") == "order: done r7"
    none = Turn(*pieces[2:], hand="leadership", rack="order-one-right")
    assert none.asks("leadership rack:order-one-right") == "order: done r7"
    # A group may reach across a line.
    across = Turn("red levy i7", "red foot i7", *front("j7", "k7"), hand="leadership",
                  rack="order-one-right")  # fmt: skip
    assert across.ordered("leadership rack:order-one-right under:i7 j7 k7") == "i7 j7 k7"


def test_leadership_is_for_a_leader_without_an_order_yet() -> None:
    pieces = ("red levy a7", "red foot a7", "red foot b7", "red levy c7")
    turn = Turn(*pieces, hand="order-three-left", rack="leadership",
                )  # fmt: skip
    words = "order-three-left rack:leadership"
    assert turn.asks(words) == "order: a7 b7 c7 done split:a7"
    assert turn.asks(words + " c7 done") == "order: done under:a7 under:b7"
    assert turn.asks(words + " a7 done") == "order: done under:b7"
    assert turn.asks(words + " split:a7 done") == "order: done under:b7"
    assert turn.asks(words + " a7 b7 done") == "mover: a7 b7 done"


def test_infantry_onslaught_beside_another_card_stays_in_one_section() -> None:
    pieces = front("g7", "h7", "i7", "j7", "k7", "z7")
    turn = Turn(*pieces, hand="infantry-onslaught", rack="order-one-right")
    alone, beside = (f"infantry-onslaught {s} i7" for s in ("alone", "rack:order-one-right"))
    assert turn.asks(alone) == "order: done h7 j7"
    assert turn.asks(alone + " j7 h7") == "order: done g7 k7"
    assert turn.asks(beside) == "order: done h7"
    assert turn.asks(beside + " h7") == "order: done g7"
    # A unit on the dotted line goes with either side.
    turn = Turn(*front("h8", "i8", "j8"), hand="infantry-onslaught", rack="order-one-right")
    assert turn.asks("infantry-onslaught rack:order-one-right i8") == "order: done h8 j8"
    assert turn.asks("infantry-onslaught rack:order-one-right i8 h8") == "mover: done h8 i8"
    # As the other card it is limited, too.
    turn = Turn(*pieces, hand="order-one-right", rack="infantry-onslaught")
    assert turn.asks("order-one-right rack:infantry-onslaught z7 j7") == "order: done k7"


CHAIN = front(*(f"{letter}7" for letter in "ghijklmnopqrst"))
LEFT_TO_Q = "i7 j7 k7 l7 m7 n7 o7 p7 q7"


def test_serpent_command_over_three_sections_is_two_cards() -> None:
    turn = Turn(*CHAIN, hand="serpent-command", rack="order-one-right")
    assert turn.asks("serpent-command alone " + LEFT_TO_Q) == "order: done h7 r7"
    beside = "serpent-command rack:order-one-right "
    assert turn.asks(beside + LEFT_TO_Q) == "order: done h7"
    assert turn.asks(beside + LEFT_TO_Q + " done") == "order: done r7 s7 t7"
    # Alone, one of the rack may go over all three.
    turn = Turn(*CHAIN, hand="order-one-right", rack="serpent-command")
    assert turn.asks("rack:serpent-command " + LEFT_TO_Q) == "order: done h7 r7"


def test_a_serpent_over_two_sections_leaves_the_third_to_the_other_card() -> None:
    turn = Turn(*CHAIN, hand="serpent-command", rack="cranes-wing")
    words = "serpent-command rack:cranes-wing "
    assert turn.asks(words + "i7 j7 done") == "order: done r7 s7 t7"
    assert turn.asks(words + "j7 done") == "order: done g7 h7 i7 k7 l7 m7 n7 o7 p7 q7 r7 s7 t7"
    # The other way round the card before it leaves to the serpent what it may have.
    turn = Turn(*CHAIN, hand="cranes-wing", rack="serpent-command")
    words = "cranes-wing rack:serpent-command "
    assert turn.asks(words + "i7 done r7") == "order: done q7 s7"
    assert turn.asks(words + "i7 j7 done r7") == "order: done s7"
    assert turn.asks(words + "i7 j7 done q7") == "order: done p7"


def test_no_section_has_two_serpents() -> None:
    turn = Turn(*CHAIN, hand="serpent-command", rack="serpent-command")
    words = "serpent-command rack:serpent-command "
    assert turn.asks(words + "i7 j7 done") == "order: done r7 s7 t7"
    assert turn.asks(words + "j7 done") == "order: done g7 h7 i7 r7 s7 t7"
    assert turn.asks(words + "r7 done") == "order: done " + " ".join(f"{c}7" for c in "ghijklmnopq")
    assert turn.asks(words + "r7 done i7") == "order: done h7 j7"
    # The unit on the line counts as left or as center, whichever the other serpent leaves.
    turn = Turn(*front("g8", "h8", "i8", "j8", "k8"), hand="serpent-command",
                rack="serpent-command")  # fmt: skip
    assert turn.asks(words + "i8 done") == "order: done g8 h8 j8 k8"
    assert turn.asks(words + "h8 i8 done") == "order: done j8 k8"
    assert turn.asks(words + "i8 j8 done") == "order: done g8 h8"


def test_each_card_moves_and_fights_with_its_own_units_only() -> None:
    pieces = ("red ashigaru-bow a7", "red samurai-spear b7", "red samurai-spear z7",
              "red ashigaru-bow y7", "blue levy a5", "blue levy y5")  # fmt: skip
    turn = Turn(*pieces, hand="infantry-onslaught", rack="order-two-right")
    words = "infantry-onslaught rack:order-two-right a7 b7 z7 y7"
    assert turn.asks(words + " done") == "battle: 0 y7>y5"
    game = turn.game
    assert game.allowance(turn.unit("b7")) == (2, 2)
    assert game.allowance(turn.unit("z7")) == (1, 1)
    pieces = ("red levy a7", "red levy z7", "red mounted b7", "red mounted x7")
    turn = Turn(*pieces, hand="serpent-command", rack="order-two-right")
    turn.asks("serpent-command rack:order-two-right a7 b7 z7 x7")
    game = turn.game
    assert game.allowance(turn.unit("a7")) == (1, 2)
    assert game.allowance(turn.unit("z7")) == (2, 2)
    assert len(game.goals_of_leader(game.leaders[0])) == 7  # the hexes around, and his own
    assert len(game.goals_of_leader(game.leaders[1])) > 20


# ---- Counter Attack ------------------------------------------------------------------------


def test_counter_attack_answers_one_of_two_cards() -> None:
    turn = Turn(*WHOLE_FRONT, hand="counter-attack", rack="cranes-wing",
                led="order-three-left advance-center")  # fmt: skip
    assert turn.asks("counter-attack") == "copy: advance-center order-three-left"
    turn.with_all_orders("counter-attack order-three-left")
    assert {EPIC.name_of(p.hex)[0] for p in turn.game.orders} <= set("rstuvwxyz")  # his right
    assert len(turn.game.orders) == 3
    assert turn.game.players[RED].led == "order-three-right"
    turn.with_all_orders("counter-attack advance-center")
    assert len(turn.game.orders) == 5
    for led in ("advance-center", "advance-center advance-center"):
        turn = Turn(*WHOLE_FRONT, hand="leadership", rack="counter-attack", led=led)
        turn.with_all_orders("rack:counter-attack")
        assert len(turn.game.orders) == 6
    # Alone on the table, the card it stands for has none of the limits beside another.
    turn = Turn(*CHAIN, hand="counter-attack", led="serpent-command cranes-wing")
    assert turn.asks("counter-attack serpent-command " + LEFT_TO_Q) == "order: done h7 r7"
