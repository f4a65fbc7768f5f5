"""Orders for one Orders Phase, written by a player line by line (README.md has the forms)."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from samurai_odds.errors import OddsError, unknown
from samurai_odds.play.decisions import Word, Words, word_of
from samurai_odds.play.orders_text import Line, LinesOfOrders
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import DECISIONS, as_line, as_other_line
from samurai_odds.ran.rules.decisions.lines import halt_line
from samurai_odds.ran.rules.decisions.packed import contingent_value, what_of, who_of
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.shock import layout as sh

_WORDS = ("", "move", "withdraw", "rally", "busho", "challenge")  # of orders, by number
_OF_UNITS = (mv.UNIT_CHOICE, mv.MOVE_CHOICE, sh.ATTACK_CHOICE)  # kinds of a unit's lines


def ordering(contingent: int) -> list[tuple[int, int]]:
    """Write that a contingent is activated, if it must be, and given orders."""
    value = contingent_value(contingent)
    return [(at.ACTIVATE_CHOICE, value), (at.CONTINGENT_CHOICE, value)]


def unit_of_line(kind: int, value: int) -> int:
    """Return the unit whose act a line is, NONE where it is about no unit."""
    return DECISIONS[kind].lines.unpack(value).get("unit", at.NONE)


def silent(q: Question, s: State) -> bool:
    """Say whether orders said beforehand are over: they are for one Orders Phase."""
    return bool(0 < q.script_phases < s.orders_phases)


class Orders(LinesOfOrders):
    """All lines of a file."""

    @property
    def whole(self) -> tuple[int, ...]:
        """The kinds of which the lines say all: who is to attack has all others stand as well."""
        kinds = self.whole_of((mv.UNIT_CHOICE, sh.ATTACK_CHOICE))
        stands = any(line.kind in _OF_UNITS for line in self.lines)
        if stands and mv.UNIT_CHOICE not in (*kinds, *self.more):
            return (mv.UNIT_CHOICE, *kinds)
        return kinds

    def stays(self, line: Line) -> bool:
        """Say whether a line has its unit or busho stay where it is, which it always may."""
        said = (other for other in self.lines if other.number == line.number)
        return any(stays(each) for each in said)

    @property
    def limited(self) -> list[str]:
        """The lines that would let other units act too."""
        return [f"more {DECISIONS[kind].more}" for kind in self.whole]


def texts_of(orders: LinesOfOrders) -> list[str]:
    """Return the lines as a file has them."""
    more = [f"more {DECISIONS[kind].more}" for kind in orders.more]
    return [*(line.text for line in orders.lines), *more]


def stays(line: Line) -> bool:
    """Say whether a line has a unit or busho stay where it is."""
    if line.kind not in (mv.MOVE_CHOICE, mv.BUSHO_CHOICE):
        return False
    fields = DECISIONS[line.kind].lines.unpack(line.value)
    return all(number < 0 for name, number in fields.items() if name not in ("unit", "busho"))


def words_of(names: Names, contingent: int = 0, on_map: AbstractSet[int] = frozenset()) -> Words:
    """Return the words of orders; they are read for a contingent, which has units ``on_map``."""
    labels = [names.label(unit) for unit in range(len(names.counters))]
    letters = [each.letter for each in names.contingents]
    whose = names.contingents[contingent]
    own, enemy = {}, {}
    for unit, (each, _) in enumerate(names.counters):
        if each is whose:
            own[labels[unit]] = unit
        elif each.side != whose.side:
            enemy[labels[unit]] = unit
    busho = {each.letter: k for k, each in enumerate(names.contingents) if each.side == whose.side}
    types = {
        "unit": _named("UNIT", "unit of the contingent", labels, own),
        "enemy": _named("UNIT", "enemy unit", labels, enemy),
        "letter": _named("LETTER", "busho", letters, busho),
        "hex": Word("HEX", names.hex, names.field.hex_named),
        "facing": _named("FACING", "facing", FACINGS, {name: k for k, name in enumerate(FACINGS)}),
        "order": word_of(_WORDS, ", ".join(_WORDS[1:])),
    }
    return Words(types, on_map)


def _named(form: str, what: str, names: Sequence[str], known: Mapping[str, int]) -> Word:
    """Return how one of several is written by its name; those that are ``known`` are read."""

    def read(word: str) -> int:
        if word not in known:
            raise OddsError(unknown(what, word, known))
        return known[word]

    return Word(form, lambda number: names[number], read)


def written_line(q: Any, s: Any, kind: int, choice: int) -> int:
    """Return the line of an option as a player writes it: a turn in place as that."""
    turn = as_other_line(q, s, kind, choice) if kind == mv.MOVE_CHOICE else at.NONE
    return int(as_line(q, s, kind, choice) if turn == at.NONE else turn)


def spelled(q: Any, s: Any, kind: int, choice: int, words: Words) -> str:
    """Write an option as a line of orders; "" if none says it."""
    line = written_line(q, s, kind, choice)
    return DECISIONS[kind].spelled(line, words) if line else ""


def read_orders(text: str, name: str, words: Words) -> Orders:
    """Read all lines; OddsError with every one that cannot be read."""
    grammar = DECISIONS.grammar(words, {}, refuse=False)
    lines, more = grammar.read(
        text, name, lambda text, said: DECISIONS.read(grammar, text, said, words)
    )
    said = {line.kind for line in lines} - {at.MOMENTUM_CHOICE}
    if said and at.ORDER_CHOICE not in said:  # acts are said: the usual order, if possible
        lines.append(Line(0, "order move", at.ORDER_CHOICE, at.MOVE_AND_FIRE))
    return Orders(tuple(_with_halts(lines)), tuple(more))


def _with_halts(lines: list[Line]) -> list[Line]:
    """Have each unit that acts on orders halt when its lines are done."""
    acting = (line.value for line in lines if line.kind == mv.UNIT_CHOICE)
    ended = dict.fromkeys(who_of(value) for value in acting if what_of(value) == mv.MOVE)
    return [*lines, *(Line(0, "", mv.MOVE_CHOICE, halt_line(unit)) for unit in ended)]
