"""What provinces, daimyos and attacks are worth to a bot, by the exact odds."""

from samurai_odds.swords.bots.threats import (
    chance_to_fall,
    defence,
    odds_between,
    power_of,
    rivals_beside,
    worn,
)
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.troops import (
    army_in,
    daimyos_of,
    regulars_of,
    standing,
    units_of,
)
from samurai_odds.swords.rules.war import may_attack

SURE = 1  # buys nothing but troops and castles
LOOKS_BACK = 2  # heeds what neighbors can do next, and what an army can do after an attack
COUNTS = 4  # counts thirds of income, eliminations and the way to the goal
NEVER_BUILDS = 8
NEVER_HIRES = 16
NEVER_NINJA = 32
NEVER_BIDS = 64  # for swords
MIXES = 128  # divides its koku as `field.bot_tables` says
GUARDS = 256  # counts its own armies twice
STOPS = 512  # counts what the rival with most provinces has twice
TOGETHER = 1024  # plans the marches of its armies together
WANTED = 2048

CAUTIOUS = SURE | 900 * WANTED
EXPANDER = 700 * WANTED
PLANNER = LOOKS_BACK | COUNTS | MIXES | TOGETHER | 750 * WANTED

# ---- what things are worth -----------------------------------------------------------


PROVINCE = 100  # what a province is worth; all worths are in these points
OPEN = 15  # what it is worth less for each rival's province beside it
UNIT = 20  # a unit
DAIMYO = 100  # a rival's daimyo, more for each level
LEVEL = 30
NEVER = -1_000_000

FINISH = 20_000  # the province that wins the game
NEAR = 4  # provinces from the goal at which a rival is stopped at any price
A_TURN = 5  # provinces that a good turn brings
MORE = 3  # beyond those in reach of attacks that pay
LAST_STEPS = 6  # provinces from the goal from which on empty ones within reach are counted


def owned_by_player(q: Question, s: State, seat: int) -> int:
    """Count the provinces of a seat's player, those claimed too: of both colors (Chapter 6)."""
    count = 0
    for other in range(q.seats):
        if q.player[other] == q.player[seat]:
            count += s.owned[other] + s.claims[other]
    return count


def goal_counts_now(q: Question, s: State, seat: int) -> bool:
    """Say whether a goal reached in this war turn wins.

    In the longer games it is looked for at the end of the round: by then every rival with a
    later sword has had his turn.
    """
    if q.variant == at.STANDARD or q.variant == at.QUICK:
        return True
    for other in range(q.seats):
        if s.out_in[other] == 0 and q.player[other] != q.player[seat]:
            if s.sword[other] > s.sword[seat]:
                return False
    return True


def goal_with_one_more(q: Question, s: State, seat: int, province: int) -> bool:
    """Say whether a province is the last that is missing, those left to enter in Phase D counted.

    An empty province is one of these itself.
    """
    missing = q.goal - owned_by_player(q, s, seat)
    if missing > LAST_STEPS or not goal_counts_now(q, s, seat):
        return False
    if missing > 1 and s.active == seat:
        missing -= to_enter(q, s, seat)
        if s.owner[province] < 0:
            missing += 1
    return missing <= 1


def to_enter(q: Question, s: State, seat: int) -> int:
    """Count the empty provinces that units to spare beside them can enter in Phase D."""
    for province in range(q.provinces):
        s.memo.spare[province] = 0
        if s.owner[province] == seat:
            army = army_in(s, province)
            units = units_of(s, force_row(province))
            s.memo.spare[province] = units - 1 if army < 0 else units
            if army >= 0 and standing(s, army):
                own = regulars_of(s, army_row(army))
                s.memo.spare[province] += own if q.split_off else min(1, units + own)
    count = 0
    for province in range(q.provinces):
        if s.owner[province] >= 0 or s.claimed[province] > 0:
            continue
        for k in range(q.degree[province]):
            source = q.borders[province, k]
            if s.memo.spare[source] > 0:
                s.memo.spare[source] -= 1
                count += 1
                break
    return count


def ends_by_fall(q: Question, s: State, seat: int, victim: int) -> int:
    """Weigh the end of the game that a rival's last daimyo would bring, if it does."""
    taken = s.owned[victim]
    rivals, most = 0, 0
    for other in range(q.seats):
        if other == victim or s.out_in[other] > 0:
            continue
        if q.player[other] != q.player[seat]:
            rivals += 1
            most = max(most, s.owned[other])
    if rivals == 0:
        return FINISH
    if q.variant == at.QUICK:  # most provinces win when the first seat falls
        return FINISH if taken + owned_by_player(q, s, seat) >= most else -FINISH
    if goal_counts_now(q, s, seat) and taken + owned_by_player(q, s, seat) >= q.goal:
        return FINISH
    return 0


def ends_by_others(q: Question, s: State, seat: int, victim: int) -> int:
    """Weigh the end of a quick game by another seat, which then owns all of the victim's."""
    for other in range(q.seats):
        if other != seat and other != victim and s.out_in[other] == 0:
            if s.owned[other] + s.owned[victim] >= s.owned[seat]:
                return -FINISH // q.seats
    return FINISH


def worth_of_first_fall(
    q: Question, s: State, seat: int, army: int, against: int, odds: int
) -> int:
    """Weigh by how much an attack on an army brings the end of a quick game nearer, times 1000.

    The first fall ends it, and whoever takes the last daimyo mostly wins. A daimyo killed or an
    army worn down serves the seat that can take the others: one's own, or else a rival's, which
    costs an even share of the win.
    """
    victim, win = army // at.ARMIES_EACH, q[odds + at.WIN]
    rivals = (1 << q.seats) - 1 - (1 << seat)
    mine, theirs, last = 1000, 1000, True
    for other in range(victim * at.ARMIES_EACH, (victim + 1) * at.ARMIES_EACH):
        if other != army and s.where[other] >= 0:
            held, last = defence(q, s, s.where[other], at.NONE), False
            mine = mine * chance_to_fall(q, s, other, held, 1 << seat) // 1000
            theirs = theirs * chance_to_fall(q, s, other, held, rivals) // 1000
    if theirs == 0 and mine == 0:
        return 0
    before = chance_to_fall(q, s, army, against, rivals)
    worn_down = chance_to_fall(q, s, army, worn(q, against, odds), rivals)
    after = (win * (1000 - mine) + (1000 - win) * worn_down) // 1000
    worth = theirs * (after - before) // 1000 * ends_by_others(q, s, seat, victim)
    if not last:  # else it is in the worth of the daimyo
        worth += win * mine // 1000 * ends_by_fall(q, s, seat, victim)
    return worth


def near_the_goal(q: Question, s: State, rival: int) -> int:
    """Weigh what a province of a rival is worth more because he is about to win."""
    return PROVINCE if owned_by_player(q, s, rival) >= q.goal - NEAR else 0


def worth_of_province(q: Question, s: State, seat: int, province: int, style: int) -> int:
    """Weigh a province gained: itself, its castle, income, what its owner loses, the goal."""
    worth = PROVINCE + 30 * s.built[province]
    if not style & COUNTS:
        return worth
    if goal_with_one_more(q, s, seat, province):
        return FINISH
    worth -= OPEN * rivals_beside(q, s, seat, province)
    owned, thirds = s.owned[seat], q.provinces_a_koku
    if owned + 1 >= thirds * q.least_koku and (owned + 1) % thirds == 0:
        worth += PROVINCE // 5
    owner = s.owner[province]
    if owner >= 0:
        worth += near_the_goal(q, s, owner) + s.owned[owner] * PROVINCE // 100
        if style & STOPS and leads(q, s, seat, owner):
            worth += PROVINCE
    return worth


def leads(q: Question, s: State, seat: int, rival: int) -> bool:
    """Say whether no other rival of a seat has more provinces."""
    held = owned_by_player(q, s, rival)
    for other in range(q.seats):
        if q.player[other] != q.player[seat] and owned_by_player(q, s, other) > held:
            return False
    return True


def worth_of_daimyo(q: Question, s: State, seat: int, army: int, style: int) -> int:
    """Weigh a rival's daimyo killed; the last one brings all that his seat owns."""
    worth = DAIMYO + LEVEL * s.level[army]
    victim = army // at.ARMIES_EACH
    if not style & COUNTS:
        return worth
    if daimyos_of(s, victim) > 1:
        return worth + s.owned[victim] * PROVINCE // 12
    return worth + s.owned[victim] * PROVINCE + ends_by_fall(q, s, seat, victim)


def worth_of_attack(
    q: Question,
    s: State,
    seat: int,
    troop: int,
    attack: int,
    against: int,
    there: int,
    sea: int,
    alone: bool,
    style: int,
) -> int:
    """Weigh an attack by the odds; an army's by what is lost with it too.

    ``alone``: nobody else holds the province that the troop comes from, so that it must win
    with two to move in, and if it dies its province lies open.
    """
    odds = odds_between(q, attack, against, sea)
    win, occupy = q[odds + at.WIN], q[odds + at.OCCUPY]
    province = worth_of_province(q, s, seat, there, style)
    army = army_in(s, there)
    daimyo = worth_of_daimyo(q, s, seat, army, style) if army >= 0 else 0
    if win < style // WANTED and province + daimyo < FINISH:
        return NEVER
    if not alone:
        occupy = win
    worth = (occupy + (win - occupy) // 3) * province + win * daimyo
    if alone:
        worth -= (1000 - win) * PROVINCE
    if style & LOOKS_BACK and troop != at.FORCE_TROOP:
        worth -= (1000 - win) * worth_of_army(s, troop, style) // 2  # it may be called off
    if army >= 0 and style & COUNTS and q.variant == at.QUICK:
        worth += worth_of_first_fall(q, s, seat, army, against, odds)
    return worth // 1000 + (q[odds + at.FELLS] - q[odds + at.LOSES]) * UNIT // 100


def best_attack(
    q: Question, s: State, seat: int, troop: int, attack: int, here: int, alone: bool, style: int
) -> int:
    """Weigh the best attack of a troop from a province; 0 if none is worth it."""
    best = 0
    for k in range(q.degree[here]):
        there = q.borders[here, k]
        if s.owner[there] >= 0 and may_attack(q, s, seat, there, True):
            against = defence(q, s, there, at.NONE)
            sea = q.by_sea[here, k]
            worth = worth_of_attack(q, s, seat, troop, attack, against, there, sea, alone, style)
            best = max(best, worth)
    return best


def worth_of_army(s: State, army: int, style: int) -> int:
    """Weigh an army of one's own: its units, its daimyo, the more the fewer there are."""
    worth = DAIMYO + LEVEL * s.level[army] + UNIT * units_of(s, army_row(army))
    if style & COUNTS:
        seat = army // at.ARMIES_EACH
        others = daimyos_of(s, seat) - 1
        held = s.owned[seat] * PROVINCE
        worth += held if others == 0 else held // (2 + 4 * others)
    return 2 * worth if style & GUARDS else worth


def stands_alone(s: State, troop: int, here: int) -> bool:
    """Say whether nobody but a troop holds its province."""
    if troop == at.FORCE_TROOP:
        return army_in(s, here) < 0
    row = force_row(here)
    for kind in range(at.KIND_COUNT):
        if kind != at.RONIN and s[row + kind] > 0:
            return False
    return True


def win_is_near(q: Question, s: State, seat: int, style: int) -> bool:
    """Say whether a seat may win in its next turn, where the goal counts at once."""
    if q.variant != at.STANDARD and q.variant != at.QUICK:
        return False
    if owned_by_player(q, s, seat) >= q.goal - A_TURN:
        return True
    return provinces_in_reach(q, s, seat, style) >= q.goal - MORE


def provinces_in_reach(q: Question, s: State, seat: int, style: int) -> int:
    """Count what a seat could own after its turn: one more by each troop with an attack that pays.

    An attack that wins the game at once counts as if it were all.
    """
    count, best = owned_by_player(q, s, seat), 0
    for province in range(q.provinces):
        if s.owner[province] != seat:
            continue
        army = army_in(s, province)
        force = force_row(province)
        if units_of(s, force) > 0:
            worth = best_attack(
                q, s, seat, at.FORCE_TROOP, power_of(q, s, force), province, army < 0, style
            )
            count, best = count + (1 if worth > 0 else 0), max(best, worth)
        if army >= 0 and s.fallen[army] == 0:
            alone = stands_alone(s, army, province)
            power = power_of(q, s, army_row(army))
            worth = best_attack(q, s, seat, army, power, province, alone, style)
            count, best = count + (1 if worth > 0 else 0), max(best, worth)
    return q.goal if best >= FINISH // 2 else count
