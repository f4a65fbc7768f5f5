"""Other numbers and borders that Samurai Swords could well have, each that is assumed by itself."""

from collections.abc import Iterable, Iterator, Mapping

from samurai_odds.engine.plausible import Step, steps_of
from samurai_odds.engine.provenance import source_tag
from samurai_odds.swords import facts
from samurai_odds.swords.scenario.chart import (
    Border,
    Changes,
    Chart,
    chart_of,
    doubtful_borders,
    with_borders,
)

BORDERS = "borders"  # the table of a step that draws a border, or takes one away
_DISPUTED = "assumed"  # of borders: sources disagree, or an island would else be out of reach


def steps(
    rests_on: Mapping[str, str], rules: str | None = None, chart: Chart | None = None
) -> list[Step]:
    """Return what can be tried of the numbers, and of the map, that an answer rests on."""
    numbers = steps_of(rests_on, facts.load(rules), facts.named, facts.kind_of)
    return [*numbers, *(_lines(chart) if chart else ())]


def _lines(chart: Chart) -> Iterator[Step]:
    """List the borders that could be missing, and those that could be there."""
    for border in chart.borders:
        if source_tag(border.source) == _DISPUTED and not _only_way(border, chart.borders):
            yield _step(border, _DISPUTED, "on the map", "without it", False)
    there = {border.ends for border in chart.borders}
    for border in doubtful_borders():
        if border.ends not in there and border.ends <= set(chart.numbers):
            yield _step(border, border.source, "not on the map", "with it", True)


def _step(border: Border, source: str, was: str, how: str, drawn: bool) -> Step:
    what = f"{'sea line' if border.sea else 'border'} {border.a} to {border.b}"
    return Step(what, source, was, ((how, {BORDERS: {str(border): drawn}}),))


def _only_way(border: Border, borders: Iterable[Border]) -> bool:
    """Whether nothing else leads to one of the two provinces."""
    others = [one.ends for one in borders if one.ends != border.ends]
    return not all(any(name in ends for ends in others) for name in border.ends)


def with_lines(changes: Changes, drawn: Mapping[str, bool]) -> Changes:
    """Return a map's changes with some borders drawn and others not.

    A border that is the only way to a province by then stays.
    """
    borders = list(chart_of(changes).borders)
    for border in tuple(borders):
        if drawn.get(str(border)) is False and not _only_way(border, borders):
            borders.remove(border)
    borders += [border for border in doubtful_borders() if drawn.get(str(border))]
    return with_borders(changes, borders)
