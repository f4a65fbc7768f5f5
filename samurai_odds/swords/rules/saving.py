"""A game in progress as a position that can be written down and played on."""

from collections.abc import Iterable
from dataclasses import replace

from samurai_odds.engine.calling import is_whole
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.replay import reached
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.first_state import BEGINS
from samurai_odds.swords.rules.layout import State
from samurai_odds.swords.rules.levy import levy_row
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.troops import units_of
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import (
    CASTLE,
    FORTRESS,
    PLACE,
    Army,
    Scenario,
    Seat,
    Units,
    War,
)

_PLAYED = "assumed: a game played by bots"  # where a position saved from a setup comes from


def state_at(
    start: Start,
    events: Iterable[Event],
    turn: int,
    seat: int | None = None,
    action: str | None = None,
) -> State:
    """Go through a recorded game up to the start of a round, of an action or a war turn in it.

    Raises OddsError if it ends before.
    """
    begun = max(1, int(State(start.state).turn))
    if not is_whole(turn) or turn < begun:
        raise OddsError(f"at-round is a round from {begun} on, not {turn!r}")
    if action is not None:
        state, number = reached(start, events, lambda s: at_action(State(s), turn, action))
    elif seat is None:
        state, number = reached(start, events, lambda s: at_start_of_round(State(s), turn))
    else:
        state, number = reached(start, events, lambda s: at_war(State(s), turn, seat))
    if not number and seat is not None:
        raise OddsError(f"seat {seat + 1} has no war turn in round {turn} of this game")
    if not number:
        last = int(State(state).turn)
        raise OddsError(f"the game ends in round {last}: it has no round {turn} to be saved at")
    return State(state)


def at_start_of_round(s: State, turn: int) -> bool:
    begins = s.phase == at.ROUND_START and s.turn == turn
    return bool(begins and s.ended == at.PLAYING)


def at_action(s: State, turn: int, action: str) -> bool:
    begins = s.turn == turn and s.phase == BEGINS[action][0]
    return bool(begins and s.ended == at.PLAYING)


def at_war(s: State, turn: int, seat: int) -> bool:
    return bool(s.turn == turn and s.active == seat and s.ended == at.PLAYING)


def position(scenario: Scenario, s: State, notes: str = "") -> Scenario:
    """Write down a game at the start of a round, before successors are named, or within it."""
    names = [province.name for province in chart_of(scenario.map).provinces]
    built = {at.CASTLE: CASTLE, at.FORTRESS: FORTRESS}
    castles = [(name, int(s.built[number])) for number, name in enumerate(names)]
    return replace(
        scenario,
        seats=tuple(_seat(s, number, one, names) for number, one in enumerate(scenario.seats)),
        castles=tuple((name, built[what]) for name, what in castles if what),
        round=int(s.turn),
        ninja=None if s.ninja < 0 else int(s.ninja),
        war=None if s.active < 0 else War(int(s.active)),
        action=action_of(s),
        source=_PLAYED if scenario.to_be_set_up else scenario.source,
        notes=" ".join(part for part in (scenario.notes, notes) if part),
    )


def _seat(s: State, number: int, one: Seat, names: list[str]) -> Seat:
    armies = tuple(
        Army(
            army % at.ARMIES_EACH + 1,
            names[int(s.where[army])],
            _units(s, army_row(army)),
            int(s.level[army]),
            int(s.hole[army]),
        )
        for army in range(number * at.ARMIES_EACH, (number + 1) * at.ARMIES_EACH)
        if s.where[army] >= 0
    )
    forces = tuple(
        (name, _units(s, force_row(province)))
        for province, name in enumerate(names)
        if s.owner[province] == number and units_of(s, force_row(province))
    )
    out, action = int(s.out_in[number]), action_of(s)
    bins = s.bins[number].tolist()
    heir = int(s.heir[number])
    return replace(
        one,
        koku=None if out or action or s.active >= 0 else int(s.koku[number]),
        cards=None,
        armies=armies,
        forces=forces,
        sword=0 if out else int(s.sword[number]),
        face_down=tuple(
            (name, int(s.hidden[province]))
            for province, name in enumerate(names)
            if s.owner[province] == number and s.hidden[province]
        ),
        plan=tuple(bins) if action and not out else (),
        levied=_units(s, levy_row(number)) if action == PLACE and not out else (),
        out=out,
        heir=None if heir < 0 else heir,
    )


def action_of(s: State) -> str:
    """Name the action that begins, empty for the round or a war turn."""
    return next((name for name, (phase, _) in BEGINS.items() if s.phase == phase), "")


def _units(s: State, row: int) -> Units:
    return tuple(int(count) for count in s[row : row + at.KIND_COUNT])
