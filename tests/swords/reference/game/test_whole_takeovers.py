"""Rulings on bids, the ninja, eliminations and ends, played by hand in the reference."""

import pytest

from tests.swords.reference.game.rules.pieces import REGULAR, SUPPLY
from tests.swords.reference.game.rules.table import QUICK, TWO_PLAYER, GameOver
from tests.swords.reference.game.scripted import Written, line, position

ROW = line("A", "B", "C", "D", "E", "F", "G", "H")


def duel(script, forces, armies, **options):
    options = {"board": ROW, "goal": 60, **options}
    game = position(script, forces, armies, **options)
    game.active = 0
    return game


def turn(game, seat=0):
    game.active = seat
    game.take_turn(game.seats[seat])
    game.script.done()
    return game


# ---- the ninja --------------------------------------------------------------------------------
def strike(dice, *, units="b", round=2, ninja="army 1/0", armies=None, **answers):
    """Seat 0 holds the ninja in his own turn."""
    game = duel(
        Written(dice=dice, ninja=ninja, **answers),
        {0: {"A": "s"}, 1: {"D": "s"}, 2: {"G": "s"}},
        armies or {0: [("B", 1, "b")], 1: [("E", 1, units), ("D", 1, "g")], 2: [("H", 1, "")]},
        round=round,
    )
    game.ninja = 0
    return game


def test_s8_eight_or_less_lays_the_daimyo_down_and_sends_the_ninja_back():
    game = turn(strike([8]))
    assert game.seats[1].armies[0].fallen
    assert game.ninja is None


def test_s8_alone_in_his_army_the_daimyo_is_out_at_once():
    game = turn(strike([1], units=""))
    assert game.seats[1].armies[0].where is None
    assert game.provinces["E"].owner is None


def test_s8_a_failed_strike_is_avenged_on_nine_or_more():
    assert not turn(strike([9, 8])).seats[0].armies[0].fallen
    assert turn(strike([12, 9])).seats[0].armies[0].fallen


def test_s8_no_strike_in_the_first_round():
    game = strike([], round=1, ninja="wait")
    game.script.answers.clear()
    turn(game)
    assert game.ninja == 0
    assert not game.script.offered["ninja"]


def test_w17_a_successor_costs_one_unit_and_starts_at_the_lowest_level():
    script = Written(successor="gunner")
    game = duel(script, {0: {"A": "s"}, 1: {"H": "s"}}, {0: [("A", 3, "bg")]})
    army = game.seats[0].armies[0]
    army.fallen, army.hole = True, 2
    game.successors()
    script.done()
    assert (army.fallen, army.level, army.hole, army.units["gunner"]) == (False, 1, 1, 0)


def test_w15_a_disrupted_armys_declaration_is_void_and_its_force_still_fights():
    script = Written(declare="D; D", ninja="wait; wait; army 0/0", dice=[1], hits=[(1, 0)])
    game = duel(
        script, {0: {"C": "ss"}, 1: {"D": "s", "G": "s"}}, {0: [("C", 1, "bb")], 1: [("H", 1, "")]}
    )
    game.ninja = 1
    turn(game)
    assert game.seats[0].armies[0].fallen
    assert game.provinces["D"].owner is None


# ---- eliminations ----------------------------------------------------------------------------
def fall_of_seat_1(script, *, lost=True, forces=None, **options):
    """Seat 0 kills the lone last daimyo of seat 1 in D; seat 1 also holds E and F."""
    return duel(
        script,
        forces or {0: {"C": "sss"}, 1: {"E": "ss", "F": "s"}, 2: {"G": "s"}},
        {0: [("A", 1, "b")] if lost else [("A", 1, ""), ("B", 1, ""), ("C", 1, "")],
         1: [("D", 1, "")], 2: [("H", 1, "")]},
        **options,
    )  # fmt: skip


def test_the_heir_owns_all_at_once_and_recovers_his_lost_daimyos():
    script = Written(
        declare="none; D", hits=[(1, 0)], recovered_marker="E", pick_up="spearman; enough"
    )
    game = turn(fall_of_seat_1(script))
    heir = game.seats[0]
    assert (game.seats[1].out, game.seats[1].heir) == (True, 0)
    assert [p.name for p in game.owned(0)] == ["A", "C", "E", "F"]
    assert game.counted(0) == 5  # D too: emptied this turn and still empty (S10)
    assert (heir.armies[1].where, heir.armies[1].level) == ("E", 1)
    assert heir.armies[1].units["spearman"] == 1
    game.end_turn()
    assert game.counted(0) == 4


def test_w22_trays_of_merged_colours_add_up():
    game = turn(fall_of_seat_1(Written(declare="D", hits=[(1, 0)]), lost=False))
    lying = sum(p.force.units["spearman"] for p in game.owned(0))
    assert game.seats[0].tray["spearman"] == 2 * SUPPLY["spearman"] - lying
    assert game.seats[1].tray == dict.fromkeys(REGULAR, 0)


def test_w31_the_takeover_wins_at_once():
    game = fall_of_seat_1(Written(declare="none; D", hits=[(1, 0)]), goal=5)
    with pytest.raises(GameOver):
        turn(game)
    assert (game.winners, game.reason) == ((0,), "takeover")


def test_w18_the_defender_who_kills_the_last_daimyo_is_the_heir_and_w20_the_turn_stops():
    script = Written(declare="D", hits=[(0, 1)])
    game = duel(
        script,
        {0: {"A": "s"}, 1: {"D": "bb"}, 2: {"G": "s"}},
        {0: [("C", 1, "")], 1: [("E", 1, ""), ("F", 1, ""), ("D", 1, "")], 2: [("H", 1, "")]},
    )
    turn(game)
    assert (game.seats[0].out, game.seats[0].heir) == (True, 1)
    assert game.provinces["A"].owner == 1
    assert not script.offered["source"]


def test_w19_two_last_daimyos_in_one_step_leave_no_heir():
    script = Written(declare="D", hits=[(1, 1)])
    game = duel(
        script,
        {0: {"A": "s"}, 1: {"E": "s"}, 2: {"G": "s"}, 3: {"F": "s"}},
        {0: [("C", 1, "")], 1: [("D", 1, "")], 2: [("H", 1, "")], 3: [("F", 1, "")]},
    )
    turn(game)
    assert [seat.out for seat in game.seats] == [True, True, False, False]
    assert [seat.heir for seat in game.seats] == [None] * 4
    assert game.provinces["A"].owner is None
    assert game.seats[0].tray == SUPPLY


def test_w21_the_fallen_seats_ninja_goes_to_the_box():
    game = fall_of_seat_1(Written(declare="none; D", hits=[(1, 0)], recovered_marker="E"))
    game.ninja = 1
    turn(game)
    assert game.ninja is None


def test_w24_the_other_colour_is_neither_attacked_nor_entered():
    script = Written()
    game = duel(
        script,
        {0: {"B": "s"}, 1: {"C": "s"}, 2: {"A": "s"}, 3: {"H": "s"}},
        {0: [("B", 1, "")], 1: [("C", 1, "")], 2: [("A", 1, "")], 3: [("H", 1, "")]},
        variant=TWO_PLAYER,
    )
    turn(game)
    assert script.last["declare"] == ["none", "A"]
    assert script.last.get("march") is None


def test_two_players_win_with_both_colours_at_the_end_of_a_round():
    game = duel(
        Written(),
        {0: {"A": "s", "B": "s"}, 1: {"C": "s"}, 2: {"F": "s"}, 3: {"H": "s"}},
        {0: [("A", 1, "")], 1: [("C", 1, "")], 2: [("F", 1, "")], 3: [("H", 1, "")]},
        variant=TWO_PLAYER,
        goal=3,
    )
    with pytest.raises(GameOver):
        game.end_round()
    assert game.winners == (0, 1)


def test_w29_quick_start_the_one_who_eliminated_wins_a_tie():
    script = Written(declare="none; D", hits=[(1, 0)])
    game = fall_of_seat_1(
        script,
        forces={0: {"C": "sss"}, 1: {}, 2: {"E": "s", "F": "s"}},
        variant=QUICK,
    )  # A, C and the emptied D against E, F and H
    with pytest.raises(GameOver):
        turn(game)
    assert (game.winners, game.reason) == ((0,), "most provinces")


# ---- bids and purchases ----------------------------------------------------------------------
@pytest.mark.parametrize(("bids", "holder"), [((2, 1), 0), ((2, 2), None), ((0, 0), None)])
def test_s9_the_highest_single_bid_hires_the_ninja(bids, holder):
    game = duel(Written(), {0: {"A": "s"}, 1: {"H": "s"}}, {})
    for seat, bid in zip(game.seats, bids, strict=True):
        seat.bins["ninja"] = bid
    game.hire_ninja()
    assert game.ninja == holder


@pytest.mark.parametrize(("swords", "hidden"), [((1, 2), (4, 0)), ((2, 1), (4, 2))])
def test_s9_scarce_ronin_go_in_sword_order_and_those_that_fit_nowhere_go_back(swords, hidden):
    game = duel(Written(stack_size="4"), {0: {"A": "sssss"}, 1: {"H": "sssss"}}, {})
    for seat, sword, koku in zip(game.seats, swords, (13, 1), strict=True):
        seat.sword, seat.bins["ronin"] = sword, koku
    game.action = ""
    game.script.answers["stack size"] = ["4", "2"]
    game.hire_ronin()
    assert (game.provinces["A"].hidden, game.provinces["H"].hidden) == hidden
    assert game.ronin_box == 26 - sum(hidden)


def test_income_is_a_third_of_the_provinces_and_never_below_three():
    game = duel(Written(), {0: {"A": "s"}, 1: {"H": "s"}}, {})
    game.collect_koku()
    assert [seat.koku for seat in game.seats] == [3, 3]
