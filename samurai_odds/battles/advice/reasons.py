"""Why the best turn is best: whom it eliminates, whom it exposes, and the banners it brings."""

from collections import Counter
from collections.abc import Iterator
from math import hypot
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.weighing import Weighed
from samurai_odds.battles.advice.candidates import orders_of_steps
from samurai_odds.battles.advice.orders_in_words import described_after, piece_called
from samurai_odds.battles.advice.result import COUNTED, GAMES, AdviceResult, swing
from samurai_odds.battles.full_game.outcomes import Losses
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules import recording
from samurai_odds.grids.figure import Figure, wilson_error
from samurai_odds.grids.fitting import counted, listed
from samurai_odds.grids.prose import NOTHING, Prose, joined
from samurai_odds.play.game import Rows
from samurai_odds.play.games import play_many
from samurai_odds.play.orders_text import Line
from samurai_odds.play.rollouts import seen_until
from samurai_odds.play.search.planning import choices_in
from samurai_odds.play.search.racing import mean_of

_NAMED, _MUCH = 0.02, 0.1  # chances from which the loss of a piece is worth a word, a warning
_LIKELY, _PIECES = 0.2, 3  # the same for a second enemy; how many are named at most
_CLEAR = 2.0  # standard errors
_FOLLOWED = 32  # games that say what follows the first dice
_USUAL, _MOST = 0.5, 4  # share of them from which a line is usual; how many lines are named
_FOLLOWING = (at.MOVE_CHOICE, at.BATTLE_CHOICE)

Marks = NDArray[np.bool_]  # games x pieces, units first: whether each was lost


class _Seen(NamedTuple):
    """What came of a turn in the games that explain it."""

    wins: Figure  # at once
    now: Marks
    then: Marks
    places: list[int]  # where each piece stands most often once the turn is over


def reasons(advice: AdviceResult) -> Prose:
    """Return in a sentence what the best turn gains and what it risks."""
    if advice.best.candidate.wins:
        return Prose("it wins at once.")
    seen = _seen(advice, advice.best)
    said = f"it {listed([*_gains(advice, seen), _exchange(advice)])}; {_risk(advice, seen)}."
    then = _usually_then(advice)
    return joined((said, " After the first dice, usually: ", then, ".") if then else (said,))


def _usually_then(advice: AdviceResult) -> Prose | None:
    """Return the moves and attacks that mostly follow the best turn's first dice, if any do."""
    plan, said = advice.best.candidate.plan, set(advice.best.candidate.said.lines)
    counts = Counter[Line]()
    for steps in choices_in(plan, advice.provenance.seed or 0, _FOLLOWED):
        counts.update([*dict.fromkeys(orders_of_steps(steps).lines)])
    usual = [
        line
        for line, games in counts.most_common()
        if games >= _USUAL * _FOLLOWED and line not in said and line.kind in _FOLLOWING
    ]
    if not usual:
        return None
    scenario = advice.staged.scenario
    return described_after(scenario, advice.best.candidate.said, usual[:_MOST])


def beside(advice: AdviceResult) -> Prose:
    """Return in a few sentences what the best turn does beside the one compared."""
    if advice.compared is None or advice.best.candidate.wins:
        return NOTHING
    name, best = advice.compared_name, _seen(advice, advice.best)
    other = _seen(advice, advice.compared)
    gains = [*_gained(advice, best, other, name)]
    more = f"it {listed(gains)}" if gains else "it gains no more at once"
    said = [f"Beside {name} {more}."]
    return joined([*said, *_exposed(advice, best, other, name), *_ahead(advice, name)], " ")


def _exchange(advice: AdviceResult) -> str:
    """Return how many blocks the best turn takes and costs, the replies counted."""
    then, when = advice.best.impact.then, "with the replies" if advice.replies else "this turn"
    taken, lost = (mean_of(then[what], 1, False) for what in ("enemy_blocks_lost", "blocks_lost"))
    if max(taken, lost) < _NAMED:
        return f"neither takes nor loses blocks {when}"
    return f"takes {taken.text()} blocks for {lost.text()} {when}"


def _risk(advice: AdviceResult, seen: _Seen) -> str:
    """Return which piece is most often lost by the end of the replies."""
    when = "by the end of the replies" if advice.replies else "this turn"
    own = _of_side(advice, advice.staged.scenario.first)
    lost = (seen.then & own).mean(axis=0)
    most = int(lost.argmax())
    if lost[most] < _NAMED:
        return f"none of your pieces is in danger {when}"
    where = f"{piece_called(_pieces(advice)[most])} on {_hex(advice, seen.places[most])}"
    little = "" if lost[most] >= _MUCH else "little "
    return f"{little}at risk: your {where}, lost in {_beside(seen.then, None, most, '')} {when}"


def _seen(advice: AdviceResult, each: Weighed) -> _Seen:
    plan, seed, scenario = each.candidate.plan, advice.provenance.seed or 0, advice.staged.scenario
    now, then = (
        play_many(seen_until(plan.start, plan.seat, plan.turn + more), seed, 0, GAMES)
        for more in (0, min(advice.replies, COUNTED))
    )
    columns = [recording.LAST_HEX + unit for unit in range(len(scenario.units))]
    columns += [recording.LEADER_LAST + leader for leader in range(len(scenario.leaders))]
    places = [int(np.bincount(now[:, column].clip(0)).argmax()) for column in columns]
    wins = _share(now[:, recording.WINNER] == plan.seat)
    return _Seen(wins, _lost(advice, now), _lost(advice, then), places)


def _lost(advice: AdviceResult, rows: Rows) -> Marks:
    losses = Losses(advice.staged.setup, rows)
    return np.hstack([losses.gone, losses.fates != at.ALIVE])


def _gains(advice: AdviceResult, seen: _Seen) -> Iterator[str]:
    """Return what the best turn gains by its end: the battle, pieces, banners."""
    if seen.wins >= _NAMED:
        yield f"wins at once in {seen.wins.text()} of games"
    enemies = (seen.now & _of_side(advice, 1 - advice.staged.scenario.first)).mean(axis=0)
    likeliest = np.argsort(-enemies, kind="stable")[:_PIECES]
    said = [
        f"{_enemy(advice, piece)} in {_beside(seen.now, None, piece, '')}"
        for place, piece in enumerate(map(int, likeliest))
        if enemies[piece] >= (_LIKELY if place else _NAMED)
    ]
    if said:
        yield f"eliminates {' and '.join(said)}"
    banners = mean_of(advice.best.impact.now["banners"], 1, False)
    if abs(banners) > max(_NAMED, _CLEAR * banners.se):
        size = counted(abs(round(banners)), "banner") if not banners.se else ""
        yield f"{'gains' if banners > 0 else 'loses'} {size or f'{_size(banners)} banners'}"


def _gained(advice: AdviceResult, best: _Seen, other: _Seen, name: str) -> Iterator[str]:
    """Return what the best turn clearly gains by its end that the other does not, or less."""
    wins = Figure(best.wins - other.wins, hypot(best.wins.se, other.wins.se))
    if abs(wins) >= max(_NAMED, _CLEAR * wins.se):
        yield f"wins at once in {best.wins.text()} of games ({name}: {other.wins.text()})"
    enemies = _of_side(advice, 1 - advice.staged.scenario.first)
    more = (best.now & enemies).astype(np.int64) - (other.now & enemies)
    gaps = [mean_of(more[:, piece], 1, False) for piece in range(more.shape[1])]
    piece = max(range(len(gaps)), key=gaps.__getitem__)
    if gaps[piece] >= max(_NAMED, _CLEAR * gaps[piece].se):
        yield (f"eliminates {_enemy(advice, piece)} in {_beside(best.now, other.now, piece, name)}")
    if advice.compared is not None:
        own, theirs = advice.best.impact.now["banners"], advice.compared.impact.now["banners"]
        banners = mean_of(own - theirs, 1, False)
        if abs(banners) > max(_NAMED, _CLEAR * banners.se):
            yield f"gains {_size(banners)} banners {'more' if banners > 0 else 'less'} at once"


def _enemy(advice: AdviceResult, piece: int) -> str:
    there = _pieces(advice)[piece]
    return f"the enemy {piece_called(there)} on {_hex(advice, there.hex)}"


def _exposed(advice: AdviceResult, best: _Seen, other: _Seen, name: str) -> Iterator[str]:
    """Return which piece is clearly more at risk than in the other turn, and which less."""
    when = " by the end of the replies" if advice.replies else ""
    own = _of_side(advice, advice.staged.scenario.first)
    risks = (best.then & own).astype(np.int64) - (other.then & own)
    gaps = [mean_of(risks[:, piece], 1, False) for piece in range(risks.shape[1])]
    said = []
    for word, sign in (("More", 1), ("Less", -1)):
        piece = max(range(len(gaps)), key=lambda one: sign * gaps[one])
        if sign * gaps[piece] >= max(_NAMED, _CLEAR * gaps[piece].se):
            where = f"{piece_called(_pieces(advice)[piece])} on {_hex(advice, best.places[piece])}"
            chances = _beside(best.then, other.then, piece, name)
            said.append(f"{word} at risk: your {where}, lost in {chances}{when}.")
    yield from said or [f"No piece of yours is clearly more at risk than in {name}."]


def _ahead(advice: AdviceResult, name: str) -> Iterator[str]:
    """Return how many banners the best turn is ahead of the other after the replies."""
    if advice.compared is None:
        return
    gap = swing(advice.best.impact.then) - swing(advice.compared.impact.then)
    ahead = mean_of(gap, 1, False)
    if abs(ahead) > _CLEAR * ahead.se:
        way = "ahead of" if ahead > 0 else "behind"
        yield f"It ends {_size(ahead)} banners (yours less the enemy's) {way} {name}."


def _beside(best: Marks, other: Marks | None, piece: int, name: str) -> str:
    """Print how often a piece is lost, and how often in the other turn."""
    said = f"{_share(best[:, piece]).text()} of games"
    return said if other is None else f"{said} ({name}: {_share(other[:, piece]).text()})"


def _pieces(advice: AdviceResult) -> list[Any]:
    return [*advice.staged.scenario.units, *advice.staged.scenario.leaders]


def _of_side(advice: AdviceResult, side: int) -> Marks:
    return np.array([piece.side == side for piece in _pieces(advice)])


def _hex(advice: AdviceResult, place: int) -> str:
    return advice.staged.scenario.hex_name(place)


def _size(figure: Figure) -> str:
    """Print an amount without its sign."""
    return Figure(abs(figure), figure.se, figure.samples if figure.se else 0).text()


def _share(marked: Marks) -> Figure:
    share = float(marked.mean())
    return Figure(share, wilson_error(share, len(marked)), len(marked), True)
