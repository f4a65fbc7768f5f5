"""A campaign followed exactly along its plan, from the first choice to the ends."""

from collections import defaultdict

from samurai_odds.swords.campaign.plans import Campaign
from samurai_odds.swords.campaign.theatre import ATTACK, HOME, STOP, TAKEN, Choice, Stand, Theatre
from samurai_odds.swords.forces import reveal
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.rounds.outcomes import counts_of

VARIABLES = (
    "attacks",
    "wins",
    "provinces",
    "origin_lost",
    "level",
    *(f"attacker_{kind}" for kind in KINDS),
    *(f"beaten_{kind}" for kind in KINDS),
)


def follow(campaign: Campaign) -> tuple[dict[Stand, float], dict[Stand, float]]:
    """Carry probability along the plan: the ends, and the situations with a choice in them."""
    now: dict[Stand, float] = {campaign.start: 1.0}
    ends: dict[Stand, float] = defaultdict(float)
    met: dict[Stand, float] = defaultdict(float)
    while now:
        following: dict[Stand, float] = defaultdict(float)
        for stand, mass in now.items():
            choice = campaign.best(stand)
            if len(campaign.choices(stand)) > 1:
                met[stand] += mass
            if choice.kind == STOP and stand.marches >= 0:
                ends[stand] += mass
                continue
            for left, chance in _next(campaign, stand, choice):
                following[left] += mass * chance
        now = following
    return dict(ends), dict(met)


def _next(campaign: Campaign, stand: Stand, choice: Choice) -> list[tuple[Stand, float]]:
    place = choice.province
    if choice.kind == STOP:
        return [(campaign.phase_d(stand), 1.0)]
    if choice.kind != ATTACK:
        return [(campaign.taken(stand, choice), 1.0)]
    if not any(stand.defenders[place]):
        return [(campaign.attacked_empty(stand, place), 1.0)]
    return [
        (campaign.after_battle(met, place, army, left), prior * chance)
        for met, prior in campaign.met(stand, place)
        for army, left, chance in campaign.fought(met, place).ends(campaign.may_call_off)
    ]


def outcome(stand: Stand, theatre: Theatre) -> tuple[int, ...]:
    """Give the outcome variables of a finished campaign."""
    own = counts_of(stand.army)
    survivors = tuple(a + b for a, b in zip(own, stand.garrisons, strict=True))
    beaten = [0] * len(KINDS)
    for province, ronin, left in zip(
        theatre.provinces, stand.revealed, stand.defenders, strict=True
    ):
        stood = counts_of(reveal(province.defender, ronin))
        for kind, (was, now) in enumerate(zip(stood, counts_of(left), strict=True)):
            beaten[kind] += was - now
    held = sum(
        status == TAKEN and name not in stand.lost
        for name, status in zip(theatre.names, stand.status, strict=True)
    )
    return (stand.made, stand.wins, held, int(HOME in stand.lost), stand.level, *survivors, *beaten)
