"""What must hold in any position of a battle; compiled, so without lists."""

from typing import Any

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State

BROKEN = 50  # a reason that no game has


def broken(q: Question, s: State) -> int:
    """Say which invariant does not hold, 0 if all do."""
    tokens, dragons = s.pool, 0
    cards = (1 if s.led >= 0 else 0) + (1 if s.led_beside >= 0 else 0)
    for side in range(2):
        hand = 0
        tokens += s.sides[side].tokens + s.sides[side].on_cards
        for k in range(at.MOST_CARDS):
            hand += s.hands[side, k]
        if hand != s.sides[side].hand_size:
            return 1
        cards += hand + s.sides[side].strikes_played
        dragons += 1 if s.sides[side].dragon_played >= 0 and s.led >= 0 else 0
    for k in range(at.MOST_CARDS):
        cards += s.deck[k] + s.discards[k] + s.rack[k]
    for k in range(at.MOST_DRAGONS):
        dragons += s.dragon_deck[k] + s.dragon_discards[k]
        dragons += s.dragon_hands[0, k] + s.dragon_hands[1, k]
    if tokens != (60 if q.rack_size else 30) or cards != 60 or dragons != 40:
        return 2
    standing = 0
    for unit in range(s.units):
        place, blocks = s.unit_hex[unit], s.unit_blocks[unit]
        if place >= 0:
            standing += 1
            if s.unit_at[place] != unit or blocks < 1 or blocks > 4:
                return 3
    for leader in range(s.leaders):
        place = s.leader_hex[leader]
        if place >= 0:
            standing += 1
            if s.leader_at[place] != leader:
                return 4
    for place in range(at.MOST_HEXES):
        standing -= (1 if s.unit_at[place] >= 0 else 0) + (1 if s.leader_at[place] >= 0 else 0)
    if standing != 0:
        return 5
    for side in range(2):
        if banners_due(q, s, side) != s.sides[side].banners:
            return 6
    return 0


def banners_due(q: Question, s: State, side: int) -> int:
    """Count what a side has earned: enemies lost, hexes captured and held, tents removed."""
    banners = 0
    for unit in range(s.units):
        if s.unit_side[unit] != side and s.unit_blocks[unit] == 0:
            banners += q.unit_banners[unit]
    for leader in range(s.leaders):
        if q.leader_side[leader] != side and s.leader_fate[leader] == at.KILLED:
            banners += q.leader_banners[leader]
    tent = 0
    for place in range(at.MOST_HEXES):
        if s.held[side, place]:
            banners += q.objectives[side, place].hold_banners
        if s.captured[side, place]:
            banners += q.objectives[side, place].capture_banners
        tent += 1 if s.tent_at[place] == 1 - side else 0
    return banners + (q.tent_banners[1 - side] if tent == 0 else 0)


def watched(q: Any, s: State, uniform: Any, bot: int) -> int:
    """Play at random and end the game where an invariant does not hold."""
    fault = check(q, s)
    if fault != 0:
        s.ended = BROKEN + fault
    return random_choice(q, s, uniform)


def check(q: Any, s: Any) -> int:
    raise NotImplementedError


def random_choice(q: Any, s: Any, uniform: Any) -> int:
    raise NotImplementedError
