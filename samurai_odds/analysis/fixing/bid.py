"""What evens a scenario in the players' own unit: how much the favored side might bid for it."""

from dataclasses import dataclass
from typing import Any

from samurai_odds.analysis.favor import completed
from samurai_odds.analysis.fixing.trials import Array, Currency, Field, Subject, Trial
from samurai_odds.grids.figure import Figure

GAMES = 512  # of each amount, by each bot
_STEEP = 0.15  # a change of the win rate between two amounts that a line may be drawn through


@dataclass(frozen=True)
class Bid:
    """What evens a scenario: so many of a unit from a seat, by its key and its name, by bot.

    An amount is None where not even ``most``, the largest that can be bid, is enough.
    """

    unit: str
    means: str
    seat: str
    who: str
    amounts: dict[str, Figure | None]
    most: int

    def to_dict(self) -> dict[str, Any]:
        """Give it as plain values, for JSON."""
        amounts = {bot: None if one is None else one.to_dict() for bot, one in self.amounts.items()}
        return {
            "unit": self.unit,
            "from": self.seat,
            "means": self.means,
            "amounts": amounts,
            "most": self.most,
        }


def bid(subject: Subject, currency: Currency, usual: Trial, field: Field) -> Bid | None:
    """Find what evens a scenario in a currency; None if there was no time."""
    seat = int(usual.shares().mean(axis=0).argmax())
    trials: dict[int, Trial | None] = {0: usual}

    def score(bot: str, amount: int) -> Array | None:
        """Return what the seat won of each game, having bid so much; None where it cannot."""
        if amount not in trials:
            scenario = currency.paid(subject.scenario, seat, amount)
            trials[amount] = None if scenario is None else Trial(subject, (), scenario)
        trial = trials[amount]
        if trial is None or not field.play([trial], GAMES, bots=(bot,)):
            return None
        return completed(trial.won[bot][:GAMES])[:, seat]

    amounts: dict[str, Figure | None] = {}
    most = 0
    for bot in field.bots:
        low, high = 0, 1
        while (now := score(bot, high)) is not None and now.mean() > subject.even:
            low, high = high, 2 * high
        while now is None and low + 1 < high:  # beyond what can be bid: up to the most that can
            mid = score(bot, (low + high) // 2)
            if mid is not None and mid.mean() <= subject.even:
                now, high = mid, (low + high) // 2
            else:
                low, high = (low, (low + high) // 2) if mid is None else ((low + high) // 2, high)
        while now is not None and low + 1 < high and _is_steep(score(bot, low), now):
            mid = score(bot, (low + high) // 2)
            if mid is None:
                break
            if mid.mean() <= subject.even:
                now, high = mid, (low + high) // 2
            else:
                low = (low + high) // 2
        if field.is_late():
            return None
        most = max(most, low)
        amounts[bot] = _between(low, score(bot, low), high, now, subject.even)
    key, name = list(subject.names.items())[seat]
    return Bid(currency.unit, currency.means, key, name, amounts, most)


def _is_steep(first: Array | None, second: Array) -> bool:
    return first is None or first.mean() - second.mean() > _STEEP


def _between(
    low: int, first: Array | None, high: int, second: Array | None, even: float
) -> Figure | None:
    """Return where a line through two amounts reaches an equal share."""
    if first is None or first.mean() <= even:
        return Figure(0.0) if first is not None else None
    if second is None:
        return None
    fall = float(first.mean() - second.mean())
    part = min(1.0, float(first.mean() - even) / fall)
    there = (1 - part) * first + part * second
    error = float(there.std(ddof=1)) / len(there) ** 0.5 / fall * (high - low)
    return Figure(low + part * (high - low), error, len(there))
