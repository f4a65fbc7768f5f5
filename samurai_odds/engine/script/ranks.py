"""Expressions of JavaScript with no more parentheses than their operators need."""

_SIGNS = (  # the later, the tighter they bind
    ("?",),
    ("||",),
    ("&&",),
    ("|",),
    ("^",),
    ("&",),
    ("==", "!="),
    ("<", "<=", ">", ">="),
    ("<<", ">>"),
    ("+", "-"),
    ("*", "/"),
    ("!", "~"),
)
_RANKS = {sign: rank for rank, signs in enumerate(_SIGNS) for sign in signs}
WHOLE = len(_SIGNS)  # of a name, a number, a call: nothing parts it


class Code(str):
    """An expression that knows how tightly its loosest operator binds; other text is whole."""

    rank: int = WHOLE


def _ranked(text: str, sign: str) -> Code:
    found = Code(text)
    found.rank = _RANKS[sign]
    return found


def within(text: str, rank: int) -> str:
    """Return an expression as part of one whose operator binds so tightly."""
    return f"({text})" if getattr(text, "rank", WHOLE) < rank else str(text)


def joined(sign: str, *parts: str) -> Code:
    """Join expressions by an operator: all but the first must bind tighter than it."""
    rank = _RANKS[sign]
    first, *others = parts
    loose = 0 if sign in ("||", "&&") else 1
    return _ranked(
        sign.join([within(first, rank), *(within(one, rank + loose) for one in others)]), sign
    )


def prefixed(sign: str, text: str) -> str:
    """Put a sign before an expression; a minus is kept from meeting another one."""
    if sign in "+-":
        return f"({sign}{within(text, WHOLE)})"
    return _ranked(sign + within(text, _RANKS[sign]), sign)


def chosen(test: str, body: str, orelse: str) -> Code:
    """Choose one of two expressions by a third."""
    return _ranked(f"{within(test, 1)}?{within(body, 1)}:{within(orelse, 1)}", "?")
