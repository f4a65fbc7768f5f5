"""What a game must give so that its whole games can be played, told, saved and rolled out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.dice import Pool
from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play.question import Question
from samurai_odds.play.registry import SEARCHING, Bots, searched

Numbers = Any  # a flat array of integers, or a list of them where the rules run interpreted
State = NDArray[np.int64]
Rows = NDArray[np.int16]  # games x what is kept of each
Lines = Sequence[tuple[int, int]]  # of orders said beforehand: a kind of decision and a value


def nothing_hidden(q: Numbers, s: Numbers, aside: Numbers) -> None:
    """Hide or show: everybody sees everything."""


def nothing_to_redraw(q: Numbers, s: Numbers, seat: int, word: Any) -> None:
    """Draw anew what a seat cannot know, where it knows everything."""


def nobody_evaluates(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Evaluate games stopped in their middle, where a game has no evaluation yet."""
    raise OddsError("this game has no evaluation of a position yet: nothing can be searched")


def no_luck(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Say that a game counts no luck."""
    return np.zeros(len(rows), dtype=np.int64)


def never_near(q: Numbers, s: State) -> bool:
    """Say that the end of the game is not near."""
    return False


def no_error(q: Numbers, s: State) -> tuple[float, float]:
    """Say how far the evaluation is off, where it never is."""
    return 0.0, 0.0


def is_meant(q: Numbers, s: Numbers, kind: int, choice: int, value: int) -> bool:
    """Say whether an option is what a line of a script means, where they are written alike."""
    return choice == value


def no_intents(q: Numbers, name: str) -> None:
    """Write what a turn is meant to do, where a game tells no such intents apart."""


def all_of_it(q: Numbers, s: State) -> bytes:
    """Say what a plan leads to: the whole state, where a game tells nothing apart."""
    return s.tobytes()


def at_no_choice(q: Numbers, s: Numbers) -> bool:
    """Say that a seat that searches decides at the start of its turns, and at no other choice."""
    return False


def stop_after_turns(q: Numbers, s: State, replies: int) -> None:
    """Have games stop so many turns after the one that a position is in."""
    q[at.TURN_LIMIT] = min(s[at.TURN] + replies, q[at.TURN_LIMIT])


def all_are_tried(kind: int, value: int) -> bool:
    """Have every option tried."""
    return True


def no_aims(q: Numbers, s: State) -> Sequence[Lines]:
    """List what may win at once, where a game knows nothing of it."""
    return ()


def no_proposals(q: Numbers, s: State) -> Sequence[Lines]:
    """List what a seat may say beforehand at a secret choice, where a game has none."""
    return ()


def nothing_unmade(q: Numbers, s: State) -> State:
    """Give a state in which secret choices are open again, where a game has none."""
    return s


def nothing_chosen(q: Numbers, s: State, seat: int) -> Lines:
    """Say as orders what a seat has chosen in secret, where a game has no such choices."""
    return ()


def no_rolls() -> Sequence[int]:
    """List the rolls that games usually come to, where they come to few."""
    return ()


def never_silent(q: Numbers, s: Numbers) -> bool:
    """Say that orders said beforehand hold all turn."""
    return False


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of a whole game, written once for all who read them.

    All functions are plain Python over ``q``, the question, and ``s``, the state, which
    numba can compile too; they allocate nothing and draw no random numbers.

    ``prepare(q, s)`` applies the rule that is due if it needs neither dice nor a choice;
    else it asks, and changes nothing besides (`offering`). ``settle(q, s, value)`` applies
    what was rolled or chosen. ``record(q, s, row)`` writes what is kept of a finished game
    into ``row`` integers; ``note(q, s, row)`` may write there at the start of each turn.
    ``hide(q, s, aside)`` makes of the state the *observation* of the seat asked: what it
    may not know is put aside (at most ``aside`` integers) and replaced by what it may;
    ``show`` undoes that. ``redraw(q, s, seat, word)`` draws anew what a seat cannot know
    from the stream at ``word`` (`chance`). ``means`` says whether an option is what a line
    of orders said beforehand has, ``silent`` that these are over before the turn is.
    ``worth(rows, seat)`` gives the chance that a seat wins, in ten-thousandths, by the rows of
    games: of those stopped in their middle as the evaluation kept in the row has it.
    ``luck(rows, seat)`` gives what dice have given a seat in these games beyond what was to be
    expected, in some whole number whose mean is 0 whoever plays how.
    ``near_end(q, s)`` says that rollouts from a position go to the end of the game, ``error(q, s)``
    how far the evaluation after rollouts from there was off, root mean square, on positions held
    out: a chance, and a difference of two.
    ``intend(q, name)`` writes what the turn and seat of the question's script are meant to do,
    one of ``intents``, or nothing in particular (""): the first of ``authors`` heeds it.
    ``left_out`` lists the kinds of decision, such as attacks, that a good plan is tried without;
    ``tries(kind, value)`` says whether an option is tried for its own sake, not by authors alone.
    ``plans_of`` lists the kinds of decision of which plans for a turn are made (none: all kinds):
    what comes after another kind is left to who plays on; ``plans_from`` does for plans that begin
    with a kind. ``gist(q, s)`` gives what a plan leads
    to: of two with the same gist one is tried. ``aims(q, s)`` lists, as orders said beforehand,
    what might win at once, without dice, for the seat whose turn begins.
    ``decides(q, s)`` says at which choices a seat that searches makes a plan, where a turn is too
    long for one; ``stop_after(q, s, replies)`` writes into a question that games stop some replies
    after a position: so far a rollout goes. ``replies`` is how many a search has them play.
    ``proposals(q, s)`` lists, as orders said beforehand for the turn, what a seat may plan at a
    choice that all make in secret; ``unmade(q, s)`` gives the state in which the others have not
    chosen yet: in each rollout their bots do so again; ``chosen(q, s, seat)`` says as such orders
    what a seat has chosen.
    ``rolls`` lists the codes of rolls that games usually come to: they are tabulated before the
    first game, so that none is played again from its start for one of them.
    ``sooner`` has functions for Python alone to run instead of rules of these names: the same
    at once, where it goes through a loop number by number.
    """

    name: str
    seats: int  # the most that may play
    prepare: Callable[[Numbers, Numbers], None]
    settle: Callable[[Numbers, Numbers, int], None]
    pool: Callable[[int], Pool]  # the dice of a roll's code, below UNIFORM
    record: Callable[[Numbers, Numbers, Numbers], None]
    row: int
    bots: Bots
    note: Callable[[Numbers, Numbers, Numbers], None] = nothing_hidden
    hide: Callable[[Numbers, Numbers, Numbers], None] = nothing_hidden
    show: Callable[[Numbers, Numbers, Numbers], None] = nothing_hidden
    aside: int = 0
    notes: int = 0  # numbers at the end of a state that are bots' own: the rules never read them
    redraw: Callable[[Numbers, Numbers, int, Any], None] = nothing_to_redraw
    means: Callable[[Numbers, Numbers, int, int, int], bool] = is_meant
    worth: Callable[[Rows, int], NDArray[np.int64]] = nobody_evaluates
    luck: Callable[[Rows, int], NDArray[np.int64]] = no_luck
    near_end: Callable[[Numbers, Numbers], bool] = never_near
    error: Callable[[Numbers, Numbers], tuple[float, float]] = no_error
    authors: tuple[str, ...] = ()  # bots whose plans a seat that searches weighs
    intents: tuple[str, ...] = ()  # what the first of them may be told to mean to do in a turn
    intend: Callable[[Numbers, str], None] = no_intents
    silent: Callable[[Numbers, Numbers], bool] = never_silent
    left_out: tuple[int, ...] = ()
    tries: Callable[[int, int], bool] = all_are_tried
    plans_of: tuple[int, ...] = ()
    plans_from: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    gist: Callable[[Numbers, Numbers], bytes] = all_of_it
    aims: Callable[[Numbers, Numbers], Sequence[Lines]] = no_aims
    decides: Callable[[Numbers, Numbers], bool] = at_no_choice
    stop_after: Callable[[Numbers, Numbers, int], None] = stop_after_turns
    replies: int = 2
    proposals: Callable[[Numbers, Numbers], Sequence[Lines]] = no_proposals
    unmade: Callable[[Numbers, Numbers], State] = nothing_unmade
    chosen: Callable[[Numbers, Numbers, int], Lines] = nothing_chosen
    rolls: Callable[[], Sequence[int]] = no_rolls
    sooner: Mapping[str, Callable[..., Any]] = field(default_factory=dict)

    def held(self, first: int) -> tuple[int, ...]:
        """List the kinds of decision that a plan holds which begins with a kind; none: all."""
        return self.plans_from.get(first, self.plans_of)

    @property
    def counts_luck(self) -> bool:
        """Whether rows tell what dice have given a seat."""
        return self.luck is not no_luck

    @property
    def by_choice(self) -> bool:
        """Whether seats that search decide at single choices, not at the start of a turn."""
        return self.decides is not at_no_choice

    @property
    def hooks(self) -> dict[str, Callable[..., Any]]:
        """What a loop of games calls, by its name there."""
        names = ("prepare", "settle", "record", "note", "decides", "hide", "show", "redraw")
        return {f"game_{name}": getattr(self, name) for name in names}


@dataclass(frozen=True, eq=False)
class Start:
    """Where games begin: the rules, the question with its bots, and the first state."""

    game: Game
    question: Question
    state: State

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.question[at.SEATS]) or self.game.seats

    def with_bots(self, names: Sequence[str]) -> "Start":
        """Give the same start with a bot for each seat.

        ``searching:2000`` is a seat that gives each of its turns so many playouts.
        Raises OddsError for a bot that there is not, and for too few or too many.
        """
        if len(names) != self.seats:
            raise OddsError(f"{self.seats} play: name as many bots, not {len(names)}")
        question = self.question.copy()
        for seat, name in enumerate(names):
            base, turns = name, 0
            if name.startswith(SEARCHING):
                base, turns = self.game.authors[0], searched(name)
            question[at.BOTS + seat] = self.game.bots.number_of(base)
            question[at.SEARCHED + seat] = turns
        return Start(self.game, question, self.state)


def all_by(start: Start, name: str) -> Start:
    """Give a start in which one bot plays all seats, and none searches."""
    return start.with_bots([name] * start.seats)
