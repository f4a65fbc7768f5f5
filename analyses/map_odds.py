"""Odds on maps, read exactly and played: `python -m analyses.map_odds GAME [GAMES [EVERY]]`.

Every attack that bots declare in some games of every scenario is asked of `odds` and played many
times by the whole game under the same policy, by a loop of its own. The table of it is written
into ``reports/map_odds_GAME.md`` and ``.csv``. Run by hand: it takes hours.
"""

import csv
import sys
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from samurai_odds import OddsError

REPORTS = Path(__file__).parents[1] / "reports"
GAMES = {  # each has a function `attacks`, see `Attacks`
    "battles": "analyses.map_odds_battles",
    "ran": "analyses.map_odds_ran",
    "swords": "analyses.map_odds_swords",
}
LEAST = 5.0  # battles expected of an outcome, else it is put together with others
FALSE_ALARM = 1e-3  # of a whole sweep
PLAYED = 20_000  # battles of each attack


class Attack(Protocol):
    """An attack of a position: what it is, its exact odds, and how it is played."""

    scenario: str
    name: str
    kinds: tuple[str, ...]

    def odds(self) -> Any:
        """Return the exact answer of `odds`."""

    def played(self, battles: int, seed: int) -> tuple[Sequence[str], NDArray[np.int64]]:
        """Play it so many times; return variables, and their values by battle."""


class Attacks(Protocol):
    """Yields the attacks that bots declare in some games of every scenario."""

    def __call__(self, games: int) -> Iterator[Attack]: ...


class Found(NamedTuple):
    """How the battles played of one attack fit its odds."""

    attack: Attack
    statistic: float
    freedom: int
    impossible: int  # battles played whose outcome the odds rule out
    same: bool  # a single combat has the same table
    seconds: float

    @property
    def p(self) -> float:
        return float(stats.chi2.sf(self.statistic, self.freedom)) if self.freedom else 1.0


def compare(attack: Attack, battles: int, seed: int) -> Found:
    """Set the battles played of an attack beside its exact odds."""
    begun = time.process_time()
    odds = attack.odds()
    seconds = time.process_time() - begun
    names, ends = attack.played(battles, seed)
    chances: dict[tuple[int, ...], float] = {}
    rows = np.array([odds.columns[name] for name in names]).T
    for row, chance in zip(map(tuple, rows.tolist()), odds.chances.tolist(), strict=True):
        chances[row] = chances.get(row, 0.0) + chance
    seen = dict.fromkeys(chances, 0)
    impossible = 0
    for row in map(tuple, ends.tolist()):
        if row in seen:
            seen[row] += 1
        else:
            impossible += 1
    statistic, freedom = chi_square(
        np.array(list(seen.values()), dtype=float),
        np.array(list(chances.values())) * battles,
    )
    same = getattr(odds.asked, "same_as", None) is not None
    return Found(attack, statistic, freedom, impossible, same, seconds)


def chi_square(seen: NDArray[Any], expected: NDArray[Any]) -> tuple[float, int]:
    """Return the statistic and its degrees of freedom; rare outcomes are put together."""
    common = expected >= LEAST
    seen = np.append(seen[common], seen[~common].sum())
    expected = np.append(expected[common], expected[~common].sum())
    if expected[-1] < LEAST and len(expected) > 1:
        seen[-2] += seen[-1]
        expected[-2] += expected[-1]
        seen, expected = seen[:-1], expected[:-1]
    return float(((seen - expected) ** 2 / expected).sum()), len(seen) - 1


def family_p(found: Sequence[Found]) -> float:
    """Return the chance that all together fit no better, if the odds are right."""
    freedom = sum(one.freedom for one in found)
    return float(stats.chi2.sf(sum(one.statistic for one in found), freedom))


COLUMNS = ("attacks", "same as a single combat", "chi-square", "degrees of freedom", "p",
           "impossible outcomes", "seconds each")  # fmt: skip


def summed(found: Sequence[Found]) -> tuple[Any, ...]:
    """Sum up attacks as a row of COLUMNS."""
    return (
        len(found),
        sum(one.same for one in found),
        round(sum(one.statistic for one in found), 1),
        sum(one.freedom for one in found),
        f"{family_p(found):.3g}",
        sum(one.impossible for one in found),
        round(sum(one.seconds for one in found) / len(found), 2),
    )


def table(found: Sequence[Found]) -> list[tuple[Any, ...]]:
    """Return a row for all attacks, for each kind and for each scenario."""
    groups = {"all": list(found)}
    for one in found:
        for kind in one.attack.kinds:
            groups.setdefault(kind, []).append(one)
    for one in found:
        groups.setdefault(one.attack.scenario, []).append(one)
    return [(name, *summed(group)) for name, group in groups.items()]


def main(game: str, games: int, every: int = 1) -> None:
    attacks = import_module(GAMES[game]).attacks
    found, too_large = [], 0
    for number, attack in enumerate(islice(attacks(games), 0, None, every)):
        try:
            found.append(compare(attack, PLAYED, number))
        except OddsError as fault:  # too many states for the time
            too_large += 1
            print(f"{attack.scenario}: {attack.name}: {fault}", file=sys.stderr)
            continue
        if found[-1].p < 1e-6 or found[-1].impossible:
            print(f"{attack.scenario}: {attack.name}: p {found[-1].p:.2g}", file=sys.stderr)
    rows = table(found)
    text = [
        f"# Odds on the map, {game}",
        "",
        f"{'Every' if every == 1 else f'One in {every}'} attack{'s' * (every > 1)} that bots "
        f"declare in {games} game{'s' * (games > 1)} of every scenario: "
        f"`odds` against {PLAYED:,} battles each",
        "played by the whole game under the same policy, from the same state. One chi-square: p "
        f"{family_p(found):.3g}",
        f"(false alarm {FALSE_ALARM:g}). Left out, too large to be read exactly: {too_large}.",
        f"Written by `python -m analyses.map_odds {game} {games} {every}`.",
        "",
        f"| | {' | '.join(COLUMNS)} |",
        f"| :-- |{' --: |' * len(COLUMNS)}",
        *(f"| {' | '.join(map(str, row))} |" for row in rows),
    ]
    (REPORTS / f"map_odds_{game}.md").write_text("\n".join([*text, ""]))
    with (REPORTS / f"map_odds_{game}.csv").open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([("of", *COLUMNS), *rows])


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:] or ["50"]))
