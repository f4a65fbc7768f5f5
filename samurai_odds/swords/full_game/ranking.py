"""Which plan of koku pays best: plans ranked with the same luck.

Where no plans are given, those that put koku into one bin or two, and the rest into the
levy, go through a sieve: all are tried, the better half goes on, and so on. The last ones
are then played anew, with other games than those that chose them: else the best would
look better than it is.
"""

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.compare import Comparison, ranked
from samurai_odds.analysis.paired import Together
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.sums import total
from samurai_odds.engine.ties import ranks
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import counted
from samurai_odds.play.game import Rows
from samurai_odds.play.kept import Run
from samurai_odds.swords.full_game.one_round import OWN_PLAN, OneRound
from samurai_odds.swords.full_game.plan import Plan, plan_of
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions import packed
from samurai_odds.swords.scenario.facts import koku_of, owned_by

USUAL = Limit(samples=1_000, seconds=40)
FINALISTS = 4
_SIEVE = (16, 8, 4)  # parts of a finalist's games, after each of which the worse half goes
_LEAST = 32  # games before a plan may go
_PILOT = 256  # games of each finalist that tell how many an error, or a time, comes to
_MOST = 20_000
_MOST_BID = 3


def candidates(question: OneRound) -> list[Plan]:
    """List the plans to try: koku in one bin or two, the rest in the levy."""
    staged = question.staged
    koku = koku_of(staged.scenario, question.seat, staged.facts)
    price = int(staged.facts.number("castle_price"))
    uses: list[tuple[int, int, int]] = []  # bin, koku, sword
    for bid in range(1, _MOST_BID + 1):
        uses += [(at.TO_SWORDS, bid, sword) for sword in (1, packed.LAST)]
        uses.append((at.TO_NINJA, bid, 0))
    uses += [(at.TO_RONIN, spent, 0) for spent in sorted({1, 2, koku // 2, koku})]
    uses.append((at.TO_BUILD, price, 0))
    uses = [one for one in uses if 0 < one[1] <= koku]
    most = len(owned_by(staged.scenario.seats[question.seat]))
    plans = [_levying(koku, most, {})]
    plans += [_levying(koku, most, {place: n}, sword) for place, n, sword in uses if place]
    plans += [_levying(koku, most, {0: n}, sword) for place, n, sword in uses if not place]
    small = [one for one in uses if one[1] == 1 or one[0] == at.TO_BUILD]
    for k, (place, spent, sword) in enumerate(small):
        for other, more, second in small[k + 1 :]:
            if place != other and spent + more <= koku:
                plans.append(_levying(koku, most, {place: spent, other: more}, sword or second))
    return list(dict.fromkeys(plans))


def _levying(koku: int, most: int, bins: Mapping[int, int], sword: int = 0) -> Plan:
    """Levy with the rest, as far as nothing is thrown away: a province takes one unit."""
    left = koku - sum(bins.values())
    units = min(left, most)
    ronin = bins.get(at.TO_RONIN, 0) + left - units
    return plan_of({**bins, at.TO_LEVY: units, at.TO_RONIN: ronin}, sword)


class Plans(Together):
    """Plans for one seat in one round, played with the same luck; some of them on and on."""

    def __init__(
        self,
        questions: Sequence[OneRound],
        by: str,
        seed: int,
        threads: int | None = None,
        executor: Executor | None = None,
    ) -> None:
        super().__init__(questions, by, seed, threads, executor)
        questions[0]._check_shown((by,))
        self.parts: list[list[Rows]] = [[] for _ in questions]
        self.played, self.begun = 0, time.monotonic()

    def play_on(self, places: Sequence[int], first: int, games: int, show: Any) -> None:
        for place in places:
            question = self.questions[place]
            with question.playing(self.seed, self.threads, self.executor) as play_some:
                self.parts[place].append(play_some(first, games, None, _silent))
            self.played += games
            if show:
                show(self.played, self.played + 1)

    @property
    def rate(self) -> float:
        return self.played / max(time.monotonic() - self.begun, 1e-9)

    def rows(self, place: int) -> Rows:
        return np.concatenate(self.parts[place])

    def values(self, place: int) -> NDArray[np.float64]:
        question = self.questions[place]
        question.run = Run(self.rows(place), False)
        question.__dict__.pop("games", None)
        return super().values(place)

    def best(self, places: Sequence[int], number: int) -> list[int]:
        """Give the best of some plans, the best first."""
        means = [Figure(total(each) / len(each)) for each in map(self.values, places)]
        order = sorted(range(len(places)), key=ranks(means).__getitem__)
        return [places[k] for k in order[:number]]


def sieved(plans: Plans, limit: Limit, show: Any) -> tuple[list[int], int]:
    """Drop the worse half of some plans, again and again: those left, and the next game."""
    left, first = list(range(len(plans.questions))), 0
    for part in _SIEVE:
        if len(left) <= FINALISTS:
            break
        games = max(_LEAST, limit.most_samples // part)
        plans.play_on(left, first, games, show)
        first += games
        left = plans.best(left, max(FINALISTS, (len(left) + 1) // 2))
        if limit.seconds is not None and plans.played / plans.rate > limit.seconds / 2:
            break
    return plans.best(left, FINALISTS), first


def played_out(plans: Plans, limit: Limit, first: int, show: Any) -> None:
    """Play all of some plans as often as the limit says: games, time, error of a difference."""
    places, pilot = range(len(plans.questions)), min(_PILOT, limit.most_samples)
    plans.play_on(places, first, pilot, show)
    wanted = limit.most_samples
    if limit.stderr is not None:
        best, *others = plans.best(places, len(places))
        worst = max((plans.difference(best, other).se for other in others), default=0.0)
        wanted = min(wanted, int(pilot * (worst / limit.stderr) ** 2) + 1)
    if limit.seconds is not None:
        left = limit.seconds - (time.monotonic() - plans.begun)
        wanted = min(wanted, pilot + int(max(0.0, left) * plans.rate / len(places)))
    if wanted > pilot:
        plans.play_on(places, first + pilot, wanted - pilot, show)


def rank_plans(
    position: Any,
    seat: int | str,
    plans: Sequence[str] = (),
    by: str | None = None,
    limit: Limit | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    threads: int | None = None,
    executor: Executor | None = None,
    **how: Any,
) -> Comparison:
    """Rank plans of a seat, those given or the likely ones, beside what its bot would plan.

    ``by`` is what they are ranked by, the chance to win if nothing is said; ``how`` are the
    keywords of `swords.round`. ``limit`` says how many games of each plan that is not
    dropped, and how long; without one 1,000, or 40 seconds.
    """
    check_seed(seed)
    own = OneRound(position, seat, **how)
    rounds = [OneRound(position, seat, plan, **how) for plan in plans if plan != OWN_PLAN]
    if executor is None:
        own.warm_up()
    limit, by, remarks = _complete(limit), by or own.value, [own.table]
    given, rounds = len(rounds), list({one.plan: one for one in rounds}.values())
    if left_out := given - len(rounds):
        remarks.append(f"{counted(left_out, 'plan')} given again: ranked once")
    with bar("games", progress) as show:
        first, spent = 0, 0.0
        if not plans:
            tried = [OneRound(position, seat, plan, **how) for plan in candidates(own)]
            sieve = Plans(tried, by, seed, threads, executor)
            best, first = sieved(sieve, limit, show)
            spent, rounds = time.monotonic() - sieve.begun, [tried[place] for place in best]
            remarks.append(f"of {len(tried)} plans tried, the best {len(best)} played fresh games")
        final = Plans([own, *rounds], by, seed, threads, executor)
        final.begun -= spent
        played_out(final, limit, first, show)
    odds = []
    for place, question in enumerate(final.questions):
        odds.append(question.answer(Run(final.rows(place), False), seed))
    names = [question.name for question in final.questions]
    figures = [one.figure(by) for one in odds]
    return Comparison(by, ranked(names, odds, figures, final.difference), tuple(remarks))


def _complete(limit: Limit | None) -> Limit:
    """Give a limit that says nothing of how many a number."""
    if limit is None:
        return USUAL
    if limit.samples is None:
        samples = USUAL.samples if limit.stderr is None else _MOST
        return Limit(limit.stderr, limit.seconds, samples)
    return limit


def _silent(games: int) -> None:
    """The games of one plan move no bar: those of all do."""
