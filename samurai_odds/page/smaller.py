"""Scripts without what only their readers need: remarks, indentation, long names."""

import re

from samurai_odds.engine.script.names import word

_REMARK = re.compile(r"^\s*//.*\n", re.MULTILINE)
_INDENT = re.compile(r"^ +", re.MULTILINE)


def smaller(script: str) -> str:
    """Leave out lines that are remarks, and blanks at the beginning of lines."""
    return _INDENT.sub("", _REMARK.sub("", script))


_FUNCTION = re.compile(r"\bfunction (\w+\$+)\(")
_NAMED = re.compile(r"\b\w+\$+(?![\w${])")


def renamed(script: str) -> str:
    """Give the translated functions of a script that nothing else names short names.

    Their own end with $, as no other name does; the short ones begin with it.
    """
    names = dict.fromkeys(_FUNCTION.findall(script))
    short = {name: f"${word(number)}$" for number, name in enumerate(names)}
    return _NAMED.sub(lambda found: short.get(found[0], found[0]), script)
