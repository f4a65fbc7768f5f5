"""The ladder: which side a scenario favors at each level of play, and whether skill matters."""

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure, error_note
from samurai_odds.grids.grid import Grid

if TYPE_CHECKING:
    pass

SURE = 2.0  # standard errors
SETTLED, SKILL, OPEN = "settled", "depends on skill", "not decided"  # in JSON, as they are


@dataclass(frozen=True, repr=False)
class FoundLadder:
    """Red's share where two alike play, rung by rung; ``word`` judges the highest two."""

    title: str
    rungs: tuple[tuple[str, Figure], ...]
    within: float
    interrupted: bool
    provenance: Provenance = field(repr=False)

    @property
    def gap(self) -> Figure:
        """How red's share changes from the second highest rung to the highest."""
        (_, lower), (_, higher) = self.rungs[-2:]
        error = sqrt(higher.se * higher.se + lower.se * lower.se)
        return Figure(higher - lower, error, min(higher.samples, lower.samples))

    @property
    def word(self) -> str:
        """Whether the two highest rungs agree within the margin, differ, or neither is sure."""
        gap = self.gap
        if abs(gap) + SURE * gap.se <= self.within:
            return SETTLED
        return SKILL if abs(gap) > SURE * gap.se else OPEN

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return {
            **self.provenance.to_dict(),
            "verdict": self.word,
            "says": verdict_text(self),
            "within": self.within,
            "rungs": [
                {"bot": bot, "red_share": share.to_dict(), "battles": share.samples}
                for bot, share in self.rungs
            ],
        }


def verdict_text(found: FoundLadder) -> str:
    """Return whether the verdict depends on skill, in a sentence."""
    title = found.title
    (low, below), (high, share) = found.rungs[-2:]
    shares = f"red wins {below.text()} between two {low}, {share.text()} between two {high}"
    if found.word == SETTLED:
        return f"{title}: skill changes little (within {100 * found.within:g} points): {shares}."
    if found.word == SKILL:
        return f"{title} depends on skill: {shares}."
    return f"{title}: undecided whether it depends on skill. So far {shares}."


def ladder_grids(found: FoundLadder) -> list[Grid]:
    """The verdict, and red's share rung by rung."""
    made = found.provenance
    rows = tuple((bot, share, f"{share.samples:,}") for bot, share in found.rungs)
    notes = (
        f"Simulated: {made.samples:,} games, seed {made.seed}; "
        f"{error_note(min(share.samples for _, share in found.rungs))}"
        f"{'; interrupted' * made.interrupted}. {book_note(made)}.",
        *source_notes(made.rests_on),
    )
    return [Grid(verdict_text(found), ("both sides", "red wins", "games"), rows, notes)]
