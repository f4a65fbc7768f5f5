"""Battle: who may battle whom, how a battle is declared and inspired, ground gained (Phase 4)."""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import (
    battle_hex,
    battle_mode,
    battle_unit,
    battle_value,
    bonus_hex,
    bonus_value,
)
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.movement import cross, strengthened
from samurai_odds.battles.field.orders import way_of
from samurai_odds.battles.field.pieces import (
    beside,
    fires_again,
    is_mounted_leader,
    leader_in_reach,
    leader_of,
    next_to_enemy,
    of_kind,
    only_fires,
    put_leader,
    put_unit,
    side_at,
)
from samurai_odds.play.offering import Numbers, ask, ask_whether, no_options, option

# ---- what a unit is up against -------------------------------------------------------


def target_kind(q: Numbers, s: Numbers, place: int) -> int:
    """Return what kind of target stands in a hex: a kind of unit, or a leader alone."""
    unit = s[at.UNIT_AT + place]
    if unit >= 0:
        return q[at.UNIT_KIND + unit]
    mounted = 1 if is_mounted_leader(q, s[at.LEADER_AT + place]) else 0
    return q[at.KIND_COUNT] + mounted


def pair(q: Numbers, kind: int, place: int, target: int, there: int) -> int:
    """Return what the tables say of one kind in a hex striking at another."""
    targets = q[at.KIND_COUNT] + 2
    row = q[at.GROUND + place] * q[at.KIND_COUNT] + kind
    column = q[at.GROUND + there] * targets + target
    return q[at.PAIRS] + (row * targets * q[at.GROUND_COUNT] + column) * at.PAIR


def pair_at(q: Numbers, s: Numbers, unit: int, there: int) -> int:
    """Return what the tables say of a unit striking at a hex from where it stands."""
    return pair(q, q[at.UNIT_KIND + unit], s[at.UNIT_HEX + unit], target_kind(q, s, there), there)


def flags_of(q: Numbers, row: int, steady: bool) -> int:
    """Count the flags that the target, ``steady`` if supported, may ignore without its leader."""
    return q[row + (at.PAIR_SUPPORTED if steady else combat.MAY_IGNORE)]


def dice_of_fire(q: Numbers, row: int, hexes: int, moved: bool) -> int:
    """Count the dice of a row's fire at a range, without those of cards; 0: it is not possible."""
    return q[row + at.PAIR_FIRE_DICE + (at.MOST_FIRE + 1 if moved else 0) + hexes]


# ---- who may battle ------------------------------------------------------------------


def may_battle(q: Numbers, s: Numbers, unit: int) -> bool:
    """Return whether a unit has a battle left and its movement lets it (B25)."""
    if s[at.UNIT_BATTLES + unit] == 0 or s[at.UNIT_ORDERED + unit] == 0:
        return False
    if way_of(s, unit) == at.INFANTRY_ONSLAUGHT:
        if of_kind(q, unit, at.KIND_MISSILE):
            return False
    moved = s[at.UNIT_MOVED + unit]
    if moved == 0:
        return True
    if moved > hexes_and_battle(q, s, unit):
        return False
    return entry_lets_battle(q, s, unit)


def entry_lets_battle(q: Numbers, s: Numbers, unit: int) -> bool:
    """Return whether the ground that a unit has entered lets it battle this turn."""
    mounted = of_kind(q, unit, at.KIND_MOUNTED)
    return q[at.BARRED + mounted * at.MOST_HEXES + s[at.UNIT_HEX + unit]] == 0


def hexes_and_battle(q: Numbers, s: Numbers, unit: int) -> int:
    """Count the hexes after which a unit may still battle."""
    hexes = of_kind(q, unit, at.KIND_FIGHTS)
    kind, symbol = way_of(s, unit), of_kind(q, unit, at.KIND_SYMBOL)
    if kind == at.CAVALRY_CHARGE and symbol == at.SQUARE:
        return max(hexes, q[at.CHARGE_MOVES])
    if kind == at.INFANTRY_ONSLAUGHT and strengthened(symbol):
        return max(hexes, q[at.ONSLAUGHT_MOVES])
    return hexes


def may_fire(q: Numbers, s: Numbers, unit: int) -> bool:
    """Return whether a unit may fire at anything: no enemy next to it, a card that allows it."""
    if of_kind(q, unit, at.KIND_MISSILE) == 0:
        return False
    if way_of(s, unit) == at.CAVALRY_CHARGE:
        return False
    return not next_to_enemy(q, s, s[at.UNIT_HEX + unit], s[at.ACTIVE], only_fires(s))


def fire_dice(q: Numbers, s: Numbers, unit: int, there: int, hexes: int) -> int:
    """Count the dice of fire at a hex, without those of cards; 0 when it is not possible."""
    return dice_of_fire(q, pair_at(q, s, unit, there), hexes, s[at.UNIT_MOVED + unit] > 0)


# ---- Line of Sight -------------------------------------------------------------------


def in_sight(q: Numbers, s: Numbers, entry: int) -> bool:
    """Return whether units and leaders leave a line of sight open; the ground does.

    Anything in a hex that it crosses closes it, and so do obstructions on both sides of a
    line along edges.
    """
    left = entry + 5 + q[entry + 2]
    right = left + q[entry + 3]
    if any_occupied(q, s, entry + 5, left):
        return False
    end = right + q[entry + 4]
    return not (any_occupied(q, s, left, right) and any_occupied(q, s, right, end))


def any_occupied(q: Numbers, s: Numbers, first: int, end: int) -> bool:
    """Return whether anything stands in one of the hexes listed in the question."""
    for k in range(first, end):
        if occupied(s, q[k]):
            return True
    return False


def occupied(s: Numbers, place: int) -> bool:
    """Return whether anything stands in a hex: a unit, a leader, a command tent."""
    if s[at.UNIT_AT + place] >= 0 or s[at.LEADER_AT + place] >= 0:
        return True
    return s[at.TENT_AT + place] >= 0


def next_entry(q: Numbers, entry: int) -> int:
    """Return the entry of the next hex that may be seen."""
    return entry + 5 + q[entry + 2] + q[entry + 3] + q[entry + 4]


# ---- the battles open ----------------------------------------------------------------


def offer_battles(q: Numbers, s: Numbers) -> None:
    """List every battle that may be declared; 0 is none.

    A unit's two fires are one battle: between them nobody else's is declared (B28).
    """
    no_options(s)
    option(s, 0)
    again = fires_again(s)
    if again >= 0:
        offer_battles_of(q, s, again)
        if s[at.OPTIONS_OPEN] > 1:
            ask(s, at.BATTLE_CHOICE, s[at.ACTIVE])
            return
        s[at.UNIT_BATTLES + again] = 0
    for k in range(s[at.ORDERS_GIVEN]):
        unit = s[at.ORDERED + k]
        if unit < at.MOST_UNITS and may_battle(q, s, unit):
            offer_battles_of(q, s, unit)
    ask(s, at.BATTLE_CHOICE, s[at.ACTIVE])


def offer_battles_of(q: Numbers, s: Numbers, unit: int) -> None:
    if not only_fires(s):
        here = s[at.UNIT_HEX + unit]
        for direction in range(6):
            there = beside(q, here, direction)
            if there >= 0 and side_at(q, s, there) == 1 - s[at.ACTIVE]:
                if may_close(q, s, unit, here, there):
                    option(s, battle_value(unit, at.CLOSE, there))
                    if swarm_of(q, s, unit, there) > 1:
                        option(s, battle_value(unit, at.SWARM, there))
    if may_fire(q, s, unit):
        offer_fire(q, s, unit)


def may_close(q: Numbers, s: Numbers, unit: int, place: int, there: int) -> bool:
    """Return whether a unit in a hex may close combat what stands in another next to it."""
    row = pair(q, q[at.UNIT_KIND + unit], place, target_kind(q, s, there), there)
    return q[row + at.PAIR_MAY_CLOSE] > 0


def offer_fire(q: Numbers, s: Numbers, unit: int) -> None:
    here = s[at.UNIT_HEX + unit]
    entry = q[at.SIGHT_START + here]
    while entry < q[at.SIGHT_START + here + 1]:
        there, hexes = q[entry], q[entry + 1]
        if side_at(q, s, there) == 1 - s[at.ACTIVE] and hexes <= of_kind(q, unit, at.KIND_REACH):
            if fire_dice(q, s, unit, there, hexes) > 0 and in_sight(q, s, entry):
                option(s, battle_value(unit, at.FIRE, there))
        entry = next_entry(q, entry)


# ---- Levy Infantry Swarm -------------------------------------------------------------


def joins_swarm(q: Numbers, s: Numbers, unit: int, there: int) -> bool:
    """Return whether a unit is an ordered levy next to a hex that may still battle it."""
    if unit < 0 or s[at.UNIT_SIDE + unit] != s[at.ACTIVE] or not of_kind(q, unit, at.KIND_LEVY):
        return False
    return may_battle(q, s, unit) and may_close(q, s, unit, s[at.UNIT_HEX + unit], there)


def swarm_of(q: Numbers, s: Numbers, unit: int, there: int) -> int:
    """Count the levies that could swarm with a unit, itself included (B14)."""
    if of_kind(q, unit, at.KIND_LEVY) == 0 or only_fires(s):
        return 1
    levies = 0
    for direction in range(6):
        place = beside(q, there, direction)
        if place >= 0 and joins_swarm(q, s, s[at.UNIT_AT + place], there):
            levies += 1
    return levies


# ---- declaring -----------------------------------------------------------------------


def declare_battle(q: Numbers, s: Numbers, value: int) -> None:
    begin_battle(q, s, battle_unit(value), battle_mode(value), battle_hex(value))
    s[at.IS_BONUS] = 0


def begin_battle(q: Numbers, s: Numbers, unit: int, mode: int, there: int) -> None:
    """Set up a battle between a unit and what stands in a hex."""
    s[at.ATTACKER], s[at.MODE], s[at.BATTLE_AT] = unit, mode, there
    s[at.BATTLE_FROM] = s[at.UNIT_HEX + unit]
    s[at.DEFENDER] = s[at.UNIT_AT + there]
    s[at.ATTACKER_LEADER] = s[at.LEADER_AT + s[at.BATTLE_FROM]]
    s[at.DEFENDER_LEADER] = s[at.LEADER_AT + there]
    s[at.INSPIRED] = s[at.STRUCK_FIRST] = s[at.ANSWER_DICE] = s[at.ANSWER_FLAGS] = 0
    s[at.CHALLENGER] = at.NONE
    s[at.BACK_ASKED] = at.NONE
    s[at.UNIT_BATTLES + unit] = max(0, s[at.UNIT_BATTLES + unit] - 1)


def card_dice(s: Numbers, unit: int) -> int:
    """Count the dice that cards give a unit in close combat, this turn."""
    return s[at.CARD_CLOSE_DICE + s[at.ORDERED_BY + unit]]


def may_answer(q: Numbers, s: Numbers) -> bool:
    """Return whether the defender is a unit that could strike the attacker at all (B6)."""
    defender = s[at.DEFENDER]
    if defender < 0:
        return False
    row = pair_at(q, s, defender, s[at.BATTLE_FROM])
    return q[row + at.PAIR_MAY_CLOSE] > 0 and q[row + combat.DICE] > 0


# ---- Leader Inspired Close Combat ----------------------------------------------------


def may_be_inspired(q: Numbers, s: Numbers, place: int, side: int) -> bool:
    """Return whether a leader could inspire a unit in a hex: in it, or mounted and next to it."""
    if q[at.UNINSPIRED + place]:
        return False
    return s[at.LEADER_AT + place] >= 0 or leader_in_reach(q, s, place, side)


def levies_inspired(q: Numbers, s: Numbers) -> int:
    """Count the units of the attack declared that leaders could inspire."""
    units = 1 if may_be_inspired(q, s, s[at.BATTLE_FROM], s[at.ACTIVE]) else 0
    if s[at.MODE] != at.SWARM:
        return units
    for direction in range(6):
        place = beside(q, s[at.BATTLE_AT], direction)
        unit = s[at.UNIT_AT + place] if place >= 0 else at.NONE
        if unit != s[at.ATTACKER] and joins_swarm(q, s, unit, s[at.BATTLE_AT]):
            units += 1 if may_be_inspired(q, s, place, s[at.ACTIVE]) else 0
    return units


def offer_inspiration(q: Numbers, s: Numbers) -> bool:
    """Ask the attacker how many units he inspires, if he can at all."""
    cost = q[at.COMBAT_GENERAL + combat.INSPIRE_COST]
    held = s[side_row(s[at.ACTIVE]) + at.TOKENS]
    most = levies_inspired(q, s)
    if most == 0 or held < cost:
        return False
    no_options(s)
    for units in range(most + 1):
        if units * cost <= held:
            option(s, units)
    ask(s, at.INSPIRE_CHOICE, s[at.ACTIVE])
    return True


def offer_inspiration_back(q: Numbers, s: Numbers) -> bool:
    """Ask the defender whether he inspires the strike that he is about to make."""
    side = 1 - s[at.ACTIVE]
    cost = q[at.COMBAT_GENERAL + combat.INSPIRE_COST]
    if s[side_row(side) + at.TOKENS] < cost:
        return False
    if not may_be_inspired(q, s, s[at.BATTLE_AT], side):
        return False
    ask_whether(s, at.INSPIRE_CHOICE, side)
    return True


# ---- Special Actions: gaining ground, the bonus combat -------------------------------


def offer_ground(q: Numbers, s: Numbers) -> None:
    """Offer the hex that the defender has left to the unit that drove him out."""
    unit = s[at.ATTACKER]
    stands = s[at.UNIT_HEX + unit] == s[at.BATTLE_FROM]
    vacated = side_at(q, s, s[at.BATTLE_AT]) == at.NONE
    if s[at.MODE] == at.FIRE or not stands or not vacated:
        s[at.PHASE] = at.CHOOSE_BATTLE
        return
    ask_whether(s, at.GAIN_CHOICE, s[at.ACTIVE])


def gain_ground(q: Numbers, s: Numbers, value: int) -> None:
    """Advance onto the vacated hex; cavalry, or infantry with its leader, may battle on (B24)."""
    s[at.PHASE] = at.CHOOSE_BATTLE
    if value == 0:
        return
    unit = s[at.ATTACKER]
    leader = leader_of(q, s, unit)
    put_unit(q, s, unit, s[at.BATTLE_AT])
    if leader >= 0:
        put_leader(q, s, leader, s[at.BATTLE_AT])
    cross(q, s, unit)
    if s[at.UNIT_HEX + unit] < 0 or s[at.IS_BONUS]:
        return
    may_go_on = of_kind(q, unit, at.KIND_MOUNTED) == 1 or leader >= 0
    if may_go_on and entry_lets_battle(q, s, unit):
        s[at.PHASE] = at.BONUS_BATTLE


def offer_bonus(q: Numbers, s: Numbers) -> None:
    """List the enemies next to the ground gained."""
    unit = s[at.ATTACKER]
    no_options(s)
    option(s, 0)
    here = s[at.UNIT_HEX + unit]
    for direction in range(6):
        there = beside(q, here, direction)
        if there >= 0 and side_at(q, s, there) == 1 - s[at.ACTIVE]:
            if may_close(q, s, unit, here, there):
                option(s, bonus_value(1, there))
    ask(s, at.BONUS_CHOICE, s[at.ACTIVE])


def bonus_battle(q: Numbers, s: Numbers, value: int) -> None:
    """Declare the bonus close combat."""
    s[at.PHASE] = at.CHOOSE_BATTLE
    if value > 0:
        begin_battle(q, s, s[at.ATTACKER], at.CLOSE, bonus_hex(value))
        s[at.IS_BONUS] = 1
        s[at.PHASE] = at.CHALLENGE
