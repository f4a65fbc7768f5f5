"""Ordinary Python of many kinds, which must mean the same in JavaScript."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any, NamedTuple

import numpy as np

WORDS = {"one": 1, "two": 2, ("a", 3): 4}
PATTERN = re.compile(r"(?P<count>\d+)?\s*([a-z]+)")
REST = re.compile(r"[.a]\..\[")  # a dot is any character but a line feed


class Fault(ValueError):
    pass


class Pair(NamedTuple):
    first: int
    second: int = 7


@dataclass(frozen=True)
class Base:
    name: str
    marks: tuple[str, ...] = ()
    more: list[int] = field(default_factory=list)

    kind = "base"

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"

    @property
    def size(self) -> int:
        return len(self.marks) + len(self.more)

    def told(self, *words: str, end: str = ".", **named: int) -> str:
        return " ".join((str(self), *words)) + end + ",".join(f"{k}={v}" for k, v in named.items())


class Child(Base):
    kind = "child"

    @cached_property
    def twice(self) -> int:
        return 2 * self.size

    def told(self, *words: str, end: str = "!", **named: int) -> str:
        return super().told(*words, "too", end=end, **named)

    @classmethod
    def of(cls, name: str) -> "Child":
        return cls(name, ("x",))


def counted(limit: int) -> Iterator[int]:
    for k in range(limit):
        if k % 3:
            yield k
    yield from (10, 20)


def texts(x: float, n: int) -> Any:
    found = [f"{x:.2f}|{x:+.1f}|{x:g}|{x:.3g}|{n:>5}|{n:05d}|{n:,}|{'ab':<4}|{x:.1%}|{x:.0e}"]
    found += [f"{0.125:.2f} {2.5:.0f} {1.45:.1f} {n!r} {'it'!r} {None} {n > 0}"]
    found += [", ".join(map(str, (n, "b"))), "a-b-c".replace("-", "_"), ["x", "y", "z"][-1]]
    return [*found, "abc"[::-1], "abc"[-2:], "a,b".partition(","), "Hi there".title(), "b" in "abc"]


def containers(x: float, n: int) -> Any:
    given = {**WORDS, "more": n}
    kept = {key: value for key, value in given.items() if value != 2}
    first, *rest = sorted({n, 3, 1, n})
    rest += [9]
    groups: dict[int, list[int]] = {}
    for k in counted(8):
        groups.setdefault(k % 4, []).append(k)
    shares = Counter("abca")
    return (
        [kept.get("two"), kept["one"], given["a", 3], "one" in kept, len(kept | {"z": 1})],
        [first, rest, list(groups.items()), shares["a"], shares["z"], sum(groups[1])],
        [min(rest, key=lambda one: -one), max(rest, default=0), any(x > k for k in rest)],
        [(a, b) for a in (1, 2) for b in "xy" if a > 1 or b == "x"],
        [next(k for k in counted(9) if k > 4), [*zip((1, 2), "ab", strict=True)], [] or None],
        [{1, 2} <= {1, 2, 3}, sorted({1, 2} ^ {2, 3} if n is None else {1, 2} | {n})],
    )


def classes(x: float, n: int) -> Any:
    child = Child.of("one")
    other = replace(child, more=[n, n])
    pair = Pair(n)
    again = partial(child.told, "really", more=n)
    return (
        [str(child), child.told("a", end="?", b=1), Base("two").told(), again(), child.size],
        [other.twice, other == replace(other), child == other, pair, pair.second, pair[0]],
        [isinstance(child, Base), isinstance(pair, tuple | str), len(pair), [*pair]],
        WORDS.get("three", -1),
    )


def faults(x: float, n: int) -> Any:
    found = []

    def attempt(make: Callable[[], Any]) -> None:
        nonlocal_count = len(found)
        try:
            found.append(make())
        except (KeyError, Fault) as fault:
            found.append(("fault", nonlocal_count, type(fault) is Fault))

    def fail() -> None:
        raise Fault("no")

    attempt(lambda: WORDS["nowhere"])
    attempt(fail)
    attempt(lambda: (match := PATTERN.fullmatch("12 men")) and (match["count"], match[2]))
    attempt(lambda: PATTERN.fullmatch("12") is None)
    attempt(lambda: [REST.fullmatch(f"a.{c}[") is None for c in "\n\r\u2028b"])
    return found


def arrays(x: float, n: int) -> Any:
    a = np.arange(6).reshape(2, 3)
    b = np.array([True, False, True])
    a[0, 1:] += 10
    spots = np.zeros(4)
    np.add.at(spots, np.array([1, 1, 3]), 2.0)
    return (
        [a.tolist(), a.T.tolist(), a[:, b].tolist(), a[1, -1].item(), (a > 3).any(axis=1).tolist()],
        [
            np.where(b, 1, n).tolist(),
            (~b).tolist(),
            np.bincount([0, 2, 2]).tolist(),
            spots.tolist(),
        ],
        [np.repeat(a, 2, axis=1).tolist(), np.unique([3, 1, 3]).tolist(), a[None, 0].shape],
        [
            a[np.array([1, 0])[:, None], np.array([0, 2])].tolist(),
            np.stack([b, ~b]).sum(axis=0).tolist(),
        ],
    )


def parts_of_lists(x: float, n: int) -> Any:
    listed = [x, 1, 2]
    listed[:0] = [n, 3]
    listed[1:3] = []
    listed[5:] = (4,)
    listed[1:1] = "ab"
    return listed


def operators(x: float, n: int) -> Any:
    """Signs within signs: what binds loosely stands in what binds tightly, and the other way."""
    many, none = [n], None
    chosen = (many if n > 0 else [0, 0]) + ([n] if n > 3 or x < 0 else [])
    asked = (lambda: n) if n > 5 and none is None else lambda: -n
    held = none is None and (later := n - 1) and (lambda one: one + later)
    return (
        [chosen, (chosen if n > 3 else many)[0], len(many or chosen), (n if x > 0 else -1) - -1],
        [asked(), held and held(2), not (n > 3 and x > 0), (not n) in (True, False)],
        [
            (n > 3) is (x < 0),
            (n > 3 or x > 1) and many,
            n < 0 or (many and chosen),
            not n or "some",
        ],
        [n > 3 and (x > 0 or n), (-1 if x > 0 else 1, -2), [k if k > 1 else -k for k in (1, 2)]],
        [int(4e9 * x), int(-4e9 * x), int(np.array([4e9 * x]).astype(int)[0])],
        [(found := -n if n else 0), -found, (many or None) is None, 0.5 - -0.25, -1 < n <= 3 < 9],
        [
            *(k for k in range(5) if k % 2 or (k > n and k < 3)),
            "yes" if (n > 0) == (x > 0) else "no",
        ],
    )


class Held:
    def __init__(self, one: int, other: int) -> None:
        self.one, self.other = one, other
        self.one, self.other = self.other, self.one


def at_once(x: float, n: int) -> Any:
    """Several variables given values in one statement, some of which know what came before."""
    a, b = n, 2
    a, b = b, a
    c, d = a + 1, b
    listed = [a, b]
    listed[0], listed[1] = listed[1], listed[0]
    held = Held(a, b)
    held.one, held.other, e = 5, held.one, held.other

    def known() -> int:
        return f

    f, g = 1, 2
    f, g = 3, known()
    text, other = "a;b", 'c";\\"'
    return a, b, c, d, e, listed, held.one, held.other, f, g, text, other


def sent(x: float, n: int) -> Any:
    def each() -> Iterator[Any]:
        yield n if n > 3 else -n
        yield n > 3 and x
        yield

    return [*each()]


@dataclass(frozen=True)
class Line:
    """Has a field that is called as another class's method."""

    told: str

    def twice_told(self) -> str:
        return self.told + self.told


def called_alike(x: float, n: int) -> Any:
    def length(line: Line) -> int:
        return len(line.told)

    def said(tell: Callable[..., str], *words: str) -> str:
        return tell(*words)

    line, one = Line(f"{n}"), Child("it", ("a",), [n])
    told = one.told
    found = [line.told, line.told[0], line.told == "3", length(line), line.twice_told()]
    return [*found, *map(one.told, line.told), said(one.told, line.told), told("b"), *line.told]


ALL = (
    texts,
    containers,
    classes,
    faults,
    arrays,
    parts_of_lists,
    operators,
    at_once,
    sent,
    called_alike,
)


def refused() -> Any:
    with open("nowhere") as file:
        return file
