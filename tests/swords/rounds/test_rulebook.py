"""The rulebook's worked battles, replayed with their dice or hits (Phase C examples)."""

from typing import Any

import pytest

from samurai_odds import swords
from samurai_odds.swords.battle.question import Battle
from samurai_odds.swords.combat.outcomes import counts_of
from samurai_odds.swords.combat.sequence import HAND, RANGED
from samurai_odds.swords.layout import HAND_KINDS, KINDS, RANGED_KINDS
from tests.swords import reference


def scored(rolled: Any, hits_on: tuple[int, ...]) -> int:
    """Count hits: given as a number, or as dice by kind."""
    if isinstance(rolled, int):
        return rolled
    return sum(
        face <= hits_on[KINDS.index(kind)] for kind, faces in rolled.items() for face in faces
    )


@pytest.mark.parametrize("example", reference.EXAMPLES, ids=lambda example: str(example[0]))
def test_printed_dice_give_the_printed_losses(example: Any) -> None:
    _, attacker, defender, phases, options, result, rounds, lost_a, lost_d = example
    battle = Battle(attacker, defender, **options)
    duel = battle.first_battles[0].duel
    i, j = duel.attacker_start, duel.defender_start
    for _, by_attacker, by_defender in phases:
        on_d = scored(by_attacker, duel.attacker.weapons.hits_on)
        on_a = scored(by_defender, duel.defender.weapons.hits_on)
        i, j = duel.attacker.left(i, on_a)[0], duel.defender.left(j, on_d)[0]
    lost = [
        {
            KINDS[kind]: was - now
            for kind, (was, now) in enumerate(
                zip(counts_of(chain.strengths[0]), counts_of(chain.strengths[left]), strict=True)
            )
            if was > now
        }
        for chain, left in ((duel.attacker, i), (duel.defender, j))
    ]
    assert lost == [lost_a, lost_d]
    odds = swords.battle(attacker, defender, **options)
    left_a, left_d = duel.attacker.strengths[i], duel.defender.strengths[j]
    condition = f"result == '{result}' and rounds == {rounds}" + "".join(
        f" and {who}_{KINDS[kind]} == {count}"
        for who, side in (("attacker", left_a), ("defender", left_d))
        for kind, count in enumerate(counts_of(side))
    )
    assert odds.p(condition) > 0


def test_dice_of_each_step() -> None:
    """Combat Sequence: bowmen and gunners in Steps 1-2, the rest in Steps 4-6."""
    army = "daimyo, 2 bowmen, swordsman, 3 gunners, 4 spearmen, 2 ronin"
    duel = Battle(army, "spearman").first_battles[0].duel
    assert len(duel.attacker.pools[RANGED][0]) - 1 == 5
    assert len(duel.attacker.pools[HAND][0]) - 1 == 8
    assert {KINDS[kind] for kind in RANGED_KINDS} == {"bowman", "gunner"}
    assert len(HAND_KINDS) == 4


def test_a_fallen_daimyo_does_not_roll() -> None:
    fallen = Battle("spearman", "fallen daimyo, 2 spearmen").first_battles[0].duel
    standing = Battle("spearman", "daimyo, 2 spearmen").first_battles[0].duel
    assert len(fallen.defender.pools[HAND][0]) == len(standing.defender.pools[HAND][0]) - 1


def test_bonus_units_roll_but_not_in_the_first_strike() -> None:
    duel = Battle("spearman", "bowman", castle=True, naval=True).first_battles[0].duel
    assert len(duel.defender.pools[HAND][0]) - 1 == 4
    assert len(duel.first_strike) - 1 == 1


def test_by_hand() -> None:
    assert swords.battle("spearman", "spearman").p("won") == pytest.approx(2 / 5)
    assert swords.battle("spearman", "spearman").p("result == 'mutual'") == pytest.approx(1 / 5)
    assert swords.battle("gunner", "spearman").p("won") == pytest.approx(3 / 5)
    naval = swords.battle("spearman", "spearman", naval=True)
    assert naval.p("won") == pytest.approx(4 / 15)
    assert naval.p("rounds == 0") == pytest.approx(1 / 3)
    assert swords.battle("bowman", "gunner").p("won") == pytest.approx(1 / 2)


def test_symmetric_battles_are_symmetric() -> None:
    army = "daimyo, 2 bowmen, 2 gunners, 3 spearmen"
    odds = swords.battle(army, army)
    assert odds.p("result == 'attacker'") == pytest.approx(odds.p("result == 'defender'"))
