"""A battle at the table: the board, the hands, and what may be chosen, in words."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from samurai_odds.battles.advice.candidates import orders_of_steps
from samurai_odds.battles.advice.orders_in_words import described, piece_called
from samurai_odds.battles.attack.dice import FACES, KINDS, faces_told_apart
from samurai_odds.battles.card_effects import card_effect, dragon_effect
from samurai_odds.battles.facts import load
from samurai_odds.battles.full_game.attack_odds import (
    attack_odds,
    close_combat_odds,
    inspired_odds,
)
from samurai_odds.battles.full_game.game import write_bot_tables
from samurai_odds.battles.full_game.leads import card_names
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.kinds import DECISIONS
from samurai_odds.battles.rules.events import HONOR_ROLLS, SHOGUN_FACE, all_happened
from samurai_odds.battles.rules.events_battles import struck
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.naming import Names
from samurai_odds.battles.rules.narration import narrated_steps
from samurai_odds.battles.rules.on_board import TOKENS, board_of
from samurai_odds.battles.rules.pieces import card_by_place
from samurai_odds.battles.rules.saving import at_start_of_turn, position
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario import board as drawn
from samurai_odds.battles.scenario.scenario import SIDES, Scenario, command_cards, rank_name
from samurai_odds.battles.scenario.text import write
from samurai_odds.battles.words import TURN_LIMIT
from samurai_odds.engine.dice import unpack
from samurai_odds.grids.fitting import counted
from samurai_odds.grids.prose import Prose, joined
from samurai_odds.play.at_table import Chance, Choice, Offer, Spot
from samurai_odds.play.cells import Cells
from samurai_odds.play.decisions import Says
from samurai_odds.play.events import Board, Happening
from samurai_odds.play.layout import kind_of
from samurai_odds.play.packing import Fields
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Told, hex_spots
from samurai_odds.play.summary import Called, Tells

_KINDS = {  # what players call them in short
    "samurai-spear": "samurai spears",
    "samurai-bow": "samurai bows",
    "ashigaru-spear": "spears",
    "ashigaru-bow": "bows",
    "ashigaru-arquebus": "arquebuses",
    "levy": "levies",
    "samurai-spear-cavalry": "cavalry",
    "samurai-bow-cavalry": "mounted bows",
    "bodyguard": "bodyguards",
}
_HELD = {TOKENS: "honor"}


class Table(Tells):
    """A scenario or position laid out: what a view of its game shows."""

    question: Question
    state: State

    def __init__(self, scenario: Scenario) -> None:
        self.setup = Setup(scenario, load(None), turn_limit=TURN_LIMIT)
        write_bot_tables(self.setup, False)
        self.names = Names(self.setup)
        self.facts_of_cards = list(command_cards().values())
        self.question, self.state = self.setup.question, self.setup.state
        self.seats = SIDES

    # ---- the board -------------------------------------------------------------------

    def cells(self) -> Cells:
        return drawn.cells(self.setup.scenario)

    def spots(self) -> list[Spot]:
        return hex_spots(self.setup.scenario.board)

    def standing(self, state: State) -> str:
        return drawn.said(position(self.setup, state))

    def listed(self, state: State) -> list[tuple[int, Prose]]:
        scenario, full = position(self.setup, state), load(None).numbers["blocks"]["value"]
        lines: dict[int, list[str]] = {}
        for unit in scenario.units:
            left = full if unit.blocks is None else unit.blocks
            text = f"{SIDES[unit.side]} {unit.kind}, {counted(left, 'block')}"
            lines.setdefault(unit.hex, []).append(text)
        for leader in scenario.leaders:
            named = leader.name or rank_name(leader.kind)
            lines.setdefault(leader.hex, []).append(f"{SIDES[leader.side]}'s {named}")
        for tent in scenario.tents:
            lines.setdefault(tent.hex, []).append(f"{SIDES[tent.side]}'s tent")
        return [(place, Prose("; ".join(lines[place]))) for place in sorted(lines)]

    def piece(self, state: State, unit: int) -> Prose:
        """Name a unit and where it stands."""
        scenario, place = self.setup.scenario, int(state.unit_hex[unit])
        return Prose(f"{piece_called(scenario.units[unit])} on {scenario.hex_name(place)}")

    def held(self, state: State, seat: int) -> list[Prose]:
        lines = []
        if self.setup.scenario.board.rack:
            lines.append(f"On the rack: {self.names.rack(state)}")
        cards = counted(int(state.sides[1 - seat].hand_size), "command card")
        keys = range(len(self.setup.dragons))
        dragons = sum(int(state.dragon_hands[1 - seat, key]) for key in keys)
        lines.append(f"{SIDES[1 - seat]} holds {cards}, {counted(dragons, 'Dragon card')}")
        return [*map(Prose, lines)]

    def cards(self, state: State, seat: int) -> list[tuple[Prose, Prose]]:
        cards = [
            (int(state.hands[seat, card]), name, self._effect(card))
            for card, name in enumerate(self.names.cards)
        ]
        for place, dragon in enumerate(self.setup.dragons):
            many = int(state.dragon_hands[seat, place])
            cards.append((many, f"{dragon.name} (Dragon)", dragon_effect(dragon)))
        return [
            (Prose(f"{many} × {name}" if many > 1 else name), Prose(effect))
            for many, name, effect in cards
            if many
        ]

    def _effect(self, card: int) -> str:
        return card_effect(self.facts_of_cards[card], bool(self.setup.scenario.board.rack))

    def ordered(self, state: State) -> list[int]:
        units = [k for k in range(int(state.units)) if state.unit_ordered[k]]
        leaders = [k for k in range(int(state.leaders)) if state.leader_ordered[k]]
        places = [int(state.unit_hex[k]) for k in units]
        places += [int(state.leader_hex[k]) for k in leaders]
        return [place for place in places if place >= 0]

    def begins(self, state: State) -> bool:
        return at_start_of_turn(state, int(state.turn))

    def written(self, state: State) -> str:
        return write(position(self.setup, state))

    # ---- what may be chosen ----------------------------------------------------------

    def offer(self, state: State, values: Sequence[int]) -> Offer:
        says: dict[int, Says] = {
            at.CARD_CHOICE: self._says,
            at.PAIR_CHOICE: self._says,
            at.DRAGON_CHOICE: self._dragon,
            at.BATTLE_CHOICE: self._battle,
            at.BONUS_CHOICE: self._bonus,
        }
        self.names.viewer = int(state.asked)
        offer = self._numbered(state, DECISIONS.offer(self.names, state, values, says))
        self.names.viewer = at.NONE
        if state.decision == at.INSPIRE_CHOICE:
            offer = self._weighed(state, offer, values)
        own = [self._stands(state, place) for place in offer.subject]
        foes = [f"the enemy: {self._stands(state, place)}" for place in offer.against]
        return replace(offer, facts=Prose("; ".join([*own, *foes])))

    def _weighed(self, s: State, offer: Offer, values: Sequence[int]) -> Offer:
        """Say beside each number of units inspired, none too, what the strike does."""
        chances = [inspired_odds(self.question, s, int(value)) for value in values]
        choices = [
            replace(choice, says=Prose(chance.says), chance=chance) if chance.says else choice
            for choice, chance in zip(offer.choices, chances, strict=True)
        ]
        return replace(offer, choices=tuple(choices))

    def _numbered(self, s: State, offer: Offer) -> Offer:
        """Say of how many orders, and of how many tokens it is asked."""
        q, decision = self.question, int(s.decision)
        if decision == at.ORDER_CHOICE and (most := self._most_orders(s)):
            return replace(offer, title=joined((offer.title, f"of {most}"), " "))
        due = q.end_tokens if decision == at.REPLENISH_CHOICE else q.discard_tokens
        tokens = counted(min(int(due), int(s.pool)), "token")
        if decision == at.REPLENISH_CHOICE:
            first = replace(offer.choices[0], text=Prose(f"Take {tokens}"))
            return replace(offer, choices=(first, *offer.choices[1:]))
        if decision == at.DISCARD_CHOICE:
            return replace(offer, title=Prose(f"Discard a Dragon card for {tokens}?"))
        return offer

    def _most_orders(self, s: State) -> int:
        """Count the orders of the card on the table; 0 where there is no such number."""
        q, command = self.question, int(s.command)
        if s.phase == at.INITIATIVE_ACT:
            return 0
        if s.fallback:
            return 1
        more = {at.BY_SYMBOL: command, at.LEADERSHIP: 1, at.SHOGUN: sum(s.shogun_orders)}
        numbers = [int(q.cards[s.card].most), *(int(q.cards[s.card].quota[k]) for k in range(3))]
        most = sum(command if one == at.AS_COMMAND else one for one in numbers)
        return int(most + more.get(int(q.cards[s.card].orders), 0))

    def _stands(self, s: State, place: int) -> str:
        """Say what is to be known of who stands in a hex."""
        unit, leader, ground = int(s.unit_at[place]), int(s.leader_at[place]), self._ground(place)
        if unit < 0:
            return f"a leader alone{ground}" if leader >= 0 else f"nobody{ground}"
        led = ", with a leader" if leader >= 0 else ""
        return f"{counted(int(s.unit_blocks[unit]), 'block')}{led}{ground}"

    def _ground(self, place: int) -> str:
        ground = self.setup.scenario.terrain[place]
        return "" if ground == "open" else f", {ground}"

    def _battle(self, s: State, of: Fields) -> Chance:
        return attack_odds(self.question, s, of["unit"], of["mode"], of["hex"])

    def _bonus(self, s: State, of: Fields) -> Chance:
        return close_combat_odds(self.question, s, of["unit"], of["hex"])

    def _dragon(self, s: State, of: Fields) -> str:
        alone = of["hex"] == at.OFF_BOARD
        return dragon_effect(self.setup.dragons[of["card"]]) if alone else ""

    def _says(self, s: State, of: Fields) -> str:
        """Return what a card does, where its name does not say it."""
        card = of["card"]
        facts = self.facts_of_cards[card]
        fixed = facts["orders"] == "sections" and "command" not in facts.values()
        return "" if fixed and "draw_two" not in facts else self._effect(card)

    # what the page's scripts ask besides (planning.js)

    def is_move(self, state: State) -> bool:
        """Return whether it is asked who moves, or where to."""
        return int(state.decision) in (at.MOVER_CHOICE, at.MOVE_CHOICE)

    def may_come_first(self, state: State) -> bool:
        """Return whether it is asked whatever is drawn before it, and may be answered then."""
        return int(state.decision) in (at.REPLENISH_CHOICE, at.DISCARD_CHOICE)

    def rolled(self, state: State, values: Sequence[int]) -> Offer:
        """Word dice by the faces that count, draws by the card."""
        what, phase = int(state.pending), int(state.phase)
        if what < at.UNIFORM:
            dice = what // KINDS
            title = f"{counted(dice, 'die', 'dice')} fell on"
            faces = faces_told_apart(what % KINDS, struck(self.question, state))
            if phase in HONOR_ROLLS:
                faces = ("honor",), (), (), (), tuple(face for face in FACES if face != "honor")
            fell = [_faces(faces, dice, one) for one in values]
            return Offer(title, tuple(Choice(_counted(one), dice=one) for one in fell))
        pile = self._pile(state, phase)
        if pile is None:
            return Offer("Drawn", tuple(Choice(str(one + 1)) for one in values))
        start, cards = pile
        drawn = [cards[card_by_place(state, start, one)] for one in values]
        who = SIDES[state.dealt % 2] if phase == at.DEAL else ""
        title = f"{who} is dealt" if who else "The card drawn is"
        return Offer(title, tuple(map(Choice, drawn)))

    def _pile(self, s: State, phase: int) -> tuple[int, list[str]] | None:
        """Find from where a card is drawn, and what it may be."""
        for side in range(2):
            if s.sides[side].cards_to_lose:
                return State.hands.place(side), self.names.cards
            if s.sides[side].dragons_to_draw:
                return State.dragon_deck.at, self.names.dragons
        if phase == at.DEAL and s.dealt >= 2:
            return State.dragon_deck.at, self.names.dragons
        drawn = (at.DEAL, at.DRAW_CARD, at.REPLACE_STRIKES, at.FILL_RACK)
        return (State.deck.at, self.names.cards) if phase in drawn else None

    def planned(self, steps: Sequence[Step]) -> Prose:
        """Say the choices of a plan as advice does: the card and the orders, else the options."""
        names, chosen = self.names, [(kind_of(one.what), one) for one in steps if one.asked]
        first = DECISIONS[chosen[0][0]]
        if not first.planned or first.code == at.BESIDE_CHOICE:  # no order is needed to say it
            options = (DECISIONS[kind].option(names, s.before, s.value) for kind, s in chosen)
            return joined((one.text for one in options), "; ")
        dragons, orders = [card.key for card in self.setup.dragons], orders_of_steps(steps)
        said = described(position(self.setup, steps[0].before), orders, dragons)
        return joined((card_names(orders.card), said), ": ") if orders.card else said

    # ---- what is told ----------------------------------------------------------------

    def narrated(self, steps: Iterable[Step], seed: int, game: int) -> Iterator[Told]:
        return narrated_steps(self.setup, self.state, steps, seed, game)

    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        return all_happened(self.names, step, seed, game)

    def board(self, state: State) -> Board:
        return board_of(self.setup, state)

    def called(self) -> Called:
        names = self.names
        keys = [*names.card_keys, *names.dragon_keys]
        cards = dict(zip(keys, [*names.cards, *names.dragons], strict=True))
        places = [name for _, _, name in self.spots()]
        return Called(SIDES, places, _KINDS, "block", _HELD, cards)

    def own_words(self, one: Happening) -> str:
        if one.kind != "roll":
            return ""
        if one.what == SHOGUN_FACE:
            gained = f"an honor symbol: {one.gained} honor"
            return gained if one.faces[0] == "honor" else "a flag: an order of choice"
        return f"{SIDES[one.seat]} rolls {counted(len(one.faces), 'die', 'dice')}"


def _faces(faces: Sequence[tuple[str, ...]], dice: int, value: int) -> tuple[str, ...]:
    """Name the dice of a roll one by one: what counts of them, and the others alike."""
    counts = [*unpack(value)]
    counts.append(dice - sum(counts))
    shown: list[str] = []
    for group, number in zip(faces, counts, strict=True):
        shown += [" or ".join(group) if len(group) < 4 else "other"] * number
    return tuple(shown)


def _counted(faces: Sequence[str]) -> str:
    return ", ".join(f"{faces.count(face)} {face}" for face in dict.fromkeys(faces)) or "nothing"
