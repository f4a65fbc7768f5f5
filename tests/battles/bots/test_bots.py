"""The bots: what they weigh is exact, what they choose is legal."""

import random
from fractions import Fraction
from itertools import product
from types import ModuleType

import numpy as np
import pytest

from samurai_odds.battles.attack.dice import SWORDS_APART, SWORDS_HIT_PAID
from samurai_odds.battles.attack.plan import general_numbers
from samurai_odds.battles.bots import BOTS, playing_by_odds, steady
from samurai_odds.battles.bots.strike_odds import strike_odds, strike_table
from samurai_odds.battles.facts import Used
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.full_game.game import GAME
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.text import load
from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.play.stepping import steps, viewed
from tests.battles import interpreted

FACES = ("own", "other", "third", "flag", "honor", "swords")
GENERAL = tuple(general_numbers(Used(facts())))


def by_hand(dice: int, ignored: int, flags: int, blocks: int, paid: bool) -> tuple[Fraction, ...]:
    """Roll every face: expected losses, chance to die, to leave the hex, hexes back, tokens."""
    sums = [Fraction(0)] * 5
    for roll in product(FACES, repeat=dice):
        hits = roll.count("own") + max(0, roll.count("swords") - ignored)
        lost = min(hits, blocks)
        hexes = max(0, roll.count("flag") - min(2, flags)) if lost < blocks else 0
        figures = (
            lost, lost == blocks, lost == blocks or hexes > 0, hexes,
            roll.count("honor") if paid else 0,
        )  # fmt: skip
        sums = [
            total + Fraction(int(figure), 6**dice)
            for total, figure in zip(sums, figures, strict=True)
        ]
    return tuple(sums)


@pytest.mark.parametrize("bot", [playing_by_odds, steady])
def test_a_kind_of_decision_that_no_bot_was_taught_is_no_dragon_card(bot: ModuleType) -> None:
    """It was read as the card before the first one: whatever stands there weighed it."""
    begun = interpreted.begun(interpreted.set_up(interpreted.small_fight()))
    q, s = Question(begun.question.whole.copy()), State(begun.state.copy())
    s.decision = 0
    before = Question.dragons.place(-1) + at.DragonCard.effect.at
    for effect in (at.PLAIN, at.TURNCOAT_EFFECT, at.FAMINE_EFFECT):
        q[before] = effect
        assert [bot.value_of_dragons(q, s, value) for value in (0, 1, 60)] == [0, 1, 1]


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize(
    ("kind", "dice", "ignored", "flags", "blocks"),
    [
        (SWORDS_HIT_PAID, 3, 0, 0, 4),
        (SWORDS_HIT_PAID, 4, 0, 1, 1),
        (SWORDS_APART, 4, 2, 2, 2),
        (SWORDS_APART, 2, 1, 1, 3),
    ],
)
def test_the_odds_that_bots_weigh_are_those_of_every_roll(
    kind: int, dice: int, ignored: int, flags: int, blocks: int, compiled: bool
) -> None:
    lost, dies, leaves, hexes, leader, tokens = strike_odds(
        GENERAL, kind, dice, ignored, flags, blocks, 0, compiled
    )
    expected = by_hand(dice, ignored, flags, blocks, kind == SWORDS_HIT_PAID)
    found = (lost, dies, leaves, hexes, tokens)
    assert all(abs(a - 1000 * b) <= Fraction(1, 2) for a, b in zip(found, expected, strict=True))
    assert leader == 0


def test_a_leader_is_checked_where_blocks_were_lost() -> None:
    """One die, a sword kills; with his unit, whether it lives or dies (B9)."""
    odds = strike_odds(GENERAL, SWORDS_HIT_PAID, 1, 0, 0, 4, 1, False)
    assert odds[4] == round(1000 * (1 / 3) * (1 / 6))


@pytest.mark.quick(2)
@pytest.mark.parametrize("bot", BOTS.names)
def test_a_bot_chooses_among_the_options_and_leaves_the_game_as_it_was(bot: str) -> None:
    setup = Setup(load("study-combined-arms"), facts(), turn_limit=60)
    q, s = setup.question.copy(), setup.state.copy()
    q[Question.strike_odds.at : Question.strike_odds.end] = strike_table(setup)
    choose, luck, asked = BOTS.modules[BOTS.number_of(bot)].choose, random.Random(4), 0
    steps(GAME).advance(q, s)
    kept = [  # all but options beyond those open, orders of a card not yet led, scratch, notes
        *range(State.choices.at),
        *range(State.choices.end, State.order_count.at),
        *range(State.sides.at, State.reached.at),
    ]
    while s.pending != 0 and asked < 400:
        what = int(s.pending)
        if what >= at.UNIFORM:
            steps(GAME).take(q, s, luck.randrange(what - at.UNIFORM))
        elif what > 0:
            pool = GAME.pool(what)
            steps(GAME).take(q, s, luck.choices(pool.outcomes, pool.probabilities)[0])
        else:
            asked += 1
            before, options = s.copy(), int(s.options_open)
            place = choose(viewed(q), viewed(s), np.uint64(uniform(1, 0, asked)))
            assert 0 <= place < options
            if s.decision not in (at.CARD_CHOICE, at.KEEP_CHOICE):
                assert (s[kept] == before[kept]).all()
            assert (s.choices[:options] == before.choices[:options]).all()
            steps(GAME).take(q, s, int(s.choices[place]))
    assert asked > 100


def test_bots_are_listed_by_name_and_say_what_they_do() -> None:
    names = BOTS.names
    assert list(names) == sorted(names)
    assert {"random", "greedy", "careful", "never-fires", "never-inspires"} <= set(names)
    assert "never-retreats" in names
    assert all(module.SAYS for module in BOTS.modules)
