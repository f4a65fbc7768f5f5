"""Epic in the reference game: cards on the rack and in hand, alone and in pairs, and the draw."""

from collections import Counter
from typing import Any

import pytest

from samurai_odds.battles.board import BOTTOM, EPIC, TOP
from tests.battles.reference.board import PLANES
from tests.battles.reference.epic_turn import (
    ARMY,
    RED,
    SCOUT,
    WHOLE_FRONT,
    Told,
    Turn,
    at,
    front,
)
from tests.battles.reference.game import OwnDragon
from tests.battles.reference.orders import SECTIONS


def test_the_board() -> None:
    plane = PLANES["epic"]
    counts = Counter(
        frozenset(plane.sections(hex, BOTTOM)) for hex in range(EPIC.hexes) if hex < 26
    )
    assert counts == {
        frozenset({"left"}): 9, frozenset({"center"}): 8, frozenset({"right"}): 9,
    }  # fmt: skip
    assert plane.numbering.hexes == 5 * 26 + 4 * 25
    i8, q8 = at("i8", "q8")
    assert plane.sections(i8, BOTTOM) == {"left", "center"}
    assert plane.sections(i8, TOP) == {"right", "center"}
    assert plane.sections(q8, BOTTOM) == {"center", "right"}
    assert plane.section_for_clearing(q8) == "center"
    assert set(plane.around(at("a7")[0])) == set(at("b7", "a6", "a8"))


# ---- the sheet's six examples of pairs ---------------------------------------------------


EXAMPLES = [  # two cards, and orders left, center, right: with the first card in hand, on the rack
    ("order-three-left", "order-two-right", (3, 0, 2), (3, 0, 2)),
    ("flying-geese", "cranes-wing", (3, 3, 3), (3, 3, 3)),
    ("advance-center", "cranes-wing", (1, 5 + 1, 1), (1, 6 + 1, 1)),
    ("advance-center", "advance-right", (0, 5, 6), (0, 6, 5)),
    ("order-one-center", "order-three-left", (3, 1, 0), (3, 1, 0)),
    ("order-one-center", "order-one-left", (1, 1, 0), (1, 1, 0)),
]


@pytest.mark.parametrize(("one", "other", "if_in_hand", "if_on_rack"), EXAMPLES)
def test_the_sheets_examples_of_pairs(
    one: str, other: str, if_in_hand: tuple[int, ...], if_on_rack: tuple[int, ...]
) -> None:
    for hand, rack, expected in ((one, other, if_in_hand), (other, one, if_on_rack)):
        turn = Turn(*WHOLE_FRONT, hand=hand, rack=rack)
        words = turn.with_all_orders(f"{hand} rack:{rack}")
        found = Counter(
            name
            for piece in turn.game.orders
            for name in turn.game.plane.sections(piece.hex, BOTTOM)
        )
        assert tuple(found[name] for name in SECTIONS) == expected
        busy = {name for name, count in zip(SECTIONS, expected, strict=True) if count}
        if len(busy) < 3:
            words += " none"
        words += " done"
        drawn = [47]  # of the 60 all but two hands and the rack
        if "order-one" in one + other:  # two are drawn, once, though both cards may say so
            keep, first, _ = turn.asks(words).split()
            assert keep == "keep:"
            words += " " + first
            drawn = [47, 46]
        assert turn.asks(words) == "replenish: 0 1"
        assert turn.told.draws == drawn
        assert turn.asks(words + " 0") == "over"
        assert turn.told.draws == [*drawn, drawn[-1] - 1]  # the last for the rack
        assert (turn.game.players[RED].hand.total(), turn.game.rack.total()) == (5, 3)


# ---- one card or two ---------------------------------------------------------------------


def test_what_may_be_led_and_beside_what() -> None:
    turn = Turn(SCOUT, hand=("shogun", "order-one-left", "first-strike", "leadership"),
                rack=("serpent-command", "hold-and-shoot", "first-strike"))  # fmt: skip
    assert turn.asks("") == (
        "card: leadership order-one-left rack:hold-and-shoot rack:serpent-command shogun"
    )
    assert turn.asks("order-one-left") == "pair: alone rack:serpent-command"
    assert turn.asks("leadership") == "pair: alone rack:serpent-command"
    assert turn.asks("shogun") == "4 dice"
    assert turn.asks("rack:serpent-command").startswith("order: ")  # alone
    assert turn.asks("rack:hold-and-shoot").startswith("order: ")


def test_first_strike_answers_only_from_the_hand() -> None:
    pieces = ("red levy a7", "blue samurai-spear a6")
    common = ("first-strike", *ARMY)
    attack = "order-one-left a7 a7 a7-a6"
    lying = Turn(*pieces, hand="order-one-left", rack=common)
    assert lying.asks(attack) == "2 dice"
    held = ("first-strike",) + ("order-two-center",) * 4
    assert (
        Turn(*pieces, hand="order-one-left", rack=common, blue={"hand": held}).asks(attack)
        == "answer: 0 1"
    )


# ---- command -----------------------------------------------------------------------------


def test_command_counts_the_hand_and_the_card_itself_wherever_it_lay() -> None:
    for card, kind in (
        ("order-square", "samurai-spear"),
        ("cavalry-charge", "samurai-spear-cavalry"),
        ("hold-and-shoot", "samurai-bow"),
    ):
        turn = Turn(*front(*(f"{c}7" for c in "adgjmpsvy"), kind=kind), hand=card, rack=card)
        for words, count in ((card, 5), (f"rack:{card}", 6)):
            turn.with_all_orders(words)
            assert len(turn.game.orders) == count
    assert Turn(SCOUT, hand="shogun").asks("shogun") == "5 dice"
    assert Turn(SCOUT, hand="leadership", rack="shogun").asks("rack:shogun") == "6 dice"
    for words, sections in (("advance-left", 5), ("rack:advance-left", 6)):
        turn = Turn(*WHOLE_FRONT, hand="advance-left", rack="advance-left")
        turn.with_all_orders(words + (" alone" if sections == 5 else ""))
        assert len(turn.game.orders) == sections


def test_personal_challenge_counts_all_cards_led() -> None:
    pieces = ("red levy a7", "red foot a7", "blue levy a6", "blue foot a6")
    red = {"dragon_hand": ("personal-challenge",), "dragons": 1}
    attack = "a7 a7 a7-a6 1"
    turn = Turn(*pieces, hand="order-one-left", rack="order-one-center", red=red)
    # 5 cards held, one of them led, one of the rack led, and 2 for who plays the Dragon card.
    assert turn.asks(f"order-one-left rack:order-one-center {attack}") == "8 dice"
    assert turn.asks(f"order-one-left alone {attack}") == "7 dice"


def test_a_dragon_card_beside_a_card_helps_only_the_units_of_that_card() -> None:
    banner = OwnDragon("banner", copies=2, cost=1, close_dice=2)
    pieces = ("red levy a7", "red levy k7", "red levy y7",
              "blue levy a6", "blue levy k6", "blue levy y6")  # fmt: skip
    turn = Turn(*pieces, hand="order-one-left", rack="order-one-center",
                dragons=(banner,), red={"dragon_hand": ("banner",), "dragons": 1})  # fmt: skip
    lead = "order-one-left rack:order-one-center"
    assert turn.asks(lead) == "dragon: 0 5999"
    assert turn.asks(lead + " 5999") == "beside: 0 1"
    orders = " a7 k7 right circle done "  # the third is ordered by his general
    for beside, dice in ((0, (4, 2, 2)), (1, (2, 4, 2))):
        for fight, number in zip(("a7-a6", "k7-k6", "y7-y6"), dice, strict=True):
            assert turn.asks(f"{lead} 5999 {beside}{orders}{fight}") == f"{number} dice"
    assert turn.asks("order-one-left alone 5999 a7 right circle none done a7-a6") == "4 dice"
    assert turn.asks("order-one-left alone 5999 a7 right circle none done y7-y6") == "2 dice"


# ---- the end of the turn -------------------------------------------------------------------


def test_what_is_drawn() -> None:
    def end(turn: Turn, words: str) -> tuple[list[int], int, int]:
        assert turn.asks(words) == "over"
        return turn.told.draws, turn.game.players[RED].hand.total(), turn.game.rack.total()

    cards: dict[str, Any] = {"hand": "order-three-center", "rack": "order-one-center"}
    turn = Turn(SCOUT, **cards)
    # A card of the hand is replaced in the hand, one of the rack on the rack.
    assert end(turn, "order-three-center alone none 0") == ([47], 5, 3)
    assert end(turn, "rack:order-one-center none 0") == ([47], 5, 3)  # none to choose from
    # Who has lost a card draws one after a card of the rack, two if that is an Order One Unit.
    turn = Turn(SCOUT, **cards, red={"command": 6})
    assert turn.asks("rack:order-one-center none").startswith("keep: ")
    assert turn.told.draws == [47, 46]


def test_the_rack_is_dealt_last() -> None:
    turn = Turn(SCOUT, hand=(), rack=("shogun",), red={"command": 5}, blue={"hand": ()})
    turn.asks("")
    game = turn.game
    game.script = told = Told("")
    game.phase = "setting up"
    game.deal()
    assert told.draws[:10] == list(range(59, 49, -1))
    assert told.draws[-2:] == [49, 48]
    assert [player.hand.total() for player in game.players] == [5, 5]
    assert game.rack.total() == 3
    assert (game.pool, game.players[RED].tokens) == (50, 5)
