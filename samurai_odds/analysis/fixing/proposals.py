"""What a designer may change of a scenario: kinds of change, what each costs, what is allowed."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any

from samurai_odds.engine.texts import read_toml
from samurai_odds.errors import quoted, refuse, unknown, within

_MOST_COST = 1_000_000


@dataclass(frozen=True)
class Proposal:
    """One change of a scenario.

    ``kind`` is what its game calls such changes, ``seat`` whose it is ("" if nobody's), ``things``
    what it touches, such as hexes and units: two changes that touch the same are never combined.
    ``apply`` gives the scenario changed, None where that cannot be. ``steps`` is how far it goes.
    ``gain`` says whom it surely strengthens (+1) or weakens (-1), by the place of the seat; None
    if it may do either. ``of`` is what it is one more or less of, the same wherever that stands.
    """

    says: str
    kind: str
    seat: str
    things: tuple[str, ...]
    apply: Callable[[Any], Any | None]
    steps: int = 1
    gain: tuple[int, int] | None = None
    of: str = ""

    def helps(self, best: int, worst: int) -> bool:
        """Return whether it may bring a scenario nearer to even that favors the seat ``best``."""
        return self.gain not in ((best, 1), (worst, -1))

    def named(self) -> Iterator[str]:
        """Yield the words that --keep and --only know it by."""
        yield from (word.lower() for word in (self.kind, self.seat, *self.things) if word)


def read_costs(file: "str | PathLike[str] | None", usual: Mapping[str, float]) -> dict[str, float]:
    """Return what a step of each kind of change costs; a TOML file gives some anew."""
    costs = {} if file is None else read_toml(file, "the costs")
    problems: list[str] = []
    for kind, cost in costs.items():
        if kind not in usual:
            problems.append(within(f"costs '{file}'", unknown("kind of change", kind, usual)))
        elif type(cost) not in (int, float) or not 0 < cost <= _MOST_COST:
            problems.append(f"costs '{file}': {kind} must be a number above 0, got {cost!r}")
    refuse(problems)
    return {**usual, **{kind: float(cost) for kind, cost in costs.items()}}


def allowed(
    proposals: Iterable[Proposal],
    keep: Sequence[str],
    only: Sequence[str],
    kinds: Iterable[str],
    seats: Iterable[str],
) -> list[Proposal]:
    """Return the proposals that ``keep`` does not forbid and ``only`` allows.

    A word names a kind of change, a seat, or a thing; commas part several. Of several in ``only``
    a proposal must meet one of those named of each of the three.
    """
    keep, only = map(split_words, (keep, only))
    listed = list(proposals)
    groups = _groups(listed, kinds, seats)
    problems = [
        f"nothing that may change is called {quoted(word)}: name a kind of change "
        f"({', '.join(sorted(groups[0]))}), a side ({', '.join(sorted(groups[1]))}), or a piece "
        "or place that can change"
        for word in (*keep, *only)
        if not any(word in group for group in groups)
    ]
    refuse(problems)
    wanted = [set(only) & group for group in groups]
    return [
        one
        for one in listed
        if not (words := set(one.named())) & set(keep)
        and all(not group or words & group for group in wanted)
    ]


def cost_of(changes: Iterable[Proposal], costs: Mapping[str, float]) -> float:
    """Return what changes cost, whatever they break."""
    return sum(costs[one.kind] * one.steps for one in changes)


def split_words(words: Iterable[str]) -> list[str]:
    """Take words apart at commas, in small letters."""
    return [part.strip().lower() for word in words for part in word.split(",") if part.strip()]


def _groups(
    proposals: Iterable[Proposal], kinds: Iterable[str], seats: Iterable[str]
) -> list[set[str]]:
    """Return the words for kinds of change, for seats, and for what proposals touch."""
    groups = [{word.lower() for word in words} for words in (kinds, seats)]
    return [*groups, {word for one in proposals for word in one.named()} - groups[0] - groups[1]]


def known_words(
    words: Iterable[str],
    proposals: Iterable[Proposal],
    kinds: Iterable[str],
    seats: Iterable[str],
) -> list[str]:
    """Return the words that name something of a scenario: another need not have all of them."""
    known = set[str]().union(*_groups(proposals, kinds, seats))
    return [word for word in split_words(words) if word in known]


def together(proposals: Sequence[Proposal], scenario: Any) -> Any | None:
    """Return a scenario with some changes, one after the other; None where that cannot be."""
    for one in proposals:
        if scenario is not None:
            scenario = one.apply(scenario)
    return scenario
