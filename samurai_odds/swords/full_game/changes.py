"""Matches of a setup; what a turn limit, another goal or a handicap would do to it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from samurai_odds.analysis.favor import Scores, difference, share
from samurai_odds.analysis.matches import Match as Deals
from samurai_odds.analysis.matches import by_hand, seatings_of, shares
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows, Start
from samurai_odds.swords.full_game.evaluated import credit
from samurai_odds.swords.full_game.outcomes import NOBODY, part, winners_of
from samurai_odds.swords.full_game.staging import Staged
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.scenario.checks import problems
from samurai_odds.swords.scenario.facts import cards_of, koku_of, other_goals
from samurai_odds.swords.scenario.scenario import Scenario

LIMITS = (4, 6, 8, 10, 15, 20)  # rounds after which most provinces would win
HANDICAPS = (("koku", -1), ("koku", 1), ("cards", -1))


@dataclass
class Match(Deals):
    """Games of one setup, all bots through all seats."""

    staged: Staged = field(kw_only=True)

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        return self.staged.hands

    def by_setup_sword(self) -> Scores:
        """Return what the holder of each sword drawn in the setup won: deals x swords.

        The seatings are averaged. A player of two has two of the swords.
        """
        seats = self.staged.seats
        hand_of = [self.staged.hand_of(seat) for seat in seats]
        scores = []
        for rows, won in zip(self.rows, self.credits(), strict=True):
            held = part(rows, recording.SETUP_SWORD, len(seats))
            each = [(won[:, hand_of] * (held == number + 1)).sum(axis=1) for number in seats]
            scores.append(np.stack(each, axis=1))
        return np.asarray(np.mean(scores, axis=0))

    def nobody(self) -> Figure:
        none = [winners_of(rows) == NOBODY for rows in self.rows]
        return share(np.mean(none, axis=0))

    def rounds(self) -> float:
        return float(np.median(np.concatenate([rows[:, recording.ROUNDS] for rows in self.rows])))


def match_of(staged: Staged, bots: Sequence[str], scenario: Scenario | None = None) -> Match:
    """Make a match of some bots ready, of another setup if that is given."""
    staged = staged if scenario is None else replace(staged, scenario=scenario)
    seats, hands = len(staged.seats), staged.hands

    def start_of(seating: Sequence[str]) -> Start:
        return seated(staged, seating).start

    def scored(rows: Rows) -> Scores:
        return by_hand(credit(rows, seats), hands)

    return Match(seatings_of(bots, len(hands)), start_of, scored, staged=staged)


def seated(staged: Staged, seating: Sequence[str]) -> Staged:
    """Let bots sit down, each with all colors of its player."""
    return replace(staged, bots=tuple(seating[staged.hand_of(seat)] for seat in staged.seats))


@dataclass(frozen=True)
class Limited:
    """The same games, if most provinces won after a round: nothing is played anew.

    ``decided`` is the share of games that were over by then, ``foretold`` the share of the
    others' winners who led then (a lead that is shared counts in parts).
    """

    rounds: int
    shares: tuple[Figure, ...]
    decided: Figure
    foretold: Figure | None


@dataclass(frozen=True)
class Changed:
    """A change played on the same deals: shares, and against the setup as it is.

    ``usual`` are the shares as it is in those ``deals``.
    ``seat`` is the place among the shares of whom a handicap is given, None of other changes.
    """

    name: str
    seat: int | None
    shares: tuple[Figure, ...]
    differences: tuple[Figure, ...]
    rounds: float
    nobody: Figure
    usual: tuple[Figure, ...]
    deals: int


def limited(match: Match, rounds: int) -> Limited | None:
    """Say what a turn limit would do; None where no game would be cut short, or noted."""
    if not 1 <= rounds < recording.MOST_NOTED:
        return None
    seats, credits = len(match.staged.seats), match.credits()
    place = recording.TIMELINE + rounds * at.MOST_SEATS
    scored, over, limits_told = [], [], []
    for rows, won in zip(match.rows, credits, strict=True):
        noted = rows[:, place : place + seats].astype(np.int64)
        on = noted.max(axis=1) > 0
        held = by_hand(noted - 1, match.hands)
        lead = held == held.max(axis=1, keepdims=True)
        ahead = lead / lead.sum(axis=1, keepdims=True)
        scored.append(np.where(on[:, None], ahead, won))
        over.append(~on)
        limits_told.append((ahead * won).sum(axis=1)[on & (won.sum(axis=1) > 0)])
    after = np.mean(scored, axis=0)
    if np.all(over):
        return None
    foretold = np.concatenate(limits_told)
    return Limited(
        rounds,
        shares(after),
        share(np.mean(over, axis=0)),
        share(foretold) if len(foretold) else None,
    )


def variations(staged: Staged, player: int) -> list[tuple[str, int | None, Scenario]]:
    """List the setups to try: other goals; a handicap, if they can be played.

    The handicap is of the player's seat, of two players of his first color.
    """
    seat = staged.hands[player][0]
    scenario = staged.scenario
    setups: list[tuple[str, int | None, Scenario]] = []
    for more in other_goals(staged.goal):
        goal = staged.goal + more
        setups.append((f"{goal} provinces win", None, replace(scenario, goal=goal)))
    if scenario.to_be_set_up:
        for what, more in HANDICAPS:
            changed = _handicapped(staged, seat, what, more)
            words = "koku" if what == "koku" else "province" if abs(more) == 1 else "provinces"
            name = f"{_handicapped_name(staged, player)} begins with {abs(more)} {words}"
            setups.append((f"{name} {'less' if more < 0 else 'more'}", player, changed))
    return [one for one in setups if not problems(one[2], staged.facts)]


def _handicapped_name(staged: Staged, player: int) -> str:
    name = list(staged.winners.values())[player]
    return f"{name}'s first color" if len(staged.hands[player]) > 1 else name


def _handicapped(staged: Staged, seat: int, what: str, more: int) -> Scenario:
    scenario, facts = staged.scenario, staged.facts
    now = (koku_of if what == "koku" else cards_of)(scenario, seat, facts)
    if now + more < 0:
        raise OddsError(f"seat {seat + 1} has {now} {what}")
    return scenario.with_seat(seat, **{what: now + more})


def changed(name: str, seat: int | None, match: Match, usual: Match) -> Changed:
    """Compare a match on changed terms with that of the same deals as it is."""
    deals = min(match.deals, usual.deals)
    after, before = match.by_seat()[:deals], usual.by_seat()[:deals]
    return Changed(
        name,
        seat,
        shares(after),
        tuple(difference(after[:, one], before[:, one]) for one in range(len(match.hands))),
        match.rounds(),
        match.nobody(),
        shares(before),
        deals,
    )
