"""Reports of scenarios of all kinds in Chromium, on a desktop and on a phone."""

from pathlib import Path
from typing import Any

import pytest

from analyses.browsing import chromium, in_chromium
from samurai_odds import Limit, battles, ran, swords
from samurai_odds.analysis.designing.page import _STYLE, _tables
from samurai_odds.grids.grid import Grid
from samurai_odds.grids.web import page
from tests.engine.script.node import needs_node

WHOLE, SHORT = (
    Limit(samples=2),
    Limit(samples=4, seconds=0.5),
)  # parts are missing in short ones
KINDS: list[tuple[Any, str, Limit]] = [
    (battles, "study-spears", WHOLE),
    (battles, "nagashino-center", SHORT),
    (battles, "epic-study-foot", SHORT),
    (ran, "study-foot", WHOLE),
    (ran, "suriagehara", SHORT),
    (swords, "two-player", WHOLE),
    (swords, "standard-3", SHORT),
    (swords, "quick-5", SHORT),
    (swords, "stop-the-leader", SHORT),
]


@needs_node
@pytest.mark.long
@pytest.mark.skipif(chromium() is None, reason="no Chromium on the PATH: apt-get install chromium")
def test_reports_fit_and_their_games_go_on(tmp_path: Path) -> None:
    for game, key, limit in KINDS:
        report = game.report(
            key, bots=("random", "cautious" if game is swords else "greedy"), limit=limit
        )
        (tmp_path / f"{key}.html").write_text(report.page(), encoding="utf-8")
    change = (
        "seat 1 Mori: no army 1 in Aki; seat 2 Otomo: 3 bowmen more in army 1, Bungo (expander)"
    )
    seats = [f"seat {place} of a name as long" for place in range(3)]
    fixes = Grid("", ("wins", *seats), ((change, *["36.0% ± 0.4"] * 3),))
    tables = f'<main class="report">{_tables("What to change", [fixes])}</main>'
    (tmp_path / "fixes.html").write_text(page("x", tables, _STYLE.read_text()), encoding="utf-8")
    found = in_chromium(Path(__file__).with_name("reports.mjs"), tmp_path)
    assert found["faults"] == []
