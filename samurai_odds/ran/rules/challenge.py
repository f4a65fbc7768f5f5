"""A Samurai challenges, and the answer (10.22-10.28, 10.4)."""

from samurai_odds.play.offering import ask, ask_if_any, no_options, option
from samurai_odds.ran.combat.recovery import RECOVERED_BY_SUICIDE, may_flip
from samurai_odds.ran.men import less_face
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import act_value, unit_of, unit_value, what_of, who_of
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import (
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
from samurai_odds.ran.rules.movement.command import command_range, forget, reach_from
from samurai_odds.ran.rules.pieces import distance, sees, tq
from samurai_odds.ran.rules.recovery import is_threatened, recover
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.combat_numbers import endurance

# ---- Samurai and busho as they are in a challenge (10.2) -----------------------------


def place_of(s: State, samurai: int) -> int:
    """Give the hex of a Samurai in play: his own on the way, else his busho's; NONE off the map."""
    here = s.samurai_hex[samurai]
    return here if here >= 0 else s.busho_hex[s.retainer[samurai]]


def samurai_skill(q: Question, s: State, samurai: int) -> int:
    """Give a Samurai's Combat, 1 less after losing face (10.27)."""
    return less_face(q.samurai_combat[samurai], s.samurai_lost_face[samurai])


def range_of(q: Question, s: State, samurai: int) -> int:
    """Give a Samurai's Challenge Range, 1 less after losing face (10.27)."""
    return less_face(q.challenge_range[samurai], s.samurai_lost_face[samurai])


def stands_within(q: Question, s: State, busho: int, samurai: int) -> bool:
    """Say whether an enemy busho, else a Samurai, is within range and sight of the challenge.

    A So-Taisho in his Honjin is not affected (10.25).
    """
    if busho >= 0:
        if not on_map(s, busho):
            return False
        if is_chief(q, busho) and in_camp(q, s, q.side_of[busho]):
            return False
        there = s.busho_hex[busho]
    else:
        there = place_of(s, samurai)
    here = place_of(s, s.shock.challenger)
    if there < 0 or distance(q, here, there) > range_of(q, s, s.shock.challenger):
        return False
    return sees(q, s, here, there)


# ---- A Samurai issues a challenge (10.24, 10.28, 10.4) -------------------------------


def begin_challenge(q: Question, s: State) -> None:
    """Begin: who has charged fights at once, else he may challenge."""
    s.shock.challenger = s.move.samurai
    s.shock.foe = s.shock.foe_samurai = at.NONE
    s.shock.hit[0] = s.shock.hit[1] = 0
    s.phase = sh.DEFENDING if s.move.prey >= 0 else sh.ISSUING


def offer_defenders(q: Question, s: State) -> None:
    """Ask who meets him: the busho charged, or a Samurai of that one's who is there (10.28)."""
    charged = s.move.prey
    no_options(s)
    option(s, act_value(0, charged))
    for samurai in range(q.samurai):
        if s.retainer[samurai] >= 0 and q.side_of[s.retainer[samurai]] == (q.side_of[charged]):
            if place_of(s, samurai) == s.busho_hex[charged]:
                option(s, act_value(1, samurai))
    ask(s, sh.DEFENDER_CHOICE, q.side_of[charged])


def choose_defender(q: Question, s: State, value: int) -> None:
    if what_of(value):
        s.shock.foe_samurai = who_of(value)
    else:
        s.shock.foe = who_of(value)
    s.phase = sh.DUEL


# ---- challenge or suicide ------------------------------------------------------------


def offer_challenge(q: Question, s: State) -> None:
    """Ask whether he challenges, or he or his busho dies by his own hand (10.24[2], [4])."""
    no_options(s)
    option(s, 0)
    if can_be_heard(q, s):
        option(s, act_value(sh.ISSUE, 0))
    if s.move.samurai_moved == 0:  # instead of all else (10.24[4])
        option(s, act_value(sh.DIES_FOR_HITS, 0))
        option(s, act_value(sh.DIES_FOR_RECOVERY, 0))
        if on_map(s, s.current):
            option(s, act_value(sh.BUSHO_FOR_HITS, 0))
            option(s, act_value(sh.BUSHO_FOR_RECOVERY, 0))
    ask(s, sh.CHALLENGE_CHOICE, q.side_of[s.current])


def can_be_heard(q: Question, s: State) -> bool:
    """Say whether an enemy busho or Samurai is in the range and sight of a challenge (10.25)."""
    enemy = 1 - q.side_of[s.current]
    for busho in range(q.first_contingent[enemy], q.end_of_contingents[enemy]):
        if stands_within(q, s, busho, at.NONE):
            return True
    for samurai in range(q.samurai):
        if is_challenged_samurai(q, s, enemy, samurai):
            return True
    return False


def issue(q: Question, s: State, value: int) -> None:
    what = what_of(value)
    if value == 0:
        s.phase = sh.CHALLENGE_DONE
    elif what == sh.ISSUE:
        s.phase = sh.ANSWERING
    else:
        die_by_own_hand(q, s, what)


def die_by_own_hand(q: Question, s: State, what: int) -> None:
    """Hara-kiri: hits removed, or units recovered, and checks made easier this turn (10.4)."""
    busho = what == sh.BUSHO_FOR_HITS or what == sh.BUSHO_FOR_RECOVERY
    side = q.side_of[s.current]
    count = 0
    if busho:  # within his command range (4.32, 4.35), which is marked
        here, reach = s.busho_hex[s.current], command_range(q, s, s.current)
        count = reach_from(q, s, side, here, reach)
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        if on_map(s, contingent) and inspires(q, s, busho, s.busho_hex[contingent]):
            s.check_bonus[contingent] = 1
    s.draws_barred[side] = 1
    s.shock.saving = 0
    for unit in range(q.first_of_side[side], q.end_of_side[side]):
        s.shock.standing[unit] = sh.NO_ATTACK
        if s.hex[unit] >= 0 and inspires(q, s, busho, s.hex[unit]):
            if what == sh.DIES_FOR_HITS or what == sh.BUSHO_FOR_HITS:
                s.hits[unit] = max(0, s.hits[unit] - 1)
            else:
                s.shock.standing[unit] = sh.CHECKS  # it is near enough to recover
                s.shock.saving = RECOVERED_BY_SUICIDE
    forget(s, count)
    s.phase = sh.SAVING_UNITS
    if busho:
        lose_busho(q, s, s.current, True)
    else:
        lose_samurai(q, s, s.shock.challenger)


def inspires(q: Question, s: State, busho: bool, number: int) -> bool:
    """Say whether a hex is in the range of who dies: marked, of a busho, else the Samurai's."""
    if busho:
        return s.reached[number] > 0
    samurai = s.shock.challenger
    return distance(q, place_of(s, samurai), number) <= range_of(q, s, samurai)


def offer_saved(q: Question, s: State) -> None:
    """Ask which unit recovers for the suicide's sake; after two, or when none can, it is over."""
    side = q.side_of[s.current]
    no_options(s)
    if s.shock.saving > 0:
        for unit in range(q.first_of_side[side], q.end_of_side[side]):
            if s.shock.standing[unit] == sh.CHECKS and may_be_saved(q, s, unit):
                option(s, unit_value(unit))
    ask_if_any(s, sh.SAVED_CHOICE, side, sh.CHALLENGE_DONE)


def may_be_saved(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit can recover as on orders, in command or not (11.72; R28)."""
    if s.hex[unit] < 0 or s.state[unit] != at.DISRUPTED:
        return False
    return may_flip(s.hits[unit], tq(q, s, unit)) and not is_threatened(q, s, unit)


def settle_saved(q: Question, s: State, value: int) -> None:
    recover(q, s, unit_of(value))
    s.shock.standing[unit_of(value)] = sh.NO_ATTACK
    s.shock.saving -= 1


# ---- Answering a challenge (10.25-10.27) ---------------------------------------------


def offer_answers(q: Question, s: State) -> None:
    """Ask the other side: who accepts, who sends a new Samurai, or nobody."""
    enemy = 1 - q.side_of[s.current]
    no_options(s)
    option(s, 0)
    for what in range(sh.ROLLS + 1):
        if what == sh.SENDS_ONE:
            for samurai in range(q.samurai):
                if is_challenged_samurai(q, s, enemy, samurai):
                    option(s, act_value(what, samurai))
            continue
        for busho in range(q.first_contingent[enemy], q.end_of_contingents[enemy]):
            if stands_within(q, s, busho, at.NONE) and may_answer(q, s, busho, what):
                option(s, act_value(what, busho))
    ask(s, sh.ANSWER_CHOICE, enemy)


def is_challenged_samurai(q: Question, s: State, enemy: int, samurai: int) -> bool:
    retainer = s.retainer[samurai]
    if retainer < 0 or q.side_of[retainer] != enemy:
        return False
    return stands_within(q, s, at.NONE, samurai)


def may_answer(q: Question, s: State, busho: int, what: int) -> bool:
    """Say whether a busho who is challenged can answer so.

    He goes himself; of an Active contingent and not Finished he may draw a Samurai; Finished he
    must get leave by a die roll (10.25).
    """
    if what == sh.GOES:
        return True
    if not can_draw(q, s, busho):
        return False
    if what == sh.ROLLS:
        return s.finished[busho] > 0
    return s.finished[busho] == 0 and s.activated[busho] > 0


def answer(q: Question, s: State, value: int) -> None:
    """Apply the answer: a fight, a new Samurai, or lost face for all who heard (10.25, 10.27)."""
    what, who = what_of(value), who_of(value)
    if value == 0:
        punish(q, s, at.NONE, at.NONE)
        lose_face(q, s)
        s.phase = sh.CHALLENGE_DONE
        return
    s.shock.foe, s.shock.foe_samurai = who, at.NONE
    if what == sh.SENDS_ONE:
        s.shock.foe, s.shock.foe_samurai = at.NONE, who
        punish(q, s, at.NONE, who)
        s.phase = sh.DUEL
    elif what == sh.GOES:
        punish(q, s, who, at.NONE)
        s.phase = sh.DUEL
    elif what == sh.DRAWS:
        s.finished[who] = 1
        punish(q, s, who, at.NONE)
        s.phase = sh.DRAWING
    else:
        s.phase = sh.ASKING_LEAVE


def settle_leave(q: Question, s: State, die: int) -> None:
    """A Finished busho sends a Samurai at his rating or less, else he loses face (10.25)."""
    busho = s.shock.foe
    if die <= rating(q, s, busho):
        punish(q, s, busho, at.NONE)
        s.phase = sh.DRAWING
        return
    punish(q, s, at.NONE, at.NONE)
    if s.busho_hex[busho] >= 0:
        shame(q, s, busho)
    s.shock.foe = at.NONE
    s.phase = sh.CHALLENGE_DONE


def draw_answer(q: Question, s: State, drawn: int) -> None:
    s.shock.foe_samurai = draw_samurai(q, s, s.shock.foe, drawn)
    s.shock.foe = at.NONE
    s.phase = sh.DUEL


def lose_face(q: Question, s: State) -> None:
    """Nobody has answered: all who heard lose face, busho are Finished (10.27)."""
    enemy = 1 - q.side_of[s.current]
    for samurai in range(q.samurai):
        if is_challenged_samurai(q, s, enemy, samurai):
            s.samurai_lost_face[samurai] = 1
            if samurai_stamina(q, s, samurai) <= s.samurai_hits[samurai]:
                lose_samurai(q, s, samurai)
    for busho in range(q.first_contingent[enemy], q.end_of_contingents[enemy]):
        if stands_within(q, s, busho, at.NONE):
            shame(q, s, busho)


def shame(q: Question, s: State, busho: int) -> None:
    """Have a busho lose face; one whose hits reach the Stamina left to him dies (10.15, 10.27)."""
    s.lost_face[busho] = s.finished[busho] = 1
    if endurance(q, s, busho) <= 0:
        lose_busho(q, s, busho, True)


def punish(q: Question, s: State, busho: int, samurai: int) -> None:
    """Those who had lost face and heard it must kill themselves, unless one of them answers.

    ``busho`` or ``samurai`` answers (10.27).
    """
    if busho >= 0 and s.lost_face[busho]:
        return
    if samurai >= 0 and s.samurai_lost_face[samurai]:
        return
    enemy = 1 - q.side_of[s.current]
    for each in range(q.samurai):
        if is_challenged_samurai(q, s, enemy, each) and s.samurai_lost_face[each]:
            lose_samurai(q, s, each)
    for each in range(q.first_contingent[enemy], q.end_of_contingents[enemy]):
        if s.lost_face[each] and stands_within(q, s, each, at.NONE):
            lose_busho(q, s, each, True)
