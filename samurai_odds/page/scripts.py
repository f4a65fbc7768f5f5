"""The scripts of the page: each game's questions, checks, rules and words as JavaScript."""

import json
import shlex
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from inspect import unwrap
from pathlib import Path
from typing import Any

from samurai_odds import errors
from samurai_odds.engine import declaring, dice, exact, expressions, option_words, unfold, walks
from samurai_odds.engine.answers import answer
from samurai_odds.engine.answers.options import Option
from samurai_odds.engine.homes import at_home
from samurai_odds.engine.machine import Machine
from samurai_odds.engine.progress import tracked
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.script import program, translation
from samurai_odds.engine.script.translation import defined_in, taking
from samurai_odds.page import answering, positions, session
from samurai_odds.page import playing as full_games
from samurai_odds.page.forms import BLANKS, forms, shortened
from samurai_odds.page.playing import PLAYED, opened, played
from samurai_odds.page.positions import PLACED, placed
from samurai_odds.page.sharing import shared_and_own, together, within
from samurai_odds.page.short import shortest
from samurai_odds.page.smaller import smaller
from samurai_odds.play.decisions import Kind
from samurai_odds.play.game_script import games_text
from samurai_odds.swords.rules import bot_tables

GAMES = PLAYED
Rules = tuple[tuple[str, str], ...]  # games with files of values of the user's own
SHIPPED: Rules = ()
_ASKED = {  # in this order
    "battles": ("attack",),
    "swords": ("battle", "ninja"),
    "ran": (
        *("shock", "fire", "assault", "duel", "alone", "rally", "flight"),
        *("orders", "withdraw", "recover", "rout"),
    ),
}
LUCK = "luck"  # the script that measures a session, for all games
PLAY = "play"  # before a game's name: the script that plays its full games
LATER = {
    "ran": ("orders", "withdraw", "recover", "rout")
}  # in a script of their own, loaded with one of them
_ABSENT = (
    "samurai_odds.engine.sampling",
    "samurai_odds.grids.style",
    "samurai_odds.grids.answer",
    "samurai_odds.engine.answers.pictures",
    "samurai_odds.engine.answers.odds_written",
    "samurai_odds.engine.answers.joint.Joint.to_frame",
    "samurai_odds.engine.answers.joint.Joint.marginal",
    "samurai_odds.engine.answers.joint.Joint.unread",
    "samurai_odds.engine.answers.joint.Joint.__getattr__",
    "pandas",
    "matplotlib",
    *positions.ABSENT,
)
_HAND = "$hand"  # numbers, dice and the exact reader: the runtime's
_BY_HAND = ("python", "arrays", "answers")
READ_BY_HAND = (  # members of what was translated, which scripts by hand ask for
    *("machine", "numbers", "words", "value", "columns", "derive", "reading"),
    *("seen_by", *positions.READ),
)


def facts(game: str, rules: Rules = SHIPPED) -> Any:
    """Return the values of a game: the shipped ones, or with those of a file over them."""
    return import_module(f"samurai_odds.{game}.facts").load(dict(rules).get(game))


def questions(game: str) -> dict[str, Any]:
    """Return the questions that the page asks of a game, by procedure."""
    homes = import_module(f"samurai_odds.{game}.homes").HOMES
    return {procedure: at_home(f"{game}.{homes[procedure]}") for procedure in _ASKED[game]}


@cache
def runtime(rules: Rules = SHIPPED) -> str:
    """Return what the scripts of all games stand on: what is written by hand, what they share."""
    *texts, exact, between = by_hand()
    walked = translation.Translation((dice, unfold))
    for walk in (walks.forward, walks.backward):
        walked.name_of(walk)
    inside = f"{shortest(exact)}{walked.text(alone=False)}return{{{','.join(defined_in(exact))}}};"
    reader = f'const {_HAND}=(()=>{{"use strict";{inside}}})();'
    parts = [*map(shortest, texts), reader, shortest(between), *translated(rules)[0], ""]
    return smaller("\n".join(parts))


def by_hand() -> list[str]:
    """List the scripts written by hand on which all stand: the last but one reads exactly."""
    folder = Path(program.__file__).parent
    texts = [(folder / f"{name}.js").read_text("utf-8") for name in _BY_HAND]
    return [*texts, translation.Translation((dice, unfold)).by_hand(), _BETWEEN]


@cache
def games_script() -> str:
    """Return the script of what all full games have by hand, which stands on the runtime."""
    return shortest(games_by_hand())


def games_by_hand() -> str:
    """Return the same as it was written."""
    return games_text(defined_in(translation.Translation((dice,)).by_hand()), _HAND)


def script(name: str, rules: Rules = SHIPPED) -> str:
    """Return a script of `names`, which puts a game, or more of it, into ``GAMES``."""
    return translated(rules)[1][name]


def names(game: str) -> list[str]:
    """List the scripts of a game: the first is loaded with it, others with their questions."""
    return [game, f"{game}_more"] if game in LATER else [game]


def position_of(game: str) -> str:
    """Name the script of a game's positions, which puts them into ``PLACED``."""
    return f"position-{game}"


def board_of(game: str) -> str:
    """Name the script of what a game's positions and full games have in common."""
    return f"board-{game}"


def playing_of(game: str) -> str:
    """Name the script that plays a game's full games, which puts it into ``PLAYED``."""
    return f"{PLAY}-{game}"


@cache
def translated(rules: Rules = SHIPPED) -> tuple[list[str], dict[str, str]]:
    """Translate the questions of all games: what they share, and the scripts by name."""
    whole = Translated(_replaced())
    whole.write_plainer(Option, _as_taken)
    whole.write_plainer(Kind, _as_asked)
    for one, text in _empty(rules):
        whole.replace(one, text)
    for name in READ_BY_HAND:
        whole.mention(name)
    exactly = whole.literal(answer.exactly)  # but what a position asks may be played
    whole.replace(answer.answer, f"((one)=>(one.passage_?PLACED.answered:{exactly})(one))")
    solved = whole.literal(bot_tables.solved_table)  # the shipped one is large
    whole.replace(bot_tables.odds_table, solved)
    for one, text in full_games.by_hand(whole):
        whole.replace(one, text)
    last = {name: _last(game, name, whole, rules) for game in GAMES for name in names(game)}
    last[LUCK] = f"const $luck={whole.literal(session.session_luck)};"
    later = {name: game for game in GAMES for name in names(game)[1:]}
    playing = {playing_of(game): game for game in PLAYED}
    last |= {name: played(game, whole, dict(rules).get(game)) for name, game in playing.items()}
    positioned = {position_of(game): game for game in PLACED}
    last |= {name: placed(game, whole) for name, game in positioned.items()}
    boards = playing | positioned
    laid = {game: positions.laid(game, whole) for game in GAMES}
    groups = {name: (board_of(game), PLAY) for name, game in boards.items()}
    always = (*READ_BY_HAND, *whole.methods_kept())
    lines = within(whole.text().split("\n"), (*last.values(), *laid.values()))
    roots = {name: text + laid.get(boards.get(name, ""), "") for name, text in last.items()}
    shared, parts = shared_and_own(lines, roots, later | boards, groups, always)
    parts = {name: together(part) for name, part in parts.items()}
    scripts = {PLAY: smaller("\n".join([*parts[PLAY], ""]))}
    for game in GAMES:
        scripts[board_of(game)] = smaller("\n".join([*parts[board_of(game)], laid[game], ""]))
    for name, text in tracked(last.items(), "scripts written"):
        lines = [*parts[name], text, ""]
        if name in playing:
            lines.insert(0, opened(playing[name], facts(playing[name], rules)))
        if name in GAMES:
            named = ",".join(sorted(whole.named[name]))
            own = f"{whole.rules[name].text(alone=False)}return{{{named}}};"
            known = defined_in(whole.rules[name].by_hand())
            lines.insert(0, f"const $R_{name}=(()=>{{{taking(own, known, _HAND)}}})();")
        scripts[name] = smaller("\n".join(lines))
    return together(shared), scripts


def _as_taken(one: Option) -> Option:
    """Return an option without what only the command's help says of it."""
    plain = replace(one, metavar=None, group=Option.group, percent=False, python="")
    return plain if plain.keyword == one.keyword else replace(plain, python=one.python)


def _as_asked(one: Kind) -> Kind:
    """Return a kind of decision without what only scripts and orders that are read ask of it."""
    return replace(
        one, as_line=None, as_other_line=None, answers=(), nobody="", may_fail=False, only=""
    )


def _last(game: str, name: str, whole: "Translated", rules: Rules) -> str:
    """Return what a script ends with: its questions, their options and forms."""
    later = LATER.get(game, ())
    questions_of_script = {
        key: one for key, one in questions(game).items() if (key in later) == (name != game)
    }
    declared = {
        f"{game}.{key}": declaring.options_of(f"{game}.{key}") for key in questions_of_script
    }
    classes = ",".join(f"{key}:{whole.literal(one)}" for key, one in questions_of_script.items())
    known = facts(game, rules)
    about = forms(game, known)
    for form in about["forms"].values():
        form["fields"] = shortened(form["fields"])
    lines = [f"$declared.update_({whole.literal(declared)});"]
    if name != game:
        more = {key: about["forms"][key] for key in questions_of_script}
        return "\n".join(
            [
                *lines,
                f"Object.assign($asked.{game},{{{classes}}});",
                f"Object.assign(GAMES.{game}.forms,{_json(more)});",
                _HELPED.replace("$of", game),
            ]
        )
    for key in later:
        about["forms"][key] = {"title": about["forms"][key]["title"], "later": names(game)[1]}
    read = (answering.ask, answering.shown, answering.details)
    answers = ",".join(f"{one.__name__}:{whole.literal(one)}" for one in read)
    text = _json(about)
    return "\n".join(
        [
            *lines,
            f"$facts.{game}={whole.literal(known)};",
            f"$asked.{game}={{{classes}}};",
            f"GAMES.{game}=$game($asked.{game},{{{answers}}},{text});",
            _HELPED.replace("$of", game),
        ]
    )


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


_HELPED = (
    "for(const [key,{fields=[]}] of Object.entries(GAMES.$of.forms))$helped(`$of.${key}`,fields,"
    f"{BLANKS});"
)


class Translated(program.Program):
    """A program whose machines are translated by the reader of integer rules."""

    def __init__(self, replaced: Mapping[Any, str]) -> None:
        super().__init__(replaced, _ABSENT)
        self.named: dict[str, set[str]] = {game: set() for game in GAMES}
        self.rules = {game: translation.Translation((dice, unfold)) for game in GAMES}

    def _callable(self, value: Any) -> str:
        text = positions.called(value)
        if text is None or id(value) in self._names:
            return super()._callable(value)
        self._constants.append(f"const {self._named(value)}={text};")
        return self._names[id(value)]

    def _object(self, value: Any) -> str:
        if isinstance(value, positions.RULED):
            return positions.ruled(self, value)
        if not isinstance(value, Machine):
            return super()._object(value)
        coded = value.is_code is None
        named = ("begin", "pending", "step", *(["pool"] if coded else []))
        game = value.begin.__module__.split(".")[1]
        known = {name: self.rules[game].name_of(getattr(value, name)) for name in named}
        self.named[game] |= {*known.values()}
        pool = "null" if coded else self.literal(value.pool)
        return f"{{rules:$rules($R_{game},{json.dumps(known)},{pool})}}"


def _replaced() -> dict[Any, str]:
    """Name what a browser has of its own, by the function or class of Python's."""
    homes = import_module("samurai_odds.ran.homes")
    replaced: dict[Any, str] = {
        errors.OddsError: "OddsError",
        errors.unknown: "unknown",
        errors.within: "((where,problem)=>`${where}: ${problem}`)",
        errors.in_file: "((name,line,problem)=>`${name}, line ${line}: ${problem}`)",
        errors.listing: "((wrong,hint,all)=>`${wrong} ${hint}${hint&&' '}choose from ${all}`)",
        unfold.TooLarge: "TooLarge",
        unfold.unfold: "graphed",
        exact.decided: "decided",
        exact.outcomes: "outcomes",
        exact.unfolded: "unfolded",
        exact.at_once: "(()=>null)",
        exact.read_plainly: "(()=>null)",
        tracked: "((items)=>items)",  # bars are a terminal's
        Provenance.made: "$made",
        declaring.options_of: "$options_of",
        expressions.evaluate: "evaluate",
        expressions.check: "check",
        unwrap(expressions.is_condition): "is_condition",
        unwrap(expressions.names_in): "names_in",
        homes.question: "$question",
        homes.question_class: "$question_class",
        shlex.split: "$shlex",
        option_words.named_option: "OPTIONS.named",
        option_words.add: "OPTIONS.add",
        option_words.to_add: "OPTIONS.to_add",
        option_words.named_command: "OPTIONS.command",
    }
    loads = {import_module(f"samurai_odds.{game}.facts").load: f"$load.{game}" for game in GAMES}
    return replaced | loads | positions.by_hand()


def _empty(rules: Rules) -> list[tuple[Any, str]]:
    """List what Python has filled by now and a browser begins with empty."""
    rolls = import_module("samurai_odds.ran.dice")
    names = {"_faces": "$faces", "_codes": "$codes", "_weighted": "$weighted"}
    return [
        (facts("battles", rules).read, "$dict([])"),
        *((getattr(rolls, k), text) for k, text in names.items()),
    ]


_BETWEEN = r"""
const { Graph: $Graph, roll } = $hand;
const $faces = [$dict([])], $codes = $dict([]), $weighted = $dict([]), $declared = $dict([]);
const $facts = {}, $asked = {}, $options_of = (name) => $declared.find(name);
const $load = { battles: () => $facts.battles, swords: () => $facts.swords, ran: () => $facts.ran };
// Fields with what they leave out, and what they mean, which stands with the options declared.
const $helped = (asked, fields, blank) => {
  const options = $declared.find(asked);
  for (const one of fields) {
    Object.assign(one, { option: one.name.replaceAll("_", "-"), ...blank, ...one });
    one.help ??= options.find(({ name_ }) => name_ === one.option).meaning_;
  }
  return fields;
};
// How answers name options, and what they say to add; the page has its own.
const OPTIONS = {
  named: (name, value = "") => `--${name} ${value}`.trim(),
  add: (name, value, told) => `Add --${name} ${value}: ${told}.`,
  to_add: (text) => text,
  command: (name, options = "") => `'${`${name} ${options}`.trim()}'`,
};
const $question = (procedure, given) => $kw($asked.ran[procedure], [], $named(given));
const $shlex = (text) => {
  const words = [];
  for (const [all, one] of text.matchAll(/((?:'[^']*'|"[^"]*"|[^\s'"])+)|['"]/g)) {
    if (!one) throw $py.ValueError.$new("No closing quotation");
    words.push(one.replace(/'([^']*)'|"([^"]*)"/g, (_, a, b) => a ?? b));
  }
  return words;
};
const $question_class = (procedure) => $asked.ran[procedure];
const $rules = (rules, names, pool) => ({
  Graph: $Graph,
  pool: (code) => { const found = pool(code); return [found.outcomes_, found.probabilities_]; },
  ...Object.fromEntries(Object.entries(names).map(([k, name]) => [k, rules[name]])),
});
"""
