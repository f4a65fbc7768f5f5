"""What shock, fire and assault have in common as questions: sides, outcome variables, telling."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.ran.asking import RanQuestion
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.aftermath import Aftermath
from samurai_odds.ran.combat.layout import place_of
from samurai_odds.ran.combat.machine import COMBAT
from samurai_odds.ran.combat.numbers import Ground, Leader
from samurai_odds.ran.combat.second_contingent import flees_with, flight_points
from samurai_odds.ran.men import read_contingent, read_man
from samurai_odds.ran.units import Unit


class CombatQuestion(RanQuestion):
    """A question to the combat machine: side 0 attacks in the shock, side 1 defends.

    ``sides`` names them in variables and in words.
    """

    machine = COMBAT
    sides: tuple[str, str]
    attackers: tuple[Unit, ...]
    defenders: tuple[Unit, ...]
    leaders: tuple[Leader | None, Leader | None]
    ground: Ground
    points: Mapping[str, Any]
    beside: Unit | None = None  # the last defender: a unit beside the one that is charged
    aftermath = Aftermath()
    second: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # units of second contingents

    def units(self, side: int) -> tuple[Unit, ...]:
        """Give the units of a side."""
        return self.attackers if side == 0 else self.defenders

    def names(self, side: int) -> list[tuple[int, str, str]]:
        """Give each unit's number with the names of its state and hits variables."""
        first, who, count = side * at.FIRST_DEFENDER, self.sides[side], len(self.units(side))
        if self.beside is not None and side == 1:
            last = (first + count - 1, "beside_state", "beside_hits")
            return [*self._numbered(first, who, count - 1), last]
        return self._numbered(first, who, count)

    def _numbered(self, first: int, who: str, count: int) -> list[tuple[int, str, str]]:
        if count == 1:
            return [(first, f"{who}_state", f"{who}_hits")]
        return [(first + k, f"{who}_state_{k + 1}", f"{who}_hits_{k + 1}") for k in range(count)]

    def friends(self, side: int) -> list[tuple[int, str, str]]:
        """Give the friend behind a side, if there is one, in the same way."""
        if self.aftermath.behind[side] is None:
            return []
        who = f"{self.sides[side]}_behind"
        return [(at.BEHIND + side, f"{who}_state", f"{who}_hits")]

    def states_and_hits(self) -> list[str]:
        """Name the variables of all units: states, then hits, the attackers first."""
        both = [*self.names(0), *self.names(1)]
        both += [*self.friends(0), *self.friends(1)]
        return [state for _, state, _ in both] + [hits for _, _, hits in both]

    def unit_of(self, number: int) -> Unit:
        """Give the unit of a number in the state."""
        if number >= at.BEHIND:
            friend = self.aftermath.behind[number - at.BEHIND]
            assert friend is not None
            return friend
        side, place = divmod(number, at.FIRST_DEFENDER)
        return self.units(side)[place]

    def retreats(self) -> list[str]:
        """Name the variables of who went back, of each side with several units."""
        return [
            f"{who}_retreat_{place + 1}"
            for side, who in enumerate(self.sides)
            if len(self.units(side)) > 1
            for place in range(len(self.units(side)))
        ]

    def read_leader(self, who: str) -> Leader | None:
        """Read one side's busho from the options."""
        options = self.options
        if options[f"{who}_busho"] is None:
            return None
        contingent = options[f"{who}_contingent"]
        return Leader(
            read_man(options[f"{who}_busho"], f"{who}-busho"),
            options.get(f"{who}_busho_with", 1) - 1,
            options[f"{who}_busho_withdraws"],
            None if contingent is None else read_contingent(contingent, f"{who}-contingent"),
        )

    def leader_faults(self) -> list[str]:
        """List what is wrong with the busho of both sides."""
        faults = []
        for who, leader in zip(self.sides, self.leaders, strict=True):
            if leader is None:
                usual = {"busho_with": 1, "busho_withdraws": 0, "contingent": None}
                for name, value in usual.items():
                    if self.options.get(f"{who}_{name}", value) != value:
                        option = f"{who}-{name.replace('_', '-')}"
                        faults.append(f"{option} without {who}-busho: name the busho")
            elif leader.threshold > leader.man.stamina:
                stamina = leader.man.stamina
                faults.append(f"{who}-busho-withdraws {leader.threshold}: his stamina is {stamina}")
            elif leader.contingent and leader.contingent.so_taisho != leader.man.so_taisho:
                faults.append(f"{who}-contingent and {who}-busho: so-taisho goes with both")
        return faults

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
            found.append("who is provoked on advancing shocks in the next Shock Segment (8.61)")
        if self.aftermath.turns and not self.numbers[at.ADVANCE_TURN]:
            found.append("advance-turn: a turn costs a hit only in woods or a village (7.14)")
        return tuple(found)

    def last_variables(self) -> list[str]:
        """Name the variable of who is provoked on advancing, where he can be."""
        return ["next_charge"] if self.aftermath.provokes(self.attackers) else []

    def fled_variables(self) -> list[str]:
        """Name the flight variables of the contingents given."""
        pairs = zip(self.sides, self.leaders, strict=True)
        return [f"{who}_fled" for who, leader in pairs if leader is not None and leader.contingent]

    def words_of(self, variables: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Give the words that the numbers of some variables stand for."""
        words: dict[str, tuple[str, ...]] = {}
        words |= {name: at.STATES for name in variables if "_state" in name}
        words |= {name: at.FATES for name in variables if name.endswith("_busho")}
        if "retreat" in variables:
            words["retreat"] = ("none", *self.sides)
        return words

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

    def fight_variables(self) -> list[str]:
        """Name the variables of an individual combat, where there can be one."""
        if None in self.leaders:
            return []
        heads = [f"{who}_head" for who in self.sides]
        return [*heads, *(f"{who}_busho_hits" for who in self.sides)]

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give the variables that only this procedure has."""
        return {}

    def default_value(self, mine: int = 0) -> str:
        """Word what choices go by, as a side sees it: net rout points, and less for what hurts.

        A unit disrupted counts 2, a hit 0.2, a busho lost as much as his head; what stands so
        at the start is taken off, so that doing nothing is worth 0.
        """
        other = 1 - mine
        parts = [f"{self.sides[other]}_rout_points - {self.sides[mine]}_rout_points"]
        at_start = 0.0
        for sign, side in (("+", other), ("-", mine)):
            for number, state, hits in (*self.names(side), *self.friends(side)):
                if state in self.variables:
                    unit = self.unit_of(number)
                    if not unit.fires:  # who has no disrupted side is lost instead (11.23)
                        parts.append(f"{sign} 2 * ({state} == 'disrupted')")
                    parts.append(f"{sign} 0.2 * {hits}")
                    worth = 2 * unit.has("disrupted") + 0.2 * unit.hits
                    at_start += worth if sign == "+" else -worth
            parts += self._price_of_busho(sign, side)
        constant = f"{abs(at_start):.1f}".removesuffix(".0")
        if constant != "0":
            parts.append(f"{'-' if at_start > 0 else '+'} {constant}")
        return " ".join(parts)

    def _price_of_busho(self, sign: str, side: int) -> list[str]:
        """Word what losing a side's busho counts, and the head that goes with him (12.0)."""
        who, leader = self.sides[side], self.leaders[side]
        if leader is None or f"{who}_busho" not in self.variables:
            return []
        found, price = [], self.used.number("rout_points", "head")
        if leader.man.so_taisho:
            price = self.used.number("rout_points", "so_taisho_head")
        if f"{self.sides[1 - side]}_head" in self.variables:
            found.append(f"{sign} {self.sides[1 - side]}_head")
        fates = ("dead", "withdrawn") if leader.threshold else ("dead",)
        found += [f"{sign} {price} * ({who}_busho == '{fate}')" for fate in fates]
        return found

    def tell(self, step: Step) -> list[str]:
        """Tell one step of a combat in plain words, naming its rule."""
        from samurai_odds.ran.combat.steps import tell

        return tell(self, step)

    def casualties_possible(self, fire: bool) -> bool:
        """Say whether a busho can come to a casualty roll: two in a duel of units cannot (9.26)."""
        return fire or None in self.leaders or max(self.counts) > 1

    def note_assumed_rulings(self, shock: bool = True) -> None:
        """Name the assumed rulings that this combat can come upon, with or without a shock."""
        from samurai_odds.ran.combat.rulings import assumed_rulings

        for what in assumed_rulings(self, shock):
            self.used.note(what)

    @property
    def counts(self) -> tuple[int, int]:
        """The units of each side that may meet in the shock."""
        return len(self.attackers), len(self.defenders)
