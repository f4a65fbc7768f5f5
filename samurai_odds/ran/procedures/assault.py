"""`ran assault`: withdrawal, facing, entry fire, shock (6.4, 7.18, 8.41)."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.engine.option_words import named_command, named_option
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import Question, State
from samurai_odds.ran.procedures.combat import CombatQuestion
from samurai_odds.ran.procedures.fire_numbers import (
    FireRows,
    provoked_by_gun,
    read_aftermath,
)
from samurai_odds.ran.procedures.numbers import CombatNumbers
from samurai_odds.ran.procedures.question import shift_in_words
from samurai_odds.ran.procedures.sides import (
    AFTER_SHOCK,
    ROUT_POINTS,
    SECOND,
    SIDES,
    attacker_faults,
    read_second,
    second_in_words,
)
from samurai_odds.ran.procedures.sides import faults as faults_of_second
from samurai_odds.ran.procedures.verdict import exact, stated, weighed
from samurai_odds.ran.procedures.weighing import (
    hold,
    less,
    other_charge,
    reasons,
    shock_extras,
    shock_headlines,
    tq_bonuses,
)
from samurai_odds.ran.units import HONJIN, Unit, read_units

# ---- An assault as it is given -------------------------------------------------------


class GivenAssault(CombatQuestion):
    """The units of an assault and their circumstances, read from the options."""

    procedure = "assault"
    arguments = ("attacker", "defender")
    sides = SIDES

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        options = self.options
        words = {"charge"} if options["charge"] else set()
        words |= {"flank"} if options["approach"] != "front" else set()
        self.aftermath = read_aftermath(options, SIDES)
        self.attackers = self.aftermath.passing(0, (self._unit("attacker", words),))
        self.defenders = self.aftermath.passing(1, (self._unit("defender", set()),))
        self.ground = self.read_ground(options["terrain"])
        self.leaders = (self.read_leader("attacker"), self.read_leader("defender"))
        self.second = (read_second(self, 0, SECOND[0]), read_second(self, 1, SECOND[1]))

    def _unit(self, who: str, words: set[str]) -> Unit:
        units = read_units(self.options[who], who)
        if len(units) > 1:
            raise OddsError(_several_faults(who, len(units)))
        unit = units[0]
        if self.options["no_retreat"] in (who, "both"):
            words = {*words, "stuck"}
        return unit.with_words(*words)

    @property
    def reached(self) -> bool:
        """Whether the attacker reaches the defender: who withdraws must be caught (6.49)."""
        return self.options["caught"] or not self.options["withdraws"]

    @property
    def caught(self) -> bool:
        """Whether the attacker reaches a defender that has withdrawn."""
        return self.reached and self.options["withdraws"] > 0

    @property
    def zone_reached(self) -> int | None:
        """When entry fire meets the attacker: 0 always, TURNED_TO_FACE, or None for never.

        Who is engaged does not fire (7.31).
        """
        defender, approach = self.defenders[0], self.options["approach"]
        if not defender.fires or defender.engaged or not self.reached:
            return None
        if approach == "front":
            return 0
        return at.TURNED_TO_FACE if self.turns else None

    @property
    def charge_when_provoked(self) -> bool:
        """Whether Kibamusha that come on plainly charge if shot at on the way (8.62, 9.31; R32)."""
        attacker = self.attackers[0]
        may = attacker.kibamusha and not attacker.has("charge")
        return may and self.provoked_by_entry

    @property
    def provoked_by_entry(self) -> bool:
        """Whether the defender's entry fire may make the attacker charge it (8.61, 8.62).

        Foot and KB-B shock it in any case, so their charge is told apart only where others may
        draw them aside.
        """
        attacker, defender = self.attackers[0], self.defenders[0]
        gun = defender.weapon == "teppo" and self.zone_reached is not None
        drawn = self.aftermath.draws_aside(self.attackers)
        return gun and provoked_by_gun(attacker) and (attacker.kibamusha or drawn)

    @property
    def turns(self) -> bool:
        """Whether the defender tries to turn: neither engaged, nor foot that KB approach (7.18).

        One vertex brings a flank to the front; it does not bring the rear there.
        """
        attacker, defender = self.attackers[0], self.defenders[0]
        wanted = self.options["approach"] == "flank" and self.options["turn"] == "always"
        return wanted and not defender.engaged and (attacker.foot or not defender.foot)

    @property
    def turn_checked(self) -> bool:
        """Whether turning takes a check: not KB from infantry, nor who has withdrawn (6.48)."""
        attacker, defender = self.attackers[0], self.defenders[0]
        return attacker.foot == defender.foot and not self.options["withdraws"]


def _several_faults(who: str, count: int) -> str:
    """Say why an assault is of one unit upon one, and what answers one of several."""
    why = (
        "each that enters a zone is turned to and fired at by itself, before the next moves "
        "(6.31, 7.18, 8.41)"
        if who == "attacker"
        else "each withdraws, turns and fires by itself (6.45, 7.18, 8.41)"
    )
    return (
        f"{who} has {count} units: an assault follows one unit's approach to one, for {why}; "
        f"ask {named_command('ran fire', '--mode entry')} for each entry, "
        f"then {named_command('ran shock')} for the shock of all; "
        "entry-fire names other units that fire at the approach"
    )


# ---- Which assaults the rules forbid, each said with its section ---------------------


def faults(assault: GivenAssault) -> Iterator[str]:
    attacker, defender = assault.attackers[0], assault.defenders[0]
    yield from attacker_faults(attacker)
    if attacker.has("disrupted"):
        yield "attacker disrupted: it may not enter a zone of control (7.24, 11.34)"
    for word in ("check", "banzai", "engaged", "engaged-elsewhere"):
        if attacker.has(word):
            yield f"attacker with {word}: it moves in, so it must shock without a check (9.11)"
    for word in ("check", "banzai", "charge", "flank", "engaged"):
        if defender.has(word):
            yield f"defender with {word}: not of a unit that is approached"
    if defender.type == HONJIN and assault.options["approach"] != "front":
        yield "approach to a Honjin: all its hexes are front (7.15, 4.54)"
    if assault.options["turn"] == "never" and assault.options["approach"] != "flank":
        approach = assault.options["approach"]
        yield f"turn never with approach {approach}: only a flank can be turned away (7.18)"
    around = assault.aftermath
    fire = defender.fires or around.watching or around.aside
    if assault.options["busho_straight"] and not (fire and assault.leaders[0]):
        yield "busho-straight: no busho comes under fire (8.54)"
    if "flank" in str(assault.inputs["attacker"]).lower().split():
        yield f"attacker with flank: give {named_option('approach')} instead"
    yield from _faults_of_withdrawal(assault)
    yield from _faults_of_the_idle(assault)
    yield from assault.aftermath.faults(assault.sides, (assault.attackers, assault.defenders))
    for side in (0, 1):
        yield from faults_of_second(assault, side, SECOND[side])


def _faults_of_the_idle(assault: GivenAssault) -> Iterator[str]:
    """Name what is given of a shock that cannot come."""
    options = assault.options
    if assault.reached:
        return
    names = [name for name in ("entry_fire", "advance_fire", "advance_turn") if options[name]]
    names += [f"{who}_behind" for who in assault.sides if options[f"{who}_behind"] is not None]
    for name in names:
        yield f"{name.replace('_', '-')} with withdraws: only an attacker that is 'caught' meets it"


def _faults_of_withdrawal(assault: GivenAssault) -> Iterator[str]:
    attacker, defender = assault.attackers[0], assault.defenders[0]
    if not assault.options["withdraws"]:
        if assault.options["caught"]:
            yield "caught without withdraws: the defender stands, so it is reached (6.49)"
        return
    if not attacker.foot:
        yield f"withdraws before '{attacker.type}': from Kibamusha nobody can (6.45)"
    if defender.engaged:
        yield "withdraws when engaged: such a unit cannot (6.47)"
    if defender.type == HONJIN:
        yield "withdraws with a Honjin: it never moves (4.53)"


# ---- Go in, with or without a charge, shoot (6.4, 9.11, 9.3) -------------------------


def weigh_assault(question: GivenAssault, odds: Odds) -> Verdict:
    """Weigh an approach with its shock, with and without a charge, against holding."""
    value = question.value
    worth = odds.expect(value)
    if not question.reached:
        text = f"The defender escapes: {signed(worth)} {question.weighed_unit} by its withdrawal."
        return stated(question, text, worth)
    attacker = question.attackers[0]
    charging = attacker.has("charge")
    course = Course("charge" if charging else "assault", worth)
    other = other_charge(question, charging)
    courses = [course, other, _shooting(question), hold(question, value)]
    return weighed(question, value, courses, asides=reasons(question, odds), of=odds)


def _shooting(question: GivenAssault) -> Course | None:
    """Weigh shooting from two hexes away instead, by a unit that can."""
    attacker, defender = question.attackers[0], question.defenders[0]
    alone = question.leaders == (None, None) and not question.options["value"]
    if not attacker.fires or not alone or defender.engaged:
        return None
    terrain = question.options["terrain"]
    inputs: dict[str, Any] = {
        "firer": less(attacker, "flank", "through", "stuck"),
        "target": less(defender, "through", "stuck"),
        "range": 2,
    }
    if len(terrain) == 1:
        inputs["terrain"] = terrain[0]
    elif terrain:
        return None
    inputs |= tq_bonuses(question, {"attacker": "firer", "defender": "target"})
    shot = exact(question, "fire", inputs)
    if shot is None:
        return None
    return Course("shoot from 2 hexes", Figure(float(shot.expect(shot.question.worth))))


# ---- An approach from its first step (6.4, 7.18, 8.41) -------------------------------

_CHARGES = ("the attacker, shot at, charges", "charge == 1")
_ASIDE = ("the attacker is drawn off by other guns", "drawn_aside > 0")


class Assault(GivenAssault):
    """One unit moves into another's zone and shocks it.

    The defender may withdraw first, and turn to face, which decides position
    superiority; if it can fire it does so when its zone is entered; a unit
    disrupted on the way in must commit itself (R3). Raises OddsError with every
    fault, naming the rule.
    """

    weigh = weigh_assault

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        self.refuse(faults(self))
        own = (
            *self.states_and_hits(),
            *AFTER_SHOCK,
            *ROUT_POINTS,
            *self.fight_variables(),
            *self.fled_variables(),
            *self.last_variables(),
        )
        first = ("withdrawals",) if self.options["withdraws"] else ()
        drawn = ("drawn_aside",) if self.aftermath.draws_aside(self.attackers) else ()
        charge = ("charge",) if self.charge_when_provoked else ()
        self.variables = (*first, "turned", "entry_hits", *charge, *drawn, "attacked", *own)
        self.words = self.words_of(self.variables)
        self.value = self.value_or(self.default_value())
        self.aims = ("defender_state != 'ordered'", "attacker_state != 'ordered'")
        self.points = self.used.table("rout_points")
        self.numbers = self._numbers()
        self.note_assumed_rulings(self.reached)
        if self.attackers[0].fires:
            self.used.note("SI-B and KB-B that moved need no check (R17)")
        if self.charge_when_provoked:
            self.used.note("adjacent means adjacent when the phase began (R32)")
        if "drawn_aside" in self.variables:
            self.used.note("a unit drawn off leaves its first target (R27)")
        if self.caught and (self.turns or self.zone_reached is not None):
            self.used.note("a unit that has withdrawn turns without a check and may fire (R24)")

    def _numbers(self) -> tuple[int, ...]:
        defender = self.defenders[0]
        numbers = CombatNumbers(self.used, self.options["busho_straight"])
        q: Question = numbers.q
        numbers.checks()
        numbers.sides(self.attackers, self.defenders)
        if self.charge_when_provoked:
            q.units[0].charges = at.CHARGES_PROVOKED
        if self.reached:
            numbers.shock_table()
            numbers.columns(self.attackers, self.defenders)
            numbers.ground(self.ground, self.options["shift"])
        aftermath = self.aftermath
        fire = self.zone_reached is not None or bool(aftermath.watching or aftermath.aside)
        numbers.leaders(self.leaders, self.casualties_possible(fire))
        numbers.second((*self.second[0], *self.second[1]))
        numbers.bonuses(self.options, SIDES)
        q.shock_follows = at.ALWAYS if self.reached else at.NEVER
        q.approaches = 1
        rows = FireRows(self.used, q)
        from_behind = self.options["approach"] != "front"
        rows.withdrawals(at.FIRST_DEFENDER, self.options["withdraws"], from_behind)
        if self.reached and self.turns:
            rows.turn(at.FIRST_DEFENDER, self.turn_checked, self.ground.close)
        if self.zone_reached is not None:
            code = rows.shot(defender, 1, self.leaders[0] is not None)
            rows.add(at.SHOT_ROW, at.FIRST_DEFENDER, 0, code, self.zone_reached)
            if self.provoked_by_entry:
                rows.provoked(at.FIRST_DEFENDER, 0, False, True)
        if self.reached:
            self.aftermath.write_entry(rows, self.leaders[0] is not None)
        self.aftermath.write(numbers, rows, self.ground, self.leaders[0] is not None)
        self.shots = rows.shots
        return numbers.written()

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        return {
            "withdrawals": seen[:, State.withdrawals.at],
            "drawn_aside": seen[:, State.next_charge.at] * (seen[:, State.attacked.at] == 0),
            "turned": seen[:, State.turned.at],
            "charge": (seen[:, State.charged_at.at] > 0).astype(np.int64),
            "entry_hits": seen[:, State.scored.at],
        }

    @property
    def wording(self) -> str:
        text = f"{less(self.attackers[0], 'flank')} assaults {self.defenders[0]}"
        extras = [f"from the {self.options['approach']}"]
        if self.options["withdraws"]:
            times = self.options["withdraws"]
            often = "once" if times == 1 else f"{times} times"
            extras.append(f"it withdraws {often}{' and is caught' if self.caught else ''}")
        extras += [*shock_extras(self), *self.aftermath.extras(SIDES)]
        extras += second_in_words(self, SECOND)
        if self.options["shift"]:
            extras.append(f"shift {shift_in_words(self.options['shift'])}")
        return f"{text} ({', '.join(extras)})"

    @property
    def remarks(self) -> tuple[str, ...]:
        more = () if self.reached else ("the attacker does not reach it: caught says it does",)
        return (*super().remarks, *more)

    @property
    def headlines(self) -> Headlines:
        first = [
            ("the defender turns to face", "turned == 1"),
            ("entry fire hits", "entry_hits >= 1"),
            *([_CHARGES] if "charge" in self.variables else []),
            *([_ASIDE] if "drawn_aside" in self.variables else []),
            ("the shock takes place", "attacked == 1"),
        ]
        return shock_headlines(self, first)
