"""Rules about who strikes when: battle back, First Strike, swarm, volleys, bonus combat."""

from fractions import Fraction as F
from typing import Any

import pytest

from samurai_odds import Odds, battles


def attack(attacker: str, defender: str, **options: Any) -> Odds:
    return battles.attack(attacker, defender, **options)


def near(figure: float, expected: F | float) -> bool:
    return abs(figure - float(expected)) < 1e-12


# ---- First Strike and Ambush (B15) ---------------------------------------------------


def test_first_strike_rolls_first_and_then_no_battle_back() -> None:
    odds = attack("samurai-spear", "samurai-spear", first_strike=True)
    assert odds.p("battled_back == 1") == 0
    plain = attack("samurai-spear", "samurai-spear")
    mirrored = plain.p("defender_losses == 2")
    assert near(odds.p("attacker_losses == 2"), mirrored)


def test_an_attacker_driven_off_by_first_strike_does_not_attack() -> None:
    odds = attack("ashigaru-bow", "samurai-spear", first_strike=True)
    driven = odds.given("attacker_retreat > 0")
    assert driven.p("hits > 0 or defender_losses > 0") == 0


def test_an_attacker_killed_by_first_strike_does_not_attack() -> None:
    odds = attack("ashigaru-bow", "samurai-spear", first_strike=True, attacker_blocks=1)
    assert odds.given("attacker_losses == 1").p("hits > 0") == 0


def test_the_inspire_token_is_spent_even_if_first_strike_drives_the_attacker_off() -> None:
    odds = attack(
        "ashigaru-bow", "samurai-spear", attacker_leader="foot", inspire=True,
        first_strike=True, attacker_blocks=1, attacker_room=0,
    )  # fmt: skip
    killed = odds.given("attacker_losses == 1 and attacker_leader_lost == 1")
    assert near(killed.expect("attacker_tokens"), -1)


def test_inspiration_declared_outlives_a_leader_killed_by_first_strike() -> None:
    odds = attack(
        "samurai-spear", "levy", attacker_leader="foot", inspire=True, first_strike=True,
        attacker_support=True,
    )  # fmt: skip
    lost = odds.given("attacker_leader_lost == 1 and attacker_retreat == 0")
    assert max(lost.columns["hits"]) == 5


def test_inspire_back_applies_to_first_strike() -> None:
    odds = attack(
        "samurai-spear", "ashigaru-bow", first_strike=True, defender_leader="foot",
        inspire_back=True,
    )  # fmt: skip
    assert max(odds.columns["attacker_losses"]) == 3


def test_ambush_strikes_first_with_a_die_more_and_costs_a_token() -> None:
    odds = attack("samurai-spear", "ashigaru-bow", ambush=True)
    assert max(odds.columns["attacker_losses"]) == 3
    assert max(odds.columns["defender_tokens"]) == 2  # three honor symbols less the card
    assert odds.p("battled_back == 1") == 0


# ---- Levy Infantry Swarm (B14) -------------------------------------------------------


def test_a_swarm_rolls_all_its_dice_at_once_each_capped_by_its_own_terrain() -> None:
    assert max(attack("levy", "levy", swarm=3).columns["hits"]) == 6
    assert max(attack("levy", "levy", swarm=3, attacker_on="ravine").columns["hits"]) == 3


def test_a_card_die_counts_once_for_each_levy_of_a_swarm() -> None:
    assert max(attack("levy", "levy", swarm=3, bonus_dice=1).columns["hits"]) == 9


def test_immunity_counts_once_against_a_swarm() -> None:
    odds = attack("levy", "samurai-spear", swarm=3)  # six dice, two swords ignored
    none = sum(F(c) * F(1, 6) ** k * F(4, 6) ** (6 - k) for k, c in ((0, 1), (1, 6), (2, 15)))
    assert near(odds.p("hits == 0"), none)


def test_the_battle_back_hits_the_leading_levy_alone() -> None:
    odds = attack("levy", "samurai-spear", swarm=3, attacker_blocks=2)
    assert max(odds.columns["attacker_losses"]) == 2


def test_the_others_of_a_swarm_still_roll_after_first_strike() -> None:
    odds = attack("levy", "samurai-spear", swarm=2, first_strike=True, attacker_blocks=1)
    gone = odds.given("attacker_losses == 1")
    assert max(gone.columns["hits"]) == 2


def test_each_inspired_levy_costs_a_token_and_adds_a_die() -> None:
    odds = attack(
        "levy", "levy", swarm=3, inspire=True, swarm_inspired=3, attacker_leader="mounted"
    )
    assert max(odds.columns["hits"]) == 9
    assert max(odds.columns["attacker_tokens"]) == -3


# ---- Hold and Shoot (B28) ------------------------------------------------------------


def test_two_volleys_are_two_full_fires() -> None:
    odds = attack("ashigaru-arquebus", "samurai-spear", range=2, volleys=2)
    assert max(odds.columns["defender_losses"]) == 4
    assert max(odds.columns["hits"]) == 2  # of the first roll


def test_a_target_out_of_range_after_the_first_volley_is_not_fired_at_again() -> None:
    odds = attack("ashigaru-bow", "ashigaru-bow", range=3, volleys=2)
    no_flag = F(25, 36)
    assert near(odds.expect("defender_losses"), F(2, 6) + no_flag * F(2, 6))


def test_an_arquebus_fires_one_die_at_a_target_pushed_to_range_four() -> None:
    odds = attack("ashigaru-arquebus", "ashigaru-bow", range=3, volleys=2)
    no_flag, one_flag = F(25, 36), F(10, 36)  # two flags push it to range 5, out of reach
    assert near(odds.expect("defender_losses"), F(4, 6) + no_flag * F(4, 6) + one_flag * F(2, 6))


def test_the_card_means_two_volleys() -> None:
    by_card = attack("ashigaru-bow", "levy", range=2, card="hold-and-shoot")
    by_option = attack("ashigaru-bow", "levy", range=2, volleys=2)
    assert near(by_card.expect("defender_losses"), by_option.expect("defender_losses"))


# ---- cards ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "card", "moved"),
    [
        ("samurai-spear-cavalry", "cavalry-charge", 3),
        ("samurai-spear", "infantry-onslaught", 2),
        ("ashigaru-spear", "infantry-onslaught", 2),
    ],
)
def test_cards_that_let_a_unit_move_further_and_battle(unit: str, card: str, moved: int) -> None:
    odds = attack(unit, "levy", card=card, moved=moved)
    assert odds.p("hits > 0") > 0


@pytest.mark.parametrize("card", ["cavalry-charge", "shogun"])
def test_cards_that_add_a_die(card: str) -> None:
    odds = attack("samurai-spear-cavalry", "levy", card=card)
    assert max(odds.columns["hits"]) == 5


# ---- Gaining Ground and Bonus Close Combat (B24) -------------------------------------


def test_the_bonus_combat_follows_only_when_the_hex_was_vacated() -> None:
    odds = attack("samurai-spear-cavalry", "levy", then="levy")
    vacated = "(defender_losses == 4 or defender_retreat > 0)"
    assert odds.given(vacated).p("then_fought == 1") == 1
    assert odds.given(f"not {vacated}").p("then_fought == 1") == 0


def test_cavalry_needs_no_leader_for_a_bonus_combat_and_infantry_does() -> None:
    assert attack("samurai-spear-cavalry", "levy", then="levy").p("then_fought == 1") > 0
    assert attack("samurai-spear", "levy", then="levy").p("then_fought == 1") == 0
    led = attack("samurai-spear", "levy", then="levy", attacker_leader="foot")
    assert led.p("then_fought == 1") > 0


@pytest.mark.parametrize(
    ("unit", "ground", "fights"),
    [
        ("samurai-spear-cavalry", "building", False),
        ("samurai-spear-cavalry", "ravine", False),
        ("samurai-spear-cavalry", "fence", False),
        ("samurai-spear-cavalry", "palisade", False),
        ("samurai-spear-cavalry", "forest", True),
        ("samurai-spear", "building", False),
        ("samurai-spear", "ravine", False),
        ("samurai-spear", "fence", True),
        ("samurai-spear", "palisade", True),
    ],
)
def test_no_bonus_combat_from_terrain_that_forbids_battle_on_entry(
    unit: str, ground: str, fights: bool
) -> None:
    leader = "mounted" if "cavalry" in unit else "foot"
    odds = attack(unit, "levy", defender_on=ground, then="levy", attacker_leader=leader)
    assert (odds.p("then_fought == 1") > 0) is fights


def test_the_attacker_fights_the_bonus_combat_from_the_defenders_former_hex() -> None:
    odds = attack("samurai-spear-cavalry", "levy", defender_on="hill", then="levy")
    assert max(odds.columns["then_losses"]) == 3  # on a hill at most three dice


def test_an_attacker_who_left_a_castle_retreats_like_anyone_in_the_bonus_combat() -> None:
    odds = attack(
        "samurai-spear", "levy", attacker_on="castle", attacker_leader="foot",
        then="samurai-spear", attacker_flags="accept",
    )  # fmt: skip
    assert odds.given("then_fought == 1").p("attacker_retreat > 0") > 0
    assert odds.given("then_fought == 0").p("attacker_retreat > 0") == 0


def test_card_dice_apply_again_in_the_bonus_combat_and_inspiration_costs_again() -> None:
    odds = attack(
        "samurai-spear", "levy", attacker_leader="foot", then="levy", then_inspire=True,
        inspire=True, bonus_dice=1, then_blocks=4,
    )  # fmt: skip
    fought = odds.given("then_fought == 1")
    assert max(fought.columns["attacker_tokens"]) == -2


def test_a_second_inspiration_is_not_made_without_a_token() -> None:
    options: dict[str, Any] = {"attacker_leader": "foot", "then": "levy", "inspire": True}
    poor = attack("samurai-spear", "levy", **options, then_inspire=True, attacker_honor=1)
    plain = attack("samurai-spear", "levy", **options, attacker_honor=1)
    assert near(poor.expect("then_losses"), plain.expect("then_losses"))


def test_the_second_defender_battles_back_and_the_attackers_losses_count_both() -> None:
    odds = attack("samurai-spear-cavalry", "levy", then="samurai-spear")
    fought = odds.given("then_battled_back == 1")
    assert fought.p("attacker_losses > 0") > 0
    assert fought.p("battled_back == 1") == 0


def test_first_strike_may_answer_the_bonus_combat() -> None:
    odds = attack("samurai-spear-cavalry", "levy", then="samurai-spear", then_first_strike=True)
    assert odds.p("then_battled_back == 1") == 0
    assert odds.p("attacker_losses > 0 and then_fought == 1") > 0


def test_a_bonus_inspiration_is_spent_when_first_strike_drives_the_attacker_off() -> None:
    odds = attack(
        "samurai-spear-cavalry", "levy", attacker_leader="mounted", then="samurai-spear",
        then_inspire=True, then_first_strike=True,
    )  # fmt: skip
    driven = odds.given("then_fought and attacker_retreat == 1 and attacker_losses == 0")
    assert near(driven.expect("attacker_tokens"), -4)  # three for the retreat, one to inspire


def test_cavalry_may_strike_first_once_the_attacker_has_left_his_castle() -> None:
    odds = attack(
        "samurai-spear", "levy", attacker_on="castle", attacker_leader="foot",
        then="samurai-spear-cavalry", then_first_strike=True,
    )  # fmt: skip
    assert odds.p("attacker_losses > 0") > 0


def test_a_lone_leader_killed_or_gone_vacates_the_hex() -> None:
    odds = attack("samurai-spear-cavalry", "lone-leader", then="levy")
    assert odds.p("then_fought == 1") == 1


def test_a_leader_left_standing_by_a_blocked_retreat_keeps_the_hex() -> None:
    odds = attack(
        "samurai-spear-cavalry", "levy", defender_leader="foot", defender_room=0,
        defender_blocks=1, then="levy",
    )  # fmt: skip
    stays = odds.given("defender_losses == 1 and hits == 0")
    assert stays.p("then_fought == 1") == 0


# ---- properties ----------------------------------------------------------------------


@pytest.mark.parametrize("dice", range(5))
def test_more_dice_never_hurt_the_attacker(dice: int) -> None:
    fewer = attack("ashigaru-spear", "samurai-spear", bonus_dice=dice)
    more = attack("ashigaru-spear", "samurai-spear", bonus_dice=dice + 1)
    for blocks in range(1, 5):
        assert more.p(f"hits >= {blocks}") > fewer.p(f"hits >= {blocks}")


@pytest.mark.parametrize("unit", ["samurai-spear", "samurai-bow", "levy", "ashigaru-spear"])
def test_first_strike_is_the_mirror_image_of_an_attack(unit: str) -> None:
    first = attack(unit, unit, first_strike=True)
    plain = attack(unit, unit)
    for losses in range(5):
        assert near(
            first.p(f"attacker_losses == {losses}"), plain.p(f"defender_losses == {losses}")
        )


@pytest.mark.parametrize("who", ["attacker", "defender"])
def test_the_best_choice_of_flags_is_no_worse_than_either_fixed_policy(who: str) -> None:
    value = "defender_losses - attacker_losses + attacker_banners - defender_banners"
    sign = 1 if who == "attacker" else -1
    for options in ({}, {"defender_room": 0, "attacker_room": 0}, {f"{who}_support": True}):
        for pair in (("samurai-spear", "samurai-bow"), ("ashigaru-spear", "samurai-spear")):
            fixed = [
                sign * attack(*pair, **options, **{f"{who}_flags": policy}).expect(value)
                for policy in ("ignore", "accept")
            ]
            best = sign * attack(*pair, **options, **{f"{who}_flags": "best"}).expect(value)
            assert best >= max(fixed) - 1e-12
