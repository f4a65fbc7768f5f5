"""The chain of orders phases as a step machine: momentum, continuity, trumps (5.3-5.7; R15)."""

from collections.abc import Sequence

from samurai_odds.engine.machine import AUTOMATIC, END, Machine, decision
from samurai_odds.ran.dice import is_code, pool
from samurai_odds.ran.rules import orders_layout as at
from samurai_odds.ran.rules.orders_layout import busho_row

# ---- Orders phases given and ended (5.38, 5.43; R15) ---------------------------------

Question = Sequence[int]
State = list[int]


def give_orders(s: State) -> None:
    """Count an orders phase of the current busho; the third in succession is his last (5.45)."""
    s[at.RUN] += 1
    s[at.PHASES] += 1
    if s[at.CURRENT] == 0 or s[at.PAIRED]:
        s[at.FIRST_PHASES] += 1
    s[at.PHASE] = at.TRY_MOMENTUM
    if s[at.RUN] == at.MOST_IN_A_ROW:
        finish(s)


def finish(s: State) -> None:
    """Finish the current busho, both of a pair; continuity comes next (5.38)."""
    s[at.FINISHED] |= 3 if s[at.PAIRED] else 1 << s[at.CURRENT]
    s[at.RUN] = s[at.PAIRED] = s[at.ENEMY_RUN] = 0
    s[at.PHASE] = at.DESIGNATED


def step_of_the_risen(q: Question, s: State, phase: int, outcome: int) -> None:
    """Apply what is due while a resurrected enemy busho gives orders (5.43)."""
    if phase == at.RESURRECTED:
        s[at.ENEMY_PHASES] += 1
        s[at.ENEMY_RUN] += 1
        goes_on = q[at.RISEN_MOMENTUM] >= 0 and s[at.ENEMY_RUN] < at.MOST_IN_A_ROW
        if goes_on:
            s[at.PHASE] = at.ENEMY_MOMENTUM
        else:
            finish(s)
    elif phase == at.ENEMY_MOMENTUM:
        enemy_momentum(q, s, outcome)
    elif phase == at.ENEMY_DOOM:
        if outcome == at.RESURRECTION:
            s[at.PHASES] += 1
            s[at.FIRST_PHASES] += 1 if s[at.CURRENT] == 0 or s[at.PAIRED] else 0
        finish(s)
    elif phase == at.OWN_OFFER:
        wanted = outcome if q[at.POLICY] == at.BEST else 1 - q[at.POLICY]
        s[at.PHASE] = at.OWN_TRUMP if wanted else at.RESURRECTED
        s[at.TRUMPS] += wanted
    else:
        own_trump(q, s, outcome)


def enemy_momentum(q: Question, s: State, result: int) -> None:
    """Roll for the resurrected busho's momentum, which our side may trump."""
    if result == at.MISSED:
        finish(s)
    elif result == at.NINE:
        s[at.PHASE] = at.ENEMY_DOOM
    elif s[at.TRUMPS] < q[at.TRUMPS_LEFT] and own_beneficiary(q, s) >= 0:
        s[at.PHASE] = at.OWN_OFFER
    else:
        s[at.PHASE] = at.RESURRECTED


def own_beneficiary(q: Question, s: State) -> int:
    """Find our first busho not Finished, nor about to be, as good as the resurrected one."""
    for busho in range(q[at.COUNT]):
        going = busho == s[at.CURRENT] or (s[at.PAIRED] and busho < 2)
        free = s[at.FINISHED] & 1 << busho == 0 and not going
        if free and q[busho_row(busho) + at.RATING] >= q[at.RISEN_MOMENTUM]:
            return busho
    return -1


def own_trump(q: Question, s: State, seized: int) -> None:
    """Our busho gives orders at once, or the resurrected one goes on."""
    if not seized:
        s[at.PHASE] = at.RESURRECTED
        return
    busho = own_beneficiary(q, s)
    finish(s)
    s[at.CURRENT] = busho
    give_orders(s)


# ---- The chain of orders phases as a step machine (5.4-5.7) --------------------------


def begin(q: Question) -> State:
    """Start with the first busho's orders phase, or with the attempt to coordinate two."""
    s = [0] * at.WIDTH
    if q[at.PAIR_CODE]:
        s[at.PHASE] = at.COORDINATE
    else:
        give_orders(s)
    return s


def pending(q: Question, s: State) -> int:
    phase = s[at.PHASE]
    if phase == at.OVER:
        return END
    if phase == at.MOMENTUM:
        return (
            q[at.PAIR_MOMENTUM_CODE]
            if s[at.PAIRED]
            else q[busho_row(s[at.CURRENT]) + at.MOMENTUM_CODE]
        )
    if phase == at.CONTINUITY:
        return q[at.CONTINUITY_CODE]
    if phase == at.OFFER:
        return decision(2, 1) if q[at.ENEMY_POLICY] == at.BEST else AUTOMATIC
    if phase == at.TRUMP:
        return q[at.ENEMY_TRUMP_CODE]
    if phase in (at.DOOM, at.ENEMY_DOOM):
        return q[at.DOOM_CODE]
    if phase == at.CRISIS:
        return q[busho_row(acting(q, s)) + at.CRISIS_CODE]
    if phase == at.ENEMY_MOMENTUM:
        return q[at.RISEN_CODE]
    policy = own_policy(phase)
    if policy > 0:
        return decision(2, 0) if q[policy] == at.BEST else AUTOMATIC
    if phase == at.OWN_TRUMP:
        return q[at.TRUMP_CODE]
    return q[at.PAIR_CODE] if phase == at.COORDINATE else AUTOMATIC


def own_policy(phase: int) -> int:
    """Find our side's policy for a choice of its own, 0 where there is none."""
    if phase == at.OWN_OFFER:
        return at.POLICY
    if phase == at.TRY_MOMENTUM:
        return at.MOMENTUM_POLICY
    return at.CONTINUITY_POLICY if phase == at.TRY_CONTINUITY else 0


def step(q: Question, s: State, outcome: int) -> None:
    phase = s[at.PHASE]
    if phase == at.TRY_MOMENTUM:
        try_momentum(q, s, outcome)
    elif phase == at.TRY_CONTINUITY:
        try_continuity(q, s, outcome)
    elif phase == at.MOMENTUM:
        momentum(q, s, outcome)
    elif phase == at.CONTINUITY:
        continuity(q, s, outcome)
    elif phase == at.DESIGNATED:
        designate(q, s)
    elif phase == at.OFFER:
        offer(q, s, outcome)
    elif phase == at.TRUMP:
        trump(s, outcome)
    elif phase == at.DOOM:
        doom(q, s, outcome)
    elif phase == at.CRISIS:
        s[at.WITHDREW] = max(s[at.WITHDREW], outcome)
        finish(s)
    elif phase == at.COORDINATE:
        coordinate(s, outcome)
    else:
        step_of_the_risen(q, s, phase, outcome)


# ---- orders, momentum, doom (5.3, 5.4) -----------------------------------------------


def declined(q: Question, policy: int, option: int) -> bool:
    """Say whether our side lets a chance go: by its policy, or as it chooses (option 1)."""
    return (option if q[policy] == at.BEST else q[policy]) > 0


def try_momentum(q: Question, s: State, option: int) -> None:
    """Roll for momentum, or be Finished without a roll (5.36, 5.38, 5.41)."""
    if declined(q, at.MOMENTUM_POLICY, option):
        finish(s)
    else:
        s[at.PHASE] = at.MOMENTUM


def momentum(q: Question, s: State, result: int) -> None:
    """Gain another orders phase, be Finished, or meet the Dieroll of Doom (5.42, 5.43)."""
    if result == at.MISSED:
        finish(s)
    elif result == at.NINE:
        s[at.PHASE] = at.DOOM
    elif trump_possible(q, s, q[at.ENEMY_ANY]):
        s[at.PHASE] = at.OFFER
    else:
        give_orders(s)


def doom(q: Question, s: State, result: int) -> None:
    """Resurrection, Finished, or a crisis of faith (5.43; R15)."""
    if result == at.RESURRECTION and q[at.RISEN_MOMENTUM] != at.NOBODY_RISES:
        s[at.PHASE] = at.RESURRECTED
    elif result == at.CRISIS_OF_FAITH and q[busho_row(acting(q, s)) + at.SO_TAISHO] == 0:
        s[at.PHASE] = at.CRISIS
    else:
        finish(s)


def acting(q: Question, s: State) -> int:
    """Give the busho whose ratings count: of a pair the lower-rated (5.74)."""
    return q[at.PAIR_LOWER] if s[at.PAIRED] else s[at.CURRENT]


# ---- continuity and coordination (5.5, 5.7) ------------------------------------------


def designate(q: Question, s: State) -> None:
    """Designate the first busho listed who is not Finished; with none, it is over (5.53)."""
    for busho in range(q[at.COUNT]):
        if s[at.FINISHED] & 1 << busho == 0:
            s[at.CURRENT] = busho
            s[at.PHASE] = at.TRY_CONTINUITY
            return
    over(s, at.ALL_FINISHED)


def try_continuity(q: Question, s: State, option: int) -> None:
    """Try to keep the initiative, or pass it; before an idle enemy it is kept (5.53, 5.54)."""
    if declined(q, at.CONTINUITY_POLICY, option):
        over(s, at.PASSED)
    elif q[at.ENEMY_IDLE]:
        continuity(q, s, 1)
    else:
        s[at.PHASE] = at.CONTINUITY


def continuity(q: Question, s: State, kept: int) -> None:
    """Keep the initiative and give orders, unless trumped, or lose it (5.51)."""
    if not kept:
        over(s, at.FAILED)
    elif trump_possible(q, s, q[at.ENEMY_ACTIVE]):
        s[at.PHASE] = at.OFFER
    else:
        give_orders(s)


def coordinate(s: State, together: int) -> None:
    """Give orders to two contingents at once, or go to continuity (5.72)."""
    if together:
        s[at.PAIRED] = s[at.COORDINATED] = 1
        give_orders(s)
    else:
        s[at.PHASE] = at.DESIGNATED


def over(s: State, ending: int) -> None:
    """The initiative passes; leave only what the outcome variables tell."""
    s[at.PHASE], s[at.ENDED] = at.OVER, ending
    s[at.CURRENT] = s[at.RUN] = s[at.FINISHED] = s[at.PAIRED] = s[at.ENEMY_RUN] = 0


# ---- trumps (5.6; R14) ---------------------------------------------------------------


def trump_possible(q: Question, s: State, best: int) -> bool:
    """Say whether the enemy has attempts left and a busho as good as the one going (5.62)."""
    return (
        s[at.ENEMY_TRUMPS] < q[at.ENEMY_TRUMPS_LEFT]
        and best >= q[busho_row(acting(q, s)) + at.RATING]
    )


def offer(q: Question, s: State, option: int) -> None:
    """Let the enemy attempt a trump, or hold it back (option 0)."""
    wanted = option if q[at.ENEMY_POLICY] == at.BEST else 1 - q[at.ENEMY_POLICY]
    if wanted:
        s[at.ENEMY_TRUMPS] += 1
        s[at.PHASE] = at.TRUMP
    else:
        give_orders(s)


def trump(s: State, seized: int) -> None:
    """The initiative passes, or the busho proceeds (5.61)."""
    if seized:
        over(s, at.TRUMPED)
    else:
        give_orders(s)


ORDERS = Machine("ran orders", begin, pending, step, pool, at.WIDTH, is_code=is_code)
