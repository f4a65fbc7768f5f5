"""What a game must give so that its full games can be played, told, saved and rolled out."""

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


def nobody_spared(start: "Start", first: tuple[int, int]) -> Sequence[tuple[str, Lines]]:
    """List no turn in which one in danger is spared: the game knows nothing of it."""
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
    """The rules of a full game, written once for all who read them.

    All functions are plain Python over ``q``, the question, and ``s``, the state, which
    numba can compile too; they allocate nothing and draw no random numbers. Each hook is
    explained below its declaration; one that has a default is for games that need it.
    """

    name: str
    seats: int
    """The most that may play."""

    # ---- rules ---------------------------------------------------------------------------

    prepare: Callable[[Numbers, Numbers], None]
    """Apply the rule that is due if it needs neither dice nor a choice; else ask, and change
    nothing besides (`offering`)."""
    settle: Callable[[Numbers, Numbers, int], None]
    """Apply what was rolled or chosen."""
    pool: Callable[[int], Pool]
    """The dice of a roll's code, below UNIFORM."""
    record: Callable[[Numbers, Numbers, Numbers], None]
    """Write what is kept of a finished game into its row."""
    row: int
    """How many integers are kept of each game."""
    bots: Bots
    note: Callable[[Numbers, Numbers, Numbers], None] = nothing_hidden
    """Write into the row at the start of each turn."""

    # ---- what a seat may know ------------------------------------------------------------

    hide: Callable[[Numbers, Numbers, Numbers], None] = nothing_hidden
    """Make of the state the *observation* of the seat asked: what it may not know is put aside
    and replaced by what it may."""
    show: Callable[[Numbers, Numbers, Numbers], None] = nothing_hidden
    """Undo `hide`."""
    aside: int = 0
    """The most integers that `hide` puts aside."""
    notes: int = 0
    """Numbers at the end of a state that are bots' own: the rules never read them."""
    redraw: Callable[[Numbers, Numbers, int, Any], None] = nothing_to_redraw
    """Draw anew what a seat cannot know, from the stream at a word (`chance`)."""

    # ---- orders given beforehand -----------------------------------------------------------

    means: Callable[[Numbers, Numbers, int, int, int], bool] = is_meant
    """Whether an option is what a line of orders given beforehand has."""
    silent: Callable[[Numbers, Numbers], bool] = never_silent
    """Whether orders given beforehand are over before the turn is."""

    # ---- evaluation of games that were stopped ----------------------------------------------

    worth: Callable[[Rows, int], NDArray[np.int64]] = nobody_evaluates
    """The chance that a seat wins, in ten-thousandths, by the rows of games: of those stopped in
    their middle as the evaluation kept in the row has it."""
    luck: Callable[[Rows, int], NDArray[np.int64]] = no_luck
    """What dice have given a seat in games beyond the expectation, in some whole number whose
    mean is 0 whoever plays how."""
    near_end: Callable[[Numbers, Numbers], bool] = never_near
    """Whether rollouts from a position go to the end of the game."""
    error: Callable[[Numbers, Numbers], tuple[float, float]] = no_error
    """How far the evaluation after rollouts from a position was off, root mean square, on
    positions held out: a chance, and a difference of two."""

    # ---- plans for a turn: seats that search, advice -----------------------------------------

    authors: tuple[str, ...] = ()
    """Bots whose plans a seat that searches weighs."""
    intents: tuple[str, ...] = ()
    """What the first author may be told to mean to do in a turn."""
    intend: Callable[[Numbers, str], None] = no_intents
    """Write what the turn and seat of the question's script are meant to do: one of `intents`,
    or nothing in particular ("")."""
    left_out: tuple[int, ...] = ()
    """Kinds of decision, such as attacks, that a good plan is tried without."""
    tries: Callable[[int, int], bool] = all_are_tried
    """Whether an option of a kind is tried for its own sake, not by authors alone."""
    plans_of: tuple[int, ...] = ()
    """Kinds of decision of which plans for a turn are made (none: all kinds): what comes after
    another kind is left to who plays on."""
    plans_from: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """The same for plans that begin with a kind."""
    gist: Callable[[Numbers, Numbers], bytes] = all_of_it
    """What a plan leads to: of two with the same gist one is tried."""
    aims: Callable[[Numbers, Numbers], Sequence[Lines]] = no_aims
    """List, as orders given beforehand, what might win at once, without dice, for the seat whose
    turn begins."""
    spares: Callable[["Start", tuple[int, int]], Sequence[tuple[str, Lines]]] = nobody_spared
    """List, for a turn and its first choice, how one piece that is in danger goes back: orders
    given beforehand, and who decides on the rest, an author or an intent."""
    decides: Callable[[Numbers, Numbers], bool] = at_no_choice
    """Whether a seat that searches makes a plan at this choice, where a turn is too long for
    one."""
    stop_after: Callable[[Numbers, Numbers, int], None] = stop_after_turns
    """Write into a question that games stop some replies after a position: so far a rollout
    goes."""
    replies: int = 2
    """How many replies a search has rollouts play."""
    unsearched: tuple[int, ...] = ()
    """Kinds of decision, of those at single choices, at which a seat that searches does as its
    bot would: nothing better is found there."""

    # ---- choices that all make in secret ------------------------------------------------------

    proposals: Callable[[Numbers, Numbers], Sequence[Lines]] = no_proposals
    """List, as orders given beforehand for the turn, what a seat may plan at such a choice."""
    unmade: Callable[[Numbers, Numbers], State] = nothing_unmade
    """Return the state in which the others have not chosen yet: in each rollout their bots do
    so again."""
    chosen: Callable[[Numbers, Numbers, int], Lines] = nothing_chosen
    """Return, as orders given beforehand, what a seat has chosen."""

    # ---- speed ---------------------------------------------------------------------------------

    rolls: Callable[[], Sequence[int]] = no_rolls
    """Codes of rolls that games usually come to: they are tabulated before the first game, so
    that none is played again from its start for one of them."""
    sooner: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """Functions for Python alone to run instead of rules of these names: the same at once,
    where a rule goes through a loop number by number."""

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
