"""Which question each procedure of RAN asks; each is loaded only when it is asked.

They are named, not imported: so that asking one loads no other, and so that one
procedure can weigh another, which stands beside or above it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.given import checked

if TYPE_CHECKING:
    from samurai_odds.engine.answers.options import Option
    from samurai_odds.ran.procedures.question import RanQuestion

HOMES = {  # by procedure: its module and question
    "alone": ("procedures.checks", "Alone"),
    "assault": ("procedures.assault", "Assault"),
    "duel": ("procedures.duel", "Duel"),
    "fire": ("procedures.fire", "Fire"),
    "flight": ("procedures.checks", "Flight"),
    "orders": ("procedures.orders", "Orders"),
    "rally": ("procedures.checks", "Rally"),
    "recover": ("procedures.recover", "Recover"),
    "rout": ("procedures.rout", "Rout"),
    "shock": ("procedures.shock", "Shock"),
    "withdraw": ("procedures.withdraw", "Withdraw"),
}

WHOLE = {  # of full games
    "odds": ("full_game.odds_on_map", "question"),
    "par": ("full_game.balance", "Par"),
    "play": ("full_game.contest", "Contest"),
    "turn": ("full_game.one_turn", "OneTurn"),
}


@checked
def question(procedure: str, inputs: dict[str, Any]) -> Any:
    """Make a question from a procedure's name and its inputs, as an answer records them."""
    from samurai_odds.engine.calling import called
    from samurai_odds.errors import check_one_of

    known = HOMES | WHOLE
    if "charts" in inputs:  # what `rules` was called
        inputs = {"rules" if name == "charts" else name: inputs[name] for name in inputs}
    check_one_of("procedure of ran", procedure, known)
    return called(_loaded(known[procedure]), f"ran.{procedure}", **inputs)


def options_of(procedure: str) -> "tuple[Option, ...]":
    """Return the options that a procedure's function declares."""
    from samurai_odds.engine.declaring import options_of as declared

    return declared(f"ran.{procedure}")


def question_class(procedure: str) -> "type[RanQuestion]":
    question_of: type[RanQuestion] = _loaded(HOMES[procedure])
    return question_of


def _loaded(home: tuple[str, str]) -> Any:
    return getattr(import_module(f"samurai_odds.ran.{home[0]}"), home[1])
