"""Hints as the page shows them. Also runs translated, in a worker."""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from samurai_odds.analysis.weighing import Candidate, Looked, Weighing, unlike
from samurai_odds.battles.advice import candidates as of_battles
from samurai_odds.battles.advice.result import changes_in
from samurai_odds.battles.full_game.game import GAME as BATTLES
from samurai_odds.battles.rules import layout as battles_at
from samurai_odds.battles.rules import recording as battles_kept
from samurai_odds.battles.words import REPLIES
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.page.reasons import WHY_GAMES, Fact, Facts, Why, named, reason
from samurai_odds.play import layout as at
from samurai_odds.play.game import Rows, Start, State, all_by
from samurai_odds.play.games import play_range
from samurai_odds.play.options import CONFIDENCE
from samurai_odds.play.question import Question
from samurai_odds.play.rollouts import seen_by, seen_for, seen_until, until_turn
from samurai_odds.play.search.planning import Plan, planned, plans, proposed
from samurai_odds.play.search.planning import unlike as unlike_plans
from samurai_odds.play.search.searching import Search, Wanted
from samurai_odds.ran.advice import candidates as of_ran
from samurai_odds.ran.full_game.game import GAME as RAN
from samurai_odds.ran.rules import layout as ran_at
from samurai_odds.ran.rules import recording as ran_kept
from samurai_odds.ran.words import REPLIES as PHASES
from samurai_odds.swords.advice import candidates as of_swords
from samurai_odds.swords.full_game.game import GAME as SWORDS
from samurai_odds.swords.full_game.game import of_two
from samurai_odds.swords.full_game.outcomes import part
from samurai_odds.swords.full_game.plan import of_lines
from samurai_odds.swords.full_game.plan import said as koku_said
from samurai_odds.swords.rules import layout as swords_at
from samurai_odds.swords.rules import recording as swords_kept
from samurai_odds.swords.words import REPLIES as ROUNDS
from samurai_odds.swords.words import USUAL_BOT

Plans = Sequence[Plan]


def _no_words(start: Start, plan: Plan) -> str:
    """Leave a plan to its choices, which say what it is."""
    return ""


@dataclass(frozen=True)
class Listing:
    """What a game compares at a choice: the first plans, more like the best, replies to each.

    ``begin`` makes a start of its numbers, ``until`` has a plan played on with so many replies,
    ``why`` says what came of it in such games, ``facts`` lists it to be compared with another's;
    ``worded`` says plans whose choices do not.
    """

    first: Callable[[Start], Sequence[Candidate]]
    more: Callable[[Start, Sequence[Candidate], int], Sequence[Candidate]]
    replies: int
    begin: Callable[[State, State], Start]
    until: Callable[[Plan, int], Start]
    why: Callable[[Plan, Rows], Why]
    facts: Callable[[Plan, Rows], Sequence[Fact]]
    worded: Callable[[Start, Plan], str] = _no_words


def _more_of_swords(start: Start, best: Sequence[Candidate], seed: int) -> list[Candidate]:
    if best[0].plan.said or not best[0].plan.choices:  # koku: all plans are listed
        return []
    return _bare(of_swords.more_plans(start, [each.plan for each in best], seed))


def _more_of_ran(start: Start, best: Sequence[Any], seed: int) -> Sequence[Candidate]:
    kind = ran_at.State(start.state).decision
    if ran_at.FIRST_OF_ORDERS <= kind <= ran_at.LAST_OF_ORDERS:
        return of_ran.variants(None, start, best)
    return _bare(unlike_plans(planned(start, name) for name in start.game.intents))


def _words_of_swords(start: Start, plan: Plan) -> str:
    """Say a plan of koku, which is made of orders and has no choices."""
    if plan.choices:
        return ""
    koku = int(swords_at.State(start.state).koku[plan.seat])
    return koku_said(of_lines(plan.said, koku)) if plan.said else f"as {USUAL_BOT} would"


# ---- what comes of a plan ----------------------------------------------------------------

_NOTHING = "0.0"
_NAMED = 0.1  # how often a piece is lost from which on that is worth a word


def _most_often(lost: Any, said: str = "above all", first: int = 0) -> Why:
    """Name the piece that is lost most often: a row of marks for each game."""
    often = lost.sum(axis=0)
    piece = int(often.argmax())
    share = float(often[piece]) / len(lost)
    return [f" ({said} ", first + piece, f", {100 * share:.0f}%)"] if share >= _NAMED else []


def _why_of_battles(plan: Plan, rows: Rows) -> Why:
    start, seat = plan.start, plan.seat
    then = changes_in(plan, rows)
    what = ("enemy_blocks_lost", "blocks_lost", "banners", "enemy_banners")
    taken, lost, gained, given_up = (_mean(then[one]) for one in what)
    if taken == lost == _NOTHING:
        return ["Neither side loses blocks before the replies are over."]
    banners = "" if gained == given_up == _NOTHING else f", {gained} banners for {given_up}"
    theirs, own = (_destroyed(start, rows, one) for one in (1 - seat, seat))
    said = f"With the replies the first plan takes {taken} blocks"
    return [said, *_most_often(theirs), f" for {lost}", *_most_often(own), f"{banners}."]


def _destroyed(start: Start, rows: Rows, one: int) -> Any:
    """Mark by game which units of a side that are there have no blocks left."""
    state = battles_at.State(start.state)
    units = int(state.units)
    left = rows[:, battles_kept.BLOCKS : battles_kept.BLOCKS + units]
    here, side = state.unit_blocks[:units] > 0, state.unit_side[:units]
    return (left == 0) & (here & (side == one))


def _facts_of_battles(plan: Plan, rows: Rows) -> list[Fact]:
    then, seat = changes_in(plan, rows), plan.seat
    theirs, own = (_destroyed(plan.start, rows, one) for one in (1 - seat, seat))
    return [
        Fact("takes", "blocks", then["enemy_blocks_lost"], True),
        Fact("loses", "blocks", then["blocks_lost"], False),
        Fact("gains", "banners", then["banners"], True),
        Fact("gives away", "banners", then["enemy_banners"], False),
        *_of_pieces("destroys", theirs, True),
        *_of_pieces("loses", own, False),
    ]


def _of_pieces(does: str, lost: Any, is_good: bool, first: int = 0) -> list[Fact]:
    """List what happened to single pieces: a row of marks for each game."""
    return [Fact(does, first + piece, lost[:, piece], is_good) for piece in range(lost.shape[1])]


def _why_of_swords(plan: Plan, rows: Rows) -> Why:
    start = plan.start
    counts = (swords_kept.PROVINCES, swords_kept.UNITS)
    held, units = (_mean(part(rows, one, start.seats)[:, plan.seat]) for one in counts)
    number = int(start.question[swords_at.Question.provinces.at])
    before = swords_at.State(start.state).battles_at[:number]
    fought = rows[:, swords_kept.BATTLES_AT : swords_kept.BATTLES_AT + number] > before
    said = f"The first plan leaves {held} provinces and {units} units after the round"
    return [said, *_most_often(fought, "most fought for"), "."]


def _facts_of_swords(plan: Plan, rows: Rows) -> list[Fact]:
    counts = ((swords_kept.PROVINCES, "provinces"), (swords_kept.UNITS, "units"))
    return [
        Fact("keeps", what, part(rows, one, plan.start.seats)[:, plan.seat], True)
        for one, what in counts
    ]


def _why_of_ran(plan: Plan, rows: Rows) -> Why:
    before = [int(ran_at.State(plan.start.state).rout_points[side]) for side in range(2)]
    columns = [rows[:, ran_kept.ROUT_POINTS + side] - before[side] for side in range(2)]
    enemy, own = _mean(columns[1 - plan.seat]), _mean(columns[plan.seat])
    if enemy == own == _NOTHING:
        return ["Neither side loses rout points before the replies are over."]
    theirs, yours = (_routed(plan, rows, side) for side in (1 - plan.seat, plan.seat))
    said = f"With the first plan the enemy loses {enemy} rout points"
    return [said, *theirs, f", you {own}", *yours, ", replies and all."]


def _routed(plan: Plan, rows: Any, side: int) -> Why:
    first, lost = _rout_of(plan, rows, side)
    return _most_often(lost, first=first)


def _rout_of(plan: Plan, rows: Any, side: int) -> tuple[int, Any]:
    """Give a side's first unit, and mark by game which that were not are routed."""
    q, s = ran_at.Question(plan.start.question.whole), ran_at.State(plan.start.state)
    first, end = int(q.first_of_side[side]), int(q.end_of_side[side])
    here = s.state[first:end] < ran_at.ROUTED
    lost = rows[:, ran_kept.FATE + first : ran_kept.FATE + end] >= ran_at.ROUTED
    return first, lost & here


def _facts_of_ran(plan: Plan, rows: Rows) -> list[Fact]:
    points = ran_kept.ROUT_POINTS
    (foes, theirs), (first, own) = (_rout_of(plan, rows, one) for one in (1 - plan.seat, plan.seat))
    return [
        Fact("takes", "rout points", rows[:, points + 1 - plan.seat], True),
        Fact("loses", "rout points", rows[:, points + plan.seat], False),
        *_of_pieces("routs", theirs, True, foes),
        *_of_pieces("loses", own, False, first),
    ]


def _mean(counts: Any) -> str:
    return f"{float(counts.sum()) / len(counts):.1f}"


def _bare(listed: Plans) -> list[Candidate]:
    return [Candidate(plan, ()) for plan in listed]


def _begin_swords(question: State, state: State) -> Start:
    two = swords_at.Question(question).variant == swords_at.TWO_PLAYER
    return Start(of_two(SWORDS) if two else SWORDS, Question(question), state)


LISTINGS = {
    "battles": Listing(
        first=lambda start: unlike(_bare(plans(start, start.game.authors))),
        more=lambda start, best, seed: _bare(
            of_battles.more_plans(start, [each.plan for each in best], start.game.authors, seed)
        ),
        replies=REPLIES,
        begin=lambda question, state: Start(BATTLES, Question(question), state),
        until=lambda plan, replies: seen_until(plan.start, plan.seat, plan.turn + replies),
        why=_why_of_battles,
        facts=_facts_of_battles,
    ),
    "swords": Listing(
        first=lambda start: _bare(proposed(start) or of_swords.first_plans(start)),
        more=_more_of_swords,
        replies=ROUNDS,
        begin=_begin_swords,
        until=lambda plan, replies: until_turn(seen_by(plan.start, plan.seat), plan.turn),
        why=_why_of_swords,
        facts=_facts_of_swords,
        worded=_words_of_swords,
    ),
    "ran": Listing(
        first=lambda start: of_ran.candidates(None, start, start.game.authors),
        more=_more_of_ran,
        replies=PHASES,
        begin=lambda question, state: Start(RAN, Question(question), state),
        until=lambda plan, replies: seen_for(plan.start, plan.seat, replies),
        why=_why_of_ran,
        facts=_facts_of_ran,
    ),
}

# ---- hints -------------------------------------------------------------------------------

LOOKS = (4, 16, 48, 128)  # games of each plan at most: a ranking after each
SHOWN = 3  # plans that the page shows at most
_FIRST_LOOK = 32  # games of each before any plan is dropped


def thinking(
    listing: Listing,
    start: Start,
    seed: int = 0,
    looks: Sequence[int] = LOOKS,
    first_look: int = _FIRST_LOOK,
    show: Progress | None = None,
) -> Iterator[dict[str, Any] | Wanted]:
    """Rank what the seat to choose may do, ever more surely; nothing where it has one plan only.

    The first author plays on, in all seats, as in `advise`; plans like the best come in from the
    first look at which that would vary any. Before each step come the games that it is about to
    play: what those come to may be known by then (`play_range`), from other workers.
    """
    state = start.state.copy()
    state[at.PENDING] = 0  # asked again
    begun = all_by(replace(start, state=state), start.game.authors[0])
    field = list(listing.first(begun))
    if len(field) == 1:  # of more options than can be looked at, say
        field = unlike([*field, *listing.more(begun, field, seed)])
    if len(field) < 2:
        return
    weighing = Weighing(listing.replies, seed, CONFIDENCE, play_range, show, first_look)
    known: dict[bytes, Candidate] = {}  # each is one candidate, whose games are played once
    usual = planned(begun, start.game.authors[0]) if field[0].plan.choices else None  # koku: none

    def more(best: Sequence[Candidate]) -> Sequence[Candidate]:
        candidates = listing.more(begun, best, seed)
        return [known.setdefault(each.plan.gist, each) for each in candidates]

    for place, games in enumerate(looks):
        last = place == len(looks) - 1
        limit = Limit(samples=games)
        looked = yield from weighing.steps(field, more if last else _none, limit, usual)
        steps = ranking(looked, listing)
        if last:
            steps["why"] = yield from explained(listing, looked, seed)
        yield steps


def explained(listing: Listing, looked: Looked, seed: int) -> Generator[Wanted, None, Why]:
    """Say why all plans shown are better than the best that is clearly worse than the first.

    Where nothing sets all apart surely, why the first is; else what comes of it.
    """
    tied, placings = max(1, looked.run.tied), looked.placings
    worse = [one for one in placings[tied:] if not one.tied][:1]
    compared = [looked.field[one.number].plan for one in (*placings[: min(SHOWN, tied)], *worse)]
    untils = [listing.until(plan, listing.replies) for plan in compared]
    yield [(until, seed, 0, WHY_GAMES) for until in untils]
    rows = [play_range(until, seed, 0, WHY_GAMES) for until in untils]
    found: Why = []
    if worse:
        listed = zip(compared, rows, strict=True)
        facts: list[Facts] = [named(listing.facts(plan, some)) for plan, some in listed]
        said = [("Why: it", "the next plan")]
        if tied > 1:
            behind = "the best plan that is clearly worse"
            said = [("Why: each of these plans", behind), ("Why: the first plan", behind)]
        for number, (one, other) in zip((len(facts) - 1, 1), said, strict=False):
            found = found or reason(one, facts[:number], other, facts[-1])
    return found or listing.why(compared[0], rows[0])


def _none(best: Sequence[Candidate]) -> Sequence[Candidate]:
    return ()


def ranking(looked: Looked, listing: Listing) -> dict[str, Any]:
    """Return what a look has found as plain values, the best plan first."""
    return {
        "candidates": [
            plain_plan(looked.field[place.number].plan, listing)
            | {"win": place.value.to_dict(), "loss": place.loss.to_dict()}
            | {"tied": place.tied, "wins": place.sure, "games": place.games}
            for place in looked.placings
        ],
        "tied": looked.run.tied,
        "games": looked.run.games,
        "whole": looked.whole,
        "why": [],
    }


def plain_plan(plan: Plan, listing: Listing) -> dict[str, Any]:
    """Return a plan as plain values: choices with their codes, or orders, with words for them."""
    return {
        "choices": [list(one) for one in plan.key],
        "said": [list(line) for line in plan.said],
        "words": listing.worded(plan.start, plan),
        "author": plan.author,
    }


# ---- what a seat that searches does --------------------------------------------------------


def decided(listing: Listing, start: Start, playouts: int, luck: int) -> dict[str, Any] | None:
    """Return the plan of the seat that decides, as `searching:N` finds it; None without one."""
    plan = Search(start.game.authors, playouts, start.game.replies).decide(start, luck)
    if plan is None:
        return None
    said = [list(line) for line in plan.said]
    return {"choices": [] if said else [list(one) for one in plan.key], "said": said}
