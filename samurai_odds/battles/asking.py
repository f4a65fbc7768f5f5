"""One attack as a question to the combat machine."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds._version import VERSION
from samurai_odds.battles import layout as at
from samurai_odds.battles import situation
from samurai_odds.battles.checks import Plan, refuse_illegal
from samurai_odds.battles.combat import COMBAT
from samurai_odds.battles.facts import Used, load
from samurai_odds.battles.layout import party_row, strike_row
from samurai_odds.battles.options import (
    DEFAULT_VALUE,
    FATES,
    FLAG_POLICIES,
    LONE_LEADER,
    MOST_ROOM,
    complete,
)
from samurai_odds.battles.situation import Party
from samurai_odds.engine.answer import Headlines
from samurai_odds.engine.expressions import check
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.trace import Step
from samurai_odds.errors import OddsError, unknown

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


class Attack:
    """An attack, checked against the rules and put into the machine's numbers.

    Raises OddsError with every problem: unknown names, values out of range and
    attacks that the rules forbid, each with the rule.
    """

    machine = COMBAT
    words: ClassVar[dict[str, tuple[str, ...]]] = {}

    def __init__(
        self, attacker: str, defender: str, rules: str | None = None, **given: Any
    ) -> None:
        facts = load(rules)
        _check_names(attacker, defender, facts.units)
        options = complete(given, facts)
        used = Used(facts)
        if options["defender_leader"] is None and defender == LONE_LEADER:
            options["defender_leader"] = "foot"
        if options["then_leader"] is None and options["then"] == LONE_LEADER:
            options["then_leader"] = "foot"
        self.plan = Plan(
            _party(used, "attacker", attacker, options),
            _party(used, "defender", defender, options),
            _party(used, "then", options["then"], options) if options["then"] else None,
            options,
            used,
        )
        self.value: str = options["value"] or self._net_blocks_plus_banners()
        refuse_illegal(self.plan)
        check(self.value, self.variables)
        self.numbers: Sequence[int] = _Numbers(self.plan).build()
        inputs = {"attacker": attacker, "defender": defender}
        inputs |= {name: value for name, value in given.items() if value is not None}
        if rules is not None:
            inputs["rules"] = rules
        self.provenance = Provenance(
            "battles",
            "attack",
            inputs,
            facts.edition,
            facts.pack,
            VERSION,
            dict(used.rests_on),
        )

    @cached_property
    def variables(self) -> tuple[str, ...]:
        """The outcome variables of this attack, in order."""
        options = self.plan.options
        disorder = tuple(
            f"{who}_disorder"
            for who in ("attacker", "defender")
            if options[f"{who}_honor"] is not None
        )
        return (*_BASE_VARIABLES, *disorder, *(_THEN_VARIABLES if self.plan.second else ()))

    def _net_blocks_plus_banners(self) -> str:
        return DEFAULT_VALUE + (" + then_losses" if self.plan.second else "")

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return ("defender_losses", "attacker_losses", "attacker_banners > 0")

    @cached_property
    def packed(self) -> NDArray[np.int64]:
        """The question's numbers for the compiled readers."""
        return np.array(self.numbers, dtype=np.int64)

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        from samurai_odds.battles.telling import heading

        return heading(self.plan)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        reason = self.plan.no_bonus_combat
        return () if reason is None else (reason,)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        from samurai_odds.battles.telling import headlines

        return headlines(self.plan)

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Translate final states into the outcome variables."""
        seen = states.astype(np.int64)
        found: dict[str, NDArray[np.int64]] = {
            "hits": seen[:, at.HITS],
            "battled_back": seen[:, at.BATTLED_BACK],
            "then_battled_back": seen[:, at.THEN_BATTLED_BACK],
            "then_fought": seen[:, at.THEN_FOUGHT],
        }
        for who, place in (
            ("attacker", at.ATTACKER),
            ("defender", at.DEFENDER),
            ("then", at.SECOND),
        ):
            blocks = self.numbers[party_row(place) + at.START_BLOCKS]
            found[f"{who}_losses"] = blocks - seen[:, place + at.BLOCKS]
            found[f"{who}_retreat"] = seen[:, place + at.RETREAT]
            leader = seen[:, place + at.LEADER]
            found[f"{who}_leader_lost"] = (leader == at.KILLED).astype(np.int64)
            found[f"{who}_seppuku"] = (leader == at.SEPPUKU).astype(np.int64)
        for side, who in enumerate(("attacker", "defender")):
            place = at.SIDES + side * at.SIDE_FIELDS
            found[f"{who}_tokens"] = seen[:, place + at.TOKENS]
            found[f"{who}_banners"] = seen[:, place + at.BANNERS]
            found[f"{who}_disorder"] = seen[:, place + at.DISORDER]
        return {name: found[name] for name in self.variables}

    def tell(self, step: Step) -> list[str]:
        """Tell one step of a battle in plain words, naming its rule."""
        from samurai_odds.battles.telling import tell

        return tell(self.plan, self.numbers, step)


def _check_names(attacker: str, defender: str, units: Any) -> None:
    problems = []
    if attacker == LONE_LEADER:
        problems.append("a leader alone may not battle (Leader Inspired Close Combat)")
    elif attacker not in units:
        problems.append(unknown("attacker", attacker, units))
    if defender not in (*units, LONE_LEADER):
        problems.append(unknown("defender", defender, (*units, LONE_LEADER)))
    if problems:
        raise OddsError(*problems)


def _party(used: Used, who: str, unit: str, options: dict[str, Any]) -> Party:
    return situation.party(
        used,
        unit,
        options[f"{who}_on"],
        options[f"{who}_blocks"],
        options[f"{who}_leader"],
        options[f"{who}_support"],
    )


class _Numbers:
    """Writes a plan into the flat question that `layout` describes."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.used, self.options = plan, plan.used, plan.options
        self.q = [0] * at.QUESTION_LENGTH

    def build(self) -> tuple[int, ...]:
        plan = self.plan
        self._general()
        self._party(at.ATTACKER, plan.attacker, "attacker", 0)
        self._party(at.DEFENDER, plan.defender, "defender", 1)
        if plan.close:
            self._close_combat()
        else:
            self._fire()
        if plan.second is not None:
            self._bonus_combat(plan.second)
        self._note_assumed_rulings()
        return tuple(int(number) for number in self.q)

    def _general(self) -> None:
        number, options, q = self.used.number, self.options, self.q
        q[at.MOST_IGNORED] = number("most_flags_ignored")
        q[at.SEPPUKU_TOKENS] = number("seppuku_tokens")
        q[at.LEADER_COST] = number("leader_retreat_honor")
        q[at.LEADER_HEXES] = number("leader_retreat_hexes")
        q[at.CHECK_CLOSE] = number("check_dice_close")
        q[at.CHECK_FIRE] = number("check_dice_fire")
        q[at.CHECK_ALONE] = number("check_dice_alone")
        q[at.LACK_DICE] = number("lack_of_honor_dice")
        q[at.LEADER_HONOR] = number("leader_with_unit_honor")
        q[at.INSPIRE_COST] = number("inspire_cost")
        q[at.INSPIRE_DICE] = number("inspire_dice")
        for side, who in enumerate(("attacker", "defender")):
            reserve = options[f"{who}_honor"]
            q[at.RESERVES + side] = -1 if reserve is None else reserve
        q[at.PAID] = self.plan.inspired_levies * q[at.INSPIRE_COST]
        q[at.PAID + 1] = number("ambush_cost") if options["ambush"] else 0
        q[at.CLOSE_COMBAT] = int(self.plan.close)
        q[at.FIRST_STRIKE] = int(options["first_strike"] or options["ambush"])
        q[at.BONUS_FIRST_STRIKE] = int(options["then_first_strike"])
        q[at.VOLLEYS] = self.plan.volleys
        q[at.RANGE] = options["range"]
        possible = self.plan.second is not None and self.plan.no_bonus_combat is None
        q[at.HAS_SECOND] = int(possible)
        q[at.BONUS_NEEDS_LEADER] = int(not self.plan.attacker.mounted)
        q[at.SWARM] = options["swarm"]

    def _party(self, place: int, party: Party, who: str, side: int) -> None:
        row, options, q = party_row(place), self.options, self.q
        owner = ("attacker", "defender")[side]
        q[row + at.START_BLOCKS] = party.blocks
        q[row + at.START_LEADER] = at.ABSENT if party.leader is None else at.PRESENT
        q[row + at.SIDE] = side
        q[row + at.BODYGUARD] = int(party.unit == situation.BODYGUARD)
        q[row + at.HEXES_PER_FLAG] = 1
        q[row + at.LACK_KIND] = situation.lack_kind(party)
        if party.is_unit:
            q[row + at.HEXES_PER_FLAG] = self.used.unit(party.unit, "retreats_per_flag", 1)
            q[row + at.HONOR_PER_HEX] = self.used.unit(party.unit, "honor")
            q[row + at.HONOR_PER_RETREAT] = self.used.unit(party.unit, "honor_per_retreat")
        q[row + at.ROOM] = options[f"{who}_room"]
        q[row + at.FLAG_POLICY] = FLAG_POLICIES.index(options[f"{owner}_flags"])
        q[row + at.FATE_POLICY] = FATES.index(options[f"{owner}_fate"])

    def _strike(
        self, strike: int, striker: tuple[int, Party], target: tuple[int, Party], dice: int
    ) -> int:
        """Fill what every strike has; return its row."""
        row, q = strike_row(strike), self.q
        close = strike not in (at.VOLLEY, at.VOLLEY_AFTER) and self.plan.close
        paid = situation.honor_pays(striker[1], target[1], close)
        q[row + at.STRIKER], q[row + at.TARGET] = striker[0], target[0]
        q[row + at.DICE] = dice
        q[row + at.ROLL_KIND] = situation.roll_kind(striker[1], target[1], close, paid)
        q[row + at.LEADER_ROLL_KIND] = situation.leader_roll_kind(paid)
        q[row + at.SWORDS_IGNORED] = situation.swords_ignored(striker[1], target[1]) if close else 0
        q[row + at.CLOSE] = int(close)
        may, must = situation.flags_ignored(self.used, striker[1], target[1])
        q[row + at.MAY_IGNORE], q[row + at.MUST_IGNORE] = may, must
        ground = self.used.facts.terrain[target[1].on]
        q[row + at.STANDS_FAST] = int(ground.get("no_retreat", False))
        return row

    def _inspire(self, row: int, wanted: bool, party: Party, nearby: bool) -> None:
        """Say where the inspiring leader is: a nearby mounted one survives his unit's fate."""
        if wanted:
            at_hand = party.leader is not None and not nearby
            self.q[row + at.INSPIRE_FROM] = at.HIS_HEX if at_hand else at.NEARBY

    def _close_combat(self) -> None:
        plan, options, q = self.plan, self.options, self.q
        attacker, defender = (at.ATTACKER, plan.attacker), (at.DEFENDER, plan.defender)
        each = situation.close_dice(self.used, plan.attacker, plan.defender) + self._card_dice()
        row = self._strike(at.ATTACK, attacker, defender, each * options["swarm"])
        q[row + at.DICE_OF_OTHERS] = each * (options["swarm"] - 1)
        q[row + at.INSPIRED_OTHERS] = max(0, plan.inspired_levies - 1)
        nearby = options["attacker_mounted_adjacent"]
        self._inspire(row, options["inspire"], plan.attacker, nearby)
        if plan.can_battle_back(plan.defender):
            back = situation.close_dice(self.used, plan.defender, plan.attacker)
            back += options["back_bonus_dice"]
            nearby = options["defender_mounted_adjacent"]
            row = self._strike(at.BACK, defender, attacker, back)
            self._inspire(row, options["inspire_back"], plan.defender, nearby)
            ambush = self.used.number("ambush_dice") if options["ambush"] else 0
            row = self._strike(at.FIRST, defender, attacker, back + ambush)
            self._inspire(row, options["inspire_back"], plan.defender, nearby)

    def _fire(self) -> None:
        plan, options = self.plan, self.options
        attacker, defender = (at.ATTACKER, plan.attacker), (at.DEFENDER, plan.defender)
        away = (at.DEFENDER, replace(plan.defender, on="open"))
        moved = options["moved"] > 0
        bonus = self._card_dice()
        reach = range(2, at.FARTHEST + 1) if plan.volleys == 2 else range(0)
        for hexes in reach:
            dice = situation.fire_dice(self.used, plan.attacker, away[1], hexes, moved)
            self.q[at.FIRE_AT + hexes] = dice + bonus if dice else 0
        dice = situation.fire_dice(self.used, plan.attacker, plan.defender, options["range"], moved)
        self._strike(at.ATTACK, attacker, defender, dice + bonus)
        if plan.volleys == 2:
            self._strike(at.VOLLEY, attacker, defender, dice + bonus)
            self._strike(at.VOLLEY_AFTER, attacker, away, dice + bonus)

    def _bonus_combat(self, second: Party) -> None:
        """Set up the combat that the attacker fights from the defender's former hex (B24)."""
        options = self.options
        self._party(at.SECOND, second, "then", 1)
        moved_up = replace(self.plan.attacker, on=self.plan.defender.on)
        attacker, target = (at.ATTACKER, moved_up), (at.SECOND, second)
        dice = situation.close_dice(self.used, moved_up, second) + self._card_dice()
        row = self._strike(at.BONUS, attacker, target, dice)
        nearby = options["attacker_mounted_adjacent"]
        self._inspire(row, options["then_inspire"], moved_up, nearby)
        from_there = replace(self.plan, attacker=moved_up)
        if from_there.can_battle_back(second):
            back = situation.close_dice(self.used, second, moved_up)
            self._strike(at.BONUS_BACK, target, attacker, back)
            self._strike(at.BONUS_FIRST, target, attacker, back)

    def _card_dice(self) -> int:
        card = 1 if self.options["card"] in ("cavalry-charge", "shogun") else 0
        return int(self.options["bonus_dice"]) + card

    def _note_assumed_rulings(self) -> None:
        """Name the assumed rulings that this question can come upon."""
        plan, options = self.plan, self.options
        parties = [p for p in (plan.attacker, plan.defender, plan.second) if p is not None]
        units = {party.unit for party in parties}
        rooms = [options[f"{who}_room"] for who in ("attacker", "defender", "then")]
        finite = any(options[f"{who}_honor"] is not None for who in ("attacker", "defender"))
        castle = any(p.on == "castle" and p.leader for p in parties)
        led_levy = any(p.unit == situation.LEVY and p.leader for p in parties)
        for applies, what in (
            (options["swarm"] > 1, "swarm (B14)"),
            (plan.volleys == 2, "second fire at a target that has retreated"),
            (situation.BODYGUARD in units, "bodyguard as striker and target (B2, B7)"),
            (LONE_LEADER in units, "tokens for striking a lone leader (B7)"),
            (led_levy, "levies that retreat with a leader (B13)"),
            (min(rooms) < MOST_ROOM, "retreats cut short (B5)"),
            (finite, "surplus of a Lack of Honor roll (B12)"),
            (castle, "no leader check for castle flags (B9)"),
        ):
            if applies:
                self.used.note(what, "assumed")
