"""Movement told: where units go, and how the enemy reacts (4.6, 6, 7, 8.2-8.4)."""

from collections.abc import Iterator

from samurai_odds.play.replay import Step
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.told.naming import Names, line


def tell_movement(names: Names, step: Step) -> Iterator[str]:
    """Tell a step of a Movement and Fire Segment, or of a withdrawal."""
    for unit in range(len(names.counters)):
        was, now = int(step.before[at.HEX + unit]), int(step.after[at.HEX + unit])
        turned = int(step.after[at.FACING + unit])
        if now >= 0 and (was != now or turned != step.before[at.FACING + unit]):
            where = f"{names.hex(now)}" + (
                f", facing {names.facing(turned)}" if turned >= 0 else ""
            )
            yield line("6.3", f"{names.unit(unit)} goes to {where}")
