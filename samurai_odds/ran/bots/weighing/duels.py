"""What an individual combat is worth: heads, and the men who are lost (10.1-10.3, 11.8, 12.0)."""

from typing import Any

from samurai_odds.ran.bots.weighing import tables
from samurai_odds.ran.bots.weighing.worths import POINT, worth, worth_gone
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.challenge.men import samurai_skill, samurai_stamina
from samurai_odds.ran.field.leaders import is_chief
from samurai_odds.ran.field.shock.deriving.leaders import endurance, flight_limit, skill
from samurai_odds.ran.field.turn.flight import units_lost

TIE = 2 * POINT  # beside its rout points: heads decide when both armies break (12.0)
RETAINER = 3 * POINT  # a Samurai: who has none loses face, or risks his busho
LEADER = 2 * POINT  # a busho: no orders until he is replaced, and lower ratings then
THOUSAND = 1000


def odds_of_duel(q: Any, one: int, one_left: int, other: int, other_left: int) -> int:
    """Give the chance, in thousandths, that the first wins: by skills and stamina left."""
    if one_left <= 0 or other_left <= 0:
        return THOUSAND * (one_left > 0)
    one, other = min(one, tables.MOST_SKILL), min(other, tables.MOST_SKILL)
    row = one * (tables.MOST_SKILL + 1) + other
    left = min(one_left, tables.MOST_STAMINA) - 1
    column = left * tables.MOST_STAMINA + min(other_left, tables.MOST_STAMINA) - 1
    return q[at.BOT_ODDS + tables.DUEL + row * tables.MOST_STAMINA * tables.MOST_STAMINA + column]


def stamina_of(q: Any, s: Any, samurai: int) -> int:
    """Give the stamina that a Samurai brings to a fight."""
    return samurai_stamina(q, s, samurai) - s[at.SAMURAI_HITS + samurai]


def head_of(q: Any, busho: int) -> int:
    """Give what a head is worth: a busho's, or with NONE a Samurai's."""
    great = busho >= 0 and is_chief(q, busho)
    return TIE + POINT * (q[at.GREAT_HEAD_POINTS] if great else q[at.HEAD_POINTS])


def worth_of_busho(q: Any, s: Any, busho: int) -> int:
    """Give what the death of a busho costs: his lead, and that his men may flee (10.51)."""
    left = 0
    for unit in range(q[at.FIRST_UNIT + busho], q[at.END_OF_UNITS + busho]):
        if s[at.HEX + unit] >= 0 and q[at.TYPE + unit] != at.HONJIN:
            left += worth(q, unit) - worth_gone(q, s, unit)
    flees = flight_limit(q, s, busho, units_lost(q, s, busho)) + 1
    return LEADER + left * flees // at.DIE


def worth_of_duel(q: Any, s: Any, samurai: int, busho: int, rival: int) -> int:
    """Weigh a fight of a Samurai with a busho, or, where that is NONE, with another Samurai."""
    own, left = samurai_skill(q, s, samurai), stamina_of(q, s, samurai)
    if busho >= 0:
        wins = odds_of_duel(q, own, left, skill(q, s, busho), endurance(q, s, busho))
        prize = worth_of_busho(q, s, busho)
    else:
        there = samurai_skill(q, s, rival)
        wins = odds_of_duel(q, own, left, there, stamina_of(q, s, rival))
        prize = RETAINER
    lost = head_of(q, at.NONE) + RETAINER
    return (wins * (head_of(q, busho) + prize) - (THOUSAND - wins) * lost) // THOUSAND


def fights_on(wins: int, at_stake: int, head: int) -> bool:
    """Say whether who is behind fights on: he saves his head by giving up, but is lost (10.14).

    ``at_stake`` is what both men are worth, ``head`` what either's head is.
    """
    return wins * (2 * head + at_stake) > THOUSAND * head
