"""Which numbers and assumed rulings a campaign comes upon."""

from samurai_odds.swords.campaign.marching import March
from samurai_odds.swords.campaign.province import Province
from samurai_odds.swords.facts import Used
from samurai_odds.swords.forces import reveal
from samurai_odds.swords.layout import ARMY, BONUS, FORCE, KINDS, has_army
from samurai_odds.swords.sides import Weapons, kinds_present


def note_sources(march: March, used: Used) -> None:
    """Name the numbers and assumed rulings that this campaign comes upon."""
    force, provinces, campaign = march.force, march.theatre.provinces, march.campaign
    present = {k for k in range(len(KINDS)) if force[ARMY + k] or force[FORCE + k]}
    for province in provinces:
        weapons = Weapons(*campaign.dice, province.bonus_kind)
        present |= kinds_present(reveal(province.defender, province.most_hidden), weapons)
    used.note_hits(present)
    used.note_losses(present)
    used.number("province")
    if campaign.level < march.facts.number("most_attacks"):
        used.number(f"holes_level_{campaign.level}")
    if not campaign.split_off:
        used.note("no units sent ahead in Phase D (S7)", "assumed")
    hidden = any(province.most_hidden for province in provinces)
    for applies, what in (
        (any(map(_double, provinces)), "army and force losing in turn (S2)"),
        (hidden, "hidden ronin to the army first (S6)"),
    ):
        if applies:
            used.note(what, "assumed")
    used.note("the unit that stays is the first of the loss order (S7)", "assumed")


def _double(province: Province) -> bool:
    return has_army(province.defender) and any(province.defender[FORCE:BONUS])
