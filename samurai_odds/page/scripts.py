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
    """Return what the scripts of all games stand on."""
    folder = Path(program.__file__).parent
    names = ("python.js", "arrays.js", "answers.js")
    return smaller("\n".join((folder / name).read_text("utf-8") for name in names))


@cache
def script(game: str) -> str:
    """Return the script of a game, which puts it into ``GAMES``."""
    whole = _Rules(_replaced(game))
    for one, text in _empty(game):
        whole.replace(one, text)
    for name in _READ_BY_HAND:
        whole.mention(name)
    whole.replace(answer.answer, whole.literal(answer.exactly))
    asked = questions(game)
    declared = {f"{game}.{name}": declaring.options_of(f"{game}.{name}") for name in asked}
    facts = import_module(f"samurai_odds.{game}.facts").load(None)
    named = [f"{name}:{whole.literal(one)}" for name, one in asked.items()]
    tail = [
        f"const $load=()=>{whole.literal(facts)};",
        f"const $declared={whole.literal(declared)};",
        "const $options_of=(name)=>$declared.find(name);",
        f"const $asked={{{','.join(named)}}};",
        f"const forms={json.dumps(forms(game), ensure_ascii=False)};",
        f"const $luck={whole.literal(session.session_luck)};",
        f"return $game($asked,{whole.literal(answering.ask)},$luck,forms);",
    ]
    text = whole.text()
    rules = whole.rules.text()
    rules = f"const $R=(()=>{{{rules}return{{{','.join(sorted(whole.named))}}};}})();"
    body = "\n".join([rules, _BETWEEN, text, *tail])
    return smaller(f"GAMES.{game}=(()=>{{{body}}})();\n")


class _Rules(program.Program):
    """A program whose machines are translated by the reader of integer rules."""

    def __init__(self, replaced: Mapping[Any, str]) -> None:
        super().__init__(replaced, _ABSENT)
        self.named = {"Graph"}
        self.rules = translation.Translation((dice, unfold))
        for walk in (walks.forward, walks.backward):
            self.rules.name_of(walk)

    def _object(self, value: Any) -> str:
        if not isinstance(value, Machine):
            return super()._object(value)
        coded = value.is_code is None
        named = ("begin", "pending", "step", *(["pool"] if coded else []))
        names = {name: self.rules.name_of(getattr(value, name)) for name in named}
        self.named |= {*names.values()}
        pool = "null" if coded else self.literal(value.pool)
        return f"{{rules:$rules({json.dumps(names)},{pool})}}"


def _replaced(game: str) -> dict[Any, str]:
    """Name what a browser has of its own, by the function or class of Python's."""
    found: dict[Any, str] = {
        errors.OddsError: "OddsError",
        errors.unknown: "unknown",
        unfold.TooLarge: "TooLarge",
        reading.outcomes: "outcomes",
        reading.unfolded: "unfolded",
        Provenance.made: "$made",
        import_module(f"samurai_odds.{game}.facts").load: "$load",
        declaring.options_of: "$options_of",
        expressions.evaluate: "evaluate",
        expressions.check: "check",
        expressions.is_condition: "is_condition",
        expressions.names_in.__wrapped__: "names_in",
    }
    if game == "ran":
        homes = import_module("samurai_odds.ran.homes")
        found |= {homes.question: "$question", homes.question_class: "$question_class"}
    return found


def _empty(game: str) -> list[tuple[Any, str]]:
    """List what Python has filled by now and a browser begins with empty."""
    if game == "battles":
        facts = import_module("samurai_odds.battles.facts").load(None)
        return [(facts.read, "$dict([])")]
    if game == "ran":
        rolls = import_module("samurai_odds.ran.dice")
        names = {"_faces": "$faces", "_codes": "$codes", "_weighted": "$weighted"}
        return [(getattr(rolls, name), text) for name, text in names.items()]
    return []


_BETWEEN = """
const $faces = [$dict([])], $codes = $dict([]), $weighted = $dict([]);
const $question = (procedure, given) => $kw($asked[procedure], [], $named(given));
const $question_class = (procedure) => $asked[procedure];
const $rules = (names, pool) => ({
  Graph: $R.Graph,
  pool: (code) => { const found = pool(code); return [found.outcomes_, found.probabilities_]; },
  ...Object.fromEntries(Object.entries(names).map(([k, name]) => [k, $R[name]])),
});
"""
