"""Scripts without what only their readers need, and scenarios as rows: both far shorter."""

import dataclasses
import re
from typing import Any

from samurai_odds.engine.script.names import word

_REMARK = re.compile(r"^\s*//.*\n|(?<=[;{},]) // [A-Za-z].*$", re.MULTILINE)
_INDENT = re.compile(r"^ +", re.MULTILINE)
_EMPTY = re.compile(r"\n{2,}")


def smaller(script: str) -> str:
    """Leave out remarks, blanks at the beginning of lines, and lines with nothing in them."""
    return _EMPTY.sub("\n", _INDENT.sub("", _REMARK.sub("", script)))


_FUNCTION = re.compile(r"\bfunction (\w+\$+)\(")
_NAMED = re.compile(r"\b\w+\$+(?![\w${])")


def renamed(script: str) -> str:
    """Give the translated functions of a script that nothing else names short names.

    Their own end with $, as no other name does; the short ones begin with it.
    """
    names = dict.fromkeys(_FUNCTION.findall(script))
    short = {name: f"${word(number)}$" for number, name in enumerate(names)}
    return _NAMED.sub(lambda found: short.get(found[0], found[0]), script)


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
