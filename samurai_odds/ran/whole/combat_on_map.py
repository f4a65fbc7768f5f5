"""A combat of a position as a question: read from the full game's own machine."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from os import fspath
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import exactly
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
from samurai_odds.play import layout as play_at
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.passage import LEFT_OPEN, Passage, rolls_of
from samurai_odds.play.question import Question
from samurai_odds.play.replay import options_open, replay
from samurai_odds.play.stepping import steps, viewed
from samurai_odds.ran.field.narration import tell_step
from samurai_odds.ran.field.narration_names import Names
from samurai_odds.ran.procedures.combat import NEXT_CHARGE, CombatQuestion
from samurai_odds.ran.scenario.map_text import switched
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import write
from samurai_odds.ran.units import Unit
from samurai_odds.ran.whole.combat_outcomes import Outcomes
from samurai_odds.ran.whole.combat_passage import COMBAT_GAME, Policy, forget, is_over, rolls_alike
from samurai_odds.ran.whole.combat_sampling import Error, play_until, played
from samurai_odds.ran.whole.position import Situation

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

MOST_STATES, MOST_SECONDS = 10_000, 3600.0
MOST_COMPARED = 20_000  # states of the single combat that it is compared with
_SAME = 1e-9


class CombatOnMap:
    """A combat of a position: the single combat's variables, read from the full game.

    ``asked`` is the single combat that comes nearest, in options; ``here`` the position with the
    combat made ready in its state.
    """

    procedure = "odds"
    machine = rolls_of(COMBAT_GAME)

    def __init__(
        self,
        here: Situation,
        first: Sequence[int],
        asked: CombatQuestion,
        outcomes: Outcomes,
        policy: Policy,
        inputs: Mapping[str, Any],
        command: str,
        again: "Callable[..., CombatOnMap]",
    ) -> None:
        self.here, self.asked, self.policy, self.command = here, asked, policy, command
        self.inputs, self.outcomes, self._again = dict(inputs), outcomes, again
        asked.otherwise = self._charging
        q, state = np.array(here.q, dtype=np.int64), np.array(first, dtype=np.int64)
        self.begun = Start(COMBAT_GAME, Question(q), state.copy())
        steps(COMBAT_GAME).advance(q, state)
        self.passage = Passage(
            COMBAT_GAME,
            q,
            state,
            is_over,
            policy.choose,
            self._seat(outcomes),
            forget,
            outcomes.row,
            rolls_alike(),
        )

    def _seat(self, outcomes: Outcomes) -> int:
        """Return the army for which choices raise the value: that of side 0."""
        return int(outcomes.armies[0])

    # ---- what is asked ---------------------------------------------------------------

    @cached_property
    def provenance(self) -> Provenance:
        """The question's part of the answer's provenance."""
        position = self.inputs["position"]
        if isinstance(position, Scenario):
            with suppress(OddsError):  # what no file could hold stays as it is
                position = write(position)
        else:
            position = fspath(position)
        single, inputs = self.asked.provenance, self.inputs | {"position": position}
        other = dict.fromkeys(switched(self.here.scenario.rules), "assumed")
        return single.made(
            procedure=self.procedure, inputs=inputs, rests_on=dict(single.rests_on) | other
        )

    def __getattr__(self, name: str) -> Any:
        """Return what is the single combat's too: variables, words, value, headlines."""
        if name.startswith("_") or name == "asked":
            raise AttributeError(f"no '{name}' here")
        return getattr(self.asked, name)

    @property
    def remarks(self) -> tuple[str, ...]:
        self.policy.by_rule = self._followed is None  # which meets the choices to be stated
        found = [NEXT_CHARGE] if "next_charge" in self.variables else []
        return tuple(text for text in (*found, self.policy.in_words) if text)

    def verdict(self, odds: "Odds") -> Verdict:
        """Give the sentence that opens the answer, as the single combat's."""
        return self.asked.verdict(odds)

    def _charging(self, units: Sequence[Unit]) -> "Odds | None":
        """Answer the same with attackers that charge, or that do not; None where they must."""
        charges = any(unit.has("charge") for unit in units)
        given = {name: value for name, value in self.inputs.items() if name != "uncharging"}
        if charges == bool(given.get("charge")):
            return None
        try:
            return exactly(self._again(**given | {"moved": True, "charge": charges}))
        except (OddsError, TooLarge):
            return None

    def columns(self, states: NDArray[Any]) -> dict[str, NDArray[np.int64]]:
        """Return the outcome variables, of what is kept of the ends."""
        return {name: states[:, place] for place, name in enumerate(self.variables)}

    # ---- how it is read --------------------------------------------------------------

    @cached_property
    def _followed(self) -> Reading | None:
        try:
            return decided(self, self.passage.unfold(MOST_STATES, MOST_SECONDS))
        except TooLarge:
            return None

    def reading(self) -> Reading:
        """Follow every roll; raise TooLarge beyond MOST_STATES."""
        if self._followed is None:
            raise TooLarge
        return self._followed

    def play_until(self, seed: int, limit: Limit, error: Error, progress: Progress | None) -> Any:
        """Play combats until the limit, where there are too many states to follow."""
        return play_until(self.begun, self.passage.outcome, seed, limit, error, progress)

    @cached_property
    def same_as(self) -> str | None:
        """The command of the single combat, if that has the same table; else None."""
        try:
            reading = self.reading()
            graph = unfold(self.asked, MOST_COMPARED)
        except TooLarge:
            return None
        own, single = distribution(reading), distribution(decided(self.asked, graph))
        same = own.keys() == single.keys() and all(
            abs(chance - single[row]) < _SAME for row, chance in own.items()
        )
        return self.command if same else None

    # ---- one of them told ------------------------------------------------------------

    def retell(self, seed: int, battle: int) -> list[str]:
        """Tell one combat rule by rule, as it was counted; last what came of it."""
        names = Names(self.here.scenario, self.passage.question)
        events, state = self._played(seed, battle)
        lines = [line for step in replay(self.begun, events) for line in tell_step(names, step)]
        row = self.passage.outcome(self.passage.question, state)
        ends = {name: self._worded(name, row[k]) for k, name in enumerate(self.variables)}
        seen = [f"{name} {end}" for name, end in ends.items() if end not in (0, "none")]
        return [*lines, f"result: {', '.join(seen) or 'nothing lost, nothing gained'}"]

    def _worded(self, name: str, value: int) -> int | str:
        return self.words[name][value] if name in self.words else value

    def _played(self, seed: int, battle: int) -> tuple[list[Event], Any]:
        """Play one combat with the draws that the sampler uses; return its events and its end."""
        if self._followed is None:
            return played(self.begun, seed, battle)
        reading, table = self._followed, pools(self.machine)
        q, state, game = self.passage.question, self.passage.state.copy(), steps(COMBAT_GAME)
        s, node, draw, events = viewed(state), 0, 0, list[Event]()
        while s[play_at.PENDING] != END and not is_over(q, s):
            what = int(s[play_at.PENDING])
            options = options_open(state) if what < 0 else None
            if options is None:
                roll = reading.graph.event[node]
                place = table.pick(roll, uniform(seed, battle, draw))
                value, draw = table.outcome[table.start[roll] + place], draw + 1
            else:
                place = self.policy.choose(q, s)
            if options is None or place == LEFT_OPEN:
                place = place if options is None else int(reading.choice[node])
                node = int(reading.graph.target[reading.graph.first[node] + place])
            if options is not None:
                value = options[place]
            events.append((what, value, options))
            game.take(q, s, value)
        return events, s


def distribution(reading: Reading) -> dict[tuple[int, ...], float]:
    """Return the chance of each outcome that can come about."""
    found: dict[tuple[int, ...], float] = {}
    rows = np.array(list(reading.columns.values())).T.tolist()
    for row, chance in zip(rows, reading.chances().tolist(), strict=True):
        if chance:
            found[tuple(row)] = found.get(tuple(row), 0.0) + chance
    return found
