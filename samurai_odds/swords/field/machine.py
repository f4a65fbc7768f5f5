"""The whole game as a step machine: which rule is due, and what it asks.

`prepare` turns a phase into a roll, a choice, or the next phase; `settle` applies a roll or
a choice to the phase that asked for it. What is due before anything else comes first: an
heir's recovered daimyos.
"""

from samurai_odds.engine.machine import inlined
from samurai_odds.play.rules.offering import Numbers
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.phases import prepare_phase, settle_phase
from samurai_odds.swords.field.war.takeover import recover, recovered


@inlined
def prepare(q: Numbers, s: Numbers) -> None:
    """Ask what is due, or apply a rule that needs neither dice nor a choice.

    W20: a seat that was eliminated in its own turn stops there.
    """
    if s[at.RECOVERING] >= 0:
        recover(q, s)
    elif is_stopped(s):
        s[at.PHASE] = at.TURN_END
    else:
        prepare_phase(q, s)


@inlined
def settle(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a value to what is due."""
    if s[at.RECOVERING] >= 0:
        recovered(q, s, value)
    else:
        settle_phase(q, s, value)


def is_stopped(s: Numbers) -> bool:
    """Say whether the seat whose war turn it is has fallen in it."""
    if s[at.ACTIVE] < 0 or s[at.OUT_IN + s[at.ACTIVE]] == 0:
        return False
    return at.MARCHING <= s[at.PHASE] < at.TURN_END
