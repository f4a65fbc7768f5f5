"""What single pieces of a scenario are worth: games with one less or more, the same luck."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from samurai_odds.analysis.favor import Scores, completed
from samurai_odds.analysis.fixing.proposals import Proposal
from samurai_odds.analysis.fixing.trials import Field, Subject, Trial
from samurai_odds.grids.figure import Figure

_ROUND = 16  # games of every trial, then twice as many each time while there is time
_LEAST = 16  # games of one that is told
_USUAL = 0.15  # of the time, for the scenario as it is
_SURE = 3.0  # standard errors: the greatest of many is chosen
_PIECES = ("units", "leaders", "castles")  # what a player would call a piece
_PLACED = (*_PIECES, "provinces", "objectives", "blocks")  # one more of them could go anywhere
_MOST = 96  # changes that are tried


@dataclass(frozen=True)
class Worth:
    """A change by one, and what it changes in the win rate of whose it is."""

    says: str
    kind: str
    seat: str
    gained: Figure
    more: bool = False

    @property
    def points(self) -> Figure:
        """The same in points of win rate."""
        return self.gained.in_points

    @property
    def is_piece(self) -> bool:
        """Whether a piece was taken away."""
        return self.kind in _PIECES and not self.more


def worths(
    subject: Subject, field: Field, games: int, grounds: Sequence[Proposal] = ()
) -> list[Worth]:
    """Play a scenario with each of its pieces away, and with one more of what is counted.

    Of pieces one more of each kind is tried too; ``grounds`` are changes of the map.

    All are played in rounds as long as there is time, with the same luck as the scenario as it
    is. Of that more games are played: what they say of the first ones corrects the others.
    """
    usual = Trial(subject, (), subject.scenario)
    trials = list(_trials(subject, grounds))
    field.play([usual], games, _USUAL)
    wanted = min(_ROUND, games)
    while True:
        field.planned = field.played + len(trials) * wanted
        if not field.play(trials, wanted) or wanted >= games:
            break
        wanted = min(2 * wanted, games)
    bot = field.bots[0]
    enough = min(_LEAST, games)
    played = [one for one in trials if len(one.won.get(bot, ())) >= enough]
    return [_worth(subject, one, usual, bot) for one in played if usual.won]


def _trials(subject: Subject, grounds: Sequence[Proposal]) -> Iterator[Trial]:
    listed = [one for one in subject.proposals if one.seat and one.steps == 1 and _is_less(one)]
    more = {_kind_of(one): one for one in reversed(subject.proposals) if _is_more(one)}
    listed = _by_turns([one for one in listed if one.kind in _PIECES]) + _by_turns(
        [one for one in listed if one.kind not in _PIECES]
    )
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


def _kind_of(one: Proposal) -> str:
    """Return what of its kind is one more, wherever: the first place stands for all."""
    return re.split(",? (?:at|in) ", one.says)[0]


def _worth(subject: Subject, trial: Trial, usual: Trial, bot: str) -> Worth:
    [change] = trial.changes
    seat = 0 if change.gain is None else change.gain[0]
    own, as_it_is = (completed(one.won[bot])[:, seat] for one in (trial, usual))
    name = list(subject.names.values())[seat]
    return Worth(change.says, change.kind, name, gained(own, as_it_is), _is_more(change))


def gained(own: Scores, usual: Scores) -> Figure:
    """Return how much more is won on average, where the first games of both had the same luck.

    The luck of those is corrected by the share of it that both have (a control variate).
    """
    both = min(len(own), len(usual))
    own, same = own[:both], usual[:both]
    spread = float(same.var())
    part = min(1.0, max(0.0, float(np.cov(own, same, bias=True)[0, 1]) / spread)) if spread else 0.0
    mean = float(own.mean()) - float(usual.mean())
    mean -= part * (float(same.mean()) - float(usual.mean()))
    error = (own - part * same).var() / both + (1 - part) ** 2 * usual.var() / len(usual)
    floor = 1 / (2 * both)  # all games alike say little
    return Figure(mean, max(float(error) ** 0.5, floor), both)


def extremes(found: Sequence[Worth]) -> str:
    """Return the strongest and the weakest piece in a sentence."""
    pieces = sorted((one for one in found if one.is_piece), key=lambda one: one.gained)
    if len(pieces) < 2:
        return ""
    first, last = pieces[0], pieces[-1]
    if first.gained > -_SURE * first.gained.se:
        return "No piece is seen to matter more than the others: play more games."
    said = f"Strongest piece ({first.says}): without it {first.seat} wins {_points(first)}."
    if abs(last.gained) <= _SURE * last.gained.se:
        return f"{said} Weakest ({last.says}): no measurable effect."
    return f"{said} Weakest ({last.says}): {_points(last)}."


def _points(one: Worth) -> str:
    less = "less" if one.gained < 0 else "more"
    return f"{Figure(abs(one.points), one.points.se, one.points.samples).text()} points {less}"
