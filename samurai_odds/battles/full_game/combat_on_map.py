"""An attack of a position as a question: read from the full game's own machine."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from samurai_odds.battles.attack.query import Attack
from samurai_odds.battles.attack.report import ATTACK, SHOOT, WAIT, described, extras, verdict
from samurai_odds.battles.full_game.combat_passage import BATTLE, RULES
from samurai_odds.battles.full_game.combat_policy import Policy
from samurai_odds.battles.full_game.layout import WIDTH
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.events import all_happened
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.naming import Names
from samurai_odds.battles.rules.narration import tell_step
from samurai_odds.battles.rules.on_board import board_of
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.engine.answers.answer import answer
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, Verdict, best_course
from samurai_odds.engine.limit import MINIMUM_SAMPLES, Limit
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.sampling.trace import result_line
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.prose import Prose
from samurai_odds.play.events import as_data
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.passage import Passage
from samurai_odds.play.passage_question import PassageQuestion
from samurai_odds.play.passage_rules import rolls_of
from samurai_odds.play.question import Question
from samurai_odds.play.replay import options_open, replay
from samurai_odds.play.stepping import steps, viewed


class Nearest(Attack):
    """The single combat that comes nearest to one on a map, where other units' blocks count."""

    of_others = "blocks of other units (Lack of Honor)"
    value_of_others = " + defender_disorder - attacker_disorder"


class CombatOnMap(PassageQuestion):
    """An attack of a position: the single combat's variables, read from the full game.

    ``single`` is the single combat that comes nearest to it, in options, and ``command`` asks
    it; ``reverse`` makes the attack of the unit attacked, ``elsewhere`` those from the hexes that
    the unit may move to first. ``first`` is the state in which the
    battle is declared, ``declared`` the choice that does so.
    """

    machine = rolls_of(BATTLE)
    counted_here = ("attacker_disorder", "defender_disorder")
    compared: tuple[str, ...] = ()  # those of single combats alone are shown so
    short_names: tuple[tuple[str, str], ...] = ()
    single: Attack
    first: State

    def __init__(
        self,
        setup: Setup,
        question: at.Question,
        first: State,
        declared: int,
        policy: Policy,
        nearest: Attack,
        provenance: Provenance,
        command: str,
        reverse: "Callable[[], CombatOnMap]",
        elsewhere: "Callable[[], list[tuple[str, CombatOnMap]]]",
    ) -> None:
        self.setup, self.first, self.declared, self.policy = setup, first, declared, policy
        self.provenance = provenance
        self._reverse, self._elsewhere = reverse, elsewhere
        self.single, self.single_command = nearest, command
        state = first[:WIDTH].copy()
        steps(BATTLE).advance(question, state)
        steps(BATTLE).take(question, state, declared)
        self.passage = Passage(RULES, question, state, int(first.active))

    # ---- what is asked ---------------------------------------------------------------

    @property
    def heading(self) -> str:
        """Say who attacks whom, where, and what is not as usual."""
        plan, inputs = self.single.plan, self.provenance.inputs
        side = int(self.first.active)
        attacker = f"{SIDES[side]}'s {described(plan.attacker)} at {inputs['unit']}"
        verb = "attacks" if plan.close else "fires twice at" if plan.volleys == 2 else "fires at"
        text = (
            f"Samurai Battles: {attacker} {verb} {described(plan.defender)} at {inputs['target']}"
        )
        if plan.second is not None:
            there = inputs.get("then") or inputs["second_target"]
            text += f", then {described(plan.second)} at {there}"
        chosen = {name: inputs.get(name) for name in inputs}
        return text + extras({name: value for name, value in chosen.items() if value is not None})

    @property
    def choices(self) -> str:
        """How the choices within the battle are made, in a sentence."""
        return self.policy.in_words

    @property
    def remarks(self) -> tuple[str, ...]:
        return (*self.single.remarks, self.choices)

    def verdict(self, odds: Odds) -> Verdict:
        """Return whether to attack, shoot or wait, or to move first and then attack or shoot.

        Of a unit that has moved the map does not tell from where.
        """
        reply = partial(self._reply, odds)
        if not self.single.plan.options["moved"]:
            return verdict(self.single, odds, reply, partial(self._having_moved, odds))
        advice = verdict(self.single, odds, reply)
        for course in advice.courses[1:]:
            if course.kind != WAIT:
                apart = (
                    f"To {course.name} is counted as a single combat: open ground, and nobody in "
                    "the way."
                )
                return replace(advice, asides=(*advice.asides, apart))
        return advice

    def _having_moved(self, odds: Odds) -> Course | None:
        """Weigh shooting instead, or closing in, from the best of the hexes to move to first."""
        options = []
        for name, other in self._elsewhere():
            close = other.single.plan.close
            if close == self.single.plan.close:
                continue
            other.is_aside = True
            worth = self._worth(other, odds)
            if close:
                options.append(Course(f"close in to {name} and attack", worth, ATTACK))
            else:
                options.append(Course(f"go to {name} and shoot", worth, SHOOT))
        return best_course(options) if options else None

    def _worth(self, other: "CombatOnMap", odds: Odds) -> Figure:
        """Return what another attack is worth; it is sampled as this one, where that is."""
        limit = Limit(samples=min(odds.samples, MINIMUM_SAMPLES)) if odds.samples else None
        return answer(other, limit=limit).expect(other.value)

    def _reply(self, odds: Odds) -> Figure | None:
        """Return what the other unit's attack would be worth, should it come first."""
        plan = self.single.plan
        if not plan.close or not plan.can_battle_back(plan.defender):
            return None
        try:
            worth = self._worth(self._reverse(), odds)
        except OddsError:
            return None
        return Figure(-worth, worth.se, worth.samples)

    @property
    def opens_choices(self) -> bool:  # type: ignore[override]
        """Whether the best is to be found of any choice."""
        return self.policy.is_open

    # ---- one of them told ------------------------------------------------------------

    def retell(self, seed: int, battle: int) -> list[Prose]:
        """Tell one battle as the full game tells it; last what came of it."""
        events, state = self._played(seed, battle)
        begun = Start(BATTLE, Question(self.passage.question), self.first)
        names, gone_through = Names(self.setup), replay(begun, events)
        lines = [line for step in gone_through for line in tell_step(names, step, seed, battle)]
        return [*lines, result_line(self, self.passage.outcome(viewed(state)))]

    def as_data(self, seed: int, battle: int) -> dict[str, Any]:
        """Return what happens in one battle as data, and the board before it."""
        begun = Start(BATTLE, Question(self.passage.question), self.first)
        names, steps = Names(self.setup), replay(begun, self._played(seed, battle)[0])
        board = board_of(self.setup, self.first)
        return as_data(board, (all_happened(names, step, seed, battle) for step in steps))

    def _played(self, seed: int, battle: int) -> tuple[list[Event], State]:
        """Play one battle with the draws that the sampler uses; return its events and its end."""
        state = State(self.first[:WIDTH].copy())
        q, game = self.passage.question, steps(BATTLE)
        game.advance(q, state)
        events: list[Event] = [(int(state.pending), self.declared, options_open(state))]
        game.take(q, state, self.declared)
        return events + self.passage.events(seed, battle, state, self.best_choices), state
