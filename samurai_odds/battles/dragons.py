"""The Dragon deck as data: the cards that are known, blanks, and a user's own."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

from samurai_odds.engine.provenance import SOURCES
from samurai_odds.engine.texts import read_toml
from samurai_odds.errors import OddsError, refuse, unknown

DECK = 40  # cards in the box (Dragon Cards)
BLANK = "blank"
WITH_CARD, BEFORE_CLOSE, ANSWERS_CLOSE = (
    "with-command-card",
    "before-close-combat",
    "answers-close-combat",
)
TIMINGS = (WITH_CARD, BEFORE_CLOSE, ANSWERS_CLOSE)
EFFECTS = {
    "turncoat": WITH_CARD,
    "rice-famine": WITH_CARD,
    "personal-challenge": BEFORE_CLOSE,
}
# The card language: what a card without a named effect may do, by when it is played, and what
# that is in a sentence; what stands in braces there is counted. `DragonCard` (`rules.layout`)
# has a field of each name.
WORDS: dict[str, dict[str, str]] = {
    WITH_CARD: {
        "gains_tokens": "you gain {token}",
        "enemy_loses_tokens": "the enemy loses {token}",
        "enemy_loses_cards": "the enemy loses {command card} at random",
        "draws_dragons": "you draw {Dragon card}",
        "close_dice": "ordered units roll {die} more in close combat",
        "fire_dice": "ordered units roll {die} more in ranged combat",
    },
    BEFORE_CLOSE: {},
    ANSWERS_CLOSE: {
        "strikes_first": "your unit strikes first",
        "dice": "it rolls {die} more",
        "ignores_flags": "it may ignore {flag}",
    },
}
CARD_WORDS = tuple(word for words in WORDS.values() for word in words)
_MOST = 10
_WHAT = "the Dragon cards"
_SHIPPED = Path(__file__).parent / "facts" / "dragon_cards.toml"
_ALWAYS = ("name", "copies", "cost", "when", "effect", "source")


@dataclass(frozen=True)
class Dragon:
    """A Dragon card: ``does`` are the words of the card language with their numbers."""

    key: str
    name: str
    copies: int
    cost: int
    when: str | None  # None for a blank, which is never played
    effect: str | None
    does: tuple[tuple[str, int], ...]
    source: str  # the weakest of its numbers


def dragon_deck(
    own: str | PathLike[str] | Mapping[str, Any] | None = None,
) -> tuple[Dragon, ...]:
    """Read the shipped cards and a user's file (TOML) of more; blanks fill up to 40.

    ``own`` may be what such a file holds instead of its name.

    A card of the user's with a shipped card's key replaces it. Raises OddsError with
    every problem of the file: effects that the card language lacks are refused by name.
    """
    cards = {card.key: card for card in _read(read_toml(_SHIPPED, _WHAT), _SHIPPED)}
    blank = cards.pop(BLANK)
    if own is not None:
        held = own if isinstance(own, Mapping) else read_toml(own, _WHAT)
        cards |= {card.key: card for card in _read(held, own)}
    blanks = DECK - sum(card.copies for card in cards.values())
    if blanks < 0:
        raise OddsError(f"{own}: {DECK - blanks} Dragon cards, where the deck holds {DECK}")
    return (*cards.values(), Dragon(BLANK, blank.name, blanks, 0, None, None, (), blank.source))


def _read(data: Mapping[str, Any], file: object) -> list[Dragon]:
    problems = [
        f"{file}, {key}: {problem}"
        for key, entry in data.items()
        for problem in faults_of(key, entry)
    ]
    refuse(problems)
    return [_card(key, entry) for key, entry in data.items()]


def faults_of(key: str, entry: Any) -> Iterator[str]:
    """Say all that is wrong with a card as a file has it."""
    if not isinstance(entry, dict):
        yield f"must be a table, got {entry!r}"
        return
    if key == BLANK:
        return
    when, effect = entry.get("when"), entry.get("effect")
    if when is None:
        yield f"it needs a time to play: when is one of {', '.join(TIMINGS)}"
        return
    if when not in TIMINGS:
        yield unknown("time to play (when)", when, TIMINGS)
        return
    if effect is not None and EFFECTS.get(effect) != when:
        if effect in EFFECTS:
            yield f"the effect '{effect}' is played {EFFECTS[effect]}, not {when}"
        else:
            yield unknown("effect", effect, EFFECTS)
    words = () if effect else tuple(WORDS[when])
    for name, value in entry.items():
        number = value.get("value") if isinstance(value, dict) else value
        if name not in (*_ALWAYS, *words):
            yield unknown("effect", name, words or _ALWAYS)
        elif name in ("copies", "cost", *words) and not _counts(number):
            yield f"{name}: must be a whole number from 0 to {_MOST}, got {number!r}"
        elif isinstance(value, dict) and value.get("source", "assumed") not in SOURCES:
            yield unknown(f"source of {name}", value.get("source"), SOURCES)
    if effect is None and not any(name in entry for name in words):
        yield f"it does nothing: give an effect, or one of {', '.join(words) or 'none'}"


def _counts(number: Any) -> bool:
    return isinstance(number, int) and 0 <= number <= _MOST  # true counts as 1


def _card(key: str, entry: dict[str, Any]) -> Dragon:
    def number(name: str, usual: int) -> int:
        value = entry.get(name, usual)
        return int(value["value"] if isinstance(value, dict) else value)

    words = [name for name in CARD_WORDS if name in entry]
    sources = [
        value.get("source", "assumed") for value in entry.values() if isinstance(value, dict)
    ]
    weakest = max((*sources, entry.get("source", "assumed")), key=SOURCES.index)
    return Dragon(
        key,
        str(entry.get("name", key)),
        number("copies", 1),
        number("cost", 0),
        entry.get("when"),
        entry.get("effect"),
        tuple((name, number(name, 0)) for name in words),
        weakest,
    )
