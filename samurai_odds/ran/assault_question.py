"""An approach from the first step to the last: facing, entry fire, then the shock (7.18, 8.41)."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answer import Headlines
from samurai_odds.engine.options import Option
from samurai_odds.errors import OddsError
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran import dice
from samurai_odds.ran.combat_numbers import NEVER_ATTACK, CombatNumbers, Ground
from samurai_odds.ran.combat_question import CombatQuestion
from samurai_odds.ran.combat_telling import shock_extras, shock_headlines
from samurai_odds.ran.fire_numbers import FireRows
from samurai_odds.ran.fire_options import leader_options
from samurai_odds.ran.units import Unit, read_unit

SIDES = ("attacker", "defender")
APPROACHES = ("front", "flank", "rear")
TURNS = ("always", "never")
OPTIONS = (
    Option("approach", APPROACHES, "front", "the defender's hexes that the attacker comes by"),
    Option("turn", TURNS, "always", "whether the defender turns to face when it may"),
    Option("charge", bool, False, "the attacker charges (Norikuzushi)"),
    Option("shift", int, 0, "columns to the right (left when negative)", -12, 12),
    Option("terrain", str, (), "the defender's hex (repeatable)", metavar="KEY", repeatable=True),
    Option(
        "hexside",
        str,
        (),
        "hexside crossed (repeatable; uphill once a level)",
        metavar="KEY",
        repeatable=True,
    ),
    *leader_options(SIDES),
    Option("busho-straight", bool, False, "a fire die of 9 goes straight to the casualty table"),
    Option("no-retreat", (*SIDES, "both"), None, "side that cannot retreat"),
    Option("tq-bonus", int, 0, "taken off the die of every TQ check (10.4)", 0, 9),
    *(Option(f"{who}-tq-bonus", int, 0, "the same for that side only", 0, 9) for who in SIDES),
    Option("value", str, None, "what the attacker raises and the defender lowers", metavar="EXPR"),
)
_CLOSE_COUNTRY = ("woods", "heavy-woods", "village")  # turning costs a hit there (7.14)


class Assault(CombatQuestion):
    """One unit moves into another's zone and shocks it.

    The defender may turn to face, which decides position superiority; if it can
    fire it does so when its zone is entered; a unit disrupted on the way in must
    commit itself (R3). Raises OddsError with every fault, naming the rule.
    """

    procedure = "assault"
    arguments = ("attacker", "defender")
    listed = OPTIONS
    sides = SIDES

    def __init__(self, charts: str | None = None, **given: Any) -> None:
        super().__init__(charts, **given)
        options = self.options
        words = {"charge"} if options["charge"] else set()
        words |= {"flank"} if options["approach"] != "front" else set()
        self.attackers = (self._unit("attacker", words),)
        self.defenders = (self._unit("defender", set()),)
        self.ground = Ground(options["terrain"], options["hexside"])
        self.leaders = (self.read_leader("attacker"), self.read_leader("defender"))
        problems = [*self._faults(), *self.ground.faults(self.used), *self.leader_faults()]
        if problems:
            raise OddsError(*dict.fromkeys(problems))
        last = ("retreat", "engaged", "attacker_busho", "defender_busho", "advance")
        points = ("attacker_rout_points", "defender_rout_points")
        own = (
            *self.states_and_hits(),
            *last,
            *points,
            *self.fight_variables(),
            *self.fled_variables(),
        )
        self.variables = ("turned", "entry_hits", "attacked", *own)
        self.words = self.words_of(self.variables)
        self.value = self.value_or(self.default_value())
        self.aims = ("defender_state != 'ordered'", "attacker_state != 'ordered'")
        self.points = self.used.table("rout_points")
        self.numbers = self._numbers()
        self.note_assumed_rulings()
        if self.attackers[0].fires:
            self.used.note("SI-B and KB-B that moved need no check (R17)")

    def _unit(self, who: str, words: set[str]) -> Unit:
        unit = read_unit(self.options[who], who)
        if self.options["no_retreat"] in (who, "both"):
            words = {*words, "stuck"}
        return unit.with_words(*words)

    def _numbers(self) -> tuple[int, ...]:
        defender = self.defenders[0]
        numbers = CombatNumbers(self.used, self.options["busho_straight"])
        numbers.rules()
        numbers.sides(self.attackers, self.defenders)
        numbers.columns(self.attackers, self.defenders)
        numbers.ground(self.ground, self.options["shift"])
        numbers.leaders(self.leaders)
        q = numbers.q
        for side, who in enumerate(SIDES):
            q[at.TQ_BONUS + side] = self.options["tq_bonus"] + self.options[f"{who}_tq_bonus"]
        q[at.SHOCK_FOLLOWS] = at.ALWAYS
        q[at.TURN_CODE] = self._turn_code()
        q[at.TURN_HITS] = int(self._turning_costs)
        if defender.fires and self.zone_reached is not None:
            rows = FireRows(self.used, q)
            code = rows.shot(defender, 1, 0, "clear", self.leaders[0] is not None)
            rows.add(at.SHOT_ROW, at.FIRST_DEFENDER, 0, code, self.zone_reached == 1)
        return tuple(q)

    @property
    def zone_reached(self) -> int | None:
        """Whether the attacker enters the defender's zone: 0 always, 1 if it turns, or None."""
        approach = self.options["approach"]
        if approach == "front":
            return 0
        return 1 if approach == "flank" and self._turn_code() else None

    @property
    def _turning_costs(self) -> bool:
        """Whether the defender takes a hit for turning: close order in close country (7.14)."""
        defender = self.defenders[0]
        close = set(self.ground.hexes) & set(_CLOSE_COUNTRY)
        return bool(close) and not defender.fires and not defender.has("open")

    def _turn_code(self) -> int:
        """Code the defender's turn: 0 not at all, -1 without a check, else its check (7.18).

        One vertex brings a flank to the front; it does not bring the rear there.
        """
        if self.options["approach"] != "flank" or self.options["turn"] == "never":
            return 0
        defender = self.defenders[0]
        routs = defender.has("disrupted") and defender.hits + 1 >= defender.effective_tq
        if routs and self._turning_costs:
            return 0  # it may not where the hit would rout it (11.36)
        comes_on_foot, on_foot = self.attackers[0].foot, self.defenders[0].foot
        if comes_on_foot and not on_foot:
            return -1
        if on_foot and not comes_on_foot:
            return 0
        bonus = self.options["tq_bonus"] + self.options["defender_tq_bonus"]
        return dice.at_most(defender.effective_tq + bonus)

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give the variables of the approach."""
        return {"turned": seen[:, at.TURNED], "entry_hits": seen[:, at.SCORED]}

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        text = f"RAN: {self.attackers[0]} assaults {self.defenders[0]}".replace(" flank", "")
        extras = [f"from the {self.options['approach']}", *shock_extras(self)]
        if self.options["shift"]:
            extras.append(f"shift {abs(self.options['shift'])}{'LR'[self.options['shift'] > 0]}")
        return f"{text} ({', '.join(extras)})"

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        first = [
            ("the defender turns to face", "turned == 1"),
            ("entry fire hits", "entry_hits >= 1"),
            ("the shock takes place", "attacked == 1"),
        ]
        return shock_headlines(self, first)

    # ---- which assaults the rules forbid ---------------------------------------------

    def _faults(self) -> Iterator[str]:
        attacker, defender = self.attackers[0], self.defenders[0]
        if attacker.type in NEVER_ATTACK:
            yield f"attacker '{attacker.type}': it never makes a shock attack (8.17, 4.54; R17)"
        if attacker.has("disrupted"):
            yield "attacker disrupted: it may not enter a zone of control (7.24, 11.34)"
        for word in ("check", "banzai", "engaged"):
            if attacker.has(word):
                yield f"attacker with {word}: it moves in, so it must shock without a check (9.11)"
        if attacker.has("charge") and attacker.type not in ("KB", "KBH"):
            yield f"attacker '{attacker.type}' with charge: only KB and KBH charge (9.31, 9.35)"
        for word in ("check", "banzai", "charge", "flank", "engaged"):
            if defender.has(word):
                yield f"defender with {word}: not of a unit that is approached"
        if defender.type == "Honjin" and self.options["approach"] != "front":
            yield "approach to a Honjin: all its hexes are front (7.15, 4.54)"
        if self.options["turn"] == "never" and self.options["approach"] != "flank":
            approach = self.options["approach"]
            yield f"turn never with approach {approach}: only a flank can be turned away (7.18)"
        if self.options["busho_straight"] and not (defender.fires and self.leaders[0]):
            yield "busho-straight: no busho comes under fire (8.54)"
        if "flank" in str(self.given["attacker"]).lower().split():
            yield "attacker with flank: give --approach instead"
