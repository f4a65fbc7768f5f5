"""Combat questions: outcome variables, value and the assumed rulings that they rest on."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat import COMBAT
from samurai_odds.ran.combat.combat_layout import Question, State, UnitState
from samurai_odds.ran.procedures.numbers import column_may_be_kept
from samurai_odds.ran.procedures.sides import Sides, flees_with, flight_points
from samurai_odds.ran.units import HONJIN, Unit

if TYPE_CHECKING:
    from samurai_odds.play.events import Happening


# ---- Which assumed rulings a combat can come upon, each named with its answer --------


def assumed_rulings(combat: Sides, shock: bool) -> Iterator[str]:
    """List the rulings that bear on a combat, with or without a shock."""
    leaders = [leader for leader in combat.leaders if leader is not None]
    if any(leader.contingent for leader in leaders):
        yield "flight in mid-combat (R13)"
    if any(
        combat.second[side] and leader is not None and leader.contingent
        for side, leader in enumerate(combat.leaders)
    ):
        yield "a busho leads the contingent of his unit (R29)"
    if any(_wounds_twice(combat, side, shock) for side in (0, 1)):
        yield "a second wound kills (R2)"
    if any(_wound_counts(combat, side, shock) for side in (0, 1)):
        yield wound_counts(combat.wounds_are_hits)
    if shock:
        yield from _rulings_of_shock(combat)


def _rulings_of_shock(combat: Sides) -> Iterator[str]:
    attackers, (mine, his) = combat.attackers, combat.counts
    leaders = [leader for leader in combat.leaders if leader is not None]
    if len(set(combat.ground.sides)) > 1:
        counts = "both count" if combat.ground.adds else "the worse counts"
        yield f"a stream and a slope on one hexside: {counts} (R100)"
    shamed = any("lost-face" in leader.man.words for leader in leaders)
    everyone = (*attackers, *combat.defenders)
    for applies, what in (
        (leaders, "modified die kept within 0 to 9 (R1)"),
        (column_may_be_kept(Question(combat.numbers)), "columns kept within 1 to 13 (R1)"),
        (shamed and len(leaders) > 1, "lost face in a fight (R12)"),
        (any(_led_by_the_first(combat, side) for side in (0, 1)), "busho with the first unit (R2)"),
        (any(u.has("off-map") for u in everyone), "a retreat off the map routs (R72)"),
        (any(u.has("off-map-lost") for u in everyone), "a retreat off the map eliminates (R72)"),
        (any(u.has("stuck") for u in everyone), "disruption by a blocked retreat (R5)"),
        (his > 1 and any(u.has("flank") for u in attackers), "doubling of all (R4)"),
        (any(combat.aftermath.behind), "a retreat through a friend (R22)"),
        (combat.aftermath.provokes(attackers), "charge at a unit that fires at the advance (R23)"),
        (max(mine, his) > 2, "remainder of hits in list order (R6)"),
        (any(u.has("charge") for u in attackers), "charge that finds nothing to strike (R6)"),
        (
            any(u.has("charge") and u.has("banzai") for u in attackers),
            "Norikuzushi on a Banzai (R99)",
        ),
        (
            any(u.has("disrupted") and not u.engaged for u in attackers),
            "disrupted units that moved must shock (R98)",
        ),
    ):
        if applies:
            yield what


def shots_at_busho(combat: Sides, side: int) -> int:
    """Count the shots that a side's busho may come under."""
    leader, q = combat.leaders[side], Question(combat.numbers)
    if leader is None:
        return 0
    at_him = [side * at.FIRST_DEFENDER + leader.beside]
    if side == 0:
        at_him.append(at.WHO_ADVANCES)
    shots = [row for row in range(at.MOST_ROWS) if q.fire[row].kind == at.SHOT_ROW]
    return sum(q.fire[row].target in at_him for row in shots)


def wound_counts(as_hit: bool) -> str:
    """Word what a wound of a busho does to him, by either reading."""
    if as_hit:
        return "a wound is a hit off a busho's stamina (R2)"
    return "a busho's wound counts in no individual combat (R2)"


def _wound_counts(combat: Sides, side: int, shock: bool) -> bool:
    """Say whether a wound of a side's busho may weaken him in a fight, or kill him."""
    leader, other = combat.leaders[side], combat.leaders[1 - side]
    if leader is None:
        return False
    wounded, shots = "wounded" in leader.man.words, shots_at_busho(combat, side) > 0
    if shock and other is not None:
        return wounded or shots
    return leader.man.left == 1 and (shots or (shock and not wounded))


def _led_by_the_first(combat: Sides, side: int) -> bool:
    """Say whether nobody has said with which of several units a side's busho is."""
    who = combat.sides[side]
    with_whom = combat.inputs.get(f"{who}_busho_with")
    return combat.leaders[side] is not None and combat.counts[side] > 1 and with_whom is None


def _wounds_twice(combat: Sides, side: int, shock: bool) -> bool:
    """Say whether a side's busho can be wounded a second time."""
    leader = combat.leaders[side]
    if leader is None:
        return False
    q = Question(combat.numbers)
    fire = any(q.fire[row].kind == at.SHOT_ROW for row in range(at.MOST_ROWS))
    rolls = shots_at_busho(combat, side) + (shock and combat.casualties_possible(fire))
    return rolls > ("wounded" not in leader.man.words)


# ---- What shock, fire and assault have in common as questions ------------------------


class Term(NamedTuple):
    """One term of the usual value: its sign, expression and label; 0 where nothing happens.

    ``event`` is what has a chance worth saying, if there is one.
    """

    sign: int
    text: str
    label: str
    event: str = ""


DISRUPTED_COUNTS, HIT_COUNTS = 2, 0.2  # rout points, for the recovery that they take (assumed)


def hits_suffered(unit: Unit, state: str, hits: str) -> str:
    """Word the hits that a unit takes more than it has; of a unit that is lost, none are mended."""
    if not unit.hits:
        return hits
    sides = ("ordered", "disrupted")[unit.has("disrupted") : 1 if unit.fires else 2]
    stands = f"{state} == '{sides[0]}'" if len(sides) == 1 else f"{state} in {sides}"
    return f"({hits} - {unit.hits} * ({stands}))"


NEXT_CHARGE = "A unit provoked on advancing shocks in the next Shock Segment (8.61)."


# the variables that are a number of the state: of a single combat, and of one on a map
OF_STATE = {
    "attacked": State.attacked.at,
    "retreat": State.retreat.at,
    "engaged": State.engaged.at,
    "advance": State.advanced.at,
}


class CombatQuestion(Sides):
    """A question of two sides to the combat machine: its outcome variables, and what they say."""

    machine = COMBAT

    def happened(self, step: Step) -> "list[Happening]":
        from samurai_odds.ran.procedures.events import happened

        return list(happened(self, step))

    def narrate(self, one: "Happening") -> str:
        from samurai_odds.ran.procedures.narration import narrate

        return narrate(self, one)

    @property
    def remarks(self) -> tuple[str, ...]:
        remarks = [
            f"if the {who}'s busho is lost a flight check is due (10.51): "
            f"give {who}-contingent to roll it"
            for who, leader in zip(self.sides, self.leaders, strict=True)
            if leader is not None and leader.contingent is None
        ]
        remarks += [
            f"a flight counts the {who}'s units here; 'rp' in {who}-contingent counts all (12.0)"
            for who, leader in zip(self.sides, self.leaders, strict=True)
            if leader and leader.contingent and leader.contingent.points is None
        ]
        if "next_charge" in self.variables:
            remarks.append(NEXT_CHARGE)
        if self.aftermath.turns and not Question(self.numbers).advance_turn:
            remarks.append("advance-turn: a turn costs a hit only in woods or a village (7.14)")
        return tuple(remarks)

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        seen = states.astype(np.int64)
        columns = {
            **{name: seen[:, place] for name, place in OF_STATE.items()},
            "next_charge": seen[:, State.next_charge.at] * seen[:, State.advanced.at],
            **self.own_columns(seen),
        }
        for side, who in enumerate(self.sides):
            fled = seen[:, State.fled.place(side)]
            total = flight_points(self, side) * fled
            for number, state, hits in (*self.names(side), *self.friends(side)):
                unit = seen[:, State.units.place(number) : State.units.place(number + 1)]
                columns[state] = unit[:, UnitState.state.at]
                columns[hits] = unit[:, UnitState.hits.at]
                back = unit[:, UnitState.place.at] == at.GONE_BACK
                back &= columns[state] < at.ROUTED
                columns[state.replace("_state", "_retreat")] = back.astype(np.int64)
                kind = self.unit_of(number).points_type
                lost = (columns[state] >= at.ROUTED) * int(self.points.get(kind, 0))
                counted = flight_points(self, side) > 0 and flees_with(self, side, number)
                total += lost * (1 - fled) if counted else lost
            columns[f"{who}_rout_points"] = total
            columns[f"{who}_busho"] = seen[:, State.busho.place(side)]
            columns[f"{who}_fled"] = fled
            columns |= self._fight_columns(side, seen)
        return {name: columns[name] for name in self.variables}

    def _fight_columns(self, side: int, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give what individual combat brings a side: a head, and its busho's hits (10.16, 10.3)."""
        who, leader, loser = self.sides[side], self.leaders[side], self.leaders[1 - side]
        if leader is None or loser is None:
            return {}
        worth = self.used.number("rout_points", "so_taisho_head" if loser.man.so_taisho else "head")
        lives = seen[:, State.busho.place(side)] < at.DEAD
        return {
            f"{who}_head": (seen[:, State.head.at] == 1 + side) * worth,
            f"{who}_busho_hits": lives * (leader.man.hits + (seen[:, State.kept.at] == 1 + side)),
        }

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        return {}

    def default_value(self, mine: int = 0) -> str:
        """Word what choices go by, as a side sees it: net rout points, and less for what hurts.

        A unit disrupted and a hit count a little, a busho lost as much as his head, a Honjin lost
        what the charts say. Of a unit that is lost neither hits nor disruption are mended.
        """
        first, *others = self.value_terms(mine)
        more = (f" {'-' if term.sign < 0 else '+'} {term.text}" for term in others)
        return "".join((first.text, *more))

    def value_terms(self, mine: int) -> list[Term]:
        """List what the usual value adds up, as a side sees it."""
        signs = ((1, 1 - mine), (-1, mine))
        terms = [
            Term(sign, f"{self.sides[side]}_rout_points", f"{self.sides[side]}'s rout points")
            for sign, side in signs
        ]
        for sign, side in signs:
            who = self.sides[side]
            for number, state, hits in (*self.names(side), *self.friends(side)):
                if state in self.variables:
                    terms += self._price_of_unit(sign, self.unit_of(number), state, hits, who)
            terms += self._price_of_busho(sign, side)
        return terms

    def _price_of_unit(
        self, sign: int, unit: Unit, state: str, hits: str, who: str
    ) -> Iterator[Term]:
        """List what a unit's state and hits count, beside its rout points."""
        if unit.type == HONJIN:  # no rout points (12.0), but see `honjin_lost`
            event = f"{state} == 'eliminated'"
            counts = self.used.facts.tables["honjin_lost"]["counts"]
            yield Term(sign, f"{counts} * ({event})", f"{who}'s Honjin lost", event)
        elif not unit.fires and not unit.has("disrupted"):  # others are lost instead (11.23)
            event = f"{state} == 'disrupted'"
            yield Term(sign, f"{DISRUPTED_COUNTS} * ({event})", f"{who} disrupted", event)
        suffered = hits_suffered(unit, state, hits)
        yield Term(sign, f"{HIT_COUNTS} * {suffered}", f"{who}'s hits")

    def figures_rest_on(self, texts: tuple[str, ...]) -> dict[str, str]:
        """Say what the usual value rests on that the outcomes do not: what a Honjin counts."""
        units = (*self.attackers, *self.defenders)
        usual = not self.options.get("value") and {self.value, self.weighed_value} & {*texts}
        if not usual or all(unit.type != HONJIN for unit in units):
            return {}
        return {"what a Honjin lost counts": str(self.used.facts.tables["honjin_lost"]["source"])}

    def _price_of_busho(self, sign: int, side: int) -> list[Term]:
        """List what losing a side's busho counts, and the head that goes with him (12.0)."""
        who, leader = self.sides[side], self.leaders[side]
        if leader is None or f"{who}_busho" not in self.variables:
            return []
        terms, price = [], self.used.number("rout_points", "head")
        if leader.man.so_taisho:
            price = self.used.number("rout_points", "so_taisho_head")
        fates = ("dead", "withdrawn") if leader.threshold else ("dead",)
        label = f"{who}'s busho {' or '.join(fates)}"
        if f"{self.sides[1 - side]}_head" in self.variables:
            terms.append(Term(sign, f"{self.sides[1 - side]}_head", label))
        events = [f"{who}_busho == '{fate}'" for fate in fates]
        terms += [Term(sign, f"{price} * ({event})", label, event) for event in events]
        return terms

    def note_assumed_rulings(self, shock: bool = True) -> None:
        """Name the assumed rulings that this combat can come upon, with or without a shock."""
        for what in assumed_rulings(self, shock):
            self.used.note(what)
