"""Phases G to I: replacements, flight, victory; flight when a busho falls (10.5, 11.8, 12.0)."""

from fractions import Fraction

from tests.ran.reference.battle import losses, men
from tests.ran.reference.battle.pieces import ROUT_POINTS, TABLES

CELLS = TABLES["contingent_flight"]


# ---- G: recovery (10.52-10.54) ----------------------------------------------------------------
def recovery(t):
    for band in t.bands.values():
        band.finished = False
        for unit in band.units:
            unit.fired = unit.harassed = False
    for band in t.bands.values():
        yield from replace(t, band)


def replace(t, band):
    busho = band.busho
    options = {1 + unit.number: unit for unit in band.units if unit.there}
    if busho.alive or band.fled or not options:
        return
    unit = yield from t.choose("replace", band.side, options)
    if not band.replaced:
        busho.rating, busho.combat, busho.stamina = band.behind
    band.replaced = busho.alive = True
    busho.hits, busho.wounded, busho.lost_face = 0, False, False
    busho.hex = unit.hex
    t.tell(f"{busho} replaced, with {unit}")


# ---- H: flight (11.8) -------------------------------------------------------------------------
def flight_phase(t):
    for band in t.bands.values():
        left = band.busho.alive or any(unit.state != "eliminated" for unit in band.units)
        if not band.fled and lost(band) and left:
            yield from flight(t, band)
            yield from men.pay(t)
    for band in t.bands.values():
        band.fell = None


def lost(band):
    """Its units that are disrupted, routed or eliminated; a Honjin is none (R13)."""
    return [u for u in band.size if u.state in ("disrupted", "routed", "eliminated")]


def flight(t, band):
    """11.82, 11.83; R45: a replacement adds nothing."""
    die = yield from t.die(f"11.83 flight of {band}")
    die += modifier(t, band)
    gone, size = len(lost(band)), len(band.size)
    if gone and die <= CELLS["per_unit"] * gone // size - CELLS["less"]:
        flee(t, band)


def modifier(t, band):
    more = 0
    if band.fell is not None:
        more -= -(-band.fell // 2)
    elif band.busho.alive and not band.replaced:
        more += t.rating(band.busho) // 2
    chief = next(b for b in t.of_side(band.side) if b.busho.chief)
    if chief.fell is not None:
        more -= chief.fell
    return more


def flee(t, band):
    """11.84: all its units and its men are gone."""
    t.tell(f"{band} flees")
    band.fled, band.active = True, False
    for unit in band.units:
        if unit.state not in ("routed", "eliminated") and unit.hex is not None:
            others = [man for man in t.stacked(unit) if man.letter != band.letter]
            t.strays += [(man, "any", unit.hex) for man in others]
            t.lift(unit)
            if unit.kind == "Honjin":
                losses.give_heads_back(t.armies[unit.side])
        unit.state, unit.hits = "eliminated", 0
    for man in (band.busho, *band.retinue):
        man.alive, man.hex = False, None


# ---- I: victory (12.0) ------------------------------------------------------------------------
def rout_points(t, side):
    points = ROUT_POINTS | dict(t.scenario.rules.rout_points)
    army = t.armies[side]
    lost_points = sum(
        points[unit.kind]
        for unit in t.units.values()
        if unit.side == side and unit.state in ("routed", "eliminated")
    )
    return lost_points - 3 * army.heads - 10 * army.great_heads


def victory(t):
    """Say whether the battle is over; sets winner and reason."""
    broken = [rout_points(t, side) >= t.armies[side].level for side in (0, 1)]
    heads = [army.heads + army.great_heads for army in t.armies]
    if all(broken):
        t.reason = "both"
        t.winner = None if heads[0] == heads[1] else heads.index(max(heads))
    elif any(broken):
        t.reason, t.winner = "rout", 1 - broken.index(True)
    elif t.turn >= t.scenario.turn_limit:
        shares = [Fraction(rout_points(t, side), t.armies[side].level) for side in (0, 1)]
        t.reason = "turn limit"
        t.winner = None if shares[0] == shares[1] else shares.index(min(shares))
    else:
        return False
    return True
