"""Walks over an unfolded question, in code that runs interpreted and compiled alike.

`forward` carries probability from the first node to the leaves (the exact
reader); `backward` carries value from the leaves back, choosing the best option
at each decision (the optimiser). Arguments are lists when interpreted, arrays
when compiled.
"""

from typing import Any

from samurai_odds.engine.ties import better


def forward(
    event: Any,
    first: Any,
    target: Any,
    postorder: Any,
    nodes: int,
    choice: Any,
    start: Any,
    size: Any,
    probability: Any,
    chance: Any,
) -> None:
    """Fill ``chance`` with the probability of passing each node; node 0 has 1."""
    chance[0] = 1.0
    for place in range(nodes - 1, -1, -1):
        node = postorder[place]
        here = chance[node]
        what = event[node]
        if what > 0 and here > 0.0:
            edge = first[node]
            pool = start[what]
            for k in range(size[what]):
                chance[target[edge + k]] += here * probability[pool + k]
        elif what < 0:
            chance[target[first[node] + choice[node]]] += here


def backward(
    event: Any,
    first: Any,
    target: Any,
    postorder: Any,
    start: Any,
    size: Any,
    probability: Any,
    value: Any,
    choice: Any,
) -> None:
    """Fill ``value`` and ``choice`` of all nodes from the leaves' values.

    Side 0 takes the option of highest value, side 1 that of lowest; among equal
    options (`ties`) the first.
    """
    for place in range(len(postorder)):
        node = postorder[place]
        what = event[node]
        edge = first[node]
        if what > 0:
            pool = start[what]
            mean = 0.0
            for k in range(size[what]):
                mean += probability[pool + k] * value[target[edge + k]]
            value[node] = mean
        elif what < 0:
            sign = 1.0 if -what % 2 == 0 else -1.0
            best = sign * value[target[edge]]
            for k in range(1, -what // 2):
                best = max(best, sign * value[target[edge + k]])
            taken = 0
            while better(best, sign * value[target[edge + taken]]):
                taken += 1
            choice[node] = taken
            value[node] = value[target[edge + taken]]
