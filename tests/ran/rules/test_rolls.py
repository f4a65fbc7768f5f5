"""The rolls of a full game mean what those of single questions mean, face by face."""

from pathlib import Path

import pytest

from samurai_odds.ran import dice
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.procedures.fire_numbers import FireRows
from samurai_odds.ran.procedures.numbers import CombatNumbers
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import rolls
from samurai_odds.ran.rules.fire_numbers import shot_at
from samurai_odds.ran.rules.layout import Rolls, State
from samurai_odds.ran.rules.question import question_of
from samurai_odds.ran.scenario.text import load as load_scenario
from samurai_odds.ran.units import read_unit


@pytest.fixture(scope="module")
def book() -> Rolls:
    written = Rolls.blank()
    rolls.write(written, Used(load()))
    return written


def chances(book: Rolls, code: int) -> dict[int, float]:
    """Give the chances of a code's results, by all faces; rounds without a result left out."""
    faces = 100 if code >= rolls.BOUT or code in (rolls.CASUALTY, rolls.CASUALTY + 1) else 10
    results = [rolls.result(book, code, face) for face in range(faces)]
    if code >= rolls.BOUT:
        results = [result for result in results if result]
    return {result: results.count(result) / len(results) for result in sorted(set(results))}


def expected(code: int) -> dict[int, float]:
    pool = dice.pool(code)
    return dict(zip(pool.outcomes, pool.probabilities, strict=True))


def assert_same(book: Rolls, own: int, other: int) -> None:
    assert chances(book, own) == pytest.approx(expected(other), abs=1e-12)


def test_checks_pass_at_the_limit_and_excesses_are_what_is_above(book: Rolls) -> None:
    for limit in range(combat.LOWEST_LIMIT, combat.HIGHEST_LIMIT + 1):
        assert_same(book, rolls.check(limit), dice.at_most(limit))
        assert_same(book, rolls.excess(limit), dice.excess(limit))
    assert rolls.check(99) == rolls.check(combat.HIGHEST_LIMIT)


def test_shock_casualties_and_coordination_are_those_of_the_charts(book: Rolls) -> None:
    numbers = CombatNumbers(Used(load()))
    numbers.rules()
    numbers.coordination()
    for row in range(3 * combat.COLUMNS):
        assert_same(book, rolls.SHOCK + row, numbers.q.table.flat[row])
    for wounded in (False, True):
        assert_same(book, rolls.CASUALTY + wounded, numbers.casualty_code(wounded))
    assert_same(book, rolls.COORDINATION, numbers.q.coordination_code)


@pytest.mark.parametrize(("kind", "weapon"), [("AS-B", rolls.BOW), ("AS-T", rolls.TEPPO)])
def test_shots_at_every_range_with_every_modifier(
    book: Rolls, kind: str, weapon: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = FireRows(Used(load()), combat.Question.blank())
    unit = read_unit(f"{kind} 5-4", "unit")
    for distance in range(1, 5 if kind == "AS-B" else 4):
        for modifier in range(rolls.LOWEST_MODIFIER, rolls.LOWEST_MODIFIER + rolls.MODIFIERS):
            monkeypatch.setattr(rows, "modifier", {"flank": modifier}.get)
            for busho in (False, True):
                own = rolls.shot(weapon, distance, modifier, int(busho))
                assert_same(book, own, rows.shot(unit, distance, busho, flank=True))


def test_rounds_of_individual_combat(book: Rolls) -> None:
    for first, second in ((0, 0), (6, 5), (3, 9), (20, 1)):
        assert_same(book, rolls.bout(first, second), dice.bout(first, second))


OWN = """
[fire_modifiers]
source = "assumed"
flank = -6
volley_second = 3
volley_third = -2

[fire_cover]
source = "assumed"
woods = -7
"""


@pytest.mark.parametrize("flank", [False, True])
@pytest.mark.parametrize("terrain", ["clear", "woods"])
@pytest.mark.parametrize("before", range(3))
def test_an_owners_modifiers_of_the_fire_die_count(
    tmp_path: Path, before: int, terrain: str, flank: bool
) -> None:
    # 8.13, 8.22
    (own := tmp_path / "own.toml").write_text(OWN)
    used = Used(load(str(own)))
    scenario = load_scenario("suriagehara")
    q, s = question_of(scenario, used), State.blank()
    s.firer = next(unit for unit in range(q.units) if q.weapon[unit] == at.TEPPO)
    s.fire_before, there = before, list(scenario.terrain.hexes).index(terrain)
    rows, gun = FireRows(used, combat.Question.blank()), read_unit("AS-T 5-4", "unit")
    for s.fire_range in (1, 2, 3):
        code = shot_at(q, s, s.firer, there, int(flank), 0)
        asked = rows.shot(gun, int(s.fire_range), False, terrain, flank=flank, volley=before)
        assert_same(q.rolls, code, asked)
