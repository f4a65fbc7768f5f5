"""The race for a fix: many changes on a few games, then those and pairs that may be even on more.

All are played with the same luck, by all bots that must agree. What each change does is learned
from all games so far; half of those that go on are the likeliest to be even, half the smallest of
those that may be.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf

import numpy as np

from samurai_odds.analysis.favor import fair_within
from samurai_odds.analysis.fixing.model import Model, Places
from samurai_odds.analysis.fixing.proposals import Proposal, together
from samurai_odds.analysis.fixing.trials import Array, Field, Subject, Trial, farthest, gaps_of

LEAST = 32  # games of each bot that the scenario itself is played, whatever the time
AS_IT_IS = 1_024  # games of each bot that the scenario itself is played
SCREENED = (16, 8)  # games of each change at first, as many as the time allows
BY_QUICK = (64, 32, 16, 8)  # by bots that are much quicker than the others
BATCH = 16  # changes that are screened between two looks at the clock
FIRST, MOST = 64, 1_024  # games of what goes on, at first and at most; twice as many each time
ROUNDS = 24  # of those that go on
TIMED_ROUNDS = 200  # where the time ends them
AT_ONCE = 16, 6  # how many go on in a round, and where time is short
LEAST_CHECKED, CHECKED = 3, 10  # that are checked, unless the search goes on after them
USUAL, DECIDING = 0.08, 0.15  # parts of the time by when the scenario itself was played
SCREENING, SEARCHING = 0.3, 0.6  # parts of the time by when they end
_AGAIN, _LATEST = 0.1, 0.85  # parts of the time: for searching on, and by when that ends
_FEW_ROUNDS = 8  # that there should be time for
_FAR = 0.15, 0.3  # from even, beyond which larger steps are tried first
_TOP = 3  # changes of a kind that say how strong it is
_EACH = 4  # pairs of a round that have a change in common
_ENOUGH, _SURE = 6, 0.7  # trials so likely even, of half of MOST games: the search ends
_HOPE = 1e-3  # how likely even something must be for the search to go on
_MAYBE = 0.5  # of the chance of the likeliest: what is smaller may be preferred
_LIKELY = 0.2  # a chance above which the smallest is checked first
_LOOKED = 4_000  # pairs of which the best are chosen
_DIGITS = 6  # of a chance: what is beyond them is another processor's choice
_CERTAIN = 256  # fresh games at least of the scenario itself, if there is time
_SURELY = 2.5  # standard errors beyond the margin
_NEAREST = 0.5  # of the margin: what the search aims at, at least


class Race:
    """Changes of a scenario on their way to even.

    ``singles`` are all that were tried alone, ``tried`` pairs too; ``left`` are those that may be
    even, the most promising first, ``listed`` is how many changes there are, ``weighed`` how many
    pairs were foretold, ``hope`` the chance of the likeliest of them that was not tried;
    ``cut_off`` says that more would have been played if there had been time.
    """

    def __init__(self, subject: Subject, field: Field, margin: float) -> None:
        self.subject, self.field, self.margin = subject, field, margin
        self.near = margin  # to even, where the games of a check call a share fair
        self.usual = Trial(subject, (), subject.scenario)
        self.singles: list[Trial] = []
        self.left: list[Trial] = []
        self.tried: list[Trial] = []
        self.model = Model([])
        self.costs: dict[Proposal, float] = {}  # of single changes
        self.listed = self.useful = self.weighed = 0
        self.hope = 1.0
        self.cut_off = False

    def may_be_even(self) -> bool:
        """Return whether all win rates are within the margin, surely or not."""
        return bool(self.usual.fresh_gaps().max() <= self.margin)

    def run(self, proposals: Sequence[Proposal], checked: int, doubtful: bool = False) -> None:
        """Race single changes, then those and pairs of them, as far as the time goes.

        First the scenario is played as it is, on as many fresh games as check a fix. Where it then
        may be even nothing is raced, unless ``doubtful``.
        """
        field, usual, margin = self.field, self.usual, self.margin
        near = fair_within(margin, len(self.subject.names), checked)
        self.near = max(near, _NEAREST * margin)
        field.planned = self._plan(len(proposals))
        if not field.check(usual, min(LEAST, checked), inf):
            usual.fresh.clear()
        field.workers_are_ready()
        self._decide(checked)
        if not usual.fresh or (self.may_be_even() and not doubtful):
            return
        field.set_pace()
        field.play([usual], min(FIRST, AS_IT_IS), SEARCHING)
        field.play([usual], AS_IT_IS, 2 * USUAL)
        if not field.games_of(usual):
            self.listed, self.cut_off = len(proposals), True
            return
        self._screen(self._useful(proposals))
        if self.singles:
            self._go_on(SEARCHING)

    def unchecked(self) -> tuple[float, list[Trial]]:
        """Return what no fresh game was played of, the likeliest even first, and its chance."""
        played = [one for one in self.tried if not one.fresh and self.field.games_of(one)]
        if not played:
            return 0.0, []
        chances = self._chances(played, self.margin)
        order = np.argsort(-chances, kind="stable")
        return float(chances[order[0]]), [played[place] for place in order]

    def again(self) -> bool:
        """Search on, knowing what failed, until something likely is left; False without any."""
        seconds = self.field.seconds
        while seconds is not None and self.singles and not self.field.is_late(_LATEST):
            ended = self._go_on(min(self.field.elapsed() / seconds + _AGAIN, _LATEST))
            if self.left or ended:
                return bool(self.left)
        return False

    def _decide(self, checked: int) -> None:
        """Play the scenario as it is until it is surely uneven, or as often as a fix is played."""
        games = min(_CERTAIN, checked)
        while self.field.check(self.usual, games, USUAL if self._is_clear() else DECIDING):
            if games == checked or self.is_surely_uneven(self.usual):
                break
            games = min(2 * games, checked)

    def _is_clear(self) -> bool:
        """Return whether all win rates lie farther from the margin than their errors."""
        apart = np.abs(self.usual.fresh_gaps() - self.margin)
        return bool((apart > 2 * self.usual.fresh_errors()).all())

    def is_surely_uneven(self, trial: Trial) -> bool:
        """Return whether fresh games say that a trial is beyond the margin, whatever the luck."""
        beyond = trial.fresh_gaps() - self.margin
        return bool((beyond > _SURELY * trial.fresh_errors()).any())

    def _plan(self, changes: int) -> int:
        """Guess how many games it takes, for the bar."""
        many = AS_IT_IS + changes * SCREENED[0] + ROUNDS * AT_ONCE[0] * FIRST
        return len(self.field.bots) * (many + 4 * MOST)

    # ---- single changes ----------------------------------------------------------------

    def _useful(self, proposals: Sequence[Proposal]) -> list[Trial]:
        """Make a trial of each change that may help, as far as it can be made."""
        mean = self.usual.shares().mean(axis=0)
        best, worst = int(mean.argmax()), int(mean.argmin())
        trials = []
        others = [one for one in proposals if not one.helps(best, worst) and one.steps == 1]
        for one in proposals:
            scenario = one.apply(self.subject.scenario) if one.helps(best, worst) else None
            if scenario is not None:
                trials.append(Trial(self.subject, (one,), scenario))
        self.useful = len(trials)
        self.model = Model([*(one.changes[0] for one in trials), *others])
        return trials

    def _screen(self, trials: list[Trial]) -> None:
        """Play a few games of all; where even that takes too long, of some of every kind.

        Half of each batch are then of the kinds that have moved the win rates most so far. Bots
        that are much quicker than the others go first through all.
        """
        self.listed = len(trials)
        field, order = self.field, _spread(trials, self._steps_wanted())
        done = self._played_all(order, BY_QUICK, field.quick) if field.quick else True
        if done:
            done = self._played_all(order, SCREENED, field.bots)
        self.cut_off |= not done
        self.singles = [one for one in order if one.won]
        self.tried = list(self.singles)

    def _played_all(
        self, trials: Sequence[Trial], wanted: Sequence[int], bots: Sequence[str]
    ) -> bool:
        """Play some bots' games of trials, as many as the time allows; False if not of all."""
        field, begun, order = self.field, self.field.elapsed(), list(trials)
        while order:
            games = self._affordable(len(trials) - len(order), len(trials), begun, wanted)
            batch = self._batch(order)
            order = [one for one in order if one not in batch]
            done = games and field.play(batch, games, SEARCHING, bots)
            self.singles += [one for one in batch if one.won and one not in self.singles]
            for trial in batch:
                trial.__dict__.pop("start", None)  # of hundreds, too large to keep
            if not done:
                return False
        return True

    def _steps_wanted(self) -> int:
        """Return how large a change is tried first: far from even a small one helps little."""
        gap = farthest(self.usual.shares().mean(axis=0, keepdims=True))
        return 1 + sum(gap > far for far in _FAR)

    def _batch(self, order: list[Trial]) -> list[Trial]:
        """Choose what is screened next: half as they stand in the order, half of strong kinds."""
        moved: dict[tuple[str, str], list[float]] = {}
        best = int(self.usual.shares().mean(axis=0).argmax())
        usual = self.usual.share_of(best)
        for one in self.singles:
            falls = [usual[bot] - share for bot, share in one.share_of(best).items()]
            fall = sum(falls) / len(falls)
            moved.setdefault(_kind(one), []).append(fall)
        strong = {kind: sum(sorted(falls)[-_TOP:]) / _TOP for kind, falls in moved.items()}
        ranked = sorted(order, key=lambda one: -round(strong.get(_kind(one), 0.0), _DIGITS))
        chosen = order[: BATCH // 2] if self.singles else order[:BATCH]
        return [*chosen, *(one for one in ranked if one not in chosen)][:BATCH]

    def _affordable(self, done: int, many: int, begun: float, wanted: Sequence[int]) -> int:
        """Return how many games of the next change the time allows; 0 where it is over."""
        field = self.field
        if field.seconds is None or not done:
            return wanted[0]
        spent = field.elapsed() - begun
        left = SCREENING * field.seconds - field.elapsed()
        each = spent / done  # of a change, with the games of each so far
        if left <= 0:
            return 0
        share = left / (each * (many - done))
        return next((games for games in wanted if share * wanted[0] >= games), wanted[-1])

    # ---- what goes on ------------------------------------------------------------------

    def _go_on(self, part: float) -> bool:
        """Play what is likeliest even, single or pair, again and again, and learn from each.

        True if nothing more was to be played, before that part of the time was over.
        """
        rounds, ended = ROUNDS if self.field.seconds is None else TIMED_ROUNDS, False
        thinking = 0.0  # seconds that the model takes a round
        for _ in range(rounds):
            begun = self.field.elapsed()
            self.model.learn(self.usual, self.tried)
            batch = [] if self._is_enough() else self._likeliest(self._at_once(part, thinking))
            thinking = self.field.elapsed() - begun
            ended = not batch
            if ended:
                break
            self.tried += [one for one in batch if not one.won]
            done = [self.field.play(each, games, part) for games, each in self._by_games(batch)]
            self.tried = [one for one in self.tried if one.won]
            for trial in batch:
                trial.__dict__.pop("start", None)
            if not all(done):
                break
        self.cut_off |= not ended
        self.model.learn(self.usual, self.tried)
        self.left = self._in_order()
        return ended

    def _at_once(self, part: float, thinking: float) -> int:
        """Return how many go on in the next round: fewer where few rounds are left.

        The games then take at least as long as the ``thinking`` between two rounds.
        """
        field, (most, least) = self.field, AT_ONCE
        if field.seconds is None or not field.played:
            return most
        left = (part * field.seconds - field.elapsed()) / _FEW_ROUNDS
        each = max(field.seconds_for(FIRST), 1e-9)
        return min(most, max(least, int(max(left, thinking) / each)))

    def _by_games(self, trials: Sequence[Trial]) -> Iterator[tuple[int, list[Trial]]]:
        """Yield trials with the games to which they go on: twice as many as they have."""
        played = {one: self.field.games_of(one) for one in trials}
        for games in sorted(set(played.values())):
            wanted = min(MOST, max(FIRST, 2 * games))
            yield wanted, [one for one in trials if played[one] == games]

    def _is_enough(self) -> bool:
        """Return whether enough trials of many games are likely even."""
        games = self.field.games_of
        many = [one for one in self.tried if games(one) >= MOST // 2 and not one.fresh]
        if len(many) < _ENOUGH:
            return False
        return int((self._chances(many, self.near) >= _SURE).sum()) >= _ENOUGH

    def _chances(self, trials: Sequence[Trial], margin: float) -> Array:
        """Return how likely trials are even: not at all where most games have no winner."""
        chances = np.round(self.model.of_tried(trials).chances(margin), _DIGITS)
        return np.where([one.stalls for one in trials], 0.0, chances)

    def _likeliest(self, most: int) -> list[Trial]:
        """Choose by turns the likeliest even and the smallest that may be, tried or not."""
        games = self.field.games_of
        tried = [one for one in self.tried if games(one) < MOST and not one.fresh]
        listed: list[tuple[float, float, Trial | tuple[int, int]]] = []
        if tried:
            chances = self._chances(tried, self.near)
            listed += [(float(chance), one.cost, one)
                       for chance, one in zip(chances, tried, strict=True)]  # fmt: skip
        listed += self._untried()
        hope = _HOPE if len(self.field.bots) > 1 else 0  # else the first of them looks on alone
        listed = [one for one in listed if one[0] > hope]
        listed.sort(key=lambda one: -one[0])
        best = listed[0][0] if listed else 0.0
        maybe = sorted((one for one in listed if one[0] >= _MAYBE * best), key=lambda one: one[1])
        chosen: list[Trial] = []
        common: Counter[Proposal] = Counter()
        queues = [iter(listed), iter(maybe)]
        taken: set[int] = set()
        while queues and len(chosen) < most:
            queue = queues.pop(0)
            for each in queue:
                trial = None if id(each) in taken else self._made(each[2])
                taken.add(id(each))
                if trial is None or any(common[one] >= _EACH for one in trial.changes):
                    continue
                common.update(trial.changes)
                chosen.append(trial)
                queues.append(queue)
                break
        return chosen

    def _untried(self) -> list[tuple[float, float, Trial | tuple[int, int]]]:
        """List the likeliest pairs not tried yet, with their chances and what they cost."""
        first, second = self._pairs()
        foretold = self.model.of_pairs(first, second)
        chances = np.round(foretold.chances(self.near), _DIGITS)
        changes = list(self.model.places)
        pairs: list[tuple[float, float, Trial | tuple[int, int]]] = []
        self.weighed, self.hope = len(first), 0.0
        for place in np.argsort(-chances, kind="stable")[:_LOOKED]:
            pair = int(first[place]), int(second[place])
            both = [changes[one - 1] for one in pair if one]
            if len(both) == 2 and set(both[0].things) & set(both[1].things):
                continue
            if frozenset(both) not in self.model.played:
                cost = sum(map(self._cost_of, both))
                pairs.append((float(chances[place]), cost, pair))
                self.hope = max(self.hope, float(chances[place]))
        return pairs

    def _cost_of(self, one: Proposal) -> float:
        """Return what a single change costs, with what it breaks of the theme."""
        if one not in self.costs:
            now = self.subject.scenario
            self.costs[one] = Trial(self.subject, (one,), one.apply(now) or now).cost
        return self.costs[one]

    def _pairs(self) -> tuple[Places, Places]:
        """Return the places of all pairs, the first useful; and of all useful ones alone."""
        useful, many = self.useful, len(self.model.places)
        first, second = np.triu_indices(useful, 1, many)
        alone = np.arange(useful)
        return (
            np.concatenate([first, alone]) + 1,
            np.concatenate([second + 1, np.zeros_like(alone)]),
        )

    def _made(self, one: Trial | tuple[int, int]) -> Trial | None:
        """Make a trial of a pair; None where its changes cannot be together."""
        if isinstance(one, Trial):
            return one
        listed = list(self.model.places)
        changes = tuple(listed[place - 1] for place in one if place)
        scenario = together(changes, self.subject.scenario)
        return None if scenario is None else Trial(self.subject, changes, scenario)

    def _in_order(self) -> list[Trial]:
        """Return what is to be checked: what is likely even, the smallest first, or the nearest."""
        unchecked = [one for one in self.tried if not one.fresh]
        played = [one for one in unchecked if self.field.games_of(one) >= FIRST] or unchecked
        if not played:
            return []
        chances = self._chances(played, self.near)
        gaps = np.round(gaps_of(self.model.of_tried(played).shares()), _DIGITS)
        gaps = np.where([one.stalls for one in played], 1.0, gaps)  # nearest comes what is won
        places = sorted(range(len(played)), key=lambda place: (-chances[place], gaps[place]))
        likely = [place for place in places if chances[place] >= _LIKELY][:CHECKED]
        likely.sort(key=lambda place: (played[place].cost, gaps[place]))
        if not any(one.fresh for one in self.tried):
            others = [place for place in places if place not in likely]
            likely += others[: max(0, LEAST_CHECKED - len(likely))]
        return [played[place] for place in likely]


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


def unlike(trial: Trial, others: Sequence[Trial]) -> bool:
    """Return whether a trial is another idea: all its changes are in none of the others."""
    mine = set(trial.changes)
    return all(not mine >= set(one.changes) for one in others)
