"""A ninja's strike in words: its headline figures, and the battle with and without it."""

from typing import Any

from samurai_odds.engine.answers.answer import Headlines, Listing, answer
from samurai_odds.grids.figure import Figure
from samurai_odds.swords.battle.question import Battle
from samurai_odds.swords.forces import write_force
from samurai_odds.swords.ninja.strike import Strike

_NOT_MADE = "result == 'called-off' or (result == 'none' and defender_units > 0)"


def headlines(ninja: Strike) -> Headlines:
    """Choose what a player at the table asks first."""
    chances = [
        ("daimyo assassinated", "strike == 'killed'"),
        ("strike and revenge both fail", "strike == 'failed'"),
        ("the revenge kills a daimyo of the hirer", "strike == 'revenge'"),
    ]
    if ninja.before is None:
        return Headlines(tuple(chances), (), ())
    chances += [
        ("attacker wins", "won"),
        ("province emptied, no battle needed", "result == 'none' and defender_units == 0"),
        ("attack called off or never made", _NOT_MADE),
    ]
    if ninja.after_round:
        chances.append(("the battle was over before", "strike == 'none'"))
    spread = (("attacker", "attacker_units"), ("defender", "defender_units"))
    return Headlines(tuple(chances), (), (("units left", spread),))


def listings(ninja: Strike) -> tuple[Listing, ...]:
    """Give the battle's odds without the ninja, and after each way that the strike can go."""
    if ninja.before is None or ninja.after_round or ninja.before.unsure:
        return ()
    rows: list[tuple[Any, ...]] = []

    def row(label: str, chance: float, battle: Battle | None, sides: Any) -> None:
        if battle is None:
            left = f"none fought: {write_force(sides[0])} against {write_force(sides[1])}"
            rows.append((label, Figure(chance, proportion=True), left, None))
            return
        fought = f"{battle.provenance.inputs['attacker']} v " + write_force(battle.setup.defender)
        rows.append((label, Figure(chance, proportion=True), fought, answer(battle).p("won")))

    row("without the ninja", 1.0, ninja.before, None)
    for branch in ninja.branches:
        label = ("daimyo killed", "strike failed", "revenge struck")[branch.strike]
        row(label, branch.chance, branch.battle, branch.sides)
    return (Listing("the battle", ("", "chance", "forces", "attacker wins"), tuple(rows)),)
