"""Scripts without what only their readers need, and scenarios as rows: both far shorter."""

import dataclasses
import re
from collections import Counter
from collections.abc import Collection, Mapping
from itertools import count
from typing import Any

from samurai_odds.engine.script.names import word
from samurai_odds.page.tokens import BLANK, SIGN, WORD, Token, tokens

_CONTROL = frozenset(("for", "while", "if", "with"))  # what follows their brackets may be nothing
_SAME = frozenset("+-/")  # signs that mean something else side by side


def smaller(script: str) -> str:
    """Leave out remarks, blanks that part nothing, and what ends a block's last statement.

    An end of a line stays where a statement may end by it alone.
    """
    made: list[str] = []
    brackets: list[bool] = []  # open ones: whether one of _CONTROL stands before
    blank, last, before, controls = "", Token(SIGN, ";"), "", False
    for token in tokens(script):
        if token.kind == BLANK:
            blank = "\n" if "\n" in token.text else blank or " "
            continue
        if last.text == ";" and token.text == "}" and not (controls or before == "{"):
            made.pop()
            last = Token(SIGN, before)
        if blank and made:
            made.append(_between(last, token, blank))
        if token.text == "(":
            brackets.append(last.text in _CONTROL)
        if token.text == ")":
            controls = brackets.pop()
        elif token.text != ";":
            controls = False
        made.append(token.text)
        blank, last, before = "", token, last.text
    return "".join([*made, blank.strip(" ")])


def _between(last: Token, token: Token, blank: str) -> str:
    """Return what must stay between two pieces of a script, which a blank parts."""
    if blank == "\n" and not _goes_on(last, token):
        return blank
    words = last.kind == token.kind == WORD
    number = last.text.isdigit() and token.text == "."
    return " " * (words or number or (last.text[-1] in _SAME and token.text[0] in _SAME))


def _goes_on(last: Token, token: Token) -> bool:
    """Say whether a statement cannot end between two pieces, or has ended before."""
    if last.kind == SIGN and last.text not in (")", "]", "}", "++", "--"):
        return True
    return token.kind == SIGN and token.text in (")", "]", "}", ",", ";", ".", "?.", ":")


_FUNCTION = re.compile(r"\bfunction (\w+\$+)\(")
_NAMED = re.compile(r"\b\w+\$+(?![\w${])")


def renamed(script: str) -> str:
    """Give the translated functions of a script that nothing else names short names.

    Their own end with $, as no other name does; the short ones begin with _.
    """
    names = dict.fromkeys(_FUNCTION.findall(script))
    short = {name: f"_{word(number)}" for number, name in enumerate(names)}
    return _NAMED.sub(lambda found: short.get(found[0], found[0]), script)


_OF_ALL = re.compile(r"(?<![\w$])\$\$?[a-zA-Z]\w*(?![\w$])")


_RUNTIME = "runtime.js"
_MOST = "int|isinstance|len|max|range|str|tuple"  # of what Python brings, called most
_CALLED = re.compile(rf"\$py\.({_MOST})\(|\bObject\.freeze\(")
_NAMES = ",".join(f"{one}:$py_{one}" for one in _MOST.split("|"))
_ALIASES = f"const $py_freeze=Object.freeze,{{{_NAMES}}}=$py;\n"


def _aliased(name: str, text: str) -> str:
    if name == _RUNTIME:
        return text + _ALIASES
    if "$" not in text:
        return text
    return _CALLED.sub(lambda found: f"$py_{found[1] or 'freeze'}(", text)


def named_alike(files: Mapping[str, str], kept: Collection[str] = ()) -> dict[str, str]:
    """Give the names that files share, which begin with $, short ones: the same in all files.

    What is called most of Python's names has a name of its own, which the runtime ends with.
    Those of what was translated, which begin with $$, become $ and letters, in the order in which
    they are met, so that those that stand together begin alike; the others, which are written by
    hand, become $ and a digit, the most frequent ones first. ``kept`` are members that stay.
    """
    files = {name: _aliased(name, text) for name, text in files.items()}
    met = Counter(match[0] for text in files.values() for match in _OF_ALL.finditer(text))
    translated = [name for name in met if name.startswith("$$")]
    others = sorted(met.keys() - translated, key=lambda name: (-met[name], name))
    short = {name: f"${word(n)}" for n, name in enumerate(translated)}
    short |= {
        name: f"${n % 10}{word(n // 10 - 1) if n > 9 else ''}" for n, name in enumerate(others)
    }
    short |= _short_members(files, kept)
    names = re.compile(f"{_OF_ALL.pattern}|{_MEMBER.pattern}")
    return {
        name: names.sub(lambda found: short.get(found[0], found[0]), text)
        for name, text in files.items()
    }


_MEMBER = re.compile(r"(?<![\w$])(?!__)\w{4,}_(?![\w$])")
_WORDS = re.compile(r"\w+")


def members_in(script: str) -> set[str]:
    """Return the names of members of translated classes in a script."""
    return {*_MEMBER.findall(script)}


def _short_members(files: Mapping[str, str], kept: Collection[str]) -> dict[str, str]:
    """Return short names for members of translated classes that nothing names but themselves.

    Their names end with _, and are made of a text where that says a member: of fields, keywords,
    what is asked for by name. So a name stays where it stands without the _ in any script.
    """
    met = dict.fromkeys(name for text in files.values() for name in _MEMBER.findall(text))
    words = {one for text in files.values() for one in _WORDS.findall(text)}
    free = (name for name in (f"{word(n)}_" for n in count()) if name not in words)
    hidden = (name for name in met if name not in kept and name[:-1] not in words)
    return dict(zip(hidden, free, strict=False))


class Packing:
    """Packs objects as rows of JSON: a list of the number of its class, from 1, and its fields.

    A tuple is such a list with 0. What follows is as it is: numbers, texts, true, false, null.
    ``classes`` lists the classes met.
    """

    def __init__(self) -> None:
        self.classes: list[type] = []

    def packed(self, value: Any) -> Any:
        """Return a value as JSON may hold it; fields at the end that have their defaults stay."""
        if isinstance(value, tuple | list):
            return [0, *map(self.packed, value)]
        if not dataclasses.is_dataclass(value):
            assert value is None or isinstance(value, bool | int | float | str), value
            return value
        kind: Any = type(value)
        if kind not in self.classes:
            self.classes.append(kind)
        fields = [getattr(value, field.name) for field in dataclasses.fields(value) if field.init]
        return [1 + self.classes.index(kind), *map(self.packed, fields)]
