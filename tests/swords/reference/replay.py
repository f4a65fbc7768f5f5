"""A recorded game of the compiled rules gone through again by the reference.

    replay_compiled(start, events, names)   -> the reference's game, or raises Disagreement

Events are (code, value, options). What a decision's code and values mean is said in the README of
``samurai_odds.swords.field``; of the compiled game nothing else is used but the numbers of its
decisions and of the places in its state.
"""

from collections.abc import Iterable
from typing import Any

from samurai_odds.play.rules.layout import UNIFORM, kind_of, seat_of
from samurai_odds.swords.field import layout
from tests.swords.reference.board import Board
from tests.swords.reference.pieces import (
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
from tests.swords.reference.sorties import WHOLE
from tests.swords.reference.table import TWO_PLAYER, Disagreement, Options
from tests.swords.reference.whole_game import WholeGame

KIND = {BOWMAN: 0, GUNNER: 1, DAIMYO: 2, SWORDSMAN: 3, RONIN: 4, SPEARMAN: 5}
NINJA_DIE = 12
POINTS = {  # of the reference, by their first word, where they are called otherwise
    "first reinforcements": "reinforce", "army marker": "marker", "spy on": "spy",
    "ninja": "strike", "recovered marker": "recover", "reinforce": "support",
}  # fmt: skip
WITH_KIND = ("bin", "levy", "place", "split")
NOTHING = (
    "halt", "no more", "enough", "none", "end", "nobody", "wait", "stay", "fight on",
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
        self.lenient: list | None = None
        self.game: WholeGame | None = None

    def object(self, text: str) -> None:
        said = "; ".join(self.game.said[-4:]) if self.game else ""
        raise Disagreement(f"event {self.at}: {text}\n  before: {said}")

    def next(self, what: str) -> Any:
        if self.at >= len(self.events):
            self.object(f"the reference goes on with {what}, the record is at its end")
        return self.events[self.at]

    # ---- choices -------------------------------------------------------------------------------
    def choose(self, game: WholeGame, point: str, seat: int, options: list) -> Any:
        self.game = game
        what = f"{point} of seat {seat}, one of {options}"
        code, value, theirs = self.next(what)
        if code >= 0:
            self.object(f"the reference asks for {what}, the record has roll {code}: {value}")
        theirs_is = (layout.DECISIONS[kind_of(code)], seat_of(code))
        if theirs_is != (decision(point), seat) and self.lenient is not None:
            if self.number(decision(point), options[0]) == 0 or point in ("along", "unit"):
                self.lenient.append((self.at, point + " not asked", seat, options, []))
                return options[0]
            if value == 0:
                self.lenient.append((self.at, point + " asked", seat, [], theirs_is))
                self.at += 1
                return self.choose(game, point, seat, options)
        if theirs_is != (decision(point), seat):
            self.object(f"the reference asks for {what}, the record tells of {theirs_is}: {theirs}")
        mine = {self.number(decision(point), option): option for option in options}
        if set(mine) != set(theirs) and self.lenient is not None and value in mine:
            more, less = set(mine) - set(theirs), set(theirs) - set(mine)
            self.lenient.append((self.at, point, seat, [mine[n] for n in more], sorted(less)))
        elif set(mine) != set(theirs):
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


def replay_compiled(
    board: Board, options: Options, events: Iterable[Any], *, look: Any = None
) -> WholeGame:
    """Play a recorded game again; raise Disagreement at the first difference."""
    script = Recorded(events, board.names)
    script.look = look
    game = WholeGame(board, options, script).play()
    script.game = game
    if script.at < len(script.events):
        script.object(f"the game is over ({game.reason}), but the record goes on")
    return game


# ---- the end ----------------------------------------------------------------------------------
REASONS = {
    "provinces": "provinces", "takeover": "takeover", "last": "last", "nobody left": "last",
    "most provinces": "most-provinces", "round limit": "round limit",
}  # fmt: skip


def position_of(game: WholeGame) -> dict[str, Any]:
    """Write all that lies on the reference's table, to compare it with a state."""
    found: dict[str, Any] = {}
    for name, province in game.provinces.items():
        units = {**province.force.units, RONIN: province.force.ronin}
        found[name] = (province.owner, counts(units), province.hidden, province.castle)
    for seat in game.seats:
        for army in seat.armies:
            units = {**army.units, RONIN: army.ronin, DAIMYO: 1 - army.fallen}
            if army.where is not None:
                experience = None if army.fallen else (army.level, army.hole)
                found[repr(army)] = (army.where, army.fallen, counts(units), experience)
        if not seat.out:
            found[f"tray {seat.number}"] = counts(seat.tray)
            found[f"koku {seat.number}"] = seat.koku
        found[f"out {seat.number}"] = (seat.out, seat.heir)
    found["box"] = (game.ronin_box, game.castles_box, game.bases_box)
    found["round"] = game.round
    return found


def counts(units: dict[str, int]) -> tuple[int, ...]:
    return tuple(units.get(kind, 0) for kind in KIND)


def position_in(state: Any, names: list[str], seats: int) -> dict[str, Any]:
    """Read the same out of a state of the compiled game."""
    found: dict[str, Any] = {}

    def row(start: int) -> tuple[int, ...]:
        return tuple(int(n) for n in state[start : start + len(KIND)])

    def seat_at(place: int) -> int | None:
        return None if state[place] == layout.NONE else int(state[place])

    for n, name in enumerate(names):
        force = row(layout.FORCE + len(KIND) * n)
        hidden, built = int(state[layout.HIDDEN + n]), int(state[layout.BUILT + n])
        found[name] = (seat_at(layout.OWNER + n), force, hidden, built)
    for seat in range(seats):
        for army in range(3 * seat, 3 * seat + 3):
            where = int(state[layout.WHERE + army])
            if where != layout.NONE:
                fallen = bool(state[layout.FALLEN + army])
                experience = (int(state[layout.LEVEL + army]), int(state[layout.HOLE + army]))
                found[f"army {seat}/{army % 3}"] = (
                    names[where], fallen, row(layout.ARMY + len(KIND) * army),
                    None if fallen else experience,
                )  # fmt: skip
        out = int(state[layout.OUT_IN + seat]) > 0
        if not out:
            found[f"tray {seat}"] = row(layout.TRAY + len(KIND) * seat)
            found[f"koku {seat}"] = int(state[layout.KOKU + seat])
        found[f"out {seat}"] = (out, seat_at(layout.HEIR + seat))
    box = (layout.RONIN_BOX, layout.CASTLE_BOX, layout.BASE_BOX)
    found["box"] = tuple(int(state[place]) for place in box)
    found["round"] = int(state[layout.TURN])
    return found


def winner_of(game: WholeGame) -> int:
    """Give the winner as a state has it: a player's first seat, nobody of several who share."""
    two = game.options.variant == TWO_PLAYER
    winners = {seat - seat % 2 if two else seat for seat in game.winners}
    return winners.pop() if len(winners) == 1 else layout.NONE


def differences(game: WholeGame, state: Any) -> dict[str, tuple[Any, Any]]:
    """Compare ends: what differs, as the reference has it and as the state has it."""
    mine = position_of(game)
    theirs = position_in(state, game.board.names, len(game.seats))
    mine["reason"] = REASONS[game.reason]
    theirs["reason"] = layout.REASONS[int(state[layout.ENDED])]
    mine["winner"], theirs["winner"] = winner_of(game), int(state[layout.WINNER])
    return {
        what: (mine.get(what), theirs.get(what))
        for what in {**mine, **theirs}
        if mine.get(what) != theirs.get(what)
    }
