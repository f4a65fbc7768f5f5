"""Advice as a page: what to do and why, then all turns compared, then how it was found."""

from samurai_odds.battles.advice.found import FoundAdvice, Weighed
from samurai_odds.battles.advice.reckoning import swing
from samurai_odds.battles.advice.written import in_short
from samurai_odds.battles.scenario.facts import command_cards
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.battles.whole.leads import RACK, cards_said
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid, as_text
from samurai_odds.play.search.racing import mean_of

_MOST_ROWS = 15
_EQUAL = ("'=': cannot be told from the best; '*': yours",)
_LABELS = {
    "banners": "own banners",
    "enemy_banners": "enemy banners",
    "blocks_lost": "own blocks lost",
    "enemy_blocks_lost": "enemy blocks lost",
    "tokens": "own tokens",
    "enemy_tokens": "enemy tokens",
}


def advice_text(advice: FoundAdvice, explain: bool = False) -> str:
    """Write advice for the terminal."""
    return as_text(advice_grids(advice, explain))


def advice_grids(advice: FoundAdvice, explain: bool = False) -> list[Grid]:
    """The verdict; the turns compared; what they are; the orders of the best; notes."""
    shown = [each for k, each in enumerate(advice.turns) if k < _MOST_ROWS or each.candidate.asked]
    rank = {id(each): k + 1 for k, each in enumerate(advice.turns)}
    rows = tuple(_row(rank[id(each)], each) for each in shown)
    columns = ("", "card", "wins", "behind", "best")
    turns = tuple(_turn(rank[id(each)], each) for each in shown)
    grids = [
        Grid(
            "\n".join(verdict_lines(advice)), columns, rows, ("'=': cannot be told from the best",)
        ),
        Grid("", ("", "turn", "now", "after"), turns),
    ]
    if explain and advice.differences():
        grids.append(_explained(advice))
    lines = (("lead " + advice.best.candidate.card, *advice.best.candidate.orders),)
    grids.append(Grid("The best as a file of orders:\n" + "\n".join(lines[0]), (), (), ()))
    return [*grids, Grid("", (), (), _notes(advice))]


def verdict_lines(advice: FoundAdvice) -> list[str]:
    """Say what to do, how sure that is, and what of the turn asked about."""
    best = advice.best
    said = [
        f"{names_of(best)}: {in_short(best.candidate.orders)}; wins {best.placing.value.text()}."
    ]
    others = advice.tied - 1
    if others:
        turns = "one other turn" if others == 1 else f"{others} other turns"
        said.append(f"Too close to call: {turns} cannot be told from it.")
    mine = advice.asked
    if mine is not None:
        place = advice.turns.index(mine) + 1
        behind = f"{mine.placing.loss.text()} behind the best" if place > 1 else "the best"
        if place > 1 and mine.placing.tied:
            behind += ", too close to call"
        said.append(f"Yours is number {place} of {len(advice.turns)}: {behind}.")
    scenario = advice.staged.scenario
    side = SIDES[scenario.first]
    after = "no reply" if not advice.replies else f"{advice.replies} turns of reply"
    said.append(
        f"Samurai Battles: {scenario.title}, turn {scenario.moment.turn}, {side} to move; "
        f"judged after {after}"
    )
    return said


def names_of(each: Weighed) -> str:
    """Name the cards of a turn as they are printed."""
    cards = command_cards()
    names = [
        str(cards[said.removeprefix(RACK)]["name"]) + (" from the rack" * said.startswith(RACK))
        for said in cards_said(each.candidate.card)
    ]
    return " and ".join(names)


def _row(rank: int, each: Weighed) -> tuple[object, ...]:
    place = each.placing
    label = (
        f"{rank}{'=' if place.tied and rank > 1 else ''}{' yours' if each.candidate.asked else ''}"
    )
    behind = None if rank == 1 else place.loss
    best_in = f"{100 * each.chance_best:.0f} %" if each.chance_best >= 0.005 else None
    return (label, each.candidate.card, place.value, behind, best_in)


def _turn(rank: int, each: Weighed) -> tuple[object, ...]:
    """Say what a turn is, and the banners that it brings."""
    now, then = (mean_of(swing(changes), 1, False) for changes in each.reckoned)
    signed = [Figure(float(one), one.se, one.samples if one.se else 0) for one in (now, then)]
    return (str(rank), _said(each), *signed)


def _said(each: Weighed) -> str:
    return f"{in_short(each.candidate.orders)} ({each.candidate.plan.author})"


def _explained(advice: FoundAdvice) -> Grid:
    """Say in what the best differs from the turn asked about, after the replies."""
    rows = tuple((_LABELS[what], figure) for what, figure in advice.differences().items() if figure)
    title = "Why not yours: the best compared with it, after the replies"
    return Grid(title, ("on average, each game", "more (+) or less"), rows)


def _notes(advice: FoundAdvice) -> tuple[str, ...]:
    made = advice.provenance
    interrupted = "; interrupted" if made.interrupted else ""
    counted = f"{made.samples:,} turns played on, seed {made.seed}"
    return (
        "wins: chance to win, as judged after the replies; behind: with the error of the paired "
        "difference; best: in how many of a hundred such comparisons; now, after the replies: "
        "banners, own less the enemy's; in brackets the bot who does what dice leave open",
        f"monte-carlo, {counted}; ± is one standard error{interrupted}; {book_note(made)}",
        *source_notes(made.rests_on),
    )
