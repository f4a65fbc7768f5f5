"""What the state has beside an option."""

from functools import cache
from typing import Any

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import SPLIT
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.pieces import fires_again, hex_of
from samurai_odds.play.packing import Fields
from samurai_odds.play.replay import Step


def mover(s: State) -> int:
    return int(s.ordered[s.next_move])


def mover_at(s: State) -> int:
    return int(hex_of(s, mover(s)))


def orders_given(s: State) -> int:
    return int(s.orders_given - s.orders_before)


def leader_at(s: State, fields: Fields) -> int:
    return int(s.leader_at[fields["hex"]])


def unit_at(s: State, fields: Fields) -> int:
    return int(s.unit_at[fields["hex"]])


def stands_at(s: State, fields: Fields) -> int:
    return int(s.unit_hex[fields["unit"]]) if fields["unit"] >= 0 else at.NOWHERE


def struck_unit(s: State) -> int:
    """Return the unit that flags are rolled against, NONE for a leader alone."""
    if s.phase == at.INITIATIVE_RETREAT:
        return int(s.harmed)
    return int(s.attacker if s.asked == s.active else s.defender)


def struck_at(s: State) -> int:
    unit = struck_unit(s)
    return int(s.unit_hex[unit]) if unit >= 0 else at.NOWHERE


def flags_due(s: State) -> int:
    return int(s.combat_state.flags_due)


def attacker_at(s: State) -> int:
    return int(s.unit_hex[s.attacker])


def acts_alone(s: State) -> int:
    return int(s.phase == at.INITIATIVE_ACT)


def firing_again(s: State) -> int:
    return int(fires_again(s))


def has_fired(s: State) -> int:
    return int(fires_again(s) >= 0)


def helped_by_card(s: State, fields: Fields) -> int:
    return int(s.led if fields["slot"] == at.HAND_CARD else s.led_beside)


def turned_into(step: Step) -> int:
    return int(State(step.after).card)


def tokens_gained(step: Step) -> int:
    """Return how many tokens the player whose turn it is gained (B22)."""
    before, after = State(step.before), State(step.after)
    side = before.active
    return int(after.sides[side].tokens - before.sides[side].tokens)


def unit_hit(step: Step) -> int:
    return int(State(step.before).unit_at[step.value])


def blocks_left(step: Step) -> int:
    return int(State(step.after).unit_blocks[unit_hit(step)])


def blocks_lost(step: Step) -> int:
    return int(State(step.before).unit_blocks[unit_hit(step)]) - blocks_left(step)


def is_gone(step: Step) -> int:
    return int(State(step.after).unit_hex[unit_hit(step)] < 0)


def must_retreat(step: Step) -> int:
    return int(State(step.after).phase == at.INITIATIVE_RETREAT)


def was_asked(step: Step) -> int:
    return int(step.asked)


@cache
def in_register_after(place: int) -> Any:
    return lambda step: int(step.after[place])


def piece_at(s: State, fields: Fields) -> int:
    """Return the piece that a hex is named for: its unit, else the leader alone; NONE if none."""
    place = fields["hex"]
    if place >= at.MOST_HEXES or place < 0:
        return at.NONE
    unit, leader = int(s.unit_at[place]), int(s.leader_at[place])
    if unit >= 0:
        return unit
    return at.MOST_UNITS + leader if leader >= 0 else at.NONE


def piece_ordered(s: State, fields: Fields) -> int:
    """Return the piece that an order is for."""
    if fields["how"] == SPLIT:
        return at.MOST_UNITS + leader_at(s, fields)
    return piece_at(s, fields)


def _asks_attacker(s: State) -> bool:
    return bool(s.asked == s.active)


def fighter(s: State) -> int:
    """Return the piece of the battle under way whose owner is asked."""
    unit = int(s.attacker if _asks_attacker(s) else s.defender)
    leader = int(s.attacker_leader if _asks_attacker(s) else s.defender_leader)
    return unit if unit >= 0 else at.MOST_UNITS + leader


def fighter_at(s: State) -> int:
    return int(s.battle_from if _asks_attacker(s) else s.battle_at)


def foe_at(s: State) -> int:
    return int(s.battle_at if _asks_attacker(s) else s.battle_from)


def leader_alone(s: State) -> int:
    return at.MOST_UNITS + int(s.attacker_leader if _asks_attacker(s) else s.defender_leader)


def leader_alone_at(s: State) -> int:
    return int(s.leader_hex[leader_alone(s) - at.MOST_UNITS])


FIGHTING = {
    "fighter": ("piece", fighter),
    "start": ("hex", fighter_at),
    "foe": ("hex", foe_at),
}
PIECE_THERE = {"target": ("piece", piece_at)}
