"""`samurai-odds swords play` and `bots`: whole games, one of them told or saved."""

from pathlib import Path
from typing import Any

import click

from samurai_odds.cli.common import Common, whole_file
from samurai_odds.cli.playing import (
    answer_or_tell,
    check_save,
    check_unused,
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
        _save_position(contest, common, save, at_round)
        return
    answer_or_tell(contest, common, kept, everything)


def _save_position(contest: Any, common: Common, save: str | None, turn: int | None) -> None:
    """Write a game as it stands at the start of a round into a set-up file."""
    from samurai_odds.swords.scenario.text import write

    game = check_save(common, save, turn, "--at-round")
    assert save is not None
    text = write(contest.position(common.seed, game, turn, common.where), contest.staged.facts)
    with whole_file(Path(save)) as unfinished:
        unfinished.write_text(text, encoding="utf-8")
    click.echo(f"game {game} at round {turn} is in {save}", err=True)


def weigh_balance(setup: str | None, form: str, options: dict[str, Any]) -> None:
    """Print what seats, swords, bots and changes of a set-up are worth."""
    import json

    from samurai_odds.cli.common import progress_bar, save_figure
    from samurai_odds.grids.grid import write
    from samurai_odds.swords.fairness.balance import balance
    from samurai_odds.swords.fairness.page import balance_grids

    common = take_shared(options)
    how: dict[str, Any] = {"limit": common.limit, "seed": common.seed, "rules": common.rules}
    with progress_bar(True) as progress:
        found = balance(setup, **options, **how, progress=progress)
    if common.plot is not None:
        save_figure(found.plot().figure, common.plot)
    if form == "json":
        click.echo(json.dumps(found.to_dict(), ensure_ascii=False))
    elif form == "text":
        click.echo(str(found))
    else:
        click.echo(write(balance_grids(found), form))
