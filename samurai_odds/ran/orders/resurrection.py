"""Orders phases given and ended, and those of a resurrected enemy busho (5.38, 5.43; R15)."""

from collections.abc import Sequence

from samurai_odds.ran.orders import layout as at
from samurai_odds.ran.orders.layout import busho_row

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
