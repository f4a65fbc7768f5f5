"""Dice, limits, immunities and flags of one unit facing another.

Everything here is fixed before the first die is rolled: what the rulebook's
Ranged Combat, Close Combat 2 and 5, Bolster Morale and Battlefield Terrain say of
two units, their terrain and their leaders.
"""

from dataclasses import dataclass

from samurai_odds.battles.attack import dice as rolls
from samurai_odds.battles.attack.options import LONE_LEADER
from samurai_odds.battles.facts import Used

BODYGUARD = "bodyguard"
LEVY = "levy"
_RANK = {"circle": 0, "triangle": 1, "square": 2}


@dataclass(frozen=True, eq=False)
class Party:
    """A unit, or a leader alone, with what stands around it; `Used.once` makes one of each.

    ``unit`` is a unit key or ``lone-leader``; ``leader`` is foot, mounted or None.
    """

    unit: str
    on: str
    blocks: int
    leader: str | None
    support: bool
    mounted: bool
    symbol: str
    arm: str | None

    @property
    def is_unit(self) -> bool:
        """Whether it is a unit, not a leader alone."""
        return self.unit != LONE_LEADER


def party(
    used: Used, unit: str, on: str, blocks: int | None, leader: str | None, support: bool
) -> Party:
    """Describe one side of an attack; a bodyguard always has its commander (B23)."""
    if unit == LONE_LEADER:
        kind = leader or "foot"
        return Party(unit, on, 0, kind, support, kind == "mounted", "leader", None)
    known = used.facts.units[unit]
    full = used.number("blocks")
    return Party(
        unit,
        on,
        full if blocks is None else blocks,
        "foot" if unit == BODYGUARD else leader,
        support,
        bool(known.get("mounted", False)),
        str(known["symbol"]),
        known.get("arm"),
    )


def close_dice(used: Used, striker: Party, target: Party) -> int:
    """Base dice in close combat under the terrain limits of both hexes (B1)."""
    dice = int(used.unit(striker.unit, "close_dice"))
    on = used.limit(striker.on, "on_close", striker.mounted)
    return _within(dice, on, _limit_at(used, "at_close", striker, target))


def fire_dice(used: Used, striker: Party, target: Party, hexes: int, moved: bool) -> int:
    """Base dice in ranged combat under the terrain limits; 0 when out of range (B1)."""
    by_range = used.unit(striker.unit, "fire_dice", [])
    if not 2 <= hexes <= len(by_range) + 1:
        return 0
    dice = int(by_range[hexes - 2])
    if moved:
        dice = min(dice, int(used.unit(striker.unit, "fire_dice_moved")))
    on = used.limit(striker.on, "on_fire", striker.mounted)
    return _within(dice, on, _limit_at(used, "at_fire", striker, target))


def _within(dice: int, *limits: int | None) -> int:
    for limit in limits:
        if limit is not None and limit < dice:
            dice = limit
    return dice


def _limit_at(used: Used, name: str, striker: Party, target: Party) -> int | None:
    spared = used.facts.terrain[target.on].get("at_limit_spares")
    if spared is not None and spared == striker.on:
        return None
    limit = used.limit(target.on, name, striker.mounted)
    if limit is not None and not target.is_unit:
        used.note("terrain limits against a lone leader (B10)", "assumed")
    return limit


def swords_ignored(striker: Party, target: Party) -> int:
    """Swords that the target ignores in close combat: stature and rank add up (B2)."""
    return sum(swords_ignored_by(striker, target)) if target.is_unit else 0


def swords_ignored_by(striker: Party, target: Party) -> tuple[int, int]:
    """Count the swords ignored by stature (cavalry struck by infantry), and by rank (B2)."""
    stature = 1 if target.mounted and not striker.mounted else 0
    return stature, max(0, _RANK.get(target.symbol, -1) - _rank_as_striker(striker))


def _rank_as_striker(striker: Party) -> int:
    return _RANK["square"] if striker.unit == BODYGUARD else _RANK[striker.symbol]


def honor_pays(striker: Party, target: Party, close: bool) -> bool:
    """Return whether honor symbols bring tokens (Honor & Fortune; B7, B8)."""
    if not close:
        return striker.arm == "bow"
    if target.unit == LEVY:
        return False
    return not (striker.mounted and target.symbol in ("circle", "triangle"))


def roll_kind(striker: Party, target: Party, close: bool, paid: bool) -> int:
    """Return which faces a strike at a unit tells apart (Score Hits; B2, B8)."""
    if not target.is_unit:
        return leader_roll_kind(paid)
    if target.symbol == "swords" or (not close and striker.arm == "bow"):
        return rolls.SYMBOL_HITS_PAID if paid else rolls.SYMBOL_HITS
    if close and swords_ignored(striker, target):
        return rolls.SWORDS_APART_PAID if paid else rolls.SWORDS_APART
    return rolls.SWORDS_HIT_PAID if paid else rolls.SWORDS_HIT


def leader_roll_kind(paid: bool) -> int:
    """Return which faces a strike at a lone leader tells apart (B8, B10)."""
    return rolls.LEADER_STRUCK_PAID if paid else rolls.SWORDS_ONLY


def flags_ignored(used: Used, striker: Party, target: Party) -> tuple[int, int]:
    """Count the flags that a unit may ignore, its leader's aside, and those it must (B4)."""
    if not target.is_unit:
        return 0, 0
    must_ignore = used.facts.terrain[target.on].get("must_ignore_flag")
    must = 1 if not target.mounted and must_ignore == "infantry" else 0
    may = must + sum((target.symbol == "square", target.support, is_covered(used, striker, target)))
    return may, must


def is_covered(used: Used, striker: Party, target: Party) -> bool:
    """Return whether its terrain lets a unit ignore a flag (Battlefield Terrain)."""
    cover = used.facts.terrain[target.on].get("ignores_flag")
    infantry = not target.mounted
    if cover == "infantry against cavalry":
        return infantry and striker.mounted
    return cover == "any unit" or (cover == "infantry" and infantry)


def lack_kind(target: Party) -> int:
    """Return which faces a unit's Lack of Honor roll tells apart (B12)."""
    return rolls.LACK_OF_BODYGUARD if target.symbol == "swords" else rolls.LACK_OF_UNIT


def may_battle_from(used: Used, striker: Party) -> bool:
    """Return whether the terrain lets a unit battle at all (cavalry on a castle may not)."""
    return not (striker.mounted and used.facts.terrain[striker.on].get("on_forbids_battle"))


def may_strike_at(used: Used, striker: Party, target: Party) -> bool:
    """Return whether a unit may close combat that hex (cavalry may not at a castle)."""
    return not (striker.mounted and used.facts.terrain[target.on].get("at_forbids_close"))


def entry_forbids_battle(used: Used, mounted: bool, on: str) -> bool:
    """Return whether entering that terrain forbids battle for the turn (B25)."""
    rule = used.facts.terrain[on].get("entry_forbids_battle")
    return rule == "any unit" or (rule == "cavalry" and mounted)
