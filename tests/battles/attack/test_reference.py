"""The engine against the independent reference, and the sampler against the exact reader."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import stats

from samurai_odds import Limit, Odds, OddsError, battles
from tests.battles.attack.cases import add_bonus_combat, draw_case
from tests.battles.reference import attack as reference

BATCHES = range(8)
CASES_PER_BATCH = 30  # 240 in all
SAMPLES = 40_000
# Each case is tested once; with 240 cases the whole family gives a false alarm
# with probability below 240 * 1e-6.
FALSE_ALARM = 1e-6


@cache
def legal_cases(batch: int) -> list[tuple[dict[str, Any], Any, Odds]]:
    """Draw attacks until enough are legal; both answers to each, refusals agreed on."""
    luck = random.Random(1000 + batch)
    found: list[tuple[dict[str, Any], Any, Odds]] = []
    while len(found) < CASES_PER_BATCH:
        case = draw_case(luck)
        if len(found) % 6 == 0 and case.get("range", 1) == 1:
            case.pop("attacker_honor", None)  # keeps the reference's table small
            case.pop("defender_honor", None)
            add_bonus_combat(luck, case)
        expected, odds = ask_both(case)
        if expected is not None and odds is not None:
            found.append((case, expected, odds))
    return found


def ask_both(case: dict[str, Any]) -> tuple[Any, Odds | None]:
    """Ask both; they must refuse the same attacks, but for a lone leader's support."""
    refusal = ""
    odds = None
    try:
        expected = reference.attack(**case)
    except ValueError:
        expected = None
    try:
        odds = battles.attack(**case)
    except OddsError as fault:
        refusal = str(fault)
    ours_alone = "flags do nothing to a lone leader" in refusal
    assert ours_alone or (odds is None) == (expected is None), (case, refusal)
    return expected, odds


@pytest.mark.quick(1)
@pytest.mark.parametrize("batch", BATCHES)
def test_exact_joint_table_agrees_with_the_reference_to_1e_12(batch: int) -> None:
    for case, expected, odds in legal_cases(batch):
        options = {k: v for k, v in case.items() if k not in ("attacker", "defender")}
        assert odds.variables == reference.variables(**options)
        found = dict(zip(map(tuple, odds.rows.tolist()), odds.chances.tolist(), strict=True))
        assert len(found) == len(odds.rows), "outcomes are distinct"
        assert found.keys() == expected.keys(), case
        for outcome, chance in expected.items():
            assert abs(found[outcome] - float(chance)) <= 1e-12, (case, outcome)


@pytest.mark.quick(1)
@pytest.mark.parametrize("reading", [0, 1])
def test_castles_agree_in_either_reading_of_the_leader_check(
    reading: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / "reading.toml"
    rules.write_text(f"[numbers]\ncastle_flag_check = {reading}\n")
    monkeypatch.setattr(reference, "CHECK_FOR_CASTLE_FLAGS", bool(reading))
    luck, seen = random.Random(9), 0
    while seen < 25:
        case = draw_case(luck) | {"defender_on": "castle", "defender_leader": "foot"}
        if case["defender"] == "lone-leader":
            continue
        try:
            expected = reference.attack(**case)
        except ValueError:
            continue
        seen += 1
        odds = battles.attack(**case, rules=str(rules))
        found = dict(zip(map(tuple, odds.rows.tolist()), odds.chances.tolist(), strict=True))
        assert found.keys() == expected.keys(), case
        assert all(abs(found[k] - float(p)) <= 1e-12 for k, p in expected.items()), case


@pytest.mark.quick(1)
@pytest.mark.parametrize("batch", BATCHES)
def test_sampled_agrees_with_exact_by_chi_square(batch: int) -> None:
    for case, _, exact in legal_cases(batch):
        sampled = battles.attack(**case, limit=Limit(samples=SAMPLES), seed=batch)
        assert chi_square_p(exact, sampled) > FALSE_ALARM, case


def chi_square_p(exact: Odds, sampled: Odds) -> float:
    """P-value of the sampled counts under the exact chances, rare outcomes pooled."""
    counts = dict.fromkeys(map(tuple, exact.rows.tolist()), 0.0)
    for row, chance in zip(sampled.rows.tolist(), sampled.chances, strict=True):
        counts[tuple(row)] += chance * sampled.samples  # a KeyError is an impossible outcome
    seen, expected = np.array(list(counts.values())), exact.chances * sampled.samples
    common = expected >= 5
    seen = np.append(seen[common], seen[~common].sum())
    expected = np.append(expected[common], expected[~common].sum())
    if expected[-1] < 5:
        seen[-2] += seen[-1]
        expected[-2] += expected[-1]
        seen, expected = seen[:-1], expected[:-1]
    if len(seen) < 2:
        return 1.0
    return float(stats.chisquare(seen, expected * seen.sum() / expected.sum()).pvalue)


def test_the_chi_square_test_can_fail() -> None:
    """It must notice one die too many, or the agreement above would mean nothing."""
    exact = battles.attack("samurai-spear", "levy", bonus_dice=1)
    sampled = battles.attack("samurai-spear", "levy", limit=Limit(samples=SAMPLES))
    assert chi_square_p(exact, sampled) < FALSE_ALARM


@pytest.mark.quick(2)
@pytest.mark.parametrize("who", ["attacker", "defender"])
@pytest.mark.parametrize(
    "case",
    [
        {"attacker": "samurai-spear", "defender": "samurai-bow", "attacker_honor": 1},
        {"attacker": "levy", "defender": "samurai-spear", "attacker_room": 1},
        {
            "attacker": "ashigaru-bow",
            "defender": "levy",
            "range": 2,
            "volleys": 2,
            "defender_support": True,
        },
        {"attacker": "ashigaru-spear", "defender": "samurai-spear", "defender_room": 0},
        {
            "attacker": "samurai-spear-cavalry",
            "defender": "ashigaru-spear",
            "defender_support": True,
            "defender_room": 1,
            "attacker_room": 0,
            "then": "samurai-bow",
            "then_room": 0,
        },
    ],
)
def test_best_choice_of_flags_is_that_of_the_reference(who: str, case: dict[str, Any]) -> None:
    case = {**case, f"{who}_flags": "best"}
    expected = reference.attack(**case)
    odds = battles.attack(**case)
    found = dict(zip(map(tuple, odds.rows.tolist()), odds.chances.tolist(), strict=True))
    assert found.keys() == expected.keys()
    assert all(abs(found[row] - float(chance)) <= 1e-12 for row, chance in expected.items())
