"""Places in state and question of a chain of orders phases, and what its dice mean (5.4-5.7)."""


# ---- Where each number of a chain of orders phases stands ----------------------------

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
RISEN_MOMENTUM = 14  # of the enemy's busho that a resurrection would use, else as above
RISEN_CODE = 15  # code of his momentum roll
MOMENTUM_POLICY, CONTINUITY_POLICY = 16, 17
ENEMY_IDLE = 18  # the enemy has nobody left to give orders: continuity needs no roll (5.53)
BUSHO_ROWS = 19
BUSHO_ROW = 4
RATING, MOMENTUM_CODE, CRISIS_CODE, SO_TAISHO = range(4)
QUESTION_LENGTH = BUSHO_ROWS + MOST_BUSHO * BUSHO_ROW


def busho_row(busho: int) -> int:
    return BUSHO_ROWS + busho * BUSHO_ROW


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
