"""A script of JavaScript cut into its words and signs, as far as it takes to write it shorter."""

import re
from collections.abc import Iterator
from typing import NamedTuple

BLANK, WORD, TEXT, SIGN = "blank", "word", "text", "sign"  # a number is a word; a pattern a text
_FOUND = re.compile(
    r"""(?P<blank>(?:\s|//[^\n]*|/\*.*?\*/)+)
    |(?P<word>[\w$#]+(?:\.[\w$#]+)*(?:(?<=\d)\.)?)
    |(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<sign>=>|\.\.\.|\+\+|--|&&=?|\|\|=?|\?\?=?|\?\.(?!\d)|.)""",
    re.VERBOSE | re.DOTALL,
)
_PATTERN = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
_PIECE = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)", re.DOTALL)
_ENDS = (")", "]", "}")
_BEFORE_PATTERN = frozenset(("return", "typeof", "case", "in", "of", "do", "else", "void", "new"))


class Token(NamedTuple):
    """A piece of a script, with its kind."""

    kind: str
    text: str


def tokens(script: str) -> Iterator[Token]:
    """Cut a script up; what stands in a template between its texts is cut up too."""
    place, last, end = 0, Token(SIGN, ";"), len(script)
    open_: list[bool] = []  # by brace: whether a template goes on behind it
    while place < end:
        match = _FOUND.match(script, place)
        assert match is not None
        token = Token(str(match.lastgroup), match[0])
        if token.kind != SIGN:
            pass
        elif token.text == "/" and not _is_value(last):
            pattern = _PATTERN.match(script, place)
            if pattern is not None:
                token = Token(TEXT, pattern[0])
        elif token.text == "`" or (token.text == "}" and open_ and open_[-1]):
            piece = _PIECE.match(script, place + 1)
            assert piece is not None, script[place : place + 80]
            if token.text == "}":
                open_.pop()
            if piece[0].endswith("${"):
                open_.append(True)
            token = Token(TEXT, token.text + piece[0])
        elif token.text == "{":
            open_.append(False)
        elif token.text == "}":
            open_.pop()
        place += len(token.text)
        yield token
        if token.kind != BLANK:
            last = token


def _is_value(token: Token) -> bool:
    """Say whether a sign that follows a token stands between values: a division, no pattern."""
    if token.kind == WORD:
        return token.text not in _BEFORE_PATTERN
    return token.text in _ENDS if token.kind == SIGN else not token.text.endswith("${")
