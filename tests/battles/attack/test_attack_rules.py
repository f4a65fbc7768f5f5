"""Rules of one attack, each test named after its rule, with figures worked out by hand."""

from fractions import Fraction as F
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import Odds, battles


def attack(attacker: str, defender: str, **options: Any) -> Odds:
    return battles.attack(attacker, defender, **options)


def near(figure: float, expected: F | int) -> bool:
    return abs(figure - float(expected)) < 1e-12


def rolled(odds: Odds) -> int:
    """The most hits possible: the attacker's dice where symbol and swords hit."""
    return int(max(odds.columns["hits"]))


# ---- Close Combat 1: base dice -------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "dice"),
    [
        ("samurai-spear", 4),
        ("samurai-bow", 3),
        ("ashigaru-spear", 3),
        ("ashigaru-bow", 2),
        ("ashigaru-arquebus", 2),
        ("levy", 2),
        ("samurai-spear-cavalry", 4),
        ("samurai-bow-cavalry", 3),
        ("bodyguard", 4),
    ],
)
def test_close_combat_dice_of_each_unit(unit: str, dice: int) -> None:
    odds = attack(unit, "levy")
    assert rolled(odds) == dice
    assert near(odds.expect("hits"), dice * F(2, 6))  # circle or swords


def test_a_unit_with_one_block_rolls_all_its_dice() -> None:
    assert rolled(attack("samurai-spear", "levy", attacker_blocks=1)) == 4


def test_hits_beyond_the_blocks_there_have_no_effect() -> None:
    odds = attack("samurai-spear", "levy", defender_blocks=1)
    assert near(odds.p("defender_losses == 1"), 1 - F(2, 3) ** 4)
    assert odds.p("hits == 4") > 0
    assert near(odds.p("attacker_banners == 1"), 1 - F(2, 3) ** 4)


# ---- Ranged Combat -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "hexes", "moved", "dice"),
    [
        ("samurai-bow", 2, 0, 3),
        ("samurai-bow", 3, 1, 1),
        ("ashigaru-bow", 3, 0, 2),
        ("ashigaru-bow", 2, 2, 1),
        ("ashigaru-arquebus", 2, 0, 2),
        ("ashigaru-arquebus", 3, 0, 2),
        ("ashigaru-arquebus", 4, 0, 1),
        ("samurai-bow-cavalry", 3, 0, 3),
        ("samurai-bow-cavalry", 3, 2, 1),
    ],
)
def test_ranged_dice_by_range_and_movement(unit: str, hexes: int, moved: int, dice: int) -> None:
    odds = attack(unit, "samurai-spear", range=hexes, moved=moved)
    assert rolled(odds) == dice


def test_card_dice_add_to_the_one_die_of_bows_that_moved() -> None:
    assert rolled(attack("samurai-bow", "levy", range=2, moved=1, bonus_dice=1)) == 2


def test_bows_hit_with_the_symbol_only_and_arquebuses_with_swords_too() -> None:
    assert near(attack("ashigaru-bow", "levy", range=2).expect("hits"), 2 * F(1, 6))
    assert near(attack("ashigaru-arquebus", "levy", range=2).expect("hits"), 2 * F(2, 6))


def test_no_swords_are_ignored_in_ranged_combat() -> None:
    odds = attack("ashigaru-arquebus", "samurai-spear-cavalry", range=2)
    assert near(odds.expect("hits"), 2 * F(2, 6))


def test_bows_collect_every_honor_symbol_even_from_levies_and_arquebuses_none() -> None:
    assert near(attack("ashigaru-bow", "levy", range=2).expect("attacker_tokens"), F(2, 6))
    assert near(attack("samurai-bow-cavalry", "levy", range=2).expect("attacker_tokens"), F(3, 6))
    assert attack("ashigaru-arquebus", "levy", range=2).expect("attacker_tokens") == 0


def test_the_target_of_fire_never_battles_back() -> None:
    odds = attack("samurai-bow", "samurai-spear", range=2)
    assert odds.p("battled_back == 1") == 0
    assert odds.p("attacker_losses > 0") == 0


def test_swords_kill_a_lone_leader_even_from_bows() -> None:
    for unit, dice in (("ashigaru-bow", 2), ("ashigaru-arquebus", 2), ("samurai-bow", 3)):
        odds = attack(unit, "lone-leader", range=2)
        assert near(odds.p("defender_leader_lost == 1"), 1 - F(5, 6) ** dice)


# ---- Close Combat 5: sword immunity (B2) ---------------------------------------------


@pytest.mark.parametrize(
    ("striker", "target", "ignored"),
    [
        ("samurai-spear", "samurai-spear", 0),
        ("ashigaru-spear", "samurai-spear", 1),
        ("ashigaru-bow", "samurai-spear", 2),
        ("ashigaru-bow", "ashigaru-spear", 1),
        ("samurai-spear", "samurai-spear-cavalry", 1),
        ("ashigaru-spear", "samurai-spear-cavalry", 2),
        ("levy", "samurai-bow-cavalry", 3),
        ("samurai-spear-cavalry", "samurai-bow-cavalry", 0),
        ("samurai-spear", "ashigaru-bow", 0),
        ("bodyguard", "samurai-spear", 0),
        ("bodyguard", "samurai-spear-cavalry", 1),
    ],
)
def test_stature_and_rank_add_up_to_the_swords_ignored(
    striker: str, target: str, ignored: int
) -> None:
    """The chance of no hit with d dice: no symbol and at most ``ignored`` swords."""
    odds = attack(striker, target, bonus_dice=4)
    dice = 4 + rolled(attack(striker, "levy"))
    none = sum(
        F(_choose(dice, swords)) * F(1, 6) ** swords * F(4, 6) ** (dice - swords)
        for swords in range(ignored + 1)
    )
    assert near(odds.p("hits == 0"), none)


def _choose(n: int, k: int) -> int:
    from math import comb

    return comb(n, k)


def test_swords_alone_hit_a_bodyguard_once_each() -> None:
    odds = attack("levy", "bodyguard")
    assert near(odds.expect("hits"), 2 * F(1, 6))


# ---- Honor & Fortune (B7) ------------------------------------------------------------


def test_each_honor_symbol_pays_a_token_in_close_combat() -> None:
    odds = attack("samurai-spear", "lone-leader")
    assert near(odds.p("attacker_tokens == 4"), F(1, 6) ** 4)
    assert near(odds.expect("attacker_tokens"), F(4, 6))


def test_an_inspired_unit_collects_one_token_less() -> None:
    plain = attack("samurai-spear", "lone-leader", bonus_dice=1)
    inspired = attack("samurai-spear", "lone-leader", attacker_leader="foot", inspire=True)
    assert near(plain.expect("attacker_tokens"), F(5, 6))
    at_least_one = 1 - F(5, 6) ** 5
    assert near(inspired.expect("attacker_tokens"), F(5, 6) - at_least_one - 1)


@pytest.mark.parametrize("target", ["ashigaru-spear", "ashigaru-bow", "ashigaru-arquebus"])
def test_cavalry_collects_nothing_from_lower_rank(target: str) -> None:
    assert max(attack("samurai-spear-cavalry", target).columns["attacker_tokens"]) == 0


def test_cavalry_collects_from_squares_bodyguards_and_lone_leaders() -> None:
    for target in ("samurai-spear", "bodyguard", "lone-leader"):
        assert max(attack("samurai-spear-cavalry", target).columns["attacker_tokens"]) == 4


def test_nobody_collects_from_levies_in_close_combat() -> None:
    assert max(attack("samurai-spear", "levy").columns["attacker_tokens"]) == 0


def test_tokens_are_collected_in_the_battle_back_too() -> None:
    odds = attack("ashigaru-spear", "samurai-spear").given("battled_back == 1")
    assert max(odds.columns["defender_tokens"]) == 4


# ---- Leader Inspired Close Combat ----------------------------------------------------


def test_inspiring_costs_a_token_and_adds_a_die() -> None:
    odds = attack("levy", "levy", attacker_leader="foot", inspire=True)
    assert rolled(odds) == 3
    assert max(odds.columns["attacker_tokens"]) == -1


def test_a_mounted_leader_inspires_an_adjacent_unit() -> None:
    assert rolled(attack("levy", "levy", attacker_mounted_adjacent=True, inspire=True)) == 3


def test_the_inspiring_die_exceeds_the_terrain_limit() -> None:
    odds = attack("samurai-spear", "levy", defender_on="forest", attacker_leader="foot")
    assert rolled(odds) == 2
    odds = attack(
        "samurai-spear", "levy", defender_on="forest", attacker_leader="foot", inspire=True
    )
    assert rolled(odds) == 3


def test_a_defender_whose_leader_died_is_not_inspired_back() -> None:
    odds = attack(
        "samurai-spear", "levy", defender_leader="foot", inspire_back=True, defender_support=True
    )
    killed = odds.given("defender_leader_lost == 1 and battled_back == 1")
    assert max(killed.columns["attacker_losses"]) <= 2
    assert max(odds.columns["attacker_losses"]) == 3


def test_a_nearby_mounted_leader_inspires_back_whatever_befalls_the_attached_one() -> None:
    odds = attack(
        "samurai-spear",
        "ashigaru-spear",
        defender_leader="foot",
        defender_mounted_adjacent=True,
        inspire_back=True,
        defender_support=True,
    )
    killed = odds.given("defender_leader_lost == 1 and battled_back == 1")
    assert near(killed.p("defender_tokens < 0"), killed.p("defender_tokens <= -1"))
    assert max(killed.columns["attacker_losses"]) == 4


# ---- Leader Casualty Check (B9) ------------------------------------------------------


def test_close_combat_check_is_one_die_when_the_unit_survives() -> None:
    odds = attack("levy", "ashigaru-bow", defender_leader="foot")
    assert near(odds.given("hits > 0").p("defender_leader_lost == 1"), F(1, 6))


def test_ranged_check_is_two_dice_that_must_both_show_swords() -> None:
    odds = attack("ashigaru-arquebus", "samurai-spear", range=2, defender_leader="foot")
    assert near(odds.given("hits > 0").p("defender_leader_lost == 1"), F(1, 36))


def test_check_is_one_die_when_the_unit_is_eliminated_even_by_fire() -> None:
    odds = attack(
        "ashigaru-arquebus", "samurai-spear", range=2, defender_leader="foot", defender_blocks=1
    )
    assert near(odds.given("hits > 0").p("defender_leader_lost == 1"), F(1, 6))


def test_no_check_without_a_block_lost_to_hits() -> None:
    odds = attack("samurai-spear", "samurai-spear", defender_leader="foot", defender_room=0).given(
        "hits == 0"
    )
    assert odds.p("defender_leader_lost == 1") == 0
    assert odds.p("defender_losses > 0") > 0  # flags that could not be obeyed


def test_a_leader_left_alone_retreats_for_three_tokens() -> None:
    odds = attack("samurai-spear", "levy", defender_blocks=1, defender_leader="foot")
    alone = odds.given("defender_losses == 1 and defender_leader_lost == 0 and hits > 0")
    assert alone.p("defender_seppuku == 1") == 0
    assert near(alone.expect("defender_tokens"), -3)
    assert alone.p("defender_retreat == 0") == 1  # his own retreat is not the unit's


def test_a_leader_left_alone_without_room_commits_seppuku_for_five_tokens() -> None:
    odds = attack(
        "samurai-spear", "levy", defender_blocks=1, defender_leader="foot", defender_room=0
    )
    alone = odds.given("hits > 0 and defender_leader_lost == 0")
    assert near(alone.p("defender_seppuku == 1"), 1)
    assert near(alone.expect("defender_tokens"), 5)
    assert near(alone.expect("attacker_banners"), 1)  # the unit's; seppuku pays none


def test_flags_have_no_effect_on_a_leader_left_alone() -> None:
    odds = attack("samurai-spear", "levy", defender_blocks=1, defender_leader="foot")
    assert odds.given("hits > 0").p("defender_retreat > 0") == 0


def test_a_leader_may_commit_seppuku_though_he_could_retreat() -> None:
    odds = attack(
        "samurai-spear", "levy", defender_blocks=1, defender_leader="foot", defender_fate="seppuku"
    )
    alone = odds.given("hits > 0 and defender_leader_lost == 0")
    assert near(alone.p("defender_seppuku == 1"), 1)


def test_the_best_fate_goes_by_the_value() -> None:
    options: dict[str, Any] = {"defender_blocks": 1, "defender_leader": "foot"}
    saves = attack(
        "samurai-spear", "levy", **options, defender_fate="best", value="defender_seppuku"
    )
    tokens = attack(
        "samurai-spear", "levy", **options, defender_fate="best", value="0 - defender_tokens"
    )
    assert saves.p("defender_seppuku == 1") == 0
    assert tokens.p("defender_seppuku == 1") > 0


# ---- Combat Against a Leader Alone in a Hex (B10) ------------------------------------


def test_any_sword_kills_a_lone_leader_and_pays_a_banner() -> None:
    odds = attack("samurai-spear", "lone-leader")
    assert near(odds.p("defender_leader_lost == 1"), 1 - F(5, 6) ** 4)
    assert near(odds.expect("attacker_banners"), 1 - F(5, 6) ** 4)


def test_a_lone_leader_that_survives_must_get_away_even_without_a_flag() -> None:
    odds = attack("samurai-spear", "lone-leader")
    assert near(odds.expect("defender_tokens"), -3 * F(5, 6) ** 4)


def test_terrain_limits_protect_a_lone_leader() -> None:
    odds = attack("samurai-spear", "lone-leader", defender_on="hill")
    assert near(odds.p("defender_leader_lost == 1"), 1 - F(5, 6) ** 2)


def test_a_lone_leader_does_not_battle_back() -> None:
    assert attack("samurai-spear", "lone-leader").p("battled_back == 1") == 0


# ---- Retreats and Bolster Morale (B4, B5) --------------------------------------------


def test_each_flag_is_a_hex_for_most_units_and_two_for_levies() -> None:
    assert near(attack("levy", "ashigaru-bow").p("defender_retreat == 2"), F(1, 36))
    assert near(attack("ashigaru-bow", "levy", range=2).p("defender_retreat == 2"), F(10, 36))
    assert near(attack("ashigaru-bow", "levy", range=2).p("defender_retreat == 4"), F(1, 36))


def test_a_square_unit_may_ignore_one_flag() -> None:
    odds = attack("ashigaru-bow", "samurai-spear", range=2)
    assert near(odds.p("defender_retreat == 1"), F(1, 36))


def test_a_leader_lets_his_unit_ignore_one_flag() -> None:
    odds = attack("ashigaru-bow", "ashigaru-bow", range=2, defender_leader="foot")
    assert near(odds.p("hits == 0 and defender_retreat == 1"), F(1, 36))


def test_a_leader_killed_in_the_check_no_longer_helps() -> None:
    odds = attack("ashigaru-bow", "ashigaru-bow", range=2, defender_leader="foot", bonus_dice=1)
    killed = odds.given("defender_leader_lost == 1")
    assert killed.p("defender_retreat == 2") > 0


def test_two_supporters_let_a_unit_ignore_one_flag() -> None:
    odds = attack("ashigaru-bow", "ashigaru-bow", range=2, defender_support=True)
    assert near(odds.p("defender_retreat == 1"), F(1, 36))


def test_at_most_two_flags_are_ignored_whatever_the_sources() -> None:
    odds = attack(
        "ashigaru-bow",
        "samurai-spear",
        range=2,
        bonus_dice=1,
        defender_leader="foot",
        defender_support=True,
        defender_on="bridge",
    )
    assert near(odds.p("defender_retreat == 1"), F(1, 6) ** 3)


def test_ignoring_is_a_choice_save_on_a_castle() -> None:
    accepting = attack("ashigaru-bow", "samurai-spear", range=2, defender_flags="accept")
    assert near(accepting.p("defender_retreat == 1"), F(10, 36))
    castle = attack(
        "ashigaru-bow", "samurai-spear", range=2, defender_flags="accept", defender_on="castle"
    )
    assert castle.p("defender_losses > hits") == 0  # one die: the flag must be ignored


@pytest.mark.parametrize(
    ("ground", "attacker", "retreats"),
    [
        ("bridge", "ashigaru-bow", False),
        ("palisade", "ashigaru-bow", False),
        ("fence", "ashigaru-bow", True),
        ("fence", "samurai-bow-cavalry", False),
    ],
)
def test_terrain_that_lets_infantry_ignore_a_flag(
    ground: str, attacker: str, retreats: bool
) -> None:
    odds = attack(attacker, "ashigaru-bow", range=2, moved=1, defender_on=ground)
    assert (odds.p("defender_retreat > 0") > 0) is retreats  # one die: one flag at most


def test_cavalry_on_a_palisade_ignores_only_for_its_rank() -> None:
    odds = attack("ashigaru-bow", "samurai-spear-cavalry", range=2, defender_on="palisade")
    assert near(odds.p("defender_retreat == 1"), F(1, 36))


def test_each_hex_of_retreat_that_cannot_be_made_costs_a_block() -> None:
    odds = attack("ashigaru-bow", "levy", range=2, moved=1, defender_room=0)
    assert near(odds.p("defender_losses == 2"), F(1, 6))  # a flag is two hexes for levies
    odds = attack("ashigaru-bow", "levy", range=2, moved=1, defender_room=1)
    flag = odds.given("defender_retreat == 1")
    assert near(flag.p("defender_losses == 1"), 1)


def test_a_unit_that_cannot_retreat_pays_no_honor_and_battles_back() -> None:
    odds = attack("levy", "ashigaru-bow", defender_room=0)
    stuck = odds.given("defender_losses > hits and defender_losses < 4")
    assert near(stuck.p("battled_back == 1"), 1)
    assert min(stuck.columns["defender_tokens"]) >= 0


def test_a_unit_that_retreated_does_not_battle_back() -> None:
    odds = attack("samurai-spear", "ashigaru-bow")
    assert odds.given("defender_retreat > 0").p("battled_back == 1") == 0
    stood = odds.given("defender_retreat == 0 and defender_losses < 4")
    assert stood.p("battled_back == 1") == 1


def test_a_leader_whose_unit_dies_of_a_blocked_retreat_stays_unharmed() -> None:
    odds = attack(
        "ashigaru-bow", "ashigaru-bow", range=2, defender_room=0, defender_blocks=1,
        defender_leader="foot",
    )  # fmt: skip
    dead = odds.given("defender_losses == 1 and hits == 0")
    assert dead.p("defender_leader_lost + defender_seppuku > 0") == 0


# ---- Retreat & Loss of Honor ---------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "leader", "per_hex"),
    [
        ("ashigaru-bow", None, 1),
        ("ashigaru-spear", None, 1),
        ("samurai-spear", None, 2),
        ("samurai-spear-cavalry", None, 2),
        ("ashigaru-spear", "foot", 2),
        ("samurai-spear", "foot", 3),
    ],
)
def test_tokens_lost_for_each_hex_of_retreat(unit: str, leader: str | None, per_hex: int) -> None:
    odds = attack(
        "ashigaru-arquebus", unit, range=2, defender_leader=leader, defender_flags="accept"
    )
    alive = odds.given("defender_leader_lost == 0")
    for hexes in (1, 2):
        retreated = alive.given(f"defender_retreat == {hexes}")
        assert near(retreated.expect("defender_tokens"), -per_hex * hexes)


def test_a_bodyguard_pays_three_a_hex_with_its_commander() -> None:
    odds = attack("levy", "bodyguard", defender_flags="accept", back_bonus_dice=0)
    retreated = odds.given("defender_retreat == 2")
    assert near(retreated.expect("defender_tokens"), -6)


def test_levies_pay_two_however_far_and_one_a_hex_for_a_leader() -> None:
    odds = attack("ashigaru-bow", "levy", range=2)
    assert near(odds.given("defender_retreat == 4").expect("defender_tokens"), -2)
    led = attack("ashigaru-bow", "levy", range=2, defender_leader="foot", defender_flags="accept")
    assert near(led.given("defender_retreat == 4").expect("defender_tokens"), -6)


# ---- Lack of Honor (B12) -------------------------------------------------------------


def test_the_books_example_one_token_short_rolls_five_dice() -> None:
    """A samurai unit retreats a hex with one token in reserve: 4 dice plus 1."""
    odds = attack(
        "ashigaru-bow", "samurai-bow", range=2, moved=1, defender_honor=1,
        defender_flags="accept",
    )  # fmt: skip
    retreated = odds.given("defender_retreat == 1")
    assert near(retreated.p("defender_losses == 0"), F(5, 6) ** 5)  # no square on 5 dice
    assert near(retreated.expect("defender_disorder"), 5 * F(2, 6))
    assert near(retreated.expect("defender_tokens"), -1)


def test_matching_symbols_beyond_the_blocks_are_lost() -> None:
    odds = attack(
        "ashigaru-bow", "ashigaru-bow", range=2, moved=1, defender_honor=0, defender_blocks=1
    )
    retreated = odds.given("defender_retreat == 1")
    assert near(retreated.p("defender_losses == 1"), 1 - F(5, 6) ** 5)
    assert near(retreated.p("attacker_banners == 1"), 1 - F(5, 6) ** 5)


def test_a_leader_outlives_a_unit_lost_to_lack_of_honor_unchecked() -> None:
    odds = attack(
        "ashigaru-bow", "ashigaru-bow", range=2, moved=1, defender_honor=0, defender_blocks=1,
        defender_leader="foot", defender_flags="accept",
    )  # fmt: skip
    gone = odds.given("defender_retreat == 1 and defender_losses == 1")
    assert gone.p("defender_leader_lost + defender_seppuku > 0") == 0


def test_swords_kill_a_lone_leader_whose_retreat_was_not_paid() -> None:
    odds = attack("ashigaru-bow", "lone-leader", range=2, moved=1, defender_honor=2)
    survived = odds.given("hits == 0")
    assert near(survived.p("defender_leader_lost == 1"), 1 - F(5, 6) ** 5)
    assert near(survived.expect("defender_disorder"), 5 * F(3, 6))


def test_swords_do_nothing_to_a_bodyguard_in_lack_of_honor() -> None:
    odds = attack("levy", "bodyguard", defender_honor=0, defender_flags="accept")
    retreated = odds.given("defender_retreat > 0")
    assert retreated.p("defender_losses != min(hits, 4)") == 0


def test_tokens_gained_earlier_in_the_exchange_may_pay() -> None:
    odds = attack("samurai-spear", "samurai-spear", attacker_honor=0)
    paid = odds.given("attacker_retreat == 1 and attacker_disorder == 0 and attacker_losses == 0")
    assert max(paid.columns["attacker_tokens"]) >= 2  # collected four or more, paid two


# ---- terrain limits (Battlefield Terrain) --------------------------------------------

CAPS = {  # on: close, fire; at: close, fire (infantry); None is no limit
    "open": (None, None, None, None),
    "forest": (2, 2, 2, 1),
    "hill": (3, None, 2, None),
    "ford": (2, 1, 2, 2),
    "shallow-ford": (None, None, None, None),
    "bridge": (None, None, None, None),
    "building": (2, 1, 2, 1),
    "field": (None, None, None, None),
    "ravine": (1, 1, 2, 1),
    "tent": (None, None, None, None),
    "fence": (2, 2, 2, 2),
    "palisade": (2, 2, 2, 2),
    "castle": (3, 3, 2, 1),
}
CAVALRY_CAPS = CAPS | {
    "building": (1, 1, 2, 1),
    "field": (2, 2, 2, 2),
    "ravine": (1, 1, 1, 1),
}


@pytest.mark.parametrize("ground", CAPS)
def test_infantry_dice_limits_of_each_terrain(ground: str) -> None:
    on_close, on_fire, at_close, at_fire = CAPS[ground]
    assert rolled(attack("samurai-spear", "levy", attacker_on=ground)) == (on_close or 4)
    assert rolled(attack("samurai-spear", "levy", defender_on=ground)) == (at_close or 4)
    assert rolled(attack("samurai-bow", "levy", range=2, attacker_on=ground)) == (on_fire or 3)
    assert rolled(attack("samurai-bow", "levy", range=2, defender_on=ground)) == (at_fire or 3)


@pytest.mark.parametrize("ground", [ground for ground in CAPS if ground != "castle"])
def test_cavalry_dice_limits_of_each_terrain(ground: str) -> None:
    on_close, on_fire, at_close, at_fire = CAVALRY_CAPS[ground]
    spear, bow = "samurai-spear-cavalry", "samurai-bow-cavalry"
    assert rolled(attack(spear, "levy", attacker_on=ground)) == (on_close or 4)
    assert rolled(attack(spear, "levy", defender_on=ground)) == (at_close or 4)
    assert rolled(attack(bow, "levy", range=2, attacker_on=ground)) == (on_fire or 3)
    assert rolled(attack(bow, "levy", range=2, defender_on=ground)) == (at_fire or 3)


def test_a_hill_does_not_protect_from_an_attacker_on_a_hill() -> None:
    odds = attack("samurai-spear", "levy", attacker_on="hill", defender_on="hill")
    assert rolled(odds) == 3


def test_the_lower_limit_of_both_hexes_holds_and_card_dice_exceed_it() -> None:
    odds = attack("samurai-spear", "levy", attacker_on="ravine", defender_on="forest")
    assert rolled(odds) == 1
    odds = attack("samurai-spear", "levy", attacker_on="ravine", defender_on="forest", bonus_dice=3)
    assert rolled(odds) == 4


def test_a_battle_back_is_limited_by_both_hexes_too() -> None:
    odds = attack("levy", "samurai-spear", attacker_on="forest", defender_on="hill")
    assert max(odds.columns["attacker_losses"]) == 2


@pytest.mark.parametrize(("blocks", "chance"), [(4, F(1, 36)), (1, F(1, 6))])
def test_castle_flags_are_hits_that_call_for_a_check(blocks: int, chance: F) -> None:
    """B9: two dice hit by 11 in 36 and cost a block by two flags in 1; either calls for it."""
    case = {"range": 2, "bonus_dice": 1, "defender_on": "castle", "defender_blocks": blocks}
    case |= {"defender_leader": "foot", "defender_flags": "accept"}
    odds = attack("ashigaru-bow", "ashigaru-spear", **case)
    assert near(odds.p("defender_leader_lost == 1"), F(12, 36) * chance)
    flagged = odds.given("hits == 0 and defender_losses == 1")
    assert near(flagged.p("defender_leader_lost == 1"), chance)
    fled = flagged.given("defender_leader_lost == 0")
    assert near(fled.expect("defender_tokens"), -3 if blocks == 1 else 0)


def test_hits_and_castle_flags_each_call_for_a_check_of_their_own() -> None:
    case = {"range": 2, "bonus_dice": 2, "defender_on": "castle", "defender_leader": "foot"}
    odds = attack("ashigaru-bow", "ashigaru-spear", defender_flags="accept", **case)
    both = odds.given("hits == 1 and defender_losses == 2")
    assert near(both.p("defender_leader_lost == 1"), 1 - F(35, 36) ** 2)


def test_castle_flags_call_for_no_check_by_the_old_reading(tmp_path: Path) -> None:
    rules = tmp_path / "old.toml"
    rules.write_text("[numbers]\ncastle_flag_check = 0\n")
    case = {"range": 2, "bonus_dice": 1, "defender_on": "castle", "defender_blocks": 1}
    odds = attack(
        "ashigaru-bow", "ashigaru-spear", defender_leader="foot", defender_flags="accept",
        rules=str(rules), **case,
    )  # fmt: skip
    flagged = odds.given("hits == 0 and defender_losses == 1")
    assert flagged.p("defender_leader_lost == 1") == 0
    assert flagged.expect("defender_tokens") == 0  # he stays in the hex (B5)


# ---- castle (B11) --------------------------------------------------------------------


def test_on_a_castle_flags_cost_blocks_instead_of_ground_and_no_honor() -> None:
    odds = attack("ashigaru-bow", "ashigaru-bow", range=2, bonus_dice=1, defender_on="castle")
    assert odds.p("defender_retreat > 0") == 0
    assert near(odds.p("defender_losses > hits"), F(1, 36))  # two flags, one ignored
    assert odds.expect("defender_tokens") == 0


def test_castle_flags_hit_levies_once_each_not_twice() -> None:
    odds = attack("samurai-spear", "levy", defender_on="castle")
    two_flags = odds.given("hits == 0 and defender_losses > 0 and battled_back == 1")
    assert max(two_flags.columns["defender_losses"]) == 1  # two dice: one flag must be ignored


def test_a_unit_on_a_castle_battles_back_after_losing_blocks_to_flags() -> None:
    odds = attack("samurai-spear", "ashigaru-spear", defender_on="castle", bonus_dice=2)
    assert odds.given("defender_losses < 4").p("battled_back == 1") == 1


def test_cavalry_attacked_from_a_castle_cannot_battle_back_at_it() -> None:
    odds = attack("samurai-spear", "samurai-spear-cavalry", attacker_on="castle")
    assert odds.p("battled_back == 1") == 0


def test_cavalry_on_a_castle_does_not_battle_back() -> None:
    odds = attack("samurai-spear", "samurai-spear-cavalry", defender_on="castle")
    assert odds.p("battled_back == 1") == 0
    assert odds.p("defender_losses > hits") > 0
