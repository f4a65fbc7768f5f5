"""A played game gone through choice by choice: what was decided, what chance brought.

A decision's *error* is what it gave away against the best plan found, in its maker's chance to
win; other seats gain by it. Its *luck* is how the chances changed from there to the next
decision: dice, cards, what bots chose after the dice, what a seat cannot know. All chances are
given for every seat, so that for each they add up: the chance at the start, all errors and all
luck make the result.

How likely a seat is to win is the share of games that it wins when they are played to the end, with
the plan that was followed: no evaluation is in it. Plans are compared by games that are evaluated
soon, for what is off in all of them is off in no difference; but what stands out is compared in
games to the end, too. Along the game chances are smoothed (`smoothing`).
"""

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.limit import Limit
from samurai_odds.grids.figure import Figure, wilson_error
from samurai_odds.play import layout as at
from samurai_odds.play.game import Rows, Start, State, all_by
from samurai_odds.play.games import Event, play_range
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.search.planning import (
    Plan,
    deciding,
    in_secret,
    planned,
    plans,
    proposed,
    unlike,
)
from samurai_odds.play.search.racing import TIED, Race, ended, is_shown, mean_of, racing
from samurai_odds.play.search.searching import SCALE, Luck, Wanted, rolled_out
from samurai_odds.play.search.smoothing import Smoothed, smoothed

Chances = tuple[Figure, ...]  # by seat

_OTHER_LUCK, _TO_THE_END = 0xBE57, 0xE4D5  # games of their own
_FIRST_LOOK, _LEAST = 4, 8  # a part of the games, or so many, after which who is behind goes
PLAYED_OUT = 0.02  # what a decision cost from which it is played to the end, too
_ENDS = 2  # games to the end for each one evaluated
_GUESSED, GUESSES = 3, 8  # proposals, and games of each, to guess what was lost
_CHOSEN = 2.0  # times that the evaluation is further off where it stands out


@dataclass(frozen=True)
class Turn:
    """A turn, or a decision within it, as it was played: where it began, the plan followed.

    ``may`` says which other plans were open to it; None: all. ``draw`` counts the events of the
    game before it, ``end`` those up to the last choice that was made of it: the plan may go on as a
    bot would. ``by_bot``: all of them were left to a bot.
    """

    number: int
    seat: int
    start: Start
    plan: Plan
    may: Callable[[Plan], bool] | None = None
    draw: int = 0
    end: int = 0
    by_bot: bool = False


@dataclass(frozen=True)
class Reviewed:
    """What a turn's choices and its luck changed, in every seat's chance to win.

    ``chosen`` are the chances with the plan followed, from games to the end, ``before`` those with
    the best plan found; ``error`` is the difference, never above 0 for the mover, ``luck`` leads to
    the next turn's ``before``. ``best`` is the best plan. A turn with one plan is ``forced``.
    ``ended`` says that the error was played out, to the end of the game. Where no other plan was
    ``looked_at``, the chances are those with the plan followed, and luck holds its error.
    """

    turn: Turn
    before: Chances
    chosen: Chances
    error: Chances
    luck: Chances
    best: Plan
    forced: bool
    ended: bool = False
    looked_at: bool = True

    @property
    def off(self) -> float:
        """How far the evaluation of an ``error`` was off on positions held out.

        0 where it was played to the end; a forced turn has no error.
        """
        if self.forced or self.ended or not self.looked_at:
            return 0.0
        start = self.turn.start
        return start.game.error(start.question, start.state)[1]

    @property
    def missed_win(self) -> bool:
        """Whether a plan was at hand that wins at once, and another followed."""
        return self.best.wins and not self.turn.plan.wins

    @property
    def lost(self) -> Figure:
        """What the mover gave away, never below 0."""
        return given_away(self.error[self.turn.seat])


def given_away(error: Figure) -> Figure:
    """Return what a mover's error gave away."""
    return Figure(abs(float(error)), error.se, error.samples, True)


# ---- the decisions of a game -----------------------------------------------------------


def turns_of(start: Start, events: Sequence[Event], left: Sequence[int] = ()) -> Iterator[Turn]:
    """Go through a game and give what its seats decided: each turn, or each choice to plan at.

    A turn is given if its seat chooses before any dice; a decision is all that its seat chooses
    up to the next dice, or the next choice of another. ``left`` are the events that a person left
    to a bot.
    """
    turns = list(_found(start, events))
    for place, turn in enumerate(turns):
        by_bot = all(event in left for event in range(turn.draw, turn.end))
        yield replace(_meant(turn, turns[place + 1 :]), by_bot=by_bot)


def _found(start: Start, events: Sequence[Event]) -> Iterator[Turn]:
    finder = _Decisions(start) if start.game.by_choice else _Turns(start)
    for step in replay(start, events):
        if step.asked and (over := finder.ended_by(step)):
            yield over
        finder.add(step)
    if over := finder.taken():
        yield over


def _meant(turn: Turn, later: Sequence[Turn]) -> Turn:
    """Add to a secret plan what its seat chose later in the turn, of what such plans may say."""
    start, made = turn.start, turn.plan.said
    listed = start.game.proposals(start.question, start.state) if made else ()
    kinds = {kind for lines in listed for kind, _ in lines} - {kind for kind, _ in made}
    more: dict[int, int] = {}
    end = turn.end
    for other in later:
        if (other.number, other.seat) == (turn.number, turn.seat) and other.plan.choices:
            what, value, _ = other.plan.choices[0]
            if kind_of(what) in kinds and kind_of(what) not in more:
                more[kind_of(what)] = value
                end = other.end
    if not more:
        return turn
    return replace(turn, plan=in_secret(start, [*made, *more.items()]), end=end)


class _Turns:
    """Finds turns: each begins with the first choice of the seat to move."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.begun: Start | None = None
        self.choices: list[Event] = []
        self.after = start.state  # the last of them
        self.number: int | None = None  # of the turn found last
        self.draw = 0  # events before what has begun

    def begins(self, step: Step) -> bool:
        """Say whether a choice is the first of what is looked for."""
        s = step.before
        if s[at.TURN] == self.number or seat_of(step.what) != s[at.ACTIVE]:
            return False
        self.number = int(s[at.TURN])
        return True

    def goes_on(self, step: Step) -> bool:
        """Say whether a choice belongs to what has begun."""
        return self.begun is not None and seat_of(step.what) == deciding(self.begun)

    def ended_by(self, step: Step) -> Turn | None:
        """Give what a step ends: a roll does, or somebody else's choice."""
        if step.what < 0 and self.goes_on(step):
            return None
        return self.taken()

    def add(self, step: Step) -> None:
        """Note a choice, if it belongs to something or begins it."""
        if not step.asked or step.what >= 0:
            return
        if self.begun is None and self.begins(step):
            question, state = self.start.question.copy(), _paused(step.before)
            self.begun, self.choices = replace(self.start, question=question, state=state), []
            self.draw = step.draw
        if self.begun is not None:
            self.choices.append((step.what, step.value, None))
            self.after = step.after

    def taken(self) -> Turn | None:
        """Give what has begun, and be ready for the next; None if nothing has."""
        begun, self.begun = self.begun, None
        if begun is None:
            return None
        seat = deciding(begun)
        author = begun.game.bots.names[int(begun.question[at.BOTS + seat])]
        return self.turn(begun, seat, planned(begun, author, first=self.choices))

    def turn(self, begun: Start, seat: int, plan: Plan) -> Turn:
        """Give a turn of the choices noted."""
        end = self.draw + len(self.choices)
        return Turn(int(begun.state[at.TURN]), seat, begun, plan, draw=self.draw, end=end)


class _Decisions(_Turns):
    """Finds what is decided at the choices where a seat that searches plans."""

    secret = False

    def begins(self, step: Step) -> bool:
        game, q, s = self.start.game, self.start.question.whole, step.before
        self.secret = bool(game.proposals(q, s)) if game.decides(q, s) else False
        return bool(game.decides(q, s))

    def goes_on(self, step: Step) -> bool:
        if not super().goes_on(step):
            return False
        first = kind_of(self.choices[0][0])
        kinds = self.start.game.held(first)
        if self.secret:
            return kind_of(step.what) == first
        return not kinds or kind_of(step.what) in kinds

    def taken(self) -> Turn | None:
        if self.begun is None or not self.secret:
            return super().taken()
        begun, self.begun = self.begun, None
        seat = deciding(begun)
        said = begun.game.chosen(begun.question, self.after, seat)
        return self.turn(begun, seat, in_secret(begun, said))


def _paused(state: State) -> State:
    paused: State = state.copy()
    paused[at.PENDING] = 0  # asked anew
    return paused


# ---- what they gave away ---------------------------------------------------------------


def review(
    start: Start,
    events: Sequence[Event],
    authors: Sequence[str],
    games: int,
    seed: int = 0,
    replies: int | None = None,
    threads: int | None = None,
    show: Callable[[int, int], None] | None = None,
    play: Callable[..., Rows] = play_range,
) -> tuple[list[Reviewed], Chances]:
    """Review a whole game; give its turns and its result, by seat.

    Each plan of a turn is played on ``games`` times at most, with the same luck, for so many
    ``replies`` (None: as many as a search of this game plays); turns are gone through side by side,
    on ``threads`` of them (None: one for each core). ``play`` plays games.
    """
    result = result_of(start, events)
    turns = list(turns_of(start, events))
    replies = start.game.replies if replies is None else replies
    return gone_through(turns, result, authors, games, seed, replies, threads, show, play), result


def gone_through(
    listed: Sequence[Turn],
    end: Chances,
    authors: Sequence[str],
    games: int,
    seed: int,
    replies: int,
    threads: int | None = None,
    show: Callable[[int, int], None] | None = None,
    play: Callable[..., Rows] = play_range,
) -> list[Reviewed]:
    """Review turns that follow each other; ``end`` are the chances, or the result, after them."""
    reviews: list[Reviewed] = []
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as workers:
        waiting = []
        for place, turn in enumerate(listed):
            luck = luck_of(turn, place, seed)
            waiting.append(workers.submit(weighed, turn, authors, games, luck, replies, play))
        try:
            for future in waiting:
                reviews.append(future.result())
                if show:
                    show(len(reviews), len(listed))
        finally:
            for future in waiting:
                future.cancel()
    return followed_by_luck(reviews, end)


def luck_of(turn: Turn, place: int, seed: int) -> int:
    """Give the seed of a turn's games, by its place among those of the game."""
    return seed + (place if turn.start.game.by_choice else turn.number)


def followed_by_luck(reviews: Sequence[Reviewed], end: Chances) -> list[Reviewed]:
    """Smooth the chances of turns that follow each other; add the luck between them, and at last.

    The result is not smoothed with them: it is known, and luck alone led there from the last turn.
    """
    if not reviews:
        return []
    smooth = smoothed_along([one.chosen for one in reviews], [one.error for one in reviews])
    surer = [_surer(*each) for each in zip(reviews, smooth.chances, smooth.errors, strict=True)]
    ends = [*(one.before for one in surer[1:]), end]
    changes = [*smooth.changes, [chosen.se for chosen in surer[-1].chosen]]
    return [
        replace(one, luck=_apart(after, one.chosen, errors, later))
        for one, after, errors, later in zip(
            *(surer, ends, changes), [*(one.error for one in surer[1:]), end], strict=True
        )
    ]


def smoothed_along(chosen: Sequence[Chances], lost: Sequence[Chances]) -> Smoothed:
    """Smooth chances with what was chosen, by what was given away at each decision."""
    return smoothed(
        [[float(chance) for chance in one] for one in chosen],
        [[chance.se for chance in one] for one in chosen],
        [one[0].samples for one in chosen],
        [[float(error) for error in one] for one in lost],
    )


def surer(
    chosen: Chances,
    lost: Chances,
    sure: Chances | None,
    chances: Sequence[float],
    errors: Sequence[float],
) -> tuple[Chances, Chances, Chances]:
    """Return a turn's chances smoothed, those before it, and no more lost than there was.

    ``sure`` are those before it where they are known.
    """
    smooth = tuple(
        Figure(chance, error, old.samples, True)
        for chance, error, old in zip(chances, errors, chosen, strict=True)
    )
    return smooth, *_led_to(smooth, lost, sure)


def _surer(one: Reviewed, chances: Sequence[float], errors: Sequence[float]) -> Reviewed:
    """Return a turn with its chances smoothed."""
    sure = one.before if one.best.wins else None
    chosen, before, error = surer(one.chosen, one.error, sure, chances, errors)
    best = one.best if error[one.turn.seat] else one.turn.plan
    return replace(one, before=before, chosen=chosen, error=error, best=best)


def _apart(after: Chances, before: Chances, errors: Sequence[float], decided: Chances) -> Chances:
    """Return the luck between two turns; its error is that of the change, and of what was lost."""
    return tuple(
        Figure(one - other, sqrt(error * error + lost.se * lost.se), other.samples)
        for one, other, error, lost in zip(after, before, errors, decided, strict=True)
    )


class _Games:
    """A plan's games, what they are worth to its seat, and to any other."""

    def __init__(
        self, plan: Plan, replies: int | None, seed: int, luck: Luck, play: Callable[..., Rows]
    ) -> None:
        self.plan, self.seed, self.luck, self.play = plan, seed, luck, play
        self.start = rolled_out(plan, replies)
        self.rows: list[Rows] = []

    def __call__(self, first: int, count: int) -> NDArray[np.int64]:
        self.rows.append(self.play(self.start, self.seed, first, count))
        return self.luck.without(self.start, self.rows[-1], self.plan.seat)

    def until(self, end: int) -> Wanted:
        """Name the games up to an end that are still to be played."""
        played = sum(map(len, self.rows))
        return [(self.start, self.seed, played, end - played)] if played < end else []

    def worth(self, seat: int) -> NDArray[np.int64]:
        """Give what all games played came to for a seat, without luck."""
        return self.luck.without(self.start, np.concatenate(self.rows), seat)

    def chances(self) -> Chances:
        """Return every seat's chance: the share of the games; sure where the plan wins at once."""
        chances = [mean_of(self.worth(seat), SCALE) for seat in range(self.start.seats)]
        if self.plan.wins:
            return tuple(Figure(float(one)) for one in chances)
        return tuple(map(_chance, chances))


def weighed(
    turn: Turn,
    authors: Sequence[str],
    games: int,
    luck: int,
    replies: int,
    play: Callable[..., Rows] = play_range,
) -> Reviewed:
    """Find the best plan of a turn, and what the one followed gives away against it."""
    return ended(weighing(turn, authors, games, luck, replies, play))


def weighing(
    turn: Turn,
    authors: Sequence[str],
    games: int,
    luck: int,
    replies: int,
    play: Callable[..., Rows] = play_range,
) -> Generator[Wanted, None, Reviewed]:
    """Weigh a turn (`weighed`) in steps: before each come the games that it is about to play.

    All plans are played on by the first author, whoever played the game; the one followed is
    played to the end as often. The best of many has had luck in the games that chose it: so it is
    compared with the one followed in others, and only if it was better beyond the error. What then
    stands out is compared in games to the end, too: of many decisions luck was greatest in those,
    and the evaluation is furthest off. The luck of the turn is not known yet.
    """
    start = all_by(turn.start, authors[0])
    field, others = _field(turn, start, authors)
    fair = Luck()
    players = [_Games(plan, replies, luck, fair, play) for plan in field]
    whole = _to_the_end(field[0], luck, Luck(), play)

    def tell(running: Sequence[int], end: int) -> Wanted:
        wanted = [one for number in running for one in players[number].until(end)]
        return [*wanted, *whole.until(games)]

    run = yield from racing(
        players,
        SCALE,
        Limit(samples=games),
        kept={0},
        certain=[number for number, plan in enumerate(field) if plan.wins],
        first_look=max(_LEAST, games // _FIRST_LOOK),
        tell=tell,
    )
    best, rival = _better(run), players[_rival(run)]
    if best and not field[best].wins:
        players = [_Games(plan, replies, luck ^ _OTHER_LUCK, fair, play) for plan in field]
        rival = players[best]
        yield [*rival.until(games), *players[0].until(games)]
        gained = rival(0, games).sum() - players[0](0, games).sum()
        best = best if gained > 0 else 0
    error = _difference(players[best], players[0]) if best else _kept(players[0], rival)
    whole(0, games)
    played_out = -error[turn.seat] >= PLAYED_OUT and not field[best].wins
    if played_out:
        off = _CHOSEN * start.game.error(start.question, start.state)[1]
        other = _to_the_end(field[best], luck, whole.luck, play)
        yield [*whole.until(_ENDS * games), *other.until(_ENDS * games)]
        whole(games, (_ENDS - 1) * games)
        other(0, _ENDS * games)
        error = _joined(error, _difference(other, whole), off, turn.seat)
        if error[turn.seat] >= 0:
            best, error = 0, _nothing_lost(error)
    sure = _certain(players[best]) if field[best].wins else None
    chosen = whole.chances()
    before, error = _led_to(chosen, error, sure)
    better = field[best] if best and error[turn.seat] else turn.plan
    return Reviewed(turn, before, chosen, error, (), better, not others, played_out)


def seems_lost(
    turn: Turn, luck: int, replies: int, play: Callable[..., Rows] = play_range
) -> Figure:
    """Guess what a turn gave away, in its maker's chance: it says where to look first, no more.

    A few games with the same luck compare what was followed with what bots would have done; -1
    where they would have done the same. In games with mistakes the first was found after so much of
    the work of a whole review (at random; from where chances fell most, which is luck): Samurai
    Battles 29 ± 4% (40; 51), Samurai Swords 32 ± 9% (41; 51), RAN 47 ± 6% (44; 61), no sooner than
    at random; there half of the work finds 57 ± 8% of what mistakes cost (45; 35)
    (`analyses/fit/review_order.py`).
    """
    authors = turn.start.game.authors
    start = all_by(turn.start, authors[0])
    chosen, fair = followed_plan(turn, start), Luck()
    others = proposed(start)[:_GUESSED] or unlike(planned(start, one) for one in authors)
    own, *values = [
        _Games(plan, replies, luck, fair, play)(0, GUESSES)
        for plan in (chosen, *_others(turn, chosen, others))
    ]
    return max((mean_of(each - own, SCALE) for each in values), key=float, default=Figure(-1.0))


def _to_the_end(plan: Plan, luck: int, fair: Luck, play: Callable[..., Rows]) -> _Games:
    """Return what plays a plan to the end, in games that chose nothing."""
    return _Games(plan, None, luck ^ _TO_THE_END, fair, play)


def chances_of(
    turn: Turn, author: str, games: int, luck: int, play: Callable[..., Rows]
) -> Chances:
    """Return every seat's win chance with the plan followed, from so many games to the end."""
    followed = _to_the_end(followed_plan(turn, all_by(turn.start, author)), luck, Luck(), play)
    followed(0, games)
    return followed.chances()


def _certain(best: _Games) -> Chances:
    """Return every seat's chance with a plan that wins at once."""
    return tuple(Figure(int(best.worth(seat)[0]) / SCALE) for seat in range(best.start.seats))


def _led_to(
    chosen: Chances, error: Chances, sure: Chances | None = None
) -> tuple[Chances, Chances]:
    """Return the chances that an error led to others from, and the error.

    Nobody loses more than there is to lose. ``sure`` are those chances where they are known.
    """
    before = sure or tuple(
        _chance(Figure(after - lost, sqrt(after.se**2 + lost.se**2), after.samples))
        for after, lost in zip(chosen, error, strict=True)
    )
    return before, tuple(
        Figure(after - one, after.se if sure else lost.se, lost.samples, True)
        for after, one, lost in zip(chosen, before, error, strict=True)
    )


def _better(run: Race) -> int:
    """Give the plan that is better than the one followed beyond the error, or that one (0)."""
    best, own = run.placings[0], next(one for one in run.placings if one.number == 0)
    return best.number if best.sure or is_shown(own.loss) else 0


def _rival(run: Race) -> int:
    """Give the plan that may be better than the one followed (0): the first not clearly worse."""
    own = next(one for one in run.placings if one.number == 0)
    if own.sure:
        return 0
    others = (one for one in run.placings if one.number)
    return next((one.number for one in others if not one.loss > TIED * one.loss.se), 0)


def _kept(own: _Games, rival: _Games) -> Chances:
    """Return the error where nothing better than the plan followed is known.

    It has lost nothing, as far as can be told: the error is that of the comparison with the
    ``rival`` that may be better, and 0 where there is none.
    """
    return _nothing_lost(_difference(rival, own))


def _nothing_lost(errors: Chances) -> Chances:
    return tuple(Figure(0.0, one.se, one.samples, True) for one in errors)


def _difference(best: _Games, own: _Games) -> Chances:
    """Return what every seat's chance changes by with a plan instead of the best."""
    changes = []
    for seat in range(best.start.seats):
        top, followed = best.worth(seat), own.worth(seat)
        both = min(len(top), len(followed))
        changes.append(mean_of(followed[:both] - top[:both], SCALE))
    return tuple(changes)


def _chance(mean: Figure) -> Figure:
    """Keep to what a chance can be, which the mean of games without luck need not.

    As often in every game is not sure for ever; what no games say is.
    """
    chance = min(1.0, max(0.0, float(mean)))
    if not mean.samples:
        return Figure(chance)
    return Figure(chance, mean.se or wilson_error(chance, mean.samples), mean.samples, True)


def _joined(evaluated: Chances, ended: Chances, off: float, seat: int) -> Chances:
    """Weigh what an evaluation that is so far off says with games played to the end.

    The share of each is how sure it is of a seat's difference; where all games were played to the
    end, its share of them.
    """
    soon, late = evaluated[seat], ended[seat]
    doubt, noise = (soon.se**2 + off**2, late.se**2) if off else (late.samples, soon.samples)
    share = doubt / (doubt + noise)
    return tuple(
        Figure(
            (1 - share) * one + share * other,
            sqrt((1 - share) ** 2 * (one.se**2 + off**2) + share**2 * other.se**2),
            other.samples,
            True,
        )
        for one, other in zip(evaluated, ended, strict=True)
    )


def _field(turn: Turn, start: Start, authors: Sequence[str]) -> tuple[list[Plan], list[Plan]]:
    """List the plan followed with the others of its turn, and the others alone."""
    chosen = followed_plan(turn, start)
    others = _others(turn, chosen, proposed(start) or plans(start, authors))
    return [chosen, *others], others


def _others(turn: Turn, chosen: Plan, listed: Sequence[Plan]) -> list[Plan]:
    """Leave out of plans the one that was chosen, and those that were not open to its maker."""
    may = turn.may
    return [plan for plan in listed if plan.gist != chosen.gist and (may is None or may(plan))]


def followed_plan(turn: Turn, start: Start) -> Plan:
    """Return the plan that was followed, as it is played on from a start."""
    if start.game.proposals(start.question, start.state):
        return in_secret(start, turn.plan.said)
    return planned(start, turn.plan.author, first=turn.plan.choices)


def result_of(start: Start, events: Sequence[Event]) -> Chances:
    """Give what a game came to for each seat: 1, 0, or its part of what is shared."""
    state, game = start.state, start.game
    for step in replay(start, events):
        state = step.after
    row = np.zeros(game.row, dtype=np.int16)
    game.record(start.question, state, row)
    rows = row.reshape(1, -1)
    return tuple(Figure(int(game.worth(rows, seat)[0]) / SCALE) for seat in range(start.seats))
