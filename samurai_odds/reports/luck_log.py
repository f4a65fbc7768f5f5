"""A log of battles fought, one a line: the question as on the command line, then what happened.

``battles attack samurai-spear ashigaru-bow --defender-on forest : defender_losses 2``,
or as short as ``samurai-spear ashigaru-bow forest: 2-0``. ``theirs`` before the question
marks the other side's battle; ``#`` starts a comment.
"""

import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.texts import NOT_TEXT, read_text
from samurai_odds.engine.typed import as_typed, comma_hint, date_hint, without_time
from samurai_odds.errors import OddsError, check_one_of, refuse, unknown, written_out
from samurai_odds.reports.luck_short import heading, in_full, read_inputs, score

Problem = tuple[int, str]  # the line, and what is wrong with it
SAME = 1e-6  # values closer than this are the same
_ROUNDED = 0.006  # of koku, a third may be written 0.33
_MOST_LISTED = 12
_SIDES = {"mine": False, "theirs": True}
_YES_NO = {"yes": 1.0, "no": 0.0, "true": 1.0, "false": 0.0}
_OPTION = re.compile(r"^-+(?=[A-Za-z])")  # one dash too, where a word processor made it of two
_PAIR = re.compile(r"([A-Za-z][\w-]*)(?:\s*={1,2}\s*|\s+|$)(.*)", re.DOTALL)
_COMMA = re.compile(r"[A-Za-z][\w-]*[\s=]+\d+,\d+(?![\w.])")  # a value such as 0,7
_EXAMPLE = "'battles attack levy levy : defender_losses 2', or 'levy levy: 2-0'"


@dataclass(frozen=True)
class Fought:
    """One battle of a log: its line, its odds, and what happened.

    ``seen`` maps each name given to its number; ``theirs`` says that luck in it
    is the other side's.
    """

    line: int
    theirs: bool
    odds: Odds
    seen: Mapping[str, float]


def read_log(source: str | Path | Iterable[str]) -> tuple[list[Fought], list[Problem]]:
    """Read the log in a file, or its lines: the battles, and what is wrong with other lines."""
    battles: list[Fought] = []
    problems: list[Problem] = []
    answers: dict[str, Odds] = {}
    usual: list[str] | None = None
    for number, text in enumerate(_lines(source), start=1):
        written = without_time(_without_comment(as_typed(text))).strip()
        named = heading(written)
        usual = named or usual
        if named or not written:
            continue
        try:
            battles.append(_fought(number, written, answers, usual))
        except OddsError as fault:
            problems += [(number, problem) for problem in fault.problems]
    if not battles and not problems:
        raise OddsError(f"there is no battle in the log: write a line such as {_EXAMPLE}")
    return battles, problems


def _lines(source: str | Path | Iterable[str]) -> list[str]:
    if isinstance(source, str | Path):
        return read_text(source, "the log").splitlines()
    if not isinstance(source, Iterable):
        raise OddsError(f"a log is a file, or lines of text, not {written_out(source)}")
    try:
        return [str(line) for line in source]
    except OSError as fault:
        raise OddsError(f"cannot read the log: {fault.strerror}") from None
    except ValueError:
        raise OddsError(f"cannot read the log: {NOT_TEXT}") from None


def _without_comment(text: str) -> str:
    place = _unquoted(text, "#", lambda before, _: not before.strip() or before[-1].isspace())
    return text if place is None else text[:place]


def _unquoted(text: str, sign: str, wanted: Any) -> int | None:
    """Find a sign outside quotation marks, where ``wanted(before, after)`` holds."""
    quote = ""
    for place, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        elif letter == sign and wanted(text[:place], text[place + 1 :]):
            return place
    return None


def _fought(
    number: int, text: str, answers: dict[str, Odds], usual: Sequence[str] | None
) -> Fought:
    """Read one line. A colon within a word, as in 0:0.5, parts it only if no other does."""
    colon = _unquoted(text, ":", lambda _, after: not after or after[0].isspace())
    if colon is None:
        colon = _unquoted(text, ":", lambda *_: True)
    line = text if colon is None else text[:colon]
    try:
        words = [_OPTION.sub("--", word) for word in shlex.split(line)]
    except ValueError:
        raise OddsError(f"a quotation mark is missing in '{text}'") from None
    theirs = bool(words) and _SIDES.get(words[0], False)
    if words and words[0] in _SIDES:
        words = words[1:]
    if words and words[0] == "samurai-odds":
        words = words[1:]
    odds = _answer(in_full(words, usual), answers)
    if colon is None or not text[colon + 1 :].strip(" ,;"):
        raise OddsError(f"say what happened after a colon, as in {_EXAMPLE}")
    seen = _happened(text[colon + 1 :], odds)
    _refuse_impossible(seen, odds)
    return Fought(number, theirs, odds, seen)


def _answer(words: Sequence[str], answers: dict[str, Odds]) -> Odds:
    """Answer a question; one that was asked before is not worked out again."""
    inputs = read_inputs(words[0], words[1], words[2:])
    same = repr((words[:2], sorted(inputs.items())))
    if same not in answers:
        answers[same] = getattr(import_module(f"samurai_odds.{words[0]}"), words[1])(**inputs)
    return answers[same]


def _happened(text: str, odds: Odds) -> dict[str, float]:
    """Read ``name value`` pairs; raise OddsError with all that is wrong with them."""
    seen: dict[str, float] = {}
    problems: list[str] = []
    if comma := _COMMA.search(text):
        raise OddsError(f"'{comma[0]}': {comma_hint(comma[0])}")
    parts = [part.strip() for part in re.split(r"[,;]", text) if part.strip()]
    for part in parts:
        pair, date = _PAIR.fullmatch(part), date_hint(part)
        try:
            scored = score(part.strip("'\""), odds.provenance.game, odds.provenance.procedure)
            if pair is not None:
                scored = {pair[1]: pair[2]}
            if scored is None:
                wanted = date or "write a variable and its value"
                raise OddsError(f"cannot read '{part}': {wanted}")
            for written, value in scored.items():
                name = written.replace("-", "_")
                if name not in odds.names:
                    known = unknown("variable", written, odds.names)
                    raise OddsError(f"cannot read '{part}': {date}" if date else known)
                if name in seen:
                    raise OddsError(f"'{name}' is given twice")
                seen[name] = _number(name, value.strip().strip("'\""), odds)
        except OddsError as fault:
            problems += fault.problems
    refuse(problems)
    return seen


def _number(name: str, text: str, odds: Odds) -> float:
    """Read a value: a number, a word, yes or no; nothing stands for yes."""
    if name in odds.words:
        check_one_of(f"value of {name}", text, odds.words[name])
        return float(odds.words[name].index(text))
    if not text and np.isin(odds.names[name], (0, 1)).all():
        return 1.0
    try:
        value = _YES_NO[text] if text in _YES_NO else float(text)
    except ValueError:
        raise OddsError(f"{name} is a number, not '{text}'") from None
    values = np.asarray(odds.names[name], dtype=float)
    nearest = float(values[np.argmin(abs(values - value))])
    return nearest if abs(nearest - value) < _ROUNDED else value


def _refuse_impossible(seen: Mapping[str, float], odds: Odds) -> None:
    """Raise OddsError if the rules rule it out; what was merely not sampled may happen."""
    if odds.samples:
        return
    problems = [
        f"{spoken(name, value, odds)} cannot happen: it is {_range(name, odds)}"
        for name, value in seen.items()
        if not matching({name: value}, odds).any()
    ]
    if not problems and not matching(seen, odds).any():
        both = " with ".join(spoken(name, value, odds) for name, value in seen.items())
        problems = [f"{both} cannot happen in one battle"]
    refuse(problems)


def matching(seen: Mapping[str, float], odds: Odds) -> Any:
    fits = np.ones(len(odds.rows), dtype=bool)
    for name, value in seen.items():
        fits &= np.abs(np.asarray(odds.names[name], dtype=float) - value) < SAME
    return fits


def spoken(name: str, value: float, odds: Odds) -> str:
    return f"{name} {value_spoken(name, value, odds)}"


def value_spoken(name: str, value: float, odds: Odds) -> str:
    return odds.words[name][int(value)] if name in odds.words else f"{value:g}"


def _range(name: str, odds: Odds) -> str:
    values = np.unique(np.asarray(odds.names[name], dtype=float))
    if name in odds.words:
        return "one of " + ", ".join(odds.words[name][int(value)] for value in values)
    if len(values) == 1:
        return f"always {values[0]:g}"
    if len(values) > _MOST_LISTED:
        return f"from {values[0]:g} to {values[-1]:g}"
    return "one of " + ", ".join(f"{value:g}" for value in values)
