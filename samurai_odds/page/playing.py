"""Full games as scripts of the page: rules, bots, setups, board and words of each."""

import inspect
import json
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from samurai_odds._version import VERSION
from samurai_odds.battles.attack.combat import COMBAT as COMBAT_MACHINE
from samurai_odds.battles.bots.strike_odds import (
    odds_of,
    place_in_table,
    strike_table,
    strikes_used,
)
from samurai_odds.battles.rules.layout import ODDS_BLOCKS, ODDS_DICE, ODDS_FLAGS, StrikeOdds
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.engine.compiled import is_compiled
from samurai_odds.engine.exact_at_once import reader
from samurai_odds.engine.sampling import trace
from samurai_odds.engine.script.program import Program
from samurai_odds.page.levels import levels_of
from samurai_odds.page.short import shortest
from samurai_odds.play.fingerprint import rules_fingerprint
from samurai_odds.play.game import Game
from samurai_odds.play.passage_rules import PassageRules
from samurai_odds.play.summary import Tells
from samurai_odds.ran.rules import rolls
from samurai_odds.swords.combat.sequence import FIRST, HAND, RANGED

PLAYED = ("battles", "swords", "ran")
USUAL = {"battles": "first-samurai-skirmish", "swords": "quick-4", "ran": "study-foot"}
COMBAT = "combat_"  # before the names of rules of single combats in full games
_BY_HAND = {"battles": "strikes.js", "swords": "fighting.js", "ran": "dueling.js"}


def scenarios(game: str) -> dict[str, Any]:
    """Return the built-in scenarios of a game by key."""
    text = import_module(f"samurai_odds.{game}.scenario.text")
    return {key: text.load(key) for key in text.shipped()}


def rules_of(game: str) -> Game:
    """Return the rules of a game."""
    rules: Game = import_module(f"samurai_odds.{game}.full_game.game").GAME
    return rules


def combat_rules(game: str) -> dict[str, Callable[..., Any]]:
    """Name the rules of a game's combats on the map that are not those of the full game."""
    if game == "swords":  # whose battles are fought by the readers of single battles
        return {}
    rules: PassageRules = import_module(f"samurai_odds.{game}.full_game.combat_passage").RULES
    names = ("over", "choose", "otherwise", "record", "forget")
    rules_by_name = {f"{COMBAT}{name}": getattr(rules, name) for name in names}
    rules_by_name |= {
        f"{COMBAT}{name}": getattr(rules.game, name) for name in ("prepare", "settle")
    }
    return rules_by_name | ({"result": rolls.result} if game == "ran" else {})


def noted(game: str) -> Callable[..., None] | None:
    """Return the rule of which the page notes what it was last asked for: a roll of a book."""
    return rolls.ask_roll if game == "ran" else None


def opened(game: str, facts: Any) -> str:
    """Return what the script of a game's full games begins with: the rules as they are played."""
    known = f"const $STRUCK={_struck(facts)};\n" if game == "battles" else ""
    return f"const $P_{game}=RULED.{game};\n{known}{shortest(tables(game))}"


def tables(game: str) -> str:
    """Return the script that makes what the bots of a game look up."""
    return (Path(__file__).parent / "assets" / _BY_HAND[game]).read_text("utf-8")


_STRUCK = (ODDS_FLAGS, ODDS_BLOCKS + 1, 2, StrikeOdds.width)  # of a number of dice, as in the table


def _struck(facts: Any) -> str:
    """Return the odds of all strikes that any unit can come to: pairs of kind and swords ignored.

    Then numbers as they pack best: by field, leader, flags, pair, blocks and dice, what each of the
    dice adds.
    """
    scenario = scenarios("battles")[USUAL["battles"]]
    one, grounds = scenario.units[0], tuple(facts.terrain)
    units = tuple(replace(one, kind=kind) for kind in facts.units)
    terrain = (*grounds, *scenario.terrain[len(grounds) :])
    setup = Setup(replace(scenario, units=units, terrain=terrain), facts)
    table, pairs = (
        strike_table(setup, is_compiled(reader(COMBAT_MACHINE))),
        sorted(strikes_used(setup)),
    )
    rows = [
        [table[(place := place_in_table(kind, dice, ignored)) : place + prod(_STRUCK)]]
        for kind, ignored in pairs
        for dice in range(1, ODDS_DICE)
    ]
    whole = np.reshape(rows, (len(pairs), ODDS_DICE - 1, *_STRUCK))[:, :, :, 1:]
    more = np.diff(whole.transpose(5, 4, 2, 0, 3, 1), prepend=0)
    numbers = more.ravel().tolist()
    return json.dumps([pairs, numbers], separators=(",", ":"))


def played(game: str, whole: Program, file: str | None = None) -> str:
    """Return what that script ends with: its bots, and how its scenarios are laid out.

    ``file`` holds the values of the user's own that it was made with.
    """
    laid = import_module(f"samurai_odds.{game}.full_game.table").Table
    for each in (laid, Tells):
        whole.keep(each)
    table = whole.literal(laid)
    about: dict[str, Any] = {
        "bots": [[bot.NAME, bot.SAYS] for bot in rules_of(game).bots.modules],
        "titles": {key: one.title for key, one in scenarios(game).items()},
        "usual": USUAL[game],
        "levels": levels_of(game),
        "bot": import_module(f"samurai_odds.{game}.words").USUAL_BOT,
        "turn": "round" if game == "swords" else "turn",
        "today": {"version": VERSION, "rules": rules_fingerprint(game, file)},
    }
    if game == "swords":
        about["groups"] = {key: _groups(one) for key, one in scenarios(game).items()}
    words = json.dumps(about, ensure_ascii=False, separators=(",", ":"))
    return f"PLAYED.{game}=$laying($P_{game},{words},{table},BOARDS.{game});"


def _groups(scenario: Any) -> list[list[int]]:
    """List the seats of each player."""
    seats = range(len(scenario.seats))
    return [
        [seat for seat in seats if scenario.player_of(seat) == player]
        for player in range(scenario.players)
    ]


def by_hand(whole: Program) -> list[tuple[Any, str]]:
    """List what Python reads or compiles, and the page knows or does by hand."""
    dragons = import_module("samurai_odds.battles.dragons").dragon_deck
    tabled = import_module("samurai_odds.swords.rules.bot_tables").tabled
    duels = import_module("samurai_odds.ran.bots.tables")
    fought = (
        *(duels.bout_result, duels.hits_on_first, duels.hits_on_second),
        *(duels.at.MOST_SKILL + 1, duels.at.MOST_STAMINA, len(duels.FACES)),
    )
    return [
        (tabled, f"$fought({RANGED},{HAND},{FIRST})"),
        (inspect.unwrap(duels.duel_odds), f"$dueled({','.join(map(whole.literal, fought))})"),
        (trace.face_source, "$P_battles.facesOf"),
        (trace.Step, "$trace_step"),
        (dragons, f"(()=>{whole.literal(dragons())})"),
        (odds_of, f"$struck({','.join(map(str, (*_STRUCK, ODDS_DICE - 1)))})"),
    ]
