"""Which question each procedure of RAN asks."""

from typing import TYPE_CHECKING, Any

from samurai_odds.engine.given import checked
from samurai_odds.engine.homes import at_home, made_at

if TYPE_CHECKING:
    from samurai_odds.engine.answers.options import Option
    from samurai_odds.ran.procedures.question import RanQuestion

HOMES = {  # by procedure: where its question stands
    "alone": "procedures.checks.Alone",
    "assault": "procedures.assault.Assault",
    "duel": "procedures.duel.Duel",
    "fire": "procedures.fire.Fire",
    "flight": "procedures.checks.Flight",
    "orders": "procedures.orders.Orders",
    "rally": "procedures.checks.Rally",
    "recover": "procedures.recover.Recover",
    "rout": "procedures.rout.Rout",
    "shock": "procedures.shock.Shock",
    "withdraw": "procedures.withdraw.Withdraw",
}
WHOLE = {  # of full games
    "odds": "full_game.odds_on_map.question",
    "par": "full_game.balance.Par",
    "play": "full_game.contest.Contest",
    "turn": "full_game.one_turn.OneTurn",
}


@checked
def question(procedure: str, inputs: dict[str, Any]) -> Any:
    """Make a question from a procedure's name and its inputs, as an answer records them."""
    if "charts" in inputs:  # what `rules` was called
        inputs = {"rules" if name == "charts" else name: inputs[name] for name in inputs}
    return made_at(HOMES | WHOLE, "ran", procedure, inputs)


def options_of(procedure: str) -> "tuple[Option, ...]":
    """Return the options that a procedure's function declares."""
    from samurai_odds.engine.declaring import options_of as declared

    return declared(f"ran.{procedure}")


def question_class(procedure: str) -> "type[RanQuestion]":
    question_of: type[RanQuestion] = at_home(f"ran.{HOMES[procedure]}")
    return question_of
