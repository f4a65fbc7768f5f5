"""What commands do with their options when they play full games: play, print, tell, save."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from samurai_odds.cli.common import (
    Common,
    check_trace,
    dashed,
    print_answer,
    progress_bar,
    take_common,
    typed,
)
from samurai_odds.cli.output import note, save_figure, save_file
from samurai_odds.cli.procedures import public
from samurai_odds.cli.repeating import is_clocked, repeat_note
from samurai_odds.engine.declaring import shared_options
from samurai_odds.engine.writing import MADE_BY
from samurai_odds.errors import OddsError
from samurai_odds.play.asking import question_of

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from samurai_odds.grids.answer import Answer

POOL = ("workers", "dask")  # options that say where games are played
_MOST_DIGITS = 18  # of a game's number


def take_shared(options: dict[str, Any]) -> Common:
    """Take the options that all procedures share out of a command's that plays."""
    return replace(take_common(options), exact=False, simulate=True)


def take_how(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """Take game numbers, workers, and how games are played and kept: those that were typed."""
    named = ("games", *(one.keyword for one in shared_options(name)), *POOL)
    taken = {one: options.pop(one) for one in named}
    how = {one: taken[one] for one in typed(*named)}
    return how | ({"games": read_range(how["games"])} if "games" in how else {})


def check_unused(how: dict[str, Any], why: str) -> None:
    """Refuse options of many games where one is wanted."""
    if how:
        raise OddsError(f"{why}: leave out {', '.join(dashed(how))}")


def read_range(text: str) -> tuple[int, int] | int:
    """Read game numbers such as 0-999, or how many, such as 1000."""
    first, dash, last = text.partition("-")
    ends = (first, last if dash else first)
    if not all(end.isdecimal() and len(end) <= _MOST_DIGITS for end in ends):
        raise OddsError(
            f"--games '{text}': write how many games, such as 1000, or their numbers, such as 0-999"
        )
    return (int(ends[0]), int(ends[1])) if dash else int(first)


def tells_one(common: Common, how: dict[str, Any]) -> bool:
    """Return whether one game is told, and no other played; refuse a trace that there is not."""
    check_trace(common)
    if common.trace is None or common.form != "text" or common.show:
        return False
    check_unused(how, "--trace tells one game")
    return True


def answer_or_tell(
    name: str,
    common: Common,
    how: dict[str, Any],
    options: dict[str, Any],
    everything: bool,
) -> None:
    """Play games and print what comes of them; or tell one, without playing the others."""
    if tells_one(common, how):
        _tell(question_played(name, common, options), common)
        return
    if common.where is not None:
        how["where"] = (common.where,)
    odds = played(name, common, options | how, bars=False, shown=common.show)
    print_answer(odds, common, everything)
    is_told = common.form == "text" and not how.keys() & {"games", "record"}
    usual = odds.question.usual_limit.most_samples
    if is_told and is_clocked(common.limit, odds) and odds.samples != usual:
        click.echo(repeat_note(odds))


def question_played(name: str, common: Common, options: dict[str, Any]) -> Any:
    """Return the question that a game's function would play."""
    return question_of(public(name), **options, rules=common.rules)


def take_pool(options: dict[str, Any]) -> dict[str, Any]:
    """Take the options that say where games are played out of a command's."""
    return {name: options.pop(name, None) for name in POOL}


def opened(
    workers: int | None = None, dask: str | None = None
) -> "AbstractContextManager[Executor | None]":
    """Open the workers asked for; None where there are none and games are played on threads."""
    if workers is None and dask is None:
        return nullcontext()
    from samurai_odds.play.workers.pools import pool

    return pool(workers, dask)


def _tell(contest: Any, common: Common) -> None:
    from samurai_odds.engine.sampling.trace import trace
    from samurai_odds.grids.fitting import wrapped
    from samurai_odds.grids.printing import printed_lines

    assert common.trace is not None
    if common.plot is not None:
        raise OddsError("--trace tells a game in words: it takes no --plot")
    lines = trace(contest, common.seed, common.trace, common.where)
    click.echo(wrapped("\n".join(printed_lines(lines))))


def save_position(
    contest: Any, common: Common, file: str | None, turn: int | None, unit: str, **within: Any
) -> None:
    """Write a game as it stands at the start of a turn, or what the game calls it, into a file."""
    if file is None or turn is None or common.trace is None:
        raise OddsError(f"a position is saved with --trace I --save FILE --at-{unit} N")
    idle = dashed([*typed("plot", "show"), *(["form"] if common.form != "text" else [])])
    if idle:
        raise OddsError(f"--save writes a position and shows no odds: leave out {', '.join(idle)}")
    game = common.trace
    position = contest.position(common.seed, game, turn, common.where, **within)
    text = contest.staged.as_file(position)
    save_text(file, text)
    note(f"game {game} at {unit} {turn} is in {file}")


def save_text(name: str, text: str) -> None:
    """Write the text of a scenario as a file to edit."""
    head = f"# {MADE_BY}\n"  # which a file that was saved and changed has already
    save_file(name, text if text.startswith(head) else f"{head}{text}", edited=True)


def show_page(answer: "Answer", form: str, plot: str | None = None) -> None:
    """Print an answer of tables or a map, and draw it where that is asked for."""
    if plot is not None:
        save_figure(answer.plot().figure, plot)
    click.echo(answer.written(form))


def played(
    name: str, common: Common, options: dict[str, Any], bars: bool = True, **more: Any
) -> Any:
    """Call a game's function that plays as the shared options say, on the workers asked for."""
    how = {"limit": common.limit, "seed": common.seed, "rules": common.rules, **more}
    with opened(**take_pool(options)) as executor, progress_bar(bars) as progress:
        how |= {"progress": progress} if bars else {}
        how |= {"sensitivity": True} if common.sensitivity else {}
        return public(name)(**options, **how, executor=executor)


def print_page(
    name: str,
    form: str,
    options: dict[str, Any],
    keep: Callable[[Any], None] = lambda answer: None,
) -> None:
    """Print an answer of several tables, by a game's function; ``keep`` writes its files first.

    So nobody who closes the pipe loses them; where they cannot be written, it is printed all the
    same.
    """
    common = take_shared(options)
    answer = played(name, common, options)
    try:
        keep(answer)
    finally:
        show_page(answer, form, common.plot)
    if form == "text" and is_clocked(common.limit, answer) and answer.provenance.samples:
        click.echo(repeat_note(answer))
