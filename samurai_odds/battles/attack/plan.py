"""An attack as planned, and the numbers of it that the combat machine reads (`layout`)."""

from array import array
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from samurai_odds.battles.attack import layout as at
from samurai_odds.battles.attack import situation
from samurai_odds.battles.attack.dice import LACK_OF_LEADER
from samurai_odds.battles.attack.layout import General, PartyFacts, Question, Strike
from samurai_odds.battles.attack.options import FATES, FLAG_POLICIES, LONE_LEADER, MOST_ROOM
from samurai_odds.battles.attack.situation import (
    Party,
    entry_forbids_battle,
    may_battle_from,
    may_strike_at,
    party,
)
from samurai_odds.battles.facts import Used


def _zeros(width: int) -> Any:
    """Give numbers of 16 bits: what is kept of many questions takes time, too."""
    return array("h", [0] * width)


class Plan(NamedTuple):
    """An attack as planned: its parties, its options and the facts it reads."""

    attacker: Party
    defender: Party
    second: Party | None
    options: dict[str, Any]
    used: Used

    @property
    def close(self) -> bool:
        return bool(self.options["range"] == 1)

    @property
    def volleys(self) -> int:
        """Times the attacker fires."""
        return 2 if self.options["card"] == "hold-and-shoot" else int(self.options["volleys"])

    @property
    def fires_at_two(self) -> bool:
        """Whether the second volley has a target of its own."""
        return self.second is not None and not self.close

    @property
    def inspired_levies(self) -> int:
        """Units inspired at the declaration: one, or those named of a swarm."""
        if not self.options["inspire"]:
            return 0
        return int(self.options["swarm_inspired"] or 1)

    @property
    def no_bonus_combat(self) -> str | None:
        """Why the rules never allow the bonus combat planned, if so (B24)."""
        on = self.defender.on
        if self.second is None or not self.close:
            return None
        if not self.attacker.mounted and self.attacker.leader is None:
            return (
                f"no bonus combat: {self.attacker.unit} has no leader; only cavalry and "
                "infantry with a leader make one (Bonus Close Combat)"
            )
        if entry_forbids_battle(self.used, self.attacker.mounted, on):
            return f"no bonus combat: entering {on} forbids battle (Bonus Close Combat)"
        return None

    def moved_up(self) -> "Plan":
        """The same after gaining ground: the attacker stands where the defender stood (B24)."""
        return self._replace(attacker=replace(self.attacker, on=self.defender.on))

    def no_battle_back(self, defender: Party) -> str | None:
        """Why a defender could never strike the attacker in close combat, if so."""
        return no_battle_back(self.used, self.attacker, defender)

    def can_battle_back(self, defender: Party) -> bool:
        """Whether a defender could strike the attacker in close combat at all."""
        return self.no_battle_back(defender) is None


def no_battle_back(used: Used, attacker: Party, defender: Party) -> str | None:
    """Return why a defender could never strike the attacker in close combat, if so."""
    if not defender.is_unit:
        return "a leader alone may not battle (Combat Against a Leader Alone in a Hex)"
    if not may_battle_from(used, defender):
        return f"{defender.unit} on a castle may not battle (Terrain, Castle; B11)"
    if not may_strike_at(used, defender, attacker):
        return f"{defender.unit} may not close combat a castle (Terrain, Castle; B6)"
    return None


def planned(used: Used, attacker: str, defender: str, options: dict[str, Any]) -> Plan:
    """Make the plan of units and complete options; a leader alone is on foot if nothing is said."""
    second = options["then"] or options["second_target"]
    for who, unit in (("defender", defender), ("then", second)):
        if options[f"{who}_leader"] is None and unit == LONE_LEADER:
            options[f"{who}_leader"] = "foot"
    return Plan(
        _party(used, "attacker", attacker, options),
        _party(used, "defender", defender, options),
        _party(used, "then", second, options) if second else None,
        options,
        used,
    )


def _party(used: Used, who: str, unit: str, options: dict[str, Any]) -> Party:
    made_party: Party = used.once(
        party,
        unit,
        options[f"{who}_on"],
        options[f"{who}_blocks"],
        options[f"{who}_leader"],
        options[f"{who}_support"],
    )
    return made_party


# ---- the machine's numbers -----------------------------------------------------------


def numbers(plan: Plan, options: Collection[str]) -> "array[int]":
    """Write a plan into the machine's numbers.

    ``options`` names the options given: the others are written as they usually are.
    """
    built = _Numbers(plan)
    for write in _writers(tuple(options)):
        write(built)
    result: Any = built.q
    return result  # type: ignore[no-any-return]


@lru_cache(maxsize=1024)
def _writers(options: tuple[str, ...]) -> "list[Callable[[_Numbers], None]]":
    return [write for concerned, write in _WRITTEN if not concerned.isdisjoint(options)]


def general_numbers(used: Used) -> General:
    """Write what belongs to no party and no strike; reserves, cards and range are left 0."""
    number = used.number
    q: General = _zeros(General.width)
    q.most_ignored = number("most_flags_ignored")
    q.seppuku_tokens = number("seppuku_tokens")
    q.leader_cost = number("leader_retreat_honor")
    q.leader_hexes = number("leader_retreat_hexes")
    q.check_close = number("check_dice_close")
    q.check_fire = number("check_dice_fire")
    q.check_alone = number("check_dice_alone")
    q.castle_check = used.assumption("castle_flag_check")
    q.left_evades = used.assumption("leader_left_evades")
    q.lack_dice = number("lack_of_honor_dice")
    q.leader_lack_kind = LACK_OF_LEADER
    q.pool = -1
    q.leader_honor = number("leader_with_unit_honor")
    q.inspire_cost = number("inspire_cost")
    q.inspire_dice = number("inspire_dice")
    return q


def party_numbers(used: Used, party: Party, side: int) -> PartyFacts:
    """Write the row of a party; its room and its owner's policies are left 0."""
    row: PartyFacts = _zeros(PartyFacts.width)
    row.start_blocks = party.blocks
    row.start_leader = at.ABSENT if party.leader is None else at.PRESENT
    row.side = side
    row.bodyguard = int(party.unit == situation.BODYGUARD)
    row.hexes_per_flag = 1
    row.lack_kind = situation.lack_kind(party)
    if party.is_unit:
        row.hexes_per_flag = used.unit(party.unit, "retreats_per_flag", 1)
        row.honor_per_hex = used.unit(party.unit, "honor")
        row.honor_per_retreat = used.unit(party.unit, "honor_per_retreat")
    return row


def strike_numbers(used: Used, striker: Party, target: Party, close: bool) -> Strike:
    """Write the row of a strike; who strikes whom, dice and inspiration are left 0."""
    row: Strike = used.once(_of_kinds, striker.unit, target.unit, target.leader, close)[:]
    row.may_ignore, row.must_ignore = situation.flags_ignored(used, striker, target)
    row.stands_fast = int(used.facts.terrain[target.on].get("no_retreat", False))
    return row


def _of_kinds(used: Used, unit: str, target_unit: str, leader: str | None, close: bool) -> Strike:
    """Write what of a strike is the same wherever the two stand."""
    striker = used.once(party, unit, "open", None, None, False)
    target = used.once(party, target_unit, "open", None, leader, False)
    row: Strike = _zeros(Strike.width)
    paid = situation.honor_pays(striker, target, close)
    row.roll_kind = situation.roll_kind(striker, target, close, paid)
    row.leader_roll_kind = situation.leader_roll_kind(paid)
    row.swords_ignored = situation.swords_ignored(striker, target) if close else 0
    row.close = int(close)
    return row


def standing(
    used: Used, attacker: Party, defender: Party, hexes: int, moved: bool, volleys: int
) -> Question:
    """Write what two parties bring to a combat at a range, all else as it usually is."""
    q: Question = used.once(_nobody)[:]
    q.volleys, q.range, q.close_combat = volleys, hexes, int(hexes == 1)
    q.bonus_needs_leader = int(not attacker.mounted)
    striker, target = (at.ATTACKER, attacker), (at.DEFENDER, defender)
    _write_party(used, q, striker, 0)
    _write_party(used, q, target, 1)
    if hexes == 1:
        each = situation.close_dice(used, attacker, defender)
        _write_strike(used, q, at.ATTACK, striker, target, each, True)
        if no_battle_back(used, attacker, defender) is None:
            back = situation.close_dice(used, defender, attacker)
            _write_strike(used, q, at.BACK, target, striker, back, True)
            q.strikes[at.FIRST] = q.strikes[at.BACK]
        return q
    away = (at.DEFENDER, replace(defender, on="open"))
    for far in range(2, at.FARTHEST + 1) if volleys == 2 else ():
        q.fire_at[far] = situation.fire_dice(used, attacker, away[1], far, moved)
    dice = situation.fire_dice(used, attacker, defender, hexes, moved)
    _write_strike(used, q, at.ATTACK, striker, target, dice, False)
    if volleys == 2:
        _write_strike(used, q, at.VOLLEY, striker, target, dice, False)
        _write_strike(used, q, at.VOLLEY_AFTER, striker, away, dice, False)
    return q


def _nobody(used: Used) -> Question:
    """Write the question as it usually is, but for parties and strikes."""
    q: Question = _zeros(Question.width)
    q[: General.width] = general_numbers(used)
    q.reserves[0] = q.reserves[1] = -1
    q.swarm = 1
    return q


def _write_party(used: Used, q: Question, placed: tuple[int, Party], side: int) -> None:
    """Write the row of a party, with the most room to retreat."""
    place, party = placed
    q.parties[place] = used.once(party_numbers, party, side)
    q.parties[place].room = q.parties[place].leader_room = MOST_ROOM


def _write_strike(
    used: Used,
    q: Question,
    strike: int,
    striker: tuple[int, Party],
    target: tuple[int, Party],
    dice: int,
    close: bool,
) -> None:
    """Write the row of a strike, but for inspiration."""
    q.strikes[strike] = strike_numbers(used, striker[1], target[1], close)
    q.strikes[strike].striker, q.strikes[strike].target = striker[0], target[0]
    q.strikes[strike].dice = dice


class _Numbers:
    """Writes a plan into the flat question that `layout` describes."""

    q: Question

    def __init__(self, plan: Plan) -> None:
        self.plan, self.used, self.options = plan, plan.used, plan.options
        moved = plan.options["moved"] > 0
        self.q = plan.used.once(
            standing, plan.attacker, plan.defender, plan.options["range"], moved, plan.volleys
        )[:]

    def reserves(self) -> None:
        for side, who in enumerate(("attacker_honor", "defender_honor")):
            reserve = self.options[who]
            self.q.reserves[side] = -1 if reserve is None else reserve

    def declaration(self) -> None:
        options, q = self.options, self.q
        q.paid[0] = self.plan.inspired_levies * q.inspire_cost
        q.paid[1] = self.used.number("ambush_cost") if options["ambush"] else 0
        q.first_strike = int(options["first_strike"] or options["ambush"])
        q.bonus_first_strike = int(options["then_first_strike"] or options["then_ambush"])
        if options["then_ambush"]:
            q.bonus_answer_cost = self.used.number("ambush_cost")
        q.swarm = options["swarm"]

    def retreats(self) -> None:
        self._party(at.ATTACKER, "attacker", "attacker")
        self._party(at.DEFENDER, "defender", "defender")

    def _party(self, place: int, who: str, owner: str) -> None:
        options, q = self.options, self.q
        alone, joins = options[f"{who}_leader_room"], options.get(f"{who}_joins")
        q.parties[place].room = options[f"{who}_room"]
        q.parties[place].leader_room = q.parties[place].room if alone is None else alone
        q.parties[place].joins_after = 0 if joins is None else joins
        q.parties[place].flag_policy = FLAG_POLICIES.index(options[f"{owner}_flags"])
        q.parties[place].fate_policy = FATES.index(options[f"{owner}_fate"])

    def _inspire(self, strike: int, wanted: bool, party: Party, nearby: bool) -> None:
        """Return where the inspiring leader is: a nearby mounted one survives his unit's fate."""
        if wanted:
            at_hand = party.leader is not None and not nearby
            self.q.strikes[strike].inspire_from = at.HIS_HEX if at_hand else at.NEARBY

    def dice(self) -> None:
        if self.plan.close:
            self._close_combat()
        else:
            self._fire()

    def _close_combat(self) -> None:
        plan, options, q = self.plan, self.options, self.q
        swarm = options["swarm"]
        each = q.strikes[at.ATTACK].dice + self._card_dice()
        q.strikes[at.ATTACK].dice = each * swarm
        q.strikes[at.ATTACK].dice_of_others = each * (swarm - 1)
        q.strikes[at.ATTACK].inspired_others = max(0, plan.inspired_levies - 1)
        nearby = options["attacker_mounted_adjacent"]
        self._inspire(at.ATTACK, options["inspire"], plan.attacker, nearby)
        if plan.can_battle_back(plan.defender):
            nearby = options["defender_mounted_adjacent"]
            ambush = self.used.number("ambush_dice") if options["ambush"] else 0
            for strike, more in ((at.BACK, 0), (at.FIRST, ambush)):
                q.strikes[strike].dice += options["back_bonus_dice"] + more
                self._inspire(strike, options["inspire_back"], plan.defender, nearby)

    def _fire(self) -> None:
        q, bonus = self.q, self._card_dice()
        if not bonus:
            return
        for far in range(2, at.FARTHEST + 1):
            if q.fire_at[far]:
                q.fire_at[far] += bonus
        q.strikes[at.ATTACK].dice += bonus
        if self.plan.volleys == 2:
            for strike in (at.VOLLEY, at.VOLLEY_AFTER):
                q.strikes[strike].dice += bonus

    def second_defender(self) -> None:
        """Set up the bonus combat, or the second volley at a target of its own."""
        second = self.plan.second
        if second is None:
            return
        self.q.has_second = int(self.plan.no_bonus_combat is None)
        _write_party(self.used, self.q, (at.SECOND, second), 1)
        self._party(at.SECOND, "then", "defender")
        if self.plan.close:
            self._bonus_combat(second)
        else:
            self._second_volley(second)

    def _bonus_combat(self, second: Party) -> None:
        """The attacker fights it from the defender's former hex (B24)."""
        options, used, q = self.options, self.used, self.q
        from_there = self.plan.moved_up()
        moved_up = from_there.attacker
        attacker, target = (at.ATTACKER, moved_up), (at.SECOND, second)
        dice = situation.close_dice(used, moved_up, second) + self._card_dice()
        _write_strike(used, q, at.BONUS, attacker, target, dice, True)
        if from_there.can_battle_back(second):
            back = situation.close_dice(used, second, moved_up)
            _write_strike(used, q, at.BONUS_BACK, target, attacker, back, True)
            ambush = used.number("ambush_dice") if options["then_ambush"] else 0
            _write_strike(used, q, at.BONUS_FIRST, target, attacker, back + ambush, True)
        nearby = options["attacker_mounted_adjacent"]
        self._inspire(at.BONUS, options["then_inspire"], moved_up, nearby)

    def _second_volley(self, second: Party) -> None:
        attacker, target = (at.ATTACKER, self.plan.attacker), (at.SECOND, second)
        hexes = self.options["range"]
        dice = situation.fire_dice(self.used, attacker[1], second, hexes, False)
        _write_strike(
            self.used, self.q, at.BONUS, attacker, target, dice + self._card_dice(), False
        )

    def _card_dice(self) -> int:
        extra_dice = {"cavalry-charge": "cavalry_charge_dice", "shogun": "shogun_dice"}
        by_card = extra_dice.get(self.options["card"])
        return int(self.options["bonus_dice"]) + (self.used.number(by_card) if by_card else 0)


# What is written besides the usual numbers, each with the options that change it.
_INSPIRATION = ("inspire", "ambush", "then_ambush", "swarm", "swarm_inspired")
_DICE = ("inspire_back", "card", "bonus_dice", "back_bonus_dice")
_PARTY = ("room", "leader_room", "joins", "flags", "fate")
_WRITTEN: tuple[tuple[frozenset[str], Callable[[_Numbers], None]], ...] = (
    (frozenset(("attacker_honor", "defender_honor")), _Numbers.reserves),
    (frozenset((*_INSPIRATION, "first_strike", "then_first_strike")), _Numbers.declaration),
    (
        frozenset(f"{who}_{what}" for who in ("attacker", "defender") for what in _PARTY),
        _Numbers.retreats,
    ),
    (frozenset((*_INSPIRATION, *_DICE)), _Numbers.dice),
    (frozenset(("then", "second_target")), _Numbers.second_defender),
)
