"""Fixes of a scenario: found by a race, checked on fresh games, written as files that load."""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import islice
from math import inf
from pathlib import Path
from typing import Any

from samurai_odds.analysis.favor import Credits, check_margin, equals_text, favor_of
from samurai_odds.analysis.fixing.bid import bid
from samurai_odds.analysis.fixing.proposals import Proposal, together
from samurai_odds.analysis.fixing.race import Race, unlike
from samurai_odds.analysis.fixing.report import fixes_dict, fixes_grids, fixes_text, verdict_text
from samurai_odds.analysis.fixing.result import CHECKED, NAMED, NO_HOPE, Fix, FixResult
from samurai_odds.analysis.fixing.trials import Field, Subject, Trial
from samurai_odds.analysis.shares import FILLED, WIDTH, Row, draw_shares
from samurai_odds.analysis.strength import by_strength, meet_in
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.interrupts import parts_in_turn
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.writing import put_all
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.fitting import wrapped
from samurai_odds.grids.grid import Grid
from samurai_odds.play.sampled import check_played
from samurai_odds.play.workers.player import Player

SECONDS = 300.0
ENOUGH = 3  # fixes that hold: then no more are checked than
MOST = 5  # fixes given
NEAREST = "nearest.txt"  # to a fix, where none holds
_PARTS = 8, 4, 2, 1  # of the games, one after the other
_MORE = 2, 4  # times the games, of what holds, where there is time
_AGAIN = 0.8  # of the time, by when the last search for more begins
_AGREED = 0.6  # of the time, by when bots should agree: the rest is for the first of them
_UPSET = 0.4  # of the time, for what all bots call fair, where the first is surely the better
_CHECKING = 0.92  # of the time, by when the last check ends; the rest is for the bid
_LIKELY = 0.5  # chance that a fix is fair for all bots: then none is sought for one of them alone


class Fixes(FixResult, Answer):
    """What makes a scenario even: see `FixResult` for what it says."""

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return fixes_dict(self)

    def grids(self, form: str = "text") -> list[Grid]:
        """Give the tables of its page."""
        return fixes_grids(self)

    def text(self) -> str:
        """Return the page as it is printed."""
        return fixes_text(self)

    def draw(self) -> "Axes":
        """Draw the win rates as it is and with each fix, by bot."""
        rows: list[Row] = []
        listed = [("as it is", self.as_it_is)]
        listed += [("; ".join(one.changes), one.favors) for one in (*self.held, *self.nearest)]
        for says, favors in listed:
            rows.append((says, None, FILLED))
            for bot, one in favors.items():
                rows.append((equals_text(bot, one), one.shares[one.best], FILLED))
        margin, even = 100 * self.favor.margin, 100 * self.favor.even
        label = f"games won, % (bars: two standard errors; gray: within {margin:g} of even)"
        return draw_shares(wrapped(verdict_text(self), WIDTH), rows, label, even, margin)

    @property
    def proposed(self) -> tuple[Fix, ...]:
        """The fixes; where none holds, the one to go on from, if there is any nearer than it is."""
        if self.nothing_is_nearer:
            return ()
        if self.held or not self.unchecked_is_nearer:
            return self.held or self.nearest[:1]
        margin, best = self.favor.margin, self.unchecked[0]
        return (_fix(best, best.won, margin, ", not checked"),)

    @property
    def files(self) -> dict[str, Fix]:
        """All fixes that its tables name, by their files; first those that are `proposed`."""
        if self.nothing_is_nearer:
            return {}
        held = {f"fix-{place}.txt": one for place, one in enumerate(self.held, 1)}
        unchecked = () if held or not self.unchecked_is_nearer else self.proposed
        near = (*unchecked, *self.nearest[:NAMED])
        names = [NEAREST, *(f"nearest-{place}.txt" for place in range(2, len(near) + 1))]
        return held | dict(zip(names, near, strict=False))

    def save(self, folder: "str | Path", force: bool = False) -> list[Path]:
        """Write each fix as a scenario file into a folder: fix-1.txt is the smallest.

        Where none holds, nearest.txt is the one to go on from, checked if there was time. Raises
        OddsError if one of those files is there already, unless ``force``.
        """
        listed = islice(self.files.items(), len(self.proposed))
        files = {name: one.scenario for name, one in listed}
        if not force:
            check_unsaved(folder)
        put_all(Path(folder), {name: text.encode() for name, text in files.items()})
        return [Path(folder) / name for name in files]


def check_unsaved(folder: "str | Path") -> None:
    """Raise OddsError if a folder holds fixes already, which people edit."""
    there = sorted([*Path(folder).glob("fix-*.txt"), *Path(folder).glob(NEAREST)])
    if there:
        raise OddsError(f"'{there[0]}' is there already: add --force to overwrite it")


def find_fixes(
    alike: Callable[[str], Any],
    subject_of: Callable[[Any, Any], Subject],
    bots: Sequence[str],
    keep: Sequence[str],
    only: Sequence[str],
    costs: Any,
    margin: float,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Fixes:
    """Search for the smallest changes that make a scenario even for all bots, and check them.

    ``alike`` gives the game with one bot in all seats, ``subject_of`` what is changed of it.
    """
    check_seed(seed)
    question = partial(alike, bots[0])
    contest = question()
    subject = subject_of(contest.staged, costs)
    check_margin(margin, len(subject.names))
    proposals = subject.may_change(keep, only)
    player = Player(threads, executor, question)
    player.ready(contest.staged.start)
    with parts_in_turn() as taken:
        meeting = taken(meet_in(contest, bots, player, seed, limit))
    bots = by_strength(bots, meeting)
    seconds = SECONDS if limit is None else limit.seconds
    games = CHECKED if limit is None or limit.samples is None else limit.most_samples
    with bar("games", progress) as show:
        field = Field(bots, player, seed, seconds, show)
        upset = meeting is not None and meeting.is_upset
        return search(contest, subject, proposals, margin, games, field, upset=upset)


def search(
    contest: Any,
    subject: Subject,
    proposals: Sequence[Proposal],
    margin: float,
    games: int,
    field: Field,
    doubtful: bool = False,
    upset: bool = False,
) -> Fixes:
    """Search among proposals with the bots and in the time of a field; ``games`` check a fix.

    ``doubtful``: even where it may be even as it is. ``upset``: the first of the bots is surely the
    better here, so that what the other says counts for less, and less time. Where nothing is likely
    even for all bots, or holds in time, the rest is for the first of them.
    """
    begun, bots, seed = time.perf_counter(), field.bots, field.seed
    race, seconds = Race(subject, field, margin), field.seconds
    if upset and seconds is not None:
        field.seconds = _UPSET * seconds
    race.run(proposals, games, doubtful)
    check_played(len(race.usual.fresh))
    race.left = _before(race, proposals)
    hopeless = len(bots) > 1 and max(race.unchecked()[0], race.hope) < NO_HOPE
    fixes, nearest = _checked(race, games, on=not hopeless)
    field.seconds = seconds
    with_judging: tuple[Fix, ...] = ()
    is_likely = bool(nearest) and nearest[0].chance() >= _LIKELY
    if not (fixes or is_likely or race.may_be_even()) and len(bots) > 1:
        with_judging = _with_judging(race, proposals, games)
        alone = {frozenset(one.changes) for one in with_judging}
        nearest = tuple(one for one in nearest if frozenset(one.changes) not in alone)
    price = None
    likely, unchecked = race.unchecked()
    if subject.currency and not race.may_be_even() and field.games_of(race.usual):
        price = bid(subject, subject.currency, race.usual, field)
    inputs = contest.alike_inputs | {"bots": list(bots), "margin": margin}
    made = contest.staged.provenance("fix", inputs).simulated(
        games, seed, time.perf_counter() - begun, field.interrupted
    )
    pairs = sum(len(one.changes) == 2 and bool(one.won) for one in race.tried)
    return Fixes(
        title=subject.title,
        as_it_is=race.usual.favors(margin),
        fixes=fixes,
        with_judging=with_judging,
        nearest=nearest,
        unchecked=tuple(unchecked[:MOST]),
        likely=likely,
        listed=race.listed,
        tried=len(race.singles),
        pairs=pairs,
        cut_off=race.cut_off,
        weighed=race.weighed,
        hope=race.hope,
        bid=price,
        played=field.played,
        provenance=made,
    )


def _before(race: Race, proposals: Sequence[Proposal]) -> list[Trial]:
    """Return what is to be checked: first what an earlier run has found nearest to even."""
    if not race.singles:
        return race.left
    subject, found = race.subject, []
    by_name = {one.says: one for one in proposals}
    tried = {frozenset(one.changes): one for one in race.tried}
    for says in race.field.known.checked:
        changes = tuple(by_name[one] for one in says if one in by_name)
        scenario = together(changes, subject.scenario) if changes else None
        if len(changes) == len(says) and scenario is not None:
            found.append(tried.get(frozenset(changes)) or Trial(subject, changes, scenario))
    return [*found, *(one for one in race.left if one not in found)]


def _with_judging(race: Race, proposals: Sequence[Proposal], games: int) -> tuple[Fix, ...]:
    """Search for what holds with the bot of the verdict; say what the other bots make of it."""
    alone = race.field.alone()
    one = Race(race.subject, alone, race.margin)
    one.run(proposals, games)
    one.left = _before(one, proposals)
    held, _ = _held(one, games, on=True)
    race.field.played, race.field.interrupted = alone.played, alone.interrupted
    few, bots = -(-games // _PARTS[0]), race.field.bots
    fixes = []
    for trial, _ in held[:ENOUGH]:
        fresh = dict(trial.fresh)
        race.field.check(trial, few, inf, bots[1:])  # whatever the time: they are told beside it
        fixes.append(_fix(trial, fresh | trial.fresh, race.margin))
    return tuple(fixes)


def _checked(race: Race, games: int, on: bool) -> tuple[tuple[Fix, ...], tuple[Fix, ...]]:
    """Check what is left of a race on fresh games: what holds, the smallest first; the others.

    What holds narrowly comes after what new games are likely to call fair as well. Of the others
    the likeliest even come first. ``on``: where too little holds, more is searched.
    """
    held, others = _held(race, games, on)
    fixes = tuple(fix for _, fix in held)
    return fixes, tuple(sorted(others, key=lambda fix: (-round(fix.chance(), 6), fix.gap)))


def _held(race: Race, games: int, on: bool) -> tuple[list[tuple[Trial, Fix]], list[Fix]]:
    field, margin = race.field, race.margin
    held: list[tuple[Trial, Fix]] = []
    others: list[tuple[Trial, Fix]] = []
    while race.left:
        for trial in race.left:
            if len(held) >= MOST or (_is_enough(held) and field.is_late(_CHECKING / 2)):
                break
            if not unlike(trial, [one for one, _ in held]):
                continue
            done = _played_fresh(race, trial, games, len(others) < NAMED)
            if len(trial.fresh) < len(field.bots):
                if done:
                    continue  # the quick bots alone have shown that it does not hold
                break
            fix = _fix(trial, trial.fresh, margin)
            if done and fix.holds:
                held.append((trial, fix))
            else:
                others.append((trial, fix))
            if not done:
                break
        if not held:
            held, others = _decided(race, others, games)
        latest = _AGAIN if held or len(field.bots) == 1 else _AGREED
        if not on or _is_enough(held) or field.is_late(latest) or not race.again():
            break
    _play_on(race, held, games)
    others += [one for one in held if not one[1].holds]
    held = [one for one in held if one[1].holds]
    return sorted(held, key=_order), [fix for _, fix in others]


def _decided(
    race: Race, others: Sequence[tuple[Trial, Fix]], games: int
) -> tuple[list[tuple[Trial, Fix]], list[tuple[Trial, Fix]]]:
    """Play on what is within the margin but not surely: what then holds, and the others."""
    field = race.field
    held: list[tuple[Trial, Fix]] = []
    left: list[tuple[Trial, Fix]] = []
    for trial, fix in sorted(others, key=lambda one: -round(one[1].chance(), 6)):
        for times in _MORE if field.seconds is not None else ():
            if fix.holds or fix.gap > race.margin or len(trial.fresh) < len(field.bots):
                break
            if field.is_late(_CHECKING) or not field.check(trial, times * games, _CHECKING):
                break
            fix = _fix(trial, trial.fresh, race.margin)
        (held if fix.holds else left).append((trial, fix))
    return held, left


def _order(each: tuple[Trial, Fix]) -> tuple[float, ...]:
    """Put the smallest first that new games surely call fair too; then the likeliest."""
    fix = each[1]
    return (0, fix.cost, fix.gap) if fix.is_sure else (1, -fix.again, fix.cost)


def _play_on(race: Race, held: list[tuple[Trial, Fix]], games: int) -> None:
    """Play what holds on, as far as the time goes: the first is to hold in other games too."""
    field = race.field
    for times in _MORE if field.seconds is not None else ():
        for place, (trial, _) in enumerate(held):
            if field.is_late(_CHECKING) or not field.check(trial, times * games, _CHECKING):
                return
            held[place] = trial, _fix(trial, trial.fresh, race.margin)


def _is_enough(held: Sequence[tuple[Trial, Fix]]) -> bool:
    """Return whether enough fixes hold, one of them not narrowly."""
    return len(held) >= MOST or (len(held) >= ENOUGH and any(fix.is_sure for _, fix in held))


def _fix(trial: Trial, games: Mapping[str, Credits], margin: float, note: str = "") -> Fix:
    """Make a fix of a trial, from some of its games."""
    favors = {bot: favor_of(won, trial.subject.names, margin) for bot, won in games.items()}
    rates = ", ".join(f"{one.shares[0].text()} ({bot})" for bot, one in favors.items())
    first = next(iter(trial.subject.names.values()))
    few, most = (choose(map(len, games.values())) for choose in (min, max))
    many = f"{few:,}" if few == most else f"{few:,} to {most:,}"
    lines = [
        f"# Changed by samurai-odds: {'; '.join(trial.says)}",
        f"# {first} wins {rates}: {many} games each{note}",
    ]
    text = "\n".join([*lines, trial.subject.as_file(trial.scenario)])
    kept = tuple(part for part in trial.subject.theme if part not in trial.breaks)
    return Fix(trial.says, trial.cost, favors, text, trial.scenario, trial.breaks, kept)


def _played_fresh(race: Race, trial: Trial, games: int, whole: bool) -> bool:
    """Check a trial on fresh games, fewer if they show that it fails; False if there is no time.

    Quick bots are first. Where they show that it fails, the others play a few games too if it is
    to be told how near it came (``whole``).
    """
    field = race.field
    for bots in (field.quick, field.bots):
        for part in _PARTS if bots else ():
            if field.is_late(_CHECKING) or not field.check(trial, -(-games // part), bots=bots):
                return False
            if race.is_surely_uneven(trial):
                break
        if bots and not whole and trial.fresh_gaps().max() > race.margin:
            break
    return True
