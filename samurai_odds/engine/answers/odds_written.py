"""An answer as the contract's JSON object, read back from it, and equal to what is read back."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, get_type_hints

import numpy as np

from samurai_odds.engine.answers.joint import Joint
from samurai_odds.engine.calling import is_whole
from samurai_odds.engine.given import kinds_in, not_of_kind
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.grids import digits
from samurai_odds.grids.figure import wilson_error

_SAME = 1e-9  # relative: chances closer than this differ by rounding alone
_NOTHING = 1e-15
_ROUNDED = 1e-6  # of all chances together, each written to 12 digits
NO_ANSWER = "this JSON is not an answer"
_GAMES = ("battles", "swords", "ran")
_HOW = get_type_hints(Provenance)
_PART = 4_096  # outcomes written at a time: of a million games all at once would take gigabytes
_COPIED = (
    "game",
    "procedure",
    "inputs",
    "version",
    "method",
    "samples",
    "seed",
    "elapsed_s",
    "interrupted",
    "because",
    "condition",
)
_EQUAL = (
    "game",
    "procedure",
    "inputs",
    "edition",
    "pack",
    "version",
    "method",
    "samples",
    "seed",
    "condition",
)


def as_dict(odds: Joint, shown: Iterable[str] = ()) -> dict[str, Any]:
    """Give an answer as the contract's JSON object, with the figures ``shown``."""
    before, after = _around_outcomes(odds, shown)
    return {**before, "outcomes": [one for part in outcomes(odds) for one in part], **after}


def json_parts(odds: Joint, shown: Iterable[str]) -> Iterator[str]:
    """Give the same as JSON text, in parts."""
    before, after = (_dumped(each) for each in _around_outcomes(odds, shown))
    yield f'{before[:-1]}, "outcomes": ['
    for place, part in enumerate(outcomes(odds)):
        yield f"{', ' if place else ''}{_dumped(part)[1:-1]}"
    yield f"], {after[1:]}"


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _around_outcomes(odds: Joint, shown: Iterable[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    figures = {text: odds.figure(text) for text in shown}
    verdict = odds.verdict
    resting = (*figures, verdict.value) if verdict else figures
    made = replace(odds.provenance, rests_on=odds.rests_on(resting))
    before = {
        **made.to_dict(),
        **_on_map(odds.question),
        **(verdict.to_dict() if verdict else {}),
        "interrupted": made.interrupted,
        "because": made.because,
        "condition": made.condition,
        "variables": list(odds.variables),
        "words": {name: list(words) for name, words in odds.words.items()},
    }
    after = {
        **_tables(odds),
        "summary": {label: figure.to_dict() for label, figure in odds.headlines.items()},
        "shown": {text: figure.to_dict() for text, figure in figures.items()},
        **odds.also_written(),
    }
    return before, after


def read_parts(data: Any) -> dict[str, Any]:
    """Read what an answer is made of from the contract's JSON object; OddsError if it is none."""
    try:
        return _parts_of(data)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as fault:
        if isinstance(fault, OddsError):
            raise
        raise OddsError(f"{NO_ANSWER}: it is not as to_json writes one") from None


def _parts_of(data: Any) -> dict[str, Any]:
    rules = data["rules"]
    made = {name: data[name] for name in _COPIED}
    made |= {name: rules[name] for name in ("edition", "pack", "rests_on")}
    wrong = not_of_kind({name: kinds_in(one) for name, one in _HOW.items()}, made)
    if wrong:
        raise OddsError(f"{NO_ANSWER}: {next(iter(wrong.values()))}")
    counted = made["samples"] is None or made["samples"] > 0
    if made["game"] not in _GAMES or not counted or not 0 <= made["seed"] < 2**63:
        raise ValueError
    names = tuple(data["variables"])
    words = {name: tuple(listed) for name, listed in data["words"].items()}
    rows = [
        [words[name].index(outcome[name]) if name in words else outcome[name] for name in names]
        for outcome in data["outcomes"]
    ]
    chances = [outcome["p"] for outcome in data["outcomes"]]
    whole = all(is_whole(number) for row in rows for number in row)
    if not names or not whole or not (min(chances) >= 0 and abs(sum(chances) - 1) < _ROUNDED):
        raise OddsError(f"{NO_ANSWER}: its outcomes need whole numbers, and chances that sum to 1")
    return {
        "variables": names,
        "rows": np.array(rows, dtype=np.int64),
        "chances": np.array(chances, dtype=np.float64),
        "provenance": Provenance(**made),
        "words": words,
    }


def equal(one: Joint, other: Joint) -> bool:
    """Whether the same was asked in the same way, and the same came out."""
    return (
        _asked_and_how(one) == _asked_and_how(other)
        and np.array_equal(one.rows, other.rows)
        and np.allclose(one.chances, other.chances, rtol=_SAME, atol=_NOTHING)
    )


def _asked_and_how(odds: Joint) -> dict[str, Any]:
    """Give what makes two answers answers to the same, as JSON would have it."""
    made = {name: getattr(odds.provenance, name) for name in _EQUAL}
    question = {"variables": odds.variables, "words": dict(odds.words), **made}
    return {name: _in_lists(value) for name, value in question.items()}


def _in_lists(value: Any) -> Any:
    """Give a value as JSON holds it: sequences as lists."""
    if isinstance(value, Mapping):
        return {name: _in_lists(one) for name, one in value.items()}
    return [_in_lists(one) for one in value] if isinstance(value, list | tuple) else value


def outcomes(odds: Joint) -> Iterator[list[dict[str, Any]]]:
    """Give the outcomes with their chances as JSON has them, some at a time."""
    for first in range(0, len(odds.chances), _PART):
        part = slice(first, first + _PART)
        columns = {name: _spoken(odds, name, part) for name in odds.variables}
        shares = odds.chances[part].tolist()
        columns["p"] = [digits.chance(share) for share in shares]
        if odds.samples:
            errors = (wilson_error(share, odds.samples) for share in shares)
            columns["se"] = [digits.written(error) for error in errors]
        yield [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def _spoken(odds: Joint, name: str, part: slice) -> list[Any]:
    """Give a variable's values in some of the outcomes: numbers, or words."""
    numbers: list[int] = odds.columns[name][part].tolist()
    return [odds.words[name][number] for number in numbers] if name in odds.words else numbers


def _on_map(question: Any) -> dict[str, str]:
    """Return what an answer from a map adds: the same in options, how choices inside are taken."""
    words = {name: getattr(question, name, None) for name in ("same_as", "choices")}
    return {name: text for name, text in words.items() if text}


def _tables(odds: Joint) -> dict[str, Any]:
    """Give the tables that belong to the answer, where the question has any."""
    tables = [listing.to_dict() for listing in odds.listings]
    return {"tables": tables} if tables else {}
