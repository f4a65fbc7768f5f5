"""A game saved as a file at any roll or choice, and taken up by another process."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds.errors import OddsError
from samurai_odds.play import saving
from samurai_odds.play.games import record
from samurai_odds.play.rollouts import taken_up
from samurai_odds.play.saving import Saved, load, save
from tests.play.contract import GAMES, every_game, every_start, seated
from tests.play.template.game import GAME, STARTS

SEED, NUMBER = 5, 1
GO_ON = """
import sys
from samurai_odds.play.games import record
from samurai_odds.play.saving import load
from tests.play.template.game import GAME
saved = load(sys.argv[1], GAME)
print(record(saved.start, saved.seed, saved.number))
"""


def middle(game: str, name: str, share: float) -> tuple[Saved, list[Any]]:
    """Give a game in its middle, and the events that follow."""
    start = seated(game, name, "random")
    events = record(start, SEED, NUMBER)
    place = int(share * len(events))
    return Saved(taken_up(start, events, place, SEED, NUMBER), SEED, NUMBER), events[place:]


@pytest.mark.quick(per="game", but=("swords",))
@every_start
def test_a_game_saved_in_a_file_goes_on_alike(game: str, name: str, tmp_path: Path) -> None:
    for share in (0, 0.3, 0.5, 0.9, 1):
        saved, left = middle(game, name, share)
        save(tmp_path / "middle.game", saved)
        again = load(tmp_path / "middle.game", saved.start.game)
        assert (again.start.question.whole == saved.start.question.whole).all()
        assert (again.start.state == saved.start.state).all()
        assert record(again.start, again.seed, again.number) == left


@pytest.mark.long
def test_another_process_takes_it_up(tmp_path: Path) -> None:
    saved, left = middle("template", "usual", 0.5)
    save(tmp_path / "middle.game", saved)
    run = [sys.executable, "-c", GO_ON, str(tmp_path / "middle.game")]
    root = Path(__file__).parents[2]
    said = subprocess.run(run, cwd=root, capture_output=True, text=True, check=True).stdout
    assert said == f"{left}\n"


@every_game
def test_a_game_of_other_rules_is_refused(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved, _ = middle(game, GAMES[game].names[0], 0.5)
    path = tmp_path / "middle.game"
    save(path, saved)
    monkeypatch.setattr(saving, "VERSION", "0.0")
    with pytest.raises(OddsError, match=r"middle.game' is a game of version '.*', not '0\.0'"):
        load(path, saved.start.game)


def test_what_is_no_saved_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "middle.game"
    with pytest.raises(OddsError, match=r"cannot read the saved game '.*': No such file"):
        load(path, GAME)
    with pytest.raises(OddsError, match=r"cannot read the saved game '.*': that is no name"):
        load("a\0b", GAME)
    with pytest.raises(OddsError, match=r"cannot write '.*': Is a directory"):
        save(tmp_path, Saved(STARTS["tiny"], 0, 0))
    for words in (b"", b"{}", b"[]", b"3", b"\xff", b'{"samurai-odds record": 1}'):
        path.write_bytes(words)
        with pytest.raises(OddsError, match=r"middle\.game' is no saved game"):
            load(path, GAME)


def test_no_letter_of_a_saved_game_can_change_unnoticed(tmp_path: Path) -> None:
    path = tmp_path / "middle.game"
    save(path, Saved(STARTS["tiny"], 3, 4))
    whole = path.read_bytes()
    for place in np.linspace(0, len(whole) - 2, 60).astype(int):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        try:
            again = load(path, GAME)
        except OddsError:
            continue
        assert (again.seed, again.number) == (3, 4)
        assert (again.start.state == STARTS["tiny"].state).all()
