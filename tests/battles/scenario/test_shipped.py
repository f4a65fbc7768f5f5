"""The shipped scenarios: numbers as published, sound placements, mirrored studies."""

from collections import Counter

import pytest

from samurai_odds import battles
from samurai_odds.battles.board import CENTER, CORE, LEFT, RIGHT
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.scenario.scenario import BLUE, RED, SIDES, Scenario
from samurai_odds.battles.scenario.text import read, shipped, write
from samurai_odds.battles.scenario.wording import objective_text
from samurai_odds.engine.provenance import source_tag
from tests.battles.keys import CORE_KEYS, EPIC_KEYS
from tests.battles.scenario.published import BATTLES, LEADERS, UNITS

STUDIES = ("study-combined-arms", "study-levies", "study-spears")
EPIC_STUDIES = ("epic-study-all-arms", "epic-study-foot")
EPIC_BATTLES = ("epic-kawanakajima", "epic-sekigahara")
H = CORE.hex_named


def test_all_are_known_here() -> None:
    assert set(CORE_KEYS) == {*BATTLES, *STUDIES}
    assert set(EPIC_KEYS) == {*EPIC_STUDIES, *EPIC_BATTLES}


@pytest.mark.parametrize("key", shipped())
def test_each_is_sound_and_comes_back(key: str) -> None:
    scenario = battles.scenario(key)
    assert read(write(scenario)) == scenario


@pytest.mark.parametrize("key", BATTLES)
def test_numbers_are_as_published(key: str) -> None:
    scenario, notes = battles.scenario(key), BATTLES[key]
    assert SIDES[scenario.first] == notes.first
    assert Counter(t for t in scenario.terrain if t != "open") == notes.terrain
    assert (
        tuple(objective_text(goal, scenario.board) for goal in scenario.objectives) == notes.rules
    )
    for side, published in ((RED, notes.red), (BLUE, notes.blue)):
        army = scenario.armies[side]
        assert (army.command, army.dragons, army.honor) == published.cards
        assert army.banners == notes.banners
        expected = {UNITS[k]: n for k, n in published.pieces.items() if k in UNITS}
        if "AC" in published.pieces:
            expected["bodyguard"] = published.pieces["AC"]
        assert Counter(u.kind for u in scenario.units if u.side == side) == expected
        ranks = {LEADERS[k]: n for k, n in published.pieces.items() if k in LEADERS}
        assert Counter(x.kind for x in scenario.leaders if x.side == side) == ranks


@pytest.mark.parametrize("key", BATTLES)
def test_placement_is_marked_as_ours_and_the_notes_are_named(key: str) -> None:
    scenario = battles.scenario(key)
    assert source_tag(scenario.source) == "published"
    assert scenario.placement.startswith("assumed, ours")
    assert "https://www.commandsandcolors.net/" in scenario.notes


@pytest.mark.parametrize("key", shipped())
def test_armies_begin_apart_near_their_baselines(key: str) -> None:
    scenario = battles.scenario(key)
    board = scenario.board
    for unit in scenario.units:
        home = board.baseline(scenario.seat(unit.side))
        assert abs(board.row_of(unit.hex) - home) <= 3
    reds, blues = ([u.hex for u in scenario.units if u.side == side] for side in (RED, BLUE))
    assert min(board.distance(one, other) for one in reds for other in blues) >= 3
    led = {unit.hex for unit in scenario.units}
    assert all(leader.hex in led for leader in scenario.leaders)


@pytest.mark.parametrize("key", shipped())
def test_each_section_gives_both_sides_something_to_order(key: str) -> None:
    scenario = battles.scenario(key)
    for side in (RED, BLUE):
        seat = scenario.seat(side)
        reach = [scenario.board.sections(u.hex, seat) for u in scenario.units if u.side == side]
        for section in (LEFT, CENTER, RIGHT):
            assert any(bits & section for bits in reach)


@pytest.mark.parametrize(
    ("key", "water"),
    [
        ("koriyama-castle-september", ("river", "ford")),
        ("kawanakajima-phase-3", ("river", "ford")),
        ("nunobeyama", ("ford", "shallow-ford")),
        ("nagashino-center", ("ford",)),
        ("saigadake-ravine", ("ravine",)),
        ("epic-kawanakajima", ("river", "ford")),
        ("epic-sekigahara", ("shallow-ford",)),
    ],
)
def test_rivers_run_on(key: str, water: tuple[str, ...]) -> None:
    scenario = battles.scenario(key)
    board = scenario.board
    wet = {n for n in range(board.hexes) if scenario.terrain[n] in water}
    reached, front = set(), [min(wet)]
    while front:
        number = front.pop()
        reached.add(number)
        front += [n for n in board.neighbors(number) if n in wet and n not in reached]
    assert reached == wet


def reachable(scenario: Scenario, start: int) -> set[int]:
    """Find the hexes that a march from here can reach."""
    from samurai_odds.battles.scenario.scenario import blocked

    closed, board = blocked(scenario), scenario.board
    reached, front = set(), [start]
    while front:
        number = front.pop()
        reached.add(number)
        front += [n for n in board.neighbors(number) if n >= 0 and n not in closed | reached]
    return reached


@pytest.mark.parametrize("key", shipped())
def test_armies_and_objectives_can_be_reached(key: str) -> None:
    scenario = battles.scenario(key)
    ground = reachable(scenario, scenario.units[0].hex)
    assert all(unit.hex in ground for unit in scenario.units)
    assert ground.issuperset(hex for goal in scenario.objectives for hex in goal.hexes)


def test_special_rules_stand_where_they_should() -> None:
    board = CORE
    koriyama = battles.scenario("koriyama-castle-september")
    assert koriyama.terrain[H("b2")] == "ford"
    far_bank = {H("a1"), H("b1"), H("c1")}
    assert set(koriyama.objectives[0].hexes) == far_bank
    for number in far_bank:  # the ford is the only way across
        around = {n for n in board.neighbors(number) if n >= 0} - far_bank
        assert all(koriyama.terrain[n] in ("river", "ford") for n in around)
    camp = battles.scenario("kawanakajima-phase-3")
    assert [(t.side, t.banners, t.lose_card) for t in camp.tents] == [(BLUE, 3, True)]
    guard = next(unit for unit in camp.units if unit.kind == "bodyguard")
    assert guard.hex == camp.tents[0].hex
    ravine = battles.scenario("saigadake-ravine")
    assert ravine.impassable == ("hill",)
    edge = {n for h in range(127) if ravine.terrain[h] == "ravine" for n in board.neighbors(h)}
    below = {n for n in edge if n >= 0 and board.row_of(n) == 6}
    assert set(ravine.objectives[0].hexes) == below
    nangu = battles.scenario("sekigahara-east-of-nangu")
    for unit in nangu.units:
        if unit.locked_until is not None:
            left = unit.locked_until == "order-one-left"
            section = LEFT if left else RIGHT
            assert board.sections(unit.hex, nangu.seat(RED)) & section
            assert board.row_of(unit.hex) == board.baseline(nangu.seat(RED))
    assert sum(unit.locked_until is not None for unit in nangu.units) == 5
    assert {leader.banners for leader in battles.scenario("arita-castle-phase-1").leaders} == {2}


@pytest.mark.parametrize("key", EPIC_KEYS)
def test_epic_scenarios_are_said_to_be_ours(key: str) -> None:
    """None is public (E11)."""
    scenario = battles.scenario(key)
    assert source_tag(scenario.source) == source_tag(scenario.placement) == "assumed"
    assert scenario.placement.startswith("assumed, ours")
    assert (scenario.pool, scenario.rack) == (60, ())


def test_who_looks_on_in_epic_battles_stands_where_his_card_looks() -> None:
    for key, name, card, section in (
        ("epic-kawanakajima", "Kosaka Masanobu", "order-two-left", LEFT),
        ("epic-sekigahara", "Kobayakawa Hideaki", "order-one-right", RIGHT),
    ):
        scenario = battles.scenario(key)
        leader = next(leader for leader in scenario.leaders if leader.name == name)
        waiting = [unit for unit in scenario.units if unit.locked_until is not None]
        assert {unit.locked_until for unit in waiting} == {card}
        assert leader.hex in {unit.hex for unit in waiting}
        seat = scenario.seat(leader.side)
        assert all(scenario.board.sections(unit.hex, seat) == section for unit in waiting)


@pytest.mark.parametrize("key", [*STUDIES, *EPIC_STUDIES, "first-samurai-skirmish"])
def test_studies_are_the_same_from_either_side(key: str) -> None:
    scenario = battles.scenario(key)
    last = scenario.board.hexes - 1
    assert scenario.terrain == scenario.terrain[::-1]
    for pieces in (scenario.units, scenario.leaders):
        reds = {(piece.kind, last - piece.hex) for piece in pieces if piece.side == RED}
        assert reds == {(piece.kind, piece.hex) for piece in pieces if piece.side == BLUE}
    one, other = scenario.armies
    assert (one.command, one.dragons, one.honor, one.banners) == (
        other.command,
        other.dragons,
        other.honor,
        other.banners,
    )
    assert not scenario.objectives
    assert 3 <= one.banners <= (9 if key in EPIC_STUDIES else 5)


@pytest.mark.parametrize("key", shipped())
def test_each_can_be_set_up_for_play(key: str) -> None:
    from samurai_odds.battles.facts import load
    from samurai_odds.battles.rules.setup import Setup

    scenario = battles.scenario(key)
    setup = Setup(scenario, load())
    assert State(setup.state).units == len(scenario.units)
    assert State(setup.state).leaders == len(scenario.leaders)
