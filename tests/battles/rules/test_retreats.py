"""Retreats, honor and Lack of Honor, clause by clause."""

import pytest

from samurai_odds.battles.rules.layout import State
from tests.battles.rules.drawing import Table, by_rules

# Red samurai spearmen in e6 attack e5; the two hexes behind it, for blue, are d4 and e4.


def struck(picture: str, faces: str = "flag - - -", hit: str = "e6-e5", **more: object) -> Table:
    """Let red's unit battle, and roll."""
    table = Table(picture, "order-three-center", **more).order(hit[:2]).move().play(hit)
    while table.asked[0] in ("inspire", "answer"):
        table.play("0" if table.asked[0] == "inspire" else "none")
    return table.play("roll " + faces)


def back(picture: str, faces: str = "flag - -", **more: object) -> Table:
    """Let red's ashigaru spearmen in e6 roll nothing, and blue's in e5 battle back."""
    return struck(picture, "- - -", **more).play("roll " + faces)


DRAWN = """
d3    .    .    .   .
d4    .    .
e5  bs
e6    rS
"""


# ---- Retreats ------------------------------------------------------------------------


def test_the_seats_may_be_changed() -> None:
    table = struck("e5 bs\ne6 rS", red_at=0)
    assert table.at("d6") == "bs"  # the other hex behind is the attacker's


@pytest.mark.parametrize(("unit", "leader"), [("s", "f"), ("s", "m"), ("C", "m")])
def test_a_unit_that_comes_upon_a_lone_leader_joins_him_and_stops(unit: str, leader: str) -> None:
    """B29: what is left of the retreat is ignored."""
    table = struck(f"d4 b{leader} ~\ne5 b{unit}\ne6 rS", "flag flag - -")
    if unit == "C":
        table.play("0")  # a red square may ignore one
    assert table.at("d4") == f"b{unit}{leader}"
    assert table.tokens("blue") == (3 if unit == "C" else 4)


def test_a_leader_whose_unit_dies_of_a_blocked_retreat_stays_in_its_hex() -> None:
    """B5: no check, no retreat, and the hex is not vacated."""
    table = struck("d4 ~ ~\ne5 bsf1\ne6 rS\nh9 rS", "flag - - -").play("0")
    assert (table.at("e5"), table.banners("red")) == ("bf", 1)
    assert table.asked[0] not in ("roll", "gain ground", "fate")


# ---- Bolster Morale ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("around", "flags"),
    [
        ("d5 bS bs .", ""),  # one friend is no support
        ("d5 bS bs bl", "0 1"),
        ("d5 bf bs bm", "0 1"),  # leaders alone count
        ("d5 rf bs bm", ""),
        ("d5 bS bS .", "0 1"),  # a red square
        ("d5 . bsf .", "0 1"),
        ("d5 bS bsf bS", "0 1 2"),
        ("d5 bS bSf bS", "0 1 2"),  # at most two, of three reasons
        ("d5 . =bs .", "0 1"),
        ("d5 . !bs .", "0 1"),
        ("d5 . |bs .", ""),
        ("d5 . @bs .", ""),  # one, compulsory: nothing to choose
    ],
)
def test_flags_that_may_be_ignored(around: str, flags: str) -> None:
    faces = "flag flag flag -" if not {"!", "|", "@"} & set(around) else "flag flag"
    table = struck(f"{around}\ne6 rS", faces)
    assert (table.may("bolster") if table.asked[0] == "bolster" else "") == flags


@pytest.mark.parametrize(("attacker", "flags"), [("C", "0 1"), ("S", "")])
def test_a_fence_helps_infantry_against_cavalry(attacker: str, flags: str) -> None:
    table = struck(f"e5 |bs\ne6 r{attacker}", "flag flag")
    assert (table.may("bolster") if table.asked[0] == "bolster" else "") == flags


def test_support_is_looked_at_for_each_attack() -> None:
    picture = "d5 bs1 bs bs\nd6 rS rS"
    table = Table(picture, "order-three-center").order("d6", "e6").move()
    supported = table.play("e6-e5", "roll flag - - -")
    assert supported.asked == ("bolster", "blue")
    table = Table(picture, "order-three-center").order("d6", "e6").move()
    table.play("d6-d5", "roll triangle - - -", "stay", "e6-e5", "roll flag - - -")
    assert table.asked == ("retreat", "blue")


# ---- the attacker ---------------------------------------------------------------------


def test_the_attacker_retreats_pays_and_lacks_honor_like_any_other() -> None:
    table = back("e5 bs\ne6 rs\nd9 rl", "flag - -", red={"honor": 0}).play("f7")
    assert table.dice == 5
    table.play("roll circle triangle - - -")
    assert (table.at("f7"), table.at("d9")) == ("rs3", "rl3")


def test_the_attackers_leader_checks_and_gets_away_after_a_battle_back() -> None:
    table = back("e5 bs\ne6 rsf1", "triangle - -")
    assert (table.dice, table.banners("blue")) == (1, 1)
    table.play("roll -")
    assert table.asked == ("fate", "red")
    table.play("seppuku", "draw 0", "draw 0")
    assert (table.tokens("red"), table.dragon_hand("blue")) == (10, ["turncoat"])
    assert table.banners("blue") == 1


def test_the_target_of_fire_retreats_and_does_not_battle_back() -> None:
    table = Table("e5 rb . bs", "order-three-center").order("e5").move()
    table.play("e5>g5", "roll flag -")
    assert table.may("retreat") == "f4 g4"
    assert table.play("f4").asked[0] == "draw"


# ---- Lack of Honor when Unit Retreats ------------------------------------------------


def lack(picture: str, faces: str, honor: int = 0) -> Table:
    table = struck(picture, blue={"honor": honor})
    return table.play("d4", "roll " + faces)


def test_the_dice_are_four_and_one_for_each_token_not_paid() -> None:
    for honor, dice in ((0, 5), (1, 0)):
        table = struck(DRAWN, blue={"honor": honor}).play("d4")
        assert (table.dice if dice else 0) == dice
    square = struck(DRAWN.replace("bs", "bS"), blue={"honor": 1}).play("0", "d4")
    assert (square.dice, square.tokens("blue")) == (5, 0)


def test_the_own_symbol_strikes_the_unit_that_retreated() -> None:
    table = lack(DRAWN, "triangle triangle flag swords honor")
    assert (table.at("d4"), table.tokens("blue")) == ("bs2", 0)
    dead = lack(DRAWN + "k1 bs", "triangle triangle triangle triangle triangle")
    assert (dead.at("d4"), dead.banners("red"), dead.at("k1")) == ("", 1, "bs")  # B12


def test_a_leader_whose_unit_loses_heart_stays_without_a_check() -> None:
    picture = DRAWN.replace("bs", "bsf1")
    table = struck(picture, blue={"honor": 0}).play("0", "d4")
    table.play("roll triangle - - - - -")
    assert (table.at("d4"), table.banners("red")) == ("bf", 1)
    assert table.asked[0] == "gain ground"


def test_a_led_unit_struck_from_afar_has_no_check_either() -> None:
    table = lack(DRAWN + "d2 blf1", "circle - - - -")
    assert (table.at("d2"), table.asked[0]) == ("bf", "gain ground")


# ---- Leader Casualty Check -----------------------------------------------------------


def test_hit_by_fire_with_two_dice_that_must_both_be_swords() -> None:
    for faces, left in (("swords swords", "bs3"), ("swords -", "bsf3")):
        table = Table("e5 rb . bsf", "order-three-center").order("e5").move()
        table.play("e5>g5", "roll triangle -")
        assert table.dice == 2
        assert table.play("roll " + faces).at("g5") == left


def test_alone_after_his_unit_with_one_die_by_fire_too() -> None:
    fire = Table("e5 rb . bsf1", "order-three-center").order("e5").move()
    fire.play("e5>g5", "roll triangle -")
    assert fire.dice == 1


@pytest.mark.parametrize(("check", "checked_again"), [(0, False), (1, False), (2, True)])
def test_flag_hits_after_hits_put_him_to_a_second_check_by_one_reading(
    check: int, checked_again: bool
) -> None:
    table = Table("e5 @bsf\ne6 rSf", "order-three-center", facts=by_rules(castle_flag_check=check))
    table.order("e6").move().play("e6-e5", "1", "roll triangle flag flag")
    assert (table.at("e5"), table.dice) == ("bsf3", 1)
    table.play("roll -", "1")
    assert table.at("e5") == "bsf2"
    assert (table.asked[0] == "roll") == checked_again


def test_by_the_other_reading_a_leader_left_by_a_blocked_retreat_gets_away() -> None:
    picture = "d2 bs\ne2 bl\ne3 bsf1\ne4 rS\nh9 rS"
    stays = struck(picture, "flag flag - -", "e4-e3").play("1")
    assert stays.at("e3") == "bf"
    evades = struck(picture, "flag flag - -", "e4-e3", facts=by_rules(leader_left_evades=1)).play(
        "1"
    )
    assert evades.asked == ("fate", "blue")


def test_by_the_old_reading_a_castles_flags_call_for_no_check() -> None:
    old = by_rules(castle_flag_check=0)
    castle = struck("e5 @bsf1\ne6 rS\nh9 rS", "flag flag", facts=old).play("1")
    assert (castle.at("e5"), castle.banners("red")) == ("bf", 1)
    assert castle.asked[0] not in ("roll", "gain ground", "fate")


# ---- Combat Against a Leader Alone in a Hex, Leader Retreat --------------------------


def test_bows_hit_a_leader_alone_with_swords() -> None:
    fire = Table("e5 rb . bf", "order-three-center").order("e5").move()
    fire.play("e5>g5", "roll swords -")
    assert (fire.at("g5"), fire.banners("red")) == ("", 1)


# ---- Leader Seppuku ------------------------------------------------------------------


def test_seppuku_gains_five_tokens_costs_a_random_card_and_gives_a_dragon_card() -> None:
    table = struck("e5 bf\ne6 rS", "- - - -").play("seppuku")
    assert (table.tokens("blue"), table.banners("red")) == (10, 0)
    assert table.asked == ("draw", "4")
    table.play("draw 2")
    assert table.hand("blue") == ["order-two-left", "order-two-left", "order-three-left"]
    assert table.cards(State.discards.at) == {"order-three-left": 1}
    assert table.asked == ("draw", "40")
    table.play("draw 0")
    assert table.dragon_hand("red") == ["turncoat"]
    assert table.asked[0] == "gain ground"  # the hex is vacated


# ---- Lack of Honor when Lone Leader Retreats -----------------------------------------


def test_a_lone_leaders_three_tokens_may_be_lacking() -> None:
    picture = "e5 bf\ne6 rS\nj1 bl bs bC"
    table = struck(picture, "- - - -", blue={"honor": 1}).play("e4")
    assert (table.dice, table.tokens("blue")) == (6, 0)
    table.play("roll circle triangle square flag honor -")
    assert (table.at("j1"), table.at("k1"), table.at("e4")) == ("bl3", "bs3", "bf")


def test_a_sword_then_kills_him() -> None:
    table = struck("e5 bf\ne6 rS", "- - - -", blue={"honor": 1}).play("e4")
    table.play("roll swords - - - - -")
    assert (table.at("e4"), table.banners("red")) == ("", 1)
