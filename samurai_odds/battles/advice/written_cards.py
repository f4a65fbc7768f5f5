"""The cards of a game written by hand: those that its text names, and no others."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from samurai_odds.battles.advice.written_turns import CHALLENGE, STRIKES_FIRST, Happening
from samurai_odds.battles.full_game.leads import Lead
from samurai_odds.battles.full_game.orders_text import Orders
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import MOVE_LINE, card_value, dragon_of
from samurai_odds.battles.scenario.scenario import Scenario, command_cards
from samurai_odds.errors import OddsError
from samurai_odds.play.layout import kind_of
from samurai_odds.play.search.planning import Plan


def with_held(here: Scenario, held: Mapping[str, tuple[str, ...]]) -> Scenario:
    """Put the hand of the side to move, and Epic's rack, as a turn says them."""
    if "rack" in held:
        if not here.board.rack:
            raise OddsError("'rack' is said in Epic battles only")
        here = replace(here, rack=held["rack"])
    return here.with_army(here.first, hand=held["hand"]) if "hand" in held else here


@dataclass(frozen=True)
class Shown:
    """The cards that a turn shows: by side those from its hand, Dragon cards, led from the rack."""

    hands: tuple[Counter[str], Counter[str]]
    dragons: tuple[Counter[str], Counter[str]]
    rack: Counter[str]


def shown_in(
    here: Scenario,
    orders: Orders,
    leads: Sequence[Lead],
    lines: Sequence[Happening],
    dragons: Sequence[str],
) -> Shown:
    """List the cards that are led, played and put away in a turn."""
    side = here.first
    owned = _own_hexes(here, orders)
    own = Counter(lead.key for lead in leads if not lead.from_rack)
    played = Counter(
        dragons[dragon_of(line.value)] for line in orders.of(at.DRAGON_CHOICE) if line.value
    )
    played += Counter(dragons[line.value - 1] for line in lines if line.kind == at.DISCARD_CHOICE)
    answers = [line.value for line in lines if line.kind == at.ANSWER_CHOICE]
    strikes = Counter({STRIKES_FIRST: answers.count(1)})
    answered = Counter(dragons[answer - 2] for answer in answers if answer > 1)
    for line in lines:
        if line.kind == at.CHALLENGE_CHOICE:
            (played if line.place in owned else answered)[CHALLENGE] += 1
    rack = Counter(lead.key for lead in leads if lead.from_rack)
    if side == 0:
        return Shown((own, strikes), (played, answered), rack)
    return Shown((strikes, own), (answered, played), rack)


def _own_hexes(here: Scenario, orders: Orders) -> set[int]:
    """List the hexes in which a leader of the side to move may stand once it has moved."""
    moved = {MOVE_LINE.unpack(line.value)["hex"] for line in orders.of(at.MOVE_CHOICE)}
    return moved | {leader.hex for leader in here.leaders if leader.side == here.first}


def with_shown(here: Scenario, shown: Shown) -> Scenario:
    """Put the cards that a turn shows into the hands of who shows them, if there is room."""
    for side in range(2):
        army = here.armies[side]
        hand = _filled(army.hand, shown.hands[side], army.command)
        held = _filled(army.dragon_hand, shown.dragons[side], army.dragons)
        here = here.with_army(side, hand=hand, dragon_hand=held)
    return here


def _filled(known: tuple[str, ...], shown: Counter[str], size: int) -> tuple[str, ...]:
    missing = [*(shown - Counter(known)).elements()]
    return (*known, *missing[: max(0, size - len(known))])


def trimmed(here: Scenario) -> Scenario:
    """Take from the discards what hands and rack say to be drawn again: they were shuffled."""
    deck = {key: int(card["copies"]) for key, card in command_cards().items()}
    held = Counter([*here.rack, *(card for army in here.armies for card in army.hand)])
    room = Counter({card: max(0, deck[card] - held[card]) for card in deck})
    discards = _both(here.moment.discards, room)
    return replace(here, moment=replace(here.moment, discards=discards))


def still_known(before: Scenario, after: Scenario, shown: Shown) -> Scenario:
    """Forget after a turn all cards that nobody wrote down."""
    armies = [
        replace(
            now,
            hand=_both(now.hand, Counter(was.hand) - shown.hands[side]),
            dragon_hand=_both(now.dragon_hand, Counter(was.dragon_hand) - shown.dragons[side]),
        )
        for side, (was, now) in enumerate(zip(before.armies, after.armies, strict=True))
    ]
    past, moment = before.moment, after.moment
    led = sum(shown.hands, shown.rack)
    played = sum(shown.dragons, Counter[str]())
    moment = replace(
        moment,
        discards=_both(moment.discards, Counter(past.discards) + led),
        dragon_discards=_both(moment.dragon_discards, Counter(past.dragon_discards) + played),
    )
    rack = _both(after.rack, Counter(before.rack) - shown.rack)
    return replace(after, armies=(armies[0], armies[1]), moment=moment, rack=rack)


def _both(cards: Sequence[str], known: Counter[str]) -> tuple[str, ...]:
    return tuple((Counter(cards) & known).elements())


def may_lead(here: Scenario) -> Callable[[Plan], bool] | None:
    """Return which plans the side to move is known to have had; None: all that bots have.

    Cards dealt to fill its hand up are a guess: no plan leads them.
    """
    army, number = here.armies[here.first], list(command_cards()).index
    if len(army.hand) == army.command and len(here.rack) == here.board.rack:
        return None
    known = {number(card) for card in army.hand}
    known |= {card_value(1, number(card)) for card in here.rack}

    def may(plan: Plan) -> bool:
        kinds = (at.CARD_CHOICE, at.PAIR_CHOICE)
        led = [(kind_of(what), value) for what, value, _ in plan.choices]
        alone = (at.PAIR_CHOICE, at.ALONE)
        return all(
            value in known for kind, value in led if kind in kinds and (kind, value) != alone
        )

    return may
