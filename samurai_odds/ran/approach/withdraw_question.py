"""Withdrawals as questions: in reaction to who comes near, or on orders (6.4, 6.5, 7.32)."""

from typing import Any

from samurai_odds.ran.approach.withdraw_active import ActiveWithdrawal
from samurai_odds.ran.approach.withdraw_reaction import ReactionWithdrawal
from samurai_odds.ran.approach.withdrawal import Withdrawal


class Withdraw(Withdrawal):
    """A withdrawal: made with ``active`` an `ActiveWithdrawal`, else a `ReactionWithdrawal`."""

    def __new__(cls, rules: str | None = None, **given: Any) -> Any:
        """Make the question of the kind asked for."""
        kind = ActiveWithdrawal if given.get("active") else ReactionWithdrawal
        return kind(rules, **given)
