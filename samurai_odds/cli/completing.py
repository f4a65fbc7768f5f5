"""Completion in the shell: units, terrain, scenarios, bots and the words of options."""

from collections.abc import Callable, Iterable
from importlib import import_module
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


def cards() -> list[str]:
    from samurai_odds.battles.scenario.scenario import command_cards

    return list(command_cards())


def completion_of(option: Option) -> Any:
    """Give what completes an option of a procedure, None where nothing does."""
    if isinstance(option.takes, tuple):
        return completing(lambda: option.takes)  # type: ignore[arg-type,return-value]
    return completion_of_kind(option.takes)


def completion_of_kind(kind: Any) -> Any:
    """Give what completes words of a kind that a game reads, None where nothing does."""
    if not isinstance(kind, str):
        return None
    game, _, what = kind.partition(" ")
    if kind not in _KINDS and what not in _OF_A_GAME:
        return None
    return completing(_KINDS.get(kind) or (lambda: _OF_A_GAME[what](game)))


def _scenarios(game: str) -> list[str]:
    return list(import_module(f"samurai_odds.{game}.scenario.text").shipped())


def _bots(game: str) -> list[str]:
    return list(import_module(f"samurai_odds.{game}.bots").BOTS.names)


_OF_A_GAME: dict[str, Callable[[str], list[str]]] = {"scenario": _scenarios, "bot": _bots}
_KINDS: dict[str, Callable[[], Iterable[str]]] = {
    "terrain": terrain,
    "target": units,
    "unit": units,
    "command card": cards,
}
