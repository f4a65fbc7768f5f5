"""What a seat that searches plans, and what such a plan holds."""

from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State

LEFT_OUT = (at.DECLARE_CHOICE,)
_ALONG = (at.GARRISON_CHOICE, at.RONIN_CHOICE, at.PICK_UP_CHOICE)  # with an army that moves
_ATTACKS = (at.DECLARE_CHOICE, at.TROOP_CHOICE, at.RONIN_CHOICE, at.LOSSES_CHOICE)
_FORCES = (at.SOURCE_CHOICE, at.DESTINATION_CHOICE, at.UNIT_CHOICE, at.ALONG_CHOICE)
PLANS_FROM = {  # what a plan holds, by the kind of its first choice
    at.MARCH_CHOICE: (at.MARCH_CHOICE, *_ALONG, *_ATTACKS),
    at.DECLARE_CHOICE: _ATTACKS,
    at.CALL_OFF_CHOICE: (at.CALL_OFF_CHOICE,),
    at.ENTER_CHOICE: (at.ENTER_CHOICE, *_ALONG),
    at.ATTACK_CHOICE: (at.ATTACK_CHOICE, at.RONIN_CHOICE, at.LOSSES_CHOICE),
    at.SOURCE_CHOICE: _FORCES,
    at.STRIKE_CHOICE: (at.STRIKE_CHOICE,),
    at.STACK_CHOICE: (at.STACK_CHOICE, at.STACK_SIZE_CHOICE),
    at.SWORD_CHOICE: (at.SWORD_CHOICE,),
    at.BUILD_CHOICE: (at.BUILD_CHOICE,),
    at.LEVY_CHOICE: (at.LEVY_CHOICE,),
    at.PLACE_CHOICE: (at.PLACE_CHOICE,),
}


def decides(q: Question, s: State) -> bool:
    """Say whether a seat that searches plans at a choice.

    At its first bin, a sword, where ronin lie; at the first of its marches and declarations, which
    the plan for its turn holds up to the dice; at what follows from these: to call off, to move
    in, to attack again, where to go in Phase D; and where the ninja may strike to some purpose.
    """
    kind = s.decision
    if kind == at.BIN_CHOICE:
        return bool(s.planned[s.asked] == 0)
    if kind == at.MARCH_CHOICE:
        return bool(s.mover < 0 and s.must_leave < 0)
    if kind == at.STRIKE_CHOICE:
        return bool(s.ninja_next == at.DECLARATIONS or s.ninja_next == at.NEXT_TROOP)
    if kind == at.SWORD_CHOICE or kind == at.STACK_CHOICE or kind == at.SOURCE_CHOICE:
        return True
    if kind == at.DECLARE_CHOICE or kind == at.CALL_OFF_CHOICE:
        return True
    return bool(kind == at.ENTER_CHOICE or kind == at.ATTACK_CHOICE)
