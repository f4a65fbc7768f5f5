"""Scripts without what only their readers need: remarks and indentation."""

import re

_REMARK = re.compile(r"^\s*//.*\n", re.MULTILINE)
_INDENT = re.compile(r"^ +", re.MULTILINE)


def smaller(script: str) -> str:
    """Leave out lines that are remarks, and blanks at the beginning of lines."""
    return _INDENT.sub("", _REMARK.sub("", script))
