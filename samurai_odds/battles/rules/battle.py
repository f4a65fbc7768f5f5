"""Battle: who may battle whom, how a battle is declared and inspired, ground gained (Phase 4)."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import (
    battle_hex,
    battle_mode,
    battle_unit,
    battle_value,
    bonus_hex,
    bonus_value,
)
from samurai_odds.battles.rules.layout import Pair, Question, State
from samurai_odds.battles.rules.movement import cross, strengthened
from samurai_odds.battles.rules.orders import way_of
from samurai_odds.battles.rules.pieces import (
    beside,
    fires_again,
    is_mounted_leader,
    leader_in_reach,
    leader_of,
    next_to_enemy,
    only_fires,
    put_leader,
    put_unit,
    side_at,
)
from samurai_odds.play.offering import ask, ask_whether, no_options, option

# ---- what a unit is up against -------------------------------------------------------


def target_kind(q: Question, s: State, place: int) -> int:
    """Return what kind of target stands in a hex: a kind of unit, or a leader alone."""
    unit = s.unit_at[place]
    if unit >= 0:
        return q.unit_kind[unit]
    mounted = 1 if is_mounted_leader(q, s.leader_at[place]) else 0
    return q.kind_count + mounted


def pair(q: Question, kind: int, place: int, target: int, there: int) -> int:
    """Return what the tables say of one kind in a hex striking at another."""
    targets = q.kind_count + 2
    row = q.ground[place] * q.kind_count + kind
    column = q.ground[there] * targets + target
    return q.pairs + (row * targets * q.ground_count + column) * Pair.width


def pair_at(q: Question, s: State, unit: int, there: int) -> int:
    """Return what the tables say of a unit striking at a hex from where it stands."""
    return pair(q, q.unit_kind[unit], s.unit_hex[unit], target_kind(q, s, there), there)


def flags_of(q: Question, row: int, steady: bool) -> int:
    """Count the flags that the target, ``steady`` if supported, may ignore without its leader."""
    return Pair(q, row).supported if steady else Pair(q, row).close.may_ignore


def dice_of_fire(q: Question, row: int, hexes: int, moved: bool) -> int:
    """Count the dice of a row's fire at a range, without those of cards; 0: it is not possible."""
    return Pair(q, row).fire_dice[1 if moved else 0, hexes]


def odds_place(kind: int, dice: int, ignored: int, flags: int, blocks: int, leader: int) -> int:
    """Find a strike's odds in the question; more dice or flags than it has count as its most."""
    dice, flags = min(dice, at.ODDS_DICE - 1), min(flags, at.ODDS_FLAGS - 1)
    return Question.strike_odds.place(
        kind, dice, ignored, flags, min(blocks, at.ODDS_BLOCKS), leader
    )


# ---- who may battle ------------------------------------------------------------------


def may_battle(q: Question, s: State, unit: int) -> bool:
    """Return whether a unit has a battle left and its movement lets it (B25)."""
    if s.unit_battles[unit] == 0 or s.unit_ordered[unit] == 0:
        return False
    if way_of(s, unit) == at.INFANTRY_ONSLAUGHT:
        if q.kinds[q.unit_kind[unit]].missile:
            return False
    moved = s.unit_moved[unit]
    if moved == 0:
        return True
    if moved > hexes_and_battle(q, s, unit):
        return False
    return entry_lets_battle(q, s, unit)


def entry_lets_battle(q: Question, s: State, unit: int) -> bool:
    """Return whether the ground that a unit has entered lets it battle this turn."""
    mounted = q.kinds[q.unit_kind[unit]].mounted
    return q.barred[mounted, s.unit_hex[unit]] == 0


def hexes_and_battle(q: Question, s: State, unit: int) -> int:
    """Count the hexes after which a unit may still battle."""
    hexes = q.kinds[q.unit_kind[unit]].fights
    kind, symbol = way_of(s, unit), q.kinds[q.unit_kind[unit]].symbol
    if kind == at.CAVALRY_CHARGE and symbol == at.SQUARE:
        return max(hexes, q.charge_moves)
    if kind == at.INFANTRY_ONSLAUGHT and strengthened(symbol):
        return max(hexes, q.onslaught_moves)
    return hexes


def may_fire(q: Question, s: State, unit: int) -> bool:
    """Return whether a unit may fire at anything: no enemy next to it, a card that allows it."""
    if q.kinds[q.unit_kind[unit]].missile == 0:
        return False
    if way_of(s, unit) == at.CAVALRY_CHARGE:
        return False
    return not next_to_enemy(q, s, s.unit_hex[unit], s.active, only_fires(s))


def fire_dice(q: Question, s: State, unit: int, there: int, hexes: int) -> int:
    """Count the dice of fire at a hex, without those of cards; 0 when it is not possible."""
    return dice_of_fire(q, pair_at(q, s, unit, there), hexes, s.unit_moved[unit] > 0)


# ---- Line of Sight -------------------------------------------------------------------


def in_sight(q: Question, s: State, entry: int) -> bool:
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


def any_occupied(q: Question, s: State, first: int, end: int) -> bool:
    """Return whether anything stands in one of the hexes listed in the question."""
    for k in range(first, end):
        if occupied(s, q[k]):
            return True
    return False


def occupied(s: State, place: int) -> bool:
    """Return whether anything stands in a hex: a unit, a leader, a command tent."""
    if s.unit_at[place] >= 0 or s.leader_at[place] >= 0:
        return True
    return s.tent_at[place] >= 0


def next_entry(q: Question, entry: int) -> int:
    """Return the entry of the next hex that may be seen."""
    return entry + 5 + q[entry + 2] + q[entry + 3] + q[entry + 4]


# ---- the battles open ----------------------------------------------------------------


def offer_battles(q: Question, s: State) -> None:
    """List every battle that may be declared; 0 is none.

    A unit's two fires are one battle: between them nobody else's is declared (B28).
    """
    no_options(s)
    option(s, 0)
    again = fires_again(s)
    if again >= 0:
        offer_battles_of(q, s, again)
        if s.options_open > 1:
            ask(s, at.BATTLE_CHOICE, s.active)
            return
        s.unit_battles[again] = 0
    for k in range(s.orders_given):
        unit = s.ordered[k]
        if unit < at.MOST_UNITS and may_battle(q, s, unit):
            offer_battles_of(q, s, unit)
    ask(s, at.BATTLE_CHOICE, s.active)


def offer_battles_of(q: Question, s: State, unit: int) -> None:
    if not only_fires(s):
        here = s.unit_hex[unit]
        for direction in range(6):
            there = beside(q, here, direction)
            if there >= 0 and side_at(q, s, there) == 1 - s.active:
                if may_close(q, s, unit, here, there):
                    option(s, battle_value(unit, at.CLOSE, there))
                    if swarm_of(q, s, unit, there) > 1:
                        option(s, battle_value(unit, at.SWARM, there))
    if may_fire(q, s, unit):
        offer_fire(q, s, unit)


def may_close(q: Question, s: State, unit: int, place: int, there: int) -> bool:
    """Return whether a unit in a hex may close combat what stands in another next to it."""
    row = pair(q, q.unit_kind[unit], place, target_kind(q, s, there), there)
    return Pair(q, row).may_close > 0


def offer_fire(q: Question, s: State, unit: int) -> None:
    here = s.unit_hex[unit]
    entry = q.sight_start[here]
    while entry < q.sight_start[here + 1]:
        there, hexes = q[entry], q[entry + 1]
        if side_at(q, s, there) == 1 - s.active and hexes <= q.kinds[q.unit_kind[unit]].reach:
            if fire_dice(q, s, unit, there, hexes) > 0 and in_sight(q, s, entry):
                option(s, battle_value(unit, at.FIRE, there))
        entry = next_entry(q, entry)


# ---- Levy Infantry Swarm -------------------------------------------------------------


def joins_swarm(q: Question, s: State, unit: int, there: int) -> bool:
    """Return whether a unit is an ordered levy next to a hex that may still battle it."""
    if unit < 0 or s.unit_side[unit] != s.active or not q.kinds[q.unit_kind[unit]].levy:
        return False
    return may_battle(q, s, unit) and may_close(q, s, unit, s.unit_hex[unit], there)


def swarm_of(q: Question, s: State, unit: int, there: int) -> int:
    """Count the levies that could swarm with a unit, itself included (B14)."""
    if q.kinds[q.unit_kind[unit]].levy == 0 or only_fires(s):
        return 1
    levies = 0
    for direction in range(6):
        place = beside(q, there, direction)
        if place >= 0 and joins_swarm(q, s, s.unit_at[place], there):
            levies += 1
    return levies


# ---- declaring -----------------------------------------------------------------------


def declare_battle(q: Question, s: State, value: int) -> None:
    begin_battle(q, s, battle_unit(value), battle_mode(value), battle_hex(value))
    s.is_bonus = 0


def begin_battle(q: Question, s: State, unit: int, mode: int, there: int) -> None:
    """Set up a battle between a unit and what stands in a hex."""
    s.attacker, s.mode, s.battle_at = unit, mode, there
    s.battle_from = s.unit_hex[unit]
    s.defender = s.unit_at[there]
    s.attacker_leader = s.leader_at[s.battle_from]
    s.defender_leader = s.leader_at[there]
    s.inspired = s.struck_first = s.answer_dice = s.answer_flags = 0
    s.challenger = at.NONE
    s.back_asked = at.NONE
    s.unit_battles[unit] = max(0, s.unit_battles[unit] - 1)


def card_dice(s: State, unit: int) -> int:
    """Count the dice that cards give a unit in close combat, this turn."""
    return s.card_close_dice[s.ordered_by[unit]]


def may_answer(q: Question, s: State) -> bool:
    """Return whether the defender is a unit that could strike the attacker at all (B6)."""
    defender = s.defender
    if defender < 0:
        return False
    row = pair_at(q, s, defender, s.battle_from)
    return Pair(q, row).may_close > 0 and Pair(q, row).close.dice > 0


# ---- Leader Inspired Close Combat ----------------------------------------------------


def may_be_inspired(q: Question, s: State, place: int, side: int) -> bool:
    """Return whether a leader could inspire a unit in a hex: in it, or mounted and next to it."""
    if q.uninspired[place]:
        return False
    return s.leader_at[place] >= 0 or leader_in_reach(q, s, place, side)


def levies_inspired(q: Question, s: State) -> int:
    """Count the units of the attack declared that leaders could inspire."""
    units = 1 if may_be_inspired(q, s, s.battle_from, s.active) else 0
    if s.mode != at.SWARM:
        return units
    for direction in range(6):
        place = beside(q, s.battle_at, direction)
        unit = s.unit_at[place] if place >= 0 else at.NONE
        if unit != s.attacker and joins_swarm(q, s, unit, s.battle_at):
            units += 1 if may_be_inspired(q, s, place, s.active) else 0
    return units


def offer_inspiration(q: Question, s: State) -> bool:
    """Ask the attacker how many units he inspires, if he can at all."""
    cost = q.combat_general.inspire_cost
    held = s.sides[s.active].tokens
    most = levies_inspired(q, s)
    if most == 0 or held < cost:
        return False
    no_options(s)
    for units in range(most + 1):
        if units * cost <= held:
            option(s, units)
    ask(s, at.INSPIRE_CHOICE, s.active)
    return True


def offer_inspiration_back(q: Question, s: State) -> bool:
    """Ask the defender whether he inspires the strike that he is about to make."""
    side = 1 - s.active
    cost = q.combat_general.inspire_cost
    if s.sides[side].tokens < cost:
        return False
    if not may_be_inspired(q, s, s.battle_at, side):
        return False
    ask_whether(s, at.INSPIRE_CHOICE, side)
    return True


# ---- Special Actions: gaining ground, the bonus combat -------------------------------


def offer_ground(q: Question, s: State) -> None:
    """Offer the hex that the defender has left to the unit that drove him out."""
    unit = s.attacker
    stands = s.unit_hex[unit] == s.battle_from
    vacated = side_at(q, s, s.battle_at) == at.NONE
    if s.mode == at.FIRE or not stands or not vacated:
        s.phase = at.CHOOSE_BATTLE
        return
    ask_whether(s, at.GAIN_CHOICE, s.active)


def gain_ground(q: Question, s: State, value: int) -> None:
    """Advance onto the vacated hex; cavalry, or infantry with its leader, may battle on (B24)."""
    s.phase = at.CHOOSE_BATTLE
    if value == 0:
        return
    unit = s.attacker
    leader = leader_of(q, s, unit)
    put_unit(q, s, unit, s.battle_at)
    if leader >= 0:
        put_leader(q, s, leader, s.battle_at)
    cross(q, s, unit)
    if s.unit_hex[unit] < 0 or s.is_bonus:
        return
    may_go_on = q.kinds[q.unit_kind[unit]].mounted == 1 or leader >= 0
    if may_go_on and entry_lets_battle(q, s, unit):
        s.phase = at.BONUS_BATTLE


def offer_bonus(q: Question, s: State) -> None:
    """List the enemies next to the ground gained."""
    unit = s.attacker
    no_options(s)
    option(s, 0)
    here = s.unit_hex[unit]
    for direction in range(6):
        there = beside(q, here, direction)
        if there >= 0 and side_at(q, s, there) == 1 - s.active:
            if may_close(q, s, unit, here, there):
                option(s, bonus_value(1, there))
    ask(s, at.BONUS_CHOICE, s.active)


def bonus_battle(q: Question, s: State, value: int) -> None:
    """Declare the bonus close combat."""
    s.phase = at.CHOOSE_BATTLE
    if value > 0:
        begin_battle(q, s, s.attacker, at.CLOSE, bonus_hex(value))
        s.is_bonus = 1
        s.phase = at.CHALLENGE
