"""A battle declared, written as the question that the combat machine reads."""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack.layout import party_row, strike_row
from samurai_odds.battles.attack.order import set_up
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.fighting.battle import card_dice, joins_swarm, may_answer, pair_at
from samurai_odds.battles.field.fighting.inspiring import may_be_inspired
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import beside, supported
from samurai_odds.play.rules.offering import Numbers

_FAR = 99  # room enough until the board says where a retreat ends


def begin_fight(q: Numbers, s: Numbers) -> None:
    """Write the battle declared into the combat's question and begin it."""
    c = s[at.COMBAT_QUESTION : at.COMBAT_QUESTION + combat.QUESTION_LENGTH]
    k = s[at.COMBAT_STATE : at.COMBAT_STATE + combat.WIDTH]
    for i in range(combat.PARTY_ROWS):
        c[i] = q[at.COMBAT_GENERAL + i]
    for i in range(combat.STRIKE_ROWS, combat.QUESTION_LENGTH):
        c[i] = 0
    attacking = s[at.ACTIVE]
    c[combat.RESERVES] = s[side_row(attacking) + at.TOKENS]
    c[combat.RESERVES + 1] = s[side_row(1 - attacking) + at.TOKENS]
    c[combat.POOL] = s[at.POOL]
    c[combat.PAID] = s[at.INSPIRED] * q[at.COMBAT_GENERAL + combat.INSPIRE_COST]
    c[combat.CLOSE_COMBAT] = 0 if s[at.MODE] == at.FIRE else 1
    c[combat.FIRST_STRIKE] = s[at.STRUCK_FIRST]
    c[combat.VOLLEYS] = 1
    put_party(q, s, c, combat.ATTACKER, s[at.ATTACKER], s[at.ATTACKER_LEADER], 0)
    put_party(q, s, c, combat.DEFENDER, s[at.DEFENDER], s[at.DEFENDER_LEADER], 1)
    if s[at.MODE] == at.FIRE:
        put_fire(q, s, c)
    else:
        put_close_combat(q, s, c)
    set_up(c, k)


def put_party(
    q: Numbers, s: Numbers, c: Numbers, party: int, unit: int, leader: int, side: int
) -> None:
    """Write a unit with its leader, or a leader alone."""
    kind = q[at.UNIT_KIND + unit] if unit >= 0 else q[at.KIND_COUNT]
    row = party_row(party)
    for i in range(combat.PARTY_ROW):
        c[row + i] = q[at.KIND_PARTY + kind * combat.PARTY_ROW + i]
    c[row + combat.START_BLOCKS] = s[at.UNIT_BLOCKS + unit] if unit >= 0 else 0
    c[row + combat.START_LEADER] = combat.PRESENT if leader >= 0 else combat.ABSENT
    c[row + combat.SIDE] = side
    c[row + combat.ROOM] = _FAR
    c[row + combat.JOINS_AFTER] = 0


def put_strike(
    q: Numbers, c: Numbers, strike: int, pair: int, close: bool, striker: int, target: int
) -> int:
    """Write what the tables say of one strike; give its row."""
    row = strike_row(strike)
    start = pair + (at.PAIR_CLOSE if close else at.PAIR_FIRE)
    for i in range(combat.STRIKE_ROW):
        c[row + i] = q[start + i]
    c[row + combat.STRIKER], c[row + combat.TARGET] = striker, target
    return row


def put_fire(q: Numbers, s: Numbers, c: Numbers) -> None:
    """Write a fire at the range of the target's hex."""
    pair = pair_at(q, s, s[at.ATTACKER], s[at.BATTLE_AT])
    row = put_strike(q, c, combat.ATTACK, pair, False, combat.ATTACKER, combat.DEFENDER)
    hexes = q[at.DISTANCES + s[at.BATTLE_FROM] * at.MOST_HEXES + s[at.BATTLE_AT]]
    attacker = s[at.ATTACKER]
    moved = at.MOST_FIRE + 1 if s[at.UNIT_MOVED + attacker] > 0 else 0
    cards = s[at.CARD_FIRE_DICE + s[at.ORDERED_BY + attacker]]
    c[row + combat.DICE] = q[pair + at.PAIR_FIRE_DICE + moved + hexes] + cards
    if supported(q, s, s[at.BATTLE_AT], 1 - s[at.ACTIVE]):
        c[row + combat.MAY_IGNORE] = q[pair + at.PAIR_SUPPORTED_FIRE]


def put_close_combat(q: Numbers, s: Numbers, c: Numbers) -> None:
    """Write the attack, and the strikes that may answer it."""
    attacker = s[at.ATTACKER]
    pair = pair_at(q, s, attacker, s[at.BATTLE_AT])
    row = put_strike(q, c, combat.ATTACK, pair, True, combat.ATTACKER, combat.DEFENDER)
    c[row + combat.DICE] += card_dice(s, attacker)
    if supported(q, s, s[at.BATTLE_AT], 1 - s[at.ACTIVE]):
        c[row + combat.MAY_IGNORE] = q[pair + at.PAIR_SUPPORTED_CLOSE]
    c[row + combat.MAY_IGNORE] += s[at.ANSWER_FLAGS]
    put_inspiration(q, s, c, row)
    if s[at.MODE] == at.SWARM:
        put_swarm(q, s, c, row)
    if may_answer(q, s):
        back = pair_at(q, s, s[at.DEFENDER], s[at.BATTLE_FROM])
        steady = supported(q, s, s[at.BATTLE_FROM], s[at.ACTIVE])
        for strike in (combat.BACK, combat.FIRST):
            row = put_strike(q, c, strike, back, True, combat.DEFENDER, combat.ATTACKER)
            c[row + combat.DICE] += s[at.ANSWER_DICE]
            if steady:
                c[row + combat.MAY_IGNORE] = q[back + at.PAIR_SUPPORTED_CLOSE]


def put_inspiration(q: Numbers, s: Numbers, c: Numbers, row: int) -> None:
    """Write how many units the attacker inspires; of a swarm the leading one first."""
    if s[at.INSPIRED] == 0:
        return
    if may_be_inspired(q, s, s[at.BATTLE_FROM], s[at.ACTIVE]):
        c[row + combat.INSPIRE_FROM] = combat.NEARBY  # paid: it lasts, whoever falls (B7)
        c[row + combat.INSPIRED_OTHERS] = s[at.INSPIRED] - 1
    else:
        c[row + combat.INSPIRED_OTHERS] = s[at.INSPIRED]


def put_swarm(q: Numbers, s: Numbers, c: Numbers, row: int) -> None:
    """Add the dice of the other levies, each capped by its own ground (B14)."""
    there, levies = s[at.BATTLE_AT], 1
    for direction in range(6):
        place = beside(q, there, direction)
        unit = s[at.UNIT_AT + place] if place >= 0 else at.NONE
        if unit != s[at.ATTACKER] and joins_swarm(q, s, unit, there):
            dice = q[pair_at(q, s, unit, there) + combat.DICE] + card_dice(s, unit)
            c[row + combat.DICE] += dice
            c[row + combat.DICE_OF_OTHERS] += dice
            s[at.UNIT_BATTLES + unit] -= 1
            levies += 1
    c[combat.SWARM] = levies
