"""Advice as an answer, whatever the game: what to do and why, then all plans compared.

A game makes it its own by a subclass that says what a plan is called and what it does. Its
chances are those of the seat that moves.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt
from typing import Any, ClassVar

from samurai_odds.analysis.settling import Settled
from samurai_odds.analysis.weighing import Looked, Weighed
from samurai_odds.engine.answers.tables import simulated_note, source_notes
from samurai_odds.engine.progress import tracked
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.digits import chance
from samurai_odds.grids.figure import Figure, error_note
from samurai_odds.grids.grid import Grid, as_text
from samurai_odds.grids.printing import printed
from samurai_odds.grids.prose import NOTHING, Prose, joined
from samurai_odds.play.game import Start
from samurai_odds.play.search.racing import TIED

_MOST_ROWS = 12
CLEAR = 3.0  # paired errors that luck seldom reaches, even in one of many plans


@dataclass(frozen=True, repr=False, kw_only=True)
class Advised(Answer, ABC):
    """What to do: ``turns`` are the candidates, the best first.

    ``tied`` of them cannot be told from the best, itself included. ``off`` says how far the
    evaluation was off, root mean square, on positions of this kind held out: a chance, and a
    difference of two; 0 where games were played to the end (measured with the usual replies).
    ``nobody`` is how many games of the best, played to the end, had no winner: each counts half.
    ``settled`` says which plans too close to call were played to the end, if that was asked.
    """

    turns: tuple[Weighed, ...]
    tied: int
    replies: int
    provenance: Provenance = field(repr=False)
    off: tuple[float, float] = (0.0, 0.0)
    nobody: Figure | None = None
    settled: Settled | None = field(default=None, repr=False)

    one: ClassVar[str] = "turn"  # what a plan is called
    several: ClassVar[str] = "turns"
    replied: ClassVar[str] = "turns"  # what is played on before a position is evaluated

    # ---- what a game says ----------------------------------------------------------------

    @abstractmethod
    def called(self, each: Weighed) -> Prose:
        """Name a plan in a few words, such as its card."""

    @abstractmethod
    def described(self, each: Weighed) -> Prose:
        """Say what is done in a plan."""

    def in_full(self, each: Weighed) -> Prose:
        """Say what is done in a plan where there is room for all of it."""
        return self.described(each)

    def told(self, each: Weighed) -> Prose:
        """Name a plan and say what is done in it."""
        return joined((self.called(each), self.described(each)), ": ")

    @abstractmethod
    def setting(self) -> str:
        """Say which position it is, and whose move."""

    @property
    @abstractmethod
    def why(self) -> Prose:
        """What the best plan gains and what it risks, in a sentence."""

    @property
    def beside(self) -> Prose:
        """What the best plan does that the one `compared` does not, if a game can say so."""
        return NOTHING

    def changes(self) -> Mapping[str, Figure]:
        """Return what the best plan changes against the one `compared`, by its label."""
        return {}

    def remarks(self) -> list[str]:
        """Return what else stands above the table."""
        return []

    def details(self, each: Weighed) -> dict[str, Any]:
        """Return what the JSON of a plan holds besides."""
        return {}

    def wins_of(self, each: Weighed) -> dict[str, Any]:
        """Return the chance to win as plain values."""
        return each.placing.value.to_dict() | {"evaluation_error": self._off(each)[0]}

    def alike(self, each: Weighed) -> object:
        """Return what plans share that hardly differ; None: a plan is like no other."""
        return None

    left_open: ClassVar[str] = "The first of --bots decides what a turn leaves open."

    # ---- how the plans stand -------------------------------------------------------------

    @property
    def best(self) -> Weighed:
        """The plan that wins most."""
        return self.turns[0]

    @property
    def asked(self) -> Weighed | None:
        """The plan asked about."""
        return next((each for each in self.turns if each.candidate.asked), None)

    @property
    def equal(self) -> int:
        """How many plans are as good as the best, itself included."""
        return sum(map(self.is_equal, self.turns))

    def is_equal(self, each: Weighed) -> bool:
        """Return whether a plan is as good as the best: both win at once, or end alike always."""
        if self.best.candidate.wins:
            return bool(each.candidate.wins)
        return not each.placing.loss and not each.placing.loss.bar

    def is_close(self, each: Weighed) -> bool:
        """Return whether a plan is too close to the best to call; none is to a sure win."""
        return self.is_equal(each) or (each.placing.tied and not self.best.candidate.wins)

    @cached_property
    def copies(self) -> dict[int, Weighed]:
        """The plans, by identity, that hardly differ from a better one, and that one.

        They are alike, and their losses cannot be told apart: within two errors.
        """
        alike: dict[int, Weighed] = {}
        first: dict[object, list[Weighed]] = {}
        for each in self.turns:
            if (key := self.alike(each)) is None or each.candidate.asked:
                continue
            close = (other for other in first.get(key, []) if _within(each, other))
            if (other := next(close, None)) is not None:
                alike[id(each)] = other
            else:
                first.setdefault(key, []).append(each)
        return alike

    @property
    def compared(self) -> Weighed | None:
        """The plan to set beside the best: the one asked about, else one that shows why.

        That is the first clearly behind it, far beyond luck if there is one: of many plans some
        seem behind that are not. Where none is, it is the first less good.
        """
        if self.asked is not None and self.asked is not self.best:
            return self.asked
        apart = [each for each in self.turns if id(each) not in self.copies]
        others = [each for each in apart if not self.is_equal(each)]
        clear = [each for each in others if not self.is_close(each)]
        sure = [each for each in clear if each.placing.loss > CLEAR * each.placing.loss.bar]
        worse = [each for each in others if each.placing.loss]
        return next(iter(sure or clear or worse or others), None)

    @property
    def compared_name(self) -> str:
        """What the plan that the best is set beside is called; empty if there is none."""
        other = self.compared
        if other is not None and other.candidate.asked:
            return "yours"
        return "" if other is None else f"{self.one} {self.turns.index(other) + 1}"

    def _off(self, each: Weighed) -> tuple[float, float]:
        """Return how far a plan's chance, and its loss, may be off by the evaluation."""
        if each.candidate.wins:
            return 0.0, 0.0
        chance_off, loss_off = (round(off, 4) for off in self.off)
        met = any(each is one.turn for one in self._duels.met) if self._duels else False
        to_the_end = each is self.best or met
        return (chance_off, 0.0) if to_the_end else (max(chance_off, loss_off), loss_off)

    # ---- as data and as text -------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values, for JSON."""
        return {
            **self.provenance.to_dict(),
            "candidates": [self._plan_dict(each) for each in tracked(self.turns, self.several)],
            "tied": self.tied,
            "no_winner": None if self.nobody is None else self.nobody.to_dict(),
            "why": self.why,
            **self._settled_dict(),
        }

    def _settled_dict(self) -> dict[str, Any]:
        return {} if self._duels is None else {"settled": self._duels.to_dict()}

    def _plan_dict(self, each: Weighed) -> dict[str, Any]:
        place = each.placing
        return {
            "plan": list(each.candidate.lines),
            "text": self.told(each),
            **self.details(each),
            "win": self.wins_of(each),
            "loss": place.loss.to_dict() | {"evaluation_error": self._off(each)[1]},
            "chance_best": chance(each.chance_best),
            "games": place.games,
            "asked": each.candidate.asked,
        }

    def text(self, explain: bool = False) -> str:
        """Return the answer as it is printed, the best beside another plan if that is asked."""
        return as_text(self.grids(explain=explain))

    def grids(self, form: str = "text", explain: bool = False) -> list[Grid]:
        """Return the verdict, the plans compared, the orders of the best, and notes."""
        grids = [Grid("\n".join(self.verdict()), (), ())]
        if explain and self.compared is not None and self.best.placing.games > 1:
            grids.append(self._explained())
        numbered = list(enumerate(self.turns, start=1))
        own = [(rank, one) for rank, one in numbered if id(one) not in self.copies]
        beside = self.compared
        shown = own[:_MOST_ROWS] + [
            pair for pair in own[_MOST_ROWS:] if pair[1].candidate.asked or pair[1] is beside
        ]
        rows = tuple(self._row(rank, one) for rank, one in shown)
        left = len(own) - len(shown)
        notes = []
        if any(self.is_close(one) for rank, one in shown if rank > 1):
            more = "" if self._duels else "; --settle S plays them to the end"
            notes.append(f"'=': too close to the best to call (within two standard errors){more}")
        if self.copies:
            notes.append(
                f"'like it': hardly different {self.several}, not told apart from the one named"
            )
        if left:
            what = self.one if left == 1 else self.several
            notes.append(f"{left:,} {what} further behind: add --format json for all")
        grids.append(Grid("", (self.one, "wins", "behind"), rows, tuple(notes)))
        if orders := self.orders():
            grids.append(Grid(orders, (), ()))
        return [*grids, Grid("", (), (), self._notes())]

    def orders(self) -> str:
        """Say how the best plan is given, or looked at more closely; nothing of one to pass."""
        if not self.best.candidate.lines:
            return ""
        return "\n".join((f"The best {self.one} as an orders file:", *self.best.candidate.lines))

    def verdict(self) -> list[str]:
        """Return what to do, how sure that is, and what of the plan asked about."""
        said = [self._advised(self.best, "Play ")]
        said += [text for text in (self._ties(), self._played_out(), self._yours()) if text]
        if self.best.placing.games > 1 and not self.best.candidate.wins:
            said.append(self._shown("Why: ", self.why))
        if self.nobody:
            said.append(f"Nobody wins {self.nobody.text()} of its games; each counts half.")
        return [*said, *self.remarks(), f"{self.setting()}; {self._how()}"]

    def standing(self, each: Weighed) -> list[str]:
        """Describe one plan, and where it stands among the others."""
        if each is self.best:
            return [text for text in (self._advised(each), self._ties()) if text]
        return [self._advised(each), self._yours(), f"Best: {self._advised(self.best)}"]

    def _how(self) -> str:
        """Say how far games are played on."""
        if not any(self.off):
            return "played to the end of the battle"
        after = f"{self.replies} more {self.replied}" if self.replies else f"this {self.one}"
        off = f" (± {100 * self.off[1]:.1f} points of what is behind)" if self.off[1] else ""
        ends = "" if self.off[0] else f", the best {self.one} also played to the end"
        return f"evaluated after {after}{off}{ends}"

    def _advised(self, each: Weighed, verb: str = "") -> str:
        """Describe a plan with its chance to win."""
        if each.candidate.wins:
            return self._shown("Wins at once: ", self.told(each), ".")
        off = f", evaluation ± {100 * self.off[0]:.0f}%" if self.off[0] else ""
        chance = f"(wins {each.placing.value.text()}{off})"
        return self._shown(verb, self.called(each), f" {chance}: ", self.in_full(each), ".")

    def _shown(self, *parts: Prose | str) -> str:
        """Return what parts come to as it is printed."""
        return printed(joined(parts))

    def _ties(self) -> str:
        """Return how many plans are as good as the best, or cannot be told from it."""
        apart = [each for each in self.turns if id(each) not in self.copies]
        equal = sum(map(self.is_equal, apart))
        close = sum(self.is_close(each) and not self.is_equal(each) for each in apart)
        if self.best.placing.games == 1:
            return f"One game cannot tell {self.several} apart: play more games."
        said = []
        if equal > 1:
            wins = self.best.candidate.wins
            same = "all win at once" if wins else "they ended alike in every game"
            said.append(f"{equal} {self.several} are equally good ({same}); this is one of them.")
        if close:
            others = f"{close} other {self.one if close == 1 else self.several}"
            verb = "is" if close == 1 else "are"
            said.append(f"Too close to call: {others} {verb} within two standard errors of it.")
        return " ".join(said)

    @property
    def _duels(self) -> Settled | None:
        """What has been settled, if that was asked."""
        return self.settled if self.settled and self.settled.seconds is not None else None

    def _played_out(self) -> str:
        """Return what games to the end say of plans that were too close to call."""
        if self._duels is None:
            return ""
        if not self._duels.met:
            return f"Nothing to settle: no other {self.one} is close."
        places = {id(each): place for place, each in enumerate(self.turns, 1)}
        listed: dict[bool, list[str]] = {True: [], False: []}
        for one in self._duels.met:
            behind = one.behind.in_points.text()
            listed[one.clear].append(f"{self.one} {places[id(one.turn)]} by {behind}")
        said = []
        if listed[True]:
            said.append(f"Played to the end, it beats {', '.join(listed[True])} points.")
        if listed[False]:
            most = max(one.behind.samples for one in self._duels.met if not one.clear)
            games = f"{most:,} {'game' if most == 1 else 'games'} of each"
            said.append(f"Not settled by {games}: it leads {', '.join(listed[False])} points.")
        return " ".join(said)

    @property
    def samples_each(self) -> int:
        """How many games the best was played on in: as many as --samples would have each."""
        return self.best.placing.games

    def _yours(self) -> str:
        """Return where the plan asked about stands."""
        mine = self.asked
        if mine is None:
            return ""
        if mine is self.best or self.is_equal(mine):
            return f"Your {self.one} is {'the' if self.equal == 1 else 'one of the'} best."
        rank = f"Your {self.one} ranks {self.turns.index(mine) + 1} of {len(self.turns)}"
        if self.best.candidate.wins and not mine.placing.loss:
            return f"{rank}: it does not win at once."
        close = ", too close to call" if self.is_close(mine) else ""
        behind = mine.placing.loss.in_points.text()
        return f"{rank}: {behind} points of win chance behind the best{close}."

    def _row(self, rank: int, each: Weighed) -> tuple[object, ...]:
        tied = "=" if rank > 1 and self.is_close(each) else ""
        yours = ", yours" if each.candidate.asked else ""
        wins = "at once" if each.candidate.wins else each.placing.value
        text = self._shown(f"({rank}{tied}{yours}) ", self.told(each))
        if copies := sum(other is each for other in self.copies.values()):
            text += f" [{copies} like it]"
        return (text, wins, each.placing.loss.in_points if each.placing.loss else None)

    def _explained(self) -> Grid:
        """Return what the best plan does beside the one asked about or the second."""
        rows = tuple((label, figure) for label, figure in self.changes().items() if figure)
        title = f"the best less {self.compared_name}, after the replies"
        return Grid(printed(self.beside), (title, "on average") if rows else (), rows)

    def _notes(self) -> tuple[str, ...]:
        made, games = self.provenance, self.best.placing.games
        return (
            "wins: estimated win chance; behind: paired difference from the best, in "
            f"percentage points. {self.left_open}",
            simulated_note(made, f"{made.samples:,} playouts", error_note(games)),
            *source_notes(made.rests_on),
        )


def _within(one: Weighed, other: Weighed) -> bool:
    """Return whether two plans' losses cannot be told apart."""
    error = sqrt(one.placing.loss.bar**2 + other.placing.loss.bar**2)
    return abs(one.placing.loss - other.placing.loss) <= TIED * error


def found_by(
    looked: Looked, stands: Settled, start: Start, made: Provenance, seed: int, elapsed_s: float
) -> dict[str, Any]:
    """Return the fields of an advice that say what was found, and how."""
    chance_off, loss_off = start.game.error(start.question, start.state)
    return {
        "turns": stands.turns,
        "tied": stands.tied,
        "settled": stands,
        "off": (0.0 if looked.whole else chance_off, loss_off),
        "provenance": made.simulated(
            looked.run.games + stands.games, seed, elapsed_s, stands.interrupted
        ),
    }
