"""An open page meets no file of another version: it says that there is one, and waits."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from samurai_odds.page.site import site
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium

ROOT = Path(__file__).parents[2]


def version(folder: Path) -> str:
    """Return what the names of a page's own files begin with."""
    [found] = folder.glob("v-*-page.js")
    return found.name.removesuffix("page.js")


def test_all_that_belongs_together_has_addresses_of_its_version() -> None:
    files = site()
    together = {name for name in files if name.endswith((".js", ".css"))} - {"worker.js"}
    [prefix] = {name[: len("v-0123456789ab-")] for name in together}
    assert re.fullmatch("v-[0-9a-f]{12}-", prefix)
    assert f'"{prefix}"' in files["index.html"]
    assert files["worker.js"].count(f'"{prefix}') > len(together)
    assert "install" in files["worker.js"]
    assert "skipWaiting" not in files["worker.js"].partition('"message"')[0]  # unless it is asked


@needs_node
@pytest.mark.long
@needs_chromium
def test_an_open_page_stays_whole_and_tells_of_a_new_version(tmp_path: Path, page: Path) -> None:
    """Games, hints and positions of two tabs, with and without what is kept on the device."""
    later = tmp_path / "later"
    made = [sys.executable, "-m", "tests.page.other_build", str(later)]
    subprocess.run(made, cwd=ROOT, check=True, capture_output=True)
    old, new = version(page), version(later)
    scripts = [next(folder.glob("v-*-rules-ran.js")).read_text("utf-8") for folder in (page, later)]
    names = [set(re.findall(r"(?<![\w$.])_\w+(?=\()", text)) for text in scripts]
    assert len(names[0] ^ names[1]) > 10  # they could not be mixed
    seen = in_chromium(Path(__file__).with_name("updating.mjs"), page, str(later))
    assert seen.pop("complaints") == seen.pop("else") == []
    assert "a new version has replaced it" in seen.pop("gone")
    assert seen == {
        "before": old,
        "news": "A new version is ready. Reload",
        **dict.fromkeys(("open", "opened", "stayed"), old),
        **dict.fromkeys(("after", "other", "reloaded"), new),
        "quiet": "",
    }
