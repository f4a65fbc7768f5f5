"""One battle on the board: the combat's own rules, fed and read by the board.

Nothing of a combat is decided here. `attack.combat` says what comes next; this module gives it
the numbers of the two hexes, asks the players where they stand before a choice (which flags,
where to retreat), and puts what it says of blocks, leaders and tokens on the board.
"""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack.aftermath import least_ignored, most_ignored
from samurai_odds.battles.attack.combat import hits_of, set_up, strike_dice, strike_kind
from samurai_odds.battles.attack.combat import pending as combat_pending
from samurai_odds.battles.attack.combat import step as combat_step
from samurai_odds.battles.attack.layout import party_row, strike_row
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.battle import (
    card_dice,
    dice_of_fire,
    flags_of,
    joins_swarm,
    may_answer,
    may_be_inspired,
    offer_inspiration_back,
    pair_at,
)
from samurai_odds.battles.field.layout import side_row, strike_place
from samurai_odds.battles.field.pieces import (
    beside,
    hexes_between,
    kill_leader,
    lose_blocks,
    of_kind,
    put_leader,
    supported,
    take_leader_off,
)
from samurai_odds.battles.field.retreats import offer_fates, offer_retreats, retreat_to
from samurai_odds.engine.machine import END
from samurai_odds.play.offering import Numbers, ask, no_options, option

# ---- the battle declared, as the combat's question -----------------------------------


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
    kind = q[at.UNIT_KIND + unit] if unit >= 0 else q[at.KIND_COUNT]
    row = party_row(party)
    for i in range(combat.PARTY_ROW):
        c[row + i] = q[at.KIND_PARTY + kind * combat.PARTY_ROW + i]
    c[row + combat.START_BLOCKS] = s[at.UNIT_BLOCKS + unit] if unit >= 0 else 0
    c[row + combat.START_LEADER] = combat.PRESENT if leader >= 0 else combat.ABSENT
    c[row + combat.SIDE] = side
    c[row + combat.ROOM] = c[row + combat.LEADER_ROOM] = _FAR
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
    hexes = hexes_between(q, s[at.BATTLE_FROM], s[at.BATTLE_AT])
    attacker = s[at.ATTACKER]
    dice = dice_of_fire(q, pair, hexes, s[at.UNIT_MOVED + attacker] > 0)
    c[row + combat.DICE] = dice + s[at.CARD_FIRE_DICE + s[at.ORDERED_BY + attacker]]
    steady = supported(q, s, s[at.BATTLE_AT], 1 - s[at.ACTIVE])
    c[row + combat.MAY_IGNORE] = flags_of(q, pair, steady)


def put_close_combat(q: Numbers, s: Numbers, c: Numbers) -> None:
    """Write the attack, and the strikes that may answer it."""
    attacker = s[at.ATTACKER]
    pair = pair_at(q, s, attacker, s[at.BATTLE_AT])
    row = put_strike(q, c, combat.ATTACK, pair, True, combat.ATTACKER, combat.DEFENDER)
    c[row + combat.DICE] += card_dice(s, attacker)
    steady = supported(q, s, s[at.BATTLE_AT], 1 - s[at.ACTIVE])
    c[row + combat.MAY_IGNORE] = flags_of(q, pair, steady) + s[at.ANSWER_FLAGS]
    put_inspiration(q, s, c, row)
    if s[at.MODE] == at.SWARM:
        put_swarm(q, s, c, row)
    if may_answer(q, s):
        back = pair_at(q, s, s[at.DEFENDER], s[at.BATTLE_FROM])
        steady = supported(q, s, s[at.BATTLE_FROM], s[at.ACTIVE])
        for strike in (combat.BACK, combat.FIRST):
            row = put_strike(q, c, strike, back, True, combat.DEFENDER, combat.ATTACKER)
            c[row + combat.DICE] += s[at.ANSWER_DICE]
            c[row + combat.MAY_IGNORE] = flags_of(q, back, steady)


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


# ---- going on with it ----------------------------------------------------------------


def go_on_fighting(q: Numbers, s: Numbers) -> bool:
    """Go on to the next roll or choice; say whether the combat is over."""
    c = s[at.COMBAT_QUESTION : at.COMBAT_QUESTION + combat.QUESTION_LENGTH]
    k = s[at.COMBAT_STATE : at.COMBAT_STATE + combat.WIDTH]
    due = k[combat.PHASE]
    if due == combat.DECLARE and asks_to_inspire_back(q, s, k):
        return False
    if due == combat.RETREATING and not stands_fast(c, k):
        wanted = k[combat.FLAGS] * c[party_row(target_of(c, k)) + combat.HEXES_PER_FLAG]
        offer_retreats(q, s, unit_of(s, target_of(c, k)), wanted)
        return False
    if due == combat.FATE:
        offer_fates(q, s, leader_of_party(s, target_of(c, k)))
        return False
    what = combat_pending(c, k)
    if what == END:
        return True
    if what > 0:
        s[at.PENDING] = what
    elif due == combat.BOLSTER and most_ignored(c, k) > least_ignored(c, k):
        no_options(s)
        for flags in range(least_ignored(c, k), most_ignored(c, k) + 1):
            option(s, flags)
        ask(s, at.BOLSTER_CHOICE, side_of(s, target_of(c, k)))
    else:
        combat_step(c, k, 0)
        put_on_board(q, s)
    return False


def settle_fight(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a roll or a choice to the combat."""
    c = s[at.COMBAT_QUESTION : at.COMBAT_QUESTION + combat.QUESTION_LENGTH]
    k = s[at.COMBAT_STATE : at.COMBAT_STATE + combat.WIDTH]
    due = k[combat.PHASE]
    if due == combat.DECLARE:
        inspire_back(c, k, value)
        s[at.BACK_ASKED] = k[combat.STRIKE]
        return
    if due == combat.RETREATING:
        hold_or_retreat(q, s, c, k, value)
    elif due == combat.FATE:
        decide_fate(q, s, c, k, value)
        return
    elif due == combat.BOLSTER:
        value = most_ignored(c, k) - value
    elif due == combat.LACK:
        strike_others(q, s, c, k, value)
    elif due == combat.ROLL:
        note_luck(q, s, c, k, value)
    combat_step(c, k, value)
    if due == combat.RETREATING:
        put_losses(q, s)  # a last block lost ends the game before anything is paid
    if s[at.ENDED] == at.PLAYING:
        put_on_board(q, s)


def note_luck(q: Numbers, s: Numbers, c: Numbers, k: Numbers, outcome: int) -> None:
    """Note by how many blocks a strike takes more than was to be expected, where a table says.

    The rules never read it: who compares games played on from a position takes it out of them.
    """
    row, party = strike_row(k[combat.STRIKE]), target_of(c, k)
    dice, kind, blocks = strike_dice(c, k), strike_kind(c, k), k[party + combat.BLOCKS]
    ignored = c[row + combat.SWORDS_IGNORED]
    if blocks == 0 or blocks > at.ODDS_BLOCKS or dice >= at.ODDS_DICE or ignored >= at.ODDS_IGNORED:
        return
    expected = q[at.STRIKE_ODDS + strike_place(kind, dice, ignored, 0, blocks, 0) + at.LOSSES]
    if expected == 0:
        return
    luck = 1000 * min(hits_of(outcome, ignored), blocks) - expected
    s[at.LUCK] += luck if side_of(s, party) == 1 else -luck


def target_of(c: Numbers, k: Numbers) -> int:
    """Return the party struck in the strike under way."""
    return c[strike_row(k[combat.STRIKE]) + combat.TARGET]


def unit_of(s: Numbers, party: int) -> int:
    return s[at.ATTACKER] if party == combat.ATTACKER else s[at.DEFENDER]


def leader_of_party(s: Numbers, party: int) -> int:
    leader = at.ATTACKER_LEADER if party == combat.ATTACKER else at.DEFENDER_LEADER
    return s[leader]


def side_of(s: Numbers, party: int) -> int:
    return s[at.ACTIVE] if party == combat.ATTACKER else 1 - s[at.ACTIVE]


def stands_fast(c: Numbers, k: Numbers) -> bool:
    """Return whether the unit struck stands on a castle and never retreats (B11)."""
    return c[strike_row(k[combat.STRIKE]) + combat.STANDS_FAST] > 0


def asks_to_inspire_back(q: Numbers, s: Numbers, k: Numbers) -> bool:
    """Ask the defender, once for each strike of his, whether a leader inspires it."""
    strike = k[combat.STRIKE]
    if strike != combat.BACK and strike != combat.FIRST:
        return False
    if s[at.BACK_ASKED] == strike:
        return False
    if offer_inspiration_back(q, s):
        return True
    s[at.BACK_ASKED] = strike
    return False


def inspire_back(c: Numbers, k: Numbers, inspired: int) -> None:
    """Note that the defender's unit is inspired in the strike to come."""
    if inspired:
        c[strike_row(k[combat.STRIKE]) + combat.INSPIRE_FROM] = combat.NEARBY


def hold_or_retreat(q: Numbers, s: Numbers, c: Numbers, k: Numbers, there: int) -> None:
    """Retreat to the hex chosen and tell the combat how far that is."""
    party = target_of(c, k)
    row = party_row(party)
    hexes, joins = retreat_to(q, s, unit_of(s, party), there)
    c[row + combat.ROOM] = k[party + combat.RETREAT] + k[party + combat.ESCAPE] + hexes
    c[row + combat.JOINS_AFTER] = k[party + combat.RETREAT] + hexes if joins else 0


def decide_fate(q: Numbers, s: Numbers, c: Numbers, k: Numbers, there: int) -> None:
    """Let a lone leader retreat to the hex chosen, or commit seppuku."""
    party = target_of(c, k)
    leader, row = leader_of_party(s, party), party_row(party)
    escapes = there != at.OFF_BOARD
    if escapes:
        hexes = hexes_between(q, s[at.LEADER_HEX + leader], there)
        c[combat.LEADER_HEXES] = hexes
        put_leader(q, s, leader, there)
    else:
        c[row + combat.LEADER_ROOM] = k[party + combat.RETREAT] + k[party + combat.ESCAPE]
    combat_step(c, k, combat.ESCAPES if escapes else combat.COMMITS_SEPPUKU)
    put_on_board(q, s)


def strike_others(q: Numbers, s: Numbers, c: Numbers, k: Numbers, outcome: int) -> None:
    """Note the symbols of a Lack of Honor roll that strike other units (B12)."""
    party = target_of(c, k)
    s[at.LACK_SIDE] = side_of(s, party)
    second, third, fourth = outcome >> 16 & 255, outcome >> 8 & 255, outcome & 255
    unit = unit_of(s, party)
    if k[party + combat.LEADER] == combat.FLED:
        s[at.LACK_FROM] = s[at.LEADER_HEX + leader_of_party(s, party)]
        unit = at.NONE
    else:
        s[at.LACK_FROM] = s[at.UNIT_LAST + unit]
    if unit < 0 or of_kind(q, unit, at.KIND_SYMBOL) == at.SWORDS:
        s[at.LACK_BLOCKS], s[at.LACK_BLOCKS + 1], s[at.LACK_BLOCKS + 2] = second, third, fourth
        return
    own, given = of_kind(q, unit, at.KIND_SYMBOL), second
    for symbol in range(3):
        s[at.LACK_BLOCKS + symbol] = 0 if symbol == own else given
        given = given if symbol == own else third


def put_on_board(q: Numbers, s: Numbers) -> None:
    """Bring tokens, blocks and leaders on the board to what the combat says."""
    c = s[at.COMBAT_QUESTION : at.COMBAT_QUESTION + combat.QUESTION_LENGTH]
    k = s[at.COMBAT_STATE : at.COMBAT_STATE + combat.WIDTH]
    for side in (0, 1):
        row = side_row(s[at.ACTIVE] if side == 0 else 1 - s[at.ACTIVE])
        held = c[combat.RESERVES + side] + k[combat.SIDES + side * combat.SIDE_FIELDS]
        s[at.POOL] += s[row + at.TOKENS] - held
        s[row + at.TOKENS] = held
    put_losses(q, s)


def put_losses(q: Numbers, s: Numbers) -> None:
    """Bring blocks and leaders on the board to what the combat says."""
    k = s[at.COMBAT_STATE : at.COMBAT_STATE + combat.WIDTH]
    for party in (combat.ATTACKER, combat.DEFENDER):
        unit, leader = unit_of(s, party), leader_of_party(s, party)
        if unit >= 0 and s[at.UNIT_HEX + unit] >= 0:
            lose = s[at.UNIT_BLOCKS + unit] - k[party + combat.BLOCKS]
            if lose > 0:
                lose_blocks(q, s, unit, lose)
        if leader >= 0 and s[at.LEADER_HEX + leader] >= 0:
            fate = k[party + combat.LEADER]
            if fate == combat.KILLED:
                kill_leader(q, s, leader)
            elif fate == combat.SEPPUKU:
                commit_seppuku(q, s, leader)


def commit_seppuku(q: Numbers, s: Numbers, leader: int) -> None:
    """Leader Seppuku: his side loses a random command card, the enemy draws a Dragon card."""
    side = q[at.LEADER_SIDE + leader]
    take_leader_off(q, s, leader, at.BY_SEPPUKU)
    s[side_row(side) + at.CARDS_TO_LOSE] += 1
    s[side_row(1 - side) + at.DRAGONS_TO_DRAW] += 1
