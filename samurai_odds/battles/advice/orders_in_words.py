"""Orders for a turn in words: which unit moves where, which stays, what is attacked first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from samurai_odds.battles.scenario.scenario import Leader, Scenario, Unit
from samurai_odds.battles.whole.leads import card_names

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
_LED = " and leader"
_BATTLES = ("attack", "shoot", "swarm")


@dataclass(frozen=True)
class Deed:
    """One thing that a piece does: ``verb`` is move, stay, leave, attack, shoot or swarm.

    ``who`` names the piece, ``start`` and ``end`` are hexes; to stay or leave the end is the start.
    """

    verb: str
    who: str
    start: int
    end: int


class _Pieces:
    """The pieces of the side to move, where they stand as its orders are followed."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario, self.side = scenario, scenario.first
        self.units = {unit.hex: unit for unit in scenario.units if unit.side == self.side}
        self.leaders = {one.hex: one for one in scenario.leaders if one.side == self.side}
        self.apart: set[int] = set()  # hexes whose leader has an order of his own: he stays behind

    def named(self, place: int, leader: bool) -> str:
        """Name the piece of a hex that an order is for, the leader with it too."""
        if leader or place not in self.units:
            return "leader"
        led = place in self.leaders and place not in self.apart
        return _CALLED[self.units[place].kind] + (_LED if led else "")

    def move(self, start: int, end: int, leader: bool) -> None:
        """Move a piece, and the leader of a unit with it unless he has his own order."""
        unit = None if leader else self.units.pop(start, None)
        if unit is not None:
            self.units[end] = unit
        if (leader or unit is None or start not in self.apart) and start in self.leaders:
            self.leaders[end] = self.leaders.pop(start)
            if start in self.apart:
                self.apart = self.apart - {start} | {end}


def deeds(scenario: Scenario, lines: Sequence[str]) -> list[Deed]:
    """List what a turn's orders have the pieces do, in their sequence; the first battle last."""
    board, pieces = scenario.board, _Pieces(scenario)
    done, battles = list[Deed](), list[Deed]()
    waiting = list[tuple[int, bool]]()  # ordered, and not yet moved
    for words in map(str.split, lines):
        verb, leader = words[0], words[1:2] == ["leader"]
        if verb not in ("order", "move", "battle", "swarm") or words[1:] == ["none"]:
            continue
        places = words[1 + leader :]
        start = board.hex_named(places[0])
        leader = leader or start not in pieces.units  # alone in his hex he needs no word for it
        if verb == "order":
            pieces.apart |= {start} if leader else set()
            waiting.append((start, leader))
            continue
        who = pieces.named(start, leader)
        if verb == "move":
            waiting = [one for one in waiting if one != (start, leader)]
            kind = {"stay": "stay", "off": "leave"}.get(places[1], "move")
            end = board.hex_named(places[1]) if kind == "move" else start
            pieces.move(start, end, leader)
            done.append(Deed(kind, who, start, end))
        else:
            target = board.hex_named(places[1])
            close = "attack" if board.distance(start, target) == 1 else "shoot"
            battles.append(Deed("swarm" if verb == "swarm" else close, who, start, target))
    stays = [Deed("stay", pieces.named(start, leader), start, start) for start, leader in waiting]
    return [*done, *stays, *battles]


def described(scenario: Scenario, lines: Sequence[str]) -> str:
    """Say a turn's orders in a line, without its card; after dice they are not known."""
    done, name = deeds(scenario, lines), scenario.board.name_of
    battles = [deed for deed in done if deed.verb in _BATTLES]
    fighting = {deed.start for deed in battles}
    parts = list(_cards_played(lines))
    parts += [_moved(scenario, deed) for deed in done if deed.verb in ("move", "leave")]
    stays = [deed for deed in done if deed.verb == "stay" and deed.start not in fighting]
    open_yet = _waits_for_dice(lines)
    if stays:
        listed = ", ".join(f"{deed.who} {name(deed.start)}" for deed in stays)
        verb = _verb("stay", stays[0].who if len(stays) == 1 else "")
        parts.append(f"{listed} {'ordered' if open_yet else verb}")
    parts += ["no attack" for line in lines if line == "battle none"]
    said = [", ".join(parts), *(_fought(scenario, deed) for deed in battles)]
    last = lines[-1] if lines else ""
    if "shogun" in last or (last.startswith("dragon") and last != "dragon none"):
        said.append("orders as its dice fall")
    elif stays and open_yet:
        said.append("moves as the dice fall")
    return "; ".join(filter(None, said)) or "no orders"


def described_after(scenario: Scenario, lines: Sequence[str], more: Sequence[str]) -> str:
    """Say what pieces do by more lines, after those of a turn."""
    before, done = deeds(scenario, lines), deeds(scenario, [*lines, *more])
    new = [deed for deed in done if deed not in before]
    moves = [_moved(scenario, deed) for deed in new if deed.verb in ("move", "leave")]
    battles = [_fought(scenario, deed) for deed in new if deed.verb in _BATTLES]
    return "; ".join(filter(None, [", ".join(moves), *battles]))


def piece_called(piece: Unit | Leader) -> str:
    """Name a piece in few letters, without its hex."""
    return "leader" if isinstance(piece, Leader) else _CALLED[piece.kind]


def _cards_played(lines: Sequence[str]) -> Iterator[str]:
    """Return which Dragon card is played, and what Epic's generals do."""
    for line in lines:
        verb, *words = line.split()
        if verb == "dragon" and words != ["none"]:
            where = f" on {words[1]}" if len(words) > 1 else ""
            yield f"Dragon card {words[0].replace('-', ' ').title()}{where}"
        elif verb == "initiative" and words != ["none"]:
            yield f"the {words[0]} general acts on his own"
        elif verb == "copy":
            yield f"as {card_names(words[0])}"


def _waits_for_dice(lines: Sequence[str]) -> bool:
    """Return whether a general of Epic rolls before anything moves, and no move is known."""
    rolls = any(line.startswith("initiative") and line != "initiative none" for line in lines)
    return rolls and not any(line.startswith(("move", "battle", "swarm")) for line in lines)


def _moved(scenario: Scenario, deed: Deed) -> str:
    name = scenario.board.name_of
    if deed.verb == "leave":
        return f"{deed.who} {name(deed.start)} {_verb('leave', deed.who)} the board"
    goal = any(
        deed.end in goal.hexes and goal.side == scenario.first for goal in scenario.objectives
    )
    return f"{deed.who} {name(deed.start)}-{name(deed.end)}{' (objective)' if goal else ''}"


def _fought(scenario: Scenario, deed: Deed) -> str:
    name, who = scenario.board.name_of, deed.who.removesuffix(_LED)
    there: list[Unit | Leader] = [one for one in scenario.units if one.hex == deed.end]
    there += [one for one in scenario.leaders if one.hex == deed.end]
    target = f" (enemy {piece_called(there[0])})" if there else ""
    verb = _verb(deed.verb, who) + (" at" if deed.verb == "shoot" else "")
    return f"{who} {name(deed.start)} {verb} {name(deed.end)}{target}"


def _verb(verb: str, who: str) -> str:
    return f"{verb}s" if who in _SINGULAR else verb
