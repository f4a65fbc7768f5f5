"""Which card of a hand to lead: the turns that its cards allow, ranked with the same luck."""

from concurrent.futures import Executor
from dataclasses import replace
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.compare import Comparison, ranked
from samurai_odds.battles.whole.leads import leads_of_hand
from samurai_odds.battles.whole.one_turn import OneTurn
from samurai_odds.battles.whole.staging import stage
from samurai_odds.battles.words import USUAL_BOT
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.expressions import evaluate
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.sums import total
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure

__all__ = ["rank_hand"]

USUAL = Limit(samples=2_000, seconds=30)
_MOST = 200_000  # turns of each card, however small the error wanted
_PILOT = 1_024  # turns of each card that tell how many an error takes


class Hand:
    """The turns that the cards of a hand allow, played with the same luck."""

    def __init__(self, position: Any, by: str | None, **how: Any) -> None:
        bot = how.get("bot", USUAL_BOT)
        files: dict[str, Any] = {name: how.get(name) for name in ("dragons", "rules")}
        cards, self.says = leads_of_hand(stage(position, bot, bot, **files).scenario)
        self.turns: list[OneTurn] = []
        refusals: list[str] = []
        for card in cards:
            try:
                self.turns.append(OneTurn(position, card, **how))
            except OddsError as refusal:
                refusals += refusal.problems
        if not self.turns:
            raise OddsError(*dict.fromkeys(refusals))
        self.by = by or self.turns[0].value
        self.turns[0]._check_shown((self.by,))

    def play(
        self,
        games: Limit,
        seed: int,
        threads: int | None,
        executor: Executor | None,
        show: Progress | None,
    ) -> list[Odds]:
        """Play the first card's turns to the limit and as many of each other card's."""
        odds: list[Odds] = []
        for turn in self.turns:
            odds.append(turn.play(games, seed, (self.by,), _silent, threads, executor=executor))
            games = Limit(samples=odds[0].samples)
            if show:
                show(len(odds), len(self.turns))
        return odds

    def difference(self, first: int, second: int) -> Figure:
        """Give the mean difference of two cards with its own standard error."""
        apart = self._values(first) - self._values(second)
        n = len(apart)
        mean = total(apart) / n
        spread = total((apart - mean) * (apart - mean)) / max(n - 1, 1)
        return Figure(mean, sqrt(spread / n), n)

    def worst_error(self) -> float:
        """Give the largest error of a difference from the first card."""
        return max((self.difference(0, k).se for k in range(1, len(self.turns))), default=0.0)

    def _values(self, place: int) -> NDArray[np.float64]:
        turn = self.turns[place]
        return np.asarray(evaluate(self.by, turn.games, turn.words), dtype=np.float64)


def rank_hand(
    position: Any,
    by: str | None = None,
    limit: Limit | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    threads: int | None = None,
    executor: Executor | None = None,
    **how: Any,
) -> Comparison:
    """Rank the cards that the side to move may lead, each with the orders its bot gives for it.

    ``by`` is what they are ranked by, net blocks and banners of the turn and its replies if
    nothing is said; ``limit.stderr`` is the error wanted for the differences. ``how`` are
    the keywords of `battles.turn`. Raises OddsError where no card can be led.
    """
    check_seed(seed)
    hand = Hand(position, by, **how)
    if executor is None:
        hand.turns[0].warm_up()
    limit = limit or USUAL
    with bar("cards", progress) as show:
        games = Limit(
            samples=limit.samples or _MOST,
            seconds=limit.seconds and limit.seconds / len(hand.turns),
        )
        if limit.stderr is not None:
            pilot = replace(games, samples=min(_PILOT, games.most_samples))
            odds = hand.play(pilot, seed, threads, executor, show)
            needed = odds[0].samples * (hand.worst_error() / limit.stderr) ** 2
            wanted = min(games.most_samples, max(_PILOT, int(needed) + 1))
            games = replace(games, samples=wanted)
        elif limit.samples is None and limit.seconds is None:
            games = USUAL
        odds = hand.play(games, seed, threads, executor, show)
    names = [turn.card for turn in hand.turns]
    return Comparison(hand.by, ranked(names, odds, hand.by, hand.difference), (hand.says,))


def _silent(done: int, most: int) -> None:
    """The turns of one card move no bar: the cards do."""
