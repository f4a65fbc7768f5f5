"""What a seat may do in its turn up to the first dice: the plans that bots have for it.

A plan is a list of choices. The first choice of the turn, such as the card led, is tried in
all its options; what follows from it is what some bot, the plan's author, would do, and the
author goes on after the dice.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.parts import play_to
from samurai_odds.play.replay import reached
from samurai_odds.play.rules import layout as at
from samurai_odds.play.rules.layout import kind_of, seat_of
from samurai_odds.play.rules.scripted import with_script

_SECOND = 2


@dataclass(frozen=True)
class Plan:
    """Choices of one turn, and the game as it stands once they are made.

    ``start`` is for rollouts: all plans of a turn meet the same luck from there.
    """

    choices: tuple[Event, ...]
    author: str
    lines: tuple[tuple[int, int], ...]  # of the script that the author follows
    start: Start

    @property
    def key(self) -> tuple[tuple[int, int], ...]:
        """The choices alone: two plans of one key are one."""
        return tuple((what, value) for what, value, _ in self.choices)


def plans(start: Start, authors: Sequence[str]) -> list[Plan]:
    """List the different plans that some bots have for the turn of the seat to move.

    The start is the beginning of that turn. Of plans alike the first author's is kept. Where the
    second choice brings dice at once, so that nothing else is planned, it is declined too. A
    turn that begins with dice or with nothing to choose has no plan.
    """
    found: dict[tuple[tuple[int, int], ...], Plan] = {}
    for line in first_choices(start):
        for author in authors:
            plan = planned(start, author, (line,))
            found.setdefault(plan.key, plan)
            declined = _declined(plan)
            if declined:
                plan = planned(start, author, (line, declined))
                found.setdefault(plan.key, plan)
    return list(found.values())


def _declined(plan: Plan) -> tuple[int, int] | None:
    """Give the line that declines the second choice, if that is the last before dice."""
    if len(plan.choices) != _SECOND:
        return None
    what, value, options = plan.choices[-1]
    return (kind_of(what), 0) if value != 0 and 0 in options else None


def first_choices(start: Start) -> list[tuple[int, int]]:
    """List the options of the first choice of a turn: its kind and a value each."""
    events = play_to(start, 0, 0, draws=1, logged=True).events
    own = before_dice(events, int(start.state[at.ACTIVE]))
    return [(kind_of(what), value) for what, _, options in own for value in options]


def planned(
    start: Start,
    author: str,
    lines: Sequence[tuple[int, int]],
    whole: Sequence[int] = (),
) -> Plan:
    """Give an author's plan that follows a script, after the dice too (`scripted.with_script`)."""
    seat, turn = int(start.state[at.ACTIVE]), int(start.state[at.TURN])
    told = ordered(start, author, lines, whole)
    events = play_to(told, 0, 0, turn=turn + 1, logged=True).events
    choices = tuple(before_dice(events, seat))
    onward = play_to(told, 0, 0, draws=len(choices)).onward if choices else start
    state = _ended(told, choices) if onward is None else onward.state
    question = told.question.copy()
    question[at.TURN_NOTED] = turn
    return Plan(choices, author, tuple(lines), replace(told, question=question, state=state))


def _ended(start: Start, choices: Sequence[Event]) -> State:
    """Give the end of a game that a turn's choices alone have won, such as by an objective."""
    state, _ = reached(start, choices, lambda s: bool(s[at.ENDED] != at.PLAYING))
    return state


def ordered(
    start: Start, author: str, lines: Sequence[tuple[int, int]], whole: Sequence[int] = ()
) -> Start:
    """Give a start in which an author plays the seat to move, and follows a script this turn."""
    seat, turn = int(start.state[at.ACTIVE]), int(start.state[at.TURN])
    question = start.question.copy()
    question[at.BOTS + seat] = start.game.bots.number_of(author)
    return replace(start, question=with_script(question, turn, seat, lines, whole))


def before_dice(events: Sequence[Event], seat: int) -> list[Event]:
    """Give a seat's choices up to the first roll, or the first choice of another seat."""
    own = []
    for event in events:
        if event[0] >= 0 or seat_of(event[0]) != seat:
            break
        own.append(event)
    return own
