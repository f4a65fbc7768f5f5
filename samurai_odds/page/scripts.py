"""The scripts of the page: each game's questions, checks, rules and words as JavaScript."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from samurai_odds import errors
from samurai_odds.engine import declaring, dice, expressions
from samurai_odds.engine.answers import answer
from samurai_odds.engine.exact import reading, unfold, walks
from samurai_odds.engine.machine import Machine
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.script import program, translation
from samurai_odds.page import answering, session
from samurai_odds.page.forms import forms
from samurai_odds.page.sharing import shared_and_own
from samurai_odds.page.smaller import smaller

GAMES = ("battles", "swords", "ran")
_QUESTIONS = {
    "battles": {"attack": "battles.attack.query.Attack"},
    "swords": {"battle": "swords.battle.question.Battle"},
    "ran": {
        "shock": "ran.procedures.shock.Shock",
        "fire": "ran.procedures.fire.Fire",
        "assault": "ran.procedures.assault.Assault",
        "duel": "ran.procedures.duel.Duel",
        "alone": "ran.procedures.checks.Alone",
        "rally": "ran.procedures.checks.Rally",
        "flight": "ran.procedures.checks.Flight",
    },
}
_ABSENT = (
    "samurai_odds.engine.sampling",
    "samurai_odds.grids.style",
    "samurai_odds.grids.answer",
    "samurai_odds.engine.answers.pictures",
    "samurai_odds.engine.answers.odds_written",
    "samurai_odds.engine.answers.joint.Joint.to_frame",
    "samurai_odds.engine.answers.joint.Joint.marginal",
    "pandas",
    "matplotlib",
)
_BY_HAND = ("python", "arrays", "answers")
_READ_BY_HAND = ("machine", "numbers", "words", "value", "columns", "derive", "reading")


def questions(game: str) -> dict[str, Any]:
    """Return the questions that the page asks of a game, by procedure."""
    found = {}
    for procedure, place in _QUESTIONS[game].items():
        module, _, name = place.rpartition(".")
        found[procedure] = getattr(import_module(f"samurai_odds.{module}"), name)
    return found


@cache
def runtime() -> str:
    """Return what the scripts of all games stand on: what is written by hand, what they share."""
    folder = Path(program.__file__).parent
    by_hand = "\n".join((folder / f"{name}.js").read_text("utf-8") for name in _BY_HAND)
    exact = translation.Translation((dice, unfold))
    for walk in (walks.forward, walks.backward):
        exact.name_of(walk)
    reader = f"const {{Graph:$Graph,roll}}=(()=>{{{exact.text()}return{{Graph,roll}};}})();"
    return smaller("\n".join([by_hand, reader, _BETWEEN, *translated()[0], ""]))


def script(game: str) -> str:
    """Return the script of a game, which puts it into ``GAMES``."""
    return translated()[1][game]


@cache
def translated() -> tuple[list[str], dict[str, str]]:
    """Translate the questions of all games: what they share, and each game's own script."""
    whole = _Rules(_replaced())
    for one, text in _empty():
        whole.replace(one, text)
    for name in _READ_BY_HAND:
        whole.mention(name)
    whole.replace(answer.answer, whole.literal(answer.exactly))
    own = {game: _own(game, whole) for game in GAMES}
    shared, parts = shared_and_own(whole.text().split("\n"), own)
    scripts = {}
    for game, last in own.items():
        rules = whole.rules[game]
        named = ",".join(sorted(whole.named[game]))
        first = f"const $R=(()=>{{{rules.text(alone=False)}return{{{named}}};}})();"
        body = "\n".join([first, *parts[game], last])
        scripts[game] = smaller(f"GAMES.{game}=(()=>{{{body}}})();\n")
    return shared, scripts


def _own(game: str, whole: "_Rules") -> str:
    """Return what a game's script ends with: its questions, options, facts and forms."""
    asked = questions(game)
    declared = {f"{game}.{name}": declaring.options_of(f"{game}.{name}") for name in asked}
    facts = import_module(f"samurai_odds.{game}.facts").load(None)
    named = [f"{name}:{whole.literal(one)}" for name, one in asked.items()]
    read = {"luck": session.session_luck} | {
        one.__name__: one for one in (answering.ask, answering.shown, answering.details)
    }
    answers = [f"{name}:{whole.literal(one)}" for name, one in read.items()]
    return "\n".join(
        [
            f"$facts.{game}={whole.literal(facts)};",
            f"$declared.update_({whole.literal(declared)});",
            f"$asked.{game}={{{','.join(named)}}};",
            f"const forms={json.dumps(forms(game), ensure_ascii=False)};",
            f"return $game($asked.{game},{{{','.join(answers)}}},forms);",
        ]
    )


class _Rules(program.Program):
    """A program whose machines are translated by the reader of integer rules."""

    def __init__(self, replaced: Mapping[Any, str]) -> None:
        super().__init__(replaced, _ABSENT)
        self.named: dict[str, set[str]] = {game: set() for game in GAMES}
        self.rules = {game: translation.Translation((dice, unfold)) for game in GAMES}

    def _object(self, value: Any) -> str:
        if not isinstance(value, Machine):
            return super()._object(value)
        coded = value.is_code is None
        named = ("begin", "pending", "step", *(["pool"] if coded else []))
        game = value.begin.__module__.split(".")[1]
        names = {name: self.rules[game].name_of(getattr(value, name)) for name in named}
        self.named[game] |= {*names.values()}
        pool = "null" if coded else self.literal(value.pool)
        return f"{{rules:$rules($R,{json.dumps(names)},{pool})}}"


def _replaced() -> dict[Any, str]:
    """Name what a browser has of its own, by the function or class of Python's."""
    homes = import_module("samurai_odds.ran.homes")
    found: dict[Any, str] = {
        errors.OddsError: "OddsError",
        errors.unknown: "unknown",
        unfold.TooLarge: "TooLarge",
        reading.outcomes: "outcomes",
        reading.unfolded: "unfolded",
        Provenance.made: "$made",
        declaring.options_of: "$options_of",
        expressions.evaluate: "evaluate",
        expressions.check: "check",
        expressions.is_condition: "is_condition",
        expressions.names_in.__wrapped__: "names_in",
        homes.question: "$question",
        homes.question_class: "$question_class",
    }
    loads = {import_module(f"samurai_odds.{game}.facts").load: f"$load.{game}" for game in GAMES}
    return found | loads


def _empty() -> list[tuple[Any, str]]:
    """List what Python has filled by now and a browser begins with empty."""
    facts = import_module("samurai_odds.battles.facts").load(None)
    rolls = import_module("samurai_odds.ran.dice")
    names = {"_faces": "$faces", "_codes": "$codes", "_weighted": "$weighted"}
    return [(facts.read, "$dict([])"), *((getattr(rolls, k), text) for k, text in names.items())]


_BETWEEN = """
const $faces = [$dict([])], $codes = $dict([]), $weighted = $dict([]), $declared = $dict([]);
const $facts = {}, $asked = {}, $options_of = (name) => $declared.find(name);
const $load = { battles: () => $facts.battles, swords: () => $facts.swords, ran: () => $facts.ran };
const $question = (procedure, given) => $kw($asked.ran[procedure], [], $named(given));
const $question_class = (procedure) => $asked.ran[procedure];
const $rules = (rules, names, pool) => ({
  Graph: $Graph,
  pool: (code) => { const found = pool(code); return [found.outcomes_, found.probabilities_]; },
  ...Object.fromEntries(Object.entries(names).map(([k, name]) => [k, rules[name]])),
});
"""
