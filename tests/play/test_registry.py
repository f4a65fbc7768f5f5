"""Bots are found in their folder."""

import sys
from pathlib import Path

import pytest

from samurai_odds.errors import OddsError
from samurai_odds.play.registry import Bots
from tests.play.contract import GAMES, every_game, starts_of
from tests.play.template.bots import BOTS

BOT = "NAME = '{}'\nSAYS = 'does something'\n\n\ndef choose(q, s, uniform):\n    return 0\n"


@every_game
def test_every_bot_says_what_it_is_and_one_is_random(game: str) -> None:
    bots = starts_of(game)[GAMES[game].names[0]].game.bots
    assert "random" in bots.names
    assert list(bots.names) == sorted(set(bots.names))
    for module in bots.modules:
        assert module.SAYS


def test_a_module_with_a_name_is_a_bot_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "some_bots"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "a_file.py").write_text(BOT.format("zealous"))
    (folder / "other.py").write_text(BOT.format("bold"))
    (folder / "help.py").write_text("NOTES = 3\n")
    monkeypatch.syspath_prepend(tmp_path)
    bots = Bots("some_bots")
    assert bots.names == ("bold", "zealous")
    assert [bots.number_of(name) for name in bots.names] == [0, 1]
    for name in [name for name in sys.modules if name.split(".")[0] == "some_bots"]:
        monkeypatch.delitem(sys.modules, name)


def test_an_unknown_bot_is_refused_with_the_choices() -> None:
    with pytest.raises(OddsError, match=r"unknown bot 'hodler': did you mean 'holder'.* random"):
        BOTS.number_of("hodler")
