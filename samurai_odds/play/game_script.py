"""A whole game as JavaScript, and its starts as JSON."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from samurai_odds.engine import dice, machine
from samurai_odds.engine.sampling import streams
from samurai_odds.engine.script.translation import Translation
from samurai_odds.play import loop
from samurai_odds.play.game import Game, Start
from samurai_odds.play.interpreted import REDRAWN
from samurai_odds.play.rules import chance, offering
from samurai_odds.play.rules import layout as at

PLAYER = Path(__file__).with_name("game.js")
SITTING = Path(__file__).with_name("sitting.js")
NAMED = "prepare settle record note hide show redraw decides means silent"
_PLACES = "PENDING DECISION ASKED OPTIONS_OPEN ACTIVE TURN ENDED WINNER CHOICES PLAYING BOTS DRAWN"


def game_script(game: Game, strict: bool = False) -> str:
    """Return a JavaScript module that plays a game: its rules, its bots and the loop.

    It exports ``Player``: ``new Player(start)`` takes what `start_data` gives;
    ``play(seed, first, games)`` returns rows, ``record(seed, game)`` events and
    ``part(seed, game)`` where a game was stopped: those of `games.play_range`, `games.record`
    and `games.play_part`; and ``Sitting``: a game in which persons choose too.
    """
    return f"{game_text(game, strict)}export {{ Player, Sitting, GAME }};\n"


def game_text(
    game: Game, strict: bool = False, also: Mapping[str, Callable[..., Any]] | None = None
) -> str:
    """Return the same as part of a script; ``also`` adds functions of the rules to ``RULES``."""
    bound: dict[str, Any] = {f"game_{name}": getattr(game, name) for name in NAMED.split()}
    translation = Translation(
        (dice, streams, chance), strict, ask_bot="ask_bot", untabled="untabled", **bound
    )
    assert translation.name_of(loop.play_games) == "play_games$"
    bots = ",".join(translation.name_of(bot.choose) for bot in game.bots.modules)
    about = {"name": game.name, "row": game.row, "aside": game.aside, "redrawn": REDRAWN}
    rules = {name: getattr(game, name) for name in ("prepare", "settle", "hide", "show")}
    rules |= {"clear": offering.clear_options, **(also or {})}
    named = ",".join(f"{name}:{translation.name_of(rule)}" for name, rule in rules.items())
    places = {name: getattr(at, name) for name in _PLACES.split()}
    places |= {"UNIFORM": at.UNIFORM, "AUTOMATIC": machine.AUTOMATIC}
    table = "untabled=(_,code)=>{DICE.add(code);return false;}"
    made = (
        f"const DICE=new Dice({translation.name_of(game.pool)}),GAME={json.dumps(about)},{table};",
        f"const RULES={{{named}}},AT={json.dumps(places)};",
        f"const BOTS=[{bots}],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);",
    )
    by_hand = (PLAYER.read_text("utf-8"), SITTING.read_text("utf-8"))
    return "\n".join([translation.text(), *made, *by_hand])


def start_data(start: Start) -> dict[str, Any]:
    """Return a start as JSON: question and first state."""
    return {"question": start.question.whole.tolist(), "state": start.state.tolist()}
