"""Which of several attacks is better, and whether the difference is real."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from typing import TYPE_CHECKING, Any

from samurai_odds.analysis.comparison import comparison_dict, comparison_grid, draw_comparison
from samurai_odds.analysis.paired import Paired, Together
from samurai_odds.analysis.ranking import Entry, Ranking
from samurai_odds.engine.answers.answer import answer, check_seed
from samurai_odds.engine.answers.joint import own_value
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import CLOSE_CALL
from samurai_odds.engine.calling import as_python
from samurai_odds.engine.exact import Readable, read
from samurai_odds.engine.limit import Limit, limit_of
from samurai_odds.engine.progress import bar
from samurai_odds.engine.ties import better, ranks
from samurai_odds.engine.unfold import TooLarge
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid
from samurai_odds.grids.style import drawn

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, repr=False)
class Comparison(Ranking, Answer):
    """Several answers ranked by an expression, the best first.

    >>> from samurai_odds import battles, compare
    >>> bows = {"attacker": "ashigaru-bow", "defender": "levy"}
    >>> ranking = compare(battles.attack, bows, bows | {"range": 2}, by="defender_losses")
    >>> [(entry.label, entry.rank) for entry in ranking.entries]
    [('levy', 1), ('range 2', 2)]
    """

    def to_frame(self) -> "pd.DataFrame":
        """Give a row for each entry, the best first: rank, value and lag, with their errors."""
        import pandas as pd

        rows = [
            (e.rank, float(e.figure), e.figure.se, float(e.behind), e.behind.se)
            for e in self.entries
        ]
        names = ["rank", "value", "se", "behind", "behind_se"]
        return pd.DataFrame(rows, columns=names, index=[e.label for e in self.entries])

    def to_dict(self, shown: Sequence[str] = ()) -> dict[str, Any]:
        """Give the ranking as plain values, with the figures ``shown`` of each entry."""
        return comparison_dict(self, shown)

    def plot(self, axes: "Axes | None" = None) -> "Axes":
        """Draw the ranking as bars, the best on top; return the axes."""
        return drawn(draw_comparison, self, axes)

    def grids(self, form: str = "text") -> list[Grid]:
        """Return the table of the ranking."""
        return [comparison_grid(self, (), form)]


def compare(
    ask: Callable[..., Odds],
    *inputs: Mapping[str, Any],
    by: str | None = None,
    labels: Sequence[str] | None = None,
    method: str | None = None,
    limit: Limit | int | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    samples: int | None = None,
) -> Comparison:
    """Ask one procedure several times and rank the answers by an expression, highest first.

    ``ask`` is a procedure such as ``battles.attack``, each of ``inputs`` its
    keywords; ``by`` is what to rank by. Without it each answer counts what its own
    verdict says that it is worth.
    Exact answers are compared exactly. Simulated ones play the same battles with
    the same luck, which makes the error of the difference much smaller than that
    of each; differences within two standard errors are too close to call.
    ``limit`` may be a number of samples, also given as ``samples``; ``limit.stderr`` is
    then the error wanted for the differences from the best.
    Full games (``battles.play``) are compared too, by what ``by`` says; any
    ``executor`` of `concurrent.futures` may play them.

    >>> from samurai_odds import battles, compare
    >>> plain = {"attacker": "samurai-spear", "defender": "levy"}
    >>> compare(battles.attack, plain, plain | {"defender_on": "forest"}).verdict
    'Best: levy'
    """
    if samples is not None and limit is not None:
        raise OddsError("limit and samples are the same: give one")
    stop: Limit | None = limit_of(limit if samples is None else samples)
    if not callable(ask):
        raise OddsError(f"compare takes a function such as battles.attack first, not {ask!r}")
    name = getattr(ask, "__name__", "it")
    if len(inputs) < 2:
        raise OddsError(
            f"compare takes the keywords of {name} two or more times, got {len(inputs)}"
        )
    for keywords in inputs:
        if not isinstance(keywords, Mapping):
            raise OddsError(f"what is compared are the keywords of {name}, not {keywords!r}")
    if labels is not None and (isinstance(labels, str) or not isinstance(labels, Sequence)):
        raise OddsError(f"labels must be a list of words, not {labels!r}")
    inputs = tuple({key: as_python(keywords[key]) for key in keywords} for keywords in inputs)
    names = list(labels) if labels else _labels(inputs)
    if len(names) != len(inputs):
        raise OddsError(f"labels must be {len(inputs)}, one per question, got {len(names)}")
    questions = [_question(ask, keywords) for keywords in inputs]
    if any(hasattr(question, "play") for question in questions):
        return _played(questions, names, by, method, stop, seed, executor)
    if executor is not None:
        raise OddsError(f"{ask.__name__} is worked out here: an executor plays full games only")
    originals = questions
    if by is None:  # a value is that of the choices that a player would make
        questions = [getattr(question, "valued", question) for question in originals]
    changed = (one for one, other in zip(questions, originals, strict=True) if one is not other)
    remarks = tuple(dict.fromkeys(one.how_valued for one in changed))
    own = [by or own_value(question) for question in questions]
    counted = by or common(own) * (not any(hasattr(each, "worth_in") for each in questions))
    if method == "monte-carlo" or stop is not None:
        played = Paired(_read_all(questions), own, seed)
        with bar("battles") as show:
            played.run(stop or Limit(), show)
        odds = played.odds()
        values = [one.figure(by) if by else one.worth for one in odds]
        paired = [float(one.expect(text)) for one, text in zip(odds, own, strict=True)]
        if by or values == paired:
            entries = ranked(names, odds, values, played.difference)
            return Comparison(counted, entries, remarks)
    else:
        odds = [answer(question, method, seed=seed) for question in questions]
        values = [one.figure(by) if by else one.worth for one in odds]

    def differences(first: int, second: int) -> Figure:
        one, two = values[first], values[second]
        error = sqrt(one.se * one.se + two.se * two.se)
        return Figure(one - two, error, max(one.samples, two.samples))

    return Comparison(counted, ranked(names, odds, values, differences), remarks)


def _question(ask: Callable[..., Odds], inputs: Mapping[str, Any]) -> Any:
    home = getattr(ask, "__module__", "").split(".")
    if home[0] != "samurai_odds" or len(home) < 2:
        raise OddsError(f"compare takes a procedure such as battles.attack, not {ask!r}")
    game = import_module(".".join(home[:2]))
    try:
        question = game.question(ask.__name__, dict(inputs))
    except OddsError as fault:
        named = " v ".join(str(inputs[side]) for side in ("attacker", "defender") if side in inputs)
        raise OddsError(f"cannot compare {named or dict(inputs)}: {fault}") from None
    return question


def _played(
    questions: Sequence[Any],
    names: Sequence[str],
    by: str | None,
    method: str | None,
    limit: Limit | None,
    seed: int,
    executor: Executor | None,
) -> Comparison:
    """Compare questions whose games are played, the same numbers of each."""
    own = [by or getattr(question, "value", "") for question in questions]
    if not all(own):
        raise OddsError("say what full games are ranked by, such as by=\"winner == 'red'\"")
    if method == "exact":
        raise OddsError("full games are played: there is no exact answer")
    check_seed(seed)
    together = Together(questions, own, seed, None, executor)
    with bar("games") as show:
        odds = together.run(limit, show)
    figures = [one.figure(text) for one, text in zip(odds, own, strict=True)]
    return Comparison(common(own), ranked(names, odds, figures, together.difference))


def _read_all(questions: Sequence[Any]) -> list[Readable]:
    try:
        return [read(question) for question in questions]
    except TooLarge:
        raise OddsError(
            "too many states to compare with the same luck: ask one at a time"
        ) from None


def ranked(
    names: Sequence[str],
    odds: Sequence[Odds],
    figures: Sequence[Figure],
    difference: Callable[[int, int], Figure],
) -> tuple[Entry, ...]:
    """Put answers in order by a figure of each; those close to the leader of a rank share it."""
    order = sorted(range(len(odds)), key=ranks(figures).__getitem__)
    best = leader = order[0]
    rank = 1
    entries = []
    for position, place in enumerate(order, start=1):
        gap = difference(leader, place)
        if better(figures[leader], figures[place]) and gap > CLOSE_CALL * gap.se:
            rank, leader = position, place
        entries.append(
            Entry(names[place], odds[place], figures[place], difference(best, place), rank)
        )
    return tuple(entries)


def common(values: Sequence[str]) -> str:
    """Return the expression that all are ranked by; "" if each counts its own value."""
    return values[0] if len(set(values)) == 1 else ""


def _labels(inputs: Sequence[Mapping[str, Any]]) -> list[str]:
    """Name each by what sets it apart from the others."""
    keys = list(dict.fromkeys(key for keywords in inputs for key in keywords))
    varied = [key for key in keys if len({repr(keywords.get(key)) for keywords in inputs}) > 1]
    labels = []
    for keywords in inputs:
        parts = [
            str(keywords[key]) if key in ("attacker", "defender") else setting(key, keywords[key])
            for key in varied or keys[:2]
            if said(keywords.get(key))
        ]
        labels.append(", ".join(parts) or _plain(keywords, keys))
    return labels


def said(value: Any) -> bool:
    """Whether an input is worth saying: 0 is, None and an unset flag are not."""
    return value is not None and value is not False


def setting(key: str, value: Any) -> str:
    """Word an input as the command has it."""
    name = key.replace("_", "-")
    return name if value is True else f"{name} {value}"


def _plain(keywords: Mapping[str, Any], keys: Sequence[str]) -> str:
    """Name the one that lacks what sets the others apart."""
    unit = keywords.get("defender", keywords.get(keys[0]))
    return str(unit)
