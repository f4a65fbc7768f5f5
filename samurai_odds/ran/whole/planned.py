"""What a seat that searches decides in a battle, what its plans are made of, when two are one."""

from typing import Any

from samurai_odds.play.game import State
from samurai_odds.play.rules import layout as play_at
from samurai_odds.ran.bots.tables import AFTER_THE_ODDS, DANGER, WEIGHTS, WHIM, WHIM_NUMBER
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.shock import layout as sh

# What orders say: all else, such as reactions, is left to who plays on.
PLANNED = (
    at.ACTIVATE_CHOICE,
    at.CONTINGENT_CHOICE,
    at.ORDER_CHOICE,
    at.MOMENTUM_CHOICE,
    at.CONTINUITY_CHOICE,
    at.TRUMP_CHOICE,
    at.RISEN_CHOICE,
    mv.UNIT_CHOICE,
    mv.ENTRY_CHOICE,
    mv.MOVE_CHOICE,
    mv.VOLLEY_CHOICE,
    mv.HARASS_CHOICE,
    mv.WITHDRAW_CHOICE,
    mv.BUSHO_CHOICE,
    sh.TURN_CHOICE,
    sh.ATTACK_CHOICE,
)

# What a side does in an enemy's phase: of plans that begin with one of these, advice has all.
REACTED = (
    mv.ALONE_CHOICE,
    mv.WITHDRAWAL_CHOICE,
    mv.WITHDRAWAL_TURN_CHOICE,
    mv.FACING_CHOICE,
    mv.ENTRY_FIRE_CHOICE,
    mv.RETIRE_FIRE_CHOICE,
    mv.VOLLEY_CHOICE,
    mv.HARASS_TURN_CHOICE,
    mv.BYSTANDER_CHOICE,
    mv.LURED_CHOICE,
    mv.CHASER_CHOICE,
    mv.CHASE_CHOICE,
    mv.STRAY_CHOICE,
    sh.GIVE_UP_CHOICE,
    sh.FACE_CHOICE,
    sh.USE_CHOICE,
    sh.RETREAT_CHOICE,
    sh.ADVANCE_CHOICE,
    sh.ARRIVAL_CHOICE,
    sh.RETURN_CHOICE,
    sh.CHARGE_CHOICE,
    sh.ANSWER_CHOICE,
    sh.DEFENDER_CHOICE,
    sh.YIELD_CHOICE,
)
PLANS_FROM = dict.fromkeys(REACTED, REACTED)


def decides(q: Any, s: Any) -> bool:
    """Say whether a seat that searches plans at a choice: whom it orders, what, who acts."""
    kind = s[at.DECISION]
    of_turn = kind >= at.ACTIVATE_CHOICE and kind <= at.RISEN_CHOICE
    return bool(of_turn or kind == mv.UNIT_CHOICE or kind == sh.ATTACK_CHOICE)


# ---- plans unlike the first author's ---------------------------------------------------

_MOST_WHIMS = 8
_WHIM = 120  # hundredths of a rout point
INTENTS = ("bold", "wary", *(f"otherwise-{k}" for k in range(1, _MOST_WHIMS + 1)))
_DANGER_SEEN = {"bold": 0, "wary": 90}


def intend(q: State, name: str) -> None:
    """Write how a plan is to be made: the first author's own way, or unlike it."""
    first = at.BOT_ODDS + AFTER_THE_ODDS
    q[first : first + len(WEIGHTS)] = WEIGHTS
    if name in _DANGER_SEEN:
        q[first + DANGER] = _DANGER_SEEN[name]
    elif name:
        q[first + WHIM], q[first + WHIM_NUMBER] = _WHIM, int(name.removeprefix("otherwise-"))


_HEAD = (play_at.PHASE, play_at.ACTIVE, play_at.TURN, play_at.ENDED, play_at.WINNER, mv.MOVER)


def gist(q: Any, s: State) -> bytes:
    """Give what a plan leads to, without what searches over the map have left behind."""
    head = s[list(_HEAD)]
    units = s[at.INITIATIVE : at.UNIT_AT]
    attacks = s[sh.STAGE : sh.SAVED], s[sh.ROWS : at.SHOCK + sh.LENGTH]
    return b"".join(part.tobytes() for part in (head, units, *attacks))
