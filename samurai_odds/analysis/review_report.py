"""A review as text: who lost it, by choices or by luck; the turns that mattered; all turns."""

from collections.abc import Callable, Sequence
from textwrap import fill

from samurai_odds.analysis.review_result import MARKS, Decision, ReviewResult
from samurai_odds.engine.answers.tables import simulated_note, source_notes
from samurai_odds.grids.figure import Figure, error_note
from samurai_odds.grids.fitting import capital
from samurai_odds.grids.grid import Grid
from samurai_odds.grids.printing import printed
from samurai_odds.grids.prose import joined
from samurai_odds.play.search.reviewing import GUESSES, PLAYED_OUT
from samurai_odds.play.search.reviewing_in_time import Guess

_MOST_NAMED = 3
_COLUMNS = 80
_MOST_TOLD = 12  # decisions whose cost is told, unless all are
_WORTH_A_ROW = 0.02  # of error or luck, in a table that does not show all


def review_grids(review: ReviewResult, everything: bool = False) -> list[Grid]:
    """Return the summary; the turns that changed most; what was better in them; notes."""
    shown = [each for each in review.turns if everything or _matters(each)]
    table = _turns if review.of_two_sides else _seats
    grids = [table(review, "\n".join(summary(review)), shown)]
    if not review.of_two_sides:
        grids.append(_by_turn(review))
    marked = [each for each in shown if each.mark]
    rows = marked if everything else _costliest(marked)[:_MOST_TOLD]
    cost = [_cost(review, each) for each in marked if each in rows]
    if cost:
        what = "What the marked decisions cost:"
        if len(rows) < len(marked):
            what = f"What the {len(rows)} costliest decisions cost:"
        grids.append(Grid("\n".join((what, *cost)), (), ()))
    return [*grids, Grid("", (), (), _notes(review, len(shown)))]


def summary(review: ReviewResult) -> list[str]:
    """Return who won, what all decisions and the luck came to, and which turns were worst."""
    said = [_outcome(review), *_in_time(review), *_off(review)]
    said += [f"{capital(who)}'s decisions {_costs(review, one)}."
             for one, who in review.winners.items()]  # fmt: skip
    if review.of_two_sides:
        luck = review.totals(0).luck
        apart = Figure(abs(luck), luck.se, luck.samples)
        said.append(f"Luck: {_points(apart)} to {review.winners[0 if luck >= 0 else 1]}.")
    said += [
        f"{_when(review, each)}: {each.side} could have won at once."
        for each in review.turns
        if each.reviewed.missed_win
    ]
    worst = [
        f"{_when(review, one).lower()} ({one.side}), {_lost(one)}"
        for one in _costliest([each for each in review.turns if each.mark])
    ]
    return [*said, *([f"Costliest: {'; '.join(worst[:_MOST_NAMED])}."] if worst else [])]


def first_look(
    guesses: Sequence[Guess], side: Callable[[int], str], turn_named: str, decisions: int
) -> str:
    """Return which decisions seem to have cost most, before they are weighed."""
    doubtful = [
        f"{side(turn.seat)} in {turn_named} {turn.number} ({_points(lost)})"
        for turn, lost in guesses[:_MOST_NAMED]
        if lost > lost.se
    ]
    said = [f"Weighing {decisions} decisions; --seconds S stops in time."]
    if doubtful:
        listed = f"{', '.join(doubtful)}; a guess from {GUESSES} games of each."
        said.insert(0, f"First look: most may have been lost by {listed}")
    return "\n".join(fill(line, _COLUMNS) for line in said)


def _in_time(review: ReviewResult) -> list[str]:
    """Return how many decisions were weighed, where time ran out before all were."""
    weighed, all_of_them = review.weighed, len(review.played.turns)
    if weighed == all_of_them:
        return []
    return [
        f"Weighed in the time: {weighed} of {all_of_them} {_one(review)}s, those that seem to "
        "have cost most first. Luck holds what the others cost."
    ]


def _off(review: ReviewResult) -> list[str]:
    """Say how far the evaluation may be off in what decisions cost, where any was evaluated."""
    off = max((each.reviewed.off for each in review.turns), default=0.0)
    if not off:
        return []
    return [
        f"Win chances are of games to the end; costs under {100 * PLAYED_OUT:.0f} points are "
        f"evaluated, ± {100 * off:.1f} each."
    ]


def _outcome(review: ReviewResult) -> str:
    called, start = review.played.called, review.start
    if not review.of_two_sides:
        return _outcome_of_seats(review)
    first = capital(review.winners[0])
    at_first = start[0].text()
    if not review.played.finished:
        now = review.result[0].text()
        return (
            f"{first}'s win chance in {called}: {at_first} at the start, {now} at the last "
            "turn recorded."
        )
    won = {1.0: first, 0.0: capital(review.winners[1])}
    who = won.get(float(review.result[0]), "Nobody")
    return f"{who} won {called}. {first}'s win chance at the start was {at_first}."


def _outcome_of_seats(review: ReviewResult) -> str:
    """Say who won, who shared it, or that nobody did; of a game that is not over, who leads."""
    if not review.played.finished:
        chances = ", ".join(
            f"{who} {review.result[seat].text()}" for seat, who in review.winners.items()
        )
        return f"Win chances at the last {review.turn_named} recorded: {chances}."
    won = [who for seat, who in review.winners.items() if review.result[seat]]
    who = capital(" and ".join(won)) if won else "Nobody"
    return f"{who} {'shared' if len(won) > 1 else 'won'} {review.played.called}."


def _costliest(marked: Sequence[Decision]) -> list[Decision]:
    return sorted(marked, key=lambda each: -each.reviewed.lost)


def _marks(turns: Sequence[Decision]) -> str:
    """Count the marked choices of a side, the worst kind first."""
    counts = [
        f"{count} {one if count == 1 else several} {mark}"
        for mark, (_, one, several) in MARKS.items()
        if (count := sum(each.mark == mark for each in turns))
    ]
    return f" ({', '.join(counts)})" if counts else ""


def _costs(review: ReviewResult, seat: int) -> str:
    """Say what a winner's decisions cost, and of how many that is known."""
    mine = review.decided_by(seat)
    weighed, made = [each for each in mine if each.reviewed.looked_at], review.made_by(seat)
    if not weighed:
        return f"were not weighed ({made})" if made else "cost nothing: there were none"
    many = f", {len(weighed)} of {made} weighed" if len(weighed) < made else ""
    own = review.totals(seat).own
    if own or own.bar:
        lost = Figure(abs(own), own.se, own.samples)
        return f"cost {_points(lost)} of win chance{_marks(mine)}{many}"
    if all(each.reviewed.forced for each in weighed):
        return f"cost nothing: no other was open{many}"
    return f"cost nothing that {review.provenance.samples:,} playouts of each show{many}"


def _points(change: Figure) -> str:
    """Print a change of win chance in percentage points, with its error."""
    return f"{change.in_points.text()} points"


def _when(review: ReviewResult, each: Decision) -> str:
    return f"{review.turn_named.capitalize()} {each.reviewed.turn.number}"


def _lost(each: Decision) -> str:
    return f"{each.reviewed.lost.in_points.text()} points"


def _cost(review: ReviewResult, each: Decision) -> str:
    """Return what a choice was and cost, and what was better."""
    better = each.better or each.done
    cost = "missed a win at once" if each.reviewed.missed_win else f"lost {_lost(each)}"
    when = f"{_when(review, each)}, {each.side}"
    done = joined((each.done.said, better.said), ". Better: ")
    return f"{when}, {cost} ({each.mark}) with {printed(done)}."


def _matters(each: Decision) -> bool:
    luck = max(abs(one) for one in each.reviewed.luck)
    return bool(each.mark) or luck >= _WORTH_A_ROW


# ---- tables --------------------------------------------------------------------------


def _turns(review: ReviewResult, heading: str, shown: Sequence[Decision]) -> Grid:
    """Return the turns of two sides: the first's chance, and what changed it."""
    columns = (review.turn_named, "side", f"{review.winners[0]} before", "decision", "mark", "luck")
    rows = tuple(_turn_row(each) for each in shown)
    return Grid(heading, columns if rows else (), rows)


def _turn_row(each: Decision) -> tuple[object, ...]:
    one = each.reviewed
    error = None if one.forced or not one.looked_at or not one.error[0] else one.error[0].in_points
    number = str(one.turn.number)
    return (number, each.side, one.before[0], error, each.mark, one.luck[0].in_points)


def _seats(review: ReviewResult, heading: str, shown: Sequence[Decision]) -> Grid:
    """Return what each seat's chance came to: at the start, by whose decisions, by luck."""
    rows = []
    for seat, who in review.winners.items():
        total = review.totals(seat)
        changes = (one.in_points if one or one.bar else None for one in total)
        end = review.result[seat]
        result = Figure(end, end.se, end.samples, True)
        rows.append((who, review.start[seat], *changes, result))
    columns = ("", "at first", "own decisions", "rivals' decisions", "luck", "result")
    return Grid(heading, columns, tuple(rows))


def _by_turn(review: ReviewResult) -> Grid:
    """Return all chances at the start of each round."""
    first: dict[int, Decision] = {}
    for each in review.turns:
        first.setdefault(each.reviewed.turn.number, each)
    rows = tuple(
        (str(number), *(each.reviewed.before[seat] for seat in review.winners))
        for number, each in first.items()
    )
    columns = (review.turn_named, *review.winners.values())
    return Grid(f"Win chances before the first decision of each {review.turn_named}:", columns,
                rows)  # fmt: skip


# ---- notes ---------------------------------------------------------------------------


_GRADES = "?? blunder (10 points or a missed win), ? mistake (5), ?! inaccuracy (2)."


def _notes(review: ReviewResult, shown: int) -> tuple[str, ...]:
    made, turns = review.provenance, len(review.turns)
    rest = turns - shown
    quieter = f"{rest} quieter {_one(review)}{'s' if rest > 1 else ''}"
    left = (f"Add --all for {quieter}.",) if rest else ()
    if review.of_two_sides:
        whose = f"{review.winners[0]}'s win chance"
        against = f"against the best {_one(review)} found"
    else:
        whose, against = "a seat's win chance", "against the best plan found"
        left = ()
    return (
        f"decision, luck: change of {whose} in percentage points; decision: before the "
        f"first dice, {against}. {_GRADES}",
        *left,
        *review.played.remarks,
        simulated_note(
            made, f"at most {made.samples:,} playouts per {_one(review)}", error_note(None)
        ),
        *source_notes(made.rests_on),
    )


def _one(review: ReviewResult) -> str:
    """Name what is reviewed: a whole turn, or a decision of several in it."""
    by_choice = review.turns and review.turns[0].reviewed.turn.start.game.by_choice
    return "decision" if by_choice else "turn"
