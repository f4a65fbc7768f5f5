"""Positions written down, and games of the reference played by written answers and dice."""

from collections import Counter
from itertools import pairwise
from typing import Any

from tests.swords.reference.game.rules.board import Board, japan
from tests.swords.reference.game.rules.checks import check
from tests.swords.reference.game.rules.pieces import (
    BOWMAN,
    GUNNER,
    SPEARMAN,
    SWORDSMAN,
    Army,
    Province,
    Troop,
)
from tests.swords.reference.game.rules.whole_game import Options, WholeGame

LETTERS = {"b": BOWMAN, "g": GUNNER, "w": SWORDSMAN, "s": SPEARMAN}


def said(option: Any) -> str:
    """Name an option as the tests write it: 'Hizen', 'army 0/1 to Hizen', 'Hyuga army'."""
    match option:
        case (Army() as army, Province() as there):
            return f"{army} to {there}"
        case (Province() as there, Troop() as troop):
            return f"{there} army" if isinstance(troop, Army) else f"{there}"
        case (str() as name, Troop() as troop):
            return f"{name} army" if isinstance(troop, Army) else name
        case Troop() if not isinstance(option, Army):
            return "force"
    return str(option)


class Written:
    """Answers by point, in order; a point whose next answer is no option gets the first option.

    The first option is always the one that does nothing. ``hits`` are (on the defender, on the
    attacker) of each exchange in which a die is rolled.
    """

    def __init__(self, hits: list[tuple[int, int]] = (), dice: list[int] = (), **answers: str):
        self.answers = {
            point.replace("_", " "): text.split("; ") for point, text in answers.items()
        }
        self.exchanges, self.dice = list(hits), list(dice)
        self.offered: Counter[str] = Counter()
        self.last: dict[str, list[str]] = {}

    def choose(self, game: WholeGame, point: str, seat: int, options: list) -> Any:
        check(game)
        names = [said(option) for option in options]
        self.offered[point] += 1
        self.last[point] = names
        queue = self.answers.get(point, [])
        if queue and queue[0] in names:
            return options[names.index(queue.pop(0))]
        return options[0]

    def hits(self, battle: Any, name: str, mine: list, theirs: list) -> tuple[int, int]:
        return self.exchanges.pop(0)

    def die(self, what: str) -> int:
        return self.dice.pop(0)

    def draw(self, what: str, number: int) -> int:
        return 0

    def done(self) -> None:
        """Require that all that was written has happened."""
        assert not any(self.answers.values()), self.answers
        assert not self.exchanges, self.exchanges
        assert not self.dice, self.dice


def take(game: WholeGame, seat: int, troop: Troop, letters: str) -> None:
    """Move units from the tray to a troop: 'bbs' is two bowmen and a spearman."""
    for letter in letters:
        game.join(game.seats[seat], troop, LETTERS[letter], 1)


def position(
    script: Any,
    forces: dict[int, dict[str, str]],
    armies: dict[int, list[tuple[str, int, str]]],
    *,
    board: Board | None = None,
    round: int = 2,
    **options: Any,
) -> WholeGame:
    """Set up a game: forces by seat and province, armies by seat as (province, level, units).

    A seat without armies here has one in the first of its provinces.
    """
    game = WholeGame(board or japan(), Options(seats=len(forces), **options), script)
    game.round, game.action = round, "7 wage war"
    for seat, places in forces.items():
        game.seats[seat].sword = seat + 1
        for name, letters in places.items():
            game.provinces[name].owner = seat
            take(game, seat, game.provinces[name].force, letters)
        standing = armies.get(seat) or [(next(iter(places)), 1, "")]
        for army, (name, level, letters) in zip(game.seats[seat].armies, standing, strict=False):
            army.where, army.level = name, level
            game.provinces[name].owner = seat
            take(game, seat, army, letters)
    check(game)
    return game


def line(*names: str, sea: tuple[str, ...] = ()) -> Board:
    """A board of provinces in a row; ``sea`` names those reached from the one before by sea."""
    borders = {(a, b): "sea" if b in sea else "land" for a, b in pairwise(names)}
    return Board(list(names), borders)
