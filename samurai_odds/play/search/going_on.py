"""What bots choose once the first dice after a plan have fallen, in playouts of it."""

from collections.abc import Callable, Iterator
from itertools import takewhile

from samurai_odds.play.game import State
from samurai_odds.play.layout import seat_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.rollouts import as_drawn, play_to, seen_by
from samurai_odds.play.search.planning import Plan


def choices_in(
    plan: Plan, seed: int, games: int, is_over: Callable[[State], bool] = lambda s: False
) -> Iterator[list[Step]]:
    """Yield what the plan's seat chooses in each of some playouts, its plan first.

    They end with the turn, or sooner where ``is_over`` says so of the state before a step.
    """
    seen = seen_by(plan.start, plan.seat)
    for game in range(games):
        start = as_drawn(seen, seed, game)
        events = play_to(start, seed, game, turn=plan.turn + 1, logged=True).events
        steps = takewhile(lambda step: not is_over(step.before), replay(start, events))
        yield [step for step in steps if step.what < 0 and seat_of(step.what) == plan.seat]
