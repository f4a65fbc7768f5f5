"""The smallest force that will do, and the best use of some koku: search over all mixes.

Every legal mix of the budget is put to the exact reader, so nothing is missed.
"""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from samurai_odds._version import VERSION
from samurai_odds.engine.answer import Listing
from samurai_odds.engine.expressions import evaluate, is_condition
from samurai_odds.engine.figure import Figure
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError, unknown
from samurai_odds.swords.certainty import certain
from samurai_odds.swords.encounter import Battle
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.forces import read_force, write_force
from samurai_odds.swords.found import Curve, Found
from samurai_odds.swords.layout import ARMY, BONUS, FORCE, WIDTH, Composition
from samurai_odds.swords.outcomes import FLAGS
from samurai_odds.swords.purchase import Mix, check_koku, mixes
from samurai_odds.swords.setup import read_prior
from samurai_odds.swords.sides import hired_ronin

SIDES = ("attacker", "defender")
MARGIN = 0.005  # chances this close are ties
ROUNDING = 1e-12  # of a figure
CERTAIN = 1 - 2.0**-53  # the largest number below 1
CLOSE = 1 - 1e-9
LISTED = 10  # mixes listed at most
NOBODY_YET = "none"

Progress = Callable[[Iterable[Any]], Iterable[Any]]


@dataclass(frozen=True)
class Tried:
    """A mix with what it achieves."""

    mix: Mix
    figure: float
    fails: float = 0.0  # of an event: the chance that it does not come about

    def reaches(self, target: float) -> bool:
        """Say whether the target is reached; certainty is not reached by rounding."""
        if target >= 1 and self.fails > 0:
            return False
        return self.figure >= target - ROUNDING


@dataclass(frozen=True, eq=False)
class Search:
    """What is searched: our side, what we start from, the enemy and the battle's options."""

    side: str
    base: Composition
    enemy: str
    by: str
    facts: Facts
    options: Mapping[str, Any]

    @property
    def attacking(self) -> bool:
        """Whether we attack."""
        return self.side == "attacker"

    def battle(self, mix: Mix) -> Battle:
        """Set up the battle that a mix would fight."""
        ours = write_force(mix.side)
        sides = (ours, self.enemy) if self.attacking else (self.enemy, ours)
        return Battle(*sides, **self.options)

    def tried(self, mix: Mix) -> Tried:
        """Put one mix to the exact reader."""
        reading = self.battle(mix).reading()
        values = evaluate(self.by, reading.names, reading.question.words)
        chances = reading.chances()
        figure = float(chances @ values)
        if not is_chance(self.by):
            return Tried(mix, figure)
        fails = float(chances @ (values == 0))
        if figure > CLOSE and fails == 0.0 and not certain(reading.question, self.by):
            fails = 2.0**-1074  # so rare that the reader does not follow it
        return Tried(mix, min(figure, CERTAIN if fails > 0 else 1.0), fails)

    def all_mixes(self, koku: int) -> list[Mix]:
        """List the mixes of a budget, the cheapest first; raise OddsError if there is none."""
        found = mixes(self.base, koku, self.facts, self.attacking)
        pieces = self.facts.units["ronin"]["supply"]["value"] - self._enemy_ronin
        listed = [mix for mix in found if hired_ronin(mix.side) <= pieces]
        if not listed:
            raise OddsError(f"{koku} koku make no legal troop from '{write_force(self.base)}'")
        return sorted(listed, key=lambda mix: (mix.koku, mix.side))

    @cached_property
    def _enemy_ronin(self) -> int:
        """Ronin of the enemy, hidden ones included: the pieces are common to all."""
        enemy = read_force(self.enemy, "enemy", self.facts, not self.attacking)
        hidden = read_prior(self.options.get("defender_ronin"))
        return hired_ronin(enemy) + max(number for number, _ in hidden)


def open_search(
    side: str, enemy: str, base: str, by: str | None, rules: str | None, options: Mapping[str, Any]
) -> Search:
    """Check a search; raise OddsError if it cannot be made."""
    if side not in SIDES:
        raise OddsError(unknown("side", side, SIDES))
    facts = load(rules)
    start: Composition = (0,) * WIDTH
    if base != NOBODY_YET:
        start = read_force(base, "start", facts, side == "attacker")
    if any(start[ARMY:FORCE]) and any(start[FORCE:BONUS]):
        raise OddsError(f"start '{base}': name one troop, the one that is to be made stronger")
    if options.get("then") is not None:
        raise OddsError("then: a search looks at one battle only")
    if side == "defender" and options.get("defender_ronin") is not None:
        raise OddsError("defender-ronin: the garrison sought is ours; its ronin are part of it")
    given = {name: value for name, value in options.items() if value is not None}
    if rules is not None:
        given["rules"] = rules
    probe = "spearman"
    Battle(*((probe, enemy) if side == "attacker" else (enemy, probe)), **given)
    return Search(side, start, enemy, by or default_aim(side), facts, given)


def default_aim(side: str) -> str:
    """What a side wants of a battle: to win it, or not to be cleared out."""
    return "won" if side == "attacker" else "not cleared"


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
    check_koku("spend", most)
    check_koku("beyond", beyond)
    _check_share("target", target, search.by)
    _check_share("margin", margin, "won")
    begun = time.perf_counter()
    tried: list[Tried] = []
    reached: int | None = None
    for mix in progress(search.all_mixes(most)):
        if reached is not None and mix.koku > reached + beyond:
            break
        tried.append(search.tried(mix))
        if reached is None and tried[-1].reaches(target):
            reached = mix.koku
    good = [one for one in tried if one.mix.koku == reached and one.reaches(target)]
    good = _ties(good, margin)
    near = [
        one
        for one in tried
        if one.figure >= target - margin
        and not one.reaches(target)
        and (reached is None or one.mix.koku <= reached)
    ]
    rivals = good[1:]
    listings = [_mixes_listing(search, "cheapest", good[:1])] if good else []
    if rivals:
        listings.append(_mixes_listing(search, f"as cheap, within {margin:g} of it", rivals))
    if near:
        near.sort(key=lambda one: (one.mix.koku, -one.figure))
        listings.append(_mixes_listing(search, f"short of the target by {margin:g} at most", near))
    best = _best_by_cost(tried)
    listings.append(_mixes_listing(search, "the best at every cost", best, len(best)))
    share = figure_text(target, search.by)
    heading = f"{_asks(search)}, {search.by} at {share} or more"
    if not good:
        heading += f": not reached with {most} koku"
    curve = Curve(
        "koku", search.by, tuple((one.mix.koku, one.figure) for one in best), float(target)
    )
    inputs = {"target": target, "spend": most, "margin": margin, "beyond": beyond}
    return Found(
        heading,
        write_force(good[0].mix.side) if good else None,
        tuple(listings),
        made(search, "force", inputs, begun, tried[0].mix),
        curve,
    )


def best_mixes(search: Search, koku: int, margin: float, progress: Progress = iter) -> Listing:
    """List the best mixes of a budget, those within the margin of the best."""
    tried = [search.tried(mix) for mix in progress(search.all_mixes(koku))]
    ties = _ties(tried, margin)
    what = "to attack" if search.attacking else "to defend against"
    best = f"best of {len(tried):,} mixes, the cheapest within {margin:g} first"
    return _mixes_listing(search, f"{what} {search.enemy}: {best}", ties)


def _ties(tried: list[Tried], margin: float) -> list[Tried]:
    """List the best and those within the margin of it, the fewest koku and units first."""
    top = max((one.figure for one in tried), default=0.0)
    ties = [one for one in tried if one.figure >= top - margin]
    return sorted(ties, key=lambda one: (one.mix.koku, one.mix.levied, -one.figure))


def made(
    search: Search, procedure: str, extra: Mapping[str, Any], begun: float, mix: Mix | None
) -> Provenance:
    """Say how a search was made, and what it rests on; any of its mixes will do to ask."""
    battle = search.battle(mix or search.all_mixes(extra["koku"])[0])
    inputs = {"enemy": search.enemy, "side": search.side, "by": search.by}
    inputs |= {"start": write_force(search.base) if any(search.base) else NOBODY_YET}
    rests_on = dict(battle.provenance.rests_on) | battle.figures_rest_on((search.by,))
    rests_on["pieces of a colour"] = "published"
    return replace(
        battle.provenance,
        procedure=procedure,
        inputs=inputs | dict(search.options) | dict(extra),
        rests_on=rests_on,
        version=VERSION,
        elapsed_s=round(time.perf_counter() - begun, 6),
    )


def figure_text(value: float, by: str) -> str:
    """Word a figure: a chance in per cent, anything else as a number."""
    return Figure(value, proportion=is_chance(by)).text()


def is_chance(by: str) -> bool:
    """Say whether an aim is an event."""
    return is_condition(by) or by.strip() in FLAGS


def _asks(search: Search) -> str:
    start = "" if not any(search.base) else f" from {write_force(search.base)}"
    how = situation(search.options)
    if search.attacking:
        return f"Samurai Swords: the cheapest attack{start} on {search.enemy}{how}"
    return f"Samurai Swords: the cheapest garrison{start} against {search.enemy}{how}"


def situation(options: Mapping[str, Any]) -> str:
    """Word a battle's options for a heading."""
    words = [
        name.replace("_", "-") if value is True else f"{name.replace('_', '-')} {value}"
        for name, value in options.items()
        if name != "rules"
    ]
    return f" ({', '.join(words)})" if words else ""


def _best_by_cost(tried: list[Tried]) -> list[Tried]:
    best: dict[int, Tried] = {}
    for one in tried:
        held = best.get(one.mix.koku)
        if held is None or one.figure > held.figure:
            best[one.mix.koku] = one
    return [best[koku] for koku in sorted(best)]


def _mixes_listing(search: Search, title: str, listed: list[Tried], most: int = LISTED) -> Listing:
    rows = tuple(
        (
            write_force(one.mix.side),
            one.mix.koku,
            Figure(one.figure, proportion=is_chance(search.by)),
            one.mix.levied,
        )
        for one in listed[:most]
    )
    more = len(listed) - most
    notes = (f"and {more} more",) if more > 0 else ()
    return Listing(title, ("troop", "koku", search.by, "units to levy"), rows, notes)


def _check_share(name: str, value: object, by: str) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise OddsError(f"{name} is a number, not {value!r}")
    if is_chance(by) and not 0 <= value <= 1:
        raise OddsError(f"{name} is a chance from 0 to 1, not {value}")
