"""A battle at the table: the board, the hands, and what may be chosen, in words."""

from collections.abc import Iterable, Iterator, Sequence

from samurai_odds.battles.advice.candidates import WRITTEN, lines_of_steps
from samurai_odds.battles.advice.orders_in_words import described, piece_called
from samurai_odds.battles.attack.dice import FACES, KINDS, faces_told_apart
from samurai_odds.battles.attack.narration import count
from samurai_odds.battles.board import SECTIONS
from samurai_odds.battles.card_effects import card_effect, dragon_effect
from samurai_odds.battles.facts import load
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.narration import narrated_steps
from samurai_odds.battles.field.narration_battles import Names, by_rule, struck
from samurai_odds.battles.field.narration_cards import HONOR_ROLLS
from samurai_odds.battles.field.orders import card_row
from samurai_odds.battles.field.pieces import card_by_place
from samurai_odds.battles.field.saving import at_start_of_turn, position
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario import board as drawn
from samurai_odds.battles.scenario.scenario import SIDES, Scenario, command_cards, rank_name
from samurai_odds.battles.scenario.text import write
from samurai_odds.battles.whole.attack_odds import attack_odds, close_combat_odds
from samurai_odds.battles.whole.game import write_bot_tables
from samurai_odds.battles.whole.leads import card_names
from samurai_odds.engine.dice import unpack
from samurai_odds.play.at_table import Choice, Offer, Spot
from samurai_odds.play.game import State
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import UNIT, Ground, Scene, Told, hex_spots

TURN_LIMIT = 1_000  # that of `staging`
_NO = {  # what the first option says where it is 0
    at.DRAGON_CHOICE: "No Dragon card",
    at.ORDER_CHOICE: "No more orders",
    at.MOVER_CHOICE: "Nobody else moves",
    at.BATTLE_CHOICE: "No more battles",
    at.INSPIRE_CHOICE: "Don't inspire",
    at.CHALLENGE_CHOICE: "No challenge",
    at.ANSWER_CHOICE: "No answer",
    at.GAIN_CHOICE: "Stay",
    at.BONUS_CHOICE: "No bonus combat",
    at.REPLENISH_CHOICE: "Take tokens",
    at.DISCARD_CHOICE: "Keep all",
    at.INITIATIVE_CHOICE: "No general acts on his own",
    at.PAIR_CHOICE: "That card alone",
}
_TITLES = {
    at.CARD_CHOICE: "Play a command card",
    at.DRAGON_CHOICE: "Play a Dragon card?",
    at.ORDER_CHOICE: "Order a unit or leader",
    at.MOVER_CHOICE: "Who moves next?",
    at.BATTLE_CHOICE: "Declare a battle: tap who, then whom",
    at.INSPIRE_CHOICE: "Inspire with a leader?",
    at.CHALLENGE_CHOICE: "Play Personal Challenge?",
    at.ANSWER_CHOICE: "Answer the attack?",
    at.LACK_CHOICE: "Lack of Honor: a unit loses a block",
    at.FAMINE_CHOICE: "Lack of Honor: a unit loses a block",
    at.GAIN_CHOICE: "Gain ground?",
    at.BONUS_CHOICE: "Bonus close combat?",
    at.KEEP_CHOICE: "Keep one of the two cards",
    at.REPLENISH_CHOICE: "Replenish",
    at.DISCARD_CHOICE: "Discard a Dragon card for tokens?",
    at.PAIR_CHOICE: "A second card from the rack?",
    at.COPY_CHOICE: "Counter Attack answers",
    at.BESIDE_CHOICE: "The Dragon card helps the units of",
    at.INITIATIVE_CHOICE: "A general's own initiative?",
    at.HARM_CHOICE: "Field General's Initiative: harm a unit",
}
_MODES = ("attacks", "fires at", "leads a swarm against")
_SECRET = (at.DRAW_CARD, at.REPLACE_STRIKES)


class Table:
    """A scenario or position laid out: what a view of its game shows."""

    def __init__(self, scenario: Scenario) -> None:
        self.setup = Setup(scenario, load(None), turn_limit=TURN_LIMIT)
        write_bot_tables(self.setup, False)
        self.names = Names(self.setup)
        self.facts_of_cards = list(command_cards().values())
        self.question, self.state = self.setup.question, self.setup.state
        self.seats = SIDES

    # ---- the board -------------------------------------------------------------------

    def ground(self) -> Ground:
        return drawn.ground(self.setup.scenario)

    def spots(self) -> list[Spot]:
        return hex_spots(self.setup.scenario.board)

    def radius(self) -> float:
        return UNIT / 2

    def scene(self, state: State) -> Scene:
        return drawn.scene(position(self.setup, state))

    def listed(self, state: State) -> list[tuple[int, str]]:
        scenario, full = position(self.setup, state), load(None).numbers["blocks"]["value"]
        found: dict[int, list[str]] = {}
        for unit in scenario.units:
            left = full if unit.blocks is None else unit.blocks
            text = f"{SIDES[unit.side]} {unit.kind}, {count(left, 'block')}"
            found.setdefault(unit.hex, []).append(text)
        for leader in scenario.leaders:
            named = leader.name or rank_name(leader.kind)
            found.setdefault(leader.hex, []).append(f"{SIDES[leader.side]}'s {named}")
        for tent in scenario.tents:
            found.setdefault(tent.hex, []).append(f"{SIDES[tent.side]}'s tent")
        return [(place, "; ".join(found[place])) for place in sorted(found)]

    def piece(self, state: State, unit: int) -> str:
        """Name a unit and where it stands."""
        scenario, place = self.setup.scenario, int(state[at.UNIT_HEX + unit])
        return f"{piece_called(scenario.units[unit])} on {scenario.hex_name(place)}"

    def held(self, state: State, seat: int) -> list[str]:
        lines = []
        if self.setup.scenario.board.rack:
            lines.append(f"On the rack: {self.names.rack(state)}")
        enemy = side_row(1 - seat)
        cards = count(int(state[enemy + at.HAND_SIZE]), "command card")
        keys = range(len(self.setup.dragons))
        start = at.DRAGON_HANDS + (1 - seat) * at.MOST_DRAGONS
        dragons = sum(int(state[start + key]) for key in keys)
        return [*lines, f"{SIDES[1 - seat]} holds {cards}, {count(dragons, 'Dragon card')}"]

    def cards(self, state: State, seat: int) -> list[tuple[str, str]]:
        found = []
        hand, dragons = at.HANDS + seat * at.MOST_CARDS, at.DRAGON_HANDS + seat * at.MOST_DRAGONS
        for card, name in enumerate(self.names.cards):
            found += [(name, self._effect(card))] * int(state[hand + card])
        for place, dragon in enumerate(self.setup.dragons):
            if many := int(state[dragons + place]):
                times = f"{many} × " if many > 1 else ""
                found.append((f"{times}{dragon.name} (Dragon)", dragon_effect(dragon)))
        return found

    def _effect(self, card: int) -> str:
        return card_effect(self.facts_of_cards[card], bool(self.setup.scenario.board.rack))

    def ordered(self, state: State) -> list[int]:
        units = [k for k in range(int(state[at.UNITS])) if state[at.UNIT_ORDERED + k]]
        leaders = [k for k in range(int(state[at.LEADERS])) if state[at.LEADER_ORDERED + k]]
        places = [int(state[at.UNIT_HEX + k]) for k in units]
        places += [int(state[at.LEADER_HEX + k]) for k in leaders]
        return [place for place in places if place >= 0]

    def begins(self, state: State) -> bool:
        return at_start_of_turn(state, int(state[at.TURN]))

    def written(self, state: State) -> str:
        return write(position(self.setup, state))

    # ---- what may be chosen ----------------------------------------------------------

    def offer(self, state: State, values: Sequence[int]) -> Offer:
        kind = kind_of(int(state[at.PENDING]))
        return Offer(
            self._title(state, kind), tuple(self._choice(state, kind, one) for one in values)
        )

    def _title(self, s: State, kind: int) -> str:
        if kind == at.MOVE_CHOICE:
            return f"Move {self.names.piece(s, int(s[at.ORDERED + s[at.NEXT_MOVE]]))}"
        if kind == at.ORDER_CHOICE:
            given = int(s[at.ORDERS_GIVEN] - s[at.ORDERS_BEFORE])
            return f"{_TITLES[kind]}: {self._card(int(s[at.CARD]))}, {given} ordered"
        if kind == at.BOLSTER_CHOICE:
            return f"{self._struck(s)}: how many flags to ignore?"
        if kind == at.RETREAT_CHOICE:
            return f"{self._struck(s)} retreats"
        if kind == at.FATE_CHOICE:
            return "The leader left alone"
        return _TITLES[kind]

    def _struck(self, s: State) -> str:
        """Name the unit that flags are rolled against."""
        if s[at.PHASE] == at.INITIATIVE_RETREAT:
            unit = int(s[at.HARMED])
        else:
            unit = int(s[at.ATTACKER if s[at.ASKED] == s[at.ACTIVE] else at.DEFENDER])
        return self.names.unit(s, unit) if unit >= 0 else "the leader"

    def _choice(self, s: State, kind: int, value: int) -> Choice:
        names = self.names
        if value == 0 and kind in _NO:
            return Choice(_NO[kind])
        if kind in (at.CARD_CHOICE, at.PAIR_CHOICE):
            rack, card = " (rack)" if value >= at.FROM_RACK else "", value % at.FROM_RACK
            return Choice(self._card(card) + rack, (), self._says(card))
        if kind == at.DRAGON_CHOICE:
            card, place = value // at.DRAGON_CARD - 1, value % at.DRAGON_CARD
            if place == at.OFF_BOARD:
                return Choice(names.dragons[card], (), dragon_effect(self.setup.dragons[card]))
            return Choice(f"{names.dragons[card]} on {names.at_hex(s, place)}", (place,))
        if kind in (at.ORDER_CHOICE, at.MOVER_CHOICE):
            return self._order(s, value)
        if kind in (at.MOVE_CHOICE, at.RETREAT_CHOICE, at.FATE_CHOICE):
            return self._way(s, kind, value)
        if kind == at.BATTLE_CHOICE:
            unit, there = value // at.BATTLE_UNIT - 1, value % at.BATTLE_MODE
            mode = value % at.BATTLE_UNIT // at.BATTLE_MODE
            who, here = names.unit(s, unit), int(s[at.UNIT_HEX + unit])
            odds = attack_odds(self.question, s, unit, mode, there)
            return Choice(f"{who} {_MODES[mode]} {names.at_hex(s, there)}", (here, there), odds)
        if kind == at.BONUS_CHOICE:
            place = value - at.BONUS_AT
            odds = close_combat_odds(self.question, s, int(s[at.ATTACKER]), place)
            return Choice(f"Attack {names.at_hex(s, place)}", (place,), odds)
        if kind in (at.LACK_CHOICE, at.FAMINE_CHOICE, at.HARM_CHOICE):
            return Choice(names.at_hex(s, value), (value,))
        if kind == at.GAIN_CHOICE:
            place = int(s[at.BATTLE_AT])
            return Choice(f"Gain ground to {names.hex(place)}", (place,))
        if kind in (at.KEEP_CHOICE, at.COPY_CHOICE):
            return Choice(names.cards[value])
        return Choice(self._plain(s, kind, value))

    def _says(self, card: int) -> str:
        """Return what a card does, where its name does not say it."""
        facts = self.facts_of_cards[card]
        fixed = facts["orders"] == "sections" and "command" not in facts.values()
        return "" if fixed and "draw_two" not in facts else self._effect(card)

    def _card(self, card: int) -> str:
        """Name a command card, with the orders for each section where they are for several."""
        row = card_row(card)
        most = [int(self.question[row + at.QUOTA + k]) for k in range(3)]
        if self.question[row + at.ORDERS] != at.BY_SECTIONS or sum(map(bool, most)) < 2:
            return self.names.cards[card]
        listed = [f"{n} {name}" for n, name in zip(most, SECTIONS, strict=True) if n]
        return f"{self.names.cards[card]} ({', '.join(listed)})"

    def _plain(self, s: State, kind: int, value: int) -> str:
        """Write an option that is about no place."""
        if kind == at.INSPIRE_CHOICE:
            return "Inspire" if value == 1 else f"Inspire {value} levies"
        if kind == at.BOLSTER_CHOICE:
            return f"Ignore {count(value, 'flag')}" if value else "Ignore none"
        if kind == at.BESIDE_CHOICE:
            led = at.LED if value == at.HAND_CARD else at.LED_BESIDE
            return str(self.names.cards[s[led]])
        if kind == at.INITIATIVE_CHOICE:
            return f"The {SECTIONS[value - 1]} general rolls"
        if kind == at.ANSWER_CHOICE:
            return "First Strike" if value == 1 else self.names.dragons[value - 2]
        if kind == at.DISCARD_CHOICE:
            return f"Discard {self.names.dragons[value - 1]}"
        return {at.CHALLENGE_CHOICE: "Challenge", at.REPLENISH_CHOICE: "Draw a Dragon card"}[kind]

    def _order(self, s: State, value: int) -> Choice:
        place, how = value % 1000, value // 1000 * 1000
        leader = int(s[at.LEADER_AT + place])
        if how == at.ORDER_PIECE:
            return Choice(self.names.at_hex(s, place), (place,))
        what = "apart from his unit" if how == at.ORDER_SPLIT else "commands"
        return Choice(f"{self.names.leader(s, leader)} {what}", (place,))

    def _way(self, s: State, kind: int, value: int) -> Choice:
        """Write where a piece goes; it stays by a button, as a tap on it is to choose it."""
        if value == at.OFF_BOARD:
            return Choice("Seppuku" if kind == at.FATE_CHOICE else "Leave the board")
        if kind == at.MOVE_CHOICE:
            piece = int(s[at.ORDERED + s[at.NEXT_MOVE]])
            unit = piece < at.MOST_UNITS
            place = at.UNIT_HEX + piece if unit else at.LEADER_HEX + piece - at.MOST_UNITS
            if value == s[place]:
                return Choice("Stay")
        return Choice(f"To {self.names.hex(value)}", (value,))

    def rolled(self, state: State, values: Sequence[int]) -> Offer:
        """Word dice by the faces that count, draws by the card."""
        what, phase = int(state[at.PENDING]), int(state[at.PHASE])
        if what < at.UNIFORM:
            dice = what // KINDS
            title = f"{count(dice, 'die', 'dice')} fell on"
            told = faces_told_apart(what % KINDS, struck(self.question, state))
            if phase in HONOR_ROLLS:
                told = ("honor",), (), (), (), tuple(face for face in FACES if face != "honor")
            fell = [_faces(told, dice, one) for one in values]
            return Offer(title, tuple(Choice(_counted(one), dice=one) for one in fell))
        pile = self._pile(state, phase)
        if pile is None:
            return Offer("Drawn", tuple(Choice(str(one + 1)) for one in values))
        start, cards = pile
        drawn = [cards[card_by_place(state, start, one)] for one in values]
        who = SIDES[state[at.DEALT] % 2] if phase == at.DEAL else ""
        title = f"{who} is dealt" if who else "The card drawn is"
        return Offer(title, tuple(map(Choice, drawn)))

    def _pile(self, s: State, phase: int) -> tuple[int, list[str]] | None:
        """Find from where a card is drawn, and what it may be."""
        for side in range(2):
            row = side_row(side)
            if s[row + at.CARDS_TO_LOSE]:
                return at.HANDS + side * at.MOST_CARDS, self.names.cards
            if s[row + at.DRAGONS_TO_DRAW]:
                return at.DRAGON_DECK, self.names.dragons
        if phase == at.DEAL and s[at.DEALT] >= 2:
            return at.DRAGON_DECK, self.names.dragons
        drawn = (at.DEAL, at.DRAW_CARD, at.REPLACE_STRIKES, at.FILL_RACK)
        return (at.DECK, self.names.cards) if phase in drawn else None

    def planned(self, steps: Sequence[Step]) -> str:
        """Say the choices of a plan as advice does: the card and the orders, else the options."""
        chosen = [(kind_of(one.what), one) for one in steps if one.asked]
        if chosen[0][0] not in WRITTEN:
            return "; ".join(self._choice(s.before, kind, s.value).text for kind, s in chosen)
        dragons = [card.key for card in self.setup.dragons]
        lines = lines_of_steps(steps, dragons, self.setup.scenario.board)
        orders = described(position(self.setup, steps[0].before), lines)
        card = lines[0][len("lead ") :]
        return f"{card_names(card)}: {orders}" if card else orders

    # ---- what is told ----------------------------------------------------------------

    def narrated(self, steps: Iterable[Step], seed: int, game: int) -> Iterator[Told]:
        return narrated_steps(self.setup, self.state, steps, seed, game)

    def told_to(self, step: Step, lines: Sequence[str], seat: int) -> list[str]:
        """Hide from a side what its enemy is dealt, draws and keeps."""
        s, enemy = step.before, SIDES[1 - seat]
        phase = int(s[at.PHASE])
        if phase == at.DEAL:
            return [one for one in lines if not one.startswith(f"{enemy} holds")]
        row = side_row(1 - seat)
        if step.what > 0 and step.after[row + at.DRAGONS_TO_DRAW] < s[row + at.DRAGONS_TO_DRAW]:
            return [by_rule("Dragon Cards", f"{enemy} draws a Dragon card"), *lines[1:]]
        drawer = int(s[at.ACTIVE]) if phase != at.REPLACE_STRIKES else 1 - int(s[at.ACTIVE])
        if drawer != seat and (step.what > 0 and phase in _SECRET):
            return [by_rule("Phase 5, End of Turn", f"{enemy} draws a card"), *lines[1:]]
        if drawer != seat and kind_of(step.what) == at.KEEP_CHOICE:
            return [by_rule("Phase 5, End of Turn", f"{enemy} keeps one of two"), *lines[1:]]
        return list(lines)


def _faces(told: Sequence[tuple[str, ...]], dice: int, value: int) -> tuple[str, ...]:
    """Name the dice of a roll one by one: what counts of them, and the others alike."""
    counts = [*unpack(value)]
    counts.append(dice - sum(counts))
    shown: list[str] = []
    for group, number in zip(told, counts, strict=True):
        shown += [" or ".join(group) if len(group) < 4 else "other"] * number
    return tuple(shown)


def _counted(faces: Sequence[str]) -> str:
    return ", ".join(f"{faces.count(face)} {face}" for face in dict.fromkeys(faces)) or "nothing"
