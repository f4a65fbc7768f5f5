"""Plans written as orders that `ran turn --orders` reads back."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from samurai_odds.play.game import Start, State
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step, options_open, replay
from samurai_odds.play.search.planning import Plan, choices_in, supposed
from samurai_odds.ran.advice.orders_in_words import phrases_of
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.narration_combat import issued
from samurai_odds.ran.field.narration_movement import samurai_step
from samurai_odds.ran.field.narration_names import Names
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.whole.orders_text import ORDER_WORDS, attack_text

_ACTING = ("move ", "turn ", "fire ", "volley ", "harass ", "remove ", "recover ", "form ")
_ACTS = {mv.REMOVE_HITS: "remove hits", mv.RECOVER: "recover", mv.CHANGE_ORDER: "form"}


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
        if step.asked:
            writer.add(step)
    return writer.done()


class _Writer:
    def __init__(self, names: Names) -> None:
        self.names, self.found = names, Written()
        self.moves = self.attacks = False  # some line is about them
        self.moves_over = self.attacks_over = False

    def add(self, step: Step) -> None:
        """Write one choice."""
        kind, value, s = kind_of(step.what), int(step.value), step.before
        if kind == at.ACTIVATE_CHOICE and value:
            self.found.activated.append(value - 1)
        elif kind == at.CONTINGENT_CHOICE and value:
            self.found.contingent = value % at.PAIR - 1
            self.found.other = value // at.PAIR - 1
        elif kind == at.ORDER_CHOICE:
            self._write(f"order {ORDER_WORDS[value]}")
        elif kind == mv.UNIT_CHOICE:
            self._unit_order(value, options_open(s))
        elif kind == mv.MOVE_CHOICE:
            self._end(s, value)
        elif kind == mv.VOLLEY_CHOICE and value:
            self._write(f"volley {self.names.label(value - 1)}")
        elif kind == mv.HARASS_CHOICE and value:
            harasser = self.names.label(int(s[mv.HARASSER]))
            self._write(f"harass {harasser} {self.names.label(value - 1)}")
        elif kind == mv.BUSHO_CHOICE:
            busho = self.names.contingents[int(s[mv.RIDER])].letter
            self._write(f"busho {busho} {self.names.hex(value - 1) if value else 'stay'}")
        elif kind == sh.ATTACK_CHOICE:
            self._attack(step, value)

    def done(self) -> Written:
        """Say what else may be done as the bot likes."""
        if self.moves and not self.moves_over:
            self._write("more moves")
        if self.attacks and not self.attacks_over:
            self._write("more attacks")
        return self.found

    def _write(self, line: str) -> None:
        self.found.lines.append(line)

    def _unit_order(self, value: int, options: Sequence[int]) -> None:
        """Write what a unit does, but for a move: its end says that; none acts: one is to stay."""
        if value == 0:
            self.moves_over = True
            able = [one % at.ACTION - 1 for one in options if 0 < one < at.ACTION]
            if not self.moves and able:
                self.moves = True
                self._write(f"move {self.names.label(able[0])} stay")
            return
        self.moves = True
        what, unit = divmod(value, at.ACTION)
        if what in _ACTS:
            self._write(f"{_ACTS[what]} {self.names.label(unit - 1)}")

    def _end(self, s: State, value: int) -> None:
        """Write where a unit goes, whom it fires at, or that it stays where it began."""
        unit = int(s[mv.MOVER])
        name = self.names.label(unit)
        if value >= at.ACTION:
            self._write(f"fire {name} {self.names.label(value % at.ACTION - 1)}")
        elif value:
            there, facing = divmod(value - 1, at.SIDES_OF_HEX)
            if there == s[at.HEX + unit]:
                self._write(f"turn {name} {FACINGS[facing]}")
            else:
                self._write(f"move {name} {self.names.hex(there)} {FACINGS[facing]}")
        elif not any(line.split()[1] == name for line in self.found.lines):
            self._write(f"move {name} stay")

    def _attack(self, step: Step, value: int) -> None:
        if value == 0:
            self.attacks_over = True
            return
        self.attacks = True
        self._write(attack_text(self.names, step.before, value))


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
        if kind == mv.SAMURAI_CHOICE and step.value:
            yield samurai_step(names, step)[1]
        elif kind == sh.CHALLENGE_CHOICE:
            yield issued(names, step)[1] if step.value else "nobody is challenged"
