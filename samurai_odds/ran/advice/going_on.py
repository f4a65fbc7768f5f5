"""What a bot adds to a plan's orders once dice have fallen: its orders in one playout, in words."""

from samurai_odds.play.game import State
from samurai_odds.play.layout import kind_of
from samurai_odds.play.search.going_on import choices_in
from samurai_odds.play.search.planning import Plan
from samurai_odds.ran.advice.orders_in_words import phrases_of
from samurai_odds.ran.advice.spelling import of_steps
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.narration_movement import samurai_step
from samurai_odds.ran.field.narration_names import Names


def added(names: Names, plan: Plan, seed: int) -> list[str]:
    """Say what the bot orders after a plan's choices, to the end of their Orders Phase."""
    first = int(plan.start.state[at.ORDERS_PHASES])

    def is_over(s: State) -> bool:
        return bool(s[at.ORDERS_PHASES] > first + 1 or s[at.PHASE] == at.ORDERS_DONE)

    (chosen,) = choices_in(plan, seed, 1, is_over)
    steps = [step for step in chosen if step.asked][len(plan.choices) :]
    lines = of_steps(names, steps).lines
    said = [line for line in lines if not line.endswith(" stay") and not line.startswith("more ")]
    sent = [step for step in steps if kind_of(step.what) == mv.SAMURAI_CHOICE and step.value]
    return [*phrases_of(said, stands=False), *(samurai_step(names, step)[1] for step in sent)]
