"""`swords play` on the command line: the answer, JSON, telling, saving, records."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Run

PLAY = ("swords", "play", "--players", "3", "--bots", "random")


def test_the_answer_begins_with_who_wins(run: Run) -> None:
    code, out, _ = run(*PLAY, "--samples", "100", "--all")
    assert code == 0
    assert out.startswith(("Too close to call: seat", "Seat"))
    assert max(map(len, out.splitlines())) <= 80
    for words in (
        "all random (35 provinces win",
        "seat 1 wins",
        "won by",
        "koku a game",
        "eliminated",
        "100 games, seed 0",
    ):
        assert words in out


def test_json_keeps_the_contract(run: Run) -> None:
    code, out, _ = run(*PLAY, "--samples", "30", "--format", "json")
    data = json.loads(out)
    assert code == 0
    assert (data["game"], data["procedure"], data["samples"]) == ("swords", "play", 30)
    assert data["inputs"] == {"players": 3, "variant": "standard", "bots": "random"}
    assert sum(outcome["p"] for outcome in data["outcomes"]) == pytest.approx(1)


def test_parts_in_files_are_one_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = (*PLAY, "--format", "json")
    whole = json.loads(run(*asked, "--samples", "60")[1])["outcomes"]
    for part, file in (("0-39", "a"), ("30-59", "b")):
        assert run(*asked, "--games", part, "--record", file)[0] == 0
    assert json.loads(run("merge", "a", "b", "--format", "json")[1])["outcomes"] == whole


def test_a_game_is_told_saved_and_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, _ = run(*PLAY, "--trace", "0")
    assert code == 0
    assert "Action 1, Reveal Your Plans" in out
    assert max(map(len, out.splitlines())) <= 80
    code, out, err = run(*PLAY, "--trace", "0", "--save", "p.txt", "--at-round", "3")
    assert (code, out, err) == (0, "", "game 0 at round 3 is in p.txt\n")
    code, out, _ = run("swords", "map", "p.txt")
    assert code == 0
    code, out, _ = run("swords", "play", "p.txt", "--bots", "random", "--samples", "20")
    assert code == 0
    assert "from round 3 on" in out


@pytest.mark.long
def test_a_picture_is_written(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "play.svg"
    assert run(*PLAY, "--samples", "60", "--plot", str(file))[0] == 0
    text = file.read_text()
    assert "<svg" in text


def test_bots_are_listed(run: Run) -> None:
    code, out, _ = run("swords", "bots")
    assert code == 0
    assert "random" in out
