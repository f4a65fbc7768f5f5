"""Initiative and the Activation Phase (5.1, 5.2; R21)."""

from samurai_odds.play.rules.offering import Numbers, ask, draw_among, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.leaders import initiative, lives
from samurai_odds.ran.field.turn.able import can_be_activated, waits
from samurai_odds.ran.orders.activation import ADJACENT, CLOSE


def start_turn(q: Numbers, s: Numbers) -> None:
    """Begin a turn: what is counted a turn is counted anew."""
    for side in range(2):
        s[at.ACTIVATIONS_USED + side] = s[at.TRUMPS_USED + side] = 0
        s[at.CHALLENGES_HELD + side] = s[at.DRAWS_BARRED + side] = s[at.CHIEF_FELL + side] = 0
    for contingent in range(q[at.CONTINGENTS]):
        s[at.FELL + contingent] = s[at.RUN + contingent] = 0
        s[at.CHECK_BONUS + contingent] = s[at.CHALLENGED + contingent] = 0
    s[at.INITIATIVE], s[at.PASSES] = at.NONE, 0
    s[at.PHASE] = at.ROLL_INITIATIVE


def roll_initiative(s: Numbers) -> None:
    """Both players roll at once: red's die, then blue's (5.11)."""
    draw_among(s, at.DIE * at.DIE)


def take_initiative(q: Numbers, s: Numbers, dice: int) -> None:
    """Give the initiative to the higher total; ties roll again (5.11)."""
    red = dice // at.DIE + initiative(q, s, 0)
    blue = dice % at.DIE + initiative(q, s, 1)
    if red == blue:
        return
    s[at.INITIATIVE] = s[at.ACTIVE] = 0 if red > blue else 1
    begin_activation(q, s, 1 - s[at.INITIATIVE])


def begin_activation(q: Numbers, s: Numbers, side: int) -> None:
    """Judge a side's contingents anew (5.26), then let its So-Taisho activate others."""
    for contingent in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        s[at.ACTIVATED + contingent] = 1 if is_active(q, s, contingent) else 0
    s[at.ACTIVATING] = side
    s[at.PHASE] = at.ACTIVATION


def is_active(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Judge whether a contingent is active by itself in its Activation Phase (5.21[4], 5.26).

    On turn 1 also if the scenario has it so (5.2, R54); never without a busho (10.52).
    """
    if not lives(s, contingent):
        return False
    if s[at.TURN] == 1 and s[at.ACTIVATED + contingent]:
        return True
    if q[at.ENTRY_ACTIVE + contingent] and waits(q, s, contingent):
        return True
    return near_enemies(q, s, contingent)


def near_enemies(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether an SI, AS or KB is adjacent to an enemy, or within two hexes of an active one."""
    enemy = 1 - q[at.SIDE_OF + contingent]
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        if s[at.HEX + unit] < 0 or not q[at.COUNTED + unit]:
            continue
        for other in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
            if s[at.HEX + other] < 0:
                continue
            active = s[at.ACTIVATED + q[at.CONTINGENT + other]]
            hexes = CLOSE if active else ADJACENT
            if distance(q, s[at.HEX + unit], s[at.HEX + other]) <= hexes:
                return True
    return False


def offer_activation(q: Numbers, s: Numbers) -> None:
    """Let the So-Taisho activate one more contingent, or none (5.21[1], 5.23)."""
    side = s[at.ACTIVATING]
    no_options(s)
    option(s, 0)
    for contingent in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        if can_be_activated(q, s, contingent):
            option(s, 1 + contingent)
    ask(s, at.ACTIVATE_CHOICE, side)


def activate(q: Numbers, s: Numbers, value: int) -> None:
    """Activate a contingent; 0 ends the side's Activation Phase (5.12)."""
    side = s[at.ACTIVATING]
    if value > 0:
        spend_activation(s, side, value - 1)
    elif side != s[at.INITIATIVE]:
        begin_activation(q, s, s[at.INITIATIVE])
    else:
        hold_initiative(s, s[at.INITIATIVE])


def hold_initiative(s: Numbers, side: int) -> None:
    """Give the initiative to a side, which names whom it gives orders, or passes (5.13)."""
    s[at.INITIATIVE] = s[at.ACTIVE] = side
    s[at.CURRENT], s[at.SECOND], s[at.RISEN] = at.NONE, at.NONE, 0
    s[at.PHASE] = at.CHOOSE_CONTINGENT


def spend_activation(s: Numbers, side: int, contingent: int) -> None:
    """Activate a contingent at one of the So-Taisho's points (5.23)."""
    s[at.ACTIVATED + contingent] = 1
    s[at.ACTIVATIONS_USED + side] += 1
    s[at.TALLY + side * at.TALLIES + at.CONTINGENTS_ACTIVATED] += 1
