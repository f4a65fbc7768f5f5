"""Samurai and busho as they are in a challenge: where, how able, within whose range (10.2)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance, sees
from samurai_odds.ran.field.leaders import in_camp, is_chief, on_map
from samurai_odds.ran.field.shock import layout as sh


def place_of(s: Numbers, samurai: int) -> int:
    """Give the hex of a Samurai in play: his own on the way, else his busho's; NONE off the map."""
    here = s[at.SAMURAI_HEX + samurai]
    return here if here >= 0 else s[at.BUSHO_HEX + s[at.RETAINER + samurai]]


def samurai_stamina(q: Numbers, s: Numbers, samurai: int) -> int:
    """Give a Samurai's Stamina, 1 less after losing face (10.27)."""
    return max(0, q[at.SAMURAI_STAMINA + samurai] - s[at.SAMURAI_LOST_FACE + samurai])


def samurai_skill(q: Numbers, s: Numbers, samurai: int) -> int:
    """Give a Samurai's Combat, 1 less after losing face (10.27)."""
    return max(0, q[at.SAMURAI_COMBAT + samurai] - s[at.SAMURAI_LOST_FACE + samurai])


def range_of(q: Numbers, s: Numbers, samurai: int) -> int:
    """Give a Samurai's Challenge Range, 1 less after losing face (10.27)."""
    return max(0, q[at.CHALLENGE_RANGE + samurai] - s[at.SAMURAI_LOST_FACE + samurai])


def stands_within(q: Numbers, s: Numbers, busho: int, samurai: int) -> bool:
    """Say whether an enemy busho, else a Samurai, is within range and sight of the challenge.

    A So-Taisho in his Honjin is not affected (10.25).
    """
    if busho >= 0:
        if not on_map(s, busho):
            return False
        if is_chief(q, busho) and in_camp(q, s, q[at.SIDE_OF + busho]):
            return False
        there = s[at.BUSHO_HEX + busho]
    else:
        there = place_of(s, samurai)
    here = place_of(s, s[sh.CHALLENGER])
    if there < 0 or distance(q, here, there) > range_of(q, s, s[sh.CHALLENGER]):
        return False
    return sees(q, s, here, there)
