"""Sums are rounded once, and no float goes where the processor chooses the order."""

import ast
import random
from fractions import Fraction
from math import fsum
from pathlib import Path

import numpy as np
import pytest

import samurai_odds
from samurai_odds.engine.sums import mean, total

TERMS = [random.Random(5).uniform(-1, 1) * 10 ** random.Random(k).randint(-9, 9) for k in range(99)]


def test_a_total_is_the_true_sum_rounded_once() -> None:
    true = sum(map(Fraction, TERMS))
    assert total(np.array(TERMS)) == float(true) == fsum(TERMS)


def test_the_order_of_the_terms_does_not_matter() -> None:
    shuffled = TERMS.copy()
    for seed in range(20):
        random.Random(seed).shuffle(shuffled)
        assert total(np.array(shuffled).reshape(9, 11)) == total(np.array(TERMS))


def test_a_mean_rounds_each_product_and_their_sum_once() -> None:
    values, weights = np.array(TERMS), np.linspace(0, 1, len(TERMS))
    products = [float(Fraction(a * b)) for a, b in zip(TERMS, weights.tolist(), strict=True)]
    assert mean(weights, values) == fsum(products)
    assert mean(np.array([3, 4]), np.array([0.1, 0.2])) == 3 * 0.1 + 4 * 0.2
    assert mean(np.full(10, 0.1), np.ones(10, dtype=bool)) == 1.0, "not 0.9999999999999999"


BY_PROCESSOR = {"dot", "vdot", "inner", "matmul", "einsum", "tensordot", "linalg", "hypot"}
WHOLE_NUMBERS = {  # whose products are of whole numbers only
    "battles/full_game/outcomes.py",
    "ran/bots/tables.py",
    "ran/full_game/evaluated.py",
}
# Statistics of games played: six digits leave these files, far fewer are true (the race chooses
# by them what is played next).
ROUNDED = {
    "analysis/seats.py",
    "analysis/logit.py",
    "analysis/fixing/model.py",
}


@pytest.mark.parametrize("folder", ["engine", "battles", "swords", "ran", "analysis", "reports"])
def test_no_float_goes_through_blas(folder: str) -> None:
    root = Path(samurai_odds.__file__).parent
    for file in sorted((root / folder).rglob("*.py")):
        place = file.relative_to(root).as_posix()
        if place in ROUNDED:
            continue
        text = file.read_text(encoding="utf-8")
        if " @ " not in text and not any(f".{name}" in text for name in BY_PROCESSOR):
            continue
        for node in ast.walk(ast.parse(text)):
            where = f"{place}, line {getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult):
                assert place in WHOLE_NUMBERS, where
            if isinstance(node, ast.Attribute):
                whole = node.attr == "dot" and place in WHOLE_NUMBERS
                assert whole or node.attr not in BY_PROCESSOR, where
