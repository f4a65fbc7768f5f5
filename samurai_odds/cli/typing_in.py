"""Values off an owner's own cards and charts, typed in row by row: each is checked as it comes."""

from collections.abc import Callable
from typing import TypeVar

import click

from samurai_odds.errors import OddsError

Read = TypeVar("Read")
HOW = "Enter keeps what is in brackets; q ends, and what was typed is saved."


class Ended(Exception):
    """The user has had enough, or there is no more input."""


def typed(label: str, was: str, read: Callable[[str], Read]) -> Read | None:
    """Ask for one row until it can be read; None where it stays as it ``was``.

    ``read`` raises OddsError with what is wrong and what is allowed. Raises Ended.
    """
    while True:
        try:
            text = click.prompt(f"{label} [{was}]", default="", show_default=False).strip()
        except click.Abort:
            click.echo()
            raise Ended from None
        if text == "q":
            raise Ended
        if not text:
            return None
        try:
            return read(text)
        except OddsError as fault:
            click.echo(f"  {fault}")


def whole(text: str) -> int:
    """Read a whole number."""
    try:
        return int(text)
    except ValueError:
        raise OddsError(f"'{text}' is no whole number") from None


def parts_of(text: str) -> list[str]:
    """Take a row apart at its blanks or commas."""
    return text.replace(",", " ").split()
