"""A Samurai issues a challenge, meets whom he has charged, or dies (10.24, 10.28, 10.4)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.challenge.men import (
    place_of,
    range_of,
    stands_within,
)
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.leaders import lose_busho, on_map
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import command_range, forget, reach_from
from samurai_odds.ran.field.pieces import tq
from samurai_odds.ran.field.samurai import lose_samurai
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.turn.recovering import is_threatened, recover

RECOVER_BY_SUICIDE = 2  # units (10.4)


def begin_challenge(q: Numbers, s: Numbers) -> None:
    """Begin: who has charged fights at once, else he may challenge."""
    s[sh.CHALLENGER] = s[mv.SAMURAI]
    s[sh.FOE] = s[sh.FOE_SAMURAI] = at.NONE
    s[sh.HIT] = s[sh.HIT + 1] = 0
    s[at.PHASE] = sh.DEFENDING if s[mv.PREY] >= 0 else sh.ISSUING


def offer_defenders(q: Numbers, s: Numbers) -> None:
    """Ask who meets him: the busho charged, or a Samurai of that one's who is there (10.28)."""
    charged = s[mv.PREY]
    no_options(s)
    option(s, 1 + charged)
    for samurai in range(q[at.SAMURAI]):
        if (
            s[at.RETAINER + samurai] >= 0
            and q[at.SIDE_OF + s[at.RETAINER + samurai]] == (q[at.SIDE_OF + charged])
        ):
            if place_of(s, samurai) == s[at.BUSHO_HEX + charged]:
                option(s, at.ACTION + 1 + samurai)
    ask(s, sh.DEFENDER_CHOICE, q[at.SIDE_OF + charged])


def choose_defender(q: Numbers, s: Numbers, value: int) -> None:
    """The fight begins."""
    if value > at.ACTION:
        s[sh.FOE_SAMURAI] = value - at.ACTION - 1
    else:
        s[sh.FOE] = value - 1
    s[at.PHASE] = sh.DUEL


# ---- challenge or suicide ------------------------------------------------------------


def offer_challenge(q: Numbers, s: Numbers) -> None:
    """Ask whether he challenges, or he or his busho dies by his own hand (10.24[2], [4])."""
    no_options(s)
    option(s, 0)
    if can_be_heard(q, s):
        option(s, 1 + at.ACTION * sh.ISSUE)
    if s[mv.SAMURAI_MOVED] == 0:  # instead of all else (10.24[4])
        option(s, 1 + at.ACTION * sh.DIES_FOR_HITS)
        option(s, 1 + at.ACTION * sh.DIES_FOR_RECOVERY)
        if on_map(s, s[at.CURRENT]):
            option(s, 1 + at.ACTION * sh.BUSHO_FOR_HITS)
            option(s, 1 + at.ACTION * sh.BUSHO_FOR_RECOVERY)
    ask(s, sh.CHALLENGE_CHOICE, q[at.SIDE_OF + s[at.CURRENT]])


def can_be_heard(q: Numbers, s: Numbers) -> bool:
    """Say whether an enemy busho or Samurai is in the range and sight of a challenge (10.25)."""
    enemy = 1 - q[at.SIDE_OF + s[at.CURRENT]]
    for busho in range(q[at.FIRST_CONTINGENT + enemy], q[at.END_OF_CONTINGENTS + enemy]):
        if stands_within(q, s, busho, at.NONE):
            return True
    for samurai in range(q[at.SAMURAI]):
        if s[at.RETAINER + samurai] >= 0 and q[at.SIDE_OF + s[at.RETAINER + samurai]] == enemy:
            if stands_within(q, s, at.NONE, samurai):
                return True
    return False


def issue(q: Numbers, s: Numbers, value: int) -> None:
    """Challenge, die, or let it be."""
    what = value // at.ACTION
    if value == 0:
        s[at.PHASE] = sh.CHALLENGE_DONE
    elif what == sh.ISSUE:
        s[at.PHASE] = sh.ANSWERING
    else:
        die_by_own_hand(q, s, what)


def die_by_own_hand(q: Numbers, s: Numbers, what: int) -> None:
    """Hara-kiri: hits removed, or units recovered, and checks made easier this turn (10.4)."""
    busho = what == sh.BUSHO_FOR_HITS or what == sh.BUSHO_FOR_RECOVERY
    side = q[at.SIDE_OF + s[at.CURRENT]]
    found = 0
    if busho:  # within his command range (4.32, 4.35), which is marked
        here, reach = s[at.BUSHO_HEX + s[at.CURRENT]], command_range(q, s, s[at.CURRENT])
        found = reach_from(q, s, side, here, reach)
    for contingent in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        if on_map(s, contingent) and inspires(q, s, busho, s[at.BUSHO_HEX + contingent]):
            s[at.CHECK_BONUS + contingent] = 1
    s[at.DRAWS_BARRED + side] = 1
    s[sh.SAVING] = 0
    for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        s[sh.STANDING + unit] = sh.NO_ATTACK
        if s[at.HEX + unit] >= 0 and inspires(q, s, busho, s[at.HEX + unit]):
            if what == sh.DIES_FOR_HITS or what == sh.BUSHO_FOR_HITS:
                s[at.HITS + unit] = max(0, s[at.HITS + unit] - 1)
            else:
                s[sh.STANDING + unit] = sh.CHECKS  # it is near enough to recover
                s[sh.SAVING] = RECOVER_BY_SUICIDE
    forget(s, found)
    s[at.PHASE] = sh.SAVING_UNITS
    if busho:
        lose_busho(q, s, s[at.CURRENT], True)
    else:
        lose_samurai(q, s, s[sh.CHALLENGER])


def inspires(q: Numbers, s: Numbers, busho: bool, number: int) -> bool:
    """Say whether a hex is in the range of who dies: marked, of a busho, else the Samurai's."""
    if busho:
        return s[at.REACHED + number] > 0
    samurai = s[sh.CHALLENGER]
    return distance(q, place_of(s, samurai), number) <= range_of(q, s, samurai)


def offer_saved(q: Numbers, s: Numbers) -> None:
    """Ask which unit recovers for the suicide's sake; after two, or when none can, it is over."""
    side = q[at.SIDE_OF + s[at.CURRENT]]
    no_options(s)
    if s[sh.SAVING] > 0:
        for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
            if s[sh.STANDING + unit] == sh.CHECKS and may_be_saved(q, s, unit):
                option(s, 1 + unit)
    if s[at.OPTIONS_OPEN] == 0:
        s[at.PHASE] = sh.CHALLENGE_DONE
    else:
        ask(s, sh.SAVED_CHOICE, side)


def may_be_saved(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit can recover as on orders, in command or not (11.72; R28)."""
    if s[at.HEX + unit] < 0 or s[at.STATE + unit] != at.DISRUPTED:
        return False
    return s[at.HITS + unit] < tq(q, s, unit) - 1 and not is_threatened(q, s, unit)


def settle_saved(q: Numbers, s: Numbers, value: int) -> None:
    """The unit recovers."""
    recover(q, s, value - 1)
    s[sh.STANDING + value - 1] = sh.NO_ATTACK
    s[sh.SAVING] -= 1
