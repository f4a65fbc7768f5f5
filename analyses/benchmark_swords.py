# %% [markdown]
# The Samurai Swords part of the benchmark: a battle of full armies, 15 v 15,
# against an icepool program and a numpy simulation of the same battle.

# %%
"""Measure battles of Samurai Swords; `analyses.benchmark` puts it into its report."""

from collections.abc import Callable
from functools import cache
from typing import Any

import icepool
import numpy as np

from samurai_odds import swords
from samurai_odds.engine.answers.remembered import forget
from samurai_odds.swords.battle.question import Battle

ARMY = "daimyo, 2 bowmen, 2 swordsmen, 5 gunners, 5 spearmen"
ORDER = ("spearman",) * 5 + ("gunner",) * 5 + ("swordsman",) * 2 + ("bowman",) * 2 + ("daimyo",)
HITS_ON = {"bowman": 6, "gunner": 4, "daimyo": 6, "swordsman": 5, "spearman": 4}
RANGED = ("bowman", "gunner")


# %% the same battle in icepool


def icepool_battle() -> dict[tuple[int, int], float]:
    """Chances of the units left on both sides; nothing is kept between calls."""

    def hits(units: int, ranged: bool) -> icepool.Die:
        left = ORDER[len(ORDER) - units :]
        dice = [icepool.d12 <= HITS_ON[kind] for kind in left if (kind in RANGED) == ranged]
        return sum(dice, start=icepool.Die([0]))

    tables = {(n, ranged): hits(n, ranged) for n in range(16) for ranged in (True, False)}

    @cache
    def hand(mine: int, theirs: int) -> Any:
        if mine == 0 or theirs == 0:
            return (mine, theirs)
        return icepool.map(
            lambda scored, taken: (max(mine - taken, 0), max(theirs - scored, 0)),
            tables[mine, False],
            tables[theirs, False],
        )

    def fight(attacker: int, defender: int) -> Any:
        if attacker == 0 or defender == 0:
            return (attacker, defender)
        return icepool.map(
            lambda scored, taken: hand(max(attacker - taken, 0), max(defender - scored, 0)),
            tables[attacker, True],
            tables[defender, True],
        )

    ends = icepool.Die([(15, 15)]).map(fight, repeat="inf", star=True)
    return {tuple(end): float(p) for end, p in zip(ends, ends.probabilities(), strict=True)}


def agrees_with_icepool() -> bool:
    """Check that both programs answer the same question."""
    odds = swords.battle(ARMY, ARMY)
    ours: dict[tuple[int, int], float] = {}
    units = zip(
        odds.names["attacker_units"].tolist(), odds.names["defender_units"].tolist(), strict=True
    )
    for end, p in zip(units, odds.chances.tolist(), strict=True):
        ours[end] = ours.get(end, 0.0) + p
    theirs = icepool_battle()
    return all(abs(theirs.get(e, 0) - ours.get(e, 0)) < 1e-9 for e in theirs.keys() | ours.keys())


# %% the same battle in numpy


def numpy_binomials(battles: int, chunk: int = 16_384) -> float:
    """Play battles as one writes them in numpy, a binomial draw for each kind; wins' share."""
    random = np.random.default_rng(1)
    kinds = {k: np.array([ORDER[15 - n :].count(k) for n in range(16)]) for k in HITS_ON}
    wins = 0
    for _ in range(battles // chunk):
        mine = theirs = np.full(chunk, 15)
        while len(mine):
            for ranged in (True, False):
                dice = [k for k in HITS_ON if (k in RANGED) == ranged]
                hits = [
                    sum(random.binomial(kinds[k][units], HITS_ON[k] / 12) for k in dice)
                    for units in (mine, theirs)
                ]
                mine, theirs = np.maximum(mine - hits[1], 0), np.maximum(theirs - hits[0], 0)
                wins += int(((theirs == 0) & (mine > 0)).sum())
                alive = (mine > 0) & (theirs > 0)
                mine, theirs = mine[alive], theirs[alive]
    return wins / (battles // chunk * chunk)


def numpy_tables(battles: int, chunk: int = 65_536) -> float:
    """Walk our own tables in numpy, one draw a phase, whole chunks at once; wins' share."""
    sampler = Battle(ARMY, ARMY).reading().sampler()
    _, root, _, first_cell, cells_of, limits, codes, *_ = sampler._arguments
    random = np.random.default_rng(1)
    wins = 0
    for _ in range(battles // chunk):
        node = np.full(chunk, root[0])
        while len(node):
            draw = random.integers(0, 2**53, len(node), dtype=np.uint64)
            draw *= cells_of[node]
            cell = (first_cell[node] + (draw >> np.uint64(53))).astype(np.int64)
            other = (draw & np.uint64(2**53 - 1)) >= limits[cell]
            node = codes[cell, other.astype(np.int64)]
            ended = -1 - node[node < 0]
            wins += int(((ended % 16 == 15) & (ended // 16 < 15)).sum())
            node = node[node >= 0]
    return wins / (battles // chunk * chunk)


# %% what is measured

Seconds = Callable[..., float]


def exact(seconds: Seconds) -> list[str]:
    """One battle of full armies, and harder ones, through the public API."""
    assert agrees_with_icepool(), "icepool answers another question"
    theirs = seconds(icepool_battle, rounds=3)
    plain = seconds(lambda: not_kept(ARMY, ARMY), inner=20)
    best = seconds(lambda: not_kept(ARMY, ARMY, stop="best"), inner=10)
    hard = {"castle": True, "defender_ronin": 10, "stop": "best"}
    hardest = seconds(lambda: not_kept(ARMY, ARMY, **hard), inner=5)
    sheet = seconds(all_sizes, rounds=3)
    return [
        f"| icepool {icepool.__version__}, the same without rounds | {1000 * theirs:,.0f} ms | 1 |",
        f"| `swords.battle`, rounds told apart | {1000 * plain:.2f} ms | {theirs / plain:,.0f} |",
        f'| with `stop="best"` | {1000 * best:.1f} ms | {theirs / best:,.0f} |',
        f'| with `stop="best"`, a castle and 10 ronin | {1000 * hardest:.1f} ms | |',
        f"| all 225 sizes from 1 v 1 to 15 v 15 | {sheet:.2f} s | |",
    ]


def not_kept(*armies: str, **given: Any) -> Any:
    """Answer a battle of which no answer is kept."""
    forget()
    return swords.battle(*armies, **given)


def all_sizes() -> float:
    """Answer every pair of growing armies, none of which is known."""
    from samurai_odds.swords.sheets import army

    forget()
    sizes = range(1, 16)
    return sum(float(swords.battle(army(a), army(d)).p("won")) for a in sizes for d in sizes)


def simulated(seconds: Seconds, millions: int = 20) -> list[str]:
    """Battles a second on one core, against numpy."""
    sampler = Battle(ARMY, ARMY).reading().sampler()
    wanted = millions * 10**6
    rate = wanted / seconds(lambda: sampler.counts(1, 0, wanted), rounds=5)
    share = float(swords.battle(ARMY, ARMY).p("won"))
    rows = []
    for name, run in (
        ("a binomial draw for each kind", numpy_binomials),
        ("one draw a phase from our own tables", numpy_tables),
    ):
        assert abs(run(10**6) - share) < 0.003, "numpy plays another game"
        theirs = 10**6 / seconds(lambda run=run: run(10**6), rounds=3)
        times = f"sampler is {rate / theirs:.1f} times as fast"
        rows.append(f"| numpy, {name} | {theirs / 1e6:.2f} M/s | {times} |")
    return [*rows, f"| sampler, one thread | {rate / 1e6:.1f} M/s | 1 |"]
