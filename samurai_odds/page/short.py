"""Scripts written by hand, shorter than `smaller` makes them: their variables have short names.

A minifier that is no dependency of the package has made them, once: ``short.json`` holds each under
a digest of what it was made of (``python -m analyses.fit.shorten``). A script that was changed
since is written by `smaller`.
"""

import hashlib
import json
from functools import cache
from pathlib import Path

from samurai_odds.page.smaller import smaller

SHORT = Path(__file__).with_name("short.json")
_END = ";\n"


def digest(script: str) -> str:
    """Return the digest of a script, under which its short text is kept."""
    return hashlib.sha256(script.encode()).hexdigest()


@cache
def short_texts() -> dict[str, str]:
    """Return the short texts by the digests of what they were made of."""
    return dict(json.loads(SHORT.read_text("utf-8"))) if SHORT.exists() else {}


def shortest(script: str) -> str:
    """Return a whole script, as short as is known."""
    made = short_texts().get(digest(script))
    return smaller(script) if made is None else made + _END
