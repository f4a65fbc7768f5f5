"""The documentation site is built without a warning, leads nowhere wrong, and can be searched."""

import json
import re
import shutil
from pathlib import Path

import pytest

from analyses import documentation as site
from analyses.browsing import in_chromium
from samurai_odds import battles
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium

# What some versions of the libraries that run notebooks say of themselves.
pytestmark = pytest.mark.filterwarnings("ignore:Jupyter is migrating:DeprecationWarning")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build it; that the tutorials run is a test of its own."""
    out = tmp_path_factory.mktemp("site")
    site.write(out, run=False)
    return out


@pytest.mark.long
def test_the_site_holds_every_document_the_gallery_and_the_page(built: Path) -> None:
    for name in ("index", "gallery", "api", "page", "tutorials/battles", "reports/people"):
        assert (built / f"{name}.html").exists(), name
    for file in site.ROOT.glob("samurai_odds/**/*.md"):
        assert (built / file.relative_to(site.ROOT).with_suffix(".html")).exists(), file
    assert (built / "phone" / "index.html").exists()
    first = (built / "index.html").read_text("utf-8")
    for packed in (built / name for name in re.findall(r'href="(samurai_odds-[^"]+)"', first)):
        assert packed.stat().st_size > 1_000_000  # the sources, the package
    asked = (built / "gallery.html").read_text("utf-8")
    words = re.sub(r"<[^>]+>", "", asked)
    assert asked.count("<img ") == words.count("$ samurai-odds ") == 10
    interface = (built / "api.html").read_text("utf-8")
    assert all(f"samurai_odds.battles.{name}" in interface for name in battles.__all__)


@pytest.mark.long
def test_a_link_that_leads_nowhere_is_seen(built: Path, tmp_path: Path) -> None:
    shutil.copytree(built, tmp_path / "site")
    page = tmp_path / "site" / "gallery.html"
    page.write_text(page.read_text("utf-8") + '<a href="lost.html">a</a><a href="#lost">b</a>')
    assert list(site.dead_links(tmp_path / "site")) == [
        "gallery.html: lost.html",
        "gallery.html: #lost",
    ]


NAMED = {  # by some words: among the first five
    "castle attack": "samurai_odds/swords/README.html",
    "searching costs": "samurai_odds/battles/bots/README.html",
    "fire uncertain": "samurai_odds/ran/README.html",
    "add terrain": "CONTRIBUTING.html",
    "seed promises": "VERSIONING.html",
    "retreat": "samurai_odds/ran/README.html",
}
FOUND = {  # by one word
    "castle": "samurai_odds/swords/README.html",
    "searching": "samurai_odds/battles/bots/README.html",
    "reconstructed": "samurai_odds/ran/README.html",
    "seed": "VERSIONING.html",
}


@pytest.fixture(scope="module")
def listed(built: Path) -> dict[str, list[str]]:
    """Return the pages that each search finds, as it lists them; one Chromium makes all."""
    reader = Path(__file__).with_name("searching.mjs")
    shown = in_chromium(reader, built, json.dumps([*NAMED, *FOUND]))
    return {
        words: list(
            dict.fromkeys(
                re.findall(r'<li[^>]*><a href="([^"?#]+)', page.partition("search-results")[2])
            )
        )
        for words, page in shown.items()
    }


@needs_node
@needs_chromium
@pytest.mark.long
@pytest.mark.parametrize("words", NAMED)
def test_a_search_finds_the_page_among_the_first(words: str, listed: dict[str, list[str]]) -> None:
    assert NAMED[words] in listed[words][:5]


@needs_node
@needs_chromium
@pytest.mark.long
@pytest.mark.parametrize("word", FOUND)
def test_a_search_of_a_word_finds_the_page(word: str, listed: dict[str, list[str]]) -> None:
    assert FOUND[word] in listed[word]
