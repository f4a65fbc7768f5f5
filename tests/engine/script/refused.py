"""Constructs that rules may not use, each with what the refusal calls it."""

from typing import Any

import numpy as np

WORD, LARGE, NAMES = np.uint64(1), 1 << 40, {"a": 1}


def everything(q: Any, s: Any) -> int:
    total = WORD + s[0]  # WORD (uint64)
    total += LARGE  # LARGE (int)
    total += NAMES["a" if total else "b"]  # NAMES (dict)
    total += sum(s)  # call of sum
    total += s[-1]  # place -1
    total += s[0, 1]  # place (0, 1)
    total += s[::2]  # slice with a step
    total **= 2  # Pow
    total = total @ total  # MatMult
    total = total is q  # Is
    names = [k + 1 for k in s]  # ListComp
    f"{names}"  # JoinedStr
    with q:  # With
        pass
    del names  # Delete
    q.place = 1  # Attribute
    for k in range(0, 9, total):  # range with a step not known beforehand
        total += k
    while total:  # else of a loop
        total -= 1
        if total == 2:
            break
    else:
        total = 1
    return total + within(q)


def within(q: Any) -> Any:
    assert q  # Assert
    return (lambda: q)()  # call of lambda: q
