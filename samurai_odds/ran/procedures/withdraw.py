"""`ran withdraw`: in reaction, or a contingent on orders (6.4, 6.5, 7.32)."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.engine.option_words import to_add
from samurai_odds.errors import refuse
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import counted
from samurai_odds.ran import dice
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import Question, State
from samurai_odds.ran.combat.tally import Effect, Roll, RollBy
from samurai_odds.ran.combat.tally_layout import NOWHERE
from samurai_odds.ran.men import Contingent, read_contingent
from samurai_odds.ran.procedures.checks import TallyQuestion, Told
from samurai_odds.ran.procedures.combat import (
    DISRUPTED_COUNTS,
    HIT_COUNTS,
    CombatQuestion,
    hits_suffered,
)
from samurai_odds.ran.procedures.fire_numbers import FireRows
from samurai_odds.ran.procedures.numbers import NEVER_ATTACK, CombatNumbers, Ground, flight_code
from samurai_odds.ran.procedures.question import RanQuestion
from samurai_odds.ran.procedures.verdict import exact, stated, weighed
from samurai_odds.ran.units import AS, HONJIN, KB, KBH, MOUNTED, SI, Unit, read_unit, read_units

# ---- What withdrawals of both kinds have in common as questions ----------------------


class Withdrawal(RanQuestion):
    """A withdrawal, in reaction or on orders."""

    procedure = "withdraw"
    arguments = ("units",)


_MOST_PAIRS = 9
_WORDS = ("disrupted", "open", "engaged", "engaged-elsewhere")
_PLAIN = ("disrupted", "open")


def faults_of_words(
    units: Sequence[Unit], enemy: Sequence[Unit], through: Sequence[Unit]
) -> Iterator[str]:
    """Name words without a meaning here, and engaged enemies without an opponent."""
    for who, these, known in (
        ("unit", units, _WORDS),
        ("enemy-units", enemy, _WORDS),
        ("through", through, _PLAIN),
    ):
        for unit in these:
            for word in unit.words:
                if word in ("stuck", "surrounded") and who == "unit":
                    yield (
                        f"unit '{unit}' with {word}: it cannot withdraw, so it stays in place: "
                        "leave it out (6.42)"
                    )
                elif word not in known:
                    yield (
                        f"{who} '{unit}' with {word}: it has no meaning in a withdrawal; "
                        f"choose from {', '.join(known)}"
                    )
    mine, his = (sum(unit.has("engaged") for unit in these) for these in (units, enemy))
    if his > mine:
        yield (
            f"{his} enemy units engaged with {mine} of the contingent: engaged-elsewhere says "
            "that one is engaged with another's (7.31)"
        )
    if mine > _MOST_PAIRS:
        yield f"{mine} engaged units: at most {_MOST_PAIRS} are worked out"


# ---- One unit withdraws before an enemy that comes near, hex by hex (6.45-6.48) ------

_WORDS_IN_REACTION = ("disrupted", "open", "surrounded")
_OF_ACTIVE = ("momentum", "contingent", "through", "enemy_momenta")


class ReactionWithdrawal(CombatQuestion, Withdrawal):
    """One unit withdraws a hex several times, with a TQ check each."""

    sides = ("unit", "enemy")

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        self.attackers, self.defenders = read_units(self.options["units"], "unit"), ()
        self.enemy: Unit | None = None
        if self.options["enemy_units"] is not None:
            self.enemy = read_unit(self.options["enemy_units"], "enemy-units")
        self.ground, self.leaders = Ground((), ()), (None, None)
        problems = self._faults()
        refuse(problems)
        self.variables = ("unit_state", "unit_hits", "withdrawals", "unit_rout_points")
        self.words = self.words_of(self.variables)
        self.value, self.aims = self.value_or(self.default_value()), ("unit_hits",)
        self.points = self.used.table("rout_points")
        numbers = CombatNumbers(self.used)
        numbers.checks()
        numbers.sides(self.attackers, ())
        q: Question = numbers.q
        q.tq_bonus[0] = self.options["tq_bonus"]
        rows = FireRows(self.used, q)
        rows.withdrawals(0, self.options["times"], self.options["from_behind"])
        self.numbers = numbers.written()

    def default_value(self, mine: int = 0) -> str:
        unit = self.attackers[0]
        mixed = unit.fires or unit.has("disrupted")
        flips = "" if mixed else f" - {DISRUPTED_COUNTS} * (unit_state == 'disrupted')"
        suffered = hits_suffered(unit, "unit_state", "unit_hits")
        return f"-unit_rout_points{flips} - {HIT_COUNTS} * {suffered}"

    def _faults(self) -> list[str]:
        options = self.options
        faults = [
            f"{name.replace('_', '-')} without active: it belongs to an order"
            for name in _OF_ACTIVE
            if options[name] is not None
        ]
        if options["enemy_momentum"]:
            faults.append("enemy-momentum without active: it belongs to an order")
        if len(self.attackers) > 1:
            faults.append("several units: each withdraws on its own in reaction (6.45)")
        if options["approached_by"] in MOUNTED:
            faults.append("approached by Kibamusha: no reaction withdrawal is possible (6.45)")
        for unit in self.attackers:
            if unit.engaged:
                faults.append("an engaged unit cannot withdraw in reaction (6.47)")
            if unit.type == HONJIN:
                faults.append("a Honjin never moves (4.53)")
            if unit.has("stuck"):
                faults.append("a unit that is stuck has no hex to withdraw to (6.45)")
            faults += [
                f"unit '{unit}' with {word}: it has no meaning for a unit that withdraws; "
                f"choose from {', '.join(_WORDS_IN_REACTION)}"
                for word in unit.words
                if word not in _WORDS_IN_REACTION and word != "stuck" and not unit.engaged
            ]
        return faults + self._faults_of_enemy()

    def _faults_of_enemy(self) -> list[str]:
        if self.enemy is None:
            return []
        problems = []
        if not self.enemy.foot:
            problems.append(f"enemy '{self.enemy.type}': no reaction withdrawal is possible (6.45)")
        if self.enemy.type in NEVER_ATTACK:
            problems.append(f"enemy '{self.enemy.type}': it never makes a shock attack (8.17)")
        if any(word != "open" for word in self.enemy.words):
            problems.append(
                f"enemy '{self.enemy}': it approaches, so its only keyword is open (7.24, 9.11)"
            )
        return problems

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        return {"withdrawals": seen[:, State.withdrawals.at]}

    def weigh(self, odds: Odds) -> Verdict:
        worth = odds.expect(self.value)
        sentence = f"Hits at the end: {odds.expect('unit_hits').text()} on average."
        if self.enemy is None:
            unit = self.weighed_unit
            text = f"Withdrawing: {signed(worth)} {unit} on average."
            more = to_add("Add --enemy-units UNIT to compare it with standing.")
            return stated(self, text, worth, sentence, more)
        stay = self._stay() if not self.options["value"] else None
        return weighed(self, self.value, [Course("withdraw", worth), stay], asides=(sentence,))

    def _stay(self) -> Course | None:
        """Weigh standing: the assault by who comes, as the defender sees it."""
        approach = "flank" if self.options["from_behind"] else "front"
        inputs = {"attacker": self.enemy, "defender": self.attackers[0]}
        bonus = self.options["tq_bonus"]
        inputs |= {"defender_tq_bonus": bonus} if bonus else {}
        fought = exact(self, "assault", {**inputs, "approach": approach})
        if fought is None:
            return None
        worth = fought.expect(fought.question.value)
        return Course("stand and be attacked", Figure(-worth, worth.se, worth.samples))

    @property
    def wording(self) -> str:
        times = self.options["times"]
        often = "once" if times == 1 else f"{times} times"
        behind = ", approached from behind" if self.options["from_behind"] else ""
        return f"{self.attackers[0]} withdraws {often} in reaction{behind}"

    @property
    def headlines(self) -> Headlines:
        listed = [(f"the unit is {word}", f"unit_state == '{word}'") for word in at.STATES[1:]]
        amounts = (("hits at the end", "unit_hits"), ("rout points", "unit_rout_points"))
        spread = ("hits at the end", (("unit", "unit_hits"),))
        return Headlines((("no hit taken", "unit_hits == 0"), *listed), amounts, (spread,))


# ---- A contingent withdraws on orders ------------------------------------------------

VARIABLES = ("withdrew", "stayed", "seppuku", "fled", "banzai", "through_hits", "rout_points")
WITHDREW, STAYED, SEPPUKU, FLED, BANZAI, THROUGH, POINTS = range(7)
FIRST_PAIR = len(VARIABLES)  # hidden counters: an engaged unit has left its opponent
_CHASERS = (KB, KBH, SI)


class ActiveWithdrawal(TallyQuestion, Withdrawal):
    """A contingent withdraws on orders.

    Its engaged units roll to get away, then its busho's honor is tried; if he dies and
    his men flee, nobody of them withdraws or is chased (10.51, 11.84; R30). An enemy
    that is ``engaged`` with one of the units chases only if that unit, the one of the
    same place among the engaged, has left it (7.31, 7.34).
    """

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        options = self.options
        self.units = read_units(options["units"], "unit")
        self.enemy: tuple[Unit, ...] = ()
        if options["enemy_units"]:
            self.enemy = read_units(options["enemy_units"], "enemy-units")
        through = read_units(options["through"], "through") if options["through"] else ()
        text = options["contingent"]
        self.contingent = None if text is None else read_contingent(text, "contingent")
        problems = list(
            dict.fromkeys(
                (*self._faults(through), *faults_of_words(self.units, self.enemy, through))
            )
        )
        momenta = self._momenta(problems)
        refuse(problems)
        if self.contingent is not None or any(unit.has("engaged") for unit in self.enemy):
            self.used.note("order of withdrawal, honor and Banzai (R30)")
        self.value, self.aims = self._value(), ("withdrew", "seppuku")
        free = sum(not unit.engaged for unit in self.units)
        rolls, place = [], FIRST_PAIR
        for unit in self.units:
            if unit.engaged:
                rolls.append(_engaged(unit, self._limit(unit), place))
                place += unit.has("engaged")
        rolls.append(self._seppuku())
        place = FIRST_PAIR
        for number, unit in enumerate(self.enemy):
            if not unit.has("engaged-elsewhere"):
                line = self._banzai(unit, momenta[number], through if number == 0 else ())
                if unit.has("engaged"):
                    line = line._replace(roll=RollBy(place, (None, line.roll)))  # type: ignore[arg-type]
                    place += 1
                rolls.append(line)
        self.set_rolls(VARIABLES, rolls, (free,), FIRST_PAIR)

    def _value(self) -> str:
        """Word the worth of the order: what the busho's death and a flight cost."""
        so_taisho = self.contingent is not None and self.contingent.so_taisho
        price = self.used.number("rout_points", "so_taisho_head" if so_taisho else "head")
        self.variables = VARIABLES
        return self.value_or(f"-rout_points - {price} * seppuku")

    def _momenta(self, problems: list[str]) -> list[int]:
        """Give the Momentum that counts for each enemy unit (6.51)."""
        text, alike = self.options["enemy_momenta"], self.options["enemy_momentum"]
        if text is None:
            return [alike] * len(self.enemy)
        words = [word.strip() for word in text.split(",")]
        if not all(re.fullmatch(r"[0-9]", word) for word in words) or len(words) != len(self.enemy):
            problems.append(
                f"enemy-momenta '{text}': write {len(self.enemy)} numbers from 0 to 9, "
                "one for each enemy unit"
            )
            return [0] * len(self.enemy)
        if alike:
            problems.append("enemy-momenta with enemy-momentum: give one of them")
        return [int(word) for word in words]

    def _faults(self, through: Sequence[Unit]) -> list[str]:
        options, faults = self.options, []
        if options["momentum"] is None:
            faults.append("active without momentum: the busho may commit seppuku (6.44)")
        if options["times"] != 1 or options["from_behind"] or options["approached_by"] != AS:
            faults.append(
                "times, approached-by and from-behind belong to withdrawal in reaction (6.45)"
            )
        for unit in self.enemy:
            if unit.type not in _CHASERS:
                faults.append(f"enemy '{unit.type}': only KB and SI charge after it (6.51)")
        if (options["enemy_momentum"] or options["enemy_momenta"]) and not self.enemy:
            faults.append("enemy-momentum without enemy-units: nobody charges after it (6.51)")
        if through and not self.enemy:
            faults.append("through without enemy-units: nobody passes through it (6.52)")
        elif through and self.enemy[0].engaged:
            faults.append("through with an engaged first enemy: an adjacent enemy passes nobody")
        if len(through) > 1 or any(not unit.foot for unit in through):
            faults.append("through is one infantry unit (6.51, 6.52)")
        if any(unit.type == HONJIN for unit in (*self.units, *through)):
            faults.append("a Honjin never moves (4.53)")
        known = self.contingent
        if known and options["momentum"] is not None and known.momentum != options["momentum"]:
            faults.append(
                f"momentum {options['momentum']} and contingent '{options['contingent']}': "
                "both give the busho's, and differ"
            )
        if known and known.units < len(self.units):
            faults.append(
                f"contingent '{options['contingent']}': {len(self.units)} units withdraw already"
            )
        return faults

    def _limit(self, unit: Unit) -> int:
        return unit.effective_tq + int(self.options["tq_bonus"])

    def _seppuku(self) -> Told:
        """The busho's honor, and the flight of his men if he dies of it (6.44, 10.51; R30)."""
        momentum, known = self.options["momentum"], self.contingent
        said = ("he saves face", "he commits seppuku", "he commits seppuku and his men flee")
        dies = tuple(int(place == SEPPUKU) for place in range(len(VARIABLES)))
        flee = list(dies)
        if known is None:
            code = dice.by_result(lambda die: int(die > momentum))
        else:
            flees = dice.results_of(flight_code(self.used, known))
            code = dice.by_two(lambda die, again: (1 + flees[again]) if die > momentum else 0)
            flee[FLED], flee[POINTS] = 1, self._points(known)
        gone = ((WITHDREW, NOWHERE), (STAYED, NOWHERE))
        effects = ((0,), dies, Effect(tuple(flee), gone, ends=True))
        return Told(Roll(code, effects), "6.44", "the busho's honor", said)

    def _points(self, contingent: Contingent) -> int:
        """The rout points of a flight: as given, else of the units that withdraw."""
        if contingent.points is not None:
            return contingent.points
        number = self.used.number
        return sum(number("rout_points", unit.points_type) for unit in self.units)

    def _banzai(self, unit: Unit, momentum: int, through: Sequence[Unit]) -> Told:
        """The check of an enemy unit, and that of infantry it passes through (6.51, 6.52)."""
        limit = unit.effective_tq - momentum
        who = f"enemy {unit.type} sees them withdraw"
        if not through:
            code = dice.by_result(lambda die: int(die <= limit))
            said: tuple[str, ...] = ("it stays", "it pursues them")
            return Told(Roll(code, ((0,), (0, 0, 0, 0, 1))), "6.51", who, said)
        passed = through[0].effective_tq
        code = dice.by_two(lambda die, other: 1 + max(0, other - passed) if die <= limit else 0)
        hits = range(10)
        effects = ((0,), *((0, 0, 0, 0, 1, more) for more in hits))
        said = (
            "it stays",
            *(f"it pursues them; who it passes takes {counted(more, 'hit')}" for more in hits),
        )
        return Told(Roll(code, effects), "6.51-6.52", who, said)

    def weigh(self, odds: Odds) -> Verdict:
        worth = odds.expect(self.value)
        alone = odds.p(f"withdrew == {len(self.units)}").text()
        text = (
            f"Withdrawing: {signed(worth)} {self.weighed_unit} on average. Compare it with staying."
        )
        sentence = (
            f"All withdraw: {alone}. The busho commits seppuku: {odds.p('seppuku == 1').text()}."
        )
        return stated(self, text, worth, sentence)

    @property
    def wording(self) -> str:
        text = f"active withdrawal of {' + '.join(map(str, self.units))}"
        extras = [f"Momentum {self.options['momentum']}"]
        if self.enemy:
            extras.append(f"enemy {' + '.join(map(str, self.enemy))}")
        return f"{text} ({'; '.join(extras)})"

    @property
    def remarks(self) -> tuple[str, ...]:
        if self.contingent is None:
            return (
                "if the busho dies of it a flight check is due (10.51): give contingent to roll it",
            )
        if self.contingent.points is None:
            return (
                "a flight counts the units listed: the contingent's others count too (12.0): "
                "'31rp' after it gives the rout points of all that stand",
            )
        return ()

    @property
    def headlines(self) -> Headlines:
        chances = (
            ("all withdraw", f"withdrew == {len(self.units)}"),
            ("the busho commits seppuku", "seppuku == 1"),
            ("his contingent flees", "fled == 1"),
            ("an enemy unit pursues them", "banzai >= 1"),
        )
        amounts = (
            ("units that withdraw", "withdrew"),
            ("units that must shock", "stayed"),
            ("rout points of a flight", "rout_points"),
        )
        return Headlines(chances, amounts, ())


def _engaged(unit: Unit, limit: int, pair: int) -> Told:
    """The roll of an engaged unit: it withdraws, or stays and must shock (7.32)."""
    said = ("it stays and must shock", "it withdraws")
    freed = [0] * FIRST_PAIR
    if unit.has("engaged"):
        freed = [*freed, *[0] * (pair - FIRST_PAIR), 1]
    freed[WITHDREW] = 1
    return Told(Roll(dice.at_most(limit), ((0, 1), tuple(freed))), "7.32", str(unit), said)


# ---- Withdrawals as questions (6.4, 6.5, 7.32) ---------------------------------------


class Withdraw(Withdrawal):
    """A withdrawal: made with ``active`` an `ActiveWithdrawal`, else a `ReactionWithdrawal`."""

    def __new__(cls, rules: str | None = None, **given: Any) -> Any:
        kind = ActiveWithdrawal if given.get("active") else ReactionWithdrawal
        return kind(rules, **given)
