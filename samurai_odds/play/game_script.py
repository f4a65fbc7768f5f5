"""A whole game as JavaScript, and its starts as JSON."""

import json
from pathlib import Path
from typing import Any

from samurai_odds.engine import dice
from samurai_odds.engine.sampling import streams
from samurai_odds.engine.script.translation import Translation
from samurai_odds.play import loop
from samurai_odds.play.game import Game, Start
from samurai_odds.play.interpreted import REDRAWN
from samurai_odds.play.rules import chance

PLAYER = Path(__file__).with_name("game.js")
NAMED = "prepare settle record note hide show redraw decides means silent"


def game_script(game: Game, strict: bool = False) -> str:
    """Return a JavaScript module that plays a game: its rules, its bots and the loop.

    It exports ``Player``: ``new Player(start)`` takes what `start_data` gives;
    ``play(seed, first, games)`` returns rows, ``record(seed, game)`` events and
    ``part(seed, game)`` where a game was stopped: those of `games.play_range`, `games.record`
    and `games.play_part`.
    """
    bound: dict[str, Any] = {f"game_{name}": getattr(game, name) for name in NAMED.split()}
    translation = Translation((dice, streams, chance), strict, ask_bot="ask_bot", **bound)
    assert translation.name_of(loop.play_games) == "play_games$"
    bots = ",".join(translation.name_of(bot.choose) for bot in game.bots.modules)
    about = {"name": game.name, "row": game.row, "aside": game.aside, "redrawn": REDRAWN}
    made = (
        f"const DICE=new Dice({translation.name_of(game.pool)}),GAME={json.dumps(about)};",
        f"const BOTS=[{bots}],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);",
    )
    return "\n".join(
        [translation.text(), *made, PLAYER.read_text("utf-8"), "export { Player, GAME };", ""]
    )


def start_data(start: Start) -> dict[str, Any]:
    """Return a start as JSON: question and first state."""
    return {"question": start.question.tolist(), "state": start.state.tolist()}
