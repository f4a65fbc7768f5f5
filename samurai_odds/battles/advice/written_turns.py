"""What fell and what was answered in a turn, as its player wrote it down.

    dice swords circle flag   a roll, its faces in any sequence; ``blank`` is one that counts for
                              nothing, ``dice ?`` a roll that nobody remembers
    retreat c9                where a unit retreats to
    ignore 1                  how many flags are ignored
    fate c9                   where a leader left alone goes, or ``fate seppuku``
    struck c9                 a unit that Lack of Honor strikes
    answer c9 first-strike    with what the unit in c9 answers a close combat, or a Dragon card
    inspire back yes          whether the enemy inspires a strike of his, or ``no``
    challenge c9              the leader in c9 plays a Personal Challenge
    discard CARD              a Dragon card put away for a token when the turn ends

Lines of one kind answer in their sequence, whenever the rules ask for such a thing. So do the
orders ``inspire``, ``gain`` and ``bonus``, the last of which holds for the rest of the turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from samurai_odds.battles.attack.dice import FACES, KINDS, faces_told_apart
from samurai_odds.battles.board import Board
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import bonus_value
from samurai_odds.battles.field.narration_battles import struck
from samurai_odds.engine.dice import pack
from samurai_odds.errors import OddsError, unknown
from samurai_odds.play.game import State
from samurai_odds.play.games import Event
from samurai_odds.play.layout import kind_of, seat_of

FORGOTTEN = "?"
STRIKES_FIRST = "first-strike"
_BLANK = "blank"
_DICE = 0  # no kind of decision
CHALLENGE = "personal-challenge"
_INSPIRES_BACK = -at.INSPIRE_CHOICE  # no code of a decision
_SEPPUKU, _YES, _NO = "seppuku", "yes", "no"
_NO_ORDER = ("flag", "honor")  # faces of a roll for Shogun that the rules draw one by one
ANSWERS = {
    "dice": f"dice and a face for each, or dice {FORGOTTEN}",
    "retreat": "retreat HEX",
    "ignore": "ignore NUMBER",
    "fate": f"fate HEX, or fate {_SEPPUKU}",
    "struck": "struck HEX",
    "answer": "answer HEX CARD",
    "challenge": "challenge HEX",
    "discard": "discard CARD",
}
ORDERS_TOO = ("inspire", "gain", "bonus")
_PLACES = {"retreat": at.RETREAT_CHOICE, "fate": at.FATE_CHOICE, "struck": at.LACK_CHOICE}
_SILENT = (at.ANSWER_CHOICE, at.DISCARD_CHOICE, at.CHALLENGE_CHOICE)
_HELD_ON = (at.INSPIRE_CHOICE, at.GAIN_CHOICE, at.BONUS_CHOICE, _INSPIRES_BACK)


@dataclass(frozen=True)
class Happening:
    """One line: a roll's faces, none if they are forgotten, or an answer's kind and value.

    ``place`` is the hex of who gives it, where that is said.
    """

    number: int
    text: str
    kind: int
    value: int = 0
    place: int = at.NOWHERE
    faces: tuple[str, ...] = ()


def read_happening(
    number: int, words: Sequence[str], dragons: Sequence[str], board: Board
) -> Happening:
    """Read a line that begins with one of `ANSWERS` or `ORDERS_TOO`; OddsError if it cannot be."""
    verb, rest, text = words[0], words[1:], " ".join(words)
    if verb == "dice" and rest:
        faces = () if rest == [FORGOTTEN] else tuple(rest)
        for face in faces:
            if face not in (*FACES, _BLANK):
                raise OddsError(unknown("face", face, (*FACES, _BLANK)))
        return Happening(number, text, _DICE, faces=faces)
    kind = {"inspire": at.INSPIRE_CHOICE, "gain": at.GAIN_CHOICE}.get(verb)
    if verb == "inspire" and rest[:1] == ["back"]:
        kind, rest = _INSPIRES_BACK, rest[1:]
    place = at.NOWHERE
    if verb == "answer" and len(rest) == 2:
        place, rest = board.hex_named(rest[0]), rest[1:]
    elif verb == "answer":
        rest = []
    if len(rest) != 1:
        raise OddsError(f"cannot read '{text}': write {_form(verb)}")
    [what] = rest
    if verb == "challenge":
        return Happening(number, text, at.CHALLENGE_CHOICE, 1, board.hex_named(what))
    if kind is not None:
        if what not in (_YES, _NO):
            raise OddsError(f"cannot read '{text}': write {_form(verb)}")
        return Happening(number, text, kind, int(what == _YES))
    if verb == "bonus":
        value = 0 if what == _NO else bonus_value(1, board.hex_named(what))
        return Happening(number, text, at.BONUS_CHOICE, value)
    if verb == "ignore":
        if not (what.isascii() and what.isdigit()):
            raise OddsError(f"cannot read '{text}': write {_form(verb)}")
        return Happening(number, text, at.BOLSTER_CHOICE, int(what[:3]))
    if verb in ("answer", "discard"):
        cards = [STRIKES_FIRST, *dragons] if verb == "answer" else list(dragons)
        if what not in cards:
            raise OddsError(unknown(f"card to {verb}", what, cards))
        decision = at.ANSWER_CHOICE if verb == "answer" else at.DISCARD_CHOICE
        return Happening(number, text, decision, 1 + cards.index(what), place)
    seppuku = verb == "fate" and what == _SEPPUKU
    return Happening(
        number, text, _PLACES[verb], at.OFF_BOARD if seppuku else board.hex_named(what)
    )


def _form(verb: str) -> str:
    plain = {
        "inspire": "inspire yes, or inspire no, or inspire back yes",
        "gain": "gain yes, or no",
    }
    return ANSWERS.get(verb) or plain.get(verb, "bonus HEX, or bonus no")


@dataclass
class Happened:
    """The lines of one turn, used up one by one as the rules ask; what is wrong with them."""

    name: str
    lines: tuple[Happening, ...]
    problems: list[str] = field(default_factory=list)
    drawn: int = 0  # rolls that nobody wrote down

    def __post_init__(self) -> None:
        self.left = list(self.lines)
        self._shogun: list[int] = []  # honor, or a flag, of a roll for Shogun
        self._held: dict[int, Happening] = {}

    def settle(self, q: State, s: State, event: Event) -> int:
        """Return what is written of a roll or a choice; where nothing is, what came by itself.

        ``s`` is the state in which it is due.
        """
        what, value, options = event
        if what < 0:
            own = seat_of(what) == s[at.ACTIVE]
            there = int(s[at.BATTLE_FROM if own else at.BATTLE_AT])
            kind = kind_of(what)
            if kind == at.INSPIRE_CHOICE and not own:
                kind = _INSPIRES_BACK
            return self._chosen(kind, there, value, options)
        if what >= at.UNIFORM:
            return self._single(s, value)
        line = self._next(_DICE)
        if line is None or not line.faces:
            self.drawn += 1
            return value
        dice, kind = what // KINDS, what % KINDS
        if len(line.faces) != dice:
            self._refuse(line, f"{dice} dice are rolled{_by(s)}")
            return value
        groups = faces_told_apart(kind, struck(q, s))[:-1]
        counts = [sum(face in group for face in line.faces) for group in groups]
        if s[at.PHASE] == at.SHOGUN_DICE:
            self._shogun = [int(face == "honor") for face in line.faces if face in _NO_ORDER]
        return pack(*counts)

    def unused(self) -> None:
        """Note as a problem every line that the rules never asked for."""
        for line in self.left:
            if line.kind in _HELD_ON and line.kind != _INSPIRES_BACK:
                continue  # an order, for whatever battles there are
            why = "there is no such roll" if line.kind == _DICE else "nothing asks for it"
            self._refuse(line, f"{why} in this turn")

    def _chosen(self, kind: int, there: int, value: int, options: Sequence[int]) -> int:
        line = self._next(at.LACK_CHOICE if kind == at.FAMINE_CHOICE else kind, there)
        if line is None:
            line = self._held.get(kind)
        elif kind in _HELD_ON:
            self._held[kind] = line
        if line is None:
            return 0 if kind in _SILENT else value
        if line.value and kind in (at.INSPIRE_CHOICE, _INSPIRES_BACK):
            return max(options)
        if line.value in options:
            return line.value
        if kind == at.BONUS_CHOICE:
            return 0
        self._refuse(line, "the rules do not allow it here")
        return value

    def _single(self, s: State, value: int) -> int:
        """Settle a draw of one: a Field General's die, a flag or honor rolled for Shogun."""
        if s[at.PHASE] == at.SHOGUN_FACES and self._shogun:
            return self._shogun.pop(0)
        if s[at.PHASE] != at.INITIATIVE_DIE:
            return value
        line = self._next(_DICE)
        if line is None or not line.faces:
            self.drawn += 1
            return value
        if len(line.faces) == 1 and line.faces[0] in FACES:
            return FACES.index(line.faces[0])
        self._refuse(line, "a general rolls one die, and each of its faces counts")
        return value

    def _next(self, kind: int, there: int = at.NOWHERE) -> Happening | None:
        """Use up the next line of a kind, if that may be of who stands there."""
        found = (line for line in self.left if line.kind == kind)
        line = next((line for line in found if line.place in (at.NOWHERE, there)), None)
        if line is not None:
            self.left.remove(line)
        return line

    def _refuse(self, line: Happening, why: str) -> None:
        self.problems.append(f"{self.name}, line {line.number}: '{line.text}': {why}")


def _by(s: State) -> str:
    if s[at.PHASE] == at.SHOGUN_DICE:
        return " for Shogun"
    return " in this battle" if s[at.PHASE] == at.FIGHTING else ""
