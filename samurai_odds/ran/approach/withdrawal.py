"""What withdrawals of both kinds have in common as questions."""

from collections.abc import Iterator, Sequence

from samurai_odds.ran.asking import RanQuestion
from samurai_odds.ran.units import Unit


class Withdrawal(RanQuestion):
    """A withdrawal, in reaction or on orders."""

    procedure = "withdraw"
    arguments = ("units",)


_MOST_PAIRS = 9
_WORDS = ("disrupted", "open", "engaged", "engaged-elsewhere")
_PLAIN = ("disrupted", "open")


def faults_of_words(
    units: Sequence[Unit], enemy: Sequence[Unit], through: Sequence[Unit]
) -> Iterator[str]:
    """Name words without a meaning here, and engaged enemies without an opponent."""
    for who, these, known in (
        ("unit", units, _WORDS),
        ("enemy", enemy, _WORDS),
        ("through", through, _PLAIN),
    ):
        for unit in these:
            for word in unit.words:
                if word in ("stuck", "surrounded") and who == "unit":
                    yield (
                        f"unit '{unit}' with {word}: it cannot withdraw, so it stays in place: "
                        "leave it out (6.42)"
                    )
                elif word not in known:
                    yield (
                        f"{who} '{unit}' with {word}: it has no meaning in a withdrawal; "
                        f"choose from {', '.join(known)}"
                    )
    mine, his = (sum(unit.has("engaged") for unit in these) for these in (units, enemy))
    if his > mine:
        yield (
            f"{his} enemy units engaged with {mine} of the contingent: engaged-elsewhere says "
            "that one is engaged with another's (7.31)"
        )
    if mine > _MOST_PAIRS:
        yield f"{mine} engaged units: at most {_MOST_PAIRS} are worked out"
