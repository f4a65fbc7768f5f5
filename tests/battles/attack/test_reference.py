"""The engine against the independent reference, and the sampler against the exact reader."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import stats

from samurai_odds import Limit, Odds, OddsError, battles
from tests.battles.attack.cases import add_second, draw_case
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
        if len(found) % 6 == 0:
            case.pop("attacker_honor", None)  # keeps the reference's table small
            case.pop("defender_honor", None)
            add_second(luck, case)
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


@pytest.mark.quick(2)
@pytest.mark.parametrize(("check", "evades"), [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)])
def test_every_reading_of_leaders_left_alone_agrees(
    check: int, evades: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B9: castle flags; B5: a leader whose unit dies of them, or of a blocked retreat."""
    rules = tmp_path / "reading.toml"
    rules.write_text(f"[numbers]\ncastle_flag_check = {check}\nleader_left_evades = {evades}\n")
    monkeypatch.setattr(reference, "CHECK_FOR_CASTLE_FLAGS", check)
    monkeypatch.setattr(reference, "LEFT_LEADER_EVADES", bool(evades))
    luck, seen = random.Random(9), 0
    while seen < 24:
        case = draw_case(luck) | {"defender_leader": "foot", "defender_blocks": 1 + seen % 2}
        case |= {"defender_on": "castle"} if seen % 2 else {"defender_room": seen % 3}
        if case["defender"] == "lone-leader":
            continue
        try:
            expected = reference.attack(**case)
        except ValueError:
            continue
        seen += 1
        agrees(case, expected, battles.attack(**case, rules=str(rules)))


def agrees(case: dict[str, Any], expected: Any, odds: Odds) -> None:
    found = dict(zip(map(tuple, odds.rows.tolist()), odds.chances.tolist(), strict=True))
    assert found.keys() == expected.keys(), case
    assert all(abs(found[k] - float(p)) <= 1e-12 for k, p in expected.items()), case


_FIRES_TWICE: dict[str, Any] = {"attacker": "samurai-bow", "range": 2, "volleys": 2}
NEWLY_ASKED: list[dict[str, Any]] = [
    {"defender": "ashigaru-spear", "defender_leader": "foot", "defender_leader_room": 0},
    {"defender": "ashigaru-spear", "defender_leader": "foot", "defender_room": 0,
     "defender_leader_room": 2, "defender_honor": 1},
    {"defender": "lone-leader", "defender_leader_room": 0},
    {"defender": "bodyguard", "defender_leader_room": 0, "defender_blocks": 1},
    {"defender": "levy", "defender_joins": 1},
    {"defender": "levy", "defender_joins": 3, "defender_room": 3, "defender_honor": 1},
    {"defender": "ashigaru-spear", "defender_joins": 2, "defender_leader": "foot"},
    {"attacker": "ashigaru-spear", "defender": "samurai-spear", "attacker_joins": 1,
     "attacker_leader": "foot", "attacker_leader_room": 0, "attacker_blocks": 2},
    {"attacker": "ashigaru-bow", "defender": "samurai-spear", "attacker_joins": 2},
    _FIRES_TWICE | {"defender": "ashigaru-spear", "defender_joins": 1, "defender_blocks": 2},
    _FIRES_TWICE | {"defender": "ashigaru-spear", "defender_joins": 1, "bonus_dice": 1,
                    "defender_leader": "foot", "defender_leader_room": 1},
    _FIRES_TWICE | {"defender": "levy", "defender_joins": 3, "defender_honor": 0},
    _FIRES_TWICE | {"defender": "levy", "second_target": "lone-leader", "then_room": 0},
    _FIRES_TWICE | {"defender": "levy", "second_target": "samurai-spear", "then_blocks": 1,
                    "then_leader": "foot", "then_leader_room": 0, "then_on": "forest"},
    {"defender": "levy", "then": "ashigaru-spear", "then_ambush": True, "defender_honor": 0,
     "attacker_leader": "foot", "defender_blocks": 2},
    {"defender": "lone-leader", "then": "ashigaru-spear", "then_ambush": True,
     "defender_honor": 3, "attacker_leader": "foot", "then_inspire": True},
    {"attacker": "samurai-spear-cavalry", "defender": "lone-leader", "defender_leader_room": 0,
     "then": "samurai-bow", "then_ambush": True, "defender_honor": 0, "first_strike": False},
]  # fmt: skip


@pytest.mark.quick(4)
@pytest.mark.parametrize("case", NEWLY_ASKED, ids=str)
def test_rooms_joins_and_second_targets_agree(case: dict[str, Any]) -> None:
    case = {"attacker": "samurai-spear"} | case
    agrees(case, reference.attack(**case), battles.attack(**case))


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
