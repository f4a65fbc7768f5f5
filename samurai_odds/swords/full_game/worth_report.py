"""The report on what a thing is worth: the verdict, then the figures behind it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.favor import difference
from samurai_odds.engine.answers.tables import simulated_note, source_notes
from samurai_odds.engine.answers.verdict import CLOSE_CALL, tie
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.figure import Figure, error_note, points
from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.scripted import with_script
from samurai_odds.swords.full_game.evaluated import credit
from samurai_odds.swords.full_game.outcomes import part
from samurai_odds.swords.full_game.staging import Staged
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.decisions import packed
from samurai_odds.swords.rules.layout import Question

Scores = NDArray[np.float64]

OUTBIDS = 100  # koku: more than anybody can bid
_LEVIED = 2  # most koku given to be levied, by which koku are turned into victories


@dataclass(frozen=True)
class Thing:
    """Something that koku are put into a bin for; ``price`` None: what outbids the others."""

    key: str
    name: str  # with its article
    bin: int
    price: int | None = None
    sword: int = 0


THINGS = (
    Thing("castle", "a castle", at.TO_BUILD, 2),
    Thing("ronin", "four ronin", at.TO_RONIN, 2),
    Thing("ninja", "the ninja", at.TO_NINJA),
    Thing("first-sword", "the first sword", at.TO_SWORDS, sword=1),
    Thing("last-sword", "the last sword", at.TO_SWORDS, sword=packed.LAST),
)


def with_koku(start: Start, turn: int, seat: int, thing: Thing, gift: dict[int, int]) -> Start:
    """Make a game ready in which a seat is given koku by bin in a round."""
    lines = [(at.BIN_CHOICE, packed.bin_line(thing.bin, 0))]
    if thing.bin == at.TO_NINJA:  # what the other bins leave goes to the ninja: levied instead
        lines = [(at.BIN_CHOICE, packed.bin_line(at.TO_RONIN, packed.ALL))]
    if thing.sword:
        lines.append((at.SWORD_CHOICE, thing.sword))
    question = with_script(start.question, turn, seat, lines)
    question[Question.gift_round.at], question[Question.gift_seat.at] = turn, seat
    for place, koku in gift.items():
        question[Question.gift.place(place)] = koku
    return replace(start, question=question)


def arms_of(thing: Thing) -> dict[str, dict[int, int]]:
    """List what is given, by name: nothing, the thing, and koku to levy."""
    price = OUTBIDS if thing.price is None else thing.price
    arms: dict[str, dict[int, int]] = {"without": {}, "with": {thing.bin: price}}
    for koku in levied(thing):
        arms[f"{koku} koku levied"] = {at.TO_LEVY: koku}
    return arms


def levied(thing: Thing) -> range:
    """Say how many koku are given to be levied instead of a thing, and for comparison."""
    return range(1, max(_LEVIED, thing.price or 0) + 1)


@dataclass
class Trial:
    """Deals in which each of some seats in turn is given something: rows by arm, then seat."""

    start: Start
    thing: Thing
    turn: int
    seats: tuple[int, ...]
    rows: list[Rows] = field(default_factory=list)

    @property
    def arms(self) -> tuple[str, ...]:
        """What is given, by name."""
        return tuple(arms_of(self.thing))

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.rows[0]) if self.rows else 0

    def starts(self) -> list[Start]:
        return [
            with_koku(self.start, self.turn, seat, self.thing, gift)
            for gift in arms_of(self.thing).values()
            for seat in self.seats
        ]

    def error(self) -> float:
        """Return the largest error of what a gift adds."""
        without = self.won("without")
        gains = [self.won(arm) - without for arm in ("with", "1 koku levied")]
        return max(difference(gain, 0 * gain).se for gain in gains)

    def _each(self, arm: str) -> list[tuple[Rows, int]]:
        first = self.arms.index(arm) * len(self.seats)
        return list(zip(self.rows[first:], self.seats, strict=False))

    def won(self, arm: str) -> Scores:
        """Give what the seat given something won of each deal, the seats averaged."""
        count = self.start.seats
        return _averaged([credit(rows, count)[:, seat] for rows, seat in self._each(arm)])

    def tallied(self, arm: str, what: int) -> Scores:
        """Count what the seat did in each deal (`layout.TALLIES_NAMED`), the seats averaged."""
        count = self.start.seats
        tallies = [
            part(rows, recording.TALLY, count, at.TALLIES)[:, seat, what]
            for rows, seat in self._each(arm)
        ]
        return _averaged(tallies)

    def owned(self, arm: str, brings: NDArray[Any] | None = None) -> Scores:
        """Count the seat's provinces after the round, or what they bring, the seats averaged."""
        count, place = self.start.seats, recording.TIMELINE + self.turn * at.MOST_SEATS
        scores = []
        for rows, seat in self._each(arm):
            ended = part(rows, recording.PROVINCES, count)[:, seat]
            noted = np.zeros_like(part(rows, recording.PROVINCES, count))
            if self.turn < recording.MOST_NOTED:
                noted = rows[:, place : place + count]
            held = np.where(noted.max(axis=1) > 0, noted[:, seat] - 1, ended)
            scores.append(held if brings is None else np.where(held > 0, brings[held], 0))
        return _averaged(scores)

    def fell(self, arm: str) -> Scores:
        """Say whether the seat was eliminated, the seats averaged."""
        count = self.start.seats
        return _averaged(
            [part(r, recording.OUT_IN, count)[:, seat] > 0 for r, seat in self._each(arm)]
        )


def _averaged(scores: Sequence[NDArray[Any]]) -> Scores:
    return np.asarray(np.mean(scores, axis=0, dtype=np.float64))


@dataclass(frozen=True, repr=False)
class Worth(Answer):
    """What a thing is worth in one round to a seat that is given it.

    ``shares`` are the games won by arm (without, with, 1 and 2 koku levied), ``gains`` what
    each is above the first; ``net`` is the thing's gain less that of its price levied (of a
    thing that is bid for, a koku); ``per_koku`` is the worth of a koku levied, and
    ``in_koku`` the gain in such koku, where they are worth something and it is no more than
    was tried. ``deeds`` are other counts of the seat: without, with, and the difference.
    All of it is what the bots who play make of the thing.
    """

    staged: Staged
    thing: Thing
    round: int
    seats: tuple[int, ...]
    shares: dict[str, Figure]
    gains: dict[str, Figure]
    net: Figure
    per_koku: Figure
    in_koku: Figure | None
    deeds: dict[str, tuple[Figure, Figure, Figure]]
    provenance: Provenance

    @property
    def gain(self) -> Figure:
        """What the thing adds to the share of games won."""
        return self.gains["with"]

    @property
    def levied(self) -> Figure:
        """What its price adds when it is levied (of a thing that is bid for, a koku)."""
        return self.gains[f"{self.thing.price or 1} koku levied"]

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots who play, each once."""
        return tuple(dict.fromkeys(self.staged.bots))

    def to_dict(self) -> dict[str, Any]:
        return {
            **self.provenance.to_dict(),
            "verdict": verdict(self),
            "thing": self.thing.key,
            "price": self.thing.price,
            "shares": {name: share.to_dict() for name, share in self.shares.items()},
            "gains": {name: gap.to_dict() for name, gap in self.gains.items()},
            "net": self.net.to_dict(),
            "per_koku": self.per_koku.to_dict(),
            "in_koku": None if self.in_koku is None else self.in_koku.to_dict(),
            "deeds": {
                name: dict(
                    zip(("without", "with", "difference"), map(Figure.to_dict, each), strict=True)
                )
                for name, each in self.deeds.items()
            },
        }

    def grids(self, form: str = "text") -> list[Grid]:
        shares: list[tuple[Any, ...]] = [("nothing", self.shares["without"], None)]
        for name, gap in self.gains.items():
            name_of_arm = self.thing.name if name == "with" else name
            shares.append((name_of_arm, self.shares[name], points(gap)))
        deeds = [(name, *figures) for name, figures in self.deeds.items()]
        heading = "\n".join((verdict(self), *_asides(self)))
        return [
            Grid(heading, ("given in the round", "win rate", "difference"), tuple(shares)),
            Grid("", ("per game, of the seat", "without", "with", "difference"), tuple(deeds)),
            Grid("", (), (), _notes(self)),
        ]


def is_clear(gap: Figure) -> bool:
    return abs(gap) > CLOSE_CALL * gap.se


def verdict(worth: Worth) -> str:
    """Return the thing's value against its price, or how much to bid for it, as a sentence."""
    thing, bots = worth.thing, ", ".join(worth.bots)
    gain = (
        f"{thing.name} free of charge in round {worth.round} adds {points(worth.gain)} to the win "
        f"rate ({bots})"
    )
    if thing.price is None:
        return f"{_advice_to_bid(worth)} {gain[:1].upper()}{gain[1:]}."
    instead = f"levying its {thing.price} koku instead adds {points(worth.levied)}"
    if not is_clear(worth.net):
        return f"{tie()}: {gain}; {instead}."
    better = f"Take {thing.name}" if worth.net > 0 else "Levy instead"
    return f"{better} ({points(worth.net)}): {gain}; {instead}."


def _advice_to_bid(worth: Worth) -> str:
    if not is_clear(worth.gain):
        return "No measurable benefit: do not bid."
    if worth.gain < 0:
        return "Do not bid."
    if worth.in_koku is not None:
        return f"Bid at most {worth.in_koku.text()} koku (what levying them would be worth)."
    if not _levying_pays(worth):
        return "A winning bid pays: levying koku has no measurable effect."
    most = levied(worth.thing)[-1]
    added = points(worth.gains[f"{most} koku levied"])
    return f"Bid {most} koku, perhaps more (levying {most}, the most tried, adds {added})."


def _levying_pays(worth: Worth) -> bool:
    return is_clear(worth.per_koku) and worth.per_koku > 0


def _asides(worth: Worth) -> list[str]:
    said = []
    most = levied(worth.thing)[-1]
    tried = "1 and 2" if most == _LEVIED else f"1 to {most}"
    does = "adds" if _levying_pays(worth) else "has no measurable effect:"
    slope = f"{points(worth.per_koku)} a koku, the slope over the {tried} koku of the table"
    said.append(f"Levying in that round {does} {slope}.")
    said.append("Other players may use it better or worse: try other --bots.")
    if worth.thing.bin == at.TO_NINJA and worth.round == 1:
        said.append("In round 1 the ninja may not strike, and these bots do not spy with him.")
    staged, bots = worth.staged, ", ".join(worth.bots)
    said.append(
        f"Samurai Swords: {staged.scenario.title}; all by {bots}; {staged.goal} provinces win, "
        f"{staged.round_limit} rounds at most"
    )
    return said


def _notes(worth: Worth) -> tuple[str, ...]:
    made, seats = worth.provenance, len(worth.seats)
    deals = "1 deal" if made.samples == 1 else f"{made.samples:,} deals"
    how = f"{deals}, given to each of {seats} seats in turn, common random numbers"
    return (
        "With and without: in that round the seat puts no koku of its own into that bin; the gift "
        "comes on top of its plan.",
        simulated_note(made, how, error_note(made.samples, "deal")),
        *source_notes(made.rests_on),
    )
