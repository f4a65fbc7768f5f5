"""`samurai-odds battles play` and `battles turn`: whole battles, and one turn of them."""

import json
from typing import Any

import click

from samurai_odds.cli.common import Common, progress_bar
from samurai_odds.cli.output import save_figure
from samurai_odds.cli.playing import (
    answer_or_tell,
    check_unused,
    print_page,
    save_position,
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
        from samurai_odds.battles.scenario.text import write

        deck = {card.key: card.copies for card in contest.staged.dragons}
        save_position(contest, common, save, at_turn, "turn", lambda found: write(found, deck))
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


def give_advice(position: str, explain: bool, form: str, options: dict[str, Any]) -> None:
    """Print which turn to take."""
    from samurai_odds import battles
    from samurai_odds.battles.advice.report import advice_text

    if options["bots"] is None:
        del options["bots"]
    common = take_shared(options)
    if not 50 <= options["confidence"] < 100:
        got = f"{options['confidence']:g}"
        raise OddsError(f"--confidence must be at least 50 and below 100 (percent), got {got}")
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
        why = {"why": found.why} if explain else {}
        click.echo(json.dumps(found.to_dict() | why, ensure_ascii=False))
    else:
        click.echo(advice_text(found, explain))


def print_review(game: str, form: str, everything: bool, options: dict[str, Any]) -> None:
    """Print where a recorded game was lost."""
    from samurai_odds import battles
    from samurai_odds.battles.advice.review_report import review_text

    if options["bots"] is None:
        del options["bots"]
    if options["games"] < 2:
        raise OddsError(f"--samples must be 2 or more, got {options['games']}")
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
    from samurai_odds.battles.fairness.balance import balance
    from samurai_odds.battles.favoring import ladder as climb

    pair = [options[name] for name in ("bot", "against")]
    if options["bots"] is None:
        del options["bots"]
    elif any(pair):
        raise OddsError("--bots names all who play: it takes no --bot and no --against")
    if ladder and any(pair):
        raise OddsError("--ladder takes its rungs from --bots: it takes no --bot and no --against")
    if ladder:
        del options["bot"], options["against"]
    options["within"] = within / 100
    print_page(climb if ladder else balance, form, options, scenario)
