"""A combat of a position as the full game fights it: where it ends, who decides what in it.

The machine is the full game's own. Choices on the way are taken as single combats take them:
the policy below, in words in `policy_in_words`.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np

from samurai_odds.engine.interpreting import Interpreter
from samurai_odds.play.game import Game, Numbers
from samurai_odds.play.offering import draw_among
from samurai_odds.play.passage import LEFT_OPEN
from samurai_odds.play.stepping import viewed
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.machine import prepare as prepare_game
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.whole.game import GAME

# ---- The machine: the full game's, which waits where the combat is over --------------

ENDED = at.ROLL_INITIATIVE  # the phase after a fire: any in which nothing of it is due
HITS = at.MEMO  # of the shots before the last, by the side of who was hit


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
    if is_over(q, s):
        draw_among(s, at.DIE)
        return
    if s[at.PHASE] == at.FIRE_BEGIN:
        note_shot(q, s)
    prepare_game(q, s)


def note_shot(q: Numbers, s: Numbers) -> None:
    """Add up the hits of the shot before, and of its answer: the next one wipes them (8.22)."""
    for place in range(2):
        hit, scored = s[sh.MEMBER + place * combat.FIRST_DEFENDER], sh.CS + combat.SCORED + place
        s[HITS + q[at.SIDE + hit]] += s[scored]
        s[scored] = 0


COMBAT_GAME: Game = replace(GAME, name="ran combat", prepare=prepare)


# ---- Who decides what ----------------------------------------------------------------

HOLDS_FIRE = HITS + 2  # 1: who is fired at does not fire back
_SAID = {
    sh.FACE_CHOICE: "each side uses the type that is best for it (9.27)",
    sh.USE_CHOICE: "each side uses the type that is best for it (9.27)",
    sh.RETREAT_CHOICE: "units retreat where it is best for them (R72)",
    sh.GIVE_UP_CHOICE: "busho fight on (10.14)",
    sh.ADVANCE_CHOICE: "of equal units the first listed advances (11.53)",
    sh.ARRIVAL_CHOICE: "the unit that advances does not turn (11.52)",
    mv.ENTRY_FIRE_CHOICE: "enemies that may fire at the advance do (11.54)",
    mv.VOLLEY_CHOICE: "each of them fires alone (8.22)",
    mv.WITHDRAWAL_CHOICE: "enemies stand when a unit advances (6.45)",
    mv.ALONE_CHOICE: "a lone busho gives way if he can (4.72)",
    mv.BYSTANDER_CHOICE: "bows along the way fire (8.44)",
    sh.CHARGE_CHOICE: "a charge goes to the first of the nearest hexes (8.61)",
    mv.STRAY_CHOICE: "a busho who lost his unit joins the first of the nearest (4.72, 11.63)",
}

_SAID_BY_RULE = {
    sh.FACE_CHOICE: "each side uses the type with the better column (9.27)",
    sh.USE_CHOICE: "each side uses the type with the better column (9.27)",
    sh.RETREAT_CHOICE: "units retreat to the first hex that is open to them (R72)",
}


def taken(q: Numbers, s: Numbers) -> int:
    """Return the place of the option taken, LEFT_OPEN where the best is to be found."""
    kind = s[at.DECISION]
    if kind == sh.FACE_CHOICE or kind == sh.USE_CHOICE or kind == sh.RETREAT_CHOICE:
        return LEFT_OPEN
    fires = kind == mv.ENTRY_FIRE_CHOICE or kind == mv.BYSTANDER_CHOICE
    if fires or kind == mv.ALONE_CHOICE:
        return 1 if s[at.OPTIONS_OPEN] > 1 else 0
    if kind == sh.RETURN_CHOICE:
        return 0 if s[HOLDS_FIRE] else 1
    if kind == sh.ARRIVAL_CHOICE:
        return place_of(s, 1 + s[at.FACING + s[sh.ADVANCING]])
    if kind == sh.ADVANCE_CHOICE:
        return first_listed(s)
    return 0


def place_of(s: Numbers, value: int) -> int:
    """Find an option by its value."""
    for place in range(s[at.OPTIONS_OPEN]):
        if s[at.CHOICES + place] == value:
            return place
    return 0


def first_listed(s: Numbers) -> int:
    """Find the option that is the first of the combat's units."""
    for number in range(combat.BEHIND):
        for place in range(s[at.OPTIONS_OPEN]):
            if s[sh.MEMBER + number] == s[at.CHOICES + place] - 1:
                return place
    return 0


@dataclass(eq=False)
class Policy:
    """Who decides what in a combat; notes which kinds of choices have come up."""

    met: set[int] = field(default_factory=set)
    by_rule: bool = False  # the best is not found, where there are too many states

    def choose(self, q: Numbers, s: Numbers) -> int:
        """Return the place of the option taken, LEFT_OPEN where the best is to be found."""
        self.met.add(s[at.DECISION])
        return taken(q, s)

    @property
    def in_words(self) -> str:
        """Return in a sentence how the choices that can come up are taken."""
        says = _SAID | _SAID_BY_RULE if self.by_rule else _SAID
        said = dict.fromkeys(text for kind, text in says.items() if kind in self.met)
        return f"Choices inside: {'; '.join(said)}." if said else ""


# ---- What is the same ----------------------------------------------------------------


def forget(q: Numbers, s: Any) -> None:
    """Wipe what the rest of the combat does not read: scratch, tallies, events gone by."""
    s[at.TALLY : at.TALLY + 2 * at.TALLIES] = _NO_TALLY
    s[at.QUEUE : at.QUEUE + at.MOST_HEXES] = _NO_HEXES
    s[at.ACTIVATED : at.ACTIVATED + at.MOST_CONTINGENTS] = _NO_CONTINGENTS
    s[at.LOST_AT : at.LOST_AT + at.MOST_UNITS] = _NO_UNITS
    s[at.IN_COMMAND : at.IN_COMMAND + at.MOST_UNITS] = _NO_UNITS
    s[mv.COMMAND_OF : mv.COMMAND_OF + at.MOST_CONTINGENTS] = _NO_CONTINGENTS
    s[at.COMMAND_KNOWN] = 0
    phase = s[at.PHASE]
    if at.FIRST_SHOCK <= phase < at.FIRST_FIRE:
        if s[sh.TAKEN] == 0:
            s[sh.CQ : sh.CQ_END] = _NO_QUESTION
        if phase != sh.AFTER_ADVANCE:
            s[mv.EVENT : mv.STEP] = _NO_EVENT
            s[at.FIRER : at.AFTER_FIRE + 1] = _NO_FIRE
            s[sh.ADVANCING] = 0
    if s[at.PENDING] > 0:
        s[at.DECISION] = s[at.ASKED] = 0


def _nothing(numbers: int) -> Any:
    return viewed(np.zeros(numbers, dtype=np.int64))


_NO_TALLY, _NO_HEXES = _nothing(2 * at.TALLIES), _nothing(at.MOST_HEXES)
_NO_CONTINGENTS, _NO_UNITS = _nothing(at.MOST_CONTINGENTS), _nothing(at.MOST_UNITS)
_NO_QUESTION, _NO_FIRE = _nothing(sh.CQ_END - sh.CQ), _nothing(at.AFTER_FIRE + 1 - at.FIRER)
_NO_EVENT = _nothing(mv.STEP - mv.EVENT)


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
def rolls_alike() -> RollsAlike:
    """Return the one that all combats use."""
    return RollsAlike()
