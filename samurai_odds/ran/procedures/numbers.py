"""Writes ground, units, busho and charts into the question of a combat (9.2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from samurai_odds.errors import unknown
from samurai_odds.ran import dice
from samurai_odds.ran.facts import FACES, Used
from samurai_odds.ran.men import Contingent, Man
from samurai_odds.ran.rules import combat_layout as at
from samurai_odds.ran.rules.combat_layout import busho_row, row_of
from samurai_odds.ran.units import Unit

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
        hexes = [used.number("terrain", key) for key in self.hexes]
        sides = [
            used.number("hexsides", key) * list(self.sides).count(key)
            for key in dict.fromkeys(self.sides)
        ]
        across = sum(sides) if self.adds else max(sides, default=0)
        return max(hexes, default=0) + across

    def own_hits(self, used: Used) -> int:
        doubled = used.facts.tables["doubled_hits"]
        found = [used.number("doubled_hits", key) for key in self.hexes if key in doubled]
        return max(found, default=1)

    def faults(self, used: Used) -> list[str]:
        tables = used.facts.tables
        found = []
        for what, keys, table in (
            ("terrain", self.hexes, "terrain"),
            ("hexside", self.sides, "hexsides"),
        ):
            known = [key for key in tables[table] if key != "source"]
            if "river" in keys:
                found.append("hexside 'river': it cannot be crossed, so no shock (6.23)")
            found += [unknown(what, k, known) for k in keys if k not in known and k != "river"]
        return found


# ---- Writes units --------------------------------------------------------------------

NEVER_ATTACK = ("AS-T", "AS-B", "Honjin")  # they never attack (8.17, 4.54)
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

    def __init__(self, used: Used, straight: bool = False) -> None:
        self.used = used
        self.straight = straight  # a 9 of the fire die leads straight to the casualty table
        self.q = [0] * at.QUESTION_LENGTH

    def rules(self) -> None:
        """Write what holds in every combat that comes to a shock."""
        self.checks()
        self.shock_table()

    def checks(self) -> None:
        for place, limit in enumerate(range(at.LOWEST_LIMIT, at.HIGHEST_LIMIT + 1)):
            self.q[at.CHECKS + place] = dice.at_most(limit)
            self.q[at.EXCESSES + place] = dice.excess(limit)

    def shock_table(self) -> None:
        number, q = self.used.number, self.q
        q[at.EACH_MORE] = number("shock_shifts", "each_unit_more")
        q[at.DISRUPTED_SHIFT] = number("shock_shifts", "disrupted_attacker")
        q[at.OPEN_SHIFT] = number("shock_shifts", "open_attacker")
        q[at.CHARGE_REACTION] = number("shock_shifts", "charge_reaction")
        modifier = number("shock_shifts", "busho")
        for column in range(1, at.COLUMNS + 1):
            cells = self.used.shock_cells(column)
            for sign in (-1, 0, 1):
                place = at.TABLE + 3 * (column - 1) + sign + 1
                q[place] = _shock_code(cells, sign * modifier)
        q[at.USES] = q[at.USES + 1] = -1

    def sides(self, attackers: Sequence[Unit], defenders: Sequence[Unit]) -> None:
        self.q[at.COUNT], self.q[at.COUNT + 1] = len(attackers), len(defenders)
        for start, units in ((0, attackers), (at.FIRST_DEFENDER, defenders)):
            for place, unit in enumerate(units):
                self.unit(row_of(start + place), unit)
        for number, unit in enumerate(attackers):
            everyone = (1 << len(defenders)) - 1
            self.q[row_of(number) + at.FLANKS] = everyone * unit.has("flank")

    def columns(self, attackers: Sequence[Unit], defenders: Sequence[Unit]) -> None:
        for i, defender in enumerate(defenders):
            for k, attacker in enumerate(attackers):
                if attacker.type in NEVER_ATTACK:
                    continue
                plain = attacker.chart_type
                may = attacker.has("charge") or self.q[row_of(k) + at.CHARGES]
                kind = "KB_NORI" if may else plain
                place = i * at.MOST + k
                self.q[at.COLUMN_OF + place] = self.used.clash(defender.chart_type, kind)
                self.q[at.PLAIN_COLUMN_OF + place] = self.used.clash(defender.chart_type, plain)

    def ground(self, ground: Ground, shift: int) -> None:
        """Write the shifts of terrain and the user, and the castle's doubling."""
        self.q[at.SHIFT] = shift - ground.shift(self.used)
        self.q[at.OWN_HITS] = ground.own_hits(self.used)

    def leaders(self, leaders: Sequence[Leader | None], casualties: bool = True) -> None:
        """Write the busho of both sides, with their casualty rolls if there can be any."""
        for side, leader in enumerate(leaders):
            if leader is not None:
                self._leader(side, leader)
                if casualties:
                    self._casualties(busho_row(side))
        men = [leader.man for leader in leaders if leader is not None]
        self.q[at.WOUNDS] = int(all(man.wound_is_a_hit for man in men))
        both = [leader for leader in leaders if leader is not None]
        if len(both) == 2:
            self.q[at.ROUND] = dice.bout(both[0].man.skill, both[1].man.skill)

    def bonuses(self, options: Mapping[str, Any], sides: Sequence[str]) -> None:
        for side, who in enumerate(sides):
            self.q[at.TQ_BONUS + side] = options["tq_bonus"] + options[f"{who}_tq_bonus"]

    def second(self, units: Sequence[int]) -> None:
        for unit in units:
            self.q[row_of(unit) + at.SECOND] = 1

    def coordination(self, result: str | None = None) -> None:
        """Write the roll of two contingents, or its result where it has been made (5.73)."""
        if result is None:
            results = list(self.used.table("contingent_coordination")["results"])
        else:
            results = [result] * len(FACES)
        self.q[at.COORDINATION_CODE] = dice.by_result(lambda die: _coordinated(results[die]))

    def _leader(self, side: int, leader: Leader) -> None:
        row, q, man = busho_row(side), self.q, leader.man
        q[row + at.START_FATE] = at.WOUNDED if "wounded" in man.words else at.WELL
        q[row + at.BESIDE] = side * at.FIRST_DEFENDER + leader.beside
        q[row + at.LEFT] = man.left
        q[row + at.THRESHOLD] = leader.threshold
        if leader.contingent is not None:
            q[row + at.FLIGHT_KNOWN] = 1
            for lost in range(at.MOST + 2):
                q[row + at.FLIGHT_CODES + lost] = flight_code(self.used, leader.contingent, lost)

    def _casualties(self, row: int) -> None:
        self.q[row + at.CASUALTY_WELL] = self.casualty_code(False)
        self.q[row + at.CASUALTY_WOUNDED] = self.casualty_code(True)
        self.q[row + at.FIRE_WELL] = self.fire_casualty_code(False)
        self.q[row + at.FIRE_WOUNDED] = self.fire_casualty_code(True)

    def casualty_code(self, wounded: bool) -> int:
        """Code a 9.26 roll: a casualty on 9, then the table; a second wound kills (R2)."""
        fates = self._fates(wounded)
        return dice.by_two(lambda die, again: fates[again] if die == 9 else 0)

    def fire_casualty_code(self, wounded: bool) -> int:
        """Code the roll after a fire die of 9: the same, or straight to the table (R10)."""
        return self.casualty_table(wounded) if self.straight else self.casualty_code(wounded)

    def casualty_table(self, wounded: bool) -> int:
        """Code the casualty table by itself: 0 nothing, 1 wounded, 2 killed."""
        return dice.by_result(self._fates(wounded).__getitem__)

    def _fates(self, wounded: bool) -> list[int]:
        results = [_FATE[word] for word in self.used.table("busho_casualty")["results"]]
        return [2 if wounded and fate == 1 else fate for fate in results]

    def unit(self, row: int, unit: Unit) -> None:
        q, open_order = self.q, int(unit.has("open"))
        q[row + at.START_STATE] = at.DISRUPTED if unit.has("disrupted") else at.ORDERED
        q[row + at.START_HITS] = unit.hits
        q[row + at.TQ] = unit.tq - open_order
        q[row + at.TQ + 1] = unit.second_tq - open_order
        q[row + at.MISSILE] = int(unit.fires)
        q[row + at.CHECKS_FIRST] = int(unit.has("check"))
        q[row + at.BANZAI] = int(unit.has("banzai"))
        q[row + at.CHARGES] = int(unit.has("charge"))
        q[row + at.IS_ENGAGED] = at.HERE if unit.has("engaged") else 0
        if unit.has("engaged-elsewhere") and not unit.has("engaged"):
            q[row + at.IS_ENGAGED] = at.ELSEWHERE
        q[row + at.OPEN] = open_order
        q[row + at.SURROUNDED] = int(unit.has("surrounded"))
        q[row + at.STUCK] = int(unit.has("stuck"))
        q[row + at.THROUGH] = int(unit.has("through"))
        q[row + at.OFF_MAP] = (
            at.LOST_OFF_MAP if unit.has("off-map-lost") else int(unit.has("off-map"))
        )
        q[row + at.FOOT] = int(unit.foot)
        q[row + at.HONJIN] = int(unit.type == "Honjin")
        if not unit.second_given and not unit.fires:
            self.used.note("disrupted side of a unit where none is given (R8)")


def column_may_be_kept(q: Sequence[int]) -> bool:
    """Say whether some column of a combat may lie beyond the table, before it is kept within it."""
    mine, his = q[at.COUNT], q[at.COUNT + 1]
    tables = (at.COLUMN_OF, at.PLAIN_COLUMN_OF) if any_plain(q) else (at.COLUMN_OF,)
    found = [q[t + i * at.MOST + k] for t in tables for i in range(his) for k in range(mine)]
    added = [0]
    if q[at.COORDINATION_CODE]:
        added = [
            result - at.SHIFT_ZERO for result in dice.results_of(q[at.COORDINATION_CODE]).values()
        ]
        added = [0, *(shift for shift in added if shift + at.SHIFT_ZERO > at.FIRST_ONLY)]
    shaken = q[at.fire_row(0) + at.KIND] or any(q[row_of(k) + at.START_STATE] for k in range(mine))
    opened = any(q[row_of(k) + at.OPEN] for k in range(mine))
    less = q[at.DISRUPTED_SHIFT] * bool(shaken) + q[at.OPEN_SHIFT] * opened
    low = min(found) + q[at.SHIFT] + min(added) + q[at.EACH_MORE] * (1 - his) - less
    high = max(found) + q[at.SHIFT] + max(added) + q[at.EACH_MORE] * (mine - 1)
    return low < 1 or high > at.COLUMNS


def any_plain(q: Sequence[int]) -> bool:
    """Say whether a charge may turn out plain: unprovoked, or at who was adjacent (9.31)."""
    if any(q[row_of(k) + at.CHARGES] == at.CHARGES_PROVOKED for k in range(q[at.COUNT])):
        return True
    return any(q[row_of(at.FIRST_DEFENDER + i) + at.ADJACENT] for i in range(q[at.COUNT + 1]))


def _coordinated(word: str) -> int:
    """Code a cell of the coordination table: planned, first, or a shift such as 1L."""
    if word in ("planned", "first"):
        return at.FIRST_ONLY if word == "first" else at.AS_PLANNED
    return at.SHIFT_ZERO + (-1 if word.endswith("L") else 1) * int(word[:-1])


def flight_code(used: Used, contingent: Contingent, more_lost: int) -> int:
    """Code a flight check after the busho's death: 1 when the contingent flees (11.82; R13)."""
    limit = used.flight_limit(contingent.units, contingent.lost_with(more_lost))
    return dice.at_most(min(max(limit + contingent.drop, -1), 9))


def _shock_code(cells: Sequence[tuple[int, int]], modifier: int) -> int:
    """Code a shock roll; the modified die stays within 0 to 9 (R1)."""

    def result(die: int) -> int:
        attacker, defender = cells[min(max(die + modifier, 0), FACES[-1])]
        return attacker * at.HITS_BASE + defender

    return dice.by_result(result)
