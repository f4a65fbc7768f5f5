"""What shock, fire and assault have in common as questions: outcome variables, worth, telling."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import place_of
from samurai_odds.ran.combat.machine import COMBAT
from samurai_odds.ran.combat.rulings import assumed_rulings
from samurai_odds.ran.combat.second_contingent import flees_with, flight_points
from samurai_odds.ran.combat.sides import Sides
from samurai_odds.ran.combat.steps import tell


class Term(NamedTuple):
    """One term of the usual value: its sign, expression and label, and what it counts at the start.

    ``event`` is what has a chance worth saying, if there is one.
    """

    sign: int
    text: str
    label: str
    at_start: float = 0.0
    event: str = ""


class CombatQuestion(Sides):
    """A question of two sides to the combat machine: its outcome variables, and what they say."""

    machine = COMBAT

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know: checks not asked for, shocks to come, turns that are free."""
        found = [
            f"if the {who}'s busho is lost a flight check is due (10.51): "
            f"give {who}-contingent to roll it"
            for who, leader in zip(self.sides, self.leaders, strict=True)
            if leader is not None and leader.contingent is None
        ]
        found += [
            f"a flight counts the {who}'s units here; 'rp' in {who}-contingent counts all (12.0)"
            for who, leader in zip(self.sides, self.leaders, strict=True)
            if leader and leader.contingent and leader.contingent.points is None
        ]
        if "next_charge" in self.variables:
            found.append("A unit provoked on advancing shocks in the next Shock Segment (8.61).")
        if self.aftermath.turns and not self.numbers[at.ADVANCE_TURN]:
            found.append("advance-turn: a turn costs a hit only in woods or a village (7.14)")
        return tuple(found)

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Translate final states into the outcome variables."""
        seen = states.astype(np.int64)
        found = {
            "attacked": seen[:, at.ATTACKED],
            "retreat": seen[:, at.RETREAT],
            "engaged": seen[:, at.ENGAGED],
            "advance": seen[:, at.ADVANCED],
            "next_charge": seen[:, at.NEXT_CHARGE] * seen[:, at.ADVANCED],
            **self.own_columns(seen),
        }
        for side, who in enumerate(self.sides):
            fled = seen[:, at.FLED + side]
            total = flight_points(self, side) * fled
            for number, state, hits in (*self.names(side), *self.friends(side)):
                found[state] = seen[:, place_of(number) + at.STATE]
                found[hits] = seen[:, place_of(number) + at.HITS]
                back = seen[:, place_of(number) + at.PLACE] == at.GONE_BACK
                back &= found[state] < at.ROUTED
                found[state.replace("_state", "_retreat")] = back.astype(np.int64)
                kind = self.unit_of(number).type.replace("KBH", "KB")
                lost = (found[state] >= at.ROUTED) * int(self.points.get(kind, 0))
                counted = flight_points(self, side) > 0 and flees_with(self, side, number)
                total += lost * (1 - fled) if counted else lost
            found[f"{who}_rout_points"] = total
            found[f"{who}_busho"] = seen[:, at.BUSHO + side]
            found[f"{who}_fled"] = fled
            found |= self._fight_columns(side, seen)
        return {name: found[name] for name in self.variables}

    def _fight_columns(self, side: int, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give what individual combat brings a side: a head, and its busho's hits (10.16, 10.3)."""
        who, leader, loser = self.sides[side], self.leaders[side], self.leaders[1 - side]
        if leader is None or loser is None:
            return {}
        worth = self.used.number("rout_points", "so_taisho_head" if loser.man.so_taisho else "head")
        lives = seen[:, at.BUSHO + side] < at.DEAD
        return {
            f"{who}_head": (seen[:, at.HEAD] == 1 + side) * worth,
            f"{who}_busho_hits": lives * (leader.man.hits + (seen[:, at.KEPT] == 1 + side)),
        }

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give the variables that only this procedure has."""
        return {}

    def default_value(self, mine: int = 0) -> str:
        """Word what choices go by, as a side sees it: net rout points, and less for what hurts.

        A unit disrupted counts 2, a hit 0.2, a busho lost as much as his head; what stands so
        at the start is taken off, so that doing nothing is worth 0.
        """
        terms = self.value_terms(mine)
        at_start = sum(term.at_start for term in terms)
        constant = f"{abs(at_start):.1f}".removesuffix(".0")
        parts = [f"{'-' if term.sign < 0 else '+'} {term.text}" for term in terms]
        if constant != "0":
            parts.append(f"{'-' if at_start > 0 else '+'} {constant}")
        return " ".join(parts).removeprefix("+ ")

    def value_terms(self, mine: int = 0) -> list[Term]:
        """List what the usual value adds up, as a side sees it."""
        signs = ((1, 1 - mine), (-1, mine))
        found = [
            Term(sign, f"{self.sides[side]}_rout_points", f"{self.sides[side]}'s rout points")
            for sign, side in signs
        ]
        for sign, side in signs:
            who = self.sides[side]
            for number, state, hits in (*self.names(side), *self.friends(side)):
                if state in self.variables:
                    unit, lost = self.unit_of(number), f"{who} disrupted"
                    if not unit.fires:  # who has no disrupted side is lost instead (11.23)
                        start, event = sign * 2.0 * unit.has("disrupted"), f"{state} == 'disrupted'"
                        found.append(Term(sign, f"2 * ({event})", lost, start, event))
                    found.append(
                        Term(sign, f"0.2 * {hits}", f"{who}'s hits", sign * 0.2 * unit.hits)
                    )
            found += self._price_of_busho(sign, side)
        return found

    def _price_of_busho(self, sign: int, side: int) -> list[Term]:
        """List what losing a side's busho counts, and the head that goes with him (12.0)."""
        who, leader = self.sides[side], self.leaders[side]
        if leader is None or f"{who}_busho" not in self.variables:
            return []
        found, price = [], self.used.number("rout_points", "head")
        if leader.man.so_taisho:
            price = self.used.number("rout_points", "so_taisho_head")
        fates = ("dead", "withdrawn") if leader.threshold else ("dead",)
        label = f"{who}'s busho {' or '.join(fates)}"
        if f"{self.sides[1 - side]}_head" in self.variables:
            found.append(Term(sign, f"{self.sides[1 - side]}_head", label))
        events = [f"{who}_busho == '{fate}'" for fate in fates]
        found += [Term(sign, f"{price} * ({event})", label, 0.0, event) for event in events]
        return found

    def tell(self, step: Step) -> list[str]:
        """Tell one step of a combat in plain words, naming its rule."""
        return tell(self, step)

    def note_assumed_rulings(self, shock: bool = True) -> None:
        """Name the assumed rulings that this combat can come upon, with or without a shock."""
        for what in assumed_rulings(self, shock):
            self.used.note(what)
