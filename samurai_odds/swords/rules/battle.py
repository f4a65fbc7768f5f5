"""One battle of a full game: the Combat Sequence over the sides' compositions (S1 to S6).

Dice, steps and losses are those of single battles (`combat.sequence`); casualties are written
back to the troops at once, so that between two steps nothing is only half true.
"""

from samurai_odds.play.offering import ask, ask_whether, no_options, option
from samurai_odds.swords.combat.layout import Fight
from samurai_odds.swords.combat.sequence import (
    RANGED_ATTACKER,
    STEP_EIGHT,
    fight_on,
    is_alive,
    roll_code,
    score,
    start,
)
from samurai_odds.swords.layout import ARMY, BONUS, FALLEN, FORCE, RONIN, SPEARMAN, WIDTH
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State, Tallies, seat_of_army
from samurai_odds.swords.rules.rows import army_row, force_row, side_at
from samurai_odds.swords.rules.takeover import fall_if_last, go_by_ninja, lose_army
from samurai_odds.swords.rules.troops import (
    army_in,
    army_ronin_room,
    bonus_units,
    empty_if_left,
    force_ronin_room,
    is_naval,
    standing,
    tally,
)
from samurai_odds.swords.rules.war import go_on


def offer_attackers_ronin(q: Question, s: State) -> None:
    """W7: the attacker says how many of his province's ronin belong to the troop that attacks.

    He turns them up before the defender, or after him (`defender_reveals_first`).
    """
    army, here = s.troop, s.fight_from
    if not attack_stands(s):
        able = army == at.FORCE_TROOP or standing(s, army)
        s.phase = at.BATTLE if able else at.TROOP_DONE
        return
    hidden = s.hidden[here]
    if hidden == 0 or (q.defender_reveals_first and s.hidden[s.fight_at] > 0):
        s.phase = at.REVEAL_DEFENDER
        return
    if army == at.FORCE_TROOP:
        beside = army_in(s, here)
        own, other = force_ronin_room(s, here), army_ronin_room(s, beside) if beside >= 0 else 0
    else:
        own, other = army_ronin_room(s, army), force_ronin_room(s, here)
    offer_split(s, here, hidden, own, other, s.active)


def attack_stands(s: State) -> bool:
    """Say whether the attack can still be made: after the ninja's window it may not be so."""
    owner = s.owner[s.fight_at]
    if owner < 0 or owner == s.active:
        return False
    return s.troop == at.FORCE_TROOP or standing(s, s.troop)


def offer_split(s: State, here: int, hidden: int, room: int, other: int, seat: int) -> None:
    """Ask how many of the ronin go to the troop with ``room``, the rest to the other's."""
    s.place_asked = here
    no_options(s)
    for number in range(max(0, hidden - other), min(hidden, room) + 1):
        option(s, number)
    ask(s, at.RONIN_CHOICE, seat)


def reveal_attackers(s: State, number: int) -> None:
    here = s.fight_from
    row = force_row(here) if s.troop == at.FORCE_TROOP else army_row(s.troop)
    s.hidden[here] -= number
    s[row + at.RONIN] += number
    s.phase = at.REVEAL_DEFENDER


def offer_defenders_ronin(q: Question, s: State) -> None:
    """W7: a defended province's ronin are revealed whole; the owner assigns them (S6)."""
    there = s.fight_at
    hidden, army = s.hidden[there], army_in(s, there)
    if hidden == 0:
        s.loss_side = s.fight.order[0] = s.fight.order[1] = 0
        s.phase = at.LOSS_ORDERS
    else:
        room = army_ronin_room(s, army) if army >= 0 else 0
        offer_split(s, there, hidden, room, force_ronin_room(s, there), s.owner[there])


def reveal_defenders(q: Question, s: State, number: int) -> None:
    """Turn the defender's ronin up: so many for the army, the rest for the force."""
    there = s.fight_at
    army = army_in(s, there)
    if number > 0:
        s.army[army, at.RONIN] += number
    s.force[there, at.RONIN] += s.hidden[there] - number
    s.hidden[there] = 0
    if q.defender_reveals_first:
        s.phase = at.REVEAL_ATTACKER


def offer_loss_orders(q: Question, s: State) -> None:
    """S2: an owner of ronin says whether he gives them up first in this battle."""
    load_sides(s)
    while s.loss_side < 2:
        row = side_at(s.loss_side)
        if s[row + ARMY + at.RONIN] + s[row + FORCE + at.RONIN] > 0:
            owner = s.active if s.loss_side == 0 else s.owner[s.fight_at]
            ask_whether(s, at.LOSSES_CHOICE, owner)
            return
        s.loss_side += 1
    begin_battle(q, s)


def choose_losses(s: State, value: int) -> None:
    s.fight.order[s.loss_side] = value
    s.loss_side += 1


def begin_battle(q: Question, s: State) -> None:
    """Special Defender Advantages: bonus units, full for this attacker's first battle (S3)."""
    there = s.fight_at
    if s.bonus_left[there] < 0:
        s.bonus_left[there] = bonus_units(q, s.built[there])
    s.naval = is_naval(q, s.fight_from, there)
    s.fight_round = 0
    s.battles_at[there] += 1
    tally(s, s.active, Tallies.attacks.at, 1)
    tally(s, s.active, Tallies.naval_attacks.at, s.naval)
    tally(s, s.owner[there], Tallies.times_attacked.at, 1)
    if s.troop != at.FORCE_TROOP:
        s.attacks[s.troop] -= 1
    start(Fight(s), State.fight.at, s.naval)
    s.fight.first_troop[0] = s.fight.first_troop[1] = FORCE
    s.fight.walls = RONIN if s.built[there] == at.FORTRESS else SPEARMAN
    load_sides(s)
    s.phase = at.DICE


def load_sides(s: State) -> None:
    """Write both sides' compositions down: the attacker one troop, the defender all (S6)."""
    army, there = s.troop, s.fight_at
    for place in range(side_at(0), side_at(0) + 2 * WIDTH):
        s[place] = 0
    if army == at.FORCE_TROOP:
        load(s, force_row(s.fight_from), side_at(0) + FORCE)
    else:
        load(s, army_row(army), side_at(0) + ARMY)
    row, home = side_at(1), army_in(s, there)
    load(s, force_row(there), row + FORCE)
    if home >= 0:
        load(s, army_row(home), row + ARMY)
        s[row + FALLEN] = s.fallen[home]
    s[row + BONUS] = s.bonus_left[there]


def load(s: State, troop: int, row: int) -> None:
    for kind in range(at.KIND_COUNT):
        s[row + kind] = s[troop + kind]


def roll_dice(q: Question, s: State) -> None:
    """Ask for the dice of the step; a side without any goes on at once."""
    code = roll_code(Fight(s), State.fight.at, q.ronin_apart)
    if code == 0:
        hit(q, s, 0)
    else:
        s.pending = code


def hit(q: Question, s: State, hits: int) -> None:
    """Apply the hits; where both sides removed casualties, see whether the battle is over."""
    if s.fight.step == RANGED_ATTACKER:
        s.fight_round += 1
    if score(q, Fight(s), State.fight.at, Question.loss_order.at, hits):
        take_dead_away(q, s)
        if is_over(s):
            end_battle(q, s, False)
        elif s.fight.step == STEP_EIGHT:
            go_by_ninja(q, s, at.STEP_EIGHT)


def take_dead_away(q: Question, s: State) -> None:
    """Write both sides back to their troops; whoever lost his last daimyo is out (W18, W19)."""
    attacker, defender = s.active, s.owner[s.fight_at]
    army = s.troop
    if army == at.FORCE_TROOP:
        store(s, attacker, force_row(s.fight_from), side_at(0) + FORCE)
    else:
        store(s, attacker, army_row(army), side_at(0) + ARMY)
        bury(s, army, side_at(0))
    there = s.fight_at
    home = army_in(s, there)
    store(s, defender, force_row(there), side_at(1) + FORCE)
    if home >= 0:
        store(s, defender, army_row(home), side_at(1) + ARMY)
        bury(s, home, side_at(1))
    s.bonus_left[there] = s.fight.sides[1, BONUS]
    empty_if_left(s, there)
    empty_if_left(s, s.fight_from)
    fall_if_last(q, s, defender, attacker)
    fall_if_last(q, s, attacker, defender)


def store(s: State, seat: int, troop: int, row: int) -> None:
    """Write a troop's survivors back; its dead go to the tray, ronin to the box."""
    for kind in range(at.KIND_COUNT):
        dead = s[troop + kind] - s[row + kind]
        s[troop + kind] = s[row + kind]
        if kind == at.RONIN:
            s.ronin_box += dead
        elif kind != at.DAIMYO:
            s.tray[seat, kind] += dead


def bury(s: State, army: int, side: int) -> None:
    """Take an army out of the game whose last unit is gone: its daimyo went with it."""
    if s[side + ARMY + at.DAIMYO] == 0 and s[side + FALLEN] == 0:
        lose_army(s, army)
        tally(s, seat_of_army(army), Tallies.daimyos_lost_in_battle.at, 1)


def is_over(s: State) -> bool:
    """A battle ends when one side is gone, or the province is no enemy's any more."""
    if not is_alive(Fight(s), State.fight.at, 0) or s.out_in[s.active] > 0:
        return True
    owner = s.owner[s.fight_at]
    return owner < 0 or owner == s.active


def step_eight(q: Question, s: State) -> None:
    """Repeat Sequence Unless Attacker Calls Off Battle.

    S8: what the ninja ends in his window is neither won nor lost, and no success; a disrupted
    army's attack is over.
    """
    load_sides(s)
    if is_over(s):
        go_on(q, s)
    elif s.troop != at.FORCE_TROOP and not standing(s, s.troop):
        end_battle(q, s, True)
    else:
        ask_whether(s, at.CALL_OFF_CHOICE, s.active)


def call_off(q: Question, s: State, value: int) -> None:
    """Fight another round, or call the battle off (S5)."""
    if value > 0:
        end_battle(q, s, True)
    else:
        fight_on(Fight(s), State.fight.at)
        s.phase = at.DICE


def end_battle(q: Question, s: State, called_off: bool) -> None:
    """Battle Results: note what it was; an experienced army may go on."""
    army, there = s.troop, s.fight_at
    if called_off:
        s.called_off[there] = 1
        tally(s, s.active, Tallies.attacks_called_off.at, 1)
    elif is_alive(Fight(s), State.fight.at, 0) and s.owner[there] < 0:
        tally(s, s.active, Tallies.attacks_won.at, 1)
        if army != at.FORCE_TROOP:
            s.wins[army] += 1
    go_on(q, s)
