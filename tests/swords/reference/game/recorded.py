"""The record of a compiled game as a script: it answers, and objects to whatever differs.

Events are (code, value, options). What a decision's code and values mean is said in the README of
``samurai_odds.swords.rules``; of the compiled game nothing else is used but the numbers of its
decisions and of the places in its state.
"""

from collections.abc import Iterable
from typing import Any

from samurai_odds.play.layout import UNIFORM, kind_of, seat_of
from tests.swords import DECISIONS
from tests.swords.reference.game.rules.full_game import FullGame
from tests.swords.reference.game.rules.pieces import (
    BOWMAN,
    DAIMYO,
    GUNNER,
    RONIN,
    SPEARMAN,
    SWORDSMAN,
    Army,
    Province,
    Troop,
)
from tests.swords.reference.game.rules.sorties import WHOLE
from tests.swords.reference.game.rules.table import Disagreement

KIND = {BOWMAN: 0, GUNNER: 1, DAIMYO: 2, SWORDSMAN: 3, RONIN: 4, SPEARMAN: 5}
NINJA_DIE = 12
POINTS = {  # of the reference, by their first word, where they are called otherwise
    "first reinforcements": "reinforce", "army marker": "marker", "spy on": "spy",
    "ninja": "strike", "recovered marker": "recover", "reinforce": "support",
}  # fmt: skip
WITH_KIND = ("bin", "levy", "place", "split")
NOTHING = (
    "halt", "no more", "enough", "none", "end", "nobody", "wait", "stay", "fight on", "usual",
)  # fmt: skip


def decision(point: str) -> str:
    """Name a decision as the compiled game does."""
    first = point.split()[0]
    return first if first in WITH_KIND else POINTS.get(point, point)


class Recorded:
    """A script that follows a record and objects to whatever differs."""

    def __init__(self, events: Iterable[Any], names: list[str]):
        self.events, self.at = list(events), 0
        self.index = {name: n for n, name in enumerate(names)}
        self.game: FullGame | None = None

    def object(self, text: str) -> None:
        said = "; ".join(self.game.said[-4:]) if self.game else ""
        raise Disagreement(f"event {self.at}: {text}\n  before: {said}")

    def next(self, what: str) -> Any:
        if self.at >= len(self.events):
            self.object(f"the reference goes on with {what}, the record is at its end")
        return self.events[self.at]

    # ---- choices -------------------------------------------------------------------------------
    def choose(self, game: FullGame, point: str, seat: int, options: list) -> Any:
        self.game = game
        what = f"{point} of seat {seat}, one of {options}"
        code, value, theirs = self.next(what)
        if code >= 0:
            self.object(f"the reference asks for {what}, the record has roll {code}: {value}")
        theirs_is = (DECISIONS[kind_of(code)], seat_of(code))
        if theirs_is != (decision(point), seat):
            self.object(f"the reference asks for {what}, the record tells of {theirs_is}: {theirs}")
        mine = {self.number(decision(point), option): option for option in options}
        if set(mine) != set(theirs):
            more, less = set(mine) - set(theirs), set(theirs) - set(mine)
            self.object(
                f"{point} of seat {seat}: only the reference allows {[mine[n] for n in more]}, "
                f"only the record {sorted(less)}; {sorted(mine)}"
            )
        self.at += 1
        return mine[value]

    def number(self, decision: str, option: Any) -> int:
        """Code an option as the compiled game does."""
        if option == WHOLE and decision == "unit":
            return 9
        if isinstance(option, int):
            return 1 + option if decision == "spy" else option
        if isinstance(option, str):
            if option in NOTHING:
                return 0
            if option in KIND:
                return KIND[option] + (decision in ("pick up", "garrison"))
            return 1  # move in, call off
        return self.number_of_pieces(decision, option)

    def number_of_pieces(self, decision: str, option: Any) -> int:
        match option:
            case (Army() as army, Province() as there, str()):  # a unit sent ahead
                return 10_000 + 1000 * (1 + army.number) + self.index[there.name]
            case (Army() as army, Province() as there):
                return 1000 * (1 + army.number) + self.index[there.name]
            case (Province() as there, Troop() as troop):
                return 1 + 2 * self.index[there.name] + troop.has_marker
            case (str() as name, Troop() as troop):
                return 2 * self.index[name] + troop.has_marker
            case Army() as army:
                if decision == "troop":
                    return 1000 * (1 + army.number) + self.index[army.where]
                return 3 * army.seat + army.number + (decision == "strike")
            case Province() as province:
                plus = decision in ("declare", "attack", "source")
                return self.index[province.name] + plus
            case Troop() as troop:  # a force that may fight
                here = [p for p in self.game.provinces.values() if p.force is troop]
                return self.index[here[0].name]
        raise AssertionError(option)

    # ---- dice ----------------------------------------------------------------------------------
    def hits(self, battle: Any, name: str, mine: list, theirs: list) -> tuple[int, int]:
        self.game = battle.game
        if name == "first strike":
            return 0, self.rolled(theirs, name)
        return self.rolled(mine, name), self.rolled(theirs, name)

    def rolled(self, dice: list, name: str) -> int:
        """Read the hits of one side's dice, long-range and hand-to-hand apart."""
        hits = 0
        for kinds in ((BOWMAN, GUNNER), (DAIMYO, SWORDSMAN, RONIN, SPEARMAN)):
            count = {kind: n for kind, n, _ in dice if kind in kinds}
            if not count:
                continue
            code, value, _ = self.next(f"{name}: {count}")
            wanted = pool(count)
            if code != wanted:
                self.object(f"the reference rolls {count} ({wanted}), the record has {code}")
            if not 0 <= value <= sum(count.values()):
                self.object(f"{value} hits of {count}")
            hits += value
            self.at += 1
        return hits

    def die(self, what: str) -> int:
        return 1 + self.drawn(what, NINJA_DIE)

    def draw(self, what: str, number: int) -> int:
        return self.drawn(what, number) if number > 1 else 0

    def drawn(self, what: str, number: int) -> int:
        code, value, _ = self.next(what)
        if code != UNIFORM + number:
            self.object(f"the reference draws {what} of {number}, the record has {code}: {value}")
        self.at += 1
        return value


def pool(count: dict[str, int]) -> int:
    """Code a side's dice of one kind of combat as the compiled game does."""
    if BOWMAN in count or GUNNER in count:
        return 1 + 40 * count.get(BOWMAN, 0) + count.get(GUNNER, 0)
    swords = count.get(SWORDSMAN, 0) + count.get(RONIN, 0)
    return 961 + 6400 * count.get(DAIMYO, 0) + 80 * swords + count.get(SPEARMAN, 0)
