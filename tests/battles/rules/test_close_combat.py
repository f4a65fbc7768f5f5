"""Inspiration, tokens, First Strike, battle back, gaining ground, bonus combat."""

import pytest

from samurai_odds.battles.rules.layout import State
from tests.battles.rules.drawing import Table

STRIKE = {"hand": ("first-strike", "order-two-left", "order-two-left")}


def fight(picture: str, hit: str = "e6-e5", **more: object) -> Table:
    return Table(picture, "order-three-center", **more).order(hit[:2]).move().play(hit)


# ---- Leader Inspired Close Combat ----------------------------------------------------


def test_a_leader_with_the_unit_inspires_it_for_a_token_and_a_die() -> None:
    table = fight("e5 bS\ne6 rSf")
    assert table.may("inspire") == "0 1"
    table.play("1")
    assert (table.dice, table.tokens("red"), table.s.pool) == (5, 4, 21)
    table.play("roll honor honor - - -")  # one token less
    assert table.tokens("red") == 5


# ---- Honor & Fortune -----------------------------------------------------------------


def test_an_empty_pool_pays_nothing() -> None:
    """B22."""
    table = fight("e5 bS\ne6 rS", red={"honor": 24}).play("roll honor honor honor -")
    assert (table.tokens("red"), table.s.pool) == (25, 0)


# ---- Bonus Close Combat --------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "bonus"), [("C", True), ("K", True), ("Sf", True), ("lm", True), ("S", False)]
)
def test_cavalry_and_led_infantry_that_gained_ground_battle_again(unit: str, bonus: bool) -> None:
    picture = f"d4 bS bS\ne5 bS1\ne6 r{unit} rS"
    table = fight(picture)
    if table.asked[0] == "inspire":
        table.play("0")
    table.play("roll " + " ".join(["square", *["-"] * (table.dice - 1)]), "gain")
    assert (table.asked[0] == "bonus") is bonus
    if bonus:
        assert table.may("bonus") == "d4 e4"
        assert "none" in table.options


@pytest.mark.parametrize(
    ("ground", "cavalry", "infantry"),
    [
        ("#", False, False),
        ("u", False, False),
        ("|", False, True),
        ("!", False, True),
        ("w", True, True),
        ("*", True, True),
        (":", True, True),
    ],
)
def test_terrain_that_forbids_battle_on_entering_forbids_it(
    ground: str, cavalry: bool, infantry: bool
) -> None:
    """B24."""
    for unit, may in (("C", cavalry), ("Sf", infantry)):
        table = fight(f"d4 bS bS\ne5 {ground}bb1\ne6 r{unit}")
        if table.asked[0] == "inspire":
            table.play("0")
        table.play("roll " + " ".join(["circle", *["-"] * (table.dice - 1)]), "gain")
        assert (table.asked[0] == "bonus") is may, unit


def test_the_bonus_combat_may_gain_ground_but_no_third_combat_follows() -> None:
    picture = "d3 bS bS bS\nd4 bS1 .\ne5 bS1\ne6 rC"
    table = fight(picture).play("roll square - - -", "gain", "d4", "roll square - - -")
    assert table.play("gain").at("d4") == "rC"
    assert table.asked[0] not in ("bonus", "battle")
    assert table.banners("red") == 2


def test_a_lone_leader_may_be_the_target_and_card_dice_hold_again() -> None:
    table = Table("d4 bf .\ne5 bS1\ne6 rC", "cavalry-charge").order("e6").move()
    table.play("e6-e5", "roll square - - - -", "gain", "d4")
    assert table.dice == 5


def test_a_second_inspiration_costs_a_second_token() -> None:
    table = fight("d4 bS .\ne5 bS1\ne6 rSf").play("1", "roll square - - - -", "gain", "d4")
    assert table.may("inspire") == "0 1"
    assert table.play("1").tokens("red") == 3


def test_arquebusiers_and_ashigaru_spearmen_with_a_leader_may_make_it() -> None:
    """B24: gaining ground is no ordered move."""
    for unit in "as":
        table = fight(f"d4 bS .\ne5 bS1\ne6 r{unit}f").play("0")
        table.play("roll " + " ".join(["square", *["-"] * (table.dice - 1)]), "gain")
        assert table.asked[0] == "bonus"


# ---- First Strike --------------------------------------------------------------------


def test_first_strike_is_asked_after_the_declaration_and_strikes_first() -> None:
    table = fight("e5 bs\ne6 rs", blue=STRIKE)
    assert (table.asked, table.options) == (("answer", "blue"), {"none", "first-strike"})
    table.play("first-strike", "roll triangle - -")
    assert (table.at("e6"), table.hand("blue")) == ("rs3", ["order-two-left"] * 2)
    assert table.dice == 3
    table.play("roll triangle - -")  # and no battle back
    assert (table.at("e5"), table.asked[0]) == ("bs3", "draw")


def test_an_attacker_driven_off_does_not_battle_nor_the_defender_gain_ground() -> None:
    table = fight("e5 bs\ne6 rs", blue=STRIKE).play("first-strike", "roll flag - -", "e7")
    assert (table.at("e7"), table.asked[0]) == ("rs", "draw")


def test_it_may_be_inspired_and_the_attackers_token_is_spent() -> None:
    """B15."""
    table = fight("e5 bsf\ne6 rsf", blue=STRIKE).play("1", "first-strike")
    assert table.asked == ("inspire", "blue")
    table.play("1")
    assert table.dice == 4
    table.play("roll flag flag - -", "0", "d8")
    assert table.tokens("red") == 5 - 1 - 4


def test_it_also_answers_a_bonus_combat() -> None:
    table = fight("d4 bs .\ne5 bS1\ne6 rC", blue=STRIKE).play("none", "roll square - - -", "gain")
    assert table.play("d4").asked == ("answer", "blue")


def test_fire_leaders_alone_and_units_that_cannot_strike_are_not_answered() -> None:
    table = fight("e5 bf\ne6 rs", blue=STRIKE)
    assert table.asked[0] == "roll"
    table = Table("e5 rb . bs", "order-three-center", blue=STRIKE).order("e5").move()
    assert table.play("e5>g5").asked[0] == "roll"
    assert fight("e5 @bC\ne6 rs", blue=STRIKE).asked[0] == "roll"


def test_its_player_draws_the_replacement_first_at_the_end_of_the_turn() -> None:
    table = fight("e5 bs\ne6 rs", blue=STRIKE)
    table.play("first-strike", "roll - - -", "roll - - -")
    assert table.asked[0] == "draw"
    held = len(table.hand("blue")), len(table.hand("red"))
    table.play("draw 0")
    assert (len(table.hand("blue")), len(table.hand("red"))) == (held[0] + 1, held[1])
    table.play("draw 0")
    assert (len(table.hand("blue")), len(table.hand("red"))) == (held[0] + 1, held[1] + 1)
    assert table.cards(State.discards.at) == {"first-strike": 1, "order-three-center": 1}
