"""`samurai-odds ran play`, `turn` and `balance`: whole battles, and one Orders Phase of them."""

from typing import Any

from samurai_odds.cli.playing import (
    answer_or_tell,
    check_unused,
    print_page,
    save_position,
    take_record,
    take_shared,
)


def play_battle(
    scenario: str,
    options: dict[str, Any],
    save: str | None,
    at_turn: int | None,
    everything: bool = False,
) -> None:
    """Play a battle and print what comes of it, or one game of it."""
    from samurai_odds.ran.whole.contest import Contest

    common, kept = take_shared(options), take_record(options)
    contest = Contest(scenario, rules=common.rules, **options)
    if save is not None or at_turn is not None:
        check_unused(kept, "--save writes one game's position")
        from samurai_odds.ran.scenario.text import write

        save_position(contest, common, save, at_turn, "turn", write)
        return
    answer_or_tell(contest, common, kept, everything)


def play_turn(position: str, options: dict[str, Any], everything: bool = False) -> None:
    """Play an Orders Phase many times and print what comes of it, or tell it once."""
    from samurai_odds.ran.whole.one_turn import OneTurn

    common, kept = take_shared(options), take_record(options)
    question = OneTurn(position, rules=common.rules, **options)
    answer_or_tell(question, common, kept, everything)


def weigh_balance(scenario: str, within: float, form: str, options: dict[str, Any]) -> None:
    """Print which side a scenario favors."""
    from samurai_odds.ran.games import balance

    print_page(balance, form, options | {"within": within / 100}, scenario)
