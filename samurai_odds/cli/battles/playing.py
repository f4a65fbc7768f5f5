"""`samurai-odds battles play` and `battles turn`: whole battles, and one turn of them."""

from pathlib import Path
from typing import Any

import click

from samurai_odds.cli.common import Common, progress_bar, save_figure, whole_file
from samurai_odds.cli.playing import (
    answer_or_tell,
    check_save,
    check_unused,
    take_record,
    take_shared,
)
from samurai_odds.errors import OddsError


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
        check_unused(kept, "--save writes one game's position")
        _save_position(contest, common, save, at_turn)
        return
    answer_or_tell(contest, common, kept, everything)


def play_turn(
    position: str, options: dict[str, Any], by: str | None = None, everything: bool = False
) -> None:
    """Play a turn many times and print what comes of it, or tell it once; or rank the hand."""
    from samurai_odds.battles.whole.one_turn import OneTurn

    common, kept = take_shared(options), take_record(options)
    if not options["card"] and options["orders"] is None:
        if any(value is not None for value in kept.values()):
            raise OddsError("--games and --record take one card: name it with --card")
        _rank_hand(position, by, options, common)
        return
    if by is not None:
        raise OddsError("--by ranks the cards of a hand: leave out --card, or --by")
    question = OneTurn(position, rules=common.rules, **options)
    answer_or_tell(question, common, kept, everything)


def print_par(scenario: str, options: dict[str, Any], everything: bool = False) -> None:
    """Print what to expect of a scenario between equals, or tell one of the battles."""
    from samurai_odds.battles.whole.par import Par

    common, kept = take_shared(options), take_record(options)
    answer_or_tell(Par(scenario, rules=common.rules, **options), common, kept, everything)


def _rank_hand(position: str, by: str | None, options: dict[str, Any], common: Common) -> None:
    """Rank the cards that may be led."""
    from samurai_odds.battles.whole.hand import rank_hand
    from samurai_odds.cli.comparing import write_comparison

    if common.trace is not None or common.where is not None:
        raise OddsError("--trace and --where take one card: name it with --card")
    how = {name: value for name, value in options.items() if name != "card"}
    found = rank_hand(position, by, common.limit, common.seed, rules=common.rules, **how)
    write_comparison(found, common)


def _save_position(contest: Any, common: Common, save: str | None, turn: int | None) -> None:
    """Write a game as it stands at the start of a turn into a scenario file."""
    game = check_save(common, save, turn, "--at-turn")
    assert save is not None
    assert turn is not None
    from samurai_odds.battles.scenario.text import write

    deck = {card.key: card.copies for card in contest.staged.dragons}
    text = write(contest.position(common.seed, game, turn, common.where), deck)
    with whole_file(Path(save)) as unfinished:
        unfinished.write_text(text, encoding="utf-8")
    click.echo(f"game {game} at turn {turn} is in {save}", err=True)


def give_advice(position: str, explain: bool, form: str, options: dict[str, Any]) -> None:
    """Print which turn to take."""
    import json

    from samurai_odds import battles
    from samurai_odds.battles.advice.page import advice_text

    if explain and options["orders"] is None:
        raise OddsError("--explain compares your orders with the best: name them by --orders")
    if options["bots"] is None:
        del options["bots"]
    common = take_shared(options)
    options["confidence"] /= 100
    with progress_bar(True) as progress:
        found = battles.advise(
            position,
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
    else:
        click.echo(advice_text(found, explain))


def print_review(game: str, form: str, everything: bool, options: dict[str, Any]) -> None:
    """Print where a recorded game was lost."""
    import json

    from samurai_odds import battles
    from samurai_odds.battles.advice.review_page import review_text

    if options["bots"] is None:
        del options["bots"]
    with progress_bar(True) as progress:
        found = battles.review(game, progress=progress, **options)
    if form == "json":
        click.echo(json.dumps(found.to_dict(), ensure_ascii=False))
    else:
        click.echo(review_text(found, everything))


def weigh_balance(
    scenario: str, within: float, ladder: bool, form: str, options: dict[str, Any]
) -> None:
    """Print how fair a scenario is, by a test between bots or rung by rung of skill."""
    import json

    from samurai_odds.battles.fairness.balance import balance
    from samurai_odds.battles.fairness.ladder import ladder as climb
    from samurai_odds.battles.fairness.ladder import ladder_grids
    from samurai_odds.battles.fairness.page import balance_grids
    from samurai_odds.grids.grid import write

    pair = {name: options.pop(name) for name in ("bot", "against")}
    if options["bots"] is None:
        del options["bots"]
    elif any(pair.values()):
        raise OddsError("--bots names all who play: it takes no --bot and no --against")
    if ladder and any(pair.values()):
        raise OddsError("--ladder takes its rungs from --bots: it takes no --bot and no --against")
    common = take_shared(options)
    ask, grids = (climb, ladder_grids) if ladder else (balance, balance_grids)
    with progress_bar(True) as progress:
        found: Any = ask(
            scenario,
            within=within / 100,
            limit=common.limit,
            seed=common.seed,
            rules=common.rules,
            progress=progress,
            **options,
            **({} if ladder else pair),
        )
    if common.plot is not None:
        save_figure(found.plot().figure, common.plot)
    if form == "json":
        click.echo(json.dumps(found.to_dict(), ensure_ascii=False))
    elif form == "text":
        click.echo(str(found))
    else:
        click.echo(write(grids(found) if ladder else balance_grids(found, form), form))
