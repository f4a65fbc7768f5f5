"""The odds that bots judge by are those of `ran shock` and `ran fire`."""

from typing import Any

import numpy as np
import pytest

from samurai_odds import ran
from samurai_odds.ran.bots import tables
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.rules.layout import NO_CHECK, Harm, Odds, Shot
from samurai_odds.ran.units import CHART_TYPES, Unit, read_unit

CHARTS = Used(load())
TABLE = tables.odds_table(CHARTS)


def part(field: Any) -> np.ndarray:
    """Give what stands in the table as a field of its odds."""
    return TABLE[field.at : field.at + field.length].reshape(*field.shape, field.each)


DEFENDER, ATTACKER, SHOT = part(Odds.defender), part(Odds.attacker), part(Odds.shot)
DUEL = part(Odds.duel)[..., 0]
BROKEN, SUFFERED = Harm.broken.at, Harm.suffered.at


def left(unit: Unit) -> int:
    return unit.effective_tq - unit.hits


def test_the_block_is_as_long_as_it_says() -> None:
    assert len(TABLE) == Odds.weights.at
    assert TABLE.min() == 0
    assert (DEFENDER[..., BROKEN] <= 1000).all()


@pytest.mark.parametrize(
    ("attacker", "defender", "options"),
    [
        ("SI 7-4/6-3", "AS 6-4/5-3", {}),
        ("SI 7-4/6-3 2h", "AS 6-4/5-3 3h", {}),
        ("AS 6-4/5-3 4h", "SI 7-4/6-3 5h", {}),
        ("KB 7-6/6-5 charge", "AS 6-4/5-3 3h", {}),
        ("KB 7-6/6-5 flank", "KB 7-6/6-5 2h", {}),
        ("SI 7-4/6-3 5h", "AS-T 5-4", {}),
        ("AS 6-4/5-3", "AS-B 5-4 1h", {"shift": -2}),
    ],
)
def test_a_shock_of_two_units(attacker: str, defender: str, options: dict[str, object]) -> None:
    one, other = read_unit(attacker, "unit"), read_unit(defender, "unit")
    odds = ran.shock(attacker, defender, **options)  # type: ignore[arg-type]
    charge = one.has("charge")
    kind = "KB_NORI" if charge else CHART_TYPES.get(one.type, one.type)
    met = CHART_TYPES.get(other.type, other.type)
    column = CHARTS.clash(met, kind) + int(options.get("shift", 0))  # type: ignore[call-overload]
    steady = min(other.effective_tq - (charge and other.foot), NO_CHECK)
    superior = int(one.has("flank"))
    suffers = DEFENDER[column - 1, superior, steady, left(other) - 1]
    does = ATTACKER[column - 1, left(one) - 1]
    assert suffers[BROKEN] / 1000 == pytest.approx(odds.p("defender_state != 'ordered'"))
    start = f"defender_hits - {other.hits}"
    mean = odds.expect(f"({start}) * (defender_state == 'ordered')")
    assert suffers[SUFFERED] / 1000 == pytest.approx(float(mean))
    if not charge and not other.fires:  # a charger is disrupted, a firer may be gone before
        assert does[BROKEN] / 1000 == pytest.approx(odds.p("attacker_state != 'ordered'"))


@pytest.mark.parametrize(
    ("firer", "target", "distance", "options", "modifier"),
    [
        ("AS-T 5-4", "AS 6-4/5-3 4h", 1, {}, 0),
        ("AS-T 5-4", "KB 7-6/6-5 5h", 2, {}, 0),
        ("AS-B 5-4", "SI-B 5-5 3h", 2, {}, 0),
        ("AS-B 5-4", "AS 6-4/5-3 disrupted 3h", 3, {"own_flank": True}, -2),
    ],
)
def test_a_shot(
    firer: str, target: str, distance: int, options: dict[str, bool], modifier: int
) -> None:
    one, other = read_unit(firer, "unit"), read_unit(target, "unit")
    odds = ran.fire(firer, target, range=distance, **options)  # type: ignore[arg-type]
    effect = SHOT[
        tables.WEAPONS.index(one.weapon),
        distance - 1,
        modifier - tables.LOWEST_SHOT,
        left(other) - 1,
    ]
    breaks = effect[Shot.breaks.at] / 1000
    if other.has("disrupted"):
        assert breaks == pytest.approx(odds.p("target_state == 'routed'"))
    else:
        fails = (9 - other.effective_tq) / 10 * effect[Shot.checks.at] / 1000
        assert breaks + fails == pytest.approx(odds.p("target_state != 'ordered'"))


@pytest.mark.parametrize(("one", "other"), [((6, 5), (5, 4)), ((8, 7), (6, 5)), ((0, 1), (9, 8))])
def test_an_individual_combat(one: tuple[int, int], other: tuple[int, int]) -> None:
    odds = ran.duel(f"{one[0]}/{one[1]}", f"{other[0]}/{other[1]}")
    wins = DUEL[one[0], other[0], one[1] - 1, other[1] - 1] / 1000
    assert wins == pytest.approx(float(odds.p("result == 'first'")), abs=0.0005)
