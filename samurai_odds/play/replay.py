"""A recorded game gone through again, rule by rule, with the state before and after each."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from samurai_odds.engine.calling import is_whole
from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play.game import Game, Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.offering import clear_options

Ask = Callable[[State, int], None]


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


def is_choice(step: Step) -> bool:
    """Say whether somebody decided something in a step, of his own will or for want of more."""
    return step.what < 0 and step.what != AUTOMATIC


def replay(start: Start, events: Iterable[Event], ask: Ask | None = None) -> Iterator[Step]:
    """Go through a game by its recorded events, automatic rules included.

    Stops where the events do. ``ask`` is called at every recorded choice, with the state and
    the number of draws before it: bots may note something then. Raises RuntimeError if the
    events are of another game.
    """
    game = start.game
    question: Any = start.question.whole
    state: Any = start.state.copy()
    # What rules read of a view are Python's numbers, and much sooner than an array's.
    q: Any = memoryview(question)
    s: Any = memoryview(state)
    left = iter(events)
    draw, after = 0, state.copy()
    while s[at.ENDED] == at.PLAYING:
        before = after
        prepare(game, q, s)
        what = s[at.PENDING]
        if what == AUTOMATIC:
            after = state.copy()
            yield Step(what, 0, before, after, False, draw)
            continue
        value, is_asked = forced(s), False
        if ask is not None and what < 0 and value is None:
            ask(state, draw)
        before = state.copy()
        if value is None:
            event = next(left, None)
            if event is None:
                return
            is_asked, value = True, event[1]
            if what != event[0]:
                raise RuntimeError(f"the game asks {what}, the record tells of {event[0]}")
        game.settle(q, s, value)
        after = state.copy()
        yield Step(what, value, before, after, is_asked, draw)
        draw += is_asked


def reached(
    start: Start, events: Iterable[Event], there: Callable[[State], bool]
) -> tuple[State, bool]:
    """Go through a recorded game until a state meets a condition.

    Gives that state and True, else the last one and False.
    """
    state: State = start.state
    if there(state):
        return state, True
    for step in replay(start, events):
        state = step.after
        if there(state):
            return state, True
    return state, False


def at_turn(
    start: Start,
    events: Iterable[Event],
    turn: int,
    first: int,
    begins: Callable[[Any, int], bool],
) -> State:
    """Go through a recorded game up to the start of a turn; OddsError if it ends before.

    ``first`` is the turn it begins in; ``begins`` says whether a turn is about to begin.
    """
    if not is_whole(turn) or turn < first:
        raise OddsError(f"at-turn is a turn from {first} on, not {turn!r}")
    state, number = reached(start, events, lambda s: begins(s, turn))
    if not number:
        last = int(state[at.TURN])
        raise OddsError(f"the game ends in turn {last}: it has no turn {turn} to be saved at")
    return state


def prepare(game: Game, q: State, s: State) -> None:
    """Do what is due first: ask, or apply a rule that needs neither dice nor a choice."""
    s[at.PENDING] = AUTOMATIC
    clear_options(s)
    game.prepare(q, s)


def options_open(s: State) -> list[int]:
    """List the values of the options of the choice open."""
    values: list[int] = s[at.CHOICES : at.CHOICES + int(s[at.OPTIONS_OPEN])].tolist()
    return values


def forced(s: State) -> int | None:
    """Give the only outcome of what is due; None where there are several."""
    if s[at.PENDING] > 0:
        return 0 if s[at.PENDING] == at.UNIFORM + 1 else None
    return int(s[at.CHOICES]) if s[at.OPTIONS_OPEN] == 1 else None
