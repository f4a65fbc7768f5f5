"""The Map of a set-up file: its lines read into changes of the shipped map, and written."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from samurai_odds.errors import OddsError
from samurai_odds.swords.scenario.chart import (
    Border,
    Changes,
    Chart,
    Province,
    chart_of,
    named,
    shipped_chart,
)
from samurai_odds.swords.scenario.wording import (
    border_text,
    listed,
    province_text,
    read_line,
    read_province,
)

Line = tuple[int, str]
_AWAY = "without "


def map_lines(changes: Changes) -> Iterator[str]:
    away = [*changes.without, *map(str, changes.cut)]
    yield from (f"{_AWAY}{one}" for one in away)
    yield from map(province_text, changes.provinces)
    yield from map(border_text, changes.borders)


def read_changes(
    content: Iterable[Line], own: bool, problems: list[Line], lines: dict[str, int]
) -> Changes:
    """Read the lines of a map: provinces first, which the other lines may name."""
    content = list(content)
    begun = Chart((), ()) if own else shipped_chart()
    provinces: list[Province] = []
    for line, text in content:
        if _is_province(text):
            name, _, said = (part.strip() for part in text.partition(":"))
            try:
                provinces.append(read_province(name, said))
                lines.setdefault(f"map {name}", line)
            except OddsError as fault:
                problems += [(line, what) for what in fault.problems]
    known = (*begun.provinces, *provinces)
    without: list[str] = []
    cut: list[Border] = []
    borders: list[Border] = []
    for line, text in content:
        if _is_province(text):
            continue
        try:
            if text.startswith(_AWAY):
                for each in listed(text.removeprefix(_AWAY)):
                    border = read_line(each, lambda name: named(name, begun.provinces))
                    if border is not None:
                        cut.append(border)
                    else:
                        without.append(named(each, begun.provinces))
                    lines[f"map without {border or without[-1]}"] = line
                continue
            pair, _, source = (part.strip() for part in text.partition(":"))
            border = read_line(pair, lambda name: named(name, known))
            if border is None:
                raise OddsError(f"cannot read '{text}': write A - B: SOURCE, or A ~ B: SOURCE")
            borders.append(replace(border, source=source or Border("", "").source))
            lines[f"map {border}"] = line
        except OddsError as fault:
            problems += [(line, what) for what in fault.problems]
    return Changes(own, tuple(provinces), tuple(without), tuple(cut), tuple(borders))


def changed(changes: Changes) -> str:
    """Say in words how a map differs from the shipped one; nothing if it does not."""
    if changes.own:
        chart = chart_of(changes)
        return f"a map of its own: {len(chart.provinces)} provinces, {len(chart.borders)} lines"
    added = [*(province.name for province in changes.provinces), *map(str, changes.borders)]
    away = [*changes.without, *map(str, changes.cut)]
    parts = []
    if added:
        parts.append(f"with {', '.join(added)}")
    if away:
        parts.append(f"without {', '.join(away)}")
    return "; ".join(parts)


def _is_province(text: str) -> bool:
    pair = text.partition(":")[0]
    return not text.startswith(_AWAY) and " - " not in pair and " ~ " not in pair
