"""What a battle is worth to a bot, by the exact odds of its strikes (`strike_odds`).

All in thousandths of a block. A banner counts three blocks, ground and honor little; what ends
the game at once stands above every other worth, a sure win above likely ones (End Game &
Victory). ``place`` is where the striking unit stands or would stand, ``there`` its target's hex.
"""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import (
    card_dice,
    dice_of_fire,
    flags_of,
    joins_swarm,
    odds_place,
    pair,
    pair_at,
    target_kind,
)
from samurai_odds.battles.rules.layout import Pair, Question, State, StrikeOdds
from samurai_odds.battles.rules.movement import exit_banners
from samurai_odds.battles.rules.pieces import beside, hexes_between, supported

# ---- what ends the game --------------------------------------------------------------


SURE = 20_000_000  # more than all orders of a turn that are likely to win
LIKELY = 1_000_000  # a chance of one
_SAVES = 400_000  # a loss that is sure if nothing is done
_EVEN = 500  # thousandths: a chance from which an attack is likely to win


def wins_with(q: Question, s: State, side: int, banners: int) -> bool:
    """Return whether so many banners more are all that a side still needs."""
    return banners > 0 and s.sides[side].banners + banners >= q.goal[side]


def move_wins(q: Question, s: State, unit: int, there: int) -> bool:
    """Return whether a unit's move to a hex, or off the board, wins the game at once.

    Objectives taken or crossed to give their banners on entry, exits on leaving (the unit's
    reach must have been searched last); so does ground gained, and a retreat. Banners that are
    counted at the start of a turn (held objectives, tents, sections) win nothing now. A hand
    that an objective cuts down to the last card surrenders before it can be filled.
    """
    side = s.unit_side[unit]
    if there == at.OFF_BOARD:
        return wins_with(q, s, side, exit_banners(q, s, unit))
    if there == s.unit_hex[unit]:
        return False
    banners = 0
    if q.objectives[side, there].cross_kinds >> q.unit_kind[unit] & 1:
        banners = q.objectives[side, there].cross_banners
    if s.captured[side, there] == 0:
        taken = q.objectives[side, there].capture_banners
        banners += taken
        if taken > 0 and takes_last_cards(q, s, side, q.objectives[side, there].capture_cards):
            return True
    return wins_with(q, s, side, banners)


def takes_last_cards(q: Question, s: State, side: int, cards: int) -> bool:
    """Return whether the enemy must surrender when he has lost so many cards."""
    held = (
        s.sides[1 - side].hand_size
        - s.sides[1 - side].cards_to_lose
        + s.sides[1 - side].strikes_due
    )
    return cards > 0 and held - cards <= q.surrender_at


def last_banner_at_stake(q: Question, s: State) -> bool:
    """Return whether the battle under way could give the side that is asked its last banner."""
    there = s.battle_at if s.asked == s.active else s.battle_from
    unit, leader = s.unit_at[there], s.leader_at[there]
    banners = q.unit_banners[unit] if unit >= 0 else 0
    if leader >= 0:
        banners += q.leader_banners[leader]
    return wins_with(q, s, s.asked, banners)


def chance_to_win(q: Question, s: State, unit: int, there: int, odds: int, close: bool) -> int:
    """Return the chance, in thousandths, that a unit's strike of known odds wins the game.

    It destroys who gives the last banner, or (in close combat) drives him off an objective.
    """
    side, target, leader = s.unit_side[unit], s.unit_at[there], s.leader_at[there]
    chance = 0
    if target < 0:
        if wins_with(q, s, side, q.leader_banners[leader]):
            chance = StrikeOdds(q, odds).dies
    else:
        if wins_with(q, s, side, q.unit_banners[target]):
            chance = StrikeOdds(q, odds).dies
        if leader >= 0 and wins_with(q, s, side, q.leader_banners[leader]):
            chance = max(chance, StrikeOdds(q, odds).leader_dies)
    if close and move_wins(q, s, unit, there):
        chance = max(chance, StrikeOdds(q, odds).leaves)
    return chance


def wins_by_staying(q: Question, s: State, place: int) -> bool:
    """Return whether the unit in a hex, if any, wins if it stands there when its turn starts."""
    unit = s.unit_at[place]
    if unit < 0:
        return False
    side, banners = s.unit_side[unit], 0
    if s.held[side, place] == 0:
        banners = q.objectives[side, place].hold_banners
    if s.tent_at[place] == 1 - side:
        banners += q.tent_banners[1 - side]
    return wins_with(q, s, side, banners)


def value_of_winning(q: Question, s: State, unit: int, there: int, odds: int, close: bool) -> int:
    """Weigh that a strike is likely to win, above all but a sure win, by its chance.

    Next comes to drive off who would win by staying where it stands.
    """
    chance = chance_to_win(q, s, unit, there, odds, close)
    if chance >= _EVEN:
        return chance * (LIKELY // 1000)
    return StrikeOdds(q, odds).leaves * (_SAVES // 1000) if wins_by_staying(q, s, there) else 0


# ---- strikes -------------------------------------------------------------------------


BLOCK = 1000
BANNER = 3000
RETREAT = 250  # for each hex
TOKEN = 150


def odds_of(q: Question, row: int, dice: int, flags: int, blocks: int, leader: int) -> int:
    """Return the odds of a strike by its place in the table of pairs."""
    kind, ignored = combat.Strike(q, row).roll_kind, combat.Strike(q, row).swords_ignored
    return odds_place(kind, dice, ignored, flags, blocks, leader)


def odds_at(
    q: Question, s: State, there: int, row: int, dice: int, flags: int, softened: int
) -> int:
    """Return the odds of a strike at what stands in a hex, less what others take off it before."""
    target, leader = s.unit_at[there], s.leader_at[there]
    led = 1 if leader >= 0 else 0
    if target < 0:
        return odds_of(q, row, dice, flags + led, 1, 0)
    blocks = max(1, s.unit_blocks[target] - softened // 1000)
    return odds_of(q, row, dice, flags + led, blocks, led)


def odds_on(q: Question, s: State, unit: int, row: int, dice: int, flags: int) -> int:
    """Return the odds of a strike at a unit wherever it would stand."""
    led = 1 if s.leader_at[s.unit_hex[unit]] >= 0 else 0
    return odds_of(q, row, dice, flags + led, s.unit_blocks[unit], led)


def close_odds(
    q: Question, s: State, unit: int, place: int, there: int, more_dice: int, softened: int
) -> int:
    """Return the odds of a unit's close combat from a hex with what stands in another."""
    row = pair(q, q.unit_kind[unit], place, target_kind(q, s, there), there)
    flags = flags_of(q, row, supported(q, s, there, 1 - s.unit_side[unit]))
    return odds_at(
        q, s, there, row + Pair.close.at, Pair(q, row).close.dice + more_dice, flags, softened
    )


def dice_with_cards(q: Question, s: State, unit: int, row: int, hexes: int, moved: bool) -> int:
    """Count the dice of a fire, those of cards with them; 0 where it has none of its own."""
    dice = dice_of_fire(q, row, hexes, moved)
    return dice + s.card_fire_dice[s.ordered_by[unit]] if dice > 0 else 0


def fire_odds(
    q: Question, s: State, unit: int, place: int, there: int, hexes: int, moved: bool, softened: int
) -> int:
    """Return the odds of a unit's fire from a hex, with the dice of cards; 0 where it has none."""
    row = pair(q, q.unit_kind[unit], place, target_kind(q, s, there), there)
    dice = dice_with_cards(q, s, unit, row, hexes, moved)
    if dice == 0:
        return 0
    flags = flags_of(q, row, supported(q, s, there, 1 - s.unit_side[unit]))
    return odds_at(q, s, there, row + Pair.fire.at, dice, flags, softened)


def odds_if_close(
    q: Question, s: State, striker: int, place: int, unit: int, there: int, steady: bool
) -> int:
    """Return the odds of a close strike at a unit, both in any hexes; 0 where it is not allowed."""
    row = pair(q, q.unit_kind[striker], place, q.unit_kind[unit], there)
    if Pair(q, row).may_close == 0 or Pair(q, row).close.dice == 0:
        return 0
    return odds_on(
        q, s, unit, row + Pair.close.at, Pair(q, row).close.dice, flags_of(q, row, steady)
    )


def odds_if_fired(
    q: Question, s: State, striker: int, place: int, unit: int, there: int, steady: bool
) -> int:
    """Return the odds of fire at a unit, both in any hexes, nearer if it must; 0 without dice."""
    row = pair(q, q.unit_kind[striker], place, q.unit_kind[unit], there)
    away, reach = hexes_between(q, there, place), q.kinds[q.unit_kind[striker]].reach
    dice = dice_of_fire(q, row, min(away, reach), away > reach)
    if dice == 0:
        return 0
    return odds_on(q, s, unit, row + Pair.fire.at, dice, flags_of(q, row, steady))


def honor_lost(q: Question, unit: int) -> int:
    """Count the tokens that a flag costs a unit that retreats, its leader's aside.

    A levy pays once however far it retreats: by this count, once for each flag (Retreat & Loss
    of Honor).
    """
    kind = q.unit_kind[unit]
    return q.kind_party[kind].honor_per_retreat + q.kind_party[kind].honor_per_hex


# ---- what they are worth -------------------------------------------------------------


def struck(q: Question, s: State, there: int, odds: int) -> int:
    """Weigh what a strike does to what stands in a hex."""
    unit, leader = s.unit_at[there], s.leader_at[there]
    if unit < 0:  # a leader alone: he dies, or runs
        dies = StrikeOdds(q, odds).dies
        return (dies * BANNER * q.leader_banners[leader] + (1000 - dies) * 3 * TOKEN) // 1000
    worth = StrikeOdds(q, odds).losses * BLOCK // 1000
    worth += StrikeOdds(q, odds).dies * BANNER * q.unit_banners[unit] // 1000
    worth += StrikeOdds(q, odds).hexes_back * (RETREAT + honor_lost(q, unit) * TOKEN) // 1000
    if leader >= 0:
        worth += StrikeOdds(q, odds).leader_dies * BANNER * q.leader_banners[leader] // 1000
    return worth


def close_combat(
    q: Question, s: State, unit: int, place: int, there: int, more_dice: int, caution: int
) -> int:
    """Weigh a close combat: the attack, and the battle back if the target stays.

    ``caution`` is what own losses count, in hundredths of the enemy's.
    """
    odds, target = close_odds(q, s, unit, place, there, more_dice, 0), s.unit_at[there]
    worth = struck(q, s, there, odds) + StrikeOdds(q, odds).tokens_won * TOKEN // 1000
    worth += value_of_winning(q, s, unit, there, odds, True)
    if target < 0:
        return worth
    steady = supported(q, s, place, s.unit_side[unit])
    back = odds_if_close(q, s, target, there, unit, place, steady)
    if back == 0:
        return worth
    stays = 1000 - StrikeOdds(q, odds).leaves
    cost = struck(q, s, s.unit_hex[unit], back)
    return worth - stays * cost // 1000 * caution // 100


def fire(q: Question, s: State, unit: int, place: int, there: int, hexes: int, moved: bool) -> int:
    """Weigh a fire at a hex in sight; 0 where it has no dice."""
    odds = fire_odds(q, s, unit, place, there, hexes, moved, 0)
    if odds == 0:
        return 0
    worth = struck(q, s, there, odds) + StrikeOdds(q, odds).tokens_won * TOKEN // 1000
    return worth + value_of_winning(q, s, unit, there, odds, False)


def swarm_dice(q: Question, s: State, unit: int, there: int) -> int:
    """Count the dice that other levies add."""
    dice = 0
    for direction in range(6):
        place = beside(q, there, direction)
        other = s.unit_at[place] if place >= 0 else at.NONE
        if other != unit and joins_swarm(q, s, other, there):
            dice += Pair(q, pair_at(q, s, other, there)).close.dice + card_dice(s, other)
    return dice
