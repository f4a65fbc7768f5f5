"""Expressions of JavaScript with no more parentheses than their operators need."""

_SIGNS = (  # the later, the tighter they bind
    ("=", "=>", "yield"),
    ("?",),
    ("||",),
    ("&&",),
    ("|",),
    ("^",),
    ("&",),
    ("==", "!=", "===", "!=="),
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


def ranked(text: str, sign: str) -> Code:
    """Return an expression whose loosest operator is known."""
    code_of = Code(text)
    code_of.rank = _RANKS[sign]
    return code_of


def within(text: str, rank: int) -> str:
    """Return an expression as part of one whose operator binds so tightly."""
    return f"({text})" if getattr(text, "rank", WHOLE) < rank else str(text)


def joined(sign: str, *parts: str) -> Code:
    """Join expressions by an operator: all but the first must bind tighter than it."""
    rank = _RANKS[sign]
    first, *others = parts
    loose = 0 if sign in ("||", "&&") else 1
    return ranked(
        sign.join([within(first, rank), *(within(one, rank + loose) for one in others)]), sign
    )


def prefixed(sign: str, text: str) -> str:
    """Put a sign before an expression; a minus binds as if it stood between two."""
    if sign in "+-":
        return ranked(sign + within(text, WHOLE), sign)
    return ranked(sign + within(text, _RANKS[sign]), sign)


def chosen(test: str, body: str, orelse: str) -> Code:
    """Choose one of two expressions by a third."""
    return ranked(f"{within(test, _RANKS['?'] + 1)}?{body}:{orelse}", "?")


def number(value: float) -> str:
    """Write a number: a negative one binds as a difference, which two signs would part."""
    text = repr(value).removesuffix(".0")
    text = text.removeprefix("0") if 0 < value < 1 else text
    return ranked(text, "-") if value < 0 else text
