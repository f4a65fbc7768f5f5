"""The chain of orders phases as a step machine: momentum, continuity, trumps (5.3-5.7; R15)."""

from samurai_odds.engine.machine import AUTOMATIC, END, Machine, decision
from samurai_odds.ran.combat import orders_layout as at
from samurai_odds.ran.combat.orders_layout import Question, State
from samurai_odds.ran.dice import is_code, pool

NO_CHOICE = -1  # beside the policies

# ---- Orders phases given and ended (5.38, 5.43; R15) ---------------------------------


def give_orders(s: State) -> None:
    """Count an orders phase of the current busho; the third in succession is his last (5.45)."""
    s.run += 1
    s.phases += 1
    if s.current == 0 or s.paired:
        s.first_phases += 1
    s.phase = at.TRY_MOMENTUM
    if s.run == at.MOST_IN_A_ROW:
        finish(s)


def finish(s: State) -> None:
    """Finish the current busho, both of a pair; continuity comes next (5.38)."""
    s.finished |= 3 if s.paired else 1 << s.current
    s.run = s.paired = s.enemy_run = 0
    s.phase = at.DESIGNATED


def step_of_the_risen(q: Question, s: State, phase: int, outcome: int) -> None:
    """Apply what is due while a resurrected enemy busho gives orders (5.43)."""
    if phase == at.RESURRECTED:
        s.enemy_phases += 1
        s.enemy_run += 1
        goes_on = q.risen_momentum >= 0 and s.enemy_run < at.MOST_IN_A_ROW
        if goes_on:
            s.phase = at.ENEMY_MOMENTUM
        else:
            finish(s)
    elif phase == at.ENEMY_MOMENTUM:
        enemy_momentum(q, s, outcome)
    elif phase == at.ENEMY_DOOM:
        if outcome == at.RESURRECTION:
            s.phases += 1
            s.first_phases += 1 if s.current == 0 or s.paired else 0
        finish(s)
    elif phase == at.OWN_OFFER:
        wanted = outcome if q.policy == at.BEST else 1 - q.policy
        s.phase = at.OWN_TRUMP if wanted else at.RESURRECTED
        s.trumps += wanted
    else:
        own_trump(q, s, outcome)


def enemy_momentum(q: Question, s: State, result: int) -> None:
    """Roll for the resurrected busho's momentum, which our side may trump."""
    if result == at.MISSED:
        finish(s)
    elif result == at.NINE:
        s.phase = at.ENEMY_DOOM
    elif s.trumps < q.trumps_left and own_beneficiary(q, s) >= 0:
        s.phase = at.OWN_OFFER
    else:
        s.phase = at.RESURRECTED


def own_beneficiary(q: Question, s: State) -> int:
    """Find our first busho not Finished, nor about to be, as good as the resurrected one."""
    for busho in range(q.count):
        going = busho == s.current or (s.paired and busho < 2)
        free = s.finished & 1 << busho == 0 and not going
        if free and q.busho[busho].rating >= q.risen_momentum:
            return busho
    return -1


def own_trump(q: Question, s: State, seized: int) -> None:
    """Our busho gives orders at once, or the resurrected one goes on."""
    if not seized:
        s.phase = at.RESURRECTED
        return
    busho = own_beneficiary(q, s)
    finish(s)
    s.current = busho
    give_orders(s)


# ---- The chain of orders phases as a step machine (5.4-5.7) --------------------------


def begin(q: Question) -> State:
    """Start with the first busho's orders phase, or with the attempt to coordinate two."""
    s = State.blank()
    if q.pair_code:
        s.phase = at.COORDINATE
    else:
        give_orders(s)
    return s


def pending(q: Question, s: State) -> int:
    phase = s.phase
    if phase == at.OVER:
        return END
    if phase == at.MOMENTUM:
        return q.pair_momentum_code if s.paired else q.busho[s.current].momentum_code
    if phase == at.CONTINUITY:
        return q.continuity_code
    if phase == at.OFFER:
        return decision(2, 1) if q.enemy_policy == at.BEST else AUTOMATIC
    if phase == at.TRUMP:
        return q.enemy_trump_code
    if phase in (at.DOOM, at.ENEMY_DOOM):
        return q.doom_code
    if phase == at.CRISIS:
        return q.busho[acting(q, s)].crisis_code
    if phase == at.ENEMY_MOMENTUM:
        return q.risen_code
    policy = own_policy(q, phase)
    if policy != NO_CHOICE:
        return decision(2, 0) if policy == at.BEST else AUTOMATIC
    if phase == at.OWN_TRUMP:
        return q.trump_code
    return q.pair_code if phase == at.COORDINATE else AUTOMATIC


def own_policy(q: Question, phase: int) -> int:
    """Find our side's policy for a choice of its own, NO_CHOICE where there is none."""
    if phase == at.OWN_OFFER:
        return q.policy
    if phase == at.TRY_MOMENTUM:
        return q.momentum_policy
    return q.continuity_policy if phase == at.TRY_CONTINUITY else NO_CHOICE


def step(q: Question, s: State, outcome: int) -> None:
    phase = s.phase
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
        s.withdrew = max(s.withdrew, outcome)
        finish(s)
    elif phase == at.COORDINATE:
        coordinate(s, outcome)
    else:
        step_of_the_risen(q, s, phase, outcome)


# ---- orders, momentum, doom (5.3, 5.4) -----------------------------------------------


def declined(policy: int, option: int) -> bool:
    """Say whether our side lets a chance go: by its policy, or as it chooses (option 1)."""
    return (option if policy == at.BEST else policy) > 0


def try_momentum(q: Question, s: State, option: int) -> None:
    """Roll for momentum, or be Finished without a roll (5.36, 5.38, 5.41)."""
    if declined(q.momentum_policy, option):
        finish(s)
    else:
        s.phase = at.MOMENTUM


def momentum(q: Question, s: State, result: int) -> None:
    """Gain another orders phase, be Finished, or meet the Dieroll of Doom (5.42, 5.43)."""
    if result == at.MISSED:
        finish(s)
    elif result == at.NINE:
        s.phase = at.DOOM
    elif trump_possible(q, s, q.enemy_any):
        s.phase = at.OFFER
    else:
        give_orders(s)


def doom(q: Question, s: State, result: int) -> None:
    """Resurrection, Finished, or a crisis of faith (5.43; R15)."""
    if result == at.RESURRECTION and q.risen_momentum != at.NOBODY_RISES:
        s.phase = at.RESURRECTED
    elif result == at.CRISIS_OF_FAITH and q.busho[acting(q, s)].so_taisho == 0:
        s.phase = at.CRISIS
    else:
        finish(s)


def acting(q: Question, s: State) -> int:
    """Give the busho whose ratings count: of a pair the lower-rated (5.74)."""
    return q.pair_lower if s.paired else s.current


# ---- continuity and coordination (5.5, 5.7) ------------------------------------------


def designate(q: Question, s: State) -> None:
    """Designate the first busho listed who is not Finished; with none, it is over (5.53)."""
    for busho in range(q.count):
        if s.finished & 1 << busho == 0:
            s.current = busho
            s.phase = at.TRY_CONTINUITY
            return
    over(s, at.ALL_FINISHED)


def try_continuity(q: Question, s: State, option: int) -> None:
    """Try to keep the initiative, or pass it; before an idle enemy it is kept (5.53, 5.54)."""
    if declined(q.continuity_policy, option):
        over(s, at.PASSED)
    elif q.enemy_idle:
        continuity(q, s, 1)
    else:
        s.phase = at.CONTINUITY


def continuity(q: Question, s: State, is_kept: int) -> None:
    """Keep the initiative and give orders, unless trumped, or lose it (5.51)."""
    if not is_kept:
        over(s, at.FAILED)
    elif trump_possible(q, s, q.enemy_active):
        s.phase = at.OFFER
    else:
        give_orders(s)


def coordinate(s: State, together: int) -> None:
    """Give orders to two contingents at once, or go to continuity (5.72)."""
    if together:
        s.paired = s.coordinated = 1
        give_orders(s)
    else:
        s.phase = at.DESIGNATED


def over(s: State, ending: int) -> None:
    """The initiative passes; leave only what the outcome variables tell."""
    s.phase, s.ended = at.OVER, ending
    s.current = s.run = s.finished = s.paired = s.enemy_run = 0


# ---- trumps (5.6; R14) ---------------------------------------------------------------


def trump_possible(q: Question, s: State, best: int) -> bool:
    """Say whether the enemy has attempts left and a busho as good as the one going (5.62)."""
    return s.enemy_trumps < q.enemy_trumps_left and best >= q.busho[acting(q, s)].rating


def offer(q: Question, s: State, option: int) -> None:
    """Let the enemy attempt a trump, or hold it back (option 0)."""
    wanted = option if q.enemy_policy == at.BEST else 1 - q.enemy_policy
    if wanted:
        s.enemy_trumps += 1
        s.phase = at.TRUMP
    else:
        give_orders(s)


def trump(s: State, seized: int) -> None:
    """The initiative passes, or the busho proceeds (5.61)."""
    if seized:
        over(s, at.TRUMPED)
    else:
        give_orders(s)


ORDERS = Machine("ran orders", begin, pending, step, pool, State.width, is_code=is_code)
