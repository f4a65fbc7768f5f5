"""Sums that come out the same on every machine.

Two processors round a sum of floats differently wherever its order, or the fusing of
a product with a sum, is left to them. BLAS leaves it: it picks a kernel by the
processor, so ``@``, ``np.dot``, ``matmul``, ``einsum`` and ``linalg`` give other last
digits under AVX-512 than under AVX2, and a comparison of two equal values can fall
the other way. So wherever an answer is made:

- no floats go through BLAS (whole numbers may: their sums are exact);
- what an answer reads off is summed by `total` and `mean`, which round once, whatever
  the order of the terms;
- inner loops add in an order that is theirs by definition: loops in Python or in
  compiled code (numba fuses and reorders nothing unless told to by fastmath, which
  nothing here is), ``np.bincount``, ``np.add.at``, ``np.cumsum``; and ``np.sum`` over a
  contiguous run, whose eight partial sums are plain C in every build of numpy;
- roots are roots (``sqrt`` is rounded once by definition, ``x ** 0.5`` is not), and no
  exponential, logarithm or power of floats is taken;
- what decides is compared by `ties`;
- what is written as text or JSON is rounded to the digits that are true (`digits`).

The tests make answers and reports again as an old and as a new processor would.
"""

from math import fsum
from typing import Any

import numpy as np
from numpy.typing import NDArray


def total(terms: NDArray[Any]) -> float:
    """Add up, rounding once: the order of the terms does not matter."""
    return fsum(terms.ravel().tolist())


def mean(weights: NDArray[Any], values: NDArray[Any]) -> float:
    """Add up values times their weights; with chances for weights, an expectation."""
    return total(np.multiply(weights, values))
