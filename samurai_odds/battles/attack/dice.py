"""The battle die, and what each kind of roll tells apart.

Six faces, one each: circle, triangle, square, flag, honor, swords (Samurai
Battles, Battle Dice). A roll counts up to four categories of faces, packed in
this order: hits, swords that may be ignored, flags, honor symbols. Swords that
count without exception are hits; what the rules make nothing of is not counted.
"""

from samurai_odds.engine.dice import Pool, roll

FACES = ("circle", "triangle", "square", "flag", "honor", "swords")
UNIT_SYMBOLS = ("circle", "triangle", "square")
SYMBOLS = (*UNIT_SYMBOLS, "swords")  # of units: a bodyguard is struck by swords

# Kinds of roll. "Paid" kinds also count the honor symbols that bring tokens.
SWORDS_HIT_PAID = 0  # the target's symbol and swords hit
SWORDS_HIT = 1
SYMBOL_HITS_PAID = 2  # one face hits: the target's symbol, or swords for a bodyguard
SYMBOL_HITS = 3
SWORDS_APART_PAID = 4  # the symbol hits; of the swords the target ignores some
SWORDS_APART = 5
LEADER_STRUCK_PAID = 6  # swords kill a lone leader, flags do nothing to him
SWORDS_ONLY = 7  # the same without honor; and the leader casualty check
LACK_OF_UNIT = 8  # own symbol, the other two unit symbols
LACK_OF_BODYGUARD = 9  # no block of its own symbol can be lost
LACK_OF_LEADER = 10  # swords kill him, the three unit symbols strike others
# The same on a board, where it matters which other units are struck.
LACK_OF_UNIT_APART = 11  # own symbol, then the other two in the order of UNIT_SYMBOLS
LACK_OF_BODYGUARD_APART = 12  # nothing, then the three
LACK_OF_LEADER_APART = 13  # swords, then the three
SHOGUN_DICE = 14  # circle, triangle, square, swords
FAMINE_DICE = 15  # circle, triangle, square, honor
KINDS = 16
# By kind, the faces of each category; "own" is the symbol of the unit struck, "others" are the
# other two unit symbols, of which "one" comes first in `UNIT_SYMBOLS`.
_COUNTED = (
    ("own swords", "", "flag", "honor"),
    ("own swords", "", "flag", ""),
    ("own", "", "flag", "honor"),
    ("own", "", "flag", ""),
    ("own", "swords", "flag", "honor"),
    ("own", "swords", "flag", ""),
    ("swords", "", "", "honor"),
    ("swords", "", "", ""),
    ("own", "others", "", ""),
    ("", "circle triangle square", "", ""),
    ("swords", "circle triangle square", "", ""),
    ("own", "one", "other", ""),
    ("", "circle", "triangle", "square"),
    ("swords", "circle", "triangle", "square"),
    ("circle", "triangle", "square", "swords"),
    ("circle", "triangle", "square", "honor"),
)


def roll_code(dice: int, kind: int) -> int:
    """Code a roll of so many dice of a kind; positive when there is a die to roll."""
    return dice * KINDS + kind


def faces_told_apart(kind: int, symbol: str) -> tuple[tuple[str, ...], ...]:
    """List the faces of each of the four categories, and of the rest.

    ``symbol`` is that of the unit struck, or of the unit that retreated.
    """
    counted = _counted(kind, symbol)
    seen = {face for faces in counted for face in faces}
    return *counted, tuple(face for face in FACES if face not in seen)


def _counted(kind: int, symbol: str) -> tuple[tuple[str, ...], ...]:
    others = tuple(face for face in UNIT_SYMBOLS if face != symbol)
    meant = {"own": (symbol,), "others": others, "one": others[:1], "other": others[1:]}
    return tuple(
        tuple(face for word in words.split() for face in meant.get(word, (word,)))
        for words in _COUNTED[kind]
    )


_WEIGHTS = tuple(tuple(map(len, _counted(kind, UNIT_SYMBOLS[0]))) for kind in range(KINDS))


def pool(code: int) -> Pool:
    return roll(code // KINDS, _WEIGHTS[code % KINDS], len(FACES))
