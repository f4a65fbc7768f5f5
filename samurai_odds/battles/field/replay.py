"""A recorded game gone through again, rule by rule, with the state before and after each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import machine, phases
from samurai_odds.battles.field.setup import Setup
from samurai_odds.engine.machine import AUTOMATIC

Event = tuple[int, int, Any]  # as `games.record` gives them: what, value, options
State = NDArray[np.int64]


@dataclass(frozen=True)
class Step:
    """One rule applied: ``what`` is a roll's code, a decision's, or AUTOMATIC.

    ``value`` is what was rolled or chosen; ``asked`` says that the game recorded it, and
    ``draw`` counts the recorded ones.
    """

    what: int
    value: int
    before: State
    after: State
    asked: bool
    draw: int


def replay(setup: Setup, events: Iterable[Event]) -> Iterator[Step]:
    """Go through a game by its recorded events, automatic rules included.

    Stops where the events do. Raises RuntimeError if they are of another game.
    """
    q: State = setup.question
    s: State = setup.state.copy()
    left = iter(events)
    draw = 0
    while s[at.ENDED] == at.PLAYING:
        before = s.copy()
        prepare(q, s)
        what = int(s[at.PENDING])
        if what == AUTOMATIC:
            yield Step(what, 0, before, s.copy(), False, draw)
            continue
        before = s.copy()
        value, asked = forced(s), False
        if value is None:
            event = next(left, None)
            if event is None:
                return
            asked, value = True, event[1]
            if code_of(s) != event[0]:
                raise RuntimeError(f"the game asks {code_of(s)}, the record tells of {event[0]}")
        code = code_of(s)
        machine.settle_all(q, s, value)
        yield Step(code, value, before, s.copy(), asked, draw)
        draw += asked


def prepare(q: State, s: State) -> None:
    """Do what is due first: ask, or apply a rule that needs neither dice nor a choice."""
    s[at.PENDING] = AUTOMATIC
    if not machine.prepare_debts(q, s):
        phases.prepare(q, s)


def forced(s: State) -> int | None:
    """Give the only outcome of what is due; None where there are several."""
    if s[at.PENDING] > 0:
        return 0 if s[at.PENDING] == at.UNIFORM + 1 else None
    return int(s[at.CHOICES]) if s[at.OPTIONS_OPEN] == 1 else None


def code_of(s: State) -> int:
    """Code what is due as `games.record` does."""
    if s[at.PENDING] > 0:
        return int(s[at.PENDING])
    return -(10 * int(s[at.DECISION]) + int(s[at.ASKED]))


def at_start_of_turn(s: State, turn: int) -> bool:
    """Say whether a turn is about to begin, nothing of it having happened."""
    debts = any(
        s[at.side_row(side) + debt]
        for side in range(2)
        for debt in (at.CARDS_TO_LOSE, at.DRAGONS_TO_DRAW)
    )
    return bool(s[at.PHASE] == at.TURN_START and s[at.TURN] == turn and not debts)
