"""Positions as scripts of the page: files read and written, boards drawn, what may be changed."""

import json
import re
import types
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from samurai_odds.engine.answers.derived import Derived
from samurai_odds.engine.declaring import options_of
from samurai_odds.engine.script.program import Program
from samurai_odds.page.answering import answered
from samurai_odds.page.forms import BLANKS, fields_on_map, shortened
from samurai_odds.page.playing import PLAYED, USUAL, scenarios
from samurai_odds.page.smaller import Packing
from samurai_odds.play import passage, passage_sampling
from samurai_odds.play.game import Game, Start
from samurai_odds.play.passage import Passage
from samurai_odds.play.passage_rules import PassageRules, Rolls
from samurai_odds.play.question import Question
from samurai_odds.play.registry import Bots
from samurai_odds.play.stepping import steps
from samurai_odds.ran.rules import rolls
from samurai_odds.ran.rules.layout import Question as QuestionOfRan
from samurai_odds.swords.scenario.pieces import army_of

PLACED = PLAYED
PASSAGES = Path(passage.__file__).with_suffix(".js")  # combats on maps, done by hand
_EDITED = ("spots", "sides", "listed", "controls", "changed", "moved", "edited", "attacked")
_PLAYED = ("narrated", "scene", "saved", "bare", "inputs")  # full games
_OF_ANY = ("shipped", "written", "as_file", "ground")
RULED = (Game, PassageRules, Rolls, Bots)
ABSENT = (  # what reads files, and what only the command asks
    "samurai_odds.engine.texts.Files",
    "samurai_odds.engine.texts._read",
    *(f"samurai_odds.{game}.scenario.text.load" for game in PLACED),
    *(f"samurai_odds.{game}.full_game.staging.opened" for game in PLACED),
    *(
        f"samurai_odds.{game}.full_game.staging.Staged.{name}"
        for game in PLACED
        for name in _PLAYED
    ),
    *(f"samurai_odds.play.contest.StagedGame.{name}" for name in _OF_ANY),
    *(f"samurai_odds.{game}.homes" for game in ("battles", "swords")),
    *(f"samurai_odds.play.{module}" for module in ("games", "rollouts", "search", "workers")),
    "samurai_odds.play.passage_rules.rolls_of",
    "samurai_odds.battles.full_game.game.start",
    *(f"samurai_odds.{game}.full_game.combat_on_map.CombatOnMap.retell" for game in PLACED),
)
READ = ("inputs",)  # by the view
_RULES = {  # modules of functions that are called in the script of the game's rules, which has them
    "battles": (
        "bots.strike_values",
        "rules.battle",
        "rules.movement",
        "rules.pieces",
        "rules.retreats",
    ),
    "swords": ("rules.takeover", "rules.troops", "rules.war"),
    "ran": (
        *("bots.acting", "bots.places"),
        *("rules.pieces", "rules.leaders", "rules.flight", "rules.fire", "rules.fire_numbers"),
        *("combat.combat", "rules.activation", "rules.challenge_duels"),
        *(f"rules.movement.{name}" for name in ("command", "ends", "harassment", "moving")),
        *(f"rules.movement.{name}" for name in ("reach", "reactions", "shooting")),
        *(f"rules.shock.{name}" for name in ("combat_numbers", "designation", "naming")),
        *(f"rules.shock.{name}" for name in ("region", "rising", "strikes")),
    ),
}
_CALLED = re.compile(r"\$of_rules\('(\w+)','(\w+)'\)")


def called(function: Any) -> str | None:
    """Return what calls a function in the script of its game's rules, None if it is not there."""
    if not isinstance(function, types.FunctionType):
        return None
    _, game, module = f"{function.__module__}..".split(".", 2)
    known = module.strip(".") in _RULES.get(game, ()) or function is rolls.result
    return f"$of_rules({game!r},{function.__name__!r})" if known else None


def called_by(scripts: Iterable[str], game: str) -> dict[str, Callable[..., Any]]:
    """Return the functions of a game's rules that scripts call there, by name."""
    names = {name for text in scripts for of, name in _CALLED.findall(text) if of == game}
    names -= {rolls.result.__name__}  # which `playing.combat_rules` names
    modules = [import_module(f"samurai_odds.{game}.{name}") for name in _RULES.get(game, ())]
    homes = {name: [one for one in modules if _is_in(one, name)] for name in sorted(names)}
    assert all(len(functions) == 1 for functions in homes.values()), homes
    return {name: getattr(home, name) for name, [home] in homes.items()}


def _is_in(module: types.ModuleType, name: str) -> bool:
    return getattr(getattr(module, name, None), "__module__", "") == module.__name__


def ruled(whole: Program, rules: Any) -> str:
    """Return what stands for the rules of a game or its combats, its bots or rolls.

    The script of the game's rules has them.
    """
    if isinstance(rules, PassageRules):
        home = rules.game.prepare.__module__.split(".")[1]
        return f"$combat({home!r},{rules.width},{whole.literal(rules.comes_to)})"
    if not isinstance(rules, Game):
        return "({faults_:()=>[]})"
    return f"$ruled({rules.prepare.__module__.split('.')[1]!r})"


def by_hand() -> dict[Any, str]:
    """Name what the page does by hand of the combats of positions, by what Python has."""
    swords = import_module("samurai_odds.swords.full_game.game")
    ran = import_module("samurai_odds.ran.full_game.combat_passage")
    book = QuestionOfRan.rolls
    return {
        vars(Derived)["command"].fget: "$asks",
        steps.__wrapped__: "$stepping",
        Passage.unfold: "$unfold",
        passage_sampling.play_until: "$play_until",
        Question: "$itself",
        Start.with_bots: "(function(){return this;})",
        swords.game_of: "(()=>$ruled('swords'))",
        swords.of_two.__wrapped__: "$itself",
        ran.comes_to: f"$comes_to({book.at},{book.length})",
    }


def begun(game: str) -> dict[str, tuple[str, Any]]:
    """Return what a position may begin with, the usual one first: its title, the scenario.

    Setups of Samurai Swords are dealt at random, so drafts of positions come first there.
    """
    beginnings = {}
    if game == "swords":
        draft = import_module("samurai_odds.swords.scenario.draft").draft
        text = import_module("samurai_odds.swords.scenario.text")
        for players in (3, 4, 5):
            drafted = draft(players, 5, "2 spearmen", "daimyo, bowman, 2 spearmen")
            one = text.read(text.write(drafted))  # as it is read, with all that it leaves out
            beginnings[f"draft-{players}"] = (f"A position of {players} to edit", one)
    known = scenarios(game)
    for key in sorted(known, key=lambda key: key != USUAL[game]):
        beginnings[key] = (known[key].title, known[key])
    return beginnings


def laid(game: str, whole: Program) -> str:
    """Return what a script of boards ends with: what full games and positions begin with."""
    packing = Packing()
    rows = {key: packing.packed(one) for key, (_, one) in begun(game).items()}
    data = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    return f"BOARDS.{game}=$scenarios({data},[{','.join(map(whole.literal, packing.classes))}]);"


def placed(game: str, whole: Program) -> str:
    """Return what the script of a game's positions ends with: its functions, its files."""
    text = import_module(f"samurai_odds.{game}.scenario.text")
    board = import_module(f"samurai_odds.{game}.scenario.board")
    editing = import_module(f"samurai_odds.{game}.full_game.editing")
    functions: dict[str, Any] = {"read": text.read, "write": text.write}
    functions |= {"cells": board.cells, "pieces": board.pieces, "said": board.said}
    functions |= {name: getattr(editing, name) for name in _EDITED}
    if game == "swords":
        functions["army_of"] = army_of
    procedure = f"{game}.odds"  # whose options say which question two places make
    fields = shortened(fields_on_map(game))
    asks = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
    named = ",".join(f"{name}:{whole.literal(one)}" for name, one in functions.items())
    plays = str(game in PLAYED).lower()
    titles = {key: title for key, (title, _) in begun(game).items()}
    begins = json.dumps(titles, ensure_ascii=False, separators=(",", ":"))
    options = f"$declared.update_({whole.literal({procedure: options_of(procedure)})});"
    asks = f"$helped('{procedure}',{asks},{BLANKS})"
    about = f"plays:{plays},begins:{begins},asks:{asks}"
    answers = f"PLACED.answered={whole.literal(answered)};"
    return f"{options}{answers}PLACED.{game}={{{named},{about}}};"
