"""Orders for a turn in words: which unit moves where, which stays, what is attacked first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from samurai_odds.battles.board import SECTIONS
from samurai_odds.battles.full_game.leads import card_named, card_names, cards_said, lead_of
from samurai_odds.battles.full_game.orders_text import Orders
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.kinds import DECISIONS
from samurai_odds.battles.rules.decisions.packed import PIECE, SPLIT, dragon_hex, dragon_of
from samurai_odds.battles.scenario.scenario import Leader, Scenario, Unit
from samurai_odds.grids.prose import Prose
from samurai_odds.play.orders_text import Line

_CALLED = {  # units in few letters: the hex says which they are
    "samurai-spear": "spears",
    "samurai-bow": "bows",
    "ashigaru-spear": "spears",
    "ashigaru-bow": "bows",
    "ashigaru-arquebus": "arquebuses",
    "levy": "levy",
    "samurai-spear-cavalry": "cavalry",
    "samurai-bow-cavalry": "bow cavalry",
    "bodyguard": "bodyguard",
}
_SINGULAR = ("levy", "cavalry", "bow cavalry", "bodyguard", "leader")
_SHOGUN = "shogun"
_BATTLES = ("attack", "shoot", "swarm")


@dataclass(frozen=True)
class Deed:
    """One thing that a piece does: ``verb`` is move, stay, leave, attack, shoot or swarm.

    ``who`` names the piece, ``led`` says that a leader goes with it. ``start`` and ``end`` are
    hexes; to stay or leave the end is the start.
    """

    verb: str
    who: str
    led: bool
    start: int
    end: int

    @property
    def all(self) -> str:
        """All who do it."""
        return f"{self.who} and leader" if self.led else self.who


class _Pieces:
    """The pieces of the side to move, where they stand as its orders are followed."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario, self.side = scenario, scenario.first
        self.units = {unit.hex: unit for unit in scenario.units if unit.side == self.side}
        self.leaders = {one.hex: one for one in scenario.leaders if one.side == self.side}
        self.apart: set[int] = set()  # hexes whose leader has an order of his own: he stays behind

    def named(self, place: int, leader: bool) -> tuple[str, bool]:
        """Name the piece of a hex that an order is for; say whether a leader goes with it."""
        if leader or place not in self.units:
            return "leader", False
        led = place in self.leaders and place not in self.apart
        return _CALLED[self.units[place].kind], led

    def move(self, start: int, end: int, leader: bool) -> None:
        """Move a piece, and the leader of a unit with it unless he has his own order."""
        unit = None if leader else self.units.pop(start, None)
        if unit is not None:
            self.units[end] = unit
        if (leader or unit is None or start not in self.apart) and start in self.leaders:
            self.leaders[end] = self.leaders.pop(start)
            if start in self.apart:
                self.apart = self.apart - {start} | {end}


def deeds(scenario: Scenario, orders: Orders) -> list[Deed]:
    """List what a turn's orders have the pieces do, in their sequence; the first battle last."""
    board, pieces = scenario.board, _Pieces(scenario)
    done, battles = list[Deed](), list[Deed]()
    waiting = list[tuple[int, bool]]()  # ordered, and not yet moved
    for line in orders.lines:
        of = DECISIONS[line.kind].lines.unpack(line.value)
        if line.kind == at.ORDER_CHOICE and of["how"] in (PIECE, SPLIT):
            start = of["hex"]
            leader = of["how"] == SPLIT or start not in pieces.units  # alone there
            pieces.apart |= {start} if leader else set()
            waiting.append((start, leader))
        elif line.kind == at.MOVE_CHOICE:
            start, end = of["start"], of["hex"]
            leader = of["leader"] > 0 or start not in pieces.units
            who = pieces.named(start, leader)
            waiting = [one for one in waiting if one != (start, leader)]
            kind = "leave" if end == at.OFF_BOARD else "stay" if end == start else "move"
            end = end if kind == "move" else start
            pieces.move(start, end, leader)
            done.append(Deed(kind, *who, start, end))
        elif line.kind == at.BATTLE_CHOICE and line.value:
            start, end = of["start"], of["hex"]
            who = pieces.named(start, start not in pieces.units)
            close = "attack" if board.distance(start, end) == 1 else "shoot"
            battles.append(Deed("swarm" if of["mode"] == at.SWARM else close, *who, start, end))
    stays = [Deed("stay", *pieces.named(start, leader), start, start) for start, leader in waiting]
    return [*done, *stays, *battles]


def described(scenario: Scenario, orders: Orders, dragons: Sequence[str]) -> Prose:
    """Say a turn's orders in a line, without its card; after dice they are not known.

    ``dragons`` are Dragon cards by number.
    """
    done, name = deeds(scenario, orders), scenario.board.name_of
    battles = [deed for deed in done if deed.verb in _BATTLES]
    fighting = {deed.start for deed in battles}
    parts = list(_cards_played(orders, scenario, dragons))
    parts += [_moved(scenario, deed) for deed in done if deed.verb in ("move", "leave")]
    stays = [deed for deed in done if deed.verb == "stay" and deed.start not in fighting]
    open_yet = _waits_for_dice(orders)
    if stays:
        listed = ", ".join(f"{deed.all} {name(deed.start)}" for deed in stays)
        verb = _verb("stay", stays[0].all if len(stays) == 1 else "")
        parts.append(f"{listed} {'ordered' if open_yet else verb}")
    parts += ["no attack" for line in orders.of(at.BATTLE_CHOICE) if not line.value]
    said = [", ".join(parts), *(_fought(scenario, deed) for deed in battles)]
    if _rolls_first(orders):
        said.append("orders as its dice fall")
    elif stays and open_yet:
        said.append("moves as the dice fall")
    return Prose("; ".join(filter(None, said)) or "no orders")


def described_after(scenario: Scenario, orders: Orders, more: Sequence[Line]) -> Prose:
    """Say what pieces do by more lines, after those of a turn."""
    whole = replace(orders, lines=(*orders.lines, *more))
    before, done = deeds(scenario, orders), deeds(scenario, whole)
    new = [deed for deed in done if deed not in before]
    moves = [_moved(scenario, deed) for deed in new if deed.verb in ("move", "leave")]
    battles = [_fought(scenario, deed) for deed in new if deed.verb in _BATTLES]
    return Prose("; ".join(filter(None, [", ".join(moves), *battles])))


def piece_called(piece: Unit | Leader) -> str:
    """Name a piece in few letters, without its hex."""
    return "leader" if isinstance(piece, Leader) else _CALLED[piece.kind]


def _cards_played(orders: Orders, scenario: Scenario, dragons: Sequence[str]) -> Iterator[str]:
    """Return which Dragon card is played, and what Epic's generals do."""
    for line in orders.lines:
        if line.kind == at.DRAGON_CHOICE and line.value:
            place = dragon_hex(line.value)
            where = "" if place == at.OFF_BOARD else f" on {scenario.board.name_of(place)}"
            yield f"Dragon card {dragons[dragon_of(line.value)].replace('-', ' ').title()}{where}"
        elif line.kind == at.INITIATIVE_CHOICE and line.value:
            yield f"the {SECTIONS[line.value - 1]} general acts on his own"
        elif line.kind == at.COPY_CHOICE:
            yield f"as {card_names(card_named(line.value))}"


def _waits_for_dice(orders: Orders) -> bool:
    """Return whether a general of Epic rolls before anything moves, and no move is known."""
    rolls = any(line.value for line in orders.of(at.INITIATIVE_CHOICE))
    return rolls and not any(
        line.kind in (at.MOVE_CHOICE, at.BATTLE_CHOICE) for line in orders.lines
    )


def _rolls_first(orders: Orders) -> bool:
    """Return whether all that is known is a card, or a Dragon card, that is rolled for."""
    if orders.more:
        return False
    if not orders.lines:
        return _SHOGUN in (lead.key for lead in map(lead_of, cards_said(orders.card or "")))
    last = orders.lines[-1]
    return last.kind == at.DRAGON_CHOICE and last.value > 0


def _moved(scenario: Scenario, deed: Deed) -> str:
    name = scenario.board.name_of
    if deed.verb == "leave":
        return f"{deed.all} {name(deed.start)} {_verb('leave', deed.all)} the board"
    goal = any(
        deed.end in goal.hexes and goal.side == scenario.first for goal in scenario.objectives
    )
    return f"{deed.all} {name(deed.start)}-{name(deed.end)}{' (objective)' if goal else ''}"


def _fought(scenario: Scenario, deed: Deed) -> str:
    name, who = scenario.board.name_of, deed.who
    there: list[Unit | Leader] = [one for one in scenario.units if one.hex == deed.end]
    there += [one for one in scenario.leaders if one.hex == deed.end]
    target = f" (enemy {piece_called(there[0])})" if there else ""
    verb = _verb(deed.verb, who) + (" at" if deed.verb == "shoot" else "")
    return f"{who} {name(deed.start)} {verb} {name(deed.end)}{target}"


def _verb(verb: str, who: str) -> str:
    return f"{verb}s" if who in _SINGULAR else verb
