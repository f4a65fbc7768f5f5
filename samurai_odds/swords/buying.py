"""The smallest force that will do, and the best use of some koku: search over all mixes.

Every legal mix of the budget is put to the exact reader, so nothing is missed.
"""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from samurai_odds._version import VERSION
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.verdict import Course, Verdict
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.ties import better, ranks
from samurai_odds.errors import OddsError, attempt, refuse, unknown
from samurai_odds.grids.figure import LEAST_PRINTED, Figure
from samurai_odds.swords.forces import write_force
from samurai_odds.swords.mixes import (
    NOBODY_YET,
    SIDES,
    Curve,
    Found,
    Limits,
    Search,
    Tried,
    is_chance,
    open_search,
)
from samurai_odds.swords.purchase import Mix, check_koku

LISTED = 10  # mixes listed at most
BEST_TITLE = "the best for at most so many koku"
ONE_ROUND_TITLE = "the best in one round (one levied unit a province, Action 4)"

Progress = Callable[[Iterable[Any]], Iterable[Any]]


def check_force(target: object, most: object, margin: object, beyond: object, by: str) -> None:
    problems: list[str] = []
    attempt(problems, check_koku, "spend", most)
    attempt(problems, check_koku, "beyond", beyond)
    attempt(problems, check_share, "target", target, by)
    attempt(problems, check_share, "margin", margin, "won")
    refuse(problems)


def cheapest_force(
    search: Search,
    target: float,
    most: int,
    margin: float,
    beyond: int = 1,
    progress: Progress = iter,
) -> Found:
    """Find the cheapest mix that reaches a target, its rivals, and the best at every cost.

    The curve of the best at every cost goes ``beyond`` the answer by so many koku.
    """
    begun = time.perf_counter()
    tried: list[Tried] = []
    reached: int | None = None
    interrupted = False
    try:
        for mix in progress(search.all_mixes(most)):
            if reached is not None and mix.koku > reached + beyond:
                break
            tried.append(search.tried(mix))
            if reached is None and tried[-1].reaches(target):
                reached = mix.koku
    except KeyboardInterrupt:
        interrupted = True
        if reached is None:  # of a cost that was not gone through nothing is known
            most = tried[-1].mix.koku - 1 if tried else -1
            tried = [one for one in tried if one.mix.koku <= most]
        if not tried:
            raise
    good = [one for one in tried if one.mix.koku == reached and one.reaches(target)]
    good = _ties(good, margin)
    near = [
        one
        for one in tried
        if not better(target - margin, one.figure)
        and not one.reaches(target)
        and (reached is None or one.mix.koku <= reached)
    ]
    rivals = good[1:]
    listings = [_mixes_listing(search, "cheapest", good[:1])] if good else []
    if rivals:
        listings.append(_mixes_listing(search, f"as cheap, within {margin:g} of it", rivals))
    if near:
        near = _in_order(near, lambda one: (one.mix.koku,))
        listings.append(_mixes_listing(search, f"short of the target by {margin:g} at most", near))
    best = _best_by_cost(tried)
    listings.append(_best_listing(search, BEST_TITLE, best))
    at_once = search.in_one_round(most) if _takes_rounds(search, tried) else tried
    if at_once is not tried:
        listings.append(_best_listing(search, ONE_ROUND_TITLE, _best_by_cost(at_once)))
    share = _figure(search, target).text()
    heading = f"{_asks(search)}, {search.by} at {share} or more"
    if not good:
        heading += f": not reached with {most} koku"
    heading += _until(interrupted, tried)
    points = tuple((koku, one.figure) for koku, one in best.items())
    curve = Curve("koku at most", search.by, points, float(target))
    inputs = {"target": target, "spend": most, "margin": margin, "beyond": beyond}
    return Found(
        heading,
        good[0].mix.text if good else None,
        tuple(listings),
        made(search, "force", inputs, begun, tried[0].mix),
        curve,
        cheapest_verdict(search, good[0] if good else None, best, target, at_once),
    )


class Levied(NamedTuple):
    """The best mixes of a budget for one side: in all, and within one round."""

    search: Search
    best: Tried
    at_once: Tried  # the best one itself, if it can stand there in one round
    listings: tuple[Listing, ...]
    interrupted: bool  # by Ctrl-C


def best_mixes(search: Search, koku: int, margin: float, progress: Progress = iter) -> Levied:
    """List the best mixes of a budget, those within the margin of the best, the first of them."""
    tried: list[Tried] = []
    interrupted = False
    try:
        for mix in progress(search.all_mixes(koku)):
            tried.append(search.tried(mix))
    except KeyboardInterrupt:
        if not tried:
            raise
        interrupted = True
    ties = _ties(tried, margin)
    what = "to attack" if search.attacking else "to defend against"
    best = f"best of {len(tried):,} mixes, the cheapest within {margin:g} first"
    best += _until(interrupted, tried)
    listings = [_mixes_listing(search, f"{what} {search.enemy}: {best}", ties)]
    soon = [one for one in ties if search.rounds(one.mix) == 1]
    if not soon:
        soon = _ties(search.in_one_round(koku), margin)
        listings.append(_mixes_listing(search, f"{what}: {ONE_ROUND_TITLE}", soon))
    return Levied(search, ties[0], soon[0], tuple(listings), interrupted)


def _until(interrupted: bool, tried: list[Tried]) -> str:
    """Return the words that a search was interrupted, if it was."""
    return f" (interrupted after {len(tried):,} mixes: others were not tried)" * interrupted


def _ties(tried: list[Tried], margin: float) -> list[Tried]:
    """List the best and those within the margin of it, the fewest koku and units first."""
    top = max((one.figure for one in tried), default=0.0)
    ties = [one for one in tried if not better(top - margin, one.figure)]
    return _in_order(ties, lambda one: (one.mix.koku, one.mix.levied))


def _in_order(tried: list[Tried], first: Callable[[Tried], tuple[int, ...]]) -> list[Tried]:
    """Sort by ``first``, then the best before the others; equal ones stay in order."""
    ranked = ranks([one.figure for one in tried])
    places = sorted(range(len(tried)), key=lambda place: (first(tried[place]), ranked[place]))
    return [tried[place] for place in places]


def made(
    search: Search, procedure: str, extra: Mapping[str, Any], begun: float, mix: Mix | None
) -> Provenance:
    """Say how a search was made, and what it rests on; any of its mixes will do to ask."""
    battle = search.battle(mix or search.all_mixes(extra["koku"])[0])
    inputs = {"enemy": search.enemy, "side": search.side, "by": search.by}
    inputs |= {"start": write_force(search.base) if any(search.base) else NOBODY_YET}
    inputs |= search.limits.unusual
    rests_on = dict(battle.provenance.rests_on) | battle.figures_rest_on((search.by,))
    rests_on["pieces of a color"] = "published"
    return replace(
        battle.provenance,
        procedure=procedure,
        inputs=inputs | dict(search.options) | dict(extra),
        rests_on=rests_on,
        version=VERSION,
        elapsed_s=round(time.perf_counter() - begun, 6),
    )


def _asks(search: Search) -> str:
    start = "" if not any(search.base) else f" from {write_force(search.base)}"
    how = situation(dict(search.options) | search.limits.unusual)
    if search.attacking:
        return f"Samurai Swords: the cheapest attack{start} on {search.enemy}{how}"
    return f"Samurai Swords: the cheapest garrison{start} against {search.enemy}{how}"


def situation(options: Mapping[str, Any]) -> str:
    words = [
        name.replace("_", "-") if value is True else f"{name.replace('_', '-')} {value}"
        for name, value in options.items()
        if name != "rules"
    ]
    return f" ({', '.join(words)})" if words else ""


def _best_by_cost(tried: list[Tried]) -> dict[int, Tried]:
    """Give the best mix for at most so many koku, from those tried, the cheapest first."""
    best: dict[int, Tried] = {}
    held = tried[0]
    for one in tried:
        for koku in range(held.mix.koku, one.mix.koku):  # nothing costs just that
            best.setdefault(koku, held)
        if better(one.figure, held.figure):
            held = one
        best[one.mix.koku] = held
    return best


def _best_listing(search: Search, title: str, best: Mapping[int, Tried]) -> Listing:
    rows = tuple(_row(search, one, koku) for koku, one in best.items())
    names = ("troop", "koku at most", search.by, "units to levy")
    return Listing(title, names, rows)


def _takes_rounds(search: Search, tried: Iterable[Tried]) -> bool:
    """Return whether any of the mixes cannot stand there within one round."""
    return any(search.rounds(one.mix) > 1 for one in tried)


def _row(search: Search, one: Tried, koku: int) -> tuple[str, int, Figure, int]:
    return one.mix.text, koku, _figure(search, one.figure), one.mix.levied


def _mixes_listing(search: Search, title: str, listed: list[Tried]) -> Listing:
    rows = tuple(_row(search, one, one.mix.koku) for one in listed[:LISTED])
    more = len(listed) - LISTED
    notes = (f"and {more} more",) if more > 0 else ()
    return Listing(title, ("troop", "koku", search.by, "units to levy"), rows, notes)


def check_share(name: str, value: object, by: str) -> None:
    """Raise OddsError unless a value is a number, and a chance where an event is asked."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise OddsError(f"{name} is a number, not {value!r}")
    if is_chance(by) and not 0 <= value <= 1:
        raise OddsError(f"{name} is a chance from 0 to 1, not {value}")


BOTH = "both"


def best_levy(
    koku: int,
    enemy: str,
    side: str,
    start: str | None,
    by: str | None,
    margin: float,
    rules: str | None,
    progress: Progress,
    limits: Limits,
    options: Mapping[str, Any],
) -> Found:
    """List the best mixes for each side asked for.

    With ``side`` "both", a side on which the enemy may not fight (two troops, or a
    fallen daimyo, cannot attack) is left out and the answer says so.
    """
    problems: list[str] = []
    attempt(problems, check_koku, "koku", koku)
    attempt(problems, check_share, "margin", margin, "won")
    if side not in (*SIDES, BOTH):
        problems.append(unknown("side", side, (*SIDES, BOTH)))
    attempt(problems, limits.check, side)
    refuse(problems)
    if side == BOTH and by is not None:
        raise OddsError("by with side both: attack and defence want different things; name a side")
    begun = time.perf_counter()
    listings: list[Listing] = []
    best: dict[str, str] = {}
    levies: list[Levied] = []
    left_out: list[str] = []
    made_by = None
    for each in SIDES if side == BOTH else (side,):
        base = start or ("daimyo" if each == "attacker" else "none")
        try:
            search = open_search(each, enemy, base, by, rules, limits, options)
        except OddsError as refusal:
            if side != BOTH or (each == SIDES[-1] and not listings):
                raise
            left_out.append(f"as {each}: {refusal}")
            continue
        levies.append(best_mixes(search, koku, margin, progress))
        listings.append(levies[-1].listings[0])
        best[each] = levies[-1].best.mix.text
        made_by = made(search, "levy", {"koku": koku, "margin": margin}, begun, None)
        if levies[-1].interrupted:
            break
    assert made_by is not None
    listings += [listing for one in levies for listing in one.listings[1:]]
    if left_out:
        listings.append(Listing("left out", (), (), tuple(left_out)))
    situation_asked = situation(dict(options) | limits.unusual)
    heading = f"Samurai Swords: the best {koku} koku against {enemy}{situation_asked}"
    said = levy_verdict(levies)
    return Found(heading, best, tuple(listings), made_by, verdict=said)


def cheapest_verdict(
    search: Search,
    tried: Tried | None,
    best: Mapping[int, Tried],
    target: float,
    at_once: Sequence[Tried],
) -> Verdict:
    """Name what one round allows, then the cheapest force, or the best if none reaches the target.

    ``at_once`` are mixes that can stand there within one round, and perhaps others.
    """
    most = max(best)
    top = tried or best[most]
    soon = [one for one in at_once if search.rounds(one.mix) == 1]
    reaching = [one for one in soon if one.reaches(target)]
    now = _in_order(reaching, lambda one: (one.mix.koku,))[0] if reaching else _ties(soon, 0.0)[0]
    if top.mix == now.mix or search.rounds(top.mix) == 1:
        now = top
    parts = []
    if tried is None:
        parts.append(f"{most} koku is not enough: at most {_told(search, top)}, with {_at(top)}")
    elif now is top:
        parts.append(f"Buy {tried.mix.purchase} for {tried.mix.koku} koku: {_told(search, tried)}")
    if now is not top:
        limit = " (one levied unit a province)"
        done = "buy" if reaching else f"at most {_told(search, now)}, with"
        first = f"In one round{limit}: {done} {_at(now)}"
        parts.insert(0, first + (f": {_told(search, now)}" if reaching else ""))
        rounds = f"in {search.rounds(top.mix)} rounds"
        if tried is None:
            parts[1] += f", {rounds}"
        else:
            parts.append(f"{rounds.capitalize()}: buy {_at(tried)}: {_told(search, tried)}")
    less = [] if tried is None else [koku for koku in best if koku < tried.mix.koku]
    if less:
        reached = _figure(search, best[max(less)].figure)
        reach = "reaches" if max(less) == 1 else "reach"
        parts.append(f"{max(less)} koku {reach} at most {reached.text()}")
    courses = tuple(
        Course(f"{one.mix.text} for {one.mix.koku} koku", _figure(search, one.figure))
        for one in dict.fromkeys([now, top, *best.values()])
    )
    figure = _figure(search, now.figure)
    data = {"rounds": {"attacker" if search.attacking else "defender": search.rounds(top.mix)}}
    return Verdict(f"{'. '.join(parts)}.", search.by, _unit(search), figure, courses, data=data)


def _at(one: Tried) -> str:
    """Return what is bought, and for how much."""
    return f"{one.mix.purchase} for {one.mix.koku} koku"


def levy_verdict(levies: Sequence[Levied]) -> Verdict:
    """Name for each side what one round allows, then the best in more rounds."""
    texts, courses, rounds = [], [], {}
    for search, best, now, *_ in levies:
        what = "To attack" if search.attacking else "To defend"
        rounds[search.side] = needed = search.rounds(best.mix) if now != best else 1
        text = f"{what}, buy {now.mix.purchase}: {_told(search, now)}."
        if needed > 1:
            text = f"{what} in one round (one levied unit a province), buy {now.mix.purchase}: "
            text += f"{_told(search, now)}. In {needed} rounds, {best.mix.purchase}: "
            text += f"{_told(search, best)}."
        if is_chance(search.by) and best.figure < LEAST_PRINTED:
            text = f"{what}, nothing that can be bought helps: {_told(search, best)}."
        texts.append(text)
        courses += [
            Course(f"{what.lower()}, {one.mix.text}", _figure(search, one.figure))
            for one in dict.fromkeys([now, best])
        ]
    first = levies[0].search
    return Verdict(
        texts[0],
        first.by,
        _unit(first),
        courses[0].worth,
        tuple(courses),
        tuple(texts[1:]),
        data={"rounds": rounds},
    )


def _told(search: Search, one: Tried) -> str:
    return f"{search.by} {_figure(search, one.figure).text()}"


def _figure(search: Search, value: float) -> Figure:
    return Figure(value, proportion=is_chance(search.by))


def _unit(search: Search) -> str:
    return "chance" if is_chance(search.by) else "expected"
