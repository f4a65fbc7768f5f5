"""Find how the planner of Samurai Swords mixes its plans, by regret matching: by hand.

`python -m analyses.fit.plan_mixes` writes samurai_odds/swords/facts/plan_mixes.toml again:
180,000 games, twenty minutes on two quiet cores; `... plan_mixes 2` finds only the mixes of two
players again and keeps the others. What it finds depends on how the bots play, so it is run
again when they have learnt something; the digits then differ by chance too.

Every seat is given a choice for each thing that a bot decides of its plan, at each moment
(`field.bot_tables`): drawn from the mix so far, with some at random. What a choice is worth
is what the seats that had it win. Choices that would have done better than the mix gain
weight (regret matching, none below zero); the mixes of all steps, later ones more, are the
answer: each seat then plays about as well as any of these choices would against the others.
"""

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from samurai_odds.play.game import Start
from samurai_odds.play.games import play_range, ready
from samurai_odds.swords.full_game.evaluated import credit
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.rules.bot_tables import CHOICES, FILE, MOMENTS, Mix, shipped, written
from samurai_odds.swords.rules.layout import Question
from samurai_odds.swords.words import USUAL_BOT

_GAMES = 4  # of seats with the same choices
_AT_RANDOM = 0.25  # of the choices
_THREADS = 2
_KEYS = [(moment, what) for moment in MOMENTS for what in CHOICES]
_Chances = NDArray[np.float64]
_Drawn = dict[tuple[int, str, str], int]  # by seat, moment and what: the choice


@dataclass
class Regrets:
    """The mix of each step, how much better each choice would have been, and the average mix."""

    mix: dict[tuple[str, str], _Chances] = field(
        default_factory=lambda: {key: _even(len(CHOICES[key[1]])) for key in _KEYS}
    )
    regret: dict[tuple[str, str], _Chances] = field(
        default_factory=lambda: {key: np.zeros(len(CHOICES[key[1]])) for key in _KEYS}
    )
    added: dict[tuple[str, str], _Chances] = field(
        default_factory=lambda: {key: np.zeros(len(CHOICES[key[1]])) for key in _KEYS}
    )

    def draw(self, random: np.random.Generator, seats: int) -> _Drawn:
        found: _Drawn = {}
        for seat in range(seats):
            for key in _KEYS:
                chances = (1 - _AT_RANDOM) * self.mix[key] + _AT_RANDOM * _even(len(self.mix[key]))
                found[seat, *key] = int(random.choice(len(chances), p=chances / chances.sum()))
        return found

    def learn(self, key: tuple[str, str], worth: _Chances, step: int) -> None:
        """Take up what the choices of one thing were worth in a step (from 0)."""
        mix = self.mix[key]
        self.added[key] += (step + 1) * mix
        self.regret[key] = np.maximum(0, self.regret[key] + worth - (mix * worth).sum())
        total = self.regret[key].sum()
        self.mix[key] = self.regret[key] / total if total > 0 else _even(len(mix))

    def average(self) -> Mix:
        return {
            moment: {what: (each := self.added[moment, what]) / each.sum() for what in CHOICES}
            for moment in MOMENTS
        }


def found_mix(
    players: int, steps: int, line_ups: int, seed: int, tell: Callable[[str], None] | None = None
) -> Mix:
    """Find how planners of the standard game, or of two players, mix their plans.

    Each step plays ``line_ups`` times four games, each time with other choices of the seats.
    A player's two colors choose apart, and both have what the player wins.
    """
    start = stage(players=players, bots=USUAL_BOT).start
    random, found = np.random.default_rng(seed), Regrets()
    ready(start)
    for step in range(steps):
        drawn = [found.draw(random, start.seats) for _ in range(line_ups)]
        won = _played(start, drawn, seed + step)
        for key in _KEYS:
            found.learn(key, _worth(key, drawn, won), step)
        if tell:
            tell(f"{players} seats: step {step + 1} of {steps}")
    return found.average()


def _played(start: Start, drawn: list[_Drawn], seed: int) -> list[_Chances]:
    """Play games of every line-up: what each seat's player wins."""
    _, player = np.unique(Question(start.question).player[: start.seats], return_inverse=True)

    def play(number: int) -> _Chances:
        mixes = [_pure(drawn[number], seat) for seat in range(start.seats)]
        question, table = start.question.copy(), written(mixes)
        question[Question.plan_mix.at : Question.plan_mix.end] = table
        games = play_range(replace(start, question=question), seed, number * _GAMES, _GAMES)
        shares = np.bincount(player, credit(games, start.seats).mean(axis=0))
        return np.asarray(shares[player], dtype=np.float64)

    with ThreadPoolExecutor(_THREADS) as workers:
        return list(workers.map(play, range(len(drawn))))


def _pure(drawn: _Drawn, seat: int) -> Mix:
    """Write a seat's choices as a mix that makes them always."""
    return {
        moment: {
            what: [float(k == drawn[seat, moment, what]) for k in range(len(choices))]
            for what, choices in CHOICES.items()
        }
        for moment in MOMENTS
    }


def _worth(key: tuple[str, str], drawn: list[_Drawn], won: list[_Chances]) -> _Chances:
    """Average what the seats won that had each choice of one thing."""
    choices = len(CHOICES[key[1]])
    total, count = np.zeros(choices), np.zeros(choices)
    for one, wins in zip(drawn, won, strict=True):
        for seat in range(len(wins)):
            total[one[seat, *key]] += wins[seat]
            count[one[seat, *key]] += 1
    return np.where(count > 0, total / np.maximum(count, 1), np.mean(won))


def _even(choices: int) -> _Chances:
    return np.full(choices, 1 / choices)


# ---- the file ------------------------------------------------------------------------

RUNS = {2: (20, 400), 3: (22, 700), 4: (22, 700), 5: (14, 500)}  # by players: steps, line-ups
SEED = 7
LEAST = 0.05  # chances below are left out
NO_BIDS = (2,)  # players whose bids for swords are worth nothing
NOT_TO_SPARE = ("bid", "build")  # what koku to spare are worth more without
_NONE = [1.0, 0.0, 0.0, 0.0]
_HEAD = """\
# How bots divide their koku, by number of players and moment: chances of each choice, in the
# order of `rules/plan_mixes.py`. Found by regret matching of planners against themselves
# (`analyses/fit/plan_mixes.py`), 32,000 games of two players, 61,600 of 3 and 4, 28,000 of 5;
# choices under 1 in 20 are left out. With "koku to spare" (more than units can be levied for)
# and "win in reach" most choices are worth the same, so that there the mix says little.
# Two players bid for no swords: with the bids found, 9 to 87 in 100 by moment, a planner won
# 47.0 +- 1.2% of 1,000 mirrored games against one that never bids.
# Planners have played better since (whole armies, one base). Checked with them in 10,000 games of
# four, each seat otherwise at random: no bids after round 1, no koku or one for the ninja are worth
# 0 +- 0.5 points, an eighth of the koku for ronin +1.0 +- 0.5, a quarter -1.7, castles 1 time in 10
# -1.2, 3 times -4.7, bids of one koku -7.8, all +- 0.5.
# With koku to spare the mixes found bid and built too. Left out: without that a planner wins 1.1
# +- 0.4 points more with four seats, 2.9 +- 0.9 with two players.
"""


def rounded(chances: list[float]) -> list[float]:
    """Leave small chances out and write the others in hundredths that add up to 1."""
    kept = [chance if chance >= LEAST else 0.0 for chance in chances]
    parts = [round(100 * chance / sum(kept)) for chance in kept]
    parts[parts.index(max(parts))] += 100 - sum(parts)
    return [part / 100 for part in parts]


def tell(line: str) -> None:
    """Say how far the search is."""
    print(line, file=sys.stderr)


def main() -> None:
    """Find the mixes and write them."""
    lines, redone = [_HEAD], [int(word) for word in sys.argv[1:]] or list(RUNS)
    for players, (steps, line_ups) in RUNS.items():
        if players in redone:
            mix = found_mix(players, steps, line_ups, SEED, tell)
        else:
            mix = shipped()[players]
        for moment in MOMENTS:
            lines.append(f'[seats.{players}."{moment}"]')
            for what in CHOICES:
                none = what == "bid" and players in NO_BIDS
                none = none or (moment == "koku to spare" and what in NOT_TO_SPARE)
                chances = _NONE[: len(CHOICES[what])] if none else list(mix[moment][what])
                lines.append(f"{what} = {rounded(chances)}")
            lines.append("")
    Path(FILE).write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
