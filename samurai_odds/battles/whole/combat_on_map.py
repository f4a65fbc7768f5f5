"""An attack of a position as a question: read from the whole game's own machine."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.attack.query import Attack
from samurai_odds.battles.attack.report import described, extras, verdict
from samurai_odds.battles.field.narration import tell_step
from samurai_odds.battles.field.narration_battles import Names
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.battles.whole.combat_passage import BATTLE, Outcome, alike, forget
from samurai_odds.battles.whole.combat_policy import Policy
from samurai_odds.engine.answers.answer import Headlines, exactly
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.exact import Reading, decided
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.machine import END
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.sampling.pools import pools
from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.engine.unfold import TooLarge, unfold
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.play import layout as play_at
from samurai_odds.play.game import Numbers, Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.passage import LEFT_OPEN, Passage, rolls_of
from samurai_odds.play.passage_sampling import Error, play_until
from samurai_odds.play.question import Question
from samurai_odds.play.replay import options_open, replay
from samurai_odds.play.stepping import steps, viewed

MOST_STATES, MOST_SECONDS = 1_000_000, 60.0
_MOST_COMPARED = 20_000  # states of the single combat that it is compared with
_SAME = 1e-9


class CombatOnMap:
    """An attack of a position: the single combat's variables, read from the whole game.

    ``nearest`` is the single combat that comes nearest to it, in options, and ``command`` asks
    it; ``reverse`` makes the attack of the unit attacked. ``first`` is the state in which the
    battle is declared, ``declared`` the choice that does so.
    """

    machine = rolls_of(BATTLE)

    def __init__(
        self,
        setup: Setup,
        question: State,
        first: State,
        declared: int,
        outcome: Outcome,
        policy: Policy,
        nearest: Attack,
        provenance: Provenance,
        command: str,
        reverse: "Callable[[], CombatOnMap]",
    ) -> None:
        self.setup, self.first, self.declared, self.policy = setup, first, declared, policy
        self.nearest, self.provenance, self._command = nearest, provenance, command
        self._reverse = reverse
        state = first.copy()
        steps(BATTLE).advance(question, state)
        steps(BATTLE).take(question, state, declared)
        self.passage = Passage(
            BATTLE,
            question,
            state,
            never_before_the_end,
            policy.choose,
            int(first[play_at.ACTIVE]),
            forget,
            outcome.row,
            alike,
        )

    # ---- what is asked ---------------------------------------------------------------

    @property
    def variables(self) -> tuple[str, ...]:
        return self.nearest.variables

    @property
    def words(self) -> dict[str, tuple[str, ...]]:
        return self.nearest.words

    @property
    def flags(self) -> tuple[str, ...]:
        return self.nearest.flags

    @property
    def value(self) -> str:
        return self.nearest.value

    @property
    def aims(self) -> tuple[str, ...]:
        return self.nearest.aims

    @property
    def heading(self) -> str:
        """Say who attacks whom, where, and what is not as usual."""
        plan, inputs = self.nearest.plan, self.provenance.inputs
        side = int(self.first[play_at.ACTIVE])
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
    def remarks(self) -> tuple[str, ...]:
        return (*self.nearest.remarks, self.policy.in_words)

    @property
    def headlines(self) -> Headlines:
        return self.nearest.headlines

    def columns(self, states: NDArray[Any]) -> dict[str, NDArray[np.int64]]:
        """Translate outcomes into the outcome variables."""
        return self.nearest.columns(states)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides the variables."""
        return self.nearest.derive(columns)

    def verdict(self, odds: Odds) -> Verdict:
        """Return whether to attack, shoot or wait."""
        return verdict(self.nearest, odds, self._reply)

    def _reply(self) -> Figure | None:
        """Return what the other unit's attack would be worth, should it come first."""
        plan = self.nearest.plan
        if not plan.close or not plan.can_battle_back(plan.defender):
            return None
        try:
            other = exactly(self._reverse())
        except (OddsError, TooLarge):
            return None
        worth = other.expect(other.asked.value)
        return Figure(-worth, worth.se, worth.samples)

    # ---- how it is read --------------------------------------------------------------

    @cached_property
    def _read(self) -> Reading | None:
        """Every roll followed; None if that takes too long, which is tried but once."""
        try:
            return decided(self, self.passage.unfold(MOST_STATES, MOST_SECONDS))
        except TooLarge:
            return None

    def reading(self) -> Reading:
        """Follow every roll; raise TooLarge if that takes too long."""
        if self._read is None:
            raise TooLarge
        return self._read

    def play_until(self, seed: int, limit: Limit, error: Error, progress: Progress | None) -> Any:
        """Play battles until the limit, where there are too many states to follow."""
        if self.policy.is_open:
            raise OddsError(
                "too many states to find the best choices: settle them by a fixed policy"
            )
        return play_until(self.passage, seed, limit, error, progress)

    @cached_property
    def same_as(self) -> str | None:
        """The command of the single combat, if that has the same table; else None."""
        try:
            own = distribution(self.reading())
            single = distribution(decided(self.nearest, unfold(self.nearest, _MOST_COMPARED)))
        except TooLarge:
            return None
        same = own.keys() == single.keys() and all(
            abs(chance - single[row]) < _SAME for row, chance in own.items()
        )
        return self._command if same else None

    # ---- one of them told ------------------------------------------------------------

    def retell(self, seed: int, battle: int) -> list[str]:
        """Tell one battle as the whole game tells it; last what came of it."""
        events, state = self._played(seed, battle)
        begun = Start(BATTLE, Question(self.passage.question), self.first)
        names, gone_through = Names(self.setup), replay(begun, events)
        lines = [line for step in gone_through for line in tell_step(names, step, seed, battle)]
        row = np.array([self.passage.outcome(self.passage.question, viewed(state))])
        ends = {name: int(column[0]) for name, column in self.columns(row).items()}
        seen = [f"{name} {end}" for name, end in ends.items() if end]
        return [*lines, f"result: {', '.join(seen) or 'nothing lost, nothing gained'}"]

    def _played(self, seed: int, battle: int) -> tuple[list[Event], State]:
        """Play one battle with the draws that the sampler uses; return its events and its end."""
        table, q, game = pools(self.machine), self.passage.question, steps(BATTLE)
        reading = self.reading() if self.policy.is_open else None  # which knows the best choices
        state, node, draw = self.first.copy(), 0, 0
        s, events = viewed(state), list[Event]()
        game.advance(q, s)
        events.append((s[play_at.PENDING], self.declared, options_open(state)))
        game.take(q, s, self.declared)
        while (what := s[play_at.PENDING]) != END:
            options, taken = None, LEFT_OPEN
            if what > 0:
                place = table.pick(what, uniform(seed, battle, draw))
                value, draw = table.outcome[table.start[what] + place], draw + 1
            else:
                taken = place = self.policy.choose(q, s)
                options = options_open(state)
                if taken == LEFT_OPEN and reading is not None:
                    place = int(reading.choice[node])
                value = options[place]
            if taken == LEFT_OPEN and reading is not None:
                node = int(reading.graph.target[reading.graph.first[node] + place])
            events.append((what, value, options))
            game.take(q, s, value)
        return events, state


def never_before_the_end(q: Numbers, s: Numbers) -> bool:
    """Have the passage end where the machine does."""
    return False


def distribution(reading: Reading) -> dict[tuple[int, ...], float]:
    """Return the chance of each outcome that can come about."""
    found: dict[tuple[int, ...], float] = {}
    rows = np.array(list(reading.columns.values())).T.tolist()
    for row, chance in zip(rows, reading.chances().tolist(), strict=True):
        if chance:
            found[tuple(row)] = found.get(tuple(row), 0.0) + chance
    return found
