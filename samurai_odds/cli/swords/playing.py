"""`samurai-odds swords play` and `bots`: whole games, one of them told or saved."""

from typing import Any

import click

from samurai_odds.cli.playing import (
    answer_or_tell,
    check_unused,
    save_position,
    take_record,
    take_shared,
)


def play_game(
    setup: str | None,
    options: dict[str, Any],
    save: str | None,
    at_round: int | None,
    everything: bool = False,
) -> None:
    """Play a game many times and print what comes of it, or one game of it."""
    from samurai_odds.swords.whole.contest import Contest

    common, kept = take_shared(options), take_record(options)
    contest = Contest(setup, rules=common.rules, **options)
    if save is not None or at_round is not None:
        check_unused(kept, "--save writes one game's position")
        from samurai_odds.swords.scenario.text import write

        facts = contest.staged.facts
        save_position(contest, common, save, at_round, "round", lambda found: write(found, facts))
        return
    answer_or_tell(contest, common, kept, everything)


def weigh_balance(setup: str | None, form: str, options: dict[str, Any]) -> None:
    """Print what seats, swords, bots and changes of a set-up are worth."""
    import json

    from samurai_odds.cli.common import progress_bar
    from samurai_odds.grids.grid import write
    from samurai_odds.swords.fairness.balance import balance
    from samurai_odds.swords.fairness.page import balance_grids

    common = take_shared(options)
    how: dict[str, Any] = {"limit": common.limit, "seed": common.seed, "rules": common.rules}
    with progress_bar(True) as progress:
        found = balance(setup, **options, **how, progress=progress)
    if form == "json":
        click.echo(json.dumps(found.to_dict(), ensure_ascii=False))
    elif form == "text":
        click.echo(str(found))
    else:
        click.echo(write(balance_grids(found), form))
