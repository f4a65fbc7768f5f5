"""A game of Samurai Swords at the table: the map, what a seat has, and what may be chosen."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from samurai_odds.play.at_table import Choice, Offer, Spot, share, tenths
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import UNIT, Ground, Scene, Told
from samurai_odds.swords.advice.spelling import of_steps
from samurai_odds.swords.bots.attacks import troop_power
from samurai_odds.swords.bots.threats import defence, odds_between
from samurai_odds.swords.combat import sequence as combat
from samurai_odds.swords.facts import load
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.first_state import first_state, question_of
from samurai_odds.swords.field.layout import Question, State
from samurai_odds.swords.field.rows import army_row, force_row
from samurai_odds.swords.field.saving import at_start_of_round, position
from samurai_odds.swords.field.setup import next_dealt
from samurai_odds.swords.field.telling import narrated_steps
from samurai_odds.swords.field.telling_war import Names, bins, sword, units
from samurai_odds.swords.field.troops import is_naval
from samurai_odds.swords.forces import PLURALS, many
from samurai_odds.swords.koku import price
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.scenario import board as drawn
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import write
from samurai_odds.swords.whole.editing import spots

_NO = {  # what the option 0 says
    at.PICK_UP_CHOICE: "No more",
    at.SPY_CHOICE: "Spy on nobody",
    at.STRIKE_CHOICE: "The ninja waits",
    at.MARCH_CHOICE: "No more marches",
    at.GARRISON_CHOICE: "Enough",
    at.DECLARE_CHOICE: "No attack",
    at.ENTER_CHOICE: "Stay",
    at.ATTACK_CHOICE: "No more attacks",
    at.SOURCE_CHOICE: "Done: end the war turn",
    at.DESTINATION_CHOICE: "No more from there",
    at.LOSSES_CHOICE: "The usual order of losses",
}
_TITLES = {
    at.CARD_CHOICE: "Take a province card for your first color",
    at.CLAIM_CHOICE: "Claim a province",
    at.SUPPORT_CHOICE: "Put a spearman into a province",
    at.REINFORCE_CHOICE: "Reinforce a province",
    at.PICK_UP_CHOICE: "Take units of the force into the army?",
    at.SUCCESSOR_CHOICE: "Which unit gives way to the daimyo's successor?",
    at.SPY_CHOICE: "The ninja spies on a plan",
    at.SWORD_CHOICE: "Which sword do you wish?",
    at.BUILD_CHOICE: "Build a castle, or a base where one stands",
    at.STACK_CHOICE: "Deploy ronin face down: where?",
    at.STACK_SIZE_CHOICE: "How many ronin there?",
    at.STRIKE_CHOICE: "Does the ninja strike?",
    at.REVENGE_CHOICE: "Revenge: at which daimyo?",
    at.MARCH_CHOICE: "Phase A, march: tap the army, then the province",
    at.TROOP_CHOICE: "Phase C: which troop fights next?",
    at.CALL_OFF_CHOICE: "Step 8: call the battle off?",
    at.ENTER_CHOICE: "Move into the empty province?",
    at.SOURCE_CHOICE: "Phase D: from which force do units move?",
    at.DESTINATION_CHOICE: "Phase D: where to?",
    at.UNIT_CHOICE: "Phase D: which unit?",
    at.ALONG_CHOICE: "How many ronin go along?",
    at.RECOVER_CHOICE: "Where does the recovered daimyo stand?",
    at.LOSSES_CHOICE: "Which order of losses?",
}
_PLACES = (  # of which the value is a province
    *(at.CARD_CHOICE, at.CLAIM_CHOICE, at.SUPPORT_CHOICE, at.REINFORCE_CHOICE, at.MARKER_CHOICE),
    *(at.BUILD_CHOICE, at.STACK_CHOICE, at.RECOVER_CHOICE),
)


class Table:
    """A set-up or position laid out: what a view of its game shows."""

    question: Question
    state: State

    def __init__(self, scenario: Scenario) -> None:
        self.scenario, self.facts = scenario, load(None)
        self.question = question_of(scenario, self.facts)
        self.state = first_state(self.question, scenario, self.facts)
        self.names = Names(scenario)
        self.seats = tuple(self.names.seats)

    # ---- the map ---------------------------------------------------------------------

    def ground(self) -> Ground:
        return drawn.ground(self.scenario)

    def spots(self) -> list[Spot]:
        return spots(self.scenario)

    def radius(self) -> float:
        return UNIT / 2

    def scene(self, state: State) -> Scene:
        return drawn.scene(position(self.scenario, state), self.facts)

    def listed(self, state: State) -> list[tuple[int, str]]:
        found = []
        for place in range(len(self.names.provinces)):
            owner = int(state.owner[place])
            parts = [self.names.seat(owner)] if owner >= 0 else []
            row = force_row(place)
            force = units([int(n) for n in state[row : row + at.KIND_COUNT]])
            parts += [f"force {force}"] if force else []
            parts += [f"{int(state.hidden[place])} ronin face down"] * bool(state.hidden[place])
            parts += [("", "castle", "fortress")[int(state.built[place])]]
            there = (army for army in range(at.MOST_ARMIES) if state.where[army] == place)
            parts += [self._army(state, army) for army in there]
            text = ", ".join(filter(None, parts))
            if text:
                found.append((place, text))
        return found

    def _army(self, s: State, army: int) -> str:
        row = army_row(army)
        troop = units([int(n) for n in s[row : row + at.KIND_COUNT]])
        return f"army {army % at.ARMIES_EACH + 1} (level {int(s.level[army])}): {troop}"

    def piece(self, state: State, province: int) -> str:
        """Name a province."""
        return self.names.province(province)

    def held(self, state: State, seat: int) -> list[str]:
        lines = [f"{self.names.seat(seat)}: {int(state.koku[seat])} koku"]
        if state.sword[seat]:
            lines[0] += f", {sword(int(state.sword[seat]))}"
        if planned := bins(state, seat):
            lines.append(f"Plan: {planned}")
        if state.ninja >= 0:
            lines.append(f"The ninja serves {self.names.seat(int(state.ninja))}")
        for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
            if state.where[army] >= 0:
                where = self.names.province(int(state.where[army]))
                lines.append(f"{where}: {self._army(state, army)}")
        return lines

    def cards(self, state: State, seat: int) -> list[tuple[str, str]]:
        return []

    def ordered(self, state: State) -> list[int]:
        """Return the provinces of the armies that have declared an attack."""
        armies = range(at.ARMIES_EACH * len(self.seats))
        attacks = [army for army in armies if state.declared[army] >= 0]
        return [int(state.where[army]) for army in attacks if state.where[army] >= 0]

    def begins(self, state: State) -> bool:
        return at_start_of_round(state, int(state.turn))

    def written(self, state: State) -> str:
        return write(position(self.scenario, state), self.facts)

    # ---- what may be chosen ----------------------------------------------------------

    def offer(self, state: State, values: Sequence[int]) -> Offer:
        kind = kind_of(int(state.pending))
        chosen = tuple(self._choice(state, kind, int(one)) for one in values)
        return Offer(self._title(state, kind), chosen)

    def _title(self, s: State, kind: int) -> str:
        asked = int(s.kind_asked)
        if kind == at.BIN_CHOICE:
            left = int(s.koku[s.asked])
            row = State.bins.place(int(s.asked))
            left -= sum(int(s[row + place]) for place in range(asked))
            return f"Koku for {at.BINS_NAMED[asked]}, of {left} left"
        if kind == at.LEVY_CHOICE:
            seat = int(s.asked)
            left = int(s.bins[seat, at.TO_LEVY])
            left -= price(s, State.levy.place(seat), self.question, Question.units_a_koku.at)
            return f"Levy how many {PLURALS[asked]}? {left} koku left"
        if kind == at.SPLIT_CHOICE:
            return f"How many into army {int(s.place_asked) + 1}: {KINDS[asked]}"
        if kind == at.MARKER_CHOICE:
            return f"Place the marker of army {asked + 1}"
        if kind == at.PLACE_CHOICE:
            return f"Place a levied {KINDS[asked]}"
        if kind == at.DECLARE_CHOICE:
            return f"Phase B: {self.names.troop(s)} attacks?"
        if kind == at.RONIN_CHOICE:
            place = self.names.province(int(s.place_asked))
            return f"How many face-down ronin of {place} are with this troop?"
        if kind == at.PICK_UP_CHOICE and s.recovering < 0:
            return f"Take units of the force into {self.names.army(s, int(s.mover))}?"
        if kind == at.GARRISON_CHOICE and s.phase == at.SPLITTING_OFF:
            return f"Send units ahead to {self.names.province(int(s.sent_to))}: which?"
        if kind == at.GARRISON_CHOICE:
            return f"Leave a garrison in {self.names.province(int(s.move_from))}: which unit?"
        if kind == at.ATTACK_CHOICE:
            return f"The next attack of {self.names.troop(s)}"
        return _TITLES[kind]

    def _choice(self, s: State, kind: int, value: int) -> Choice:
        names = self.names
        if kind == at.CALL_OFF_CHOICE and value == 0:
            here, there = int(s.fight_from), int(s.fight_at)
            return Choice("Fight on", says=self._fought(s, here, there, 0))
        if value == 0 and kind in _NO:
            return Choice(_NO[kind])
        if kind in _PLACES:
            return Choice(names.province(value), (value,))
        if kind in (at.DECLARE_CHOICE, at.ATTACK_CHOICE):
            odds = self._odds(s, value - 1, kind == at.ATTACK_CHOICE)
            return Choice(f"Attack {names.province(value - 1)}", (value - 1,), odds)
        if kind == at.SOURCE_CHOICE:
            return Choice(f"From {names.province(value - 1)}", (value - 1,))
        if kind == at.DESTINATION_CHOICE:
            place = (value - 1) // 2
            into = ", into the army" if (value - 1) % 2 else ""
            return Choice(f"To {names.province(place)}{into}", (place,))
        if kind == at.PLACE_CHOICE:
            into = ", into the army" if value % 2 else ""
            return Choice(f"{names.province(value // 2)}{into}", (value // 2,))
        if kind == at.MARCH_CHOICE:
            return self._march(s, value)
        if kind == at.TROOP_CHOICE:
            return self._troop(s, value)
        if kind in (at.STRIKE_CHOICE, at.REVENGE_CHOICE):
            army = value - 1 if kind == at.STRIKE_CHOICE else value
            return Choice(f"Strike {names.army(s, army)}", (int(s.where[army]),))
        if kind == at.ENTER_CHOICE:
            place = int(s.fight_at)
            return Choice(f"Move into {names.province(place)}", (place,))
        return Choice(self._plain(kind, value))

    def _odds(self, s: State, there: int, again: bool) -> str:
        """Return what an attack comes to, by the table that bots weigh it by."""
        if s.owner[there] < 0:
            return "nobody holds it"
        troop = int(s.troop)
        here = int(s.where[troop] if again else s.fight_from)
        return self._fought(s, here, there, is_naval(self.question, here, there))

    def _fought(self, s: State, here: int, there: int, naval: int) -> str:
        q, troop = self.question, int(s.troop)
        against = defence(q, s, there, int(s.bonus_left[there]))
        odds = odds_between(q, troop_power(q, s, troop, here), against, naval)
        loses, kills = (tenths(10 * int(q[odds + what])) for what in (at.LOSES, at.FELLS))
        wins = share(int(q[odds + at.WIN]))
        about = "about " if wins[0].isdigit() else ""  # not of "over 99%"
        return f"wins {about}{wins}, loses {loses} units, kills {kills}"

    def _plain(self, kind: int, value: int) -> str:
        """Write an option that is about no province."""
        if kind in (at.PICK_UP_CHOICE, at.GARRISON_CHOICE):
            return f"A {KINDS[value - 1]}"
        if kind == at.UNIT_CHOICE and value == at.WHOLE_FORCE:
            return "The whole force"
        if kind in (at.SUCCESSOR_CHOICE, at.UNIT_CHOICE):
            return f"A {KINDS[value]}"
        if kind == at.SPY_CHOICE:
            return self.names.seat(value - 1)
        if kind == at.SWORD_CHOICE:
            return sword(value)
        words = {at.CALL_OFF_CHOICE: "Call it off", at.LOSSES_CHOICE: "Ronin first"}
        return words.get(kind, str(value))

    def _march(self, s: State, value: int) -> Choice:
        sends, value = value >= at.SEND_VALUE, value % at.SEND_VALUE
        army = int(s.active) * at.ARMIES_EACH + value // at.ARMY_VALUE - 1
        place, here = value % at.ARMY_VALUE, int(s.where[army])
        who = f"Army {army % at.ARMIES_EACH + 1}"
        verb = "sends units" if sends else "marches"
        return Choice(f"{who} {verb} to {self.names.province(place)}", (here, place))

    def _troop(self, s: State, value: int) -> Choice:
        if value < at.ARMY_VALUE:
            target = self.names.province(int(s.target[value]))
            return Choice(f"Force of {self.names.province(value)} attacks {target}", (value,))
        army = int(s.active) * at.ARMIES_EACH + value // at.ARMY_VALUE - 1
        target = self.names.province(int(s.declared[army]))
        where = int(s.where[army])
        return Choice(f"Army {army % at.ARMIES_EACH + 1} attacks {target}", (where,))

    def rolled(self, state: State, values: Sequence[int]) -> Offer:
        """Word what falls: hits in a battle, a number of the ninja's die, else a place in turn."""
        phase = int(state.phase)
        if phase == at.DICE:
            step = _STEPS.get(int(state.fight.step), "Hits")
            return Offer(step, tuple(Choice(many(int(one), "hit")) for one in values))
        if phase in (at.STRIKE, at.REVENGE_ROLL):
            return Offer("The ninja's die", tuple(Choice(str(int(one) + 1)) for one in values))
        named: Callable[[int], str] = self._drawn(state, phase)
        whom = next_dealt(self.question, state) if phase == at.DEAL else -1
        title = f"Province card dealt to {self.names.seat(whom)}" if whom >= 0 else "Sword drawn"
        return Offer(title, tuple(Choice(named(int(one))) for one in values))

    def _drawn(self, s: State, phase: int) -> Callable[[int], str]:
        """Name what is drawn by its number: a province that has no card yet, else that number."""
        if phase == at.DEAL:
            free = [place for place in range(len(self.names.provinces)) if s.owner[place] < 0]
            return lambda one: self.names.province(free[one])
        return lambda one: f"number {one + 1} of those left"

    def planned(self, steps: Sequence[Step]) -> str:
        """Say the choices of a plan as advice does: what it is about, and what is done."""
        found = of_steps(self.names, steps)
        if found.titles or found.lines:
            return f"{found.title}: {found.text}"
        said, last = [], ""
        for one in steps:
            if not one.asked:
                continue
            kind = kind_of(one.what)
            before = State(one.before)
            title = self._title(before, kind)
            text = self._choice(before, kind, int(one.value)).text
            said.append(text if title == last else f"{title}: {text}")
            last = title
        return "; ".join(said)

    # ---- what is told ----------------------------------------------------------------

    def narrated(self, steps: Iterable[Step], seed: int, game: int) -> Iterator[Told]:
        return narrated_steps(self.scenario, self.question, self.state, steps)


_STEPS = {
    combat.STRIKE_RANGED: "First strike: bowmen and gunners hit",
    combat.STRIKE_HAND: "First strike: hand to hand",
    combat.RANGED_ATTACKER: "Attacker's bowmen and gunners hit",
    combat.RANGED_DEFENDER: "Defender's bowmen and gunners hit",
    combat.HAND_ATTACKER: "Attacker hits hand to hand",
    combat.HAND_DEFENDER: "Defender hits hand to hand",
}
