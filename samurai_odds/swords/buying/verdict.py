"""What to buy, in a sentence: for `force` and `levy`."""

from collections.abc import Mapping

from samurai_odds.engine.answers.verdict import Course, Verdict
from samurai_odds.grids.figure import Figure
from samurai_odds.swords.buying.searching import Search, Tried, is_chance


def cheapest_verdict(
    search: Search, found: Tried | None, best: Mapping[int, Tried], most: int
) -> Verdict:
    """Name the cheapest force, or the best one for ``most`` koku if none reaches the target."""
    unit = _unit(search)
    if found is None:
        top = best[max(best)]
        text = f"{most} koku is not enough: at most {_told(search, top)}, with "
        text += f"{top.mix.text} for {top.mix.koku} koku."
        return Verdict(text, search.by, unit, _figure(search, top.figure))
    text = f"Buy {found.mix.purchase} for {found.mix.koku} koku: {_told(search, found)}"
    less = [koku for koku in best if koku < found.mix.koku]
    if less:
        reached = _figure(search, best[max(less)].figure)
        text += f". {max(less)} koku reach at most {reached.text()}"
    courses = tuple(
        Course(f"{one.mix.text} for {one.mix.koku} koku", _figure(search, one.figure))
        for one in dict.fromkeys([found, *best.values()])
    )
    return Verdict(f"{text}.", search.by, unit, _figure(search, found.figure), courses)


def levy_verdict(found: list[tuple[Search, Tried]]) -> Verdict:
    """Name the best use of some koku for each side asked about."""
    texts, courses = [], []
    for search, one in found:
        what = "To attack" if search.attacking else "To defend"
        texts.append(f"{what}, buy {one.mix.purchase}: {_told(search, one)}.")
        courses.append(Course(f"{what.lower()}, {one.mix.text}", _figure(search, one.figure)))
    first = found[0][0]
    return Verdict(
        texts[0], first.by, _unit(first), courses[0].worth, tuple(courses), tuple(texts[1:])
    )


def _told(search: Search, one: Tried) -> str:
    """Format what a purchase achieves: "won 94.4%"."""
    return f"{search.by} {_figure(search, one.figure).text()}"


def _figure(search: Search, value: float) -> Figure:
    return Figure(value, proportion=is_chance(search.by))


def _unit(search: Search) -> str:
    return "chance" if is_chance(search.by) else "expected"
