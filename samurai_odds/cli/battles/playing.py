"""`samurai-odds battles play` and `battles turn`: whole battles, and one turn of them."""

from pathlib import Path
from typing import Any

import click

from samurai_odds.cli.common import (
    Common,
    check_picture,
    print_answer,
    progress_bar,
    save_figure,
    whole_file,
)
from samurai_odds.errors import OddsError

_MOST_DIGITS = 18  # of a game's number


def take_shared(options: dict[str, Any]) -> Common:
    """Take the options that all procedures share out of a command's."""
    given = {name: options.pop(name, None) for name in Common.__dataclass_fields__}
    given |= {"exact": False, "simulate": True, "show": tuple(given["show"] or ())}
    given["form"] = given["form"] or "text"
    common = Common(**given)
    if common.plot is not None:
        check_picture(common.plot)
    return common


def take_record(options: dict[str, Any]) -> dict[str, Any]:
    """Take the options of game numbers and files of games out of a command's."""
    games = options.pop("games")
    return {"games": None if games is None else read_range(games), "record": options.pop("record")}


def _check_unused(kept: dict[str, Any], why: str) -> None:
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


def play_battle(
    scenario: str,
    options: dict[str, Any],
    save: str | None,
    at_turn: int | None,
    everything: bool = False,
) -> None:
    """Play a battle and print what comes of it, or one game of it."""
    from samurai_odds.battles.whole.contest import Contest

    common, kept = take_shared(options), take_record(options)
    contest = Contest(scenario, rules=common.rules, **options)
    if save is not None or at_turn is not None:
        _check_unused(kept, "--save writes one game's position")
        _save_position(contest, common, save, at_turn)
        return
    if common.trace is not None and common.form == "text" and not common.show:
        _check_unused(kept, "--trace tells one game")
        _tell(contest, common)
        return
    odds = contest.play(common.limit, common.seed, common.show, **kept)
    print_answer(odds, common, everything)


def play_turn(
    position: str, options: dict[str, Any], by: str | None = None, everything: bool = False
) -> None:
    """Play a turn many times and print what comes of it, or tell it once; or rank the hand."""
    from samurai_odds.battles.whole.one_turn import OneTurn

    common, kept = take_shared(options), take_record(options)
    if not options["card"]:
        if any(value is not None for value in kept.values()):
            raise OddsError("--games and --record take one card: name it with --card")
        _rank_hand(position, by, options, common)
        return
    if by is not None:
        raise OddsError("--by ranks the cards of a hand: leave out --card, or --by")
    question = OneTurn(position, rules=common.rules, **options)
    if common.trace is not None and common.form == "text" and not common.show:
        _check_unused(kept, "--trace tells one game")
        _tell(question, common)
        return
    odds = question.play(common.limit, common.seed, common.show, **kept)
    print_answer(odds, common, everything)


def _rank_hand(position: str, by: str | None, options: dict[str, Any], common: Common) -> None:
    """Rank the cards that may be led."""
    from samurai_odds.battles.whole.hand import rank_hand
    from samurai_odds.cli.comparing import write_comparison

    if common.trace is not None or common.where is not None:
        raise OddsError("--trace and --where take one card: name it with --card")
    how = {name: value for name, value in options.items() if name != "card"}
    found = rank_hand(position, by, common.limit, common.seed, rules=common.rules, **how)
    write_comparison(found, common)


def _tell(contest: Any, common: Common) -> None:
    """Tell one game; the others need not be played for that."""
    from samurai_odds.engine.sampling.trace import trace
    from samurai_odds.grids.fitting import wrapped

    assert common.trace is not None
    if common.plot is not None:
        raise OddsError("--trace tells a game in words: it takes no --plot")
    lines = trace(contest, common.seed, common.trace, common.where)
    click.echo(wrapped("\n".join(lines)))


def _save_position(contest: Any, common: Common, save: str | None, turn: int | None) -> None:
    """Write a game as it stands at the start of a turn into a scenario file."""
    if save is None or turn is None or common.trace is None:
        raise OddsError("a position is saved with --trace I --save FILE --at-turn N")
    shown = {"--plot": common.plot, "--show": common.show, "--format": common.form != "text"}
    idle = [option for option, given in shown.items() if given]
    if idle:
        raise OddsError(f"--save writes a position and shows no odds: leave out {', '.join(idle)}")
    from samurai_odds.battles.scenario.text import write

    deck = {card.key: card.copies for card in contest.staged.dragons}
    text = write(contest.position(common.seed, common.trace, turn, common.where), deck)
    with whole_file(Path(save)) as unfinished:
        unfinished.write_text(text, encoding="utf-8")
    click.echo(f"game {common.trace} at turn {turn} is in {save}", err=True)


def weigh_balance(scenario: str, within: float, form: str, options: dict[str, Any]) -> None:
    """Print how fair a scenario is."""
    import json

    from samurai_odds.battles.fairness.balance import balance
    from samurai_odds.battles.fairness.page import balance_grids
    from samurai_odds.grids.grid import write

    if options["bots"] is None:
        del options["bots"]
    elif options["bot"] is not None or options["against"] is not None:
        raise OddsError("--bots names all who play: it takes no --bot and no --against")
    common = take_shared(options)
    with progress_bar(True) as progress:
        found = balance(
            scenario,
            within=within / 100,
            limit=common.limit,
            seed=common.seed,
            rules=common.rules,
            progress=progress,
            **options,
        )
    if common.plot is not None:
        save_figure(found.plot().figure, common.plot)
    if form == "json":
        click.echo(json.dumps(found.to_dict(), ensure_ascii=False))
    elif form == "text":
        click.echo(str(found))
    else:
        click.echo(write(balance_grids(found, form), form))
