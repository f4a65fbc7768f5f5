"""Odds on maps, read exactly and played: `python -m analyses.map_odds GAME [GAMES [EVERY [PART]]]`.

Every attack that bots declare in a number of games of every scenario is asked of `odds` and
played a thousand times by the full game under the same policy, by a loop of its own. The table
is written into ``reports/map_odds_GAME.md`` and ``.csv``. Run by hand: it takes hours. Each game
that is done is noted in ``reports/.made``; a run by the same rules that was stopped goes on after
the last of them, and the table is of the games done so far. Several can run beside each other:
with "0/2" and "1/2" two do every second game; run without a part, it writes the table of all.
"""

import csv
import json
import sys
import time
import zlib
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from samurai_odds import OddsError, warm_up
from samurai_odds.play.fingerprint import rules_fingerprint

REPORTS = Path(__file__).parents[1] / "reports"
MADE = REPORTS / ".made"
GAMES = {  # each has a function `attacks`, see `Attacks`
    "battles": "analyses.map_odds_battles",
    "ran": "analyses.map_odds_ran",
    "swords": "analyses.map_odds_swords",
}
LEAST = 5.0  # battles expected of an outcome, else it is put together with others
FALSE_ALARM = 1e-3  # of a whole sweep
PLAYED = 1_000  # battles of each attack


class Attack(Protocol):
    """An attack of a position: what it is, its exact odds, and how it is played."""

    scenario: str
    name: str
    kinds: tuple[str, ...]

    def odds(self) -> Any:
        """Return the exact answer of `odds`."""

    def played(self, battles: int, seed: int) -> tuple[Sequence[str], NDArray[np.int64]]:
        """Play a number of battles; return variables, and their values by battle."""


class Attacks(Protocol):
    """Yields the attacks that bots declare in a game of a scenario."""

    def __call__(self, key: str, game: int) -> Iterator[Attack]: ...


class Noted(NamedTuple):
    """An attack as it is noted: its scenario, its name, what is special about it."""

    scenario: str
    name: str
    kinds: tuple[str, ...]


class Comparison(NamedTuple):
    """How the battles played of one attack fit its odds."""

    attack: Attack | Noted
    statistic: float
    freedom: int
    impossible: int  # battles played whose outcome the odds rule out
    same: bool  # a single combat has the same table
    seconds: float

    @property
    def p(self) -> float:
        return float(stats.chi2.sf(self.statistic, self.freedom)) if self.freedom else 1.0


def compare(attack: Attack, battles: int, seed: int) -> Comparison:
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
    same = getattr(odds.question, "same_as", None) is not None
    return Comparison(attack, statistic, freedom, impossible, same, seconds)


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


def family_p(found: Sequence[Comparison]) -> float:
    """Return the chance that all together fit no better, if the odds are right."""
    freedom = sum(one.freedom for one in found)
    return float(stats.chi2.sf(sum(one.statistic for one in found), freedom))


SURPRISE = 1e-7  # of one attack alone, whose chi-square may be of a few rare outcomes


def misfits(found: Sequence[tuple[float, int]], false_alarm: float = FALSE_ALARM) -> list[float]:
    """Return the p of all attacks together, and of those that are a surprise by themselves.

    Empty if there is nothing to complain of. Of 150 attacks, with 20,000 battles each, it sees
    nine times in ten a chance of 1/2 that is 3.2 points off in one attack, or 0.5 points in all.
    """
    together = float(stats.chi2.sf(sum(one for one, _ in found), sum(free for _, free in found)))
    each = [float(stats.chi2.sf(one, freedom)) for one, freedom in found if freedom]
    alone = [p for p in each if p < SURPRISE]
    return [together, *alone] if together < false_alarm or alone else []


COLUMNS = ("attacks", "same as a single combat", "chi-square", "degrees of freedom", "p",
           "impossible outcomes", "seconds each")  # fmt: skip


def summed(found: Sequence[Comparison]) -> tuple[Any, ...]:
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


def table(found: Sequence[Comparison]) -> list[tuple[Any, ...]]:
    """Return a row for all attacks, for each kind and for each scenario."""
    groups = {"all": list(found)}
    for one in found:
        for kind in one.attack.kinds:
            groups.setdefault(kind, []).append(one)
    for one in found:
        groups.setdefault(one.attack.scenario, []).append(one)
    return [(name, *summed(group)) for name, group in groups.items()]


class Sweep:
    """The attacks of some games of every scenario, set beside their odds; noted game by game."""

    def __init__(
        self,
        game: str,
        games: int,
        every: int = 1,
        folder: Path = MADE,
        part: tuple[int, int] = (0, 1),
    ) -> None:
        self.game, self.games, self.every, self.part = game, games, every, part
        self.attacks: Attacks = import_module(GAMES[game]).attacks
        self.keys: Sequence[str] = import_module(f"samurai_odds.{game}.scenario.text").shipped()
        asked = f"{game}_{every}_{PLAYED}_{rules_fingerprint(game)}"
        self.notes = folder / f"map_odds_{asked}_{part[0]}.jsonl"
        self.found: list[Comparison] = []
        self.too_large = 0  # attacks left out
        self.done: set[tuple[str, int]] = set()
        for notes in sorted(folder.glob(f"map_odds_{asked}_*.jsonl")):
            whole, end, _ = notes.read_text().rpartition("\n")
            if notes == self.notes:
                notes.write_text(whole + end)  # without what it was stopped in
            for line in whole.splitlines():
                self._note(json.loads(line))

    def run(self) -> None:
        """Go through the games that have not been; write the table after each of all scenarios."""
        for game in range(self.part[0], self.games, self.part[1]):
            left = [key for key in self.keys if (key, game) not in self.done]
            for key in left:
                self._play(key, game)
            if left and self.part[1] == 1:
                self.write()

    def _play(self, key: str, game: int) -> None:
        rows, too_large = [], 0
        for number, attack in enumerate(self.attacks(key, game)):
            if number % self.every:
                continue
            seed = zlib.crc32(f"{key} {game} {number}".encode()) % 2**24
            try:
                one = compare(attack, PLAYED, seed)
            except OddsError as fault:  # too many states
                too_large += 1
                print(f"{attack.scenario}: {attack.name}: {fault}", file=sys.stderr)
                continue
            if one.p < 1e-6 or one.impossible:
                print(f"{attack.scenario}: {attack.name}: p {one.p:.2g}", file=sys.stderr)
            rows.append([attack.name, attack.kinds, *one[1:]])
        line = {"key": key, "game": game, "large": too_large, "rows": rows}
        self.notes.parent.mkdir(exist_ok=True)
        with self.notes.open("a") as file:
            file.write(json.dumps(line) + "\n")
        self._note(line)

    def _note(self, line: dict[str, Any]) -> None:
        if line["game"] >= self.games:
            return
        self.done.add((line["key"], line["game"]))
        self.too_large += line["large"]
        for name, kinds, *numbers in line["rows"]:
            self.found.append(Comparison(Noted(line["key"], name, tuple(kinds)), *numbers))

    @property
    def games_done(self) -> int:
        """How many games of every scenario are done."""
        rounds = range(self.games)
        return sum(all((key, game) in self.done for key in self.keys) for game in rounds)

    def write(self) -> None:
        """Write the table of what has been gone through."""
        rows, done, every = table(self.found), self.games_done, self.every
        left = f", of {self.games} asked for" if done < self.games else ""
        text = [
            f"# Odds on the map, {self.game}",
            "",
            f"{'Every' if every == 1 else f'One in {every}'} attack{'s' * (every > 1)} that bots "
            f"declare in {done} game{'s' * (done != 1)} of every scenario{left}:",
            f"`odds` against {PLAYED:,} battles each, played by the full game under the",
            "same policy, from the same state.",
            f"One chi-square: p {family_p(self.found):.3g} (false alarm {FALSE_ALARM:g}). "
            f"Left out, too large to be read exactly: {self.too_large}.",
            f"Written by `python -m analyses.map_odds {self.game} {self.games} {every}`.",
            "",
            f"| | {' | '.join(COLUMNS)} |",
            f"| :-- |{' --: |' * len(COLUMNS)}",
            *(f"| {' | '.join(map(str, row))} |" for row in rows),
        ]
        (REPORTS / f"map_odds_{self.game}.md").write_text("\n".join([*text, ""]))
        with (REPORTS / f"map_odds_{self.game}.csv").open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([("of", *COLUMNS), *rows])


if __name__ == "__main__":
    warm_up()
    given = [*sys.argv[1:], *("50", "1", "0/1")[len(sys.argv) - 2 :]]
    number, parts = map(int, given[3].split("/"))
    asked = Sweep(given[0], int(given[1]), int(given[2]), part=(number, parts))
    asked.run()
    if parts == 1:
        asked.write()
