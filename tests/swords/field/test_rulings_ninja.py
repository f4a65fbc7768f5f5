"""The ninja: W15, S8, and the takeover of a seat whose last daimyo he strikes (W18)."""

from samurai_odds.swords.field import layout as at
from tests.swords.field.drawing import Table, army, at_war, drawn, place, war

LANDS = {"Aki": "1 3 spearmen", "Bingo": "2 3 spearmen", "Suo": "3 3 spearmen"}


def hired(provinces: dict[str, str], armies: dict[tuple[int, int], str], holder: int) -> Table:
    """A war turn of seat 1 with the ninja hired by a seat."""
    table = drawn(provinces, armies)
    table.s[at.NINJA] = holder - 1
    return at_war(table)


def test_w15_the_holder_is_asked_before_each_phase_and_each_battle() -> None:
    table = hired(LANDS, {(1, 1): "Aki: 1: daimyo, bowman"}, 2)
    phases = []
    while table.s[at.ACTIVE] == 0 and not table.s[at.ENDED]:
        if table.asked == "strike":
            phases.append(table.s[at.NINJA_NEXT])
            assert table.seat == 2
            table.choose("strike", 0)
        elif table.asked == "declare":
            bingo = 1 + place("Bingo")
            table.choose("declare", bingo if bingo in table.options else 0)
        elif table.asked == "call off":
            table.choose("call off", 1)
        elif table.asked:
            table.choose(table.asked, table.options[0])
        else:
            table.take(0)
    battle = [at.REVEAL_ATTACKER, at.STEP_EIGHT]
    expected = [at.MARCHING, at.DECLARATIONS, at.NEXT_TROOP, *battle, *battle, at.FINAL_MARCHES]
    assert phases == expected


def test_a_strike_disrupts_and_voids_the_declaration() -> None:
    table = hired(LANDS, {(1, 1): "Aki: 1: daimyo, bowman"}, 2)
    table.quietly_until("declare")
    table.choose("declare", 1 + place("Bingo"))
    table.quietly_until("strike")
    assert table.s[at.NINJA_NEXT] == at.NEXT_TROOP
    table.choose("strike", 1 + army(1))
    table.draw(7)  # an 8 succeeds
    assert table.s[at.FALLEN + army(1)] == 1
    assert table.army(1)[at.DAIMYO] == 0
    assert table.s[at.DECLARED + army(1)] == at.NONE
    assert table.s[at.NINJA] == at.NONE
    assert table.s[at.PHASE] == at.FINAL_MARCHES or table.asked in ("source", "declare")


def test_a_failed_strike_lets_the_victim_name_a_daimyo_and_roll() -> None:
    table = hired(
        LANDS,
        {
            (1, 1): "Aki: 1: daimyo, bowman",
            (2, 1): "Bingo: 1: daimyo, bowman",
            (2, 2): "Hoki: 1: daimyo, gunner",
        },
        2,
    )
    table.choose("strike", 1 + army(1))
    table.draw(8)  # a 9 fails
    assert (table.asked, table.seat, table.options) == ("revenge", 1, [army(2, 1), army(2, 2)])
    table.choose("revenge", army(2, 2))
    table.draw(8)  # a 9 succeeds
    assert table.s[at.FALLEN + army(2, 2)] == 1
    assert table.s[at.NINJA] == at.NONE


def test_no_strike_in_the_first_round() -> None:
    table = drawn(LANDS, {(1, 1): "Aki: 1: daimyo, bowman"}, turn=1)
    table.s[at.NINJA] = 1
    assert at_war(table).asked != "strike"


def test_s8_a_strike_at_step_eight_ends_the_attack_as_called_off() -> None:
    table = hired(LANDS, {(1, 1): "Aki: 1: daimyo, bowman"}, 2)
    table.quietly_until("declare")
    table.choose("declare", 1 + place("Bingo"))
    while table.s[at.PENDING] <= 0 or table.s[at.PENDING] > at.UNIFORM:
        table.choose(table.asked, 0)
    table.roll(0, 0, 0)
    assert table.asked == "strike"
    assert table.s[at.NINJA_NEXT] == at.STEP_EIGHT
    table.choose("strike", 1 + army(1))
    table.draw(0)
    assert table.s[at.TALLY + at.BATTLES_CALLED_OFF] == 1


def test_w18_a_daimyo_alone_is_out_and_the_striker_inherits() -> None:
    """W21: hidden ronin stay; W22: trays add up; W23: lost daimyos come back at level 1."""
    table = hired(LANDS, {(1, 1): "Iwami: 1: daimyo", (2, 1): "Bingo: 1: daimyo, bowman"}, 2)
    table.hide_ronin("Aki", 2)
    table.choose("strike", 1 + army(1))
    table.draw(0)
    assert table.s[at.OUT_IN] == 2
    assert table.s[at.HEIR] == 1
    assert (table.owner("Aki"), table.owner("Iwami")) == (2, 0)
    assert table.s[at.HIDDEN + place("Aki")] == 2
    assert table.tray(1, at.SPEARMAN) == 0
    assert table.tray(2, at.SPEARMAN) == 72 - 6
    assert (table.asked, table.seat) == ("pick up", 2)  # Aki alone has no army: he is there
    table.choose("pick up", 1 + at.SPEARMAN)
    table.choose("pick up", 0)
    assert table.army(2, 2) == [0, 0, 1, 0, 0, 1]
    assert table.s[at.LEVEL + army(2, 2)] == 1
    # no province is left without an army: the third daimyo stays lost. W20: the turn is over
    assert table.where(2, 3) == ""
    assert table.s[at.ACTIVE] == 1


def test_s8_what_a_strike_empties_at_step_eight_is_no_success_but_may_be_entered() -> None:
    table = war({}, {(1, 1): "Aki: 2: daimyo, bowman", (2, 2): "Bingo: 1: daimyo"}, ninja=1)
    table.s[at.NINJA] = 0
    table.quietly_until("declare")
    table.aim("Bingo")
    while table.asked == "strike":
        table.choose("strike", 0)
    table.roll(0, 0, 0)
    table.choose("strike", 1 + army(2, 2))
    table.draw(0)
    table.quietly_until("enter")
    assert (table.asked, table.seat, table.owner("Bingo")) == ("enter", 1, 0)
    assert table.s[at.WINS] == table.s[at.TALLY + at.BATTLES_WON] == 0
