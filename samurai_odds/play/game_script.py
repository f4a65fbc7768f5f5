"""A full game as JavaScript, and its starts as JSON."""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from samurai_odds.engine import dice, machine
from samurai_odds.engine.sampling import streams
from samurai_odds.engine.script.translation import Translation, defined_in, taking
from samurai_odds.play import chance, loop, offering, scripted
from samurai_odds.play import layout as at
from samurai_odds.play.game import Game, Start
from samurai_odds.play.interpreted import REDRAWN
from samurai_odds.play.search.searching import SEARCH

PLAYER = Path(__file__).with_name("game.js")
SITTING = Path(__file__).with_name("sitting.js")
NAMED = "prepare settle record note hide show redraw decides means silent"
_BY_HAND = (dice, streams, chance)
_TABLED = ("ask_bot", "untabled", "begin", "passage_wipe")  # rules that are written out below
_GIVEN = "play_games$,DICE,GAME,RULES,AT,ask_bot"  # to what plays by hand
_PLACES = "PENDING DECISION ASKED OPTIONS_OPEN ACTIVE TURN ENDED WINNER CHOICES PLAYING BOTS DRAWN"
_PLACES += " SEATS SEARCHED TURN_NOTED SCRIPT SCRIPT_TURN SCRIPT_SEAT"


@cache
def game_script(game: Game, strict: bool = False) -> str:
    """Return a JavaScript module that plays a game: its rules, its bots and the loop.

    It exports ``Player``: ``new Player(start)`` takes what `start_data` gives;
    ``play(seed, first, games)`` returns rows, ``record(seed, game)`` events and
    ``part(seed, game)`` where a game was stopped: those of `games.play_range`, `games.record`
    and `games.play_part`; and ``Sitting``: a game in which persons choose too.
    """
    return f"{game_text(game, strict)}export {{ Player, Sitting, GAME }};\n"


def game_text(
    game: Game,
    strict: bool = False,
    also: Mapping[str, Callable[..., Any]] | None = None,
    alone: bool = True,
    noted: Callable[..., None] | None = None,
) -> str:
    """Return the same as part of a script; ``also`` adds functions of the rules to ``RULES``.

    What the rule ``noted`` was last called with, after the state, stands in ``NOTED.now``.
    What is not ``alone`` takes what all games have by hand from ``$games``: see `games_text`.
    """
    bound: dict[str, Any] = {f"game_{name}": getattr(game, name) for name in NAMED.split()}
    if noted is not None:
        bound[noted.__name__] = "noted"
    translation = Translation(_BY_HAND, strict, **{name: name for name in _TABLED}, **bound)
    assert translation.name_of(loop.play_games) == "play_games$"
    bots = ",".join(translation.name_of(bot.choose) for bot in game.bots.modules)
    about = {
        "name": game.name,
        "row": game.row,
        "aside": game.aside,
        "notes": game.notes,
        "redrawn": REDRAWN,
    }
    about |= {"by_choice": game.by_choice, "searched": SEARCH, "author": game.authors[0]}
    rules = {name: getattr(game, name) for name in ("prepare", "settle", "hide", "show")}
    rules |= {"clear": offering.clear_options, "decides": game.decides, "asked": loop.asked}
    rules |= also or {}
    named = ",".join(f"{name}:{translation.name_of(rule)}" for name, rule in rules.items())
    places = {name: getattr(at, name) for name in _PLACES.split()}
    places |= {"UNIFORM": at.UNIFORM, "AUTOMATIC": machine.AUTOMATIC, "HEAD": scripted.HEAD}
    table = "untabled=(_,code)=>{DICE.add(code);return false;}"
    table += ",begin=(state,first)=>state.set(first)"
    table += ",passage_wipe=(state,first,numbers)=>state.fill(0,first,first+numbers)"
    if noted is not None:
        table += f",NOTED={{}},noted=(s,one)=>{translation.name_of(noted)}(s,NOTED.now=one)"
    made = (
        f"const DICE=new Dice({translation.name_of(game.pool)}),GAME={json.dumps(about)},{table};",
        f"const RULES={{{named}}},AT={json.dumps(places)};",
        f"const BOTS=[{bots}],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);",
    )
    if alone:
        return "\n".join([translation.text(), *made, _player()])
    text = "\n".join([translation.text(alone=False), *made])
    player = f"\nconst{{Player,Sitting,facesOf,drawn}}=$games.playing({_GIVEN});"
    return taking(text, defined_in(translation.by_hand()), "$games") + player


def games_text(known: Iterable[str], source: str) -> str:
    """Return the script of what all games have by hand, which makes ``$games``.

    ``source`` is an object that holds what is known already.
    """
    own = Translation(_BY_HAND[1:]).by_hand(numbers=False)
    text = f"{own}\nreturn{{...{source},{','.join(defined_in(own))},playing}};"
    played = f"{_player()}return{{Player,Sitting,facesOf,drawn}};"
    text = f"const playing=({_GIVEN})=>{{{played}}};\n{text}"
    return f"const $games=(()=>{{{taking(text, known, source)}}})();\n"


def _player() -> str:
    return "\n".join([PLAYER.read_text("utf-8"), SITTING.read_text("utf-8")])


def start_data(start: Start) -> dict[str, Any]:
    """Return a start as JSON: question and first state."""
    return {"question": start.question.whole.tolist(), "state": start.state.tolist()}
