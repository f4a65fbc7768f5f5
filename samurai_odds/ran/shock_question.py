"""A shock as a question: one or several units a side (9.2)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answer import Headlines
from samurai_odds.engine.trace import Step
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran.asking import RanQuestion
from samurai_odds.ran.combat import SHOCK
from samurai_odds.ran.combat_layout import place_of
from samurai_odds.ran.combat_numbers import CombatNumbers, Ground, Leader
from samurai_odds.ran.shock_checks import refuse_illegal
from samurai_odds.ran.shock_options import OPTIONS, SIDES
from samurai_odds.ran.shock_telling import heading, headlines, tell
from samurai_odds.ran.units import WORDS, Unit, read_contingent, read_man, read_units

__all__ = ["OPTIONS", "Shock"]


class Shock(RanQuestion):
    """One shock resolution between the units named.

    Raises OddsError with every fault of the units and options, naming the rule.
    """

    machine = SHOCK
    procedure = "shock"
    arguments = ("attacker", "defender")
    listed = OPTIONS

    def __init__(self, charts: str | None = None, **given: Any) -> None:
        super().__init__(charts, **given)
        self.attackers = self._units("attacker")
        self.defenders = self._units("defender")
        self.ground = Ground(self.options["terrain"], self.options["hexside"])
        self.leaders = [self._leader(who) for who in SIDES]
        refuse_illegal(self)
        self.variables = _variables(self)
        self.words = _words(self.variables)
        self.value = self.value_or(default_value(self.attackers, self.defenders))
        self.aims = (f"{self.names(1)[0][1]} != 'ordered'", f"{self.names(0)[0][1]} != 'ordered'")
        self.points = self.used.table("rout_points")
        self.numbers = self._numbers()
        self._note_assumed_rulings()

    def _units(self, who: str) -> tuple[Unit, ...]:
        """Read a side's units, and put on them what bare flags say of all."""
        words = {"stuck"} if self.options["no_retreat"] in (who, "both") else set()
        if self.options["engaged"]:
            words.add("engaged")
        if who == "attacker":
            for option, word in (("must_check", "check"), ("charge", "charge"), ("flank", "flank")):
                if self.options[option]:
                    words.add(word)
        units = read_units(self.options[who], who)
        return tuple(
            replace(u, words=tuple(w for w in WORDS if u.has(w) or w in words)) for u in units
        )

    def _leader(self, who: str) -> Leader | None:
        if self.options[f"{who}_busho"] is None:
            return None
        contingent = self.options[f"{who}_contingent"]
        return Leader(
            read_man(self.options[f"{who}_busho"], f"{who}-busho"),
            self.options[f"{who}_busho_with"] - 1,
            self.options[f"{who}_busho_withdraws"],
            None if contingent is None else read_contingent(contingent, f"{who}-contingent"),
        )

    def _numbers(self) -> tuple[int, ...]:
        numbers = CombatNumbers(self.used)
        numbers.rules()
        numbers.sides(self.attackers, self.defenders)
        numbers.ground(self.ground, self.options["shift"])
        numbers.leaders(self.leaders)
        for side, who in enumerate(SIDES):
            bonus = self.options["tq_bonus"] + self.options[f"{who}_tq_bonus"]
            numbers.q[at.TQ_BONUS + side] = bonus
            used = self.options[f"{who}_uses"]
            if used is not None:
                numbers.q[at.USES + side] = side * at.FIRST_DEFENDER + used - 1
        return tuple(numbers.q)

    def units(self, side: int) -> tuple[Unit, ...]:
        """Give the units of a side."""
        return self.attackers if side == 0 else self.defenders

    def names(self, side: int) -> list[tuple[int, str, str]]:
        """Give each unit's number and the names of its state and hits variables."""
        return unit_names(SIDES[side], side, len(self.units(side)))

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        return heading(self)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        return headlines(self)

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Translate final states into the outcome variables."""
        found = combat_columns(states.astype(np.int64), self.attackers, self.defenders, self.points)
        return {name: found[name] for name in self.variables}

    def tell(self, step: Step) -> list[str]:
        """Tell one step of a shock in plain words, naming its rule."""
        return tell(self, step)

    def _note_assumed_rulings(self) -> None:
        """Name the assumed rulings that this question can come upon."""
        attackers, defenders = self.attackers, self.defenders
        everyone = (*attackers, *defenders)
        leaders = [leader for leader in self.leaders if leader is not None]
        for applies, what in (
            (bool(leaders), "modified die kept within 0 to 9 (R1)"),
            (len(leaders) == 1, "a second wound kills (R2)"),
            (any(u.has("stuck") for u in everyone), "disruption by a blocked retreat (R5)"),
            (len(defenders) > 1 and any(u.has("flank") for u in attackers), "doubling of all (R4)"),
            (max(len(attackers), len(defenders)) > 2, "remainder of hits in list order (R6)"),
            (any(u.has("charge") for u in attackers), "charge that finds nothing to strike (R6)"),
            (any(leader.contingent for leader in leaders), "flight in mid-combat (R13)"),
            (_missile_unchecked(attackers), "SI-B and KB-B that moved need no check (R17)"),
        ):
            if applies:
                self.used.note(what)


def _missile_unchecked(attackers: tuple[Unit, ...]) -> bool:
    return any(u.fires and not u.has("check") and not u.has("engaged") for u in attackers)


def unit_names(who: str, side: int, count: int) -> list[tuple[int, str, str]]:
    """Give unit numbers of a side with the names of their state and hits variables."""
    first = side * at.FIRST_DEFENDER
    if count == 1:
        return [(first, f"{who}_state", f"{who}_hits")]
    return [(first + k, f"{who}_state_{k + 1}", f"{who}_hits_{k + 1}") for k in range(count)]


def combat_columns(
    seen: NDArray[np.int64],
    attackers: tuple[Unit, ...],
    defenders: tuple[Unit, ...],
    points: Mapping[str, Any],
) -> dict[str, NDArray[np.int64]]:
    """Read every combat variable off final states."""
    found = {
        "attacked": seen[:, at.ATTACKED],
        "retreat": seen[:, at.RETREAT],
        "engaged": seen[:, at.ENGAGED],
        "advance": seen[:, at.ADVANCED],
    }
    for side, (who, units) in enumerate(zip(SIDES, (attackers, defenders), strict=True)):
        total = np.zeros(len(seen), dtype=np.int64)
        for number, state, hits in unit_names(who, side, len(units)):
            found[state] = seen[:, place_of(number) + at.STATE]
            found[hits] = seen[:, place_of(number) + at.HITS]
            kind = units[number - side * at.FIRST_DEFENDER].type.replace("KBH", "KB")
            total += (found[state] >= at.ROUTED) * int(points.get(kind, 0))
        found[f"{who}_rout_points"] = total
        found[f"{who}_busho"] = seen[:, at.BUSHO + side]
        found[f"{who}_fled"] = seen[:, at.FLED + side]
    return found


def _variables(shock: Shock) -> tuple[str, ...]:
    states = [name for side in (0, 1) for _, name, _ in shock.names(side)]
    hits = [name for side in (0, 1) for _, _, name in shock.names(side)]
    fled = [
        f"{who}_fled"
        for who, leader in zip(SIDES, shock.leaders, strict=True)
        if leader is not None and leader.contingent is not None
    ]
    last = ("attacker_busho", "defender_busho", "advance")
    points = ("attacker_rout_points", "defender_rout_points")
    return ("attacked", *states, *hits, "retreat", "engaged", *last, *points, *fled)


def _words(variables: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    words = {name: at.STATES for name in variables if "_state" in name}
    fates = {name: at.FATES for name in variables if name.endswith("_busho")}
    return {**words, "retreat": at.RETREATS, **fates}


def default_value(attackers: tuple[Unit, ...], defenders: tuple[Unit, ...]) -> str:
    """Word what choices go by: rout points, and less for disruption and hits."""
    parts = ["defender_rout_points - attacker_rout_points"]
    for sign, who, side, units in (
        ("+", "defender", 1, defenders),
        ("-", "attacker", 0, attackers),
    ):
        for _, state, hits in unit_names(who, side, len(units)):
            parts.append(f"{sign} 2 * ({state} == 'disrupted') {sign} 0.2 * {hits}")
    return " ".join(parts)
