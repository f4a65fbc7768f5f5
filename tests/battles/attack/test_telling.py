"""A battle told step by step agrees with what was counted, and names its rules."""

from collections import Counter
from typing import Any

import pytest

from samurai_odds import Limit, battles
from samurai_odds.battles.attack.query import Attack
from samurai_odds.engine.exact import read
from samurai_odds.engine.sampling.sampler import Sampler
from samurai_odds.engine.sampling.trace import steps

CASES: list[dict[str, Any]] = [
    {"attacker": "samurai-spear", "defender": "ashigaru-bow"},
    {
        "attacker": "ashigaru-spear",
        "defender": "samurai-spear-cavalry",
        "defender_leader": "mounted",
        "inspire_back": True,
        "attacker_honor": 0,
        "defender_honor": 1,
        "attacker_flags": "best",
    },
    {
        "attacker": "samurai-spear-cavalry",
        "defender": "levy",
        "defender_blocks": 1,
        "defender_leader": "foot",
        "then": "lone-leader",
        "then_room": 0,
    },
    {"attacker": "ashigaru-bow", "defender": "levy", "range": 2, "volleys": 2},
]


@pytest.mark.parametrize("case", CASES)
def test_the_tracer_ends_each_battle_as_the_sampler_counted_it(case: dict[str, Any]) -> None:
    question = Attack(**case)
    reading = read(question)
    ends = _ends(reading.sampler(), seed=11, battles=300)
    place = {int(node): row for row, node in enumerate(reading.graph.leaves)}
    for battle, node in enumerate(ends):
        last = tuple(question.machine.first_state(question.numbers))
        for step in steps(question, 11, battle):
            last = step.after
        assert last == tuple(reading.graph.leaf_states[place[int(node)]])


def _ends(sampler: Sampler, seed: int, battles: int) -> list[int]:
    import numpy as np

    ends = np.empty(battles, dtype=np.uint32)
    sampler.ends(seed, 0, ends)
    found: list[int] = ends.tolist()
    return found


def test_each_line_names_the_game_and_a_rule() -> None:
    for case in CASES:
        odds = battles.attack(**case, seed=5)
        for battle in range(100):
            first, *told, last = odds.trace(battle).splitlines()
            assert first == f"Battle {battle}, seed 5"
            assert last.startswith("result: ")
            for line in told:
                rule, _, text = line.partition(": ")
                assert rule.startswith("Samurai Battles, ")
                assert text


def test_ignored_swords_are_told_with_their_reason() -> None:
    odds = battles.attack("samurai-spear", "samurai-spear-cavalry")
    told = "\n".join(odds.trace(battle) for battle in range(50))
    assert "2 swords" in told
    assert "2 swords, 1 ignored (cavalry struck by infantry)" in told


def test_the_dice_told_are_the_dice_counted() -> None:
    """Told hits, blocks and tokens follow from the faces told."""
    odds = battles.attack("samurai-spear", "lone-leader", seed=3)
    for battle in range(200):
        rolled, scored = odds.trace(battle).splitlines()[2:4]
        faces = rolled.split(" dice: ")[1]
        swords = sum(
            int(part.split()[0]) if part[0].isdigit() else 1
            for part in faces.split(", ")
            if part.endswith("swords")
        )
        assert f": {swords} hit" in scored


def test_the_faces_told_are_fair_within_a_category() -> None:
    """Four circles or swords hit a levy: both faces must come up alike (false alarm 1e-6)."""
    from scipy import stats

    odds = battles.attack("samurai-spear", "levy", seed=8)
    seen: Counter[str] = Counter()
    for battle in range(600):
        faces = odds.trace(battle).splitlines()[2].split(" dice: ")[1]
        for part in faces.split(", "):
            words = part.split()
            seen[words[-1].removesuffix("s")] += int(words[0]) if len(words) == 2 else 1
    assert set(seen) == {"circle", "triangle", "square", "sword", "flag", "honor"}
    assert stats.chisquare(list(seen.values())).pvalue > 1e-6


def test_a_trace_after_a_json_round_trip_is_the_same() -> None:
    from samurai_odds import Odds

    odds = battles.attack("samurai-spear", "levy", limit=Limit(samples=1000), seed=4)
    again = Odds.from_json(odds.to_json())
    assert again.trace(7) == odds.trace(7)


def test_a_battle_can_be_told_that_met_a_condition() -> None:
    """A 95% attack that failed: the third battle in which it did."""
    condition = "defender_losses == 0 and defender_retreat == 0"
    odds = battles.attack("samurai-spear", "levy", seed=9)
    text = odds.given(condition).trace(2)
    number = int(text.split()[1].removesuffix(","))
    assert text.startswith(f"Battle {number}, seed 9 (number 2 where {condition})")
    assert odds.trace(number).splitlines()[1:] == text.splitlines()[1:]
    failed = [
        battle
        for battle in range(number + 1)
        if "defender_losses" not in (last := odds.trace(battle).splitlines()[-1])
        and "defender_retreat" not in last
    ]
    assert failed.index(number) == 2


@pytest.mark.long
def test_a_swarm_of_very_many_dice_can_be_told() -> None:
    told = battles.attack("levy", "samurai-spear", swarm=6, bonus_dice=12).trace(0)
    assert "84 dice: " in told


def test_the_result_told_is_the_outcome() -> None:
    odds = battles.attack("samurai-spear", "levy", limit=Limit(samples=1), seed=12)
    told = odds.trace(0).splitlines()[-1].removeprefix("result: ").split(", ")
    row = dict(zip(odds.variables, odds.rows[0].tolist(), strict=True))
    assert told == [f"{name} {value}" for name, value in row.items() if value]
