"""Orders for a turn: read, refused line by line, and followed."""

import pytest

from samurai_odds import OddsError
from samurai_odds.battles.board import CORE as board
from samurai_odds.battles.full_game.leads import choices_of, placed
from samurai_odds.battles.full_game.one_turn import OneTurn
from samurai_odds.battles.full_game.orders_text import Orders, read_orders, spelled, words_of
from samurai_odds.battles.full_game.rehearsal import Rehearsal, script_of
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import (
    PIECE,
    battle_hex,
    battle_unit,
    bonus_value,
    order_value,
)
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.pieces import hex_of
from samurai_odds.battles.rules.setup import Setup, command_cards
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.scenario.text import read
from samurai_odds.play.question import Question
from samurai_odds.play.replay import replay
from samurai_odds.play.scripted import with_script
from tests.battles.interpreted import begun, record, set_up, small_fight

DRAGONS = ("turncoat", "personal-challenge", "rice-famine", "ambush", "blank")
HEX = board.hex_named


def test_every_form_of_a_line_is_read_and_spelled_back() -> None:
    text = """
    order c9            # a comment
    order leader d10
    command e7
    move c9 c8
    move leader d10 off
    move d9 stay
    battle c8 c7
    swarm c8 d6
    order none
    dragon turncoat c4
    dragon rice-famine
    dragon none
    """
    orders = read_orders(text, "orders", DRAGONS, board)
    spoken = [spelled(line.kind, line.value, words_of(DRAGONS, board)) for line in orders.lines]
    assert spoken == [line.text.partition(" #")[0] for line in orders.lines]
    assert orders.whole == (
        at.ORDER_CHOICE,
        at.BATTLE_CHOICE,
        at.DRAGON_CHOICE,
        at.INITIATIVE_CHOICE,
    )


def test_choices_and_more() -> None:
    text = "order c9\nmore orders\ninspire yes\ngain no\nbonus c6\nbonus no\nreplenish dragon"
    orders = read_orders(text, "orders", DRAGONS, board)
    assert orders.whole == ()
    assert [line.value for line in orders.of(at.INSPIRE_CHOICE)] == [6, 5, 4, 3, 2, 1]
    assert [line.value for line in orders.of(at.GAIN_CHOICE)] == [0]
    assert [line.value for line in orders.of(at.BONUS_CHOICE)] == [bonus_value(1, HEX("c6")), 0]
    assert [line.value for line in orders.of(at.REPLENISH_CHOICE)] == [1]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("ordr c9", "line 1: unknown order 'ordr': did you mean 'order'"),
        ("order z9", "line 1: no hex 'z9'"),
        ("order", "line 1: cannot read 'order': write order HEX, order leader HEX, or order none"),
        ("move c9", "line 1: cannot read 'move c9': write move HEX HEX"),
        ("inspire maybe", "line 1: cannot read 'inspire maybe': write inspire yes, or inspire no"),
        ("dragon phoenix", "line 1: unknown Dragon card 'phoenix'"),
        ("dragon", "line 1: cannot read 'dragon': write dragon CARD"),
        ("try inspire yes", "line 1: unknown order 'inspire'"),
        ("more luck", "line 1: cannot read 'more luck': write more orders, or more battles"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(line: str, message: str) -> None:
    with pytest.raises(OddsError) as fault:
        read_orders(line, "orders", DRAGONS, board)
    assert message in str(fault.value)


def rehearse(card: str, text: str) -> tuple[Setup, Orders]:
    return rehearsed_in(small_fight(), card, text)


def rehearsed_in(scenario: Scenario, card: str, text: str) -> tuple[Setup, Orders]:
    """Go through orders of a core game."""
    found, leads = placed(scenario, card)
    setup = set_up(found)
    orders = read_orders(text, "orders", DRAGONS, scenario.board)
    Rehearsal(setup, choices_of(leads, False), orders, "orders").run()
    return setup, orders


def leading(card: str) -> list[tuple[int, int]]:
    return [(at.CARD_CHOICE, list(command_cards()).index(card))]


GOOD = """
order e7
order f7
move e7 d6
move f7 stay
battle d6 d5
inspire no
gain no
"""


def test_orders_are_followed() -> None:
    setup, orders = rehearse("order-three-center", GOOD)
    script = script_of(orders, leading("order-three-center"))
    ordered = with_script(Question(setup.question), 1, 0, script, orders.whole)
    setup.question = at.Question(ordered.whole.copy())
    setup.question.turn_limit = 1
    for game in range(20):
        events = record(setup, "random", "random", 7, game)
        steps = [
            step
            for step in replay(begun(setup, "random"), events)
            if State(step.before).active == 0
        ]
        chosen = [(-step.what // 10, step.value) for step in steps if step.what < 0]
        given = [value for kind, value in chosen if kind == at.ORDER_CHOICE]
        moves = [value for kind, value in chosen if kind == at.MOVE_CHOICE]
        battles = [value for kind, value in chosen if kind == at.BATTLE_CHOICE and value]
        assert given == [order_value(PIECE, HEX("e7")), order_value(PIECE, HEX("f7")), 0]
        assert moves == [HEX("d6"), HEX("f7")]
        assert [battle_hex(value) for value in battles] == [HEX("d5")]
        mine = [step for step in steps if -step.what // 10 == at.INSPIRE_CHOICE]
        assert all(step.value == 0 for step in mine if -step.what % 10 == 0)


@pytest.mark.parametrize(
    ("card", "text", "message"),
    [
        ("order-one-left", "order g7", "line 1: 'order g7' is not allowed; allowed here: order"),
        ("order-one-center", "order e7\norder f7", "line 2: 'order f7' is not allowed; allowed"),
        ("order-one-center", "order e7\nmove e7 a1", "line 2: 'move e7 a1' is not allowed; allow"),
        ("order-one-center", "order e7\nmove d7 d6", "no piece at d7 has an order"),
        ("order-one-center", "order e7\nbattle e7 d6\nbattle none", "other battles are said"),
        ("order-one-center", "move e7 d6", "'more orders' leaves them to the bot"),
        ("order-one-center", "battle e7 e6", "'more orders' leaves them to the bot"),
        ("order-one-right", "order e7", "left and right are as red sees them, at the bottom"),
        ("order-one-center", "order e7\norder f7", "nothing more with this card"),
        (
            "order-one-center",
            "order e7\nmove e7 d6\nbattle d6 a1",
            "line 3: 'battle d6 a1' is not allowed; allowed here: battle d6 d5, battle d6 e5",
        ),
        (
            "order-one-center",
            "order e7\nmove e7 d6\nbattle d6 d5\nbattle d6 e5",
            "line 4: 'battle d6 e5' is not allowed: its unit battles once",
        ),
    ],
)
def test_orders_that_the_rules_forbid_are_refused(card: str, text: str, message: str) -> None:
    with pytest.raises(OddsError) as fault:
        rehearse(card, text)
    assert message in str(fault.value)


def test_moves_may_be_said_of_whomever_the_bot_orders() -> None:
    _, orders = rehearse("order-one-center", "more orders\nmove e7 d6")
    assert [line.text for line in orders.of(at.MOVE_CHOICE)] == ["move e7 d6"]
    with pytest.raises(OddsError, match="line 2: 'move e7 d6' is not allowed"):
        rehearse("order-one-center", "order f7\nmove e7 d6")


def test_tried_orders_may_fail() -> None:
    text = "try order a1\norder e7\nmove e7 d6\ntry battle d6 a1"
    _, orders = rehearse("order-one-center", text)
    assert [line.tried for line in orders.lines] == [True, False, False, True]
    for tried, number in (("try order", 1), ("try battle", 4)):
        with pytest.raises(OddsError, match=f"line {number}: "):
            rehearse("order-one-center", text.replace(tried, tried.removeprefix("try ")))


def test_first_strike_cannot_be_led_while_there_is_another_card() -> None:
    with pytest.raises(OddsError, match="red cannot lead 'first-strike': choose from"):
        rehearse("first-strike", "")


COLUMN = """
Title: A Column
Map:
   1  .     .     .     .     .     .     .     .     .     .     .     .
   2     .     .     .     .     .     .     .     .     .     .     .
   3  .     .     .     .     .as   .     .     .     .     .     .     .
   4     .     .     .     .     .     .     .     .     .     .     .
   5  .     .     .     .     .     .     .     .     .     .     .     .
   6     .     .     .     .     .     .     .     .     .     .     .
   7  .     .     .     .     .     .     .     .     .     .     .     .
   8     .     .     .     .     .SS   .     .     .     .     .     .
   9  .     .     .     .     .     .SSF  .     .     .     .     .     .
  10     .     .     .     .     .     .     .     .     .     .     .
  11  .AB   .AB   .     .     .     .     .     .     .     .     .     .
"""
LED = "command f9\norder e8\nmove e8 e7\nmove f9 e8"


def column(card: str, text: str) -> tuple[Setup, Orders]:
    return rehearsed_in(read(COLUMN), card, text)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("leadership", LED),
        ("serpent-command", LED.replace("command", "order")),
        ("infantry-onslaught", LED.replace("command", "order")),
        ("order-three-center", LED.replace("command", "order")),
        ("order-three-center", "order f9\norder leader f9\nmove f9 f8\nmove leader f9 f10"),
        ("order-three-center", "order f9\norder leader f9\nmove leader f9 f8\nmove f9 f10"),
    ],
)
def test_pieces_move_in_the_sequence_that_is_written(card: str, text: str) -> None:
    setup, orders = column(card, text)
    script = script_of(orders, leading(card))
    ordered = with_script(Question(setup.question), 1, 0, script, orders.whole)
    setup.question = at.Question(ordered.whole.copy())
    setup.question.turn_limit = 1
    written = [line.split()[-2:] for line in text.splitlines() if line.startswith("move")]
    for bot in ("random", "greedy"):
        steps = [
            s
            for s in replay(begun(setup, bot), record(setup, bot, bot, 3, 0))
            if State(s.before).turn == 1
        ]
        moves = [step for step in steps if -step.what // 10 == at.MOVE_CHOICE]
        made = []
        for step in moves:
            piece = State(step.before).ordered[State(step.before).next_move]
            here = hex_of(State(step.before), piece)
            made.append([board.name_of(int(here)), board.name_of(step.value)])
        assert made == written


def test_a_move_written_before_there_is_room_for_it_is_refused() -> None:
    with pytest.raises(OddsError) as fault:
        column("leadership", "command f9\norder e8\nmove f9 e8\nmove e8 e7")
    assert "line 3: 'move f9 e8' is not allowed; allowed here: move f9 stay" in str(fault.value)


SHUT_IN = COLUMN.replace("  11  .AB   .AB   .     .", "  11  .AB   .AB   .AB   .").replace(
    "  10     .     .     .     .", "  10     .AB   .AB   .     ."
)


def test_a_unit_that_is_shut_in_is_refused_a_move_but_may_stay() -> None:
    def rehearsed(text: str) -> None:
        rehearsed_in(read(SHUT_IN), "advance-left", text)

    rehearsed("order b11\nmove b11 stay")
    with pytest.raises(OddsError) as fault:
        rehearsed("order b11\nmove b11 b10")
    assert "line 2: 'move b11 b10' is not allowed; allowed here: move b11 stay" in str(fault.value)
    rehearsed("order b10\norder b11\nmove b10 b9\nmove b11 b10")


def test_the_two_fires_of_a_unit_are_said_together() -> None:
    near = COLUMN.replace("   9  .     .     .", "   9  .as   .as   .as")

    def rehearsed(battles: str) -> tuple[Setup, Orders]:
        return rehearsed_in(read(near), "hold-and-shoot", "order a11\norder b11\n" + battles)

    apart = "battle a11 a9\nbattle b11 b9\nbattle a11 b9"
    with pytest.raises(OddsError, match=r"line 5: .* a unit's two fires are one battle"):
        rehearsed(apart)
    setup, orders = rehearsed("battle b11 b9\nbattle a11 a9\nbattle a11 b9")
    script = script_of(orders, leading("hold-and-shoot"))
    ordered = with_script(Question(setup.question), 1, 0, script, orders.whole)
    setup.question = at.Question(ordered.whole.copy())
    setup.question.turn_limit = 1
    for game in range(10):
        steps = replay(begun(setup, "random"), record(setup, "random", "random", 3, game))
        fires = [step.value for step in steps if -step.what == at.BATTLE_CHOICE * 10 and step.value]
        units = [battle_unit(value) for value in fires]
        assert units == sorted(units, reverse=True)  # b11, then a11
        assert units[0] != units[-1]


def test_two_fires_of_hold_and_shoot_are_each_in_their_turn() -> None:
    text = "order d7\nbattle d7 d5\nbattle d7 e5"
    orders = read_orders(text, "orders", DRAGONS, board)
    ordinals = [
        value // 10_000_000
        for kind, value in script_of(orders, leading("hold-and-shoot"))
        if kind == 5
    ]
    assert ordinals == [1, 2]


@pytest.mark.parametrize(("more", "plays"), [("", False), ("more orders\n", True)])
def test_orders_play_no_dragon_card_that_they_do_not_name(more: str, plays: bool) -> None:
    """They were checked as if none were played, and a bot played one all the same."""
    orders = read_orders(f"order e7\n{more}", "mine", [], board)
    assert (at.DRAGON_CHOICE not in orders.whole) == plays


def test_a_bot_that_searches_gives_no_orders_beside_ones_own() -> None:
    """It would leave them for plans of its own; as the enemy it may answer."""
    with pytest.raises(OddsError, match="searching:9 plays full games"):
        OneTurn("study-spears", "order-one-left", bot="searching:9")
    OneTurn("study-spears", "order-one-left", enemy="searching:9")


def test_nobody_may_be_ordered() -> None:
    _, orders = rehearse("order-one-left", "order none")
    assert script_of(orders, leading("order-one-left"))[-1] == (at.ORDER_CHOICE, 0)
    assert at.ORDER_CHOICE in orders.whole
