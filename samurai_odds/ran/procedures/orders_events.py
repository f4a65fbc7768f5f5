"""What happens in a chain of orders phases, as data, and in words (5.3-5.7). Our side is seat 0."""

from collections.abc import Callable, Iterator

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.play.events import Happening
from samurai_odds.play.layout import NONE
from samurai_odds.ran import dice
from samurai_odds.ran.combat import orders_layout as at
from samurai_odds.ran.combat.orders_layout import State
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules.narration_rolls import IDLE_ENEMY, giving, told

OURS, ENEMY = 0, 1
ORDERS_PHASE = "orders phase"
ATTEMPTS, HOLDS_BACK = "attempts a trump", "holds his trump back"
_MOMENTUM = (roll.FINISHED, roll.GAINED, roll.DOOM)
_DOOM = (roll.RESURRECTION, roll.FINISHED, roll.CRISIS)


def happened(step: Step) -> Iterator[Happening]:
    """List what happens in a step: pieces are our busho, from 0 in their order."""
    before, after = State(step.before), State(step.after)
    phase, busho = before.phase, int(before.current)
    if step.event > 0:
        yield _roll(step, int(phase))
    if phase in (at.OFFER, at.OWN_OFFER):
        tried = after.phase in (at.TRUMP, at.OWN_TRUMP)
        seat = ENEMY if phase == at.OFFER else OURS
        yield Happening("answer", seat, what=roll.TRUMP, outcome=ATTEMPTS if tried else HOLDS_BACK)
    if phase == at.TRY_MOMENTUM and after.phase != at.MOMENTUM:
        yield Happening("pass", OURS, busho, what=roll.MOMENTUM)
    if phase == at.TRY_CONTINUITY and after.ended == at.PASSED:
        yield Happening("pass", OURS, what=roll.CONTINUITY)
    elif phase == at.TRY_CONTINUITY and after.phase != at.CONTINUITY:
        yield Happening("pass", ENEMY, what=roll.CONTINUITY)
    if after.phases > before.phases:
        first, number = int(after.current), int(after.phases)
        second = first + 1 if after.paired else NONE
        yield Happening("begin", OURS, first, second, what=ORDERS_PHASE, left=number)
    if after.enemy_phases > before.enemy_phases:
        yield Happening("begin", ENEMY, what=ORDERS_PHASE)
    if after.phase == at.OVER:
        yield Happening("result", what=at.ENDINGS[after.ended])


def _roll(step: Step, phase: int) -> Happening:
    before = State(step.before)
    busho = int(before.current)
    seat, what, outcomes = _ROLLS.get(phase, (NONE, roll.TRUMP, (roll.FAILS, roll.SUCCEEDS)))
    piece, fate = busho if seat == OURS else NONE, outcomes[int(step.outcome)]
    both = seat == OURS and (what == roll.COORDINATION or before.paired)
    second = busho + 1 if both else NONE
    return roll.rolled(dice.faces_of(step), what, seat, piece, second, fate)


_ROLLS: dict[int, tuple[int, str, tuple[str, ...]]] = {
    at.MOMENTUM: (OURS, roll.MOMENTUM, _MOMENTUM),
    at.ENEMY_MOMENTUM: (ENEMY, roll.MOMENTUM, _MOMENTUM),
    at.DOOM: (OURS, roll.DOOM, _DOOM),
    at.ENEMY_DOOM: (ENEMY, roll.DOOM, _DOOM),
    at.CRISIS: (OURS, roll.CRISIS, (roll.STAYS_TRUE, roll.WITHDRAWS)),
    at.CONTINUITY: (OURS, roll.CONTINUITY, (roll.LOST, roll.KEPT)),
    at.COORDINATE: (OURS, roll.COORDINATION, (roll.APART, roll.TOGETHER)),
}


# ---- in words ------------------------------------------------------------------------


class Givers:
    """Names the busho of both sides: ours by their numbers."""

    def led_by(self, piece: int) -> str:
        return f"busho {piece + 1}" if piece >= 0 else "the enemy busho"


def narrate(one: Happening) -> str:
    """Say what happens in a line."""
    if one.kind == "roll":
        return line(*told(Givers(), one))
    return _WORDS[one.kind](one)


def _passed(one: Happening) -> str:
    if one.what == roll.MOMENTUM:
        return line("5.38", f"busho {one.piece + 1} does not try for momentum")
    if one.seat == OURS:
        return line("5.54", "our side passes")
    return line("5.53", IDLE_ENEMY)


def _begun(one: Happening) -> str:
    if one.seat == ENEMY:
        return line("5.43", "the resurrected enemy busho has an orders phase")
    return line("5.31", f"orders phase of {giving(Givers(), one)}, number {one.left} of its side")


_ENDED = {
    "failed": "the Continuity roll has failed",
    "trumped": "it is trumped",
    "all-finished": "all busho are Finished",
    "passed": "our side has passed",
}
_WORDS: dict[str, Callable[[Happening], str]] = {
    "answer": lambda one: line(
        "5.62", f"{'the enemy' if one.seat == ENEMY else 'our side'} {one.outcome}"
    ),
    "pass": _passed,
    "begin": _begun,
    "result": lambda one: line("5.5-5.6", f"the initiative passes: {_ENDED[one.what]}"),
}
