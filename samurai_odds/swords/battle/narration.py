"""One battle of a simulation in words, each line with its place in the rules: said of `events`."""

from collections.abc import Iterable, Iterator

from samurai_odds.grids.fitting import counted
from samurai_odds.grids.prose import Prose
from samurai_odds.play.events import Happening
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.events import ATTACKER, DEFENDER, happened
from samurai_odds.swords.battle.reading import read_battle
from samurai_odds.swords.combat.compositions import (
    FIRST_STRIKE,
    HAND_TO_HAND,
    LOSSES,
    PARTS,
    ROLLED,
    SHOTS,
    SIDES,
    composition,
)
from samurai_odds.swords.combat.sides import Weapons, with_bonus
from samurai_odds.swords.forces import attacking
from samurai_odds.swords.layout import KINDS, PLURALS, Composition

_BOOK = "Samurai Swords"
_LOSSES = {
    FIRST_STRIKE: "Defending in a Naval Invasion 3",
    SHOTS: "Step 3",
    HAND_TO_HAND: "Step 7",
}
_RESULTS = {ATTACKER: "the defenders are eliminated", DEFENDER: "the attackers are eliminated"}


def retell(question: Encounter, seed: int, battle: int) -> list[Prose]:
    """Tell a battle, and what came of it."""
    reading = read_battle(question)
    happenings, row = happened(reading, seed, battle)
    duel = reading.battles[0].planned.duel
    words = Words((duel.attacker.weapons, duel.defender.weapons))
    seen = []
    for name, column in reading.columns.items():
        value = int(column[row])
        if name in question.words:
            seen.append(f"{name} {question.words[name][value]}")
        elif value:
            seen.append(f"{name} {value}")
    return [*map(Prose, words.lines(happenings)), Prose(f"result: {', '.join(seen)}")]


class Words:
    """Says what happens; keeps what is left of both sides."""

    def __init__(self, weapons: tuple[Weapons, Weapons]) -> None:
        self.weapons = weapons
        self.left: list[Composition] = [(), ()]

    def lines(self, happenings: Iterable[Happening]) -> Iterator[str]:
        """Yield the lines of what happens; what a side loses is one."""
        lost: list[Happening] = []
        for one in happenings:
            if lost and (one.kind not in LOSSES or one.seat != lost[0].seat):
                yield self._removes(lost)
                lost = []
            if one.kind in LOSSES:
                lost.append(one)
            else:
                yield self._said(one)
        if lost:
            yield self._removes(lost)

    def _said(self, one: Happening) -> str:
        if one.kind == "reveal":
            return _line("Action 5, When to Reveal", f"{one.gained} hidden ronin are revealed")
        if one.kind == "attack":
            self.left = [composition(one, side) for side in (ATTACKER, DEFENDER)]
            attackers, defenders = (self._side(side, self.left[side]) for side in range(2))
            return _line("Action 7, Phase C", f"{attacking(self.left[0], attackers)} {defenders}")
        if one.kind == "begin":
            return _line("Combat Sequence", f"round {one.left}")
        if one.kind == "roll":
            rolled = f"{SIDES[one.seat]}: {_dice(one)}; {counted(one.hits, 'hit')}"
            return _line(ROLLED[one.what], rolled)
        if one.kind == "pass":
            return _line("Step 8", "the attacker calls off the battle")
        return _line("Battle Results", _RESULTS.get(one.seat, "both sides are eliminated"))

    def _removes(self, lost: list[Happening]) -> str:
        """Say what a side loses, and what is left of it."""
        side, gone = lost[0].seat, dict.fromkeys(PARTS, 0)
        gone |= {one.what: one.lost for one in lost}
        fell = tuple(gone.values())
        self.left[side] = tuple(a - b for a, b in zip(self.left[side], fell, strict=True))
        text = f"{self._side(side, fell)}; left: {self._side(side, self.left[side])}"
        return _line(_LOSSES[lost[0].why[0]], f"{SIDES[side]} removes {text}")

    def _side(self, side: int, strength: Composition) -> str:
        return with_bonus(strength, self.weapons[side])


def _dice(one: Happening) -> str:
    """Name the faces by kind of unit."""
    left, words = iter(one.faces), []
    for kind, number in one.numbers.items():
        name = kind if number == 1 else PLURALS[KINDS.index(kind)]
        words.append(f"{name} {' '.join(next(left) for _ in range(number))}")
    return ", ".join(words)


def _line(rule: str, text: str) -> str:
    return f"{_BOOK}, {rule}: {text}"
