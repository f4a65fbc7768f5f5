"""What single pieces of a scenario are worth: games with one less or more, the same luck."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from samurai_odds.analysis.balance import Scores
from samurai_odds.analysis.favor import completed
from samurai_odds.analysis.fixing.proposals import Proposal
from samurai_odds.analysis.fixing.trials import Field, Subject, Trial
from samurai_odds.grids.figure import Figure

_ROUND = 32  # games of every trial, then as many again while there is time
_LEAST = 16  # games of one that is told
_USUAL = 0.15  # of the time, for the scenario as it is
_SURE = 3.0  # standard errors: the greatest of many is chosen
_PIECES = ("units", "leaders", "castles")  # what a player would call a piece
_PLACED = (*_PIECES, "provinces", "objectives", "blocks")  # one more of them could go anywhere
_MOST = 64  # changes that are tried


@dataclass(frozen=True)
class Worth:
    """A change by one, and what it changes in the win rate of whose it is."""

    says: str
    kind: str
    seat: str
    gained: Figure

    @property
    def points(self) -> Figure:
        """The same in points of win rate."""
        return Figure(100 * self.gained, 100 * self.gained.se, self.gained.samples)

    @property
    def is_piece(self) -> bool:
        """Whether a piece was taken away."""
        return self.kind in _PIECES


def worths(subject: Subject, field: Field, games: int) -> list[Worth]:
    """Play a scenario with each of its pieces away, and with one more of what is counted.

    All are played in rounds as long as there is time, with the same luck as the scenario as it
    is. Of that more games are played: what they say of the first ones corrects the others.
    """
    usual = Trial(subject, (), subject.scenario)
    trials = list(_trials(subject))
    field.play([usual], games, _USUAL)
    for wanted in range(_ROUND, games + 1, _ROUND):
        field.planned = field.played + len(trials) * _ROUND
        if not field.play(trials, wanted):
            break
    bot = field.bots[0]
    enough = min(_LEAST, games)
    played = [one for one in trials if len(one.won.get(bot, ())) >= enough]
    return [_worth(subject, one, usual, bot) for one in played if usual.won]


def _trials(subject: Subject) -> Iterator[Trial]:
    listed = [one for one in subject.proposals if one.seat and one.steps == 1 and _is_one(one)]
    listed.sort(key=lambda one: one.kind not in _PIECES)
    for one in listed[:_MOST]:
        changed = one.apply(subject.scenario)
        if changed is not None:
            yield Trial(subject, (one,), changed)


def _is_one(one: Proposal) -> bool:
    """Return whether a change is one less, or one more of what has no place."""
    if one.gain is None or one.kind == "blocks":
        return False
    return one.gain[1] < 0 or one.kind not in _PLACED


def _worth(subject: Subject, trial: Trial, usual: Trial, bot: str) -> Worth:
    [change] = trial.changes
    assert change.gain is not None
    seat = change.gain[0]
    own, as_it_is = (completed(one.won[bot])[:, seat] for one in (trial, usual))
    name = list(subject.names.values())[seat]
    return Worth(change.says, change.kind, name, gained(own, as_it_is))


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
