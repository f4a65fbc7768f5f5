"""Epic in the reference game: the Field Generals' own orders, line by line of their table."""

import pytest

from samurai_odds.battles.board import EPIC
from samurai_odds.battles.scenario.scenario import Army, Scenario, Unit
from tests.battles.reference.epic_turn import BLUE, RED, SCOUT, Turn, at, front
from tests.battles.reference.game import Disagreement, ReferenceGame

RIGHT = (
    "red levy r7", "red ashigaru-spear s7", "red samurai-spear t7", "red bodyguard u7",
    "red commander u7", "red foot v7", "red samurai-bow-cavalry x7", "red mounted x7",
)  # fmt: skip
ROLLS = "order-three-left a7 right "


def rolled(face: str, *pieces: str, answers: str = "", **terrain: str) -> tuple[Turn, str]:
    """Red's right, with these pieces alone, rolls; what is asked then."""
    turn = Turn(SCOUT, *pieces, hand="order-three-left", **terrain)
    return turn, turn.asks(f"{ROLLS}{face} {answers}")


def test_the_table_of_the_initiative() -> None:
    more = (*RIGHT, "red ashigaru-arquebus y7")
    assert rolled("circle", *more)[1] == "order: r7 y7"
    assert rolled("triangle", *more)[1].startswith("mover: a7 done s7")
    assert rolled("square", *more)[1] == "order: t7 x7"
    assert rolled("honor", *more)[1] == "order: r7 s7 split:x7 t7 u7 v7 x7 y7"
    assert rolled("flag", *more)[1] == "harm: r7 s7 t7 u7 x7 y7"
    assert rolled("swords", *more)[1] == "harm: r7 s7 t7 u7 x7 y7"
    turn, question = rolled("square", *more, answers="x7 done")
    assert question == "replenish: 0 1"
    assert len(turn.game.orders) == 2
    turn, question = rolled("honor", *more, answers="split:x7")
    assert question == "mover: a7 done split:x7"


@pytest.mark.parametrize(
    ("face", "piece"),
    [
        ("circle", "samurai-spear"),
        ("triangle", "levy"),
        ("square", "bodyguard"),
        ("square", "foot"),
        ("flag", "foot"),
        ("swords", "foot"),
    ],
)
def test_a_symbol_without_a_unit_of_it_does_nothing(face: str, piece: str) -> None:
    turn, question = rolled(face, f"red {piece} s7")
    assert question.startswith("move: ")  # of the scout
    assert len(turn.game.orders) == 1


def test_honor_orders_a_lone_leader() -> None:
    assert rolled("honor", "red foot s7")[1] == "mover: a7 done s7"


def test_a_unit_with_a_banner_retreats_all_its_movement() -> None:
    turn, question = rolled("flag", "red levy r7")
    assert question == "retreat: q9 r9 s9"
    turn, question = rolled("flag", "red levy r7", "red foot r7", answers="s9 a7")
    unit = turn.unit("r7")
    assert (EPIC.name_of(unit.hex), unit.blocks) == ("s9", 4)
    assert turn.game.leaders[0].hex == unit.hex
    assert turn.game.players[RED].tokens == 5  # it costs no honor
    assert unit.number in turn.game.barred
    assert len(turn.game.orders) == 1
    # A lone leader on the way is joined, and the rest of it forgotten.
    assert rolled("flag", "red levy r7", "red foot q8")[1] == "retreat: q8 r9 s9"
    assert rolled("flag", "red samurai-spear r7")[1] == "retreat: q8 r8"


@pytest.mark.parametrize(
    ("unit", "hex", "blocks"),
    [("levy", "r9", 2), ("samurai-spear", "r9", 3), ("samurai-bow-cavalry", "r8", 3)],
)
def test_hexes_not_retreated_cost_blocks(unit: str, hex: str, blocks: int) -> None:
    away = {"r8": "r9"}.get(hex, "")
    turn, question = rolled("flag", f"red {unit} {hex}", answers=f"{away} a7")
    assert question == "replenish: 0 1"
    assert turn.game.units[1].blocks == blocks
    assert turn.game.players[RED].tokens == 5


def test_in_a_castle_all_hexes_cost_blocks() -> None:
    turn, question = rolled("flag", "red levy r7", answers="a7", castle="r7")
    assert question == "replenish: 0 1"
    assert (turn.unit("r7").hex, turn.unit("r7").blocks) == (at("r7")[0], 2)


def test_crossed_swords_cost_a_block() -> None:
    turn, question = rolled("swords", "red levy r7", "blue levy r6", answers="a7")
    assert question == "replenish: 0 1"  # no battle of r7
    assert turn.unit("r7").blocks == 3
    turn, question = rolled("swords", "red levy r7 1", "red foot r7", answers="a7")
    assert turn.game.leaders[0].hex == at("r7")[0]  # no check
    assert turn.game.players[BLUE].gained == 1
    assert rolled("swords", "red bodyguard r7 1", "red commander r7", answers="a7 0")[1] == "over"
    one = {"banners": 1}
    turn = Turn(SCOUT, "red levy r7 1", hand="order-three-left", blue=one)
    assert turn.asks(ROLLS + "swords") == "won by blue"


def test_who_may_act_on_his_own() -> None:
    pieces = (SCOUT, *front("k7", "i8", "r7"))
    turn = Turn(*pieces, hand="order-one-left", rack="order-one-center")
    assert turn.asks("order-one-left alone a7") == "initiative: center none right"
    assert turn.asks("order-one-left alone i8") == "initiative: none right"  # i8 is in both
    assert turn.asks("order-one-left alone done") == "initiative: center left none right"
    assert turn.asks("order-one-left alone done left flag a7 a9") == "initiative: center none right"
    assert turn.asks("order-one-left rack:order-one-center a7 k7") == "initiative: none right"
    assert turn.asks("order-one-left alone a7 right circle") == "initiative: center none"
    words = "order-one-left alone done left triangle center triangle"
    assert turn.asks(words) == "initiative: none right"  # i8 is ordered by the first
    assert turn.ordered(words) == "i8 k7"
    # Where the section is empty nobody rolls; a lone leader who was ordered counts as ordered.
    assert Turn(SCOUT, hand="order-one-left").asks("order-one-left done") == "initiative: left none"
    turn = Turn("red foot a7", "red levy b7", "red levy z7", hand="order-one-left")
    assert turn.asks("order-one-left a7") == "initiative: none right"


def test_no_initiative_after_an_army_card() -> None:
    pieces = (SCOUT, *front("k7", "r7"))
    for card in ("order-square", "counter-attack"):
        turn = Turn(*pieces, hand=card, led="order-three-right")
        assert turn.asks(card + " a7").startswith("move: ")
        assert turn.asks(card + " done") == "replenish: 0 1"


def test_a_record_made_by_hand() -> None:
    """A pair of cards, a general's banner, and the draws, as the numbers of a record."""
    scenario = Scenario(
        "By hand",
        ("open",) * EPIC.hexes,
        (
            Army("Red", 3, 0, 5, 1, hand=("order-one-left", "shogun", "leadership")),
            Army("Blue", 2, 0, 5, 1, hand=("order-circle", "order-square")),
        ),
        (
            Unit(0, "levy", *at("a7")),
            Unit(0, "samurai-spear", *at("z7")),
            Unit(1, "levy", *at("a5"), 1),
        ),
        pool=60,
        board=EPIC,
        rack=("order-two-center", "hold-and-shoot", "order-one-right"),
    )
    a7, a6, a5, y8 = at("a7", "a6", "a5", "y8")
    one_left, two_center = 0, 4
    events = [
        (-10, one_left, None),
        (-200, 1000 + two_center, [0, 1002, 1004]),
        (-30, 1000 + a7, [0, 1000 + a7]),  # order one left; two center orders nobody
        (-230, 3, [0, 3]),  # only the right general has a unit: the center is empty
        (100_006, 3, None),  # a banner: there is one unit, and one hex behind the corner
        (-40, a6, None),
        (-50, 10_000 + a5, [0, 10_000 + a5]),
        (2 * 16 + 1, 1 << 24, None),
    ]
    end = ReferenceGame(scenario).replay(events)
    assert (end.winner, end.reason, end.turn) == (0, "banners", 1)
    assert end.units == ((0, a6, 4), (0, y8, 4), (1, None, 0))
    assert len(end.rack) == 2
    for wrong in ((100_006, 6, None), (100_005, 3, None), (2 * 16, 3, None)):
        with pytest.raises(Disagreement, match="turn 1 of side 0, orders"):
            ReferenceGame(scenario).replay([*events[:4], wrong])
