"""One battle of a whole game: the Combat Sequence over the sides' compositions (S1 to S6).

Dice, steps and losses are those of single battles (`combat.sequence`); casualties are written
back to the troops at once, so that between two steps nothing is only half true.
"""

from samurai_odds.play.offering import Numbers, ask, ask_whether, no_options, option
from samurai_odds.swords.combat.sequence import (
    FIRST_TROOP,
    RANGED_ATTACKER,
    STEP_EIGHT,
    WALLS,
    fight_on,
    is_alive,
    roll_code,
    score,
    start,
)
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row, seat_of_army, side_at, tray_row
from samurai_odds.swords.field.takeover import fall_if_last, go_by_ninja, lose_army
from samurai_odds.swords.field.troops import (
    army_in,
    army_ronin_room,
    bonus_units,
    empty_if_left,
    force_ronin_room,
    is_naval,
    standing,
    tally,
)
from samurai_odds.swords.field.war import go_on
from samurai_odds.swords.layout import ARMY, BONUS, FALLEN, FORCE, RONIN, SPEARMAN, WIDTH


def offer_attackers_ronin(q: Numbers, s: Numbers) -> None:
    """W7: the attacker says how many of his province's ronin belong to the troop that attacks.

    He turns them up before the defender, or after him (`defender_reveals_first`).
    """
    army, here = s[at.TROOP], s[at.FIGHT_FROM]
    if not attack_stands(s):
        able = army == at.FORCE_TROOP or standing(s, army)
        s[at.PHASE] = at.BATTLE if able else at.TROOP_DONE
        return
    hidden = s[at.HIDDEN + here]
    if hidden == 0 or (q[at.DEFENDER_REVEALS_FIRST] and s[at.HIDDEN + s[at.FIGHT_AT]] > 0):
        s[at.PHASE] = at.REVEAL_DEFENDER
        return
    if army == at.FORCE_TROOP:
        beside = army_in(s, here)
        own, other = force_ronin_room(s, here), army_ronin_room(s, beside) if beside >= 0 else 0
    else:
        own, other = army_ronin_room(s, army), force_ronin_room(s, here)
    offer_split(s, here, hidden, own, other, s[at.ACTIVE])


def attack_stands(s: Numbers) -> bool:
    """Say whether the attack can still be made: after the ninja's window it may not be so."""
    owner = s[at.OWNER + s[at.FIGHT_AT]]
    if owner < 0 or owner == s[at.ACTIVE]:
        return False
    return s[at.TROOP] == at.FORCE_TROOP or standing(s, s[at.TROOP])


def offer_split(s: Numbers, here: int, hidden: int, room: int, other: int, seat: int) -> None:
    """Ask how many of the ronin go to the troop with ``room``, the rest to the other's."""
    s[at.PLACE_ASKED] = here
    no_options(s)
    for number in range(max(0, hidden - other), min(hidden, room) + 1):
        option(s, number)
    ask(s, at.RONIN_CHOICE, seat)


def reveal_attackers(s: Numbers, number: int) -> None:
    here = s[at.FIGHT_FROM]
    row = force_row(here) if s[at.TROOP] == at.FORCE_TROOP else army_row(s[at.TROOP])
    s[at.HIDDEN + here] -= number
    s[row + at.RONIN] += number
    s[at.PHASE] = at.REVEAL_DEFENDER


def offer_defenders_ronin(q: Numbers, s: Numbers) -> None:
    """W7: a defended province's ronin are revealed whole; the owner assigns them (S6)."""
    there = s[at.FIGHT_AT]
    hidden, army = s[at.HIDDEN + there], army_in(s, there)
    if hidden == 0:
        s[at.LOSS_SIDE] = s[at.RONIN_FIRST] = s[at.RONIN_FIRST + 1] = 0
        s[at.PHASE] = at.LOSS_ORDERS
    else:
        room = army_ronin_room(s, army) if army >= 0 else 0
        offer_split(s, there, hidden, room, force_ronin_room(s, there), s[at.OWNER + there])


def reveal_defenders(q: Numbers, s: Numbers, number: int) -> None:
    """Turn the defender's ronin up: so many for the army, the rest for the force."""
    there = s[at.FIGHT_AT]
    army = army_in(s, there)
    if number > 0:
        s[army_row(army) + at.RONIN] += number
    s[force_row(there) + at.RONIN] += s[at.HIDDEN + there] - number
    s[at.HIDDEN + there] = 0
    if q[at.DEFENDER_REVEALS_FIRST]:
        s[at.PHASE] = at.REVEAL_ATTACKER


def offer_loss_orders(q: Numbers, s: Numbers) -> None:
    """S2: an owner of ronin says whether he gives them up first in this battle."""
    load_sides(s)
    while s[at.LOSS_SIDE] < 2:
        row = side_at(s[at.LOSS_SIDE])
        if s[row + ARMY + at.RONIN] + s[row + FORCE + at.RONIN] > 0:
            owner = s[at.ACTIVE] if s[at.LOSS_SIDE] == 0 else s[at.OWNER + s[at.FIGHT_AT]]
            ask_whether(s, at.LOSSES_CHOICE, owner)
            return
        s[at.LOSS_SIDE] += 1
    begin_battle(q, s)


def choose_losses(s: Numbers, value: int) -> None:
    s[at.RONIN_FIRST + s[at.LOSS_SIDE]] = value
    s[at.LOSS_SIDE] += 1


def begin_battle(q: Numbers, s: Numbers) -> None:
    """Special Defender Advantages: bonus units, full for this attacker's first battle (S3)."""
    there = s[at.FIGHT_AT]
    if s[at.BONUS_LEFT + there] < 0:
        s[at.BONUS_LEFT + there] = bonus_units(q, s[at.BUILT + there])
    s[at.NAVAL] = is_naval(q, s[at.FIGHT_FROM], there)
    s[at.FIGHT_ROUND] = 0
    s[at.BATTLES_AT + there] += 1
    tally(s, s[at.ACTIVE], at.BATTLES, 1)
    tally(s, s[at.ACTIVE], at.NAVAL_BATTLES, s[at.NAVAL])
    tally(s, s[at.OWNER + there], at.ATTACKED, 1)
    if s[at.TROOP] != at.FORCE_TROOP:
        s[at.ATTACKS + s[at.TROOP]] -= 1
    start(s, at.FIGHT, s[at.NAVAL])
    s[at.FIGHT + FIRST_TROOP] = s[at.FIGHT + FIRST_TROOP + 1] = FORCE
    s[at.FIGHT + WALLS] = RONIN if s[at.BUILT + there] == at.FORTRESS else SPEARMAN
    load_sides(s)
    s[at.PHASE] = at.DICE


def load_sides(s: Numbers) -> None:
    """Write both sides' compositions down: the attacker one troop, the defender all (S6)."""
    army, there = s[at.TROOP], s[at.FIGHT_AT]
    for place in range(side_at(0), side_at(0) + 2 * WIDTH):
        s[place] = 0
    if army == at.FORCE_TROOP:
        load(s, force_row(s[at.FIGHT_FROM]), side_at(0) + FORCE)
    else:
        load(s, army_row(army), side_at(0) + ARMY)
    row, home = side_at(1), army_in(s, there)
    load(s, force_row(there), row + FORCE)
    if home >= 0:
        load(s, army_row(home), row + ARMY)
        s[row + FALLEN] = s[at.FALLEN + home]
    s[row + BONUS] = s[at.BONUS_LEFT + there]


def load(s: Numbers, troop: int, row: int) -> None:
    for kind in range(at.KIND_COUNT):
        s[row + kind] = s[troop + kind]


def roll_dice(q: Numbers, s: Numbers) -> None:
    """Ask for the dice of the step; a side without any goes on at once."""
    code = roll_code(s, at.FIGHT, q[at.RONIN_APART])
    if code == 0:
        hit(q, s, 0)
    else:
        s[at.PENDING] = code


def hit(q: Numbers, s: Numbers, hits: int) -> None:
    """Apply the hits; where both sides removed casualties, see whether the battle is over."""
    if s[at.FIGHT_STEP] == RANGED_ATTACKER:
        s[at.FIGHT_ROUND] += 1
    if score(q, s, at.FIGHT, at.LOSS_ORDER, hits):
        take_dead_away(q, s)
        if is_over(s):
            end_battle(q, s, False)
        elif s[at.FIGHT_STEP] == STEP_EIGHT:
            go_by_ninja(q, s, at.STEP_EIGHT)


def take_dead_away(q: Numbers, s: Numbers) -> None:
    """Write both sides back to their troops; whoever lost his last daimyo is out (W18, W19)."""
    attacker, defender = s[at.ACTIVE], s[at.OWNER + s[at.FIGHT_AT]]
    army = s[at.TROOP]
    if army == at.FORCE_TROOP:
        store(s, attacker, force_row(s[at.FIGHT_FROM]), side_at(0) + FORCE)
    else:
        store(s, attacker, army_row(army), side_at(0) + ARMY)
        bury(s, army, side_at(0))
    there = s[at.FIGHT_AT]
    home = army_in(s, there)
    store(s, defender, force_row(there), side_at(1) + FORCE)
    if home >= 0:
        store(s, defender, army_row(home), side_at(1) + ARMY)
        bury(s, home, side_at(1))
    s[at.BONUS_LEFT + there] = s[side_at(1) + BONUS]
    empty_if_left(s, there)
    empty_if_left(s, s[at.FIGHT_FROM])
    fall_if_last(q, s, defender, attacker)
    fall_if_last(q, s, attacker, defender)


def store(s: Numbers, seat: int, troop: int, row: int) -> None:
    """Write a troop's survivors back; its dead go to the tray, ronin to the box."""
    for kind in range(at.KIND_COUNT):
        dead = s[troop + kind] - s[row + kind]
        s[troop + kind] = s[row + kind]
        if kind == at.RONIN:
            s[at.RONIN_BOX] += dead
        elif kind != at.DAIMYO:
            s[tray_row(seat) + kind] += dead


def bury(s: Numbers, army: int, side: int) -> None:
    """Take an army out of the game whose last unit is gone: its daimyo went with it."""
    if s[side + ARMY + at.DAIMYO] == 0 and s[side + FALLEN] == 0:
        lose_army(s, army)
        tally(s, seat_of_army(army), at.LOST_IN_BATTLE, 1)


def is_over(s: Numbers) -> bool:
    """A battle ends when one side is gone, or the province is no enemy's any more."""
    if not is_alive(s, at.FIGHT, 0) or s[at.OUT_IN + s[at.ACTIVE]] > 0:
        return True
    owner = s[at.OWNER + s[at.FIGHT_AT]]
    return owner < 0 or owner == s[at.ACTIVE]


def step_eight(q: Numbers, s: Numbers) -> None:
    """Repeat Sequence Unless Attacker Calls Off Battle.

    S8: what the ninja ends in his window is neither won nor lost, and no success; a disrupted
    army's attack is over.
    """
    load_sides(s)
    if is_over(s):
        go_on(q, s)
    elif s[at.TROOP] != at.FORCE_TROOP and not standing(s, s[at.TROOP]):
        end_battle(q, s, True)
    else:
        ask_whether(s, at.CALL_OFF_CHOICE, s[at.ACTIVE])


def call_off(q: Numbers, s: Numbers, value: int) -> None:
    """Fight another round, or call the battle off (S5)."""
    if value > 0:
        end_battle(q, s, True)
    else:
        fight_on(s, at.FIGHT)
        s[at.PHASE] = at.DICE


def end_battle(q: Numbers, s: Numbers, called_off: bool) -> None:
    """Battle Results: note what it was; an experienced army may go on."""
    army, there = s[at.TROOP], s[at.FIGHT_AT]
    if called_off:
        s[at.CALLED_OFF + there] = 1
        tally(s, s[at.ACTIVE], at.BATTLES_CALLED_OFF, 1)
    elif is_alive(s, at.FIGHT, 0) and s[at.OWNER + there] < 0:
        tally(s, s[at.ACTIVE], at.BATTLES_WON, 1)
        if army != at.FORCE_TROOP:
            s[at.WINS + army] += 1
    go_on(q, s)
