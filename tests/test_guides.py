"""ARCHITECTURE.md and CONTRIBUTING.md: short, and every file and name in them exists."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GUIDES = {"ARCHITECTURE.md": 150, "CONTRIBUTING.md": 100}  # lines at most
PLACES = (ROOT, ROOT / "samurai_odds", ROOT / "tests")
SOURCES = ("samurai_odds/**/*.py", "samurai_odds/**/*.toml", "analyses/**/*.py", "tests/**/*.py")


@cache
def sources() -> str:
    files = (file for pattern in SOURCES for file in sorted(ROOT.glob(pattern)))
    return "\n".join(file.read_text("utf-8") for file in files if file != Path(__file__))


def named(page: str) -> list[str]:
    """List what stands in backticks, but for whole commands."""
    text = re.sub(r"^```.*?^```", "", (ROOT / page).read_text(), flags=re.DOTALL | re.MULTILINE)
    return [" ".join(one.split()) for one in re.findall(r"`([^`]+)`", text)]


def exists(name: str) -> bool:
    """Return whether a file, a module that a command runs, or a name in the sources is there."""
    if match := re.fullmatch(r"(?:\S*/)?python -m ([\w.]+)( .*)?", name):
        module = match[1].replace(".", "/")
        return match[1] == "pytest" or any(
            (ROOT / file).exists() for file in (f"{module}.py", f"{module}/__main__.py")
        )
    if name.startswith("samurai-odds "):
        return f"def {name.split()[2]}(" in sources()
    if re.fullmatch(r"[\w.-]*(/[\w.-]*)+|[\w-]+\.(py|toml|md|js)", name):
        return any((place / name).exists() for place in PLACES) or any(
            (ROOT / "samurai_odds").rglob(name)
        )
    return name in sources()


@pytest.mark.parametrize("page", GUIDES)
def test_every_file_and_name_exists(page: str) -> None:
    missing = [name for name in named(page) if not exists(name)]
    assert missing == []


@pytest.mark.parametrize("page", GUIDES)
def test_guides_stay_short(page: str) -> None:
    assert len((ROOT / page).read_text().splitlines()) <= GUIDES[page]


def test_what_is_not_there_is_noticed() -> None:
    for name in ("attack/nowhere.py", "no_such_hook", "python -m analyses.weather", "x.toml"):
        assert not exists(name)
