"""Writes ground, units, busho and charts into the question of a combat (9.2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from samurai_odds.errors import unknown
from samurai_odds.ran import dice
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat import meaning
from samurai_odds.ran.combat.combat_layout import Question
from samurai_odds.ran.combat.writing import (
    flees_at,
    put_busho,
    put_column,
    put_engaged,
    put_flight,
    put_ground,
    put_kind,
    put_unit,
    put_way_back,
)
from samurai_odds.ran.facts import FACES, Used
from samurai_odds.ran.hexes import CLOSE_COUNTRY
from samurai_odds.ran.men import Contingent, Man
from samurai_odds.ran.units import AS_B, AS_T, CHART_TYPES, HONJIN, Unit

# ---- The ground that a shock is fought on (9.28) -------------------------------------


@dataclass(frozen=True)
class Ground:
    """Where the defender stands: hexes, and what lies on the hexside, by their chart keys.

    A level of ``uphill`` stands there once. ``adds``: all that lies on the hexside counts, as in
    movement (R100); else the worst of it.
    """

    hexes: Sequence[str]
    sides: Sequence[str]
    adds: bool = True

    def shift(self, used: Used) -> int:
        """Columns to the left: the best hex for the defender, and the hexside (9.28.3; R100)."""
        return self.in_hex(used) + self.across(used)

    def in_hex(self, used: Used) -> int:
        return max((used.number("terrain", key) for key in self.hexes), default=0)

    def across(self, used: Used) -> int:
        sides = [
            used.number("hexsides", key) * list(self.sides).count(key)
            for key in dict.fromkeys(self.sides)
        ]
        return sum(sides) if self.adds else max(sides, default=0)

    def own_hits(self, used: Used) -> int:
        return max((used.number_or("doubled_hits", key, 1) for key in self.hexes), default=1)

    @property
    def close(self) -> bool:
        """Whether a hex is close country, where turning costs a hit (7.14)."""
        return not set(CLOSE_COUNTRY).isdisjoint(self.hexes)

    def faults(self, used: Used) -> list[str]:
        tables = used.facts.tables
        problems = []
        for what, keys, table in (
            ("terrain", self.hexes, "terrain"),
            ("hexside", self.sides, "hexsides"),
        ):
            known = [key for key in tables[table] if key != "source"]
            if "river" in keys:
                problems.append("hexside 'river': it cannot be crossed, so no shock (6.23)")
            problems += [unknown(what, k, known) for k in keys if k not in known and k != "river"]
        return problems


# ---- Writes units --------------------------------------------------------------------

NEVER_ATTACK = (AS_T, AS_B, HONJIN)  # they never attack (8.17, 4.54)
_FATE = {"none": 0, "wounded": 1, "killed": 2}


@dataclass(frozen=True)
class Leader:
    """A busho in a combat: himself, his unit (from 0), when he gives up, and his contingent."""

    man: Man
    beside: int
    threshold: int
    contingent: Contingent | None


class CombatNumbers:
    """Builds the numbers of one combat, part by part."""

    q: Question

    def __init__(self, used: Used, straight: bool = False) -> None:
        self.used = used
        self.straight = straight  # a 9 of the fire die leads straight to the casualty table
        self.q = Question.blank()

    def written(self) -> tuple[int, ...]:
        """Give them as a machine reads them."""
        return tuple(map(int, self.q))

    def rules(self) -> None:
        """Write what holds in every combat that comes to a shock."""
        self.checks()
        self.shock_table()

    def checks(self) -> None:
        for place, limit in enumerate(range(at.LOWEST_LIMIT, at.HIGHEST_LIMIT + 1)):
            self.q.checks[place] = dice.at_most(limit)
            self.q.excesses[place] = dice.excess(limit)

    def shock_table(self) -> None:
        number, q = self.used.number, self.q
        q.each_more = number("shock_shifts", "each_unit_more")
        q.disrupted_shift = number("shock_shifts", "disrupted_attacker")
        q.open_shift = number("shock_shifts", "open_attacker")
        q.charge_reaction = number("shock_shifts", "charge_reaction")
        modifier = number("shock_shifts", "busho")
        for column in range(1, at.COLUMNS + 1):
            cells = self.used.shock_cells(column)
            for sign in (-1, 0, 1):
                q.table[column - 1, sign + 1] = _shock_code(cells, sign * modifier)
        q.uses[0] = q.uses[1] = -1

    def sides(self, attackers: Sequence[Unit], defenders: Sequence[Unit]) -> None:
        self.q.count[0], self.q.count[1] = len(attackers), len(defenders)
        for start, units in ((0, attackers), (at.FIRST_DEFENDER, defenders)):
            for place, unit in enumerate(units):
                self.unit(start + place, unit)
        for number, unit in enumerate(attackers):
            everyone = (1 << len(defenders)) - 1
            self.q.units[number].flanks = everyone * unit.has("flank")

    def columns(self, attackers: Sequence[Unit], defenders: Sequence[Unit]) -> None:
        q = self.q
        for i, defender in enumerate(defenders):
            for k, attacker in enumerate(attackers):
                plain = clash_column(self.used, defender.type, attacker.type)
                put_column(q, 0, i, k, plain, charge_column(self.used, defender.type))

    def ground(self, ground: Ground, shift: int) -> None:
        """Write the shifts of terrain and the user, and the castle's doubling."""
        in_hex, across = ground.in_hex(self.used), ground.across(self.used)
        put_ground(self.q, 0, in_hex, across, ground.own_hits(self.used), shift)

    def leaders(self, leaders: Sequence[Leader | None], casualties: bool = True) -> None:
        """Write the busho of both sides, with their casualty rolls if there can be any."""
        for side, leader in enumerate(leaders):
            if leader is not None:
                self._leader(side, leader)
                if casualties:
                    self._casualties(side)
        men = [leader.man for leader in leaders if leader is not None]
        self.q.wounds = int(all(man.wound_is_a_hit for man in men))
        both = [leader for leader in leaders if leader is not None]
        if len(both) == 2:
            self.q.bout_code = dice.bout(both[0].man.skill, both[1].man.skill)

    def bonuses(self, options: Mapping[str, Any], sides: Sequence[str]) -> None:
        for side, who in enumerate(sides):
            self.q.tq_bonus[side] = options["tq_bonus"] + options[f"{who}_tq_bonus"]

    def second(self, units: Sequence[int]) -> None:
        for unit in units:
            self.q.units[unit].second = 1

    def coordination(self, result: str | None = None) -> None:
        """Write the roll of two contingents, or its result where it has been made (5.73)."""
        results = coordinated(self.used) if result is None else [_coordinated(result)] * len(FACES)
        self.q.coordination_code = dice.by_result(results.__getitem__)

    def _leader(self, side: int, leader: Leader) -> None:
        q, man, known = self.q, leader.man, leader.contingent
        beside = side * at.FIRST_DEFENDER + leader.beside
        put_busho(q, 0, side, int("wounded" in man.words), beside, man.left)
        q.busho[side].threshold = leader.threshold
        if known is not None:
            for more in range(at.MOST + 2):
                put_flight(q, 0, side, more, flight_limit(self.used, known, more), known.drop)

    def _casualties(self, side: int) -> None:
        q = self.q
        q.busho[side].casualty_well = self.casualty_code(False)
        q.busho[side].casualty_wounded = self.casualty_code(True)
        q.busho[side].fire_well = self.fire_casualty_code(False)
        q.busho[side].fire_wounded = self.fire_casualty_code(True)

    def casualty_code(self, wounded: bool) -> int:
        """Code a 9.26 roll: a casualty on 9, then the table."""
        table = fates(self.used)
        return dice.by_two(lambda die, again: meaning.casualty(die, table[again], wounded))

    def fire_casualty_code(self, wounded: bool) -> int:
        """Code the roll after a fire die of 9: the same, or straight to the table (R10)."""
        return self.casualty_table(wounded) if self.straight else self.casualty_code(wounded)

    def casualty_table(self, wounded: bool) -> int:
        """Code the casualty table by itself: 0 nothing, 1 wounded, 2 killed."""
        table = fates(self.used)
        return dice.by_result(lambda die: meaning.fate(table[die], wounded))

    def unit(self, number: int, unit: Unit) -> None:
        q, word = self.q, unit.has
        state = at.DISRUPTED if word("disrupted") else at.ORDERED
        put_unit(q, 0, number, state, unit.hits, unit.tq, unit.second_tq, int(word("open")))
        put_kind(q, 0, number, int(unit.foot), int(unit.fires), int(unit.type == HONJIN))
        put_engaged(q, 0, number, int(unit.engaged), int(word("engaged")))
        lost = int(word("off-map-lost"))
        put_way_back(q, 0, number, int(word("stuck")), int(word("off-map")), lost)
        q.units[number].checks_first = int(word("check"))
        q.units[number].banzai = int(word("banzai"))
        q.units[number].charges = int(word("charge"))
        q.units[number].surrounded = int(word("surrounded"))
        q.units[number].through = int(word("through"))
        if not unit.second_given and not unit.fires:
            self.used.note("disrupted side of a unit where none is given (R8)")


def clash_column(used: Used, defender: str, attacker: str) -> int:
    """Give the shock column of one type attacking another, 0 if it never attacks (9.27)."""
    if attacker in NEVER_ATTACK:
        return 0
    return used.clash(CHART_TYPES.get(defender, defender), CHART_TYPES.get(attacker, attacker))


def charge_column(used: Used, defender: str) -> int:
    """Give the shock column of a charge against a type (9.3)."""
    return used.clash(CHART_TYPES.get(defender, defender), "KB_NORI")


def fates(used: Used) -> list[int]:
    """Read the casualty table, by die: 0 nothing, 1 wounded, 2 killed (9.26)."""
    return [_FATE[word] for word in used.table("busho_casualty")["results"]]


def coordinated(used: Used) -> list[int]:
    """Read the coordination table, by die (5.73)."""
    return [_coordinated(word) for word in used.table("contingent_coordination")["results"]]


def column_may_be_kept(q: Question) -> bool:
    """Say whether some column of a combat may lie beyond the table, before it is kept within it."""
    mine, his = q.count[0], q.count[1]
    pairs = [(i, k) for i in range(his) for k in range(mine)]
    columns = [q.column_of[i, k] for i, k in pairs]
    columns += [q.plain_column_of[i, k] for i, k in pairs] if any_plain(q) else []
    added = [0]
    if q.coordination_code:
        added = [result - at.SHIFT_ZERO for result in dice.results_of(q.coordination_code).values()]
        added = [0, *(shift for shift in added if shift + at.SHIFT_ZERO > at.FIRST_ONLY)]
    shaken = q.fire[0].kind or any(q.units[k].start_state for k in range(mine))
    opened = any(q.units[k].open for k in range(mine))
    less: int = q.disrupted_shift * bool(shaken) + q.open_shift * opened
    low = min(columns) + q.shift + min(added) + q.each_more * (1 - his) - less
    high = max(columns) + q.shift + max(added) + q.each_more * (mine - 1)
    return bool(low < 1 or high > at.COLUMNS)


def any_plain(q: Question) -> bool:
    """Say whether a charge may turn out plain: unprovoked, or at who was adjacent (9.31)."""
    if any(q.units[k].charges == at.CHARGES_PROVOKED for k in range(q.count[0])):
        return True
    return any(q.units[at.FIRST_DEFENDER + i].adjacent for i in range(q.count[1]))


def _coordinated(word: str) -> int:
    """Code a cell of the coordination table: planned, first, or a shift such as 1L."""
    if word in ("planned", "first"):
        return at.FIRST_ONLY if word == "first" else at.AS_PLANNED
    return at.SHIFT_ZERO + (-1 if word.endswith("L") else 1) * int(word[:-1])


def flight_limit(used: Used, contingent: Contingent, more_lost: int) -> int:
    """Give the adjusted die at or below which a contingent flees with some more lost (11.82)."""
    return used.flight_limit(contingent.units, contingent.lost_with(more_lost))


def flight_code(used: Used, contingent: Contingent) -> int:
    """Code a flight check after the busho's death: 1 when the contingent flees (11.82; R13)."""
    return dice.at_most(flees_at(flight_limit(used, contingent, 0), contingent.drop))


def _shock_code(cells: Sequence[tuple[int, int]], modifier: int) -> int:
    return dice.by_result(lambda die: meaning.clash(*cells[meaning.modified(die, modifier)]))
