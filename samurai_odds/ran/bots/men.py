"""Values of busho moves and Samurai (4.6, 4.7, 10.2)."""

from samurai_odds.ran.bots.challenges import (
    RETAINER,
    THOUSAND,
    cost_of_finishing,
    cost_of_his_silence,
    cost_of_silence,
    fights_on,
    he_hears,
    head_of,
    hears,
    note_able,
    odds_of_duel,
    stamina_of,
    worth_against_drawn,
    worth_of_assault,
    worth_of_busho,
    worth_of_drawing,
    worth_of_duel,
    worth_of_stand,
)
from samurai_odds.ran.bots.values import WARY, note_way, steps_from
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.challenge import place_of, range_of, samurai_skill
from samurai_odds.ran.rules.decisions.packed import hex_of, what_of, who_of
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import in_camp, is_chief, rating
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.samurai import DRAW
from samurai_odds.ran.rules.pieces import distance
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.combat_numbers import endurance, skill
from samurai_odds.ran.rules.shock.rising import behind

COMMANDS = 20  # each unit in his range
WITH_UNIT = 15
IN_FRONT = 40  # he may fall: with a unit that has enemies beside it
ALONE = 200  # an enemy comes, and he is lost (4.72)
AT_HOME = 1_000  # the So-Taisho stays in his Honjin, and goes back to it (4.51)


def worth_of_ride(q: Question, s: State, value: int, style: int) -> int:
    """Weigh where a busho goes: his units in range, himself with one, not in front."""
    busho = s.move.rider
    side = q.side_of[busho]
    here = hex_of(value) if value > 0 else s.busho_hex[busho]
    if is_chief(q, busho) and in_camp(q, s, side):
        return AT_HOME * (value == 0)
    note_way(q, s, side)
    reach, worth = rating(q, s, busho), AT_HOME * is_home(q, s, busho, here)
    for unit in range(q.first_unit[busho], q.end_of_units[busho]):
        there = s.hex[unit]
        if there >= 0 and q.type[unit] != at.HONJIN:
            away = distance(q, here, there)
            worth += COMMANDS * (away <= reach) - away
    steps = steps_from(s, side, here)
    if s.unit_at[here] >= 0:
        worth += WITH_UNIT - IN_FRONT * (steps <= 2) * (2 if style & WARY else 1)
    elif steps <= 4:
        worth -= ALONE
    return 2 * worth + (value == 0)


def is_home(q: Question, s: State, busho: int, here: int) -> bool:
    """Say whether a hex is that of the So-Taisho's own Honjin, for him."""
    camp = q.camp[q.side_of[busho]]
    return is_chief(q, busho) and camp >= 0 and s.hex[camp] == here


def worth_of_hiding(q: Question, s: State, value: int, side: int) -> int:
    """Weigh where a busho alone goes when an enemy comes near (4.72)."""
    if value == 0:
        return at.NONE
    note_way(q, s, side)
    friend = s.unit_at[hex_of(value)] >= 0
    return 2 * steps_from(s, side, hex_of(value)) + 3 * friend


# ---- Samurai -------------------------------------------------------------------------


def worth_of_samurai(q: Question, s: State, value: int) -> int:
    """Weigh whom to send, and then where he goes or whom he charges."""
    side = s.asked
    if s.phase != mv.SAMURAI_MOVES:
        note_able(q, s, s.current)
        draws = value == DRAW
        return worth_of_drawing(q, s, s.current) if draws else s.memo.able[who_of(value)]
    samurai = s.move.samurai
    if what_of(value):
        return 2 * worth_of_assault(q, s, samurai, who_of(value))
    here = who_of(value) if value > 0 else place_of(s, samurai)
    worth = 2 * worth_of_stand(q, s, samurai, side, here)
    return max(0, worth) + 1 if value == 0 else worth  # he may be silent there


def worth_of_challenging(q: Question, s: State, value: int) -> int:
    """Weigh to challenge: those who hear it decide who answers; nobody dies for others here."""
    if value == 0:
        return 0
    if what_of(value) != sh.ISSUE:
        return at.NONE
    samurai = s.shock.challenger
    return worth_of_stand(q, s, samurai, s.asked, place_of(s, samurai))


def worth_of_answer(q: Question, s: State, value: int) -> int:
    """Weigh who answers a challenge, or that nobody does, by what it costs."""
    samurai, side = s.shock.challenger, s.asked
    what, who = what_of(value), who_of(value)
    if value == 0:
        here, reach, silence = place_of(s, samurai), range_of(q, s, samurai), 0
        for busho in range(q.first_contingent[side], q.end_of_contingents[side]):
            if hears(q, s, busho, here, reach):
                silence += cost_of_silence(q, s, busho)
        for rival in range(q.samurai):
            serves = s.retainer[rival]
            if serves >= 0 and q.side_of[serves] == side:
                if he_hears(q, s, rival, here, reach):
                    silence += cost_of_his_silence(s, rival)
        return -silence
    if what == sh.GOES:
        worth = -worth_of_duel(q, s, samurai, who, at.NONE)
        if s.lost_face[who]:  # he would die by his own hand, and can still give up (10.27)
            worth = max(worth, 1 - cost_of_silence(q, s, who))
        return worth
    if what == sh.SENDS_ONE:
        worth = -worth_of_duel(q, s, samurai, at.NONE, who)
        if s.samurai_lost_face[who]:  # he, too
            worth = max(worth, 1 - RETAINER)
        return worth
    drawn = -worth_against_drawn(q, s, samurai, side)
    if what == sh.DRAWS:
        return drawn - cost_of_finishing(q, s, who)
    leave = min(at.DIE, rating(q, s, who) + 1)
    return (leave * drawn - (at.DIE - leave) * cost_of_silence(q, s, who)) // at.DIE


def worth_of_defender(q: Question, s: State, value: int) -> int:
    """Weigh who meets a Samurai who charges: the busho, or a Samurai of his."""
    samurai = s.shock.challenger
    if what_of(value):
        return -worth_of_duel(q, s, samurai, at.NONE, who_of(value))
    return -worth_of_duel(q, s, samurai, who_of(value), at.NONE)


def worth_of_yielding(q: Question, s: State, value: int) -> int:
    """Weigh to withdraw when behind: he is lost so, but leaves no head (10.14)."""
    duel = s.decision == sh.YIELD_CHOICE
    fights = samurai_fights_on(q, s) if duel else busho_fights_on(q, s)
    return -1 if value and fights else value


def samurai_fights_on(q: Question, s: State) -> bool:
    samurai, foe, rival = s.shock.challenger, s.shock.foe, s.shock.foe_samurai
    own, left = samurai_skill(q, s, samurai), stamina_of(q, s, samurai) - s.shock.hit[0]
    if foe >= 0:
        its, right, other = skill(q, s, foe), endurance(q, s, foe), worth_of_busho(q, s, foe)
    else:
        its, right, other = samurai_skill(q, s, rival), stamina_of(q, s, rival), RETAINER
    wins = odds_of_duel(q, own, left, its, right - s.shock.hit[1])
    challenger = s.shock.hit[0] > s.shock.hit[1]
    mine, theirs = head_of(q, at.NONE), head_of(q, foe)
    if not challenger:
        wins, mine, theirs = THOUSAND - wins, theirs, mine
    return fights_on(wins, RETAINER + other, mine, theirs)


def busho_fights_on(q: Question, s: State) -> bool:
    worse = behind(s.shock.cs.bouts[0], s.shock.cs.bouts[1])
    own, other = s.shock.leader[worse], s.shock.leader[1 - worse]
    left = endurance(q, s, own) - s.shock.cs.bouts[worse]
    right = endurance(q, s, other) - s.shock.cs.bouts[1 - worse]
    wins = odds_of_duel(q, skill(q, s, own), left, skill(q, s, other), right)
    at_stake = worth_of_busho(q, s, own) + worth_of_busho(q, s, other)
    return fights_on(wins, at_stake, head_of(q, own), head_of(q, other))
