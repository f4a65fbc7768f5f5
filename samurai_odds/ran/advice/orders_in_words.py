"""Orders of a contingent in a player's words: who goes where, who fires, who attacks whom."""

from collections.abc import Sequence

from samurai_odds.grids.fitting import listed
from samurai_odds.play.decisions import Words
from samurai_odds.play.orders_text import Line, LinesOfOrders
from samurai_odds.play.packing import Fields
from samurai_odds.ran.full_game.orders_text import stays
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import DECISIONS
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh

_HEADS = {
    at.RALLY_ROUTED: "rally the routed units",
    at.WITHDRAW: "withdraw",
    at.BUSHO_MOVEMENT: "a Busho Movement Order",
    at.CHALLENGE: "a Samurai Challenge Phase",
}
_MOST = 5  # units whose way is told
_ACTS = {
    mv.REMOVE_HITS: "removes hits",
    mv.RECOVER: "recovers",
    mv.CHANGE_ORDER: "changes formation",
}


def phrases_of(orders: LinesOfOrders, words: Words, stands: str = "") -> list[str]:
    """Say orders; what all do comes after what each does.

    ``stands`` are the words for that no unit moves, if none does.
    """
    teller = _Told(words, bool(stands))
    for line in orders.lines:
        teller.add(line, DECISIONS[line.kind].lines.unpack(line.value))
    orders_of_units = [line.value for line in orders.of(at.ORDER_CHOICE)]
    heads = [_HEADS[order] for order in orders_of_units if order in _HEADS]
    idle = all(line.kind == at.ORDER_CHOICE or stays(line) for line in orders.lines)
    if at.BUSHO_MOVEMENT in orders_of_units and idle and not orders.more:
        heads[-1] += ", but nobody moves"
    moves = [teller.moved(one) for one in teller.moves] + ([stands] if stands else [])
    if len(moves) > _MOST:
        moves = [*moves[: _MOST - 1], f"and {len(moves) - _MOST + 1} more"]
    done = [*heads, ", ".join(moves), ", ".join(teller.acts), *teller.fought()]
    if mv.UNIT_CHOICE in orders.more:
        done.append("the others as the bot likes")
    elif sh.ATTACK_CHOICE in orders.more:
        done.append("other attacks as the bot likes")
    return [each for each in done if each]


class _Told:
    """What units and busho do, from line to line."""

    def __init__(self, words: Words, stands: bool) -> None:
        self.words, self.stands = words, stands
        self.moves, self.acts, self.attacks = list[Fields](), list[str](), list[Fields]()

    def add(self, line: Line, of: Fields) -> None:
        """Add what a line has a unit or busho do."""
        if line.kind == mv.BUSHO_CHOICE and of["hex"] >= 0:
            self.moves.append(of)
        elif line.kind == mv.MOVE_CHOICE:
            self._move(of)
        elif line.kind == mv.HARASS_CHOICE:
            self.acts.append(f"{self._unit(of)} harasses {self._unit(of, 'enemy')}")
        elif line.kind == mv.VOLLEY_CHOICE:
            self.acts.append(f"{self._unit(of)} joins the volley")
        elif line.kind == mv.UNIT_CHOICE and of["what"] in _ACTS:
            self.acts.append(f"{self._unit(of)} {_ACTS[of['what']]}")
        elif line.kind == sh.ATTACK_CHOICE:
            self.attacks.append(of)

    def _move(self, of: Fields) -> None:
        """Add where a unit goes: a move that a reaction interrupted goes on, and may end turned."""
        own = [one for one in self.moves if one.get("unit") == of["unit"]]
        gone = [one for one in own if one["hex"] >= 0]
        if of["enemy"] >= 0:
            self.acts.append(f"{self._unit(of)} fires at {self._unit(of, 'enemy')}")
        elif of["hex"] >= 0:
            self.moves = [one for one in self.moves if one not in own or one["facing"] < 0]
            self.moves.append(of)
        elif of["facing"] >= 0 and gone:
            gone[0]["facing"] = of["facing"]
        elif of["facing"] >= 0:
            self.moves += [] if of in own else [of]
        elif not self.stands:
            self.moves.append(of)

    def moved(self, of: Fields) -> str:
        """Say where a unit or a busho goes."""
        types = self.words.types
        if "busho" in of:
            return f"busho {types['letter'].write(of['busho'])} to {types['hex'].write(of['hex'])}"
        if of["facing"] < 0:
            return f"{self._unit(of)} stays"
        facing = types["facing"].write(of["facing"])
        if of["hex"] < 0:
            return f"{self._unit(of)} turns {facing}"
        return f"{self._unit(of)} to {types['hex'].write(of['hex'])} facing {facing}"

    def fought(self) -> list[str]:
        """Say who attacks whom, those together who attack the same units."""
        said = dict[tuple[int, int, int], list[str]]()
        for one in self.attacks:
            whom = one["charges"], one["first"], one["second"]
            said.setdefault(whom, []).append(self._unit(one))
        return [self._attack(*whom, attackers) for whom, attackers in said.items()]

    def _attack(self, charges: int, first: int, second: int, attackers: Sequence[str]) -> str:
        write = self.words.types["enemy"].write
        verb = ("charge" if charges else "attack") + ("" if len(attackers) > 1 else "s")
        return f"{listed(attackers)} {verb} {listed([write(k) for k in (first, second) if k >= 0])}"

    def _unit(self, of: Fields, field: str = "unit") -> str:
        return self.words.types["unit"].write(of[field])
