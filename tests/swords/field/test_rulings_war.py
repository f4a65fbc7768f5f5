"""Action 7, phases B and C: rulings W7, W11 to W14, W20; S5 to S7 on the map."""

from samurai_odds.swords.field import layout as at
from tests.swords.field.drawing import Table, army, at_war, drawn, place, war

ARMY_1 = at.ARMY_VALUE


def declare(table: Table, **targets: str) -> None:
    """Declare battles by the province that the troops stand in; ``Aki_force`` for its force."""
    while table.asked == "declare":
        name = next((k for k in NAMES if place(k) == table.s[at.FIGHT_FROM]), "")
        force = table.s[at.TROOP] == at.FORCE_TROOP
        target = targets.get(f"{name}_force" if force else name)
        table.choose("declare", 1 + place(target) if target else 0)


NAMES = ("Aki", "Bingo", "Bitchu", "Iwami", "Suo", "Nagato", "Izumo", "Hoki", "Bizen", "Mimasaka")


def test_w11_one_declaration_a_troop_both_may_name_the_same() -> None:
    table = war({"Aki": "1 3 spearmen", "Bingo": "2 spearman"}, {(1, 1): "Aki: 1: daimyo, bowman"})
    table.quietly_until("declare")
    declare(table, Aki="Bingo", Aki_force="Bingo")
    assert table.asked == "troop"
    assert table.options == [ARMY_1 + place("Aki"), place("Aki")]
    table.choose("troop", place("Aki"))  # S6: separate battles; the force first here
    table.roll(1, 0)  # three spearmen hit the only defender, who rolls in the same step
    # W12: Bingo is empty now: the level-1 army does nothing, Phase D comes
    assert table.s[at.PHASE] == at.FINAL_MARCHES
    assert table.owner("Bingo") == 0


def test_w13_the_first_round_spares_army_markers() -> None:
    drawing = {"Aki": "1 3 spearmen", "Bingo": "2 spearman", "Iwami": "2 spearman"}
    armies = {(2, 1): "Bingo: 1: daimyo, bowman"}
    table = war(drawing, armies, turn=1)
    table.come_to("Aki")
    assert 1 + place("Bingo") not in table.options
    assert 1 + place("Iwami") in table.options
    table = war(drawing, armies, turn=2)
    table.come_to("Aki")
    assert 1 + place("Bingo") in table.options


def experienced() -> Table:
    """A level-3 army in Aki; enemies in Bingo and, beyond it, Bitchu."""
    table = war(
        {"Bingo": "2 spearman", "Bitchu": "2 spearman", "Suo": "2 spearman"},
        {(1, 1): "Aki: 3: daimyo, 2 bowmen, 3 gunners"},
    )
    declare(table, Aki="Bingo")
    assert table.asked == ""
    assert table.s[at.PENDING] > 0
    table.roll(1)  # Steps 1 and 2: the lone spearman is gone before he rolls
    return table


def test_an_experienced_army_moves_in_and_attacks_on() -> None:
    table = experienced()
    table.choose("enter", 1)
    table.choose("garrison", 1 + at.GUNNER, 0)
    assert (table.where(1), table.owner("Bingo")) == ("Bingo", 1)
    table.choose("attack", 1 + place("Bitchu"))
    table.roll(1)
    table.choose("enter", 0)
    table.choose("attack", 1 + place("Bitchu"))  # W14: what it emptied itself, to enter it
    assert table.s[at.ATTACKS + army(1)] == 0  # the third attack; none is left to move in with
    assert table.s[at.PHASE] == at.FINAL_MARCHES
    assert table.where(1) == "Bingo"
    assert (table.s[at.LEVEL + army(1)], table.s[at.HOLE + army(1)]) == (3, 2)  # one hole a round


def test_an_experienced_army_stays_and_attacks_another_neighbor() -> None:
    table = experienced()
    table.choose("enter", 0)
    assert 1 + place("Suo") in table.options
    table.choose("attack", 0)
    assert table.where(1) == "Aki"


def test_an_attack_on_an_empty_province_uses_one_and_is_no_success() -> None:
    table = war({}, {(1, 1): "Aki: 2: daimyo, 2 bowmen"})
    declare(table, Aki="Bingo")
    table.choose("enter", 1)
    table.choose("garrison", 0)
    assert table.owner("Bingo") == 1
    assert table.s[at.ATTACKS + army(1)] == 1
    table.choose("attack", 0)
    assert table.s[at.HOLE + army(1)] == 1


def test_s5_a_battle_called_off_bars_the_province_only_to_that_army() -> None:
    table = war({"Bingo": "2 3 spearmen", "Suo": "2 spearman"}, {(1, 1): "Aki: 2: daimyo, bowman"})
    declare(table, Aki="Bingo")
    table.roll(0, 0, 0)  # bowman; daimyo and the three spearmen
    table.choose("call off", 1)
    assert table.asked == "attack"
    assert 1 + place("Bingo") not in table.options
    assert 1 + place("Suo") in table.options


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
    declare(table, Aki="Bingo")
    table.roll(0, 0)
    table.choose("call off", 1)
    table.choose("attack", 1 + place("Suo"))
    table.roll(0, 1)
    assert table.s[at.OUT_IN] > 0
    table.quietly_until("declare", seat=3)
    table.come_to("Bitchu")
    assert 1 + place("Bingo") in table.options


def test_a_new_level_counts_in_phase_d() -> None:
    table = drawn(
        {
            "Bingo": "2 spearman",
            "Bitchu": "1 spearman",
            "Iwami": "1 spearman",
            "Izumo": "1 spearman",
        },
        {(1, 1): "Aki: 1: daimyo, 2 bowmen"},
    )
    table.s[at.HOLE + army(1)] = 3
    at_war(table)
    table.quietly_until("declare")
    declare(table, Aki="Bingo")
    table.roll(1)
    assert (table.s[at.LEVEL + army(1)], table.s[at.HOLE + army(1)]) == (2, 1)
    table.quietly_until("march")
    table.choose("march", ARMY_1 + place("Bingo"))
    table.choose("garrison", 0)
    assert table.s[at.STEPS] == 1
    assert table.owner("Bingo") == 1


def test_a_mutual_end_empties_both_and_is_no_win() -> None:
    table = war({"Aki": "1 spearman", "Bingo": "2 spearman"}, {})
    declare(table, Aki_force="Bingo")
    table.roll(1, 1)
    assert (table.owner("Aki"), table.owner("Bingo")) == (0, 0)
    assert table.s[at.TALLY + at.BATTLES_WON] == 0


def test_a_naval_invasion_gives_the_first_strike_without_the_castle() -> None:
    table = war({"Bungo": "1 3 spearmen", "Iyo": "2 spearman castle"}, {})
    while table.asked == "declare":
        table.choose("declare", 1 + place("Iyo") if 1 + place("Iyo") in table.options else 0)
    code = table.s[at.PENDING]
    table.roll(1)  # one spearman strikes first
    assert sum(table.force("Bungo")) == 2
    assert table.s[at.PENDING] != code  # now both roll: two spearmen against one and four
    table.roll(2, 0)
    assert table.s[at.BONUS_LEFT + place("Iyo")] == 2  # bonus units go first (S3)


def test_w7_hidden_ronin_are_revealed_as_their_owner_says() -> None:
    table = drawn(
        {"Aki": "1 3 spearmen", "Bingo": "2 spearman"}, {(1, 1): "Aki: 1: daimyo, 2 bowmen"}
    )
    table.hide_ronin("Aki", 3)
    at_war(table)
    table.quietly_until("declare")
    declare(table, Aki="Bingo", Aki_force="Bingo")
    table.choose("troop", ARMY_1 + place("Aki"))
    assert (table.asked, table.options) == ("ronin", [1, 2])  # the force can hold two
    table.choose("ronin", 1)
    assert table.army(1)[at.RONIN] == 1
    assert table.s[at.HIDDEN + place("Aki")] == 2


def test_w7_a_defended_stack_is_revealed_whole_and_split_by_its_owner() -> None:
    table = drawn(
        {"Aki": "1 3 spearmen", "Bingo": "2 3 spearmen"}, {(2, 1): "Bingo: 1: daimyo, 2 bowmen"}
    )
    table.hide_ronin("Bingo", 3)
    at_war(table)
    declare(table, Aki_force="Bingo")
    assert (table.asked, table.seat, table.options) == ("ronin", 2, [1, 2])
    table.choose("ronin", 2)
    assert table.army(2)[at.RONIN] == 2
    assert table.force("Bingo")[at.RONIN] == 1


def test_an_owner_of_ronin_says_before_the_first_roll_whether_they_die_first() -> None:
    """S2: with ronin first two of three spearmen are left to hold and to take, not one."""
    for first, left in ((0, 2), (1, 3)):
        table = war({"Aki": "1 3 spearmen", "Bingo": "2 3 spearmen"}, {})
        table.hide_ronin("Aki", 2)
        table.aim("Bingo")
        assert (table.asked, table.seat) == ("losses", 1)
        table.choose("losses", first)
        table.roll(0, 2)
        assert table.force("Aki")[at.SPEARMAN] == left
        assert table.force("Aki")[at.RONIN] == (1 if first == 0 else 0)


def test_nobody_is_asked_for_an_order_without_ronin() -> None:
    table = war({"Aki": "1 3 spearmen", "Bingo": "2 3 spearmen"}, {})
    table.aim("Bingo")
    assert table.asked == ""
