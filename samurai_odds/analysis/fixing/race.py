"""The race for a fix: many changes on a few games, the best of them on more, then pairs of them.

All are played with the same luck, by all bots that must agree. Half of those that go on are the
nearest to even, half the smallest of those that may be even.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import inf, sqrt

import numpy as np

from samurai_odds.analysis.fixing.proposals import Proposal, together
from samurai_odds.analysis.fixing.trials import (
    Array,
    Field,
    Subject,
    Trial,
    farthest,
    gaps_of,
    shares_of,
)

LEAST = 32  # games of each bot that the scenario itself is played, whatever the time
AS_IT_IS = 1_024  # games of each bot that the scenario itself is played
SCREENED = (32, 16, 8)  # games of each change at first, as many as the time allows
BATCH = 16  # changes that are screened between two looks at the clock
SINGLES = 40  # that go on from there
ROUNDS, PAIRS = 3, 20  # of pairs, and how many in each
STAGES = ((128, 24), (256, 14), (512, 10), (1_024, 10))  # games, and how many go on
USUAL, SCREENING, SEARCHING = 0.08, 0.3, 0.6  # parts of the time by when they end
_SINGLES_END, _PAIRS_END = 0.36, 0.52  # where time is short fewer are played by then
_FAR = 0.15, 0.3  # from even, beyond which larger steps are tried first
_TOO_FAR = 0.2  # beyond even: what a small change back may mend
_FEWEST, _TOP = 4, 3  # changes and pairs that are; changes of a kind that say how strong it is
_DIGITS = 6  # of an effect: what is beyond them is another processor's choice
_USUAL_EFFECT = 0.5  # of a change, on log-shares: what is known before any game
_NOISE = 1.0  # standard errors by which a gap may only look larger than it is
_SAFE = 0.6  # of the margin: so near to even is near enough to prefer what is smaller

Measure = Callable[[Trial], float]


class Race:
    """Changes of a scenario on their way to even.

    ``singles`` are all that were tried alone, ``left`` those still in the race at its end, pairs
    among them, the most promising first; ``listed`` is how many changes there are, ``cut_off`` says
    that more would have been played if there had been time.
    """

    def __init__(self, subject: Subject, field: Field, margin: float) -> None:
        self.subject, self.field, self.margin = subject, field, margin
        self.usual = Trial(subject, (), subject.scenario)
        self.singles: list[Trial] = []
        self.left: list[Trial] = []
        self.tried: list[Trial] = []
        self.others: list[Proposal] = []  # small changes that help the side that is favored
        self.listed = 0
        self.cut_off = False

    def is_even(self) -> bool:
        """Return whether no change is called for: all win rates are within the margin."""
        return self.usual.fresh_gap() <= self.margin

    def run(self, proposals: Sequence[Proposal], checked: int) -> None:
        """Race single changes, then pairs of the best of them, as far as the time goes.

        First the scenario is played as it is, on as many fresh games as check a fix.
        """
        field, usual = self.field, self.usual
        field.planned = self._plan(len(proposals))
        field.check(usual, min(LEAST, checked), inf)
        field.workers_are_ready()
        games = min(STAGES[0][0], checked)
        while field.check(usual, games, USUAL) and games < checked:
            games = min(2 * games, checked)
        if not usual.fresh or self.is_even():
            return
        field.play([usual], STAGES[0][0], SCREENING)
        field.play([usual], AS_IT_IS, 2 * USUAL)
        if not usual.games:
            self.listed, self.cut_off = len(proposals), True
            return
        self._screen(self._useful(proposals))
        self.left = self._best(self.singles, self._many(STAGES[0][0], _SINGLES_END, SINGLES))
        self.field.play(self.left, STAGES[0][0], SEARCHING)
        if self.singles:
            self._pair()
        self.left += [one for one in self.tried if len(one.changes) > 1 and one.games]
        for (games, _), (_, kept) in zip(STAGES[1:], STAGES, strict=False):
            self.left = self._best(self.left, kept)
            if not self.field.play(self.left, games, SEARCHING):
                self.cut_off = True
                break
        self.left = self._best(self.left, STAGES[-1][1])

    def _plan(self, changes: int) -> int:
        """Guess how many games it takes, for the bar."""
        many = AS_IT_IS + changes * SCREENED[0] + (SINGLES + ROUNDS * PAIRS) * STAGES[0][0]
        return len(self.field.bots) * (many + 12 * sum(games for games, _ in STAGES))

    # ---- single changes ----------------------------------------------------------------

    def _useful(self, proposals: Sequence[Proposal]) -> list[Trial]:
        """Make a trial of each change that may help, as far as it can be made."""
        mean = self.usual.shares().mean(axis=0)
        best, worst = int(mean.argmax()), int(mean.argmin())
        found = []
        self.others = [one for one in proposals if not one.helps(best, worst) and one.steps == 1]
        for one in proposals:
            scenario = one.apply(self.subject.scenario) if one.helps(best, worst) else None
            if scenario is not None:
                found.append(Trial(self.subject, (one,), scenario))
        return found

    def _screen(self, trials: list[Trial]) -> None:
        """Play a few games of all; where even that takes too long, of some of every kind.

        Half of each batch are then of the kinds that have moved the win rates most so far.
        """
        self.listed = len(trials)
        field, begun = self.field, self.field.elapsed()
        order = _spread(trials, self._steps_wanted())
        while order:
            first = self.listed - len(order)
            games = self._affordable(first, self.listed, begun)
            batch = self._batch(order)
            order = [one for one in order if one not in batch]
            done = games and field.play(batch, games, SEARCHING)
            self.singles += [trial for trial in batch if trial.games]
            for trial in batch:
                trial.__dict__.pop("start", None)  # of hundreds, too large to keep
            if not done:
                self.cut_off = True
                break
        self.tried = list(self.singles)

    def _steps_wanted(self) -> int:
        """Return how large a change is tried first: far from even a small one helps little."""
        gap = farthest(self.usual.shares().mean(axis=0, keepdims=True))
        return 1 + sum(gap > far for far in _FAR)

    def _batch(self, order: list[Trial]) -> list[Trial]:
        """Choose what is screened next: half as they stand in the order, half of strong kinds."""
        moved: dict[tuple[str, str], list[float]] = {}
        best = int(self.usual.shares().mean(axis=0).argmax())
        usual = float(self.usual.shares().mean(axis=0)[best])
        for one in self.singles:
            fall = usual - float(one.shares().mean(axis=0)[best])
            moved.setdefault(_kind(one), []).append(fall)
        strong = {kind: sum(sorted(falls)[-_TOP:]) / _TOP for kind, falls in moved.items()}
        ranked = sorted(order, key=lambda one: -round(strong.get(_kind(one), 0.0), _DIGITS))
        chosen = order[: BATCH // 2] if self.singles else order[:BATCH]
        return [*chosen, *(one for one in ranked if one not in chosen)][:BATCH]

    def _many(self, games: int, part: float, most: int) -> int:
        """Return how many changes can have ``games`` each within a part of the time."""
        field = self.field
        if field.seconds is None or not field.played:
            return most
        left = part * field.seconds - field.elapsed()
        rate = field.played / max(field.elapsed(), 1e-9)
        return min(most, max(_FEWEST, int(left * rate / (games * len(field.bots)))))

    def _affordable(self, done: int, many: int, begun: float) -> int:
        """Return how many games of the next change the time allows; 0 where it is over."""
        field = self.field
        if field.seconds is None or not done:
            return SCREENED[0]
        spent = field.elapsed() - begun
        left = SCREENING * field.seconds - field.elapsed()
        each = spent / done  # of a change, with the games of each so far
        if left <= 0:
            return 0
        share = left / (each * (many - done))
        return next((games for games in SCREENED if share * SCREENED[0] >= games), SCREENED[-1])

    # ---- pairs -----------------------------------------------------------------------

    def _pair(self) -> None:
        """Play pairs whose effects should add up to about even, and learn from each round."""
        for number in range(ROUNDS + 1):
            part = _SINGLES_END + (_PAIRS_END - _SINGLES_END) * (number + 1) / (ROUNDS + 1)
            many = self._many(STAGES[0][0], part, PAIRS)
            pairs = list(self._promising(many) if number else self._corrected(many))
            self.tried += pairs
            if not self.field.play(pairs, STAGES[0][0], SEARCHING):
                self.cut_off = True
                break

    def _promising(self, most: int) -> Iterator[Trial]:
        """Yield pairs not tried yet, by turns those nearest to even and the smallest near it."""
        base, effects = self._effects()
        singles = self.singles
        known = {frozenset(one.changes) for one in self.tried}
        first, second = np.triu_indices(len(singles), 1)
        gaps = gaps_of(shares_of(base + effects[first] + effects[second]))
        cost = np.array([one.cost for one in singles])
        columns = (gaps, cost[first] + cost[second], first, second)
        foretold = list(zip(*(column.tolist() for column in columns), strict=True))
        yielded = 0
        for _, _, one, other in _interleaved(foretold, self.margin):
            changes = (*singles[one].changes, *singles[other].changes)
            if singles[one].things & singles[other].things or frozenset(changes) in known:
                continue
            scenario = together(changes, self.subject.scenario)
            if scenario is not None:
                yielded += 1
                yield Trial(self.subject, changes, scenario)
            if yielded == most:
                return

    def _corrected(self, most: int) -> Iterator[Trial]:
        """Yield changes that go too far, each with a small one back, of every kind."""
        best = int(self.usual.shares().mean(axis=0).argmax())
        even, margin = self.subject.even, self.margin
        far = [
            one
            for one in self.left
            if 0 < even - float(one.shares().mean(axis=0)[best]) <= _TOO_FAR
            and (farthest(one.shares()) > _SAFE * margin)
        ]
        ranks: Counter[tuple[str, str]] = Counter()
        placed = []
        for back in self.others:
            placed.append((ranks[back.kind, back.seat], -self.subject.costs[back.kind], back))
            ranks[back.kind, back.seat] += 1
        order = [back for *_, back in sorted(placed, key=lambda each: each[:2])]
        pairs = [(one, other) for other in order for one in sorted(far, key=Trial.gap)[:_TOP]]
        yielded = 0
        for one, other in pairs:
            if yielded == most:
                return
            changes = (*one.changes, other)
            scenario = None
            if not one.things & set(other.things):
                scenario = together(changes, self.subject.scenario)
            if scenario is not None:
                yielded += 1
                yield Trial(self.subject, changes, scenario)

    def _effects(self) -> tuple[Array, Array]:
        """Return the log-shares as it is, and what each single change adds to them, by bot.

        A ridge regression of all that was played: effects add up, and are small unless many games
        say otherwise.
        """
        base = self.usual.logs()
        places = {one.changes[0]: place for place, one in enumerate(self.singles)}
        played = [one for one in self.tried if one.games and set(one.changes) <= places.keys()]
        features = np.zeros((len(played), len(places)))
        for row, trial in enumerate(played):
            features[row, [places[one] for one in trial.changes]] = 1
        found = np.zeros((len(places), *base.shape))
        for bot in range(len(base)):
            shares = np.array([one.shares()[bot] for one in played])
            games = np.array([one.games for one in played])
            logs = np.array([one.logs()[bot] for one in played]) - base[bot]
            spread = (shares * (1 - shares)).mean(axis=1) + 1 / games
            root = np.sqrt(games * spread)[:, None]  # what games tell of log-shares
            weighted = features * root
            gram = weighted.T @ weighted + np.eye(len(places)) / _USUAL_EFFECT**2
            effects = np.linalg.solve(gram, weighted.T @ (logs * root))
            found[:, bot] = np.round(effects, _DIGITS)
        return base, found

    # ---- who goes on -------------------------------------------------------------------

    def _best(self, trials: Sequence[Trial], most: int) -> list[Trial]:
        """Choose what goes on: the nearest to even, and the smallest of those that may be even."""
        played = [one for one in trials if one.games]
        near = sorted(played, key=self._distance)[: (most + 1) // 2]
        maybe = [one for one in played if one not in near and self._may_be_even(one)]
        small = sorted(maybe, key=lambda one: (one.cost, one.gap()))[: most - len(near)]
        rest = [one for one in sorted(played, key=self._distance) if one not in (*near, *small)]
        return self._in_order([*near, *small, *rest[: most - len(near) - len(small)]])

    def _distance(self, trial: Trial) -> float:
        """Return how far it is from even: of few games, on average over the bots."""
        shares = trial.shares()
        return (
            farthest(shares.mean(axis=0, keepdims=True))
            if trial.games < STAGES[0][0]
            else farthest(shares)
        )

    def _may_be_even(self, trial: Trial) -> bool:
        error = sqrt(self.subject.even * (1 - self.subject.even) / trial.games)
        return trial.gap() <= _SAFE * self.margin + _NOISE * error

    def _in_order(self, trials: Sequence[Trial]) -> list[Trial]:
        """Sort: those near enough to even by their cost, then the others by how near they are."""

        def key(one: Trial) -> tuple[bool, float, float]:
            gap = one.gap()
            near = gap <= _SAFE * self.margin
            return not near, one.cost if near else gap, gap

        return sorted(trials, key=key)


def _kind(one: Trial) -> tuple[str, str]:
    return one.changes[0].kind, one.changes[0].seat


def _spread(trials: Sequence[Trial], steps: int) -> list[Trial]:
    """Order changes so that the first are of every kind, of ``steps`` steps where there are."""
    kinds: dict[tuple[str, str], list[Trial]] = {}
    shuffled = np.random.default_rng(len(trials)).permutation(len(trials))  # whatever is cut off
    for one in sorted(
        (trials[place] for place in shuffled),
        key=lambda one: (abs(one.changes[0].steps - steps), one.cost),
    ):
        kinds.setdefault(_kind(one), []).append(one)
    placed = [
        ((place + 0.5) / len(listed), number, one)
        for number, listed in enumerate(kinds.values())
        for place, one in enumerate(listed)
    ]
    return [one for _, _, one in sorted(placed, key=lambda each: each[:2])]


def _interleaved(
    pairs: list[tuple[float, float, int, int]], margin: float
) -> Iterator[tuple[float, float, int, int]]:
    """Yield pairs, by turns the nearest to even and the smallest of those within the margin."""
    near = iter(sorted(pairs))
    small = iter(sorted((one for one in pairs if one[0] <= margin), key=lambda one: one[1:]))
    seen = set()
    while True:
        ended = 0
        for queue in (near, small):
            one = next((one for one in queue if one[2:] not in seen), None)
            ended += one is None
            if one is not None:
                seen.add(one[2:])
                yield one
        if ended == 2:
            return


def unlike(trial: Trial, others: Sequence[Trial]) -> bool:
    """Return whether a trial is another idea: all its changes are in none of the others."""
    mine = set(trial.changes)
    return all(not mine >= set(one.changes) for one in others)
