"""The card or cards that a turn is asked about, and where they are led from: hand or rack."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import card_of, card_value, is_from_rack
from samurai_odds.battles.scenario.scenario import SIDES, Scenario, command_cards
from samurai_odds.errors import OddsError, check_one_of, in_file, unknown, within

RACK = "rack:"  # before a card that is meant to come from the rack
_FIELD = ("sections", "infantry", "leadership", "group")  # how Field cards order (E2)


@dataclass(frozen=True)
class Lead:
    """A card led, from the hand or from Epic's common rack."""

    key: str
    from_rack: bool = False

    @property
    def said(self) -> str:
        """The card as `--card` takes it."""
        return f"{RACK if self.from_rack else ''}{self.key}"

    @property
    def value(self) -> int:
        """The card as the rules number it."""
        return card_value(int(self.from_rack), list(command_cards()).index(self.key))


def is_field(card: str) -> bool:
    """Say whether a card may be one of two: a Field Command card of Epic."""
    return command_cards()[card]["orders"] in _FIELD


def cards_said(card: str | Sequence[str]) -> tuple[str, ...]:
    """Give the cards named: one, several, or several in one text joined by +."""
    texts = [card] if isinstance(card, str) else list(card)
    return tuple(word.strip() for text in texts for word in text.split("+"))


def lead_of(word: str) -> Lead:
    """Return the card that `--card` names."""
    return Lead(word.removeprefix(RACK), word.startswith(RACK))


def placed(scenario: Scenario, card: str | Sequence[str]) -> tuple[Scenario, tuple[Lead, ...]]:
    """Find where the cards are led from, and make sure that they are there.

    They are known, or among those of hand and rack that the scenario does not name. Of two
    one comes from the hand, the other from the rack (E3). Raises OddsError.
    """
    said = cards_said(card)
    for word in said:
        check_one_of("command card", word.removeprefix(RACK), command_cards())
    name, army = SIDES[scenario.first], scenario.armies[scenario.first]
    if army.command < 2:
        raise OddsError(f"{name} has {army.command} command cards and must surrender (B21)")
    _check_kinds(scenario, said)
    ways = [
        tuple(Lead(word.removeprefix(RACK), rack) for word, rack in zip(said, racks, strict=True))
        for racks in _sources(scenario, said)
    ]
    faults = [_missing(scenario, way) for way in ways]
    for known_only in (True, False):
        for way, (missing, fault) in zip(ways, faults, strict=True):
            if not fault and not (known_only and missing):
                return _with(scenario, missing), _hand_first(way)
    raise OddsError(faults[0][1])


def placed_by_orders(
    scenario: Scenario, card: str, name: str, line: int
) -> tuple[Scenario, tuple[Lead, ...]]:
    """Find where the cards are led from that a line of orders names; OddsError with that line."""
    try:
        return placed(scenario, card)
    except OddsError as fault:
        led = [within(f"'lead {card}'", problem) for problem in fault.problems]
        raise OddsError(*(in_file(name, line, problem) for problem in led)) from None


def _check_kinds(scenario: Scenario, said: tuple[str, ...]) -> None:
    if not scenario.board.rack:
        if len(said) > 1:
            raise OddsError(f"{len(said)} cards are named: two are led in Epic battles only (E3)")
        if said[0].startswith(RACK):
            raise OddsError(f"'{said[0]}': only Epic battles have a common rack (E3)")
    if len(said) > 2:
        raise OddsError(f"{len(said)} cards are named: a turn leads two at most (E3)")
    for word in said if len(said) == 2 else ():
        key = word.removeprefix(RACK)
        if not is_field(key):
            raise OddsError(f"'{key}' is led alone: only two Field cards go together (E3)")
    if len(said) == 2 and all(word.startswith(RACK) for word in said):
        raise OddsError("two cards from the rack: one of two comes from the hand (E3)")


def _sources(scenario: Scenario, said: tuple[str, ...]) -> Iterator[tuple[bool, ...]]:
    """List from where the cards may come: whether each is the rack's."""
    marked = [word.startswith(RACK) for word in said]
    if len(said) == 2:
        yield from [] if marked[0] else [(False, True)]
        yield from [] if marked[1] else [(True, False)]
    elif marked[0]:
        yield (True,)
    else:
        yield (False,)
        yield from [(True,)] if scenario.board.rack else []


def _missing(scenario: Scenario, leads: tuple[Lead, ...]) -> tuple[list[Lead], str]:
    """List the cards that hand and rack do not name, and say why they cannot be there."""
    army, name = scenario.armies[scenario.first], SIDES[scenario.first]
    missing = []
    for lead in leads:
        held, size = (
            (scenario.rack, scenario.board.rack) if lead.from_rack else (army.hand, army.command)
        )
        if lead.key in held:
            continue
        if len(held) == size:
            where = "card on the rack" if lead.from_rack else f"card in {name}'s hand"
            return [], unknown(where, lead.key, dict.fromkeys(held))
        missing.append(lead)
    return missing, ""


def _with(scenario: Scenario, missing: list[Lead]) -> Scenario:
    for lead in missing:
        if lead.from_rack:
            scenario = replace(scenario, rack=(*scenario.rack, lead.key))
        else:
            hand = scenario.armies[scenario.first].hand
            scenario = scenario.with_army(scenario.first, hand=(*hand, lead.key))
    return scenario


def _hand_first(leads: tuple[Lead, ...]) -> tuple[Lead, ...]:
    return tuple(sorted(leads, key=lambda lead: lead.from_rack))


# ---- in words and numbers ------------------------------------------------------------


def names_of(leads: tuple[Lead, ...]) -> str:
    """Name the cards of a turn as they are printed."""
    return card_names([lead.said for lead in leads])


def card_names(card: str | Sequence[str]) -> str:
    """Name the card or cards that a turn leads, as they are printed."""
    return " and ".join(
        str(command_cards()[lead.key]["name"]) + (" from the rack" if lead.from_rack else "")
        for lead in map(lead_of, cards_said(card))
    )


def choices_of(leads: tuple[Lead, ...], epic: bool) -> list[tuple[int, int]]:
    """Give the choices that lead the cards: kinds of decision and values."""
    choices = [(at.CARD_CHOICE, leads[0].value)]
    if epic:
        choices.append((at.PAIR_CHOICE, leads[1].value if len(leads) == 2 else at.ALONE))
    return choices


def leads_of_hand(scenario: Scenario) -> tuple[list[str], str]:
    """List what the side to move may lead, as `--card` takes it, and say what that is of.

    It is what is known of its hand; of a hand of which nothing is known, all cards that
    there are. In Epic the known cards of the rack come to it, alone and beside a known Field
    card of the hand.
    """
    army, side = scenario.armies[scenario.first], SIDES[scenario.first]
    unknown_cards = army.command - len(army.hand)
    if army.hand:
        apart = f", its {unknown_cards} unknown cards apart" if unknown_cards else ""
        said, hand = f"{side}'s hand{apart}", list(dict.fromkeys(army.hand))
    else:
        said, hand = f"{side}'s hand is not known: any card it may hold", list(command_cards())
    rack = list(dict.fromkeys(scenario.rack))
    if not rack:
        return hand, said
    pairs = [
        f"{card} + {RACK}{beside}"
        for card in (hand if army.hand else [])
        for beside in rack
        if is_field(card) and is_field(beside)
    ]
    return [*hand, *(RACK + card for card in rack if card != "first-strike"), *pairs], (
        f"{said}; and the rack"
    )


def card_named(value: int) -> str:
    """Name a card of hand or rack as `--card` takes it."""
    key = list(command_cards())[card_of(value)]
    return f"{RACK}{key}" if is_from_rack(value) else key
