"""Everything that is wrong with a scenario is listed at once, with its line."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from samurai_odds import OddsError
from samurai_odds.battles.board import CORE as board
from samurai_odds.battles.board import EPIC
from samurai_odds.battles.scenario.checks import check, problems
from samurai_odds.battles.scenario.scenario import (
    BLUE,
    RED,
    Army,
    Leader,
    Moment,
    Objective,
    Scenario,
    Tent,
    Unit,
)
from samurai_odds.battles.scenario.text import read, write
from tests.battles.scenario.test_text import SMALL

H = board.hex_named
SOUND = Scenario("A test", units=(Unit(RED, "levy", H("c9")), Unit(BLUE, "levy", H("c3"))))


def said(scenario: Scenario) -> str:
    return "; ".join(f"{where}: {what}" for where, what in problems(scenario))


def with_ground(scenario: Scenario, name: str, terrain: str) -> Scenario:
    ground = list(scenario.terrain)
    ground[H(name)] = terrain
    return replace(scenario, terrain=tuple(ground))


def with_units(*units: Unit) -> Scenario:
    return replace(SOUND, units=(*SOUND.units, *units))


def led_by(*leaders: Leader, **changes: object) -> Scenario:
    return replace(SOUND, leaders=leaders, **changes)  # type: ignore[arg-type]


def with_red(**changes: object) -> Scenario:
    red = replace(SOUND.armies[0], **changes)  # type: ignore[arg-type]
    return replace(SOUND, armies=(red, SOUND.armies[1]))


def with_goal(*goals: Objective) -> Scenario:
    return replace(SOUND, objectives=goals)


def with_moment(**changes: object) -> Scenario:
    return replace(SOUND, moment=Moment(**changes))  # type: ignore[arg-type]


def test_a_sound_scenario_has_no_problem() -> None:
    assert problems(SOUND) == []
    check(SOUND)


EPIC_SOUND = replace(
    SOUND,
    board=EPIC,
    terrain=("open",) * EPIC.hexes,
    units=(Unit(RED, "levy", EPIC.hex_named("z9")), Unit(BLUE, "levy", EPIC.hex_named("z1"))),
)


def with_rack(*cards: str) -> Scenario:
    return replace(EPIC_SOUND, rack=cards)


def test_an_epic_scenario_has_its_own_board_and_a_rack() -> None:
    assert problems(EPIC_SOUND) == []
    assert problems(with_rack("shogun", "leadership", "leadership")) == []


GUARD = Unit(RED, "bodyguard", H("e11"))
RIDER = Unit(RED, "samurai-bow-cavalry", H("e9"))
CASES = [
    (lambda: replace(SOUND, terrain=("open",) * 3), "the board has 127 hexes, not 3"),
    (lambda: replace(SOUND, board=EPIC), "map: the board has 230 hexes, not 127"),
    (lambda: replace(SOUND, rack=("shogun",)), "rack: only Epic battles have a common rack"),
    (lambda: with_rack(*["order-one-left", "order-one-right"] * 2), "4 cards are named of a rack"),
    (lambda: with_rack("shogun", "shogun"), "rack: 2 cards 'shogun': the deck has 1"),
    (lambda: with_rack("shotgun"), "rack: unknown card 'shotgun': did you mean 'shogun'"),
    (
        lambda: replace(EPIC_SOUND, armies=(Army("Red", 54), Army("Blue", 4))),
        "61 command cards in hands, rack and discards: the deck has 60",
    ),
    (lambda: with_ground(SOUND, "b2", "forrest"), "b2: unknown terrain 'forrest': did you mean"),
    (lambda: with_ground(SOUND, "c9", "river"), "c9 unit: the levy stands on river, which is imp"),
    (lambda: replace(with_ground(SOUND, "c9", "hill"), impassable=("hill",)), "stands on hill"),
    (lambda: replace(SOUND, impassable=("hil",)), "impassable: unknown terrain 'hil'"),
    (lambda: replace(SOUND, impassable=("hill", "hill")), "named twice"),
    (lambda: replace(SOUND, title=""), "title: the text is missing"),
    (lambda: replace(SOUND, notes="two\nlines"), "notes: 'two"),
    (lambda: replace(SOUND, source="hearsay"), "unknown source at the beginning of source 'hea"),
    (lambda: replace(SOUND, first=2), "first: unknown side '2'"),
    (lambda: replace(SOUND, red_at=7), "red at: unknown seat '7'"),
    (lambda: with_units(Unit(RED, "levi", H("d9"))), "unknown kind of unit 'levi': did you mean"),
    (lambda: with_units(Unit(3, "levy", H("d9"))), "d9 unit: unknown side '3'"),
    (lambda: with_units(Unit(RED, "levy", 127)), "hex 127 unit: the levy stands off the board"),
    (lambda: with_units(Unit(RED, "levy", H("c9"))), "c9 unit: 2 units in one hex"),
    (lambda: with_units(Unit(RED, "levy", H("d9"), 0)), "the levy has 0 blocks: 1 to 4"),
    (lambda: with_units(Unit(RED, "levy", H("d9"), 5)), "the levy has 5 blocks: 1 to 4"),
    (lambda: with_units(Unit(RED, "levy", H("d9"), banners=-1)), "worth -1 banners"),
    (lambda: with_units(Unit(RED, "levy", H("d9"), locked_until="order-1")), "unknown card"),
    (lambda: led_by(Leader(RED, "general", H("c9"))), "unknown kind of leader 'general'"),
    (lambda: led_by(Leader(RED, "foot", H("c3"))), "a leader stands in an enemy unit's hex"),
    (lambda: led_by(Leader(RED, "foot", 3), Leader(RED, "foot", 3)), "2 leaders in one hex"),
    (lambda: replace(with_units(RIDER), leaders=(Leader(RED, "foot", H("e9")),)), "serves no cav"),
    (lambda: with_units(GUARD), "e11 unit: a bodyguard stands with the army commander"),
    (lambda: led_by(Leader(RED, "commander", H("e11"))), "stands with his bodyguard"),
    (lambda: led_by(Leader(RED, "commander", H("c9"))), "leads his bodyguard only, not levy"),
    (lambda: led_by(Leader(RED, "foot", 3, name="a: b")), "may hold no colon"),
    (lambda: replace(SOUND, units=SOUND.units[:1]), "map: blue has no unit"),
    (lambda: with_red(name=""), "red: the army needs a name"),
    (lambda: with_red(honor=-1), "red honor: -1 tokens"),
    (lambda: with_red(honor=26), "the armies begin with 31 tokens, more than the 30 in all"),
    (lambda: replace(SOUND, pool=-3), "pool: -3 tokens"),
    (lambda: with_red(banners=0), "red banners to win: 0 banners"),
    (lambda: with_red(gained=-1), "red banners gained: -1"),
    (lambda: with_red(command=-1), "red command cards: -1 command cards"),
    (lambda: with_red(command=1), "must surrender"),
    (lambda: with_red(command=56), "61 command cards in hands and discards: the deck has 60"),
    (lambda: with_red(dragons=38), "41 dragon cards in hands and discards: the deck has 40"),
    (lambda: with_red(hand=("shogun", "shogun")), "2 cards 'shogun': the deck has 1"),
    (lambda: with_red(hand=("shotgun",)), "red hand: unknown card 'shotgun': did you mean 'shogu"),
    (lambda: with_red(command=2, hand=("shogun",) * 3), "3 cards are named of a hand of 2"),
    (lambda: with_red(dragon_hand=("turn",)), "red dragon hand: unknown card 'turn'"),
    (lambda: with_moment(discards=("shogun", "shogun")), "position discards: 2 cards 'shogun'"),
    (lambda: with_moment(led=("", "nothing")), "position blue led: unknown card 'nothing'"),
    (lambda: with_moment(turn=0), "position turn: turn 0"),
    (lambda: with_moment(eliminated=("a;b",)), "each loss is a text without a semicolon"),
    (lambda: with_moment(captured=((0, 3),)), "there is no objective 1: the scenario has 0"),
    (lambda: replace(SOUND, tents=(Tent(RED, 3),)), "tent 1: the map shows open in d1"),
    (lambda: replace(SOUND, tents=(Tent(RED, 300),)), "tent 1: hex 300 is off the board"),
    (lambda: with_ground(SOUND, "d1", "tent"), "d1: a tent that is nobody's"),
    (lambda: replace(SOUND, tents=(Tent(RED, 3), Tent(RED, 4))), "tent 2: red has another tent"),
    (lambda: with_units(*(Unit(RED, "levy", n) for n in range(63))), "65 units: at most 64"),
    (lambda: led_by(*(Leader(RED, "foot", n) for n in range(25))), "25 leaders: at most 24"),
    (lambda: replace(SOUND, tents=(Tent(RED, 3), Tent(BLUE, 3))), "tent 2: tent 1 stands in the"),
    (lambda: with_goal(Objective(RED, "win")), "objective 1: unknown rule 'win'"),
    (lambda: with_goal(Objective(RED, "hold")), "'hold' needs hexes"),
    (lambda: with_goal(Objective(RED, "card")), "'card' needs cards"),
    (lambda: with_goal(Objective(RED, "hold", (3,), kinds=("levy",))), "'hold' has no kinds"),
    (lambda: with_goal(Objective(RED, "hold", (3,), lose_cards=1)), "'hold' has no lost cards"),
    (lambda: with_goal(Objective(RED, "hold", (3, 3))), "one of its hexes is named twice"),
    (lambda: with_goal(Objective(RED, "hold", (3,), 0)), "0 banners: 1 to 99"),
    (lambda: with_goal(Objective(RED, "cross", (3,), kinds=("yari",))), "unknown unit 'yari'"),
    (lambda: with_goal(*[Objective(RED, "cross", (3,))] * 2), "d1 is in objective 1 too"),
    (lambda: with_goal(Objective(RED, "hold", (127,))), "hex 127 is off the board"),
    (lambda: with_goal(Objective(RED, "exit", (H("c4"),))), "nobody leaves the board from c4"),
    (lambda: with_goal(Objective(RED, "card", cards=("x",))), "objective 1: unknown card 'x'"),
    (lambda: with_ground(with_goal(Objective(RED, "hold", (3,))), "d1", "river"), "d1 is river"),
]  # fmt: skip


@pytest.mark.parametrize(("spoiled", "words"), CASES, ids=[words[:40] for _, words in CASES])
def test_each_problem_is_said(spoiled: Callable[[], Scenario], words: str) -> None:
    assert words in said(spoiled())
    with pytest.raises(OddsError):
        write(spoiled())


def test_marks_of_a_position_must_fit_the_objectives() -> None:
    goals = (Objective(RED, "capture", (3,)), Objective(BLUE, "hold", (H("c3"), 4)))
    start = replace(SOUND, objectives=goals)

    def marked(**changes: object) -> str:
        return said(replace(start, moment=Moment(turn=2, **changes)))  # type: ignore[arg-type]

    assert marked(captured=((0, 3),), held=((1, H("c3")),)) == ""
    assert "objective 2 is a 'hold', not a 'capture'" in marked(captured=((1, 4),))
    assert "a2 is no hex of objective 1" in marked(captured=((0, 12),))
    assert "no unit of blue stands on e1" in marked(held=((1, 4),))
    assert "named twice" in marked(captured=((0, 3), (0, 3)))


def test_a_position_may_have_lost_what_a_fresh_scenario_needs() -> None:
    """A bodyguard may outlive his commander in a game, and a side its last unit."""
    late = replace(with_units(GUARD), units=(GUARD, SOUND.units[0]), moment=Moment(turn=5))
    assert problems(late) == []


@pytest.mark.parametrize("hex", ["e11", "c9"])
def test_a_commander_without_his_bodyguard_is_a_foot_leader_in_all_respects(hex: str) -> None:
    """Alone or with another unit (Leader Casualty Check, Note 2); saving such a game failed."""
    late = replace(led_by(Leader(RED, "commander", H(hex))), moment=Moment(turn=5))
    assert problems(late) == []


def test_a_users_own_dragon_deck_counts() -> None:
    own = with_red(dragon_hand=("earthquake",))
    assert problems(own)
    assert problems(own, {"earthquake": 1, "blank": 39}) == []


SPOILED = (
    SMALL.replace("k     ~     =", "q     ~LV   =")
    .replace("   7  .     .", "   7  .")
    .replace(".aa ", ".xx ")
    .replace("command cards: 4", "command cards: four")
    .replace("honor: 2", "honnor: 2")
    .replace("shogun", "shotgun")
    .replace("First: blue", "First: green")
    .replace("worth 2, locked", "worthy, locked")
    .replace("red captures b6 a6", "red captures b6 z6")
    .replace("blue d11: 2 banners", "blue d11: many banners")
    .replace("  k = building", "  k = pagoda")
)


def test_all_problems_of_a_file_are_listed_with_their_lines() -> None:
    with pytest.raises(OddsError) as refusal:
        read(SPOILED, "mine.txt")
    expected = {
        "First: green": "unknown first 'green'",
        "command cards: four": "command cards is a whole number, not 'four'",
        "honnor: 2": "unknown word under 'red:' 'honnor': did you mean 'honor'",
        "order-one-left, shotgun": "red hand: unknown card 'shotgun'",
        "k = pagoda": "unknown terrain 'pagoda'",
        "   6  ": "unknown terrain letter in b6 'q'",
        "   7  ": "row 7 has 11 hexes: it must have 12",
        "   9  ": "unknown unit in d9 'xx'",
        "worthy, locked": "cannot read 'worthy' of a unit",
        "many banners": "cannot read the tent",
        "captures b6 z6": "no hex 'z6'",
    }
    lines = SPOILED.splitlines()
    for text, problem in expected.items():
        line = next(number for number, whole in enumerate(lines, 1) if text in whole)
        assert any(
            found.startswith(f"mine.txt, line {line}: ") and problem in found
            for found in refusal.value.problems
        ), (text, refusal.value.problems)
    assert any("c6 unit: the levy stands on river" in found for found in refusal.value.problems)


GOALS = "Title: x\nMap:\nObjectives:\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "a scenario needs 'Title:'"),
        ("Title: x\n", "a scenario needs 'Map:'"),
        ("Titel: x\n", "unknown heading 'Titel': did you mean 'title'"),
        ("  12\n", "stands under no heading"),
        ("Title: x\nTitle: y\n", "'Title:' stands in line 1 already"),
        ("Title: x\nMap:\n", "the map lacks row 1, 2, 3"),
        ("Title: x\nMap:\n  1 .\n  1 .\n", "row 1 is drawn twice"),
        ("Title: x\nMap:\n  x .\n", "'x' begins a row of the map"),
        ("Title: x\nMap:\n  1 .ASFF\n", "cannot read '.ASFF' in a1"),
        ("Title: x\nMap:\n  1 .Aa\n", "'Aa' in a1 is half red, half blue: AA is red, aa blue"),
        ("Title: x\nMap:\n  1 .Q\n", "unknown leader in a1 'Q'"),
        ("Title: x\nMap:\n  1 .F3\n", "cannot read '.F3' in a1"),
        ("Title: x\nMap:\nPieces:\n c4 unit: worth 2\n", "the map shows no unit in c4"),
        ("Title: x\nMap:\nPieces:\n c4 hero: worth 2\n", "cannot read the piece"),
        ("Title: x\nMap:\nLegend:\n kk = hill\n", "cannot read 'kk = hill' in the legend"),
        ("Title: x\nMap:\nTents:\n red a1: 3 banners, blue loses a command card\n", "owner"),
        (f"{GOALS} red captures a1: 1 banner, red loses 1 command card\n", "the enemy who loses"),
        (f"{GOALS} red wins: 1 banner\n", "cannot read the objective"),
        ("Title: x\nMap:\nPosition:\n held: c4\n", "write 'objective 1 at c4'"),
        ("Title: x\nMap:\nPosition:\n turn: 1\n turn: 2\n", "'turn' stands in line 4 already"),
    ],
)  # fmt: skip
def test_what_cannot_be_read(text: str, words: str) -> None:
    with pytest.raises(OddsError) as refusal:
        read(text)
    assert words in str(refusal.value)


def test_a_broken_map_does_not_cost_a_side_its_units() -> None:
    """Problems that only follow from another are not named."""
    with pytest.raises(OddsError) as refusal:
        read(SMALL.replace("tbgc2", "txx"))
    assert "has no unit" not in str(refusal.value)
    assert len(refusal.value.problems) == 1


def test_armies_have_the_usual_hands_where_a_file_is_silent() -> None:
    assert read(SMALL).armies[BLUE] == Army("Blue")
