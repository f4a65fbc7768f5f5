"""Measure the page for the phone in Chromium: `python -m analyses.benchmark_page`.

Needs node, Chromium (`apt-get install chromium`) and taskset, takes about six minutes, and writes
``reports/benchmark_page.md``; with --picture also ``reports/page.png``. A busy machine shows
slower times than a phone of the same speed would have: run it on a quiet one.
"""

import gzip
import os
import re
import statistics
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from analyses.browsing import chromium, in_chromium, node
from samurai_odds import __version__
from samurai_odds.page.coaching import GAMES as REVIEW_GAMES
from samurai_odds.page.scripts import GAMES, names
from samurai_odds.page.site import FIRST, site

HERE = Path(__file__).parent
REPORTS = HERE.parent / "reports"
MANY = 1024
TITLES = {"battles": "Samurai Battles", "swords": "Samurai Swords", "ran": "RAN"}


def kilobytes(files: dict[str, str], named: Iterable[str]) -> float:
    """Return the size of files as a server sends them, gzipped, in kB."""
    return sum(len(gzip.compress(files[name].encode())) for name in named) / 1000


def times(values: list[float], by: float = 1) -> str:
    """Return the median of times in ms and the slowest, divided by ``by``."""
    digits = 0 if by == 1 else 2
    return f"{statistics.median(values) / by:.{digits}f} | {max(values) / by:.{digits}f}"


def report(files: dict[str, str], found: dict[str, Any]) -> str:
    """Return the report as Markdown."""
    sizes = [("first load", kilobytes(files, FIRST), 52)]
    for game in GAMES:
        first, *more = (f"{name}.js" for name in names(game))
        sizes.append((f"{TITLES[game]}, when it is opened", kilobytes(files, [first]), 60))
        if more:
            sizes.append((f"{TITLES[game]}, its rarer questions", kilobytes(files, more), 60))
    boards = [name for name in files if "-" in name or name.startswith(("play", "hint", "posi"))]
    sizes.append(("boards: full games, hints, positions", kilobytes(files, boards), 0))
    sizes.append(("all files", kilobytes(files, files), 520))
    size_rows = "\n".join(f"| {what} | {size:.1f} | {most or ''} |" for what, size, most in sizes)
    time_rows = "\n".join(
        f"| {TITLES[game]} | {times(found[game]['first'], 1000)} | "
        + " | ".join(
            times([tap[what] for tap in found[game]["taps"]]) for what in ("button", "answer")
        )
        + " |"
        for game in GAMES
    )
    shared_rows = "\n".join(
        _shared(TITLES[game], one) for game in GAMES for one in found[game]["shared"]
    )
    review_rows = "\n".join(
        _review(TITLES[game], **one) for game in GAMES for one in found[game]["reviews"]
    )
    game_rows = "\n".join(_games(TITLES[game], **found[game]) for game in GAMES)
    return f"""# Benchmark of the page

Made by `python -m analyses.benchmark_page`; samurai-odds {__version__}, {os.cpu_count()} cores,
Chromium {found["version"]}, a window of 390 x 844.

| gzipped | kB | at most |
| :-- | --: | --: |
{size_rows}

The CPU is slowed {found["slower"]} times by Chromium, the network to {found["mbits"]} Mbit/s and \
{found["delay"]} ms. The first answer is counted from
navigation to paint, nothing kept ({found["rounds"]} rounds; asked: under 1 s). A tap is counted \
from the finger to the painted button
(asked: under 50 ms), and to the painted answer, which is worked out after that: until then the \
last one is dimmed. {len(found["battles"]["taps"])} taps, 0.4 and 1.2 s
apart in turn, the first ones before the browser has compiled the rules; what quick questions in \
sight would answer is worked out while the page is idle.

| | first answer, s: median | slowest | button, ms | slowest | answer, ms | slowest |
| :-- | --: | --: | --: | --: | --: | --: |
{time_rows}

Full games at the same CPU, by the usual bot: the first one with what it needs compiled on the \
way (asked: under 0.5 s), and
1,024 from what six seconds hold. A hint at the first choice: its first ranking, and its first \
1,024 games, each played to
an evaluation, with what is worked out beside them (asked: under 3 s); one that plays fewer is \
asked for again with other luck.
On a page workers play them, which Chromium cannot slow: here the page itself.

| | position | bot | first game, s | 1,024 games, s | first ranking, s | 1,024 of a hint, s |
| :-- | :-- | :-- | --: | --: | --: | --: |
{game_rows}

The same hint as a page gives it, from the tap on, by number of workers. On a phone they are as \
many as it has cores, four at most; what
they find is the same, number by number. Chromium slows no worker: here it has one core, of which \
{found["slower"]} workers have a share
each, those with nothing to do too; what it compiles and draws beside them is on the same core. \
1,024 games: those of as many
hints with other luck as it takes. Each worker compiles the game for itself; warm ones have done \
so, as on the page of who has
asked for hints before.

| | workers | first ranking, s | 1,024 games, s | whole hint, s | its games |
| :-- | --: | --: | --: | --: | --: |
{shared_rows}

A review of your own decisions, timed from the tap, of a game that a bot played for you: \
until the win chance is known
at each decision, until the first mistake is on the screen (asked: under 5 s), and until all is \
judged (under 60 s), with
{REVIEW_GAMES} games of each plan. Workers share a core as above; warm ones have compiled the game \
while its end was looked at.

| | position | who | workers | decisions | mistakes | curve, s | first one, s | whole review, s |
| :-- | :-- | :-- | :-- | --: | --: | --: | --: | --: |
{review_rows}
"""


def _games(title: str, games: dict[str, Any], hint: dict[str, Any], **_: Any) -> str:
    first, many = games["first"] / 1000, MANY * games["each"] / 1000
    ranked, hinted = hint["first"] / 1000, hint["many"] / 1000
    place = f"| {title} | {games['title']} | {games['bot']} |"
    return f"{place} {first:.2f} | {many:.0f} | {ranked:.2f} | {hinted:.1f} |"


def _shared(title: str, one: dict[str, Any]) -> str:
    first, many, last = (one[what] / 1000 for what in ("first", "many", "last"))
    workers = f"{one['workers']}{', warm' * one['warm']}"
    return f"| {title} | {workers} | {first:.2f} | {many:.1f} | {last:.1f} | {one['games']:,} |"


def _review(title: str, **one: Any) -> str:
    passed = " | ".join(f"{one[what] / 1000:.1f}" for what in ("curve", "first", "last"))
    workers = f"{one['workers']}{', warm' * one['warm']}"
    place = f"| {title} | {one['title']} | {one['who']} | {workers}"
    return f"{place} | {one['decisions']} | {one['mistakes']} | {passed} |"


def main() -> int:
    """Measure and write the report; return the exit status."""
    if node() is None or chromium() is None:
        print("no node or no Chromium on the PATH: apt-get install chromium", file=sys.stderr)
        return 2
    whole = site()
    files = {re.sub("^v-[0-9a-f]{12}-", "", name): text for name, text in whole.items()}
    picture = [str(REPORTS / "page.png")] if "--picture" in sys.argv else []
    with tempfile.TemporaryDirectory() as folder:
        for name, text in whole.items():
            (Path(folder) / name).write_text(text, encoding="utf-8", newline="\n")
        found = in_chromium(HERE / "benchmark_page.mjs", Path(folder), *picture, seconds=3600)
    (REPORTS / "benchmark_page.md").write_text(report(files, found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
