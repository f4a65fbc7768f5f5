"""Which question each procedure of Samurai Battles asks; each is loaded only when it is asked."""

from typing import Any


def question(procedure: str, inputs: dict[str, Any]) -> Any:
    """Make a question from a procedure's name and its inputs, as an answer records them.

    >>> from samurai_odds import battles
    >>> battles.question("attack", {"attacker": "levy", "defender": "levy"}).heading
    'Samurai Battles: levy attacks levy'
    """
    from samurai_odds.battles.attack.query import Attack
    from samurai_odds.engine.calling import called
    from samurai_odds.errors import OddsError, unknown

    if procedure == "play":
        from samurai_odds.battles.whole.contest import Contest

        return called(Contest, "battles.play", **inputs)
    if procedure == "turn":
        from samurai_odds.battles.whole.one_turn import OneTurn

        return called(OneTurn, "battles.turn", **inputs)
    if procedure == "par":
        from samurai_odds.battles.whole.balance import Par

        return called(Par, "battles.par", **inputs)
    if procedure != "attack":
        known = ("attack", "par", "play", "turn")
        raise OddsError(unknown("procedure of battles", procedure, known))
    return called(Attack, "battles.attack", **inputs)
