"""Orders for one Orders Phase as text, and the options that each line takes."""

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from samurai_odds.errors import OddsError, unknown
from samurai_odds.play.orders_text import Grammar, Line, LinesOfOrders
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.narration_names import Names
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.hexes import FACINGS

# ---- What a line of orders said beforehand means -------------------------------------

WHO = 1_000_000
IN_PLACE = 20_000  # + facing: a turn where it stands
TARGET = 1_000  # units are fewer
CHARGING = TARGET**3


def halt_line(unit: int) -> int:
    return WHO * (1 + unit)


def end_line(unit: int, there: int, facing: int) -> int:
    """Write where a unit goes, and how it faces there; NONE: where it stands."""
    if there < 0:
        return halt_line(unit) + IN_PLACE + facing
    return halt_line(unit) + 1 + at.SIDES_OF_HEX * there + facing


def fire_line(unit: int, enemy: int) -> int:
    return halt_line(unit) + at.ACTION + 1 + enemy


def quarry_line(unit: int, enemy: int) -> int:
    return halt_line(unit) + 1 + enemy


def ride_line(busho: int, there: int) -> int:
    """Write where a busho goes; NONE: he stays."""
    return WHO * (1 + busho) + 1 + there


def attack_line(unit: int, targets: Sequence[int], charges: bool) -> int:
    first, *rest = targets
    second = 1 + rest[0] if rest else 0
    value = 1 + unit + TARGET * (1 + first) + TARGET * TARGET * second
    return value + CHARGING * charges


def ordering(contingent: int) -> list[tuple[int, int]]:
    """Write that a contingent is activated, if it must be, and given orders."""
    return [(at.ACTIVATE_CHOICE, 1 + contingent), (at.CONTINGENT_CHOICE, 1 + contingent)]


def unit_of_line(kind: int, value: int) -> int:
    """Return the unit whose act a line is, NONE where it is about no unit."""
    if kind == mv.UNIT_CHOICE:
        return value % at.ACTION - 1
    if kind == mv.MOVE_CHOICE or kind == mv.HARASS_CHOICE:
        return value // WHO - 1
    if kind == mv.VOLLEY_CHOICE:
        return value - 1
    return value % TARGET - 1 if kind == sh.ATTACK_CHOICE else at.NONE


def means(q: Any, s: Any, kind: int, choice: int, value: int) -> bool:
    if kind == mv.MOVE_CHOICE:
        unit = s[mv.MOVER]
        if value // WHO != 1 + unit:
            return False
        wanted = value % WHO
        if wanted >= IN_PLACE:
            wanted = 1 + at.SIDES_OF_HEX * s[at.HEX + unit] + wanted - IN_PLACE
        return choice == wanted
    if kind == mv.HARASS_CHOICE:
        return value // WHO == 1 + s[mv.HARASSER] and choice == value % WHO
    if kind == mv.BUSHO_CHOICE:
        return value // WHO == 1 + s[mv.RIDER] and choice == value % WHO
    if kind == sh.ATTACK_CHOICE and choice > 0:
        return is_attack(q, s, choice, value)
    return choice == value


def is_attack(q: Any, s: Any, choice: int, value: int) -> bool:
    what, unit = choice // at.ACTION, choice % at.ACTION - 1
    if value % TARGET != 1 + unit or (value >= CHARGING) != (what >= sh.CHARGE):
        return False
    one = value // TARGET % TARGET - 1
    other = value // (TARGET * TARGET) % TARGET - 1
    whom = what % sh.CHARGE
    left, right = struck(q, s, unit, 0), struck(q, s, unit, 1)
    if whom == sh.BOTH:
        return (one == left and other == right) or (one == right and other == left)
    return other < 0 and one == (right if whom == sh.RIGHT else left)


def struck(q: Any, s: Any, unit: int, which: int) -> int:
    """Give the unit across the left, 0, or the right front side of a unit's hex, NONE."""
    side = (s[at.FACING + unit] + 5 + which) % at.SIDES_OF_HEX
    there = q[at.BESIDE + at.SIDES_OF_HEX * s[at.HEX + unit] + side]
    return s[at.UNIT_AT + there] if there >= 0 else at.NONE


def attack_text(names: Names, s: Any, choice: int) -> str:
    """Write an attack that may be named as a line of orders: ``attack A1 b2``."""
    what, unit = choice // at.ACTION, choice % at.ACTION - 1
    verb = "charge" if what >= sh.CHARGE else "attack"
    sides = {sh.LEFT: (0,), sh.RIGHT: (1,), sh.BOTH: (0, 1)}[what % sh.CHARGE]
    targets = [int(struck(names.question, s, unit, side)) for side in sides]
    return " ".join((verb, *map(names.label, (unit, *targets))))


def silent(q: Any, s: Any) -> bool:
    """Say whether orders said beforehand are over: they are for one Orders Phase."""
    return bool(0 < q[at.SCRIPT_PHASES] < s[at.ORDERS_PHASES])


# ---- Orders for one Orders Phase, written by a player line by line -------------------

_ORDERS = {
    "move": at.MOVE_AND_FIRE,
    "withdraw": at.WITHDRAW,
    "rally": at.RALLY_ROUTED,
    "busho": at.BUSHO_MOVEMENT,
    "challenge": at.CHALLENGE,
}
ORDER_WORDS = {order: word for word, order in _ORDERS.items()}
_YES_NO = {"yes": 1, "no": 0}
_MORE = {"moves": mv.UNIT_CHOICE, "attacks": sh.ATTACK_CHOICE}
_FORMS = {
    "order": f"order {', '.join(_ORDERS)}",
    "move": "move UNIT HEX FACING, or move UNIT stay",
    "turn": "turn UNIT FACING",
    "fire": "fire UNIT UNIT",
    "volley": "volley UNIT",
    "harass": "harass UNIT UNIT",
    "remove": "remove hits UNIT",
    "recover": "recover UNIT",
    "form": "form UNIT",
    "busho": "busho LETTER HEX, or busho LETTER stay",
    "attack": "attack UNIT UNIT, or attack UNIT UNIT UNIT",
    "charge": "charge UNIT UNIT, or charge UNIT UNIT UNIT",
    "momentum": "momentum yes, or momentum no",
    "more": "more moves, or more attacks",
}
_MAY_FAIL = ("move", "turn", "fire", "volley", "harass", "remove", "recover", "form", "busho",
             "attack", "charge")  # fmt: skip
_OF_UNITS = (mv.UNIT_CHOICE, mv.MOVE_CHOICE, sh.ATTACK_CHOICE)  # kinds of a unit's lines
_ACTS = {"remove": mv.REMOVE_HITS, "recover": mv.RECOVER, "form": mv.CHANGE_ORDER}


_GRAMMAR = Grammar(_FORMS, _MAY_FAIL, _MORE)


class Orders(LinesOfOrders):
    """All lines of a file."""

    @property
    def whole(self) -> tuple[int, ...]:
        """The kinds of which the lines say all: who is to attack has all others stand as well."""
        found = self.whole_of(tuple(_MORE.values()))
        stands = any(line.kind in _OF_UNITS for line in self.lines)
        if stands and mv.UNIT_CHOICE not in (*found, *self.more):
            return (mv.UNIT_CHOICE, *found)
        return found

    def stays(self, line: Line) -> bool:
        """Say whether a line has its unit or busho stay where it is, which it always may."""
        said = (other for other in self.lines if other.number == line.number)
        return any(
            (each.kind == mv.MOVE_CHOICE and each.value % WHO == 0)
            or (each.kind == mv.BUSHO_CHOICE and each.value % WHO == 0)
            for each in said
        )

    @property
    def limited(self) -> list[str]:
        """The lines that would let other units act too."""
        return [f"more {word}" for word, kind in _MORE.items() if kind in self.whole]


class Reader:
    """Reads orders for a side, by the names of its units and the enemy's."""

    def __init__(
        self, own: Mapping[str, int], enemy: Mapping[str, int], busho: Mapping[str, int],
        hex_named: Callable[[str], int], on_map: AbstractSet[int],
    ) -> None:  # fmt: skip
        self.own, self.enemy, self.busho = own, enemy, busho
        self.hex_named, self.on_map = hex_named, on_map

    def read(self, text: str, name: str) -> Orders:
        """Read all lines; OddsError with every one that cannot be read."""
        lines, more = _GRAMMAR.read(text, name, self._meaning)
        said = {line.kind for line in lines} - {at.MOMENTUM_CHOICE}
        if said and at.ORDER_CHOICE not in said:  # acts are said: the usual order, if possible
            lines.append(Line(0, "order move", at.ORDER_CHOICE, at.MOVE_AND_FIRE))
        return Orders(tuple(_with_halts(lines)), tuple(more))

    def _meaning(self, text: str, words: list[str]) -> list[tuple[int, int]]:
        verb = words[0]
        if verb == "order":
            return [(at.ORDER_CHOICE, _GRAMMAR.one_of(text, words, _ORDERS))]
        if verb == "momentum":
            return [(at.MOMENTUM_CHOICE, _GRAMMAR.one_of(text, words, _YES_NO))]
        if verb == "busho":
            letter, there = _GRAMMAR.rest(text, words, 2)
            busho = _known("busho", letter, self.busho)
            return [(mv.BUSHO_CHOICE, ride_line(busho, self._hex_or_stay(there)))]
        if verb == "remove":
            hits, unit = _GRAMMAR.rest(text, words, 2)
            if hits != "hits":
                raise _GRAMMAR.refusal(text, verb)
            return [self._act(mv.REMOVE_HITS, self._own(unit))]
        if verb in _ACTS:
            return [self._act(_ACTS[verb], self._own(*_GRAMMAR.rest(text, words, 1)))]
        if verb in ("move", "turn"):
            return self._move(text, words)
        if verb == "volley":
            return [(mv.VOLLEY_CHOICE, 1 + self._own(*_GRAMMAR.rest(text, words, 1)))]
        if verb in ("attack", "charge"):
            return [self._attack(text, words)]
        named, other = _GRAMMAR.rest(text, words, 2)
        enemy = _known("enemy unit", other, self.enemy)
        firer = self._own(named)
        if verb == "harass":
            return [self._act(mv.HARASS, firer), (mv.HARASS_CHOICE, quarry_line(firer, enemy))]
        return [self._act(mv.MOVE, firer), (mv.MOVE_CHOICE, fire_line(firer, enemy))]

    def _act(self, what: int, unit: int) -> tuple[int, int]:
        return mv.UNIT_CHOICE, at.ACTION * what + 1 + unit

    def _move(self, text: str, words: list[str]) -> list[tuple[int, int]]:
        if len(words) == 3 and words[0] == "move" and words[2] == "stay":
            unit = self._own(words[1])
            halt = (mv.MOVE_CHOICE, halt_line(unit))
            return [self._act(mv.MOVE, unit), halt] if unit in self.on_map else [halt]
        if words[0] == "turn":
            name, facing = _GRAMMAR.rest(text, words, 2)
            unit = self._own(name)
            there = at.NONE
        else:
            name, place, facing = _GRAMMAR.rest(text, words, 3)
            unit, there = self._own(name), self.hex_named(place)
        if facing not in FACINGS:
            raise OddsError(unknown("facing", facing, FACINGS))
        end = end_line(unit, there, FACINGS.index(facing))
        entry = at.SIDES_OF_HEX * there + FACINGS.index(facing) + 1
        lines = [self._act(mv.MOVE, unit), (mv.MOVE_CHOICE, end)]
        if there >= 0 and unit not in self.on_map:  # a reinforcement
            lines.insert(1, (mv.ENTRY_CHOICE, entry))
        return lines

    def _attack(self, text: str, words: list[str]) -> tuple[int, int]:
        if len(words) not in (3, 4):
            raise _GRAMMAR.refusal(text, words[0])
        unit = self._own(words[1])
        targets = [_known("enemy unit", name, self.enemy) for name in words[2:]]
        return sh.ATTACK_CHOICE, attack_line(unit, targets, words[0] == "charge")

    def _own(self, name: str) -> int:
        return _known("unit of the contingent", name, self.own)

    def _hex_or_stay(self, word: str) -> int:
        return at.NONE if word == "stay" else self.hex_named(word)


def _with_halts(lines: list[Line]) -> list[Line]:
    """Have each unit that acts on orders halt when its lines are done."""
    ended = []
    for line in lines:
        if line.kind == mv.UNIT_CHOICE and line.value < at.ACTION and line.value not in ended:
            ended.append(line.value)
    return [*lines, *(Line(0, "", mv.MOVE_CHOICE, halt_line(value - 1)) for value in ended)]


def _known(what: str, name: str, names: Mapping[str, int]) -> int:
    if name not in names:
        raise OddsError(unknown(what, name, names))
    return names[name]
