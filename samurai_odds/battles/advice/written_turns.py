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
orders ``inspire``, ``gain`` and ``bonus``, the last of which holds for the rest of the turn. A
bonus combat that no line has was not fought.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack.dice import FACES, KINDS, faces_told_apart
from samurai_odds.battles.board import Board
from samurai_odds.battles.dragons import BLANK
from samurai_odds.battles.full_game.orders_text import words_of
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.kinds import DECISIONS
from samurai_odds.battles.rules.events_battles import struck
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.engine.dice import pack
from samurai_odds.errors import OddsError, check_one_of
from samurai_odds.grids.fitting import counted
from samurai_odds.play.decisions import Word, Words, named_word
from samurai_odds.play.games import Event
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.orders_text import Fault

FORGOTTEN = "?"
STRIKES_FIRST = "first-strike"
_DICE = 0  # no kind of decision
CHALLENGE = "personal-challenge"
_INSPIRES_BACK = -at.INSPIRE_CHOICE  # no code of a decision
_NO_ORDER = ("flag", "honor")  # faces of a roll for Shogun that the rules draw one by one
_STRIKES = {combat.ATTACK: "attack", combat.BACK: "battle back", combat.FIRST: "First Strike"}
_ROLLED = {  # what is rolled for outside of fights
    at.SHOGUN_DICE: " for Shogun",
    at.CHALLENGE_DICE: " in the Personal Challenge",
    at.CHALLENGE_DICE_ENEMY: " in the Personal Challenge",
    at.TURNCOAT_OWN: " for Turncoat",
    at.TURNCOAT_ENEMY: " for Turncoat",
    at.FAMINE_DICE: " for Rice Famine",
    at.FAMINE_LACK: " for Lack of Honor",
}
_ORDERED = {form.verb for kind in DECISIONS.all for form in kind.forms}
_ANSWERED = dict.fromkeys(form.verb for kind in DECISIONS.all for form in kind.answers)
ORDERS_TOO = tuple(verb for verb in _ANSWERED if verb in _ORDERED)
ANSWERS = ("dice", *(verb for verb in _ANSWERED if verb not in _ORDERED))
_TOLD = [kind for kind in DECISIONS.all if kind.answers]
_SILENT = tuple(
    kind.code for kind in _TOLD if kind.decline and not kind.forms
)  # if nothing is said
_HELD_ON = (*(kind.code for kind in _TOLD if kind.forms), _INSPIRES_BACK)


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
            check_one_of("face", face, (*FACES, BLANK))
        return Happening(number, text, _DICE, faces=faces)
    if verb == "dice":
        raise OddsError(
            f"cannot read '{text}': write dice and a face for each, or dice {FORGOTTEN}"
        )
    back = words[:2] == ["inspire", "back"]
    said, known = [verb, *rest[1:]] if back else words, words_of_answers(dragons, board)
    kind, of = DECISIONS.read_answer(text, said, known)
    code = _INSPIRES_BACK if back else kind.code
    return Happening(number, text, code, kind.value.pack(of), of.get("place", at.NOWHERE))


def words_of_answers(dragons: Sequence[str], board: Board) -> Words:
    """Return the words of answers: those of orders, numbers, cards by what is done with them."""
    cards = [STRIKES_FIRST, *dragons]
    more = {
        "number": Word("NUMBER", str, _number),
        "answer": named_word("CARD", "card to answer", cards, first=at.NONE),
        "discarded": named_word("CARD", "card to discard", dragons),
    }
    return Words({**words_of(dragons, board).types, **more}, board)


def _number(word: str) -> int | None:
    return int(word[:3]) if word.isascii() and word.isdigit() else None


@dataclass
class Happened:
    """The lines of one turn, used up one by one as the rules ask; what is wrong with them."""

    lines: tuple[Happening, ...]
    words: Words
    faults: list[Fault] = field(default_factory=list)
    drawn: int = 0  # rolls that nobody wrote down

    def __post_init__(self) -> None:
        self.left = list(self.lines)
        self._shogun: list[int] = []  # honor, or a flag, of a roll for Shogun
        self._held: dict[int, Happening] = {}

    def settle(self, q: Question, s: State, event: Event) -> int:
        """Return what is written of a roll or a choice; where nothing is, what came by itself.

        ``s`` is the state in which it is due.
        """
        what, value, options = event
        if what < 0:
            own = seat_of(what) == s.active
            there = int(s.battle_from if own else s.battle_at)
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
            rolled = f"{counted(dice, 'die', 'dice')} {'is' if dice == 1 else 'are'} rolled"
            self._refuse(line, f"{rolled}{self._roll(s)}")
            return value
        groups = faces_told_apart(kind, struck(q, s))[:-1]
        counts = [sum(face in group for face in line.faces) for group in groups]
        if s.phase == at.SHOGUN_DICE:
            self._shogun = [int(face == "honor") for face in line.faces if face in _NO_ORDER]
        return pack(*counts)

    def unused(self) -> None:
        """Note as a problem every line that the rules never asked for."""
        for line in self.left:
            bonus = line.kind == at.BONUS_CHOICE and line.value and not self.drawn
            if line.kind in _HELD_ON and line.kind != _INSPIRES_BACK and not bonus:
                continue  # an order, for whatever battles there are
            why = "there is no such roll" if line.kind == _DICE else "nothing asks for it"
            why = "the rules allow no bonus combat" if bonus else why
            self._refuse(line, f"{why} in this turn")

    def _chosen(self, kind: int, there: int, value: int, options: Sequence[int]) -> int:
        own = self._next(at.LACK_CHOICE if kind == at.FAMINE_CHOICE else kind, there)
        line = self._held.get(kind) if own is None else own
        if line is None:
            return 0 if kind in _SILENT else value
        if kind in _HELD_ON:
            self._held[kind] = line
        if line.value and kind in (at.INSPIRE_CHOICE, _INSPIRES_BACK):
            return max(options)
        if line.value in options:
            return line.value
        if own is None and kind == at.BONUS_CHOICE:
            return 0
        allowed = [DECISIONS[abs(kind)].spelled_answer(one, self.words) for one in options]
        named = f"; allowed here: {', '.join(filter(None, allowed))}" if any(allowed) else ""
        self._refuse(line, f"the rules do not allow it here{named}")
        return value

    def _single(self, s: State, value: int) -> int:
        """Settle a draw of one: a Field General's die, a flag or honor rolled for Shogun."""
        if s.phase == at.SHOGUN_FACES and self._shogun:
            return self._shogun.pop(0)
        if s.phase != at.INITIATIVE_DIE:
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
        lines = (line for line in self.left if line.kind == kind)
        line = next((line for line in lines if line.place in (at.NOWHERE, there)), None)
        if line is not None:
            self.left.remove(line)
        return line

    def _roll(self, s: State) -> str:
        """Name the roll that is due: what for, and against whom."""
        if s.phase != at.FIGHTING:
            return _ROLLED.get(int(s.phase), "")
        k: combat.State = s.combat_state
        if k.phase == combat.LACK:
            return " for Lack of Honor"
        struck_back = k.strike != combat.ATTACK
        place = self.words.types["hex"].write(int(s.battle_from if struck_back else s.battle_at))
        if k.phase == combat.CHECK:
            return f" in the leader check at {place}"
        what = "fire" if s.mode == at.FIRE else _STRIKES[int(k.strike)]
        return f" in the {'inspired ' if k.inspired else ''}{what} on {place}"

    def _refuse(self, line: Happening, why: str) -> None:
        self.faults.append((line.number, f"'{line.text}': {why}"))
