"""What a package page shows; `.ci/run` builds the package, checks it and asks it questions."""

import runpy
import tomllib

from tests.documents import ROOT

shown = runpy.run_path(str(ROOT / "setup.py"))["for_a_package_page"]


def test_a_package_page_shows_no_link_into_the_repository() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    page = shown(readme)
    assert "](" not in page.replace("](https://", "")
    assert "<img" not in page
    assert "```console\n$ samurai-odds battles attack samurai-spear ashigaru-bow" in page
    assert "Commands & Colors: Samurai Battles |" in page
    assert [line for line in readme.splitlines() if line.startswith("#")] == [
        line for line in page.splitlines() if line.startswith("#")
    ]


def test_addresses_stay() -> None:
    kept = "[a](https://a.example/b) ![b](https://b.example/c.png)\n"
    assert shown(f'{kept}[c](d.md#e)\n![f](g.png)\n\n<img src="h.png" alt="i">\n\nj\n') == (
        f"{kept}c\nj\n"
    )


def test_numba_is_not_needed_where_it_does_not_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for name in ("numba", "llvmlite"):
        [needed] = [one for one in project["dependencies"] if one.startswith(name)]
        assert needed.endswith("; sys_platform != 'emscripten'")
