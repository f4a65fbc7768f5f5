"""A game's decisions judged, as the page's coach and reviews say it. Also runs translated.

Each is weighed as the command's review weighs it (`reviewing.weighed`): with as many games and
the same seed what it gave away is the same. `along` smooths chances along the game as the command
does: where all decisions of a game are judged the figures are the command's.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import Any

from samurai_odds.analysis.review_result import Decision, Told, mark_of
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.prose import NOTHING
from samurai_odds.page.hinting import Listing, plain_plan
from samurai_odds.page.reasons import WHY_GAMES, Facts, Why, named, reason
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.games import Event, play_range
from samurai_odds.play.search.planning import Plan
from samurai_odds.play.search.racing import ended
from samurai_odds.play.search.reviewing import (
    Chances,
    Reviewed,
    Turn,
    chances_of,
    followed_plan,
    given_away,
    luck_of,
    result_of,
    seems_lost,
    smoothed_along,
    surer,
    turns_of,
    weighing,
)
from samurai_odds.play.search.searching import Wanted

# A decision judged: its seat, whether a win was missed, whether there was but one plan, whether a
# plan wins at once; then by seat, each a value, its error and how many games: the chances with
# what was chosen, what that gave away, the chances before it.
Row = Sequence[Any]
GAMES = 32  # of each plan at most
_GLANCED = 8  # games to the end of a plan followed where no other is looked at


def decisions(
    listing: Listing, start: Start, events: Sequence[Event], left: Sequence[int] = ()
) -> list[Turn]:
    """List what was decided in a game; each is known by its place. ``left`` was to a bot."""
    return list(turns_of(start, events, left))


def outcome(listing: Listing, start: Start, events: Sequence[Event]) -> list[dict[str, Any]]:
    """Return what a finished game came to, by seat."""
    return _plain(result_of(start, events))


def guessed(listing: Listing, turns: Sequence[Turn], place: int, seed: int = 0) -> dict[str, Any]:
    """Guess what a decision gave away: those that seem to have given most are judged first."""
    turn = turns[place]
    guess = float(seems_lost(turn, luck_of(turn, place, seed), listing.replies))
    return {"place": place, "guess": guess}


def glanced(listing: Listing, turns: Sequence[Turn], place: int, seed: int = 0) -> dict[str, Any]:
    """Return the chances with what was decided; no other plan is looked at."""
    turn = turns[place]
    first = turn.start.game.authors[0]
    luck = luck_of(turn, place, seed)
    chances = chances_of(turn, first, _GLANCED, luck, play_range)
    return {"place": place, "before": _plain(chances)}


def judged(
    listing: Listing, turns: Sequence[Turn], place: int, seed: int = 0, games: int = GAMES
) -> dict[str, Any]:
    """Judge a decision: chances by seat, what it gave away, how bad that is, what was better."""
    return ended(judging(listing, turns, place, seed, games))


def judging(
    listing: Listing, turns: Sequence[Turn], place: int, seed: int = 0, games: int = GAMES
) -> Generator[Wanted, None, dict[str, Any]]:
    """Judge a decision (`judged`) in steps: before each come the games it is about to play."""
    turn = turns[place]
    luck, authors = luck_of(turn, place, seed), turn.start.game.authors
    one = yield from weighing(turn, authors, games, luck, listing.replies)
    decision = Decision(one, "", Told((), NOTHING), None)
    is_best = one.best is turn.plan
    return {
        "place": place,
        "number": turn.number,
        "draw": turn.draw,
        "end": turn.end,
        "seat": turn.seat,
        "before": _plain(one.before),
        "lost": one.lost.to_dict(),
        "mark": decision.mark,
        "missed_win": one.missed_win,
        "plan": plain_plan(turn.plan, listing),
        "best": None if is_best else plain_plan(one.best, listing),
        "why": _why(listing, one, luck) if decision.mark and not is_best else [],
        "row": _row(one),
    }


def tutored(
    listing: Listing,
    start: Start,
    events: Sequence[Event],
    seat: int,
    since: int,
    seed: int,
    games: int,
    left: Sequence[int] = (),
) -> Iterator[dict[str, Any]]:
    """Judge what a seat decided from an event on, as a review does; what began before, too.

    The events go on behind it at least with dice, or with another's choice.
    """
    turns = decisions(listing, start, events, left)
    for place, one in enumerate(turns):
        if one.seat == seat and one.end > since and not one.by_bot:
            yield judged(listing, turns, place, seed, games)


def along(listing: Listing, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Smooth what was judged along a game, as `reviewing.followed_by_luck` does."""
    chosen = [_figures(row[4]) for row in rows]
    errors = [_figures(row[5]) for row in rows]
    smooth = smoothed_along(chosen, errors)
    judgments = []
    for place, row in enumerate(rows):
        seat, was_missed, forced, wins = row[:4]
        sure = _figures(row[6]) if wins else None
        chances, apart = smooth.chances[place], smooth.errors[place]
        before, error = surer(chosen[place], errors[place], sure, chances, apart)[1:]
        lost = given_away(error[seat])
        missed_win = was_missed and float(lost) > 0
        judgments.append(
            {
                "before": _plain(before),
                "lost": lost.to_dict(),
                "missed_win": missed_win,
                "mark": mark_of(lost, missed_win, forced),
            }
        )
    return judgments


def _row(one: Reviewed) -> Row:
    """Return what `along` smooths, as plain numbers with all their digits."""
    chances = [
        [[float(chance), chance.se, chance.samples] for chance in some]
        for some in (one.chosen, one.error, one.before)
    ]
    return [one.turn.seat, one.missed_win, one.forced, one.best.wins, *chances]


def _figures(rows: Sequence[Sequence[float]]) -> Chances:
    """Return chances of their values, errors and numbers of games."""
    return tuple(Figure(value, error, int(games), True) for value, error, games in rows)


def _plain(chances: Chances) -> list[dict[str, float | None]]:
    return [chance.to_dict() for chance in chances]


# ---- why another plan is better -------------------------------------------------------------


def _why(listing: Listing, one: Reviewed, seed: int) -> Why:
    """Say in what the better plan and the one followed are most surely apart; it may be nothing.

    Both are played on with the same luck.
    """
    mine = followed_plan(one.turn, all_by(one.turn.start, one.turn.start.game.authors[0]))
    better, own = (_facts_of(listing, plan, seed) for plan in (one.best, mine))
    return reason("The better plan", [better], "yours", own)


def _facts_of(listing: Listing, plan: Plan, seed: int) -> Facts:
    rows = play_range(listing.until(plan, listing.replies), seed, 0, WHY_GAMES)
    return named(listing.facts(plan, rows))
