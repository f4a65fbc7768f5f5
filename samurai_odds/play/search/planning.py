"""What a seat may do in its turn up to the first dice: the plans that bots have for it.

A plan is a list of choices, for a turn, or from a single choice on where the game's seats decide
at such (`Game.decides`). Its first choice, such as the card led, is tried in all its options; what
follows from it is what some bot, the plan's author, would do. An author may also be an *intent*,
such as to withdraw, which the game's first author follows for this turn (`Game.intents`). Other
plans vary one that is good, win at once (`Game.aims`), or have one piece that is in danger go
back while the others do as they would (`Game.spares`).

Plans are made where what the seat cannot know has been drawn, always alike: so they are the
same whatever the others hold. They are played on from the beginning of the turn, where every
game draws it for itself, and after the plan by the bots of the start, whoever its author is.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from typing import Any

from samurai_odds.engine.sampling.streams import drawn_among
from samurai_odds.play import layout as at
from samurai_odds.play.game import Lines, Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.replay import Step, reached, replay
from samurai_odds.play.rollouts import as_drawn, play_to, seen_by
from samurai_odds.play.scripted import with_plan, with_script

_SECOND = 2
_MOST_OPTIONS = 12  # of a choice, each of which is tried
_SUPPOSED = 0x5099  # seed of what the seat that plans cannot know, in all its plans


@dataclass(frozen=True)
class Plan:
    """Choices of one turn, and where the game stands once they are made.

    ``start`` is for rollouts: the beginning of the turn, with the choices to come. All plans of
    a turn meet the same luck from there. ``after`` is the state that they lead to as `supposed`.
    ``said`` are orders for the turn, of a plan that is made of them (`proposed`).
    """

    choices: tuple[Event, ...]
    author: str
    start: Start
    after: State
    said: Lines = ()

    @property
    def key(self) -> tuple[tuple[int, int], ...]:
        """The choices alone."""
        return keys_of(self.choices)

    @cached_property
    def gist(self) -> bytes:
        """What the plan leads to: two plans of one gist are one."""
        leads_to = self.start.game.gist(self.start.question, self.after)
        return leads_to + b"".join(bytes(f"{line}", "ascii") for line in self.said)

    @property
    def seat(self) -> int:
        """Whose plan it is."""
        return deciding(self.start)

    @property
    def turn(self) -> int:
        return int(self.start.state[at.TURN])

    @property
    def wins(self) -> bool:
        """Whether it wins at once, by its choices alone."""
        return bool(self.after[at.ENDED] != at.PLAYING and self.after[at.WINNER] == self.seat)


def deciding(start: Start) -> int:
    """Give the seat that plans are made for: whose turn begins, or whose choice is open."""
    return int(start.state[at.ASKED if start.game.by_choice else at.ACTIVE])


def keys_of(choices: Iterable[Event]) -> tuple[tuple[int, int], ...]:
    """Give choices without the options that there were."""
    return tuple((what, value) for what, value, _ in choices)


def supposed(start: Start) -> Start:
    """Give the beginning of a turn with what its seat cannot know drawn, whatever it is in truth.

    It is always drawn alike, so that plans do not depend on it.
    """
    return as_drawn(seen_by(start, deciding(start)), _SUPPOSED, 0)


def plans(start: Start, authors: Sequence[str], most: int = _MOST_OPTIONS) -> list[Plan]:
    """List the different plans that some bots have for the turn of the seat to move.

    The start is the beginning of that turn. Of plans alike the first author's is kept; those
    that win at once come first. Where the second choice brings dice at once, so that nothing else
    is planned, it is declined too. A turn that begins with dice or with nothing to choose has no
    plan. Of a single choice with more than ``most`` options none is tried for its own sake.
    """
    if start.game.by_choice:
        return _from_choice(start, authors, most)
    plans_listed: list[Plan] = []
    aims = start.game.aims(start.question.whole, start.state)
    lines = first_choices(start)
    for line in lines:
        plans_listed += [
            plan for aim in aims if (plan := planned(start, authors[0], (line, *aim))).wins
        ]
        for author in authors:
            plan = planned(start, author, (line,))
            plans_listed.append(plan)
            declined = _declined(plan)
            if declined:
                plans_listed.append(planned(start, author, (line, declined)))
    if start.game.authors[0] in authors:
        for line in lines:
            spared = start.game.spares(start, line)
            plans_listed += [planned(start, author, (line, *said)) for author, said in spared]
    return sorted(unlike(plans_listed), key=lambda plan: not plan.wins)


def _from_choice(start: Start, authors: Sequence[str], most: int) -> list[Plan]:
    """List the authors' plans from a choice on, and what follows from its other options.

    Of more options than can be looked at, none is tried for its own sake.
    """
    plans_here = [planned(start, author) for author in authors]
    what, _, options = plans_here[0].choices[0] if plans_here[0].choices else (0, 0, ())
    tried = [value for value in options or () if start.game.tries(kind_of(what), value)]
    if len(tried) <= most:
        listed = [(what, value, options) for value in tried]
        plans_here += [planned(start, authors[0], first=(event,)) for event in listed]
    return unlike(plans_here)


def proposed(start: Start) -> list[Plan]:
    """List what the seat to choose may plan where all choose in secret: first, as its bot would.

    What others have chosen already they choose again in each rollout, and the bot's own way is
    drawn again too. None at any other choice.
    """
    plans_of_game = start.game.proposals(start.question, start.state)
    return [in_secret(start, lines) for lines in ((), *plans_of_game)] if plans_of_game else []


def in_secret(start: Start, lines: Lines) -> Plan:
    """Give the plan of the seat to choose that says some orders, where all choose in secret."""
    game, turn, seat = start.game, int(start.state[at.TURN]), deciding(start)
    question = with_script(start.question, turn, seat, lines)
    unmade = game.unmade(start.question, start.state)
    plan = _noted(replace(start, question=question, state=unmade))
    return Plan((), game.authors[0], plan, start.state, lines)


def unlike(listed: Iterable[Plan]) -> list[Plan]:
    """Leave out plans that lead where one before leads."""
    plans_by_end: dict[bytes, Plan] = {}
    for plan in listed:
        if plan.choices:
            plans_by_end.setdefault(plan.gist, plan)
    return list(plans_by_end.values())


def intended(start: Start, best: Sequence[Plan]) -> list[Plan]:
    """List what the turns of good plans, with their first choices, could be meant to do besides."""
    if start.game.by_choice:
        begun = {plan.key[0]: plan.choices[:1] for plan in best}
        return [
            planned(start, name, first=first)
            for first in begun.values()
            for name in start.game.intents
        ]
    firsts = dict.fromkeys((kind_of(plan.key[0][0]), plan.key[0][1]) for plan in best)
    return [planned(start, name, (line,)) for line in firsts for name in start.game.intents]


def varied(start: Start, plan: Plan, most: int, seed: int) -> list[Plan]:
    """Vary a plan: one choice after the first is made otherwise, and its author goes on.

    First what the game has plans do without is left out (`Game.left_out`). Which choice else, and
    how, is drawn; of the ``most`` such plans some may be alike.
    """
    done = [
        (*plan.choices[:place], (what, 0, options))
        for place, (what, value, options) in enumerate(plan.choices)
        if value and kind_of(what) in start.game.left_out and 0 in (options or ())
    ]
    without = [planned(start, plan.author, first=first) for first in done]
    return without + _drawn_otherwise(start, plan, most, seed)


def _drawn_otherwise(start: Start, plan: Plan, most: int, seed: int) -> list[Plan]:
    every = [(k, _others(start, event)) for k, event in enumerate(plan.choices) if k]
    places = [(k, others) for k, others in every if others]
    plans_unlike = []
    for number in range(most if places else 0):
        place, others = places[drawn_among(seed, 2 * number, 0, len(places))]
        what, _, options = plan.choices[place]
        other = others[drawn_among(seed, 2 * number + 1, 0, len(others))]
        first = (*plan.choices[:place], (what, other, options))
        plans_unlike.append(planned(start, plan.author, first=first))
    return plans_unlike


def _others(start: Start, event: Event) -> list[int]:
    """List what may be tried instead of a choice."""
    what, value, options = event
    tried = [option for option in options or () if start.game.tries(kind_of(what), option)]
    return [option for option in tried if option != value]


def _declined(plan: Plan) -> tuple[int, int] | None:
    """Give the line that declines the second choice, if that is the last before dice."""
    if len(plan.choices) != _SECOND:
        return None
    what, value, options = plan.choices[-1]
    return (kind_of(what), 0) if value != 0 and 0 in (options or ()) else None


def first_choices(start: Start) -> list[tuple[int, int]]:
    """List the options of the first choice of a turn: its kind and a value each."""
    seat = deciding(start)
    events = play_to(start, 0, 0, draws=1, own=seat, logged=True).events
    return [(kind_of(what), value) for what, _, options in events for value in options or ()]


def asking_of(start: Start, seat: int) -> Start:
    """Have plans made for a seat, whoever is asked first, or where dice come first."""
    state = start.state.copy()
    state[at.ASKED] = seat
    return replace(start, state=state)


def planned(
    start: Start,
    author: str,
    lines: Sequence[tuple[int, int]] = (),
    whole: Sequence[int] = (),
    first: Sequence[Event] = (),
    after_dice: bool = False,
) -> Plan:
    """Give an author's plan that begins with some choices, then follows a script.

    After the dice the script holds only where that is said.
    """
    ordered_start = ordered(supposed(start), author, lines, whole)
    turn, seat = int(start.state[at.TURN]), deciding(start)
    played = play_to(_with(ordered_start, first), 0, 0, turn=turn + 1, own=seat, logged=True)
    made = played.events
    kinds = start.game.held(kind_of(made[0][0])) if made else ()
    if kinds:
        made = list(takewhile(lambda event: kind_of(event[0]) in kinds, made))
    if made and len(made) == len(played.events) and played.onward is not None:
        after = played.onward.state
    else:
        after = _after(ordered_start, made)
    question = with_script(start.question, turn, seat, lines, whole) if after_dice else None
    base = start if question is None else replace(start, question=question)
    return Plan(tuple(made), author, _noted(_with(base, made)), after)


def _with(start: Start, choices: Sequence[Event]) -> Start:
    return replace(start, question=with_plan(start.question, keys_of(choices)))


def _noted(start: Start) -> Start:
    """Have the turn of the first state count as noted."""
    start.question[at.TURN_NOTED] = start.state[at.TURN]
    return start


def _after(start: Start, choices: Sequence[Event]) -> State:
    """Give the state that choices lead to; of a game that they have won, its end."""
    if not choices:
        return start.state
    onward = play_to(_with(start, choices), 0, 0, draws=len(choices)).onward
    if onward is not None:
        return onward.state
    state, _ = reached(start, choices, lambda s: bool(s[at.ENDED] != at.PLAYING))
    return state


def ordered(
    start: Start, author: str, lines: Sequence[tuple[int, int]], whole: Sequence[int] = ()
) -> Start:
    """Give a start in which an author plays the seat to move, and follows a script this turn."""
    seat, turn = deciding(start), int(start.state[at.TURN])
    game, intent = start.game, author if author in start.game.intents else ""
    question = with_script(start.question, turn, seat, lines, whole)
    question[at.BOTS + seat] = game.bots.number_of(game.authors[0] if intent else author)
    game.intend(question, intent)
    return _noted(replace(start, question=question))


def choices_in(
    plan: Plan, seed: int, games: int, is_over: Callable[[Any], bool] = lambda s: False
) -> Iterator[list[Step]]:
    """Yield what the plan's seat chooses in each of some playouts, its plan first.

    They end with the turn, or sooner where ``is_over`` says so of the state before a step.
    """
    seen = seen_by(plan.start, plan.seat)
    for game in range(games):
        start = as_drawn(seen, seed, game)
        events = play_to(start, seed, game, turn=plan.turn + 1, logged=True).events
        steps = takewhile(lambda step: not is_over(step.before), replay(start, events))
        yield [step for step in steps if step.what < 0 and seat_of(step.what) == plan.seat]
