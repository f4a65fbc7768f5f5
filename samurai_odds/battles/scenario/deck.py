"""What is wrong with the hands and piles of a scenario: no deck holds more than it holds."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from samurai_odds.battles.scenario.scenario import SIDES, Scenario, command_cards
from samurai_odds.errors import unknown

Problem = tuple[str, str]
_LEAST_COMMAND = 0  # a hand can be lost to the last card in a game


def card_problems(scenario: Scenario, dragon_deck: Mapping[str, int]) -> Iterator[Problem]:
    """Find every card that is not known, and every card too many."""
    command_deck = {key: card["copies"] for key, card in command_cards().items()}
    armies, moment = scenario.armies, scenario.moment
    yield from _pile(
        "command cards",
        command_deck,
        [army.command for army in armies],
        [army.hand for army in armies],
        moment.discards,
        scenario.board.rack,
        scenario.rack,
    )
    yield from _pile(
        "dragon cards",
        dragon_deck,
        [army.dragons for army in armies],
        [army.dragon_hand for army in armies],
        moment.dragon_discards,
    )
    yield from _full_hands(scenario, sum(command_deck.values()))
    yield from _named(scenario, command_deck)


def _pile(
    cards: str,
    deck: Mapping[str, int],
    sizes: list[int],
    hands: list[tuple[str, ...]],
    discards: tuple[str, ...],
    laid_out: int = 0,
    rack: tuple[str, ...] = (),
) -> Iterator[Problem]:
    """One of the two decks: what is held, known, discarded and on the rack of it."""
    dragon = cards == "dragon cards"
    hand_word, pile = ("dragon hand", "dragon discards") if dragon else ("hand", "discards")
    whole = sum(deck.values())
    for side, (size, hand) in enumerate(zip(sizes, hands, strict=True)):
        if size < _LEAST_COMMAND:
            yield f"{SIDES[side]} {cards}", f"{size} {cards}: the least is {_LEAST_COMMAND}"
        if len(hand) > max(size, 0):
            yield (
                f"{SIDES[side]} {hand_word}",
                f"{len(hand)} cards are named of a hand of {size} {cards}",
            )
        yield from _unknown(f"{SIDES[side]} {hand_word}", hand, deck)
    yield from _unknown(f"position {pile}", discards, deck)
    if rack and not laid_out:
        yield "rack", "only Epic battles have a common rack: write 'Board: epic' (E3)"
    elif len(rack) > laid_out:
        yield "rack", f"{len(rack)} cards are named of a rack of {laid_out}"
    yield from _unknown("rack", rack, deck)
    used = sum(sizes) + len(discards) + laid_out
    if used > whole:
        piles = "in hands, rack and discards" if laid_out else "in hands and discards"
        yield f"red {cards}", f"{used} {cards} {piles}: the deck has {whole}"
    seen = Counter(card for group in (*hands, discards, rack) for card in group)
    for card, count in seen.items():
        if card in deck and count > deck[card]:
            where = next((side for side in (0, 1) if card in hands[side]), None)
            elsewhere = "rack" if card in rack else f"position {pile}"
            place = elsewhere if where is None else f"{SIDES[where]} {hand_word}"
            yield place, f"{count} cards '{card}': the deck has {deck[card]}"


def _full_hands(scenario: Scenario, whole: int) -> Iterator[Problem]:
    """Say where a hand that a battle began with cannot be: it fills a hand in Epic only (E7)."""
    for side, army in enumerate(scenario.armies):
        if army.full_hand and not scenario.board.rack:
            yield f"{SIDES[side]} full hand", "only Epic battles know a full hand (E7)"
        elif army.full_hand and not army.command <= army.full_hand <= whole:
            wanted = f"{army.command} (the hand now) to {whole} is allowed"
            yield f"{SIDES[side]} full hand", f"a full hand of {army.full_hand}: {wanted}"


def _unknown(where: str, cards: Iterable[str], deck: Mapping[str, int]) -> Iterator[Problem]:
    for card in dict.fromkeys(cards):
        if card not in deck:
            yield where, unknown("card", card, deck)


def _named(scenario: Scenario, deck: Mapping[str, int]) -> Iterator[Problem]:
    """Cards that a rule of the scenario or the record of a turn names."""
    for unit in scenario.units:
        if unit.locked_until is not None:
            yield from _unknown(f"{scenario.hex_name(unit.hex)} unit", [unit.locked_until], deck)
    for index, objective in enumerate(scenario.objectives):
        yield from _unknown(f"objective {index + 1}", objective.cards, deck)
    for side, led in enumerate(scenario.moment.led):
        if led:
            where, names = f"position {SIDES[side]} led", led.split()
            yield from _unknown(where, names, deck)
            most = 2 if scenario.board.rack else 1
            if len(names) > most:
                what = "two cards at most" if most == 2 else "one card"
                yield where, f"'{led}' names {len(names)} cards: {what} may be led"
