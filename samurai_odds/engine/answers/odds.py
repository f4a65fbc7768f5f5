"""The answer to every question: the joint table, which shows, draws and writes itself."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.joint import Joint
from samurai_odds.engine.answers.odds_written import (
    NO_ANSWER,
    as_dict,
    equal,
    json_parts,
    read_parts,
)
from samurai_odds.engine.answers.tables import answer_grids
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.grid import Grid

if TYPE_CHECKING:
    from samurai_odds.engine.answers.sensitivity import Sensitivity
    from samurai_odds.engine.sampling.trace import Traced


@dataclass(frozen=True, eq=False, repr=False)
class Odds(Joint, Answer):
    """A joint distribution over outcome variables; every figure is read off it.

    ``rows`` holds one outcome a row (outcomes x variables, whole numbers),
    ``chances`` their probabilities; ``words`` names the values of variables that
    stand for words. Sampled tables hold the outcomes seen.

    Two answers are equal if the same was asked, in the same way, and the same came
    out: inputs, edition, version, method, samples, seed and condition, outcomes, and
    chances to nine digits, for processors round differently. What it took in time, and
    the notes on what it rests on, do not count. So an answer equals what is read back
    from its JSON or its pickle.

    >>> from samurai_odds import battles
    >>> odds = battles.attack("samurai-spear", "ashigaru-bow")
    >>> round(odds.p("defender_losses >= 2"), 4)
    0.4074
    """

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Odds):
            return NotImplemented
        return equal(self, other)

    def __hash__(self) -> int:
        return hash((*self.variables, self.samples, self.rows.tobytes()))

    def __getstate__(self) -> dict[str, Any]:
        """Keep what JSON keeps; the question is asked again from its inputs."""
        return {one.name: getattr(self, one.name) for one in fields(self)} | {"origin": None}

    def to_dict(self, shown: Iterable[str] = ()) -> dict[str, Any]:
        """Give the answer as the contract's JSON object, with the figures ``shown``.

        Numbers are rounded to 12 significant digits (`digits`).
        """
        return as_dict(self, shown)

    def to_json(self, shown: Iterable[str] = ()) -> str:
        """Give the answer as JSON text."""
        return "".join(json_parts(self, shown))

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Odds":
        """Read an answer back from the contract's JSON object; no tally's, which is a part."""
        if isinstance(data, Mapping) and "counts" in data:
            raise OddsError("games that were counted are read back from their record: see merge")
        return cls(**read_parts(data))

    @classmethod
    def from_json(cls, text: str) -> "Odds":
        """Read an answer back from JSON text; raise OddsError if it is none."""
        try:
            data = json.loads(text)
        except (TypeError, ValueError, RecursionError):
            raise OddsError(f"{NO_ANSWER}: it is no JSON, or nested too deeply") from None
        return cls.from_dict(data)

    def trace(self, battle: int) -> "Traced":
        """Tell battle number ``battle`` (from 0) of this answer's seed, step by step.

        Under a condition, the battles that meet it are counted. A notebook shows a full game on
        its board.
        """
        from samurai_odds.engine.sampling.trace import traced

        made = self.provenance
        return traced(self.question, made.seed, battle, made.condition)

    def events(self, battle: int) -> dict[str, Any]:
        """Return what happens in the battle that `trace` tells, as data.

        ``events`` lists it: the kind of each, whose it is, pieces and places, the faces of the
        dice, what is lost and left. Of a full game ``board`` has the pieces as it begins.
        """
        from samurai_odds.engine.sampling.trace import events

        made = self.provenance
        return events(self.question, made.seed, battle, made.condition)

    def sensitivity(self, shown: Sequence[str] = ()) -> "Sensitivity":
        """Ask the same with other values of what is reconstructed or assumed, one step either way.

        ``shown`` are the figures to follow, else the worth and the headlines. The answer says
        between which bounds they lie, and whether the advice would change; `to_dict` has every
        value that was tried. Raises OddsError where this answer is sampled.
        """
        from samurai_odds.engine.answers.sensitivity import sensitivity

        return sensitivity(self, shown)

    def plot(self, axes: "Axes | None" = None) -> "Axes":
        """Draw the answer with matplotlib; return the axes of its first distribution.

        A notebook shows the picture; with ``axes`` of your own, only that
        distribution is drawn, there. Save it with ``odds.plot().figure.savefig("odds.png")``.
        """
        if axes is not None and not hasattr(axes, "bar"):
            raise OddsError(f"plot draws into matplotlib axes, not {axes!r}")
        from samurai_odds.engine.answers.pictures import draw_answer
        from samurai_odds.grids.style import drawn

        return drawn(draw_answer, self, axes)

    def grids(self, form: str = "text") -> list[Grid]:
        """Return the tables of the answer."""
        return answer_grids(self)
