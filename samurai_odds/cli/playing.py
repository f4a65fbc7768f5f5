"""What all commands that play whole games do with their options; telling and saving a game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from samurai_odds.analysis.page import Page
from samurai_odds.cli.common import Common, print_answer, progress_bar
from samurai_odds.cli.output import MADE_BY, save_figure, whole_file
from samurai_odds.errors import OddsError

_MOST_DIGITS = 18  # of a game's number


def take_shared(options: dict[str, Any]) -> Common:
    """Take the options that all procedures share out of a command's."""
    given = {name: options.pop(name, None) for name in Common.__dataclass_fields__}
    given |= {"exact": False, "simulate": True, "show": tuple(given["show"] or ())}
    given["form"] = given["form"] or "text"
    common = Common(**given)
    return common


def take_record(options: dict[str, Any]) -> dict[str, Any]:
    """Take the options of game numbers and files of games out of a command's."""
    games = options.pop("games")
    return {"games": None if games is None else read_range(games), "record": options.pop("record")}


def check_unused(kept: dict[str, Any], why: str) -> None:
    """Refuse options of many games where one is wanted."""
    given = [f"--{name}" for name, value in kept.items() if value is not None]
    if given:
        raise OddsError(f"{why}: leave out {', '.join(given)}")


def read_range(text: str) -> tuple[int, int]:
    """Read game numbers such as 0-999, or 17."""
    first, dash, last = text.partition("-")
    ends = (first, last if dash else first)
    if not all(end.isdecimal() and len(end) <= _MOST_DIGITS for end in ends):
        raise OddsError(f"--games '{text}' is no range of numbers such as 0-999")
    return int(ends[0]), int(ends[1])


def tell(contest: Any, common: Common) -> None:
    """Tell one game; the others need not be played for that."""
    from samurai_odds.engine.sampling.trace import trace
    from samurai_odds.grids.fitting import wrapped

    assert common.trace is not None
    if common.plot is not None:
        raise OddsError("--trace tells a game in words: it takes no --plot")
    lines = trace(contest, common.seed, common.trace, common.where)
    click.echo(wrapped("\n".join(lines)))


def answer_or_tell(
    question: Any, common: Common, kept: dict[str, Any], everything: bool = False
) -> None:
    """Play games and print what comes of them; or tell one."""
    if common.trace is not None and common.form == "text" and not common.show:
        check_unused(kept, "--trace tells one game")
        tell(question, common)
        return
    if common.where is not None:
        question.check_expression(common.where)
    odds = question.play(common.limit, common.seed, common.show, **kept)
    print_answer(odds, common, everything)


def show_page(found: Page, form: str, plot: str | None = None) -> None:
    """Print an answer of tables or a map, and draw it where that is asked for."""
    if plot is not None:
        save_figure(found.plot().figure, plot)
    click.echo(found.written(form))


def check_save(common: Common, save: str | None, turn: int | None, option: str) -> int:
    """Refuse options that do not go with saving a position; give the game's number."""
    if save is None or turn is None or common.trace is None:
        raise OddsError(f"a position is saved with --trace I --save FILE {option} N")
    shown = {"--plot": common.plot, "--show": common.show, "--format": common.form != "text"}
    idle = [name for name, given in shown.items() if given]
    if idle:
        raise OddsError(f"--save writes a position and shows no odds: leave out {', '.join(idle)}")
    return common.trace


def save_position(
    contest: Any,
    common: Common,
    save: str | None,
    turn: int | None,
    unit: str,
    write: Callable[[Any], str],
) -> None:
    """Write a game as it stands at the start of a turn, or what the game calls it, into a file."""
    game = check_save(common, save, turn, f"--at-{unit}")
    assert save is not None
    text = write(contest.position(common.seed, game, turn, common.where))
    with whole_file(Path(save)) as unfinished:
        unfinished.write_text(f"# {MADE_BY}\n{text}", encoding="utf-8")
    click.echo(f"game {game} at {unit} {turn} is in {save}", err=True)


def print_page(ask: Callable[..., Page], form: str, options: dict[str, Any], *asked: Any) -> None:
    """Print an answer of several tables, by a game's function."""
    common = take_shared(options)
    with progress_bar(True) as progress:
        found = ask(
            *asked,
            limit=common.limit,
            seed=common.seed,
            rules=common.rules,
            progress=progress,
            **options,
        )
    show_page(found, form, common.plot)
