"""Ruling S2: which units go, by hand and against the reference."""

import random

import pytest

from samurai_odds.swords.combat.losses import keeps_ronin_limit, remove
from samurai_odds.swords.combat.sides import LossRule, free_losses
from samurai_odds.swords.facts import load
from samurai_odds.swords.forces import read_force, read_order, write_force
from samurai_odds.swords.layout import ARMY, BONUS, DEFAULT_ORDER, FALLEN, FORCE, KINDS, Composition
from tests.swords import reference
from tests.swords.brute import removals
from tests.swords.drawn import random_troop


def side(text: str, bonus: int = 0) -> Composition:
    found = read_force(text, "defender", load(), False)
    return (*found[:BONUS], bonus, found[FALLEN])


@pytest.mark.parametrize(
    ("before", "hits", "after"),
    [
        ("bowman, 3 spearmen", 1, "bowman, 2 spearmen"),
        ("daimyo, spearman", 1, "daimyo"),
        ("daimyo, bowman", 1, "daimyo"),
        ("3 spearmen, 2 ronin", 1, "3 spearmen, ronin"),  # a spearman would break the limit
        ("3 spearmen, 2 ronin", 2, "2 spearmen, ronin"),
        ("3 spearmen, 2 ronin", 4, "spearman"),
        ("2 spearmen", 5, "nobody"),  # surplus hits are lost
        ("daimyo, spearman + spearman", 1, "daimyo, spearman"),  # the force first
        ("daimyo, gunner + 2 spearmen, ronin", 1, "daimyo + 2 spearmen, ronin"),
        ("daimyo, gunner + 2 spearmen, ronin", 2, "daimyo, gunner + spearman"),
        ("fallen daimyo, spearman + spearman", 1, "fallen daimyo, spearman"),
        ("fallen daimyo, spearman + bowman, gunner", 1, "bowman, gunner"),  # army gone
        ("fallen daimyo, spearman", 1, "nobody"),
    ],
)
def test_default_order(before: str, hits: int, after: str) -> None:
    assert write_force(remove(side(before), hits, DEFAULT_ORDER, FORCE)) == after


def test_army_may_be_named_to_lose_first() -> None:
    both = side("daimyo, spearman + spearman")
    assert write_force(remove(both, 1, DEFAULT_ORDER, ARMY)) == "daimyo + spearman"


def test_bonus_units_go_first() -> None:
    walls = side("2 spearmen", bonus=4)
    assert remove(walls, 3, DEFAULT_ORDER, FORCE)[BONUS] == 1
    left = remove(walls, 5, DEFAULT_ORDER, FORCE)
    assert left[BONUS] == 0
    assert write_force(left) == "spearman"


def test_a_named_daimyo_is_still_the_last() -> None:
    order = read_order("daimyo, bowman", "attacker-losses")
    assert write_force(remove(side("daimyo, bowman, gunner"), 2, order, FORCE)) == "daimyo"


@pytest.mark.parametrize("seed", range(40))
def test_random_removals_agree_with_the_reference(seed: int) -> None:
    luck = random.Random(seed)
    text = f"{random_troop(luck, True, 5, luck.random() < 0.3)} + {random_troop(luck, False, 4)}"
    order = tuple(luck.sample(range(6), 6))
    first = luck.choice((ARMY, FORCE))
    ours = side(text)
    problems: list[str] = []
    theirs = reference.read_side(text, "defender", False, problems)
    assert not problems
    for hits in range(sum(ours) + 2):
        left = remove(ours, hits, order, first)
        named = tuple(KINDS[kind] for kind in order)
        other = reference.remove(theirs, hits, named, "army" if first == ARMY else "force")
        assert left == in_our_form(other), (text, hits, order)
        assert keeps_ronin_limit(left)
        assert left in set(removals(ours, hits))


def in_our_form(bag: frozenset[tuple[tuple[str, str], int]]) -> Composition:
    found = [0] * 14
    for (troop, kind), count in bag:
        if kind == "fallen":
            found[FALLEN] = count
        else:
            found[(ARMY if troop == "army" else FORCE) + KINDS.index(kind)] = count
    return tuple(found)


@pytest.mark.parametrize("seed", range(12))
def test_free_losses_list_every_legal_removal(seed: int) -> None:
    luck = random.Random(seed)
    troops = [random_troop(luck, True, 3, luck.random() < 0.4), random_troop(luck, False, 3)]
    start = side(" + ".join(troops) if seed % 2 else troops[0], bonus=seed % 3)
    strengths, options = free_losses(start, LossRule(DEFAULT_ORDER, FORCE, True))
    for number, ways in enumerate(options):
        for hits, left in enumerate(ways):
            found = {strengths[place] for place in left}
            assert found == set(removals(strengths[number], hits)), (strengths[number], hits)
            assert strengths[left[0]] == remove(strengths[number], hits, DEFAULT_ORDER, FORCE)
