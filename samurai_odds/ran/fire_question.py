"""Fire as a question: a shot or volley, the answer, and the charge it provokes (chapter 8)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answer import Headlines
from samurai_odds.errors import OddsError
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran.combat_numbers import CombatNumbers, Ground
from samurai_odds.ran.combat_question import CombatQuestion
from samurai_odds.ran.combat_telling import shock_headlines
from samurai_odds.ran.fire_numbers import (
    BYSTANDER_RANGE,
    HARASS_RANGE,
    RETIRE_RANGE,
    FireRows,
    provoked_by_gun,
    reach_fault,
    terrain_fault,
)
from samurai_odds.ran.fire_options import OPTIONS, SIDES
from samurai_odds.ran.units import Unit, read_unit, read_units

__all__ = ["OPTIONS", "Fire"]

_MOST_IN_VOLLEY = 3  # 8.22
_ONLY_THE_TARGET = ("surrounded", "stuck", "disrupted", "open")


class Fire(CombatQuestion):
    """Fire of one unit, or a volley of up to three AS-T, at one target.

    The target is side 0, as it is the one that may charge. Raises OddsError with
    every fault, naming the rule.
    """

    procedure = "fire"
    arguments = ("firer", "target")
    listed = OPTIONS
    sides = SIDES

    def __init__(self, charts: str | None = None, **given: Any) -> None:
        super().__init__(charts, **given)
        stuck = self.options["no_retreat"]
        self.defenders = _stuck(read_units(self.options["firer"], "firer"), stuck, "firer")
        self.attackers = _stuck(read_units(self.options["target"], "target"), stuck, "target")
        self.bystander = None
        if self.options["bystander"] is not None:
            self.bystander = read_unit(self.options["bystander"], "bystander")
        usual = RETIRE_RANGE if self.options["mode"] == "retire" else 1
        self.range: int = self.options["range"] or usual
        ground = self.options["firer_terrain"] if self.options["shock"] else "clear"
        self.ground = Ground(() if ground == "clear" else (ground,), self.options["hexside"])
        self.leaders = (self.read_leader("target"), self.read_leader("firer"))
        problems = [*self._faults(), *self.ground.faults(self.used), *self.leader_faults()]
        if problems:
            raise OddsError(*dict.fromkeys(problems))
        self.attackers = (self._charging(self.attackers[0]),)
        self.variables = self._variables()
        self.words = self.words_of(self.variables)
        self.value = self.value_or(self.default_value())
        self.aims = ("target_state != 'ordered'", "hits")
        self.points = self.used.table("rout_points")
        self.numbers = self._numbers()
        self._note_rulings()

    @property
    def target(self) -> Unit:
        """The unit fired at."""
        return self.attackers[0]

    def _charging(self, target: Unit) -> Unit:
        """Kibamusha that gunfire provokes charge unless they are adjacent (8.62; R11)."""
        if target.type in ("KB", "KBH") and self.range > 1 and self.options["mode"] != "harass":
            return replace(target, words=(*target.words, "charge"))
        return target

    def _numbers(self) -> tuple[int, ...]:
        numbers = CombatNumbers(self.used, self.options["busho_straight"])
        numbers.rules()
        numbers.sides(self.attackers, self.defenders)
        numbers.ground(self.ground, 0)
        numbers.leaders(self.leaders)
        bonus = self.options["tq_bonus"]
        numbers.q[at.TQ_BONUS] = numbers.q[at.TQ_BONUS + 1] = bonus
        numbers.q[at.SHOCK_FOLLOWS] = at.IF_CHARGED if self.options["shock"] else at.NEVER
        rows = FireRows(self.used, numbers.q)
        if self.bystander is not None:
            led = self.leaders[1] is not None
            code = rows.shot(self.bystander, BYSTANDER_RANGE, 0, "clear", led)
            rows.add(at.SHOT_ROW, 0, at.FIRST_DEFENDER, code)
        for place, firer in enumerate(self.defenders):
            self._fire(rows, at.FIRST_DEFENDER + place, firer, place)
        return tuple(numbers.q)

    def _fire(self, rows: FireRows, number: int, firer: Unit, place: int) -> None:
        """Add the rows of one firer: its shot, the answer, and what they provoke."""
        options = self.options
        modifier = (0, rows.modifier("volley_second"), rows.modifier("volley_third"))[place]
        modifier += rows.modifier("flank") if options["flank"] else 0
        led = self.leaders[0] is not None
        code = rows.shot(firer, self.range, modifier, options["terrain"], led)
        rows.add(at.SHOT_ROW, number, 0, code)
        if options["return_fire"]:
            back = rows.modifier("flank") if options["return_flank"] else 0
            led = self.leaders[1] is not None
            terrain = options["firer_terrain"]
            rows.add(at.SHOT_ROW, 0, number, rows.shot(self.target, self.range, back, terrain, led))
        if options["mode"] == "harass":
            if self.target.type in ("KB", "KBH"):
                rows.add(at.IMPETUOUS, number, 0)
            elif self.target.foot and self.target.type != "Honjin":
                rows.add(at.LURE, number, 0)
        elif self.gunfire_provokes:
            automatic = self.target.type in ("KB", "KBH")
            rows.add(at.GUNFIRE_AT_KB if automatic else at.GUNFIRE, number, 0)
        if self.firer_provoked:
            rows.add(at.GUNFIRE_RETURNED, 0, number)

    @property
    def gunfire_provokes(self) -> bool:
        """Whether gunfire may make the target charge (8.61)."""
        gun = self.defenders[0].weapon == "teppo"
        return gun and provoked_by_gun(self.target) and not self.options["unreachable"]

    @property
    def firer_provoked(self) -> bool:
        """Whether guns that fire back may make the firer charge in its turn (8.62)."""
        gun = self.target.weapon == "teppo" and self.options["return_fire"]
        return gun and self.defenders[0].type == "KB-B" and not self.options["unreachable"]

    @property
    def charge_possible(self) -> bool:
        """Whether the target may charge the firer at all."""
        harassed = self.options["mode"] == "harass" and self.target.type in ("KB", "KBH")
        return self.gunfire_provokes or harassed

    def _variables(self) -> tuple[str, ...]:
        found = ["hits", "target_state", "target_hits", "target_busho"]
        if self.options["return_fire"] or self.bystander or self.options["shock"]:
            found += [state for _, state, _ in self.names(1)]
            found += [hits for _, _, hits in self.names(1)]
            found += ["return_hits", "firer_busho"]
        if self.charge_possible:
            found.append("charge")
        if self.options["mode"] == "harass" and self.target.foot:
            found.append("lured")
        if self.firer_provoked:
            found.append("firer_charges")
        if self.options["shock"]:
            found += ["attacked", "retreat", "engaged", "advance"]
        return (*found, "target_rout_points", "firer_rout_points", *self.fled_variables())

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give the variables that only fire has."""
        return {
            "hits": seen[:, at.SCORED],
            "return_hits": seen[:, at.SCORED + 1],
            "charge": (seen[:, at.CHARGED_AT] > 0).astype(np.int64),
            "lured": seen[:, at.LURED],
            "firer_charges": seen[:, at.FIRER_CHARGES],
        }

    def default_value(self) -> str:
        """Word what choices go by."""
        return "firer_rout_points - target_rout_points"

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        firers, options = " + ".join(map(str, self.defenders)), self.options
        extras = [options["mode"]] if options["mode"] != "ordered" else []
        extras += [name.replace("_", "-") for name in _SAID if options[name]]
        if options["terrain"] != "clear":
            extras.append(f"target in {options['terrain']}")
        if self.bystander:
            extras.append(f"{self.bystander} fires at it")
        for who, leader in zip(SIDES, self.leaders, strict=True):
            if leader is not None:
                extras.append(f"{who}'s busho {leader.man}")
        text = f"RAN: {firers} fires {self.range} hexes at {self.target}"
        text = text.replace(" 1 hexes", " 1 hex").replace(" charge", "")
        return text + (f" ({', '.join(extras)})" if extras else "")

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        first = [("at least one hit", "hits > 0")]
        for name, said in _PROVOKED_WORDS:
            if name in self.variables:
                first.append((said, f"{name} == 1"))
        all_of = shock_headlines(self, first)
        chances = tuple(c for c in all_of.chances if self._known(c[1]))
        listed = [("hits scored", "hits"), ("target: hits at the end", "target_hits")]
        if "return_hits" in self.variables and self.options["return_fire"]:
            listed.append(("hits returned", "return_hits"))
        return Headlines(chances, all_of.amounts, (("hits", tuple(listed)),))

    def _known(self, expression: str) -> bool:
        return expression.split()[0] in self.variables

    def _note_rulings(self) -> None:
        self.note_assumed_rulings()
        for applies, what in (
            (any(self.leaders), "busho under a fire die of 9 (R10)"),
            (self.gunfire_provokes and len(self.defenders) > 1, "a volley keeps its range (R11)"),
            (self.options["return_fire"], "the answer comes before the charge (README)"),
        ):
            if applies:
                self.used.note(what)

    # ---- which fire the rules forbid -------------------------------------------------

    def _faults(self) -> Iterator[str]:
        mode, firers = self.options["mode"], self.defenders
        if len(self.attackers) > 1:
            yield f"target has {len(self.attackers)} units: fire is at one unit (8.14)"
        if len(firers) > 1:
            if any(unit.type != "AS-T" for unit in firers) or mode != "ordered":
                yield "several firers: only AS-T fire volleys, and when ordered (8.22, 8.23)"
            if len(firers) > _MOST_IN_VOLLEY:
                yield f"{len(firers)} firers: a volley is of {_MOST_IN_VOLLEY} at most (8.22)"
        for unit in firers:
            yield from self._faults_of_firer(unit)
        for unit in self.attackers:
            for word in unit.words:
                if word not in _ONLY_THE_TARGET:
                    why = " (R10)" if word == "engaged" else ""
                    yield f"target '{unit.type}' with {word}: it has no place under fire{why}"
        yield from self._faults_of_answer()
        for option in ("terrain", "firer_terrain"):
            fault = terrain_fault(self.used, self.options[option], option.replace("_", "-"))
            if fault:
                yield fault

    def _faults_of_firer(self, unit: Unit) -> Iterator[str]:
        mode = self.options["mode"]
        if not unit.fires:
            yield f"firer '{unit.type}': only AS-T, AS-B, SI-B, KB-B and Honjin fire (8.11)"
            return
        for word in unit.words:
            if word not in ("surrounded", "stuck"):
                why = "engaged units do not fire (7.31)" if word == "engaged" else "not for fire"
                yield f"firer '{unit.type}' with {word}: {why}"
        if unit.type == "Honjin" and mode in ("ordered", "harass"):
            yield f"mode {mode} with a Honjin: it fires in reaction only (4.54)"
        if mode == "harass" and unit.type != "KB-B":
            yield f"mode harass with '{unit.type}': only KB-B harass (8.31)"
        if mode == "retire" and unit.weapon != "bow":
            yield f"mode retire with '{unit.type}': only bows fire at who leaves (8.42)"
        fixed = {"entry": 1, "retire": RETIRE_RANGE, "harass": HARASS_RANGE}.get(mode)
        if fixed is not None and self.range != fixed:
            yield f"range {self.range} with mode {mode}: its range is {fixed} (8.34, 8.41, 8.42)"
        fault = reach_fault(unit, self.range, self.options["lower"], "firer")
        if fault:
            yield fault

    def _faults_of_answer(self) -> Iterator[str]:
        options, target = self.options, self.attackers[0]
        if options["return_fire"]:
            if options["mode"] not in ("ordered", "harass"):
                yield f"return-fire in mode {options['mode']}: it is a reaction itself (8.4; R10)"
            if not target.fires:
                yield f"return-fire with target '{target.type}': it has no missiles (8.43)"
            else:
                fault = reach_fault(target, self.range, False, "target")
                if fault:
                    yield fault
        elif options["return_flank"]:
            yield "return-flank without return-fire: nothing is fired back"
        if self.bystander is not None:
            if options["mode"] != "harass":
                yield "bystander without mode harass: it fires at harassers only (8.44)"
            if not self.bystander.type.endswith("-B"):
                yield f"bystander '{self.bystander.type}': only bow-armed units do this (8.44)"
        if options["hexside"] and not options["shock"]:
            yield "hexside without shock: it matters to the shock only"


_SAID = ("flank", "lower", "return_fire", "return_flank", "unreachable", "busho_straight", "shock")
_PROVOKED_WORDS = (
    ("charge", "target charges the firer"),
    ("lured", "target is lured a hex forward"),
    ("firer_charges", "firer charges in its turn"),
)


def _stuck(units: tuple[Unit, ...], who: str | None, side: str) -> tuple[Unit, ...]:
    """Put on units that they cannot retreat."""
    if who not in (side, "both"):
        return units
    return tuple(replace(unit, words=tuple({*unit.words, "stuck"})) for unit in units)
