"""What a bot adds to a plan's orders once dice have fallen: its orders in one playout, in words."""

from collections.abc import Iterator
from itertools import islice

from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.search.planning import Plan
from samurai_odds.play.search.searching import record
from samurai_odds.ran.advice.orders_in_words import phrases_of
from samurai_odds.ran.advice.spelling import of_steps
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.narration_movement import samurai_step
from samurai_odds.ran.field.narration_names import Names


def added(names: Names, plan: Plan, seed: int) -> list[str]:
    """Say what the bot orders after a plan's choices, to the end of their Orders Phase."""
    steps = list(islice(_own(plan, seed), len(plan.choices), None))
    lines = of_steps(names, steps).lines
    said = [line for line in lines if not line.endswith(" stay") and not line.startswith("more ")]
    sent = [step for step in steps if kind_of(step.what) == mv.SAMURAI_CHOICE and step.value]
    return [*phrases_of(said, stands=False), *(samurai_step(names, step)[1] for step in sent)]


def _own(plan: Plan, seed: int) -> Iterator[Step]:
    """Go through what the plan's seat chooses in its Orders Phase of playout 0."""
    first = int(plan.start.state[at.ORDERS_PHASES])
    for step in replay(plan.start, record(plan.start, seed, 0)):
        s = step.before
        if s[at.ORDERS_PHASES] > first + 1 or s[at.PHASE] == at.ORDERS_DONE:
            return
        if step.asked and step.what < 0 and seat_of(step.what) == plan.seat:
            yield step
