"""Best stopping and best losses: never worse than fixed rules, equal to brute force."""

import itertools
from functools import cache
from typing import Any

import numpy as np
import pytest

from samurai_odds import OddsError, swords
from samurai_odds.swords.battle.options import DEFAULT_VALUE
from samurai_odds.swords.battle.question import Battle
from samurai_odds.swords.combat.dice import hits
from samurai_odds.swords.combat.losses import NOBODY, remove
from samurai_odds.swords.combat.sides import handful
from samurai_odds.swords.layout import HAND_KINDS, RANGED_KINDS
from tests.swords.brute import removals

BATTLES = [
    ("daimyo, bowman, 2 spearmen", "daimyo, gunner, 3 spearmen", {}),
    ("3 spearmen, 2 ronin", "2 spearmen, bowman", {"castle": True}),
    ("daimyo, 2 gunners, spearman", "2 swordsmen, 2 spearmen", {"naval": True}),
    ("2 bowmen, 3 spearmen", "daimyo, spearman + spearman, bowman", {"origin_held": True}),
]
RULES: list[dict[str, Any]] = [
    {},
    *({"stop_after": n} for n in (1, 2, 3)),
    *({"stop_below": n} for n in (2, 3, 4)),
    {"stop_when": "p_win < 0.4"},
    {"stop_when": "gain <= 0"},
    {"stop_when": "attacker_loss > defender_loss"},
]
VALUES = (DEFAULT_VALUE, "won - 0.3 * attacker_loss", "takes - 2 * origin_lost + bonus_left / 9")


@pytest.mark.parametrize("battle", BATTLES)
@pytest.mark.parametrize("value", VALUES)
def test_best_stopping_is_never_below_a_fixed_rule(battle: Any, value: str) -> None:
    attacker, defender, options = battle
    best = swords.battle(attacker, defender, **options, stop="best", value=value).expect(value)
    for rule in RULES:
        fixed = swords.battle(attacker, defender, **options, **rule, value=value).expect(value)
        assert best >= fixed - 1e-9, rule


@pytest.mark.parametrize(
    ("attacker", "defender", "options"),
    [
        ("3 spearmen", "3 spearmen", {}),
        ("bowman, 2 spearmen", "2 gunners, spearman", {}),
        ("2 spearmen", "2 spearmen, ronin", {"castle": True, "bonus_left": 1}),
        ("daimyo, gunner", "2 swordsmen", {"naval": True, "origin_held": True}),
    ],
)
def test_best_stopping_equals_the_best_of_all_policies(
    attacker: str, defender: str, options: Any
) -> None:
    battles = [Battle(attacker, defender, **options, value=one, stop="best") for one in VALUES]
    planned = battles[0].first_battles[0]
    places = list(
        itertools.product(range(planned.duel.attacker.nobody), range(planned.duel.defender.nobody))
    )
    worths = [battle.setup.terms.worth(planned.duel) for battle in battles]
    picks = planned.duel.default_picks()
    found = []
    for policy in itertools.product((False, True), repeat=len(places)):
        stopped = np.zeros(planned.duel.shape, dtype=bool)
        for (i, j), stops in zip(places, policy, strict=True):
            stopped[i, j] = stops
        ends = planned.duel.ends(lambda rounds, stopped=stopped: stopped, picks)
        found.append([float(ends.chance @ one[ends.attacker, ends.defender]) for one in worths])
    for value, battle, best in zip(VALUES, battles, np.max(found, axis=0), strict=True):
        assert battle.first_battles[0].value == pytest.approx(best, abs=1e-9)
        odds = swords.battle(attacker, defender, **options, value=value, stop="best")
        assert odds.expect(value) == pytest.approx(best, abs=1e-9)


def brute_force(battle: Battle, attacker_free: bool, may_stop: bool) -> float:
    """Value a battle over compositions by plain recursion, misses solved by repetition."""
    setup = battle.setup
    sides = (setup.first.force, setup.defenders(0))
    orders = (setup.first.losses, setup.defender_losses)
    sign = 1 if attacker_free else -1

    @cache
    def worth(a: Any, d: Any) -> float:
        from samurai_odds.swords.combat.duel import Duel
        from samurai_odds.swords.combat.sides import LossRule, chain

        rule = LossRule(orders[0].order, orders[0].first, True)
        duel = Duel(
            chain(sides[0], rule, setup.weapons[0]), chain(sides[1], rule, setup.weapons[1])
        )
        grid = setup.terms.worth(duel)
        return float(grid[duel.attacker.number(a), duel.defender.number(d)])

    def table(side: Any, kinds: Any, weapons: Any) -> Any:
        return hits(handful(side, kinds, weapons), 12)

    def after(a: Any, d: Any, on_a: int, on_d: int) -> list[Any]:
        if attacker_free:
            left = remove(d, on_d, orders[1].order, orders[1].first)
            return [(mine, left) for mine in removals(a, on_a)]
        left = remove(a, on_a, orders[0].order, orders[0].first)
        return [(left, mine) for mine in removals(d, on_d)]

    def phase(a: Any, d: Any, kinds: Any, then: Any) -> float:
        total = 0.0
        for on_d, p in enumerate(table(a, kinds, setup.weapons[0])):
            for on_a, q in enumerate(table(d, kinds, setup.weapons[1])):
                total += (
                    p
                    * q
                    * max((then(x, y) for x, y in after(a, d, on_a, on_d)), key=lambda v: sign * v)
                )
        return total

    @cache
    def fight(a: Any, d: Any) -> float:
        again = 0.0
        for _ in range(80):  # a round of misses leads back here: (2/3)**2 a round at most

            def at_step_8(x: Any, y: Any, again: float = again) -> float:
                if x == NOBODY or y == NOBODY:
                    return worth(x, y)
                on = again if (x, y) == (a, d) else fight(x, y)
                return max(on, worth(x, y)) if may_stop else on

            def in_hand(x: Any, y: Any) -> float:
                if x == NOBODY or y == NOBODY:
                    return worth(x, y)
                return phase(x, y, HAND_KINDS, at_step_8)

            again = phase(a, d, RANGED_KINDS, in_hand)
        return again

    return fight(*sides)


@pytest.mark.parametrize("may_stop", [False, True])
@pytest.mark.parametrize(
    ("attacker", "defender", "free"),
    [
        ("bowman, spearman", "2 spearmen", "attacker"),
        ("daimyo, gunner, spearman", "bowman, spearman", "attacker"),
        ("2 spearmen, ronin", "gunner, spearman", "attacker"),
        ("2 spearmen", "bowman, gunner, spearman", "defender"),
    ],
)
def test_best_losses_equal_brute_force(
    attacker: str, defender: str, free: str, may_stop: bool
) -> None:
    options: dict[str, Any] = {f"{free}_losses": "best"}
    if may_stop:
        options["stop"] = "best"
    battle = Battle(attacker, defender, **options)
    odds = swords.battle(attacker, defender, **options)
    wanted = brute_force(battle, free == "attacker", may_stop)
    assert battle.first_battles[0].value == pytest.approx(wanted, abs=1e-9)
    assert odds.expect(DEFAULT_VALUE) == pytest.approx(wanted, abs=1e-9)


@pytest.mark.parametrize("naval", [False, True])
def test_best_losses_are_never_worse_than_an_order(naval: bool) -> None:
    attacker, defender = "daimyo, 2 bowmen, 2 gunners, 3 spearmen, 2 ronin", "daimyo, 5 spearmen"
    best = swords.battle(attacker, defender, naval=naval, attacker_losses="best")
    value = best.expect(DEFAULT_VALUE)
    assert value == pytest.approx(best.question.first_battles[0].value, abs=1e-9)
    for order in ("spearman", "gunner", "ronin", "bowman, ronin", "swordsman, ronin, gunner"):
        fixed = swords.battle(attacker, defender, naval=naval, attacker_losses=order)
        assert value >= fixed.expect(DEFAULT_VALUE) - 1e-9


def test_chains_value_both_battles() -> None:
    """With --then a best first stop knows what the next attack is worth."""
    chain = {"then": "daimyo, 3 bowmen", "castle": True}
    both = (
        f"{DEFAULT_VALUE} + then_defender_loss - then_attacker_loss"
        " + province * then_takes - province * then_origin_lost"
    )
    best = swords.battle("4 spearmen", "daimyo, bowman", **chain, stop="best")
    assert best.expect(both) == pytest.approx(best.question.first_battles[0].value, abs=1e-9)
    for rule in RULES:
        fixed = swords.battle("4 spearmen", "daimyo, bowman", **chain, **rule)
        assert best.expect(both) >= fixed.expect(both) - 1e-9


def test_on_equal_worth_the_attacker_stops() -> None:
    odds = swords.battle("3 spearmen", "spearman", stop="best", value="0 * won")
    assert odds.p("rounds == 1") == pytest.approx(1)


def test_both_sides_looking_for_best_losses_is_refused() -> None:
    with pytest.raises(OddsError, match="both sides"):
        swords.battle("2 spearmen", "spearman", attacker_losses="best", defender_losses="best")
