"""A Samurai challenges, and the answer (10.22-10.28, 10.4)."""

from samurai_odds.play.offering import Numbers, ask, ask_if_any, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.decisions import act_value, unit_of, unit_value, what_of, who_of
from samurai_odds.ran.field.leaders import (
    can_draw,
    draw_samurai,
    in_camp,
    is_chief,
    lose_busho,
    lose_samurai,
    on_map,
    rating,
    samurai_stamina,
)
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import command_range, forget, reach_from
from samurai_odds.ran.field.pieces import distance, sees, tq
from samurai_odds.ran.field.recovery import is_threatened, recover
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.combat_numbers import endurance
from samurai_odds.ran.rules.recovery import may_flip

# ---- Samurai and busho as they are in a challenge (10.2) -----------------------------


def place_of(s: Numbers, samurai: int) -> int:
    """Give the hex of a Samurai in play: his own on the way, else his busho's; NONE off the map."""
    here = s[at.SAMURAI_HEX + samurai]
    return here if here >= 0 else s[at.BUSHO_HEX + s[at.RETAINER + samurai]]


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


# ---- A Samurai issues a challenge (10.24, 10.28, 10.4) -------------------------------

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
    option(s, act_value(0, charged))
    for samurai in range(q[at.SAMURAI]):
        if (
            s[at.RETAINER + samurai] >= 0
            and q[at.SIDE_OF + s[at.RETAINER + samurai]] == (q[at.SIDE_OF + charged])
        ):
            if place_of(s, samurai) == s[at.BUSHO_HEX + charged]:
                option(s, act_value(1, samurai))
    ask(s, sh.DEFENDER_CHOICE, q[at.SIDE_OF + charged])


def choose_defender(q: Numbers, s: Numbers, value: int) -> None:
    if what_of(value):
        s[sh.FOE_SAMURAI] = who_of(value)
    else:
        s[sh.FOE] = who_of(value)
    s[at.PHASE] = sh.DUEL


# ---- challenge or suicide ------------------------------------------------------------


def offer_challenge(q: Numbers, s: Numbers) -> None:
    """Ask whether he challenges, or he or his busho dies by his own hand (10.24[2], [4])."""
    no_options(s)
    option(s, 0)
    if can_be_heard(q, s):
        option(s, act_value(sh.ISSUE, 0))
    if s[mv.SAMURAI_MOVED] == 0:  # instead of all else (10.24[4])
        option(s, act_value(sh.DIES_FOR_HITS, 0))
        option(s, act_value(sh.DIES_FOR_RECOVERY, 0))
        if on_map(s, s[at.CURRENT]):
            option(s, act_value(sh.BUSHO_FOR_HITS, 0))
            option(s, act_value(sh.BUSHO_FOR_RECOVERY, 0))
    ask(s, sh.CHALLENGE_CHOICE, q[at.SIDE_OF + s[at.CURRENT]])


def can_be_heard(q: Numbers, s: Numbers) -> bool:
    """Say whether an enemy busho or Samurai is in the range and sight of a challenge (10.25)."""
    enemy = 1 - q[at.SIDE_OF + s[at.CURRENT]]
    for busho in range(q[at.FIRST_CONTINGENT + enemy], q[at.END_OF_CONTINGENTS + enemy]):
        if stands_within(q, s, busho, at.NONE):
            return True
    for samurai in range(q[at.SAMURAI]):
        if is_challenged_samurai(q, s, enemy, samurai):
            return True
    return False


def issue(q: Numbers, s: Numbers, value: int) -> None:
    what = what_of(value)
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
                option(s, unit_value(unit))
    ask_if_any(s, sh.SAVED_CHOICE, side, sh.CHALLENGE_DONE)


def may_be_saved(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit can recover as on orders, in command or not (11.72; R28)."""
    if s[at.HEX + unit] < 0 or s[at.STATE + unit] != at.DISRUPTED:
        return False
    return may_flip(s[at.HITS + unit], tq(q, s, unit)) and not is_threatened(q, s, unit)


def settle_saved(q: Numbers, s: Numbers, value: int) -> None:
    recover(q, s, unit_of(value))
    s[sh.STANDING + unit_of(value)] = sh.NO_ATTACK
    s[sh.SAVING] -= 1


# ---- Answering a challenge (10.25-10.27) ---------------------------------------------


def offer_answers(q: Numbers, s: Numbers) -> None:
    """Ask the other side: who accepts, who sends a new Samurai, or nobody."""
    enemy = 1 - q[at.SIDE_OF + s[at.CURRENT]]
    no_options(s)
    option(s, 0)
    for what in range(sh.ROLLS + 1):
        if what == sh.SENDS_ONE:
            for samurai in range(q[at.SAMURAI]):
                if is_challenged_samurai(q, s, enemy, samurai):
                    option(s, act_value(what, samurai))
            continue
        for busho in range(q[at.FIRST_CONTINGENT + enemy], q[at.END_OF_CONTINGENTS + enemy]):
            if stands_within(q, s, busho, at.NONE) and may_answer(q, s, busho, what):
                option(s, act_value(what, busho))
    ask(s, sh.ANSWER_CHOICE, enemy)


def is_challenged_samurai(q: Numbers, s: Numbers, enemy: int, samurai: int) -> bool:
    retainer = s[at.RETAINER + samurai]
    if retainer < 0 or q[at.SIDE_OF + retainer] != enemy:
        return False
    return stands_within(q, s, at.NONE, samurai)


def may_answer(q: Numbers, s: Numbers, busho: int, what: int) -> bool:
    """Say whether a busho who is challenged can answer so.

    He goes himself; of an Active contingent and not Finished he may draw a Samurai; Finished he
    must get leave by a die roll (10.25).
    """
    if what == sh.GOES:
        return True
    if not can_draw(q, s, busho):
        return False
    if what == sh.ROLLS:
        return s[at.FINISHED + busho] > 0
    return s[at.FINISHED + busho] == 0 and s[at.ACTIVATED + busho] > 0


def answer(q: Numbers, s: Numbers, value: int) -> None:
    """Apply the answer: a fight, a new Samurai, or lost face for all who heard (10.25, 10.27)."""
    what, who = what_of(value), who_of(value)
    if value == 0:
        punish(q, s, at.NONE, at.NONE)
        lose_face(q, s)
        s[at.PHASE] = sh.CHALLENGE_DONE
        return
    s[sh.FOE], s[sh.FOE_SAMURAI] = who, at.NONE
    if what == sh.SENDS_ONE:
        s[sh.FOE], s[sh.FOE_SAMURAI] = at.NONE, who
        punish(q, s, at.NONE, who)
        s[at.PHASE] = sh.DUEL
    elif what == sh.GOES:
        punish(q, s, who, at.NONE)
        s[at.PHASE] = sh.DUEL
    elif what == sh.DRAWS:
        s[at.FINISHED + who] = 1
        punish(q, s, who, at.NONE)
        s[at.PHASE] = sh.DRAWING
    else:
        s[at.PHASE] = sh.ASKING_LEAVE


def settle_leave(q: Numbers, s: Numbers, die: int) -> None:
    """A Finished busho sends a Samurai at his rating or less, else he loses face (10.25)."""
    busho = s[sh.FOE]
    if die <= rating(q, s, busho):
        punish(q, s, busho, at.NONE)
        s[at.PHASE] = sh.DRAWING
        return
    punish(q, s, at.NONE, at.NONE)
    if s[at.BUSHO_HEX + busho] >= 0:
        shame(q, s, busho)
    s[sh.FOE] = at.NONE
    s[at.PHASE] = sh.CHALLENGE_DONE


def draw_answer(q: Numbers, s: Numbers, drawn: int) -> None:
    s[sh.FOE_SAMURAI] = draw_samurai(q, s, s[sh.FOE], drawn)
    s[sh.FOE] = at.NONE
    s[at.PHASE] = sh.DUEL


def lose_face(q: Numbers, s: Numbers) -> None:
    """Nobody has answered: all who heard lose face, busho are Finished (10.27)."""
    enemy = 1 - q[at.SIDE_OF + s[at.CURRENT]]
    for samurai in range(q[at.SAMURAI]):
        if is_challenged_samurai(q, s, enemy, samurai):
            s[at.SAMURAI_LOST_FACE + samurai] = 1
            if samurai_stamina(q, s, samurai) <= s[at.SAMURAI_HITS + samurai]:
                lose_samurai(q, s, samurai)
    for busho in range(q[at.FIRST_CONTINGENT + enemy], q[at.END_OF_CONTINGENTS + enemy]):
        if stands_within(q, s, busho, at.NONE):
            shame(q, s, busho)


def shame(q: Numbers, s: Numbers, busho: int) -> None:
    """Have a busho lose face; one whose hits reach the Stamina left to him dies (10.15, 10.27)."""
    s[at.LOST_FACE + busho] = s[at.FINISHED + busho] = 1
    if endurance(q, s, busho) <= 0:
        lose_busho(q, s, busho, True)


def punish(q: Numbers, s: Numbers, busho: int, samurai: int) -> None:
    """Those who had lost face and heard it must kill themselves, unless one of them answers.

    ``busho`` or ``samurai`` answers (10.27).
    """
    if busho >= 0 and s[at.LOST_FACE + busho]:
        return
    if samurai >= 0 and s[at.SAMURAI_LOST_FACE + samurai]:
        return
    enemy = 1 - q[at.SIDE_OF + s[at.CURRENT]]
    for each in range(q[at.SAMURAI]):
        if is_challenged_samurai(q, s, enemy, each) and s[at.SAMURAI_LOST_FACE + each]:
            lose_samurai(q, s, each)
    for each in range(q[at.FIRST_CONTINGENT + enemy], q[at.END_OF_CONTINGENTS + enemy]):
        if s[at.LOST_FACE + each] and stands_within(q, s, each, at.NONE):
            lose_busho(q, s, each, True)
