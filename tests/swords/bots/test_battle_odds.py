"""The table of battles by which bots judge: that of the shipped values is read, not solved."""

from samurai_odds.swords.facts import load
from samurai_odds.swords.rules import bot_tables

AGAIN = "write it again: python -m samurai_odds.swords.rules.bot_tables"


def test_the_shipped_table_is_what_the_shipped_values_come_to() -> None:
    facts = load(None)
    values = facts.hits_on, int(facts.number("faces"))
    written_for, table = bot_tables._shipped_table()
    assert written_for == values, AGAIN
    assert (table == bot_tables.solved_table(*values)).all(), AGAIN
    assert bot_tables.odds_table(*values) is table


def test_other_values_are_solved() -> None:
    """Who types in values of his own is not given the odds of the shipped ones."""
    (hits_on, faces), table = bot_tables._shipped_table()
    better = tuple(11 if value == max(hits_on) else value for value in hits_on)
    assert (bot_tables.odds_table(better, faces) != table).any()
