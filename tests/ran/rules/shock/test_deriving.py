"""Combats derived from the map by the compiled rules, and by the command that `ran odds` shows.

`ran odds` reads the map by the same rules, and prints what it finds as options, which `ran.shock`
and `ran.fire` can read again: nothing may be lost on either way. Every number must be the same.
"""

import random
from typing import Any

import pytest

from samurai_odds.engine.answers.derived import Derived
from samurai_odds.errors import OddsError
from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.ran import dice
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.full_game.position import Situation
from samurai_odds.ran.full_game.position_fire import Shooting
from samurai_odds.ran.full_game.position_shock import Attack, shock_inputs
from samurai_odds.ran.homes import question
from samurai_odds.ran.procedures.question import in_text
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import rolls
from samurai_odds.ran.rules.fire_numbers import write_fire
from samurai_odds.ran.rules.first_state import position
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.designation import clear_combats, close_combats, see_standings
from samurai_odds.ran.rules.shock.naming import name_attack, offer_attacks
from samurai_odds.ran.rules.shock.region import take_up
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import load
from tests.ran.rules.scattered import labels, on_map, scattered, state_of

# codes of rolls, all of them
CODES = {combat.Question.bout_code.at}
for codes in (combat.Question.checks, combat.Question.excesses, combat.Question.table):
    CODES |= set(range(codes.at, codes.end))
for side in range(2):
    busho = combat.Question.busho.place(side)
    CODES |= {busho + k for k in range(combat.Busho.casualty_well.at, combat.Busho.flight_known.at)}
    CODES |= {busho + k for k in range(combat.Busho.flight_codes.at, combat.Busho.width)}
SHOTS = {
    combat.Question.fire.place(row) + combat.FireRow.code.at for row in range(combat.MOST_ROWS)
}


def chances(book: list[int], code: int) -> dict[int, float]:
    """Give the chances of the results of a roll of the book."""
    two = code >= rolls.BOUT or code in (rolls.CASUALTY, rolls.CASUALTY + 1)
    results = [rolls.result(book, code, faces) for faces in range(100 if two else 10)]
    if code >= rolls.BOUT:
        results = [result for result in results if result]
    return {result: results.count(result) / len(results) for result in sorted(set(results))}


SURROUNDED = [
    combat.Question.units.place(n) + combat.Unit.surrounded.at for n in range(combat.UNITS)
]


def assert_alike(q: Question, s: State, asked: tuple[int, ...], what: str) -> None:
    """Compare the question taken up with one that was asked, number for number."""
    own, book = s.shock.cq, q.rolls
    assert len(own) == len(asked)
    for place, (mine, other) in enumerate(zip(own, asked, strict=True)):
        if place in SURROUNDED:  # whether his busho gets away the map says (4.72)
            assert bool(mine) == bool(other), f"{what}: place {place}"
        elif place not in CODES | SHOTS:
            assert mine == other, f"{what}: place {place}"
        elif other:
            pool = dice.pool(other)
            wanted = dict(zip(pool.outcomes, pool.probabilities, strict=True))
            assert chances(book, mine) == pytest.approx(wanted, abs=1e-12), f"{what}: {place}"


def numbers_of(procedure: str, inputs: dict[str, Any]) -> tuple[int, ...]:
    """Give the numbers of a question, the same whether its inputs are read again or not."""
    asked = Derived("ran", procedure, inputs, (), question, in_text)
    numbers = tuple(asked.question.numbers)
    assert numbers == tuple(question(procedure, asked.inputs).numbers), asked.inputs
    return numbers


def name_attacks(
    q: Question, s: State, contingent: int, moved: set[int], draw: random.Random
) -> None:
    """Name attacks of a contingent at random, until the attacker says no more."""
    s.shock_side, s.shock_kind = q.side_of[contingent], at.SHOCK_SEGMENT
    s.current, s.second, s.shock.coordinated = contingent, at.NONE, at.NONE
    for unit in range(q.units):
        s.moved[unit] = at.CHANGED_HEX if unit in moved else 0
        s.start_hex[unit] = at.NONE if unit in moved else s.hex[unit]
    clear_combats(q, s)
    see_standings(q, s, contingent)
    while True:
        offer_attacks(q, s)
        value = draw.choice(s.choices[: s.options_open])
        if value == 0:
            break
        name_attack(q, s, value)
    close_combats(q, s)


def attack_of(s: State, names: list[str], number: int) -> Attack:
    """Give a combat of the map as `ran odds` has it."""
    sides = [
        [unit for unit in s.shock.rows[number, start : start + sh.PART] if unit >= 0]
        for start in (0, sh.PART)
    ]
    shocked = {
        unit
        for each in range(s.shock.combats)
        for unit in s.shock.rows[each, sh.PART : 2 * sh.PART]
        if unit >= 0
    }
    attackers, defenders = (tuple(names[unit] for unit in side) for side in sides)
    return Attack(
        attackers,
        defenders,
        frozenset(names[u] for u in sides[0] if s.shock.standing[u] == sh.CHECKS),
        frozenset(names[u] for u in sides[0] if s.shock.charging[u]),
        shocked=frozenset(names[unit] for unit in shocked),
    )


def compared(scenario: Scenario, seed: int) -> int:
    """Compare the combats of one contingent's attacks; count them."""
    draw, names, here = random.Random(seed), labels(scenario), Situation(scenario)
    q, s = state_of(scenario)
    moved = {unit for unit in range(q.units) if on_map(s, unit) and draw.random() < 0.6}
    name_attacks(q, s, draw.randrange(q.contingents), moved, draw)
    for number in range(s.shock.combats):
        s.shock.combat = number
        take_up(q, s)
        inputs: dict[str, Any] = dict(shock_inputs(here, attack_of(s, names, number)))
        inputs.pop("advance_fire", None)  # on the map it is asked who fires, when it comes to it
        assert_alike(q, s, numbers_of("shock", inputs), f"{seed}: {inputs}")
    return s.shock.combats


@pytest.mark.quick
@pytest.mark.parametrize("seeds", [range(15), range(15, 80)], ids=str)
def test_shocks_of_scattered_armies_are_the_same_question(seeds: range) -> None:
    assert sum(compared(scattered(seed), seed) for seed in seeds) > len(seeds)


def shots_compared(scenario: Scenario, seed: int) -> int:
    """Compare shots at random, ordered and on entry; count those that may be fired."""
    draw, names, here = random.Random(seed), labels(scenario), Situation(scenario)
    q, s = state_of(scenario)
    units = [unit for unit in range(q.units) if on_map(s, unit)]
    found = 0
    for firer in (unit for unit in units if q.weapon[unit]):
        enemies = [unit for unit in units if q.side[unit] != q.side[firer]]
        for target in draw.sample(enemies, min(8, len(enemies))):
            for mode, kind in (("ordered", at.ORDERED_FIRE), ("entry", at.ENTRY_FIRE)):
                shooting = Shooting(here, (names[firer],), names[target], mode)
                try:
                    inputs: dict[str, Any] = dict(shooting.inputs())
                except OddsError:
                    continue
                s.firer, s.fire_at, s.fire_kind = firer, target, kind
                s.fire_range, s.fire_before = inputs.get("range", 1), 0
                s.fire_flank = int(inputs.get("own_flank", False))
                write_fire(q, s)
                asked = list(numbers_of("fire", inputs))
                assert_alike(q, s, tuple(without_idle_checks(asked, s)), f"{seed}: {inputs}")
                found += 1
    return found


def without_idle_checks(asked: list[int], s: State) -> list[int]:
    """Take the shock's numbers over, which a fire alone does not write: nothing reads them."""
    for place in (
        *range(combat.Question.each_more.at, combat.Question.bout_code.at),
        *range(combat.Question.uses.at, combat.Question.uses.end),
        *range(combat.Question.table.at, combat.Question.table.end),
    ):
        asked[place] = 0 if place in CODES else s.shock.cq[place]
    return asked


@pytest.mark.quick
@pytest.mark.parametrize("seeds", [range(500, 503), range(503, 530)], ids=str)
def test_shots_of_scattered_armies_are_the_same_question(seeds: range) -> None:
    assert sum(shots_compared(scattered(seed), seed) for seed in seeds) > 2 * len(seeds)


@pytest.mark.long
def test_shocks_of_battles_that_greedy_fights_are_the_same_question() -> None:
    scenario = load("study-foot")
    begun = start(scenario, ["greedy", "greedy"])
    q, names, found = Question(begun.question.whole), labels(scenario), 0
    for game in range(2):
        for step in replay(begun, record(begun, 7, game)):
            s = State(step.after)
            fresh = s.shock.taken and not State(step.before).shock.taken and s.phase == sh.CHECKING
            if fresh and s.shock.cs.phase == combat.COORDINATION:
                here = Situation(position(scenario, step.after))
                inputs: dict[str, Any] = dict(
                    shock_inputs(here, attack_of(s, names, s.shock.combat))
                )
                inputs.pop("advance_fire", None)
                assert_alike(q, s, numbers_of("shock", inputs), f"game {game}")
                found += 1
    assert found > 10
