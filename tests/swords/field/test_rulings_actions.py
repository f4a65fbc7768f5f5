"""Set-up, Actions 1 to 6, 8 and 9: the book's clauses and rulings W1 to W6, W17, W26 to W28."""

from samurai_odds.play import layout as common
from samurai_odds.swords.field import layout as at
from tests.swords.field.drawing import army, at_war, drawn, new_game, place

HERE = {"Aki": "1 3 spearmen", "Bingo": "2 3 spearmen", "Bitchu": "3 3 spearmen"}


def test_set_up_of_four_seats() -> None:
    table = new_game("standard-4")
    table.quietly_until("bin")
    assert table.s[at.OWNED : at.OWNED + 4] == [17] * 4
    assert table.s[at.KOKU : at.KOKU + 4] == [5] * 4
    for seat in range(1, 5):
        assert [table.tray(seat, kind) for kind in range(6)] == [6, 3, 0, 6, 0, 7]
        assert table.army(seat, 3) == [1, 2, 1, 1, 0, 0]
    threes = [table.s[at.FORCE + p * 6 + 5] for p in range(68)].count(3)
    assert threes == 24  # six different provinces of each end with three
    assert len({table.s[at.WHERE + a] for a in range(12)}) == 12


def test_set_up_leaves_cards_over_with_three_and_five() -> None:
    for players, owned, koku, spearmen in ((3, 22, 7, 2), (5, 13, 4, 11)):
        table = new_game(f"standard-{players}")
        table.quietly_until("bin")
        assert table.s[at.OWNED : at.OWNED + players] == [owned] * players
        assert table.s[at.KOKU] == koku
        assert table.tray(1, at.SPEARMAN) == spearmen


def test_two_players_divide_their_cards_between_two_colors() -> None:
    table = new_game("two-player")
    table.quietly_until("card")
    mine = [p for p in range(68) if table.s[at.OWNER + p] == 1]
    assert len(mine) == 34
    assert table.s[at.OWNED] == 0
    table.quietly_until("bin")
    assert table.s[at.OWNED : at.OWNED + 4] == [17] * 4
    assert [table.tray(seat, at.SPEARMAN) for seat in range(1, 5)] == [7] * 4


def test_w27_w28_quick_start() -> None:
    for players, owned, spearmen in ((3, 22, 2), (4, 17, 7), (5, 13, 11)):
        table = new_game(f"quick-{players}")
        table.quietly_until("support")
        just = [p for p in range(68) if table.s[at.OWNER + p] == table.s[at.ASKED]]
        assert set(just) == set(table.options)  # W28: the one just claimed among them
        table.quietly_until("split")
        assert table.tray(1, at.SPEARMAN) == spearmen
        assert table.s[at.OWNED : at.OWNED + players] == [owned] * players
        table.quietly_until("pick up")  # W27: spearmen of its province, after all markers lie
        assert all(table.s[at.WHERE + a] >= 0 for a in range(3 * players))
        assert table.options == [0, 1 + at.SPEARMAN]
        table.choose("pick up", 1 + at.SPEARMAN)
        table.quietly_until("bin")
        assert all(table.s[at.LEVEL + a] == 2 for a in range(3 * players))
        split = [sum(table.army(1, i)[k] for i in (1, 2, 3)) for k in (0, 1, 3)]
        assert split == [5, 6, 5]


def test_plan_uses_all_koku_and_build_holds_two_or_none() -> None:
    table = drawn(HERE, {}, koku=(5, 3, 3))
    assert (table.asked, table.seat, table.options) == ("bin", 1, [0, 1, 2, 3, 4, 5])
    table.choose("bin", 1)
    assert table.options == [0, 2]
    table.choose("bin", 2, 0, 1)  # the rest goes to the ninja
    assert table.s[at.BINS : at.BINS + 5] == [1, 2, 0, 1, 1]


def test_swords_the_five_seat_example() -> None:
    """Take Swords Example: A and B tie and both want the first; C picks; D and E draw."""
    table = drawn({**HERE}, {}, seats=5, koku=(3, 3, 3, 3, 3))
    for seat, bid in ((1, 2), (2, 2), (3, 1), (4, 0), (5, 0)):
        table.plan(seat, swords=bid)
    assert table.seat == 1
    table.choose("sword", 1, 1)
    table.draw(1)  # of the two wishers the second, B, gets the first sword
    assert (table.asked, table.seat, table.options) == ("sword", 1, [2, 3, 4, 5])  # W3
    table.choose("sword", 2)
    assert (table.seat, table.options) == (3, [3, 4, 5])
    table.choose("sword", 5)
    table.draw(0)
    assert table.s[at.SWORD : at.SWORD + 5] == [2, 1, 5, 3, 4]


def test_w3_a_lone_wish_is_granted_before_a_loser_wishes_again() -> None:
    table = drawn(HERE, {}, koku=(3, 3, 3))
    for seat in (1, 2, 3):
        table.plan(seat, swords=1)
    table.choose("sword", 1, 1, 2)
    table.draw(0)
    assert table.s[at.SWORD : at.SWORD + 3] == [1, 3, 2]


def test_w4_living_seats_use_the_first_swords() -> None:
    table = drawn({"Aki": "1 spearman", "Bingo": "2 spearman"}, {}, koku=(3, 3, 3))
    table.s[at.OUT_IN + 2] = 1
    table.s[at.WHERE + army(3)] = at.NONE
    table.s[at.OWNER + place("Oki")] = at.NONE
    table.s[at.OWNED + 2] = table.s[at.ARMY + army(3) * 6 + at.DAIMYO] = 0
    table.plan(1, swords=1)
    table.plan(2)
    assert (table.asked, table.options) == ("sword", [1, 2])


def test_w1_builders_choose_before_anything_stands() -> None:
    table = drawn({**HERE, "Suo": "1 spearman"}, {}, koku=(2, 2, 0))
    table.plan(1, build=2)
    table.plan(2, build=2)
    table.quietly_until("build")
    first = table.seat
    table.choose("build", table.options[0])
    assert not any(table.s[at.BUILT : at.BUILT + 68])  # decided, not built
    table.choose("build", table.options[0])
    built = [p for p in range(68) if table.s[at.BUILT + p]]
    assert len(built) == 2
    assert first in (1, 2)


def test_scarce_castles_go_in_sword_order_and_w2_koku_are_lost() -> None:
    table = drawn(HERE, {}, koku=(3, 3, 0), numbers={at.CASTLE_SUPPLY: 1})
    table.s[at.CASTLE_BOX] = 1
    table.plan(1, build=2)
    table.plan(2, swords=1, build=2)
    table.choose("sword", 1)
    table.quietly_until("build")
    assert table.seat == 2
    table.choose("build", place("Bingo"))
    table.quietly_until("march")
    assert table.s[at.LOST + 0 * 5 + at.TO_BUILD] == 2


def test_a_castle_becomes_a_fortress() -> None:
    table = drawn({"Aki": "1 spearman castle", "Suo": "1 spearman"}, {}, koku=(2, 0, 0))
    table.plan(1, build=2)
    table.quietly_until("build")
    table.choose("build", place("Aki"))
    assert table.s[at.BUILT + place("Aki")] == at.FORTRESS
    assert table.s[at.BASE_BOX] == 4


def test_levy_prices_and_w1_placement() -> None:
    """One koku: a bowman; two of swordsmen and gunners together; three spearmen."""
    many = {"Aki": "1 spearman", "Suo": "1 spearman", "Nagato": "1 spearman", "Iwami": "1 spearman"}
    table = drawn(many, {}, koku=(2, 0, 0))
    table.plan(1, levy=2)
    table.quietly_until("levy")
    assert table.options == [0, 1, 2]
    table.choose("levy", 0)
    assert table.options == [0, 1, 2, 3, 4]  # swordsmen
    table.choose("levy", 1)
    assert table.options == [0, 1, 2, 3]  # gunners share his koku
    table.choose("levy", 1)
    assert table.options == [0, 1, 2, 3]  # spearmen for the other, within five provinces
    table.choose("levy", 2)
    assert table.asked == "place"
    table.choose("place", 2 * place("Aki"))
    assert 2 * place("Aki") not in table.options  # one unit a province
    assert sum(table.force("Aki")) == 1  # W1: nothing stands before all have placed
    table.choose("place", 2 * place("Suo"), 2 * place("Nagato"), 2 * place("Iwami"))
    assert table.force("Suo") == [0, 1, 0, 0, 0, 1] or table.force("Suo") == [0, 0, 0, 1, 0, 1]


def test_levied_units_never_exceed_own_provinces() -> None:
    table = drawn({"Aki": "1 spearman"}, {}, koku=(5, 0, 0))
    table.plan(1, levy=5)
    table.quietly_until("levy")
    table.choose("levy", 0, 0, 0)
    assert table.options == [0, 1, 2]


def test_ronin_within_summed_limits_and_w6_the_rest_goes_back() -> None:
    table = drawn(
        {"Aki": "1 3 spearmen", "Suo": "1 spearman"},
        {(1, 1): "Aki: 1: daimyo, bowman"},
        koku=(3, 0, 0),
    )
    table.plan(1, ronin=3)
    table.quietly_until("stack size")
    assert table.s[at.PLACE_ASKED] == place("Aki")  # the only province that can take any
    assert table.options == [1, 2, 3]  # 1 for the army, 2 for the force
    table.choose("stack size", 3)
    assert table.s[at.RONIN_BOX] == 23  # three fit, three are back


def test_ronin_run_short_in_sword_order() -> None:
    table = drawn(HERE, {}, koku=(3, 3, 0), numbers={at.UNIT_SUPPLY + at.RONIN: 3})
    table.s[at.RONIN_BOX] = 3
    table.plan(1, ronin=3)
    table.plan(2, swords=1, ronin=2)
    table.choose("sword", 1)
    table.quietly_until("stack size")
    assert table.seat == 2  # seat 1 came later and got none: his koku are lost
    assert table.s[at.LOST + at.TO_RONIN] == 3


def test_the_highest_bid_hires_the_ninja_a_tie_nobody() -> None:
    for second, holder in ((1, 0), (2, at.NONE)):
        table = drawn(HERE, {}, koku=(2, second, 0))
        table.plan(1)
        table.plan(2)
        table.quietly_until("declare")
        assert table.s[at.NINJA] == holder
        assert table.s[at.LOST + 5 + at.TO_NINJA] == second


def test_w17_a_successor_costs_a_unit_of_the_owners_choice() -> None:
    table = drawn(HERE, {(1, 1): "Suo: 3: fallen daimyo, bowman, spearman"}, koku=(3, 3, 3))
    assert (table.asked, table.seat, table.options) == ("successor", 1, [at.BOWMAN, at.SPEARMAN])
    table.choose("successor", at.SPEARMAN)
    assert table.army(1) == [1, 0, 1, 0, 0, 0]
    assert table.s[at.LEVEL + army(1)] == 1
    assert table.tray(1, at.SPEARMAN) == 33


def test_quick_start_successors_stand_at_level_two() -> None:
    table = drawn(HERE, {(1, 1): "Suo: 3: fallen daimyo, bowman"}, variant="quick")
    assert table.s[at.LEVEL + army(1)] == 2


def test_the_spy_sees_one_plan_before_he_makes_his() -> None:
    table = drawn(HERE, {}, koku=(3, 3, 3), ninja=1)
    assert table.seat == 2
    table.plan(2, swords=3)
    table.plan(3, ronin=1)
    assert (table.asked, table.seat, table.options) == ("spy", 1, [0, 2, 3])
    table.choose("spy", 3)
    assert (table.asked, table.seat) == ("bin", 1)
    table.plan(1, levy=3)
    assert table.s[at.NINJA] == at.NONE


def test_actions_8_and_9() -> None:
    """Income is a third, rounded down, never below three; ronin go back; W26: no koku limit."""
    table = drawn({"Aki": "1 3 spearmen"}, {}, koku=(1, 0, 0))
    table.plan(1, ronin=1)
    table.quietly_until("stack size")
    table.choose("stack size", 2)
    assert table.s[at.RONIN_BOX] == 24
    table.quietly_until("bin")
    assert table.s[at.KOKU : at.KOKU + 3] == [3, 3, 3]
    assert table.s[at.RONIN_BOX] == 26
    assert table.s[at.TURN] == 3


def test_w34_after_the_last_round_nobody_has_won() -> None:
    table = drawn(HERE, {}, turn=2)
    table.q[common.TURN_LIMIT] = 2
    table.quietly_until("successor")
    assert (table.s[at.ENDED], table.s[at.WINNER]) == (at.BY_ROUND_LIMIT, at.NONE)


def test_a_war_turn_for_each_living_seat_in_sword_order() -> None:
    table = at_war(drawn(HERE, {}), 3, 1, 2)
    seen = []
    for _ in range(3):
        table.quietly_until("declare")
        seen.append(table.seat)
        table.choose("declare", *(0 for _ in range(table.asked == "declare")))
        while table.asked == "declare" and table.seat == seen[-1]:
            table.choose("declare", 0)
    assert seen == [3, 1, 2]
