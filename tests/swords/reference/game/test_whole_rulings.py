"""Rulings on armies, ronin and battles, played by hand in the reference of the whole game."""

from tests.swords.reference.game.rules import combat
from tests.swords.reference.game.scripted import Written, line, position

ABCDE = line("A", "B", "C", "D", "E")
FAR = {"E": "s"}


def turn(script, forces, armies, *, board=ABCDE, ronin=(), **options):
    """Play a war turn of seat 0 and give the game."""
    game = position(script, forces, armies, board=board, goal=60, **options)
    for name, count in ronin:
        game.provinces[name].hidden = count
        game.ronin_box -= count
    game.active = 0
    game.take_turn(game.seats[0])
    script.done()
    return game


def test_w8_units_are_picked_up_only_on_entering():
    script = Written(march="army 0/0 to B; halt", pick_up="gunner")
    game = turn(script, {0: {"A": "ss", "B": "g"}, 1: FAR}, {0: [("A", 1, "")]})
    assert script.last["pick up"] == ["enough", "gunner"]
    assert game.seats[0].armies[0].units["gunner"] == 1
    assert game.provinces["A"].force.size() == 2


def test_w9_two_armies_change_places():
    script = Written(march="army 0/0 to B; army 0/1 to A")
    game = turn(script, {0: {"C": "s"}, 1: FAR}, {0: [("A", 1, "g"), ("B", 1, "b")]})
    assert [army.where for army in game.seats[0].armies[:2]] == ["B", "A"]


def test_w9_who_must_make_way_is_not_let_off():
    script = Written(march="army 0/0 to B; army 0/1 to C")
    turn(script, {0: {"A": "s", "C": "s"}, 1: FAR}, {0: [("A", 1, "g"), ("B", 1, "b")]})
    blocked = Written()
    game = position(
        blocked, {0: {"A": "s"}, 1: {"C": "s"}}, {0: [("A", 1, ""), ("B", 1, "g")]}, board=ABCDE
    )
    game.phase = "A"
    army = game.seats[0].armies[0]
    game.seats[0].armies[1].fallen = True
    assert game.ways(army, 1, []) == []  # a disrupted army stays where it is
    assert [p.name for p in game.ways(army, 2, [])] == ["B"]  # but there and back is a march


def test_w16_a_disrupted_army_is_crossed_and_joined_by_forces_in_d():
    script = Written(march="army 0/0 to B; army 0/0 to C", source="A", destination="B army")
    game = position(
        script,
        {0: {"A": "ss", "C": "s"}, 1: FAR},
        {0: [("A", 2, ""), ("B", 1, "g")]},
        board=ABCDE,
        goal=60,
    )
    game.seats[0].armies[1].fallen = True
    game.take_turn(game.seats[0])
    script.done()
    assert game.seats[0].armies[0].where == "C"
    assert game.seats[0].armies[1].units["spearman"] == 1


def test_w10_crossing_needs_no_garrison_unless_the_force_was_taken_up():
    script = Written(
        march="army 0/0 to B; army 0/0 to C",
        pick_up="spearman; spearman",
        garrison="gunner; enough",
    )
    game = turn(script, {0: {"A": "s", "B": "ss", "C": "s"}, 1: FAR}, {0: [("A", 2, "gg")]})
    assert game.provinces["B"].force.units["gunner"] == 1
    script = Written(march="army 0/0 to B; army 0/0 to C")
    turn(script, {0: {"A": "s", "B": "s", "C": "s"}, 1: FAR}, {0: [("A", 2, "gg")]})
    assert not script.offered["garrison"]


def test_w12_an_empty_target_of_a_level_1_army_is_nothing_and_of_others_one_attack():
    forces, army = {0: {"A": "s"}, 1: FAR}, {0: [("A", 1, "gg")]}
    script = Written(declare="B")
    game = turn(script, forces, army)
    assert not script.offered["enter"]
    assert game.provinces["B"].owner is None
    script = Written(declare="B", enter="move in")
    game = turn(script, forces, {0: [("A", 2, "gg")]})
    assert (game.provinces["B"].owner, game.seats[0].armies[0].hole) == (0, 1)  # no success


def test_w13_no_army_marker_is_attacked_in_round_one_not_even_by_a_further_attack():
    script = Written(declare="B", enter="move in")
    turn(script, {0: {"A": "s"}, 1: {"D": "s"}}, {0: [("A", 2, "g")], 1: [("C", 1, "s")]}, round=1)
    assert not script.offered["attack"]  # from B there is only C, and A is own


def test_w14_a_later_attack_enters_what_the_army_emptied_itself():
    script = Written(declare="B", hits=[(1, 0)], enter="stay; move in", attack="B; end")
    game = turn(
        script, {0: {"A": "s"}, 1: {"B": "s", "E": "s"}}, {0: [("A", 3, "gg")], 1: [("E", 1, "")]}
    )
    assert game.provinces["B"].owner == 0


def test_s5_a_battle_called_off_is_not_taken_up_again():
    script = Written(declare="B", hits=[(0, 0), (0, 0)], call_off="call off")
    turn(script, {0: {"A": "s"}, 1: {"B": "s", "E": "s"}}, {0: [("A", 3, "gg")], 1: [("E", 1, "")]})
    assert not script.offered["attack"]


def test_s7_one_hole_a_round_and_the_new_level_marches_farther_in_d():
    script = Written(
        declare="B",
        hits=[(1, 0)],
        march="army 0/0 to B; army 0/0 to C",
        garrison="gunner; enough",
    )
    game = position(
        script, {0: {"A": "s"}, 1: {"B": "s", "E": "s"}}, {0: [("A", 1, "ggg")], 1: [("E", 1, "")]},
        board=ABCDE, goal=60,
    )  # fmt: skip
    army = game.seats[0].armies[0]
    army.hole = 3
    game.take_turn(game.seats[0])
    script.done()
    assert (army.level, army.hole, army.where) == (2, 1, "C")


def test_s3_castle_units_are_not_refilled_within_a_turn():
    board = line("A", "B", "C", "D", "E")
    script = Written(
        declare="B; B", hits=[(0, 0), (2, 0), (0, 0), (1, 0)], call_off="call off; call off"
    )
    game = position(
        script, {0: {"A": "ss", "C": "ss"}, 1: {"B": "s", "E": "s"}}, {0: [("D", 1, "g")],
        1: [("E", 1, "")]}, board=board, goal=60,
    )  # fmt: skip
    game.provinces["B"].castle, game.castles_box = 1, 9
    script.exchanges = [(2, 0), (1, 0)]  # forces of spearmen: no ranged dice are rolled
    game.take_turn(game.seats[0])
    script.done()
    assert game.provinces["B"].bonus == 1
    game.end_turn()
    assert game.provinces["B"].bonus is None


def test_s4_walls_sit_out_the_first_strike_and_nobody_calls_off_after_it():
    script = Written(declare="B", hits=[(0, 1), (0, 0)], call_off="call off")
    board = line("A", "B", "C", "D", "E", sea=("B",))
    game = turn(script, {0: {"A": "sss"}, 1: {"B": "s", "E": "s"}}, {0: [("D", 1, "g")],
                1: [("E", 1, "")]}, board=board)  # fmt: skip
    assert game.provinces["A"].force.units["spearman"] == 2
    assert script.offered["call off"] == 1


def test_w7_an_attacker_says_how_many_face_down_ronin_are_his():
    script = Written(declare="B", hits=[(1, 0)], ronin="1")
    game = turn(
        script, {0: {"A": "sss"}, 1: {"B": "s", "E": "s"}},
        {0: [("A", 1, "gg")], 1: [("E", 1, "")]},
        ronin=[("A", 3)],
    )  # fmt: skip
    assert script.last["ronin"] == ["1", "2"]  # the force of three can keep only two
    assert game.seats[0].armies[0].ronin == 1
    assert game.provinces["A"].hidden == 2


def test_w7_a_defended_stack_is_revealed_whole_and_shared():
    script = Written(declare="B", hits=[(0, 0), (0, 0)], ronin="1", call_off="call off")
    game = turn(
        script, {0: {"A": "sss"}, 1: {"B": "sss", "E": "s"}}, {0: [("D", 1, "g")],
        1: [("B", 1, "g")]}, ronin=[("B", 2)],
    )  # fmt: skip
    defender = game.provinces["B"]
    assert (defender.hidden, defender.force.ronin, game.seats[1].armies[0].ronin) == (0, 1, 1)


def test_w32_a_unit_moves_once_and_what_came_in_stays():
    script = Written(source="A", destination="B")
    game = turn(script, {0: {"A": "ss", "B": "g", "C": "w"}, 1: FAR}, {0: [("C", 1, "")]})
    assert game.provinces["B"].force.size() == 2
    assert game.movers(game.provinces["B"]) == {
        "bowman": 0, "gunner": 1, "swordsman": 0, "spearman": 0,
    }  # fmt: skip


def test_phase_d_no_province_is_left_empty_by_a_force():
    script = Written()
    turn(script, {0: {"A": "s", "C": "s"}, 1: FAR}, {0: [("C", 1, "g")]})
    assert script.last["source"] == ["no more", "C"]  # an army holds C; A's spearman stays


def test_phase_d_ronin_of_a_force_go_along_within_both_limits():
    script = Written(source="A", destination="B")
    game = turn(
        script, {0: {"A": "sss", "B": "ss"}, 1: FAR}, {0: [("C", 1, "g")]}, ronin=[("A", 2)]
    )
    a, b = game.provinces["A"], game.provinces["B"]
    assert (a.force.size(), a.hidden) == (2, 1)  # two that stay lead one
    assert (b.force.size(), b.force.ronin) == (3, 1)


def test_phase_d_a_force_goes_whole_with_its_revealed_ronin_past_an_army_that_stays():
    script = Written(source="A", destination="B")
    game = position(script, {0: {"A": "sss"}, 1: FAR}, {0: [("A", 1, "")]}, board=ABCDE, goal=60)
    game.provinces["A"].force.ronin, game.ronin_box = 2, game.ronin_box - 2
    game.take_turn(game.seats[0])
    script.done()
    assert game.provinces["B"].force.ronin == 2
    assert game.provinces["A"].owner == 0


def test_a_lost_battle_of_the_only_troop_empties_its_province():
    script = Written(declare="B", hits=[(0, 1)])
    game = turn(
        script, {0: {"A": "s"}, 1: {"B": "s", "E": "s"}}, {0: [("D", 1, "g")], 1: [("E", 1, "")]}
    )
    assert game.provinces["A"].owner is None
    assert combat.LOST == "lost"
