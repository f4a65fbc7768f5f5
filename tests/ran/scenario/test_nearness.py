"""Command ranges and activation from drawn positions (4.31-4.35, 5.2, R22)."""

from samurai_odds.ran.scenario.scenario import BLUE, RED, Scenario
from samurai_odds.ran.scenario.text import read, write
from tests.ran.reference.nearness import commanded, in_honjin, statuses
from tests.ran.scenario.drawing import drawn

AS = "AS 6-4/5-3"
BLUE_FAR = {"a": f"a1 {AS}"}


def in_command(scenario: Scenario, letter: str = "A") -> set[str]:
    return set(commanded(scenario, next(c for c in scenario.contingents if c.letter == letter)))


def test_the_units_hex_counts_the_bushos_does_not() -> None:
    scenario = drawn(
        ".A1n . . .A2n .A3n . . . .A4n\n. . . . . . . . .a1s",
        {"A": f"A1-A4 {AS}", **BLUE_FAR},
        {"A": "A1 3"},
    )
    # A2 is 3 hexes off; A3 is beside it (4.33); A4 is neither.
    assert in_command(scenario) == {"A1", "A2", "A3"}


def test_adjacency_reaches_on_from_unit_to_unit() -> None:
    scenario = drawn(
        ".A1n . .A2n .A3n .A4n . .\n. . . . . . .a1s",
        {"A": f"A1-A4 {AS}", **BLUE_FAR},
        {"A": "A1 2"},
    )
    assert in_command(scenario) == {"A1", "A2", "A3", "A4"}


def test_only_units_of_the_contingent_extend_it() -> None:
    scenario = drawn(
        ".A1n . .B1n .A2n . .\n. . . . . .a1s",
        {"A": f"A1-A2 {AS}", "B": f"B1 {AS}", **BLUE_FAR},
        {"A": "A1 2"},
    )
    assert in_command(scenario) == {"A1"}


def test_a_range_is_halved_rounding_up_in_an_enemy_zone() -> None:
    rows = ". . .a1{} . . . .\n. .A1n . . .A2n . ."
    units = {"A": f"A1-A2 {AS}", **BLUE_FAR}
    held = drawn(rows.format("s"), units, {"A": "A1 3"})
    assert in_command(held) == {"A1"}  # 2 of 3, and A2 is 3 away
    assert in_command(drawn(rows.format("n"), units, {"A": "A1 3"})) == {"A1", "A2"}


def test_no_path_through_enemies_or_their_zones_but_where_friends_stand() -> None:
    rows = "~ ~ ~ .a1{} ~ ~ ~\n.A1n . {} {} . .A2n ."  # the enemy's front: 0302 and 0402
    units = {"A": f"A1-A2 {AS}", **BLUE_FAR}
    friends = {"A": units["A"], "B": f"B1-B2 {AS}", **BLUE_FAR}
    reach = {"A": "A1 5"}
    assert in_command(drawn(rows.format("n", ".", "."), units, reach)) == {"A1", "A2"}
    assert in_command(drawn(rows.format("s", ".", "."), units, reach)) == {"A1"}
    assert in_command(drawn(rows.format("s", ".B1n", ".B2n"), friends, reach)) == {"A1", "A2"}
    enemy = "~ ~ ~ ~ ~ ~ ~\n.A1n . .a1s . . .A2n ."
    assert in_command(drawn(enemy, units, reach)) == {"A1"}


def test_no_path_across_a_river() -> None:
    rows = ".A1n . .A2n . .a1s"
    units = {"A": f"A1-A2 {AS}", **BLUE_FAR}
    assert in_command(drawn(rows, units, {"A": "A1 4"})) == {"A1", "A2"}
    river = "Hexsides:\n  river: 0101 e\n"
    assert in_command(drawn(rows, units, {"A": "A1 4"}, river)) == {"A1"}


def test_bows_and_guns_are_not_near_but_are_neared() -> None:
    scenario = drawn(".A1n . .a1s", {"A": "A1 AS-T 5-4", "a": f"a1 {AS}"})
    assert statuses(scenario, RED)["A"].hexes_to == {}
    assert statuses(scenario, BLUE)["a"].hexes_to == {"A": 2}


def test_a_so_taisho_out_of_his_honjin_reaches_as_far_as_his_initiative() -> None:
    rows = ".A1n . . .B1n . .A2 . .a1s"
    units = {"A": f"A1 {AS}; A2 Honjin 5-0", "B": f"B1 {AS}", **BLUE_FAR}
    near, far = drawn(rows, units, {"A": "A1 3"}), drawn(rows, units, {"A": "A1 2"})
    assert statuses(near, RED)["B"].in_range
    assert not statuses(far, RED)["B"].in_range
    chief = near.of_side(RED)[0]
    assert not in_honjin(near, chief)
    home = drawn(rows, units, {"A": "A2 3"})
    assert in_honjin(home, home.of_side(RED)[0])


def test_a_so_taishos_range_is_halved_in_an_enemy_zone_like_anyones() -> None:
    rows = ". . .a1{} . . . .\n. .A1n . . .B1n . ."
    units = {"A": f"A1 {AS}", "B": f"B1 {AS}", **BLUE_FAR}
    held = drawn(rows.format("s"), units, {"A": "A1 3"})
    assert not statuses(held, RED)["B"].in_range  # 2 of 3 (4.35), and B1 is 3 away
    assert statuses(drawn(rows.format("n"), units, {"A": "A1 3"}), RED)["B"].in_range


def test_a_path_goes_around_what_closes_it_and_costs_no_movement() -> None:
    rows = ".A1n ~ .A2n . .a1n\n. w . . ."
    units = {"A": f"A1-A2 {AS}", **BLUE_FAR}
    assert in_command(drawn(rows, units, {"A": "A1 3"})) == {"A1", "A2"}  # hexes, not points
    assert in_command(drawn(rows, units, {"A": "A1 2"})) == {"A1"}


def test_being_adjacent_to_the_enemys_or_anothers_unit_commands_nobody() -> None:
    rows = ".A1n . . .a1n .A2n .B1n"
    units = {"A": f"A1-A2 {AS}", "B": f"B1 {AS}", **BLUE_FAR}
    assert in_command(drawn(rows, units, {"A": "A1 9"})) == {"A1"}
    assert in_command(drawn(rows, units), "B") == {"B1"}


def test_who_has_no_busho_commands_nobody() -> None:
    text = write(drawn(".A1n .A2n . . .a1n", {"A": f"A1-A2 {AS}", **BLUE_FAR}))
    dead = read(text.replace("5/5, at A1", "5/5\n  status: dead").replace("A1n*", "A1n"))
    assert in_command(dead) == set()
    assert statuses(dead, RED)["A"].leaderless
