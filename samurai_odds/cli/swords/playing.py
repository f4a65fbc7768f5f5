"""`samurai-odds swords play`, `round`, `worth` and `balance`: questions about whole games."""

from typing import Any

from samurai_odds.cli.common import Common, progress_bar
from samurai_odds.cli.playing import (
    answer_or_tell,
    check_unused,
    print_page,
    save_position,
    take_record,
    take_shared,
)
from samurai_odds.errors import OddsError


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
        from samurai_odds.swords.scenario import text

        facts = contest.staged.facts

        def written(found: Any) -> str:
            return text.write(found, facts)

        save_position(contest, common, save, at_round, "round", written)
        return
    answer_or_tell(contest, common, kept, everything)


def weigh_balance(setup: str | None, form: str, options: dict[str, Any]) -> None:
    """Print what seats, swords, bots and changes of a set-up are worth."""
    from samurai_odds.swords.games import balance

    print_page(balance, form, options, setup)


def plan_round(
    position: str, options: dict[str, Any], by: str | None = None, everything: bool = False
) -> None:
    """Play a round with one plan many times and print what comes of it; or rank plans."""
    from samurai_odds.swords.planning.one_round import OneRound

    common, kept = take_shared(options), take_record(options)
    plans = options.pop("plan")
    if len(plans) != 1:
        if any(value is not None for value in kept.values()):
            raise OddsError("--games and --record take one plan: name it with --plan")
        _rank_plans(position, plans, by, options, common)
        return
    if by is not None:
        raise OddsError("--by ranks several plans: give more than one --plan, or none")
    question = OneRound(position, plan=plans[0], rules=common.rules, **options)
    answer_or_tell(question, common, kept, everything)


def _rank_plans(
    position: str, plans: tuple[str, ...], by: str | None, options: dict[str, Any], common: Common
) -> None:
    """Rank the plans given, or the likely ones."""
    from samurai_odds.cli.comparing import write_comparison
    from samurai_odds.swords.planning.ranking import rank_plans

    if common.trace is not None or common.where is not None:
        raise OddsError("--trace and --where take one plan: name it with --plan")
    how = {**options, "rules": common.rules}
    with progress_bar(True) as progress:
        found = rank_plans(
            position, how.pop("seat"), plans, by, common.limit, common.seed, progress, **how
        )
    write_comparison(found, common)


def weigh_worth(thing: str, setup: str | None, form: str, options: dict[str, Any]) -> None:
    from samurai_odds.swords.games import worth

    print_page(worth, form, options, thing, setup)
