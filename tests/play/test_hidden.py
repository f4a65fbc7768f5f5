"""What a seat may not know makes no difference to what its bot is shown, and so to what it does.

A game's `hide` cannot be tested by itself: so what is hidden is drawn anew, or drawn
otherwise in the past, and what is shown must stay the same. Defects planted in copies of
the games show that each of these tests can fail.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play import layout as at
from samurai_odds.play.events import seen_by
from samurai_odds.play.game import Game, Start, State, nothing_hidden
from samurai_odds.play.games import record, redrawn_from
from samurai_odds.play.replay import Step, prepare, replay
from samurai_odds.play.rollouts import until_turn
from samurai_odds.play.stepping import steps, viewed
from samurai_odds.play.summary import Called, news
from samurai_odds.play.summary import sentence as said
from tests.play.contract import GAMES, every_line_up, line_ups, seated
from tests.play.interpreted import Choose, Moment, played, played_by
from tests.play.seen import seen_lines

SEED, REDRAWN = 3, 2  # times that what is hidden is drawn anew at each choice
OPEN = [(game, name) for game, name in [(g, w.names[0]) for g, w in GAMES.items() if w.deal]]
DRAWN = [(game, name) for game, name in OPEN if GAMES[game].secret]
FEWER = {"others": "fewer"}  # every bot once: what it reads hangs little on its seat
SECRETIVE = [*OPEN, *((game, whole.names[0]) for game, whole in GAMES.items() if whole.left_open)]
every_secret = pytest.mark.parametrize(("game", "name"), SECRETIVE)
every_secret_draw = pytest.mark.parametrize(("game", "name"), DRAWN)


def observed(game: Game, q: State, s: State, seat: int) -> State:
    """Give what a seat is shown, without what is left of longer lists of options."""
    shown = s.copy()
    shown[at.ASKED] = seat
    game.hide(viewed(q), viewed(shown), [0] * game.aside)
    return shown


def blotted(s: State, options: int) -> State:
    """Put nonsense after the last option open, where what others were asked may be left."""
    s[at.CHOICES + s[at.OPTIONS_OPEN] : at.CHOICES + options] = 987_654
    return s


def redrawn(game: Game, q: State, s: State, seat: int, number: int) -> State:
    other = s.copy()
    with np.errstate(over="ignore"):
        game.redraw(viewed(q), viewed(other), seat, redrawn_from(SEED, number))
    return other


# ---- what is hidden now ----------------------------------------------------------------


def told_apart(start: Start, moment: Moment, most_options: int) -> Iterator[str]:
    """Say what at a choice depends on what the seat asked may not know."""
    game, q, s, seat = start.game, start.question.whole, moment.state, int(moment.state[at.ASKED])
    shown = observed(game, q, s, seat)
    again, aside = s.copy(), np.zeros(game.aside, dtype=np.int64)
    game.hide(viewed(q), viewed(again), aside)
    game.show(viewed(q), viewed(again), aside)
    if not np.array_equal(again, s):
        yield "show does not undo hide"
    for number in range(REDRAWN):
        other = redrawn(game, q, s, seat, number)
        asked_again = other.copy()
        asked_again[at.PENDING] = AUTOMATIC
        prepare(game, viewed(q), viewed(asked_again))
        if not np.array_equal(asked_again, other):
            yield "the options"
        view = observed(game, q, other, seat)
        if not np.array_equal(view, shown):
            yield f"the observation, at {np.flatnonzero(view != shown).tolist()}"
        for bot in game.bots.modules:
            both = shown.copy(), blotted(view.copy(), most_options)
            one, other_one = (bot.choose(viewed(q), viewed(each), moment.draw) for each in both)
            if one != other_one:
                yield f"the choice of {bot.NAME}"


def leaks(start: Start, games: int, most_options: int, most: int = 12) -> set[str]:
    return {
        leak
        for number in range(games)
        for moment in spread(list(played(start, SEED, number).choices), most)
        for leak in told_apart(start, moment, most_options)
    }


def spread(moments: list[Moment], most: int = 12) -> list[Moment]:
    """Give the moments of a game, some of them if there are very many."""
    return moments[:: 1 + len(moments) // most]


@pytest.mark.quick(1)
@every_line_up
def test_what_is_hidden_makes_no_difference(game: str, name: str, which: str) -> None:
    for start in line_ups(game, name, FEWER.get(which, which)):
        assert leaks(start, 1, GAMES[game].most_options) == set()


@every_secret
def test_what_is_drawn_anew_does_not_depend_on_what_is_hidden(game: str, name: str) -> None:
    """Else rollouts would tell one true hand from another by the luck that they meet."""
    start = seated(game, name, "random")
    rules, q = start.game, start.question.whole
    for moment in spread(list(played(start, SEED, 0).choices)):
        seat = int(moment.state[at.ASKED])
        first = redrawn(rules, q, moment.state, seat, 0)
        again = redrawn(rules, q, redrawn(rules, q, moment.state, seat, 1), seat, 0)
        assert np.array_equal(first, again)


@every_secret
def test_there_is_something_to_hide(game: str, name: str) -> None:
    start = seated(game, name, "random")
    rules, q = start.game, start.question.whole
    assert any(
        not np.array_equal(redrawn(rules, q, moment.state, moment.state[at.ASKED], 0), moment.state)
        for moment in played(start, SEED, 0).choices
    )


@every_secret
def test_a_game_that_hides_nothing_is_found_out(game: str, name: str) -> None:
    start = seated(game, name, "random")
    leaking = replace(start, game=replace(start.game, hide=nothing_hidden, show=nothing_hidden))
    assert any(leak.startswith("the observation") for leak in leaks(leaking, 1, 1, 50))


@every_secret
def test_a_game_that_does_not_show_again_is_found_out(game: str, name: str) -> None:
    start = seated(game, name, "random")
    moments = [
        moment
        for moment in played(start, SEED, 0).choices
        if not np.array_equal(
            observed(start.game, start.question.whole, moment.state, moment.state[at.ASKED]),
            moment.state,
        )
    ]
    leaking = replace(start, game=replace(start.game, show=nothing_hidden))
    assert "show does not undo hide" in set(told_apart(leaking, moments[0], 1))


@every_secret
def test_a_bot_that_reads_old_lists_is_found_out(game: str, name: str) -> None:
    start = seated(game, name, "random")
    most = GAMES[game].most_options

    class Reader:
        NAME = "reader"

        @staticmethod
        def choose(q: State, s: State, draw: Any) -> int:
            return int(s[at.CHOICES + s[at.OPTIONS_OPEN]] == 987_654)

    class Bots:
        modules = (Reader,)

    moment = next(iter(played(start, SEED, 0).choices))
    leaking = replace(start, game=replace(start.game, bots=Bots()))  # type: ignore[arg-type]
    assert "the choice of reader" in set(told_apart(leaking, moment, most))


# ---- what was drawn in secret ----------------------------------------------------------


def seen_otherwise(
    start: Start, number: int, secret: Any, most_options: int
) -> tuple[int, set[str]]:
    """Change one secret draw after the other; count what was compared, say what was seen of it.

    The game goes on as it did for as long as nothing else is drawn that an onlooker sees.
    """
    game, q = start.game, start.question.whole
    moments = played(start, SEED, number).moments
    compared, found = 0, set()
    drawn = [k for k, moment in enumerate(moments) if moment.what >= at.UNIFORM]
    for place in drawn[:: 1 + len(drawn) // 60]:
        moment = moments[place]
        owner = secret(q, moment.state)
        if owner == at.NONE:
            continue
        first, other = moment.state.copy(), moment.state.copy()
        steps(game).take(q, first, moment.value)
        steps(game).take(q, other, (moment.value + 1) % (moment.what - at.UNIFORM))
        for later in moments[place + 1 :]:
            same = other[at.PENDING] == first[at.PENDING] == later.what
            if later.what >= 0:
                if not same or secret(q, first) != owner:
                    break
            elif first[at.ASKED] != owner:
                seat = int(first[at.ASKED])
                views = [blotted(observed(game, q, s, seat), most_options) for s in (first, other)]
                compared += 1
                if not np.array_equal(*views):
                    found.add(f"{at.kind_of(later.what)}: {np.flatnonzero(views[0] != views[1])}")
            options = other[at.CHOICES : at.CHOICES + other[at.OPTIONS_OPEN]]
            if not same or (later.what < 0 and later.value not in options):
                break
            for s in (first, other):
                steps(game).take(q, s, later.value)
    return compared, found


@every_secret_draw
def test_what_was_drawn_in_secret_is_seen_nowhere(game: str, name: str) -> None:
    whole = GAMES[game]
    assert whole.secret is not None
    compared, found = 0, set()
    for start in line_ups(game, name):
        for number in range(6):
            more, seen = seen_otherwise(start, number, whole.secret, whole.most_options)
            compared += more
            found |= seen
    assert found == set()
    assert compared > 50


@every_secret_draw
def test_a_game_that_shows_what_was_drawn_is_found_out(game: str, name: str) -> None:
    whole, start = GAMES[game], seated(game, name, "random")
    leaking = replace(start, game=replace(start.game, hide=nothing_hidden, show=nothing_hidden))
    assert seen_otherwise(leaking, 0, whole.secret, whole.most_options)[1]


# ---- what is told ------------------------------------------------------------------------


def redrawn_steps(start: Start, number: int) -> Iterator[tuple[int, Step, Step]]:
    """Give each step of a game with a seat, and the same step with all that it cannot know redrawn.

    Only those before and after which the seat sees the same.
    """
    game, q, room = start.game, start.question.whole, GAMES[start.game.name].most_options
    for step in replay(start, record(start, SEED, number)):
        for seat in range(start.seats):
            before = redrawn(game, q, step.before, seat, step.draw)
            if np.array_equal(before, step.before):  # nothing is hidden: the same step
                continue
            after = before.copy()
            after[at.PENDING] = AUTOMATIC
            prepare(game, viewed(q), viewed(after))
            options = after[at.CHOICES : at.CHOICES + after[at.OPTIONS_OPEN]]
            chosen = step.what < AUTOMATIC
            if after[at.PENDING] != step.what or (chosen and step.value not in options):
                continue
            if step.what != AUTOMATIC:
                before = after.copy()
                game.settle(viewed(q), viewed(after), step.value)
            here, there, then, there_then = (
                blotted(observed(game, q, s, seat), room)
                for s in (step.before, before, step.after, after)
            )
            if np.array_equal(here, there) and np.array_equal(then, there_then):
                yield seat, step, replace(step, before=before, after=after)


TOLD = [(g, name) for g, whole in GAMES.items() if whole.narrator for name in whole.names]


@pytest.mark.quick(per="game", but=("swords",))
@pytest.mark.parametrize(("game", "name"), TOLD)
def test_a_seat_is_told_nothing_that_it_may_not_know(game: str, name: str) -> None:
    """The first start of a game is played to its end, of long ones the first turns."""
    narrator, short, start = GAMES[game].narrator, GAMES[game].short, seated(game, name, "random")
    assert narrator is not None
    if short is not None and name != GAMES[game].names[0]:
        start = until_turn(start, 2 * short)
    narrated, found, hidden = narrator(name), set[str](), set[str]()
    for seat, step, other in redrawn_steps(start, 0):
        lines, others = (next(narrated([one]))[1] for one in (step, other))
        found |= {*seen_lines(lines, seat)} ^ {*seen_lines(others, seat)}
        hidden |= {line.text for line in lines} ^ {line.text for line in others}
    assert found == set()
    assert hidden  # if all were told, it would be seen here


HIDING = [whole for whole in GAMES if GAMES[whole].eventful and GAMES[whole].deal]
AS_DATA = [(game, name) for game in HIDING for name in GAMES[game].names]


@pytest.mark.quick(per="game")
@pytest.mark.parametrize(("game", "name"), AS_DATA)
def test_a_seat_sees_no_event_and_no_board_that_it_may_not_know(game: str, name: str) -> None:
    make, short = GAMES[game].eventful, GAMES[game].short
    assert make is not None
    data, hidden, start = make(name), 0, seated(game, name, "random")
    board = cached_of_states(data.board)
    if short is not None:
        start = until_turn(start, 2 * short)
    for seat, step, other in redrawn_steps(start, 0):
        happened, otherwise = (data.happened(one, SEED, 0) for one in (step, other))
        assert seen_by(happened, seat) == seen_by(otherwise, seat)
        boards = [board(s) for one in (step, other) for s in (one.before, one.after)]
        known = [board.seen_by(seat) for board in boards]
        assert known[:2] == known[2:]
        named = {one.kind: f"{one.kind}s" for one in known[0].pieces.values()}
        called = Called(tuple("ABCDEFG"), [str(k) for k in range(400)], named, "part", {})
        told = [
            [
                news(known[k], seen, seat, called),
                *(said(one, known[k], seat, called) for one in seen),
            ]
            for k, seen in ((0, seen_by(happened, seat)), (2, seen_by(otherwise, seat)))
        ]
        assert told[0] == told[1]  # what a replay and a summary say
        hidden += happened != otherwise or boards[:2] != boards[2:]
    assert hidden  # if all were seen, it would be noticed here


def cached_of_states(make: Callable[[State], Any]) -> Callable[[State], Any]:
    """Keep what was made of the last few states: each seat is shown the same steps."""
    kept: dict[bytes, Any] = {}

    def made(s: State) -> Any:
        key = s.tobytes()
        if key not in kept:
            if len(kept) > 16:
                kept.pop(next(iter(kept)))
            kept[key] = make(s)
        return kept[key]

    return made


# ---- what bots note --------------------------------------------------------------------


class Watched(list[int]):
    """A state that knows what was read before it was written, and what was written."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(numbers)
        self.read: set[int] = set()
        self.written: set[int] = set()

    def __getitem__(self, place: Any) -> Any:
        if place not in self.written:
            self.read.add(int(place))
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        self.written.add(int(place))
        super().__setitem__(place, value)


def notes_of_others(start: Start, number: int, room: int) -> set[int]:
    """Give the places where a seat's bot read what another's had noted."""
    noted: dict[int, tuple[int, int]] = {}  # by place: the seat, and what
    found: set[int] = set()

    def ask(choose: Choose, q: State, s: State, draw: Any) -> int:
        seat, watched = int(s[at.ASKED]), Watched(s.tolist())
        place = choose(viewed(q), watched, draw)  # type: ignore[arg-type]
        for cell in watched.read & noted.keys():
            who, what = noted[cell]
            if who != seat and what == s[cell]:  # else the rules have written there since
                found.add(cell)
        for cell in watched.written:
            after = int(list.__getitem__(watched, cell))
            listed = at.CHOICES <= cell < at.CHOICES + room  # the rules list options there anew
            if not listed and (cell in noted or after != s[cell]):  # what was put back is no note
                noted[cell] = seat, after
        s[:] = list(watched)
        return int(place)

    played_by(start, SEED, number, ask)
    return found


@pytest.mark.quick(1)
@every_line_up
def test_no_bot_reads_what_another_has_noted(game: str, name: str, which: str) -> None:
    """Unless it is a count of what lies open."""
    for start in line_ups(game, name, FEWER.get(which, which)):
        found = notes_of_others(start, 0, GAMES[game].most_options)
        assert found <= GAMES[game].shared_notes
