"""A combat of a position as the full game fights it: where it ends, what is the same in it.

The machine is the full game's own.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from samurai_odds.engine.interpreting import Interpreter
from samurai_odds.play.game import Game, Numbers
from samurai_odds.play.offering import draw_among
from samurai_odds.play.passage_rules import PassageRules, passage_wipe
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.machine import prepare as prepare_game
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.naming import begin_segment, begin_stage, is_sent
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.whole import combat_notes as notes
from samurai_odds.ran.whole.combat_notes import HITS
from samurai_odds.ran.whole.combat_outcomes import is_provoked, record
from samurai_odds.ran.whole.combat_policy import choose, otherwise
from samurai_odds.ran.whole.game import GAME

# ---- The machine: the full game's, which waits where the combat is over --------------

ENDED = at.ROLL_INITIATIVE  # the phase after a fire: any in which nothing of it is due


def is_over(q: Numbers, s: Numbers) -> bool:
    """Return whether the combat is over: no contingent owes a flight check, no busho is astray."""
    phase = s[at.PHASE]
    if phase != sh.SEGMENT_DONE and phase != ENDED and phase != mv.HARASSED:
        return False
    for contingent in range(q[at.CONTINGENTS]):
        if s[at.FLIGHT_DUE + contingent] or s[at.STRAY + contingent]:
            return False
    return True


def prepare(q: Numbers, s: Numbers) -> None:
    """Ask what is due in the combat; wait where it is over."""
    if s[notes.FOLLOWS] and is_over(q, s):
        s[notes.FOLLOWS] = 0
        unit = s[notes.MEMBERS]
        if is_provoked(s, unit):
            begin_charge(q, s, unit)
    if is_over(q, s):
        draw_among(s, at.DIE)
        return
    if s[at.PHASE] == at.FIRE_BEGIN:
        note_shot(q, s)
    prepare_game(q, s)


def begin_charge(q: Numbers, s: Numbers, unit: int) -> None:
    """Begin the shock of a unit provoked, if it stands before whom it goes for (8.61, R36).

    Others who have been provoked go with it only against the same enemy.
    """
    note_shot(q, s)
    s[notes.CHARGED] = 1 + unit
    s[at.SHOCK_KIND], s[at.SHOCK_SIDE], s[at.SECOND] = at.SHOCK_SEGMENT, q[at.SIDE + unit], at.NONE
    for other in range(q[at.UNITS]):
        if s[at.AGAINST + other] != s[at.AGAINST + unit]:
            s[at.AGAINST + other] = 0
    begin_segment(q, s)
    if is_sent(q, s, unit):
        begin_stage(q, s)
        s[sh.STAGE] = sh.DESIGNATED  # no other follows
    else:
        s[at.PHASE] = ENDED


def note_shot(q: Numbers, s: Numbers) -> None:
    """Add up the hits of the shot before, and of its answer: the next one wipes them (8.22).

    Not those of shots at who advances in the shock that follows.
    """
    if s[notes.CHARGED]:
        return
    for place in range(2):
        hit, scored = s[sh.MEMBER + place * combat.FIRST_DEFENDER], sh.CS + combat.SCORED + place
        s[HITS + q[at.SIDE + hit]] += s[scored]
        s[scored] = 0


COMBAT_GAME: Game = replace(GAME, name="ran combat", prepare=prepare)


# ---- What is the same ----------------------------------------------------------------


def forget(q: Numbers, s: Numbers) -> None:
    """Wipe what the rest of the combat does not read: scratch, tallies, events gone by."""
    passage_wipe(s, at.TALLY, 2 * at.TALLIES)
    passage_wipe(s, at.QUEUE, at.MOST_HEXES)
    passage_wipe(s, at.ACTIVATED, at.MOST_CONTINGENTS)
    passage_wipe(s, at.LOST_AT, at.MOST_UNITS)
    passage_wipe(s, at.IN_COMMAND, at.MOST_UNITS)
    passage_wipe(s, mv.COMMAND_OF, at.MOST_CONTINGENTS)
    s[at.COMMAND_KNOWN] = 0
    phase = s[at.PHASE]
    if phase >= at.FIRST_SHOCK and phase < at.FIRST_FIRE:
        if s[sh.TAKEN] == 0:
            passage_wipe(s, sh.CQ, sh.CQ_END - sh.CQ)
        if phase != sh.AFTER_ADVANCE:
            passage_wipe(s, mv.EVENT, mv.STEP - mv.EVENT)
            passage_wipe(s, at.FIRER, at.AFTER_FIRE + 1 - at.FIRER)
            s[sh.ADVANCING] = 0
    if s[at.PENDING] > 0:
        s[at.DECISION] = s[at.ASKED] = 0


class RollsAlike:
    """What the faces of a roll of the book come to, by the roll that the rules ask for."""

    def __init__(self) -> None:
        self.code = 0
        self.prepare: Any = Interpreter(ask_roll=self._note, **GAME.sooner)(prepare_game)

    def _note(self, s: Numbers, code: int) -> None:
        self.code = code
        rolls.ask_roll(s, code)

    def __call__(self, q: Numbers, s: Numbers) -> Sequence[Hashable] | None:
        """Return for each face what it means; None where it is no roll of the book."""
        self.code = 0
        self.prepare(q, s)
        if not self.code:
            return None
        book = q[at.ROLLS : at.ROLLS + rolls.LENGTH]
        return [rolls.result(book, self.code, k) for k in range(s[at.PENDING] - at.UNIFORM)]


@cache
def _rolls_alike() -> RollsAlike:
    return RollsAlike()


def alike(q: Numbers, s: Numbers) -> Sequence[Hashable] | None:
    """Return for each face of the roll due what it means; None where it is no roll of the book."""
    return _rolls_alike()(q, s)


RULES = PassageRules(
    COMBAT_GAME,
    is_over,
    choose,
    record,
    notes.MOST_VARIABLES,
    forget,
    otherwise,
    alike,
)
