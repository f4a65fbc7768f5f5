"""What ends the game at once: the last banner, by a move or by an attack that is likely to take it.

A game ends the moment the last banner is gained (End Game & Victory): whatever else an option
does is then of no matter. So these stand above every other worth, a sure win above likely ones.
"""

from typing import Any

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.movement import exit_banners
from samurai_odds.battles.field.pieces import objective

SURE = 20_000_000  # more than all orders of a turn that are likely to win
LIKELY = 1_000_000  # a chance of one
_SAVES = 400_000  # a loss that is sure if nothing is done
_EVEN = 500  # thousandths: a chance from which an attack is likely to win


def wins_with(q: Any, s: Any, side: int, banners: int) -> bool:
    """Return whether so many banners more are all that a side still needs."""
    return banners > 0 and s[side_row(side) + at.BANNERS] + banners >= q[at.GOAL + side]


def move_wins(q: Any, s: Any, unit: int, there: int) -> bool:
    """Return whether a unit's move to a hex, or off the board, wins the game at once.

    Objectives taken or crossed to give their banners on entry, exits on leaving (the unit's
    reach must have been searched last); so does ground gained, and a retreat. Banners that are
    counted at the start of a turn (held objectives, tents, sections) win nothing now. A hand
    that an objective cuts down to the last card surrenders before it can be filled.
    """
    side = s[at.UNIT_SIDE + unit]
    if there == at.OFF_BOARD:
        return wins_with(q, s, side, exit_banners(q, s, unit))
    if there == s[at.UNIT_HEX + unit]:
        return False
    banners = 0
    if objective(q, side, there, at.CROSS_KINDS) >> q[at.UNIT_KIND + unit] & 1:
        banners = objective(q, side, there, at.CROSS_BANNERS)
    if s[at.CAPTURED + side * at.MOST_HEXES + there] == 0:
        taken = objective(q, side, there, at.CAPTURE_BANNERS)
        banners += taken
        if taken > 0 and takes_last_cards(q, s, side, objective(q, side, there, at.CAPTURE_CARDS)):
            return True
    return wins_with(q, s, side, banners)


def takes_last_cards(q: Any, s: Any, side: int, cards: int) -> bool:
    """Return whether the enemy must surrender when he has lost so many cards."""
    row = side_row(1 - side)
    held = s[row + at.HAND_SIZE] - s[row + at.CARDS_TO_LOSE] + s[row + at.STRIKES_DUE]
    return cards > 0 and held - cards <= q[at.SURRENDER_AT]


def last_banner_at_stake(q: Any, s: Any) -> bool:
    """Return whether the battle under way could give the side that is asked its last banner."""
    there = s[at.BATTLE_AT] if s[at.ASKED] == s[at.ACTIVE] else s[at.BATTLE_FROM]
    unit, leader = s[at.UNIT_AT + there], s[at.LEADER_AT + there]
    banners = q[at.UNIT_BANNERS + unit] if unit >= 0 else 0
    if leader >= 0:
        banners += q[at.LEADER_BANNERS + leader]
    return wins_with(q, s, s[at.ASKED], banners)


def chance_to_win(q: Any, s: Any, unit: int, there: int, odds: int, close: bool) -> int:
    """Find the chance, in thousandths, that a unit's strike of known odds wins the game.

    It destroys who gives the last banner, or (in close combat) drives him off an objective.
    """
    side, target, leader = s[at.UNIT_SIDE + unit], s[at.UNIT_AT + there], s[at.LEADER_AT + there]
    chance = 0
    if target < 0:
        if wins_with(q, s, side, q[at.LEADER_BANNERS + leader]):
            chance = q[odds + at.DIES]
    else:
        if wins_with(q, s, side, q[at.UNIT_BANNERS + target]):
            chance = q[odds + at.DIES]
        if leader >= 0 and wins_with(q, s, side, q[at.LEADER_BANNERS + leader]):
            chance = max(chance, q[odds + at.LEADER_DIES])
    if close and move_wins(q, s, unit, there):
        chance = max(chance, q[odds + at.LEAVES])
    return chance


def wins_by_staying(q: Any, s: Any, place: int) -> bool:
    """Return whether the unit in a hex, if any, wins if it stands there when its turn starts."""
    unit = s[at.UNIT_AT + place]
    if unit < 0:
        return False
    side, banners = s[at.UNIT_SIDE + unit], 0
    if s[at.HELD + side * at.MOST_HEXES + place] == 0:
        banners = objective(q, side, place, at.HOLD_BANNERS)
    if s[at.TENT_AT + place] == 1 - side:
        banners += q[at.TENT_BANNERS + 1 - side]
    return wins_with(q, s, side, banners)


def worth_of_winning(q: Any, s: Any, unit: int, there: int, odds: int, close: bool) -> int:
    """Weigh that a strike is likely to win, above all but a sure win, by its chance.

    Next comes to drive off who would win by staying where it stands.
    """
    chance = chance_to_win(q, s, unit, there, odds, close)
    if chance >= _EVEN:
        return chance * (LIKELY // 1000)
    return q[odds + at.LEAVES] * (_SAVES // 1000) if wins_by_staying(q, s, there) else 0
