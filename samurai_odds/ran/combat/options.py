"""The options that a shock, fire and an assault have in common."""

from collections.abc import Sequence

from samurai_odds.engine.answers.options import Option

COORDINATION = Option(
    "coordination",
    str,
    None,
    "the segment's coordination roll: roll it, or what it gave, such as 1L",
    metavar="roll|planned|first|1L",
)


def second_option(who: str, name: str = "") -> Option:
    """Give the option that names a side's units of a second contingent."""
    return Option(
        name or f"{who}-second-contingent",
        str,
        None,
        f"units of the {who} that are of a second contingent, by number, or behind",
        metavar="N,N",
    )


def aftermath_options(sides: Sequence[str]) -> list[Option]:
    """List the options of what lies around a combat of these sides."""
    behind = [
        Option(
            f"{who}-behind",
            str,
            None,
            f"friend through whose hex the {who} must retreat",
            metavar="UNIT",
        )
        for who in sides
    ]
    return [
        *behind,
        Option(
            "advance-fire",
            str,
            (),
            "enemy unit into whose zone an advance leads (repeatable)",
            metavar="UNIT",
            repeatable=True,
        ),
        Option(
            "advance-turn", bool, False, "the advancing unit turns (a hit in woods or a village)"
        ),
    ]


def entry_fire_option() -> Option:
    """Give the option of units aside that fire at who comes, before the shock."""
    return Option(
        "entry-fire",
        str,
        (),
        "another enemy unit into whose zone the attack leads (repeatable)",
        metavar="UNIT",
        repeatable=True,
    )
