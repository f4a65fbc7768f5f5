"""Action 7, Wage War, told: marches, battles, the ninja, who falls, said of what happens."""

from collections.abc import Callable, Sequence

from samurai_odds.grids.fitting import counted
from samurai_odds.play.events import Happening
from samurai_odds.swords.combat.compositions import LOSSES, ROLLED, SIDES, composition
from samurai_odds.swords.forces import write_force
from samurai_odds.swords.layout import BONUS, KINDS, PLURALS, Composition
from samurai_odds.swords.rules import events_war as events
from samurai_odds.swords.rules.layout import Question
from samurai_odds.swords.rules.naming import Names, said, sword, units
from samurai_odds.swords.rules.on_board import NINJA
from samurai_odds.swords.scenario.pieces import army_of

_STRUCK = {
    NINJA: "Ninja As an Assassin",
    events.REVENGE: "The Intended Victim Gets Revenge",
}
_MARCHES = {
    events.PHASE_A: "Phase A, Move",
    events.MOVING_IN: "Phase C, moving in",
    events.PHASE_D: "Phase D, Move Daimyos' Armies",
}


def texts(names: Names, group: Sequence[Happening]) -> list[str]:
    """Return the lines of what happens in a war turn, but for decisions."""
    one = group[0]
    if one.kind in LOSSES:
        return [_losses(group)]
    return _SAYERS[one.kind](names, one) if one.kind in _SAYERS else []


def _turn(names: Names, one: Happening) -> list[str]:
    text = f"{names.seat(one.seat)}, with {sword(one.numbers['sword'])}"
    return [said("Action 7, Wage War", text)]


# ---- battles -------------------------------------------------------------------------


def _attack(names: Names, one: Happening) -> list[str]:
    how = f" {one.what}" if one.what else ""
    attackers, defenders = (_side(composition(one, side)) for side in range(2))
    troop = f"{names.whose(one.seat)} force in {names.province(one.start)}"
    if (army := army_of(one.piece)) == one.piece:
        troop = names.army_at(army, one.start)
    text = (
        f"{troop} ({attackers}) attacks {names.province(one.end)}{how}, "
        f"{names.whose(one.numbers['owner'])} {defenders}"
    )
    return [said("Phase C, Conduct Combat", text)]


def _side(side: Composition) -> str:
    """Write a side, its bonus units too."""
    walls = f" with {counted(side[BONUS], 'bonus unit')}" if side[BONUS] else ""
    return write_force(side) + walls


def _roll(names: Names, one: Happening) -> list[str]:
    """Say a roll of a battle with its dice, one of the ninja with what it was against."""
    if one.what in _STRUCK:
        q: Question = names.question
        due = f"{q.ninja_kills_on} or less" if one.what == NINJA else f"{q.revenge_on} or more"
        what = "the daimyo falls" if one.hits else "he fails"
        return [said(_STRUCK[one.what], f"roll {one.faces[0]} ({due} kills): {what}")]
    dice = units([one.numbers.get(kind, 0) for kind in KINDS])
    text = f"{SIDES[one.numbers['side']]} with {dice}: {counted(one.hits, 'hit')}"
    return [said(ROLLED[one.what], text)]


def _losses(group: Sequence[Happening]) -> str:
    """Say what a side loses, army and force together, and what is left of each."""
    dead = [sum(one.lost for one in group if one.what == kind) for kind in KINDS]
    walls = sum(one.lost for one in group if one.kind == "walls")
    names = zip([*dead, walls], [*KINDS, "bonus unit"], [*PLURALS, ""], strict=True)
    listed = [counted(number, one, several) for number, one, several in names if number]
    side = group[0].numbers["side"]
    left = _side(composition(group[0], side))
    return said("Remove Casualties", f"the {SIDES[side]} loses {', '.join(listed)}; left: {left}")


# ---- what changed --------------------------------------------------------------------


def _moved(names: Names, one: Happening) -> list[str]:
    text = f"{names.army_at(one.piece, one.start)} goes to {names.province(one.end)}"
    return [said(_MARCHES[one.why[0]], text)]


def _recovered(names: Names, one: Happening) -> list[str]:
    text = f"{names.army_at(one.piece, one.end)} is recovered, at the lowest level"
    return [said("Eliminating an Opponent; ruling W23", text)]


def _lost(names: Names, one: Happening) -> list[str]:
    text = f"{names.army_at(one.piece, one.start)} is out of the game with its daimyo"
    return [said("Losing a Daimyo", text)]


def _experience(names: Names, one: Happening) -> list[str]:
    text = f"{names.army_at(one.piece, one.end)}: {one.what}"
    return [said("Moving a Successful Daimyo's Experience Marker", text)]


def _owner(names: Names, one: Happening) -> list[str]:
    if one.seat < 0:
        return [said("Battle Results", f"{names.province(one.end)} is empty")]
    if one.numbers["was"] >= 0:
        return []
    owned = counted(one.numbers["owned"], "province")
    text = f"{names.seat(one.seat)} takes {names.province(one.end)} and has {owned}"
    return [said("Conquering an Empty Province", text)]


def _fallen(names: Names, one: Happening) -> list[str]:
    """Say that a seat is out, and what its heir takes over."""
    rule, who = "Eliminating an Opponent", names.seat(one.seat)
    if not one.numbers:
        return [said(f"{rule}; ruling W19", f"{who} is out; nobody takes its provinces over")]
    claimed = one.numbers["claimed"]
    emptied = f" and claims {claimed} just emptied (S10)" if claimed > 0 else ""
    heir, gained = names.seat(one.numbers["heir"]), counted(one.gained, "province")
    took = f"{heir} takes over {gained}{emptied}: {one.numbers['all']} in all"
    return [said(rule, f"{who} is out; {took}")]


_SAYERS: dict[str, Callable[[Names, Happening], list[str]]] = {
    "turn": _turn,
    "attack": _attack,
    "roll": _roll,
    "move": _moved,
    "enter": _recovered,
    "leave": _lost,
    "rise": _experience,
    "owner": _owner,
    "fall": _fallen,
}
