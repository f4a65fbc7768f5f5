"""Which numbers and assumed rulings a battle comes upon, and which its figures need besides."""

from samurai_odds.engine.expressions import names_in
from samurai_odds.swords.battle.setup import Setup
from samurai_odds.swords.facts import Used
from samurai_odds.swords.layout import RONIN, Composition
from samurai_odds.swords.rounds import outcomes
from samurai_odds.swords.sides import kinds_present


def prices_of(setup: Setup, texts: tuple[str, ...]) -> dict[str, str]:
    """Say which prices (S11) some figures rest on that the outcomes do not need."""
    names = {name for text in texts for name in names_in(text)}
    if "chain_value" in names:
        names |= names_in(setup.terms.value)
    used, defender = Used(setup.facts), setup.defender
    sides = {"attacker_loss": setup.first.force, "defender_loss": defender}
    if setup.then is not None:
        sides |= {"then_attacker_loss": setup.then.force, "then_defender_loss": defender}
        if "chain_value" in names and "attacker_loss" in names:
            names.add("then_attacker_loss")
    for side in (sides[name] for name in sides if name in names):
        counts = outcomes.counts_of(side)
        used.note_losses({kind for kind, count in enumerate(counts) if count})
    if any(name.endswith("defender_loss") for name in names) and max(setup.hidden)[0]:
        used.note_losses({RONIN})
    if "province" in names:
        used.number("province")
    return used.rests_on


def note_sources(setup: Setup, used: Used) -> None:
    """Name the numbers and assumed rulings that this question comes upon."""
    sides: list[tuple[Composition, int]] = [(setup.defender, 1)]
    sides += [(attack.force, 0) for attack in setup.attacks]
    present = set()
    for side, which in sides:
        present |= kinds_present(side, setup.weapons[which])
    used.note_hits(present | ({RONIN} if max(setup.hidden)[0] else set()))
    valued = any(
        attack.stops.best or attack.losses.best or "gain" in (attack.stops.when or "")
        for attack in setup.attacks
    )
    if valued or setup.defender_losses.best:
        used.note_losses(present)
        used.number("province")
    for applies, what in (
        (setup.terms.double, "army and force losing in turn (S2)"),
        (len(setup.hidden) > 1 or bool(setup.hidden[0][0]), "hidden ronin to the army first (S6)"),
        (any(attack.naval for attack in setup.attacks), "no calling off before one round (S4)"),
        (setup.defender[-1] > 0, "a fallen daimyo and his ronin (S8)"),
    ):
        if applies:
            used.note(what, "assumed")
