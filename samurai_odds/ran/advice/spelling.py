"""Plans written as orders that `ran turn --orders` reads back."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from samurai_odds.grids.prose import Prose, joined
from samurai_odds.play.game import Start
from samurai_odds.play.layout import kind_of
from samurai_odds.play.orders_text import Line, LinesOfOrders
from samurai_odds.play.replay import Step, options_open, replay
from samurai_odds.play.search.planning import Plan, choices_in, supposed
from samurai_odds.ran.advice.orders_in_words import phrases_of
from samurai_odds.ran.full_game.orders_text import (
    stays,
    texts_of,
    unit_of_line,
    words_of,
    written_line,
)
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import DECISIONS
from samurai_odds.ran.rules.decisions.lines import halt_line
from samurai_odds.ran.rules.decisions.packed import (
    contingent_of,
    first_of,
    second_of,
    what_of,
    who_of,
)
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.shock import layout as sh

_ACTING = (mv.MOVE_CHOICE, mv.VOLLEY_CHOICE, mv.HARASS_CHOICE, mv.UNIT_CHOICE)
_NONE = LinesOfOrders()


@dataclass
class Written:
    """A plan in words: the contingent activated, the one with orders (NONE: a pass), its orders.

    ``other`` has orders with the contingent (NONE: nobody); ``lines`` are those of a file;
    ``under_way``: they go on with a phase.
    """

    contingent: int = at.NONE
    other: int = at.NONE
    activated: list[int] = field(default_factory=list)
    orders: LinesOfOrders = _NONE
    lines: tuple[str, ...] = ()
    under_way: bool = False


def called(names: Names, plan: Written) -> str:
    """Name whom a plan's orders are for."""
    if plan.contingent < 0:
        return "pass"
    named = [names.contingents[one] for one in (plan.contingent, plan.other) if one >= 0]
    return " and ".join(f"{one.letter} {one.name}" for one in named)


def described(names: Names, plan: Written) -> Prose:
    """Say what a plan orders."""
    letters = ", ".join(names.contingents[one].letter for one in plan.activated)
    said = [f"activate {letters}"] if letters else []
    if plan.contingent < 0:
        return Prose("; ".join(said) or "no orders now")
    orders = phrases(names, plan) or [Prose("as the bot likes")]
    return joined([*map(Prose, said), *orders], "; ")


def in_words(names: Names, plan: Written) -> Prose:
    """Say for whom a plan is, and what it orders."""
    whom, what = Prose(called(names, plan)), described(names, plan)
    if plan.contingent < 0 and plan.activated:  # units active without orders may react
        return joined((what, whom), ", then ")
    return joined((whom, what), ": ")


def phrases(names: Names, plan: Written) -> list[Prose]:
    """Return a plan's orders in a player's words."""
    standing = "no more units move" if plan.under_way else "its units stand"
    return [*map(Prose, phrases_of(plan.orders, words_of(names), standing if stands(plan) else ""))]


def leaves_open(plan: Written) -> bool:
    """Return whether the bot decides what other units do, or a Samurai."""
    return not plan.orders.lines or bool(plan.orders.more) or at.CHALLENGE in given(plan)


def stands(plan: Written) -> bool:
    """Return whether the only line about a unit is that it stays: so none moves."""
    acts = [line for line in plan.orders.lines if line.kind in _ACTING]
    return len(acts) == 1 and stays(acts[0])


def given(plan: Written) -> list[int]:
    """Return the orders of the Orders Phase."""
    return [line.value for line in plan.orders.of(at.ORDER_CHOICE)]


def written(names: Names, start: Start, plan: Plan) -> Written:
    """Write a plan that begins at ``start``; what it leaves to the bot, it says so."""
    return of_steps(names, replay(supposed(start), plan.choices))


def of_steps(names: Names, steps: Iterable[Step]) -> Written:
    """Write what is chosen in some steps of a game."""
    writer = _Writer(names)
    for step in steps:
        if step.asked and step.what < 0:
            writer.add(step)
    return writer.done()


class _Writer:
    def __init__(self, names: Names) -> None:
        self.names, self.words, self.found = names, words_of(names), Written()
        self.lines: list[Line] = []
        self.moves = self.attacks = False  # some line is about them
        self.moves_over = self.attacks_over = False

    def add(self, step: Step) -> None:
        """Write one choice."""
        kind, value, s = kind_of(step.what), int(step.value), State(step.before)
        if kind == at.ACTIVATE_CHOICE and value:
            self.found.activated.append(contingent_of(value))
        elif kind == at.CONTINGENT_CHOICE and value:
            self.found.contingent, self.found.other = first_of(value), second_of(value)
        elif kind == mv.UNIT_CHOICE and value == 0:
            self._no_more_moves(options_open(s))
        elif kind == mv.MOVE_CHOICE and value == 0:
            self._halt(s)
        elif DECISIONS[kind].forms and kind != at.MOMENTUM_CHOICE:
            self.moves = self.moves or kind == mv.UNIT_CHOICE
            self.attacks = self.attacks or (kind == sh.ATTACK_CHOICE and value > 0)
            self.attacks_over = self.attacks_over or (kind == sh.ATTACK_CHOICE and value == 0)
            self._write(kind, written_line(self.names.question, s, kind, value))

    def done(self) -> Written:
        """Say what else may be done as the bot likes."""
        more = [mv.UNIT_CHOICE] if self.moves and not self.moves_over else []
        more += [sh.ATTACK_CHOICE] if self.attacks and not self.attacks_over else []
        self.found.orders = LinesOfOrders(tuple(self.lines), tuple(more))
        self.found.lines = tuple(texts_of(self.found.orders))
        return self.found

    def _write(self, kind: int, value: int) -> None:
        if text := DECISIONS[kind].spelled(value, self.words) if value else "":
            self.lines.append(Line(0, text, kind, value))

    def _no_more_moves(self, options: Sequence[int]) -> None:
        """Write that one unit stays, if none acts."""
        self.moves_over = True
        able = [who_of(one) for one in options if one and what_of(one) == mv.MOVE]
        if not self.moves and able:
            self.moves = True
            self._write(mv.MOVE_CHOICE, halt_line(able[0]))

    def _halt(self, s: State) -> None:
        """Write that a unit stays where it began, if nothing else is said of it."""
        unit = int(s.mover)
        if not any(unit_of_line(line.kind, line.value) == unit for line in self.lines):
            self._write(mv.MOVE_CHOICE, halt_line(unit))


def added(names: Names, plan: Plan, seed: int) -> list[Prose]:
    """Say what the bot orders after a plan's choices, to the end of their Orders Phase."""
    first = int(State(plan.start.state).orders_phases)

    def is_over(s: State) -> bool:
        return bool(s.orders_phases > first + 1 or s.phase == at.ORDERS_DONE)

    (chosen,) = choices_in(plan, seed, 1, is_over)
    steps = [step for step in chosen if step.asked][len(plan.choices) :]
    lines = of_steps(names, steps).orders.lines
    acting = LinesOfOrders(tuple(line for line in lines if not stays(line)))
    return [*map(Prose, phrases_of(acting, words_of(names))), *_challenged(names, steps)]


def _challenged(names: Names, steps: Iterable[Step]) -> Iterator[Prose]:
    """Say what comes of a Samurai Challenge Phase: nothing, maybe (10.24)."""
    for step in steps:
        kind = kind_of(step.what)
        if kind in (mv.SAMURAI_CHOICE, sh.CHALLENGE_CHOICE):
            texts = [text for _, text, _ in DECISIONS[kind].narrations(names, step)]
            yield from map(Prose, texts)
            if kind == sh.CHALLENGE_CHOICE and not texts:
                yield Prose("nobody is challenged")
