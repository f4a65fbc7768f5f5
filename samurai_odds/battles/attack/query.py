"""One attack as a question to the combat machine."""

from array import array
from collections.abc import Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from samurai_odds._version import VERSION
from samurai_odds.battles.attack import layout as at
from samurai_odds.battles.attack.assumed import note_assumed_rulings
from samurai_odds.battles.attack.checks import check_names, refuse_illegal
from samurai_odds.battles.attack.combat import COMBAT
from samurai_odds.battles.attack.layout import Army, Party, PartyFacts, Question, State
from samurai_odds.battles.attack.options import DEFAULT_VALUE, LONE_LEADER, complete
from samurai_odds.battles.attack.plan import Plan, numbers, planned
from samurai_odds.battles.attack.report import headlines, verdict, wording
from samurai_odds.battles.facts import Used, load
from samurai_odds.battles.words import UNIT_LETTERS, unit_key
from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.expressions import check, evaluate
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.grids.prose import Prose

if TYPE_CHECKING:
    from samurai_odds.play.events import Happening

_BASE_VARIABLES = (
    "hits",
    "defender_losses",
    "attacker_losses",
    "defender_retreat",
    "attacker_retreat",
    "defender_leader_lost",
    "attacker_leader_lost",
    "defender_seppuku",
    "attacker_seppuku",
    "battled_back",
    "attacker_tokens",
    "defender_tokens",
    "attacker_banners",
    "defender_banners",
)
_THEN_VARIABLES = (
    "then_losses",
    "then_retreat",
    "then_leader_lost",
    "then_seppuku",
    "then_battled_back",
    "then_fought",
)


_DISORDER = ("attacker_disorder", "defender_disorder")
_THEN_NAMES = ("then_eliminated", "then_pushed_back")
_YES_OR_NO = (
    *(name for name in (*_BASE_VARIABLES, *_THEN_VARIABLES) if name.endswith("_leader_lost")),
    *(name for name in (*_BASE_VARIABLES, *_THEN_VARIABLES) if name.endswith("_seppuku")),
    "battled_back",
    "then_battled_back",
    "then_fought",
)


_LOSSES = -1
_PLACES = {  # of each variable in a final state; what is told of it: the loss, or this fate
    "hits": (State.hits.at, 0),
    "battled_back": (State.battled_back.at, 0),
    "then_battled_back": (State.then_battled_back.at, 0),
    "then_fought": (State.then_fought.at, 0),
}
_PARTIES = {"attacker": at.ATTACKER, "defender": at.DEFENDER, "then": at.SECOND}
_STARTED = {}  # where the question says with how many blocks a party began, by where they stand
for _who, _party in _PARTIES.items():
    _at = State.parties.place(_party)
    _STARTED[_at + Party.blocks.at] = Question.parties.place(_party) + PartyFacts.start_blocks.at
    _PLACES |= {
        f"{_who}_losses": (_at + Party.blocks.at, _LOSSES),
        f"{_who}_retreat": (_at + Party.retreat.at, 0),
        f"{_who}_leader_lost": (_at + Party.leader.at, at.KILLED),
        f"{_who}_seppuku": (_at + Party.leader.at, at.SEPPUKU),
    }
_LOST_ONE = {  # where a final state says that a leader was killed whose unit then joined another
    f"{who}_leader_lost": State.parties.place(_PARTIES[who]) + Party.lost_one.at
    for who in ("attacker", "defender")
}
for _side, _who in enumerate(("attacker", "defender")):
    _at = State.armies.place(_side)
    _PLACES |= {
        f"{_who}_tokens": (_at + Army.tokens.at, 0),
        f"{_who}_banners": (_at + Army.banners.at, 0),
        f"{_who}_disorder": (_at + Army.disorder.at, 0),
    }


@cache
def _read_off(variables: tuple[str, ...]) -> tuple[NDArray[np.int64], dict[int, int]]:
    """Return which places of a final state variables are read off, and the row of each."""
    places = {_PLACES[name][0] for name in variables} | {*_LOST_ONE.values()}
    rows = {place: row for row, place in enumerate(sorted(places))}
    return np.array([*rows], dtype=np.int64), rows


def _variables(plan: Plan) -> tuple[str, ...]:
    """Return the outcome variables of an attack, in order."""
    reserves = plan.options["attacker_honor"], plan.options["defender_honor"]
    if plan.second is None and reserves == (None, None):
        return _BASE_VARIABLES
    finite = zip(_DISORDER, reserves, strict=True)
    disorder = [name for name, reserve in finite if reserve is not None]
    return (*_BASE_VARIABLES, *disorder, *(_THEN_VARIABLES if plan.second else ()))


class Attack:
    """An attack, checked against the rules and put into the machine's numbers.

    Raises OddsError with every problem: unknown names, values out of range and
    attacks that the rules forbid, each with the rule.
    """

    machine = COMBAT
    of_others = "Lack of Honor symbols for other units (not counted)"
    value_of_others = ""
    words: ClassVar[dict[str, tuple[str, ...]]] = {}
    compared: ClassVar[tuple[str, ...]] = (  # the figures that a comparison shows
        "defender_losses",
        "attacker_losses",
        "attacker_tokens",
        "defender_tokens",
    )
    short_names: ClassVar[tuple[tuple[str, str], ...]] = (
        *((kind, letters) for letters, kind in UNIT_LETTERS.items()),
        (LONE_LEADER, "lone"),
    )

    def __init__(
        self, attacker: str, defender: str, rules: str | None = None, **given: Any
    ) -> None:
        facts = load(rules)
        attacker, defender = unit_key(str(attacker)), unit_key(str(defender))
        check_names(attacker, defender, facts.units)
        options = complete(given, facts)
        used = Used(facts)
        self.plan = planned(used, attacker, defender, options)
        self.variables = _variables(self.plan)
        self.value: str = self.usual_value if options["value"] is None else options["value"]
        refuse_illegal(self.plan, given)
        if options["value"] is not None:
            check(self.value, self._no_outcome() | self.derive(self._no_outcome()))
        self.numbers: array[int] = numbers(self.plan, given)
        note_assumed_rulings(self.plan, given)
        self.rules = rules
        self._rests_on = dict(used.rests_on)  # what is read later, for words, does not count

    @cached_property
    def provenance(self) -> Provenance:
        """What is known of the answer before it is made."""
        plan = self.plan
        inputs = {"attacker": plan.attacker.unit, "defender": plan.defender.unit}
        inputs |= {name: value for name, value in plan.options.items() if value is not None}
        if self.rules is not None:
            inputs["rules"] = str(self.rules)
        facts = plan.used.facts
        return Provenance(
            "battles", "attack", inputs, facts.edition, facts.pack, VERSION, self._rests_on
        )

    @property
    def usual_value(self) -> str:
        """Net blocks plus banners, the value that open decisions go by if none is given."""
        then = " + then_losses" if self.plan.second else ""
        return DEFAULT_VALUE + then + self.value_of_others

    def _no_outcome(self) -> dict[str, Any]:
        return {name: np.zeros(1) for name in self.variables}

    @property
    def worth_of_nothing(self) -> float:
        """What the value comes to where nothing happens; OddsError if it divides by zero."""
        nothing = self._no_outcome()
        return float(evaluate(self.value, nothing | self.derive(nothing))[0])

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return ("defender_losses", "attacker_losses", "attacker_banners > 0")

    @property
    def packed(self) -> NDArray[np.int64]:
        """The question's numbers for the compiled readers."""
        return np.array(self.numbers, dtype=np.int64)

    @property
    def wording(self) -> str:
        """The question in a line of plain words."""
        return wording(self.plan)

    @property
    def heading(self) -> str:
        """The same under the game's name."""
        return f"Samurai Battles: {self.wording}"

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        reason = self.plan.no_bonus_combat
        return () if reason is None else (reason,)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        return headlines(self.plan, self.of_others)

    def verdict(self, odds: Odds) -> Verdict:
        """Return whether to attack, shoot or wait."""
        return verdict(self, odds)

    def another(self, attacker: str, defender: str, **given: Any) -> Self:
        """Put another attack under the same rules; OddsError if they forbid it."""
        rules = self.provenance.inputs.get("rules")
        return type(self)(attacker, defender, rules=rules, **given)

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Translate final states into the outcome variables."""
        rows = states.T[self.reads]
        return {name: self.column_of(rows, name) for name in self.variables}

    @property
    def reads(self) -> NDArray[np.int64]:
        """The places of a final state that the variables are read off: see `Outcomes`."""
        places, _ = _read_off(self.variables)
        return places

    def column_of(self, rows: NDArray[np.int16], name: str) -> NDArray[np.int64]:
        """Read off a variable, of final states a row for each place of `reads`."""
        place, what = _PLACES[name]
        _, row_of = _read_off(self.variables)
        seen: NDArray[np.int64] = rows[row_of[place]].astype(np.int64)
        if what == _LOSSES:
            return self.numbers[_STARTED[place]] - seen
        if what > 0:
            seen = (seen == what).astype(np.int64)
        if name in _LOST_ONE:
            seen |= rows[row_of[_LOST_ONE[name]]]
        return seen

    @property
    def flags(self) -> tuple[str, ...]:
        """The names that are true or false."""
        derived = (name for name in self.derive(self._no_outcome()) if "_" in name)
        return (*_YES_OR_NO, *(n for n in derived if n.endswith(("_eliminated", "_pushed_back"))))

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides the variables.

        ``defender_eliminated`` and ``defender_pushed_back`` (retreated and alive);
        the same for the attacker and for the second defender (``then_``). Variables
        that this attack does not have are 0, so that attacks can be compared.
        """
        nothing = columns["hits"] * 0
        absent = {*_THEN_VARIABLES, *_DISORDER, *_THEN_NAMES} - columns.keys()
        derived: dict[str, Any] = dict.fromkeys(sorted(absent), nothing)
        plan = self.plan
        for who, party in (
            ("defender", plan.defender),
            ("attacker", plan.attacker),
            ("then", plan.second),
        ):
            if party is not None and party.is_unit:
                gone = columns[f"{who}_losses"] == party.blocks
                derived[f"{who}_eliminated"] = gone
                derived[f"{who}_pushed_back"] = ~gone & (columns[f"{who}_retreat"] > 0)
        return derived

    def happened(self, step: Step) -> "list[Happening]":
        """Return what happens in one step of a battle, as data."""
        from samurai_odds.battles.attack.events import Scene, happened

        return happened(Scene(self.plan, self.numbers, step))

    def tell(self, step: Step) -> list[Prose]:
        """Narrate one step of a battle in plain words, naming its rule."""
        from samurai_odds.battles.attack.narration import tell

        return [Prose(line) for line in tell(self.plan, self.numbers, step)]
