"""The contingent asked about, and its orders rehearsed on the map to refuse what is illegal."""

from dataclasses import dataclass

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.errors import OddsError, refuse, unknown
from samurai_odds.play.decisions import Words
from samurai_odds.play.game import Start
from samurai_odds.play.offering import Numbers
from samurai_odds.play.orders_text import Line
from samurai_odds.play.replay import forced, options_open, prepare
from samurai_odds.ran.full_game.orders_text import (
    Orders,
    read_orders,
    spelled,
    unit_of_line,
    words_of,
)
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.activation import (
    begin_activation,
    can_be_activated,
    can_be_ordered,
    hold_initiative,
    start_turn,
)
from samurai_odds.ran.rules.decisions.kinds import DECISIONS, means
from samurai_odds.ran.rules.decisions.packed import contingent_value, who_of
from samurai_odds.ran.rules.decisions.said import ALLOWED
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.question import in_order
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.scenario import SIDES, Contingent, Scenario

# ---- The contingent whose Orders Phase is asked about --------------------------------


@dataclass(frozen=True)
class Chosen:
    """A contingent that is about to be given orders.

    ``state`` is the battle where its side names whom it gives orders; ``activated`` says
    that its So-Taisho has used an activation for it (R80). ``begun`` is where the battle is taken
    up: at the start of a turn that is the Activation Phase, else ``state``.
    """

    number: int
    letter: str
    name: str
    side: int
    state: State
    begun: State
    activated: bool
    words: Words

    def read(self, text: str, name: str) -> Orders:
        """Read its orders; OddsError with every line that cannot be read."""
        return read_orders(text, name, self.words)


def chosen(scenario: Scenario, start: Start, named: str) -> Chosen:
    """Find a contingent by its letter or its busho's name, ready for orders (R80).

    Raises OddsError for one that there is not, or that cannot be given orders, and why.
    """
    listed = in_order(scenario)
    number = _numbered(listed, named)
    contingent = listed[number]
    side, q = contingent.side, Question(start.question.whole)
    initiative = scenario.moment.initiative
    if initiative is not None and initiative != side:
        raise OddsError(
            f"contingent {contingent.letter} is {SIDES[side]}'s, and the position's initiative "
            f"{SIDES[initiative]}'s"
        )
    state = begun = State(start.state.copy())
    if initiative is None:  # 5.12: the side without it activates first
        win_initiative(q, state, side)
        begun = state.copy()
        begin_activation(q, state, side)
    hold_initiative(state, side)
    activated = not state.activated[number]
    if activated and can_be_activated(q, state, number):
        state.activated[number] = 1
        state.activations_used[side] += 1
    if not can_be_ordered(q, state, number):
        why = _why(q, state, number)
        raise OddsError(f"contingent {contingent.letter} cannot be given orders: {why}")
    units = range(int(q.first_unit[number]), int(q.end_of_units[number]))
    on_map = {unit for unit in units if state.hex[unit] >= 0}
    words = words_of(Names(scenario, q), number, on_map)
    begun = begun if initiative is None else state
    return Chosen(number, contingent.letter, contingent.name, side, state, begun, activated, words)


def win_initiative(q: Numbers, state: State, side: int) -> None:
    """Begin a turn as if a side had won the Initiative: the other activates first (5.12)."""
    start_turn(q, state)
    state.initiative = state.active = side
    begin_activation(q, state, 1 - side)


def _numbered(listed: tuple[Contingent, ...], named: str) -> int:
    """Find a contingent by its letter, or by a busho's whole name or a part that one only has."""
    letters = [each.letter for each in listed]
    names = [each.name for each in listed]
    if named in letters:
        return letters.index(named)
    places = [k for k, name in enumerate(names) if named.lower() == name.lower()]
    places = places or [
        k for k, name in enumerate(names) if named.lower() in name.lower() and named
    ]
    if len(places) != 1:
        raise OddsError(unknown("contingent", named, [*letters, *names]))
    return places[0]


def _why(q: Question, s: State, number: int) -> str:
    """Say why a contingent cannot be given orders."""
    if s.fate[number] == at.FLED:
        return "it has fled (11.84)"
    if s.fate[number] == at.DEAD:
        return "nobody leads it (10.52)"
    if s.finished[number]:
        return "its busho is Finished (5.24)"
    if q.entry_turn[number] > s.turn:
        return f"it enters on turn {q.entry_turn[number]}"
    if not s.activated[number]:
        return "it is inactive, and its So-Taisho cannot activate it (5.21, 5.23)"
    return "its So-Taisho, outside his Honjin, does not reach its busho (4.31), or it has no unit"


# ---- Orders for a phase gone through once on the map ---------------------------------

_MOST_NAMED = 12


class Rehearsal:
    """Follows orders up to the first dice or answer of the enemy, where all is still certain."""

    q: Question
    s: State

    def __init__(
        self, scenario: Scenario, start: Start, chosen: Chosen, orders: Orders, name: str
    ) -> None:
        self.game, self.chosen, self.orders, self.name = start.game, chosen, orders, name
        self.q, self.s = Question(start.question.whole), State(chosen.state.copy())
        self.names = Names(scenario, start.question.whole)
        self.problems: list[str] = []
        self.lines: set[Line] = set()

    def run(self) -> None:
        """Go through the phase; raise OddsError with every order that is not allowed."""
        while self.s.ended == at.PLAYING and self.s.orders_phases <= 1:
            prepare(self.game, self.q, self.s)
            if self.s.pending == AUTOMATIC:
                continue
            value = forced(self.s)
            if value is None:
                if self.s.pending > 0 or self.s.asked != self.chosen.side:
                    break  # dice, or the enemy's answer: what follows is no longer certain
                value = self._chosen()
            if value is None:
                break  # the bot's to decide
            self.game.settle(self.q, self.s, value)
        refuse(self.problems)

    def _chosen(self) -> int | None:
        """Give what the orders choose, None where they leave it to the bot."""
        kind, options = int(self.s.decision), options_open(self.s)
        if kind == at.CONTINGENT_CHOICE:
            return int(contingent_value(self.chosen.number))
        for line in self.orders.lines:
            if line.kind != kind or line in self.lines or not self._is_asked(line):
                continue
            self.lines.add(line)
            taken = self._option_of(line, options)
            if taken is not None:
                self._skip_same(line)
                return taken
            if not line.tried and line.number and not self.orders.stays(line):
                self._refuse(line, options)
        if kind in self.orders.whole and 0 in options:
            return 0
        usual = kind == at.ORDER_CHOICE and at.MOVE_AND_FIRE in options
        return at.MOVE_AND_FIRE if usual else None

    def _is_asked(self, line: Line) -> bool:
        if line.kind == mv.MOVE_CHOICE:
            return bool(unit_of_line(line.kind, line.value) == self.s.mover)
        if line.kind == mv.BUSHO_CHOICE:
            busho = DECISIONS[line.kind].lines.unpack(line.value)["busho"]
            return bool(busho == self.s.move.rider)
        return True

    def _option_of(self, line: Line, options: list[int]) -> int | None:
        for option in options:
            if means(self.q, self.s, line.kind, option, line.value):
                return option
        return None

    def _skip_same(self, line: Line) -> None:
        """Pass over further lines that would have a unit act again: it acts once."""
        if line.kind == mv.UNIT_CHOICE:
            self.lines |= {
                other
                for other in self.orders.lines
                if other.kind == line.kind and other.value == line.value
            }

    # ---- refusing --------------------------------------------------------------------

    def _refuse(self, line: Line, options: list[int]) -> None:
        if line.kind == mv.UNIT_CHOICE:  # what this unit may do
            options = [one for one in options if who_of(one) == who_of(line.value)]
        allowed = [self._named(line.kind, option) for option in options]
        named = list(dict.fromkeys(text for text in allowed if text))
        more = f" and {len(named) - _MOST_NAMED} more" if len(named) > _MOST_NAMED else ""
        may = ", ".join(named[:_MOST_NAMED]) + more or "nothing"
        self.problems.append(
            f"{self.name}, line {line.number}: '{line.text}' is not allowed; allowed here: {may}"
        )

    def _named(self, kind: int, option: int) -> str:
        """Name an option as lines of orders have it, in short."""
        if kind == sh.ATTACK_CHOICE:
            return spelled(self.q, self.s, kind, option, self.chosen.words)
        declared = DECISIONS[kind]
        return declared.worded(ALLOWED, self.names, self.s, declared.fields(self.s, option))
