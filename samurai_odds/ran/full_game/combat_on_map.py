"""A combat of a position as a question: read from the full game's own machine."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from os import fspath
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import answer
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.limit import MINIMUM_SAMPLES, Limit
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.sampling.trace import result_line
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.prose import Prose
from samurai_odds.play.events import as_data
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.passage import Passage
from samurai_odds.play.passage_question import PassageQuestion
from samurai_odds.play.passage_rules import rolls_of
from samurai_odds.play.question import Question
from samurai_odds.play.replay import replay
from samurai_odds.play.stepping import steps, viewed
from samurai_odds.ran.full_game.combat_passage import COMBAT_GAME, RULES
from samurai_odds.ran.full_game.combat_policy import in_words
from samurai_odds.ran.full_game.layout import WIDTH
from samurai_odds.ran.full_game.position import Situation
from samurai_odds.ran.procedures.combat import NEXT_CHARGE, CombatQuestion
from samurai_odds.ran.procedures.fire_inputs import GivenFire
from samurai_odds.ran.rules.events import all_happened
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.narration import tell_step
from samurai_odds.ran.rules.on_board import board_of
from samurai_odds.ran.scenario.map_text import switched
from samurai_odds.ran.scenario.scenario import Counter, Scenario
from samurai_odds.ran.scenario.text import write
from samurai_odds.ran.units import Unit


class CombatOnMap(PassageQuestion):
    """A combat of a position: the single combat's variables, read from the full game.

    ``single`` is the single combat that comes nearest, in options; ``here`` the position with the
    combat made ready in ``first``, its state. Choices raise the value of the army ``side``.
    """

    procedure = "odds"
    machine = rolls_of(COMBAT_GAME)
    single: CombatQuestion

    def __init__(
        self,
        here: Situation,
        first: State,
        side: int,
        single: CombatQuestion,
        inputs: Mapping[str, Any],
        command: str,
        again: "Callable[..., CombatOnMap]",
        closings: "Callable[..., Iterable[tuple[int, str, CombatOnMap]]]",
    ) -> None:
        self.here, self.single, self.single_command = here, single, command
        self.inputs, self._again, self._closings = dict(inputs), again, closings
        q, state = np.array(here.q, dtype=np.int64), first[:WIDTH].copy()
        self.begun = Start(COMBAT_GAME, Question(q), state.copy())
        steps(COMBAT_GAME).advance(q, state)
        self.passage = Passage(RULES, q, state, side)
        if isinstance(single, GivenFire):
            single.on_map, single.in_command = True, here.in_command(inputs["unit"])
            single.followed_on_map = self._followed
            if single.options["mode"] == "entry":
                single.entered_on_map = self._entered
            if single.options["mode"] == "ordered":
                single.shocked_on_map = self._shocked if single.range == 1 else None
                single.closed_on_map = self._closed if single.range > 1 else None

    # ---- what is asked ---------------------------------------------------------------

    @cached_property
    def provenance(self) -> Provenance:
        """The question's part of the answer's provenance."""
        single, inputs = self.single.provenance, self.inputs | {"position": self._position()}
        other = dict.fromkeys(switched(self.here.scenario.rules), "assumed")
        return single.made(
            procedure=self.procedure, inputs=inputs, rests_on=dict(single.rests_on) | other
        )

    def _position(self) -> Any:
        """Return the position as an answer records it; what no file could hold stays as it is."""
        position = self.inputs["position"]
        try:
            return write(position) if isinstance(position, Scenario) else fspath(position)
        except OddsError:
            return position

    @property
    def opens_choices(self) -> bool:  # type: ignore[override]
        """Whether the best may have to be found of a choice: not while units fire."""
        return "attacked" in self.variables

    @property
    def choices(self) -> str:
        """How the choices that can come up are taken, in a sentence."""
        read = self._read if self.is_read else self._read_to_play if self.opens_choices else None
        met = set(np.flatnonzero(self.passage.met).tolist())  # by now
        return in_words(met, read is None)

    @property
    def remarks(self) -> tuple[str, ...]:
        remarks = [NEXT_CHARGE] if "next_charge" in self.variables else []
        return tuple(text for text in (*remarks, self.choices) if text)

    def verdict(self, odds: Odds) -> Verdict:
        """Give the sentence that opens the answer, as the single combat's."""
        self.single.otherwise = partial(self._charging, odds.samples)
        return self.single.verdict(odds)

    def _followed(self) -> Odds | None:
        """Answer the same fire with the shock that it may lead to; None if that is too large."""
        try:
            return _aside(self._again(**self.inputs | {"shock": True}))
        except OddsError:
            return None

    def _shocked(self, target: Unit) -> Odds | None:
        """Answer the firer's shock of the target as the fire leaves it; None if there is none."""
        unit, label = self.inputs["unit"], self.inputs["target"]
        try:
            return _aside(self._after(target, unit=unit, target=label))
        except OddsError:
            return None

    def _entered(self, target: Unit) -> Figure | None:
        """Weigh, for the firer, the shock of a target that moved in, as the fire leaves it (9.11).

        0 if the rules have it make none; None if that is too large.
        """
        unit, label = self.inputs["unit"], self.inputs["target"]
        try:
            question = self._after(target, unit=label, target=unit, moved=True)
        except OddsError:
            return Figure(0.0)
        odds = _aside(question)
        return None if odds is None else Figure(-float(odds.expect(odds.question.value)))

    def _after(self, left: Unit, **given: Any) -> "CombatOnMap":
        """Ask a shock once the fire has left the target as it is told."""
        after, rules = self._position_after(left), self.inputs.get("rules")
        return self._again(**given, position=after, mode="shock", rules=rules)

    def _position_after(self, left: Unit) -> Scenario:
        return self.here.scenario.with_unit(self.inputs["target"], partial(_left_as, left=left))

    def _closed(
        self, target: Unit, has_fired: bool, only: int | None = None
    ) -> list[tuple[int, str, Figure]]:
        """Weigh the shocks of a firer that closes in on a target, by where its move ends."""
        unit, label, shocks = self.inputs["unit"], self.inputs["target"], []
        scenario, rules = self._position_after(target), self.inputs.get("rules")
        ways = self._closings(scenario, unit, label, rules, has_fired, only)
        for end, name, question in ways:
            odds = _aside(question)
            if odds is not None:
                shocks.append((end, name, odds.expect(odds.question.value)))
        return shocks

    def _charging(self, samples: int, units: Sequence[Unit]) -> Odds | None:
        """Answer the same with attackers that charge, or that do not; None where they must."""
        charges = any(unit.has("charge") for unit in units)
        inputs = {name: value for name, value in self.inputs.items() if name != "uncharging"}
        if charges == bool(inputs.get("charge")):
            return None
        limit = Limit(samples=min(samples, MINIMUM_SAMPLES)) if samples else None
        try:
            return answer(self._again(**inputs | {"moved": True, "charge": charges}), limit=limit)
        except OddsError:
            return None

    def columns(self, states: NDArray[Any]) -> dict[str, NDArray[np.int64]]:
        """Return the outcome variables, of what is kept of the ends."""
        return {name: states[:, place] for place, name in enumerate(self.variables)}

    # ---- one of them told ------------------------------------------------------------

    def retell(self, seed: int, battle: int) -> list[Prose]:
        """Tell one combat rule by rule, as it was counted; last what came of it."""
        names = Names(self.here.scenario, self.passage.question)
        events, state = self._played(seed, battle)
        steps = replay(self.begun, events)
        lines = [line for step in steps for line in tell_step(names, step)]
        return [*lines, result_line(self, self.passage.outcome(state))]

    def as_data(self, seed: int, battle: int) -> dict[str, Any]:
        """Return what happens in one combat as data, and the board before it."""
        names = Names(self.here.scenario, self.passage.question)
        steps = replay(self.begun, self._played(seed, battle)[0])
        board = board_of(names, self.begun.state)
        return as_data(board, (all_happened(names, step) for step in steps))

    def _played(self, seed: int, battle: int) -> tuple[list[Event], Any]:
        """Play one combat with the draws that the sampler uses; return its events and its end."""
        state = self.passage.state.copy()
        events = self.passage.events(seed, battle, state, self.best_choices)
        return events, viewed(state)


def _aside(question: CombatOnMap) -> Odds | None:
    """Answer exactly what another's verdict asks; None if it is too large."""
    question.is_aside = True
    try:
        return answer(question, method="exact")
    except OddsError:
        return None


def _left_as(counter: Counter, left: Unit) -> Counter:
    """Return a unit with the hits of another, disrupted if that is."""
    unit = replace(counter.unit, hits=left.hits)
    return replace(counter, unit=unit.with_words("disrupted") if left.has("disrupted") else unit)
