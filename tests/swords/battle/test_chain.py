"""A chain of two attacks: which province stays held, and what both battles are worth together."""

from math import comb
from typing import Any

import pytest

from samurai_odds import OddsError, swords
from samurai_odds.swords.battle.options import DEFAULT_VALUE

STRONG = "daimyo, 4 bowmen, 10 spearmen"


def test_each_attack_has_its_own_province() -> None:
    odds = swords.battle("spearman", STRONG, then="spearman", origin_held=True)
    assert odds.p("origin_lost") == 0
    assert odds.p("then_origin_lost") == pytest.approx(1, abs=1e-4)
    other = swords.battle("spearman", STRONG, then="spearman", then_origin_held=True)
    assert other.p("origin_lost") == pytest.approx(1, abs=1e-4)
    assert other.p("then_origin_lost") == 0


def test_a_double_troop_province_is_lost_only_with_both_troops() -> None:
    odds = swords.battle(
        "2 spearmen", "2 gunners", then="daimyo, spearman", then_same_province=True, stop_below=2
    )
    assert odds.p("origin_lost") == 0  # the second troop stands there
    lost = odds.p("attacker_units == 0 and then_attacker_units == 0")
    assert odds.p("then_origin_lost") == pytest.approx(lost)
    assert 0 < lost < odds.p("then_attacker_units == 0")
    # won by the first; or both gone, and the untouched second troop goes in, leaving a spearman
    assert odds.p("takes") == pytest.approx(odds.p("cleared"))
    goes = (
        "then_won and (attacker_units > 0 or then_attacker_units >= 2)",
        "then_result == 'mutual' and attacker_units >= 2",
    )
    assert odds.p("then_takes") == pytest.approx(sum(odds.p(way) for way in goes))


def test_either_troop_occupies_what_was_emptied() -> None:
    """Phase D: 3 spearmen, then 2 from another province; a lone survivor need not stay out."""
    asked: Any = {"then": "2 spearmen", "stop": "best"}
    odds = swords.battle("3 spearmen", "2 spearmen", **asked)
    assert odds.expect("chain_value") == pytest.approx(0.9625294908, abs=1e-9)  # by hand, below
    assert odds.expect("chain_value") == pytest.approx(chain_of_spearmen(3, 2, 2), abs=1e-9)
    assert odds.p("takes") == pytest.approx(odds.p("cleared"))  # the second troop is whole then
    goes = odds.p("then_cleared and (attacker_units >= 2 or then_attacker_units >= 2)")
    assert odds.p("then_takes") == pytest.approx(goes)


def test_who_occupies_leaves_a_garrison_within_the_ronin_limit() -> None:
    lone = swords.battle("spearman", "spearman", then="spearman")
    assert lone.p("takes == 1 or then_takes == 1") == 0
    held = swords.battle("spearman", "spearman", then="spearman", then_origin_held=True)
    assert held.p("takes") == pytest.approx(held.p("cleared"))
    ronin = swords.battle("spearman", "spearman", then="2 spearmen, ronin")
    assert ronin.p("takes") == 0  # a ronin stays with neither of two spearmen apart


def chain_of_spearmen(first: int, enemy: int, second: int) -> float:
    """Value a chain of spearmen from two provinces, the first calling off for the best."""

    def hits(dice: int) -> list[float]:
        return [comb(dice, k) * 4**k * 8 ** (dice - k) / 12**dice for k in range(dice + 1)]

    def exchange(ours: int, theirs: int) -> dict[tuple[int, int], float]:
        left: dict[tuple[int, int], float] = {}
        for scored, p in enumerate(hits(ours)):
            for taken, q in enumerate(hits(theirs)):
                place = (max(0, ours - taken), max(0, theirs - scored))
                left[place] = left.get(place, 0.0) + p * q
        return left

    def lost(units: int, left: int) -> float:
        return (units - left) / 3 + (left == 0)  # and the province attacked from

    def follow(ours: int, theirs: int, worth: Any, may_stop: bool) -> float:
        left = exchange(ours, theirs)
        same = left.pop((ours, theirs))
        total = 0.0
        for (a, d), p in left.items():
            if a and d:
                on = follow(a, d, worth, may_stop)
                total += p * (max(on, worth(a, d)) if may_stop else on)
            else:
                total += p * worth(a, d)
        return total / (1 - same)

    def after_first(a: int, d: int) -> float:
        alone = (enemy - d) / 3 - lost(first, a)
        if d == 0:
            return alone + (a >= 2 or second >= 2)
        return alone + follow(second, d, lambda b, e: after_second(a, d, b, e), False)

    def after_second(a: int, d: int, b: int, e: int) -> float:
        return (d - e) / 3 - lost(second, b) + (e == 0 and (a >= 2 or b >= 2))

    return follow(first, enemy, after_first, True)


@pytest.mark.parametrize("options", [{}, {"then_same_province": True}])
def test_the_worth_of_a_chain_is_that_of_its_plan(options: Any) -> None:
    forces = ("3 spearmen, bowman", "daimyo, 2 gunners")
    odds = swords.battle(
        *forces, then="daimyo, 2 spearmen", stop="best", then_stop="best", **options
    )
    (planned,) = odds.question.first_battles
    assert odds.expect("chain_value") == pytest.approx(planned.value, abs=1e-9)
    then = DEFAULT_VALUE
    for name in ("defender_loss", "attacker_loss", "takes", "origin_lost"):
        then = then.replace(name, f"then_{name}")
    both = f"{DEFAULT_VALUE} + ({then}) * then_fought"
    assert odds.expect("chain_value") == pytest.approx(odds.expect(both), abs=1e-9)


def test_sampled_chains_from_one_province_agree() -> None:
    asked: Any = {"then": "daimyo, 2 spearmen", "then_same_province": True, "then_stop": "best"}
    exact = swords.battle("2 spearmen", "2 gunners", **asked)
    seen = swords.battle("2 spearmen", "2 gunners", **asked, method="monte-carlo", seed=3)
    for figure in ("then_origin_lost", "then_takes", "then_fought"):
        assert abs(seen.p(figure) - exact.p(figure)) <= 6 * seen.p(figure).se


def test_gain_knows_the_next_attack() -> None:
    """Stopping where nothing is gained is the best stopping, the next attack included."""
    forces: Any = ("3 spearmen", "daimyo, 2 gunners")
    chain: Any = {"then": "daimyo, 4 bowmen, 6 spearmen"}
    rule = swords.battle(*forces, **chain, stop_when="gain <= 0")
    alone = swords.battle(*forces, stop_when="gain <= 0")
    best = swords.battle(*forces, **chain, stop="best")
    assert rule.p("result == 'called-off'") > alone.p("result == 'called-off'")
    assert best.expect("chain_value") >= rule.expect("chain_value") - 1e-9
    fought = swords.battle(*forces, **chain)
    assert rule.expect("chain_value") > fought.expect("chain_value")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"then_same_province": True}, "an army and a provincial force"),
        ({"then_same_province": True, "then": "daimyo", "origin_held": True}, "both troops"),
        ({"then_same_province": True, "then": "daimyo", "naval": True}, "one border"),
        ({"then_origin_held": True, "then": None}, "needs --then"),
        ({"then_same_province": True, "then": None}, "needs --then"),
        ({"value": "rounds"}, "a value cannot count rounds"),
    ],
)
def test_refusals(given: dict[str, Any], says: str) -> None:
    with pytest.raises(OddsError, match=says):
        swords.battle(**({"attacker": "spearman", "defender": "gunner", "then": "gunner"} | given))


def test_the_second_attack_lists_its_policy() -> None:
    odds = swords.battle(
        "spearman", "2 gunners", then="daimyo, spearman", then_stop="best", defender_ronin="0:1"
    )
    titles = [listing.title for listing in odds.question.listings]
    assert any("second attack, on 2 gunners" in title for title in titles)
    assert not any("first troop" in title for title in titles)


def test_the_second_attackers_best_losses_name_their_gain() -> None:
    asked: Any = {"then": "daimyo, bowman, 2 spearmen, ronin", "then_stop": "best"}
    best = swords.battle("spearman", "2 gunners, bowman", **asked, then_losses="best")
    plain = swords.battle("spearman", "2 gunners, bowman", **asked)
    listing = best.question.listings[-1]
    gain = best.expect("chain_value") - plain.expect("chain_value")
    assert listing.rows[-1][1] * best.p("then_fought == 1") == pytest.approx(gain, abs=1e-5)
