"""One shot and what it does (8.5), and the busho under it (8.54, 9.26)."""

from tests.ran.reference.battle import ground, losses
from tests.ran.reference.battle.pieces import TABLES

FIRE, COVER = TABLES["fire"], TABLES["fire_cover"]


def shot(t, firer, target, distance, modifier):
    """Resolve one shot; gives the hits that it scored."""
    die = yield from t.die(f"8.51 {firer} fires at {target}")
    weapon = ground.MISSILES[firer.kind]
    cell = FIRE[f"{weapon}-{distance}"][min(9, max(0, die + modifier))]
    hits = int(cell.replace("D", ""))
    men = t.stacked(target)
    yield from losses.take_hits(t, target, hits)
    if "D" in cell and target.there:
        check = yield from t.die(f"8.52 {target}")
        if check > target.showing:
            if target.state == "ordered":
                yield from losses.disrupt(t, target)
            else:
                yield from losses.take_hits(t, target, 1)
    if die == 9 and men:
        yield from under_nine(t, men)
    return hits
