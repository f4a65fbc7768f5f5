"""Completion in the shell: units, terrain, scenarios, bots and the words of options."""

from collections.abc import Callable, Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

from samurai_odds.engine.answers.options import Option

Completion = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def completing(words: Callable[[], Iterable[str]]) -> Completion:
    """Complete one of some words; they are looked up only when the shell asks."""

    def complete(
        context: click.Context, parameter: click.Parameter, begun: str
    ) -> list[CompletionItem]:
        done, comma, last = begun.rpartition(",")
        return [CompletionItem(f"{done}{comma}{w}") for w in words() if w.startswith(last)]

    return complete


def units() -> list[str]:
    """List the units of Samurai Battles, the lone leader too."""
    from samurai_odds.battles.attack.options import LONE_LEADER
    from samurai_odds.battles.facts import load

    return [*load().units, LONE_LEADER]


def terrain() -> list[str]:
    """List the terrain that units stand on."""
    from samurai_odds.battles.attack.options import BY_KEYWORD, choices
    from samurai_odds.battles.facts import load

    return list(choices(BY_KEYWORD["defender_on"], load()))


def scenarios() -> list[str]:
    """List the shipped scenarios."""
    from samurai_odds.battles.scenario.text import shipped

    return list(shipped())


def setups() -> list[str]:
    """List the shipped set-ups and positions of Samurai Swords."""
    from samurai_odds.swords.scenario.text import shipped

    return list(shipped())


def ran_scenarios() -> list[str]:
    """List the shipped scenarios of RAN."""
    from samurai_odds.ran.scenario.text import shipped

    return list(shipped())


def bots() -> list[str]:
    from samurai_odds.battles.bots import BOTS

    return list(BOTS.names)


def swords_bots() -> list[str]:
    """List the bots of Samurai Swords."""
    from samurai_odds.swords.bots import BOTS

    return list(BOTS.names)


def ran_bots() -> list[str]:
    from samurai_odds.ran.bots import BOTS

    return list(BOTS.names)


def cards() -> list[str]:
    """List the command cards."""
    from samurai_odds.battles.scenario.facts import command_cards

    return list(command_cards())


def completion_of(option: Option) -> Any:
    """Give what completes an option of a procedure, None where nothing does."""
    if isinstance(option.takes, tuple):
        return completing(lambda: option.takes)  # type: ignore[arg-type,return-value]
    return completion_of_kind(option.takes)


def completion_of_kind(kind: Any) -> Any:
    """Give what completes words of a kind that a game reads, None where nothing does."""
    found = _KINDS.get(kind) if isinstance(kind, str) else None
    return None if found is None else completing(found)


_KINDS: dict[str, Callable[[], Iterable[str]]] = {
    "terrain": terrain,
    "target": units,
    "unit": units,
    "ran scenario": ran_scenarios,
}
