"""Short texts of scripts written by hand, for the page: ``python -m analyses.fit.shorten``.

Needs the minifier ``tdewolff-minify`` (2.24.12 made what is there), which nothing else needs.
"""

import importlib
import json

from samurai_odds.page import site
from samurai_odds.page.short import SHORT, digest
from samurai_odds.page.smaller import smaller

_STRICT = '"use strict";'  # stands once, before all views


def main() -> None:
    """Shorten every script of the page that is written by hand, where that makes it shorter."""
    minify = importlib.import_module("minify")
    made = {}
    for script in site.by_hand():
        assert "Math.trunc" not in script, "it would become |0, of 32 bits"
        short = str(minify.string("application/javascript", script)).removeprefix(_STRICT)
        if len(short) < len(smaller(script)):
            made[digest(script)] = short
    SHORT.write_text(json.dumps(made, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(made)} scripts, {sum(map(len, made.values())):,} characters: {SHORT}")


if __name__ == "__main__":
    main()
