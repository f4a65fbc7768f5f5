"""A battle of RAN at the table: the map, the contingents, and what may be chosen, in words."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from samurai_odds.grids.fitting import counted
from samurai_odds.grids.prose import Prose, joined
from samurai_odds.play.at_table import Chance, Choice, Offer, Spot
from samurai_odds.play.cells import Cells
from samurai_odds.play.events import Board, Happening
from samurai_odds.play.layout import kind_of
from samurai_odds.play.packing import Fields
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Told, hex_spots
from samurai_odds.play.summary import Called, Tells
from samurai_odds.ran.advice.spelling import described, in_words, of_steps, phrases
from samurai_odds.ran.bots.tables import write_odds
from samurai_odds.ran.combat.combat_layout import FIRST_DEFENDER
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.full_game.attack_odds import shock_odds, shot_odds
from samurai_odds.ran.full_game.chain_odds import continuity_odds, momentum_odds, trump_odds
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import DECISIONS
from samurai_odds.ran.rules.decisions.said import attack_places, attacks
from samurai_odds.ran.rules.decisions.shock import ATTACK
from samurai_odds.ran.rules.events import all_happened
from samurai_odds.ran.rules.first_state import at_start_of_turn, first_state, position
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.narration import narrated_steps
from samurai_odds.ran.rules.narration_rolls import roll_said
from samurai_odds.ran.rules.on_board import board_of
from samurai_odds.ran.rules.question import question_of
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario import board as drawn
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.scenario.text import write

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
_CHAINED = {  # what is rolled for between two orders phases
    at.MOMENTUM_CHOICE: momentum_odds,
    at.CONTINUITY_CHOICE: continuity_odds,
    at.TRUMP_CHOICE: trump_odds,
}
_TO_A_UNIT = (  # reactions, of which there may be some at each hex of its way
    *(mv.WITHDRAWAL_CHOICE, mv.WITHDRAWAL_TURN_CHOICE, mv.FACING_CHOICE, mv.ENTRY_FIRE_CHOICE),
    mv.RETIRE_FIRE_CHOICE,
)
_STATES = ("", ", disrupted", ", routed", ", eliminated")
_FATES = ("", ", wounded", ", dead", ", fled")


class Table(Tells):
    """A scenario or position laid out: what a view of its game shows."""

    question: Question

    def __init__(self, scenario: Scenario) -> None:
        used = Used(load(None))
        self.scenario = scenario
        self.question = question_of(scenario, used)
        write_odds(self.question, used)
        self.state = first_state(self.question, scenario)
        self.names = Names(scenario, self.question)
        self.seats = SIDES

    # ---- the map ---------------------------------------------------------------------

    def cells(self) -> Cells:
        return drawn.cells(self.scenario)

    def spots(self) -> list[Spot]:
        return hex_spots(self.scenario.terrain.field)

    def standing(self, state: State) -> str:
        points = [int(state.rout_points[side]) for side in range(2)]
        return drawn.said(self.scenario, points)

    def listed(self, state: State) -> list[tuple[int, Prose]]:
        lines: dict[int, list[str]] = {}
        for unit in range(len(self.names.counters)):
            place, facing = int(state.hex[unit]), int(state.facing[unit])
            if place >= 0:
                turned = f", facing {self.names.facing(facing)}" if facing >= 0 else ""
                hits = int(state.hits[unit])
                text = self.names.unit(unit) + turned + _STATES[int(state.state[unit])]
                lines.setdefault(place, []).append(text + f", {counted(hits, 'hit')}" * (hits > 0))
        for number in range(len(self.names.contingents)):
            place = int(state.busho_hex[number])
            if place >= 0:
                lines.setdefault(place, []).append(f"busho {self.names.contingent(number)}")
        return [(place, Prose("; ".join(lines[place]))) for place in sorted(lines)]

    def piece(self, state: State, unit: int) -> Prose:
        """Name a unit."""
        return Prose(self.names.unit(unit))

    def held(self, state: State, seat: int) -> list[Prose]:
        first = int(self.question.first_contingent[seat])
        lines = []
        for number in range(first, int(self.question.end_of_contingents[seat])):
            active = "active" if state.activated[number] else "not active"
            done = ", Finished" if state.finished[number] else ""
            fate = _FATES[int(state.fate[number])]
            lines.append(f"{self.names.contingent(number)}: {active}{done}{fate}")
        return [*map(Prose, lines)]

    def cards(self, state: State, seat: int) -> list[tuple[Prose, Prose]]:
        return []

    def ordered(self, state: State) -> list[int]:
        """Return where the units stand whose contingent has its Orders Phase."""
        active = {int(state.current), int(state.second)} - {at.NONE}
        units = range(len(self.names.counters))
        own = [unit for unit in units if int(self.question.contingent[unit]) in active]
        return [int(state.hex[unit]) for unit in own if state.hex[unit] >= 0]

    def begins(self, state: State) -> bool:
        return at_start_of_turn(state, int(state.turn))

    def written(self, state: State) -> str:
        return write(position(self.scenario, state))

    # ---- what may be chosen ----------------------------------------------------------

    def offer(self, state: State, values: Sequence[int]) -> Offer:
        says = {mv.MOVE_CHOICE: self._shot, sh.ATTACK_CHOICE: self._shock} | {
            kind: partial(odds, self.question) for kind, odds in _CHAINED.items()
        }
        offer = DECISIONS.offer(self.names, state, values, says)
        offer = replace(offer, against=offer.against or self._foes(state))
        listed = dict(self.listed(state))
        facts = [
            joined((self._whose(state, place), listed[place]), "")
            for place in (*offer.subject, *offer.against)
            if place in listed
        ]
        return replace(offer, facts=joined(facts, "; "))

    def _whose(self, s: State, place: int) -> str:
        unit = int(s.unit_at[place])
        return "the enemy: " if unit >= 0 and self.question.side[unit] != s.asked else ""

    def _foes(self, s: State) -> tuple[int, ...]:
        """Return where those stand against whom a unit of several is used in a shock."""
        sides = {sh.FACE_CHOICE: 0, sh.USE_CHOICE: FIRST_DEFENDER}
        first = sides.get(int(s.decision), at.NONE)
        members = [int(s.shock.member[first + k]) for k in range(sh.PART)] if first >= 0 else []
        return tuple(int(s.hex[unit]) for unit in members if unit >= 0 and s.hex[unit] >= 0)

    def _shot(self, s: State, of: Fields) -> Chance:
        return shot_odds(self.question, s, of["mover"], of["end"]) if of["fires"] else Chance("")

    def _shock(self, s: State, of: Fields) -> Chance:
        charges = bool(of["charges"])
        return shock_odds(self.question, s, of["unit"], of["front"], charges, self.names.unit)

    def part(self, state: State) -> str:
        """Say to whom what is asked is a reaction: the bot may answer the rest; "" elsewhere."""
        if state.decision not in _TO_A_UNIT:
            return ""
        leaves = state.decision == mv.RETIRE_FIRE_CHOICE
        return f"reactions to {self.names.unit(state.mover if leaves else state.move.event_unit)}"

    def rolled(self, state: State, values: Sequence[int]) -> Offer:
        """Word the faces of a die, or of two told apart; a Samurai drawn by his number."""
        what = _ROLLS.get(int(state.phase), "")
        if state.pending - at.UNIFORM == at.DIE * at.DIE:
            both = [tuple(map(str, divmod(int(one), at.DIE))) for one in values]
            fell = tuple(Choice(" and ".join(one), dice=one) for one in both)
            return Offer(f"{what}two dice fell on", fell)
        return Offer(f"{what}the die fell on", tuple(Choice(str(int(one))) for one in values))

    def planned(self, steps: Sequence[Step]) -> Prose:
        """Say the choices of a plan as advice does: for whom, and the orders; else the options."""
        chosen = [(kind_of(one.what), one) for one in steps if one.asked]
        orders = of_steps(self.names, steps)
        if any(kind == at.CONTINGENT_CHOICE for kind, _ in chosen):
            return in_words(self.names, orders)
        if chosen[0][0] == at.ACTIVATE_CHOICE:
            return described(self.names, orders) if orders.activated else Prose("activate nobody")
        options = [
            DECISIONS[kind].option(self.names, s.before, int(s.value)).text for kind, s in chosen
        ]
        return joined(phrases(self.names, orders) or options, "; ")

    # ---- what is told ----------------------------------------------------------------

    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        return [self._aimed(step, one) for one in all_happened(self.names, step)]

    def _aimed(self, step: Step, one: Happening) -> Happening:
        """Add whom a shock that is declared is on, where both stand, and that it was a must."""
        if one.decision != ATTACK.name:
            return one
        s, fields = State(step.before), dict(one.numbers)
        start, end, *_ = attack_places(self.names, s, fields)
        must = "" if step.asked else ", as it must"
        return replace(one, start=start, end=end, what=attacks(self.names, s, fields) + must)

    def board(self, state: Any) -> Board:
        return board_of(self.names, state)

    def called(self) -> Called:
        places = [name for _, _, name in self.spots()]
        drawn = {name: f"Samurai {name}" for name in self.names.samurai}
        bad = ("disrupted", "routed", "wounded")
        return Called(SIDES, places, {}, "unit", {}, drawn, bad, facings=FACINGS)

    def own_words(self, one: Happening) -> str:
        if one.decision == ATTACK.name:
            return one.what
        return roll_said(self.names, one) if one.kind == "roll" else ""

    def narrated(self, steps: Iterable[Step], seed: int, game: int) -> Iterator[Told]:
        return narrated_steps(self.scenario, self.question, self.state, steps)
