"""A designer's report: its figures on games made up, its page of all three games."""

import base64
import csv
import html
import re
from pathlib import Path

import numpy as np
import pytest

from samurai_odds import Limit, battles, ran, swords
from samurai_odds.analysis.designing.swings import Swings
from samurai_odds.analysis.designing.worths import Worth, extremes, gained
from samurai_odds.cli.main import main
from samurai_odds.grids.figure import Figure

BOTS = ("random", "cautious")
REPORTS = {
    "battles": lambda how: battles.report("study-spears", bots=("random", "greedy"), **how),
    "swords": lambda how: swords.report(
        "chapter-7", bots=("random", "cautious"), round_limit=10, **how
    ),
    "ran": lambda how: ran.report("study-foot", bots=("random", "greedy"), **how),
}


def test_what_is_gained_is_unbiased_and_its_error_is_true() -> None:
    """True: 0.1 more. 400 runs: the mean is off by less than 4 errors of it (1 in 15,000)."""
    source = np.random.default_rng(3)
    found = []
    for _ in range(400):
        luck = source.random(600)
        usual = (luck < 0.4).astype(float)
        other = np.where(source.random(64) < 0.5, luck[:64], source.random(64))
        found.append(gained((other < 0.5).astype(float), usual))
    mean = np.mean([float(one) for one in found])
    spread = np.std([float(one) for one in found])
    assert abs(mean - 0.1) < 4 * spread / 20
    assert 0.85 < np.mean([one.se for one in found]) / spread < 1.15
    assert spread < (0.5 * 0.5 / 64 + 0.4 * 0.6 / 64) ** 0.5 * 0.85  # better than unpaired games


def test_swings_are_counted() -> None:
    red = np.array([[0.6, 0.3, 0.9], [0.4, 0.45, 0.1], [0.7, 0.85, 0.9]])
    won = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]])
    found = Swings((1, 5, 9), np.stack([red, 1 - red], axis=2), won)
    assert float(found.leads) == pytest.approx(2 / 3)
    assert [float(share) for _, share in found.comebacks()] == pytest.approx([1 / 3, 1 / 3, 0, 0])
    assert [chance for chance, _ in found.comebacks()] == pytest.approx([0.4, 0.3, 0.2, 0.1])
    assert [float(share) for _, share in found.decided()] == pytest.approx([0, 1 / 3, 1])


def test_the_strongest_piece_is_named_if_it_is_sure() -> None:
    def worth(says: str, value: float, kind: str = "units") -> Worth:
        return Worth(says, kind, "red", Figure(value, 0.02, 100))

    found = [worth("no bow", -0.12), worth("no spear", 0.01), worth("no token", -0.5, "tokens")]
    assert extremes(found) == (
        "Strongest piece (no bow): without it red wins 12 ± 2 points less. "
        "Weakest (no spear): no measurable effect."
    )
    assert extremes([worth("no bow", -0.05), worth("no spear", 0.01)]).startswith("No piece")


@pytest.mark.long
@pytest.mark.parametrize("game", REPORTS)
def test_the_page_has_it_all(game: str) -> None:
    found = REPORTS[game]({"limit": Limit(samples=32, seconds=5)})
    page = found.page()
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|<link|src=", page)
    assert len(page) < 1_500_000
    for heading, _ in found.sections():
        assert f"<h2>{heading}</h2>" in page
    assert page.count('class="game"') == len(found.games) >= 2
    [*tables] = re.findall(r'href="data:text/csv;base64,([^"]*)"', page)
    assert len(tables) == len(found.sections())
    rows = list(csv.reader(base64.b64decode(tables[-1]).decode().splitlines()))
    if found.worths:
        assert len(rows) == 1 + len(found.worths)
    assert found.ladder.judging.favor.favors in str(found.ladder.to_dict())
    assert all(html.escape(line) in page for line in found.summary())


def test_the_command_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["battles", "report", "study-spears"]) == 2
    assert "--out" in capsys.readouterr().err
    file = tmp_path / "report.html"
    bots = ["--bots", "random,greedy", "--samples", "16", "--seconds", "20"]
    assert main(["battles", "report", "study-spears", *bots, "--out", str(file)]) == 0
    said = capsys.readouterr()
    assert "open it in a browser" in said.err
    assert said.out.startswith("Study: spears in the open\n")
    assert file.read_text().startswith("<!-- samurai-odds ")
