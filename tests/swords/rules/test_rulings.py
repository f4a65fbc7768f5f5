"""Rulings that random games against the reference seldom meet, and what it does not compare.

The other rules of a game are the reference's (`test_reference_game`): it disagrees where any is
broken. It does not compare koku lost, tallies, or what stands before a simultaneous action ends.
"""

from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import WHOLE_FORCE, march_value
from samurai_odds.swords.rules.layout import Question, Tallies
from tests.swords.rules.drawing import army, at_war, drawn, place, war

HERE = {"Aki": "1 3 spearmen", "Bingo": "2 3 spearmen", "Bitchu": "3 3 spearmen"}
AWA_1 = "Awa (Honshu): 1: daimyo"
AWA = {"Awa (Honshu)": "1 spearman", "Kazusa": "1 spearman", "Shimosa": "1 spearman"}


def test_w3_a_lone_wish_is_granted_before_a_loser_wishes_again() -> None:
    table = drawn(HERE, {}, koku=(3, 3, 3))
    for seat in (1, 2, 3):
        table.plan(seat, swords=1)
    table.choose("sword", 1, 1, 2)
    table.draw(0)
    assert table.s.sword[:3].tolist() == [1, 3, 2]


def test_w1_builders_choose_before_anything_stands() -> None:
    table = drawn({**HERE, "Suo": "1 spearman"}, {}, koku=(2, 2, 0))
    table.plan(1, build=2)
    table.plan(2, build=2)
    table.quietly_until("build")
    table.choose("build", table.options[0])
    assert not any(table.s.built[:68])  # decided, not built
    table.choose("build", table.options[0])
    assert sum(map(bool, table.s.built[:68])) == 2


def test_scarce_castles_go_in_sword_order_and_w2_koku_are_lost() -> None:
    table = drawn(HERE, {}, koku=(3, 3, 0), numbers={Question.castle_supply.at: 1})
    table.s.castle_box = 1
    table.plan(1, build=2)
    table.plan(2, swords=1, build=2)
    table.choose("sword", 1)
    table.quietly_until("build")
    assert table.seat == 2
    table.choose("build", place("Bingo"))
    table.quietly_until("march")
    assert table.s.lost[0, at.TO_BUILD] == 2


def test_w1_levied_units_stand_when_all_are_placed() -> None:
    table = drawn({"Aki": "1 spearman", "Suo": "1 spearman"}, {}, koku=(1, 0, 0))
    table.plan(1, levy=1)
    table.quietly_until("levy")
    table.choose("levy", 0, 0, 2)
    table.choose("place", 2 * place("Aki"))
    assert sum(table.force("Aki")) == 1
    table.choose("place", 2 * place("Suo"))
    assert sum(table.force("Aki")) == sum(table.force("Suo")) == 2


def test_ronin_run_short_in_sword_order() -> None:
    table = drawn(HERE, {}, koku=(3, 3, 0), numbers={Question.unit_supply.place(at.RONIN): 3})
    table.s.ronin_box = 3
    table.plan(1, ronin=3)
    table.plan(2, swords=1, ronin=2)
    table.choose("sword", 1)
    table.quietly_until("stack size")
    assert table.seat == 2  # seat 1 came later and got none: his koku are lost
    assert table.s.lost[0, at.TO_RONIN] == 3


def test_the_highest_bid_hires_the_ninja_a_tie_nobody() -> None:
    for second, holder in ((1, 0), (2, at.NONE)):
        table = drawn(HERE, {}, koku=(2, second, 0))
        table.plan(1)
        table.plan(2)
        table.quietly_until("declare")
        assert table.s.ninja == holder
        assert table.s.lost[1, at.TO_NINJA] == second


def test_the_spy_sees_one_plan_before_he_makes_his() -> None:
    table = drawn(HERE, {}, koku=(3, 3, 3), ninja=1)
    assert table.seat == 2
    table.plan(2, swords=3)
    table.plan(3, ronin=1)
    assert (table.asked, table.seat, table.options) == ("spy", 1, [0, 2, 3])
    table.choose("spy", 3)
    assert (table.asked, table.seat) == ("bin", 1)
    table.plan(1, levy=3)
    assert table.s.ninja == at.NONE


def test_w9_a_third_army_may_make_room_for_the_second() -> None:
    """Awa's one neighbor is Kazusa: its army can leave only if that of Kazusa leaves next."""
    table = war(
        AWA,
        {(1, 1): "Shimosa: 2: daimyo", (1, 2): AWA_1, (1, 3): "Kazusa: 1: daimyo"},
    )
    table.choose("march", march_value(0, 0, place("Kazusa")))
    table.choose("pick up", 0)
    assert table.options == [
        0,
        march_value(0, 0, place("Shimosa")),
        march_value(0, 0, place("Awa (Honshu)")),
    ]
    table.choose("march", march_value(0, 0, place("Awa (Honshu)")))
    table.choose("pick up", 0, 0)  # the second has to leave, by one border only; so has the third
    table.choose("pick up", 0)
    table.quietly_until("declare")
    stand = [table.where(1, index) for index in (1, 2, 3)]
    assert stand == ["Awa (Honshu)", "Kazusa", "Shimosa"]


def test_w9_a_third_army_that_cannot_leave_makes_no_room() -> None:
    table = drawn(
        AWA,
        {(1, 1): "Shimosa: 2: daimyo", (1, 2): AWA_1, (1, 3): "Kazusa: 1: daimyo, bowman"},
    )
    table.fell(1, 3)
    at_war(table)
    table.choose("march", march_value(0, 0, place("Kazusa")))
    table.choose("pick up", 0)
    assert table.asked == "pick up"  # W16: Kazusa is only crossed, and only back
    assert table.where(1, 1) == "Shimosa"


def test_w7_a_whole_force_takes_face_down_ronin_where_an_army_stays() -> None:
    table = drawn({"Aki": "1 3 spearmen"}, {(1, 1): "Aki: 1: daimyo, 3 bowmen"})
    table.hide_ronin("Aki", 4)  # at most three can belong to the army, two to the force
    at_war(table).quietly_until("source")
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo"))
    assert (table.asked, table.options) == ("unit", [at.SPEARMAN, WHOLE_FORCE])
    table.choose("unit", WHOLE_FORCE)
    assert (table.asked, table.options) == ("along", [1, 2])
    table.choose("along", 2)
    assert table.force("Bingo") == [0, 0, 0, 0, 2, 3]
    assert table.force("Aki") == [0] * at.KIND_COUNT
    assert table.s.hidden[place("Aki")] == 2


def test_w20_nothing_of_the_turn_in_which_a_seat_fell_binds_the_next() -> None:
    """Seat 1 calls a battle off and dies in the next: seat 3 may attack where it called off."""
    table = at_war(
        drawn(
            {"Bingo": "2 3 spearmen", "Suo": "2 3 spearmen"},
            {(1, 1): "Aki: 2: daimyo", (3, 1): "Bitchu: 1: daimyo, bowman"},
        ),
        1,
        3,
        2,
    )
    table.aim("Bingo")
    table.roll(0, 0)
    table.choose("call off", 1)
    table.choose("attack", 1 + place("Suo"))
    table.roll(0, 1)
    assert table.s.out_in[0] > 0
    table.quietly_until("declare", seat=3)
    table.come_to("Bitchu")
    assert 1 + place("Bingo") in table.options


def test_a_mutual_end_empties_both_and_is_no_win() -> None:
    table = war({"Aki": "1 spearman", "Bingo": "2 spearman"}, {})
    table.aim("Bingo")
    table.roll(1, 1)
    assert (table.owner("Aki"), table.owner("Bingo")) == (0, 0)
    assert table.s.tally[0, Tallies.attacks_won.at] == 0


def test_s8_a_strike_at_step_eight_ends_the_attack_as_called_off() -> None:
    table = drawn(HERE, {(1, 1): "Aki: 1: daimyo, bowman"})
    table.s.ninja = 1
    at_war(table)
    table.quietly_until("declare")
    table.choose("declare", 1 + place("Bingo"))
    while table.s.pending <= 0 or table.s.pending > at.UNIFORM:
        table.choose(table.asked, 0)
    table.roll(0, 0, 0)
    assert table.asked == "strike"
    assert table.s.ninja_next == at.STEP_EIGHT
    table.choose("strike", 1 + army(1))
    table.draw(0)
    assert table.s.tally[0, Tallies.attacks_called_off.at] == 1


def test_s8_what_a_strike_empties_at_step_eight_is_no_success_but_may_be_entered() -> None:
    table = war({}, {(1, 1): "Aki: 2: daimyo, bowman", (2, 2): "Bingo: 1: daimyo"}, ninja=1)
    table.s.ninja = 0
    table.quietly_until("declare")
    table.aim("Bingo")
    while table.asked == "strike":
        table.choose("strike", 0)
    table.roll(0, 0, 0)
    table.choose("strike", 1 + army(2, 2))
    table.draw(0)
    table.quietly_until("enter")
    assert (table.asked, table.seat, table.owner("Bingo")) == ("enter", 1, 0)
    assert table.s.wins[0] == table.s.tally[0, Tallies.attacks_won.at] == 0


def test_w19_both_lose_their_last_daimyo_and_nobody_inherits() -> None:
    table = war(
        {"Hoki": "2 spearman", "Suo": "1 spearman"},
        {(1, 1): "Aki: 2: daimyo", (2, 1): "Bingo: 2: daimyo"},
    )
    table.quietly_until("declare")
    table.aim("Bingo")
    table.roll(1, 1)
    assert table.s.heir[:2].tolist() == [at.NONE, at.NONE]
    assert table.owner("Hoki") == table.owner("Suo") == 0
    assert (table.s.ended, table.s.winner) == (at.BY_LAST, 2)


def test_a_longer_game_is_decided_after_action_9() -> None:
    table = war({"Aki": "1 3 spearmen"}, {}, goal=3, variant="end-of-round")
    table.quietly_until("source")
    table.choose("source", 1 + place("Aki"))
    table.choose("destination", 1 + 2 * place("Bingo"))
    assert table.s.ended == at.PLAYING
    table.quietly_until("bin")
    assert (table.s.ended, table.s.winner) == (at.BY_PROVINCES, 0)


def test_two_players_count_both_colors_after_action_9() -> None:
    table = war({"Aki": "1 3 spearmen", "Suo": "2 spearman"}, {}, goal=4, variant="two-player")
    table.quietly_until("bin")
    assert (table.s.ended, table.s.winner) == (at.BY_PROVINCES, 0)


def test_quick_start_ends_at_the_first_fall_w29_the_eliminator_wins_a_tie() -> None:
    table = war(
        {"Aki": "1 5 bowmen", "Suo": "3 spearman", "Hoki": "3 spearman"},
        {(2, 1): "Bingo: 2: daimyo"},
        variant="quick",
    )
    table.quietly_until("declare")
    table.aim("Bingo")
    table.roll(1)
    assert (table.s.ended, table.s.winner) == (at.BY_MOST, 0)  # three each
