"""The picture of a luck report holds the whole distribution, and says where it ended."""

from collections.abc import Sequence
from typing import Any

import pytest

from samurai_odds import OddsError, luck
from samurai_odds.reports.luck_report import draw_luck

LEVIES = "battles attack levy levy"
MANY = [
    f"battles attack {one} {other} : defender_losses 0, attacker_losses 0"
    for one in ("samurai-spear", "samurai-bow", "levy", "bodyguard")
    for other in ("samurai-spear", "ashigaru-bow", "levy")
]
LOGS = {
    "one battle": [f"{LEVIES} : defender_losses 2, attacker_losses 0"],
    "many": MANY,
    "in standard deviations": [*MANY, "ran duel 6/5 5/5 : result first"],
    "certain": ["swords battle 'daimyo, 3 spearmen' spearman : province 1"],
}


def drawn(lines: Sequence[str], by: str | None = None) -> tuple[Any, Any]:
    report = luck(lines, by=by)
    return report.totals[-1].standing, report.plot()


@pytest.mark.parametrize("name", LOGS)
def test_the_bars_hold_all_and_split_where_it_ended(name: str) -> None:
    standing, axes = drawn(LOGS[name], by="province" if name == "certain" else None)
    less, more = axes.containers
    heights = [sum(bar.get_height() for bar in bars) for bars in (less, more)]
    assert heights[0] == pytest.approx(100 * (1 - standing.at_least), abs=0.05)
    assert heights[1] == pytest.approx(100 * standing.at_least, abs=0.05)
    assert axes.lines[0].get_xdata()[0] == pytest.approx(standing.actual)
    assert less.patches[0].get_hatch() != more.patches[0].get_hatch() if less.patches else True
    assert name != "many" or axes._repr_png_().startswith(b"\x89PNG")


def test_it_draws_into_given_axes_and_refuses_what_is_not_settled() -> None:
    from matplotlib.figure import Figure as Picture

    axes = Picture().add_subplot()
    assert luck(LOGS["one battle"]).plot(axes) is axes
    assert axes.patches
    with pytest.raises(OddsError, match="nothing to draw"):
        draw_luck(luck([f"{LEVIES} : defender_leader_lost no"]))
