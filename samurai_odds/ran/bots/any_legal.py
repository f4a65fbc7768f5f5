"""The bot that takes any legal option, each with the same chance; but it does give orders.

It passes, ends and halts only where it must, and three times in four it orders its men to
move and fight: so its units meet the enemy.
"""

from typing import Any

from samurai_odds.play.rules.chance import among
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.shock import layout as sh

NAME = "random"
SAYS = "any legal option, each as likely, but it gives orders and attacks wherever it can"
_IN_FOUR = 4


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take one of the options, not the first where that is to do nothing."""
    options, kind = s[at.OPTIONS_OPEN], s[at.DECISION]
    drawn = among(uniform, _IN_FOUR * options)
    if kind == at.ORDER_CHOICE:
        return 0 if drawn // options < _IN_FOUR - 1 else drawn % options
    acts = kind == mv.UNIT_CHOICE or kind == mv.MOVE_CHOICE or kind == sh.ATTACK_CHOICE
    if s[at.CHOICES] == 0 and (acts or kind < at.FIRST_MOVEMENT_CHOICE):
        return 1 + among(uniform, options - 1)
    return drawn % options
