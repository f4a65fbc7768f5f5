"""What withdrawals of both kinds have in common as questions."""

from samurai_odds.ran.asking import RanQuestion


class Withdrawal(RanQuestion):
    """A withdrawal, in reaction or on orders."""

    procedure = "withdraw"
    arguments = ("units",)
