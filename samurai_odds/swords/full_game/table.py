"""A game of Samurai Swords at the table: the map, what a seat has, and what may be chosen."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from samurai_odds.grids.fitting import counted
from samurai_odds.grids.prose import Prose
from samurai_odds.play.at_table import Chance, Choice, Offer, Spot, about_share, about_tenths
from samurai_odds.play.cells import Cells
from samurai_odds.play.events import Board, Happening
from samurai_odds.play.game import Start
from samurai_odds.play.packing import Fields
from samurai_odds.play.question import Question as Whole
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Told
from samurai_odds.play.summary import Called, Tells
from samurai_odds.swords.advice.spelling import of_steps
from samurai_odds.swords.bots.attacks import troop_power
from samurai_odds.swords.bots.threats import defence, odds_between
from samurai_odds.swords.combat import sequence as combat
from samurai_odds.swords.facts import load
from samurai_odds.swords.full_game import sheets
from samurai_odds.swords.full_game.editing import spots
from samurai_odds.swords.full_game.game import GAME
from samurai_odds.swords.full_game.sheets import Attack, Purchase, Weighed
from samurai_odds.swords.layout import KINDS, PLURALS
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.kinds import DECISIONS
from samurai_odds.swords.rules.events import all_happened
from samurai_odds.swords.rules.first_state import first_state, question_of
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.naming import Names, bins, sword, units
from samurai_odds.swords.rules.narration import narrated_steps
from samurai_odds.swords.rules.on_board import DISRUPTED, board_of
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.saving import at_start_of_round, position
from samurai_odds.swords.rules.setup import next_dealt
from samurai_odds.swords.rules.troops import is_naval
from samurai_odds.swords.scenario import board as drawn
from samurai_odds.swords.scenario.pieces import army_of
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import write


class Table(Tells):
    """A setup or position laid out: what a view of its game shows."""

    question: Question
    state: State

    def __init__(self, scenario: Scenario) -> None:
        self.scenario, self.facts = scenario, load(None)
        self.question = question_of(scenario, self.facts)
        self.state = first_state(self.question, scenario, self.facts)
        self.names = Names(scenario, self.question)
        self.seats = tuple(self.names.seats)
        self.reader = at.NONE  # the seat that what happens is told to

    # ---- the map ---------------------------------------------------------------------

    def cells(self) -> Cells:
        return drawn.cells(self.scenario)

    def spots(self) -> list[Spot]:
        return spots(self.scenario)

    def standing(self, state: State) -> str:
        return drawn.said(position(self.scenario, state), self.facts, state.claims)

    def listed(self, state: State) -> list[tuple[int, Prose]]:
        lines = []
        for place in range(len(self.names.provinces)):
            if text := self._held_there(state, place):
                lines.append((place, Prose(text)))
        return lines

    def _held_there(self, state: State, place: int) -> str:
        """Say whose a province is and what stands there, "" for nothing."""
        owner = int(state.owner[place])
        parts = [self.names.seat(owner)] if owner >= 0 else []
        row = force_row(place)
        force = units([int(n) for n in state[row : row + at.KIND_COUNT]])
        parts += [f"force {force}"] if force else []
        parts += [f"{int(state.hidden[place])} ronin face down"] * bool(state.hidden[place])
        parts += [("", "castle", "fortress")[int(state.built[place])]]
        there = (army for army in range(at.MOST_ARMIES) if state.where[army] == place)
        parts += [self._army(state, army) for army in there]
        return ", ".join(filter(None, parts))

    def _stands(self, state: State, place: int) -> str:
        return f"{self.names.province(place)}: {self._held_there(state, place) or 'empty'}"

    def _army(self, s: State, army: int) -> str:
        row = army_row(army)
        troop = units([int(n) for n in s[row : row + at.KIND_COUNT]])
        return f"army {army % at.ARMIES_EACH + 1} (level {int(s.level[army])}): {troop}"

    def piece(self, state: State, province: int) -> Prose:
        """Name a province."""
        return Prose(self.names.province(province))

    def held(self, state: State, seat: int) -> list[Prose]:
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
        return [*map(Prose, lines)]

    def cards(self, state: State, seat: int) -> list[tuple[Prose, Prose]]:
        return []

    def ordered(self, state: State) -> list[int]:
        """Return the provinces of the troops that have declared an attack."""
        armies = range(at.ARMIES_EACH * len(self.seats))
        attacks = [int(state.where[army]) for army in armies if state.declared[army] >= 0]
        provinces = range(len(self.names.provinces))
        forces = [place for place in provinces if state.target[place] >= 0]
        return [*(place for place in attacks if place >= 0), *forces]

    def begins(self, state: State) -> bool:
        return at_start_of_round(state, int(state.turn))

    def written(self, state: State) -> str:
        return write(position(self.scenario, state), self.facts)

    def army_of(self, piece: int) -> int:
        """Return the army that a piece belongs to, NONE for a force or a castle."""
        return army_of(piece)

    # ---- what may be chosen ----------------------------------------------------------

    def offer(self, state: State, values: Sequence[int]) -> Offer:
        says = {
            at.DECLARE_CHOICE: self._first,
            at.ATTACK_CHOICE: self._next,
            at.CALL_OFF_CHOICE: self._on,
        }
        self.names.viewer = int(state.asked)
        offer = DECISIONS.offer(self.names, state, values, says)
        self.names.viewer = at.NONE
        facts = [self._stands(state, place) for place in (*offer.subject, *offer.against)]
        return replace(offer, facts=Prose("; ".join(filter(None, facts))))

    def _first(self, s: State, of: Fields) -> Chance:
        return self._odds(s, int(s.fight_from), of["province"])

    def _next(self, s: State, of: Fields) -> Chance:
        return self._odds(s, int(s.where[s.troop]), of["province"])

    def _on(self, s: State, of: Fields) -> Chance:
        if of["yes"]:
            return Chance("")
        return self._fought(s, int(s.fight_from), int(s.fight_at), 0)

    def _odds(self, s: State, here: int, there: int) -> Chance:
        """Return what an attack comes to, by the table that bots weigh it by."""
        if s.owner[there] < 0:
            return Chance("nobody holds it")
        return self._fought(s, here, there, is_naval(self.question, here, there))

    def _fought(self, s: State, here: int, there: int, naval: int) -> Chance:
        q, troop = self.question, int(s.troop)
        against = defence(q, s, there, int(s.bonus_left[there]))
        odds = odds_between(q, troop_power(q, s, troop, here), against, naval)
        wins, loses, kills = (int(q[odds + what]) for what in (at.WIN, at.LOSES, at.FELLS))
        lost, killed = about_tenths(10 * loses), about_tenths(10 * kills)
        says = f"{about_share(wins, 'wins')}, loses {lost} units, kills {killed}"
        return Chance(says, wins, 10 * kills, 10 * loses)

    # ---- several decisions on one sheet ------------------------------------------------

    def sheet(self, state: State) -> str:
        """Name the sheet that answers what is asked and what is asked after it, "" for none."""
        return sheets.sheet_of(state)

    def part(self, state: State) -> str:
        """Say of what the bot may answer the rest, "" for nothing."""
        return sheets.part_of(state)

    def is_detail(self, state: State) -> bool:
        """Say whether what is asked is a detail of the choice before."""
        return sheets.is_detail(state)

    def answer(self, state: State, picked: Sequence[Any]) -> int:
        """Return what a sheet with so much picked answers to what is asked."""
        return sheets.answer(state, picked)

    def purchases(self, state: State) -> list[Purchase]:
        return sheets.purchases(self.question, state, self.names)

    def attacks(self, state: State) -> list[Attack]:
        return sheets.attacks(self._from(state), self.question, state, self.names)

    def weighed(self, state: State, attack: Attack) -> Weighed | None:
        return sheets.weigh(self._from(state), self.facts, state, attack)

    def _from(self, state: State) -> Start:
        return Start(GAME, Whole(self.question), state)

    # ---- what may have fallen ----------------------------------------------------------

    def rolled(self, state: State, values: Sequence[int]) -> Offer:
        """Word what falls: hits in a battle, a number of the ninja's die, else a place in turn."""
        phase = int(state.phase)
        if phase == at.DICE:
            step = _STEPS.get(int(state.fight.step), "Hits")
            return Offer(step, tuple(Choice(counted(int(one), "hit")) for one in values))
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

    def planned(self, steps: Sequence[Step]) -> Prose:
        """Say the choices of a plan as advice does: what it is about, and what is done."""
        sentence = of_steps(self.names, steps)
        return Prose(f"{sentence.title}: {sentence.text}")

    # ---- what is told ----------------------------------------------------------------

    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        return all_happened(self.names, step)

    def board(self, state: Any) -> Board:
        return board_of(self.names, state)

    def called(self) -> Called:
        kinds = dict(zip(KINDS, PLURALS, strict=True))
        places = self.names.provinces
        return Called(self.seats, places, kinds, "unit", {}, at="in", bad=(DISRUPTED,))

    def narrated(self, steps: Iterable[Step], seed: int, game: int) -> Iterator[Told]:
        return narrated_steps(self.scenario, self.question, self.state, steps, self.reader)


_STEPS = {
    combat.STRIKE_RANGED: "First strike: bowmen and gunners hit",
    combat.STRIKE_HAND: "First strike: hand to hand",
    combat.RANGED_ATTACKER: "Attacker's bowmen and gunners hit",
    combat.RANGED_DEFENDER: "Defender's bowmen and gunners hit",
    combat.HAND_ATTACKER: "Attacker hits hand to hand",
    combat.HAND_DEFENDER: "Defender hits hand to hand",
}
