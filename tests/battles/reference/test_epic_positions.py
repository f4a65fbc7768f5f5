"""Epic in the reference game: single turns whose course was worked out by hand from the sheet.

Odd-numbered rows (a1 to z1, a3 to z3, ...) hold 26 hexes, the others 25. Red sits below and is to
move; his left is a to i, his center j to q, his right r to z. The dotted lines cut i2, i4, i6, i8
(left and center) and q2, q4, q6, q8 (center and right). a7 touches b7 and, below, a8.
"""

from collections import Counter
from typing import Any

import pytest

from samurai_odds.battles.board import BOTTOM, EPIC, TOP
from samurai_odds.battles.scenario.scenario import Army, Leader, Moment, Scenario, Unit
from tests.battles.reference.board import PLANES
from tests.battles.reference.epic import FACES, RACK
from tests.battles.reference.game import EpicGame
from tests.battles.reference.orders import SECTIONS
from tests.battles.reference.table import DECISIONS, GameOver
from tests.battles.reference.test_epic_games import at, ground

RED, BLUE = 0, 1
SIDES = ("red", "blue")
LEADERS = ("foot", "mounted", "commander")
FOUR = ("order-two-left",) * 3 + ("order-two-right",)  # in hand besides the card that matters
ARMY = ("order-circle",) * 2  # on the rack besides the card that matters
SCOUT = "red levy a7"  # who gets the order of a card of no interest


class OutOfWords(Exception):
    """The game asks on, but the test has said all that it wanted to."""


class Told:
    """A script that is answered in words, and keeps the last question as one line of options."""

    def __init__(self, words: str):
        self.words = words.split()
        self.question = ""
        self.draws: list[int] = []

    def next(self, question: str) -> str:
        self.question = question
        if not self.words:
            raise OutOfWords
        return self.words.pop(0)

    def decide(self, game: EpicGame, what: int, options: set[int]) -> int:
        kind = DECISIONS[-what // 10].lower()
        told = {word(game, kind, value): value for value in options}
        answer = self.next(f"{kind}: {' '.join(sorted(told))}")
        assert answer in told, f"{answer}: {self.question}"
        return told[answer]

    def uniform(self, game: EpicGame, ways: int) -> int:
        if game.phase == "orders":
            assert ways == len(FACES)
            return FACES.index(self.next("die"))
        self.draws.append(ways)
        return len(self.draws) % 2 * (ways - 1)  # so that two cards drawn differ

    def roll(self, _game: EpicGame, dice: int, _kind: int) -> tuple[int, ...]:
        return tuple(int(n) for n in self.next(f"{dice} dice").split(","))


def word(game: EpicGame, kind: str, value: int) -> str:
    """A decision's value in words."""
    if kind in ("card", "pair", "copy", "keep"):
        if kind == "pair" and value == 0:
            return "alone"
        return ("rack:" if value >= RACK else "") + game.book.card_keys[value % RACK]
    if kind == "initiative":
        return SECTIONS[value - 1] if value else "none"
    if kind in ("order", "mover"):
        how = {1: "", 2: "split:", 3: "under:"}
        return how[value // 1000] + EPIC.name_of(value % 1000) if value else "done"
    if kind == "battle" and value:
        unit = game.units[value // 10_000 - 1]
        names = EPIC.name_of(unit.hex), EPIC.name_of(value % 1000)
        return "->*"[value // 1000 % 10].join(names)
    if kind in ("harm", "retreat", "move"):
        return "off" if value == 999 else EPIC.name_of(value)
    return str(value)


class Turn:
    """A turn of red's, played again from its start for each question that a test has.

    Pieces are said as "red levy e5", or "red levy e5 2" with two blocks left; ``hand`` is the
    card that matters, or the whole hand; ``rack`` the same.
    """

    def __init__(
        self,
        *pieces: str,
        hand: str | tuple[str, ...],
        rack: str | tuple[str, ...] = "order-triangle",
        led: str = "",
        red: dict[str, Any] | None = None,
        blue: dict[str, Any] | None = None,
        **terrain: str,
    ):
        units, leaders = [], []
        for piece in pieces:
            side, kind, where, *blocks = piece.split()
            number, hex = SIDES.index(side), at(where)[0]
            if kind in LEADERS:
                leaders.append(Leader(number, kind, hex))
            else:
                units.append(Unit(number, kind, hex, int(blocks[0]) if blocks else None))
        mine = (hand, *FOUR) if isinstance(hand, str) else hand
        theirs = ("order-triangle",) + ("order-two-center",) * 4
        armies = (
            Army("Red", **{"command": len(mine), "hand": mine, "dragons": 0} | (red or {})),
            Army("Blue", **{"hand": theirs, "dragons": 0} | (blue or {})),
        )
        self.scenario = Scenario(
            "", ground(**terrain), armies, tuple(units), tuple(leaders), pool=EPIC.tokens,
            moment=Moment(led=("", led)), board=EPIC,
            rack=(rack, *ARMY) if isinstance(rack, str) else rack,
        )  # fmt: skip

    def asks(self, words: str) -> str:
        """What is asked after these answers, or "over" at the end of the turn."""
        self.game = game = EpicGame(self.scenario, None, None, 9)
        piles = (game.deck, game.rack, *(player.hand for player in game.players))
        assert sum(pile.total() for pile in piles) == 60  # no card more often than there is
        game.script = self.told = Told(words)
        try:
            game.turn()
        except OutOfWords:
            return self.told.question
        except GameOver:
            return f"won by {SIDES[game.winner]}"
        assert not self.told.words, f"not asked for: {self.told.words}"
        return "over"

    def unit(self, name: str) -> Any:
        """The unit that stood there at the start of the turn."""
        return next(
            made
            for made, unit in zip(self.game.units, self.scenario.units, strict=True)
            if unit.hex == at(name)[0]
        )

    def ordered(self, words: str) -> str:
        """The hexes of all pieces ordered when the game has got that far."""
        self.asks(words)
        return " ".join(sorted(EPIC.name_of(piece.hex) for piece in self.game.orders))

    def with_all_orders(self, words: str) -> str:
        """The answers with every order given that can be, the first offered each time."""
        while (question := self.asks(words)).startswith("order: "):
            options = question.removeprefix("order: ").split()
            words += " " + next(option for option in options if option != "done")
        return words


def front(*names: str, kind: str = "ashigaru-spear") -> tuple[str, ...]:
    return tuple(f"red {kind} {name}" for name in names)


WHOLE_FRONT = front(*(f"{letter}7" for letter in "abcdefghijklmnopqrstuvwxyz"))


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


# ---- Field General's Initiative ------------------------------------------------------------

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
