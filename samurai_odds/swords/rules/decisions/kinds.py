"""All kinds of decision of a game."""

from samurai_odds.play.decisions import Kinds
from samurai_odds.swords.rules.decisions.actions import (
    BIN,
    BUILD,
    LEVY,
    PLACE,
    SPY,
    STACK,
    STACK_SIZE,
    SUCCESSOR,
    SWORD,
)
from samurai_odds.swords.rules.decisions.marching import (
    ALONG,
    DESTINATION,
    GARRISON,
    MARCH,
    PICK_UP,
    RECOVER,
    RONIN,
    SOURCE,
    UNIT,
)
from samurai_odds.swords.rules.decisions.setup import CARD, CLAIM, MARKER, REINFORCE, SPLIT, SUPPORT
from samurai_odds.swords.rules.decisions.war import (
    ATTACK,
    CALL_OFF,
    DECLARE,
    ENTER,
    LOSSES,
    REVENGE,
    STRIKE,
    TROOP,
)
from samurai_odds.swords.rules.layout import Question, State

DECISIONS = Kinds(
    *(CARD, CLAIM, SUPPORT, REINFORCE, SPLIT, MARKER),
    *(SUCCESSOR, SPY, BIN, SWORD, BUILD, LEVY, PLACE, STACK, STACK_SIZE),
    *(STRIKE, REVENGE, MARCH, GARRISON, RONIN, PICK_UP),
    *(DECLARE, TROOP, LOSSES, CALL_OFF, ENTER, ATTACK),
    *(SOURCE, DESTINATION, UNIT, ALONG, RECOVER),
)
as_line = DECISIONS.as_line(__name__)
as_other_line = DECISIONS.as_other_line(__name__)


def means(q: Question, s: State, kind: int, choice: int, value: int) -> bool:
    """Return whether an option is what a line has."""
    return bool(as_line(s, kind, choice) == value or as_other_line(s, kind, choice) == value)
