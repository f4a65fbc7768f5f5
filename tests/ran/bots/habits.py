"""How the bots of RAN play, counted battle by battle: what a player at the table would notice.

    python -m tests.ran.bots [BATTLES]

prints a line for each shipped scenario and bot against itself.
"""

from collections import Counter
from collections.abc import Iterator

from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import move_fires
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import in_command


def habits(start: Start, seed: int, battles: int) -> Counter[str]:
    """Count what happened in some battles, both sides together."""
    found: Counter[str] = Counter()
    for number in range(battles):
        for step in counted(start, seed, number):
            found.update(habits_of(Question(start.question.whole), step))
    return found


def counted(start: Start, seed: int, number: int) -> Iterator[Step]:
    """Go through a battle rule by rule."""
    return replay(start, record(start, seed, number))


def habits_of(q: Question, step: Step) -> Iterator[str]:
    """Name what is counted of one rule applied."""
    before, after = State(step.before), State(step.after)
    phase = int(before.phase)
    if phase == mv.WALKING:
        yield from own_hits(q, before, after)
    if step.what >= 0:
        return
    kind = kind_of(step.what)
    if kind == mv.WITHDRAWAL_CHOICE and before.options_open > 1:
        yield "chances to withdraw"
        if step.value:
            yield "withdrawals"
    elif kind == mv.MOVE_CHOICE:
        yield from shots(q, before, step.value)
    elif kind == mv.UNIT_CHOICE and not any_acted(q, before):
        yield from command(q, before)


def own_hits(q: Question, before: State, after: State) -> Iterator[str]:
    """Name a friend marched through (6.74), and a turn in close country (7.14)."""
    unit = int(before.mover)
    was, now = int(before.hex[unit]), int(after.hex[unit])
    if now >= 0 and was != now and before.unit_at[now] >= 0:
        yield "marched through a friend"
    elif was == now and before.facing[unit] != after.facing[unit]:
        worse = before.hits[unit] != after.hits[unit]
        if worse or before.state[unit] != after.state[unit]:
            yield "hit by its own turn"


def shots(q: Question, before: State, value: int) -> Iterator[str]:
    """Name a missile unit's first choice where it can fire: that it does, or what else."""
    options = before.choices[: before.options_open]
    if before.move.mode != mv.ON_ORDERS or before.move.begun or not move_fires(options).any():
        return
    yield "could fire"
    if move_fires(value):
        yield "fired at once"
    elif value > 0:
        yield "moved first"
    else:
        yield "held fire"


def any_acted(q: Question, before: State) -> bool:
    """Say whether a unit under orders has done anything yet."""
    contingent = int(before.current)
    first, end = int(q.first_unit[contingent]), int(q.end_of_units[contingent])
    return bool(before.acted[first:end].any())


def command(q: Question, before: State) -> Iterator[str]:
    """Name the units that orders are for, and those of them out of command (4.32)."""
    s, contingent = before.copy(), int(before.current)
    chief = contingent in (q.chief[0], q.chief[1])
    whose = "the So-Taisho's" if chief else "others'"
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if s.hex[unit] >= 0 and q.type[unit] != at.HONJIN:
            yield f"{whose} under orders"
            if not in_command(q, s, unit):
                yield f"{whose} out of command"
