"""The map examples of the rulebook on drawn hexes: what their text says of them is so."""

from samurai_odds import ran
from samurai_odds.ran.combat.activation import COUNTED
from samurai_odds.ran.hexes import FACINGS, ZONES, sides_of
from samurai_odds.ran.rules.pieces import FRONT, REAR, aspect, sees, vertices_turned
from samurai_odds.ran.scenario.scenario import BLUE, RED, Scenario
from samurai_odds.ran.zones import zone, zones
from tests.ran.rules.table import Position
from tests.ran.scenario.book import mimasetoge, nunobeyama, suriagehara


def struck(scenario: Scenario, label: str) -> set[str]:
    """Name the enemies in a unit's zone: whom it must attack if it attacks (9.11)."""
    own = scenario.standing[label]
    held = zone(scenario.terrain, own)
    return {
        name
        for name, each in scenario.standing.items()
        if each.side != own.side and each.hex in held
    }


def met(scenario: Scenario, attacker: str, defender: str) -> str:
    """Say on which of its zones a defender meets an attacker."""
    one, other = scenario.standing[defender], scenario.standing[attacker]
    return ZONES[aspect(Position(scenario).q, one.hex, one.facing, other.hex)]


def near(scenario: Scenario, side: int) -> dict[str, ran.Contingent]:
    """Measure from a side's contingents to the enemy's, as far as two hexes."""
    distance, found = scenario.terrain.field.distance, {}
    for own in scenario.of_side(side):
        hexes = {
            enemy.letter: min(
                distance(one.hex, other.hex)
                for one in own.counters
                if one.unit.type in COUNTED
                for other in enemy.counters
            )
            for enemy in scenario.of_side(1 - side)
        }
        found[own.letter] = ran.Contingent({k: far for k, far in hexes.items() if far <= 2})
    return found


def test_activation_at_mimasetoge() -> None:
    """5.26: the Takeda choose first, against the statuses of the last turn (R21)."""
    takeda, hojo = near(mimasetoge(), RED), near(mimasetoge(), BLUE)
    assert takeda["B"].hexes_to == {"a": 2}
    assert not takeda["A"].hexes_to
    assert not takeda["C"].hexes_to
    chosen = ran.activation(takeda, active_enemy=(), chosen=("B", "C"), rating=3)
    assert chosen == {"B", "C"}
    # Hojo's near one is then active by itself; his one point goes to the other.
    assert ran.activation(hojo, active_enemy=chosen, chosen=("b",), rating=1) == {"a", "b"}


def test_the_gunners_at_nunobeyama_can_withdraw_to_their_right_rear() -> None:
    """6.45-6.46: two hexes off and seen, in no zone; behind them they are out of reach again."""
    scenario = nunobeyama()
    field, gunners = scenario.terrain.field, scenario.standing["A1"]
    mori = scenario.standing["a1"]
    assert field.distance(gunners.hex, mori.hex) == 2
    position = Position(scenario)
    assert sees(position.q, position.s, gunners.hex, mori.hex)
    assert gunners.hex not in zones(scenario.terrain, [mori], BLUE)
    right_rear = field.neighbor(gunners.hex, 2)
    assert 2 in sides_of(gunners.facing, "rear")
    assert field.distance(right_rear, mori.hex) == 3
    nearer = field.neighbor(mori.hex, 2)  # the Mori come on: two hexes again
    assert field.distance(right_rear, nearer) == 2


def test_a_turn_of_one_vertex_brings_a_flank_to_the_front_but_never_the_rear() -> None:
    """7.18, on every side of the gunners."""
    scenario = nunobeyama()
    field, middle, q = scenario.terrain.field, scenario.standing["A1"].hex, Position(scenario).q
    for facing in range(len(FACINGS)):
        turns = [to for to in range(6) if vertices_turned(facing, to) == 1]
        assert len(turns) == 2
        for beside in field.neighbors(middle):
            can = any(aspect(q, middle, to, beside) == FRONT for to in turns)
            assert can == (aspect(q, middle, facing, beside) != REAR)


def test_who_attacks_whom_at_suriagehara() -> None:
    """9.28: two in front of SI(a), one on the flank of SI(b), one before SI(b) and SI-B(c)."""
    scenario = suriagehara()
    assert struck(scenario, "a1") == {"A1"}
    assert struck(scenario, "a2") == set()  # disrupted: it has no zone
    assert struck(scenario, "a3") == {"A2"}
    assert struck(scenario, "a4") == {"A2", "A3"}
    assert struck(scenario, "a5") == set()
    assert [met(scenario, f"a{n}", "A1") for n in (1, 2)] == ["front", "front"]
    assert met(scenario, "a3", "A2") == "flank"
    assert met(scenario, "a4", "A2") == met(scenario, "a4", "A3") == "front"


def test_the_flank_of_the_flanking_unit_at_suriagehara_is_in_no_enemy_zone() -> None:
    """9.28.1: so it keeps its position superiority, though it stands between two enemies."""
    scenario = suriagehara()
    flanking = scenario.standing["a3"]
    assert met(scenario, "A1", "a3") == "rear"
    assert flanking.hex not in zones(scenario.terrain, scenario.standing.values(), RED)


def test_who_must_give_way_at_suriagehara_can() -> None:
    """9.12 and 11.4: AS(2) has a hex away from SI(a), SI(b) one away from AS(3)."""
    scenario = suriagehara()
    field, everyone = scenario.terrain.field, list(scenario.standing.values())
    taken = {each.hex for each in everyone}
    for label, foes in (("a2", ("A1",)), ("A2", ("a3",))):
        own = scenario.standing[label]
        held = zones(scenario.terrain, everyone, 1 - own.side) | taken
        ways = [
            beside
            for beside in field.neighbors(own.hex)
            if beside >= 0
            and beside not in held
            and all(field.distance(beside, scenario.standing[foe].hex) > 1 for foe in foes)
        ]
        assert ways, label


def test_suriagehara_is_a_position_that_is_written_and_read_back() -> None:
    scenario = suriagehara()
    assert scenario.moment.engaged == (("A1", "a1"), ("A1", "a2"))
    assert not scenario.is_fresh
