"""A scenario, or a position in the middle of a game: what stands where and what counts.

Nothing here checks or reads text: `text` reads and writes the file format, `checks` lists
everything that is wrong with one.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from samurai_odds.battles.board import BOARDS, BOTTOM, CORE, Board
from samurai_odds.battles.dragons import dragon_deck
from samurai_odds.battles.facts import load
from samurai_odds.battles.words import unit_key
from samurai_odds.engine.text_files import numbered
from samurai_odds.errors import refuse, unknown, within

COMMANDER = "commander"
LEADERS = ("foot", "mounted", COMMANDER)  # a commander comes with a bodyguard and is on foot
RED, BLUE = 0, 1
SIDES = ("red", "blue")
MOST_UNITS = 64  # of both sides
MOST_LEADERS = 24


@dataclass(frozen=True)
class Unit:
    """A unit on the board. ``kind`` is a unit key, ``hex`` its number on the board."""

    side: int
    kind: str
    hex: int
    blocks: int | None = None  # full when None
    banners: int = 1  # that its loss pays
    locked_until: str | None = None  # key of the command card that first may order it (G37)


@dataclass(frozen=True)
class Leader:
    """A leader, with the unit in his hex or alone: ``kind`` is one of LEADERS."""

    side: int
    kind: str
    hex: int
    banners: int = 1  # that his death pays; 2 for a leader worth two
    name: str = ""


@dataclass(frozen=True)
class Tent:
    """A command tent (B18): removed when an enemy unit stands on it at the start of its turn."""

    side: int
    hex: int
    banners: int = 3
    lose_card: bool = True  # its owner loses a random command card


@dataclass(frozen=True)
class Objective:
    """A way to gain banners besides eliminating units.

    ``rule`` is one of

    - ``hold``: temporary; each of ``hexes`` that a unit of ``side`` stands on at the start
      of that side's turn gives ``banners``, until the unit leaves it or is lost;
    - ``capture``: permanent; the first time a unit of ``side`` stands on one of ``hexes``, at
      once; each hex counts once; the enemy loses ``lose_cards`` random command cards;
    - ``cross``: a unit of ``side`` (of ``kinds``, if given) that moves to one of ``hexes``, or
      gains ground there, is removed and gives ``banners``, permanent;
    - ``exit``: units of ``side`` (of ``kinds``, if given) may move off the board from
      ``hexes`` for one hex of movement and give ``banners``, permanent;
    - ``clear-section``: ``banners`` at the start of ``side``'s turn for each section in which
      the enemy has no unit (hexes on a dotted line count as center), permanent;
    - ``card``: ``banners`` at the end of a turn in which ``side`` played one of ``cards``,
      permanent, and never its last one.
    """

    side: int
    rule: str
    hexes: tuple[int, ...] = ()
    banners: int = 1
    kinds: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    lose_cards: int = 0


OBJECTIVE_RULES = ("hold", "capture", "cross", "exit", "clear-section", "card")


@dataclass(frozen=True)
class Army:
    """What a player holds beside his pieces.

    ``command`` is his hand of command cards, ``hand`` the cards in it where they are known
    (a position), () for cards dealt at random; the same for Dragon cards. ``banners`` is what
    he needs to win; ``gained`` what he has from losses and permanent objectives. ``full_hand`` is
    the hand that he began an Epic battle with, where a position's ``command`` is less (E7).
    """

    name: str
    command: int = 5
    dragons: int = 3
    honor: int = 5
    banners: int = 5
    hand: tuple[str, ...] = ()
    dragon_hand: tuple[str, ...] = ()
    gained: int = 0
    full_hand: int = 0


@dataclass(frozen=True)
class Moment:
    """How far a game has come, for a position; a fresh scenario has the defaults.

    ``discards`` and ``dragon_discards`` are the cards on the two discard piles; ``led`` is the
    last card that each side led to give orders, "" before its first turn; ``held`` marks
    the temporary banners that count just now, as (objective number, hex).
    """

    turn: int = 1
    discards: tuple[str, ...] = ()
    dragon_discards: tuple[str, ...] = ()
    led: tuple[str, str] = ("", "")
    captured: tuple[tuple[int, int], ...] = ()  # (objective number, hex) already taken
    held: tuple[tuple[int, int], ...] = ()
    eliminated: tuple[str, ...] = ()  # what was lost so far, for the record


@dataclass(frozen=True)
class Scenario:
    """A scenario as its file says it.

    ``terrain`` names the terrain of each hex of the ``board``; ``impassable`` lists terrain that
    nobody may enter in this scenario; ``armies`` are red's and blue's; ``red_at`` is the seat
    of red (TOP or BOTTOM); ``first`` the side that begins (or is to move). ``source`` says
    where the numbers come from and ``placement`` where the positions do. ``rack`` are the
    cards on the common rack of an Epic battle, as far as they are known (E3).
    """

    title: str
    terrain: tuple[str, ...] = ("open",) * CORE.hexes
    armies: tuple[Army, Army] = (Army("Red"), Army("Blue"))
    units: tuple[Unit, ...] = ()
    leaders: tuple[Leader, ...] = ()
    first: int = RED
    red_at: int = BOTTOM
    tents: tuple[Tent, ...] = ()
    objectives: tuple[Objective, ...] = ()
    impassable: tuple[str, ...] = ()
    pool: int = CORE.tokens  # in all: the common pool and both reserves (B22)
    source: str = "assumed"
    placement: str = "assumed"
    notes: str = ""
    moment: Moment = field(default_factory=Moment)
    board: Board = CORE
    rack: tuple[str, ...] = ()

    def seat(self, side: int) -> int:
        """Say where a side sits: TOP or BOTTOM."""
        return self.red_at if side == RED else 1 - self.red_at

    def with_army(self, side: int, **changes: Any) -> "Scenario":
        """Return the same with some of what an army holds changed."""
        armies = [*self.armies]
        armies[side] = replace(armies[side], **changes)
        return replace(self, armies=(armies[0], armies[1]))

    def hex_name(self, number: int) -> str:
        """Name a hex, even one that is off the board."""
        return self.board.name_of(number) if self.board.has(number) else f"hex {number}"


# ---- derived facts ------------------------------------------------------------------


@cache
def command_cards() -> Mapping[str, Mapping[str, Any]]:
    """Read the command cards: key to what the data file says of each."""
    file = Path(__file__).parents[1] / "facts" / "command_cards.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def dragon_cards() -> Mapping[str, int]:
    """Count the Dragon cards of the shipped deck: key to copies."""
    return {card.key: card.copies for card in dragon_deck()}


def blocked(scenario: Scenario) -> frozenset[int]:
    """Find the hexes that nobody may enter in a scenario."""
    terrain = load().terrain
    closed = {key for key, facts in terrain.items() if facts.get("impassable")}
    closed.update(scenario.impassable)
    return frozenset(n for n, key in enumerate(scenario.terrain) if key in closed)


def winner_of(scenario: Scenario) -> int | None:
    """Return the side that has all its banners already; None while the battle is open."""
    for side, army in enumerate(scenario.armies):
        held = [scenario.objectives[number] for number, _ in scenario.moment.held]
        banners = army.gained + sum(one.banners for one in held if one.side == side)
        if banners >= army.banners:
            return side
    return None


def is_fresh(scenario: Scenario) -> bool:
    """Say whether a scenario is at its beginning, and no position in a game."""
    return scenario.moment == Moment()


# ---- A draft to edit: two armies in lines across open ground -------------------------

_LEADER = " leader"
_LINES = (2, 1, 3, 0)  # rows from an army's own edge, in the order in which they are filled


def draft(units: str, blue: str | None, size: str) -> Scenario:
    """Make a draft of lists such as ``2 samurai-spear, foot leader``, blue's as red's if None.

    Units stand from left to right in the order named, a leader with the unit before him.
    """
    board = BOARDS[size]
    half = board.rows // 2
    room = sum(_fits(board, row) for row in _LINES if row < half)
    problems: list[str] = []
    red = _army("units", units, board, room, problems)
    others = red if blue is None else _army("blue", blue, board, room, problems)
    refuse(problems)
    turned = [replace(piece, side=BLUE, hex=board.hexes - 1 - piece.hex) for piece in others]
    pieces = [*red, *turned]
    return Scenario(
        "A draft",
        terrain=("open",) * board.hexes,
        units=tuple(piece for piece in pieces if isinstance(piece, Unit)),
        leaders=tuple(piece for piece in pieces if isinstance(piece, Leader)),
        pool=board.tokens,
        board=board,
    )


def _army(
    what: str, text: str, board: Board, room: int, problems: list[str]
) -> list[Unit | Leader]:
    """Place red's army, or what is to be blue's, at the lower edge."""
    kinds: list[str] = []
    led: dict[int, str] = {}  # by the unit's place in the list
    for number, name in numbered(what, text, problems):
        leader = name.lower().removesuffix(_LEADER)
        kind = unit_key(name)
        if name.lower().endswith(_LEADER) and leader in LEADERS:
            if number > 1 or not kinds or len(kinds) - 1 in led:
                problems.append(f"{what}: a leader stands with the unit named before him, alone")
            else:
                led[len(kinds) - 1] = leader
        elif kind in load().units:
            kinds += [kind] * number
        else:
            known = (*load().units, *(f"{leader}{_LEADER}" for leader in LEADERS))
            problems.append(within(what, unknown("unit", name, known)))
    if len(kinds) > room:
        problems.append(f"{what}: {len(kinds)} units: a draft has room for {room} a side")
        return []
    hexes = list(_places(len(kinds), board))
    units = [Unit(RED, kind, at) for kind, at in zip(kinds, hexes, strict=True)]
    return [*units, *(Leader(RED, leader, hexes[place]) for place, leader in led.items())]


def _fits(board: Board, row: int) -> int:
    """Count the units that a line takes: two hexes at either end stay free."""
    return board.length(row) - 4


def _places(count: int, board: Board) -> Iterator[int]:
    """List a hex for each of a number of units: the middle of one line after another."""
    for line in _LINES:
        row = board.rows - 1 - line
        here = min(count, _fits(board, row))
        first = (board.length(row) - here) // 2
        yield from (board.hex_at(row, first + place) for place in range(here))
        count -= here


def rank_name(rank: str) -> str:
    """Name a kind of leader."""
    return "army commander" if rank == COMMANDER else f"{rank} leader"
