"""Sheets of RAN on busho: duels, orders phases, flight and rally."""

from typing import Any

from samurai_odds import ran
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, crossed, figure, listed

_MEN = {
    f"{combat}/{stamina}": f"{combat}/{stamina}" for combat in (4, 5, 6, 7, 8) for stamina in (4, 6)
}
_SIDES = ("5", "5, 4", "4, 4, 4", "5, 4, 3", "6, 5, 4", "5, 5, 5, 5")
_SIZES = (4, 6, 8, 10, 12, 15, 18, 20)
_SHARES = {
    "a quarter": 0.25,
    "a third": 1 / 3,
    "half": 0.5,
    "two thirds": 2 / 3,
    "three quarters": 0.75,
}


def duels(notes: Notes) -> Page:

    def table(heading: str, expression: str, **options: Any) -> Any:
        def cell(first: str, second: str) -> Any:
            return figure(notes.ask(ran.duel, first, second, **options), expression)

        return crossed(heading, "combat/stamina", _MEN, _MEN, cell)

    away = {"first_withdraws": 2, "second_withdraws": 2}
    tables = [
        table("You kill him; both fight to the finish", "result == 'first'"),
        table(
            "You kill him, if whoever is losing withdraws at 2 stamina",
            "result == 'first'",
            **away,
        ),
        table(
            "He kills you, if whoever is losing withdraws at 2 stamina",
            "result == 'second'",
            **away,
        ),
        table("Your hits after a fight to the finish", "first_hits"),
    ]
    text = ("Individual combat: you are the row, your opponent is the column.",)
    return notes.page("duels", "Individual combat", text, tables)


def momentum(notes: Notes) -> Page:
    """Make the sheet on how long a side keeps giving orders."""
    alone = {f"Momentum {rating}": notes.ask(ran.orders, str(rating)) for rating in range(1, 10)}
    figures = {
        "a second phase": "first_phases >= 2",
        "all three": "first_phases == 3",
        "phases expected": "first_phases",
        "withdraws in a crisis": "withdrew == 1",
    }

    def kept(expression: str, **options: Any) -> Any:
        def cell(side: str, trumps: int) -> Any:
            enemy = {"enemy_busho": "5", "enemy_trumps": trumps} if trumps else {}
            return figure(notes.ask(ran.orders, side, **enemy, **options), expression)

        return cell

    sides = {side: side for side in _SIDES}
    tries = {
        f"{count} enemy trumps" if count != 1 else "1 enemy trump": count for count in range(4)
    }
    tables = [
        listed("One busho alone", "", alone, figures),
        crossed("Orders phases of the side", "Momentum", sides, tries, kept("phases")),
        crossed("Two phases or more", "Momentum", sides, tries, kept("phases >= 2")),
        crossed("Four phases or more", "Momentum", sides, tries, kept("phases >= 4")),
        crossed("A trump ends it", "Momentum", sides, tries, kept("ended == 'trumped'")),
    ]
    text = (
        "How many orders phases a side gets before the initiative passes. A row lists the Momentum "
        "of its busho in the order in which they act. The So-Taisho has Initiative 5. The enemy "
        "tries a trump whenever it can, for a busho of Momentum 5.",
    )
    return notes.page("momentum", "Momentum and continuity", text, tables)


def trumps(notes: Notes) -> Page:
    """Make the sheet on a trump by the ratings of both sides."""
    ratings = {str(rating): rating for rating in range(2, 10)}

    def ends(expression: str) -> Any:
        def cell(mine: int, his: int) -> Any:
            odds = notes.ask(
                ran.orders,
                f"{mine}, {mine}",
                enemy_busho=str(his),
                enemy_initiative=his,
                enemy_trumps=1,
            )
            return figure(odds, expression)

        return cell

    tables = [
        crossed(
            "A trump ends your run", "your Momentum", ratings, ratings, ends("ended == 'trumped'")
        ),
        crossed("Orders phases you get", "your Momentum", ratings, ratings, ends("phases")),
    ]
    text = (
        "You have two busho of the Momentum in the row; your So-Taisho has Initiative 5. The enemy "
        "has one trump, and the Initiative and Momentum in the column. 0: the trump is not "
        "allowed.",
    )
    return notes.page("trumps", "Trumps", text, tables)


def flights(notes: Notes) -> Page:
    """Make the sheet of flight by a contingent's size and losses, and of rally."""
    tables = []
    for rating in (3, 4, 5, 6, 7):

        def cell(units: int, share: float, momentum: int = rating) -> Any:
            text = f"{units}/{round(units * share)}/{momentum}"
            return figure(notes.ask(ran.flight, text), "fled == 1")

        sizes = {f"{units} units": units for units in _SIZES}
        heading = f"It flees: busho of Momentum {rating}"
        tables.append(crossed(heading, "contingent", sizes, _SHARES, cell))
    rallies = {f"TQ {tq}": notes.ask(ran.rally, f"AS {tq}-4/{tq - 1}-3") for tq in range(3, 10)}
    figures = {
        "rallies": "rallied == 1",
        "stays routed": "routed == 1",
        "is eliminated": "eliminated == 1",
    }
    tables.append(listed("A routed unit tries to rally", "", rallies, figures))
    text = (
        "A contingent that has lost this share of its units (rounded to whole units) rolls to "
        "flee; its busho lives.",
    )
    return notes.page("flight", "Flight and rally", text, tables)


SHEETS: tuple[PageMaker, ...] = (duels, momentum, trumps, flights)
