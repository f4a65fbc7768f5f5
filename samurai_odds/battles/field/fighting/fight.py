"""One battle on the board: the combat's own rules, fed and read by the board.

Nothing of a combat is decided here. `combat` says what comes next; this module gives it
the numbers of the two hexes, asks the players where they stand before a choice (which
flags, where to retreat), and puts what it says of blocks, leaders and tokens on the board.
"""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack.aftermath import least_ignored, most_ignored
from samurai_odds.battles.attack.combat import pending as combat_pending
from samurai_odds.battles.attack.combat import step as combat_step
from samurai_odds.battles.attack.layout import party_row, strike_row
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.fighting.inspiring import offer_inspiration_back
from samurai_odds.battles.field.fighting.retreats import offer_fates, offer_retreats, retreat_to
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import (
    kill_leader,
    lose_blocks,
    of_kind,
    put_leader,
    take_leader_off,
)
from samurai_odds.engine.machine import END
from samurai_odds.play.rules.offering import Numbers, ask, no_options, option


def go_on_fighting(q: Numbers, s: Numbers) -> bool:
    """Go on to the next roll or choice; say whether the combat is over."""
    c = s[at.COMBAT_QUESTION : at.COMBAT_QUESTION + combat.QUESTION_LENGTH]
    k = s[at.COMBAT_STATE : at.COMBAT_STATE + combat.WIDTH]
    due = k[combat.PHASE]
    if due == combat.DECLARE and asks_to_inspire_back(q, s, c, k):
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
    combat_step(c, k, value)
    if due == combat.RETREATING:
        put_losses(q, s)  # a last block lost ends the game before anything is paid
    if s[at.ENDED] == at.PLAYING:
        put_on_board(q, s)


def target_of(c: Numbers, k: Numbers) -> int:
    """Give the party struck in the strike under way."""
    return c[strike_row(k[combat.STRIKE]) + combat.TARGET]


def unit_of(s: Numbers, party: int) -> int:
    """Give a party's unit on the board."""
    return s[at.ATTACKER] if party == combat.ATTACKER else s[at.DEFENDER]


def leader_of_party(s: Numbers, party: int) -> int:
    """Give a party's leader on the board."""
    leader = at.ATTACKER_LEADER if party == combat.ATTACKER else at.DEFENDER_LEADER
    return s[leader]


def side_of(s: Numbers, party: int) -> int:
    """Give a party's side."""
    return s[at.ACTIVE] if party == combat.ATTACKER else 1 - s[at.ACTIVE]


def stands_fast(c: Numbers, k: Numbers) -> bool:
    """Say whether the unit struck stands on a castle and never retreats (B11)."""
    return c[strike_row(k[combat.STRIKE]) + combat.STANDS_FAST] > 0


def asks_to_inspire_back(q: Numbers, s: Numbers, c: Numbers, k: Numbers) -> bool:
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
    wanted = k[combat.FLAGS] * c[row + combat.HEXES_PER_FLAG]
    unit = unit_of(s, party)
    hexes, joins = retreat_to(q, s, unit, there)
    c[row + combat.ROOM] = k[party + combat.RETREAT] + k[party + combat.ESCAPE] + hexes
    c[row + combat.JOINS_AFTER] = hexes if joins and hexes < wanted else 0


def decide_fate(q: Numbers, s: Numbers, c: Numbers, k: Numbers, there: int) -> None:
    """Let a lone leader retreat to the hex chosen, or commit seppuku."""
    party = target_of(c, k)
    leader, row = leader_of_party(s, party), party_row(party)
    escapes = there != at.OFF_BOARD
    if escapes:
        hexes = q[at.DISTANCES + s[at.LEADER_HEX + leader] * at.MOST_HEXES + there]
        c[combat.LEADER_HEXES] = hexes
        put_leader(q, s, leader, there)
    else:
        c[row + combat.ROOM] = k[party + combat.RETREAT] + k[party + combat.ESCAPE]
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
