"""What the search for a fix has found: all that its page and its picture are made of."""

from dataclasses import dataclass, field
from math import prod, sqrt
from statistics import NormalDist
from typing import Any

from samurai_odds.analysis.favor import NOBODY, Favor
from samurai_odds.analysis.fixing.bid import Bid
from samurai_odds.analysis.fixing.theme import theme_text
from samurai_odds.analysis.fixing.trials import Trial
from samurai_odds.engine.provenance import Provenance, Simulated
from samurai_odds.grids.figure import Figure

NAMED = 3  # of those that were checked and did not hold
CHECKED = 2_000  # fresh games of each bot that check a fix
_SURE = 0.9  # how likely new games are to say the same of a fix that is given first
_CLEARLY = 0.5  # by so much less likely even, a fix that was checked comes after one that was not
NO_HOPE = 0.05  # a chance of what was not tried below which it counts for nothing


@dataclass(frozen=True)
class Fix:
    """A scenario with some changes: whom it favors on fresh games, by bot; its file; itself.

    ``breaks`` and ``keeps`` are the parts of its theme that are lost and that are left.
    """

    changes: tuple[str, ...]
    cost: float
    favors: dict[str, Favor]
    scenario: str
    made: Any = field(default=None, repr=False, compare=False)
    breaks: tuple[str, ...] = ()
    keeps: tuple[str, ...] = ()

    @property
    def theme(self) -> str:
        """What it does to the theme, in a line; "" where there is none."""
        return theme_text(self.breaks, self.keeps)

    @property
    def gap(self) -> float:
        """How far the farthest win rate is from an equal share, whichever bot plays."""
        if any(favor.stalls for favor in self.favors.values()):
            return 1.0  # farther than anything that is won
        return max(
            abs(share - favor.even) for favor in self.favors.values() for share in favor.shares
        )

    @property
    def holds(self) -> bool:
        """Return whether it is fair with every bot, as a balance says it."""
        return all(favor.favors == NOBODY for favor in self.favors.values())

    @property
    def again(self) -> float:
        """How likely a balance of new games (`CHECKED`, or fewer) calls it fair too."""
        return round(prod(min(map(_again, [one] * len(one.shares), range(len(one.shares))))
                          for one in self.favors.values()), 6)  # fmt: skip

    @property
    def is_sure(self) -> bool:
        """Whether that is likely enough to give it before a smaller one that is less so."""
        return self.again >= _SURE

    def chance(self) -> float:
        """Return how likely all win rates are within the margin, by the games that check it."""
        return chance_of_even(self.favors)


def chance_of_even(favors: dict[str, Favor]) -> float:
    """Return how likely the win rates of all bots are within the margin."""
    return prod(min(map(_inside, [one] * len(one.shares), one.shares)) for one in favors.values())


def _inside(favor: Favor, share: Figure) -> float:
    low, high = favor.bounds
    if favor.stalls:
        return 0.0
    if not 0 < share.se < 1:
        return float(low <= share <= high)
    normal = NormalDist(float(share), share.se)
    return normal.cdf(high) - normal.cdf(low)


def _again(favor: Favor, place: int) -> float:
    """Return how likely new games put the interval of a share within the margin."""
    if favor.stalls:
        return 0.0
    share, (under, over), (low, high) = favor.shares[place], favor.intervals[place], favor.bounds
    if not 0 < share.se < 1:
        return float(low <= under and over <= high)
    fewer = sqrt(max(1.0, share.samples / CHECKED))  # and as much wider
    fresh = NormalDist(float(share), sqrt(1 + fewer**2) * share.se)
    lowest, highest = low + fewer * (share - under), high - fewer * (over - share)
    return max(0.0, fresh.cdf(highest) - fresh.cdf(lowest))


@dataclass(frozen=True, repr=False, kw_only=True)
class FixResult(Simulated):
    """What makes a scenario even.

    ``as_it_is`` says whom it favors, by bot; ``fixes`` make it fair for all bots on fresh games,
    the smallest first of those that other games would hardly call undecided; where there is none,
    ``with_judging`` make it so with the bot of the verdict alone; ``nearest`` are others that were
    checked, ``unchecked`` of the search, the likeliest first; the first of these is even with a
    chance of ``likely``. ``listed`` changes might help, of which ``tried`` were played, and
    ``pairs`` of them; ``cut_off`` says that time ended it. ``weighed`` changes and pairs were
    foretold by what was played; the likeliest not played holds with a chance of ``hope``.
    """

    title: str
    as_it_is: dict[str, Favor]
    fixes: tuple[Fix, ...]
    with_judging: tuple[Fix, ...]
    nearest: tuple[Fix, ...]
    unchecked: tuple[Trial, ...]
    likely: float
    listed: int
    tried: int
    pairs: int
    cut_off: bool
    weighed: int
    hope: float
    bid: Bid | None
    played: int
    provenance: Provenance = field(repr=False)

    @property
    def held(self) -> tuple[Fix, ...]:
        """The fixes for all bots; where there is none, those with the bot of the verdict."""
        return self.fixes or self.with_judging

    @property
    def is_even(self) -> bool:
        """Whether no fix is called for: it is fair with every bot."""
        return all(one.favors == NOBODY for one in self.as_it_is.values())

    @property
    def unchecked_is_nearer(self) -> bool:
        """Whether what was not checked is clearly likelier even than all that was."""
        checked = max((one.chance() for one in self.nearest), default=-1.0)
        return bool(self.unchecked) and checked < self.likely - _CLEARLY

    @property
    def nothing_is_nearer(self) -> bool:
        """Whether it is likelier even as it is than with anything that was tried: none holds."""
        chance = chance_of_even(self.as_it_is)
        tried = [self.likely] if self.unchecked else []
        tried += [one.chance() for one in self.nearest]
        return not self.held and bool(tried) and chance > max(NO_HOPE, *tried)

    @property
    def apart(self) -> Figure | None:
        """How far the bots are apart, at least, where they are about even on average.

        In fresh games; None where no change that was checked brings them there, or there is one
        bot.
        """
        differences: list[Figure] = []
        for one in (*self.with_judging, *self.nearest):
            favors = list(one.favors.values())
            seats = list(zip(*(favor.shares for favor in favors), strict=True))  # seats x bots
            means = [sum(map(float, shares)) / len(shares) for shares in seats]
            off = max(abs(mean - favors[0].even) for mean in means)
            if len(favors) > 1 and off <= self.favor.margin:
                pairs = [(max(shares), min(shares)) for shares in seats]
                high, low = max(pairs, key=lambda pair: pair[0] - pair[1])
                differences.append(Figure(high - low, sqrt(high.se**2 + low.se**2), low.samples))
        return min(differences, default=None)

    @property
    def cannot_agree(self) -> bool:
        """Whether no change removes the difference of the bots, beyond its error."""
        if self.apart is None or self.fixes or self.hope >= NO_HOPE:
            return False
        return float(self.apart) - 2 * self.apart.se > 2 * self.favor.margin

    @property
    def favor(self) -> Favor:
        """Whom it favors as it is, between the players of the verdict."""
        return next(iter(self.as_it_is.values()))
