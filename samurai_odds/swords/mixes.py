"""What is searched: mixes of a budget, each put to the exact reader against one enemy."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.calling import is_whole
from samurai_odds.engine.expressions import evaluate, is_condition, names_in
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.sums import mean, total
from samurai_odds.engine.ties import better
from samurai_odds.errors import OddsError, check_one_of, refuse
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.grid import Grid
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.options import MOST_ROUNDS, best_orders
from samurai_odds.swords.battle.question import Battle
from samurai_odds.swords.battle.reading import BattleReading
from samurai_odds.swords.combat.outcomes import FLAGS
from samurai_odds.swords.combat.sides import hired_ronin, read_prior
from samurai_odds.swords.combat.stopping import Played
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.forces import read_force, write_force
from samurai_odds.swords.layout import ARMY, BONUS, FORCE, WIDTH, Composition
from samurai_odds.swords.purchase import Mix, mixes


@dataclass(frozen=True)
class Curve:
    """A line to draw: the best of a figure at each cost."""

    across: str
    up: str
    points: tuple[tuple[float, float], ...]
    goal: float | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Found(Answer):
    """Tables that answer a question, and how they were made.

    ``best`` is the answer itself as text or number, None if there is none.
    """

    heading: str
    best: Any
    listings: tuple[Listing, ...]
    provenance: Provenance
    curve: Curve | None = None
    verdict: Verdict | None = None

    def to_dict(self) -> dict[str, Any]:
        made = self.provenance
        return {
            **made.to_dict(),
            **(self.verdict.to_dict() if self.verdict else {}),
            "best": self.best,
            "tables": [listing.to_dict() for listing in self.listings],
        }

    def plot(self, axes: "Axes | None" = None) -> "Axes":
        from samurai_odds.engine.answers.curves import draw_curve
        from samurai_odds.grids.style import drawn

        return drawn(draw_curve, self, axes)

    def grids(self, form: str = "text") -> list[Grid]:
        """Return the tables found, and how they were made."""
        from samurai_odds.engine.answers.curves import found_grids

        return found_grids(self)


SIDES = ("attacker", "defender")
NOBODY_YET = "none"
CERTAIN = 1 - 2.0**-53  # the largest number below 1
CLOSE = 1 - 1e-9


class Limits(NamedTuple):
    """What may be bought: so many levied units at most, and no castle if ``no_build``."""

    most_levied: int | None = None
    no_build: bool = False

    def check(self, side: str) -> None:
        most, problems = self.most_levied, []
        if most is not None and (not is_whole(most) or most < 0):
            problems.append(f"most-levied is a number of provinces, one unit each, not {most!r}")
        if not isinstance(self.no_build, bool):
            problems.append(f"no-build is true or false, not {self.no_build!r}")
        elif self.no_build and side == "attacker":
            problems.append("no-build: only a defender has castles built (Action 3)")
        refuse(problems)

    @property
    def unusual(self) -> dict[str, Any]:
        """Those that are set, by their names."""
        limits = {"most_levied": self.most_levied, "no_build": self.no_build}
        return {name: value for name, value in limits.items() if value not in (None, False)}


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
        return not better(target, self.figure)


@dataclass(frozen=True, eq=False)
class Search:
    """What is searched: our side, what we start from, the enemy and the battle's options."""

    side: str
    base: Composition
    enemy: str
    by: str
    facts: Facts
    options: Mapping[str, Any]
    limits: Limits

    @property
    def builds(self) -> str:
        """What the defender may have built: a castle, a fortress of the castle there, or nothing.

        One a round (Action 3), and before the war: not once bonus units have been lost.
        """
        walls = self.options.get("fortress") or self.options.get("bonus_left") is not None
        if self.attacking or self.limits.no_build or walls:
            return ""
        return "fortress" if self.options.get("castle") else "castle"

    @property
    def attacking(self) -> bool:
        return self.side == "attacker"

    def rounds(self, mix: Mix) -> int:
        """Count the rounds in which a mix can stand: one levied unit a province a round (Action 4).

        In one province, or as many as ``most_levied`` says; ronin are hired in the last round.
        """
        levied, provinces = mix.levied, self.limits.most_levied or 1
        return max(1, -(-levied // provinces))

    def in_one_round(self, koku: int) -> list[Tried]:
        """Try the mixes of a budget that can stand there within one round."""
        return [self.tried(mix) for mix in self.all_mixes(koku) if self.rounds(mix) == 1]

    def battle(self, mix: Mix) -> Battle:
        ours = write_force(mix.side)
        sides = (ours, self.enemy) if self.attacking else (self.enemy, ours)
        options = dict(self.options)
        if mix.built:  # a fortress stands in place of the castle that it is made of
            options.pop("castle", None)
            options[mix.built] = True
        return Battle(*sides, **options)

    def tried(self, mix: Mix) -> Tried:
        reading = self.battle(mix).reading()
        values = evaluate(self.by, reading.names, reading.question.words)
        chances = reading.chances()
        figure = mean(chances, values)
        if not is_chance(self.by):
            return Tried(mix, figure)
        fails = total(chances[values == 0])
        if figure > CLOSE and fails == 0.0 and not certain(reading.question, self.by):
            fails = 2.0**-1074  # so rare that the reader does not follow it
        return Tried(mix, min(figure, CERTAIN if fails > 0 else 1.0), fails)

    def all_mixes(self, koku: int) -> list[Mix]:
        """List the mixes of a budget, the cheapest first; raise OddsError if there is none."""
        mixes_listed = mixes(self.base, koku, self.facts, self.attacking)
        pieces = self.facts.units["ronin"]["supply"]["value"] - self._enemy_ronin
        allowed = self.limits.most_levied
        most = koku * max(self.facts.levied) if allowed is None else allowed
        listed = [
            mix for mix in mixes_listed if hired_ronin(mix.side) <= pieces and mix.levied <= most
        ]
        if self.builds:
            price = self.facts.number(f"{self.builds}_price")
            listed += [
                replace(mix, koku=mix.koku + price, built=self.builds)
                for mix in listed
                if mix.koku + price <= koku
            ]
        if not listed:
            limit = "" if allowed is None else f", {allowed} levied at most,"
            raise OddsError(
                f"{koku} koku{limit} make no legal troop from '{write_force(self.base)}'"
            )
        return sorted(listed, key=lambda mix: (mix.koku, mix.side, mix.built))

    @cached_property
    def _enemy_ronin(self) -> int:
        """Ronin of the enemy, hidden ones included: the pieces are common to all."""
        enemy = read_force(self.enemy, "enemy", self.facts, not self.attacking)
        hidden = read_prior(self.options.get("defender_ronin"))
        return hired_ronin(enemy) + max(number for number, _ in hidden)


def open_search(
    side: str,
    enemy: str,
    base: str,
    by: str | None,
    rules: str | None,
    limits: Limits,
    options: Mapping[str, Any],
) -> Search:
    check_one_of("side", side, SIDES)
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
    options_set = {name: value for name, value in options.items() if value is not None}
    by = by or default_aim(side)
    if not is_chance(by):
        options_set |= best_orders(options_set)
    if rules is not None:
        options_set["rules"] = rules
    probe = "spearman"
    Battle(*((probe, enemy) if side == "attacker" else (enemy, probe)), **options_set)
    return Search(side, start, enemy, by, facts, options_set, limits)


def default_aim(side: str) -> str:
    """What a side wants of a battle: to win it, or not to be cleared out."""
    return "won" if side == "attacker" else "not cleared"


def is_chance(by: str) -> bool:
    """Say whether an aim is an event."""
    return is_condition(by) or by.strip() in FLAGS


def certain(battle: Encounter, event: str) -> bool:
    """Say whether an event holds in every possible end of a battle without a next attack."""
    played: list[Played] = []
    row = 0
    for planned in battle.first_battles:
        ends, endless = planned.duel.possible(
            planned.stops, planned.picks, planned.by_round, MOST_ROUNDS
        )
        if endless and (planned.by_round or "rounds" in names_in(event)):
            return False  # a later round might tell
        rows = np.arange(row, row + len(ends.chance))
        played.append(Played(planned, ends, np.full(len(rows), -1), rows))
        row += len(rows)
    reading = BattleReading(battle, tuple(played))
    return bool(evaluate(event, reading.names, battle.words).all())
