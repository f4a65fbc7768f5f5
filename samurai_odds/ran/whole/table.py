"""A battle of RAN at the table: the map, the contingents, and what may be chosen, in words."""

from collections.abc import Iterable, Iterator, Sequence

from samurai_odds.play.at_table import Choice, Offer, Spot
from samurai_odds.play.game import State
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import UNIT, Ground, Scene, Told, hex_spots
from samurai_odds.ran.advice.spelling import of_steps
from samurai_odds.ran.bots.tables import write_odds
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.first_state import at_start_of_turn, first_state, placed, position
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.narration import narrated_steps
from samurai_odds.ran.field.narration_names import Names, many
from samurai_odds.ran.field.question import question_of
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.scenario import board as drawn
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.scenario.text import write
from samurai_odds.ran.whole.attack_odds import met, shock_odds, shot_odds

ASKED = {  # the title of a choice, and what its option 0 says; {} is who stands in a register
    at.ACTIVATE_CHOICE: ("Activate a contingent", "No more"),
    at.CONTINGENT_CHOICE: ("Which contingent gets orders?", "Pass"),
    at.ORDER_CHOICE: ("Which order?", ""),
    at.MOMENTUM_CHOICE: ("Try for momentum?", "Don't try"),
    at.CONTINUITY_CHOICE: ("Try for continuity, with whom?", "Don't try"),
    at.TRUMP_CHOICE: ("Attempt a trump, for whom?", "No trump"),
    at.RISEN_CHOICE: ("Who is resurrected?", "Nobody is resurrected"),
    at.REPLACE_CHOICE: ("Which unit does the new busho join?", ""),
    at.RALLY_CHOICE: ("{} has rallied: where does it stand?", ""),
    mv.UNIT_CHOICE: ("Which unit acts next?", "No more units"),
    mv.ALONE_CHOICE: ("A lone busho withdraws?", "He joins the nearest friend"),
    mv.WITHDRAWAL_CHOICE: ("React: a unit withdraws?", "Nobody withdraws"),
    mv.WITHDRAWAL_TURN_CHOICE: ("Which way does it turn?", "No turn"),
    mv.FACING_CHOICE: ("React: a unit turns?", "Nobody turns"),
    mv.ENTRY_FIRE_CHOICE: ("React: fire at it?", "Hold fire"),
    mv.RETIRE_FIRE_CHOICE: ("Fire at the unit that retires?", "Hold fire"),
    mv.VOLLEY_CHOICE: ("Who joins the volley?", "Nobody joins the volley"),
    mv.HARASS_CHOICE: ("Harass which unit?", ""),
    mv.HARASS_TURN_CHOICE: ("Which way does it turn?", ""),
    mv.BYSTANDER_CHOICE: ("Fire at the harasser?", "Hold fire"),
    mv.LURED_CHOICE: ("Lured: which way does it follow?", "Stay"),
    mv.WITHDRAW_CHOICE: ("Which unit withdraws?", "No more units"),
    mv.CHASER_CHOICE: ("Which unit pursues?", "Nobody pursues"),
    mv.CHASE_CHOICE: ("Whom does it pursue?", "Nobody is pursued"),
    mv.STRAY_CHOICE: ("Which unit does the busho join?", ""),
    mv.SAMURAI_CHOICE: ("The Samurai", ""),
    mv.MOVE_CHOICE: ("{}: move, turn, fire or halt", "Halt"),
    mv.BUSHO_CHOICE: ("", "Stay"),
    mv.ENTRY_CHOICE: ("{} enters", ""),
    sh.ATTACK_CHOICE: ("Declare a shock attack: tap who, then whom", "No more attacks"),
    sh.GIVE_UP_CHOICE: ("The busho is behind: give up?", "He fights on"),
    sh.FACE_CHOICE: ("Which unit faces the attack?", ""),
    sh.USE_CHOICE: ("Which attacker's type counts?", ""),
    sh.RETREAT_CHOICE: ("Where does it retreat?", ""),
    sh.ADVANCE_CHOICE: ("Which unit advances?", "Nobody advances"),
    sh.ARRIVAL_CHOICE: ("How does it face?", ""),
    sh.RETURN_CHOICE: ("Return the fire?", "Hold fire"),
    sh.CHARGE_CHOICE: ("Charge the firer?", "Don't charge"),
    sh.CHALLENGE_CHOICE: ("A challenge, or seppuku?", "No challenge"),
    sh.SAVED_CHOICE: ("Which unit recovers for the suicide's sake?", "Nobody"),
    sh.ANSWER_CHOICE: ("Who answers the challenge?", "Nobody answers"),
    sh.DEFENDER_CHOICE: ("Who defends?", ""),
    sh.YIELD_CHOICE: ("The Samurai is behind: give up?", "He fights on"),
    sh.TURN_CHOICE: ("{} turns to an enemy", ""),
}
_UNIT_IN = {  # of titles with {}: the register of the unit
    at.RALLY_CHOICE: at.CURSOR,
    mv.MOVE_CHOICE: mv.MOVER,
    mv.ENTRY_CHOICE: mv.MOVER,
    sh.TURN_CHOICE: sh.UNIT,
}
_ROLLS = {  # what is rolled for
    at.ROLL_INITIATIVE: "Initiative, red and blue: ",
    at.CHAINED: "Momentum, continuity or trump: ",
    at.RALLY: "Rally: ",
    at.FLIGHTS: "Flight of a contingent: ",
    mv.PASSING: "Check of who a Banzai goes through: ",
    mv.ALARM_ROLL: "The lone busho withdraws: ",
    mv.WITHDRAWAL_ROLL: "Withdrawal before shock: ",
    mv.FACING_ROLL: "Turning to face: ",
    mv.HARASS_TURN: "Turning after harassment: ",
    mv.BREAKING_AWAY: "Breaking away: ",
    mv.SEPPUKU: "Honor of who ordered it: ",
    mv.BANZAI_ROLL: "Banzai: ",
    sh.COORDINATING: "Coordination: ",
    sh.CHECKING: "Check before shock: ",
    sh.REACTING: "Reaction to shock: ",
    sh.FIGHTING: "Individual combat: ",
    sh.RESOLVING: "Shock: ",
    sh.DUEL: "Duel, challenger and foe: ",
    sh.ASKING_LEAVE: "Leave to ignore the challenge: ",
    at.FIRE_BEGIN: "Fire at a busho: ",
    sh.FIRING: "Fire and what follows: ",
}
_ORDERS = ("", "Move and fire", "Active Withdrawal", "Rally", "Busho Movement Order", "Challenge")
_ACTS = ("Moves or fires", "Harasses", "Removes hits", "Recovers", "Changes formation", "Volley")
_TURNS = ("", "Clockwise", "Counter-clockwise")
_CONTINGENTS = (  # of which the value is 1 and a contingent
    *(at.ACTIVATE_CHOICE, at.CONTINUITY_CHOICE, at.TRUMP_CHOICE, at.RISEN_CHOICE),
)
_UNITS = (  # of which it is 1 and a unit
    *(at.REPLACE_CHOICE, mv.VOLLEY_CHOICE, mv.ENTRY_FIRE_CHOICE, mv.RETIRE_FIRE_CHOICE),
    *(mv.HARASS_CHOICE, mv.BYSTANDER_CHOICE, mv.CHASER_CHOICE, mv.CHASE_CHOICE, mv.STRAY_CHOICE),
    *(sh.FACE_CHOICE, sh.USE_CHOICE, sh.ADVANCE_CHOICE, sh.SAVED_CHOICE),
)
_PLACED = (at.RALLY_CHOICE, mv.MOVE_CHOICE, mv.ENTRY_CHOICE)  # 1 + 6 * hex + facing
_HEXES = (mv.ALONE_CHOICE, mv.LURED_CHOICE, mv.BUSHO_CHOICE, sh.RETREAT_CHOICE, sh.CHARGE_CHOICE)
_STATES = ("", ", disrupted", ", routed", ", eliminated")
_FATES = ("", ", wounded", ", dead", ", fled")


def declined(kind: int) -> str:
    """Return what the option 0 of a choice says; nothing where it is one like the others."""
    return ASKED[kind][1] if kind in ASKED else ""


class Table:
    """A scenario or position laid out: what a view of its game shows."""

    def __init__(self, scenario: Scenario) -> None:
        used = Used(load(None))
        self.scenario = scenario
        self.question = question_of(scenario, used)
        write_odds(self.question, used)
        self.state = first_state(self.question, scenario)
        self.names = Names(scenario, self.question)
        self.seats = SIDES

    # ---- the map ---------------------------------------------------------------------

    def ground(self) -> Ground:
        return drawn.ground(self.scenario)

    def spots(self) -> list[Spot]:
        return hex_spots(self.scenario.terrain.field)

    def radius(self) -> float:
        return UNIT / 2

    def scene(self, state: State) -> Scene:
        points = [int(state[at.ROUT_POINTS + side]) for side in range(2)]
        return drawn.scene(placed(self.scenario, state), points)

    def listed(self, state: State) -> list[tuple[int, str]]:
        found: dict[int, list[str]] = {}
        for unit in range(len(self.names.counters)):
            place, facing = int(state[at.HEX + unit]), int(state[at.FACING + unit])
            if place >= 0:
                turned = f", facing {self.names.facing(facing)}" if facing >= 0 else ""
                hits = int(state[at.HITS + unit])
                text = self.names.unit(unit) + turned + _STATES[int(state[at.STATE + unit])]
                found.setdefault(place, []).append(text + f", {many(hits, 'hit')}" * (hits > 0))
        for number in range(len(self.names.contingents)):
            place = int(state[at.BUSHO_HEX + number])
            if place >= 0:
                found.setdefault(place, []).append(f"busho {self.names.contingent(number)}")
        return [(place, "; ".join(found[place])) for place in sorted(found)]

    def piece(self, state: State, unit: int) -> str:
        """Name a unit."""
        return self.names.unit(unit)

    def held(self, state: State, seat: int) -> list[str]:
        first = int(self.question[at.FIRST_CONTINGENT + seat])
        lines = []
        for number in range(first, int(self.question[at.END_OF_CONTINGENTS + seat])):
            active = "active" if state[at.ACTIVATED + number] else "not active"
            done = ", Finished" if state[at.FINISHED + number] else ""
            fate = _FATES[int(state[at.FATE + number])]
            lines.append(f"{self.names.contingent(number)}: {active}{done}{fate}")
        return lines

    def cards(self, state: State, seat: int) -> list[tuple[str, str]]:
        return []

    def ordered(self, state: State) -> list[int]:
        """Return where the units stand whose contingent has its Orders Phase."""
        active = {int(state[at.CURRENT]), int(state[at.SECOND])} - {at.NONE}
        units = range(len(self.names.counters))
        own = [unit for unit in units if int(self.question[at.CONTINGENT + unit]) in active]
        return [int(state[at.HEX + unit]) for unit in own if state[at.HEX + unit] >= 0]

    def begins(self, state: State) -> bool:
        return at_start_of_turn(state, int(state[at.TURN]))

    def written(self, state: State) -> str:
        return write(position(self.scenario, state))

    # ---- what may be chosen ----------------------------------------------------------

    def offer(self, state: State, values: Sequence[int]) -> Offer:
        kind = kind_of(int(state[at.PENDING]))
        chosen = tuple(self._choice(state, kind, int(one)) for one in values)
        return Offer(self._title(state, kind), chosen)

    def _title(self, s: State, kind: int) -> str:
        if kind == mv.BUSHO_CHOICE:
            return f"{self.names.busho(int(s[mv.RIDER]))} moves"
        who = self.names.unit(int(s[_UNIT_IN[kind]])) if kind in _UNIT_IN else ""
        return ASKED[kind][0].format(who)

    def _choice(self, s: State, kind: int, value: int) -> Choice:
        if value == 0 and (said := declined(kind)):
            return Choice(said)
        if kind in _CONTINGENTS:
            return self._contingent(s, value - 1)
        if kind == at.CONTINGENT_CHOICE:
            one = self._contingent(s, value % at.PAIR - 1)
            if value < at.PAIR:
                return one
            other = self.names.contingent(value // at.PAIR - 1)
            return Choice(f"{one.text} and {other} together", one.places)
        if kind in _UNITS:
            return self._unit(s, value - 1)
        if kind in _PLACED:
            return self._end(s, value)
        if kind in _HEXES:
            place, facing = value % at.ACTION - 1, value // at.ACTION
            turned = f", facing {self.names.facing(facing)}" if kind == sh.CHARGE_CHOICE else ""
            through = ", through a friend" if kind == sh.RETREAT_CHOICE and facing else ""
            return Choice(f"To {self.names.hex(place)}{turned}{through}", (place,))
        if kind in (sh.TURN_CHOICE, sh.ARRIVAL_CHOICE):
            return Choice(f"Facing {self.names.facing(value - 1)}")
        return self._act(s, kind, value)

    def _act(self, s: State, kind: int, value: int) -> Choice:
        """Write an option that says what is done as well as who does it."""
        what, who = value // at.ACTION, value % at.ACTION - 1
        if kind in (mv.UNIT_CHOICE, mv.WITHDRAW_CHOICE):
            one = self._unit(s, who)
            act = "withdraws" if kind == mv.WITHDRAW_CHOICE and not what else _ACTS[what].lower()
            return Choice(f"{one.text} {act}", one.places)
        if kind == mv.WITHDRAWAL_CHOICE:
            one = self._unit(s, who)
            return Choice(f"{one.text} to the {self.names.facing(what)}", one.places)
        if kind == mv.FACING_CHOICE:
            one = self._unit(s, who)
            return Choice(f"{one.text}, {_TURNS[1 + what].lower()}", one.places)
        if kind == sh.ATTACK_CHOICE:
            one = self._unit(s, who)
            verb = "charges" if what >= sh.CHARGE else "attacks"
            front = ("left front", "right front", "both fronts")[what % sh.CHARGE]
            enemies = [self._unit(s, enemy) for _, enemy in met(self.question, s, who, what)]
            whom = " and ".join(enemy.text for enemy in enemies)
            places = (*one.places, *(place for enemy in enemies for place in enemy.places))
            odds = shock_odds(self.question, s, who, what)
            return Choice(f"{one.text} {verb} {whom}, {front}", places, odds)
        if kind == mv.SAMURAI_CHOICE:
            return self._samurai(s, what, who)
        if kind == sh.CHALLENGE_CHOICE:
            brings = ("", "hits removed", "a recovery")
            if what == sh.ISSUE:
                return Choice("Challenge")
            dies = "The Samurai" if what < sh.BUSHO_FOR_HITS else "The busho"
            return Choice(f"{dies} commits seppuku for {brings[2 - what % 2]}")
        if kind in (sh.ANSWER_CHOICE, sh.DEFENDER_CHOICE):
            return Choice(self._answer(kind, what, who))
        return Choice(self._plain(kind, value))

    def _plain(self, kind: int, value: int) -> str:
        if kind == at.ORDER_CHOICE:
            return _ORDERS[value]
        if kind in (mv.WITHDRAWAL_TURN_CHOICE, mv.HARASS_TURN_CHOICE):
            return _TURNS[value]
        words = {at.MOMENTUM_CHOICE: "Try", sh.RETURN_CHOICE: "Fire back"}
        return words.get(kind, "Withdraw")

    def _samurai(self, s: State, what: int, who: int) -> Choice:
        if s[at.PHASE] == mv.SAMURAI_DRAW:
            return Choice("Draw one from the cup" if what else self.names.samurai[who])
        if what:
            return Choice(f"Charge {self.names.contingent(who)}", self._busho_at(s, who))
        return Choice(f"To {self.names.hex(who)}", (who,)) if who >= 0 else Choice("Stay")

    def _answer(self, kind: int, what: int, who: int) -> str:
        if kind == sh.DEFENDER_CHOICE:
            return self.names.samurai[who] if what else f"{self.names.busho(who)} himself"
        if what == sh.ROLLS:
            return "Roll a die: who ignores it may be Finished"
        if what == sh.SENDS_ONE:
            return f"Send {self.names.samurai[who]}"
        verb = "draws a Samurai" if what == sh.DRAWS else "goes himself"
        return f"{self.names.contingent(who)} {verb}"

    def _contingent(self, s: State, number: int) -> Choice:
        return Choice(self.names.contingent(number), self._busho_at(s, number))

    def _busho_at(self, s: State, number: int) -> tuple[int, ...]:
        place = int(s[at.BUSHO_HEX + number])
        return (place,) if place >= 0 else ()

    def _unit(self, s: State, unit: int) -> Choice:
        place = int(s[at.HEX + unit])
        return Choice(self.names.unit(unit), (place,) if place >= 0 else ())

    def _end(self, s: State, value: int) -> Choice:
        """Write an end of a way, or the enemy fired at."""
        if value >= at.ACTION:
            one = self._unit(s, value - at.ACTION - 1)
            odds = shot_odds(self.question, s, int(s[mv.MOVER]), value - at.ACTION - 1)
            return Choice(f"Fire at {one.text}", one.places, odds)
        place, facing = divmod(value - 1, at.SIDES_OF_HEX)
        return Choice(f"{self.names.hex(place)}, facing {self.names.facing(facing)}", (place,))

    def rolled(self, state: State, values: Sequence[int]) -> Offer:
        """Word the faces of a die, or of two told apart; a Samurai drawn by his number."""
        what = _ROLLS.get(int(state[at.PHASE]), "")
        if state[at.PENDING] - at.UNIFORM == at.DIE * at.DIE:
            both = [tuple(map(str, divmod(int(one), at.DIE))) for one in values]
            fell = tuple(Choice(" and ".join(one), dice=one) for one in both)
            return Offer(f"{what}two dice fell on", fell)
        return Offer(f"{what}the die fell on", tuple(Choice(str(int(one))) for one in values))

    def planned(self, steps: Sequence[Step]) -> str:
        """Say the choices of a plan as advice does: for whom, and the orders; else the options."""
        chosen = [(kind_of(one.what), one) for one in steps if one.asked]
        orders = of_steps(self.names, steps)
        if any(kind == at.CONTINGENT_CHOICE for kind, _ in chosen):
            return orders.said(self.names)
        if chosen[0][0] == at.ACTIVATE_CHOICE:
            return orders.described(self.names) if orders.activated else "activate nobody"
        options = [self._choice(s.before, kind, int(s.value)).text for kind, s in chosen]
        return "; ".join(orders.phrases or options)

    # ---- what is told ----------------------------------------------------------------

    def narrated(self, steps: Iterable[Step], seed: int, game: int) -> Iterator[Told]:
        return narrated_steps(self.scenario, self.question, self.state, steps)
