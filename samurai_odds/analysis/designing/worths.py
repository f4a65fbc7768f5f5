"""What single pieces of a scenario are worth: games with one less or more, the same luck.

Changes that stand out are picked in one set of games and measured in another: the largest of
many noisy differences is too large, in the games that made it so.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from statistics import NormalDist

import numpy as np

from samurai_odds.analysis.favor import (
    ERROR_RATE,
    Credits,
    Scores,
    completed,
    rounded_up,
)
from samurai_odds.analysis.fixing.proposals import Proposal
from samurai_odds.analysis.fixing.trials import Field, Subject, Trial
from samurai_odds.engine.answers.verdict import CLOSE_CALL
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import counted
from samurai_odds.grids.grid import Grid

GAMES = 384  # of each change, twice as many of the scenario as it is: an error of 3 points at most
_PICKING = 0.55  # of the time; the rest measures what was picked
_PIECES = ("units", "leaders", "castles")  # what a player would call a piece
_PLACED = (*_PIECES, "provinces", "objectives", "blocks")  # one more of them could go anywhere
_MOST = 96  # changes that are tried


@dataclass(frozen=True)
class Worth:
    """A change by one, and what it changes in the win rate of whose it is.

    ``looked`` is what the games said in which changes were ``picked``, ``gained`` what fresh ones
    say of it; None if it was not picked, or time was up.
    """

    says: str
    kind: str
    seat: str
    more: bool
    looked: Figure
    picked: bool
    gained: Figure | None

    @property
    def is_piece(self) -> bool:
        """Whether a piece was taken away."""
        return self.kind in _PIECES and not self.more


@dataclass(frozen=True)
class Worths:
    """What was found of the changes tried; ``changes`` is how many there are.

    ``seconds`` are what all of them take; 0 if nobody knows.
    """

    tried: tuple[Worth, ...] = ()
    changes: int = 0
    seconds: float = 0.0

    @property
    def measured(self) -> list[tuple[Worth, Figure]]:
        """Those picked, with what fresh games say; what harmed its side most comes first."""
        gains = [(one, one.gained) for one in self.tried if one.gained is not None]
        return sorted(gains, key=lambda each: each[1])


def worths(
    subject: Subject,
    field: Field,
    games: int,
    grounds: Sequence[Proposal] = (),
    known: Credits | None = None,
) -> Worths:
    """Play a scenario with each of its pieces away, and with one more of what is counted.

    Of pieces one more of each kind is tried too; ``grounds`` are changes of the map. ``known`` is
    what was won in the first games of the scenario as it is, if they were played before.

    One change of each kind and side comes first. As many are tried as time allows `GAMES` games
    of; in these Holm's test picks those that change anything, and names one that does not in 5%
    of reports. Fresh games measure those picked.
    """
    bot, enough = field.bots[0], min(GAMES, games)
    usual = Trial(subject, (), subject.scenario, {} if known is None else {bot: known})
    trials = list(_trials(subject, grounds))
    field.play([usual], min(2 * enough, games), _PICKING)
    wanted, begun, before = enough, field.elapsed(), field.played
    while True:
        field.planned = field.played + len(trials) * wanted
        whole = field.play(trials, wanted, _PICKING)
        if not whole or wanted >= games or field.is_late(_PICKING / 2):
            break
        wanted = min(2 * wanted, games)
    tried = [one for one in trials if len(one.won.get(bot, ())) >= enough]
    if not tried and field.played == before:
        return Worths(changes=len(trials))
    each = (field.elapsed() - begun) / max(1, field.played - before)  # game, in seconds
    looked = [_gained(one, one.won[bot], usual.won[bot]) for one in tried]
    picked = [tried[place] for place in holm(looked)]
    _measure(field, usual, picked, enough, games)
    worth_of = []
    for one, figure in zip(tried, looked, strict=True):
        fresh = one.fresh.get(bot)
        stated = None
        if fresh is not None and len(fresh) >= enough:
            stated = _gained(one, fresh, usual.fresh[bot])
        worth_of.append(_worth(subject, one, figure, one in picked, stated))
    return Worths(tuple(worth_of), len(trials), each * enough * len(trials) / _PICKING)


def _measure(field: Field, usual: Trial, picked: Sequence[Trial], least: int, games: int) -> None:
    """Play those picked in fresh games, the clearest first, then twice as many."""
    if not picked:
        return
    wanted = least
    while True:
        field.planned = field.played + (len(picked) + 2) * wanted
        whole = all(field.check(one, wanted) for one in (usual, *picked))
        if not (whole and field.check(usual, 2 * wanted)) or wanted >= games or field.is_late(0.8):
            return
        wanted = min(2 * wanted, games)


def holm(looked: Sequence[Figure]) -> list[int]:
    """Return the places of figures that are not 0 by Holm's test, the clearest first.

    The chance that any of them is 0 after all is `ERROR_RATE` at most. A figure without an error
    rests on games that all ended alike, and is never picked.
    """
    sizes = [abs(one) / one.se if one.se else 0.0 for one in looked]
    order = sorted(range(len(looked)), key=lambda place: (-round(sizes[place], 9), place))
    for rank, place in enumerate(order):
        if sizes[place] <= NormalDist().inv_cdf(1 - ERROR_RATE / 2 / (len(looked) - rank)):
            return order[:rank]
    return order


def _trials(subject: Subject, grounds: Sequence[Proposal]) -> Iterator[Trial]:
    listed = [one for one in subject.proposals if one.seat and one.steps == 1 and _is_less(one)]
    more = {_alike(one): one for one in reversed(subject.proposals) if _is_more(one)}
    pieces, rest = ([one for one in listed if (one.kind in _PIECES) is so] for so in (True, False))
    counted: Counter[_Alike] = Counter()
    first: list[Proposal] = []
    others: list[Proposal] = []
    for one in pieces:
        alike = _alike(one)
        (others if counted[alike] else first).append(one)
        counted[alike] += 1
    listed = [*_by_turns(first), *_by_turns(rest), *_by_turns(others)]
    for one in [*listed, *reversed(more.values()), *grounds][:_MOST]:
        changed = one.apply(subject.scenario)
        if changed is not None:
            yield Trial(subject, (one,), changed)


def _by_turns(listed: Sequence[Proposal]) -> list[Proposal]:
    """Order changes so that those of all seats come by turns: time may cut some off."""
    counted: Counter[str] = Counter()
    placed = []
    for one in listed:
        counted[one.seat] += 1
        placed.append((counted[one.seat], one))
    return [one for _, one in sorted(placed, key=lambda each: each[0])]


def _is_less(one: Proposal) -> bool:
    """Return whether a change is one less, or one more of what has no place."""
    if one.gain is None or one.kind == "blocks":
        return False
    return one.gain[1] < 0 or one.kind not in _PLACED


def _is_more(one: Proposal) -> bool:
    """Return whether a change is one piece more."""
    return bool(
        one.seat and one.steps == 1 and one.kind in _PIECES and one.gain and one.gain[1] > 0
    )


_Alike = tuple[str, str, str, tuple[int, int] | None]


def _alike(one: Proposal) -> _Alike:
    """Return what a change shares with those like it elsewhere: the first stands for all."""
    return one.seat, one.kind, one.of or one.says, one.gain


def _worth(
    subject: Subject, trial: Trial, looked: Figure, picked: bool, stated: Figure | None
) -> Worth:
    [change] = trial.changes
    name = list(subject.names.values())[_seat(trial)]
    return Worth(change.says, change.kind, name, _is_more(change), looked, picked, stated)


def _seat(trial: Trial) -> int:
    gain = trial.changes[0].gain
    return 0 if gain is None else gain[0]


def _gained(trial: Trial, own: Credits, usual: Credits) -> Figure:
    seat = _seat(trial)
    return gained(completed(own)[:, seat], completed(usual)[:, seat])


def gained(own: Scores, usual: Scores) -> Figure:
    """Return how much more is won on average, where the first games of both had the same luck.

    The luck of those is corrected by the share of it that both have (a control variate). That
    share is small where a change leads to another game soon: the luck is drawn for other things.
    The error counts a game more, half of it won: games all alike do not prove that all are.
    """
    both = min(len(own), len(usual))
    own, same = own[:both], usual[:both]
    spread = float(same.var())
    part = min(1.0, max(0.0, float(np.cov(own, same, bias=True)[0, 1]) / spread)) if spread else 0.0
    mean = float(own.mean()) - float(usual.mean())
    mean -= part * (float(same.mean()) - float(usual.mean()))
    left = (both * float((own - part * same).var()) + 0.5) / max(1, both - 1)
    error = left / both + (1 - part) ** 2 * float(usual.var()) / len(usual)
    return Figure(mean, error**0.5, both)


# ---- in words ------------------------------------------------------------------------


def extremes(measured: Worths) -> str:
    """Return the strongest and the weakest piece in a sentence."""
    tried = sum(one.is_piece for one in measured.tried)
    pieces = [(one, gained) for one, gained in measured.measured if one.is_piece]
    if tried < 2:
        return ""
    late = sum(one.is_piece and one.picked and one.gained is None for one in measured.tried)
    if late and not pieces:
        look, them = ("looks", "it") if late == 1 else ("look", "them")
        return (
            f"{counted(tried, 'piece')} {'was' if tried == 1 else 'were'} tried and {late} {look} "
            f"important, but there was no time to measure {them}."
        )
    clear = [(one, gained) for one, gained in pieces if abs(gained) > CLOSE_CALL * gained.se]
    if not clear or clear[0][1] > 0:
        return f"None of the {tried} pieces tried mattered measurably in the time given."
    first, most = _strongest(clear)
    said = f"Strongest of {tried} pieces tried ({first.says}): without it {_points(first, most)}."
    close = [
        f"{one.says} ({gained.in_points.text()})"
        for one, gained in clear
        if one is not first and _is_close(gained, most)
    ]
    if close:
        said += f" As strong within the errors: {', '.join(close)}."
    if late:
        look, them = ("looks", "it") if late == 1 else ("look", "them")
        said += f" {late} more {look} important, but there was no time to measure {them}."
    if hidden := tried - len(clear) - late:
        return f"{said} {hidden} did not matter measurably."
    if late:
        return said
    last, least = min(clear, key=lambda each: abs(each[1]))
    return f"{said} Weakest ({last.says}): {_points(last, least)}."


def _strongest(measured: Sequence[tuple[Worth, Figure]]) -> tuple[Worth, Figure]:
    """Return what harmed its side most where it was picked, unless fresh games deny that.

    The largest of what fresh games say would be stated a little too large.
    """
    picked = min(measured, key=lambda each: each[0].looked)
    return picked if _is_close(picked[1], measured[0][1]) else measured[0]


def _is_close(one: Figure, other: Figure) -> bool:
    """Return whether two figures may be the same, by their errors."""
    return abs(one - other) <= CLOSE_CALL * hypot(one.se, other.se)


def _points(one: Worth, gained: Figure) -> str:
    size = Figure(abs(gained), gained.se, gained.samples).in_points
    return f"{one.seat} wins {size.text()} points {'less' if gained < 0 else 'more'}"


def left_out(measured: Worths, rest: float) -> str:
    """Return what was not tried, and how long all takes; ``rest`` are seconds of other things."""
    missing = measured.changes - len(measured.tried)
    if not missing:
        return ""
    said = f"Single things: {missing} of {measured.changes} changes were not tried for want of time"
    if not measured.seconds:
        return f"{said}."
    return f"{said}; for all: --seconds {rounded_up(measured.seconds + rest)}."


def worth_grid(measured: Worths) -> Grid:
    """Return the table of what was measured; below it what does not stand out."""
    rows = tuple(
        (one.says, one.seat, gained.in_points, f"{gained.samples:,}")
        for one, gained in measured.measured
    )
    games = min((one.looked.samples for one in measured.tried), default=0)
    notes = [
        f"Chosen from {games:,} games per change, compared with the scenario as it is (Holm's "
        f"test: {100 * ERROR_RATE:.0f}% of reports choose one that changes nothing), then measured "
        "on new games; an added piece is put in the first free place."
    ]
    if others := [one for one in measured.tried if not one.picked]:
        worst = 100 * max(one.looked.se for one in others)
        named = "; ".join(one.says for one in others)
        notes.append(f"Not measurable in this time (errors {worst:.1f} points at most): {named}.")
    if not rows:
        notes.insert(0, "Nothing mattered measurably in the time given.")
    if left := [one.says for one in measured.tried if one.picked and one.gained is None]:
        notes.append(f"Chosen, but there was no time to measure: {'; '.join(left)}.")
    columns = ("changed by one", "side", "its win rate changes by, points", "games")
    return Grid("", columns if rows else (), rows, tuple(notes))
