"""Drawing among equals one by one: each is as likely, and all ways of playing draw alike."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from numba import njit
from scipy.stats import chisquare

from samurai_odds.engine.interpreting import Interpreter
from samurai_odds.engine.sampling.streams import UNIFORM_BITS, uniform
from samurai_odds.play.chance import another, takes_its_place

DRAWS = 20_000
FALSE_ALARM = 1e-6  # of each chi-square test


def kept(word: Any, equals: int) -> int:
    """Give the one of so many equals that is held in the end, as bots find it."""
    held = 0
    for number in range(2, equals + 1):
        word = another(word)
        if takes_its_place(word, number):
            held = number - 1
    return held


@pytest.mark.quick(3)
@pytest.mark.parametrize("equals", [2, 3, 7, 40])
def test_each_of_equals_is_held_as_often(equals: int) -> None:
    held = Counter(kept(np.uint64(uniform(9, 0, k)), equals) for k in range(DRAWS))
    counts = [held[number] for number in range(equals)]
    assert sum(counts) == DRAWS
    assert chisquare(counts).pvalue > FALSE_ALARM


def test_compiled_interpreted_and_plain_words_are_the_same() -> None:
    compiled, by_python = njit(another), Interpreter(another=another)(another)
    for k in range(200):
        plain = number = uniform(9, 1, k)
        plain, word = np.uint64(plain), np.uint64(number)
        for _ in range(20):
            plain, number = another(plain), by_python(number)
            word = np.uint64(compiled(word))
            assert int(plain) == number == int(word)


def test_no_word_but_0_leads_to_0() -> None:
    assert all(another(np.uint64(1 << bit)) != 0 for bit in range(UNIFORM_BITS))
