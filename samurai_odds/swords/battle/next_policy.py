"""The best policy of the second attack in a chain, against what the first may leave."""

from collections import defaultdict
from math import fsum

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.ties import best_first
from samurai_odds.grids.figure import Figure
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.setup import Standing
from samurai_odds.swords.battle.step_eight import call_off
from samurai_odds.swords.battle.wording import with_bonus
from samurai_odds.swords.rounds.stopping import Planned, ordered_value

_SHOWN = 3  # defenders for whom the calling off is listed, the likeliest

Case = tuple[int, int, Standing]  # number of hidden ronin by place, defender left, first attacker


def next_listings(battle: Encounter) -> list[Listing]:
    """List the second attacker's best calling off, and what his best losses gain."""
    attack = battle.setup.then
    assert attack is not None
    if not (attack.stops.best or attack.losses.best):
        return []
    met = _cases(battle)
    if not met:
        return []
    planned = {
        case: battle.next_battle(battle.first_battles[case[0]].duel.defender, *case[1:])
        for case in met
    }
    tables = []
    if attack.stops.best:
        for case in best_first(met, met.__getitem__)[:_SHOWN]:
            title = _title(battle, case, met[case]) + _first_told(battle, case[2], set(met))
            tables.append(call_off(planned[case], title, False))
        more = len(met) - _SHOWN
        if more > 0:
            note = f"and {more} less likely defenders: ask for a battle of its own against them"
            tables.append(Listing("", (), (), (note,)))
    if attack.losses.best:
        tables.append(_gain(battle, met, planned))
    return tables


def _cases(battle: Encounter) -> dict[Case, float]:
    """Give the chance of each defender that the second attack may meet."""
    met: dict[Case, float] = defaultdict(float)
    for place, (planned, (_, prior)) in enumerate(
        zip(battle.first_battles, battle.setup.hidden, strict=True)
    ):
        ends = planned.ends()
        rows = zip(
            ends.attacker.tolist(), ends.defender.tolist(), ends.chance.tolist(), strict=True
        )
        for i, left, chance in rows:
            if left < planned.duel.defender.nobody:
                first = battle.setup.standing(planned.duel.attacker.strengths[i])
                met[place, left, first] += prior * chance
    return dict(met)


def _title(battle: Encounter, case: Case, chance: float) -> str:
    place, left, _ = case
    defender = battle.first_battles[place].duel.defender
    text = f"second attack, on {with_bonus(defender.strengths[left], defender.weapons)}"
    return f"{text} ({Figure(chance, proportion=True).text()})"


def _first_told(battle: Encounter, first: Standing, met: set[Case]) -> str:
    """Say how the first troop stands, where that differs from case to case."""
    if len({case[2] for case in met}) == 1 and not battle.setup.same_province:
        return ""
    if not first.alive:
        return ", the first troop lost"
    could = "could" if first.enters[0] else "could not"
    return f", the first troop {could} occupy the province and leave a garrison"


def _gain(battle: Encounter, met: dict[Case, float], planned: dict[Case, Planned]) -> Listing:
    """Say what the best losses gain over the default order, where the second battle is fought."""
    assert battle.setup.then is not None
    rules = (battle.setup.then.losses, battle.setup.defender_losses)
    fought = fsum(met.values())
    best = fsum(chance * (planned[case].value or 0.0) for case, chance in met.items()) / fought
    plain = (
        fsum(
            chance * ordered_value(planned[case].duel, rules, planned[case])
            for case, chance in met.items()
        )
        / fought
    )
    rows = (
        ("value to the second attacker with them", round(best, 6)),
        ("with the default order", round(plain, 6)),
        ("gain of the second attacker", round(best - plain, 6)),
    )
    return Listing("the second attacker's best losses, where he fights", ("", "koku"), rows)
