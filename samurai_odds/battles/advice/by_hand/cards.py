"""The cards of a game written by hand: those that its text names, and no others."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from samurai_odds.battles.advice.by_hand.happened import STRIKES_FIRST, Happening
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.scenario.facts import command_cards
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.whole.leads import Lead
from samurai_odds.battles.whole.orders_text import Orders
from samurai_odds.play.rules.layout import kind_of
from samurai_odds.play.search.planning import Plan


def given(here: Scenario, side: int, **cards: tuple[str, ...]) -> Scenario:
    """Put cards into an army's hands."""
    armies = list(here.armies)
    armies[side] = replace(armies[side], **cards)  # type: ignore[arg-type]
    return replace(here, armies=(armies[0], armies[1]))


def with_shown(
    here: Scenario, orders: Orders, lines: Sequence[Happening], dragons: Sequence[str]
) -> Scenario:
    """Put the cards that a turn shows into the hands of who played them."""
    own, enemy = here.first, 1 - here.first
    for order in orders.of(at.DRAGON_CHOICE):
        if order.value:
            here = _with_dragon(here, own, dragons[order.value // at.DRAGON_CARD - 1])
    for line in lines:
        if line.kind == at.DISCARD_CHOICE:
            here = _with_dragon(here, own, dragons[line.value - 1])
    for answer in _answers(lines):
        army = here.armies[enemy]
        if answer > 1:
            here = _with_dragon(here, enemy, dragons[answer - 2])
        elif STRIKES_FIRST not in army.hand and len(army.hand) < army.command:
            here = given(here, enemy, hand=(*army.hand, STRIKES_FIRST))
    return here


def _with_dragon(here: Scenario, side: int, card: str) -> Scenario:
    army = here.armies[side]
    if card in army.dragon_hand or len(army.dragon_hand) >= army.dragons:
        return here
    return given(here, side, dragon_hand=(*army.dragon_hand, card))


def _answers(lines: Sequence[Happening]) -> list[int]:
    return [line.value for line in lines if line.kind == at.ANSWER_CHOICE]


def still_known(
    before: Scenario, after: Scenario, leads: Sequence[Lead], lines: Sequence[Happening]
) -> Scenario:
    """Forget after a turn all cards that nobody wrote down."""
    strikes = Counter({STRIKES_FIRST: _answers(lines).count(1)})
    from_hand = Counter(lead.key for lead in leads if not lead.from_rack)
    armies = []
    for side, (was, now) in enumerate(zip(before.armies, after.armies, strict=True)):
        gone = from_hand if side == before.first else strikes
        hand = _both(now.hand, Counter(was.hand) - gone)
        dragon_hand = _both(now.dragon_hand, Counter(was.dragon_hand))
        armies.append(replace(now, hand=hand, dragon_hand=dragon_hand))
    past, moment = before.moment, after.moment
    led = Counter(lead.key for lead in leads)
    dragons = [key for army in before.armies for key in army.dragon_hand]
    moment = replace(
        moment,
        discards=_both(moment.discards, Counter(past.discards) + led + strikes),
        dragon_discards=_both(moment.dragon_discards, Counter([*past.dragon_discards, *dragons])),
    )
    rack = _both(after.rack, Counter(before.rack))
    return replace(after, armies=(armies[0], armies[1]), moment=moment, rack=rack)


def _both(cards: Sequence[str], known: Counter[str]) -> tuple[str, ...]:
    """List those of some cards that are known."""
    return tuple((Counter(cards) & known).elements())


def may_lead(here: Scenario) -> Callable[[Plan], bool] | None:
    """Say which plans the side to move is known to have had; None: all that bots have.

    Cards dealt to fill its hand up are a guess: no plan leads them.
    """
    army, number = here.armies[here.first], list(command_cards()).index
    if len(army.hand) == army.command and len(here.rack) == here.board.rack:
        return None
    known = {number(card) for card in army.hand}
    known |= {number(card) + at.FROM_RACK for card in here.rack}

    def may(plan: Plan) -> bool:
        kinds = (at.CARD_CHOICE, at.PAIR_CHOICE)
        led = [(kind_of(what), value) for what, value, _ in plan.choices]
        alone = (at.PAIR_CHOICE, at.ALONE)
        return all(
            value in known for kind, value in led if kind in kinds and (kind, value) != alone
        )

    return may
