"""All kinds of decision of a battle."""

from samurai_odds.play.decisions import Kinds
from samurai_odds.ran.rules.decisions.movement import (
    BUSHO,
    ENTRY,
    HARASS,
    MOVE,
    UNIT,
    VOLLEY,
    WITHDRAW,
)
from samurai_odds.ran.rules.decisions.reactions import (
    ALONE,
    BYSTANDER,
    CHASE,
    CHASER,
    ENTRY_FIRE,
    FACING,
    HARASS_TURN,
    LURED,
    RETIRE_FIRE,
    STRAY,
    WITHDRAWAL,
    WITHDRAWAL_TURN,
)
from samurai_odds.ran.rules.decisions.said import UNDONE
from samurai_odds.ran.rules.decisions.samurai import ANSWER, CHALLENGE, DEFENDER, SAMURAI, SAVED
from samurai_odds.ran.rules.decisions.shock import (
    ADVANCE,
    ARRIVAL,
    ATTACK,
    CHARGE,
    FACE,
    GIVE_UP,
    RETREAT,
    RETURN,
    TURN,
    USE,
    YIELD,
)
from samurai_odds.ran.rules.decisions.turn import (
    ACTIVATE,
    CONTINGENT,
    CONTINUITY,
    MOMENTUM,
    ORDER,
    RALLY,
    REPLACE,
    RISEN,
    TRUMP,
)
from samurai_odds.ran.rules.layout import Question, State

DECISIONS = Kinds(
    *(ORDER, MOVE, VOLLEY, HARASS, UNIT, BUSHO, ATTACK, MOMENTUM),  # in orders
    *(ACTIVATE, CONTINGENT, CONTINUITY, TRUMP, RISEN, RALLY, REPLACE, ENTRY, WITHDRAW),
    *(ALONE, WITHDRAWAL, WITHDRAWAL_TURN, FACING, ENTRY_FIRE, RETIRE_FIRE, HARASS_TURN),
    *(BYSTANDER, LURED, CHASER, CHASE, STRAY, GIVE_UP, FACE, USE, RETREAT, ADVANCE, ARRIVAL),
    *(RETURN, CHARGE, ANSWER, DEFENDER, YIELD, TURN, SAMURAI, CHALLENGE, SAVED),
)
as_line = DECISIONS.as_line(__name__, "q, s")
as_other_line = DECISIONS.as_other_line(__name__, "q, s")


def why_undone(kind: int) -> str:
    """Return why a line of orders may not be carried out."""
    return str(DECISIONS[kind].wordings[UNDONE][0].text)


def means(q: Question, s: State, kind: int, choice: int, value: int) -> bool:
    """Return whether an option is what a line has."""
    return as_line(q, s, kind, choice) == value or as_other_line(q, s, kind, choice) == value
