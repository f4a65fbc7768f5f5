"""A game in progress as a position: a scenario that can be written down and played on."""

from collections.abc import Iterable

from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import replay
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.set_up.position import position_of
from samurai_odds.swords.field.set_up.written import scenario_of
from samurai_odds.swords.scenario.scenario import Scenario


def state_at(start: Start, events: Iterable[Event], turn: int) -> State:
    """Go through a recorded game up to the start of a round; OddsError if it ends before."""
    begun = max(1, int(start.state[at.TURN]))
    if not isinstance(turn, int) or turn < begun:
        raise OddsError(f"at-round is a round from {begun} on, not {turn!r}")
    state: State = start.state
    if at_start_of_round(state, turn):
        return state
    for step in replay(start, events):
        state = step.after
        if at_start_of_round(state, turn):
            return state
    last = int(state[at.TURN])
    raise OddsError(f"the game ends in round {last}: it has no round {turn} to be saved at")


def at_start_of_round(s: State, turn: int) -> bool:
    """Say whether a round is about to begin."""
    begins = s[at.PHASE] == at.ROUND_START and s[at.TURN] == turn
    return bool(begins and s[at.ENDED] == at.PLAYING)


def position(scenario: Scenario, q: State, s: State, notes: str = "") -> Scenario:
    """Write down a game of a scenario as it stands at the start of a round."""
    return scenario_of(scenario, position_of(q, s), notes)
