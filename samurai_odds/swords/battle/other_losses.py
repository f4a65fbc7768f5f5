"""Whether giving up ronin first, or last, would serve a side much better than its usual order.

Both are exact. Only sides with ronin, in a single battle and by the usual value, are looked at.
"""

from dataclasses import replace

from samurai_odds.engine.sums import mean
from samurai_odds.swords.battle.encounter import Encounter, expected
from samurai_odds.swords.battle.options import DEFAULT_VALUE
from samurai_odds.swords.forces import read_order
from samurai_odds.swords.sides import hired_ronin

RONIN_FIRST, RONIN_LAST = "ronin", "spearman,gunner,swordsman,bowman,ronin"
MUCH_KOKU, MUCH_CHANCE = 0.5, 0.05


def losses_hint(battle: Encounter) -> tuple[str, ...]:
    """Return a line for each side that another order of losses would serve much better."""
    setup = battle.setup
    if setup.then is not None or battle.value != DEFAULT_VALUE:
        return ()
    most = max(hired_ronin(setup.defenders(hidden)) for hidden, _ in setup.hidden)
    ronin = {"attacker": hired_ronin(setup.first.force), "defender": most}
    asked = [who for who in ronin if ronin[who] and setup.options[f"{who}_losses"] is None]
    return tuple(line for who in asked if (line := _hint(battle, who)))


def _hint(battle: Encounter, who: str) -> str:
    sign = 1 if who == "attacker" else -1
    worth, takes = _found(battle)
    found = [(order, *_found(_losing(battle, who, order))) for order in (RONIN_FIRST, RONIN_LAST)]
    order, other, chance = max(found, key=lambda one: sign * one[1])
    gain, more = sign * (other - worth), sign * (chance - takes)
    if gain < MUCH_KOKU and (gain <= 0 or more < MUCH_CHANCE):
        return ""
    if more < MUCH_CHANCE:
        told = f"{other:+.2f} koku instead of {worth:+.2f}"
        return f"Add --{who}-losses {order}: {told}."
    whom = "" if who == "attacker" else "the attacker "
    return (
        f"Add --{who}-losses {order}: {whom}takes {100 * chance:.1f}% instead of "
        f"{100 * takes:.1f}%."
    )


def _losing(battle: Encounter, who: str, order: str) -> Encounter:
    setup, ranked = battle.setup, read_order(order, f"{who}-losses")
    if who == "defender":
        losses = replace(setup.defender_losses, order=ranked)
        return battle.set_up(replace(setup, defender_losses=losses))
    losses = replace(setup.first.losses, order=ranked)
    return battle.set_up(replace(setup, first=replace(setup.first, losses=losses)))


def _found(battle: Encounter) -> tuple[float, float]:
    """Return the exact worth of a battle and the attacker's chance to take the province."""
    terms, worth, takes = battle.setup.terms, 0.0, 0.0
    for planned, (_, chance) in zip(battle.first_battles, battle.setup.hidden, strict=True):
        ends = planned.ends()
        taken = replace(terms, value="takes").worth(planned.duel)
        worth += chance * expected(planned, terms.worth(planned.duel))
        takes += chance * mean(ends.chance, taken[ends.attacker, ends.defender])
    return worth, takes
