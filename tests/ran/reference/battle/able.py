"""Who can give orders, or be made to: 4.31, 4.51, 5.24, 5.31."""

from tests.ran.reference.battle import ground
from tests.ran.reference.battle.fighting import naming


def could_act(t, band):
    """Whether a contingent, once active, could be given orders."""
    return not band.finished and has_somebody(t, band)


def has_somebody(t, band):
    """Whether there is a busho, and a unit on the map, routed or waiting to enter."""
    waiting = any(t.waits(unit) for unit in band.units)
    if not band.busho.alive or band.fled or (band.busho.hex is None and not waiting):
        return False
    return waiting or any(unit.there or unit.state == "routed" for unit in band.units)


def reached_by_chief(t, band):
    """4.31, 4.51: anywhere while the So-Taisho is in his Honjin, else in his range."""
    chief = t.chief(band.side)
    if band.busho is chief or t.in_honjin(chief) or not chief.alive:
        return True
    if chief.hex is None or band.busho.hex is None:
        return True
    friends, enemies = t.friends(band.side), t.enemies(band.side)
    far = ground.command_range(t.ground, chief.hex, t.rating(chief), enemies)
    return band.busho.hex in ground.reach(t.ground, chief.hex, friends, enemies, far)


def startable(t, band):
    """4.51: out of his Honjin the So-Taisho activates who is on the map and in his range."""
    here = band.busho.hex is not None or t.in_honjin(t.chief(band.side))
    return here and reached_by_chief(t, band)


def able(t, side):
    """The contingents of a side that can be given orders now."""
    return [
        band
        for band in t.of_side(side)
        if band.active and could_act(t, band) and reached_by_chief(t, band)
    ]


def numbered(bands):
    return {1 + band.number: band for band in bands}


# ---- who must act (5.65)
def bind(t, orders, options):
    """5.65: add 0, unless something is owed; who alone can do it may not do anything else."""
    if not orders.must_act or has_done(orders):
        options[0] = None
        return
    going = {unit for what, unit in options.values() if what <= 1}  # moves, fires, harasses
    units = [unit for band in orders.bands for unit in band.units]
    able_to = going | {unit for unit in units if may_shock(t, unit)}
    if len(able_to) == 1:
        for value, (what, unit) in list(options.items()):
            if what > 1 and unit in able_to:
                del options[value]
    if not going or may_attack_any(t, orders):
        options[0] = None


def has_done(orders):
    """5.65: a unit that has gone to another hex, or that has fired."""
    return any(
        unit.marks.get("fired")
        or (unit.marks.get("moved") == "hex" and unit.hex != unit.marks.get("start"))
        for band in orders.bands
        for unit in band.units
    )


def may_attack_any(t, orders):
    """Whether one of the units under orders can attack as things stand."""
    return any(may_shock(t, unit) for band in orders.bands for unit in band.units)


def may_shock(t, unit):
    """5.65: whether it can attack by the command range of its busho."""
    if not unit.there or unit.kind in ("AS-T", "AS-B", "Honjin"):
        return False
    if not naming.Segment(t, []).struck(unit):
        return False
    ready = unit in t.in_command(t.bands[unit.letter]) and not unit.marks.get("busy")
    return unit.state == "ordered" and (t.is_engaged(unit) or ready)


def limit(t, side, number):
    """A So-Taisho's trumps, or activations, of a turn: one less without face (10.27)."""
    return max(0, number - t.chief(side).lost_face)
