"""The page as another build of it would be: `python -m tests.page.other_build FOLDER`.

All short names in its scripts are other ones, as after any release.
"""

import sys
from importlib import import_module
from pathlib import Path

_LATER = 7


def main(folder: Path) -> None:
    """Write the page with the short names of later definitions."""
    names = import_module("samurai_odds.engine.script.names")  # before anything that asks for them
    usual = names.word
    vars(names)["word"] = lambda number: usual(number + _LATER)
    import_module("samurai_odds.page.site").write_site(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
