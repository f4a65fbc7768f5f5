"""What a seat may do in its turn up to the first dice: the plans that bots have for it.

A plan is a list of choices. The first choice of the turn, such as the card led, is tried in
all its options; what follows from it is what some bot, the plan's author, would do, and the
author goes on after the dice. An author may also be an *intent*, such as to withdraw, which the
game's first author follows for this turn (`Game.intents`). Other plans vary one that is good.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from samurai_odds.engine.sampling.streams import UNIFORM_BITS, uniform
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.parts import play_to
from samurai_odds.play.replay import reached, replay
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
    whole: tuple[int, ...] = ()  # kinds of decision of which the lines say all

    @property
    def key(self) -> tuple[tuple[int, int], ...]:
        """The choices alone: two plans of one key are one."""
        return tuple((what, value) for what, value, _ in self.choices)

    @property
    def seat(self) -> int:
        """Whose plan it is. Its choices may lead into the next seat's turn, where no dice come."""
        return seat_of(self.choices[0][0])

    @property
    def turn(self) -> int:
        """The turn that it is for."""
        return int(self.start.question[at.TURN_NOTED])

    @property
    def wins(self) -> bool:
        """Whether it wins at once, by its choices alone."""
        state = self.start.state
        return bool(state[at.ENDED] != at.PLAYING and state[at.WINNER] == self.seat)


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


def intended(start: Start, best: Sequence[Plan]) -> list[Plan]:
    """List what the turns of good plans, with their first choices, could be meant to do besides."""
    firsts = dict.fromkeys(plan.lines[:1] for plan in best)
    return [planned(start, name, lines) for lines in firsts for name in start.game.intents]


def varied(start: Start, plan: Plan, most: int, seed: int) -> list[Plan]:
    """Vary a plan: one choice after the first is made otherwise, and its author goes on.

    Which choice, and how, is drawn; of the ``most`` plans some may be alike. The plan is one that
    its author made whole, itself no variant.
    """
    places = [k for k, (_, _, options) in enumerate(plan.choices) if k and len(options or ()) > 1]
    found = []
    for number in range(most if places else 0):
        place = places[_drawn(seed, 2 * number, len(places))]
        _, value, options = plan.choices[place]
        others = [option for option in options or () if option != value]
        other = others[_drawn(seed, 2 * number + 1, len(others))]
        found.append(_otherwise(start, plan, place, other))
    return found


def _drawn(seed: int, number: int, equals: int) -> int:
    return (uniform(seed, number, 0) * equals) >> UNIFORM_BITS


def _otherwise(start: Start, plan: Plan, place: int, value: int) -> Plan:
    """Give the plan that is the same up to a choice, and goes on from another option there."""
    told = ordered(start, plan.author, plan.lines, plan.whole)
    there = play_to(told, 0, 0, draws=place).onward
    assert there is not None  # the game goes on: its author was asked
    what, _, options = plan.choices[place]
    other = (what, value, options)
    state = there.state
    for step in replay(there, [other]):
        state = step.after
    state[at.PENDING] = 0  # asked anew
    turned = replace(told, state=state)
    return _gone_on(replace(plan, choices=(*plan.choices[:place], other), start=turned))


def _declined(plan: Plan) -> tuple[int, int] | None:
    """Give the line that declines the second choice, if that is the last before dice."""
    if len(plan.choices) != _SECOND:
        return None
    what, value, options = plan.choices[-1]
    return (kind_of(what), 0) if value != 0 and 0 in options else None


def first_choices(start: Start) -> list[tuple[int, int]]:
    """List the options of the first choice of a turn: its kind and a value each."""
    seat = int(start.state[at.ACTIVE])
    events = play_to(start, 0, 0, draws=1, own=seat, logged=True).events
    return [(kind_of(what), value) for what, _, options in events for value in options or ()]


def planned(
    start: Start,
    author: str,
    lines: Sequence[tuple[int, int]],
    whole: Sequence[int] = (),
) -> Plan:
    """Give an author's plan that follows a script, after the dice too (`scripted.with_script`)."""
    told = ordered(start, author, lines, whole)
    return _gone_on(Plan((), author, tuple(lines), told, tuple(whole)))


def _gone_on(plan: Plan) -> Plan:
    """Add to a plan's choices those that its author makes from there up to the first dice."""
    start = plan.start
    turn, seat = int(start.question[at.SCRIPT_TURN]), int(start.question[at.SCRIPT_SEAT])
    if start.state[at.ENDED] == at.PLAYING and start.state[at.TURN] == turn:
        part = play_to(start, 0, 0, turn=turn + 1, own=seat, logged=True)
        state = _ended(start, part.events) if part.onward is None else part.onward.state
        choices = (*plan.choices, *part.events)
        plan = replace(plan, choices=choices, start=replace(start, state=state))
    return plan


def _ended(start: Start, choices: Sequence[Event]) -> State:
    """Give the end of a game that a turn's choices alone have won, such as by an objective."""
    state, _ = reached(start, choices, lambda s: bool(s[at.ENDED] != at.PLAYING))
    return state


def ordered(
    start: Start, author: str, lines: Sequence[tuple[int, int]], whole: Sequence[int] = ()
) -> Start:
    """Give a start in which an author plays the seat to move, and follows a script this turn.

    Its turn counts as noted.
    """
    seat, turn = int(start.state[at.ACTIVE]), int(start.state[at.TURN])
    game, intent = start.game, author if author in start.game.intents else ""
    question = with_script(start.question, turn, seat, lines, whole)
    question[at.BOTS + seat] = game.bots.number_of(game.authors[0] if intent else author)
    game.intend(question, intent)
    question[at.TURN_NOTED] = turn
    return replace(start, question=question)
