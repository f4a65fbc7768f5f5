"""What an attack that may be declared does, in a line: from the table that bots weigh it by."""

from samurai_odds.battles.bots.strike_values import close_odds, fire_odds, odds_if_close, swarm_dice
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import card_dice
from samurai_odds.battles.rules.layout import Question, State, StrikeOdds
from samurai_odds.battles.rules.pieces import hexes_between, supported
from samurai_odds.play.at_table import Chance, share, tenths


def attack_odds(q: Question, s: State, unit: int, mode: int, there: int) -> Chance:
    """Return what a unit's attack on a hex does, without inspiration and what the enemy answers.

    Cards led, moves, ground, leaders and support count; that a retreat is blocked does not.
    """
    target = int(s.unit_at[there])
    if mode == at.FIRE:
        here = int(s.unit_hex[unit])
        hexes, moved = hexes_between(q, here, there), s.unit_moved[unit] > 0
        return _told(q, target, fire_odds(q, s, unit, here, there, hexes, moved, 0), 0)
    return close_combat_odds(q, s, unit, there, mode == at.SWARM)


def close_combat_odds(q: Question, s: State, unit: int, there: int, swarm: bool = False) -> Chance:
    """Return what a close combat does from where the unit stands: to the target, and back."""
    here, target, side = int(s.unit_hex[unit]), int(s.unit_at[there]), int(s.active)
    dice = int(card_dice(s, unit)) + (int(swarm_dice(q, s, unit, there)) if swarm else 0)
    odds = close_odds(q, s, unit, here, there, dice, 0)
    back = 0
    if target >= 0:
        row = odds_if_close(q, s, target, there, unit, here, supported(q, s, here, side))
        stays = 1000 - int(StrikeOdds(q, odds).leaves)
        back = stays * int(StrikeOdds(q, row).losses) // 1000 if row else 0
    return _told(q, target, odds, back)


def _told(q: Question, target: int, odds: int, back: int) -> Chance:
    if not odds:
        return Chance("")
    dies, losses = int(StrikeOdds(q, odds).dies), int(StrikeOdds(q, odds).losses)
    if target < 0:
        return Chance(f"kills the leader {share(dies)}", dies)
    back_told = f"; battle back takes {tenths(back)}" if back else ""
    says = f"takes {tenths(losses)} blocks, eliminates it {share(dies)}{back_told}"
    return Chance(says, dies, losses, back)
