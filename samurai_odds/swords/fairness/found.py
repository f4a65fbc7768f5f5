"""What has been found out about a set-up, as plain data."""

from dataclasses import dataclass

from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure
from samurai_odds.swords.fairness.changes import Changed, Limited
from samurai_odds.swords.fairness.terms import Terms
from samurai_odds.swords.whole.staging import Staged


@dataclass(frozen=True, repr=False)
class Found:
    """What seats, swords and bots of a set-up are worth.

    ``seats`` are the shares of games won from each seat, all bots having sat there (of two
    players those of each player, with both his colors);
    ``uneven`` is the chance of seats as far apart as these if all were alike. ``bots`` is
    what each bot wins for each seat that it holds, ``setup_swords`` what the holders of each
    sword win that is drawn in the set-up; empty in a position. Swords of a round are bid for:
    who holds one paid for it, so that a share would not say what it is worth.
    ``terms`` is the conditional logit, ``limits`` and ``changes`` what else would do.
    """

    staged: Staged
    line_up: tuple[str, ...]
    seats: tuple[Figure, ...]
    uneven: float
    bots: dict[str, Figure]
    setup_swords: tuple[Figure, ...]
    nobody: Figure
    rounds: float
    terms: Terms | None
    limits: tuple[Limited, ...]
    changes: tuple[Changed, ...]
    seatings: int
    provenance: Provenance
