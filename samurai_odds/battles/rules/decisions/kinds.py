"""All kinds of decision of a battle."""

from samurai_odds.battles.rules.decisions.cards import (
    ANSWER,
    CARD,
    CHALLENGE,
    DISCARD,
    DRAGON,
    KEEP,
    REPLENISH,
)
from samurai_odds.battles.rules.decisions.epic import BESIDE, COPY, HARM, INITIATIVE, PAIR
from samurai_odds.battles.rules.decisions.orders import (
    BATTLE,
    BONUS,
    GAIN,
    INSPIRE,
    MOVE,
    MOVER,
    ORDER,
)
from samurai_odds.battles.rules.decisions.strikes import BOLSTER, FAMINE, FATE, LACK, RETREAT
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.play.decisions import Kinds

DECISIONS = Kinds(
    *(ORDER, MOVE, BATTLE, INSPIRE, GAIN, BONUS, DRAGON, REPLENISH),
    *(INITIATIVE, HARM, COPY, BESIDE, CARD, PAIR, MOVER),
    *(CHALLENGE, ANSWER, BOLSTER, RETREAT, FATE, LACK, FAMINE, KEEP, DISCARD),
)
as_line = DECISIONS.as_line(__name__)
as_other_line = DECISIONS.as_other_line(__name__)


def means(q: Question, s: State, kind: int, choice: int, value: int) -> bool:
    """Return whether an option is what a line has."""
    return as_line(s, kind, choice) == value or as_other_line(s, kind, choice) == value
