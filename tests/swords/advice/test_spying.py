"""What spying brings: all that knowledge decides, nothing that only luck does."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, swords
from samurai_odds.grids.figure import Figure
from samurai_odds.play.search.planning import Plan
from samurai_odds.play.search.searching import SCALE
from samurai_odds.swords.advice.spying import Seen, Spied, knowing
from samurai_odds.swords.scenario.text import load

GAMES = 400
BIDS, LEVIES = [2, 0, 3, 0, 0], [0, 0, 5, 0, 0]


def rival(games: int) -> np.ndarray:
    """Give a rival who bids for a sword in every third game."""
    return np.array([LEVIES if game % 3 else BIDS for game in range(games)])


def test_who_knows_takes_the_plan_that_wins_then() -> None:
    """The first plan wins where the rival levies, the second where he bids."""
    bins = rival(GAMES)
    bids = bins[:, 0] > 0
    worth = np.stack([~bids, bids]) * SCALE
    found = knowing(2, bins, worth, [0, 4])
    assert found.seat == 2
    assert found.clear
    assert abs(found.gain - bids.mean()) < 1e-9
    assert [(one.koku, one.plan) for one in found.seen] == [("levy 5", 0), ("swords 2, levy 3", 4)]


def test_luck_is_no_knowledge() -> None:
    """Of 60 draws in which no plan depends on the rival, few seem clear, and the mean is small."""
    bins, draws = rival(GAMES), []
    for seed in range(60):
        luck = np.random.default_rng(seed)
        found = knowing(0, bins, (luck.random((4, GAMES)) < 0.4) * SCALE, [0, 1, 2, 3])
        draws.append((float(found.gain), found.clear))
    gains = np.array([gain for gain, _ in draws])
    assert abs(gains.mean()) < 4 * gains.std() / len(gains) ** 0.5
    assert sum(clear for _, clear in draws) <= 8


def test_rare_plans_are_not_told_apart() -> None:
    bins = rival(GAMES)
    bins[:5] = [[5, 0, 0, 0, 0]] * 5
    found = knowing(1, bins, np.ones((2, GAMES), dtype=np.int64), [0, 1])
    assert [one.koku for one in found.seen] == ["levy 5", "swords 2, levy 3", ""]
    assert not found.clear


def test_plans_are_numbered_as_they_stand_once_all_is_settled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What spying advised was the plan of that place in the race, whatever came of duels."""
    raced: list[Plan] = []

    def spied_on(plans: Sequence[Plan], *others: Any) -> list[Spied]:
        raced.extend(plans)
        seen = tuple(Seen("", Figure(0.0), place) for place in range(len(plans)))
        return [Spied(0, Figure(0.0), seen)]

    monkeypatch.setattr("samurai_odds.swords.advice.advise.spied_on", spied_on)
    where = replace(load("chapter-7"), ninja=1)
    moved = 0
    for seed in range(3):
        raced.clear()
        found = swords.advise(where, 2, settle=30.0, limit=Limit(samples=64), seed=seed)
        standing = [one.candidate.plan for one in found.turns]
        for place, (plan, seen) in enumerate(zip(raced, found.spied[0].seen, strict=True)):
            assert standing[seen.plan] is plan
            moved += seen.plan != place
    assert moved


def test_it_is_told_above_the_plans() -> None:
    bare = swords.advise("chapter-7", 2, limit=Limit(samples=2))
    bins = rival(GAMES)
    bids = bins[:, 0] > 0
    knows = knowing(0, bins, np.stack([~bids, bids]) * SCALE, [0, 1])
    alike = knowing(2, np.array([LEVIES] * GAMES), np.stack([~bids, bids]) * SCALE, [0, 1])
    told = " ".join(replace(bare, spied=(knows, alike)).text().split())
    assert "Spy on seat 1 Pink first (+34 ± 2 points of win chance). Seen levy 5 (66%" in told
    assert "): plan 1; swords 2, levy 3 (34%" in told
    same = replace(bare, spied=(alike,))
    assert "Nothing to spy on: planner always plans seat 3 Pink-Stripe levy 5." in same.text()
    assert same.to_dict()["spying"][0]["seen"][0]["koku"] == "levy 5"
    assert "spying" not in bare.to_dict()
    luck = replace(alike, seen=knows.seen)
    assert "Spying brings nothing clear" in replace(bare, spied=(luck,)).text()
