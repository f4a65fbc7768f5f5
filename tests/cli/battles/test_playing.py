"""`battles play`, `turn` and `balance` on the command line."""

import json
from pathlib import Path

import pytest

from samurai_odds.battles.scenario.text import load
from samurai_odds.grids.fitting import wrapped
from tests.battles.interpreted import SMALL
from tests.cli.running import Run
from tests.cli.test_start_up import HEAVY, loaded

CONTRACT = {
    "game",
    "procedure",
    "inputs",
    "rules",
    "method",
    "samples",
    "seed",
    "elapsed_s",
    "version",
    "variables",
    "outcomes",
    "shown",
}


@pytest.fixture
def small(tmp_path: Path) -> str:
    path = tmp_path / "small.txt"
    path.write_text(SMALL)
    return str(path)


def test_play_prints_what_a_designer_asks(small: str, run: Run) -> None:
    code, out, err = run("battles", "play", small, "--samples", "200")
    assert (code, err) == (0, "")
    for words in (
        "red steady against blue steady (red moves first)",
        "red wins",
        "stopped by the turn limit",
        "won by",
        "quantiles",
        "blocks lost",
        "cards led, each game",
        "Simulated: 200 games, seed 0",
    ):
        assert words in out


def test_play_as_json_keeps_the_contract(small: str, run: Run) -> None:
    shown = "winner == 'red'"
    given = ("--samples", "100", "--format", "json", "--show", shown)
    code, out, _ = run("battles", "play", small, *given)
    data = json.loads(out)
    assert code == 0
    assert data.keys() >= CONTRACT
    assert data["procedure"] == "play"
    assert sum(outcome["p"] for outcome in data["outcomes"]) == pytest.approx(1)
    assert data["shown"][shown]["se"] > 0
    assert {outcome["winner"] for outcome in data["outcomes"]} <= {"red", "blue", "none"}


@pytest.mark.parametrize("form", ["csv", "md", "html"])
def test_the_other_formats(small: str, form: str, run: Run) -> None:
    code, out, _ = run("battles", "play", small, "--samples", "50", "--format", form)
    assert code == 0
    assert out


def test_a_condition_and_a_figure(small: str, run: Run) -> None:
    given = ("--samples", "100", "--where", "winner == 'red'", "--show", "margin")
    code, out, _ = run("battles", "play", small, *given)
    assert code == 0
    assert "where winner == 'red'" in out


@pytest.mark.long
def test_the_picture(small: str, tmp_path: Path, run: Run) -> None:
    picture = tmp_path / "play.png"
    code, _, _ = run("battles", "play", small, "--samples", "100", "--plot", str(picture))
    assert code == 0
    assert picture.stat().st_size > 50_000


def test_a_game_told_and_saved_and_played_on(small: str, tmp_path: Path, run: Run) -> None:
    greedy = ("--red", "greedy", "--blue", "greedy", "--seed", "1", "--trace", "3")
    code, out, _ = run("battles", "play", small, *greedy)
    golden = Path(__file__).parents[2] / "battles" / "golden" / "small_fight_3.txt"
    assert code == 0
    assert out == wrapped("Game 3, seed 1\n" + golden.read_text())
    saved = tmp_path / "position.txt"
    given = (*greedy, "--save", str(saved), "--at-turn", "2")
    code, out, err = run("battles", "play", small, *given)
    assert (code, out) == (0, "")
    assert str(saved) in err
    assert load(saved).moment.turn == 2
    code, out, _ = run("battles", "play", str(saved), "--samples", "50")
    assert code == 0
    assert "(blue to move)" in out
    given = ("--card", "order-three-center", "--samples", "50", "--format", "json")
    code, out, _ = run("battles", "turn", str(saved), *given)
    assert code == 0
    assert json.loads(out).keys() >= CONTRACT


def test_a_turn_with_orders(small: str, tmp_path: Path, run: Run) -> None:
    orders = tmp_path / "orders.txt"
    orders.write_text("order e7\nmove e7 d6\nbattle d6 d5\ninspire yes\n")
    given = ("--card", "order-one-center", "--orders", str(orders))
    code, out, err = run("battles", "turn", small, *given, "--samples", "200")
    assert (code, err) == (0, "")
    for words in ("gains a banner", "reply: banner swing", "as ordered, the rest by"):
        assert words in " ".join(out.split())
    code, out, _ = run("battles", "turn", small, *given, "--trace", "0")
    told = "Close Combat 1: red's samurai-spear at d6 attacks blue's ashigaru-bow at d5"
    assert told in " ".join(out.split())
    orders.write_text("order e7\nmove e7 a1\n")
    code, out, err = run("battles", "turn", small, *given)
    assert (code, out) == (2, "")
    assert "orders.txt, line 2: 'move e7 a1' is not allowed; allowed here: move e7 stay" in err


def test_balance(small: str, tmp_path: Path, run: Run) -> None:
    code, out, err = run("battles", "balance", small, "--samples", "256")
    assert (code, err) == (0, "")
    assert "with steady on both sides. With other bots: careful" in " ".join(out.split())
    for words in ("what moving first is worth", "red wins, with greedy on both sides"):
        assert words in out
    given = ("--samples", "256", "--format", "json", "--bots", "greedy,random")
    picture = tmp_path / "balance.png"
    _, out, _ = run("battles", "balance", small, *given, "--plot", str(picture))
    assert json.loads(out)["favors"] in ("red", "blue", "nobody", "undecided")
    assert picture.stat().st_size > 10_000


@pytest.mark.parametrize("command", ["play", "turn", "balance"])
def test_help_loads_no_heavy_library(command: str) -> None:
    code = f"from samurai_odds.cli.main import main; main(['battles', '{command}', '--help'])"
    assert not loaded(code) & {*HEAVY, "numpy"}
