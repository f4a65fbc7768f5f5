"""Fire, shock and individual combat told (8, 9, 10)."""

from collections.abc import Iterator

from samurai_odds.play.replay import Step
from samurai_odds.ran.field.told.naming import Names


def tell_shock(names: Names, step: Step) -> Iterator[str]:
    """Tell a step of fire, of a Shock Segment, or of a challenge."""
    yield from ()
