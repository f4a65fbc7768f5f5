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
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import (
    card_dice,
    dice_of_fire,
    flags_of,
    joins_swarm,
    may_answer,
    may_be_inspired,
    odds_place,
    offer_inspiration_back,
    pair_at,
)
from samurai_odds.battles.rules.layout import Pair, Question, State, StrikeOdds
from samurai_odds.battles.rules.pieces import (
    beside,
    hexes_between,
    kill_leader,
    lose_blocks,
    put_leader,
    supported,
    take_leader_off,
)
from samurai_odds.battles.rules.retreats import offer_fates, offer_retreats, retreat_to
from samurai_odds.engine.machine import END
from samurai_odds.play.offering import ask, no_options, option

# ---- the battle declared, as the combat's question -----------------------------------


FAR = 99  # room enough until the board says where a retreat ends


def begin_fight(q: Question, s: State) -> None:
    """Write the battle declared into the combat's question and begin it."""
    c: combat.Question = s.combat_question
    k: combat.State = s.combat_state
    for i in range(combat.General.width):
        c[i] = q[Question.combat_general.at + i]
    for i in range(combat.Question.strikes.at, combat.Question.strikes.end):
        c[i] = 0
    attacking = s.active
    c.reserves[0] = s.sides[attacking].tokens
    c.reserves[1] = s.sides[1 - attacking].tokens
    c.pool = s.pool
    c.paid[0] = s.inspired * q.combat_general.inspire_cost
    c.close_combat = 0 if s.mode == at.FIRE else 1
    c.first_strike = s.struck_first
    c.volleys = 1
    put_party(q, s, c, combat.ATTACKER, s.attacker, s.attacker_leader, 0)
    put_party(q, s, c, combat.DEFENDER, s.defender, s.defender_leader, 1)
    if s.mode == at.FIRE:
        put_fire(q, s, c)
    else:
        put_close_combat(q, s, c)
    set_up(c, k)


def put_party(
    q: Question, s: State, c: combat.Question, party: int, unit: int, leader: int, side: int
) -> None:
    kind = q.unit_kind[unit] if unit >= 0 else q.kind_count
    row, facts = combat.Question.parties.place(party), Question.kind_party.place(kind)
    for i in range(combat.PartyFacts.width):
        c[row + i] = q[facts + i]
    c.parties[party].start_blocks = s.unit_blocks[unit] if unit >= 0 else 0
    c.parties[party].start_leader = combat.PRESENT if leader >= 0 else combat.ABSENT
    c.parties[party].side = side
    c.parties[party].room = c.parties[party].leader_room = FAR
    c.parties[party].joins_after = 0


def put_strike(
    q: Question, c: combat.Question, strike: int, pair: int, close: bool, striker: int, target: int
) -> None:
    """Write what the tables say of one strike."""
    row = combat.Question.strikes.place(strike)
    start = pair + (Pair.close.at if close else Pair.fire.at)
    for i in range(combat.Strike.width):
        c[row + i] = q[start + i]
    c.strikes[strike].striker, c.strikes[strike].target = striker, target


def put_fire(q: Question, s: State, c: combat.Question) -> None:
    """Write a fire at the range of the target's hex."""
    pair = pair_at(q, s, s.attacker, s.battle_at)
    put_strike(q, c, combat.ATTACK, pair, False, combat.ATTACKER, combat.DEFENDER)
    hexes = hexes_between(q, s.battle_from, s.battle_at)
    attacker = s.attacker
    dice = dice_of_fire(q, pair, hexes, s.unit_moved[attacker] > 0)
    c.strikes[combat.ATTACK].dice = dice + s.card_fire_dice[s.ordered_by[attacker]]
    steady = supported(q, s, s.battle_at, 1 - s.active)
    c.strikes[combat.ATTACK].may_ignore = flags_of(q, pair, steady)


def put_close_combat(q: Question, s: State, c: combat.Question) -> None:
    """Write the attack, and the strikes that may answer it."""
    attacker = s.attacker
    pair = pair_at(q, s, attacker, s.battle_at)
    put_strike(q, c, combat.ATTACK, pair, True, combat.ATTACKER, combat.DEFENDER)
    c.strikes[combat.ATTACK].dice += card_dice(s, attacker)
    steady = supported(q, s, s.battle_at, 1 - s.active)
    c.strikes[combat.ATTACK].may_ignore = flags_of(q, pair, steady) + s.answer_flags
    put_inspiration(q, s, c)
    if s.mode == at.SWARM:
        put_swarm(q, s, c)
    if may_answer(q, s):
        back = pair_at(q, s, s.defender, s.battle_from)
        steady = supported(q, s, s.battle_from, s.active)
        for strike in (combat.BACK, combat.FIRST):
            put_strike(q, c, strike, back, True, combat.DEFENDER, combat.ATTACKER)
            c.strikes[strike].dice += s.answer_dice
            c.strikes[strike].may_ignore = flags_of(q, back, steady)


def put_inspiration(q: Question, s: State, c: combat.Question) -> None:
    """Write how many units the attacker inspires; of a swarm the leading one first."""
    if s.inspired == 0:
        return
    if may_be_inspired(q, s, s.battle_from, s.active):
        c.strikes[combat.ATTACK].inspire_from = combat.NEARBY  # paid: it lasts, whoever falls (B7)
        c.strikes[combat.ATTACK].inspired_others = s.inspired - 1
    else:
        c.strikes[combat.ATTACK].inspired_others = s.inspired


def put_swarm(q: Question, s: State, c: combat.Question) -> None:
    """Add the dice of the other levies, each capped by its own ground (B14)."""
    there, levies = s.battle_at, 1
    for direction in range(6):
        place = beside(q, there, direction)
        unit = s.unit_at[place] if place >= 0 else at.NONE
        if unit != s.attacker and joins_swarm(q, s, unit, there):
            dice = Pair(q, pair_at(q, s, unit, there)).close.dice + card_dice(s, unit)
            c.strikes[combat.ATTACK].dice += dice
            c.strikes[combat.ATTACK].dice_of_others += dice
            s.unit_battles[unit] -= 1
            levies += 1
    c.swarm = levies


# ---- going on with it ----------------------------------------------------------------


def go_on_fighting(q: Question, s: State) -> bool:
    """Go on to the next roll or choice; say whether the combat is over."""
    c: combat.Question = s.combat_question
    k: combat.State = s.combat_state
    due = k.phase
    if due == combat.DECLARE and asks_to_inspire_back(q, s, k):
        return False
    if due == combat.RETREATING and not stands_fast(c, k):
        wanted = k.flags_due * c.parties[target_of(c, k)].hexes_per_flag
        offer_retreats(q, s, unit_of(s, target_of(c, k)), wanted)
        return False
    if due == combat.FATE:
        offer_fates(q, s, leader_of_party(s, target_of(c, k)))
        return False
    what = combat_pending(c, k)
    if what == END:
        return True
    if what > 0:
        s.pending = what
    elif due == combat.BOLSTER and most_ignored(c, k) > least_ignored(c, k):
        no_options(s)
        for flags in range(least_ignored(c, k), most_ignored(c, k) + 1):
            option(s, flags)
        ask(s, at.BOLSTER_CHOICE, side_of(s, target_of(c, k)))
    else:
        combat_step(c, k, 0)
        put_on_board(q, s)
    return False


def settle_fight(q: Question, s: State, value: int) -> None:
    """Apply a roll or a choice to the combat."""
    c: combat.Question = s.combat_question
    k: combat.State = s.combat_state
    due = k.phase
    if due == combat.DECLARE:
        inspire_back(c, k, value)
        s.back_asked = k.strike
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
    if s.ended == at.PLAYING:
        put_on_board(q, s)


def note_luck(q: Question, s: State, c: combat.Question, k: combat.State, outcome: int) -> None:
    """Note by how many blocks a strike takes more than was to be expected, where a table says.

    The rules never read it: who compares games played on from a position takes it out of them.
    """
    party = target_of(c, k)
    dice, kind, blocks = strike_dice(c, k), strike_kind(c, k), k.parties[party].blocks
    ignored = c.strikes[k.strike].swords_ignored
    if blocks == 0 or blocks > at.ODDS_BLOCKS or dice >= at.ODDS_DICE or ignored >= at.ODDS_IGNORED:
        return
    expected = StrikeOdds(q, odds_place(kind, dice, ignored, 0, blocks, 0)).losses
    if expected == 0:
        return
    luck = 1000 * min(hits_of(outcome, ignored), blocks) - expected
    s.luck += luck if side_of(s, party) == 1 else -luck


def target_of(c: combat.Question, k: combat.State) -> int:
    """Return the party struck in the strike under way."""
    return c.strikes[k.strike].target


def unit_of(s: State, party: int) -> int:
    return s.attacker if party == combat.ATTACKER else s.defender


def leader_of_party(s: State, party: int) -> int:
    return s.attacker_leader if party == combat.ATTACKER else s.defender_leader


def side_of(s: State, party: int) -> int:
    return s.active if party == combat.ATTACKER else 1 - s.active


def stands_fast(c: combat.Question, k: combat.State) -> bool:
    """Return whether the unit struck stands on a castle and never retreats (B11)."""
    return c.strikes[k.strike].stands_fast > 0


def asks_to_inspire_back(q: Question, s: State, k: combat.State) -> bool:
    """Ask the defender, once for each strike of his, whether a leader inspires it."""
    strike = k.strike
    if strike != combat.BACK and strike != combat.FIRST:
        return False
    if s.back_asked == strike:
        return False
    if offer_inspiration_back(q, s):
        return True
    s.back_asked = strike
    return False


def inspire_back(c: combat.Question, k: combat.State, inspired: int) -> None:
    """Note that the defender's unit is inspired in the strike to come."""
    if inspired:
        c.strikes[k.strike].inspire_from = combat.NEARBY


def hold_or_retreat(q: Question, s: State, c: combat.Question, k: combat.State, there: int) -> None:
    """Retreat to the hex chosen and tell the combat how far that is."""
    party = target_of(c, k)
    hexes, joins = retreat_to(q, s, unit_of(s, party), there)
    c.parties[party].room = k.parties[party].retreat + k.parties[party].escape + hexes
    c.parties[party].joins_after = k.parties[party].retreat + hexes if joins else 0


def decide_fate(q: Question, s: State, c: combat.Question, k: combat.State, there: int) -> None:
    """Let a lone leader retreat to the hex chosen, or commit seppuku."""
    party = target_of(c, k)
    leader = leader_of_party(s, party)
    escapes = there != at.OFF_BOARD
    if escapes:
        hexes = hexes_between(q, s.leader_hex[leader], there)
        c.leader_hexes = hexes
        put_leader(q, s, leader, there)
    else:
        c.parties[party].leader_room = k.parties[party].retreat + k.parties[party].escape
    combat_step(c, k, combat.ESCAPES if escapes else combat.COMMITS_SEPPUKU)
    put_on_board(q, s)


def strike_others(q: Question, s: State, c: combat.Question, k: combat.State, outcome: int) -> None:
    """Note the symbols of a Lack of Honor roll that strike other units (B12)."""
    party = target_of(c, k)
    s.lack_side = side_of(s, party)
    second, third, fourth = outcome >> 16 & 255, outcome >> 8 & 255, outcome & 255
    unit = unit_of(s, party)
    if k.parties[party].leader == combat.FLED:
        s.lack_from = s.leader_hex[leader_of_party(s, party)]
        unit = at.NONE
    else:
        s.lack_from = s.unit_last[unit]
    if unit < 0 or q.kinds[q.unit_kind[unit]].symbol == at.SWORDS:
        s.lack_blocks[0], s.lack_blocks[1], s.lack_blocks[2] = second, third, fourth
        return
    own, others = q.kinds[q.unit_kind[unit]].symbol, second
    for symbol in range(3):
        s.lack_blocks[symbol] = 0 if symbol == own else others
        others = others if symbol == own else third


def put_on_board(q: Question, s: State) -> None:
    """Bring tokens, blocks and leaders on the board to what the combat says."""
    c: combat.Question = s.combat_question
    k: combat.State = s.combat_state
    for side in (0, 1):
        held = c.reserves[side] + k.armies[side].tokens
        s.pool += s.sides[s.active if side == 0 else 1 - s.active].tokens - held
        s.sides[s.active if side == 0 else 1 - s.active].tokens = held
    put_losses(q, s)


def put_losses(q: Question, s: State) -> None:
    """Bring blocks and leaders on the board to what the combat says."""
    k: combat.State = s.combat_state
    for party in (combat.ATTACKER, combat.DEFENDER):
        unit, leader = unit_of(s, party), leader_of_party(s, party)
        if unit >= 0 and s.unit_hex[unit] >= 0:
            lose = s.unit_blocks[unit] - k.parties[party].blocks
            if lose > 0:
                lose_blocks(q, s, unit, lose)
        if leader >= 0 and s.leader_hex[leader] >= 0:
            fate = k.parties[party].leader
            if fate == combat.KILLED:
                kill_leader(q, s, leader)
            elif fate == combat.SEPPUKU:
                commit_seppuku(q, s, leader)


def commit_seppuku(q: Question, s: State, leader: int) -> None:
    """Leader Seppuku: his side loses a random command card, the enemy draws a Dragon card."""
    side = q.leader_side[leader]
    take_leader_off(q, s, leader, at.BY_SEPPUKU)
    s.sides[side].cards_to_lose += 1
    s.sides[1 - side].dragons_to_draw += 1
