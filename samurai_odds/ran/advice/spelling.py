"""Plans written as orders that `ran turn --orders` reads back."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from samurai_odds.play.game import Start, State
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step, options_open, replay
from samurai_odds.play.search.planning import Plan, choices_in, supposed
from samurai_odds.ran.advice.orders_in_words import phrases_of
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.decisions import (
    DECISIONS,
    contingent_of,
    first_of,
    halt_line,
    second_of,
    what_of,
    who_of,
)
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.narration_names import Names
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.whole.orders_text import spelled, words_of

_ACTING = ("move ", "turn ", "fire ", "volley ", "harass ", "remove ", "recover ", "form ")


@dataclass
class Written:
    """A plan in words: the contingent activated, the one with orders (NONE: a pass), its orders.

    ``other`` has orders with the contingent (NONE: nobody); ``under_way``: they go on with a phase.
    """

    contingent: int = at.NONE
    other: int = at.NONE
    activated: list[int] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    under_way: bool = False

    def called(self, names: Names) -> str:
        """Name whom the orders are for."""
        if self.contingent < 0:
            return "pass"
        called = [names.contingents[one] for one in (self.contingent, self.other) if one >= 0]
        return " and ".join(f"{one.letter} {one.name}" for one in called)

    def described(self, names: Names) -> str:
        """Say what is ordered."""
        letters = ", ".join(names.contingents[one].letter for one in self.activated)
        said = [f"activate {letters}"] if letters else []
        if self.contingent < 0:
            return "; ".join(said) or "no orders now"
        return "; ".join([*said, *(self.phrases or ["as the bot likes"])])

    def said(self, names: Names) -> str:
        """Say for whom, and what."""
        return f"{self.called(names)}: {self.described(names)}"

    @property
    def phrases(self) -> list[str]:
        """The orders in a player's words."""
        standing = "no more units move" if self.under_way else "its units stand"
        return phrases_of(self.lines, standing if self.stands else "")

    @property
    def leaves_open(self) -> bool:
        """Whether the bot decides what other units do, or a Samurai."""
        left = ("more moves", "more attacks", "order challenge")
        return not self.lines or any(line in self.lines for line in left)

    @property
    def stands(self) -> bool:
        """Whether the only line about a unit is that it stays: so none moves."""
        acts = [line for line in self.lines if line.startswith(_ACTING)]
        return len(acts) == 1 and acts[0].startswith("move ") and acts[0].endswith(" stay")


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
        self.moves = self.attacks = False  # some line is about them
        self.moves_over = self.attacks_over = False

    def add(self, step: Step) -> None:
        """Write one choice."""
        kind, value, s = kind_of(step.what), int(step.value), step.before
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
            if line := spelled(self.names.question, s, kind, value, self.words):
                self._write(line)

    def done(self) -> Written:
        """Say what else may be done as the bot likes."""
        if self.moves and not self.moves_over:
            self._write("more moves")
        if self.attacks and not self.attacks_over:
            self._write("more attacks")
        return self.found

    def _write(self, line: str) -> None:
        self.found.lines.append(line)

    def _no_more_moves(self, options: Sequence[int]) -> None:
        """Write that one unit stays, if none acts."""
        self.moves_over = True
        able = [who_of(one) for one in options if one and what_of(one) == mv.MOVE]
        if not self.moves and able:
            self.moves = True
            self._write(DECISIONS[mv.MOVE_CHOICE].spelled(halt_line(able[0]), self.words))

    def _halt(self, s: State) -> None:
        """Write that a unit stays where it began, if nothing else is said of it."""
        name = self.names.label(int(s[mv.MOVER]))
        if not any(line.split()[1] == name for line in self.found.lines):
            self._write(spelled(self.names.question, s, mv.MOVE_CHOICE, 0, self.words))


def added(names: Names, plan: Plan, seed: int) -> list[str]:
    """Say what the bot orders after a plan's choices, to the end of their Orders Phase."""
    first = int(plan.start.state[at.ORDERS_PHASES])

    def is_over(s: State) -> bool:
        return bool(s[at.ORDERS_PHASES] > first + 1 or s[at.PHASE] == at.ORDERS_DONE)

    (chosen,) = choices_in(plan, seed, 1, is_over)
    steps = [step for step in chosen if step.asked][len(plan.choices) :]
    lines = of_steps(names, steps).lines
    said = [line for line in lines if not line.endswith(" stay") and not line.startswith("more ")]
    return [*phrases_of(said), *_challenged(names, steps)]


def _challenged(names: Names, steps: Iterable[Step]) -> Iterator[str]:
    """Say what comes of a Samurai Challenge Phase: nothing, maybe (10.24)."""
    for step in steps:
        kind = kind_of(step.what)
        if kind in (mv.SAMURAI_CHOICE, sh.CHALLENGE_CHOICE):
            told = DECISIONS[kind].narrated(names, step, lambda rule, text: text)
            yield from (one.text for one in told)
            if kind == sh.CHALLENGE_CHOICE and not told:
                yield "nobody is challenged"
