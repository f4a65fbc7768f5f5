"""A played game gone through turn by turn: what was chosen, what chance brought.

A turn's *error* is what the choices made before the first dice gave away against the best plan
found, in chance to win. Its *luck* is how the chance changed from there to the next turn: dice,
cards, what bots chose after the dice. Both are as seat 0 sees them, so they add up: the chance at
the start, all errors and all luck make the result.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from samurai_odds.engine.limit import Limit
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows, Start, State, all_by
from samurai_odds.play.games import Event, play_range
from samurai_odds.play.replay import replay
from samurai_odds.play.rules import layout as at
from samurai_odds.play.rules.layout import seat_of
from samurai_odds.play.search.planning import Plan, planned, plans
from samurai_odds.play.search.racing import race
from samurai_odds.play.search.searching import REPLIES, SCALE, playing


@dataclass(frozen=True)
class Turn:
    """A turn as it was played: where it began, and the plan that was followed.

    ``may`` says which other plans were open to it; None: all.
    """

    number: int
    seat: int
    start: Start
    plan: Plan
    may: Callable[[Plan], bool] | None = None


@dataclass(frozen=True)
class Reviewed:
    """What a turn's choices and its luck changed, in chances to win as seat 0 sees them.

    ``before`` is the chance with the best plan found, ``chosen`` that with the plan
    followed; ``error`` is theirs, never above 0 for the mover, ``luck`` leads to the next
    turn's ``before``. ``best`` is the best plan. A turn with one plan is ``forced``.
    """

    turn: Turn
    before: Figure
    chosen: Figure
    error: Figure
    luck: Figure
    best: Plan
    forced: bool

    @property
    def off(self) -> tuple[float, float]:
        """How far the evaluation was off on positions held out: ``before``, and ``error``.

        0 for a win at once, and where games were played to the end; a forced turn has no error.
        """
        start = self.turn.start
        chance, difference = start.game.error(start.question, start.state)
        return 0.0 if self.best.wins else chance, 0.0 if self.forced else difference

    @property
    def missed_win(self) -> bool:
        """Whether a plan was at hand that wins at once, and another followed."""
        return self.best.wins and not self.turn.plan.wins

    @property
    def lost(self) -> Figure:
        """What the mover gave away, never below 0."""
        return Figure(abs(float(self.error)), self.error.se, self.error.samples, True)


def turns_of(start: Start, events: Sequence[Event]) -> Iterator[Turn]:
    """Go through a game and give each turn in which its seat chooses before any dice."""
    begun: Start | None = None
    choices: list[Event] = []
    number = None
    for step in replay(start, events):
        s = step.before
        if s[at.TURN] != number and step.asked and step.what < 0:
            if seat_of(step.what) != s[at.ACTIVE]:
                continue
            number, choices = int(s[at.TURN]), []
            begun = replace(start, question=start.question.copy(), state=_paused(s))
        if begun is None or not step.asked:
            continue
        if step.what < 0 and seat_of(step.what) == begun.state[at.ACTIVE]:
            choices.append((step.what, step.value, None))
        else:
            yield _turn(begun, choices)
            begun = None
    if begun is not None:
        yield _turn(begun, choices)


def _turn(begun: Start, choices: Sequence[Event]) -> Turn:
    seat = int(begun.state[at.ACTIVE])
    author = begun.game.bots.names[int(begun.question[at.BOTS + seat])]
    return Turn(int(begun.state[at.TURN]), seat, begun, planned(begun, author, first=choices))


def _paused(state: State) -> State:
    paused: State = state.copy()
    paused[at.PENDING] = 0  # asked anew
    return paused


def review(
    start: Start,
    events: Sequence[Event],
    authors: Sequence[str],
    games: int,
    seed: int = 0,
    replies: int = REPLIES,
    play: Callable[..., Rows] = play_range,
    show: Callable[[int, int], None] | None = None,
) -> tuple[list[Reviewed], float]:
    """Review a whole game; give its turns and its result for seat 0 (1, 0, or one half).

    Each plan of a turn is played on ``games`` times at most, with the same luck.
    """
    result = result_of(start, events)
    turns = list(turns_of(start, events))
    found = gone_through(turns, Figure(result), authors, games, seed, replies, play, show)
    return found, result


def gone_through(
    listed: Sequence[Turn],
    end: Figure,
    authors: Sequence[str],
    games: int,
    seed: int = 0,
    replies: int = REPLIES,
    play: Callable[..., Rows] = play_range,
    show: Callable[[int, int], None] | None = None,
) -> list[Reviewed]:
    """Review turns that follow each other; ``end`` is seat 0's chance, or result, after them."""
    weighed = []
    for done, turn in enumerate(listed):
        weighed.append(_weigh(turn, authors, games, seed, replies, play))
        if show:
            show(done + 1, len(listed))
    found = []
    for place, (turn, before, chosen, error, best, forced) in enumerate(weighed):
        after = weighed[place + 1][1] if place + 1 < len(weighed) else end
        luck = Figure(after - chosen, _joint(after, chosen), chosen.samples)
        found.append(Reviewed(turn, before, chosen, error, luck, best, forced))
    return found


def _weigh(
    turn: Turn,
    authors: Sequence[str],
    games: int,
    seed: int,
    replies: int,
    play: Callable[..., Rows],
) -> tuple[Turn, Figure, Figure, Figure, Plan, bool]:
    """Find the best plan of a turn, and what the one followed gives away against it.

    All are played on by the first author, whoever played the game.
    """
    start = all_by(turn.start, authors[0])
    chosen_plan = planned(start, turn.plan.author, first=turn.plan.choices)
    others = [
        plan
        for plan in plans(start, authors)
        if plan.gist != chosen_plan.gist and (turn.may is None or turn.may(plan))
    ]
    field = [chosen_plan, *others]
    luck = seed + turn.number
    run = race(
        [playing(plan, replies, luck, play) for plan in field],
        SCALE,
        Limit(samples=games),
        kept={0},
        certain=[number for number, plan in enumerate(field) if plan.wins],
    )
    best, own = run.placings[0], next(one for one in run.placings if one.number == 0)
    sign = 1 if turn.seat == 0 else -1
    before = _seen(best.value, turn.seat)
    error = Figure(-sign * float(own.loss), own.loss.se, own.games)
    chosen = Figure(before + error, own.value.se, own.games, True)
    better = turn.plan if best is own else field[best.number]
    return turn, before, chosen, error, better, not others


def _seen(value: Figure, seat: int) -> Figure:
    """Turn a seat's chance into seat 0's."""
    return value if seat == 0 else Figure(1 - value, value.se, value.samples, True)


def _joint(one: Figure, other: Figure) -> float:
    return sqrt(one.se * one.se + other.se * other.se)


def result_of(start: Start, events: Sequence[Event]) -> float:
    """Give a game's result for seat 0: 1, 0, or one half."""
    state = start.state
    for step in replay(start, events):
        state = step.after
    winner = int(state[at.WINNER])
    return 0.5 if winner < 0 else float(winner == 0)
