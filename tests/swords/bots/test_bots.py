"""All bots: what they choose is open to them and changes nothing; the odds weighed are exact."""

import itertools
import random

import numpy as np
import pytest

from samurai_odds import swords
from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.play.stepping import steps
from samurai_odds.swords.bots import BOTS
from samurai_odds.swords.bots.threats import odds_between
from samurai_odds.swords.facts import load
from samurai_odds.swords.forces import read_force
from samurai_odds.swords.full_game.game import GAME
from samurai_odds.swords.layout import FORCE
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from tests.swords.rules.drawing import new_game


@pytest.mark.quick(6)
@pytest.mark.parametrize("key", ["standard-4", "quick-3", "two-player"])
@pytest.mark.parametrize("bot", BOTS.names)
def test_a_bot_chooses_among_the_options_and_leaves_the_game_as_it_was(bot: str, key: str) -> None:
    table = new_game(key)
    q, s = table.q, table.s
    choose, luck, asked = BOTS.modules[BOTS.number_of(bot)].choose, random.Random(4), 0
    aside = [0] * GAME.aside
    while s.pending != 0 and asked < 700:
        what = s.pending
        if what >= at.UNIFORM:
            steps(GAME).take(q, s, luck.randrange(what - at.UNIFORM))
        elif what > 0:
            pool = GAME.pool(what)
            steps(GAME).take(q, s, luck.choices(pool.outcomes, pool.probabilities)[0])
        else:
            asked += 1
            GAME.hide(q, s, aside)
            before, options = s.tolist(), s.options_open
            place = int(choose(q, s, np.uint64(uniform(1, 0, asked))))
            assert 0 <= place < options
            assert s[: State.memo.at].tolist() == before[: State.memo.at]
            GAME.show(q, s, aside)
            steps(GAME).take(q, s, s.choices[place])
    assert asked > 300


def power(text: str, q: Question) -> int:
    side = read_force(text, "troop", load(), False)
    return sum(side[FORCE + kind] * q.ratings[kind] for kind in range(at.KIND_COUNT))


@pytest.mark.parametrize("naval", [False, True])
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("3 spearmen", "spearman"),
        ("3 spearmen, bowman", "3 spearmen"),
        ("bowman", "spearman"),
        ("2 bowmen, 3 spearmen", "bowman, 2 spearmen"),
    ],
)
def test_the_odds_of_plain_troops_are_those_of_a_battle(
    attacker: str, defender: str, naval: bool
) -> None:
    q = new_game().q
    exact = swords.battle(attacker, defender, naval=naval)
    row = odds_between(q, power(attacker, q), power(defender, q), int(naval))
    assert abs(q[row + at.WIN] - 1000 * float(exact.p("won"))) <= 0.501
    assert abs(q[row + at.OCCUPY] - 1000 * float(exact.p("won and attacker_units >= 2"))) <= 0.501


@pytest.mark.long
def test_mixed_troops_are_judged_near_their_exact_odds() -> None:
    """Every two forces of one to three units without gunners (361 battles), in thousandths.

    They are read as the nearest plain ones: 24 off on average, swordsmen farthest, 129.
    """
    q = new_game().q
    kinds = {"bowman": "bowmen", "swordsman": "swordsmen", "spearman": "spearmen"}
    counts = [c for c in itertools.product(range(4), repeat=3) if 1 <= sum(c) <= 3]
    forces = [
        ", ".join(f"{n} {kind if n == 1 else kinds[kind]}" for n, kind in troop if n)
        for troop in (tuple(zip(c, kinds, strict=True)) for c in counts)
    ]
    errors = [
        abs(
            q[odds_between(q, power(attacker, q), power(defender, q), 0) + at.WIN]
            - 1000 * float(swords.battle(attacker, defender).p("won"))
        )
        for attacker in forces
        for defender in forces
    ]
    assert len(errors) == 361
    assert sum(errors) / len(errors) == pytest.approx(24, abs=1)
    assert max(errors) == pytest.approx(129, abs=1)


def test_large_troops_are_read_in_the_same_proportion() -> None:
    q = new_game().q
    twenty = q[odds_between(q, 2000, 2000, 0) + at.WIN]
    assert 400 < twenty < 520
    assert q[odds_between(q, 3000, 1000, 0) + at.WIN] > 990
