"""The script of hints: the search, the advice and the review of Python, translated."""

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from samurai_odds import errors
from samurai_odds.battles.bots import evaluation
from samurai_odds.engine.sampling import streams
from samurai_odds.engine.script import program
from samurai_odds.page import coaching, hinting, scripts
from samurai_odds.page.playing import combat_rules, noted, rules_of
from samurai_odds.page.positions import called_by
from samurai_odds.page.scripts import SHIPPED
from samurai_odds.page.scripts import Rules as Values
from samurai_odds.page.sharing import together, within
from samurai_odds.page.short import shortest
from samurai_odds.page.smaller import renamed, smaller
from samurai_odds.play import games, offering, question, rollouts
from samurai_odds.play.game import Game
from samurai_odds.play.game_script import game_text
from samurai_odds.play.registry import Bots
from samurai_odds.play.search import racing

Rules = Mapping[str, Callable[..., Any]]

SEARCH = Path(__file__).parent / "assets" / "search.js"
_PACKAGES = ("rules", "bots", "combat")  # of a game that hold its rules and bots
_ORDINARY = ("samurai_odds.battles.bots.steady_scratch",)  # but this, which fills questions
_ABSENT = (  # what nothing asks for
    "samurai_odds.play.registry.Bots.modules",
    "samurai_odds.grids.figure.percent",
    "samurai_odds.grids.figure.plain",
    "samurai_odds.grids.figure.wilson",
    "samurai_odds.ran.advice.spelling.written",
    "samurai_odds.ran.advice.spelling.Written.described",
)
_OF_ALL = (streams.drawn_among, streams.word_at, streams.key, offering.clear_options)
_OF_THE_RULES = ("prepare", "settle", "record", "redraw")
_OF_A_GAME = (  # what the search asks for; the rest is the loop's
    *("name", "seats", "row", "authors", "intents", "left_out", "plans_of", "plans_from", "bots"),
    *("worth", "luck", "near_end", "error", "intend", "gist", "aims", "decides", "stop_after"),
    *("spares", "replies", "proposals", "unmade", "chosen", "tries", "unsearched"),
)
_ASKED = (
    *(hinting.thinking, hinting.decided),
    *(coaching.decisions, coaching.outcome, coaching.guessed, coaching.glanced),
    *(coaching.judging, coaching.judged, coaching.tutored, coaching.along),
)


@cache
def rules_script(name: str, rules: Values = SHIPPED) -> str:
    """Return the script of a game's rules, which puts into ``RULED`` what plays full games."""
    called = called_by(scripts.translated(rules)[1].values(), name)
    also = {**hint_script()[1][name], **combat_rules(name)}
    assert all(also.get(one, rule) is rule for one, rule in called.items())
    also |= called
    text = game_text(rules_of(name), also=also, alone=False, noted=noted(name))
    names = f"{{Sitting,Player,GAME,AT,RULES,DICE,facesOf,drawn{',NOTED' * (name == 'ran')}}}"
    whole = f"(globalThis.RULED??={{}}).{name}=(()=>{{{text}return{names};}})();\n"
    return renamed(smaller(whole))


@cache
def hint_script() -> tuple[str, dict[str, Rules]]:
    """Return the script of all games' hints, and the rules that each calls, by game.

    It stands on the runtime and defines ``HINTS``, a function of what plays a game: ``Player``,
    ``GAME``, places in ``AT`` and, in ``RULES``, the rules named here (`game_script.game_text`). It
    gives ``start``, which makes a start of `game_script.start_data`, the functions of `hinting`
    that are asked, and what shares games among workers (search.js).
    """
    whole = _Search()
    functions = [
        f"{one.__name__}:(...given)=>{whole.literal(one)}($listing,...given)" for one in _ASKED
    ]
    whole.text()
    assert set(whole.rules.values()) == {*_OF_ALL}  # what any other calls is a game's
    rules: dict[str, Rules] = {}
    listings = []
    for name in hinting.LISTINGS:
        whole.begin()
        listings.append(f"{name}:{whole.literal(hinting.LISTINGS[name])}")
        whole.text()
        rules[name] = whole.rules
    made = (
        shortest(SEARCH.read_text("utf-8")),
        whole.text(),
        f"const $listing={{{','.join(listings)}}}[GAME.name];",
        "const start=({question,state})=>$listing.begin_($numbers(question),$numbers(state));",
        f"return{{start,known,rowOf,lent,borrowed,{','.join(functions)}}};",
    )
    body = "\n".join(together(within("\n".join(made).split("\n"), ())))
    return smaller(f"const HINTS=({{Player,GAME,AT,RULES}})=>{{\n{body}}};\n"), rules


class _Search(program.Program):
    """A program that calls the rules of a game, which the script of the game has."""

    def __init__(self) -> None:
        off = {"errors": evaluation.fitted_evaluation()["errors"]}
        super().__init__(
            {
                errors.OddsError: "OddsError",
                errors.unknown: "unknown",
                question.Question: "$question",
                games.play_range: "$play_range",
                games.redrawn_from: "$redrawn_from",
                rollouts.played: "$played",
                racing.ended: "$ended",
                rollouts.draw_hidden: "$draw_hidden",
                streams.drawn_among: "$drawn_among",
            },
            _ABSENT,
        )
        self.replace(evaluation.fitted_evaluation, f"(()=>{self.literal(off)})")
        self._bridges: dict[int, str] = {}
        self.begin()

    def begin(self) -> None:
        """Begin the rules of a game with those that all have."""
        self.rules: dict[str, Callable[..., Any]] = {}
        for rule in _OF_ALL:
            self._rule(rule)

    def _callable(self, value: Any) -> str:
        if id(inspect.unwrap(value)) in self._replaced or not _is_rule(value):
            return super()._callable(value)
        return self._rule(value)

    def _rule(self, value: Any) -> str:
        """Return the name of what calls a rule with the arrays that it knows."""
        name = value.__name__
        assert self.rules.setdefault(name, value) is value
        if id(value) not in self._bridges:
            self._bridges[id(value)] = self._named(value)
            self._constants.append(f"const {self._bridges[id(value)]}=$rule({name!r});")
        return self._bridges[id(value)]

    def _object(self, value: Any) -> str:
        if isinstance(value, Bots):
            return f"$object({self.literal(Bots)},{{names:{self.literal(value.names)}}})"
        if not isinstance(value, Game):
            return super()._object(value)
        fields = [f"{name}:{self._rule(getattr(value, name))}" for name in _OF_THE_RULES]
        fields += [f"{name}:{self.literal(getattr(value, name))}" for name in _OF_A_GAME]
        return f"$object({self.literal(Game)},{{{','.join(fields)}}})"


def _is_rule(value: Any) -> bool:
    """Return whether a function is one of the rules or bots, which the game's script has."""
    function = inspect.unwrap(value)
    module = str(getattr(function, "__module__", ""))
    names = module.split(".")
    inside = names[0] == "samurai_odds" and len(names) > 3 and names[2] in _PACKAGES
    return (inside and module not in _ORDINARY) or function in _OF_ALL
