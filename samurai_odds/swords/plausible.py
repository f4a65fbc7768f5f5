"""Other numbers that Samurai Swords could well have: each that is assumed, one step either way."""

from collections.abc import Mapping

from samurai_odds.engine.plausible import Step, steps_of
from samurai_odds.swords import facts


def steps(rests_on: Mapping[str, str], rules: str | None = None) -> list[Step]:
    """Return what can be tried of the numbers that an answer rests on."""
    return steps_of(rests_on, facts.load(rules), facts.named, facts.kind_of)
