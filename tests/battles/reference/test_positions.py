"""The reference game in single positions whose answers were worked out by hand."""

from collections import Counter
from pathlib import Path

import pytest

from samurai_odds.battles.board import CORE as board
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.scenario import Army, Leader, Scenario, Tent, Unit
from tests.battles.reference.game import Disagreement, Game, ReferenceGame
from tests.battles.reference.test_game import at, ground

RED, BLUE = 0, 1


def hex(name: str) -> int:
    return board.hex_named(name)


def names(hexes: object) -> str:
    return " ".join(sorted(board.name_of(h) for h in hexes))  # type: ignore[attr-defined]


def game(*pieces: str, card: str | None = None, **terrain: str) -> Game:
    """Pieces as "red levy e5"; it is red's turn, red sits below."""
    units, leaders = [], []
    for piece in pieces:
        side, kind, name = piece.split()
        number = ("red", "blue").index(side)
        if kind in ("foot", "mounted", "commander"):
            leaders.append(Leader(number, kind, hex(name)))
        else:
            units.append(Unit(number, kind, hex(name)))
    made = Game(
        Scenario("", ground(**terrain), units=tuple(units), leaders=tuple(leaders)), None, None, 9
    )
    made.card, made.command, made.at_start = card, 3, made.army(RED)
    made.command_hex = None
    return made


def orders(made: Game) -> str:
    """What may be ordered: u unit or lone leader, s to split, l the leader who commands."""
    letters = {1: "u:", 2: "s:", 3: "l:"}
    codes = made.order_options()
    return " ".join(sorted(letters[c // 1000] + board.name_of(c % 1000) for c in codes))


def walks(made: Game, piece: int | str) -> str:
    """The destinations of a unit, or of the leader in a hex."""
    offered: set[int] = set()

    def ask(_kind: str, _side: int, options: set[int]) -> int:
        offered.update(options)
        return made.leader_at(hex(piece)).hex if isinstance(piece, str) else made.units[piece].hex

    made.ask = ask  # type: ignore[assignment]
    if isinstance(piece, str):
        made.move_leader(made.leader_at(hex(piece)))
    else:
        made.move_unit(made.units[piece])
    off = " off" if 999 in offered else ""
    return names(offered - {999}) + off


# Even rows (a1, a3, ...) stand half a hex to the left of odd ones: e5 touches d4 e4, d5 f5, d6 e6.


def test_movement() -> None:
    assert walks(game("red samurai-spear e5"), 0) == "d4 d5 d6 e4 e5 e6 f5"
    stopped = game("red levy e5", forest="e4 d4 d5 d6 e6 f5")
    assert walks(stopped, 0) == "d4 d5 d6 e4 e5 e6 f5"
    shut = game("red levy e5", "blue levy d4", "red levy e4", "blue foot d5", river="d6 e6")
    assert walks(shut, 0) == "e5 f4 f5 f6 g5"
    assert walks(game("red levy a11", card="serpent-command"), 0) == "a10 a11 b11"
    assert walks(game("red samurai-spear a11", card="infantry-onslaught"), 0) == (
        "a10 a11 a9 b10 b11 b9 c11"
    )


def test_joining_a_lone_leader() -> None:
    corner = ("red foot b11", "blue levy a10")
    assert walks(game("red levy a11", *corner), 0) == "a11 b11"
    assert walks(game("red samurai-spear-cavalry a11", *corner), 0) == "a11"
    assert walks(game("red levy a11", "red mounted a11", *corner), 0) == "a11"


def test_leaders_walk_past_friends_and_off_the_board() -> None:
    block = ("red levy b11", "blue levy a10", "red foot a11")
    assert walks(game(*block), "a11") == "a11 b10 b11 c11 off"
    mounted = ("red samurai-bow-cavalry b11", "blue levy a10", "red foot a11")
    assert walks(game(*mounted), "a11") == "a11 b10 c11 off"
    assert walks(game(*block, forest="b11"), "a11") == "a11 b11 off"
    assert walks(game("red foot a9", river="a10 b10 b9 b8 a8"), "a9") == "a9"
    assert walks(game("red foot a10", river="b10 b9 a9 b11"), "a10") == "a10 a11 off"
    assert walks(game("red foot a9", river="b10 b9 b8 a8"), "a9") == "a10 a11 a9 b11"


def test_a_leader_with_an_order_of_his_own_stays_behind() -> None:
    made = game("red levy e5", "red foot e5", "red foot e4")
    made.orders = [made.units[0], made.leaders[0]]
    # He counts as gone: the unit may join the other leader, and stops there (f3 lies behind).
    expected = "c4 c5 c6 d3 d4 d5 d6 d7 e3 e4 e5 e6 e7 f4 f5 f6 f7 g5"
    assert walks(made, 0) == expected
    made = game("red levy e5", "red foot e5", "red foot e4")
    made.orders = [made.units[0], made.leaders[0]]
    made.script = Told(hex("e4"))
    made.move_unit(made.units[0])
    assert made.leaders[0].hex == hex("e5")
    assert walks(made, "e5") == "c4 c5 c6 d3 d4 d5 d6 d7 e3 e5 e6 e7 f3 f4 f5 f6 f7 g5"


class Told:
    """A script whose rolls and choices are given; it notes what it was asked."""

    def __init__(self, *answers: object):
        self.answers, self.asked = list(answers), []

    def roll(self, _game: Game, dice: int, kind: int) -> object:
        self.asked.append((dice, kind))
        return self.answers.pop(0)

    def decide(self, _game: Game, what: int, options: set[int]) -> object:
        self.asked.append((what, sorted(options)))
        return self.answers.pop(0)

    def uniform(self, _game: Game, ways: int) -> object:
        self.asked.append(ways)
        return self.answers.pop(0)


def test_personal_challenge() -> None:
    made = game("red levy e5", "red mounted e5", "blue bodyguard e4", "blue commander e4")
    red, blue = made.players
    red.dragons[1] = blue.dragons[1] = 1
    red.hand.update({0: 2, 1: 1})  # and the one led: 4
    blue.hand.update({2: 2, 5: 1})
    red.tokens, blue.tokens, made.pool = 4, 3, 1
    # Red passes, blue plays: paid, he has 2 tokens to red's 4. Blue: 3 cards + 2 + higher; red: 4
    # cards + tokens. Blue's two honor symbols find one token in the pool, red's none.
    made.script = told = Told(0, 1, (2, 0, 0, 2), (1, 0, 0, 3), 1)
    made.challenge(*made.units)
    assert told.asked == [(-70, [0, 1]), (-71, [0, 1]), (6, 6), (5, 6), 3]
    assert (red.tokens, blue.tokens, made.pool, made.tokens_on_cards) == (4, 3, 0, 1)
    assert [x.state for x in made.leaders] == ["challenged", "alive"]
    assert blue.gained == 0
    assert +red.hand == {0: 1, 1: 1}


def test_turncoat_and_famine() -> None:
    made = game("red levy e5", "blue levy e4", "blue samurai-bow a1", "blue ashigaru-bow b1",
                "blue foot b1", "blue bodyguard c1")  # fmt: skip
    red, blue = made.players
    made.pool, red.tokens, blue.tokens, blue.gained = 20, 7, 3, 1
    red.dragons.update({0: 1, 2: 1})
    e4, a1, b1 = at("e4", "a1", "b1")
    made.script = told = Told(1000 + e4, (2, 0, 0, 0), (1, 0, 0, 0))
    made.lead_dragon()
    assert told.asked == [(-20, sorted([0, 1000 + e4, 1000 + a1, 3999])), (5, 7), (4, 7)]
    assert made.units[1].side == RED
    made.dragon_players.clear()
    made.units[1].side = BLUE
    # One circle and one square block, two honor symbols: 3 of 4 tokens are paid, 5 dice follow.
    made.script = told = Told(3999, (1, 0, 1, 0), e4)
    made.lead_dragon()
    assert told.asked[1:] == [(2, 15), (-181, sorted([e4, b1]))]
    assert [u.blocks for u in made.units] == [4, 3, 3, 4, 4]
    made.script = told = Told((0, 2, 3, 0), b1, e4)
    made.dragon_fine(BLUE, 4)
    assert told.asked == [(5, 12), (-181, sorted([e4, b1])), (-181, sorted([e4, b1]))]
    assert blue.tokens == 0
    assert [u.blocks for u in made.units] == [4, 2, 3, 3, 4]  # no triangle to lose


def test_orders_by_section() -> None:
    # Odd rows have hexes on the dotted lines: d2 (left and center), h2 (center and right).
    made = game("red levy d2", "red levy a1", "red levy f1", "red foot a1", card="cranes-wing")
    assert orders(made) == "s:a1 u:a1 u:d2 u:f1"
    made.orders = [made.units[1]]
    assert orders(made) == "u:d2 u:f1"
    made.orders = [made.units[1], made.units[0]]
    assert orders(made) == ""
    made = game("red levy d2", "red levy h2", "red levy l1", card="order-two-center")
    assert orders(made) == "u:d2 u:h2"
    assert orders(game("red levy d2", "red levy h2", card="order-one-right")) == "u:h2"


def test_orders_of_tactic_cards() -> None:
    line = ("red levy a1", "red foot b1", "red ashigaru-bow c1", "red mounted c1", "red levy e1")
    assert orders(game(*line, card="order-square")) == "u:a1 u:c1 u:e1"  # none: any one unit
    made = game(*line, card="leadership")
    assert orders(made) == "l:b1 l:c1 u:a1 u:c1 u:e1"
    made.command_hex, made.orders = hex("b1"), [made.leader_at(hex("b1"))]
    assert orders(made) == "u:a1 u:c1"
    made = game(*line, card="serpent-command")
    made.orders = [made.units[0]]
    assert orders(made) == "u:b1"
    assert orders(game(*line, "blue foot d1", card="hold-and-shoot")) == ""
    made = game(*line, card="infantry-onslaught")
    made.orders = [made.units[0]]
    assert orders(made) == ""
    made = game(*line, card="shogun")
    made.shogun = {"circle": 1, "triangle": 0, "square": 0, "swords": 2, "flag": 1}
    made.orders = [made.units[0]]
    assert orders(made) == "s:c1 u:b1 u:c1 u:e1"
    made.orders = [made.units[0], made.leader_at(hex("b1"))]
    assert orders(made) == ""


def retreats(made: Game, steps: int) -> tuple[str, dict[str, int]]:
    free, dead = made.retreat_paths(made.units[0], steps)
    return names(free), {board.name_of(h): moved for h, moved in dead.items()}


def test_retreats() -> None:
    assert retreats(game("red levy e9"), 2) == ("d11 e11 f11", {})
    assert retreats(game("red levy e9", "red levy d10", "blue foot f11"), 2) == ("e11", {})
    # Both hexes behind d10 are shut: a dead end after one hex. From e10 there is a way on.
    behind = game("red levy e9", "red levy d11", "red levy e11")
    assert retreats(behind, 2) == ("f11", {"d10": 1})
    shut = game("red levy e9", "red levy d10", "blue foot e11", "red levy f11")
    assert retreats(shut, 2) == ("", {"e10": 1})
    assert retreats(game("red levy e10"), 3) == ("", {"e11": 1, "f11": 1})
    assert retreats(game("red levy e9", "red foot d10"), 2) == ("d10 e11 f11", {})
    full = game("red levy e9", "red mounted e9", "red foot d10")
    assert retreats(full, 1) == ("e10", {})
    horse = game("red samurai-spear-cavalry e9", "red foot d10", river="e10")
    assert retreats(horse, 1) == ("", {"e9": 0})


def test_flight_of_a_lone_leader() -> None:
    alone = game("red foot e8")
    assert names(alone.flight(alone.leaders[0])) == "d10 d11 e10 e11 e9 f10 f11 f9 g11"
    made = game("red foot e9", "red levy d10", "red mounted e10", river="d11 e11")
    assert names(made.flight(made.leaders[0])) == "d10 f11"
    cavalry = game("red foot e9", "red samurai-spear-cavalry d10", "blue foot e10")
    assert names(cavalry.flight(cavalry.leaders[0])) == "d11 e11"
    last = game("red foot e11")
    assert names(last.flight(last.leaders[0])) == ""


def fires(made: Game) -> str:
    return names(made.fire_targets(made.units[0]))


def test_fire() -> None:
    bow = "red ashigaru-bow e5"
    foes = ("blue levy c5", "blue levy h5", "blue levy i5", "blue bodyguard e3", "blue foot e7")
    assert fires(game(bow, *foes)) == "c5 e7 h5"
    assert fires(game(bow, *foes, "blue levy d5")) == ""
    assert fires(game(bow, *foes, "blue mounted d5")) == "e7 h5"
    assert fires(game(bow, *foes, "blue mounted d5", card="hold-and-shoot")) == ""
    assert fires(game(bow, *foes, forest="d5 g5", tent="h5")) == "e7"
    assert fires(game("red ashigaru-arquebus e5", "blue levy i5")) == "i5"


def test_sight_along_edges_and_hills() -> None:
    # e5 to e3 runs along the edge between d4 and e4; the arquebus sees on to e1 past d2 and e2.
    gun, far = "red ashigaru-arquebus e5", "blue levy e1"
    assert fires(game(gun, far)) == "e1"
    assert fires(game(gun, far, forest="d4 d2")) == "e1"
    assert fires(game(gun, far, forest="d4 e4")) == ""
    assert fires(game(gun, far, forest="d4 e2")) == ""
    assert fires(game(gun, far, forest="e3")) == ""
    assert fires(game(gun, far, "red levy e3")) == ""
    assert fires(game(gun, far, hill="e5 e4 e3")) == ""
    assert fires(game(gun, far, hill="e5 e4 e3 e2 e1")) == "e1"
    assert fires(game(gun, far, hill="e5 e3 e1")) == ""
    # Down the edge of the board there is a half-hex on one side: a forest on the other blocks.
    edge = ("red ashigaru-bow a5", "blue levy a3")
    assert fires(game(*edge)) == "a3"
    assert fires(game(*edge, forest="a4")) == ""


@pytest.mark.parametrize(
    ("struck", "striker", "ignored"),
    [
        ("samurai-spear-cavalry", "levy", 3),
        ("samurai-spear-cavalry", "samurai-spear", 1),
        ("samurai-spear-cavalry", "bodyguard", 1),
        ("samurai-spear-cavalry", "samurai-bow-cavalry", 0),
        ("samurai-bow", "ashigaru-spear", 1),
        ("samurai-bow", "samurai-bow-cavalry", 0),
        ("ashigaru-spear", "levy", 1),
        ("levy", "bodyguard", 0),
        ("bodyguard", "levy", 0),
    ],
)
def test_swords_ignored(struck: str, striker: str, ignored: int) -> None:
    made = game(f"red {striker} e5", f"blue {struck} e4")
    assert made.swords_ignored(*made.units) == ignored


@pytest.mark.parametrize(
    ("kind", "where", "there", "dice"),
    [
        ("samurai-spear", "open", "open", 4),
        ("samurai-spear", "hill", "open", 3),
        ("samurai-spear", "open", "hill", 2),
        ("samurai-spear", "hill", "hill", 3),
        ("samurai-spear-cavalry", "open", "field", 2),
        ("samurai-spear-cavalry", "open", "ravine", 1),
        ("samurai-spear", "building", "ravine", 2),
        ("samurai-spear-cavalry", "building", "open", 1),
        ("samurai-spear", "shallow-ford", "bridge", 4),
    ],
)
def test_dice(kind: str, where: str, there: str, dice: int) -> None:
    made = game(f"red {kind} e5", "blue levy e4")
    made.terrain[hex("e5")], made.terrain[hex("e4")] = where, there
    assert made.capped(made.units[0], hex("e4"), close=True) == dice


def test_a_record_made_by_hand() -> None:
    """Red spearmen step up and strike a last levy: the right record passes, no other."""
    scenario = Scenario(
        "By hand",
        armies=(
            Army("Red", 2, 0, 5, 1, hand=("order-one-center", "order-one-left")),
            Army("Blue", 2, 0, 5, 1, hand=("shogun", "leadership")),
        ),
        units=(Unit(0, "samurai-spear", *at("f7")), Unit(1, "levy", *at("f5"), 1)),
        tents=(Tent(1, *at("a1")),),
    )
    f7, f6, f5 = at("f7", "f6", "f5")
    around = {f7, *at("e6", "f6", "e7", "g7", "e8", "f8")}
    events = [
        (-10, 1, [0, 1]),  # leads Order One Unit Center
        (-30, 1000 + f7, [0, 1000 + f7]),
        (-40, f6, sorted(around)),
        (-50, 10_000 + f5, [0, 10_000 + f5]),
        (4 * 16 + 1, 1 << 24, None),  # levies pay no honor, and ignore no swords
    ]
    end = ReferenceGame(scenario).replay(events)
    assert (end.winner, end.reason, end.banners, end.turn) == (0, "banners", (1, 0), 1)
    assert end.units == ((0, f6, 4), (1, None, 0))
    for wrong in ((4 * 16, 1 << 24, None), (4 * 16 + 1, 1, None), (4 * 16 + 1, 5 << 24, None)):
        with pytest.raises(Disagreement, match="turn 1 of side 0, battle"):
            ReferenceGame(scenario).replay([*events[:4], wrong])
    # A flag instead of the hit: the levies may not ignore it, run two hexes and pay two tokens.
    run = (4 * 16 + 1, 1 << 8, None)
    with pytest.raises(Disagreement, match="RETREAT of side 1"):
        ReferenceGame(scenario).replay([*events[:4], run])


def test_cards_of_a_hand_run_out(tmp_path: Path) -> None:
    scenario = Scenario("Surrender", armies=(Army("Red", 1), Army("Blue")))
    end = ReferenceGame(scenario).replay(ReferenceGame(scenario).play_random(1))
    assert (end.winner, end.reason, end.turn) == (1, "surrender", 1)
    rules = tmp_path / "rules.toml"
    rules.write_text("[numbers]\nsurrender_without_pieces = 0\n")
    nobody = ReferenceGame(Scenario("Nobody"), load(rules), turn_limit=300)
    _, end = nobody.watch_random(1)
    assert (end.winner, end.reason, end.turn) == (None, "turn limit", 301)
    assert Counter(map(len, end.hands)) == {5: 2}
