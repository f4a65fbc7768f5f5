"""Put into READMEs what their commands print now: `python -m tests.rewrite_documents [PAGE]`.

Without a page all are rewritten, which takes minutes; look at what has changed before it is kept.
"""

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.documents import PAGES, blocks, renewed


def main(names: Sequence[str]) -> int:
    """Rewrite pages and name those that have changed; return the exit status."""
    os.environ["COLUMNS"] = "80"
    for page in [Path(name).resolve() for name in names] or PAGES:
        if not blocks(page):
            continue
        before = page.read_text("utf-8")
        with tempfile.TemporaryDirectory() as folder:
            after = renewed(page, Path(folder))
        page.write_text(after, encoding="utf-8", newline="\n")
        print(f"{page}: {'rewritten' if after != before else 'as it was'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
