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

OURS, ENEMY = 0, 1
AGAIN, ORDERS_PHASE, PAIR = "again", "orders phase", "first two together"
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
        why = (PAIR,) if after.paired else ()
        number = int(after.phases)
        yield Happening("begin", OURS, int(after.current), what=ORDERS_PHASE, left=number, why=why)
    if after.enemy_phases > before.enemy_phases:
        yield Happening("begin", ENEMY, what=ORDERS_PHASE)
    if after.phase == at.OVER:
        yield Happening("result", what=at.ENDINGS[after.ended])


def _roll(step: Step, phase: int) -> Happening:
    result, busho = step.outcome, int(State(step.before).current)
    seat, what, outcomes = _ROLLS.get(phase, (NONE, roll.TRUMP, (roll.FAILS, roll.SUCCEEDS)))
    piece = busho if seat == OURS else NONE
    faces = dice.faces_of(step)
    return Happening("roll", seat, piece, what=what, faces=faces, outcome=outcomes[int(result)])


_ROLLS: dict[int, tuple[int, str, tuple[str, ...]]] = {
    at.MOMENTUM: (OURS, roll.MOMENTUM, _MOMENTUM),
    at.ENEMY_MOMENTUM: (ENEMY, roll.MOMENTUM, _MOMENTUM),
    at.DOOM: (OURS, AGAIN, _DOOM),
    at.ENEMY_DOOM: (ENEMY, AGAIN, _DOOM),
    at.CRISIS: (OURS, roll.CRISIS, (roll.STAYS_TRUE, roll.WITHDRAWS)),
    at.CONTINUITY: (OURS, roll.CONTINUITY, (roll.LOST, roll.KEPT)),
    at.COORDINATE: (OURS, roll.COORDINATION, (roll.APART, roll.TOGETHER)),
}


# ---- in words ------------------------------------------------------------------------

_BROUGHT = {
    roll.FINISHED: "he is Finished",
    roll.GAINED: "he gains momentum",
    roll.DOOM: "the Dieroll of Doom",
    roll.RESURRECTION: "resurrection of an enemy busho",
    roll.CRISIS: "a crisis of faith",
    roll.STAYS_TRUE: "he stays true",
    roll.WITHDRAWS: "he withdraws",
    roll.LOST: "it is lost",
    roll.KEPT: "the initiative is kept",
    roll.APART: "they do not",
    roll.TOGETHER: "they give orders together",
    roll.FAILS: "it fails",
    roll.SUCCEEDS: "it succeeds",
}


def narrate(one: Happening) -> str:
    """Say what happens in a line."""
    return _WORDS[one.kind](one)


def _rolled(one: Happening) -> str:
    face, fate = one.faces[0], _BROUGHT[one.outcome]
    busho = f"busho {one.piece + 1}" if one.seat == OURS else "the enemy busho"
    if one.what == roll.CRISIS:
        both = f"{face} for him, {one.faces[1]} for his So-Taisho"
        return line("5.43", f"crisis of faith: dice {both}: {fate}")
    rule, said = {
        roll.MOMENTUM: ("5.42", f"{busho} rolls for momentum"),
        AGAIN: ("5.43", "again"),
        roll.CONTINUITY: ("5.51", f"continuity with {busho}"),
        roll.COORDINATION: ("5.72", "coordination"),
        roll.TRUMP: ("5.61", "trump"),
    }[one.what]
    return line(rule, f"{said}: {face}: {fate}")


def _passed(one: Happening) -> str:
    if one.what == roll.MOMENTUM:
        return line("5.38", f"busho {one.piece + 1} does not try for momentum")
    if one.seat == OURS:
        return line("5.54", "our side passes")
    return line("5.53", "the enemy has nobody to order: the initiative is kept")


def _begun(one: Happening) -> str:
    if one.seat == ENEMY:
        return line("5.43", "the resurrected enemy busho has an orders phase")
    busho = "the first two together" if PAIR in one.why else f"busho {one.piece + 1}"
    return line("5.31", f"{busho}: an orders phase, the side's number {one.left}")


_WORDS: dict[str, Callable[[Happening], str]] = {
    "roll": _rolled,
    "answer": lambda one: line(
        "5.62", f"{'the enemy' if one.seat == ENEMY else 'our side'} {one.outcome}"
    ),
    "pass": _passed,
    "begin": _begun,
    "result": lambda one: line("5.5-5.6", f"the initiative passes: {one.what}"),
}
