"""A turn from initiative to victory, phase by phase (3.0, 5.1, 5.2, 10.5, 11.8, 12.0)."""

from tests.ran.reference.battle import able, ending, orders
from tests.ran.reference.battle.geometry import distance

NEAR = ("SI", "AS", "KB")


def battle(t):
    """Play turns until an army routs or the last turn is over."""
    while True:
        yield from initiative(t)
        for side in (1 - t.initiative, t.initiative):
            yield from activation(t, side)
        yield from orders.phases(t)
        yield from ending.recovery(t)
        yield from ending.flight_phase(t)
        if ending.victory(t):
            return
        t.turn += 1
        for army in t.armies:
            army.activations_used = army.trumps_used = army.challenges = 0
            army.barred = False
        t.suicides.clear()


def initiative(t):
    """5.11: both roll, with the Initiative of the So-Taisho (R40: a dead one's is 0)."""
    while True:
        dice = yield from t.two_dice("5.11 initiative")
        totals = [die + t.chief_rating(side) for side, die in enumerate(dice)]
        if totals[0] != totals[1]:
            t.initiative = totals.index(max(totals))
            return


def activation(t, side):
    """5.26: first who is near the enemy, then the So-Taisho's choice (5.21[1])."""
    judged = {band: is_near(t, band) for band in t.of_side(side)}
    for band, near in judged.items():
        said = t.turn == 1 and band.active  # R54
        band.active = near or said or enters_active(t, band)
    army = t.armies[side]
    while army.activations_used < able.limit(t, side, army.activations) and t.chief(side).alive:
        options = {
            1 + band.number: band
            for band in t.of_side(side)
            if not band.active and able.could_act(t, band) and able.startable(t, band)
        }
        if not options:
            return
        chosen = yield from t.choose("activate", side, {0: None} | options)
        if chosen is None:
            return
        chosen.active = True
        army.activations_used += 1


def enters_active(t, band):
    """5.21[4]: as the scenario says of who may enter, until he has."""
    due = band.enters is not None and band.enters[0] <= t.turn
    return due and band.enters[2] and band.busho.alive and band.busho.hex is None


def is_near(t, band):
    """Adjacent to any enemy, or within two hexes of an active one (5.25, R53); led (10.52)."""
    if not band.busho.alive or band.fled:
        return False
    for unit in band.units:
        if unit.there and unit.kind in NEAR:
            for enemy in t.enemies(band.side):
                away = distance(unit.hex, enemy.hex)
                if away == 1 or (away == 2 and t.bands[enemy.letter].active):
                    return True
    return False
