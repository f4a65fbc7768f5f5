"""Advice as text and picture: what to do and why, then all turns compared, then the notes."""

from dataclasses import replace
from typing import TYPE_CHECKING

from samurai_odds.battles.advice.orders_in_words import card_names, deeds, described
from samurai_odds.battles.advice.reasons import compared_name, reasons
from samurai_odds.battles.advice.result import AdviceResult, Weighed
from samurai_odds.battles.drawing.page import new_page
from samurai_odds.battles.drawing.picture import draw_map
from samurai_odds.battles.drawing.pieces import LEGEND, draw_attack, draw_move, draw_stay
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.scenario.wording import counted
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.grids.figure import Figure, error_note
from samurai_odds.grids.grid import Grid, as_text
from samurai_odds.play.hex_maps import middle

if TYPE_CHECKING:
    from matplotlib.axes import Axes


_MOST_ROWS = 12
_LABELS = {
    "banners": "your banners",
    "enemy_banners": "enemy banners",
    "blocks_lost": "your blocks lost",
    "enemy_blocks_lost": "enemy blocks lost",
    "tokens": "your tokens",
    "enemy_tokens": "enemy tokens",
}


def advice_text(advice: AdviceResult, explain: bool = False) -> str:
    return as_text(advice_grids(advice, explain))


def advice_grids(advice: AdviceResult, explain: bool = False) -> list[Grid]:
    """Return the verdict, why, the turns compared, the orders of the best, and notes."""
    grids = [Grid("\n".join(verdict_lines(advice)), (), ())]
    if explain:
        grids.append(_explained(advice))
    numbered = list(enumerate(advice.turns, start=1))
    shown = [(rank, one) for rank, one in numbered if rank <= _MOST_ROWS or one.candidate.asked]
    rows = tuple(_row(advice, rank, one) for rank, one in shown)
    left = len(advice.turns) - len(shown)
    notes = ["'=': too close to the best to call (within two standard errors)"]
    if left:
        notes.append(f"{counted(left, 'turn')} further behind: add --format json for all")
    grids.append(Grid("", ("turn", "wins", "behind"), rows, tuple(notes)))
    orders = "\n".join(advice.best.candidate.lines)
    grids.append(Grid(f"The best turn as an orders file:\n{orders}", (), ()))
    return [*grids, Grid("", (), (), _notes(advice))]


def verdict_lines(advice: AdviceResult) -> list[str]:
    """Return what to do, how sure that is, and what of the turn asked about."""
    said = [_advised(advice, advice.best, "Play ")]
    said += [text for text in (_ties(advice), _yours(advice), _dealt(advice)) if text]
    scenario = advice.staged.scenario
    after = f"evaluated after {advice.replies} more turns"
    if not advice.off[0]:
        after = "played to the end of the battle"
    elif not advice.replies:
        after = "evaluated after this turn"
    said.append(
        f"Samurai Battles: {scenario.title}, turn {scenario.moment.turn}, "
        f"{SIDES[scenario.first]} to move; {after}"
    )
    return said


def turn_lines(advice: AdviceResult, each: Weighed) -> list[str]:
    """Describe one turn, and where it stands among the others."""
    rank = advice.turns.index(each) + 1
    said = [_advised(advice, each)]
    if rank == 1:
        return said + [text for text in (_ties(advice),) if text]
    return [*said, _yours(advice), f"Best: {_advised(advice, advice.best)}"]


def _advised(advice: AdviceResult, each: Weighed, verb: str = "") -> str:
    """Describe a turn with its chance to win."""
    orders = described(advice.staged.scenario, each.candidate.orders)
    name = card_names(each.candidate.card)
    if each.candidate.wins:
        return f"Wins at once: {name}: {orders}."
    off = f", evaluation ± {100 * advice.off[0]:.0f}%" if advice.off[0] else ""
    return f"{verb}{name} (wins {each.placing.value.text()}{off}): {orders}."


def _ties(advice: AdviceResult) -> str:
    """Return how many turns are as good as the best, or cannot be told from it."""
    equal = advice.equal
    close = sum(map(advice.is_close, advice.turns)) - equal
    if advice.best.placing.games == 1:
        return "One game cannot tell turns apart: play more games."
    said = []
    if equal > 1:
        same = "all win at once" if advice.best.candidate.wins else "they ended alike in every game"
        said.append(f"{equal} turns are equally good ({same}); this is one of them.")
    if close:
        others = "1 other turn is" if close == 1 else f"{close} other turns are"
        said.append(f"Too close to call: {others} within two standard errors of it.")
    return " ".join(said)


def _yours(advice: AdviceResult) -> str:
    """Return where the turn asked about stands."""
    mine = advice.asked
    if mine is None:
        return ""
    if mine is advice.best or advice.is_equal(mine):
        return f"Your turn is {'the' if advice.equal == 1 else 'one of the'} best."
    rank = advice.turns.index(mine) + 1
    if advice.best.candidate.wins and not mine.placing.loss:
        return f"Your turn ranks {rank} of {len(advice.turns)}: it does not win at once."
    close = ", too close to call" if advice.is_close(mine) else ""
    return (
        f"Your turn ranks {rank} of {len(advice.turns)}: {_points(mine).text()} points of win "
        f"chance behind the best{close}."
    )


def _dealt(advice: AdviceResult) -> str:
    if not advice.dealt:
        return ""
    side, seed = SIDES[advice.staged.scenario.first], advice.provenance.seed
    cards = "; ".join(f"{what}: {', '.join(keys)}" for what, keys in advice.dealt.items())
    return f"Dealt at random to {side} (seed {seed}), {cards}."


def _row(advice: AdviceResult, rank: int, each: Weighed) -> tuple[object, ...]:
    candidate, place = each.candidate, each.placing
    tied = "=" if rank > 1 and advice.is_close(each) else ""
    yours = ", yours" if candidate.asked else ""
    wins = "at once" if candidate.wins else place.value
    orders = described(advice.staged.scenario, candidate.orders)
    text = f"({rank}{tied}{yours}) {card_names(candidate.card)}: {orders}"
    return (text, wins, _points(each) if place.loss else None)


def _points(each: Weighed) -> Figure:
    """Return how far a turn is behind the best, in percentage points."""
    loss = each.placing.loss
    return Figure(100 * loss, 100 * loss.se, loss.samples)


def _explained(advice: AdviceResult) -> Grid:
    """Return why the best turn is best, beside the one asked about or the second."""
    if advice.best.placing.games == 1 and not advice.best.candidate.wins:
        return Grid("Why: one game cannot tell. Play more games.", (), ())
    rows = tuple((_LABELS[what], figure) for what, figure in advice.differences().items() if figure)
    title = f"the best less {compared_name(advice)}, after the replies"
    return Grid(f"Why: {reasons(advice)}", (title, "on average") if rows else (), rows)


def _notes(advice: AdviceResult) -> tuple[str, ...]:
    made = advice.provenance
    interrupted = "; interrupted" if made.interrupted else ""
    games = advice.best.placing.games
    return (
        "wins: estimated win chance; behind: paired difference from the best, in "
        "percentage points. The first of --bots decides what a turn leaves open.",
        f"Simulated: {made.samples:,} playouts, seed {made.seed}; "
        f"{error_note(games)}{interrupted}. {book_note(made)}.",
        *source_notes(made.rests_on),
    )


# ---- the map with the orders of a turn -----------------------------------------------


def _without_their_cards(scenario: Scenario) -> Scenario:
    """Return a position as the side to move knows it, for a picture that both may look at."""
    armies = list(scenario.armies)
    armies[1 - scenario.first] = replace(armies[1 - scenario.first], hand=(), dragon_hand=())
    return replace(scenario, armies=(armies[0], armies[1]))


def draw_advice(advice: AdviceResult) -> "Axes":
    """Draw the turn asked about on the map, else the best one."""
    scenario, drawn = advice.staged.scenario, advice.asked or advice.best
    seen, above = _without_their_cards(scenario), turn_lines(advice, drawn)
    axes = new_page(seen, heated=False, above=above, below=(LEGEND,))
    draw_map(scenario, axes)
    moves: dict[tuple[int, int], list[str]] = {}
    for deed in deeds(scenario, drawn.candidate.orders):
        start, end = middle(scenario.board, deed.start), middle(scenario.board, deed.end)
        if deed.verb in ("stay", "leave"):
            draw_stay(axes, start)
        elif deed.verb == "move":
            number = str(1 + sum(map(len, moves.values())))
            moves.setdefault((deed.start, deed.end), []).append(number)
        else:
            draw_attack(axes, start, end, deed.verb == "shoot")
    for (here, there), numbers in moves.items():
        ends = middle(scenario.board, here), middle(scenario.board, there)
        draw_move(axes, *ends, "+".join(numbers))
    return axes
