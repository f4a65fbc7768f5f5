"""An answer as the contract's JSON object, read back from it, and equal to what is read back."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from samurai_odds.engine.answers.joint import Joint
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids import digits
from samurai_odds.grids.figure import wilson_error

_SAME = 1e-9  # relative: chances closer than this differ by rounding alone
_NOTHING = 1e-15
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
    figures = {text: odds.figure(text) for text in shown}
    verdict = odds.verdict
    resting = (*figures, verdict.value) if verdict else figures
    made = replace(odds.provenance, rests_on=odds.rests_on(resting))
    return {
        **made.to_dict(),
        **_on_map(odds.asked),
        **(verdict.to_dict() if verdict else {}),
        "interrupted": made.interrupted,
        "because": made.because,
        "condition": made.condition,
        "variables": list(odds.variables),
        "words": {name: list(words) for name, words in odds.words.items()},
        "outcomes": _outcomes(odds),
        **_tables(odds),
        "summary": {label: figure.to_dict() for label, figure in odds.headlines.items()},
        "shown": {text: figure.to_dict() for text, figure in figures.items()},
    }


def read_parts(data: Mapping[str, Any]) -> dict[str, Any]:
    """Read what an answer is made of from the contract's JSON object."""
    rules = data["rules"]
    names = tuple(data["variables"])
    words = {name: tuple(listed) for name, listed in data["words"].items()}
    rows = [
        [words[name].index(outcome[name]) if name in words else outcome[name] for name in names]
        for outcome in data["outcomes"]
    ]
    made = Provenance(
        edition=rules["edition"],
        pack=rules["pack"],
        rests_on=rules["rests_on"],
        **{name: data[name] for name in _COPIED},
    )
    return {
        "variables": names,
        "rows": np.array(rows, dtype=np.int64),
        "chances": np.array([outcome["p"] for outcome in data["outcomes"]]),
        "provenance": made,
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
    asked = {"variables": odds.variables, "words": dict(odds.words), **made}
    return {name: _in_lists(value) for name, value in asked.items()}


def _in_lists(value: Any) -> Any:
    """Give a value as JSON holds it: sequences as lists."""
    if isinstance(value, Mapping):
        return {name: _in_lists(one) for name, one in value.items()}
    return [_in_lists(one) for one in value] if isinstance(value, list | tuple) else value


def _outcomes(odds: Joint) -> list[dict[str, Any]]:
    columns = {name: odds.spoken(name) for name in odds.variables}
    columns["p"] = [digits.chance(share) for share in odds.chances.tolist()]
    if odds.samples:
        errors = (wilson_error(share, odds.samples) for share in odds.chances.tolist())
        columns["se"] = [digits.written(error) for error in errors]
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def _on_map(question: Any) -> dict[str, str]:
    """Return what an answer from a map adds: the same in options, how choices inside are taken."""
    found = {name: getattr(question, name, None) for name in ("same_as", "choices")}
    return {name: text for name, text in found.items() if text}


def _tables(odds: Joint) -> dict[str, Any]:
    """Give the tables that belong to the answer, where the question has any."""
    tables = [
        {
            "title": listing.title,
            "columns": list(listing.columns),
            "rows": [[digits.written(cell) for cell in row] for row in listing.rows],
            "notes": list(listing.notes),
        }
        for listing in odds.listings
    ]
    return {"tables": tables} if tables else {}
