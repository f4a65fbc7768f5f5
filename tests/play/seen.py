"""What happens in a game, read back from JSON; its lines as a seat reads them."""

from collections.abc import Iterable, Mapping
from typing import Any

from samurai_odds.grids.prose import Prose
from samurai_odds.play.events import Happening
from samurai_odds.play.scene import Line

_FIELDS = {"from": "start", "to": "end"}  # that JSON names otherwise


def of_dict(shown: Mapping[str, Any]) -> Happening:
    """Return a happening from its plain values, whichever step they are of."""
    values = {
        _FIELDS.get(name, name): tuple(value) if isinstance(value, list) else value
        for name, value in shown.items()
        if name != "step"
    }
    return Happening(**values)


def seen_lines(lines: Iterable[Line], seat: int) -> list[Prose]:
    """Return the lines of a step as a seat may read them."""
    return [text for text in (line.seen_by(seat) for line in lines) if text]
