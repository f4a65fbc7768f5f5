"""One verdict: par, balance, the ladder and the pages agree on every built-in scenario.

`python -m tests.analysis.test_one_verdict GAMES` lists what each says with its usual players.
"""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from samurai_odds import Limit, battles, ran, swords
from samurai_odds.analysis.favor import UNDECIDED
from samurai_odds.battles.scenario.text import shipped as battles_shipped
from samurai_odds.ran.scenario.text import shipped as ran_shipped
from samurai_odds.swords.scenario.text import shipped as swords_shipped

FEW = Limit(samples=12)
SCENARIOS = [
    *((battles, key) for key in battles_shipped()),
    *((ran, key) for key in ran_shipped()),
    *((swords, key) for key in swords_shipped()),
]
SAID = ("favors", "margin", "shares", "nobody")
PLAIN = {
    battles: ("careful", "steady"),
    ran: ("greedy", "careful"),
    swords: ("expander", "planner"),
}
PUBLISHED = [
    *("Arita", "Skirmish", "Kawanakajima", "Koriyama"),
    *("Nagashino", "Nunobeyama", "Saigadake", "Sekigahara"),
]
FAVORED = 4  # column of both pages
PAGES = Path(__file__).parents[2] / "reports"


def verdicts(game: Any, key: str, games: int, seed: int = 5) -> dict[str, Mapping[str, Any]]:
    """Return what each command says of a scenario between its usual players."""
    how = {"limit": Limit(samples=games), "seed": seed}
    one = {} if game is not swords else {"changes": False}
    return {
        "par": game.par(key, **how).verdict.data,
        "balance": game.balance(key, **how, **one).to_dict(),
        "ladder": game.ladder(key, bots=PLAIN[game], **how).to_dict(),
    }


def on_pages() -> dict[str, dict[str, str]]:
    """Return whom the pages of fairness and of par favor, by a word of the battle's title."""
    found: dict[str, dict[str, str]] = {name: {} for name in PUBLISHED}
    for line in (PAGES / "fairness.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
        named = [name for name in PUBLISHED if name in cells[0]]
        if len(cells) > FAVORED and named:
            found[named[0]]["fairness.md"] = cells[FAVORED]
    with PdfReader(PAGES / "booklets" / "par.pdf") as pdf:
        text = pdf.pages[1].extract_text().partition("Scenarios of ours")[0]
    for name in PUBLISHED:  # moves first, needs, needs, favored, wins
        row = re.search(rf"{name}[^±]*?\s(?:red|blue) \d+ \d+ (\w+) \d+ ±", text)
        assert row is not None, name
        found[name]["par.pdf"] = row[1]
    return found


@pytest.mark.long
@pytest.mark.parametrize(("game", "key"), SCENARIOS, ids=[key for _, key in SCENARIOS])
def test_par_balance_and_ladder_agree(game: Any, key: str) -> None:
    how = {"limit": FEW, "seed": 5, "margin": 0.1}
    other = "cautious" if game is swords else "greedy"
    par = game.par(key, bot="random", **how).verdict.data
    balance = game.balance(key, bots="random", **how).to_dict()
    ladder = game.ladder(key, bots=(other, "random"), **how).to_dict()
    for name in SAID:
        assert par[name] == balance[name] == ladder[name]
    assert par.get("players") == balance.get("players") == ladder.get("players")


@pytest.mark.long
@pytest.mark.parametrize(("game", "key"), SCENARIOS[::6], ids=[key for _, key in SCENARIOS[::6]])
def test_they_agree_between_their_usual_players(game: Any, key: str) -> None:
    said = verdicts(game, key, 64)
    for name in SAID:
        assert said["par"][name] == said["balance"][name] == said["ladder"][name]


def test_pages_do_not_contradict_each_other() -> None:
    """They rest on other games: so one may be undecided where another is not."""
    for pages in on_pages().values():
        assert len(pages) == 2
        assert len({*pages.values()} - {UNDECIDED}) <= 1


def _list_all(games: int) -> int:
    """Print what is said of all scenarios; return of how many not the same."""
    apart = 0
    for game, key in SCENARIOS:
        said = verdicts(game, key, games)
        same = all(len({str(one[name]) for one in said.values()}) == 1 for name in SAID)
        apart += not same
        favored = ", ".join(f"{name} {one['favors']}" for name, one in said.items())
        print(f"{game.__name__.rpartition('.')[2]} {key}: {favored}{'' if same else '  APART'}")
    print(f"{len(SCENARIOS)} scenarios, {apart} apart; on the pages: {on_pages()}")
    return apart


if __name__ == "__main__":
    sys.exit(_list_all(int(sys.argv[1])) > 0)
