"""What Python may hand in: of each kind that an input declares, and anything else in a sentence."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest

from samurai_odds import Odds, OddsError, battles, merge, ran, swords
from samurai_odds.reports.luck import luck

ODD: dict[str, Any] = {
    "true": True,
    "a Decimal": Decimal("sNaN"),
    "a Fraction": Fraction(1, 2),
    "a Series": pd.Series(["levy", "levy"]),
    "a DataFrame": pd.DataFrame({"a": [1]}),
    "an array": np.array(["levy", "levy"]),
    "nothing known": pd.NA,
    "bytes": b"levy",
    "a set": {"levy"},
    "a generator": (word for word in ("levy",)),
    "a type": int,
    "digits": 10**5000,
    "an object": object(),
    "words": ["levy"] * 3_000,
}
ASKED: dict[str, Any] = {
    "battles.attack attacker": lambda odd: battles.attack(odd, "levy"),
    "battles.attack range": lambda odd: battles.attack("levy", "levy", range=odd),
    "battles.attack method": lambda odd: battles.attack("levy", "levy", method=odd),
    "battles.attack seed": lambda odd: battles.attack("levy", "levy", seed=odd),
    "battles.attack limit": lambda odd: battles.attack("levy", "levy", limit=odd),
    "battles.new units": lambda odd: battles.new(units=odd),
    "battles.new size": lambda odd: battles.new(size=odd),
    "battles.scenario": battles.scenario,
    "battles.scenario dragons": lambda odd: battles.scenario("study-spears", dragons=odd),
    "battles.question": lambda odd: battles.question(odd, {}),
    "battles.play red": lambda odd: battles.play("study-spears", odd, limit=1),
    "battles.play games": lambda odd: battles.play("study-spears", games=odd),
    "battles.play record": lambda odd: battles.play("study-spears", record=odd, limit=1),
    "battles.play progress": lambda odd: battles.play("study-spears", progress=odd, limit=1),
    "battles.par margin": lambda odd: battles.par("study-spears", limit=2, margin=odd),
    "battles.review": battles.review,
    "swords.battle": lambda odd: swords.battle("spearman", odd),
    "swords.new size": lambda odd: swords.new(size=odd),
    "swords.new without": lambda odd: swords.new(without=odd),
    "swords.campaign": lambda odd: swords.campaign("daimyo", odd),
    "ran.duel": lambda odd: ran.duel(odd, "5/5"),
    "ran.rally": ran.rally,
    "ran.map": ran.map,
    "ran.activation": ran.activation,
    "merge": merge,
    "a trace": lambda odd: battles.attack("levy", "levy").trace(odd),
    "events": lambda odd: battles.attack("levy", "levy").events(odd),
    "a form": lambda odd: battles.attack("levy", "levy").written(odd),
}
FITS = {  # what is odd elsewhere
    ("a Fraction", "battles.attack limit"),
    ("words", "swords.campaign"),
    ("a generator", "battles.play progress"),
    ("a type", "battles.play progress"),
    ("words", "ran.activation"),
}


@pytest.mark.parametrize("asked", ASKED)
def test_what_is_of_no_kind_that_is_taken_is_refused(asked: str) -> None:
    """It was a TypeError, an AttributeError or a ValueError, or was answered as if it were text."""
    for what, odd in ODD.items():
        if (what, asked) in FITS or (what == "digits" and asked == "a form"):
            continue
        with pytest.raises(OddsError) as fault:
            ASKED[asked](odd)
        said = str(fault.value)
        assert len(said.splitlines()) == 1, what
        assert " at 0x" not in said, what
        assert len(said) < 600, what


def test_single_numbers_of_numpy_number_a_battle() -> None:
    odds = battles.attack("levy", "levy")
    assert odds.trace(np.int8(3)) == odds.trace(3)
    assert odds.events(np.uint16(3)) == odds.events(3)


def test_a_log_is_a_file_or_lines() -> None:
    with pytest.raises(OddsError, match="a log is a file, or lines of text, not True"):
        luck(True)  # type: ignore[arg-type]


def test_contingents_of_their_own_kind_are_taken() -> None:
    with pytest.raises(OddsError, match="contingents are text"):
        ran.activation({"a": 1})  # type: ignore[dict-item]
    with pytest.raises(OddsError, match="cannot read contingent"):
        ran.activation(["Baba: Hojo 0129999"])  # it was 129,999 hexes


FORGED: dict[str, Any] = {
    "game": ["__main__", 1, None],
    "procedure": ["x", {}, None],
    "inputs": [True, "x", [1]],
    "rules": [None, {}, {"edition": 1, "pack": "", "rests_on": {}}],
    "samples": [0, -1, "x", 0.5],
    "seed": [-1, 2**63, float("nan"), "x"],
    "condition": [1],
    "variables": [[], None, ["x"], [[]]],
    "words": [None, [1], {"hits": 1}],
    "outcomes": [[], [{}], None, [1], [{"p": 1}]],
}


@pytest.mark.parametrize("name", FORGED)
def test_json_that_was_forged_is_no_answer(name: str) -> None:
    """It was read, and fell later; or was refused in Python's words: KeyError('rules')."""
    sound = battles.attack("levy", "levy").to_dict()
    for odd in FORGED[name]:
        with pytest.raises(OddsError, match=r"is not an answer|unknown procedure") as fault:
            Odds.from_dict(sound | {name: odd}).text()
        assert not any(word in str(fault.value) for word in ("Error", "object", "int()"))


def test_json_may_be_of_anything() -> None:
    for text in ("[" * 100_000, "1", "null", "NaN", '{"outcomes": NaN}'):
        with pytest.raises(OddsError, match="this JSON is not an answer"):
            Odds.from_json(text)


def test_chances_that_do_not_add_up_are_no_answer() -> None:
    sound = battles.attack("levy", "levy").to_dict()
    for odd in (float("nan"), -1, 2, "x"):
        first = sound["outcomes"][0] | {"p": odd}
        with pytest.raises(OddsError, match="is not an answer"):
            Odds.from_dict(sound | {"outcomes": [first, *sound["outcomes"][1:]]})
