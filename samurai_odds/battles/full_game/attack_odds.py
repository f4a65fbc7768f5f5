"""What an attack that may be declared does, in a line: from the table that bots weigh it by.

What the line says is about so, or the least where the table leaves out what costs more (a retreat
cut short, Lack of Honor): `battles odds` reads it from the map.
"""

from samurai_odds.battles.bots.strike_values import close_odds, fire_odds, odds_if_close, swarm_dice
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import card_dice
from samurai_odds.battles.rules.epic_turn import stands_fast
from samurai_odds.battles.rules.layout import Question, State, StrikeOdds
from samurai_odds.battles.rules.movement import leader_may_pass, leader_may_stop
from samurai_odds.battles.rules.pieces import behind, hexes_between, supported
from samurai_odds.battles.rules.retreats import may_retreat_to
from samurai_odds.play.at_table import (
    Chance,
    about_share,
    about_tenths,
    at_least_share,
    at_least_tenths,
)

_FLAGS = 2  # a unit that can go back for so many has room; more are rare


def attack_odds(q: Question, s: State, unit: int, mode: int, there: int) -> Chance:
    """Return what a unit's attack on a hex does, without inspiration and what the enemy answers.

    Cards led, moves, ground, leaders and support count.
    """
    target = int(s.unit_at[there])
    if mode == at.FIRE:
        here = int(s.unit_hex[unit])
        hexes, moved = hexes_between(q, here, there), s.unit_moved[unit] > 0
        odds = fire_odds(q, s, unit, here, there, hexes, moved, 0)
        return _told(q, target, odds, 0, left_out(q, s, there))
    return close_combat_odds(q, s, unit, there, mode == at.SWARM)


def close_combat_odds(
    q: Question, s: State, unit: int, there: int, swarm: bool = False, inspired: int = 0
) -> Chance:
    """Return what a close combat does from where the unit stands: to the target, and back.

    ``inspired`` is how many units a leader inspires, the dice of which come on top.
    """
    here, target, side = int(s.unit_hex[unit]), int(s.unit_at[there]), int(s.active)
    dice = int(card_dice(s, unit)) + (int(swarm_dice(q, s, unit, there)) if swarm else 0)
    odds = close_odds(q, s, unit, here, there, dice + inspired * _inspire_dice(q), 0)
    back = 0
    if target >= 0:
        row = odds_if_close(q, s, target, there, unit, here, supported(q, s, here, side))
        stays = 1000 - int(StrikeOdds(q, odds).leaves)
        back = stays * int(StrikeOdds(q, row).losses) // 1000 if row else 0
    more = left_out(q, s, there) or (left_out(q, s, here) if back else "")
    return _told(q, target, odds, back, more)


def inspired_odds(q: Question, s: State, units: int) -> Chance:
    """Return what the strike does before which it is asked how many units to inspire."""
    if s.asked == s.active:
        return close_combat_odds(q, s, int(s.attacker), int(s.battle_at), s.mode == at.SWARM, units)
    there, dice = int(s.battle_from), int(s.answer_dice) + units * _inspire_dice(q)
    odds = close_odds(q, s, int(s.defender), int(s.battle_at), there, dice, 0)
    return _told(q, int(s.unit_at[there]), odds, 0, left_out(q, s, there))


def _inspire_dice(q: Question) -> int:
    return int(q.combat_general.inspire_dice)


def _told(q: Question, target: int, odds: int, back: int, more: str) -> Chance:
    """Say what a strike of the table does: about so much, the least if something may cost more."""
    if not odds:
        return Chance("")
    dies, losses = int(StrikeOdds(q, odds).dies), int(StrikeOdds(q, odds).losses)
    does = "kills the leader" if target < 0 else "eliminates it"
    often = at_least_share(dies, does) if more else about_share(dies, does)
    why = f" ({more})" if more else ""
    if target < 0:
        return Chance(f"{often}{why}", dies)
    much = at_least_tenths(losses) if more else about_tenths(losses)
    returned = at_least_tenths(back) if more else about_tenths(back)
    back_told = f"; battle back takes {returned}" if back else ""
    return Chance(f"takes {much} blocks on average, {often}{back_told}{why}", dies, losses, back)


# ---- what the table leaves out ---------------------------------------------------------


def left_out(q: Question, s: State, place: int) -> str:
    """Say what may cost those in a hex more than the table says; "" where nothing does."""
    unit, leader = int(s.unit_at[place]), int(s.leader_at[place])
    side = int(s.unit_side[unit] if unit >= 0 else q.leader_side[leader])
    if unit >= 0 and stands_fast(q, unit, place):
        return "a castle is held to the last"
    if not (goes_back(q, s, unit) if unit >= 0 else flees(q, s, leader)):
        return "a way back is blocked"
    if int(s.sides[side].tokens) < honor_due(q, unit, leader):
        return "Lack of Honor may cost more"
    return ""


def honor_due(q: Question, unit: int, leader: int) -> int:
    """Return what a retreat by two flags, or a leader's alone, costs in tokens (B12)."""
    if unit < 0:
        return int(q.combat_general.leader_cost)
    kind = int(q.unit_kind[unit])
    led = int(q.combat_general.leader_honor) if leader >= 0 else 0
    hexes = _FLAGS * int(q.kind_party[kind].hexes_per_flag)
    each = int(q.kind_party[kind].honor_per_hex) + led
    return int(q.kind_party[kind].honor_per_retreat) + hexes * each


def goes_back(q: Question, s: State, unit: int) -> bool:
    """Return whether a unit has room to retreat for two flags, or to a leader whom it joins."""
    side, kind, ends = int(s.unit_side[unit]), int(q.unit_kind[unit]), [int(s.unit_hex[unit])]
    for _ in range(_FLAGS * int(q.kind_party[kind].hexes_per_flag)):
        reached = []
        for here in ends:
            for k in range(2):
                there = int(behind(q, side, here, k))
                if there >= 0 and may_retreat_to(q, s, unit, there):
                    if s.leader_at[there] >= 0:
                        return True  # the retreat is over (B29)
                    reached.append(there)
        ends = reached
    return len(ends) > 0


def flees(q: Question, s: State, leader: int) -> bool:
    """Return whether a leader alone has a hex to flee to."""
    side, ends = int(q.leader_side[leader]), [int(s.leader_hex[leader])]
    for _ in range(int(q.combat_general.leader_hexes)):
        reached = []
        for here in ends:
            for k in range(2):
                there = int(behind(q, side, here, k))
                if there >= 0 and leader_may_pass(q, s, side, there):
                    if leader_may_stop(q, s, leader, there):
                        return True
                    reached.append(there)
        ends = reached
    return False
