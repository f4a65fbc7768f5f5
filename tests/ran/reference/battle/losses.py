"""Hits, disruption, rout, elimination, and the busho who were there (11.2-11.6, 4.72, R5)."""

from tests.ran.reference.battle.geometry import distance


def take_hits(t, unit, hits, superior=False):
    """Give a unit cohesion hits (11.23, 11.31-11.33; ``superior``: by position, 11.32)."""
    if not unit.there or hits <= 0:
        return
    unit.hits += hits
    if unit.state == "ordered" and unit.hits >= unit.showing:
        if unit.missile:
            yield from lose(t, unit, "eliminated")
            return
        if superior:
            yield from lose(t, unit, "routed")
            return
        unit.hits -= unit.showing
        unit.state = "disrupted"
        t.tell(f"{unit} is disrupted")
    if unit.state == "disrupted" and unit.hits >= unit.showing:
        yield from lose(t, unit, "routed")


def disrupt(t, unit):
    """Disrupt an ordered unit at once: no hits are carried over (11.23)."""
    if unit.missile:
        yield from lose(t, unit, "eliminated")
    else:
        unit.state, unit.hits = "disrupted", 0
        t.tell(f"{unit} is disrupted")


def lose(t, unit, how):
    """Take a unit off the map; who routs and cannot get away, or shoots, is gone (11.61, 11.62)."""
    cut_off = t.cut_off if t.cut_off is not None else {u for u in (unit,) if t.surrounded(u)}
    if how == "routed" and (unit.missile or unit in cut_off):
        how = "eliminated"
    men, where = t.stacked(unit), unit.hex
    t.tell(f"{unit} is {how}")
    t.lift(unit)
    unit.state, unit.hits = how, 0
    for other in t.units.values():
        if other.against is unit:
            other.against = other.why = None
    if unit.kind == "Honjin":
        give_heads_back(t.armies[unit.side])
    for man in men:
        t.strays.append((man, "own" if how == "routed" else "any", where))
    yield from ()


def give_heads_back(army):
    """10.3: those held in a Honjin that falls."""
    army.heads = army.great_heads = 0


def nearest(units, where):
    away = min((distance(unit.hex, where) for unit in units), default=None)
    return [unit for unit in units if distance(unit.hex, where) == away]
