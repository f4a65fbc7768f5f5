"""The balance of a setup: the verdict in words, then the tables that it rests on."""

from dataclasses import dataclass, replace
from math import exp
from typing import Any

from samurai_odds.analysis.balance_report import (
    advice_text,
    balance_dict,
    balance_text,
    heading_text,
    never_notes,
    verdict_text,
)
from samurai_odds.analysis.favor import largest
from samurai_odds.analysis.logit import Terms
from samurai_odds.analysis.shares import (
    EMPTY,
    FILLED,
    SQUARE,
    WIDTH,
    FairnessResult,
    Row,
    draw_shares,
)
from samurai_odds.engine.answers.tables import MOST_NAMED, simulated_note, source_notes
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import Figure, error_note, points
from samurai_odds.grids.fitting import wrapped
from samurai_odds.grids.grid import Grid
from samurai_odds.play.contest import WORTH_SAYING
from samurai_odds.swords.facts import RULINGS
from samurai_odds.swords.full_game.changes import Changed, Limited
from samurai_odds.swords.full_game.staging import Staged
from samurai_odds.swords.scenario.scenario import COLORS, TWO_PLAYER


@dataclass(frozen=True, repr=False)
class Balance(FairnessResult, Answer):
    """What seats, swords and bots of a setup are worth, by some bots.

    ``seats`` are the shares of games won from each seat, all bots having sat there (of two
    players those of each player, with both his colors), ``favor`` whom they favor, ``others``
    the same with other bots in all seats. ``bots`` is
    what each bot wins for each seat that it holds, ``setup_swords`` what the holders of each
    sword win that is drawn in the setup; empty in a position. Swords of a round are bid for:
    who holds one paid for it, so that a share would not say what it is worth.
    ``ends`` counts how games end. ``terms`` is the conditional logit, ``limits`` and ``changes``
    what else would do.
    """

    staged: Staged
    bots: dict[str, Figure]
    setup_swords: tuple[Figure, ...]
    rounds: float
    terms: Terms | None
    limits: tuple[Limited, ...]
    changes: tuple[Changed, ...]

    @property
    def seats(self) -> tuple[Figure, ...]:
        """The win rate of each who can win; a game without a winner counts in equal parts."""
        return self.favor.shares

    @property
    def nobody(self) -> Figure:
        """The share of games that nobody won."""
        return self.favor.nobody

    def to_dict(self) -> dict[str, Any]:
        terms = self.terms
        return balance_dict(self) | {
            "verdict": verdict_text(self),
            "bots": {name: won.to_dict() for name, won in self.bots.items()},
            "setup_swords": list(map(Figure.to_dict, self.setup_swords)),
            "rounds": self.rounds,
            "logit": terms
            and {
                "seats": list(map(Figure.to_dict, terms.seats)),
                "bots": {name: term.to_dict() for name, term in terms.bots.items()},
                "never": list(terms.never),
            },
            "limits": [
                {
                    "rounds": one.rounds,
                    "seats": list(map(Figure.to_dict, one.shares)),
                    "over": one.decided.to_dict(),
                    "foretold": None if one.foretold is None else one.foretold.to_dict(),
                }
                for one in self.limits
            ],
            "changes": [
                {
                    "change": one.name,
                    "seats": list(map(Figure.to_dict, one.shares)),
                    "differences": list(map(Figure.to_dict, one.differences)),
                    "usual": list(map(Figure.to_dict, one.usual)),
                    "deals": one.deals,
                    "rounds": one.rounds,
                    "nobody": one.nobody.to_dict(),
                }
                for one in self.changes
            ],
        }

    def grids(self, form: str = "text") -> list[Grid]:
        return [
            Grid(heading_text(self, *_asides(self)), ("wins from", *seat_names(self)), _rows(self)),
            *_swords(self),
            *_bots(self),
            *_terms(self),
            *_limits(self),
            *_changes(self),
            *(self.variation.grids(form) if self.variation else []),
            Grid("", (), (), _notes(self)),
        ]

    def text(self) -> str:
        return balance_text(self)

    def draw(self) -> "Axes":
        """Draw a point for every share, with its error; the dashed line is an even share."""
        staged, even = self.staged, 100 / len(self.seats)
        rows = _points_drawn(self)
        reach = [100 * (one + 2 * one.se) for _, one, _ in rows if one is not None]
        right = min(100.0, 1.1 * max([even, *reach]))
        title = f"Samurai Swords: {self.title}; {staged.goal} provinces win"
        title += f"\n{wrapped(verdict_text(self), WIDTH)}"
        label = f"games won, % (bars: two standard errors; dashed: even, {even:.0f}%)\n"
        return draw_shares(title, rows, label + wrapped(made_text(self), WIDTH), even, right=right)


def _asides(balance: Balance) -> list[str]:
    said = []
    if len(balance.bots) > 1:
        listed = ", ".join(f"{bot} {won.text()}" for bot, won in _ranked(balance))
        said.append(f"Win rate by bot: {listed}.")
    if balance.nobody > WORTH_SAYING:
        said.append(f"No winner in {balance.nobody.text()} of games (W34), in equal parts.")
    if balance.staged.scenario.variant == TWO_PLAYER:
        said.append(COLORS)
    if advice := advice_text(balance):
        said.append(advice)
    said.append(
        f"Samurai Swords: {balance.title}; {balance.staged.goal} provinces win, "
        f"{balance.staged.round_limit} rounds at most; median length {balance.rounds:.0f} rounds"
    )
    return said


def _rows(balance: Balance) -> tuple[tuple[Any, ...], ...]:
    """Give the win rates of the seats, and those with other bots in all of them."""
    others = [(f"all {bot}", *favor.shares) for bot, favor in balance.others.items()]
    return (("win rate", *balance.seats), *others)


def _ranked(balance: Balance) -> list[tuple[str, Figure]]:
    return sorted(balance.bots.items(), key=lambda one: (-float(one[1]), one[0]))


def seat_names(balance: Balance) -> tuple[str, ...]:
    return tuple(balance.staged.winners.values())


def _swords(balance: Balance) -> list[Grid]:
    numbers = tuple(str(seat + 1) for seat in balance.staged.seats)
    if not balance.setup_swords:
        return []
    two = balance.staged.scenario.variant == TWO_PLAYER
    notes = (
        "each player has two swords: the win rate of the holder of each"
        if two
        else "swords of later rounds are bid for: see `swords worth last-sword`",
    )
    rows = (("the setup", *balance.setup_swords),)
    return [Grid("", ("wins with sword, of", *numbers), rows, notes)]


def _bots(balance: Balance) -> list[Grid]:
    if len(balance.bots) < 2:
        return []
    return [Grid("", ("bot", "win rate of its seat"), tuple(_ranked(balance)))]


def _terms(balance: Balance) -> list[Grid]:
    terms = balance.terms
    if terms is None:
        return []
    named = [*zip(seat_names(balance), terms.seats, strict=True)]
    if len(terms.bots) > 1:
        named += list(terms.bots.items())
    rows = tuple((name, term, f"{exp(term):.2f}") for name, term in named)
    never = tuple(f"{name} never wins: it has no term" for name in terms.never)
    columns = ("conditional logit", "log-odds", "times the average's odds")
    return [Grid("", columns, rows, never)]


def _limits(balance: Balance) -> list[Grid]:
    if not balance.limits:
        return []
    rows = tuple(
        (str(one.rounds), *one.shares, one.decided, one.foretold) for one in balance.limits
    )
    columns = ("after round", *seat_names(balance), "over", "led, won")
    notes = (
        "after round N: the same games, won by the most provinces then; over: games already won; "
        "led, won: of the others, those that the leader won in the end",
    )
    return [Grid("If play ended after a round, won by the most provinces", columns, rows, notes)]


def limit_grids(balance: Balance) -> list[Grid]:
    """Return the table of what turn limits change, for a page that has the win rates."""
    return [*(replace(grid, notes=(*grid.notes, made_text(balance))) for grid in _limits(balance))]


def _changes(balance: Balance) -> list[Grid]:
    if not balance.changes:
        return []
    rows: list[tuple[Any, ...]] = []
    deals = 0
    for one in balance.changes:
        if one.deals != deals:  # what it is compared with, on the same deals
            deals = one.deals
            rows.append((f"as it is, {deals:,} deals", *one.usual, None, None))
        nobody = one.nobody if one.nobody else None
        rows.append((one.name, *one.shares, f"{one.rounds:.0f}", nobody))
    columns = ("change", *seat_names(balance), "rounds", "nobody")
    heading = "Other goals and handicaps, on the same deals"
    tried = [one for one in balance.changes if one.seat is not None]
    notes = tuple(
        f"{one.name}: its win rate changes by {points(one.differences[one.seat])}"
        for one in tried
        if one.seat is not None
    )
    return [Grid(heading, columns, tuple(rows), notes)]


def made_text(balance: Balance) -> str:
    made = balance.provenance
    deals = (made.samples or 0) // balance.seatings
    seatings = "1 seating" if balance.seatings == 1 else f"each in {balance.seatings} seatings"
    return simulated_note(made, f"{deals:,} deals, {seatings}", error_note(deals, "deal"))


def _notes(balance: Balance) -> tuple[str, ...]:
    return (
        made_text(balance),
        *never_notes(balance.never),
        *source_notes(balance.provenance.rests_on, MOST_NAMED, RULINGS.values()),
    )


# ---- the picture ---------------------------------------------------------------------


def _points_drawn(balance: Balance) -> list[Row]:
    """List what is drawn, from above: seats, swords, bots, what was tried."""
    names = seat_names(balance)
    rows = _drawn("wins of", list(zip(names, balance.seats, strict=True)), FILLED)
    swords = [(f"sword {place}", share) for place, share in enumerate(balance.setup_swords, 1)]
    rows += _drawn("with, drawn in the setup,", swords, EMPTY)
    if len(balance.bots) > 1:
        rows += _drawn("a seat of", list(balance.bots.items()), EMPTY)
    best = largest([float(share) for share in balance.seats])
    tried = [(one.name, one.shares[best]) for one in balance.changes]
    rows += _drawn(f"{names[best]}, if", tried, SQUARE)
    if balance.variation:
        rows += _drawn(f"{balance.variation.name}, with", balance.variation.drawn, SQUARE)
    return rows


def _drawn(heading: str, shares: list[tuple[str, Figure]], look: tuple[str, str]) -> list[Row]:
    listed: list[Row] = [(label, share, look) for label, share in shares]
    return [(heading, None, look), *listed] if listed else []
