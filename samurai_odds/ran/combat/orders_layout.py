"""Places in state and question of a chain of orders phases, and what its dice mean (5.4-5.7)."""

from samurai_odds.engine.names.schema import Schema, number, parts

# ---- Where each number of a chain of orders phases stands ----------------------------

MOST_BUSHO = 6
MOST_IN_A_ROW = 3  # orders phases of one busho (5.37)

# ---- state ---------------------------------------------------------------------------


class State(Schema):
    """A chain of orders phases as it is now."""

    phase = number()
    current = number()  # the busho giving orders, or designated to
    run = number()  # his orders phases in succession
    finished = number()  # a bit for each busho
    phases = number()  # the side's orders phases
    first_phases = number()  # those of the first busho
    enemy_phases = number()  # by resurrection
    trumps = number()  # attempts made
    enemy_trumps = number()
    ended = number()
    withdrew = number()  # a crisis of faith has forced a withdrawal
    paired = number()  # the first two give orders together
    coordinated = number()
    enemy_run = number()  # the resurrected busho's phases in succession


# PHASE
COORDINATE, MOMENTUM, DOOM, CRISIS, CONTINUITY, DESIGNATED, OFFER, TRUMP, OVER = range(9)
RESURRECTED, ENEMY_MOMENTUM, ENEMY_DOOM, OWN_OFFER, OWN_TRUMP = range(9, 14)
TRY_MOMENTUM, TRY_CONTINUITY = 14, 15  # our side may decline the one and pass the other

# ENDED
FAILED, TRUMPED, ALL_FINISHED, PASSED = range(4)
ENDINGS = ("failed", "trumped", "all-finished", "passed")

# A momentum roll's results, and the second roll's of doom
MISSED, GAINED, NINE = range(3)
RESURRECTION, FINISHED_ONLY, CRISIS_OF_FAITH = range(3)

# RISEN_MOMENTUM
RISEN_FINISHED, NOBODY_RISES = -1, -2

# POLICY of trumps, momentum and continuity
ALWAYS, NEVER, BEST = range(3)

# ---- question ------------------------------------------------------------------------


class Busho(Schema):
    """One who may give orders."""

    rating = number()
    momentum_code = number()
    crisis_code = number()
    so_taisho = number()


class Question(Schema):
    """Who may give orders, and by what each goes."""

    count = number()
    continuity_code = number()
    trump_code = number()
    enemy_trump_code = number()
    trumps_left = number()
    enemy_trumps_left = number()
    policy = number()
    enemy_policy = number()
    enemy_active = (
        number()
    )  # highest Momentum among those who may benefit from a trump; -1 for none
    enemy_any = number()  # the same with inactive contingents
    doom_code = number()
    pair_code = number()  # code of the coordination roll, 0 for none
    pair_momentum_code = number()
    pair_lower = number()  # the lower-rated of the two, who stands for both (5.74)
    risen_momentum = number()  # of the enemy's busho that a resurrection would use, else as above
    risen_code = number()  # code of his momentum roll
    momentum_policy = number()
    continuity_policy = number()
    enemy_idle = (
        number()
    )  # the enemy has nobody left to give orders: continuity needs no roll (5.53)
    busho = parts(Busho, MOST_BUSHO)


WIDTH, QUESTION_LENGTH = State.width, Question.width


# ---- What the dice of an orders chain mean (5.42, 5.43, 5.74; R15) -------------------

HIGHEST = 9  # of the die: the Dieroll of Doom


def momentum_result(die: int, rating: int, more: int) -> int:
    """Read a momentum roll; only an unmodified 9 is the Dieroll of Doom (5.42, 5.74; R15)."""
    if die == HIGHEST:
        return NINE
    return GAINED if die + more <= rating else MISSED


def doom_result(die: int) -> int:
    """Read the second roll of doom (5.43)."""
    if die <= 1:
        return RESURRECTION
    return FINISHED_ONLY if die <= 7 else CRISIS_OF_FAITH


def crisis_result(own: int, lord: int, momentum: int, initiative: int) -> int:
    """Read a crisis of faith: 1 when the busho's total is higher than his So-Taisho's (5.43)."""
    return 1 if own + momentum > lord + initiative else 0
