"""`ran shock`: one or several units a side (9.2; R97)."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.option_words import named_option
from samurai_odds.errors import refuse
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import Question
from samurai_odds.ran.procedures.combat import CombatQuestion
from samurai_odds.ran.procedures.fire_numbers import FireRows, read_aftermath
from samurai_odds.ran.procedures.numbers import CombatNumbers
from samurai_odds.ran.procedures.question import shift_in_words
from samurai_odds.ran.procedures.sides import (
    AFTER_SHOCK,
    ROLL,
    ROUT_POINTS,
    SECOND,
    SIDES,
    attacker_faults,
    contingent_faults,
    coordination_fault,
    faults,
    read_second,
    second_in_words,
)
from samurai_odds.ran.procedures.weighing import shock_extras, shock_headlines, weigh_shock
from samurai_odds.ran.units import HONJIN, KB, KBH, SI, Listed, Unit, read_units

# ---- Which defenders are struck through flank or rear --------------------------------

_ENTRY = re.compile(r"(?:(\d):)?(\d)")


class Flanked(Listed):
    """Of each attacker the defenders it strikes through flank or rear, a bit each.

    Their text is that of the option: 2, or 1:2 where not all attackers strike the same.
    """

    def __str__(self) -> str:
        masks = {mask for mask in self if mask}
        alike = len(masks) == 1
        return ",".join(
            f"{i + 1}" if alike else f"{k + 1}:{i + 1}"
            for k, mask in enumerate([*masks] if alike else self)
            for i in range(at.MOST)
            if mask & 1 << i
        )

    def is_partial(self, defenders: int) -> bool:
        return any(mask not in (0, (1 << defenders) - 1) for mask in self)


def read_flanked(
    text: str | Flanked | None, attackers: Sequence[Unit], defenders: Sequence[Unit]
) -> tuple[int, ...]:
    """Return the bits of `Flanked`; raise OddsError with every fault of the option."""
    if isinstance(text, Flanked):
        return text
    able = [k for k, unit in enumerate(attackers) if unit.has("flank")]
    masks = [0] * len(attackers)
    if text is None:
        everyone = (1 << len(defenders)) - 1
        return tuple(everyone if k in able else 0 for k in range(len(attackers)))
    said = named_option("flanked")
    problems = [] if able else [f"{said}: no attacker has the word 'flank'"]
    for entry in (word.strip() for word in text.split(",")):
        match = _ENTRY.fullmatch(entry)
        if match is None:
            problems.append(f"{said} '{entry[:60]}': write defenders, such as 2 or 1:2")
            continue
        who = able if match[1] is None else [int(match[1]) - 1]
        target = int(match[2])
        if not 1 <= target <= len(defenders):
            problems.append(f"{said} {entry}: defenders are 1 to {len(defenders)}")
        elif not set(who) <= set(able):
            problems.append(f"{said} {entry}: attacker {match[1]} has no word 'flank'")
        else:
            for k in who:
                masks[k] |= 1 << target - 1
    if not problems:
        missing = [str(k + 1) for k in able if not masks[k]]
        problems += [f"{said}: names no defender of attacker {k}, a 'flank'" for k in missing]
    refuse(problems)
    return tuple(masks)


# ---- A shock as a question: one or several units a side (9.2) ------------------------


class Shock(CombatQuestion):
    """One shock resolution between the units named.

    Raises OddsError with every fault of the units and options, naming the rule.
    """

    procedure = "shock"
    arguments = ("attacker", "defender")
    sides = SIDES
    weigh = weigh_shock

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        self.attackers = self._units("attacker")
        self.defenders = self._units("defender")
        self._engage_both()
        self.ground = self.read_ground(self.options["terrain"])
        self.leaders = (self.read_leader("attacker"), self.read_leader("defender"))
        self.aftermath = read_aftermath(self.options, SIDES)
        self.attackers = self.aftermath.passing(0, self.attackers)
        self.defenders = self.aftermath.passing(1, self.defenders)
        self.second = (read_second(self, 0, SECOND[0]), read_second(self, 1, SECOND[1]))
        self.flanked = read_flanked(self.options["flanked"], self.attackers, self.defenders)
        self._refuse_illegal()
        own = (
            *self.states_and_hits(),
            *AFTER_SHOCK,
            *self.retreats(),
            *ROUT_POINTS,
            *self.fight_variables(),
            *self.fled_variables(),
            *self.last_variables(),
        )
        self.variables = ("attacked", *own)
        self.words = self.words_of(self.variables)
        self.value = self.value_or(self.default_value())
        self.aims = tuple(f"{state} != 'ordered'" for _, state, _ in self.names(1))
        self.points = self.used.table("rout_points")
        self.numbers = self._numbers()
        self.note_assumed_rulings()
        unchecked = (u for u in self.attackers if u.fires and not u.has("check"))
        if not all(unit.engaged for unit in unchecked):
            self.used.note("SI-B and KB-B that moved need no check (R17)")

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
        return tuple(unit.with_words(*words) for unit in units)

    def _engage_both(self) -> None:
        """Of two units alone both are engaged if one is: markers go on both (7.31)."""
        if len(self.attackers) == len(self.defenders) == 1:
            one, other = self.attackers[0], self.defenders[0]
            if one.has("engaged") or other.has("engaged"):
                self.attackers, self.defenders = (
                    (one.with_words("engaged"),),
                    (other.with_words("engaged"),),
                )

    def _numbers(self) -> tuple[int, ...]:
        numbers = CombatNumbers(self.used)
        q: Question = numbers.q
        numbers.rules()
        numbers.sides(self.attackers, self.defenders)
        for number, mask in enumerate(self.flanked):
            q.units[number].flanks = mask
        numbers.columns(self.attackers, self.defenders)
        numbers.ground(self.ground, self.options["shift"])
        numbers.leaders(self.leaders, self.casualties_possible(bool(self.aftermath.watching)))
        q.shock_follows = at.ALWAYS
        numbers.second((*self.second[0], *self.second[1]))
        known = self.options["coordination"]
        if known is not None or any(unit < at.BEHIND for unit in self.second[0]):
            numbers.coordination(None if known == ROLL else known)
        rows, led = FireRows(self.used, q), self.leaders[0] is not None
        self.aftermath.write(numbers, rows, self.ground, led)
        self.shots = rows.shots
        numbers.bonuses(self.options, SIDES)
        for side, who in enumerate(SIDES):
            used = self.options[f"{who}_uses"]
            if used is not None:
                q.uses[side] = side * at.FIRST_DEFENDER + used - 1
        return numbers.written()

    @property
    def wording(self) -> str:
        sides = [" + ".join(str(unit) for unit in self.units(side)) for side in (0, 1)]
        extras = shock_extras(self)
        extras += second_in_words(self, SECOND)
        if self.options["coordination"]:
            extras.append(f"coordination {self.options['coordination']}")
        if self.options["flanked"]:
            extras.append(f"flanked {self.options['flanked']}")
        extras += self.aftermath.extras(SIDES)
        if self.options["shift"]:
            extras.append(f"shift {shift_in_words(self.options['shift'])}")
        return f"{sides[0]} shocks {sides[1]}" + (f" ({', '.join(extras)})" if extras else "")

    @property
    def headlines(self) -> Headlines:
        return shock_headlines(self, [("the attack takes place", "attacked == 1")])

    # ---- which shocks the rules forbid -----------------------------------------------

    def _refuse_illegal(self) -> None:
        problems = [
            *self._faults_of_sides(),
            *(fault for unit in self.attackers for fault in self._faults_of_attacker(unit)),
            *(fault for unit in self.defenders for fault in _faults_of_defender(unit)),
            *self.ground.faults(self.used),
            *self.leader_faults(),
            *contingent_faults(self),
            *self.aftermath.faults(SIDES, (self.attackers, self.defenders)),
            *(fault for side in (0, 1) for fault in faults(self, side, SECOND[side])),
            *coordination_fault(self),
        ]
        refuse(problems)

    def _faults_of_sides(self) -> Iterator[str]:
        for side, who in enumerate(SIDES):
            count = len(self.units(side))
            if count > at.MOST:
                yield f"{who} has {count} units: at most {at.MOST} a side are worked out together"
            for option in ("uses", "busho_with"):
                named = self.options[f"{who}_{option}"]
                if named is not None and named > count:
                    yield f"{who}-{option.replace('_', '-')} {named}: that side has {count} units"

        engaged = [any(unit.has("engaged") for unit in self.units(side)) for side in (0, 1)]
        if engaged[0] != engaged[1]:
            alone, other = SIDES if engaged[0] else reversed(SIDES)
            yield f"{alone} engaged with no {other}: the marker goes on both opponents (7.31)"

    def _faults_of_attacker(self, unit: Unit) -> Iterator[str]:
        yield from attacker_faults(unit)
        if unit.has("charge"):
            if unit.engaged:
                yield "charge with engaged: a unit that starts adjacent may not charge (9.31)"
            if unit.has("check") and not unit.has("disrupted"):
                yield "charge with check: charging Kibamusha make no commitment check (9.21)"
        elif unit.has("check") and unit.engaged and not unit.has("disrupted"):
            yield "check with engaged: an ordered engaged unit attacks without a check (9.21)"
        if unit.has("banzai"):
            if unit.type not in (KB, KBH, SI):
                yield f"attacker '{unit.type}' with banzai: only KB and SI, not bow-armed (6.51)"
            for word in ("check", "engaged", "engaged-elsewhere"):
                if unit.has(word):
                    yield f"banzai with {word}: it comes from a distance, without a check (6.53)"
        if unit.has("flank") and any(target.type == HONJIN for target in self.defenders):
            yield "flank against a Honjin: it has no flank (4.54; R4)"


def _faults_of_defender(unit: Unit) -> Iterator[str]:
    for word in ("check", "banzai", "charge", "flank"):
        if unit.has(word):
            yield f"defender '{unit.type}' with {word}: only an attacker is {word} (9.2)"
