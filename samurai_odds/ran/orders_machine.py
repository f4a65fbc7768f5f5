"""The chain of orders phases as a step machine: momentum, doom, continuity, trumps (5.4-5.7)."""

from collections.abc import Sequence

from samurai_odds.engine.machine import AUTOMATIC, END, Machine, decision
from samurai_odds.ran.dice import pool

Question = Sequence[int]
State = list[int]

MOST_BUSHO = 6
MOST_IN_A_ROW = 3  # orders phases of one busho (5.37)

# ---- state ---------------------------------------------------------------------------
PHASE = 0
CURRENT = 1  # the busho giving orders, or designated to
RUN = 2  # his orders phases in succession
FINISHED = 3  # a bit for each busho
PHASES = 4  # the side's orders phases
FIRST_PHASES = 5  # those of the first busho
ENEMY_PHASES = 6  # by resurrection
TRUMPS = 7  # attempts made
ENEMY_TRUMPS = 8
ENDED = 9
WITHDREW = 10  # a crisis of faith has forced a withdrawal
PAIRED = 11  # the first two give orders together
COORDINATED = 12
ENEMY_RUN = 13  # the resurrected busho's phases in succession
WIDTH = 14

# PHASE
COORDINATE, MOMENTUM, DOOM, CRISIS, CONTINUITY, DESIGNATED, OFFER, TRUMP, OVER = range(9)
RESURRECTED, ENEMY_MOMENTUM, ENEMY_DOOM, OWN_OFFER, OWN_TRUMP = range(9, 14)

# ENDED
FAILED, TRUMPED, ALL_FINISHED = range(3)
ENDINGS = ("failed", "trumped", "all-finished")

# A momentum roll's results, and the second roll's of doom
MISSED, GAINED, NINE = range(3)
RESURRECTION, FINISHED_ONLY, CRISIS_OF_FAITH = range(3)

# POLICY of trumps
ALWAYS, NEVER, BEST = range(3)

# ---- question ------------------------------------------------------------------------
COUNT = 0
CONTINUITY_CODE = 1
TRUMP_CODE, ENEMY_TRUMP_CODE = 2, 3
TRUMPS_LEFT, ENEMY_TRUMPS_LEFT = 4, 5
POLICY, ENEMY_POLICY = 6, 7
ENEMY_ACTIVE = 8  # highest Momentum among those who may benefit from a trump; -1 for none
ENEMY_ANY = 9  # the same with inactive contingents
DOOM_CODE = 10
PAIR_CODE = 11  # code of the coordination roll, 0 for none
PAIR_MOMENTUM_CODE = 12
PAIR_LOWER = 13  # the lower-rated of the two, who stands for both (5.74)
RISEN_MOMENTUM = 14  # of the enemy's busho that a resurrection would use; -1 when Finished
RISEN_CODE = 15  # code of his momentum roll
BUSHO_ROWS = 16
BUSHO_ROW = 4
RATING, MOMENTUM_CODE, CRISIS_CODE, SO_TAISHO = range(4)
QUESTION_LENGTH = BUSHO_ROWS + MOST_BUSHO * BUSHO_ROW


def busho_row(busho: int) -> int:
    """Find a busho's row in the question."""
    return BUSHO_ROWS + busho * BUSHO_ROW


def begin(q: Question) -> State:
    """Start with the first busho's orders phase, or with the attempt to coordinate two."""
    s = [0] * WIDTH
    if q[PAIR_CODE]:
        s[PHASE] = COORDINATE
    else:
        give_orders(s)
    return s


def pending(q: Question, s: State) -> int:
    """Say what comes next."""
    phase = s[PHASE]
    if phase == OVER:
        return END
    if phase == MOMENTUM:
        return q[PAIR_MOMENTUM_CODE] if s[PAIRED] else q[busho_row(s[CURRENT]) + MOMENTUM_CODE]
    if phase == CONTINUITY:
        return q[CONTINUITY_CODE]
    if phase == OFFER:
        return decision(2, 1) if q[ENEMY_POLICY] == BEST else AUTOMATIC
    if phase == TRUMP:
        return q[ENEMY_TRUMP_CODE]
    if phase in (DOOM, ENEMY_DOOM):
        return q[DOOM_CODE]
    if phase == CRISIS:
        return q[busho_row(acting(q, s)) + CRISIS_CODE]
    if phase == ENEMY_MOMENTUM:
        return q[RISEN_CODE]
    if phase == OWN_OFFER:
        return decision(2, 0) if q[POLICY] == BEST else AUTOMATIC
    if phase == OWN_TRUMP:
        return q[TRUMP_CODE]
    return q[PAIR_CODE] if phase == COORDINATE else AUTOMATIC


def step(q: Question, s: State, outcome: int) -> None:
    """Apply what is due."""
    phase = s[PHASE]
    if phase == MOMENTUM:
        momentum(q, s, outcome)
    elif phase == CONTINUITY:
        continuity(q, s, outcome)
    elif phase == DESIGNATED:
        designate(q, s)
    elif phase == OFFER:
        offer(q, s, outcome)
    elif phase == TRUMP:
        trump(s, outcome)
    elif phase == DOOM:
        doom(q, s, outcome)
    elif phase == CRISIS:
        s[WITHDREW] = max(s[WITHDREW], outcome)
        finish(s)
    elif phase == COORDINATE:
        coordinate(s, outcome)
    else:
        step_of_the_risen(q, s, phase, outcome)


def step_of_the_risen(q: Question, s: State, phase: int, outcome: int) -> None:
    """Apply what is due while a resurrected enemy busho gives orders (5.43)."""
    if phase == RESURRECTED:
        s[ENEMY_PHASES] += 1
        s[ENEMY_RUN] += 1
        goes_on = q[RISEN_MOMENTUM] >= 0 and s[ENEMY_RUN] < MOST_IN_A_ROW
        if goes_on:
            s[PHASE] = ENEMY_MOMENTUM
        else:
            hand_back(s)
    elif phase == ENEMY_MOMENTUM:
        enemy_momentum(q, s, outcome)
    elif phase == ENEMY_DOOM:
        if outcome == RESURRECTION:
            s[PHASES] += 1
            s[FIRST_PHASES] += 1 if s[CURRENT] == 0 or s[PAIRED] else 0
        hand_back(s)
    elif phase == OWN_OFFER:
        wanted = outcome if q[POLICY] == BEST else 1 - q[POLICY]
        s[PHASE] = OWN_TRUMP if wanted else RESURRECTED
        s[TRUMPS] += wanted
    else:
        own_trump(q, s, outcome)


# ---- orders, momentum, doom (5.3, 5.4) -----------------------------------------------


def give_orders(s: State) -> None:
    """Count an orders phase of the current busho; the third in succession is his last (5.45)."""
    s[RUN] += 1
    s[PHASES] += 1
    if s[CURRENT] == 0 or s[PAIRED]:
        s[FIRST_PHASES] += 1
    s[PHASE] = MOMENTUM
    if s[RUN] == MOST_IN_A_ROW:
        finish(s)


def momentum(q: Question, s: State, result: int) -> None:
    """Gain another orders phase, be Finished, or meet the Dieroll of Doom (5.42, 5.43)."""
    if result == MISSED:
        finish(s)
    elif result == NINE:
        s[PHASE] = DOOM
    elif trump_possible(q, s, q[ENEMY_ANY]):
        s[PHASE] = OFFER
    else:
        give_orders(s)


def doom(q: Question, s: State, result: int) -> None:
    """Resurrection, Finished, or a crisis of faith (5.43; R15)."""
    if result == RESURRECTION:
        s[PHASE] = RESURRECTED
    elif result == CRISIS_OF_FAITH and q[busho_row(acting(q, s)) + SO_TAISHO] == 0:
        s[PHASE] = CRISIS
    else:
        finish(s)


def acting(q: Question, s: State) -> int:
    """Give the busho whose ratings count: of a pair the lower-rated (5.74)."""
    return q[PAIR_LOWER] if s[PAIRED] else s[CURRENT]


def finish(s: State) -> None:
    """Finish the current busho, both of a pair; continuity comes next (5.38)."""
    s[FINISHED] |= 3 if s[PAIRED] else 1 << s[CURRENT]
    s[RUN] = s[PAIRED] = s[ENEMY_RUN] = 0
    s[PHASE] = DESIGNATED


# ---- continuity and coordination (5.5, 5.7) ------------------------------------------


def designate(q: Question, s: State) -> None:
    """Designate the first busho listed who is not Finished; with none, it is over (5.53)."""
    for busho in range(q[COUNT]):
        if s[FINISHED] & 1 << busho == 0:
            s[CURRENT] = busho
            s[PHASE] = CONTINUITY
            return
    over(s, ALL_FINISHED)


def continuity(q: Question, s: State, kept: int) -> None:
    """Keep the initiative and give orders, unless trumped, or lose it (5.51)."""
    if not kept:
        over(s, FAILED)
    elif trump_possible(q, s, q[ENEMY_ACTIVE]):
        s[PHASE] = OFFER
    else:
        give_orders(s)


def coordinate(s: State, together: int) -> None:
    """Give orders to two contingents at once, or go to continuity (5.72)."""
    if together:
        s[PAIRED] = s[COORDINATED] = 1
        give_orders(s)
    else:
        s[PHASE] = DESIGNATED


def over(s: State, ending: int) -> None:
    """The initiative passes; leave only what the outcome variables tell."""
    s[PHASE], s[ENDED] = OVER, ending
    s[CURRENT] = s[RUN] = s[FINISHED] = s[PAIRED] = s[ENEMY_RUN] = 0


# ---- trumps (5.6; R14) ---------------------------------------------------------------


def trump_possible(q: Question, s: State, best: int) -> bool:
    """Say whether the enemy has attempts left and a busho as good as the one going (5.62)."""
    return s[ENEMY_TRUMPS] < q[ENEMY_TRUMPS_LEFT] and best >= q[busho_row(acting(q, s)) + RATING]


def offer(q: Question, s: State, option: int) -> None:
    """Let the enemy attempt a trump, or hold it back (option 0)."""
    wanted = option if q[ENEMY_POLICY] == BEST else 1 - q[ENEMY_POLICY]
    if wanted:
        s[ENEMY_TRUMPS] += 1
        s[PHASE] = TRUMP
    else:
        give_orders(s)


def trump(s: State, seized: int) -> None:
    """The initiative passes, or the busho proceeds (5.61)."""
    if seized:
        over(s, TRUMPED)
    else:
        give_orders(s)


# ---- resurrection (5.43; R15) --------------------------------------------------------


def enemy_momentum(q: Question, s: State, result: int) -> None:
    """Roll for the resurrected busho's momentum, which our side may trump."""
    if result == MISSED:
        hand_back(s)
    elif result == NINE:
        s[PHASE] = ENEMY_DOOM
    elif s[TRUMPS] < q[TRUMPS_LEFT] and own_beneficiary(q, s) >= 0:
        s[PHASE] = OWN_OFFER
    else:
        s[PHASE] = RESURRECTED


def own_beneficiary(q: Question, s: State) -> int:
    """Find our first busho not Finished, nor about to be, as good as the resurrected one."""
    for busho in range(q[COUNT]):
        going = busho == s[CURRENT] or (s[PAIRED] and busho < 2)
        free = s[FINISHED] & 1 << busho == 0 and not going
        if free and q[busho_row(busho) + RATING] >= q[RISEN_MOMENTUM]:
            return busho
    return -1


def own_trump(q: Question, s: State, seized: int) -> None:
    """Our busho gives orders at once, or the resurrected one goes on."""
    if not seized:
        s[PHASE] = RESURRECTED
        return
    busho = own_beneficiary(q, s)
    finish(s)
    s[CURRENT] = busho
    give_orders(s)


def hand_back(s: State) -> None:
    """The initiative comes back; who rolled the 9 is Finished (R15)."""
    finish(s)


ORDERS = Machine("ran orders", begin, pending, step, pool, WIDTH)
